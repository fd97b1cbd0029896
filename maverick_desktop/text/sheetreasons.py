"""Why a figure of the score sheet is what it is: sentences, steps, tricks and the rules in force.

The arithmetic is ``core.scoring``'s: what a rule did is read off the sheet and off what the scoring
says, never worked out here.
"""

from enum import Enum, auto
from typing import Final, assert_never

from maverick_desktop.core.cards import Side, Suit
from maverick_desktop.core.scoring import Why
from maverick_desktop.core.sheet import SheetHand

from . import scores as names
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, number, signed
from .rulestext import (
    dealer_rule,
    default_suits_rule,
    equal_ranks_rule,
    turned_rule,
    worth_rule,
)
from .scoretext import match_text, revoke_cost_rule, tricks_rule
from .sheetbids import bid_rules_of, bid_said, bid_step, bid_tricks, result_rules
from .sheetpeople import OpenSheet
from .sheetrevokes import penalty_told, revokes_step
from .sheettold import Step, Told, trick_told, tricks_of, why_of
from .sheetwords import joined


class Figure(Enum):
    """What a cell of the sheet tells."""

    HAND = auto()
    DEALER = auto()
    TRUMP = auto()
    ADDER = auto()
    BID = auto()
    TRICKS = auto()
    PENALTY = auto()
    SCORE = auto()
    TOTAL = auto()


_NAMES: Final = {
    Figure.DEALER: names.DEALER,
    Figure.TRUMP: names.TRUMP,
    Figure.ADDER: names.ADDER,
    Figure.BID: names.BID,
    Figure.TRICKS: names.TRICKS,
    Figure.PENALTY: names.PENALTY,
    Figure.SCORE: names.SCORE,
    Figure.TOTAL: names.TOTAL,
}


def explained(shown: OpenSheet, hand: SheetHand, figure: Figure, side: Side) -> Told:
    """How a figure of a hand came about; ``side`` counts for those that each side has."""
    match figure:
        case Figure.HAND:
            return _hand(shown, hand)
        case Figure.DEALER:
            return _dealer(shown, hand)
        case Figure.TRUMP | Figure.ADDER:
            return _suits(shown, hand, figure)
        case Figure.BID:
            return _bid(shown, hand, side)
        case Figure.TRICKS:
            return _tricks(shown, hand, side)
        case Figure.PENALTY:
            title = _title(shown, hand, figure, side)
            return penalty_told(shown, hand, side, title)
        case Figure.SCORE:
            return _score(shown, hand, side)
        case Figure.TOTAL:
            return _total(shown, hand, side)
        case _:
            assert_never(figure)


def _title(shown: OpenSheet, hand: SheetHand, figure: Figure, side: Side | None = None) -> Phrase:
    parts = [names.hand_title(hand.number), Phrase(_NAMES[figure])]
    return joined(parts if side is None else [*parts, shown.people.title(side)])


# --- a hand --------------------------------------------------------------------------------------

_DEALT: Final = QT_TRANSLATE_NOOP("text", "{who} dealt, so {leader} led to the first trick.")
_BEING_PLAYED: Final = QT_TRANSLATE_NOOP(
    "text",
    "The hand is being played: {n} trick of 13 so far.|"
    "The hand is being played: {n} tricks of 13 so far.",
)
_ENDED: Final = QT_TRANSLATE_NOOP("text", "The match ended with trick {n} of this hand.")
_NO_TRICKS: Final = QT_TRANSLATE_NOOP(
    "text", "The points of this hand were entered as sums, without its tricks."
)
_HAND_STEP: Final = QT_TRANSLATE_NOOP("text", "{side}, total {total}")


def _hand(shown: OpenSheet, hand: SheetHand) -> Told:
    said = [_dealt(shown, hand), _turned(hand), *_state(shown, hand)]
    ours = shown.people.ours
    steps = [
        Step(
            Phrase(
                _HAND_STEP,
                {"side": shown.people.title(side), "total": number(hand.sides[side].total)},
            ),
            signed(shown.gained(hand, side)),
        )
        for side in (ours, ours.other)
    ]
    tricks = tuple(trick_told(shown, hand, one) for one in range(1, len(hand.tricks) + 1))
    return Told(names.hand_title(hand.number), tuple(said), tuple(steps), tricks)


def _dealt(shown: OpenSheet, hand: SheetHand) -> Phrase:
    people, dealer = shown.people, hand.dealer
    return Phrase(_DEALT, {"who": people.first(dealer), "leader": people.inside(dealer.left)})


def _state(shown: OpenSheet, hand: SheetHand) -> tuple[Phrase, ...]:
    """That the hand is unfinished, or known by its sums alone; nothing for any other."""
    if shown.ended_in(hand):
        return (Phrase(_ENDED, {"n": len(hand.tricks)}),)
    if not hand.scored:
        return (Phrase(_BEING_PLAYED, count=len(hand.tricks)),)
    return () if hand.tricks else (Phrase(_NO_TRICKS),)


def _dealer(shown: OpenSheet, hand: SheetHand) -> Told:
    title = _title(shown, hand, Figure.DEALER)
    return Told(title, (_dealt(shown, hand),), rules=(dealer_rule(shown.rules),))


# --- trump and adder -----------------------------------------------------------------------------

_TURNED: Final = QT_TRANSLATE_NOOP(
    "text", "Turned: {first}, then {second}, so trump is {trump} and the adder suit {adder}."
)
_NOT_NOTED: Final = QT_TRANSLATE_NOOP(
    "text", "Trump is {trump} and the adder suit {adder}; the turned cards were not noted."
)


