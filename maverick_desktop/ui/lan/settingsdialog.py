"""Table settings: what happens to somebody who was lost, how long one may think, chat, spectators.

Hands a ``TableWishes`` out. Must not know the network.
"""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.settings import TableWishes
from maverick_desktop.ui.widgets import plain_label

_POLICIES: Final = (
    ("wait", words.POLICY_WAIT),
    ("bot", words.POLICY_BOT),
    ("pause", words.POLICY_PAUSE),
)
_PATIENCE: Final = (10, 20, 30, 60, 120, 300)
_TIMERS: Final = (0, 15, 30, 60, 120, 300)
_PAUSES: Final = (0, 5, 8, 15, 30, 60)


class TableSettingsDialog(QDialog):
    """A few choices."""

    wanted = Signal(object)

    def __init__(
        self, look: Look, wishes: TableWishes, name_hint: str, parent: QWidget | None = None
    ) -> None:
        """``name_hint``: what the table is called without a name of its own."""
        super().__init__(parent)
        self._look = look
        self._wishes = wishes
        self.name: Final = QLineEdit(wishes.name)
        self.policy: Final = QComboBox()
        self.patience: Final = QComboBox()
        self.timer: Final = QComboBox()
        self.pause: Final = QComboBox()
        self.chat: Final = QCheckBox(self._say(words.CHAT))
        self.spectators: Final = QCheckBox(self._say(words.SPECTATORS))
        self.done_button: Final = dressed(Button(self._say(words.DONE)), look="main")
        self.name.setPlaceholderText(name_hint)
        self.name.setMaxLength(NAME_LENGTH)
        self._after = plain_label(self._say(words.AFTER), "second")
        self.setWindowTitle(self._say(words.SETTINGS_TITLE))
        self.setMinimumWidth(620)
        self._fill()
        self._lay_out()
        self._on_policy()
        self.policy.currentIndexChanged.connect(self._on_policy)

    def _say(self, source: str) -> str:
        return self._look.say(Phrase(source))

    def _seconds(self, seconds: int, none: str) -> str:
        if not seconds:
            return self._say(none)
        return self._look.say(Phrase(words.SECONDS, {"n": seconds}))

    def _fill(self) -> None:
        wishes = self._wishes
        for value, text in _POLICIES:
            self.policy.addItem(self._say(text), value)
        self.policy.setCurrentIndex(self.policy.findData(wishes.policy))
        for box, choices, chosen, none in (
            (self.patience, _PATIENCE, wishes.patience, ""),
            (self.timer, _TIMERS, wishes.timer, words.TIMER_OFF),
            (self.pause, _PAUSES, wishes.hand_pause, words.HAND_PAUSE_OFF),
        ):
            for seconds in sorted({*choices, chosen}):
                box.addItem(self._seconds(seconds, none), seconds)
            box.setCurrentIndex(box.findData(chosen))
        self.chat.setChecked(wishes.chat)
        self.spectators.setChecked(wishes.spectators)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(plain_label(self._say(words.SETTINGS_TITLE), "title"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        lost = QHBoxLayout()
        lost.setSpacing(8)
        lost.addWidget(self.policy, 1)
        lost.addWidget(self._after)
        lost.addWidget(self.patience)
        rows: tuple[tuple[str, QWidget, QHBoxLayout | None], ...] = (
            (words.TABLE_NAME, self.name, None),
            (words.LOST_PLAYER, self.policy, lost),
            (words.TIMER, self.timer, None),
            (words.HAND_PAUSE, self.pause, None),
        )
        for place, (text, field, around) in enumerate(rows):
            label, row = plain_label(self._say(text)), 2 * place
            label.setBuddy(field)
            field.setAccessibleName(label.text())
            grid.addWidget(label, row, 0)
            if around is None:
                grid.addWidget(field, row, 1)
            else:
                grid.addLayout(around, row, 1)
            if field is self.timer:
                grid.addWidget(self._limit(), row + 1, 0, 1, 2)
        self.patience.setAccessibleName(self._say(words.AFTER))
        column.addLayout(grid)
        column.addWidget(self.chat)
        column.addWidget(self.spectators)
        column.addSpacing(4)
        column.addLayout(self._buttons())

    def _limit(self) -> QWidget:
        """What becomes of whoever takes longer, where there is a limit."""
        about = plain_label(self._say(words.TIMER_ABOUT), "second")
        about.setWordWrap(True)

        def show() -> None:
            about.setVisible(bool(self.timer.currentData()))

        self.timer.currentIndexChanged.connect(show)
        show()
        return about

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        cancel = Button(self._say(words.CANCEL))
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        self.done_button.setDefault(True)
        self.done_button.clicked.connect(self._on_done)
        row.addWidget(self.done_button)
        return row

    def _on_policy(self) -> None:
        steps_in = self.policy.currentData() == "bot"
        self._after.setVisible(steps_in)
        self.patience.setVisible(steps_in)

    def _on_done(self) -> None:
        self.wanted.emit(
            replace(
                self._wishes,
                name=clean_name(self.name.text()),
                policy=self.policy.currentData(),
                patience=int(self.patience.currentData()),
                timer=int(self.timer.currentData()),
                hand_pause=int(self.pause.currentData()),
                chat=self.chat.isChecked(),
                spectators=self.spectators.isChecked(),
            )
        )
        self.accept()
