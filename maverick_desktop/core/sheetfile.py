"""The score sheet as files: CSV and JSON. Columns and keys are stable (RECORD.md section 3)."""

import csv
import io
from typing import Any, Final

from .cards import SEATS, SIDES
from .rules import Rules, to_plain
from .sheet import ScoreSheet, SheetHand, SheetSide

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
    leader = trick.leader
    cards = ["" if (one := trick.card_of(seat)) is None else one.code for seat in SEATS]
    paid = "".join(
        leader.after(turn).letter
        for turn, revoke in enumerate(trick.revoked)
        if revoke and leader is not None
    )
    return [
        hand.number,
        place + 1,
        "" if leader is None else leader.letter,
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


def to_json(sheet: ScoreSheet, rules: Rules) -> dict[str, Any]:
    """The sheet as one JSON object: rules, names, hands with every trick, result."""
    return {
        "names": {seat.letter: sheet.names[seat] for seat in SEATS},
        "rules": to_plain(rules),
        "hands": [_hand_json(hand) for hand in sheet.hands],
        "total": {"NS": sheet.total[0], "EW": sheet.total[1]},
        "over": sheet.over,
        "winner": None if sheet.winner is None else sheet.winner.name,
        "rewinds": sheet.rewinds,
        **({"by_hand": True} if sheet.by_hand else {}),
    }


def _hand_json(hand: SheetHand) -> dict[str, Any]:
    return {
        "hand": hand.number,
        "dealer": hand.dealer.letter,
        "turned": None if hand.turned is None else [card.code for card in hand.turned],
        "trump": hand.trump.letter,
        "adder": hand.adder.letter,
        "scored": hand.scored,
        "sides": {side.name: _side_json(hand.sides[side]) for side in SIDES},
        "tricks": [
            {
                "leader": None if trick.leader is None else trick.leader.letter,
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
