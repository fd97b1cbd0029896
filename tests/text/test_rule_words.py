"""What the rule dialog says of options: sources, groups, contradictions, examples."""

import random
import re
from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import Card
from maverick_desktop.core.rules import (
    BID_KINDS,
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    TOURNAMENT,
    Group,
    Kind,
    Option,
    Rules,
    Value,
    WayOut,
    conflicts,
    ways_out,
)
from maverick_desktop.text import conflicts as conflictwords
from maverick_desktop.text import options
from maverick_desktop.text.groupline import group_line
from maverick_desktop.text.idle import idle, preset_says
from maverick_desktop.text.phrase import Phrase, runs, say
from maverick_desktop.text.ruleexamples import Example, example
from tests.core.driver import random_rules, random_value

PRESETS_AND_OTHERS = [*PRESETS.values(), *(random_rules(random.Random(n)) for n in range(30))]


def shown(phrase: Phrase) -> str:
    """The words, filled; they must leave no gap and no plural form unchosen."""
    text = say(phrase)
    assert text == text.strip()
    assert text
    assert not re.search(r"[{}|]|\bNone\b", text)
    assert runs(phrase)
    return text


def sentence(phrase: Phrase) -> str:
    """One whole sentence."""
    text = shown(phrase)
    assert text.endswith(".")
    assert text.count(". ") == 0
    return text


def any_rules(dice: random.Random) -> Rules:
    """Each option anything at all: they may contradict each other."""
    return Rules(**{name: random_value(one, dice) for name, one in OPTIONS.items()})


def values_of(option: Option) -> list[Value]:
    """Every value of an option; of a wide range some."""
    match option.kind:
        case Kind.CHOICE:
            return list(option.choices)
        case Kind.FLAG:
            return [False, True]
        case Kind.BIDS:
            return [frozenset(), *(frozenset({kind}) for kind in BID_KINDS)]
        case Kind.NUMBER | Kind.NUMBER_OR_NONE:
            low, high = option.about.low, option.about.high
            none: list[Value] = [None] if option.kind is Kind.NUMBER_OR_NONE else []
            return [*range(low, min(low + 15, high)), high - 1, high, *none]


# --- short words ---------------------------------------------------------------------------------


def test_presets_in_half_a_line() -> None:
    assert [shown(options.preset_short(preset)) for preset in PRESETS] == [
        "The English text. To 100, no bids",
        "The Russian text. To 50, all bids",
        "Individualist, loopholes closed",
    ]
    # What they say is so.
    assert (CLASSIC.target, len(CLASSIC.bids)) == (100, 0)
    assert (INDIVIDUALIST.target, len(INDIVIDUALIST.bids)) == (50, 3)


def test_own_sets_by_their_changes() -> None:
    assert say(options.changes_line("individualist", 3)) == "Individualist with 3 changes"
    assert say(options.changes_line("individualist", 1)) == "Individualist with 1 change"
    assert say(options.changes_line("classic", 2, short=True)) == "Classic, 2 changes"
    assert say(options.changes_line("classic", 0)) == "Classic, nothing changed"


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_says_where_it_comes_from(name: str) -> None:
    text = sentence(options.source_line(name))
    option = OPTIONS[name]
    assert ("the default is ours" in text) == option.about.ours
    if option.classic != option.individualist and name != "bids":
        assert "each in its own way" in text


def test_sources_in_words() -> None:
    told = {name: say(options.source_line(name)) for name in OPTIONS}
    assert told["bids"] == "The Russian text alone decides this point."
    assert told["pass_count"] == "Both printed texts decide this point, and they agree."
    assert told["void_play"] == "Both printed texts decide this point, each in its own way."
    assert told["tie"] == "Neither printed text decides this point; the default is ours."


def test_what_it_was() -> None:
    assert say(options.was("target", 50)) == "was: 50"
    assert say(options.was("match_check", "hand")) == "was: after each hand"
    assert say(options.was("bid_failure", "replace")) == "was: replaces"
    assert say(options.was("nil_failed", -1)) == "was: −1"
    assert say(options.was("bids", frozenset())) == "was: none"


def test_values_as_the_dialog_shows_them() -> None:
    def label(name: str, value: Value) -> str:
        return say(options.value_label(name, value))

    assert label("posh_books", 3) == "3 books"
    assert label("pass_count", 1) == "1 card"
    assert label("points_plain", 1) == "+1"
    assert label("points_all_trumps", -4) == "−4"
    assert label("target", 30) == "30"
    assert label("nil_multiplier", 3) == "3"
    assert label("nil_scope", "player") == "one player"


# --- closed groups -------------------------------------------------------------------------------


