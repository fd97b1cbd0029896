"""Rule files and ``--set`` words: checked strictly, each fault named (RECORD.md section 4)."""

import json
import random
from typing import Any

import pytest

from maverick_desktop.core.rulefile import (
    RuleFileError,
    RuleSet,
    apply_settings,
    parse_rule_file,
    rule_file,
)
from maverick_desktop.core.rules import CLASSIC, OPTIONS, PRESETS, Fault, Rules, to_plain
from tests.core.driver import random_rules

GOOD: dict[str, Any] = {
    "maverick_rules": 1,
    "name": "Kitchen table",
    "base": "individualist",
    "options": {"target": 40, "bids": ["nil"]},
}


def problem_of(data: bytes) -> RuleFileError:
    """Why it is refused."""
    with pytest.raises(RuleFileError) as caught:
        parse_rule_file(data)
    return caught.value


def changed(**fields: Any) -> bytes:
    """The good file with other fields."""
    return json.dumps({**GOOD, **fields}).encode()


def test_the_example() -> None:
    """As RECORD.md has it."""
    rule_set = parse_rule_file(json.dumps(GOOD).encode())
    assert (rule_set.name, rule_set.base) == ("Kitchen table", "individualist")
    assert to_plain(rule_set.rules) == {
        **to_plain(PRESETS["individualist"]),
        "target": 40,
        "bids": ["nil"],
    }


@pytest.mark.parametrize("seed", range(50))
def test_there_and_back(seed: int) -> None:
    """Any rules, as the difference from their base or in full."""
    dice = random.Random(seed)
    rule_set = RuleSet("Наш стол", dice.choice(list(PRESETS)), random_rules(dice))
    short, full = rule_file(rule_set), rule_file(rule_set, every_option=True)
    assert parse_rule_file(short) == parse_rule_file(full) == rule_set
    assert set(json.loads(full)["options"]) == set(OPTIONS)
    assert len(short) <= len(full)


PROBLEMS: list[tuple[str, bytes, str, str]] = [
    ("empty", b"", "not_a_rule_file", ""),
    ("bad UTF-8", b"\xff", "not_a_rule_file", ""),
    ("an array", b"[]", "not_a_rule_file", ""),
    ("deep", b'{"a":' * 100_000, "not_a_rule_file", ""),
    ("a record", b'{"maverick":1}', "not_a_rule_file", ""),
    ("twice", b'{"maverick_rules":1,"maverick_rules":1}', "not_a_rule_file", ""),
    ("no number", b'{"maverick_rules":NaN}', "not_a_rule_file", ""),
    ("version 0", changed(maverick_rules=0), "not_a_rule_file", ""),
    ("version true", changed(maverick_rules=True), "not_a_rule_file", ""),
    ("newer", changed(maverick_rules=2, more=1), "newer", "2"),
    ("unknown", changed(zzz=1, colour=1), "unknown_field", "colour"),
    ("no name", b'{"maverick_rules":1,"options":{},"base":"classic"}', "missing_field", "name"),
    ("long name", changed(name="x" * 25), "bad_name", ""),
    ("name 5", changed(name=5), "bad_name", ""),
    ("half a pair", changed(name="\ud800"), "bad_name", ""),
    ("base", changed(base="mine"), "bad_base", "mine"),
    ("base null", changed(base=None), "bad_base", "None"),
    ("options", changed(options=[]), "bad_options", ""),
]


@pytest.mark.parametrize("case", PROBLEMS, ids=lambda case: case[0])
def test_problems(case: tuple[str, bytes, str, str]) -> None:
    """What and where."""
    _, data, problem, detail = case
    error = problem_of(data)
    assert (error.problem, error.detail) == (problem, detail)


