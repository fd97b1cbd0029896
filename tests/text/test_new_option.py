"""A new option is a field of ``Rules`` and its words: everything shown and kept follows from them.

Options of every kind are invented and put where a real one would stand.
"""

import ast
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from maverick_desktop.core import rules as core
from maverick_desktop.core.rulefile import RuleSet, apply_settings, parse_rule_file, rule_file
from maverick_desktop.core.rules import (
    OPTIONS,
    PRESETS,
    Kind,
    Option,
    Rules,
    Value,
    diff,
    to_plain,
    with_options,
)
from maverick_desktop.text import options
from maverick_desktop.text.conflicts import way_out_words
from maverick_desktop.text.idle import idle, preset_says
from maverick_desktop.text.phrase import say
from maverick_desktop.text.ruleexamples import example
from maverick_desktop.text.rulefaults import rules_fault
from tests.text.invented import INVENTED, WORDS, MoreRules, invent
from tests.text.marks import PACKAGE


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> dict[str, Option]:
    """The invented options, known to everything that knows the real ones."""
    return invent(monkeypatch)


@pytest.mark.parametrize("name", WORDS)
def test_it_is_shown(name: str, invented: dict[str, Option]) -> None:
    """With its words, its values, its source, its way back."""
    option = invented[name]
    kind, value, label = INVENTED[name]
    assert option.kind is kind
    assert say(options.option_label(name)) == WORDS[name].label
    assert say(options.option_about(name)) == WORDS[name].about
    assert say(options.value_label(name, value)) == label
    assert say(options.was(name, value)) == f"was: {label}"
    if kind in (Kind.CHOICE, Kind.FLAG):
        assert value in options.possible_values(name)
        assert options.value_effect(name, value) is not None
    else:
        assert str(option.about.high) in say(options.value_range(name))
    assert ("ours" in say(options.source_line(name))) == (name == "candles")
    assert say(preset_says("classic", name)) == say(options.value_label(name, option.classic))
    assert idle(PRESETS["classic"], name) is None
    assert say(way_out_words(core.WayOut(name, value))) == f"{WORDS[name].label}: {label}"
    # An example is words too: until it is written there is none, and nothing fails.
    assert example(PRESETS["classic"], name) is None


@pytest.mark.usefixtures("invented")
@pytest.mark.parametrize("name", WORDS)
def test_it_is_kept(name: str) -> None:
    """In records, rule files, ``--set`` words, differences and faults."""
    _, value, _ = INVENTED[name]
    base = PRESETS["classic"]
    changed = with_options(base, {name: value})
    assert isinstance(changed, MoreRules)
    assert getattr(changed, name) == value
    assert diff(changed, base) == {name: (value, getattr(base, name))}
    assert to_plain(changed)[name] == value
    rule_set = RuleSet("A new option", "classic", changed)
    assert parse_rule_file(rule_file(rule_set)) == rule_set
    word = "on" if value is True else str(value)
    assert apply_settings(base, [f"{name}={word}"]) == changed
    refused = with_options(base, {name: "soup"})
    assert isinstance(refused, list)
    assert f"({name})" in say(rules_fault(refused[0]))


@pytest.mark.usefixtures("invented")
def test_a_contradiction_of_a_new_option_has_ways_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """``conflicts`` alone says what is one."""
    fault = core.RulesFault(core.Fault.NO_END, ("drinks", "candles", "chairs", "minutes"))

    def conflicts(rules: Rules) -> list[core.RulesFault]:
        assert isinstance(rules, MoreRules)
        fine = rules.drinks == "tea" or rules.candles or rules.chairs > 6 or rules.minutes
        return [] if fine else [fault]

    monkeypatch.setattr(core, "conflicts", conflicts)
    rules = replace(PRESETS["individualist"])
    assert conflicts(rules) == [fault]
    expected: dict[str, Value] = {"drinks": "tea", "candles": True, "chairs": 7, "minutes": 30}
    ways = {way.option: way.value for way in core.ways_out(rules, fault)}
    assert ways == expected


# --- the window ----------------------------------------------------------------------------------


def named_options(tree: ast.AST) -> Iterator[str]:
    """The options that code names: as text, or as fields of ``rules``."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in OPTIONS:
                yield text
            case ast.Attribute(
                value=ast.Name(id="rules") | ast.Attribute(attr="rules"), attr=name
            ) if name in OPTIONS:
                yield name


def test_the_rule_dialog_names_no_option() -> None:
    """So a new one needs no line of it."""
    ui = PACKAGE / "ui"
    files = [*(ui / "ruledialog").glob("*.py"), ui / "models" / "rules.py"]
    files += [ui / "dialogs" / "rules.py", ui / "models" / "workbook.py", ui / "rulesets.py"]
    files += [PACKAGE / "text" / "rulesdialog.py"]
    found = {
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in files
        if path.is_file()
        for name in named_options(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert found == set()


def test_a_named_option_would_be_seen() -> None:
    assert list(named_options(ast.parse("a = rules.target"))) == ["target"]
    assert list(named_options(ast.parse("a = self.book.rules.target"))) == ["target"]
    assert list(named_options(ast.parse("f('posh_books')"))) == ["posh_books"]
    assert list(named_options(ast.parse("event.target"))) == []
