"""``selftest``: four computer players, one hand, its record, one rendered frame.

What it says is for whoever built or installed the program.
"""

import tempfile
from pathlib import Path

from maverick_desktop import __version__
from maverick_desktop.chance import NumberedChance, new_match_id
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import PublicState, Sitter
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.store import Disk, RecordWriter, read_record
from maverick_desktop.core.table import Table
from maverick_desktop.lab.match import play, seat_players

from .output import DONE, CommandError, Parser

_NUMBER = 4711


def run(words: list[str]) -> int:
    """Try the program on this machine."""
    Parser("selftest", "Play one hand, keep its record, paint one frame.").parse_args(words)
    with tempfile.TemporaryDirectory(prefix="maverick-selftest-") as name:
        folder = Path(name)
        known = _hand(folder / "selftest.maverick")
        ns, ew = known.total
        print(f"hand: 13 tricks, NS {ns} : {ew} EW")
        if read_record(folder / "selftest.maverick").public.past != known.past:
            raise CommandError("The record of the hand does not say what was played.")
        print("record: sound")
        _frame(folder / "frame.png")
        print("frame: painted")
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
