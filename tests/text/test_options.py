"""Every option, value, preset and rule set has its words; a gap would show in the window."""

import random

import pytest

from maverick_desktop.core.rules import (
    CLASSIC,
    OPTIONS,
    PRESETS,
    Group,
    Kind,
    Rules,
    Value,
    conflicts,
    with_options,
)
from maverick_desktop.text import options, optiontexts
from maverick_desktop.text.phrase import Phrase, runs, say
from maverick_desktop.text.rulestext import rule_text


def shown(phrase: Phrase) -> str:
    """The sentence, filled; it must leave no gap and no plural form unchosen."""
    text = say(phrase)
    assert text
    assert "{" not in text
    assert "|" not in text
    assert runs(phrase)
    return text


def test_the_words_are_those_of_the_options() -> None:
    assert set(optiontexts.TEXTS) == set(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_all_its_words(name: str) -> None:
    option, words = OPTIONS[name], optiontexts.TEXTS[name]
    assert not shown(options.option_label(name)).endswith(".")
    assert shown(options.option_about(name)).endswith(".")
    expected: tuple[str, ...] = ()
    if option.kind is Kind.CHOICE:
        expected = option.choices
    elif option.kind is Kind.FLAG:
        expected = ("off", "on")
    assert set(words.values) == set(expected)
    labels = [shown(options.value_label(name, value)) for value in options.possible_values(name)]
    assert len(set(labels)) == len(expected)
    for value in options.possible_values(name):
        effect = options.value_effect(name, value)
        assert effect is not None
        assert shown(effect).endswith(".")
    if option.kind in (Kind.NUMBER, Kind.NUMBER_OR_NONE):
        assert str(option.about.high) in shown(options.value_range(name))
        assert options.value_effect(name, option.about.high) is None


def test_labels_are_told_apart() -> None:
    labels = [say(options.option_label(name)) for name in OPTIONS]
    assert len(set(labels)) == len(labels)


def test_values_that_are_no_words() -> None:
    def label(name: str, value: Value) -> str:
        return say(options.value_label(name, value))

    assert label("nil_failed", -1) == "−1"
    assert label("hands", None) == "no limit"
    assert label("target", None) == "no target"
    assert label("bids", frozenset()) == "none"
    assert label("bids", frozenset({"posh"})) == "posh"
    assert label("bids", frozenset({"posh", "nil", "blind"})) == "nil, blind and posh"


def test_groups_and_presets_have_their_words() -> None:
    assert len({shown(options.group_title(group)) for group in Group}) == len(Group)
    for preset in PRESETS:
        assert shown(options.preset_name(preset)).lower() == preset
        assert shown(options.preset_line(preset)).endswith(".")


def lines(rules: Rules) -> list[str]:
    return [shown(sentence) for _, sentences in rule_text(rules) for sentence in sentences]


def changed(base: Rules, **plain: object) -> Rules:
    rules = with_options(base, plain)
    assert isinstance(rules, Rules), rules
    return rules


def test_rule_text_of_the_presets() -> None:
    classic = lines(CLASSIC)
    assert "Four trumps: −4." in classic
    assert "The match ends after the hand in which a side reaches 100 points." in classic
    assert not any("bid" in line for line in classic)
    individualist = lines(PRESETS["individualist"])
    assert "Nil failed: −1 in place of its points. †" in individualist
    assert any("the side pays 4 points" in line for line in individualist)
    tournament = lines(PRESETS["tournament"])
    assert "Blind failed: −6 or its points, whichever is less. †" in tournament
    assert "A side that has revoked has failed its bid. †" in tournament


def test_headings_come_without_empty_sections() -> None:
    rules = changed(CLASSIC, pass_count=0)
    headings = [say(heading) for heading, _ in rule_text(rules)]
    assert "Passing" not in headings
    assert "Bids" not in headings
    assert "Blind bids" not in headings
    assert "Blind bids" in [say(heading) for heading, _ in rule_text(PRESETS["tournament"])]


NEVER_TOLD = {
    # How the screen moves is not a rule.
    "running_score",
}


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in NEVER_TOLD])
def test_every_option_moves_the_rule_text(name: str) -> None:
    """Under rules in which an option matters, two of its values read differently."""
    option = OPTIONS[name]
    base = changed(PRESETS["individualist"], hands=8)
    if name == "match_check":
        base = changed(base, bids=[])
    values: list[object]
    match option.kind:
        case Kind.FLAG:
            values = [False, True]
        case Kind.CHOICE:
            values = list(option.choices)
        case Kind.BIDS:
            values = [[], ["nil"], ["blind"], ["posh"]]
        case Kind.NUMBER:
            values = [option.about.low, min(option.about.high, 3)]
        case Kind.NUMBER_OR_NONE:
            values = [None, option.about.high]
    texts = {tuple(lines(changed(base, **{name: value}))) for value in values}
    assert len(texts) == len(values)


def test_rule_text_of_any_rules_is_whole() -> None:
    dice = random.Random(20)
    read = 0
    while read < 400:
        plain: dict[str, object] = {}
        for name, option in OPTIONS.items():
            match option.kind:
                case Kind.FLAG:
                    plain[name] = dice.random() < 0.5
                case Kind.CHOICE:
                    plain[name] = dice.choice(option.choices)
                case Kind.BIDS:
                    plain[name] = [one for one in option.choices if dice.random() < 0.5]
                case Kind.NUMBER | Kind.NUMBER_OR_NONE:
                    plain[name] = dice.randint(option.about.low, option.about.high)
        rules = with_options(CLASSIC, plain)
        if isinstance(rules, Rules) and not conflicts(rules):
            assert all(line.endswith((".", "†")) for line in lines(rules))
            read += 1
