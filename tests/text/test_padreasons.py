"""Why the score pad refuses an entry: each reason met at a pad, in one plain sentence."""

import re

import pytest

from maverick_desktop.core.cards import Seat, Suit, card
from maverick_desktop.core.padfacts import (
    BeginHand,
    BeginHandBySuits,
    NameSeat,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadReason,
    PadRefused,
    PadWish,
)
from maverick_desktop.core.padlog import PadLog, pad_header
from maverick_desktop.core.padtable import Pad
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, TOURNAMENT, Rules
from maverick_desktop.core.rules import with_options as changed
from maverick_desktop.text.padreasons import pad_fault, pad_refusal
from maverick_desktop.text.phrase import say

NAMES = ("Anna", "Walter", "Nora", "Emma")
BEGIN = BeginHand(Seat.NORTH, (card("AH"), card("2C")))
"""Trump hearts 14, adder clubs 12; East leads."""
PLAIN = NoteTrick(Seat.SOUTH, 0, 0)
NIL, POSH, BLIND = (NoteBid(Seat.SOUTH, bid) for bid in ("nil", "posh", "blind"))
BY_SUITS = BeginHandBySuits(Seat.NORTH, Suit.HEARTS, Suit.CLUBS)


class _Nowhere:
    def append(self, n: int, fact: object, /) -> None:
        """Forget it."""


def _rules(base: Rules, **options: object) -> Rules:
    rules = changed(base, options)
    assert isinstance(rules, Rules)
    return rules


REDEAL = _rules(CLASSIC, equal_ranks="redeal", first_dealer="W")
SHORT = _rules(INDIVIDUALIST, target=10)
SIDE = _rules(INDIVIDUALIST, nil_scope="side")
LAST = [*[NoteTrick(Seat.SOUTH, 4, 0)] * 3, *[NoteTrick(Seat.SOUTH, 0, 4)] * 2, *[PLAIN] * 7]

