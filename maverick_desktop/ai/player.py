"""Computer players as seats at a table: one that answers when asked, one that thinks in a thread.

They hear seat facts and wish through the table like anybody else. They must not know the table
itself, and the thread of the table never waits for a thinker.
"""

import logging
from collections.abc import Callable
from functools import partial
from threading import Timer
from typing import Final, assert_never

from maverick_desktop.core.cards import Card, Seat, card_set, cards_in
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard, SeatEvent
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.ports import TablePort
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatMemory, SeatView, Sitters

from .levels import PATIENCE, Budget, NothingToDo, Thinker, decide
from .study import Study
from .thought import Thought, ponder

MOST_HANGS: Final = 3
"""A player whose thinkers were late so often thinks no more: each may still burn a processor."""

_LOG: Final = logging.getLogger(__name__)
_NO_LIMIT: Final = Budget()


def fallback(view: SeatView) -> Action:
    """A legal action that needs no thought: the lowest card, pass, the lowest cards to pass on."""
    trump = view.public.hand.trump

    def lowness(card: Card) -> tuple[bool, int, Card]:
        return card.suit_under(trump) is trump, card.rank, card

    match view.legal():
        case MayPlay() as legal:
            return PlayCard(min(cards_in(legal.free), key=lowness))
        case MayBid():
            return MakeBid("pass")
        case MayChoose() as legal:
            lowest = sorted(cards_in(legal.cards), key=lowness)
            return ChooseCards(card_set(lowest[: legal.count]))
        case MayWait():
            raise NothingToDo
        case other:
            assert_never(other)


