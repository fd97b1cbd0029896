"""A guest without a window: joins a table by address and code, and lets a computer player answer.

``python -m tests.lan.botclient --at 127.0.0.1:47114 --code 7K4M2Q --name Anna --folder DIR`` plays
until a match is over. Started again with the same folder it goes back to its seat; with ``--anew``
to the table that is named all the same. Says a line a piece of news; with ``--times`` also when
each fact was heard and each wish said.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from maverick_desktop.ai.levels import LEVELS, Budget, Thinker, decide
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import (
    Action,
    CardPlayed,
    MatchOver,
    Reason,
    SeatBidMade,
    SeatCardsChosen,
    SeatDealt,
    SeatEvent,
)
from maverick_desktop.core.store import Disk
from maverick_desktop.hosting.guest import GuestTable
from maverick_desktop.hosting.remembered import Remembered, Ticket
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.hosting.shelf import Shelf
from maverick_desktop.lan.approach import Unreachable
from maverick_desktop.lan.codes import read_code
from maverick_desktop.lan.joiner import Joiner, JoinerOwner
from maverick_desktop.lan.messages import Closing, End, Refused
from maverick_desktop.lan.where import Where, read_where

_AGAIN: Final = 1100
"""Milliseconds until another try of a code, or after the host has closed the table."""
_MAKERS: Final = (CardPlayed, SeatBidMade, SeatCardsChosen)


class Ear(Protocol):
    """Who hears what becomes of a bot."""

    def news(self, bot: "Bot", word: str, *more: object) -> None:
        """A piece of news: seated, begun, away, waiting, check, over, end, unreached."""

    def wished(self, bot: "Bot", at: int) -> None:
        """It has said what it wishes, on fact ``at``."""

    def heard(self, bot: "Bot", n: int, maker: Seat | None) -> None:
        """It has heard fact ``n``, which ``maker`` made by a wish."""


class Home:
    """A bot's own files."""

    def __init__(self, folder: Path, aside: Executor) -> None:
        disk = Disk()
        self.tickets: Final = Remembered(folder / "seats", disk)
        self.shelf: Final = Shelf(folder / "matches", disk, _no_trouble, aside)


def _no_trouble(error: OSError | None) -> None:
    if error is not None:
        raise error


