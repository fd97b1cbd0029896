"""How fast this machine is: hands through the whole core, and the window's first frame.

CPU time for the core, wall-clock time for the start. Knows no terminal.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

import msgspec

from maverick_desktop import __version__
from maverick_desktop.ai import almanac
from maverick_desktop.ai.policies import policy_files
from maverick_desktop.core.cards import SEATS, Seat, card_set, cards_in
from maverick_desktop.core.deals import DEALS, Deal, deal_at
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import Legal, MayBid, MayChoose, MayPlay
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory

from .kernelbench import KernelFigures

# --- the core ------------------------------------------------------------------------------------

ROUNDS: Final = 5
SECONDS: Final = 1.0
"""CPU time of one round."""

Figures = dict[str, Any]


class _DiceChance:
    """Deals for measuring: quick, and the same on every machine."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def dealer(self) -> Seat:
        return self._dice.choice(SEATS)

    def deal(self, hand: int, attempt: int) -> Deal:
        return deal_at(self._dice.randrange(DEALS))


def core_hands_per_s() -> Iterator[float]:
    """Random hands a CPU second, round by round: a table, four seats whose views are folded."""
    dice = random.Random(1)  # noqa: S311 - nobody's cards depend on these dice
    for _ in range(ROUNDS):
        hands, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            hands += _random_match(dice)
        yield hands / spent


def _random_match(dice: random.Random) -> int:
    """Play one match at random; how many hands it took."""
    south, west, north, east = (Sitter(seat.name, "bot:random") for seat in SEATS)
    sitters = (south, west, north, east)
    header = MatchHeader(__version__, "", None, "Classic", "classic", CLASSIC, sitters, "")
    table = Table(GameLog(header), _DiceChance(dice), MemorySink())
    memories = [SeatMemory(CLASSIC, sitters, seat) for seat in SEATS]
    for seat, memory in zip(SEATS, memories, strict=True):
        table.attach(seat, memory)
    while (known := table.public).phase is not Phase.OVER:
        if known.phase is Phase.DEALING:
            table.deal()
            continue
        seat = known.to_act()[0]
        view = memories[seat].view
        refused = table.submit(seat, _any_of(view.legal(), dice), view.public.n)
        assert refused is None, refused
    return len(known.past)


def _any_of(legal: Legal, dice: random.Random) -> Action:
    match legal:
        case MayPlay():
            return PlayCard(dice.choice([*cards_in(legal.free)]))
        case MayChoose():
            return ChooseCards(card_set(dice.sample([*cards_in(legal.cards)], legal.count)))
        case MayBid():
            return MakeBid(dice.choice(legal.bids))
        case _:
            raise AssertionError(legal)


def machine(core: list[float], kernel: KernelFigures) -> Figures:
    """The JSON object of ``bench --json``."""
    return {
        **msgspec.to_builtins(kernel),
        "core_hands_per_s": round(median(core), 1),
        "policy": {
            file.family: "learned" if file.fault is None else file.fault.value
            for file in policy_files()
        },
        "pass_values": "learned" if almanac.LEARNS else "fixed",
    }


# --- the window ----------------------------------------------------------------------------------

STARTS: Final = 9
_TOO_LONG: Final = 60.0

_EMPTY: Final = """
import time
from PySide6.QtWidgets import QApplication, QWidget

class Empty(QWidget):
    def paintEvent(self, event):
        if self.isVisible():
            print(f"{time.time():.6f}", flush=True)
            application.quit()

application = QApplication([])
window = Empty()
window.resize(1280, 800)
window.show()
application.exec()
"""


class NoFrame(Exception):
    """A window that was measured did not show."""


class Startup(msgspec.Struct, frozen=True):
    """Medians from process start to the first painted frame: ``bench --startup --json``."""

    ours_ms: float
    empty_ms: float
    ratio: float


def first_frames() -> Iterator[tuple[float, float]]:
    """Milliseconds to our first frame and to an empty window's, in turn; the first warms up."""
    environment = os.environ | {"MAVERICK_FIRST_FRAME": "1"}
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys():
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    for _ in range(STARTS + 1):
        with tempfile.TemporaryDirectory(prefix="maverick-bench-") as profile:
            ours = [sys.executable, "-m", "maverick_desktop", "--profile", profile]
            yield (
                _first_frame(ours, environment),
                _first_frame([sys.executable, "-c", _EMPTY], environment),
            )


def _first_frame(command: list[str], environment: dict[str, str]) -> float:
    began = time.time()
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=_TOO_LONG,
        check=False,
    )
    try:
        return 1000 * (float(done.stdout.split()[0]) - began)
    except (IndexError, ValueError):
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise NoFrame(last[0]) from None


def startup(frames: list[tuple[float, float]]) -> Startup:
    """The medians, without the pair that warmed up."""
    ours = median(pair[0] for pair in frames[1:])
    empty = median(pair[1] for pair in frames[1:])
    return Startup(round(ours, 1), round(empty, 1), round(ours / empty, 3))
