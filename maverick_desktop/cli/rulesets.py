"""Which rules ``--rules`` means: a built-in rule set, one of the user's own, or a rule file."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

from maverick_desktop.core.rulefile import RuleFileError, RuleSet, apply_settings, parse_rule_file
from maverick_desktop.core.rules import PRESETS, Rules
from maverick_desktop.core.store import read_bytes
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.profile import profile_folder, rules_folder
from maverick_desktop.text.faults import file_fault
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import say
from maverick_desktop.text.rulefaults import (
    no_such_rules,
    rule_file_fault,
    rule_file_too_large,
    rules_fault,
)

from .output import CommandError


def add_rules(parser: ArgumentParser, *, settings: bool = False) -> None:
    """The options that choose rules."""
    parser.add_argument(
        "--rules",
        metavar="NAME-or-FILE",
        default="classic",
        help="classic (unless you say otherwise), individualist, tournament, one of your own rule"
        " sets, or a rule file",
    )
    if settings:
        parser.add_argument(
            "--set",
            metavar="OPTION=VALUE",
            action="append",
            default=[],
            dest="settings",
            help="change one option of the rules; may be given again",
        )


def chosen_rules(name: str, settings: list[str] | None = None) -> RuleSet:
    """The rule set of this name with some options changed. CommandError if there is none."""
    base = named_rules(name)
    rules = apply_settings(base.rules, settings or [])
    if not isinstance(rules, Rules):
        raise CommandError(rules_fault(rules[0]))
    return RuleSet(base.name, base.base, rules)


def named_rules(name: str) -> RuleSet:
    """The rule set of this name, or in the file of this name."""
    if name in PRESETS:
        return RuleSet(say(preset_name(name)), name, PRESETS[name])
    own = own_files()
    path = own.get(name) or Path(name)
    try:
        return parse_rule_file(read_bytes(path))
    except RuleFileError as error:
        raise CommandError(rule_file_fault(path, error)) from None
    except RecordError:
        raise CommandError(rule_file_too_large(path)) from None
    except (FileNotFoundError, ValueError):
        raise CommandError(no_such_rules(name, [*PRESETS, *own])) from None
    except OSError as error:
        raise CommandError(file_fault(path, error)) from None


def own_files() -> Mapping[str, Path]:
    """The user's own rule files by their id; a built-in rule set's id cannot be taken."""
    try:
        files = sorted(rules_folder(profile_folder()).glob("*.json"))
    except OSError:
        return {}
    return {file.stem: file for file in files if file.stem not in PRESETS}
