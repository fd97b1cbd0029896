"""Random matches as a host tells them to each seat, for tests of what is heard."""

import random
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import SeatEvent, TrickTaken
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.lan.digest import view_digest
from maverick_desktop.lan.facts import fact_of, plain_rules
from maverick_desktop.lan.messages import Happened, Place, Started
from tests.core.driver import Match, random_rules
from tests.lan.rig import MATCH

SPECTATOR: Final = None


class Story:
    """One listener's match: what begins it, and every fact as a message."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        header = match.header
        south, west, north, east = (Place(one.name, one.by, True, True) for one in header.sitters)
        self.seat = seat
        self.started = Started(
            MATCH,
            "0.1.0",
            "2026-11-29T21:00:00Z",
            "Any rules",
            "classic",
            plain_rules(header.rules),
            (south, west, north, east),
            len(match.log.facts),
        )
        listener = match.spectator if seat is None else match.seats[seat]
        self.events: list[SeatEvent] = [event for _, event in listener.heard]
        memory = SeatMemory(header.rules, header.sitters, seat or Seat.SOUTH)
        self.facts: list[Happened] = []
        self.digests: list[str] = []
        for n, event in listener.heard:
            memory.deliver(n, event)
            digest = view_digest(memory.view)
            self.digests.append(digest)
            told = digest if isinstance(event, TrickTaken) else None
            self.facts.append(Happened(n, fact_of(event), told))
        self.view = memory.view


def random_match(seed: int, steps: int = 100_000, lively: bool = True) -> Match:
    """A match played to its end, or for so many steps; everybody has heard all of it."""
    dice = random.Random(seed)
    match = Match(random_rules(dice), dice, lively=lively)
    for _ in range(steps):
        if match.over:
            break
        match.step()
    for seat in SEATS:
        if seat not in match.detach:
            match.join(seat)
    return match


def stories(seed: int, steps: int = 100_000) -> list[Story]:
    """The four seats' stories of a random match, and a spectator's."""
    match = random_match(seed, steps)
    return [Story(match, seat) for seat in (*SEATS, SPECTATOR)]
