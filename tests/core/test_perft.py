"""Endings played out in every legal way: as many as the referee counted (tests/golden)."""

import json
from pathlib import Path
from typing import Any

import pytest

from maverick_desktop.core.cards import SEATS
from tests.core.positions import cards_of, in_play, perft, rules_of, seat_of, suit

PERFT: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "golden" / "perft.json").read_text(encoding="utf-8")
)


def test_there_are_enough() -> None:
    """Four-trick endings of at least a dozen sets of rules."""
    assert len({one["name"] for one in PERFT}) >= 12
    assert len({one["name"] for one in PERFT if len(one["hands"]["S"]) == 4}) >= 12


@pytest.mark.parametrize("entry", PERFT, ids=lambda one: f"{one['name']} | {one['ending']}")
def test_perft(entry: dict[str, Any]) -> None:
    """Sequences of each length, points and penalties."""
    trump, adder = suit(entry["trump"]), suit(entry["adder"])
    state = in_play(rules_of(entry["rules"]), trump, adder, seat_of(entry["leader"]))
    hands = tuple(cards_of(entry["hands"][seat.letter]) for seat in SEATS)
    for key, value in perft(state, hands).items():
        assert value == entry[key], key