class Bot:
    """One guest: a ``GuestWindow``, and the port that hears the match."""

    def __init__(
        self,
        name: str,
        home: Home,
        ear: Ear,
        pace: float,
        level: str = "club",
        spread: float = 0.0,
    ) -> None:
        """``pace``: seconds it takes for each answer, up to ``spread`` times it more or less."""
        self.name: Final = name
        self.rejected: list[str] = []
        """Wishes of its own that were not done, by the word for why."""
        self._home: Final = home
        self._ear: Final = ear
        self._thinker: Final[Thinker] = LEVELS[level].make()
        self._time: Final = QObject()
        self._paces: Final = 1000 * pace * (1 - spread), 1000 * pace * (1 + spread)
        self._asked: tuple[int, int] | None = None
        self._way_in: Callable[[], None] = self._come_back
        self._hand = 0
        self._checked: set[int] = set()
        self._result: tuple[int, int] | None = None
        self.table: GuestTable = self._visit()

    @property
    def seat(self) -> Seat | None:
        """Where it sits."""
        return self.table.seat

    def join(self, where: Where, code: str, anew: bool = False) -> None:
        """Go to a table; if it has a seat somewhere, go back there instead, unless ``anew``."""
        if self._home.tickets.all() and not anew:
            self._come_back()
            return
        self._way_in = partial(self._join, where, code)
        self._way_in()

    def close(self) -> None:
        """Go away; the seat stays."""
        self.table.close()
        self._time.deleteLater()

    def _visit(self) -> GuestTable:
        return GuestTable(self._joiner, self, self._home.shelf, self._home.tickets)

    def _joiner(self, owner: JoinerOwner) -> Joiner:
        return Joiner(owner, self._time)

    def _join(self, where: Where, code: str) -> None:
        self.table.join(where, code, self.name)

    def _come_back(self) -> None:
        ticket: Ticket = self._home.tickets.all()[0]
        self.table.come_back(ticket)

    def _soon(self, milliseconds: int, job: Callable[[], None]) -> None:
        timer = QTimer(self._time)
        timer.setSingleShot(True)
        # Coarse ones of all programs ring together: guests would answer in step.
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(job)
        timer.timeout.connect(timer.deleteLater)
        timer.start(milliseconds)

    # --- GuestWindow -----------------------------------------------------------------------------

    def table_changed(self) -> None:
        """Agree to whatever is shown."""
        table = self.table
        if table.at_table and self._way_in != self._come_back and table.seat is not None:
            self._ear.news(self, "seated", table.seat.letter)
            self._way_in = self._come_back
        if table.lobby is not None and table.seat is not None and not table.agreed:
            self._soon(0, table.agree)
        self._soon(0, self._look)

    def match_begun(self) -> None:
        """Hear the match."""
        assert self.table.header is not None
        self._asked = self._result = None
        self._ear.news(self, "begun", self.table.header.match)
        self.table.attach(self)

    def refused(self, action: Action, reason: Reason) -> None:
        """The host has not done it: look again."""
        self.rejected.append(reason.value)
        self._ear.news(self, "refused", reason.value)
        self._asked = None
        self._soon(0, self._look)

    def said(self, seat: Seat, text: str) -> None:
        """Talk is nothing to it."""

    def undo_asked(self, seat: Seat) -> None:
        """It lets anybody undo anything."""
        self._soon(0, partial(self.table.answer_undo, True))

    def undo_settled(self, done: bool) -> None:
        """The facts tell."""

    def deal_checked(self, hand: int, check: DealCheck) -> None:
        """Whether the deal was fixed."""
        self._checked.add(hand)
        self._ear.news(self, "check", hand, check.name)
        self._look_whether_over()

    def unreachable(self, why: Unreachable) -> None:
        """It cannot get there: perhaps too many are at the door."""
        self._ear.news(self, "unreached", why)
        self._soon(_AGAIN, self._visit_again)

    def waiting(self, seconds: float) -> None:
        """The table is out of reach."""
        self._ear.news(self, "waiting", seconds)

    def ended(self, end: End) -> None:
        """Come back if the host only closed for now, or try the code again."""
        again = isinstance(end, Refused) and end.why in ("busy", "too_fast")
        self._ear.news(self, "again" if again else "end", repr(end))
        if again or isinstance(end, Closing):
            self._soon(_AGAIN, self._visit_again)

    def _visit_again(self) -> None:
        self.table.close()
        self.table = self._visit()
        self._way_in()

    # --- the match -------------------------------------------------------------------------------

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n``."""
        self._ear.heard(self, n, event.seat if isinstance(event, _MAKERS) else None)
        if isinstance(event, SeatDealt):
            self._hand = event.hand
        elif isinstance(event, MatchOver):
            self._result = event.total
            self._look_whether_over()
        view = self.table.view
        if view is not None and view.public.n == n:
            self._soon(0, self._look)

    def _look(self) -> None:
        """See whether there is something to decide."""
        decision = self._decision()
        if decision is not None and decision != self._asked:
            self._asked = decision
            self._soon(round(random.uniform(*self._paces)), partial(self._answer, decision))

    def _decision(self) -> tuple[int, int] | None:
        view = self.table.view
        if view is None or self.table.seat not in view.public.to_act() or self.table.paused:
            return None
        return view.public.opened, view.public.seats[view.seat].since

    def _answer(self, decision: tuple[int, int]) -> None:
        view = self.table.view
        if view is None or decision != self._decision():
            self._asked = None
            return
        action = decide(self._thinker, view, Budget(), view.seat)
        rejected = self.table.submit(view.seat, action, view.public.n)
        if rejected is None:
            self._ear.wished(self, view.public.n)
        elif self.table.pending is None:
            self.rejected.append(rejected.reason.value)
            self._asked = None

    def _look_whether_over(self) -> None:
        """Once the match has ended and its last deal was shown."""
        if self._result is not None and self._hand in self._checked:
            self._ear.news(self, "over", *self._result)
            self._result = None
            self._checked.clear()


# --- as a program --------------------------------------------------------------------------------


class Teller:
    """Tells of one bot on stdout, and of its moments in a file."""

    def __init__(self, times: Path | None, matches: int) -> None:
        self._times = None if times is None else times.open("a", encoding="utf-8")
        self._left = matches

    def news(self, bot: Bot, word: str, *more: object) -> None:
        """A line."""
        print(word, *more, flush=True)
        if word == "over":
            self._left -= 1
        if (word == "over" and not self._left) or (word == "end" and "Closing" not in str(more)):
            QTimer.singleShot(200, QCoreApplication.quit)

    def wished(self, bot: Bot, at: int) -> None:
        """A moment."""
        self._note({"wish": at})

    def heard(self, bot: Bot, n: int, maker: Seat | None) -> None:
        """A moment."""
        self._note({"n": n, "own": maker is bot.seat, "made": maker is not None})

    def _note(self, moment: dict[str, int | bool]) -> None:
        if self._times is not None:
            self._times.write(json.dumps({"t": monotonic(), **moment}) + "\n")
            self._times.flush()


def main(words: list[str]) -> int:
    """Play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--at", required=True)
    parser.add_argument("--code", required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--times", type=Path)
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--anew", action="store_true")
    wish = parser.parse_args(words)
    application = QCoreApplication(words)
    with ThreadPoolExecutor(1) as aside:
        bot = Bot(wish.name, Home(wish.folder, aside), Teller(wish.times, wish.matches), wish.pace)
        bot.join(read_where(wish.at), read_code(wish.code), wish.anew)
        application.exec()
        bot.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
