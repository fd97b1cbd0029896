"""Advice at a table of this window alone: hints for its player, and why the computers did things.

Thinking is done in a thread behind the window, from what one seat may know. On a network table
there is none of it: hints would be unfair there, and others' thoughts are never sent (RELIABILITY
I2). Must not know widgets. The computer players' rooms are not loaded before they are needed.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject

from maverick_desktop.core.cards import CardSet, Seat
from maverick_desktop.core.events import Action
from maverick_desktop.core.public import Phase, PublicState
from maverick_desktop.core.view import SeatView
from maverick_desktop.ui.backroom import Backroom

if TYPE_CHECKING:
    from maverick_desktop.ai.deeds import Deed
    from maverick_desktop.ai.levels import Level
    from maverick_desktop.ai.reasons import Reason
    from maverick_desktop.ai.thought import Thought

PATIENCE: Final = 4000
"""Milliseconds after which a hint is given up."""
LONGER: Final = 15_000
"""The same for a thought that is had again."""
SECONDS: Final = 0.5
"""How long the adviser may think."""
NODES: Final = 20_000_000
"""How much it may think, however quick the machine is."""
_ADVISER: Final = "expert"


class Advice(msgspec.Struct, frozen=True):
    """What a strong player would do, and why."""

    action: Action
    reasons: "tuple[Reason, ...]"


class Answer(msgspec.Struct, frozen=True):
    """Why somebody did something."""

    thought: "Thought"
    reasons: "tuple[Reason, ...]"
    again: bool
    """Whether it was thought through again, and may have come to something else this time."""


class Counsel(QObject):
    """The advice for one match."""

    def __init__(
        self,
        seed: int,
        view_of: Callable[[Seat], SeatView | None],
        parent: QObject,
    ) -> None:
        """``view_of``: what a computer player knows; None for a seat that has none."""
        super().__init__(parent)
        self._seed: Final = seed
        self._view_of: Final = view_of
        self._hints: Final = Backroom[Advice](self, PATIENCE)
        self._answers: Final = Backroom[Answer](self, LONGER)
        self._thoughts: dict[tuple[Seat, Deed], Thought] = {}
        self._again: dict[tuple[Seat, Deed], Thought] = {}
        self._hand = 0
        """The hand that the thoughts are of."""

    def advise(self, view: SeatView, told: Callable[[Advice | None], None]) -> None:
        """Have a hint thought out; ``told`` hears it, or None if none came in time."""
        self._hints.send(partial(advice, view, self._seed), told)

    def forget(self) -> None:
        """The hint that is being thought out is not wanted any more."""
        self._hints.forget()

    def heed(self, thought: "Thought") -> None:
        """Remember what a computer player of this table thought, until the next hand."""
        from maverick_desktop.ai.deeds import next_deed

        number = thought.view.public.hand.number
        if number != self._hand:
            self._hand, self._thoughts, self._again = number, {}, {}
        self._thoughts[thought.view.seat, next_deed(thought.view)] = thought

    def explain(self, seat: Seat, deed: "Deed", told: Callable[[Answer | None], None]) -> None:
        """Have it told why a seat did something in the hand that is over; None: nobody knows.

        While the hand is on nobody knows: a thought, remembered or had again, tells of cards. One
        that is not remembered is had again, which takes a while.
        """
        from maverick_desktop.ai.again import Again
        from maverick_desktop.ai.deeds import deeds, done_by

        view, key = self._view_of(seat), (seat, deed)
        if view is None or not is_over(view.public) or key not in deeds(view.public):
            told(None)
            return
        then, action = done_by(view, deed)
        for thoughts in (self._thoughts, self._again):
            kept = thoughts.get(key)
            if kept is not None and kept.fits(then, action):
                again = thoughts is self._again
                self._answers.send(partial(answer, partial(_the, kept), again=again), told)
                return
        had = Again(then, action, level_at(view.public, seat), self._seed)

        def hear(found: Answer | None) -> None:
            if found is not None:
                self._again[key] = found.thought
            told(found)

        self._answers.send(partial(answer, had, again=True), hear, had.stop)

    def leave_it(self) -> None:
        """What was asked last, why somebody did something, nobody wants to know any more."""
        self._answers.forget()

    def given(self, seat: Seat) -> CardSet:
        """What a computer player passed on in the hand that is over."""
        view = self._view_of(seat)
        return 0 if view is None or not is_over(view.public) else view.given

    def close(self) -> None:
        """Say nothing more."""
        self._hints.close()
        self._answers.close()


def is_over(known: PublicState) -> bool:
    """Whether nothing of the hand is hidden any more."""
    return known.phase in (Phase.DEALING, Phase.OVER)


def advice(view: SeatView, seed: int) -> Advice:
    """The hint for a seat that has something to do."""
    from maverick_desktop.ai.levels import LEVELS, Budget
    from maverick_desktop.ai.thought import ponder

    thought = ponder(LEVELS[_ADVISER].make(), view, Budget(nodes=NODES, seconds=SECONDS), seed)
    return Advice(thought.action, thought.reasons())


def answer(thought_of: "Callable[[], Thought]", *, again: bool) -> Answer:
    """Why it was done, by this thought; one that looked at no deals is the same every time."""
    thought = thought_of()
    looked = thought.verdict is not None and thought.verdict.worlds > 0
    return Answer(thought, thought.reasons(), again and looked)


def _the(thought: "Thought") -> "Thought":
    return thought


def level_at(known: PublicState, seat: Seat) -> "Level":
    """The level that plays a seat; the best there is for one of a newer version."""
    from maverick_desktop.ai.levels import LEVELS, level_of

    return level_of(known.seats[seat].by) or LEVELS[_ADVISER]