def test_groups_as_in_the_picture() -> None:
    rules = INDIVIDUALIST
    assert say(group_line(rules, Group.DEAL)) == "two cards to the left"
    assert say(group_line(rules, Group.PLAY)) == "any card when void · a revoke costs 4"
    points = say(group_line(rules, Group.POINTS))
    assert points == "−4\N{EN SPACE}−1\N{EN SPACE}+1 · adders count 1 each"
    assert say(group_line(CLASSIC, Group.BIDS)) == "no bids"
    assert say(group_line(TOURNAMENT, Group.BIDS)) == (
        "nil, blind, posh · a failed bid takes the worse"
    )
    assert say(group_line(rules, Group.MATCH)) == "to 50 · after each hand"
    assert say(group_line(replace(rules, target=None, hands=8), Group.MATCH)) == "8 hands"


@pytest.mark.parametrize("seed", range(300))
def test_a_closed_group_is_one_short_line(seed: int) -> None:
    rules = any_rules(random.Random(seed))
    for group in Group:
        assert len(shown(group_line(rules, group))) <= 72


NOT_IN_A_LINE = {
    # What is set once, or finer than a line can hold.
    *("equal_ranks", "revoke_spoils_bid", "both_reach", "tie", "running_score", "book"),
    *("nil_scope", "nil_multiplier", "nil_negative", "nil_zero", "nil_failed", "blind_failed"),
    *("blind_multiplier", "posh_multiplier", "posh_books", "posh_failure"),
}


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in NOT_IN_A_LINE])
def test_what_a_line_holds_moves_it(name: str) -> None:
    base, option = replace(INDIVIDUALIST, hands=8), OPTIONS[name]
    lines = {
        say(group_line(replace(base, **{name: one}), option.about.group)) for one in ends(name)
    }
    assert len(lines) == len(ends(name))


def ends(name: str) -> list[Value]:
    """Every value of a choice, the ends of a range."""
    values = values_of(OPTIONS[name])
    is_number = OPTIONS[name].kind in (Kind.NUMBER, Kind.NUMBER_OR_NONE)
    return [values[0], values[-1]] if is_number else values


# --- contradictions ------------------------------------------------------------------------------


def contradictions() -> Iterator[Rules]:
    """Rules with one contradiction, then with any number of them."""
    yield replace(CLASSIC, target=None)
    yield replace(INDIVIDUALIST, match_check="trick")
    yield replace(CLASSIC, both_reach="play_on")
    yield replace(CLASSIC, posh_books=4)
    dice = random.Random(3)
    yield from (any_rules(dice) for _ in range(200))


def test_every_contradiction_and_each_way_out_has_words() -> None:
    for rules in contradictions():
        for fault in conflicts(rules):
            title = sentence(conflictwords.conflict_title(fault, rules))
            assert title.count("“") == title.count("”") == 2
            sentence(conflictwords.conflict_why(fault))
            ways = [shown(conflictwords.way_out_words(way)) for way in ways_out(rules, fault)]
            assert len(set(ways)) == len(fault.options)
            # A button says what to do, not an option's name and value.
            assert not any(":" in words or words.endswith(".") for words in ways)


def test_a_contradiction_in_words() -> None:
    rules = replace(INDIVIDUALIST, match_check="trick")
    (fault,) = conflicts(rules)
    assert say(conflictwords.conflict_title(fault, rules)) == (
        "“Bids allowed” and “checked after each trick” cannot go together."
    )
    assert say(conflictwords.conflict_why(fault)) == (
        "With bids a hand’s score is known only at its end."
    )
    assert [say(conflictwords.way_out_words(way)) for way in ways_out(rules, fault)] == [
        "Check after each hand",
        "Allow no bids",
    ]


@pytest.mark.parametrize("name", OPTIONS)
def test_any_way_out_has_words(name: str) -> None:
    """Those that no contradiction of today needs too."""
    for value in values_of(OPTIONS[name]):
        shown(conflictwords.way_out_words(WayOut(name, value)))


# --- examples ------------------------------------------------------------------------------------


def looked_at(rules: Rules, name: str) -> Example:
    """The example of an option, which must be whole and mark the present value alone."""
    found = example(rules, name)
    assert found is not None
    shown(found.title)
    labels = [shown(row.label) for row in found.rows]
    assert len(set(labels)) == len(labels) >= 2
    assert [row.label for row in found.rows if row.chosen] == [
        options.value_label(name, getattr(rules, name))
    ]
    for row in found.rows:
        shown(row.result)
    assert all(isinstance(card, Card) for card in found.cards)
    assert found.winner is None or found.winner in range(len(found.cards))
    return found


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_every_option_has_its_example(name: str) -> None:
    for base in PRESETS.values():
        for value in values_of(OPTIONS[name]):
            looked_at(replace(base, **{name: value}), name)


