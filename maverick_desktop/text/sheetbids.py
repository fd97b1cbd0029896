"""What the score sheet tells of bids: who made which, what came of it, and what that scored."""

from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.rules import BidKind, Rules
from maverick_desktop.core.scoring import SideHand, bid_made, is_book, told_score
from maverick_desktop.core.sheet import SheetHand, SheetSide

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, number, signed
from .rulestext import bid_rules
from .scores import points
from .scoretext import failed_rule, made_rules, spoiling_rule
from .sheetpeople import OpenSheet
from .sheettold import Step, revokes_of, tricks_of
from .words import bid_word

# --- what came of it -----------------------------------------------------------------------------

_NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "These rules have no bids.")
_NO_BID: Final = QT_TRANSLATE_NOOP("text", "No bid by {side}.")
_OPEN: Final = QT_TRANSLATE_NOOP("text", "{who} bid {bid}; it is settled when the hand is over.")
_MADE: Final = QT_TRANSLATE_NOOP("text", "{who} bid {bid} and made it.")
_FAILED: Final = QT_TRANSLATE_NOOP("text", "{who} bid {bid} and failed.")
_TAKEN: Final = QT_TRANSLATE_NOOP("text", "Tricks taken by {who}: {n}.")
_COMPARED: Final = QT_TRANSLATE_NOOP(
    "text", "Points of tricks: {ours} for {us}, {theirs} for {them}."
)
_BOOKS: Final = QT_TRANSLATE_NOOP("text", "Books taken by {side}: {n} of {needed}.")
_SPOILED: Final = QT_TRANSLATE_NOOP("text", "Without the revoke it would have been made.")


def bid_said(shown: OpenSheet, hand: SheetHand, side: Side) -> tuple[Phrase, ...]:
    """Who bid what, what it came to, and what decided."""
    row, people = hand.sides[side], shown.people
    if row.bid is None:
        none = Phrase(_NO_BID, {"side": people.side(side)})
        return (none if shown.rules.bids else Phrase(_NO_BIDS),)
    outcome = {None: _OPEN, True: _MADE, False: _FAILED}[row.made]
    words: dict[str, Arg] = {"who": people.first(row.bid.seat), "bid": bid_word(row.bid.kind)}
    said = [Phrase(outcome, words)]
    if row.bid.kind == "blind":
        said.append(_compared(shown, hand, side))
    elif hand.tricks:
        said.append(_counted(shown, hand, side, row.bid))
    if row.made is False and _spoiled(shown.rules, hand, side, row.bid):
        said.append(Phrase(_SPOILED))
    return tuple(said)


def bid_tricks(shown: OpenSheet, hand: SheetHand, side: Side) -> tuple[int, ...]:
    """The tricks that decided: those a nil should not have taken, or the books of a posh."""
    bid = hand.sides[side].bid
    match None if bid is None else bid.kind:
        case "nil":
            return tricks_of(hand, *_bound(shown.rules, bid))
        case "posh":
            return _books(shown.rules, hand, side)
        case _:
            return ()


def bid_rules_of(shown: OpenSheet, hand: SheetHand, side: Side) -> tuple[Phrase, ...]:
    """What the bid promises, and what it scores as it ended."""
    row = hand.sides[side]
    if row.bid is None:
        return ()
    return (*bid_rules(shown.rules, row.bid.kind), *result_rules(shown, hand, side))


def result_rules(shown: OpenSheet, hand: SheetHand, side: Side) -> tuple[Phrase, ...]:
    """What a bid scores as it ended; both ways while it is open."""
    row, rules = hand.sides[side], shown.rules
    if row.bid is None:
        return ()
    made = made_rules(rules, row.bid.kind) if row.made is not False else []
    failed = [failed_rule(rules, row.bid.kind)] if row.made is not True else []
    spoiling = [spoiling_rule(rules)] if row.penalty else []
    return (*made, *failed, *spoiling)


def _bound(rules: Rules, bid: SideBid | None) -> tuple[Seat, ...]:
    """Whose tricks break a nil."""
    assert bid is not None
    return bid.seat.side.seats if rules.nil_scope == "side" else (bid.seat,)


def _books(rules: Rules, hand: SheetHand, side: Side) -> tuple[int, ...]:
    mine = tricks_of(hand, *side.seats)
    return tuple(one for one in mine if is_book(rules, hand.tricks[one - 1].adders))


