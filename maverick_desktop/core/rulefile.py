"""Rule files: a set of rules as one JSON object, checked strictly (RECORD.md section 4)."""

import json
from typing import Any, Final, NoReturn

import msgspec

from .names import is_clean
from .rules import CLASSIC, OPTIONS, PRESETS, Fault, Kind, Option, Rules, RulesFault, to_plain
from .rules import with_options as _with_options

RULE_FILE_VERSION: Final = 1


class RuleSet(msgspec.Struct, frozen=True):
    """Rules with a name and the preset they were made from."""

    name: str
    base: str
    rules: Rules


class RuleFileError(Exception):
    """A rule file that is refused: a word for ``text``, and the options at fault."""

    def __init__(self, problem: str, detail: str = "", faults: list[RulesFault] | None = None):
        super().__init__(f"{problem} {detail}".rstrip())
        self.problem: Final = problem
        self.detail: Final = detail
        self.faults: Final = faults or []


_FIELDS: Final = {"maverick_rules", "name", "base", "options"}


def parse_rule_file(data: bytes) -> RuleSet:
    """The rule set in these bytes. RuleFileError says what is wrong with them."""
    fields = _read(data)
    version = fields.get("maverick_rules")
    if type(version) is not int:
        raise RuleFileError("not_a_rule_file")
    if version > RULE_FILE_VERSION:
        raise RuleFileError("newer", str(version))
    if version != RULE_FILE_VERSION:
        raise RuleFileError("not_a_rule_file")
    unknown = sorted(set(fields) - _FIELDS)
    if unknown:
        raise RuleFileError("unknown_field", unknown[0])
    missing = sorted(_FIELDS - set(fields))
    if missing:
        raise RuleFileError("missing_field", missing[0])
    name, base, options = fields["name"], fields["base"], fields["options"]
    if not isinstance(name, str) or not is_clean(name):
        raise RuleFileError("bad_name")
    if not isinstance(base, str) or base not in PRESETS:
        raise RuleFileError("bad_base", str(base))
    if not isinstance(options, dict):
        raise RuleFileError("bad_options")
    rules = _with_options(PRESETS[base], options)
    if not isinstance(rules, Rules):
        raise RuleFileError("faults", faults=rules)
    return RuleSet(name, base, rules)


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field stands twice")
    return fields


def _read(data: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(data.decode(), object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise RuleFileError("not_a_rule_file") from None
    if not isinstance(fields, dict):
        raise RuleFileError("not_a_rule_file")
    return fields


def rule_file(rule_set: RuleSet, every_option: bool = False) -> bytes:
    """A rule set as a file: the options that differ from its base, or every one."""
    plain = to_plain(rule_set.rules)
    base = to_plain(PRESETS.get(rule_set.base, CLASSIC))
    options = {name: value for name, value in plain.items() if every_option or value != base[name]}
    fields = {
        "maverick_rules": RULE_FILE_VERSION,
        "name": rule_set.name,
        "base": rule_set.base,
        "options": options,
    }
    return json.dumps(fields, ensure_ascii=False, indent=1).encode() + b"\n"


def read_setting(word: str, option: Option) -> object:
    """The plain value a ``--set`` word stands for, to be checked by ``with_options``."""
    match option.kind:
        case Kind.FLAG:
            return {"on": True, "off": False, "true": True, "false": False}.get(word, word)
        case Kind.BIDS:
            return [] if word == "none" else word.split(",")
        case Kind.NUMBER | Kind.NUMBER_OR_NONE:
            if word == "none":
                return None
            digits = word[1:] if word[:1] in "+-" else word
            return int(word) if digits.isascii() and digits.isdecimal() and len(word) < 9 else word
        case Kind.CHOICE:
            return word


def apply_settings(rules: Rules, settings: list[str]) -> Rules | list[RulesFault]:
    """``rules`` with ``option=value`` words applied all at once, or what is wrong with them."""
    options: dict[str, object] = {}
    for setting in settings:
        name, equals, word = setting.partition("=")
        option = OPTIONS.get(name)
        if option is None:
            return [RulesFault(Fault.UNKNOWN_OPTION, (name,))]
        if not equals:
            return [RulesFault(Fault.BAD_VALUE, (name,), "")]
        options[name] = read_setting(word, option)
    return _with_options(rules, options)
