"""What can be pressed in the middle: bids, cards chosen to be passed on, and what follows a result.

Keeps the buttons that a middle needs and no others; updates never move the focus. Must not know the
game.
"""

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import BidMiddle, BidPanel, Middle, PassMiddle, ResultMiddle
from maverick_desktop.ui.views.bids import BidButton
from maverick_desktop.ui.views.layout import (
    TableLayout,
    bid_panels,
    lay_out,
    pass_button,
    pass_places,
    result_panel,
)
from maverick_desktop.ui.views.part import PaintedButton
from maverick_desktop.ui.views.passing import ChosenCard, PassButton
from maverick_desktop.ui.views.result import PanelButton, ResultView, buttons_row


class Moves(QObject):
    """The buttons in the middle of one table."""

    pass_now = Signal()
    bid_chosen = Signal(object)
    next_hand = Signal()
    new_match = Signal()
    sheet_requested = Signal()
    review_requested = Signal()
    take_back = Signal(object)

    def __init__(self, look: Look, table: QWidget, fan: QWidget) -> None:
        super().__init__(table)
        self._look = look
        self._table = table
        self._fan = fan
        self._layout = lay_out(980, 756)
        self._middle: Middle | None = None
        self._bids: list[BidButton] = []
        self._chosen: list[ChosenCard] = []
        self._pass = PassButton(look, table)
        self._pass.clicked.connect(self.pass_now)
        self._result = ResultView(look, table)
        self._next = PanelButton(look, table, main=True)
        self._next.clicked.connect(self._on_next)
        self._sheet = PanelButton(look, table, main=False)
        self._sheet.clicked.connect(self.sheet_requested)
        self._review = PanelButton(look, table, main=False)
        self._review.clicked.connect(self.review_requested)
        for part in (self._pass, self._result, self._next, self._review, self._sheet):
            part.hide()

    def show_middle(self, middle: Middle) -> None:
        """Have the buttons that this middle needs."""
        if middle == self._middle:
            return
        self._middle = middle
        had_focus = any(button.hasFocus() for button in self._buttons())
        self._show_bids(middle.panels if isinstance(middle, BidMiddle) else ())
        self._show_chosen(middle if isinstance(middle, PassMiddle) else None)
        self._show_result(middle if isinstance(middle, ResultMiddle) else None)
        self._arrange()
        self._order()
        if had_focus and not any(button.hasFocus() for button in self._buttons()):
            # What had it is gone: the hand is where one goes on.
            self._fan.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Take whatever comes next as new."""
        self._middle = None
        self._show_bids(())
        self._show_chosen(None)

    def set_look(self, look: Look) -> None:
        """Make buttons in another look from now on."""
        self._look = look

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        self._layout = layout
        self._arrange()

    @property
    def parts(self) -> list[QWidget]:
        """Everything that may stand in the middle, shown or not."""
        return [*self._buttons(), self._result]

    # --- inside ----------------------------------------------------------------------------------

    def _show_bids(self, panels: tuple[BidPanel, ...]) -> None:
        if [button.panel for button in self._bids] == list(panels):
            return
        _discard(self._bids)
        self._bids = [BidButton(self._look, self._table, panel) for panel in panels]
        for button in self._bids:
            bid = button.panel.bid
            button.clicked.connect(lambda _=False, bid=bid: self.bid_chosen.emit(bid))
            button.show()

    def _show_chosen(self, passing: PassMiddle | None) -> None:
        wanted = () if passing is None else passing.chosen
        had = {button.card: button for button in self._chosen}
        _discard([button for card, button in had.items() if card not in wanted])
        self._chosen = []
        for place, card in enumerate(wanted):
            assert passing is not None
            button = had.get(card) or self._new_card(passing, card)
            button.name(place, passing.count)
            button.setEnabled(not passing.said)
            self._chosen.append(button)
        self._stack()
        ready = passing is not None and passing.button is not None
        if passing is not None and passing.button is not None:
            self._pass.show_words(passing.button, passing.to)
        self._pass.setVisible(ready)

    def _new_card(self, passing: PassMiddle, card: Card) -> ChosenCard:
        button = ChosenCard(self._look, self._table, card, passing.marks.get(card))
        button.clicked.connect(lambda: self.take_back.emit(card))
        button.dropped.connect(lambda point: self._on_dropped(card, point))
        button.show()
        return button

    def _on_dropped(self, card: Card, point: QPoint) -> None:
        self._stack()
        if self._fan.rect().contains(self._fan.mapFromGlobal(point)):
            self.take_back.emit(card)

    def _stack(self) -> None:
        """Lay the chosen cards over one another from the left, under the hand."""
        for button in self._chosen:
            button.stackUnder(self._fan)

    def _buttons(self) -> list[PaintedButton]:
        """Every button of the middle, in the order of Tab."""
        return [*self._bids, *self._chosen, self._pass, self._next, self._review, self._sheet]

    def _show_result(self, result: ResultMiddle | None) -> None:
        self._result.show_result(result)
        deals = result is not None and result.next is not None
        if result is not None:
            if result.next is not None:
                self._next.show_words(result.next)
            self._review.show_words(Phrase(seen.REVIEW))
            self._sheet.show_words(Phrase(seen.SCORE_SHEET))
        self._next.setVisible(deals)
        self._review.setVisible(result is not None)
        self._sheet.setVisible(result is not None)

    def _on_next(self) -> None:
        if isinstance(self._middle, ResultMiddle):
            over = self._middle.match_over
            (self.new_match if over else self.next_hand).emit()

    def _arrange(self) -> None:
        layout = self._layout
        for button in self._buttons():
            button.set_layout(layout)
        for panel, bid in zip(bid_panels(layout, len(self._bids)), self._bids, strict=True):
            bid.place(panel)
        match self._middle:
            case PassMiddle(count=count):
                for place, card in zip(pass_places(layout, count), self._chosen, strict=False):
                    card.place_card(place)
                room = pass_button(layout)
                width = min(self._pass.wanted(), room.width())
                away = round((room.width() - width) / 2)
                self._pass.place(room.adjusted(away, 0, -away, 0))
            case ResultMiddle(rows=rows, next=next_hand):
                panel = result_panel(layout, len(rows))
                self._result.place_panel(panel)
                shown = [self._review, self._sheet]
                if next_hand is not None:
                    shown.insert(0, self._next)
                rects = buttons_row(panel, [one.wanted() for one in shown], layout.text)
                for button, rect in zip(shown, rects, strict=True):
                    button.place(rect)

    def _order(self) -> None:
        """Tab goes from the hand through the middle to the actions."""
        before: QWidget = self._fan
        for button in self._buttons():
            QWidget.setTabOrder(before, button)
            before = button


def _discard(buttons: list[BidButton] | list[ChosenCard]) -> None:
    for button in buttons:
        button.hide()
        button.deleteLater()
