"""Counts of all the ways to play the last tricks of a hand, as golden data.

`python -m tests.referee.perft > tests/golden/perft.json` writes the data again. Each entry has
the full rules, trump, adder, the four hands and the leader; `nodes` counts the legal sequences
of 1, 2, 3 ... cards; `points` sums the points of the tricks over all complete sequences for each
side; `penalties` sums the prices of the revokes; `diff` is the sum of NS - EW after penalties.
"""

import json
import sys
from typing import Any

from .play import (
    DECK,
    SIDE_OF,
    SIDES,
    is_revoke,
    legal_cards,
    next_seat,
    seats_from,
    trick_points,
    winning_place,
)
from .rules import Rules, refusals, with_changes

Ending = dict[str, Any]


def perft(
    rules: Rules, trump: str, adder: str, hands: dict[str, list[str]], leader: str
) -> dict[str, Any]:
    """Play the hands out in every legal way and count."""
    plies = 4 * len(hands[leader])
    nodes = [0] * plies
    points = {"NS": 0, "EW": 0}
    penalties = {"NS": 0, "EW": 0}

    def go(
        held: dict[str, list[str]],
        seat: str,
        trick: list[str],
        ply: int,
        won: dict[str, int],
        paid: dict[str, int],
    ) -> None:
        if ply == plies:
            for side in SIDES:
                points[side] += won[side]
                penalties[side] += paid[side]
            return
        for card in legal_cards(held[seat], trick, rules, trump):
            nodes[ply] += 1
            after = dict(held)
            after[seat] = [other for other in held[seat] if other != card]
            paid_after = paid
            if is_revoke(held[seat], trick, card, trump):
                paid_after = dict(paid)
                paid_after[SIDE_OF[seat]] += rules["revoke_penalty"]
            table = [*trick, card]
            if len(table) < 4:
                go(after, next_seat(seat), table, ply + 1, won, paid_after)
                continue
            winner = seats_from(next_seat(seat))[winning_place(table, trump)]
            won_after = dict(won)
            won_after[SIDE_OF[winner]] += trick_points(table, trump, adder, rules)
            go(after, winner, [], ply + 1, won_after, paid_after)

    go(hands, leader, [], 0, {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0})
    diff = points["NS"] - penalties["NS"] - points["EW"] + penalties["EW"]
    return {"nodes": nodes, "points": points, "penalties": penalties, "diff": diff}


# ------------------------------------------------------------------------------ the data


def ending(trump: str, adder: str, leader: str, text: str) -> Ending:
    """An ending from the four hands S / W / N / E."""
    hands = {seat: part.split() for seat, part in zip("SWNE", text.split("/"), strict=True)}
    everything = [card for held in hands.values() for card in held]
    assert len(set(everything)) == len(everything)
    assert all(card in DECK for card in everything)
    assert len({len(held) for held in hands.values()}) == 1
    return {"trump": trump, "adder": adder, "leader": leader, "hands": hands}


# Four cards each. What is of interest: jokers as the only trumps, voids that open in the middle,
# a partner winning with a small trump, adders to throw away, a led joker, books, all trumps.
FOUR: dict[str, Ending] = {
    "jokers and voids": ending(
        "H", "C", "S", "BJ 9C 4D 2S / 3H KD 5D 7C / SJ AC 6D TS / QH 2H 8C JS"
    ),
    "partner has ruffed": ending(
        "S", "D", "W", "3S 6D 7D 2H / AH KH 4C 9D / 5S TD 8H 3C / 7S JS 6C 5C"
    ),
    "a book to come": ending(
        "H", "C", "N", "2C 5C 9D 4H / 3C QC 8D 6S / AC KC 7H 2S / 6C 4C TD JD"
    ),
    "trumps to draw": ending(
        "C", "S", "E", "TC 4C 9S KH / SJ 5C AS 3H / QC 2C 7S 8D / BJ 6C 2S JD"
    ),
    "a lone joker": ending("D", "H", "S", "AD 2D 3S 9H / BJ 4S QH 7C / 5D JS TH 8C / 9D KS 6H 2C"),
    "everybody void": ending(
        "S", "D", "N", "2S 4S AD 3H / QD 5D 6S 9S / KC 8C 7C 7D / TS JH 4H 2D"
    ),
    "default suits": ending("S", "D", "W", "AS QS 3D 5D / SJ 8D 4C 9C / 2S TS JD 6H / KS 7C KD 2C"),
    "adders led": ending("C", "H", "E", "3C JC 8H 2D / KH 4H TC 9S / 7H 5H 6C QS / AH 2H 9C 3D"),
    "both jokers in one hand": ending(
        "H", "S", "W", "BJ SJ 5S 6C / 2H KS 7S 8C / AH 3H JS TC / 9H 4H QS 2S"
    ),
    "ruff and overruff": ending(
        "H", "C", "S", "AS KS 2D 8H / 3H QH 4D TC / 5H SJ 6D 7C / 9S 8S 2H AH"
    ),
    "plain suits": ending("H", "C", "S", "AS KS 2D 5D / QS JD TD 3C / 9S 8S 4D 7H / 7S 6S KD 2C"),
}

