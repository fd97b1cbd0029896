"""The table: felt, and on it every part of a scene. Hosts the hand and says what was clicked.

Decides nothing: it shows the scene it is handed, and its signals name gestures. Must not know the
game beyond that.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.text import seen
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import (
    PLACES,
    BidMiddle,
    LastTrick,
    PassMiddle,
    Place,
    Scene,
    Told,
    TrickMiddle,
)
from maverick_desktop.ui.views.actions import Actions
from maverick_desktop.ui.views.backs import BacksView
from maverick_desktop.ui.views.chip import ChipView
from maverick_desktop.ui.views.corners import LastTrickView, TurnedView
from maverick_desktop.ui.views.fan import FanView
from maverick_desktop.ui.views.freeroom import Taken
from maverick_desktop.ui.views.large import LargeTrick
from maverick_desktop.ui.views.layout import CardPlace, TableLayout, lay_out, pass_places
from maverick_desktop.ui.views.middle import MiddleView
from maverick_desktop.ui.views.moves import Moves
from maverick_desktop.ui.views.part import MARGIN, PaintedButton, Part, place_part
from maverick_desktop.ui.views.plates import PlateView
from maverick_desktop.ui.views.prompt import PromptView
from maverick_desktop.ui.views.whypanel import WhyPanel

_EDGE_SHADOW: Final = 10
_BACKS_MATTER: Final = 0.25
_BUTTONS_MATTER: Final = 3.0
"""How much it matters that reasons cover them, beside words."""
_EDGES: Final[tuple[Place, ...]] = ("left", "top", "right")


class TableView(QWidget):
    """Shows scenes."""

    go_on = Signal()
    """The free table was clicked."""
    pass_now = Signal()
    bid_chosen = Signal(object)
    next_hand = Signal()
    new_match = Signal()
    sheet_requested = Signal()
    review_requested = Signal()
    undo = Signal()
    hint = Signal()
    why = Signal()
    asked = Signal(object)
    """A card of the trick was clicked while cards are asked about: whose."""
    told_closed = Signal()
    told_stepped = Signal(int)
    chat_wanted = Signal()
    answered = Signal(bool)
    """Yes or no to what the prompt asks."""
    take_back = Signal(object)
    """A card chosen to be passed on was clicked, or dragged back to the hand."""
    last_trick_requested = Signal()
    """Show the last trick large; or, while a trick is, go back to the table."""

    def __init__(self, look: Look, fan: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._fan = fan
        self._scene: Scene | None = None
        self._worth = seen.adder_worth(CLASSIC)
        self._felt: QPixmap | None = None
        self._pressed = False
        self._layout = lay_out(980, 756)
        self.setMinimumSize(QSize(480, 400))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._backs = {place: BacksView(look, self, place) for place in _EDGES}
        self._middle = MiddleView(look, self)
        self._turned = TurnedView(look, self)
        self._last = LastTrickView(look, self)
        self._plates = {place: PlateView(look, self) for place in PLACES}
        self._chip = ChipView(look, self)
        self._prompt = PromptView(look, self)
        fan.setParent(self)
        self._moves = Moves(look, self, fan)
        self.actions_row: Final = Actions(look, self)
        self._large = LargeTrick(look, self)
        self._why = WhyPanel(look, self, self._taken, fan)
        self._asking = False
        for part in (self._turned, self._last, self._chip, self._prompt):
            part.hide()
        self._last.clicked.connect(self.last_trick_requested)
        self._large.closed.connect(self._on_large_clicked)
        self._large.asked.connect(self.asked)
        self._why.closed.connect(self.told_closed)
        self._why.stepped.connect(self.told_stepped)
        self.actions_row.undo.connect(self.undo)
        self.actions_row.hint.connect(self.hint)
        self.actions_row.why.connect(self.why)
        self.actions_row.chat.connect(self.chat_wanted)
        self.actions_row.answered.connect(self.answered)
        self._moves.pass_now.connect(self.pass_now)
        self._moves.bid_chosen.connect(self.bid_chosen)
        self._moves.next_hand.connect(self.next_hand)
        self._moves.new_match.connect(self.new_match)
        self._moves.sheet_requested.connect(self.sheet_requested)
        self._moves.review_requested.connect(self.review_requested)
        self._moves.take_back.connect(self.take_back)

    # --- what others ask of it -------------------------------------------------------------------

    @property
    def layout_now(self) -> TableLayout:
        """Where everything is."""
        return self._layout

    def set_rules(self, rules: Rules) -> None:
        """The rules in force: the turned cards say what an adder is worth."""
        self._worth = seen.adder_worth(rules)
        if self._scene is not None:
            self._turned.show_turned(self._scene.turned, self._worth)

    def show_scene(self, scene: Scene) -> None:
        """Show how things stand; only what has changed is painted again."""
        self._scene = scene
        middle = scene.middle
        for plate in scene.plates:
            thinking = plate.active and plate.place != "bottom" and plate.kind != "away"
            self._plates[plate.place].show_plate(plate, thinking=thinking and not plate.choosing)
            if plate.place in self._backs:
                self._backs[plate.place].show_count(plate.cards)
        self._turned.show_turned(scene.turned, self._worth)
        self._last.show_trick(scene.last)
        self._middle.show_middle(middle, self._trick_words(scene))
        self._chip.show_chip(middle.chip if isinstance(middle, TrickMiddle) else None)
        self._moves.show_middle(middle)
        asked = self.actions_row.yes_button.hasFocus() or self.actions_row.no_button.hasFocus()
        self.actions_row.show_scene(scene)
        if asked and not scene.asked:
            # The question is answered: the keys go back to the cards.
            self._fan.setFocus(Qt.FocusReason.OtherFocusReason)
        self._prompt.show_prompt(scene.prompt)
        self._place_row()

    def set_look(self, look: Look) -> None:
        """Paint in another look."""
        self._look = look
        for part in self.findChildren(Part):
            part.look = look
        for button in self.findChildren(PaintedButton):
            button.look = look
        self._moves.set_look(look)
        self.redraw()

    def redraw(self) -> None:
        """Paint everything again: theme, cards or language are others."""
        self._felt = None
        for part in self.findChildren(Part):
            part.forget()
        self._last.forget()
        self._moves.forget()
        self.actions_row.reword()
        if self._scene is not None:
            self.show_scene(self._scene)
        self._arrange()
        self.update()

    def trick_region(self) -> QRect:
        """Where a card may be dropped, in the table's coordinates."""
        return self._layout.region.toAlignedRect()

    def trick_rect(self, place: Place) -> QRectF:
        """Where a seat's card of the trick lies, upright."""
        return self._layout.trick[place].rect

    @Slot(bool)
    def set_drop_lit(self, lit: bool) -> None:
        """Whether a card that may fall in the middle is over it."""
        self._middle.set_lit(lit)

    @Slot(float)
    def set_hold_fraction(self, fraction: float) -> None:
        """How much of the time is left that a complete trick lies, 0 to 1."""
        self._prompt.set_left(fraction)

    def large_trick(self, trick: LastTrick | None) -> None:
        """Show an earlier trick large, or the table again."""
        names: dict[Place, str] = {}
        if self._scene is not None:
            names = {plate.place: plate.name for plate in self._scene.plates}
        self._large.show_trick(trick, names)

    def show_told(self, told: Told | None, *, asking: bool) -> None:
        """Show reasons over the table, or none. ``asking``: clicks on cards ask about them."""
        had_focus = self._why.hasFocus()
        self._asking = asking
        seat = None if told is None else told.seat
        self._middle.set_asked(seat)
        self._large.set_asked(asking, seat)
        self._why.show_told(told, answers_keys=asking)
        if had_focus and not asking:
            self._fan.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- inside ----------------------------------------------------------------------------------

    @Slot()
    def _on_large_clicked(self) -> None:
        (self.told_closed if self._asking else self.last_trick_requested).emit()

    def _taken(self) -> Taken:
        """What reasons must not cover: cards and seats; nor words, where it can be helped."""
        if not self._large.isHidden():
            return self._large.taken()
        layout, margin = self._layout, measures.TABLE_MARGIN
        bounds = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        bounds.setBottom(layout.hand.top())
        middle = None if self._scene is None else self._scene.middle
        lying = [*layout.trick.values()] if isinstance(middle, TrickMiddle) else []
        empty: list[CardPlace] = []
        if isinstance(middle, PassMiddle):
            places = pass_places(layout, middle.count)
            lying, empty = places[: len(middle.chosen)], places[len(middle.chosen) :]
        firm = [*layout.plates.values(), *(one.outline for one in lying)]
        firm += _shown_rects((self._turned, self._last))
        # Plates hide some of the backs, too.
        soft = [(_BACKS_MATTER, one.occupied()) for one in self._backs.values()]
        soft += [(1.0, one.outline) for one in empty]
        soft += [(1.0, one) for one in _shown_rects((self._prompt, *self._moves.parts))]
        soft += [(1.0, one) for one in _shown_rects((self._chip,), around=2)]
        soft += [(_BUTTONS_MATTER, one) for one in _shown_rects(self.actions_row.buttons)]
        return Taken(bounds, firm, soft)

    def _trick_words(self, scene: Scene) -> str:
        match scene.middle:
            case TrickMiddle(cards=cards, complete=complete):
                taken = sum(plate.tricks or 0 for plate in scene.plates)
                said = [
                    seen.played(
                        self._name(scene, one.seat),
                        one.card,
                        winning=one.winning,
                        complete=complete,
                        price=one.price,
                    )
                    for one in cards
                ]
                return self._look.say(seen.trick(taken + (not complete), said))
            case BidMiddle(title=title):
                return self._look.say(title)
            case _:
                return ""

    def _name(self, scene: Scene, seat: Seat) -> str:
        return scene.plates[seat].name

    def _arrange(self) -> None:
        """Put every part where this size of table has it."""
        layout = self._layout = lay_out(self.width(), self.height())
        for part in self.findChildren(Part):
            part.set_layout(layout)
        self._last.set_layout(layout)
        self.actions_row.set_layout(layout)
        self._moves.set_layout(layout)
        for place, plate in self._plates.items():
            place_part(plate, layout.plates[place])
        for place, backs in self._backs.items():
            place_part(backs, backs.area(layout.backs[place]), 0)
        self._fan.setGeometry(layout.hand.toAlignedRect())
        if isinstance(self._fan, FanView):
            self._fan.set_scale(layout.scale)
        self._large.setGeometry(self.rect())
        self._place_row()
        # Last: it stands where everything else leaves it room.
        self._why.set_layout(layout)

    def _place_row(self) -> None:
        """The actions at the right, the prompt between your plate and them, in the middle if it
        can be."""
        layout, row = self._layout, self._layout.row
        right = self.actions_row.place(layout, self._prompt.wanted())
        room = right - row.left()
        width = min(self._prompt.wanted(), room)
        left = min(max(layout.middle.x() - width / 2, row.left()), right - width)
        place_part(self._prompt, QRectF(round(left), row.top(), width, layout.prompt_height))

    # --- Qt --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the felt."""
        dpr = self.devicePixelRatioF()
        size = self.size() * dpr
        if self._felt is None or self._felt.size() != size:
            self._felt = self._new_felt(size, dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        painter.end()

    def _new_felt(self, size: QSize, dpr: float) -> QPixmap:
        felt = QPixmap(size)
        felt.setDevicePixelRatio(dpr)
        painter = QPainter(felt)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        paint.felt(painter, QRectF(self.rect()), theme, QPointF(self._layout.middle))
        paint.oval(painter, self._layout.oval, theme)
        if theme.shadows:
            _edge_shadows(painter, QRectF(self.rect()))
        painter.end()
        return felt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click begins."""
        self._pressed = event.button() is Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the free table: go on."""
        inside = self.rect().contains(event.position().toPoint())
        if self._pressed and event.button() is Qt.MouseButton.LeftButton and inside:
            self._on_clicked(event.position())
        self._pressed = False

    def _on_clicked(self, point: QPointF) -> None:
        seat = self._middle.seat_at(point)
        if not self._asking:
            self.go_on.emit()
        elif seat is not None:
            self.asked.emit(seat)
        else:
            self.told_closed.emit()


def _shown_rects(parts: Iterable[QWidget], around: int = MARGIN) -> list[QRectF]:
    """Where those stand that are shown."""
    inside = (around, around, -around, -around)
    return [QRectF(one.geometry()).adjusted(*inside) for one in parts if not one.isHidden()]


def _edge_shadows(painter: QPainter, rect: QRectF) -> None:
    """What the top bar and the dock throw on the table."""
    for away in range(_EDGE_SHADOW):
        dark = QColor(0, 0, 0, round(34 * (1 - away / _EDGE_SHADOW) ** 2))
        painter.fillRect(QRectF(rect.left(), rect.top() + away, rect.width(), 1), dark)
        painter.fillRect(QRectF(rect.right() - away - 1, rect.top(), 1, rect.height()), dark)
