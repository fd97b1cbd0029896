"""The four seats around the trick, as buttons: who took it, who has bid, who has revoked."""

from typing import Final

from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import SEATS, Seat, Side
from maverick_desktop.core.padstate import PadHandState, PadState
from maverick_desktop.text import padspoken
from maverick_desktop.text import padwords as words
from maverick_desktop.text.bids import BID_BADGES
from maverick_desktop.text.padreasons import pad_refusal
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.entry import Asking, Entry, seat_refusal
from maverick_desktop.ui.pad.padbuttons import Face
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padlayout import PadLayout
from maverick_desktop.ui.pad.seatbutton import SeatButton, SeatShown


class SeatRing:
    """The seats' buttons; they belong to the page."""

    def __init__(self, look: Look, desk: PadDesk, page: QWidget) -> None:
        self._look = look
        self._desk = desk
        self.buttons: Final = {seat: SeatButton(look, page) for seat in SEATS}
        for seat, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, seat=seat: desk.press_seat(seat))

    def place(self, layout: PadLayout) -> None:
        """Stand where the felt has room for them."""
        for seat, button in self.buttons.items():
            button.set_layout(layout.table)
            button.place(layout.seats[seat])

    def show(self, hand: PadHandState) -> None:
        """Show the seats of this hand."""
        state, entry = self._desk.state, self._desk.entry
        for seat, button in self.buttons.items():
            refusal = seat_refusal(state, entry, seat)
            chosen, dead = entry.seat is seat, refusal is not None
            face = Face.CHOSEN if chosen else Face.DEAD if dead else Face.FREE
            why = ""
            if refusal is not None:
                why = self._look.say(pad_refusal(state, refusal.refused, refusal.wish))
            said = padspoken.seat(state, hand, seat, chosen=chosen, dead=dead)
            button.show_seat(_shown(state, hand, entry, seat, face), said, why)


def _shown(state: PadState, hand: PadHandState, entry: Entry, seat: Seat, face: Face) -> SeatShown:
    bid = hand.bids[seat.side]
    own_bid = bid is not None and bid.seat is seat
    price = state.rules.revoke_penalty
    asked = entry.asking is Asking.REVOKE
    return SeatShown(
        name=state.names[seat],
        letter=seat.letter,
        ours=seat.side is Side.NS,
        face=face,
        took=entry.seat is seat and entry.asking is Asking.TRICK,
        dealer=hand.dealer is seat,
        second=Phrase(words.LEADS_SHORT) if hand.leader is seat and not asked else None,
        tricks=hand.taken(seat),
        badge=Phrase(BID_BADGES[bid.kind]) if bid is not None and own_bid else None,
        cost=price * (1 if asked else hand.revokes[seat]),
    )
