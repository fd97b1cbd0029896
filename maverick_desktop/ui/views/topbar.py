"""The bar above the table: the mark of the game, menus, tools, and the totals without a dock.

Whoever owns the commands fills the menus; the bar only shows them.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QToolButton, QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.text.table import pair
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import SideFigures, figures_of
from maverick_desktop.ui.views.dockparts import DockPart, Line, fitting_pair, side_sign, width_of
from maverick_desktop.ui.widgets import plain_tip

ICONS_ALONE_BELOW: Final = 1180
"""The window's width under which tools have no words."""
_LETTERS: Final = Role(13, Weight.Medium)
_NAMES: Final = Role(13, Weight.Medium)
_TOTAL: Final = Role(18, Weight.DemiBold, serif=True)
_ICON: Final = 18
_LEAST_TOTALS: Final = 150


class Mark(QWidget):
    """Four diamonds, one apart."""

    SIDE: Final = 24

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedSize(self.SIDE, self.SIDE)

    def paintEvent(self, _event: object) -> None:
        """The mark in the theme's green and gold."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        # Where green gives way to the colour of gold, the three are white.
        three = theme.ink if theme.accent == theme.gold else theme.accent
        colours = {"#1f6b57": three, "#f0b429": theme.gold}
        self._look.art.paint(painter, "app", QRectF(self.rect()), colours)
        painter.end()


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


class TopBar(QWidget):
    """The bar."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tools: list[QToolButton] = []
        self.menus: Final = QMenuBar()
        # The bar is part of the picture; the system's own would stand elsewhere.
        self.menus.setNativeMenuBar(False)
        self.menus.setStyleSheet("QMenuBar { spacing: 0px; padding: 5px 0px; }")
        self.menus.setFont(look.lettering.font(_LETTERS))
        self.menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.totals: Final = Totals(look)
        self.totals.setVisible(False)
        self.setFixedHeight(measures.TOP_BAR)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 10, 1)
        row.setSpacing(0)
        row.addWidget(Mark(look))
        row.addSpacing(2)
        row.addWidget(self.menus)
        row.addStretch(1)
        row.addSpacing(12)
        row.addWidget(self.totals, 1000)
        row.addSpacing(12)
        row.addStretch(1)
        self._right = QHBoxLayout()
        self._right.setSpacing(2)
        row.addLayout(self._right)

    def add_menu(self, phrase: Phrase) -> QMenu:
        """A menu of this name, to be filled."""
        return self.menus.addMenu(self._look.say(phrase))

    def add_tool(self, icon_name: str, phrase: Phrase, slot: Callable[[], object]) -> QToolButton:
        """A tool at the right end."""
        look, text = self._look, self._look.say(phrase)
        tool = QToolButton()
        tool.setText(text)
        tool.setAccessibleName(text)
        tool.setToolTip(plain_tip(text))
        tool.setAutoRaise(True)
        tool.setFont(look.lettering.font(_LETTERS))
        tool.setIcon(look.art.icon(icon_name, _ICON, look.theme.ink, look.theme.disabled))
        tool.setIconSize(QSize(_ICON, _ICON))
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.clicked.connect(lambda _checked=False: slot())
        self._tools.append(tool)
        self._right.addWidget(tool)
        self._dress_tools()
        return tool

    def show_totals(self, view: SeatView | None) -> None:
        """Show the totals of this view; None: none, they stand in the dock."""
        if view is not None:
            self.totals.show_view(view)
        self.totals.setVisible(view is not None)
        self._dress_tools()

    # --- layout ----------------------------------------------------------------------------------

    def _dress_tools(self) -> None:
        """Icons with words, or alone where the window is narrow or the words do not fit."""
        worded = self.width() >= ICONS_ALONE_BELOW and self._worded_fits()
        style = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if worded
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        for tool in self._tools:
            tool.setToolButtonStyle(style)

    def _worded_fits(self) -> bool:
        font = self._look.lettering.font(_LETTERS)
        tools = sum(width_of(tool.text(), font) + _ICON + 34 for tool in self._tools)
        totals = 0 if self.totals.isHidden() else _LEAST_TOTALS
        return Mark.SIDE + self.menus.sizeHint().width() + totals + tools <= self.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tools lose their words in a narrow window."""
        super().resizeEvent(event)
        self._dress_tools()

    def paintEvent(self, _event: object) -> None:
        """The ground, and a hairline towards the table."""
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.bar)
        bottom = self.height() - 1
        paint.hairline(painter, QPointF(0, bottom), QPointF(self.width(), bottom), theme.line)
        painter.end()
