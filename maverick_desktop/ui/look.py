"""What every painted widget is handed: theme, lettering, drawings, cards and language."""

import msgspec

from maverick_desktop.text import faces
from maverick_desktop.text.phrase import Phrase, Run, runs, say
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces, FaceWords
from maverick_desktop.ui.lettering import Lettering
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.text import WindowLanguage, translate_qt
from maverick_desktop.ui.theme import Theme


class Look(msgspec.Struct, frozen=True, eq=False):
    """The window's look and language."""

    theme: Theme
    lettering: Lettering
    art: Art
    faces: CardFaces
    language: WindowLanguage

    def say(self, phrase: Phrase) -> str:
        """A sentence as plain text."""
        return say(phrase, self.language)

    def runs(self, phrase: Phrase) -> list[Run]:
        """A sentence as text and suit signs to be drawn."""
        return runs(phrase, self.language)

    def speak(self, settings: Settings) -> None:
        """Speak and letter the cards as the player chose; what is on the screen must ask anew."""
        words = self.language
        words.choose(settings.language, settings.letters)
        translate_qt(words.code)
        written = (faces.BIG, faces.SMALL, faces.BIG_JOKER, faces.SMALL_JOKER)
        self.faces.change(words=FaceWords(words.letters, *map(words.translate, written)))
