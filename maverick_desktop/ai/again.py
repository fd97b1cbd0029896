"""A thought that nobody remembers, had again: what the seat knew then, its level, as many nodes.

For *Why?* in a match that was resumed or went another way. It need not come to what was done, and
is not the thought that was had: whoever tells of it says so.
"""

from threading import Event as Flag
from typing import Final

from maverick_desktop.core.events import Action
from maverick_desktop.core.view import SeatView

from .budget import Budget
from .levels import Level, Thinker
from .study import Stoppable
from .thought import Thought, ponder
from .weighing import Weigher

MOST_SECONDS: Final = 6.0
"""Where nodes take longer than that, fewer deals are looked at."""


class Again:
    """One decision to think through again; called once, in any thread."""

    def __init__(self, view: SeatView, action: Action, level: Level, seed: int) -> None:
        """``view``: what the seat knew before it did ``action``."""
        self._view: Final = view
        self._action: Final = action
        self._level: Final = level
        self._seed: Final = seed
        self._stopped: Final = Flag()
        self._thinker: Thinker | None = None

    def __call__(self) -> Thought:
        """The thought behind what was done.

        Without a verdict for a level that can tell none, and where what was done is not among what
        this thought compared: the rules of thumb explain it then, as they would have.
        """
        thinker = self._thinker = self._level.make()
        bare = Thought(self._view, self._action, None)
        if self._stopped.is_set() or not isinstance(thinker, Weigher):
            return bare
        thought = ponder(thinker, self._view, self._budget(), self._seed)
        again = Thought(self._view, self._action, thought.verdict)
        return again if again.reasons() else bare

    def stop(self) -> None:
        """Nobody waits for it any more; called from another thread."""
        self._stopped.set()
        thinker: object = self._thinker
        if isinstance(thinker, Stoppable):
            thinker.stop()

    def _budget(self) -> Budget:
        nodes = self._level.repeatable.nodes
        return Budget(nodes=nodes, seconds=min(2 * self._level.seconds + 1, MOST_SECONDS))
