"""The seams: a connection, the conversation on it, whoever owns the table. Protocols only.

Everything happens in one thread.
"""

from typing import Protocol

from maverick_desktop.core.cards import Seat

from .door import Door
from .messages import End, Granted, News, Request, Welcome, Why, Wish
from .peer import Peer


class Line(Protocol):
    """What carries a conversation's bytes: a socket, or a test's memory."""

    def wake(self) -> None:
        """There is something to take, or the conversation is over. Must not call back at once."""


class HostOwner(Protocol):
    """What conversations need from whoever owns a table."""

    @property
    def door(self) -> Door:
        """Who may come in: code, certificate, limits, seats' tokens."""

    def welcome(self) -> Welcome:
        """What a stranger may know of the table."""

    def joined(self, name: str, watch: bool) -> Seat | Why | None:
        """A newcomer has shown that they know the code: a free seat for them, or why not.

        None lets them look on. The owner changes nothing yet: ``arrived`` follows at once.
        """

    def arrived(self, peer: Peer, new: bool) -> None:
        """They have been told their seat and token: now tell them the table.

        ``new``: a newcomer; otherwise the seat's owner is back, and the connection they had before
        has been closed without a word to the owner.
        """

    def wished(self, peer: Peer, wish: Wish) -> str | None:
        """A seat wishes something: None if it was done, or the word for why not.

        The answer is sent by the conversation. A wish that comes twice is asked only once.
        """

    def said(self, peer: Peer, message: Request) -> None:
        """Anything else that somebody at the table says. What they typed is clean."""

    def contested(self, seat: Seat) -> None:
        """Two programs with one token took a seat from each other until it was locked for a while.

        The one that had it last stays; the host should know.
        """

    def lost(self, peer: Peer) -> None:
        """A connection broke, fell silent or broke the rules; the seat stays theirs."""


class ClientOwner(Protocol):
    """What a conversation needs from whoever joins a table.

    ``heard`` may raise ``wire.ProtocolError`` for what makes no sense: ``ended`` follows.
    """

    def welcomed(self, welcome: Welcome) -> None:
        """The table has answered; nobody is let in yet."""

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """A place at the table. Store token and fingerprint, then say ``TokenKept``."""

    def heard(self, message: News) -> None:
        """Something from the table."""

    def ended(self, end: End) -> None:
        """It is over, and trying again would change nothing."""

    def lost(self) -> None:
        """The connection broke or fell silent."""
