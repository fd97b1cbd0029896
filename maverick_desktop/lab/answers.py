"""How long an expert's answers take at its default setting, by the clock on the wall.

Whole hands between four experts, as a table asks them: one after the other. The first hand under
some rules is counted too, with whatever has to be learned for it. Knows no terminal.
"""

import random
from collections.abc import Iterator
from functools import partial
from math import ceil
from statistics import median
from time import perf_counter
from typing import Final, Literal, TypeAlias, assert_never

import msgspec

from maverick_desktop import __version__
from maverick_desktop.ai.levels import LEVELS, Budget, Thinker
from maverick_desktop.ai.player import InlinePlayer
from maverick_desktop.chance import NumberedChance, bot_seed
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.events import Action
from maverick_desktop.core.legal import Legal, MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import PublicState, Sitter
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView

from .match import play

HANDS: Final = 20
"""Played under each preset."""
_LEVEL: Final = "expert"
_MATCH: Final = "00000000-0000-4000-8000-000000000001"

Kind: TypeAlias = Literal["card", "pass", "bid"]
KINDS: Final[tuple[Kind, ...]] = ("card", "pass", "bid")


class Waits(msgspec.Struct, frozen=True):
    """Milliseconds until an answer was there."""

    answers: int
    median: float
    p95: float
    worst: float


Figures: TypeAlias = dict[str, dict[Kind, Waits]]
"""By preset; without the kinds of answer that its rules do not ask for."""


class Answers:
    """A measurement in progress."""

    STEPS: Final = HANDS * len(PRESETS)

    def __init__(self) -> None:
        self._found: Final[dict[str, dict[Kind, list[float]]]] = {}

    def run(self) -> Iterator[int]:
        """Measure; tells after each hand how many are played."""
        done = 0
        for name in PRESETS:
            heard = self._found.setdefault(name, {kind: [] for kind in KINDS})
            for _ in _hands(name, heard):
                done += 1
                yield done

    def result(self) -> Figures:
        """What was measured."""
        return {
            name: {kind: _waits(times) for kind, times in heard.items() if times}
            for name, heard in self._found.items()
        }


def _hands(name: str, heard: dict[Kind, list[float]]) -> Iterator[None]:
    """Play hands under a preset, all of one match."""
    rules = msgspec.structs.replace(PRESETS[name], target=None, hands=HANDS)
    south, west, north, east = (Sitter(seat.name, f"bot:{_LEVEL}") for seat in SEATS)
    sitters = (south, west, north, east)
    header = MatchHeader(__version__, _MATCH, 1, name, "classic", rules, sitters, "")
    table = Table(GameLog(header), NumberedChance(1), MemorySink())
    players = {}
    for seat in SEATS:
        thinker, seed = _Timed(LEVELS[_LEVEL].make(), heard), bot_seed(1, _MATCH, seat)
        players[seat] = InlinePlayer(rules, sitters, seat, thinker, seed)
        table.attach(seat, players[seat])
    for hand in range(1, HANDS + 1):
        play(table, players, partial(_is_on, hand))
        yield


def _is_on(hand: int, known: PublicState) -> bool:
    return len(known.past) < hand


class _Timed:
    """A thinker under a clock that leaves out what there is no choice in."""

    def __init__(self, thinker: Thinker, heard: dict[Kind, list[float]]) -> None:
        self._thinker: Final = thinker
        self._heard: Final = heard

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the thinker does."""
        began = perf_counter()
        action = self._thinker.think(view, budget, dice)
        spent = perf_counter() - began
        kind = _kind(view.legal())
        if kind is not None:
            self._heard[kind].append(spent)
        return action


def _kind(legal: Legal) -> Kind | None:
    """What is to be chosen; None if there is no choice."""
    match legal:
        case MayPlay():
            return "card" if (legal.free | legal.priced).bit_count() > 1 else None
        case MayChoose():
            return "pass"
        case MayBid():
            return "bid"
        case MayWait():
            return None
        case other:
            assert_never(other)


def _waits(seconds: list[float]) -> Waits:
    times = sorted(1000 * one for one in seconds)
    late = times[ceil(0.95 * len(times)) - 1]
    return Waits(len(times), round(median(times), 2), round(late, 2), round(times[-1], 2))