class InlinePlayer:
    """A computer player that thinks when it is asked, in the caller's thread."""

    def __init__(
        self,
        rules: Rules,
        sitters: Sitters,
        seat: Seat,
        thinker: Thinker,
        seed: int,
        budget: Budget = _NO_LIMIT,
    ) -> None:
        self._memory: Final = SeatMemory(rules, sitters, seat)
        self._thinker: Final = thinker
        self._seed: Final = seed
        self._budget: Final = budget

    @property
    def view(self) -> SeatView:
        """What it knows."""
        return self._memory.view

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n``."""
        self._memory.deliver(n, event)

    def answer(self) -> tuple[Action, int] | None:
        """What it wishes, and the fact it knew then; None if it has nothing to do."""
        view = self._memory.view
        if view.seat not in view.public.to_act():
            return None
        return decide(self._thinker, view, self._budget, self._seed), view.public.n


class WorkerPlayer:
    """A computer player that thinks in a thread of its own and always answers in time.

    Everything but the thinking happens in the table's thread: ``deliver`` and ``close`` are called
    there, and ``post`` must run what it is handed there, later or at once.
    """

    def __init__(
        self,
        rules: Rules,
        sitters: Sitters,
        seat: Seat,
        make: Callable[[], Thinker],
        seed: int,
        table: TablePort,
        post: Callable[[Callable[[], None]], None],
        budget: Budget = _NO_LIMIT,
        deadline: float = PATIENCE,
        pause: float = 0.0,
        heed: Callable[[Thought], None] | None = None,
    ) -> None:
        """``deadline``: seconds a thinker may take; then the table gets a legal action without it.

        ``pause``: seconds an answer is held back at least, so that its timing tells nothing.
        ``heed`` hears each thought that is acted on; it tells of the hand it was made with.
        """
        self._memory: Final = SeatMemory(rules, sitters, seat)
        self._make: Final = make
        self._think: Final = partial(ponder, budget=budget, seed=seed)
        self._table: Final = table
        self._post: Final = post
        self._deadline: Final = deadline
        self._pause: Final = pause
        self._heed: Final = heed
        self._closed = False
        self._study: Study | None = None
        self._timer: Timer | None = None
        self._ticket = 0
        """Counts what it was asked; an answer with an older ticket comes too late."""
        self._asked: tuple[int, int] | None = None
        """The open decision: the fact that opened it, and the one that seated the player."""
        self._look_posted = False
        self._hangs = 0
        self._faults: set[str] = set()

    @property
    def view(self) -> SeatView:
        """What it knows."""
        return self._memory.view

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n``."""
        self._memory.deliver(n, event)
        if not self._look_posted and not self._closed:
            # Later, so that a long history heard at once is one look and not hundreds.
            self._look_posted = True
            self._post(self._look)

    def close(self) -> None:
        """Stop for good, at once. A thinker that hangs is left to its daemon thread."""
        self._closed = True
        self._forget()

    def _look(self) -> None:
        """See whether there is something to decide that is not being thought about."""
        self._look_posted = False
        decision = None if self._closed else self._decision()
        if decision == self._asked:
            return
        self._forget()
        self._asked = decision
        if decision is not None:
            self._ask(self._memory.view)

    def _decision(self) -> tuple[int, int] | None:
        """The decision it has to make by all it has heard."""
        known, seat = self._memory.view.public, self._memory.view.seat
        return (known.opened, known.seats[seat].since) if seat in known.to_act() else None

    def _ask(self, view: SeatView) -> None:
        if self._hangs >= MOST_HANGS:
            self._wish(fallback(view), view.public.n)
            return
        if self._study is None:
            self._study = Study(self._make, self._think, self._pause)
        ticket = self._ticket
        self._timer = Timer(
            self._pause + self._deadline, lambda: self._post(lambda: self._on_late(ticket, view))
        )
        self._timer.daemon = True
        self._timer.start()
        self._study.ask(
            view, lambda answer: self._post(lambda: self._on_answer(ticket, view, answer))
        )

    def _on_answer(self, ticket: int, view: SeatView, answer: Thought | str) -> None:
        if not self._take(ticket):
            return
        if isinstance(answer, str):
            self._complain(f"failed with {answer}")
        elif not self._may(answer.action):
            self._complain("wished for something illegal")
        else:
            if self._heed is not None:
                self._heed(answer)
            self._wish(answer.action, view.public.n)
            return
        self._wish(fallback(self._memory.view), view.public.n)

    def _may(self, action: object) -> bool:
        """Whether the player may do this; a thinker may have answered anything at all."""
        match action:
            case PlayCard(card=Card()) | MakeBid(bid=str()) | ChooseCards(cards=int()):
                return self._memory.view.refusal(action) is None
            case _:
                return False

    def _on_late(self, ticket: int, view: SeatView) -> None:
        if not self._take(ticket):
            return
        self._hangs += 1
        self._leave_study()
        self._complain("did not answer in time")
        self._wish(fallback(self._memory.view), view.public.n)

    def _take(self, ticket: int) -> bool:
        """Whether an answer with this ticket still counts; if so, no other one does."""
        if ticket != self._ticket or self._closed or self._decision() != self._asked:
            return False
        self._ticket += 1
        self._stop_timer()
        return True

    def _forget(self) -> None:
        """Drop the open decision, if there is one, and the study that still thinks about it."""
        self._ticket += 1
        self._asked = None
        if self._stop_timer() or self._closed:
            self._leave_study()

    def _stop_timer(self) -> bool:
        """Stop the clock of the open decision; whether it was running."""
        timer, self._timer = self._timer, None
        if timer is not None:
            timer.cancel()
        return timer is not None

    def _leave_study(self) -> None:
        study, self._study = self._study, None
        if study is not None:
            study.leave()

    def _wish(self, action: Action, at: int) -> None:
        if self._table.submit(self._memory.view.seat, action, at) is not None:
            # Overtaken by something it has yet to hear of: it looks again then.
            self._asked = None

    def _complain(self, fault: str) -> None:
        """Log a fault once. It names no card: a log may be read while the hand is on."""
        if fault not in self._faults:
            self._faults.add(fault)
            _LOG.error(
                "The computer player at %s %s; a legal action was taken instead.",
                self._memory.view.seat.name,
                fault,
            )
