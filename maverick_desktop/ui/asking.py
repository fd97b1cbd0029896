"""The questions of a window's commands: one at a time, and one before something is lost.

Must not know what they are about.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from maverick_desktop.text.phrase import Arg
from maverick_desktop.ui.telling import Question, Telling


class Asking(QObject):
    """Opens dialogs that are gone once they are answered."""

    def __init__(self, telling: Telling, parent: QObject) -> None:
        super().__init__(parent)
        self._telling: Final = telling
        self._open: QDialog | None = None

    @property
    def stands(self) -> bool:
        """Whether a question waits for its answer."""
        return self._open is not None

    def open(self, dialog: QDialog) -> None:
        """Open a question."""
        self._open = dialog
        dialog.finished.connect(lambda _result: self._on_answered(dialog))
        dialog.open()

    def first(self, question: Question | None, go: Callable[[], object]) -> None:
        """Go on once a question is answered by yes; at once if there is none."""
        if question is None:
            go()
            return
        box = self._telling.ask(question)
        box.accepted.connect(go)
        self.open(box)

    def offer(
        self,
        question: Question,
        yes: Callable[[], object],
        no: Callable[[], object],
        **args: Arg,
    ) -> None:
        """Do the one or the other, once a question with these fields is answered."""
        box = self._telling.ask(question, **args)
        box.accepted.connect(yes)
        box.rejected.connect(no)
        self.open(box)

    def _on_answered(self, dialog: QDialog) -> None:
        if self._open is dialog:
            self._open = None
        dialog.deleteLater()
