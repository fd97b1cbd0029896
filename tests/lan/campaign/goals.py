"""Every goal of the campaign."""

from typing import Final

from . import unseen
from .trial import Goal

GOALS: Final[tuple[Goal, ...]] = (unseen.GOAL,)
