"""G8 with programs: ``serve`` is killed, guests are killed or lose their line, at every fact.

All are processes that really die and are started again. Afterwards the match is the same as if
nothing had happened, and everybody has the same record of it.
"""

import random
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count, groupby
from pathlib import Path
from time import monotonic, sleep
from typing import Final, NamedTuple

from maverick_desktop.core.events import CardsChosen, Event
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.rulefile import RuleSet, rule_file
from maverick_desktop.core.rules import CLASSIC, Rules, to_plain, with_options
from maverick_desktop.core.store import read_record
from tests.core.driver import random_rules
from tests.lan.programs import CODE, Program

from .mortal import HOST, KINDS, Fate
from .trial import Goal, Scale, Trial, scratch

NAMES: Final = ("Anna", "Борис", "Carla", "Dmitri")
AT_ONCE: Final = 7
"""Matches that are played at the same time: most of it is waiting."""
_HANDS: Final[dict[Scale, int]] = {"part": 1, "ci": 1, "tenth": 1, "release": 7}
_PATIENCE: Final = 120.0
"""Seconds in which something must happen."""
_LOOK: Final = 0.02
_FIRST_PORT: Final = 20_000
"""No system gives these away by itself."""


class Outcome(NamedTuple):
    """What a match has come to."""

    sitters: tuple[Sitter, Sitter, Sitter, Sitter]
    facts: list[Event]


class Course(NamedTuple):
    """A match that is played again and again."""

    seed: str
    rules: Rules
    number: int


class Someone:
    """A program that is started again whenever it was killed."""

    def __init__(self, words: Sequence[object], name: str) -> None:
        self._words: Final = [str(word) for word in words]
        self._name: Final = name
        self._lives: Final[list[Program]] = []
        self.start()

    @property
    def now(self) -> Program:
        """The latest."""
        return self._lives[-1]

    def start(self) -> None:
        """It begins."""
        self._lives.append(Program(self._words, self._name))

    def said(self, pattern: str) -> list[str]:
        """In all its lives."""
        return [line for life in self._lives for line in life.said(pattern)]

    def look(self) -> bool:
        """Start it again if it was killed; whether it was."""
        ended = self.now.process.poll()
        if ended == -signal.SIGKILL:
            self.start()
            return True
        over = bool(self.said("^over"))
        assert ended in (None, 0), (self._name, ended, self.now.lines[-12:])
        assert ended is None or over, (self._name, self.now.lines[-12:])
        return False

    def close(self) -> None:
        """Nothing is left of it."""
        for life in self._lives:
            life.close()


class Match:
    """A host and four guests, each with its fate."""

    def __init__(self, folder: Path, course: Course, port: int, fates: dict[int, str]) -> None:
        """``fates``: by fact, one of ``KINDS``."""
        self._folder: Final = folder
        self._fates: Final = fates
        self._people: Final[list[Someone]] = []
        self._course: Final = course
        self._port: Final = port

    def play(self) -> Outcome:
        """To its end; what all records say."""
        rules = self._folder / "rules.json"
        rules.write_bytes(rule_file(RuleSet("Ours", "classic", self._course.rules)))
        try:
            self._begin(rules)
            self._go_on()
            self._end()
        finally:
            for one in self._people:
                one.close()
        return self._outcome()

    def _someone(self, role: str, name: str, *words: object) -> Someone:
        fate = self._folder / f"{name}.fate"
        Fate.write(fate, self._fate_of(name))
        module = ("-m", "tests.lan.campaign.mortal", role, self._course.seed, fate)
        self._people.append(Someone((sys.executable, *module, *words), name))
        return self._people[-1]

    def _fate_of(self, name: str) -> dict[int, str]:
        return {n: kind for n, kind in self._fates.items() if victim(n, kind) == name}

    def _begin(self, rules: Path) -> None:
        host = self._someone(
            *("host", "host", "--rules", rules, "--out", self._folder / "host", "--code", CODE),
            *("--port", self._port, "--policy", "wait", "--pause", "1"),
        )
        host.now.wait_for("^Address:")
        for name in NAMES:
            # One after the other, so that all sit where they sat the last time; the last one’s
            # agreeing begins the match, and then anybody may die.
            guest = self._someone(
                *("guest", name, "--at", f"127.0.0.1:{self._port}", "--code", CODE),
                *("--name", name, "--folder", self._folder / name),
            )
            guest.now.wait_for("^seated")

    def _go_on(self) -> None:
        moved, heard = monotonic(), -1
        host, *guests = self._people
        while not all(guest.said("^over") for guest in guests):
            died = [one.look() for one in self._people]
            now = sum(one.now.count() for one in self._people) + 1000 * sum(died)
            if now != heard:
                moved, heard = monotonic(), now
            lines = {one._name: one.now.lines[-6:] for one in self._people}
            assert monotonic() - moved < _PATIENCE, f"nothing happens any more: {lines}"
            sleep(_LOOK)
        host.now.wait_for(" wins: ")

    def _end(self) -> None:
        host, *guests = self._people
        assert [guest.now.ends() for guest in guests] == [0] * len(NAMES)
        host.now.signal(signal.SIGTERM)
        assert host.now.ends() == 0
        for one in self._people:
            assert not one.said("Traceback|fault of its own|Warning|QObject|QSsl"), one.now.lines
        for guest in guests:
            assert not guest.said("^(refused|end)"), guest.now.lines[-12:]
            assert not guest.said("^check .* (NOT|PROMISED)"), guest.now.lines[-12:]
        for name in ("host", *NAMES):
            path = self._folder / f"{name}.fate"
            assert sorted(Fate.past(path)) == sorted(self._fate_of(name)), f"{name} was spared"

    def _outcome(self) -> Outcome:
        match = self._people[-1].said("^begun")[0].split()[1]
        path = self._folder / "host" / f"{match}.maverick"
        record = read_record(path)
        assert record.public.phase is Phase.OVER
        for name in NAMES:
            theirs = (self._folder / name / "matches" / path.name).read_bytes()
            assert theirs == path.read_bytes(), f"the record of {name} is another"
        return Outcome(record.log.header.sitters, in_order(record.log.facts))


