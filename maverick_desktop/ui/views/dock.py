"""The score dock beside the table: what the match stands at, hand by hand.

Lays its parts out and decides which of them give way: first the chart, then old hands, then the
rule set's pill; never totals, target, tricks or button. Must not know how a score comes about.
"""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QIcon, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.printing import PRINT
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import LEAST_BUTTON, MIDDLE_DOCK, WIDE_DOCK
from maverick_desktop.ui.models.figures import figures_of
from maverick_desktop.ui.models.scores import ScoreModel
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.chart import LEAST_HEIGHT, Chart
from maverick_desktop.ui.views.dockparts import (
    CENTRE,
    COMPACT,
    PILL,
    ROOMY,
    SECOND,
    TITLE,
    DockPart,
    DockSize,
    Line,
)
from maverick_desktop.ui.views.handslist import HandsList
from maverick_desktop.ui.views.sidebox import SideBox
from maverick_desktop.ui.views.trickbars import TrickBars

_ROOMY_FROM: Final = 700
"""The least height for the measures as drawn."""
_LARGER: Final = 1.15
_HANDS_BESIDE_CHART: Final = 8
_BUTTON_GAP: Final = 8
"""Older hands than so many do not cost the chart its place."""


def dock_size(width: float, height: float) -> DockSize:
    """The measures for a dock of this size."""
    if width >= WIDE_DOCK and height >= _ROOMY_FROM * _LARGER:
        return ROOMY.times(_LARGER)
    if height < _ROOMY_FROM:
        return COMPACT
    # The narrowest has narrow margins at any height.
    return ROOMY if width >= MIDDLE_DOCK else ROOMY.with_margin(COMPACT.margin)


class DockHead(DockPart):
    """The hand's number, the rule set, and what wins the match."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._title = ""
        self._goal = ""
        self._rules = ""
        self._pill_allowed = True

    def show_texts(self, title: str, goal: str, rules: str) -> None:
        """Show these texts."""
        self._title, self._goal, self._rules = title, goal, rules
        self.show_value((title, goal, rules), f"{title}. {rules}. {goal}")

    def tip(self, _point: QPoint) -> str:
        """What may have been cut or left out."""
        return f"{self._rules}\n{self._goal}"

    def allow_pill(self, allowed: bool) -> None:
        """Whether there is height enough for the pill to be worth its place."""
        self._pill_allowed = allowed
        self.update()

    def pill(self) -> QRectF:
        """Where the rule set's pill is; empty where there is no room."""
        if not self._pill_allowed or self.width() + 2 * self.measures.margin < MIDDLE_DOCK:
            return QRectF()
        scale, font = self.measures.scale, self.prose(PILL)
        free = self.width() - width_of(self._title, self.font_of(TITLE)) - 12 * scale
        wide = min(width_of(self._rules, font) + 18 * scale, free)
        if wide < 60 * scale:
            return QRectF()
        tall = 23 * scale
        return QRectF(self.width() - wide, self._title_middle() - tall / 2 + 1, wide, tall)

    def _title_middle(self) -> float:
        return 20 if self.measures.compact else 24 * self.measures.scale

    def lines(self) -> list[Line]:
        """Title, pill, goal."""
        theme, scale = self.look.theme, self.measures.scale
        font = self.font_of(TITLE)
        title = QRectF(0, self._title_middle() - 15 * scale, self.width(), 30 * scale)
        found = [Line(title, self._title, font, theme.ink)]
        pill = self.pill()
        if not pill.isEmpty():
            title.setRight(pill.left() - 4)
            inside = pill.adjusted(8 * scale, 0, -8 * scale, 0)
            found.append(Line(inside, self._rules, self.prose(PILL), theme.ink_2, CENTRE))
        middle = 40 if self.measures.compact else 46 * scale
        second = QRectF(0, middle - 8 * scale, self.width(), 16 * scale)
        found.append(Line(second, self._goal, self.prose(SECOND), theme.ink_2))
        return found

    def paint_ground(self, painter: QPainter) -> None:
        """The pill."""
        pill, theme = self.pill(), self.look.theme
        if not pill.isEmpty():
            paint.rounded(painter, pill, pill.height() / 2, theme.surface_2, theme.line)


