"""Tricks and hands to points, with the reasons (RULES.md sections 1, 3 and 4). Pure arithmetic."""

from enum import Enum

import msgspec

from .cards import SUIT_SETS, Card, Side, Suit, winning_place
from .events import SideBid, SideScore
from .rules import Rules


class Why(Enum):
    """Which row of the table of trick points applies."""

    ADDERS = "adders"
    ADDERS_FLAT = "adders_flat"
    ALL_TRUMPS = "all_trumps"
    SOME_TRUMPS = "some_trumps"
    PLAIN = "plain"


class TrickWorth(msgspec.Struct, frozen=True, gc=False):
    """What a trick, complete or not, is worth as it lies, and why."""

    place: int
    """Which card wins, in the order played."""
    points: int
    trumps: int
    adders: int
    why: Why


def trick_worth(rules: Rules, trump: Suit, adder: Suit, cards: tuple[Card, ...]) -> TrickWorth:
    """The worth of one to four cards in the order played; jokers count as trumps."""
    in_trump, in_adder = SUIT_SETS[trump][trump], SUIT_SETS[trump][adder]
    trumps = adders = 0
    for card in cards:
        trumps += in_trump >> card & 1
        adders += in_adder >> card & 1
    points, why = trick_points(rules, trumps, adders)
    return TrickWorth(winning_place(cards, trump), points, trumps, adders, why)


def trick_points(rules: Rules, trumps: int, adders: int) -> tuple[int, Why]:
    """The points of a trick with so many trumps and adders among its cards (RULES.md section 1)."""
    if adders:
        if trumps and rules.adder_with_trump == "flat_one":
            return 1, Why.ADDERS_FLAT
        return adders + (rules.adder_value == "one_plus_n"), Why.ADDERS
    if trumps == 4:
        return rules.points_all_trumps, Why.ALL_TRUMPS
    if trumps:
        return rules.points_some_trumps, Why.SOME_TRUMPS
    return rules.points_plain, Why.PLAIN


class SideHand(msgspec.Struct, frozen=True, gc=False):
    """What a side's score for a hand is worked out from."""

    bid: SideBid | None
    base: int
    """Points of the tricks it won."""
    tricks: tuple[int, int]
    """Tricks taken by each partner, in the order of ``Side.seats``."""
    books: int
    revokes: int


def is_book(rules: Rules, adders: int) -> bool:
    """Whether a complete trick with so many adders counts as a book."""
    return adders >= (4 if rules.book == "all_adders" else 1)


def bid_made(rules: Rules, side: Side, ours: SideHand, their_base: int) -> bool:
    """Whether the side kept its bid; it must hold one."""
    assert ours.bid is not None
    if ours.revokes and rules.revoke_spoils_bid:
        return False
    match ours.bid.kind:
        case "nil":
            if rules.nil_scope == "side":
                return ours.tricks == (0, 0)
            return ours.tricks[side.seats.index(ours.bid.seat)] == 0
        case "blind":
            return ours.base > their_base
        case "posh":
            return ours.books >= rules.posh_books


def side_score(
    rules: Rules, side: Side, ours: SideHand, their_base: int, total_before: int
) -> SideScore:
    """A side's score for a hand: the table of RULES.md section 3, less what its revokes cost."""
    made = None if ours.bid is None else bid_made(rules, side, ours, their_base)
    return told_score(rules, ours.bid, made, ours.base, ours.revokes, total_before)


def told_score(
    rules: Rules,
    bid: SideBid | None,
    made: bool | None,
    base: int,
    revokes: int,
    total_before: int,
) -> SideScore:
    """A side's score when it is known whether its bid was made; ``made`` is None without one."""
    penalty = revokes * rules.revoke_penalty
    result = base
    if bid is not None:
        result = (_made if made else _failed)(rules, bid, base)
    score = result - penalty
    return SideScore(bid, made, base, penalty, score, total_before + score)


def _made(rules: Rules, bid: SideBid, base: int) -> int:
    match bid.kind:
        case "blind":
            return rules.blind_multiplier * base
        case "posh":
            return rules.posh_multiplier * base
        case "nil":
            if base > 0:
                return rules.nil_multiplier * base
            return rules.nil_zero if base == 0 else rules.nil_negative


def _failed(rules: Rules, bid: SideBid, base: int) -> int:
    if bid.kind == "posh":
        return 0 if rules.posh_failure == "zero" else min(base, 0)
    value = rules.nil_failed if bid.kind == "nil" else rules.blind_failed
    match rules.bid_failure:
        case "replace":
            return value
        case "add":
            return base + value
        case "worse":
            return min(base, value)


class Verdict(Enum):
    """What the match check says."""

    PLAY_ON = "play_on"
    NS_WINS = "NS"
    EW_WINS = "EW"
    DRAW = "draw"

    @property
    def winner(self) -> Side | None:
        """The side that has won; None for a draw or a match that goes on."""
        return {"NS": Side.NS, "EW": Side.EW}.get(self.value)


def match_verdict(rules: Rules, totals: tuple[int, int], hands_done: int | None) -> Verdict:
    """The match check (RULES.md section 4) on running totals.

    ``hands_done`` is the number of hands scored; None in mid-hand, when hands do not count.
    """
    if rules.target is not None:
        reached = [total >= rules.target for total in totals]
        if reached[0] != reached[1]:
            return Verdict.NS_WINS if reached[0] else Verdict.EW_WINS
        if reached[0] and rules.both_reach == "higher":
            return _higher(rules, totals)
    if rules.hands is not None and hands_done is not None and hands_done >= rules.hands:
        return _higher(rules, totals)
    return Verdict.PLAY_ON


def _higher(rules: Rules, totals: tuple[int, int]) -> Verdict:
    if totals[0] != totals[1]:
        return Verdict.NS_WINS if totals[0] > totals[1] else Verdict.EW_WINS
    return Verdict.DRAW if rules.tie == "draw" else Verdict.PLAY_ON