@pytest.mark.parametrize("depth", range(100, 1200, 20))
def test_any_depth(depth: int) -> None:
    """No depth is a crash, wherever it stands."""
    nest = "[" * depth + "]" * depth
    for name in ("name", "base", "options", "maverick_rules"):
        text = json.dumps({**GOOD, name: "NEST"}).replace('"NEST"', nest)
        problem_of(text.encode())
    text = json.dumps({**GOOD, "options": {"target": "NEST"}}).replace('"NEST"', nest)
    problem_of(text.encode())


def test_every_fault_is_told() -> None:
    """All at once, by option."""
    options = {"target": 5, "moon": 1, "bids": ["nil", "nil"], "hands": 1.0}
    error = problem_of(changed(options=options))
    assert error.problem == "faults"
    assert [(one.fault, one.options) for one in error.faults] == [
        (Fault.BAD_VALUE, ("target",)),
        (Fault.UNKNOWN_OPTION, ("moon",)),
        (Fault.BAD_VALUE, ("bids",)),
        (Fault.BAD_VALUE, ("hands",)),
    ]
    error = problem_of(changed(base="classic", options={"posh_books": 5}))
    assert [one.fault for one in error.faults] == [Fault.TOO_MANY_BOOKS]


SETTINGS: list[tuple[str, str, object]] = [
    ("overtrump=on", "overtrump", True),
    ("overtrump=off", "overtrump", False),
    ("overtrump=true", "overtrump", True),
    ("target=none", "target", None),
    ("target=200", "target", 200),
    ("points_plain=-20", "points_plain", -20),
    ("points_plain=+3", "points_plain", 3),
    ("bids=nil,blind", "bids", frozenset({"nil", "blind"})),
    ("bids=none", "bids", frozenset()),
    ("void_play=free", "void_play", "free"),
    ("first_dealer=W", "first_dealer", "W"),
]


@pytest.mark.parametrize("case", SETTINGS, ids=lambda case: case[0])
def test_settings(case: tuple[str, str, object]) -> None:
    """One word changes one option."""
    word, name, value = case
    rules = apply_settings(CLASSIC, ["hands=3", word])
    assert isinstance(rules, Rules)
    assert getattr(rules, name) == value
    assert rules.hands == 3


BAD_SETTINGS: list[tuple[str, Fault]] = [
    ("moon=1", Fault.UNKNOWN_OPTION),
    ("", Fault.UNKNOWN_OPTION),
    ("=1", Fault.UNKNOWN_OPTION),
    ("target", Fault.BAD_VALUE),
    ("target=", Fault.BAD_VALUE),
    ("target=9", Fault.BAD_VALUE),
    ("target=1e2", Fault.BAD_VALUE),
    ("target=1_00", Fault.BAD_VALUE),
    ("target=٤٠", Fault.BAD_VALUE),
    ("target=" + "9" * 5000, Fault.BAD_VALUE),
    ("pass_count=none", Fault.BAD_VALUE),
    ("overtrump=1", Fault.BAD_VALUE),
    ("overtrump=On", Fault.BAD_VALUE),
    ("bids=", Fault.BAD_VALUE),
    ("bids=nil,nil", Fault.BAD_VALUE),
    ("bids=slam", Fault.BAD_VALUE),
    ("void_play=maybe", Fault.BAD_VALUE),
]


@pytest.mark.parametrize("case", BAD_SETTINGS, ids=lambda case: case[0][:20])
def test_bad_settings(case: tuple[str, Fault]) -> None:
    """The option is named, and what was typed."""
    word, fault = case
    faults = apply_settings(CLASSIC, [word])
    assert isinstance(faults, list)
    assert [one.fault for one in faults] == [fault]
    assert faults[0].options == (word.partition("=")[0],)


def test_settings_are_taken_together() -> None:
    """Two that contradict each other, and two that only go together."""
    faults = apply_settings(CLASSIC, ["target=none"])
    assert isinstance(faults, list)
    assert [one.fault for one in faults] == [Fault.NO_END]
    rules = apply_settings(CLASSIC, ["target=none", "hands=8"])
    assert isinstance(rules, Rules)
