"""One run of one goal: its cases, each with dice of its own, what they met, and what was wrong.

A case that failed is done again by its number alone: ``--only``.
"""

import ctypes
import gc
import os
import random
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, thread_time
from typing import Final, Literal, TypeAlias

import msgspec

Scale: TypeAlias = Literal["part", "ci", "tenth", "release"]
MOST_VIOLATIONS: Final = 20
"""Then there is something to mend before it is worth going on."""
_MOST_SHOWN: Final = 3
_TELL_EVERY: Final = 60.0
"""Seconds between two lines of progress where nobody looks at a terminal."""


class Violation(msgspec.Struct, frozen=True):
    """A case that did not go as it must."""

    case: int
    what: str


class Trial:
    """What a goal is handed: dice, a way to say what happened, and when to stop."""

    def __init__(
        self,
        name: str,
        seed: int,
        wanted: int,
        scale: Scale,
        only: int | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """``wanted``: of what the goal counts; ``only``: the one case that is done again."""
        self.name: Final = name
        self.seed: Final = seed
        self.wanted: Final = wanted
        self.scale: Final = scale
        self.done = 0
        """How much of ``wanted`` was done."""
        self.met: Final[Counter[str]] = Counter()
        """What the cases have come across: a run that met nothing has proved nothing."""
        self.worst: Final[dict[str, float]] = {}
        """The largest figures measured."""
        self.violations: Final[list[Violation]] = []
        self.seconds = 0.0
        """By the clock on the wall."""
        self.cpu_seconds = 0.0
        """Of processors, the programs that were started and have ended included."""
        self._only = only
        self._stopped = stopped
        self._begun = monotonic()
        self._told = self._begun
        self._memory_at_first = 0.0
        self._cpu_at_first = 0.0

    @property
    def tail(self) -> str:
        """What a failure is found again by."""
        return f"seed {self.seed}"

    def dice(self, case: int) -> random.Random:
        """The dice of a case."""
        return random.Random(f"{self.seed}/{self.name}/{case}")

    @property
    def has_enough(self) -> bool:
        """Whether there is nothing more to do."""
        return self.done >= self.wanted or self._breaks_off

    @property
    def _breaks_off(self) -> bool:
        alone = self._only is not None and bool(self.done)
        too_bad = len(self.violations) >= MOST_VIOLATIONS
        return alone or too_bad or self._stopped()

    def goes_on(self, case: int, begun: bool = False) -> bool:
        """Whether this case is to be done; ``begun``: it belongs to what is finished anyhow."""
        self._tell()
        enough = self._breaks_off if begun else self.has_enough
        return not enough and self._only in (None, case)

    @contextmanager
    def case(self, case: int) -> Iterator[None]:
        """A case, which may raise."""
        try:
            yield
        except Exception:
            self.done += 1
            self.wrong(case, traceback.format_exc(limit=-4))

    def each(self, play: Callable[["Trial", random.Random, int], int]) -> None:
        """Do cases: ``play`` says how much of what is wanted it has done, or raises."""
        for number in count():
            if self.has_enough:
                break
            if self.goes_on(number):
                with self.case(number):
                    self.done += play(self, self.dice(number), number)

    def begin(self) -> None:
        """Time and memory are measured from here."""
        self._begun = self._told = monotonic()
        self._cpu_at_first = _cpu()

    def end(self) -> None:
        """No more cases."""
        self.seconds = monotonic() - self._begun
        self.cpu_seconds = _cpu() - self._cpu_at_first
        if self._memory_at_first:
            self.note("memory grown, MB", _in_use() - self._memory_at_first)

    def warm(self) -> None:
        """Everything that is loaded once has been loaded: memory is measured from here."""
        if not self._memory_at_first:
            self._memory_at_first = _in_use()

    def note(self, what: str, figure: float) -> None:
        """A measured figure, of which the largest is kept."""
        self.worst[what] = max(figure, self.worst.get(what, figure))

    @contextmanager
    def timed(self, what: str, count: int = 1) -> Iterator[None]:
        """Note the milliseconds of processor time that each of so many things took in a block.

        Collections of garbage come after it: a large heap’s is not what is measured.
        """
        gc.disable()
        began = thread_time()
        yield
        spent = 1000 * (thread_time() - began)
        gc.enable()
        self.note(what, spent / count)

    def require(self, what: str, most: float) -> None:
        """A measured figure must not be above this."""
        figure = self.worst.get(what, 0.0)
        if figure > most:
            self.wrong(-1, f"{what}: {figure:.3g}, at most {most:g}")

    def require_met(self, *what: str) -> None:
        """A whole run must have come across these."""
        if self._only is None and self.done >= self.wanted:
            for one in what:
                if not self.met[one]:
                    self.wrong(-1, f"never met: {one}")

    def wrong(self, case: int, what: str) -> None:
        """Something did not go as it must."""
        self.violations.append(Violation(case, what))
        if len(self.violations) <= _MOST_SHOWN:
            line = f"\n{self.name}, seed {self.seed}, case {case}:\n{what}"
            print(line, file=sys.stderr, flush=True)

    def _tell(self) -> None:
        now = monotonic()
        on_terminal = sys.stderr.isatty()
        if now - self._told < (0.5 if on_terminal else _TELL_EVERY):
            return
        self._told = now
        line = (
            f"{self.name}: {self.done:,} of {self.wanted:,}, {now - self._begun:.0f} s, "
            f"{len(self.violations)} wrong, {resident():.0f} MB"
        )
        print(
            f"\r{line}\x1b[K" if on_terminal else line,
            end="" if on_terminal else "\n",
            file=sys.stderr,
            flush=True,
        )


def _cpu() -> float:
    times = os.times()
    return sum(times[:4])


def resident() -> float:
    """Memory that this process holds now, in MB; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _in_use() -> float:
    """The same without garbage, and without what the C library keeps for later."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)
    return resident()


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for a case, in memory where the system has that: what is flushed waits for none."""
    memory = Path("/dev/shm")  # noqa: S108
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


class Goal(msgspec.Struct, frozen=True):
    """Something that must hold, and how often it is tried."""

    name: str
    about: str
    counts: str
    """What is counted."""
    figures: dict[Scale, int]
    run: Callable[[Trial], None]
    limits: dict[str, float] = {}
    """The most that what is measured may come to."""
    meets: tuple[str, ...] = ()
    """What a whole run has to come across."""

    def tried(
        self,
        scale: Scale,
        seed: int,
        only: int | None = None,
        stopped: Callable[[], bool] = lambda: False,
        wanted: int | None = None,
    ) -> Trial:
        """Try it."""
        count = self.figures[scale] if wanted is None else wanted
        trial = Trial(self.name, seed, count, scale, only, stopped)
        trial.begin()
        self.run(trial)
        trial.end()
        for what, most in self.limits.items():
            trial.require(what, most)
        trial.require_met(*self.meets)
        return trial
