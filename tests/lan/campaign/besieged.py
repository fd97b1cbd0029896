"""A table with honest guests and their programs, at which somebody means no good.

Honest guests act on what their own programs know, and agree to no undo.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.ports import LogSink
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import Disk, parse_record
from maverick_desktop.core.view import Sitters
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.shelf import Shelf
from maverick_desktop.lan.messages import AnswerUndo, Ping
from tests.core.driver import random_action, random_rules
from tests.hosting.people import AtOnce
from tests.lan.rig import MATCH

from .profile import Profile
from .unseen import Drawn
from .wired import Wired

ROGUE: Final = Seat.SOUTH
HONEST: Final = tuple(seat for seat in SEATS if seat is not ROGUE)


def short_rules(dice: random.Random) -> Rules:
    """Any rules for a match of at most two hands."""
    while True:
        rules = random_rules(dice)
        if rules.hands is not None and rules.hands <= 2:
            return rules


class Besieged(Wired):
    """The table; ``ROGUE`` is the seat of the one who means no good."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.profiles: dict[Seat, Profile] = {}
        self.overhears: Callable[[bytes], None] = lambda _data: None
        """Hears what the rogue is sent."""
        self._dice = dice
        self._revokes = dice.choice((0.0, 0.1))
        self._ids = 0
        self._shelf = Shelf(folder / "host", Disk(), self._trouble, AtOnce())
        super().__init__(short_rules(dice), Drawn(random.Random(dice.random())), spectators=True)
        for seat in HONEST:
            self.profiles[seat] = Profile(folder / seat.letter, seat)

    def _begin(self, setup: TableSetup, sitters: Sitters) -> tuple[GameLog, LogSink]:
        log, _ = super()._begin(setup, sitters)
        return log, self._shelf.begin(log.header).journal

    def _trouble(self, error: OSError | None) -> None:
        raise AssertionError(error)

    def listen(self) -> None:
        """Honest guests’ programs hear; the rogue keeps nothing."""
        for seat, wire in self.wires.items():
            data = wire.read()
            if not data:
                continue
            if seat in self.profiles:
                self.profiles[seat].hear(data, self.now)
            else:
                self.overhears(data)

    def beat(self) -> None:
        """Honest programs say that they are there, and clocks are looked at."""
        for seat in HONEST:
            self.wires[seat].say(Ping())
        for wire in self.wires.values():
            wire.conversation.tick(self.now)
        self.listen()

    def deny(self) -> None:
        """Honest guests agree to nothing."""
        vote = self.table.undo.vote if self.table.undo is not None else None
        for seat in HONEST:
            if vote is not None and seat in vote.waiting:
                self.say(seat, AnswerUndo(vote.number, False))
                return

    def honest_step(self) -> bool:
        """An honest guest acts, or the next hand is dealt; False if neither can be."""
        known = self.play.public
        if known.phase is Phase.DEALING:
            assert self.play.deal()
            self.listen()
            return True
        able = [seat for seat in known.to_act() if seat in HONEST]
        if not able:
            return False
        seat = self._dice.choice(able)
        view = self.profiles[seat].table.view
        assert view is not None
        assert view.public == known, f"{seat.name} knows something else"
        self._ids += 1
        self.wish(seat, random_action(view, self._dice, self._revokes), self._ids)
        return True

    def ended_well(self) -> None:
        """The match is over, and everybody honest has the same sound record of it."""
        assert self.play.over
        for seat, profile in self.profiles.items():
            assert profile.end is None, (seat, profile.end)
            assert profile.times_lost == 0
            assert not any(check.alarming for _, check in profile.checks), profile.checks
            record = profile.files()[f"matches/{MATCH}.maverick"]
            log = parse_record(record).log
            assert log.facts == self.play.log.facts, seat
