"""Which text decides an option, and the ways out of rules that contradict each other."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from maverick_desktop.core.rules import (
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    Fault,
    Group,
    Kind,
    Rules,
    RulesFault,
    Source,
    WayOut,
    conflicts,
    ways_out,
)
from tests.core.driver import random_value


def by_source(source: Source) -> set[str]:
    """The options that this text decides."""
    return {name for name, option in OPTIONS.items() if option.about.source is source}


# --- sources -------------------------------------------------------------------------------------


def test_what_only_the_russian_text_has() -> None:
    """Bids and priced revokes; not what neither text says of them."""
    bids = {name for name, option in OPTIONS.items() if option.about.group is Group.BIDS}
    assert by_source(Source.RUSSIAN) == bids - {"nil_scope", "nil_zero", "bid_failure"} | {
        "revoke_penalty"
    }


def test_our_choices() -> None:
    """The daggers, which ``ours`` still tells."""
    assert by_source(Source.OURS) == {n for n, one in OPTIONS.items() if one.about.ours}
    assert len(by_source(Source.OURS)) == 8


def test_where_the_texts_differ_both_speak() -> None:
    """No text that is silent can differ from the other."""
    differ = {name for name, one in OPTIONS.items() if one.classic != one.individualist}
    silent = by_source(Source.OURS) | by_source(Source.RUSSIAN) | by_source(Source.ENGLISH)
    # That there are bids at all is said by one text alone.
    assert differ & silent == {"bids"}
    assert {"void_play", "revoke", "adder_value", "target", "running_score"} <= differ


# --- ways out ------------------------------------------------------------------------------------

KNOWN: list[tuple[Rules, Fault, list[WayOut]]] = [
    (
        replace(CLASSIC, target=None),
        Fault.NO_END,
        [WayOut("target", 100), WayOut("hands", 8)],
    ),
    (
        replace(INDIVIDUALIST, match_check="trick"),
        Fault.TRICK_CHECK_WITH_BIDS,
        [WayOut("match_check", "hand"), WayOut("bids", frozenset())],
    ),
    (
        replace(CLASSIC, both_reach="play_on"),
        Fault.PLAY_ON_WITHOUT_HANDS,
        [WayOut("both_reach", "higher"), WayOut("hands", 8)],
    ),
    (
        replace(CLASSIC, posh_books=13),
        Fault.TOO_MANY_BOOKS,
        [WayOut("posh_books", 3), WayOut("book", "any_adder")],
    ),
]


@pytest.mark.parametrize(("rules", "fault", "ways"), KNOWN, ids=lambda one: str(one)[:20])
def test_the_sensible_way_comes_first(rules: Rules, fault: Fault, ways: list[WayOut]) -> None:
    """One a named option, in the order in which the contradiction names them."""
    (found,) = conflicts(rules)
    assert found.fault is fault
    assert list(ways_out(rules, found)) == ways
    assert tuple(way.option for way in ways) == found.options


def test_every_contradiction_is_known_here() -> None:
    """A new one needs its ways out looked at."""
    of_values = {Fault.UNKNOWN_OPTION, Fault.BAD_VALUE}
    assert {fault for _, fault, _ in KNOWN} == set(Fault) - of_values


def test_no_way_out_of_what_is_not_so() -> None:
    """Faults that rules do not have, or cannot have."""
    for fault in (
        RulesFault(Fault.NO_END, ("target", "hands")),
        RulesFault(Fault.UNKNOWN_OPTION, ("moon",)),
        RulesFault(Fault.BAD_VALUE, ("target",), 5),
    ):
        assert ways_out(CLASSIC, fault) == ()


def contradictory(dice: random.Random, at_once: int) -> Rules:
    """Any rules that have at least so many contradictions."""
    while True:
        rules = Rules(**{name: random_value(one, dice) for name, one in OPTIONS.items()})
        if len(conflicts(rules)) >= at_once:
            return rules


@given(st.integers(0, 2**32), st.sampled_from([1, 2, 3]))
def test_each_named_option_has_a_way_out(seed: int, at_once: int) -> None:
    """It ends this contradiction, brings none, and changes nothing else."""
    rules = contradictory(random.Random(seed), at_once)
    before = conflicts(rules)
    for fault in before:
        ways = ways_out(rules, fault)
        assert tuple(way.option for way in ways) == fault.options
        for way in ways:
            assert OPTIONS[way.option].accepts(way.value)
            assert getattr(rules, way.option) != way.value
            left = conflicts(replace(rules, **{way.option: way.value}))
            assert fault not in left
            assert set(left) < set(before)


@given(st.integers(0, 2**32))
def test_any_ways_lead_out(seed: int) -> None:
    """Whichever button is pressed each time, the rules play in the end."""
    dice = random.Random(seed)
    rules = contradictory(dice, 2)
    for _ in range(len(conflicts(rules))):
        faults = conflicts(rules)
        if not faults:
            break
        way = dice.choice(ways_out(rules, dice.choice(faults)))
        rules = replace(rules, **{way.option: way.value})
    assert conflicts(rules) == []


def test_a_number_to_begin_with() -> None:
    """Where no preset has a number, the option names a usual one."""
    for option in OPTIONS.values():
        presets = (option.classic, option.individualist, option.tournament)
        if option.kind is Kind.NUMBER_OR_NONE and all(one is None for one in presets):
            assert option.accepts(option.about.usual)
            assert option.about.usual is not None
        else:
            assert option.about.usual is None
