"""Both sides' totals in the top bar, for when the dock is closed.

Must not know how a score comes about.
"""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import number
from maverick_desktop.text.table import pair
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import SideFigures, figures_of
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import DockPart, Line, fitting_pair, side_sign

_NAMES: Final = Role(13, Weight.Medium)
_TOTAL: Final = Role(18, Weight.DemiBold, serif=True)


class Totals(DockPart):
    """Both sides' totals in one line."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._view: SeatView | None = None
        self._sides: tuple[SideFigures, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_view(self, view: SeatView) -> None:
        """Show the totals of this view."""
        figures = figures_of(view)
        self._view, self._sides = view, (figures.ours, figures.theirs)
        said = []
        for side in self._sides:
            goal = words.to_go(side.total, figures.target)
            said.append(words.total_says(pair(view, side.side), side.total, goal))
        names = [sitter.name for sitter in view.public.seats]
        self.show_value((self._sides, names), self.look.say(words.listed(said)))

    def lines(self) -> list[Line]:
        """Title and total of each side."""
        if self._view is None:
            return []
        found = []
        for side, place in zip(self._sides, self._places(), strict=True):
            total, font = number(side.total), self.font_of(_TOTAL)
            wide = width_of(total, font)
            names = self.look.lettering.font(_NAMES)
            room = place.adjusted(17, 0, -wide - 8, 0)
            text = fitting_pair(self.look, self._view, side.side, names, room.width())
            figure = QRectF(room.left() + width_of(text, names) + 8, 0, wide + 1, place.height())
            found.append(Line(room, text, names, self.look.theme.ink))
            found.append(Line(figure, total, font, self.look.theme.ink))
        return found

    def _places(self) -> tuple[QRectF, QRectF]:
        """Half the line each, less if that is enough."""
        wanted = [self._wanted(side) for side in self._sides]
        half = (self.width() - 24) / 2
        first = min(wanted[0], max(half, self.width() - 24 - wanted[1]))
        second = min(wanted[1], self.width() - 24 - first)
        left = (self.width() - 24 - first - second) / 2
        return (
            QRectF(left, 0, first, self.height()),
            QRectF(left + first + 24, 0, second, self.height()),
        )

    def _wanted(self, side: SideFigures) -> float:
        assert self._view is not None
        names: QFont = self.look.lettering.font(_NAMES)
        whole = fitting_pair(self.look, self._view, side.side, names, 1e6)
        return 17 + width_of(whole, names) + 9 + width_of(number(side.total), self.font_of(_TOTAL))

    def paint_ground(self, painter: QPainter) -> None:
        """A sign a side."""
        if self._view is None:
            return
        for place, ours in zip(self._places(), (True, False), strict=True):
            sign = QRectF(place.left(), place.center().y() - 5, 10, 10)
            side_sign(painter, sign, ours, self.look.theme)
