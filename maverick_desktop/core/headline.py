"""The first line of a record, of either format (RECORD.md section 1): strict both ways."""

import re
from calendar import monthrange
from typing import Any, Final

import msgspec

from .cards import SEATS
from .chain import VERSION
from .deals import MAX_NUMBER
from .lines import by_seat, convert, require
from .log import MatchHeader
from .names import is_clean
from .public import Sitter
from .rules import CLASSIC, OPTIONS, PRESETS, Rules, to_plain, with_options
from .unsound import Problem, RecordError

_UUID4: Final = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
_CREATED: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ", re.ASCII)
_VERSION: Final = re.compile(r"[!-~]{1,64}")
_BY: Final = re.compile(r"human|remote|bot:[a-z0-9_-]{1,24}")


class _SitterLine(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    by: str


class _SittersLine(msgspec.Struct, forbid_unknown_fields=True):
    S: _SitterLine
    W: _SitterLine
    N: _SitterLine
    E: _SitterLine


class _HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    maverick: int
    app: str
    match: str
    number: int | None
    rules_name: str
    rules_base: str
    rules: dict[str, Any]
    seats: _SittersLine
    created: str


def header_fields(header: MatchHeader, version: int = VERSION) -> dict[str, Any]:
    """The first line of a record, in the order of fields that writers keep."""
    return {
        "maverick": version,
        "app": header.app,
        "match": header.match,
        "number": header.number,
        "rules_name": header.rules_name,
        "rules_base": header.rules_base,
        "rules": to_plain(header.rules),
        "seats": {
            seat.letter: {"name": sitter.name, "by": sitter.by}
            for seat, sitter in zip(SEATS, header.sitters, strict=True)
        },
        "created": header.created,
    }


def header_of(fields: dict[str, Any], version: int = VERSION) -> MatchHeader:
    """The header these fields stand for. RecordError on line 1 if they do not."""
    line: _HeaderLine = convert(1, fields, _HeaderLine)
    require(1, line.maverick == version, "maverick")
    require(1, _VERSION.fullmatch(line.app) is not None, "app")
    require(1, _UUID4.fullmatch(line.match) is not None, "match")
    require(1, line.number is None or 1 <= line.number <= MAX_NUMBER, "number")
    require(1, is_clean(line.rules_name), "rules_name")
    require(1, line.rules_base in PRESETS, "rules_base")
    require(1, _is_moment(line.created), "created")
    sitters = tuple(sitter_of(1, one.name, one.by) for one in by_seat(line.seats))
    return MatchHeader(
        line.app,
        line.match,
        line.number,
        line.rules_name,
        line.rules_base,
        _rules(line.rules),
        (sitters[0], sitters[1], sitters[2], sitters[3]),
        line.created,
    )


def _rules(options: dict[str, Any]) -> Rules:
    missing = next((name for name in OPTIONS if name not in options), None)
    if missing is not None:
        raise RecordError(1, Problem.BAD_RULES, missing)
    rules = with_options(CLASSIC, options)
    if isinstance(rules, Rules):
        sets = (name for name, plain in options.items() if isinstance(plain, list))
        require(1, all(options[name] == sorted(options[name]) for name in sets), "rules")
        return rules
    raise RecordError(1, Problem.BAD_RULES, ", ".join(rules[0].options))


def _is_moment(text: str) -> bool:
    parts = _CREATED.fullmatch(text)
    if parts is None:
        return False
    year, month, day = (int(part) for part in parts.groups()[:3])
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def sitter_of(number: int, name: str, by: str) -> Sitter:
    """Who sits at a seat, by line ``number``. RecordError if nobody can be called so."""
    require(number, is_clean(name), "name")
    require(number, _BY.fullmatch(by) is not None, "by")
    return Sitter(name, by)
