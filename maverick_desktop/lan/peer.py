"""Somebody who was let in, as those see them who hold the other end. Protocols only.

What is handed down never calls back up: ``send`` and ``close`` return before anybody hears that a
connection is gone.
"""

from collections.abc import Iterable
from typing import Protocol

from maverick_desktop.core.cards import Seat

from .messages import Farewell, Granted, HostMessage


class Peer(Protocol):
    """Somebody who has been let in, as the owner of a table sees them."""

    @property
    def address(self) -> str:
        """Where they connect from, for the host's eyes."""

    @property
    def name(self) -> str:
        """What they want to be called, cleaned; empty after a return by token."""

    @property
    def seat(self) -> Seat | None:
        """The seat they speak for; None for a spectator. ``Door.move`` changes it."""

    def send(self, message: HostMessage) -> None:
        """Tell them. One who does not keep up is cut off, and ``lost`` follows."""

    def send_all(self, messages: Iterable[HostMessage]) -> None:
        """Tell them a long story, drawn only as fast as they listen; ``send`` comes after it.

        ``messages`` must not change meanwhile.
        """

    def close(self, last: Farewell) -> None:
        """Tell them a last thing and end the connection. The owner hears no more of them."""


class Guest(Peer, Protocol):
    """A peer as the door knows it."""

    def grant(self, seat: Seat | None, granted: Granted) -> None:
        """Speak for this seat from now on, and tell them so."""
