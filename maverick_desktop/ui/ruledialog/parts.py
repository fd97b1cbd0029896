"""What the parts of the rule dialog share: type, colours mixed for it, and its plain buttons."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import GOLD_LINE, Theme
from maverick_desktop.ui.widgets import plain_tip, presses

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

LABEL: Final = Role(13, Weight.Medium)
LABEL_BOLD: Final = Role(13, Weight.DemiBold)
SMALL: Final = Role(12)
GROUP: Final = Role(14.5, Weight.DemiBold)
PILL: Final = Role(11.5, Weight.Bold)
MARK: Final = "†"
"""What neither printed text decides."""
HEADING: Final = Role(20, Weight.DemiBold, serif=True)


def gold_edge(theme: Theme) -> QColor:
    """The gold of what is changed: darker on light grounds, where gold itself would not be seen."""
    if theme.dark:
        return theme.gold
    part = 0.42

    def mixed(gold: float, line: float) -> float:
        return gold + (line - gold) * part

    return QColor.fromRgbF(
        mixed(theme.gold.redF(), GOLD_LINE.redF()),
        mixed(theme.gold.greenF(), GOLD_LINE.greenF()),
        mixed(theme.gold.blueF(), GOLD_LINE.blueF()),
    )


def pill(painter: QPainter, start: QPointF, text: str, font: QFont, theme: Theme) -> float:
    """A gold pill with a number, from the middle of its left end; where it ends."""
    place = QRectF(start.x(), start.y() - 9, max(24.0, paint.pill_width(text, font, 8)), 18)
    paint.pill(painter, place, text, font, theme.gold, theme.gold_text)
    return place.right()


def sharp_icon(look: Look, name: str, size: int, on: QWidget) -> QIcon:
    """An icon for the screen a widget is on, in the colours of text; off it has theirs too."""
    icon, theme, dpr = QIcon(), look.theme, on.devicePixelRatioF()
    for mode, ink in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Disabled, theme.disabled)):
        icon.addPixmap(look.art.pixmap(name, size, ink, dpr), mode)
    return icon


class Button(QPushButton):
    """A button that Enter presses only while it has the focus, with an icon or without."""

    def __init__(self, text: str, look: Look | None = None, icon: str = "", size: int = 16) -> None:
        super().__init__(text.replace("&", "&&"))
        self._look = look
        self._icon = icon
        self._size = size
        self.setAutoDefault(False)
        self._draw_icon()

    def _draw_icon(self) -> None:
        if self._look is not None and self._icon:
            self.setIcon(sharp_icon(self._look, self._icon, self._size, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it on every system, not where its theme says so alone."""
        if presses(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """On another screen the icon is drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw_icon()
        return super().event(event)


def dressed(made: Button, tip: str = "", look: str = "") -> Button:
    """The button with a tip and a role in the style sheet."""
    if look:
        made.setProperty("look", look)
    if tip:
        made.setToolTip(plain_tip(tip))
        made.setAccessibleDescription(tip)
    return made


def button(text: str, tip: str = "", look: str = "") -> Button:
    """A button with a text alone."""
    return dressed(Button(text), tip, look)


class BackButton(QAbstractButton):
    """The way back of a changed option: an arrow."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The arrow, on a ground while the pointer is over it, in a ring while it has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self._look.theme, self.rect().toRectF().adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            paint.rounded(painter, area, 6, theme.line)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus_in_dialogs, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 6, 6)
        centre = area.center()
        sign = QRectF(centre.x() - 8, centre.y() - 8, 16, 16)
        self._look.art.paint_icon(painter, "undo", sign, theme.ink)
        painter.end()