def in_order(facts: list[Event]) -> list[Event]:
    """All choose at once what to pass, and who was quicker is nothing to a match: by seat."""
    ordered: list[Event] = []
    for choosing, some in groupby(facts, lambda event: isinstance(event, CardsChosen)):
        these = list(some)
        ordered += sorted(these, key=_chooser) if choosing else these
    return ordered


def _chooser(event: Event) -> int:
    assert isinstance(event, CardsChosen)
    return event.seat


def victim(n: int, kind: str) -> str:
    """Whom it befalls at fact ``n``."""
    return "host" if kind in HOST else NAMES[(n // len(KINDS) + KINDS.index(kind)) % len(NAMES)]


def _rules(dice: random.Random, hands: int) -> Rules:
    while True:
        rules = with_options(
            CLASSIC, {**to_plain(random_rules(dice)), "hands": hands, "target": None}
        )
        if isinstance(rules, Rules):
            return rules


def course_of(trial: Trial, number: int) -> Course:
    """One of the matches of a trial."""
    rules = _rules(trial.dice(number), _HANDS[trial.scale])
    return Course(f"{trial.seed}/{number}", rules, number)


def played(course: Course, turn: int, fates: dict[int, str]) -> Outcome:
    """What a match comes to with these fates; ``turn`` tells those apart that run at once."""
    port = _FIRST_PORT + (course.number * 20 + turn) % 9_000
    with scratch() as folder:
        return Match(folder, course, port, fates).play()


def run(trial: Trial) -> None:
    """Every match as often as there are kinds: then everything has happened at every fact."""
    for number in count():
        if trial.has_enough:
            break
        course = course_of(trial, number)
        true = played(course, len(KINDS), {})
        trial.met["facts"] += len(true.facts)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            turns = {
                turn: pool.submit(played, course, turn, _fates(turn, len(true.facts)))
                for turn in range(len(KINDS))
                if trial.goes_on(number * 10 + turn, begun=True)
            }
            for turn, future in turns.items():
                with trial.case(number * 10 + turn):
                    assert future.result() == true, "another match has come of it"
                    trial.met["matches"] += 1
                    trial.done += len(true.facts)
                    for kind in _fates(turn, len(true.facts)).values():
                        trial.met[kind] += 1
                trial.goes_on(-1)


def _fates(turn: int, facts: int) -> dict[int, str]:
    return {n: KINDS[(n + turn) % len(KINDS)] for n in range(1, facts + 1)}


GOAL: Final = Goal(
    "G8-programs",
    "serve killed, guests killed or cut off at every fact, as processes: the same match and record",
    "deaths",
    {"part": 0, "ci": 420, "tenth": 1_050, "release": 10_500},
    run,
    meets=KINDS,
)
