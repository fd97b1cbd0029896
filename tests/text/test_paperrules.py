"""The rules on paper: every option that can change a match is told there."""

import pytest
from msgspec.structs import replace

from maverick_desktop.core.rules import (
    BID_KINDS,
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    Kind,
    Rules,
    Value,
    conflicts,
)
from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.text.paper import document_title, goal_and_bids, rules_name, standing
from maverick_desktop.text.paperrules import any_rules_groups, rule_groups
from maverick_desktop.text.phrase import say

# Everything there is can matter under one of these.
BASES = (
    replace(INDIVIDUALIST, hands=20),
    replace(CLASSIC, hands=20),
    replace(INDIVIDUALIST, nil_scope="side", hands=20, book="any_adder"),
)


def told(rules: Rules) -> list[str]:
    lines = [say(goal_and_bids(rules))]
    for heading, rows in rule_groups(rules):
        lines.append(say(heading))
        lines += [f"{say(what)}: {say(how)}" for what, how in rows]
    return lines


def other_values(name: str, value: Value) -> list[Value]:
    option = OPTIONS[name]
    match option.kind:
        case Kind.FLAG:
            return [not value]
        case Kind.CHOICE:
            return [choice for choice in option.choices if choice != value]
        case Kind.BIDS:
            return [frozenset(("nil",)), frozenset(("posh", "blind"))]
        case Kind.NUMBER | Kind.NUMBER_OR_NONE:
            return [number for number in (option.about.low, option.about.high) if number != value]


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "running_score"])
def test_every_option_is_told(name: str) -> None:
    """Each of its values makes a sheet say something else, under some rules at least."""
    seen = set()
    for base in BASES:
        for value in other_values(name, getattr(base, name)):
            changed = replace(base, **{name: value})
            if not conflicts(changed) and told(changed) != told(base):
                seen.add(value)
    wanted = {value for base in BASES for value in other_values(name, getattr(base, name))}
    playable = {
        value
        for value in wanted
        if any(not conflicts(replace(base, **{name: value})) for base in BASES)
    }
    assert seen == playable


def test_what_is_only_shown_is_not_told() -> None:
    assert told(replace(CLASSIC, running_score="hand")) == told(CLASSIC)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_line_is_told_twice(preset: str) -> None:
    lines = told(PRESETS[preset])
    assert len(set(lines)) == len(lines)


def test_as_in_the_picture() -> None:
    assert told(INDIVIDUALIST) == [
        "first side to 50 points · all bids",
        "What a trick is worth",
        "With adders (trumps in it do not matter): adders in it",
        "Four trumps, no adder: −4",
        "One to three trumps, no adder: −1",
        "Neither trump nor adder: +1",
        "Bids and penalties",
        "Nil: the bidder takes no trick: ×3, or −1",
        "Blind, before looking: more than the others: ×2, or −3",
        "Posh: three books (tricks of four adders): ×2, or 0",
        "Each revoke: −4",
        "The rest",
        "Passing: two cards to the left",
        "No card of the suit led: any card",
        "A failed bid: replaces the points",
        "Equal totals at the end: an extra hand",
    ]
    any_rules = [say(heading) for heading, _ in any_rules_groups()]
    assert any_rules == ["What a trick is worth", "Bids and penalties: Individualist"]


def test_failed_bids_in_their_three_ways() -> None:
    failed = {
        how: told(replace(INDIVIDUALIST, bid_failure=how)) for how in ("replace", "add", "worse")
    }
    assert "Nil: the bidder takes no trick: ×3, or −1" in failed["replace"]
    assert "Nil: the bidder takes no trick: ×3, or −1 more" in failed["add"]
    assert "Nil: the bidder takes no trick: ×3, or −1 at most" in failed["worse"]


def test_goals() -> None:
    assert say(goal_and_bids(CLASSIC)) == "first side to 100 points · no bids"
    hands = replace(CLASSIC, target=None, hands=1, bids=frozenset(("nil",)))
    assert say(goal_and_bids(hands)) == "1 hand · nil"
    both = replace(CLASSIC, hands=12, bids=frozenset(BID_KINDS))
    assert say(goal_and_bids(both)) == "first side to 100, 12 hands at most · all bids"


def test_names_of_rule_sets() -> None:
    assert say(rules_name("classic", "classic", CLASSIC)) == "Classic"
    changed = replace(CLASSIC, target=200)
    assert say(rules_name("Classic", "classic", changed)) == "Classic · 1 change"
    assert say(rules_name("Friday table", "classic", changed)) == "Friday table"
    assert say(rules_name("<i>", "of another program", CLASSIC)) == "<i>"


def test_how_a_match_stands() -> None:
    sheet = ScoreSheet(("a", "b", "c", "d"), (), (0, 0), True, None, 0)
    assert standing(sheet) is None
    odd = replace(sheet, over=False, rewinds=2, by_hand=True)
    said = standing(odd)
    assert said is not None
    assert say(said) == "played with real cards · unfinished · undone 2 times"
    assert say(document_title(sheet.names)) == "Score sheet: a & c – b & d"
