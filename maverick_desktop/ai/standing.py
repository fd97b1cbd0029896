"""How the match stands: what a hand's scores are worth to a side that wants to win the match.

Points are worth points until the match may end; then what counts is the chance to win it.
"""

from math import erf, sqrt
from typing import Final

import msgspec

from maverick_desktop.core.cards import Side
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.scoring import Verdict, match_verdict

from .usualhand import UsualHand

NEAR: Final = 1.0
"""The target is near for a side that a hand this many spreads better than usual takes there."""


class Standing(msgspec.Struct, frozen=True):
    """The match as one side sees it before a hand is played."""

    rules: Rules
    ours: int
    """Our total."""
    theirs: int
    hands: int
    """Hands scored."""
    mean: float
    """A side's usual points for a hand."""
    spread: float
    """Standard deviation of the difference between the sides' points for a hand."""

    @property
    def may_end(self) -> bool:
        """Whether this hand may well be the last one."""
        rules = self.rules
        if rules.hands is not None and self.hands + 1 >= rules.hands:
            return True
        # Either side's points are spread about half as widely as their difference.
        reach = self.mean + NEAR * self.spread
        return rules.target is not None and max(self.ours, self.theirs) + reach >= rules.target

    def chance(self, ours: float, theirs: float) -> float:
        """Our chance to win the match once this hand has been scored so; a draw counts half."""
        totals = (round(self.ours + ours), round(self.theirs + theirs))
        verdict = match_verdict(self.rules, totals, self.hands + 1)
        if verdict is not Verdict.PLAY_ON:
            return {Side.NS: 1.0, Side.EW: 0.0, None: 0.5}[verdict.winner]
        lead = self.ours + ours - self.theirs - theirs
        left = sqrt(self._left(max(totals)))
        return 0.5 + 0.5 * erf(lead / (self.spread * left * sqrt(2)))

    def _left(self, highest: int) -> float:
        """About how many hands are to come; at least one."""
        left = float("inf")
        if self.rules.target is not None:
            step = max(1.0, self.mean + self.spread / 3)
            left = (self.rules.target - highest) / step
        if self.rules.hands is not None:
            left = min(left, float(self.rules.hands - self.hands - 1))
        return max(1.0, left)


def standing_of(known: PublicState, side: Side, usual: UsualHand) -> Standing:
    """How the match stands for a side."""
    return Standing(
        known.rules,
        known.total[side],
        known.total[side.other],
        len(known.past),
        usual.mean,
        usual.spread,
    )
