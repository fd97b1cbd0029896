"""A decision as it was made: what the seat knew, what it did, and what it had compared.

Kept by seats at a table of this program alone, for *Why?* and for reviews; never sent. Reasons from
a thought tell of the hand it was made with: they are for its own player, or for all when the hand
is over.
"""

import msgspec

from maverick_desktop.core.events import Action
from maverick_desktop.core.view import SeatView

from .budget import Budget
from .explain import explain
from .levels import Thinker, dice_for
from .reasons import Reason
from .verdict import Verdict
from .weighing import Weigher, rule_of_thumb


class Thought(msgspec.Struct, frozen=True):
    """One decision."""

    view: SeatView
    action: Action
    verdict: Verdict | None
    """None for a thinker that cannot tell what it compared."""

    def reasons(self) -> tuple[Reason, ...]:
        """Why it was made; without a verdict of its own, by the rules of thumb."""
        verdict = rule_of_thumb(self.view) if self.verdict is None else self.verdict
        return explain(self.view, verdict, self.action)

    def fits(self, view: SeatView, action: Action) -> bool:
        """Whether this is the thought behind an action taken in that view; what was undone is not.

        Fact numbers, and who had chosen before, may differ.
        """
        then, now = self.view.public.hand, view.public.hand
        same = (then.number, then.said, then.tricks, then.plays) == (
            now.number,
            now.said,
            now.tricks,
            now.plays,
        )
        return same and self.action == action and self.view.hand == view.hand


def ponder(thinker: Thinker, view: SeatView, budget: Budget, seed: int) -> Thought:
    """What ``decide`` decides, with what was compared on the way."""
    dice = dice_for(seed, view.public.opened)
    if isinstance(thinker, Weigher):
        verdict = thinker.weigh(view, budget, dice)
        return Thought(view, verdict.best.action, verdict)
    return Thought(view, thinker.think(view, budget, dice), None)
