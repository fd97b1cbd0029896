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
    from maverick_desktop.ai.reasons import Reason
    from maverick_desktop.ai.thought import Thought

PATIENCE: Final = 4000
"""Milliseconds after which a hint is given up."""
SECONDS: Final = 0.5
"""How long the adviser may think."""
NODES: Final = 20_000_000
"""How much it may think, however quick the machine is."""
_ADVISER: Final = "expert"


class Advice(msgspec.Struct, frozen=True):
    """What a strong player would do, and why."""

    action: Action
    reasons: "tuple[Reason, ...]"


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
        self._answers: Final = Backroom[tuple["Reason", ...]](self, PATIENCE)
        self._thoughts: dict[tuple[Seat, Deed], Thought] = {}
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
            self._hand, self._thoughts = number, {}
        self._thoughts[thought.view.seat, next_deed(thought.view)] = thought

    def explain(
        self, seat: Seat, deed: "Deed", told: Callable[["tuple[Reason, ...] | None"], None]
    ) -> None:
        """Have it told why a seat did something in the hand that is over; None: nobody knows."""
        view = self._view_of(seat)
        if view is None or not is_over(view.public):
            told(None)
            return
        self._answers.send(partial(answer, view, deed, self._thoughts.get((seat, deed))), told)

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


def answer(view: SeatView, deed: "Deed", thought: "Thought | None") -> "tuple[Reason, ...]":
    """Why the view's seat did it: by its own thought if that is the one, else by rules of thumb."""
    from maverick_desktop.ai.deeds import done_by
    from maverick_desktop.ai.thought import Thought

    again, action = done_by(view, deed)
    if thought is None or not thought.fits(again, action):
        thought = Thought(again, action, None)
    return thought.reasons()
