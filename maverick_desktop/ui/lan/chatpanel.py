"""What is said at a table on the network, below the dock: lines, a field, and who is heard.

Plain text throughout. Must not know the network.
"""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.names import CHAT_LENGTH
from maverick_desktop.text import lantable as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lettering import BODY, BODY_BOLD
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.widgets import plain_label, plain_tip

_HEIGHT: Final = 226
_LINES: Final = 200
"""So many are kept."""


class ChatPanel(QWidget):
    """The chat of one table."""

    say_wanted = Signal(str)
    unread_changed = Signal(int)
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._names: dict[Seat, str] = {}
        self._muted: set[Seat] = set()
        self._problem = ""
        self.unread = 0
        self._title = plain_label("", "caps")
        self.lines: Final = QPlainTextEdit()
        self.field: Final = QLineEdit()
        self.send: Final = dressed(Button(""), look="set")
        self.mute: Final = dressed(Button("", look, "eye", 16), look="cross")
        self.cross: Final = dressed(Button("", look, "x", 16), look="cross")
        self._note = plain_label("", "bad")
        self._menu = QMenu(self)
        self.setFixedHeight(_HEIGHT)
        self._lay_out()
        self._wire()
        self.reword()

    # --- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 12)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.mute)
        head.addWidget(self.cross)
        column.addLayout(head)
        self.lines.setReadOnly(True)
        self.lines.setMaximumBlockCount(_LINES)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setFont(self._look.lettering.font(BODY))
        column.addWidget(self.lines, 1)
        self._note.setWordWrap(True)
        self._note.hide()
        column.addWidget(self._note)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self.field, 1)
        foot.addWidget(self.send)
        column.addLayout(foot)

    def _wire(self) -> None:
        self.field.setMaxLength(CHAT_LENGTH)
        self.field.returnPressed.connect(self._on_send)
        self.field.textEdited.connect(lambda: self.tell(None))
        self.send.clicked.connect(self._on_send)
        self.cross.clicked.connect(self.closed)
        self.mute.clicked.connect(self._on_mute)

    def reword(self) -> None:
        """Say everything in the language in use; what people said stays."""

        def say(source: str) -> str:
            return self._look.say(Phrase(source))

        self._title.setText(say(words.CHAT))
        self.lines.setAccessibleName(say(words.CHAT))
        self.lines.setPlaceholderText(say(words.NOTHING_SAID))
        self.field.setAccessibleName(say(words.SAY_SOMETHING))
        self.send.setText(say(words.SEND))
        for button, source in ((self.mute, words.MUTE), (self.cross, words.CLOSE_CHAT)):
            button.setAccessibleName(say(source))
            button.setToolTip(plain_tip(say(source)))

    # --- what is said ----------------------------------------------------------------------------

    def show_people(self, names: dict[Seat, str]) -> None:
        """Who can be heard besides oneself."""
        self._names = names
        self._muted &= names.keys()

    @property
    def muted(self) -> frozenset[Seat]:
        """Who is not heard."""
        return frozenset(self._muted)

    def hear(self, seat: Seat, name: str, text: str) -> None:
        """Somebody has said something; nothing if they are not heard."""
        if seat in self._muted:
            return
        cursor = QTextCursor(self.lines.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.lines.document().isEmpty():
            cursor.insertBlock()
        strong, plain = QTextCharFormat(), QTextCharFormat()
        strong.setFont(self._look.lettering.font(BODY_BOLD))
        plain.setFont(self._look.lettering.font(BODY))
        # Whoever speaks stands before a colon in every language; both are typed by people.
        cursor.insertText(f"{name}: ", strong)
        cursor.insertText(text, plain)
        bar = self.lines.verticalScrollBar()
        bar.setValue(bar.maximum())
        if not self.isVisible():
            self._count(self.unread + 1)

    def tell(self, problem: Phrase | None) -> None:
        """Say why something was not sent; None takes it back."""
        self._note.setText("" if problem is None else self._look.say(problem))
        self._note.setVisible(problem is not None)

    def sent(self) -> None:
        """What was typed is said."""
        self.field.clear()
        self.tell(None)

    def forget(self) -> None:
        """Another table: nothing was said there."""
        self.lines.clear()
        self.field.clear()
        self._muted.clear()
        self.tell(None)
        self._count(0)

    def _count(self, unread: int) -> None:
        if unread != self.unread:
            self.unread = unread
            self.unread_changed.emit(unread)

    # --- what is done ----------------------------------------------------------------------------

    def _on_send(self) -> None:
        if self.field.text().strip():
            self.say_wanted.emit(self.field.text())

    def _on_mute(self) -> None:
        self._menu.clear()
        for seat in SEATS:
            if seat in self._names:
                action = self._menu.addAction(self._names[seat].replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(seat not in self._muted)
                action.toggled.connect(lambda heard, seat=seat: self.set_heard(seat, heard))
        self._menu.popup(self.mute.mapToGlobal(self.mute.rect().bottomLeft()))

    def set_heard(self, seat: Seat, heard: bool) -> None:
        """Whether what a seat says is shown from now on."""
        if heard:
            self._muted.discard(seat)
        else:
            self._muted.add(seat)

    # --- Qt --------------------------------------------------------------------------------------

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - an override
        """What is seen is read."""
        super().setVisible(visible)
        if visible:
            self._count(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the chat; other keys mean nothing on the table while one types."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        event.accept()

    def sizeHint(self) -> QSize:
        """As drawn."""
        return QSize(236, _HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The dock's ground, with a line towards it and towards the table."""
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.dock)
        painter.fillRect(0, 0, 1, self.height(), theme.line)
        painter.fillRect(0, 0, self.width(), 1, theme.line)
        painter.end()
