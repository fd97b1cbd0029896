"""G8 in one process: the host dies, or a guest is lost, at every fact of whole matches.

Afterwards everybody’s record is the same, to the byte, as if nothing had happened; and nothing that
anybody was told before is lost.
"""

import random
from collections.abc import Callable
from itertools import count, product
from typing import Final

from maverick_desktop.core.rules import CLASSIC, Rules, to_plain, with_options
from tests.core.driver import random_rules

from .household import NAMES, Died, Household
from .trial import Goal, Scale, Trial, scratch

HOST: Final = ("before it is written", "before it is told", "when one of three was told")
GUEST: Final = ("closed", "reset", "silent", "killed")
KINDS: Final = (*HOST, *GUEST)
_HANDS: Final[dict[Scale, int]] = {"part": 1, "ci": 1, "tenth": 2, "release": 7}
_AWAY: Final = 9.0
"""Seconds after which a silent line is noticed at both ends."""


class Doom:
    """What is to happen at one fact of a match, once."""

    def __init__(self, house: Household, kind: str, n: int, guest: int) -> None:
        """``guest``: whom it befalls, or who was told."""
        self.done = False
        self._house = house
        self._kind = kind
        self._n = n
        self._guest = guest
        self._due = self._silent = False
        house.wrote = self._wrote
        house.town.befall = self._befall

    def play(self, doing: Callable[[], bool]) -> bool:
        """Do something, and see what comes of it; False when the match is over."""
        try:
            going = doing()
        except Died:
            self._house.kill_host()
            return True
        if self._silent:
            self._silent = False
            self._house.town.wait(_AWAY)
            self._house.guests[self._guest].back()
        return going

    def _wrote(self, n: int, done: bool) -> None:
        if self.done or n != self._n:
            return
        if self._kind == KINDS[int(done)]:
            self.done = True
            raise Died
        self._due = done

    def _befall(self) -> None:
        """A fact may have been written, and nobody has been told of it yet."""
        if not self._due:
            return
        self.done, self._due = True, False
        way = self._house.guests[self._guest].way
        line, now = way.line, self._house.town.now
        assert line is not None
        match self._kind:
            case "when one of three was told":
                line.pump()
                raise Died
            case "closed":
                line.pump()
                line.break_off()
                way.try_again()
            case "reset":
                # The host does not know of it: the seat’s new line takes the place of the old one.
                line.client.hung_up(now)
                way.try_again()
            case "silent":
                line.cut = self._silent = True
            case _:
                self._house.kill_guest(self._guest)


class Course:
    """One match as it goes undisturbed."""

    def __init__(self, seed: str, rules: Rules) -> None:
        self.seed: Final = seed
        self.rules: Final = rules
        with scratch() as folder:
            house = Household(folder, seed, rules)
            house.start()
            self.records: Final = house.finish()
            self.facts: Final = house.host.play.log.n
        assert len(set(self.records)) == 1, "the records differ without any death"


def _rules(dice: random.Random, hands: int) -> Rules:
    while True:
        rules = with_options(
            CLASSIC, {**to_plain(random_rules(dice)), "hands": hands, "target": None}
        )
        if isinstance(rules, Rules):
            return rules


def _suffer(course: Course, kind: str, n: int, guest: int) -> int:
    """The match with one death; how much later it ended."""
    with scratch() as folder:
        house = Household(folder, course.seed, course.rules)
        doom = Doom(house, kind, n, guest)
        doom.play(house.begin)
        while doom.play(house.step):
            pass
        assert doom.done, "it never happened"
        _compare(house.finish(), course.records)
    return 1


def _suffer_always(course: Course) -> int:
    """The match with a death at every fact, of every kind in turn."""
    with scratch() as folder:
        house = Household(folder, course.seed, course.rules)
        house.start()
        deaths, going = 0, True
        while going:
            doom = Doom(house, KINDS[deaths % len(KINDS)], house.host.play.log.n + 1, deaths % 3)
            while not doom.done and going:
                going = doom.play(house.step)
            deaths += doom.done
        _compare(house.finish(), course.records)
    return deaths


def _compare(records: list[bytes], wanted: list[bytes]) -> None:
    for record, want, whose in zip(records, wanted, ("the host", *NAMES), strict=True):
        assert record == want, f"the record of {whose} is another"


def run(trial: Trial) -> None:
    """Every fact of one match after another."""
    for number in count():
        dice = trial.dice(number)
        course = Course(f"{trial.seed}/{number}", _rules(dice, _HANDS[trial.scale]))
        trial.met["matches"] += 1
        trial.met["facts"] += course.facts
        if trial.goes_on(number * 1_000_000):
            with trial.case(number * 1_000_000):
                deaths = _suffer_always(course)
                trial.met["in one match"] += deaths
                trial.done += deaths
        for n, kind in product(range(1, course.facts + 1), KINDS):
            case = number * 1_000_000 + n * 10 + KINDS.index(kind)
            # A part of the campaign is no whole match; everything else is.
            if not trial.goes_on(case, begun=trial.scale != "part"):
                continue
            with trial.case(case):
                trial.met[kind] += 1
                trial.done += _suffer(course, kind, n, n % 3)
        if trial.has_enough:
            break


GOAL: Final = Goal(
    "G8",
    "host killed or guest lost at every fact: records as if nothing had happened, no fact lost",
    "deaths",
    {"part": 110, "ci": 420, "tenth": 1_050, "release": 10_500},
    run,
    meets=(*KINDS, "in one match"),
)
