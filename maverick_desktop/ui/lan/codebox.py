"""The table's code, large enough to be read across a room, and the words to read it aloud by.

Before the table is open the same place holds its name. Must not know the network.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.names import NAME_LENGTH
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.lan.lobbyscene import CodeShown
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.widgets import plain_label

CODE: Final = Role(66, Weight.DemiBold, spacing=9)
_HEIGHT: Final = 118
_LOW: Final = 84
_DIAMOND: Final = 20.0
_COPIED_FOR: Final = 1600
_DOTS: Final = "•••"


class CodeView(QWidget):
    """The six signs in two halves with a gold diamond between them."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._code: CodeShown | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_code(self, code: CodeShown) -> None:
        """Show a code, or that it is hidden."""
        self._code = code
        said = Phrase(words.FULL_LINE) if code.hidden else words_of(code)
        self.setAccessibleName(self._look.say(said))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The signs, the diamond, the words."""
        code = self._code
        if code is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        line = 24.0
        large = QRectF(0, 0, self.width(), self.height() - line)
        font = self._fitting(large)
        halves = (_DOTS, _DOTS) if code.hidden else (code.first, code.second)
        ink = theme.ink_2 if code.hidden else theme.ink
        first = paint.width_of(halves[0], font)
        paint.text_in(painter, large, halves[0], font, ink)
        middle = QPointF(first + _DIAMOND * 0.75, large.center().y() + large.height() * 0.02)
        size = _DIAMOND * font.pointSizeF() / self._font(CODE).pointSizeF()
        _diamond(painter, middle, size, theme.gold)
        rest = large.adjusted(first + _DIAMOND * 1.8, 0, 0, 0)
        paint.text_in(painter, rest, halves[1], font, ink)
        if not code.hidden:
            under = QRectF(0, self.height() - line, self.width(), line - 4)
            said = self._look.say(code.words)
            small = self._look.lettering.font(lettering.PROMPT_SECOND)
            paint.text_in(painter, under, said, small, theme.ink_2)
        painter.end()

    def _font(self, role: Role) -> QFont:
        return self._look.lettering.font(role, tabular=True)

    def _fitting(self, room: QRectF) -> QFont:
        """As large as drawn, or what fits."""
        font, scale = self._font(CODE), 1.0
        widest = "MMMMMM"
        while scale > 0.4:
            font = self._look.lettering.font(CODE, scale, tabular=True)
            wide = paint.width_of(widest, font) + 2 * _DIAMOND
            if wide <= max(room.width(), 120) and CODE.size * scale <= room.height() * 0.95:
                break
            scale -= 0.05
        return font


def words_of(code: CodeShown) -> Phrase:
    """A code, read out."""
    return Phrase(words.CODE_SAYS, {"words": code.words})


def _diamond(painter: QPainter, centre: QPointF, side: float, gold: QColor) -> None:
    half = side / 2
    points = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gold)
    painter.drawPolygon(QPolygonF([centre + point for point in points]))


class CodeBox(QFrame):
    """The box at the top of the lobby: the table's name before it is open, its code afterwards."""

    new_wanted = Signal()
    show_wanted = Signal()
    named = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: CodeShown | None = None
        self.setProperty("look", "box")
        self.view: Final = CodeView(look)
        self.copy: Final = dressed(Button("", look, "copy"))
        self.new: Final = dressed(Button(""))
        self.name: Final = QLineEdit()
        self._label = plain_label("", "second")
        self._hint = plain_label("", "second")
        self._buttons = QVBoxLayout()
        self._row = QHBoxLayout()
        self._back = QTimer(self)
        self._back.setSingleShot(True)
        self._back.setInterval(_COPIED_FOR)
        self._back.timeout.connect(self.reword)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._name_page())
        self._pages.addWidget(self._code_page())
        self.copy.clicked.connect(self._on_copy)
        self.new.clicked.connect(self._on_new)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.textEdited.connect(self.named)
        self.reword()
        self.set_low(False)

    def _name_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 12, 24, 12)
        column.setSpacing(5)
        column.addStretch()
        column.addWidget(self._label)
        column.addWidget(self.name)
        column.addWidget(self._hint)
        column.addStretch()
        self._hint.setWordWrap(True)
        self._label.setBuddy(self.name)
        return page

    def _code_page(self) -> QWidget:
        page = QWidget()
        row = self._row
        page.setLayout(row)
        row.setSpacing(12)
        row.addWidget(self.view, 1)
        self._buttons.addStretch()
        self._buttons.addWidget(self.copy)
        self._buttons.addWidget(self.new)
        self._buttons.addStretch()
        row.addLayout(self._buttons)
        return page

    def set_low(self, low: bool) -> None:
        """Whether there is little height."""
        self.setFixedHeight(_LOW if low else _HEIGHT)
        self._hint.setHidden(low)
        self._buttons.setSpacing(4 if low else 8)
        self._row.setContentsMargins(30, 4 if low else 14, 19, 4 if low else 10)

    def show_name(self, name: str) -> None:
        """Before the table is open: what it will be called."""
        self._shown = None
        self._pages.setCurrentIndex(0)
        if self.name.text() != name and not self.name.hasFocus():
            self.name.setText(name)

    def show_code(self, code: CodeShown) -> None:
        """The table is open."""
        self._shown = code
        self.view.show_code(code)
        self._pages.setCurrentIndex(1)
        self.copy.setEnabled(not code.hidden)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in use."""
        say = self._look.say
        hidden = self._shown is not None and self._shown.hidden
        self.copy.setText(say(Phrase(words.COPY)))
        self.new.setText(say(Phrase(words.SHOW_CODE if hidden else words.NEW_CODE)))
        dressed(self.new, say(Phrase(words.SHOW_CODE_TIP if hidden else words.NEW_CODE_TIP)))
        self._label.setText(say(Phrase(words.TABLE_NAME)))
        self.name.setAccessibleName(self._label.text())
        self._hint.setText(say(Phrase(words.HOST_DEALS)))
        if self._shown is not None:
            self.view.show_code(self._shown)

    def sizeHint(self) -> QSize:
        """As drawn."""
        return QSize(600, _HEIGHT)

    def _on_copy(self) -> None:
        if self._shown is not None:
            QGuiApplication.clipboard().setText(f"{self._shown.first}-{self._shown.second}")
            self.copy.setText(self._look.say(Phrase(words.COPIED)))
            self._back.start()

    def _on_new(self) -> None:
        hidden = self._shown is not None and self._shown.hidden
        (self.show_wanted if hidden else self.new_wanted).emit()
