"""What every painted widget is handed: theme, lettering, drawings, cards and language."""

import msgspec

from maverick_desktop.text.phrase import Language, Phrase, Run, runs, say
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces
from maverick_desktop.ui.lettering import Lettering
from maverick_desktop.ui.theme import Theme


class Look(msgspec.Struct, frozen=True, eq=False):
    """The window's look and language."""

    theme: Theme
    lettering: Lettering
    art: Art
    faces: CardFaces
    language: Language

    def say(self, phrase: Phrase) -> str:
        """A sentence as plain text."""
        return say(phrase, self.language)

    def runs(self, phrase: Phrase) -> list[Run]:
        """A sentence as text and suit signs to be drawn."""
        return runs(phrase, self.language)