def _compared(shown: OpenSheet, hand: SheetHand, side: Side) -> Phrase:
    words: dict[str, Arg] = {
        "ours": number(hand.sides[side].base),
        "us": shown.people.side(side),
        "theirs": number(hand.sides[side.other].base),
        "them": shown.people.side(side.other),
    }
    return Phrase(_COMPARED, words)


def _counted(shown: OpenSheet, hand: SheetHand, side: Side, bid: SideBid) -> Phrase:
    people, count = shown.people, len(bid_tricks(shown, hand, side))
    if bid.kind == "posh":
        books: dict[str, Arg] = {
            "side": people.side(side),
            "n": count,
            "needed": shown.rules.posh_books,
        }
        return Phrase(_BOOKS, books)
    who = people.side(side) if shown.rules.nil_scope == "side" else people.inside(bid.seat)
    return Phrase(_TAKEN, {"who": who, "n": count})


def _spoiled(rules: Rules, hand: SheetHand, side: Side, bid: SideBid) -> bool:
    """Whether the scoring would have the bid made, had there been no revoke."""
    if not hand.tricks:
        return False
    one, other = (len(tricks_of(hand, seat)) for seat in side.seats)
    base, books = hand.sides[side].base, len(_books(rules, hand, side))
    honest = SideHand(bid, base, (one, other), books, 0)
    revoked = any(revokes_of(trick, side) for trick in hand.tricks) or hand.sides[side].penalty
    return bool(revoked) and bid_made(rules, side, honest, hand.sides[side.other].base)


# --- what it scored ------------------------------------------------------------------------------

_TIMES: Final = QT_TRANSLATE_NOOP("text", "{points} of tricks, {bid} made by {who}: {n} × {base}")
_AT_ZERO: Final = QT_TRANSLATE_NOOP(
    "text", "{points} of tricks, {bid} made by {who}: with zero it scores"
)
_BELOW_ZERO: Final = QT_TRANSLATE_NOOP(
    "text", "{points} of tricks, {bid} made by {who}: below zero it scores"
)
_IN_PLACE: Final = QT_TRANSLATE_NOOP(
    "text", "{points} of tricks, {bid} failed by {who}: in their place"
)
_ADDED: Final = QT_TRANSLATE_NOOP(
    "text", "{points} of tricks, {bid} failed by {who}: with {value} added"
)
_LESS: Final = QT_TRANSLATE_NOOP(
    "text", "{points} of tricks, {bid} failed by {who}: the lesser of {base} and {value}"
)


def bid_step(shown: OpenSheet, row: SheetSide) -> Step:
    """The points of the tricks and what a settled bid has made of them."""
    assert row.bid is not None
    assert row.made is not None
    rules, bid = shown.rules, row.bid
    result = _points(rules, bid, row.made, row.base)
    words: dict[str, Arg] = {
        "points": points(row.base),
        "bid": bid_word(bid.kind),
        "who": shown.people.inside(bid.seat),
        "base": number(row.base),
    }
    if row.made:
        template = _way_made(rules, bid, row.base)
        words["n"] = _multiplier(rules, bid.kind)
    else:
        template = _way_failed(rules, bid.kind)
        words["value"] = signed(_value(rules, bid.kind))
    return Step(Phrase(template, words), signed(result))


def _points(rules: Rules, bid: SideBid, made: bool, base: int) -> int:
    return told_score(rules, bid, made, base, 0, 0).score


def _way_made(rules: Rules, bid: SideBid, base: int) -> str:
    """Which rule the scoring went by: the one that would score otherwise if it were another."""
    result = _points(rules, bid, True, base)
    for template, other in (
        (_AT_ZERO, replace(rules, nil_zero=rules.nil_zero + 1)),
        (_BELOW_ZERO, replace(rules, nil_negative=rules.nil_negative + 1)),
    ):
        if _points(other, bid, True, base) != result:
            return template
    return _TIMES


def _way_failed(rules: Rules, kind: BidKind) -> str:
    if kind == "posh":
        return _IN_PLACE if rules.posh_failure == "zero" else _LESS
    return {"replace": _IN_PLACE, "add": _ADDED, "worse": _LESS}[rules.bid_failure]


def _multiplier(rules: Rules, kind: BidKind) -> int:
    match kind:
        case "nil":
            return rules.nil_multiplier
        case "blind":
            return rules.blind_multiplier
        case "posh":
            return rules.posh_multiplier


def _value(rules: Rules, kind: BidKind) -> int:
    """What a failed bid is worth by itself."""
    match kind:
        case "nil":
            return rules.nil_failed
        case "blind":
            return rules.blind_failed
        case "posh":
            return 0
