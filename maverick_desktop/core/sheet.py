"""The score sheet: a projection of what is public, for the dock, the sheet window, CSV and JSON.

Figures only: whoever shows them finds the words in ``text``. CSV columns and JSON keys are stable.
"""

import csv
import io
from typing import Any, Final

import msgspec

from .cards import SEATS, SIDES, Card, Seat, Side, Suit
from .events import SideBid
from .public import HandState, Phase, PublicState, Trick, hand_score
from .rules import to_plain


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
    turned: tuple[Card, Card]
    trump: Suit
    adder: Suit
    tricks: tuple[Trick, ...]
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


def sheet_of(public: PublicState) -> ScoreSheet:
    """The sheet of a match as it stands; a hand in progress is its last row."""
    hands = [
        SheetHand(
            past.hand.number,
            past.hand.dealer,
            past.hand.turned,
            past.hand.trump,
            past.hand.adder,
            past.hand.tricks,
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
        hand.number, hand.dealer, hand.turned, hand.trump, hand.adder, hand.tricks, (ns, ew), False
    )


# --- export --------------------------------------------------------------------------------------

COLUMNS: Final = (
    "hand",
    "dealer",
    "trump",
    "adder",
    *(
        f"{side}_{column}"
        for side in ("NS", "EW")
        for column in ("bid", "made", "tricks", "base", "penalty", "score", "total")
    ),
)
TRICK_COLUMNS: Final = (
    "hand",
    "trick",
    "leader",
    "winner",
    "points",
    "trumps",
    "adders",
    *(f"{seat.letter}_card" for seat in SEATS),
    "revokes",
)


def to_csv(sheet: ScoreSheet, detail: str = "hands") -> str:
    """The sheet as CSV: a row a hand, or with detail ``tricks`` or ``cards`` a row a trick."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    if detail == "hands":
        writer.writerow(COLUMNS)
        writer.writerows(_hand_row(hand) for hand in sheet.hands)
    else:
        writer.writerow(TRICK_COLUMNS)
        writer.writerows(
            _trick_row(hand, place) for hand in sheet.hands for place in range(len(hand.tricks))
        )
    return out.getvalue()


def _hand_row(hand: SheetHand) -> list[object]:
    row: list[object] = [hand.number, hand.dealer.letter, hand.trump.letter, hand.adder.letter]
    for side in hand.sides:
        bid = "" if side.bid is None else f"{side.bid.kind}:{side.bid.seat.letter}"
        made = "" if side.made is None else ("yes" if side.made else "no")
        # Points are joined by spaces behind a word sign, so that no spreadsheet reads a formula.
        points = " ".join(str(value) for value in side.points)
        score = "" if side.score is None else side.score
        row += [bid, made, _harmless(points), side.base, side.penalty, score, side.total]
    return row


def _trick_row(hand: SheetHand, place: int) -> list[object]:
    trick = hand.tricks[place]
    cards = [trick.card_of(seat).code for seat in SEATS]
    paid = "".join(
        trick.leader.after(turn).letter for turn, revoke in enumerate(trick.revoked) if revoke
    )
    return [
        hand.number,
        place + 1,
        trick.leader.letter,
        trick.winner.letter,
        trick.points,
        trick.trumps,
        trick.adders,
        *cards,
        paid,
    ]


def _harmless(text: str) -> str:
    """A text cell that no spreadsheet runs: an apostrophe before what could begin a formula."""
    return "'" + text if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def to_json(sheet: ScoreSheet, public: PublicState) -> dict[str, Any]:
    """The sheet as one JSON object: rules, names, hands with every trick, result."""
    return {
        "names": {seat.letter: sheet.names[seat] for seat in SEATS},
        "rules": to_plain(public.rules),
        "hands": [_hand_json(hand) for hand in sheet.hands],
        "total": {"NS": sheet.total[0], "EW": sheet.total[1]},
        "over": sheet.over,
        "winner": None if sheet.winner is None else sheet.winner.name,
        "rewinds": sheet.rewinds,
    }


def _hand_json(hand: SheetHand) -> dict[str, Any]:
    return {
        "hand": hand.number,
        "dealer": hand.dealer.letter,
        "turned": [card.code for card in hand.turned],
        "trump": hand.trump.letter,
        "adder": hand.adder.letter,
        "scored": hand.scored,
        "sides": {side.name: _side_json(hand.sides[side]) for side in SIDES},
        "tricks": [
            {
                "leader": trick.leader.letter,
                "cards": [card.code for card in trick.cards],
                "revoked": list(trick.revoked),
                "winner": trick.winner.letter,
                "points": trick.points,
                "trumps": trick.trumps,
                "adders": trick.adders,
            }
            for trick in hand.tricks
        ],
    }


def _side_json(side: SheetSide) -> dict[str, Any]:
    return {
        "bid": None if side.bid is None else {"kind": side.bid.kind, "seat": side.bid.seat.letter},
        "made": side.made,
        "points": list(side.points),
        "base": side.base,
        "penalty": side.penalty,
        "score": side.score,
        "total": side.total,
    }
