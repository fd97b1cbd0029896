"""All 54 cards as small faces, to pick the two that were turned.

A suit a row, jokers at the end; arrow keys move between them, Space and Enter pick. Must not know
what the cards decide.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from maverick_desktop.core.cards import BIG_JOKER, DECK, SUITS, Card
from maverick_desktop.text import padspoken
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import GOLD_LINE

COLUMNS: Final = 14
ROWS: Final = 4
_GAP: Final = 4.0
_WIDEST: Final = 58.0
_PLACE: Final = Role(11, Weight.Bold)
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PRESS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _cell(card: Card) -> tuple[int, int]:
    """Column and row of a card: spades above, two to ace, jokers last."""
    if card.is_joker:
        return COLUMNS - 1, 0 if card == BIG_JOKER else 1
    place = DECK.index(card)
    return place % 13, len(SUITS) - 1 - place // 13


_AT: Final = {_cell(card): card for card in DECK}


class CardButton(QAbstractButton):
    """One card of the grid."""

    def __init__(self, look: Look, card: Card, grid: "CardGrid") -> None:
        super().__init__(grid)
        self._look = look
        self._grid = grid
        self.card: Final = card
        self._turn = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turn(self, turn: int) -> None:
        """Show whether it was turned: 1 first, 2 second, 0 not."""
        if turn != self._turn:
            self._turn = turn
            self.update()
        said = self._look.say(padspoken.card(self.card, turned=turn > 0))
        self.setAccessibleName(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next card, Space and Enter pick; the rest is the form's."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._grid.go(self.card, *step)
        elif event.key() in _PRESS:
            self.click()
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The small face; a gold frame and its number if it was turned."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        face = self.rect().toRectF().adjusted(3, 3, -3, -3)
        height = face.width() * measures.CARD_PROPORTION
        face.setHeight(height)
        over = self.underMouse() or self.isDown()
        self._look.faces.draw(painter, face, self.card, small=True, dimmed=over)
        if self._turn:
            paint.winner_frame(painter, face, theme, small=True)
            pill = QRectF(0, 0, 17, 17)
            pill.moveCenter(QPointF(face.right() - 6, face.top() + 7))
            font = self._look.lettering.font(_PLACE)
            text = str(self._turn)
            paint.pill(painter, pill, text, font, theme.gold, theme.gold_text, GOLD_LINE)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus_in_dialogs, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4)
        painter.end()


class CardGrid(QWidget):
    """The whole deck."""

    picked = Signal(object)
    """A ``Card`` was pressed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: Final = {card: CardButton(look, card, self) for card in self._in_order()}
        for card, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, card=card: self.picked.emit(card))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lead(self.buttons[_AT[0, 0]])
        self.show_turned(())

    @staticmethod
    def _in_order() -> list[Card]:
        return [_AT[column, row] for row in range(ROWS) for column in range(COLUMNS)
                if (column, row) in _AT]  # fmt: skip

    def show_turned(self, turned: tuple[Card, ...]) -> None:
        """Mark the cards that were turned, in their order."""
        for card, button in self.buttons.items():
            button.show_turn(turned.index(card) + 1 if card in turned else 0)

    def go(self, card: Card, across: int, down: int) -> None:
        """Move the focus from a card by columns or rows."""
        column, row = _cell(card)
        column, row = column + across, row + down
        if across and (column, row) not in _AT:
            return
        if down and 0 <= row < ROWS and (column, row) not in _AT:
            # Below the jokers there is nothing.
            return
        if (column, row) in _AT:
            target = self.buttons[_AT[column, row]]
            self._lead(target)
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _lead(self, leading: CardButton) -> None:
        """One card alone is reached by Tab."""
        for button in self.buttons.values():
            own = button is leading
            policy = Qt.FocusPolicy.StrongFocus if own else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def sizeHint(self) -> QSize:
        """As large as cards need to be told apart."""
        return QSize(COLUMNS * 44, round(ROWS * 40 * measures.CARD_PROPORTION + ROWS * _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cards are as large as there is room."""
        super().resizeEvent(event)
        high = (self.height() / ROWS - _GAP) / measures.CARD_PROPORTION + _GAP
        wide = int(min(_WIDEST, self.width() / COLUMNS, high))
        tall = int((wide - 6) * measures.CARD_PROPORTION) + 6
        left = (self.width() - wide * COLUMNS) // 2
        top = max(0, (self.height() - tall * ROWS) // 2)
        for card, button in self.buttons.items():
            column, row = _cell(card)
            button.setGeometry(left + column * wide, top + row * tall, wide, tall)
