"""A match played by a process that kills itself at a fact; `python -m tests.core.killed` runs it.

Everybody plays by the number of the latest fact, so that a match which was taken up again goes on
as it would have gone on. Each kill is a process of its own that gets SIGKILL and cleans up nothing.
"""

import json
import os
import random
import signal
import sys
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Event, SeatEvent
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import INDIVIDUALIST
from maverick_desktop.core.store import Disk, RecordWriter, read_record
from maverick_desktop.core.table import Table
from tests.core.driver import Listener, header_of, random_action
from tests.core.golden import Numbered

NUMBER: Final = 4711
MOMENTS: Final = ("before the line", "after the line", "one seat knows", "three seats know")


def header() -> MatchHeader:
    """One hand of the Individualist."""
    return header_of(replace(INDIVIDUALIST, hands=1, target=None, tie="draw"), NUMBER)


def die() -> None:
    """At once."""
    os.kill(os.getpid(), signal.SIGKILL)


class Fatal:
    """A sink that writes to a file, and dies before or after line ``at``."""

    def __init__(self, writer: RecordWriter, at: int, moment: str) -> None:
        self._writer = writer
        self._at = at
        self._moment = moment

    def append(self, n: int, event: Event) -> None:
        """Write, or do not live to."""
        if (n, self._moment) == (self._at, MOMENTS[0]):
            die()
        self._writer.append(n, event)
        if (n, self._moment) == (self._at, MOMENTS[1]):
            die()


class Noting(Listener):
    """A seat that notes on the disk what it has heard, and may die of it."""

    def __init__(self, seat: Seat, notes: Path, at: int, moment: str) -> None:
        super().__init__(header(), seat)
        self._notes = notes
        fatal = {MOMENTS[2]: Seat.SOUTH, MOMENTS[3]: Seat.NORTH}.get(moment)
        self._at = at if fatal is seat else 0

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear, note, and perhaps die."""
        super().deliver(n, event)
        with self._notes.open("a", encoding="ascii") as notes:
            notes.write(f"{n}\n")
        if n == self._at:
            die()


def play(path: Path, at: int = 0, moment: str = "") -> GameLog:
    """Play the match from its file, or from the start, to its end or its death."""
    seats: list[Listener]
    if path.exists():
        record = read_record(path)
        log = record.log
        writer = RecordWriter.resume(Disk(), path, record, complain)
        seats = [Listener(log.header, seat) for seat in SEATS]
    else:
        log = GameLog(header())
        writer = RecordWriter.begin(Disk(), path, log.header, complain)
        seats = [Noting(seat, path.with_suffix(f".{seat.letter}"), at, moment) for seat in SEATS]
    table = Table(log, Numbered(NUMBER, random.Random(0)), Fatal(writer, at, moment))
    for seat in SEATS:
        table.attach(seat, seats[seat])
    table.settle()
    while table.public.phase is not Phase.OVER:
        if table.public.phase is Phase.DEALING:
            table.deal()
            continue
        seat = table.public.to_act()[0]
        view = seats[seat].view
        dice = random.Random(view.public.n)
        table.submit(seat, random_action(view, dice, 0.1), view.public.n)
    writer.close()
    return log


def complain(error: OSError | None) -> None:
    """There is nothing wrong with the disk here."""
    raise AssertionError(error)


def main(folder: Path) -> None:
    """A killed match for every fact and moment, and one that lived."""
    facts = play(folder / "whole.maverick").n
    ended: dict[str, int] = {}
    for moment in MOMENTS:
        for at in range(1, facts + 1):
            child = os.fork()
            if child == 0:
                play(folder / f"{at}-{MOMENTS.index(moment)}.maverick", at, moment)
                os._exit(0)
            _, status = os.waitpid(child, 0)
            ended[f"{at}-{MOMENTS.index(moment)}"] = os.waitstatus_to_exitcode(status)
    sys.stdout.write(json.dumps(ended))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
