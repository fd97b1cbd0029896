"""The lines of a record and their hash chain (RECORD.md section 1).

Knows JSON objects and hashes, nothing of what they mean.
"""

import json
import re
from hashlib import sha256
from typing import Any, Final, NoReturn

import msgspec

from .unsound import Problem, RecordError

VERSION: Final = 1
"""The version of the record format this program writes."""

_LINE: Final = re.compile(rb'(\{.*),"h":"([0-9a-f]{16})"\}', re.DOTALL)


def seal(previous: str, fields: dict[str, Any]) -> tuple[bytes, str]:
    """The line for these fields, LF included, and its ``h``; ``previous`` is the ``h`` before."""
    body = msgspec.json.encode(fields)[:-1]
    link = _link(previous, body)
    return b'%b,"h":"%b"}\n' % (body, link.encode()), link


def unseal(number: int, previous: str, line: bytes) -> tuple[dict[str, Any], str]:
    """The fields of a line without its LF, and its ``h``. RecordError if it is not sound."""
    if number == 1:
        _refuse_newer(line)
    match = _LINE.fullmatch(line)
    if match is None:
        raise RecordError(number, Problem.NOT_A_RECORD if number == 1 else Problem.NOT_JSON)
    body, link = match[1], match[2].decode()
    fields = _strict_json(number, body + b"}")
    if link != _link(previous, body):
        raise RecordError(number, Problem.WRONG_HASH)
    return fields, link


def _refuse_newer(line: bytes) -> None:
    """A record of a later version, which may look quite different otherwise."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return
    version = fields.get("maverick") if isinstance(fields, dict) else None
    if type(version) is int and version > VERSION:
        raise RecordError(1, Problem.NEWER, str(version))


def _link(previous: str, body: bytes) -> str:
    return sha256(previous.encode() + body).hexdigest()[:16]


def _no_float(text: str) -> NoReturn:
    raise ValueError(text)


def _strict_json(number: int, text: bytes) -> dict[str, Any]:
    """One JSON object without numbers that are no integers; compact, no key twice."""
    try:
        decoded = text.decode()
        fields = json.loads(decoded, parse_float=_no_float, parse_constant=_no_float)
        again = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    except (ValueError, RecursionError):
        raise RecordError(number, Problem.NOT_JSON) from None
    # What is written twice, spaced out or escaped without need does not come back the same.
    if again != decoded or not isinstance(fields, dict):
        raise RecordError(number, Problem.NOT_COMPACT)
    return fields
