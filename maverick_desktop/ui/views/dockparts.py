"""What the parts of the score dock share: its measures, side signs, lines of text, cut names.

Every text of a painted part is a ``Line`` first, so that a test can see where it falls. Must not
know what the figures mean.
"""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.table import THEY_TITLE, YOU_AND_TITLE, is_yours, name, pair_title
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.theme import Theme
from maverick_desktop.ui.widgets import plain_tip

_COMPACT_WORDS: Final = 0.92

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter

SECOND: Final = Role(12)
SECOND_BOLD: Final = Role(12, Weight.DemiBold)
HEADING: Final = Role(12, Weight.DemiBold)
SMALL: Final = Role(10)
SMALL_BOLD: Final = Role(10, Weight.Bold)
PILL: Final = Role(12, Weight.Medium)
TITLE: Final = Role(20, Weight.DemiBold, serif=True)
BADGE: Final = Role(10.5, Weight.Bold)


@dataclass(frozen=True, slots=True)
class DockSize:
    """The dock's measures, in logical pixels: as drawn, larger, or compact."""

    scale: float
    """Of its texts."""
    margin: float
    head: float
    box: float
    gap: float
    tricks: float
    list_head: float
    row: float
    foot: float
    """Between the button and the bottom."""
    compact: bool

    def times(self, scale: float) -> "DockSize":
        """The same measures, larger."""
        return replace(
            self,
            scale=scale,
            margin=round(self.margin * scale),
            head=round(self.head * scale),
            box=round(self.box * scale),
            gap=round(self.gap * scale),
            tricks=round(self.tricks * scale),
            list_head=round(self.list_head * scale),
            row=round(self.row * scale),
            foot=round(self.foot * scale),
        )

    def with_margin(self, margin: float) -> "DockSize":
        """The same measures with other margins."""
        return replace(self, margin=margin)


ROOMY: Final = DockSize(1.0, 16, 62, 96, 8, 114, 21, 22, 12, compact=False)
COMPACT: Final = DockSize(1.0, 12, 55, 79, 7, 92, 19, 19, 8, compact=True)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text in its place."""

    place: QRectF
    text: str
    font: QFont
    ink: QColor
    align: Qt.AlignmentFlag = LEFT

    def shown(self) -> str:
        """The text as far as it fits."""
        return paint.cut(self.text, self.font, self.place.width())

    def drawn(self) -> QRectF:
        """Where its letters fall, from the tops of capitals to the base line."""
        metrics = QFontMetricsF(self.font)
        width = metrics.horizontalAdvance(self.shown())
        left = self.place.left()
        if self.align & Qt.AlignmentFlag.AlignRight:
            left = self.place.right() - width
        elif self.align & Qt.AlignmentFlag.AlignHCenter:
            left = self.place.center().x() - width / 2
        base = self.place.center().y() + (metrics.ascent() - metrics.descent()) / 2
        height = metrics.capHeight()
        return QRectF(left, base - height, width, height)

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        painter.setFont(self.font)
        painter.setPen(self.ink)
        flags = int(self.align) | int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
        painter.drawText(self.place, flags, self.shown())


class DockPart(QWidget):
    """A painted part of the dock: texts are lines, everything else is painted before them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.measures = ROOMY
        self._shown: object = None

    def set_measures(self, measures: DockSize) -> None:
        """Use these measures from now on."""
        if measures != self.measures:
            self.measures = measures
            self.update()

    def show_value(self, value: object, said: str) -> None:
        """Paint anew if what is shown has changed; ``said`` is what a screen reader says of it."""
        if value != self._shown:
            self._shown = value
            self.update()
        if said != self.accessibleName():
            self.setAccessibleName(said)

    def lines(self) -> list[Line]:
        """Every text, in its place."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter) -> None:
        """Everything under the texts."""

    def paintEvent(self, _event: object) -> None:
        """Ground, then texts."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter)
        for line in self.lines():
            line.paint(painter)
        painter.end()

    def tip(self, _point: QPoint) -> str:
        """What is said where the pointer rests."""
        return self.accessibleName()

    def event(self, event: QEvent) -> bool:
        """Tool tips are made here: one that was set would be read aloud with its markup."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), plain_tip(self.tip(event.pos())), self)
            return True
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """The dock gives the place."""
        return QSize(0, 0)

    def font_of(self, role: Role) -> QFont:
        """A role's font at the dock's scale, for figures that stand in columns."""
        return self.look.lettering.font(role, self.measures.scale, tabular=True)

    def prose(self, role: Role) -> QFont:
        """A role's font for words, which are a little smaller in the compact dock."""
        smaller = _COMPACT_WORDS if self.measures.compact else 1.0
        return self.look.lettering.font(role, self.measures.scale * smaller)


def side_sign(painter: QPainter, place: QRectF, ours: bool, theme: Theme) -> None:
    """A disc for our side, a square for theirs."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.ours if ours else theme.theirs)
    if ours:
        painter.drawEllipse(place)
    else:
        inset = place.width() * 0.04
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), 1.5, 1.5)


def fitting_pair(look: Look, view: SeatView, side: Side, font: QFont, width: float) -> str:
    """A side's title, its names cut so that both are still there."""
    whole = look.say(pair_title(view, side))
    if width_of(whole, font) <= width:
        return whole
    if is_yours(view, side):
        names, words = {"partner": name(view, view.seat.partner)}, YOU_AND_TITLE
    else:
        one, other = side.seats
        names, words = {"one": name(view, one), "other": name(view, other)}, THEY_TITLE
    room = width - width_of(look.say(Phrase(words, dict.fromkeys(names, ""))), font)
    return look.say(Phrase(words, cut_names(names, font, room)))


def cut_names(names: dict[str, str], font: QFont, room: float) -> dict[str, str]:
    """Names cut to a common width; what a short one leaves is the others'."""
    metrics = QFontMetricsF(font)
    cut: dict[str, str] = {}
    waiting = sorted(names, key=lambda key: metrics.horizontalAdvance(names[key]))
    for place, key in enumerate(waiting):
        share = max(0.0, room / (len(waiting) - place))
        cut[key] = metrics.elidedText(names[key], Qt.TextElideMode.ElideRight, share)
        room -= metrics.horizontalAdvance(cut[key])
    return {key: cut[key] for key in names}


def hairline_under(painter: QPainter, place: QRectF, ink: QColor) -> None:
    """A line of one device pixel along the bottom of a place."""
    paint.hairline(painter, place.bottomLeft(), place.bottomRight(), ink)
