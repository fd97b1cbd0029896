"""Views made by hand for the tests of what shows scores: matches of any length and any figures."""

from collections.abc import Sequence

from maverick_desktop.core.cards import DECK, SEATS, SIDES, Seat, Suit
from maverick_desktop.core.events import HandScored, SideBid, SideScore
from maverick_desktop.core.public import HandState, PastHand, Phase, PublicState, Sitter, Trick
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.core.view import SeatView

NAMES = ("You", "Walter", "Nora", "Emma")
DRAWN_HANDS = ((9, 4), (-1, 13), (21, 2), (5, 8), (12, 3))
WIDEST = "W" * 24


def trick(winner: Seat, points: int) -> Trick:
    """A trick of that worth; its cards mean nothing."""
    return Trick(winner, (DECK[0], DECK[1], DECK[2], DECK[3]), (False,) * 4, winner, points, 0, 0)


def match(
    hands: Sequence[tuple[int, int]] = DRAWN_HANDS,
    tricks: Sequence[tuple[Seat, int]] | None = ((Seat.SOUTH, 1), (Seat.WEST, 5)),
    *,
    rules: Rules = CLASSIC,
    names: Sequence[str] = NAMES,
    bids: tuple[SideBid | None, SideBid | None] = (None, SideBid("nil", Seat.EAST)),
    plays: int = 3,
    past_bids: dict[int, tuple[SideBid | None, SideBid | None]] | None = None,
    made: bool = True,
    seat: Seat = Seat.SOUTH,
) -> SeatView:
    """A match with these scores by hand, then a hand with these tricks; None: between hands."""
    kept = past_bids if past_bids is not None else {3: (SideBid("nil", Seat.NORTH), None)}
    past, total = [], [0, 0]
    for number, scores in enumerate(hands, 1):
        sides = []
        for side in SIDES:
            total[side] += scores[side]
            bid = kept.get(number, (None, None))[side]
            kept_bid = None if bid is None else made
            sides.append(SideScore(bid, kept_bid, scores[side], 0, scores[side], total[side]))
        hand = HandState(number, bids=kept.get(number, (None, None)))
        past.append(PastHand(hand, HandScored(number, (sides[0], sides[1]))))
    sitters = [Sitter(name, "human") for name in names]
    last = past[-1].hand if past else HandState()
    now = last if tricks is None else _playing(len(past) + 1, tricks, bids, plays)
    public = PublicState(
        rules,
        (sitters[0], sitters[1], sitters[2], sitters[3]),
        phase=Phase.DEALING if tricks is None else Phase.PLAY,
        hand=now,
        total=(total[0], total[1]),
        past=tuple(past),
    )
    return SeatView(public, seat)


def _playing(
    number: int,
    tricks: Sequence[tuple[Seat, int]],
    bids: tuple[SideBid | None, SideBid | None],
    plays: int,
) -> HandState:
    base = [0, 0]
    for winner, points in tricks:
        base[winner.side] += points
    return HandState(
        number,
        trump=Suit.HEARTS,
        adder=Suit.DIAMONDS,
        bids=bids,
        tricks=tuple(trick(winner, points) for winner, points in tricks),
        plays=DECK[:plays],
        revoked=(False,) * plays,
        base=(base[0], base[1]),
        leader=SEATS[1],
    )
