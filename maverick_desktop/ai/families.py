"""Which learned policy suits which rules: one that learned with tricks of like worth, or none.

A policy plays for what tricks were worth where it learned. Where they are worth the opposite it
plays badly, and the rule of thumb, which looks at the points, plays better: docs/TRAINING.md.
"""

from functools import lru_cache
from math import sqrt
from typing import Final, Literal, TypeAlias

from maverick_desktop.core.rules import PRESETS, Rules
from maverick_desktop.core.scoring import trick_points

Family: TypeAlias = Literal["classic", "individualist"]
FAMILIES: Final[tuple[Family, ...]] = ("classic", "individualist")

ALIKE: Final = 0.6
"""From this likeness on a policy plays better than the rule of thumb, by measurement."""
_FALL: Final[dict[Family, dict[tuple[int, int], int]]] = {
    "classic": {
        (0, 0): 360,
        (0, 1): 12,
        (0, 2): 6,
        (0, 3): 8,
        (0, 4): 103,
        (1, 0): 111,
        (1, 1): 12,
        (1, 2): 18,
        (1, 3): 16,
        (2, 0): 71,
        (2, 1): 30,
        (2, 2): 20,
        (3, 0): 51,
        (3, 1): 36,
        (4, 0): 144,
    },
    "individualist": {
        (0, 0): 353,
        (0, 1): 87,
        (0, 2): 7,
        (0, 3): 12,
        (0, 4): 65,
        (1, 0): 37,
        (1, 1): 15,
        (1, 2): 5,
        (1, 3): 132,
        (2, 0): 7,
        (2, 1): 25,
        (2, 2): 35,
        (3, 0): 80,
        (3, 1): 55,
        (4, 0): 85,
    },
}
"""Of a thousand tricks between experts, how many hold so many trumps and adders."""


@lru_cache(maxsize=256)
def family_for(rules: Rules) -> Family | None:
    """Whose policy plays these rules best, by measurement; None: the rule of thumb does."""
    nearest: Family = "individualist" if rules.void_play == "free" else "classic"
    return nearest if likeness(rules, nearest) >= ALIKE else None


def likeness(rules: Rules, family: Family) -> float:
    """How alike tricks are worth under these rules and where a family's policy learned.

    From 1, the same but for their scale, to −1, the opposite: the cosine of the angle between the
    worths of all kinds of tricks, each as often as it falls.
    """
    product = ours = theirs = 0.0
    for (trumps, adders), often in _FALL[family].items():
        x, _ = trick_points(rules, trumps, adders)
        y, _ = trick_points(PRESETS[family], trumps, adders)
        product += often * x * y
        ours += often * x * x
        theirs += often * y * y
    return product / sqrt(ours * theirs) if ours else 0.0
