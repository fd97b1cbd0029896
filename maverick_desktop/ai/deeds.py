"""What was done in a hand, one deed after the other, and how things stood before each.

For *Why?* and for reviews: a deed names a bid, a pass or a card of the hand on the table. Looks
back over what one seat may know, and so knows no more than the seat.
"""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from maverick_desktop.core.cards import SEATS, Card, CardSet, Seat, card_set
from maverick_desktop.core.events import Action, BidMade, ChooseCards, MakeBid, PlayCard, SideBid
from maverick_desktop.core.public import HandState, Phase, PublicState
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.scoring import Verdict
from maverick_desktop.core.view import SeatView

from .explain import bid_from_outside, seen_from_outside
from .reasons import OnTable


class Said(Struct, frozen=True):
    """A bid, or a pass instead of one."""

    number: int
    """Its place among all that was said in the hand, from 0."""


class Gave(Struct, frozen=True):
    """The cards a seat passed on."""

    seat: Seat


class Played(Struct, frozen=True):
    """A card."""

    trick: int
    """From 0; one more than the complete tricks is the one in progress."""
    place: int
    """0 … 3, in the order played."""


Deed: TypeAlias = Said | Gave | Played


def deeds(known: PublicState) -> Iterator[tuple[Seat, Deed]]:
    """All that was done in the hand so far, in order, and by whom."""
    hand = known.hand
    spoken = list(enumerate(hand.said))
    yield from ((bid.seat, Said(n)) for n, bid in spoken if bid.round == "blind")
    if hand.number and pass_target(known.rules, hand.number):
        yield from ((seat, Gave(seat)) for seat in SEATS if seat in hand.chosen)
    yield from ((bid.seat, Said(n)) for n, bid in spoken if bid.round == "contract")
    lying = [(one.leader, one.cards) for one in hand.tricks]
    for trick, (leader, cards) in enumerate([*lying, (hand.leader, hand.plays)]):
        yield from ((leader.after(place), Played(trick, place)) for place in range(len(cards)))


def next_deed(view: SeatView) -> Deed:
    """What the seat of the view, which must have something to do, is about to do."""
    hand = view.public.hand
    match view.public.phase:
        case Phase.PASSING:
            return Gave(view.seat)
        case Phase.PLAY:
            return Played(len(hand.tricks), len(hand.plays))
        case _:
            return Said(len(hand.said))


def card_of(known: PublicState, deed: Played) -> Card:
    """The card that was played."""
    hand = known.hand
    done = deed.trick < len(hand.tricks)
    return (hand.tricks[deed.trick].cards if done else hand.plays)[deed.place]


def seen(known: PublicState, seat: Seat, deed: Deed) -> tuple[OnTable, ...]:
    """What all can see of why the seat did it."""
    match deed:
        case Said(number):
            return bid_from_outside(before(known, deed), seat, known.hand.said[number].bid)
        case Gave():
            return ()
        case Played(trick, place):
            hand = known.hand
            done = trick < len(hand.tricks)
            paid = (hand.tricks[trick].revoked if done else hand.revoked)[place]
            return seen_from_outside(before(known, deed), seat, card_of(known, deed), paid=paid)


def done_by(view: SeatView, deed: Deed) -> tuple[SeatView, Action]:
    """What the seat of the view knew when it did the deed, and what it did."""
    known, held = before(view.public, deed), (view.hand or 0) | _played(view, deed)
    match deed:
        case Said(number):
            said = view.public.hand.said[number]
            if said.round == "blind":
                return SeatView(known, view.seat), MakeBid(said.bid)
            return replace(view, public=known, hand=held), MakeBid(said.bid)
        case Gave():
            held = held & ~view.received | view.given
            return SeatView(known, view.seat, held), ChooseCards(view.given)
        case Played():
            card = card_of(view.public, deed)
            return replace(view, public=known, hand=held), PlayCard(card)


def _played(view: SeatView, deed: Deed) -> CardSet:
    """The cards that the seat of the view has played since it did the deed, that one included."""
    own = [other for seat, other in deeds(view.public) if seat is view.seat]
    first = deed.trick if isinstance(deed, Played) else 0
    cards = [one for one in own if isinstance(one, Played) and one.trick >= first]
    return card_set(card_of(view.public, one) for one in cards)


# --- how things stood ----------------------------------------------------------------------------


def before(known: PublicState, deed: Deed) -> PublicState:
    """The public state of the same hand when the deed had yet to be done.

    Fact numbers, names and who sits where stay as they are.
    """
    hand = known.hand
    if known.past and known.past[-1].hand.number == hand.number:
        ns, ew = (side.total - side.score for side in known.past[-1].score.sides)
        known = replace(known, total=(ns, ew), past=known.past[:-1])
    elif known.phase is Phase.OVER:
        # It ended in mid-hand, and its result is of that hand.
        ns, ew = (side.total for side in known.past[-1].score.sides) if known.past else (0, 0)
        known = replace(known, total=(ns, ew))
    known = replace(known, verdict=Verdict.PLAY_ON)
    match deed:
        case Said(number):
            blind = hand.said[number].round == "blind"
            early = _without_cards(hand, hand.said[:number])
            phase, turn = Phase.BLIND if blind else Phase.CONTRACT, hand.said[number].seat
            if not blind:
                early = replace(early, chosen=hand.chosen)
            return replace(known, hand=early, phase=phase, turn=turn)
        case Gave():
            blind_bids = tuple(one for one in hand.said if one.round == "blind")
            early = _without_cards(hand, blind_bids)
            return replace(known, hand=early, phase=Phase.PASSING, turn=None)
        case Played(trick, place):
            early = _up_to(hand, trick, place)
            return replace(known, hand=early, phase=Phase.PLAY, turn=early.player(place))


def _without_cards(hand: HandState, said: tuple[BidMade, ...]) -> HandState:
    return HandState(
        number=hand.number,
        dealer=hand.dealer,
        turned=hand.turned,
        trump=hand.trump,
        adder=hand.adder,
        said=said,
        bids=_bids(said),
        leader=hand.dealer.left,
    )


def _bids(said: tuple[BidMade, ...]) -> tuple[SideBid | None, SideBid | None]:
    held: list[SideBid | None] = [None, None]
    for one in said:
        if one.bid != "pass":
            held[one.seat.side] = SideBid(one.bid, one.seat)
    return held[0], held[1]


def _up_to(hand: HandState, trick: int, place: int) -> HandState:
    """The hand when that card of that trick had yet to be played."""
    done = hand.tricks[:trick]
    if trick < len(hand.tricks):
        one = hand.tricks[trick]
        leader, plays, revoked = one.leader, one.cards[:place], one.revoked[:place]
    else:
        leader, plays, revoked = hand.leader, hand.plays[:place], hand.revoked[:place]
    base, taken, revokes = [0, 0], [0, 0, 0, 0], [0, 0]
    for one in done:
        base[one.winner.side] += one.points
        taken[one.winner] += 1
    for first, paid in [*((one.leader, one.revoked) for one in done), (leader, revoked)]:
        for step, was in enumerate(paid):
            revokes[first.after(step).side] += was
    return replace(
        hand,
        tricks=done,
        leader=leader,
        plays=plays,
        revoked=revoked,
        base=(base[0], base[1]),
        taken=(taken[0], taken[1], taken[2], taken[3]),
        revokes=(revokes[0], revokes[1]),
    )
