"""``rules``: lists the rule sets, shows one in words, compares two. Imports no Qt."""

import textwrap

from maverick_desktop.core.rulefile import rule_file
from maverick_desktop.core.rules import OPTIONS, PRESETS, Value, diff, plain_value
from maverick_desktop.text.faults import shown
from maverick_desktop.text.options import option_label, preset_line, preset_name, value_label
from maverick_desktop.text.phrase import say
from maverick_desktop.text.rulestext import rule_text

from .output import DONE, CommandError, Parser, print_json, tell
from .rulesets import named_rules, own_files

_WIDTH = 92


def run(words: list[str]) -> int:
    """Do what these words ask."""
    parser = Parser("rules", "List the rule sets; show one; compare two.")
    parser.add_argument("name", nargs="?", metavar="NAME", help="a rule set's name or a rule file")
    parser.add_argument("--diff", metavar="OTHER", help="show the options in which OTHER differs")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print JSON; of one rule set a rule file with every option",
    )
    wish = parser.parse_args(words)
    if wish.name is None:
        if wish.diff is not None:
            raise CommandError("To compare, name two rule sets: rules NAME --diff OTHER.")
        _list(wish.json)
    elif wish.diff is not None:
        _compare(wish.name, wish.diff, wish.json)
    else:
        _show(wish.name, wish.json)
    return DONE


def _list(as_json: bool) -> None:
    own: dict[str, str] = {}
    for name in own_files():
        try:
            own[name] = named_rules(name).name
        except CommandError as error:
            # One broken file does not hide the others.
            tell(str(error))
    if as_json:
        built_in = [{"id": name, "name": say(preset_name(name)), "own": False} for name in PRESETS]
        yours = [{"id": key, "name": name, "own": True} for key, name in own.items()]
        print_json(built_in + yours)
        return
    lines = {name: say(preset_line(name)) for name in PRESETS} | own
    for key, line in lines.items():
        print(f"{shown(key):<14} {line}")


def _show(name: str, as_json: bool) -> None:
    rule_set = named_rules(name)
    if as_json:
        print(rule_file(rule_set, every_option=True).decode(), end="")
        return
    print(rule_set.name)
    for heading, sentences in rule_text(rule_set.rules):
        print(f"\n{say(heading)}")
        for sentence in sentences:
            print(textwrap.fill(say(sentence), _WIDTH, initial_indent="  ", subsequent_indent="  "))
    print("\nOptions")
    for option in OPTIONS:
        value = getattr(rule_set.rules, option)
        print(f"  {option:<19} {_word(value):<16} {say(option_label(option))}")


def _compare(name: str, other: str, as_json: bool) -> None:
    these = named_rules(name).rules
    found = diff(these, named_rules(other).rules)
    if as_json:
        print_json(
            {key: [plain_value(this), plain_value(that)] for key, (this, that) in found.items()}
        )
        return
    if not found:
        print(f"{name} and {other} are the same rules.")
    for key, (this, that) in found.items():
        label = say(option_label(key))
        print(f"{label} ({key}): {say(value_label(key, this))} → {say(value_label(key, that))}")


def _word(value: Value) -> str:
    """A value as ``--set`` takes it."""
    plain = plain_value(value)
    match plain:
        case bool():
            return "on" if plain else "off"
        case None | []:
            return "none"
        case list():
            return ",".join(plain)
        case _:
            return str(plain)
