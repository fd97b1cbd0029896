"""The lines of a record and their hash chain (RECORD.md section 1).

Knows JSON objects and hashes, nothing of what they mean.
"""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NoReturn

import msgspec

from .unsound import Problem, RecordError

VERSION: Final = 1
"""The format of matches that are played here."""
PAD_VERSION: Final = 2
"""The format of matches with real cards, of which the score was kept."""
NEWEST: Final = PAD_VERSION
"""No later format is read."""

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
    if type(version) is int and version > NEWEST:
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


_BEGINNING: Final = b'{"maverick":'


class Chain:
    """The lines of a file, to be unsealed one after another."""

    def __init__(self, data: bytes) -> None:
        """RecordError if there is not one whole line."""
        if not data:
            raise RecordError(1, Problem.EMPTY)
        *self._lines, tail = data.split(b"\n")
        if not self._lines:
            # Cut in its first line, or no record at all.
            cut = data.startswith(_BEGINNING[: len(data)])
            raise RecordError(1, Problem.TORN if cut else Problem.NOT_A_RECORD)
        self.size: Final = len(data) - len(tail)
        """Bytes of whole lines; a torn tail is beyond."""
        self.torn: Final = bool(tail)
        """Whether the last line was cut while being written."""
        self.last_hash = ""
        """The hash of the line that was unsealed last."""
        self.first: Final = self._unsealed(1)
        """The fields of the first line."""

    @property
    def version(self) -> object:
        """What the first line says of its format, if anything."""
        return self.first.get("maverick")

    def facts(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """The fields of each further line, with its number. RecordError where one is not sound."""
        return ((number, self._unsealed(number)) for number in range(2, len(self._lines) + 1))

    def _unsealed(self, number: int) -> dict[str, Any]:
        fields, self.last_hash = unseal(number, self.last_hash, self._lines[number - 1])
        return fields
