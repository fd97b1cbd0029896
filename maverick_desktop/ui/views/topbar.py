"""The bar above the table: the mark of the game, menus, tools, and the totals without a dock.

Whoever owns the commands fills the menus; the bar only shows them.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QToolButton, QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.widgets import plain_tip

if TYPE_CHECKING:
    from maverick_desktop.ui.views.totals import Totals

ICONS_ALONE_BELOW: Final = 1180
"""The window's width under which tools have no words."""
_LETTERS: Final = Role(13, Weight.Medium)
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


class TopBar(QWidget):
    """The bar."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tools: list[tuple[QToolButton, Phrase]] = []
        self._titles: list[tuple[QMenu, Phrase]] = []
        self.menus: Final = QMenuBar()
        # The bar is part of the picture; the system's own would stand elsewhere.
        self.menus.setNativeMenuBar(False)
        self.menus.setStyleSheet("QMenuBar { spacing: 0px; padding: 5px 0px; }")
        self.menus.setFont(look.lettering.font(_LETTERS))
        self.menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._totals: Totals | None = None
        self.setFixedHeight(measures.TOP_BAR)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 10, 1)
        row.setSpacing(0)
        row.addWidget(Mark(look))
        row.addSpacing(2)
        row.addWidget(self.menus)
        row.addStretch(1)
        row.addSpacing(12)
        self._middle = QHBoxLayout()
        row.addLayout(self._middle, 1000)
        row.addSpacing(12)
        row.addStretch(1)
        self._right = QHBoxLayout()
        self._right.setSpacing(2)
        row.addLayout(self._right)

    @property
    def totals(self) -> "Totals":
        """The totals, made when they are first shown."""
        if self._totals is None:
            from maverick_desktop.ui.views.totals import Totals

            self._totals = Totals(self._look)
            self._middle.addWidget(self._totals)
        return self._totals

    def add_menu(self, phrase: Phrase) -> QMenu:
        """A menu of this name, to be filled."""
        menu = self.menus.addMenu(self._look.say(phrase))
        self._titles.append((menu, phrase))
        return menu

    def add_tool(self, icon_name: str, phrase: Phrase, slot: Callable[[], object]) -> QToolButton:
        """A tool at the right end."""
        look = self._look
        tool = QToolButton()
        tool.setAutoRaise(True)
        tool.setFont(look.lettering.font(_LETTERS))
        tool.setIcon(look.art.icon(icon_name, _ICON, look.theme.ink, look.theme.disabled))
        tool.setIconSize(QSize(_ICON, _ICON))
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.clicked.connect(lambda _checked=False: slot())
        self._tools.append((tool, phrase))
        self._right.addWidget(tool)
        self._reword()
        return tool

    def _reword(self) -> None:
        """Say everything in the language in use."""
        for menu, phrase in self._titles:
            menu.setTitle(self._look.say(phrase))
        for tool, phrase in self._tools:
            text = self._look.say(phrase)
            tool.setText(text)
            tool.setAccessibleName(text)
            tool.setToolTip(plain_tip(text))
        self._dress_tools()

    def show_totals(self, view: SeatView | None) -> None:
        """Show the totals of this view; None: none, they stand in the dock."""
        if view is not None:
            self.totals.show_view(view)
        if self._totals is not None:
            self._totals.setVisible(view is not None)
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
        for tool, _ in self._tools:
            tool.setToolButtonStyle(style)

    def _worded_fits(self) -> bool:
        font = self._look.lettering.font(_LETTERS)
        tools = sum(width_of(tool.text(), font) + _ICON + 34 for tool, _ in self._tools)
        totals = 0 if self._totals is None or self._totals.isHidden() else _LEAST_TOTALS
        return Mark.SIDE + self.menus.sizeHint().width() + totals + tools <= self.width()

    def changeEvent(self, event: QEvent) -> None:
        """Names follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        super().changeEvent(event)

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
