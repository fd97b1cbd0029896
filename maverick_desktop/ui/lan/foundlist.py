"""The tables found on this network, a row each: name, rules, free seats, how its rules compare.

Must not know the network.
"""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Arg, Phrase
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.lan.lobbyscene import FoundRow
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import RIGHT, Button, dressed

_NAME: Final = Role(14, Weight.DemiBold)
_RULES: Final = Role(12.5)
_NOTE: Final = Role(12.5, Weight.Medium)
_HEIGHT: Final = 66
_GAP: Final = 8
_SIGN: Final = 12.0
_EDGE: Final = 14.0
_RADIUS: Final = 10.0


class FoundView(QAbstractButton):
    """One table; checked while it is the one to be joined."""

    link_wanted = Signal()

    def __init__(self, look: Look, row: FoundRow) -> None:
        super().__init__()
        self._look = look
        self.row = row
        self.link: Final = dressed(Button(""), look="link")
        self.link.setParent(self)
        self.link.clicked.connect(self.link_wanted)
        self.setCheckable(True)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_row(row)

    def show_row(self, row: FoundRow) -> None:
        """Show a table."""
        self.row = row
        say = self._look.say
        joinable = row.problem is None
        self.setEnabled(joinable)
        policy = Qt.FocusPolicy.StrongFocus if joinable else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        shape = Qt.CursorShape.PointingHandCursor if joinable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        note = row.problem or row.note
        said: dict[str, Arg] = {
            "table": row.table,
            "rules": row.rules,
            "seats": row.seats,
            "note": Phrase("") if note is None else note,
        }
        template = words.KEPT_SAYS if row.own_seat else words.FOUND_SAYS
        self.setAccessibleName(say(Phrase(template, said)).rstrip(", "))
        linked = row.link and row.note is not None and joinable
        self.link.setVisible(linked)
        self.link.setText("" if row.note is None else say(row.note))
        self._place_link()
        self.update()

    def _place_link(self) -> None:
        size = self.link.sizeHint()
        self.link.setGeometry(
            self.width() - size.width() - round(_EDGE) + 5,
            _HEIGHT - size.height() - 4,
            size.width(),
            size.height(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The link stays at the right."""
        super().resizeEvent(event)
        self._place_link()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground and lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, row = self._look.theme, self.row
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._ground(painter, face)
        font = self._look.lettering.font
        dim = theme.disabled if row.problem is not None else None
        inner = face.adjusted(_EDGE - 1, 0, 1 - _EDGE, 0)
        upper = QRectF(inner.left(), face.top() + 10, inner.width(), 20)
        lower = QRectF(inner.left(), face.bottom() - 30, inner.width(), 20)
        rules = self._look.say(row.rules)
        wide = min(paint.width_of(rules, font(_RULES)) + 2, upper.width() * 0.6)
        place = QRectF(upper.right() - wide, upper.top(), wide, upper.height())
        paint.text_in(painter, place, rules, font(_RULES), dim or theme.ink_2, RIGHT)
        upper.setRight(place.left() - 10)
        paint.text_in(painter, upper, row.table, font(_NAME), dim or theme.ink)
        if row.problem is not None:
            icon = QRectF(lower.left(), lower.center().y() - 8, 16, 16)
            self._look.art.paint_icon(painter, "warn", icon, _amber(self._look))
            lower.setLeft(icon.right() + 6)
            text = self._look.say(row.problem)
            paint.text_in(painter, lower, text, font(_RULES), theme.ink_2)
        elif row.own_seat:
            text = self._look.say(row.seats)
            paint.text_in(painter, lower, text, font(_NOTE), theme.accent)
        else:
            self._seats(painter, lower)
        painter.end()

    def _ground(self, painter: QPainter, face: QRectF) -> None:
        theme = self._look.theme
        paint.rounded(painter, face, _RADIUS, theme.surface, theme.line)
        if self.isEnabled() and self.underMouse():
            over = QColor(theme.ink)
            over.setAlphaF(0.03)
            paint.rounded(painter, face, _RADIUS, over)
        edge = None
        if self.isChecked():
            edge = theme.accent
        if self.hasFocus():
            edge = theme.focus_in_dialogs
        if edge is not None:
            painter.setPen(QPen(edge, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face, _RADIUS, _RADIUS)

    def _seats(self, painter: QPainter, line: QRectF) -> None:
        """Four signs, filled where somebody sits; how many; how the rules compare."""
        theme, row = self._look.theme, self.row
        font = self._look.lettering.font
        x = line.left()
        for seat in range(4):
            sign = QRectF(x, line.center().y() - _SIGN / 2, _SIGN, _SIGN)
            radius = _SIGN / 2 if seat % 2 == 0 else 2.5
            filled = seat < row.taken
            painter.setPen(QPen(theme.ink_2, 1.3))
            painter.setBrush(theme.ink_2 if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(sign.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
            x = sign.right() + 3
        room = QRectF(x + 9, line.top(), line.right() - x - 9, line.height())
        if row.note is not None:
            note = self._look.say(row.note)
            wide = paint.width_of(note, font(_NOTE)) + 2
            if row.link:
                wide = self.width() - self.link.x() - _EDGE
            place = QRectF(line.right() - wide, line.top(), wide, line.height())
            if not row.link:
                ink = theme.accent
                paint.text_in(painter, place, note, font(_NOTE), ink, RIGHT)
            room.setRight(place.left() - 8)
        seats = self._look.say(row.seats)
        if paint.width_of(seats, font(lettering.PROMPT_SECOND)) > room.width():
            seats = self._look.say(row.seats_short)
        paint.text_in(painter, room, seats, font(lettering.PROMPT_SECOND), theme.ink_2)


def _amber(look: Look) -> QColor:
    """A warning's ink: darker than its line where the ground is light."""
    return look.theme.warning_line if look.theme.dark else QColor("#8A5A00")


class FoundList(QScrollArea):
    """All tables found, one of which may be chosen."""

    chosen = Signal(str)
    """The id of the table that is to be joined."""
    compare_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.views: Final[dict[str, FoundView]] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_GAP)
        self._column.addStretch()
        self.setWidget(inside)

    @property
    def selected(self) -> str | None:
        """The id of the table chosen."""
        return next((id_ for id_, view in self.views.items() if view.isChecked()), None)

    def in_order(self) -> list[FoundView]:
        """The tables as they stand, from the top."""
        return sorted(self.views.values(), key=self._column.indexOf)

    def show_rows(self, rows: list[FoundRow]) -> None:
        """Show these tables; one that was chosen stays so while it is there."""
        wanted = {row.id: row for row in rows}
        for id_ in [one for one in self.views if one not in wanted]:
            self._remove(id_)
        for place, row in enumerate(rows):
            view = self.views.get(row.id)
            if view is None:
                view = self.views[row.id] = self._new(row)
            elif view.row != row:
                view.show_row(row)
            if self._column.indexOf(view) != place:
                self._column.insertWidget(place, view)
        self.setMaximumHeight(self.wanted())
        self.setMinimumHeight(min(self.wanted(), _HEIGHT))

    def deselect(self) -> None:
        """Choose none: an address was typed."""
        self._group.setExclusive(False)
        for view in self.views.values():
            view.setChecked(False)
        self._group.setExclusive(True)

    def reword(self) -> None:
        """Say everything in the language in use."""
        for view in self.views.values():
            view.show_row(view.row)

    def _new(self, row: FoundRow) -> FoundView:
        view = FoundView(self._look, row)
        view.clicked.connect(lambda: self.chosen.emit(view.row.id))
        view.link_wanted.connect(lambda: self.compare_wanted.emit(view.row.id))
        self._group.addButton(view)
        return view

    def _remove(self, id_: str) -> None:
        view = self.views.pop(id_)
        self._group.removeButton(view)
        self._column.removeWidget(view)
        view.hide()
        view.deleteLater()

    def wanted(self) -> int:
        """How high all rows are together."""
        return max(0, len(self.views) * (_HEIGHT + _GAP) - _GAP)

    def sizeHint(self) -> QSize:
        """As high as three rows at the most before one scrolls."""
        return QSize(456, min(self.wanted(), 3 * (_HEIGHT + _GAP) - _GAP))
