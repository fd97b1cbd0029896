"""The page of a hand that is played: seats, numbers and actions around the trick to be entered.

Shows the match and what has been pressed; presses go to the desk. Must not know the record.
"""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.padstate import PadHandState
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.scoring import Why, trick_points
from maverick_desktop.text import padwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.text.table import SO_FAR
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.entry import Asking, Entry, Wants
from maverick_desktop.ui.pad.numberrows import NumberRow
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padlayout import lay_out_pad
from maverick_desktop.ui.pad.padparts import Sketch, TrickNumber
from maverick_desktop.ui.pad.padsuits import PadSuits, Suits
from maverick_desktop.ui.pad.seatring import SeatRing
from maverick_desktop.ui.pad.sidebuttons import Actions, BidRow
from maverick_desktop.ui.scene import Chip, Mark
from maverick_desktop.ui.views.chip import ChipView
from maverick_desktop.ui.views.part import place_part


class HandPage(QWidget):
    """The hand in progress."""

    def __init__(self, look: Look, desk: PadDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.suits: Final = PadSuits(look, self)
        self.trick: Final = TrickNumber(look, self)
        self.sketch: Final = Sketch(look, self)
        self.chip: Final = ChipView(look, self)
        self.chip.hide()
        # In the order of the keys: who, trumps, adders.
        self.seats: Final = SeatRing(look, desk, self)
        self.trumps: Final = NumberRow(look, desk, self, "trumps")
        self.adders: Final = NumberRow(look, desk, self, "adders")
        self.bids: Final = BidRow(look, desk, self)
        self.side: Final = Actions(look, desk, self)

    def show_hand(self, hand: PadHandState) -> None:
        """Show the hand as it stands, and the entry."""
        state, entry = self._desk.state, self._desk.entry
        why = None if hand.turned is None else words.turned_why(state.rules, hand.turned)
        suits = Suits(hand.turned, hand.trump, hand.adder, why)
        said = words.suits_are(state.rules, hand.turned, hand.trump, hand.adder)
        self.suits.show_suits(suits, said)
        number = len(hand.tricks) + 1
        leads = Phrase(words.LEADS, {"who": state.names[hand.leader]})
        self.trick.show_trick(Phrase(words.TRICK_OF, {"n": number}), leads)
        self.sketch.show_cards(entry.trumps, entry.adders)
        self.sketch.setVisible(entry.asking is Asking.TRICK)
        self.chip.show_chip(_chip(state.rules, self._desk.session.people, hand, entry))
        self.seats.show(hand)
        for row in (self.trumps, self.adders):
            row.set_visible(entry.asking is Asking.TRICK)
            row.show(hand)
        self.bids.show()
        self.side.show()

    def prompt(self, hand: PadHandState) -> words.Prompt:
        """What is to be pressed next."""
        state, entry = self._desk.state, self._desk.entry
        name = None if entry.seat is None else state.names[entry.seat]
        number = len(hand.tricks) + 1
        match entry.asking, entry.wants:
            case Asking.REVOKE, _:
                return words.who_revoked(state.rules)
            case Asking.BID, _:
                return words.who_bid() if name is None else words.what_bid(name)
            case _, Wants.TRUMPS:
                return words.how_many_trumps(number, name)
            case _, Wants.ADDERS:
                return words.how_many_adders(number)
            case _:
                return words.who_took(number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything takes its place."""
        super().resizeEvent(event)
        layout = lay_out_pad(self.width(), self.height())
        for part in (self.suits, self.trick, self.sketch, self.chip):
            part.set_layout(layout.table)
        self.suits.place(layout.turned)
        self.trick.place(layout.trick)
        place_part(self.sketch, layout.sketch)
        self.seats.place(layout)
        self.trumps.place(layout)
        self.adders.place(layout)
        self.bids.place(layout)
        self.side.place(layout)


def _chip(rules: Rules, people: People, hand: PadHandState, entry: Entry) -> Chip | None:
    """What the trick is worth so far; before it is begun, what the one before came to."""
    if entry.asking is not Asking.TRICK:
        return None
    if entry.seat is not None:
        return _worth(rules, people, entry.seat, (entry.trumps or 0, entry.adders or 0), None)
    if entry.begun or not hand.tricks:
        return None
    last = hand.tricks[-1]
    lead = words.wins(people.names[last.winner])
    return _worth(rules, people, last.winner, (last.trumps, last.adders), lead)


def _worth(
    rules: Rules, people: People, seat: Seat, held: tuple[int, int], lead: Phrase | None
) -> Chip:
    """The line of a trick; ``lead`` is given for a complete one."""
    points, why = trick_points(rules, *held)
    mark = None
    if why in (Why.ADDERS, Why.ADDERS_FLAT):
        mark = Mark.ADDER
    elif why in (Why.ALL_TRUMPS, Why.SOME_TRUMPS):
        mark = Mark.TRUMP
    reason = words.worth(rules, *held, complete=lead is not None)
    to, ours = words.to_side(people, seat), seat.side is Side.NS
    return Chip(lead or Phrase(SO_FAR), mark, reason, points, to, ours)
