"""``selftest``: computer players, one hand, its record, a frame, a PDF, Russian, a table joined.

What it says is for whoever built or installed the program.
"""

import re
import tempfile
from pathlib import Path
from typing import Final

from maverick_desktop import __version__
from maverick_desktop.chance import NumberedChance, new_match_id, secret_bytes
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import PublicState, Sitter
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.sheet import head_of, sheet_of
from maverick_desktop.core.store import Disk, Record, RecordWriter, read_record, save_whole
from maverick_desktop.core.table import Table
from maverick_desktop.lab.match import play, seat_players
from maverick_desktop.text.phrase import number

from .interrupts import interrupts_wait
from .output import DONE, CommandError, Parser

_NUMBER = 4711
_PAGE: Final = re.compile(rb"/Type /Page\b")
_LEAST_PDF, _MOST_PDF = 10_000, 500_000
"""With its fonts a page is larger than the one, and never as large as the other."""
_PATIENCE = 30_000
"""Milliseconds for what takes some thousand at most."""


def run(words: list[str]) -> int:
    """Try the program on this machine."""
    Parser(
        "selftest",
        "Play one hand, keep its record, paint one frame, make one PDF, join a table on the network"
        " of this computer.",
    ).parse_args(words)
    with tempfile.TemporaryDirectory(prefix="maverick-selftest-") as name:
        folder = Path(name)
        known = _hand(folder / "selftest.maverick")
        ns, ew = known.total
        print(f"hand: 13 tricks, NS {number(ns)} : {number(ew)} EW")
        record = read_record(folder / "selftest.maverick")
        if record.public.past != known.past:
            raise CommandError("The record of the hand does not say what was played.")
        print("record: sound")
        with interrupts_wait():
            _frame(folder / "frame.png")
        print("frame: painted")
        size = _pdf(folder / "score-sheet.pdf", record)
        print(f"PDF: one page, {size} bytes")
        _russian()
        print("Russian: spoken")
        _network()
        print("network: a table joined")
    return DONE


def _hand(path: Path) -> PublicState:
    south, west, north, east = (Sitter(seat.name.title(), "bot:club") for seat in SEATS)
    header = MatchHeader(
        app=__version__,
        match=new_match_id(),
        number=_NUMBER,
        rules_name="Individualist",
        rules_base="individualist",
        rules=PRESETS["individualist"],
        sitters=(south, west, north, east),
        created="2026-01-01T00:00:00Z",
    )
    troubles: list[OSError] = []

    def trouble(error: OSError | None) -> None:
        if error is not None:
            troubles.append(error)

    writer = RecordWriter.begin(Disk(), path, header, trouble)
    table = Table(GameLog(header), NumberedChance(_NUMBER), writer)
    try:
        play(table, seat_players(table, header), lambda known: not known.past)
    finally:
        writer.close()
    if troubles:
        raise troubles[0]
    return table.public


def _frame(path: Path) -> None:
    from maverick_desktop.ui.app import render_selftest_frame

    if not render_selftest_frame(path):
        raise CommandError("The window painted no table.")


def _pdf(path: Path, record: Record) -> int:
    """Write the score sheet of the hand and look at what was written; its size in bytes."""
    from .sheetpdf import match_pdf

    sheet, head = sheet_of(record.public), head_of(record.log, record.public)
    save_whole(Disk(), path, match_pdf(sheet, head, "a4", "en", "cards"))
    data = path.read_bytes()
    sound = data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
    if not (sound and len(_PAGE.findall(data)) == 1 and _LEAST_PDF < len(data) < _MOST_PDF):
        raise CommandError("The score sheet did not become a PDF of one page with its fonts.")
    return len(data)


def _russian() -> None:
    from maverick_desktop.text.russian import Russian
    from maverick_desktop.ui.text import language

    # What cannot find its translation speaks English.
    if not isinstance(language("ru"), Russian):
        raise CommandError("The Russian translation is not in the program.")


def _network() -> None:
    """Open a table, announce it, join it: all the libraries that takes are in the program."""
    from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

    from maverick_desktop.lan.check import CheckRun, Echo, Finding, Joined

    application = QCoreApplication.instance() or QCoreApplication([])
    loop = QEventLoop(application)
    found: list[Finding] = []
    check = CheckRun(0, "", secret_bytes, loop)
    check.found.connect(found.append)
    check.done.connect(loop.quit)
    QTimer.singleShot(_PATIENCE, loop, loop.quit)
    QTimer.singleShot(0, check, check.start)
    with interrupts_wait(loop.quit):
        loop.exec()
        check.close()
    # Whether an announcement comes back is the network's affair; that it was waited for, ours.
    if Joined(True) not in found or not any(isinstance(one, Echo) for one in found):
        raise CommandError("No table on this computer’s own network could be opened and joined.")
