"""Messages of the window: what went wrong, in a sentence, over the window. Knows no command.

And questions before something is lost.
"""

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtWidgets import QMessageBox, QWidget

from maverick_desktop.text import faults
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Arg, Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import ask, message


class Question(NamedTuple):
    """What is asked before something is lost, or offered; templates."""

    title: str
    text: str
    yes: str
    no: str


class Telling:
    """Tells the player things that they did not ask for."""

    def __init__(self, window: QWidget, look: Look) -> None:
        self._window: Final = window
        self._look: Final = look

    def tell(self, title: str, text: Phrase) -> None:
        """Say one thing; ``title`` is a template."""
        said = self._look.say(Phrase(title)), self._look.say(text)
        message(self._window, QMessageBox.Icon.Information, *said)

    def ask(self, question: Question, **args: Arg) -> QMessageBox:
        """A question, not yet open: ``accepted`` for yes; Esc and the return key mean no.

        ``args`` fill the fields of its templates.
        """
        return ask(self._window, *(self._look.say(Phrase(one, args)) for one in question))

    def trouble(self, error: OSError | None) -> None:
        """The record cannot be written, or can be again: said once each."""
        if error is None:
            self.tell(words.APP_NAME, Phrase(words.DISK_AGAIN))
            return
        problem = faults.file_fault(error.filename or "", error)
        self.tell(words.DISK_TITLE, Phrase(words.DISK_TEXT, {"problem": problem}))

    def fault(self, file: Path) -> None:
        """Something unexpected happened: one sentence, and where to read more."""
        self.tell(words.UNEXPECTED_TITLE, Phrase(words.UNEXPECTED_TEXT, {"file": str(file)}))