CASES: list[tuple[PadReason, Rules, list[PadWish], str]] = [
    (
        PadReason.MATCH_OVER,
        SHORT,
        [BEGIN, NoteTotals((18, 0)), PLAIN],
        "The match is over; undo its last entry if something is to be changed.",
    ),
    (
        PadReason.HAND_OPEN,
        CLASSIC,
        [BEGIN, BEGIN],
        "This hand is not over; enter its tricks or its totals first.",
    ),
    (PadReason.NO_HAND, CLASSIC, [PLAIN], "Begin the next hand first."),
    (
        PadReason.WRONG_DEALER,
        INDIVIDUALIST,
        [BEGIN, NoteTotals((5, 4)), BEGIN],
        "Emma deals this hand, for the deal goes round.",
    ),
    (PadReason.WRONG_DEALER, REDEAL, [BEGIN], "Walter deals first by the rules of this match."),
    (
        PadReason.SAME_CARD,
        CLASSIC,
        [BeginHand(Seat.NORTH, (card("AH"), card("AH")))],
        "A of hearts is named twice, and two different cards are turned.",
    ),
    (
        PadReason.SAME_SUIT,
        CLASSIC,
        [BeginHandBySuits(Seat.NORTH, Suit.CLUBS, Suit.CLUBS)],
        "Trump and adder are two different suits.",
    ),
    (
        PadReason.DEAL_AGAIN,
        REDEAL,
        [BeginHand(Seat.WEST, (card("AH"), card("AC")))],
        "Two equal ranks were turned, so by the rules of this match the hand is dealt again.",
    ),
    (
        PadReason.BID_NOT_ALLOWED,
        CLASSIC,
        [BEGIN, NIL],
        "The rules of this match do not have this bid.",
    ),
    (
        PadReason.SIDE_HAS_BID,
        INDIVIDUALIST,
        [BEGIN, NIL, NoteBid(Seat.NORTH, "posh")],
        "Anna has bid nil, and a side holds one bid.",
    ),
    (
        PadReason.REVOKE_NOT_PRICED,
        CLASSIC,
        [BEGIN, NoteRevoke(Seat.SOUTH)],
        "A revoke has no price in this match, so it is put right at the table.",
    ),
    (
        PadReason.TOO_MANY_REVOKES,
        INDIVIDUALIST,
        [BEGIN, *[NoteRevoke(Seat.EAST)] * 12],
        "Emma cannot have revoked once more: a leader and a last card never revoke.",
    ),
    (
        PadReason.FOUR_CARDS,
        CLASSIC,
        [BEGIN, NoteTrick(Seat.SOUTH, 3, 2)],
        "A trick has four cards, so trumps and adders together are 0 to 4.",
    ),
    (
        PadReason.TRUMPS_LEFT,
        CLASSIC,
        [BEGIN, *LAST[:3], NoteTrick(Seat.SOUTH, 3, 0)],
        "Only 2 trumps are left in this hand, not 3.",
    ),
    (
        PadReason.TRUMPS_LEFT,
        CLASSIC,
        [BEGIN, *LAST[:3], NoteTrick(Seat.SOUTH, 1, 0), NoteTrick(Seat.SOUTH, 3, 0)],
        "Only 1 trump is left in this hand, not 3.",
    ),
    (
        PadReason.TRUMPS_LEFT,
        CLASSIC,
        [BEGIN, *LAST[:3], NoteTrick(Seat.SOUTH, 2, 0), NoteTrick(Seat.SOUTH, 3, 0)],
        "All trumps of this hand have fallen.",
    ),
    (
        PadReason.ADDERS_LEFT,
        CLASSIC,
        [BEGIN, *[NoteTrick(Seat.SOUTH, 0, 3)] * 3, NoteTrick(Seat.SOUTH, 0, 4)],
        "Only 3 adders are left in this hand, not 4.",
    ),
    (
        PadReason.ADDERS_LEFT,
        CLASSIC,
        [BEGIN, *[NoteTrick(Seat.SOUTH, 0, 4)] * 4],
        "All adders of this hand have fallen.",
    ),
    (
        PadReason.TOO_FEW,
        CLASSIC,
        [BEGIN, *[PLAIN] * 7],
        "This trick holds at least 2 trumps and adders, or the tricks after it could not hold the"
        " rest.",
    ),
    (
        PadReason.TOO_FEW,
        CLASSIC,
        [BEGIN, NoteTrick(Seat.SOUTH, 0, 1), NoteTrick(Seat.SOUTH, 0, 4), *[PLAIN] * 6],
        "This trick holds at least 1 trump or adder, or the tricks after it could not hold the"
        " rest.",
    ),
    (
        PadReason.TOO_FEW,
        CLASSIC,
        [BEGIN, *LAST[:5], NoteTrick(Seat.SOUTH, 1, 3), *[PLAIN] * 7],
        "The last trick holds all that is left: trumps 1, adders 1.",
    ),
    (
        PadReason.TRICKS_BEGUN,
        CLASSIC,
        [BEGIN, PLAIN, NoteTotals((1, 1))],
        "Totals stand for a whole hand, and this one has tricks; enter the others, or undo them.",
    ),
    (
        PadReason.BASE_IMPOSSIBLE,
        INDIVIDUALIST,
        [BEGIN, NoteTotals((0, -15))],
        "Walter and Emma cannot have −15, for no tricks of this hand come to that.",
    ),
    (
        PadReason.BASES_IMPOSSIBLE,
        INDIVIDUALIST,
        [BEGIN, NoteTotals((18, 1))],
        "Each of these totals can be, but not both in one hand; look at both again.",
    ),
    (
        PadReason.MADE_MISSING,
        INDIVIDUALIST,
        [BEGIN, NIL, NoteTotals((5, 4))],
        "Anna has bid nil; say whether it was made.",
    ),
    (
        PadReason.MADE_WITHOUT_BID,
        INDIVIDUALIST,
        [BEGIN, NoteTotals((5, 4), (None, True))],
        "Walter and Emma have no bid in this hand; enter the bid before its end.",
    ),
    (
        PadReason.REVOKE_SPOILS,
        TOURNAMENT,
        [BEGIN, NIL, NoteRevoke(Seat.NORTH), NoteTotals((5, 4), (True, None))],
        "Anna and Nora have revoked, so by the rules of this match their bid has failed.",
    ),
    (
        PadReason.BLIND_DISAGREES,
        INDIVIDUALIST,
        [BEGIN, BLIND, NoteTotals((5, 4), (False, None))],
        "Blind is made, with more points than the other side.",
    ),
    (
        PadReason.BLIND_DISAGREES,
        INDIVIDUALIST,
        [BEGIN, BLIND, NoteTotals((4, 5), (True, None))],
        "Blind has failed, without more points than the other side.",
    ),
    (
        PadReason.MADE_DISAGREES,
        SIDE,
        [BEGIN, NIL, NoteTotals((5, 4), (True, None))],
        "With these points Anna cannot have made nil.",
    ),
    (
        PadReason.MADE_DISAGREES,
        INDIVIDUALIST,
        [BEGIN, POSH, NoteTotals((-14, 17), (True, None))],
        "With these points Anna cannot have made posh.",
    ),
    (
        PadReason.MADE_DISAGREES,
        _rules(INDIVIDUALIST, book="any_adder", posh_books=1),
        [BEGIN, POSH, NoteTotals((17, -14), (False, None))],
        "With these points Anna cannot have failed posh.",
    ),
    (
        PadReason.MADE_DISAGREES,
        _rules(SIDE, points_some_trumps=1, points_all_trumps=1),
        [BEGIN, NIL, NoteTotals((0, 19), (False, None))],
        "With these points Anna cannot have failed nil.",
    ),
    (
        PadReason.MADE_DISAGREES,
        SIDE,
        [BEGIN, NIL, NoteBid(Seat.WEST, "nil"), NoteTotals((0, 9), (True, True))],
        "With these points Walter cannot have made nil.",
    ),
    (
        PadReason.MADE_DISAGREES,
        INDIVIDUALIST,
        [BEGIN, POSH, NoteBid(Seat.WEST, "posh"), NoteTotals((5, 4), (True, True))],
        "With these points the two bids cannot have ended so; look at both again.",
    ),
    (
        PadReason.BAD_NAME,
        CLASSIC,
        [NameSeat(Seat.SOUTH, "")],
        "A name has 1 to 24 letters, without spaces at its ends.",
    ),
]


