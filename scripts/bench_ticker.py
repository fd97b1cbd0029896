"""How much an expert's thinking delays the window: a 16 ms ticker alone, and beside a search.

python scripts/bench_ticker.py [SECONDS]

In turns of a second each, so that what else the machine does falls on both. Prints, in
milliseconds, how late the ticks came: the median, the 99th percentile and the worst of each.
"""

import os
import random
import sys
from statistics import median
from threading import Event, Thread
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.engine import Engine
from maverick_desktop.chance import NumberedChance
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory, SeatView

TICK = 0.016
TURN = 1.0


class Thinker:
    """Thinks about one lead over and over while it is wanted."""

    def __init__(self, view: SeatView) -> None:
        self.wanted = Event()
        self._view = view
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        engine, dice = Engine(), random.Random(1)  # noqa: S311 - for a measurement
        while self.wanted.wait():
            engine.weigh(self._view, Budget(seconds=0.05), dice)


def first_lead() -> SeatView:
    """What the first to lead knows in a numbered hand without passing."""
    rules = Rules(pass_count=0)
    sitters = tuple(Sitter(seat.name, "bot:expert") for seat in SEATS)
    header = MatchHeader("0", "m", 1, "r", "classic", rules, sitters, "")  # type: ignore[arg-type]
    table = Table(GameLog(header), NumberedChance(1), MemorySink())
    memories = [SeatMemory(rules, sitters, seat) for seat in SEATS]  # type: ignore[arg-type]
    for seat in SEATS:
        table.attach(seat, memories[seat])
    table.deal()
    return memories[table.public.to_act()[0]].view


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    application = QCoreApplication([])
    thinker = Thinker(first_lead())
    late: tuple[list[float], list[float]] = [], []
    began = last = perf_counter()

    def on_tick() -> None:
        nonlocal last
        now = perf_counter()
        beside = int((now - began) / TURN) & 1
        late[thinker.wanted.is_set()].append(1000 * (now - last - TICK))
        if beside != thinker.wanted.is_set():
            thinker.wanted.set() if beside else thinker.wanted.clear()
        last = now
        if now - began > seconds:
            application.quit()

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(on_tick)
    timer.start(round(1000 * TICK))
    application.exec()
    for name, found in zip(("alone", "beside a search"), late, strict=True):
        found.sort()
        worst = f"{median(found):6.2f} {found[int(0.99 * len(found))]:6.2f} {found[-1]:6.2f}"
        print(f"{name:16} {worst}")


if __name__ == "__main__":
    main()
