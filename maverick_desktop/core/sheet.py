"""The score sheet: a projection of what is public, for the dock, the sheet window, paper and files.

Figures only: whoever shows them finds the words in ``text``; ``sheetfile`` writes CSV and JSON.
"""

from typing import Any

import msgspec

from .cards import SIDES, Card, Seat, Side, Suit
from .deals import code_of
from .events import HandDealt, HandScored, SideBid
from .log import GameLog
from .public import HandState, Phase, PublicState, Sitters, Trick, hand_score
from .rules import Rules


class SheetTrick(msgspec.Struct, frozen=True):
    """A complete trick of the sheet. One that was played with real cards knows no cards."""

    winner: Seat
    points: int
    trumps: int
    adders: int
    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    """In the order played, from the leader on; empty when they are not known."""
    revoked: tuple[bool, ...] = ()

    def card_of(self, seat: Seat) -> Card | None:
        """The card a seat played to it, if it is known."""
        return None if self.leader is None else self.cards[(seat - self.leader) & 3]


class SheetSide(msgspec.Struct, frozen=True):
    """One side's row of a hand."""

    bid: SideBid | None
    made: bool | None
    points: tuple[int, ...]
    """The tricks it won, each one's points, as they fell."""
    base: int
    penalty: int
    score: int | None
    """None while the hand is played, and for a hand in which the match ended."""
    total: int


class SheetHand(msgspec.Struct, frozen=True):
    """One hand of the sheet."""

    number: int
    dealer: Seat
    turned: tuple[Card, Card] | None
    """None when only the suits they decided are known."""
    trump: Suit
    adder: Suit
    tricks: tuple[SheetTrick, ...]
    """Empty for a hand of which only the points are known."""
    sides: tuple[SheetSide, SheetSide]
    scored: bool


class ScoreSheet(msgspec.Struct, frozen=True):
    """A match in figures."""

    names: tuple[str, str, str, str]
    hands: tuple[SheetHand, ...]
    total: tuple[int, int]
    """The running score."""
    over: bool
    winner: Side | None
    rewinds: int
    """How often something was undone."""
    by_hand: bool = False
    """Whether real cards were played and the score was entered."""


class SheetHead(msgspec.Struct, frozen=True):
    """What a sheet on paper says beside its figures."""

    app: str
    """The version of the program that began the match."""
    created: str
    """UTC to the second, as in ``2026-11-29T21:00:00Z``."""
    rules_name: str
    rules_base: str
    """The preset the rules were made from."""
    rules: Rules
    sitters: Sitters
    """Who sits where now."""
    first_deal: str | None = None
    """The code of the first deal once that hand is over; before, it would tell every card."""


def head_of(log: GameLog, public: PublicState) -> SheetHead:
    """What stands above and below the sheet of a match."""
    header = log.header
    return SheetHead(
        header.app,
        header.created,
        header.rules_name,
        header.rules_base,
        header.rules,
        public.seats,
        _first_deal(log),
    )


def _first_deal(log: GameLog) -> str | None:
    deal = None
    for _, event in log.in_force():
        if isinstance(event, HandDealt) and deal is None:
            deal = event.deal
        elif isinstance(event, HandScored) and deal is not None:
            return code_of(deal)
    return None


def sheet_of(public: PublicState) -> ScoreSheet:
    """The sheet of a match as it stands; a hand in progress is its last row."""
    hands = [
        SheetHand(
            past.hand.number,
            past.hand.dealer,
            past.hand.turned,
            past.hand.trump,
            past.hand.adder,
            sheet_tricks(past.hand.tricks),
            (_scored(past.hand, past.score.sides, 0), _scored(past.hand, past.score.sides, 1)),
            True,
        )
        for past in public.past
    ]
    if public.hand.number > len(hands):
        hands.append(_in_progress(public))
    return ScoreSheet(
        (
            public.seats[0].name,
            public.seats[1].name,
            public.seats[2].name,
            public.seats[3].name,
        ),
        tuple(hands),
        public.running(),
        public.phase is Phase.OVER,
        public.verdict.winner,
        public.rewinds,
    )


def counts(rules: Rules, over: bool, hand: SheetHand) -> bool:
    """Whether a hand's points count in the totals that are shown (RULES.md, ``running_score``).

    ``over``: whether the match is.
    """
    return hand.scored or over or rules.running_score == "trick"


def has_moved(hand: SheetHand) -> bool:
    """Whether a hand has come to anything yet: a trick, or a price."""
    return hand.scored or bool(hand.tricks) or any(side.penalty for side in hand.sides)


def as_counted(sheet: ScoreSheet, rules: Rules) -> ScoreSheet:
    """The sheet with the totals that are shown: a hand that does not count yet is not on it."""
    hands = tuple(hand for hand in sheet.hands if counts(rules, sheet.over, hand))
    if len(hands) == len(sheet.hands):
        return sheet
    ns, ew = (hands[-1].sides[side].total if hands else 0 for side in (0, 1))
    return msgspec.structs.replace(sheet, hands=hands, total=(ns, ew))


def sheet_tricks(tricks: tuple[Trick, ...]) -> tuple[SheetTrick, ...]:
    """Tricks of a hand as the sheet shows them."""
    return tuple(
        SheetTrick(
            trick.winner,
            trick.points,
            trick.trumps,
            trick.adders,
            trick.leader,
            trick.cards,
            trick.revoked,
        )
        for trick in tricks
    )


def points_of(hand: HandState, side: int) -> tuple[int, ...]:
    """The points of the tricks a side won in a hand, as they fell."""
    return tuple(trick.points for trick in hand.tricks if trick.winner.side == side)


def _scored(hand: HandState, sides: tuple[Any, Any], side: int) -> SheetSide:
    score = sides[side]
    return SheetSide(
        score.bid,
        score.made,
        points_of(hand, side),
        score.base,
        score.penalty,
        score.score,
        score.total,
    )


def _in_progress(public: PublicState) -> SheetHand:
    hand, running = public.hand, public.running()
    so_far = hand_score(public).sides
    ns, ew = (
        SheetSide(
            hand.bids[side],
            None,
            points_of(hand, side),
            hand.base[side],
            so_far[side].penalty,
            None,
            running[side],
        )
        for side in SIDES
    )
    return SheetHand(
        hand.number,
        hand.dealer,
        hand.turned,
        hand.trump,
        hand.adder,
        sheet_tricks(hand.tricks),
        (ns, ew),
        False,
    )