class ScoreDock(QWidget):
    """The dock."""

    sheet_requested = Signal()
    print_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.model: Final = ScoreModel(look, self)
        self.head: Final = DockHead(look, self)
        self.ours: Final = SideBox(look, True, self)
        self.theirs: Final = SideBox(look, False, self)
        self.tricks: Final = TrickBars(look, self)
        self.hands: Final = HandsList(look, self.model, self)
        self.chart: Final = Chart(look, self)
        self.button: Final = QPushButton(self)
        self.print_button: Final = QPushButton(self)
        self._icons = {
            self.button: look.art.icon("sheet", 18, look.theme.ink),
            self.print_button: look.art.icon("print", 18, look.theme.ink),
        }
        for button, wanted in (
            (self.button, self.sheet_requested),
            (self.print_button, self.print_requested),
        ):
            button.setIconSize(QSize(18, 18))
            button.clicked.connect(wanted)
        self._shown: tuple[SeatView, str, int] | None = None
        self._reword()

    def _reword(self) -> None:
        """Say everything in the language in use."""
        title = self._look.say(Phrase(words.SCORE_SHEET))
        self.button.setText(title)
        self.print_button.setText(self._look.say(Phrase(PRINT)))
        self.setAccessibleName(title)
        self.model.reword()
        if self._shown is not None:
            self.show_view(*self._shown)
            self._arrange()

    def show_view(self, view: SeatView, rules_name: str, changes: int) -> None:
        """Show the match as this seat's view has it, under these rules."""
        self._shown = (view, rules_name, changes)
        say, figures = self._look.say, figures_of(view)
        former = self.model.rowCount()
        self.model.show(view)
        self.head.show_texts(
            say(words.hand_title(figures.hand)),
            say(words.goal(view.public.rules)),
            say(words.rules_in_force(rules_name, changes)),
        )
        self.ours.show_figures(view, figures)
        self.theirs.show_figures(view, figures)
        self.tricks.show_figures(view, figures)
        self.chart.show_hands(view, self.model)
        if self.model.rowCount() != former:
            self._arrange()

    # --- layout ----------------------------------------------------------------------------------

    def _arrange(self) -> None:
        size = dock_size(self.width(), self.height())
        parts = (self.head, self.ours, self.theirs, self.tricks, self.hands, self.chart)
        for part in parts:
            part.set_measures(size)
        left, width = round(size.margin), self.width() - 2 * round(size.margin)
        top = 0.0
        for part, height, gap in (
            (self.head, size.head, 0.0),
            (self.ours, size.box, size.gap),
            (self.theirs, size.box, 0.0),
            (self.tricks, size.tricks, 0.0),
        ):
            part.setGeometry(QRect(left, round(top), width, round(height)))
            top += height + gap
        tall = round(LEAST_BUTTON * size.scale)
        bottom = self.height() - round(size.foot) - tall
        self._place_buttons(QRect(left, bottom, width, tall))
        self._share(QRect(left, round(top), width, bottom - round(size.gap) - round(top)))

    def _place_buttons(self, row: QRect) -> None:
        """Side by side, the wider the longer their words; icons give way where those do not fit."""
        gap = round(_BUTTON_GAP * row.height() / LEAST_BUTTON)
        free = row.width() - gap
        if sum(self._wanted(iconed=True)) > free:
            wanted = self._wanted(iconed=False)
        else:
            wanted = self._wanted(iconed=True)
        first = wanted[0] + (free - sum(wanted)) // 2
        self.button.setGeometry(row.left(), row.top(), first, row.height())
        left = row.left() + first + gap
        self.print_button.setGeometry(left, row.top(), free - first, row.height())

    def _wanted(self, *, iconed: bool) -> list[int]:
        """How wide the buttons would be, with their icons or without."""
        for button, icon in self._icons.items():
            button.ensurePolished()
            button.setIcon(icon if iconed else QIcon())
        return [max(one.sizeHint().width(), one.minimumWidth()) for one in self._icons]

    def _share(self, room: QRect) -> None:
        """Give the hands and the chart what is left, in the order of giving way."""
        count, size = self.model.rowCount(), self.hands.measures
        beside = min(count, _HANDS_BESIDE_CHART)
        wanted = round(size.list_head + beside * size.row)
        charted = room.height() - wanted >= LEAST_HEIGHT
        fitting = self.hands.room_for(room.height())
        if not charted:
            wanted = round(size.list_head + min(count, fitting) * size.row)
        self.chart.setVisible(charted)
        self.hands.setVisible(fitting > 0)
        self.head.allow_pill(fitting > 0)
        # One pixel more, for the line under the last row.
        self.hands.setGeometry(room.left(), room.top(), room.width(), max(0, wanted) + 1)
        rest = QRect(room)
        rest.setTop(room.top() + wanted)
        self.chart.setGeometry(rest)

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The parts take their new places."""
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        """The dock as drawn."""
        return QSize(MIDDLE_DOCK, 756)

    def paintEvent(self, _event: object) -> None:
        """The ground, and a hairline towards the table."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.dock)
        top, bottom = QPointF(0, 0), QPointF(0, self.height())
        paint.hairline(painter, top, bottom, self._look.theme.line)
        painter.end()
