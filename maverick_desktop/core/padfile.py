"""The score pad's records as files, and files of either kind.

A record of format 2 is read, proved and written as ``store`` does for matches that are played here.
"""

from collections.abc import Iterator
from typing import Final

from .chain import PAD_VERSION, Chain, seal
from .headline import header_fields
from .padcodec import pad_fact_of, pad_fields, pad_header_of
from .padfacts import PadFact
from .padlog import PadLog
from .padreplay import PadCourse, add_proved
from .padsheet import pad_head, pad_sheet
from .padstate import PadState
from .sheet import ScoreSheet, SheetHead, head_of, sheet_of
from .store import FilePath, LineWriter, Record, proved, read_bytes


class PadRecord:
    """A record of the score pad that was read and proved sound."""

    def __init__(self, log: PadLog, state: PadState, last_hash: str, size: int, torn: bool) -> None:
        self.log: Final = log
        self.state: Final = state
        self.last_hash: Final = last_hash
        """The hash the next line continues."""
        self.size: Final = size
        """Bytes of whole lines; a torn tail is beyond."""
        self.torn: Final = torn
        """Whether the last line was cut while being written; it is not in ``log``."""


def parse_any(data: bytes) -> Record | PadRecord:
    """A record's bytes as a match of either kind. RecordError if unsound."""
    chain = Chain(data)
    return _pad_proved(chain) if chain.version == PAD_VERSION else proved(chain)


def read_any(path: FilePath) -> Record | PadRecord:
    """A record file of either kind. RecordError if it is unsound, OSError if it cannot be read."""
    return parse_any(read_bytes(path))


def sheet_and_head(record: Record | PadRecord) -> tuple[ScoreSheet, SheetHead]:
    """The score sheet of a record of either kind, and what stands above and below it."""
    if isinstance(record, PadRecord):
        return pad_sheet(record.state), pad_head(record.log, record.state)
    return sheet_of(record.public), head_of(record.log, record.public)


def _pad_proved(chain: Chain) -> PadRecord:
    course = PadCourse(PadLog(pad_header_of(chain.first)))
    for number, fields in chain.facts():
        add_proved(course, pad_fact_of(number, number - 1, fields))
    return PadRecord(course.log, course.state, chain.last_hash, chain.size, chain.torn)


def pad_lines(log: PadLog) -> Iterator[bytes]:
    """The lines of a record of the score pad, LF included."""
    line, link = seal("", header_fields(log.header, PAD_VERSION))
    yield line
    for n, fact in enumerate(log.facts, start=1):
        line, link = seal(link, pad_fields(n, fact))
        yield line


class PadWriter(LineWriter[PadFact]):
    """A ``PadSink`` that writes a record."""

    version = PAD_VERSION
    fields = staticmethod(pad_fields)
