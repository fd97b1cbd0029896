"""Every value of every rule option plays: a simulated hand under each, its record sound."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from maverick_desktop.chance import chance_for
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase, PublicState, Sitter
from maverick_desktop.core.rulefile import RuleSet, parse_rule_file, rule_file
from maverick_desktop.core.rules import (
    BID_KINDS,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    Kind,
    Option,
    Rules,
    Value,
    conflicts,
    plain_value,
    ways_out,
)
from maverick_desktop.core.store import MemorySink, parse_record, record_lines
from maverick_desktop.core.table import Table
from maverick_desktop.lab.match import play, seat_players
from maverick_desktop.text.idle import idle
from tests.core.driver import CREATED, MATCH, random_rules


def values_of(option: Option) -> list[Value]:
    """All of a choice; of a number both ends, the presets' and none where that may be."""
    match option.kind:
        case Kind.CHOICE:
            return list(option.choices)
        case Kind.FLAG:
            return [False, True]
        case Kind.BIDS:
            every = range(2 ** len(BID_KINDS))
            return [frozenset(k for i, k in enumerate(BID_KINDS) if n >> i & 1) for n in every]
        case _:
            presets = {option.classic, option.individualist, option.tournament}
            values: set[Any] = presets | {option.about.low, option.about.high}
            if option.kind is Kind.NUMBER_OR_NONE:
                values.add(None)
            return sorted(values, key=lambda one: (one is None, one))


EVERY = [(name, value) for name, option in OPTIONS.items() for value in values_of(option)]


def playable(rules: Rules, kept: str) -> Rules:
    """Rules without a contradiction, by the ways out that leave an option as it is."""
    while faults := conflicts(rules):
        way = next(way for way in ways_out(rules, faults[0]) if way.option != kept)
        rules = replace(rules, **{way.option: way.value})
    return rules


def simulated(rules: Rules, number: int) -> GameLog:
    """The first hand of a numbered match between computer players."""
    south, west, north, east = (Sitter(f"Player {n}", "bot:club") for n in range(4))
    sitters = (south, west, north, east)
    header = MatchHeader(
        "0.1.0", MATCH, number, "Any rules", "individualist", rules, sitters, CREATED
    )
    table = Table(GameLog(header), chance_for(number), MemorySink())

    def may_go_on(known: PublicState) -> bool:
        return known.phase is not Phase.DEALING or not known.past

    play(table, seat_players(table, header), may_go_on)
    return table.log


def check(rules: Rules, number: int) -> None:
    """A hand is played to its end, and its record and its rules' file read back the same."""
    log = simulated(rules, number)
    record = parse_record(b"".join(record_lines(log)))
    assert record.log.facts == log.facts
    assert record.log.header.rules == rules
    public = record.public
    assert len(public.past) == 1 or (public.phase is Phase.OVER and rules.match_check == "trick")
    rule_set = RuleSet("Any rules", "individualist", rules)
    assert parse_rule_file(rule_file(rule_set)) == rule_set


@pytest.mark.parametrize(("name", "value"), EVERY, ids=lambda part: str(plain_value(part)))
def test_a_hand_under_every_value(name: str, value: Value) -> None:
    """On top of the rules with the most in them, which give way where they have to."""
    rules = playable(replace(INDIVIDUALIST, **{name: value}), name)
    assert getattr(rules, name) == value
    check(rules, 4711)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_on_every_preset(preset: str) -> None:
    """And amid any other rules, in two further deals."""
    dice = random.Random(preset)
    for number, (name, value) in enumerate(EVERY, 1):
        for base in (PRESETS[preset], random_rules(dice)):
            check(playable(replace(base, **{name: value}), name), number)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_said_to_be_idle_changes_nothing(name: str) -> None:
    """The dialog says of some options that they make no difference: the same facts follow."""
    dice = random.Random(name)
    some_rules = [*PRESETS.values(), *(random_rules(dice) for _ in range(25))]
    for number, rules in enumerate(some_rules, 1):
        if idle(rules, name) is None:
            continue
        facts = simulated(rules, number).facts
        for value in values_of(OPTIONS[name]):
            other = replace(rules, **{name: value})
            if not conflicts(other) and idle(other, name) is not None:
                assert simulated(other, number).facts == facts
