"""The column beside the felt: how the match stands, and the tricks of the hand one by one."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Signal
from PySide6.QtGui import QIcon, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.core.rules import PRESETS, diff
from maverick_desktop.text import padwords as words
from maverick_desktop.text import scores, seen
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import Phrase, say
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import LEAST_BUTTON
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.scoreparts import PadSideBox, PadTricks
from maverick_desktop.ui.views.dock import DockHead
from maverick_desktop.ui.views.dockparts import COMPACT, ROOMY

NARROW: Final = 256
WIDE: Final = 300
_WIDE_FROM: Final = 1180
_ROOMY_FROM: Final = 640
_BOX: Final = 68
_GAP: Final = 8
_ICONS: Final = ("sheet", "print")


def column_width(window_width: int) -> int:
    """How wide the column is in a window."""
    return NARROW if window_width < _WIDE_FROM else WIDE


class ScoreColumn(QWidget):
    """The column."""

    sheet_wanted = Signal()
    print_wanted = Signal()

    def __init__(self, look: Look, session: PadSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self.head: Final = DockHead(look, self)
        self.boxes: Final = tuple(PadSideBox(look, side, self) for side in Side)
        self.tricks: Final = PadTricks(look, self)
        self.sheet: Final = self._button(self.sheet_wanted)
        self.print: Final = self._button(self.print_wanted)

    def _button(self, signal: object) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.setIconSize(QSize(18, 18))
        button.clicked.connect(signal)
        return button

    def show_match(self, *, beginning: bool) -> None:
        """Show the match as it stands, in the language in use; ``beginning``: at the next hand."""
        say, state, people = self._look.say, self._session.state, self._session.people
        hand = None if beginning else state.hand
        number = len(state.past) + 1 if hand is None else hand.number
        self.head.show_texts(
            say(scores.hand_title(number)),
            say(scores.goal(state.rules)),
            say(scores.rules_in_force(self.rules_name(), self._changes())),
        )
        for box in self.boxes:
            box.show_side(state, hand, people)
        self.tricks.show_hand(hand, people)
        self.sheet.setText(say(Phrase(seen.SCORE_SHEET)))
        self.print.setText(say(Phrase(words.PRINT_BUTTON)))
        self._arrange()

    def rules_name(self) -> str:
        """A preset's name in this language, an own rule set's as it was typed."""
        header = self._session.header
        preset = preset_name(header.rules_base)
        built_in = header.rules_name in (header.rules_base, say(preset))
        return self._look.say(preset) if built_in else header.rules_name

    def _changes(self) -> int:
        header = self._session.header
        return len(diff(header.rules, PRESETS[header.rules_base]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The parts take their places."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """From the top; the tricks have what is left."""
        size = ROOMY if self.height() >= _ROOMY_FROM and self.width() >= WIDE else COMPACT
        for part in (self.head, *self.boxes, self.tricks):
            part.set_measures(size)
        left, width = round(size.margin), self.width() - 2 * round(size.margin)
        top = 0
        self.head.setGeometry(QRect(left, top, width, round(size.head)))
        top += round(size.head)
        for box in self.boxes:
            box.setGeometry(QRect(left, top, width, _BOX))
            top += _BOX + round(size.gap)
        bottom = self.height() - 12 - LEAST_BUTTON
        self._place_buttons(QRect(left, bottom, width, LEAST_BUTTON))
        self.tricks.setGeometry(QRect(left, top, width, bottom - 10 - top))

    def _place_buttons(self, room: QRect) -> None:
        """Side by side, as wide as their words; without signs where there is no room for them."""
        buttons = (self.sheet, self.print)
        for button, icon in zip(buttons, _ICONS, strict=True):
            button.setIcon(self._look.art.icon(icon, 18, self._look.theme.ink))
        wanted = [button.sizeHint().width() for button in buttons]
        if sum(wanted) + _GAP > room.width():
            for button in buttons:
                button.setIcon(QIcon())
            wanted = [button.sizeHint().width() for button in buttons]
        first = round((room.width() - _GAP) * wanted[0] / sum(wanted))
        self.sheet.setGeometry(room.left(), room.top(), first, room.height())
        rest = room.width() - first - _GAP
        self.print.setGeometry(room.left() + first + _GAP, room.top(), rest, room.height())

    def paintEvent(self, _event: object) -> None:
        """The ground, and a hairline towards the felt."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.dock)
        top, bottom = QPointF(0, 0), QPointF(0, self.height())
        paint.hairline(painter, top, bottom, self._look.theme.line)
        painter.end()
