"""What happens at a table, as a script that can be done again with other cards.

All in it is public or a seat’s own doing: retellings, lost lines, undo, talk, foolish wishes.
"""

import random
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.core.cards import DECK, SEATS, CardSet, Seat, card_set
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase
from maverick_desktop.core.replay import Course
from maverick_desktop.core.rules import BID_KINDS
from maverick_desktop.core.view import SeatView
from maverick_desktop.hosting.undo import MOST_UNDONE
from maverick_desktop.lan.messages import Again, AnswerUndo, AskUndo, Chat
from tests.core.driver import random_action

from .wired import Wired


class Deals(msgspec.Struct, frozen=True):
    """The next hand is dealt."""


class Acts(msgspec.Struct, frozen=True):
    """A seat does something legal."""

    seat: Seat
    action: Action


class Errs(msgspec.Struct, frozen=True):
    """A seat wishes for what it may not do, perhaps with a card that it has not got."""

    seat: Seat
    action: Action
    back: int
    """How many facts ago it was right to wish."""


class Breaks(msgspec.Struct, frozen=True):
    """A seat’s line is lost, and it comes back."""

    seat: Seat


class Asks(msgspec.Struct, frozen=True):
    """A seat has missed something."""

    seat: Seat


class Talks(msgspec.Struct, frozen=True):
    """A seat says something."""

    seat: Seat
    text: str


class Undoes(msgspec.Struct, frozen=True):
    """A seat wants its last decision back, and the others agree, or one does not."""

    seat: Seat
    denied_by: Seat | None


Line: TypeAlias = Deals | Acts | Errs | Breaks | Asks | Talks | Undoes
Elsewhere: TypeAlias = Callable[[CardSet], CardSet]
_WORDS: Final = ("Well played", "Спасибо", "👏", "AS or KS?")


class Follower:
    """All four seats’ views of a table, folded from its record."""

    def __init__(self, log: GameLog) -> None:
        self._log = log
        self.course: Final = Course(GameLog(log.header))

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows now."""
        for event in self._log.facts[self.course.log.n :]:
            self.course.add(event)
        return self.course.state.view(seat)


def perform(table: Wired, line: Line, number: int) -> None:
    """Do one line of a script; ``number`` counts them."""
    match line:
        case Deals():
            assert table.play.deal()
            table.listen()
        case Acts():
            table.wish(line.seat, line.action, number)
        case Errs():
            at = max(0, table.play.public.n - line.back)
            table.wish(line.seat, line.action, number, at)
        case Breaks():
            table.go(line.seat)
            table.arrive(line.seat)
        case Asks():
            # Not sooner than a host lets anybody ask.
            table.now += 2
            table.say(line.seat, Again())
        case Talks():
            table.now += 1
            table.say(line.seat, Chat(line.text))
        case Undoes():
            _undo(table, line)


def _undo(table: Wired, line: Undoes) -> None:
    table.say(line.seat, AskUndo())
    vote = table.host.votes[-1]
    for seat in SEATS:
        if seat is not line.seat:
            table.say(seat, AnswerUndo(vote.number, seat is not line.denied_by))


def with_other_cards(line: Line, seat: Seat, elsewhere: Elsewhere) -> Line | None:
    """The line where others than ``seat`` hold other cards; None if only they hear of it."""
    match line:
        case Acts(action=ChooseCards() as action) if line.seat is not seat:
            return Acts(line.seat, ChooseCards(elsewhere(action.cards)))
        case Errs() if line.seat is not seat:
            return None
        case _:
            return line


class Author:
    """Makes a script up while it is performed."""

    def __init__(self, table: Wired, dice: random.Random, lively: bool) -> None:
        self._table = table
        self._dice = dice
        self._stir = 0.15 if lively else 0.0
        self._revokes = dice.choice((0.0, 0.05, 0.3))
        self._follower = Follower(table.play.log)
        self._undone = 0
        self.script: Final[list[Line]] = []

    def go_on(self) -> None:
        """Write the next line, and do it."""
        line = self._stirring() if self._dice.random() < self._stir else None
        line = line or self._next()
        before = self._table.play.log.n
        self.script.append(line)
        perform(self._table, line, len(self.script))
        assert not isinstance(line, Errs) or self._table.play.log.n == before, line
        assert not isinstance(line, Acts | Deals) or self._table.play.log.n > before, line

    def _next(self) -> Line:
        known = self._table.play.public
        if known.phase is Phase.DEALING:
            self._undone = 0
            return Deals()
        seat = self._dice.choice(known.to_act())
        return Acts(seat, random_action(self._follower.view(seat), self._dice, self._revokes))

    def _stirring(self) -> Line | None:
        dice, seat = self._dice, self._dice.choice(SEATS)
        match dice.randrange(6):
            case 0 | 1:
                return self._error(seat)
            case 2:
                return Breaks(seat)
            case 3:
                return Asks(seat)
            case 4:
                return Talks(seat, dice.choice(_WORDS))
            case _:
                undo = self._table.table.undo
                if undo is None or not undo.can_ask(seat) or self._undone >= MOST_UNDONE:
                    return None
                self._undone += 1
                denied = None if dice.random() < 0.6 else seat.after(dice.randrange(1, 4))
                return Undoes(seat, denied)

    def _error(self, seat: Seat) -> Line | None:
        dice, view = self._dice, self._follower.view(seat)
        action: Action
        match dice.randrange(3):
            case 0:
                action = PlayCard(dice.choice(DECK))
            case 1:
                action = MakeBid(dice.choice(("pass", *BID_KINDS)))
            case _:
                count = dice.choice((0, 1, 2, 3, view.public.rules.pass_count))
                action = ChooseCards(card_set(dice.sample(DECK, count)))
        return None if view.refusal(action) is None else Errs(seat, action, dice.choice((0, 0, 9)))