# Three cards each, for priced revokes, where nearly every order of cards is legal.
THREE: dict[str, Ending] = {
    "three: jokers and voids": ending("H", "C", "S", "BJ 9C 4D / 3H KD 7C / SJ AC 6D / QH 8C JD"),
    "three: who can follow": ending("S", "D", "W", "3S 6D 2H / AH KH 9D / 5S 8H 3C / 7S 6C QH"),
    "three: a lone joker": ending("D", "H", "E", "AD 3S 9H / BJ 4S QH / 5D JS TH / KS 6H 2C"),
    "three: adders led": ending("C", "H", "N", "3C 8H JC / KH 4H TC / 7H 5H QS / AH 9C 3D"),
    "three: ruff and overruff": ending("H", "C", "S", "AS KS 9H / 3H QH 4D / 5H SJ 6C / 9S 2H AH"),
    "three: void from the start": ending(
        "S", "D", "S", "KC 8C 2D / 4S 9D TH / AC 6S JD / QS 5D 3H"
    ),
}

# Name, preset, changes, endings.
SETS: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("Classic", "classic", {}, ["jokers and voids", "a book to come", "trumps to draw"]),
    (
        "Classic, must trump unless partner wins",
        "classic",
        {"void_play": "must_trump_unless_partner_wins"},
        ["partner has ruffed", "everybody void", "both jokers in one hand"],
    ),
    (
        "Classic, free when void",
        "classic",
        {"void_play": "free"},
        ["partner has ruffed", "everybody void", "default suits"],
    ),
    (
        "Classic, overtrump",
        "classic",
        {"overtrump": True},
        ["ruff and overruff", "adders led", "trumps to draw"],
    ),
    (
        "Classic, overtrump unless partner wins",
        "classic",
        {"overtrump": True, "void_play": "must_trump_unless_partner_wins"},
        ["default suits", "ruff and overruff", "adders led"],
    ),
    (
        "Classic, overtrump, free when void",
        "classic",
        {"overtrump": True, "void_play": "free"},
        ["default suits", "ruff and overruff", "jokers and voids"],
    ),
    (
        "Classic, adders n",
        "classic",
        {"adder_value": "n"},
        ["adders led", "a book to come", "both jokers in one hand"],
    ),
    (
        "Classic, flat one",
        "classic",
        {"adder_with_trump": "flat_one"},
        ["adders led", "a lone joker", "jokers and voids"],
    ),
    (
        "Classic, adders n, flat one",
        "classic",
        {"adder_value": "n", "adder_with_trump": "flat_one"},
        ["default suits", "a book to come", "everybody void"],
    ),
    (
        "Classic, other points",
        "classic",
        {"points_all_trumps": 7, "points_some_trumps": 3, "points_plain": -2},
        ["trumps to draw", "plain suits", "both jokers in one hand"],
    ),
    (
        "Classic, extreme points",
        "classic",
        {"points_all_trumps": -20, "points_some_trumps": 20, "points_plain": 0},
        ["trumps to draw", "jokers and voids", "plain suits"],
    ),
    (
        "Individualist",
        "individualist",
        {},
        ["three: jokers and voids", "three: who can follow", "three: a lone joker"],
    ),
    (
        "Tournament",
        "tournament",
        {},
        ["three: adders led", "three: void from the start", "three: jokers and voids"],
    ),
    (
        "Individualist, revokes forbidden",
        "individualist",
        {"revoke": "forbidden"},
        ["plain suits", "default suits", "adders led"],
    ),
    (
        "Classic, priced revokes",
        "classic",
        {"revoke": "priced"},
        ["three: who can follow", "three: void from the start", "three: a lone joker"],
    ),
    (
        "Priced revokes at 7, must trump unless partner wins",
        "classic",
        {
            "revoke": "priced",
            "revoke_penalty": 7,
            "void_play": "must_trump_unless_partner_wins",
        },
        ["three: void from the start", "three: who can follow", "three: adders led"],
    ),
    (
        "Priced revokes, overtrump",
        "classic",
        {"revoke": "priced", "overtrump": True},
        ["three: ruff and overruff", "three: jokers and voids", "three: adders led"],
    ),
    (
        "Priced revokes, overtrump, free when void, flat one",
        "individualist",
        {"overtrump": True, "adder_with_trump": "flat_one", "revoke_penalty": 1},
        ["three: ruff and overruff", "three: a lone joker", "three: adders led"],
    ),
]


def entry(name: str, rules: Rules, ending_name: str) -> dict[str, Any]:
    """One entry of the golden data."""
    assert not refusals(rules)
    position = FOUR[ending_name] if ending_name in FOUR else THREE[ending_name]
    counted = perft(
        rules, position["trump"], position["adder"], position["hands"], position["leader"]
    )
    return {"name": name, "ending": ending_name, "rules": rules, **position, **counted}


def generate() -> list[dict[str, Any]]:
    """All the golden data."""
    return [
        entry(name, with_changes(preset, **changes), ending_name)
        for name, preset, changes, endings in SETS
        for ending_name in endings
    ]


def write(entries: list[dict[str, Any]]) -> str:
    """The data as JSON, an entry a line."""
    return "[\n" + ",\n".join(json.dumps(one) for one in entries) + "\n]\n"


if __name__ == "__main__":
    sys.stdout.write(write(generate()))