@pytest.mark.parametrize("name", OPTIONS)
def test_examples_under_any_rules(name: str) -> None:
    """Even such as contradict themselves: the dialog shows the example all the same."""
    dice = random.Random(name)
    for rules in chain(PRESETS_AND_OTHERS, (any_rules(dice) for _ in range(60))):
        looked_at(rules, name)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("preset", PRESETS)
def test_an_example_tells_the_values_apart(preset: str, name: str) -> None:
    """Rows that all come to the same would explain nothing."""
    found = looked_at(PRESETS[preset], name)
    assert len({say(row.result) for row in found.rows}) == len(found.rows)


@pytest.mark.parametrize("name", [name for name, one in OPTIONS.items() if one.choices])
def test_choices_are_all_tried(name: str) -> None:
    option = OPTIONS[name]
    if option.kind is Kind.CHOICE:
        assert len(looked_at(CLASSIC, name).rows) == len(option.choices)


def rows(rules: Rules, name: str) -> dict[str, str]:
    """Label to result."""
    return {say(row.label): say(row.result) for row in looked_at(rules, name).rows}


def test_the_example_of_the_picture() -> None:
    rules = replace(TOURNAMENT, nil_failed=-1)
    found = looked_at(rules, "bid_failure")
    assert say(found.title) == "Nil fails, the tricks were worth −2"
    assert rows(rules, "bid_failure") == {
        "replaces": "−1",
        "is added": "−3",
        "takes the worse": "−2",
    }
    assert [row.chosen for row in found.rows] == [False, False, True]


def test_examples_follow_the_other_options() -> None:
    """They are worked out, not written down."""
    assert rows(replace(INDIVIDUALIST, nil_failed=-5), "bid_failure")["is added"] == "−7"
    assert rows(replace(INDIVIDUALIST, revoke_penalty=7), "revoke") == {
        "forbidden": "4 of diamonds",
        "for a price": "4 of diamonds, or A of spades for 7 points",
    }
    assert rows(replace(INDIVIDUALIST, pass_direction="across"), "pass_count")["2 cards"] == (
        "2 cards to North"
    )
    assert set(rows(replace(CLASSIC, pass_count=0), "pass_direction").values()) > {"West each time"}
    assert rows(CLASSIC, "adder_with_trump") == {"trumps do not matter": "+3", "1 point": "+1"}
    assert rows(INDIVIDUALIST, "adder_with_trump") == {
        "trumps do not matter": "+2",
        "1 point": "+1",
    }


def test_examples_of_the_rules() -> None:
    """As RULES.md section 6 has them: T9, T21, match end."""
    assert rows(CLASSIC, "adder_value") == {"1 for each, plus 1": "+2", "1 for each": "+1"}
    assert rows(CLASSIC, "equal_ranks") == {
        "spades and diamonds": "trump spades, adder diamonds",
        "first card is trump": "trump clubs, adder hearts",
        "higher suit is trump": "trump hearts, adder clubs",
        "deal again": "dealt again",
    }
    assert rows(CLASSIC, "match_check") == {
        "after each hand": "the match goes on",
        "after each trick": "South and North win",
    }
    assert say(looked_at(CLASSIC, "both_reach").title) == (
        "South and North have 105, West and East 100"
    )
    assert looked_at(CLASSIC, "points_some_trumps").winner == 2


# --- options that make no difference -------------------------------------------------------------


def test_presets_as_in_the_picture() -> None:
    assert [say(preset_says(preset, "bid_failure")) for preset in PRESETS] == [
        "no bids",
        "replaces",
        "takes the worse",
    ]
    assert say(preset_says("classic", "revoke_penalty")) == "no revokes"
    assert say(preset_says("classic", "target")) == "100"


@pytest.mark.parametrize("name", OPTIONS)
def test_idle_options_say_why(name: str) -> None:
    for rules in PRESETS_AND_OTHERS:
        why = idle(rules, name)
        if why is not None:
            shown(why)


def test_what_is_idle_when() -> None:
    rules = replace(INDIVIDUALIST, bids=frozenset({"posh"}))
    assert say(idle(rules, "nil_failed") or Phrase("-")) == "no nil"
    assert say(idle(rules, "bid_failure") or Phrase("-")) == "neither nil nor blind"
    assert idle(rules, "book") is None
    assert idle(rules, "bids") is None
    trick = replace(CLASSIC, match_check="trick")
    assert idle(CLASSIC, "both_reach") is None
    assert idle(trick, "both_reach") is not None
    assert say(idle(replace(CLASSIC, pass_count=0), "pass_direction") or Phrase("-")) == (
        "nothing is passed"
    )
