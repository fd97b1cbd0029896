"""Where a host's own file about a table is: beside a match's record, by the door before one.

Paths only: whoever asks whether such a file is there loads none of what reads it.
"""

from typing import Final

from maverick_desktop.core.store import FilePath

SUFFIX: Final = ".table"


def table_path(record: FilePath) -> FilePath:
    """Where the table of a record is kept."""
    return record.with_suffix(SUFFIX)


def record_path(table: FilePath) -> FilePath:
    """Where the record is that a table's file is next to."""
    return table.with_suffix(".maverick")


def lobby_path(folder: FilePath, door: str) -> FilePath:
    """Where a table is kept before its first match; ``door``: what people come back to."""
    return folder / f"{door}{SUFFIX}"