def refused(rules: Rules, wishes: list[PadWish]) -> tuple[Pad, PadRefused, PadWish]:
    """A pad that refuses the last of these."""
    pad = Pad(
        PadLog(pad_header("0.2.0", "x", "x", "classic", rules, NAMES, "2026-11-29T21:00:00Z")),
        _Nowhere(),
    )
    *before, last = wishes
    for wish in before:
        assert pad.wish(wish) is None, wish
    answer = pad.wish(last)
    assert answer is not None
    return pad, answer, last


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].value}: {case[3]:.30}")
def test_the_sentence(case: tuple[PadReason, Rules, list[PadWish], str]) -> None:
    reason, rules, wishes, sentence = case
    pad, answer, wish = refused(rules, wishes)
    assert answer.reason is reason
    assert say(pad_refusal(pad.state, answer, wish)) == sentence


def test_every_reason_is_met() -> None:
    assert {case[0] for case in CASES} == set(PadReason) - {PadReason.NOTHING_TO_UNDO}


def test_nothing_to_undo() -> None:
    pad, _, _ = refused(CLASSIC, [PLAIN])
    answer = pad.undo()
    assert answer is not None
    assert say(pad_refusal(pad.state, answer)) == "There is nothing to take back."


@pytest.mark.parametrize("reason", PadReason)
def test_every_reason_has_a_clause_for_records(reason: PadReason) -> None:
    clause = say(pad_fault(reason.value))
    assert re.fullmatch(r"[a-z][^.;!]*", clause)
