"""Which sets of rules may play: every option is met off its default, contradictions are refused."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from maverick_desktop.core.rules import (
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    TOURNAMENT,
    Fault,
    Kind,
    Rules,
    conflicts,
    diff,
    pass_target,
    plain_value,
    to_plain,
    with_options,
)
from tests.core.driver import random_rules, random_value
from tests.referee.rules import PRESETS as THEIRS
from tests.referee.rules import refusals


def test_every_option_is_met_off_its_default() -> None:
    """In the rule sets of 200 matches; each word and both ends of each range too."""
    dice = random.Random(1)
    met: dict[str, Counter[str]] = {name: Counter() for name in OPTIONS}
    for _ in range(400):
        rules = random_rules(dice)
        assert conflicts(rules) == []
        for name in OPTIONS:
            met[name][str(plain_value(getattr(rules, name)))] += 1
    for name, option in OPTIONS.items():
        wanted = {
            Kind.FLAG: {"True", "False"},
            Kind.CHOICE: set(option.choices),
            Kind.BIDS: {"[]", "['nil']", "['blind']", "['posh']", "['blind', 'nil', 'posh']"},
            Kind.NUMBER: {str(option.about.low), str(option.about.high)},
            Kind.NUMBER_OR_NONE: {"None", str(option.about.low), str(option.about.high)},
        }[option.kind]
        assert wanted <= set(met[name]), name
        assert met[name][str(plain_value(option.classic))] < 400


def test_presets_are_the_referees() -> None:
    """Two people wrote down the table of options."""
    assert {name: to_plain(rules) for name, rules in PRESETS.items()} == THEIRS
    assert list(to_plain(CLASSIC)) == list(THEIRS["classic"])


def any_value(name: str, dice: random.Random) -> Any:
    """Mostly a value the option may hold, else one it may not."""
    option = OPTIONS[name]
    if dice.random() < 0.9:
        return plain_value(random_value(option, dice))
    wrong: list[Any] = [
        *(None, True, False, -1, 0, 1, 21, -21, 101, 1001, 2**70, 1.0, "", "on", "none", [], ["x"]),
        *(["nil", "nil"], ["posh", "nil"], [["nil"]], [1], {}, {"nil": 1}),
        *(option.about.low - 1, option.about.high + 1),
    ]
    return dice.choice(wrong)


def test_core_and_referee_refuse_the_same() -> None:
    """20,000 wishes for rules, most of them contradictory or out of range somewhere."""
    dice = random.Random(2)
    refused = 0
    for _ in range(20_000):
        base = dice.choice(list(PRESETS))
        names = dice.sample(list(OPTIONS), dice.randint(0, 5))
        names += [
            name for name in ("target", "hands", "bids", "match_check") if dice.random() < 0.3
        ]
        options = {name: any_value(name, dice) for name in names}
        ours = with_options(PRESETS[base], options)
        plain = dict(THEIRS[base])
        plain.update(options)
        if isinstance(plain["bids"], list) and all(type(one) is str for one in plain["bids"]):
            # A wish may name bids in any order; the referee reads what is written.
            plain["bids"] = sorted(plain["bids"])
        assert isinstance(ours, Rules) == (not refusals(plain)), options
        refused += not isinstance(ours, Rules)
    assert 5_000 < refused < 15_000


CONTRADICTIONS: list[tuple[Fault, dict[str, Any], set[str]]] = [
    (Fault.NO_END, {"target": None, "hands": None}, {"target", "hands"}),
    (
        Fault.TRICK_CHECK_WITH_BIDS,
        {"match_check": "trick", "bids": ["posh"]},
        {"match_check", "bids"},
    ),
    (Fault.PLAY_ON_WITHOUT_HANDS, {"both_reach": "play_on"}, {"both_reach", "hands"}),
    (Fault.TOO_MANY_BOOKS, {"posh_books": 4}, {"posh_books", "book"}),
]


@pytest.mark.parametrize("case", CONTRADICTIONS, ids=lambda case: str(case[0].value))
def test_contradictions_name_their_options(case: tuple[Fault, dict[str, Any], set[str]]) -> None:
    """The last paragraph of RULES section 5."""
    fault, options, names = case
    found = with_options(CLASSIC, options)
    assert isinstance(found, list)
    assert [(one.fault, set(one.options)) for one in found] == [(fault, names)]


def test_all_contradictions_at_once() -> None:
    """Each is told, and any other combination of the same options plays."""
    for picked in itertools.product((False, True), repeat=4):
        options: dict[str, Any] = {"hands": 4, "target": 50, "bids": ["nil"]}
        for wanted, (_, changes, _) in zip(picked, CONTRADICTIONS, strict=True):
            if wanted:
                options.update(changes)
        found = with_options(CLASSIC, options)
        plain = {**THEIRS["classic"], **options}
        assert isinstance(found, list) == bool(refusals(plain))
        if isinstance(found, list):
            assert len(found) == len(refusals(plain))


@pytest.mark.parametrize("name", OPTIONS)
def test_values_out_of_range(name: str) -> None:
    """Each option refuses what is not its own, and says which option and value it was."""
    option = OPTIONS[name]
    wrong: list[Any] = [1.0, "", {}, [1]]
    if option.kind in (Kind.NUMBER, Kind.NUMBER_OR_NONE):
        wrong += [option.about.low - 1, option.about.high + 1, True, "4"]
    if option.kind is Kind.NUMBER:
        wrong.append(None)
    if option.kind is Kind.FLAG:
        wrong += [0, 1, "on", None]
    for value in wrong:
        found = with_options(CLASSIC, {name: value})
        assert isinstance(found, list)
        assert [(one.fault, one.options) for one in found] == [(Fault.BAD_VALUE, (name,))]
        assert found[0].value == value


def test_unknown_option() -> None:
    """It is named; the rest of the wish is checked all the same."""
    found = with_options(CLASSIC, {"trumps": 1, "target": 9})
    assert isinstance(found, list)
    assert [one.options for one in found] == [("trumps",), ("target",)]


def test_differences() -> None:
    """What the Tournament closes."""
    assert diff(INDIVIDUALIST, TOURNAMENT) == {
        "revoke_spoils_bid": (False, True),
        "blind_failed": (-3, -6),
        "bid_failure": ("replace", "worse"),
        "posh_failure": ("zero", "min_zero"),
        "running_score": ("hand", "trick"),
    }
    assert diff(CLASSIC, CLASSIC) == {}


def test_daggers() -> None:
    """The options that neither text decides (RULES section 5)."""
    assert {name for name, option in OPTIONS.items() if option.about.ours} == {
        *("equal_ranks", "overtrump", "revoke_spoils_bid", "nil_scope", "nil_zero"),
        *("bid_failure", "both_reach", "tie"),
    }


def test_pass_directions() -> None:
    """Rotate: hands 1, 5, 9 … left, then right, across, none."""

    def places(direction: str, count: int = 2) -> list[int]:
        rules = with_options(CLASSIC, {"pass_direction": direction, "pass_count": count})
        assert isinstance(rules, Rules)
        return [pass_target(rules, hand) for hand in range(1, 10)]

    assert places("left") == [1] * 9
    assert places("across") == [2] * 9
    assert places("right") == [3] * 9
    assert places("rotate") == [1, 3, 2, 0, 1, 3, 2, 0, 1]
    assert places("rotate", 0) == [0] * 9
