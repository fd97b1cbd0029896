"""From a view to the four seats' plates: who sits there, what they hold, who is to move.

Pure functions of what the seat may know. Must not know Qt.
"""

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.public import HandState, Phase
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import lantable
from maverick_desktop.text import table as words
from maverick_desktop.text.bids import BID_BADGES
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.scene import PLACES, Place, Plate, Shown


def place_of(view: SeatView, seat: Seat) -> Place:
    """Where a seat is on this player's screen: your own is at the bottom."""
    return PLACES[(seat - view.seat) & 3]


def plates_of(shown: Shown) -> tuple[Plate, Plate, Plate, Plate]:
    """The four plates, by seat."""
    south, west, north, east = (_plate(shown, seat) for seat in SEATS)
    return south, west, north, east


def _plate(shown: Shown, seat: Seat) -> Plate:
    view = shown.view
    public, hand = view.public, view.public.hand
    own = words.is_you(view, seat)
    sitter = public.seats[seat]
    in_play = public.phase in (Phase.PLAY, Phase.DEALING, Phase.OVER) and hand.number > 0
    choosing = public.phase is Phase.PASSING and seat not in hand.chosen
    held = shown.held
    computer, away = sitter.by.startswith("bot:"), seat in shown.around.away and not own
    return Plate(
        seat=seat,
        place=place_of(view, seat),
        name=sitter.name,
        who=lantable.away(computer, False) if away else words.controller(view, seat),
        who_short=lantable.away(computer, True) if away else words.controller(view, seat, True),
        kind="away" if away else "computer" if computer else "person",
        ours=seat.side is view.seat.side,
        cards=cards_held(hand, public.phase, seat),
        tricks=hand.taken[seat] if in_play else None,
        dealer=hand.number > 0 and seat is hand.dealer,
        badge=_badge(hand, seat),
        note=_note(view, seat),
        choosing=choosing and not own,
        active=_is_active(shown, seat),
        token=held.points if held is not None and held.winner is seat else None,
    )


def _is_active(shown: Shown, seat: Seat) -> bool:
    """One seat at most is cream; while all choose cards it is yours, until you have chosen."""
    view = shown.view
    if shown.held is not None:
        return False
    if view.public.phase is Phase.PASSING:
        waiting = view.public.to_act()
        first = words.is_you(view, view.seat) and (view.seat in waiting or not waiting)
        return seat is (view.seat if first or not waiting else waiting[0])
    return seat is view.public.turn


def cards_held(hand: HandState, phase: Phase, seat: Seat) -> int:
    """How many cards a seat holds."""
    if hand.number == 0 or phase is Phase.DEALING:
        return 0
    played = len(hand.tricks) + (((seat - hand.leader) & 3) < len(hand.plays))
    return 13 - played


def _note(view: SeatView, seat: Seat) -> Phrase | None:
    public, hand = view.public, view.public.hand
    match public.phase:
        case Phase.PASSING:
            return Phrase(words.HAS_CHOSEN) if seat in hand.chosen else None
        case Phase.BLIND | Phase.CONTRACT:
            round_now = "blind" if public.phase is Phase.BLIND else "contract"
            said = [one for one in hand.said if one.seat is seat and one.round == round_now]
            if not said or said[0].bid != "pass":
                return None
            return Phrase(words.LOOKS if round_now == "blind" else words.PASSES)
        case _:
            return None


def _badge(hand: HandState, seat: Seat) -> Phrase | None:
    """The bid the seat itself has made."""
    bid = hand.bids[seat.side]
    return None if bid is None or bid.seat is not seat else Phrase(BID_BADGES[bid.kind])
