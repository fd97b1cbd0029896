"""Every goal of the campaign."""

from typing import Final

from . import (
    answering,
    clocks,
    deaths,
    evenings,
    flaps,
    hostile_guests,
    hostile_hosts,
    intruders,
    middlemen,
    mortality,
    shouting,
    stalls,
    unseen,
    unseen_sockets,
)
from .trial import Goal

GOALS: Final[tuple[Goal, ...]] = (
    unseen.GOAL,
    unseen_sockets.GOAL,
    answering.GOAL,
    hostile_guests.GOAL,
    hostile_hosts.GOAL,
    evenings.GOAL,
    deaths.GOAL,
    mortality.GOAL,
    stalls.GOAL,
    shouting.GOAL,
    flaps.GOAL,
    intruders.GOAL,
    middlemen.GOAL,
    clocks.SLEEP,
    clocks.PROGRAMS,
)
