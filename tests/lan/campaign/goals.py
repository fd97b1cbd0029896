"""Every goal of the campaign."""

from typing import Final

from . import deaths, hostile_guests, hostile_hosts, intruders, middlemen, unseen, unseen_sockets
from .trial import Goal

GOALS: Final[tuple[Goal, ...]] = (
    unseen.GOAL,
    unseen_sockets.GOAL,
    hostile_guests.GOAL,
    hostile_hosts.GOAL,
    deaths.GOAL,
    intruders.GOAL,
    middlemen.GOAL,
)
