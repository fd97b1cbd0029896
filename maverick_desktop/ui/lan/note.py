"""A note in a dialog: a hint, or what went wrong, with a button where something can be done."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.widgets import plain_label

_ICON: Final = 20


class Note(QFrame):
    """One sentence or two on a ground that is seen."""

    pressed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: tuple[Phrase, bool, Phrase | None] | None = None
        self.setProperty("look", "note")
        self._sign = plain_label("")
        self._sign.setFixedWidth(_ICON + 4)
        self.text: Final = plain_label("", "noted")
        self.text.setWordWrap(True)
        self.button: Final = dressed(Button(""))
        self.button.clicked.connect(self.pressed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.button.hide()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_note(self, text: Phrase, *, bad: bool, button: Phrase | None = None) -> None:
        """Say this; ``bad``: something did not work."""
        self._shown = (text, bad, button)
        look = self._look
        name, ink = ("warn", look.theme.bad) if bad else ("q", look.theme.ink)
        self._sign.setPixmap(look.art.pixmap(name, _ICON, ink, self.devicePixelRatioF(), line=2.2))
        self.text.setText(look.say(text))
        self.text.setAccessibleName(self.text.text())
        self.button.setVisible(button is not None)
        if button is not None:
            self.button.setText(look.say(button))

    def reword(self) -> None:
        """Say it in the language in use."""
        if self._shown is not None:
            text, bad, button = self._shown
            self.show_note(text, bad=bad, button=button)