def _suits(shown: OpenSheet, hand: SheetHand, figure: Figure) -> Told:
    rules = (*_turned_rules(shown, hand), *_adder_rules(shown, figure))
    return Told(_title(shown, hand, figure), (_turned(hand),), rules=rules)


def _turned(hand: SheetHand) -> Phrase:
    words: dict[str, Arg] = {"trump": hand.trump, "adder": hand.adder}
    if hand.turned is None:
        return Phrase(_NOT_NOTED, words)
    first, second = hand.turned
    return Phrase(_TURNED, {"first": first, "second": second, **words})


def _turned_rules(shown: OpenSheet, hand: SheetHand) -> tuple[Phrase, ...]:
    """The rule by which the turned cards decided; all there are if they are not known."""
    every = (turned_rule(), default_suits_rule(), equal_ranks_rule(shown.rules))
    if hand.turned is None:
        return every
    first, second = hand.turned
    if first.rank == second.rank:
        return (every[2],)
    suits: set[Suit | None] = {first.suit, second.suit}
    return (every[0],) if suits == {hand.trump, hand.adder} else (every[1],)


def _adder_rules(shown: OpenSheet, figure: Figure) -> tuple[Phrase, ...]:
    if figure is Figure.TRUMP:
        return ()
    return worth_rule(shown.rules, Why.ADDERS), worth_rule(shown.rules, Why.ADDERS_FLAT)


# --- bid and tricks ------------------------------------------------------------------------------

_POINTS_OF: Final = QT_TRANSLATE_NOOP("text", "Points of {n} trick|Points of {n} tricks")
_THE_TRICKS: Final = QT_TRANSLATE_NOOP("text", "Points of the tricks")
_NO_TRICK: Final = QT_TRANSLATE_NOOP("text", "No trick was taken by {side}.")


def _bid(shown: OpenSheet, hand: SheetHand, side: Side) -> Told:
    return Told(
        _title(shown, hand, Figure.BID, side),
        bid_said(shown, hand, side),
        tricks=tuple(trick_told(shown, hand, one) for one in bid_tricks(shown, hand, side)),
        rules=bid_rules_of(shown, hand, side),
    )


def _tricks(shown: OpenSheet, hand: SheetHand, side: Side) -> Told:
    mine = tricks_of(hand, *side.seats)
    known = {why_of(shown, hand.tricks[one - 1]) for one in mine}
    said = list(_state(shown, hand))
    if hand.tricks and not mine:
        said.append(Phrase(_NO_TRICK, {"side": shown.people.side(side)}))
    return Told(
        _title(shown, hand, Figure.TRICKS, side),
        tuple(said),
        (_points_step(hand, side),),
        tuple(trick_told(shown, hand, one) for one in mine),
        tuple(worth_rule(shown.rules, why) for why in Why if why in known),
    )


def _points_step(hand: SheetHand, side: Side) -> Step:
    label = Phrase(_THE_TRICKS)
    if hand.tricks:
        label = Phrase(_POINTS_OF, count=len(tricks_of(hand, *side.seats)))
    return Step(label, number(hand.sides[side].base))


# --- score and total -----------------------------------------------------------------------------

_SO_FAR: Final = QT_TRANSLATE_NOOP("text", "So far")
_NOT_SETTLED: Final = QT_TRANSLATE_NOOP(
    "text", "The bid of {who} changes this when the hand is over."
)
_BEFORE: Final = QT_TRANSLATE_NOOP("text", "Total before hand {n}")
_SCORE_OF: Final = QT_TRANSLATE_NOOP("text", "Score of hand {n}")
_SO_FAR_IN: Final = QT_TRANSLATE_NOOP("text", "Hand {n} so far")
_LEFT: Final = QT_TRANSLATE_NOOP("text", "{side}: {left}.")


def _score(shown: OpenSheet, hand: SheetHand, side: Side) -> Told:
    row, rules = hand.sides[side], shown.rules
    settled = row.bid is not None and row.made is not None
    steps = [bid_step(shown, row) if settled else _points_step(hand, side)]
    if row.penalty:
        steps.append(revokes_step(rules, row.penalty))
    gained = signed(shown.gained(hand, side))
    steps.append(Step(Phrase(names.SCORE if hand.scored else _SO_FAR), gained, result=True))
    said = list(_state(shown, hand))
    if row.bid is not None and not settled and not shown.sheet.over:
        said.append(Phrase(_NOT_SETTLED, {"who": shown.people.inside(row.bid.seat)}))
    mine = tricks_of(hand, *side.seats)
    costs = (revoke_cost_rule(rules),) if row.penalty else ()
    scored = result_rules(shown, hand, side) if row.bid is not None else (tricks_rule(),)
    return Told(
        _title(shown, hand, Figure.SCORE, side),
        tuple(said),
        tuple(steps),
        tuple(trick_told(shown, hand, one) for one in mine),
        (*scored, *costs),
    )


def _total(shown: OpenSheet, hand: SheetHand, side: Side) -> Told:
    row, n = hand.sides[side], {"n": hand.number}
    steps = (
        Step(Phrase(_BEFORE, n), number(shown.before(hand, side))),
        Step(Phrase(_SCORE_OF if hand.scored else _SO_FAR_IN, n), signed(shown.gained(hand, side))),
        Step(Phrase(names.TOTAL), number(row.total), result=True),
    )
    left = names.to_go(row.total, shown.rules.target)
    said = [] if left is None else [Phrase(_LEFT, {"side": shown.people.title(side), "left": left})]
    return Told(
        _title(shown, hand, Figure.TOTAL, side),
        (*_state(shown, hand), *said),
        steps,
        rules=tuple(match_text(shown.rules)),
    )
