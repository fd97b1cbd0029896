"""G9: whoever calls, hangs, floods, sleeps or loses the network: the others play on.

A host, four guests and a caller are programs, each on a computer of its own where this one lets us
have such; elsewhere all are on this one, and no cable is cut.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep
from typing import Final, NamedTuple

from tests.lan.callers import DEEDS
from tests.lan.programs import Program, Town, delays, held, port_of
from tests.lan.streets import NoStreet, Street, open_street

from .trial import Goal, Trial, scratch

NAMES: Final = ("Anna", "Boris", "Carla", "Dmitri")
LOST: Final = len(NAMES) - 1
"""The guest whose computer sleeps or is cut off."""
CALLER: Final = len(NAMES) + 1
"""The computer that bad callers call from."""
P99: Final = 0.1
SLOWEST: Final = 0.5
"""Seconds from a wish to the moment when every other seat was told of it."""
QUIET: Final = 4.0
"""Seconds of play before anything happens, and after: a busy computer is late by itself."""
_STEP: Final = 0.02
_AWAY: Final = 11.0
"""Seconds that a guest is out of reach, at least."""
_LEAST_NEWS: Final = 5


class Span(NamedTuple):
    """A while of play."""

    begun: float
    ended: float
    lag: float
    """Seconds that this program itself was late meanwhile, at the most."""


class Party:
    """A host and four guests, playing."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.street = _street(stack)
        self._town = stack.enter_context(Town(folder))
        rules = ("--set", "target=none", "--set", "hands=100")
        manners = ("--spectators", "--patience", "0", "--pause", "1")
        self.host: Final = self._town.host(*rules, *manners, before=self._before(0))
        self._port = port_of(self.host)
        self._at = "127.0.0.1" if self.street is None else self.street.address(0)
        self.guests: Final = [self._guest(number) for number in range(len(NAMES))]
        self.host.wait_for("^The match begins")

    def _before(self, computer: int) -> list[str]:
        return [] if self.street is None else self.street.at(computer)

    def _guest(self, number: int) -> Program:
        at = f"{self._at}:{self._port}"
        before = self._before(number + 1)
        return self._town.guest(NAMES[number], at, "--pace", "0.15", before=before)

    def caller(self, kind: str) -> Program:
        """Somebody who means no good has called."""
        at = [] if self.street is None else [self._at]
        caller = self._town.caller(kind, self._port, at, self._before(CALLER))
        caller.wait_for("^called")
        return caller

    def play(self, seconds: float) -> Span:
        """Let them play for so long."""
        begun, lag = monotonic(), 0.0
        while (now := monotonic()) < begun + seconds:
            sleep(_STEP)
            lag = max(lag, monotonic() - now - _STEP)
        return Span(begun, now, lag)

    def delays(self, span: Span, who: Sequence[str] = NAMES) -> list[float]:
        """How long these guests waited for news of each other meanwhile."""
        return delays([self._town.moments(name) for name in who], span[:2])

    def memory(self) -> float:
        """MB that the host has in memory; 0 where the system does not say."""
        status = Path(f"/proc/{self.host.process.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
        return 0.0 if found is None else int(found[1]) / 1000

    def nobody_stumbled(self) -> None:
        """No program has said anything of a fault, and nobody who was not cut off was lost."""
        self._town.nobody_stumbled()
        for guest in self.guests[:LOST]:
            assert not guest.said("^(end|waiting|refused)"), guest.lines[-8:]


def _street(stack: ExitStack) -> Street | None:
    try:
        return stack.enter_context(open_street(CALLER + 1))
    except NoStreet:
        return None


# --- what happens --------------------------------------------------------------------------------


def _calls(kind: str, trial: Trial, party: Party, seconds: float) -> list[Span]:
    caller = party.caller(kind)
    span = party.play(seconds)
    for said in caller.said("^flooded"):
        trial.note("a flooder is gone after, s", float(said.split()[2]))
    if kind in ("flood", "chatter", "garbage", "slow-tls", "silent", "strangers"):
        # Who is slow or deaf is so for longer than this may last.
        last = caller.said("^called")[-1]
        assert int(last.rpartition(" ")[2]) > 0, "nobody hung up on it"
    caller.kill()
    return [span]


def _sleeps(trial: Trial, party: Party, seconds: float) -> list[Span]:
    def asleep(length: float) -> Span:
        with held(party.guests[LOST]):
            return party.play(length)

    return _is_lost(trial, party, seconds, asleep)


def _is_cut(how: str, trial: Trial, party: Party, seconds: float) -> list[Span]:
    street = party.street
    assert street is not None
    breaks: Callable[[int], None] = street.cut if how == "cut" else street.pull

    def cut(length: float) -> Span:
        breaks(LOST + 1)
        try:
            return party.play(length)
        finally:
            street.mend(LOST + 1)

    return _is_lost(trial, party, seconds, cut)


def _is_lost(
    trial: Trial, party: Party, seconds: float, lost: Callable[[float], Span]
) -> list[Span]:
    """One guest is out of reach again and again, in the middle of play."""
    name, host, spans = NAMES[LOST], party.host, list[Span]()
    end = monotonic() + seconds
    while not spans or monotonic() + _AWAY < end:
        dice = trial.dice(len(spans))
        place, begun = host.count(), monotonic()
        longest = max(_AWAY, min(3 * _AWAY, end - begun))
        spans.append(lost(dice.uniform(_AWAY, longest)))
        mended = monotonic()
        place = host.wait_for(f": {name}, away$", place)
        trial.note("away after, s", host.heard_at[place - 1] - begun)
        place = host.wait_for(f": {name}$", place)
        trial.note("back after, s", host.heard_at[place - 1] - mended)
        trial.met["times out of reach"] += 1
        party.play(dice.uniform(0.5, 2))
    return spans


DOINGS: Final[dict[str, Callable[[Trial, Party, float], list[Span]]]] = {
    **{kind: partial(_calls, kind) for kind in DEEDS},
    "asleep": _sleeps,
    "cable cut": partial(_is_cut, "cut"),
    "cable pulled": partial(_is_cut, "pull"),
}


def _judge(trial: Trial, party: Party, quiet: Sequence[Span], spans: Sequence[Span]) -> None:
    """Nobody was told late, by more than this computer was late by itself."""
    who = NAMES[:LOST]
    usual = [delay for span in quiet for delay in party.delays(span, who)]
    assert usual
    late = max(span.lag for span in (*quiet, *spans))
    news = [delay for span in spans for delay in party.delays(span, who)]
    assert len(news) >= _LEAST_NEWS, f"{len(news)} news"
    p99, slowest = quantiles(news, n=100, method="inclusive")[98], max(news)
    trial.note("news to the others, p99, s", p99)
    trial.note("news to the others, slowest, s", slowest)
    trial.note("lateness of this computer itself, s", late)
    trial.met["news"] += len(news)
    assert slowest <= max(SLOWEST, 2 * max(usual), SLOWEST + late), (slowest, max(usual), late)
    assert p99 <= max(P99, 2 * max(usual), P99 + late), (p99, max(usual), late)


def _evening(trial: Trial, kind: str, seconds: float, folder: Path) -> None:
    """A table at which one kind of thing happens."""
    with ExitStack() as stack:
        party = Party(stack, folder)
        if party.street is None:
            trial.met["no networks of our own here"] += 1
            if kind.startswith("cable"):
                return
        quiet, memory = party.play(QUIET), party.memory()
        spans = DOINGS[kind](trial, party, seconds)
        trial.note("host’s memory grown, MB", party.memory() - memory)
        _judge(trial, party, (quiet, party.play(QUIET)), spans)
        party.nobody_stumbled()
        trial.met[kind] += 1


def run(trial: Trial) -> None:
    """One kind after another."""
    for number, kind in enumerate(DOINGS):
        if trial.goes_on(number):
            with trial.case(number), scratch() as folder:
                _evening(trial, kind, trial.wanted / len(DOINGS), folder)
                trial.done += trial.wanted // len(DOINGS)


_KINDS: Final = len(DOINGS)
GOAL: Final = Goal(
    "G9",
    "bad callers, sleepers and broken lines never stall the others",
    "seconds of trouble",
    {"part": 0, "ci": 20 * _KINDS, "tenth": 30 * _KINDS, "release": 300 * _KINDS},
    run,
    {
        "away after, s": 10.0,
        "back after, s": 3.0,
        "a flooder is gone after, s": 2.0,
        "host’s memory grown, MB": 5.0,
    },
    tuple(DEEDS),
)
