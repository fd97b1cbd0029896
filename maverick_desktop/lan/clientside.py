"""One connection as somebody who joins converses on it: from hello to the table's last word.

Sans-IO, like ``hostside``. The host is not trusted either: nothing is told to one that is not the
table, and what makes no sense ends the conversation (RELIABILITY N7, C2, C3).
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from maverick_desktop import __version__

from .gate import Bucket
from .manners import check_greeting, check_told
from .messages import (
    PROTOCOL,
    Admission,
    ClientMessage,
    Closing,
    Commit,
    Confirm,
    Confirmed,
    Distrusted,
    End,
    Granted,
    Greeting,
    Happened,
    Hello,
    Join,
    Leave,
    Opened,
    Ping,
    Pong,
    Refused,
    Replaced,
    Return,
    Share,
    Spoken,
    Told,
    Unreadable,
    Welcome,
)
from .outbox import MOST_MESSAGES, Outbox
from .pairing import ClientPairing, PairingError
from .ports import ClientOwner, Line
from .wire import FROM_HOST, FrameReader, ProtocolError, Reader

ADMISSION_DEADLINE: Final = 15.0
"""Seconds until a seat must have been granted."""
HEARTBEAT: Final = 2.0
SILENCE: Final = 8.0
"""Seconds without a message after which the table counts as out of reach."""
_DROWSY: Final = 2.0
"""The same after a sleep in which the host may have hung up without being heard."""

_GREETING: Final = Reader[Greeting](Greeting, check_greeting)
_ADMISSION: Final = Reader[Admission](Admission)
_TOLD: Final = Reader[Told](Told, check_told)


class Joining(msgspec.Struct, frozen=True):
    """To come in with the table's code."""

    code: str
    name: str
    watch: bool = False

    def __repr__(self) -> str:
        """Without the code, which belongs in no log."""
        return "Joining"


class Returning(msgspec.Struct, frozen=True):
    """To come back to a seat of the table that has this certificate and no other."""

    match: str
    token: str
    fingerprint: bytes

    def __repr__(self) -> str:
        """Without the token, which belongs in no log."""
        return "Returning"


Errand: TypeAlias = Joining | Returning


class ClientConversation:
    """One connection, client side."""

    def __init__(
        self, owner: ClientOwner, line: Line, errand: Errand, fingerprint: bytes, now: float
    ) -> None:
        """``fingerprint``: SHA-256 of the certificate that the other end has just shown."""
        self.outbox: Final = Outbox()
        self.over = False
        """Nothing more is heard; the connection ends when ``outbox`` is empty."""
        self.lingers = False
        """Once over, until the host has heard the last word and hangs up."""
        self._owner = owner
        self._line = line
        self._errand = errand
        self._fingerprint = fingerprint
        self._reader = FrameReader(FROM_HOST)
        self._hear: Callable[[bytes, float], None] = self._hear_greeting
        self._pairing: ClientPairing | None = None
        self._at_table = False
        self._cut_off = False
        self._heard_at = self._pinged_at = now
        # Facts come in a rush to somebody who returns, anything else at most as a full outbox.
        self._remarks = Bucket(50, 2 * MOST_MESSAGES)

    def begin(self) -> None:
        """Say hello, if the other end is the one that was meant."""
        errand = self._errand
        if isinstance(errand, Returning) and errand.fingerprint != self._fingerprint:
            self._end(Distrusted("certificate"))
            return
        self._send(Hello((PROTOCOL, PROTOCOL), __version__))

    # --- what the connection says ----------------------------------------------------------------

    def received(self, data: bytes, now: float) -> None:
        """Bytes have come."""
        if self.over:
            return
        self._reader.add(data)
        try:
            while (body := self._next()) is not None:
                self._hear(body, now)
        except ProtocolError:
            if not self.over:
                self._end(Unreadable())

    def tick(self, now: float) -> None:
        """Time has passed, or the line was woken. To be called at least once a second."""
        if self.over:
            return
        patience = SILENCE if self._at_table else ADMISSION_DEADLINE
        if self._cut_off or now - self._heard_at > patience:
            self.hung_up(now)
        elif self._at_table and now - self._pinged_at >= HEARTBEAT:
            self._pinged_at = now
            self._send(Ping())

    def woke(self, now: float) -> None:
        """This computer has slept for as long as the host is patient: ask whether it is there."""
        if self.at_table:
            self._heard_at = min(self._heard_at, now - SILENCE + _DROWSY)
            self._pinged_at = now
            self._send(Ping())

    def hung_up(self, now: float) -> None:
        """The connection has ended by itself."""
        self.outbox.drop()
        if not self.over:
            self._stop()
            self._owner.lost()

    def _next(self) -> bytes | None:
        return None if self.over else self._reader.next()

    # --- what the owner says ---------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        """Whether a place was granted and the table is within reach."""
        return self._at_table and not self.over

    def say(self, message: Spoken) -> bool:
        """Say something to the table; False if nobody would hear it."""
        if not self.at_table:
            return False
        self._send(message)
        return not self._cut_off

    def leave(self) -> None:
        """Get up for good, and say no more."""
        self.lingers = self.say(Leave())
        self.leave_off()

    def leave_off(self) -> None:
        """Say no more. The owner hears nothing of it."""
        if not self.over:
            self._stop()

    def _send(self, message: ClientMessage) -> None:
        if not self._cut_off:
            self._cut_off = not self.outbox.put(message)
            self._line.wake()

    # --- stages ----------------------------------------------------------------------------------

    def _hear_greeting(self, body: bytes, now: float) -> None:
        message = _GREETING(body)
        if not isinstance(message, Welcome):
            self._end(message)
            return
        if message.protocol != PROTOCOL:
            raise ProtocolError("protocol")
        self._owner.welcomed(message)
        if self.over:
            return
        errand = self._errand
        if isinstance(errand, Returning):
            self._send(Return(errand.match, errand.token))
            self._hear = self._hear_granted
            return
        self._pairing = ClientPairing(errand.code, self._fingerprint)
        self._send(Join(self._pairing.share, errand.name, errand.watch))
        self._hear = self._hear_share

    def _hear_share(self, body: bytes, now: float) -> None:
        match _ADMISSION(body):
            case Share() as message:
                assert self._pairing is not None
                try:
                    self._send(Confirm(self._pairing.prove(message.share)))
                except PairingError:
                    raise ProtocolError("share") from None
                self._hear = self._hear_confirmed
            case other:
                self._turned_away(other)

    def _hear_confirmed(self, body: bytes, now: float) -> None:
        match _ADMISSION(body):
            case Confirmed() as message:
                assert self._pairing is not None
                try:
                    self._pairing.check(message.mac)
                except PairingError:
                    self._end(Distrusted("proof"))
                    return
                self._pairing = None
                self._hear = self._hear_granted
            case other:
                self._turned_away(other)

    def _hear_granted(self, body: bytes, now: float) -> None:
        match _ADMISSION(body):
            case Granted() as message:
                self._at_table = True
                self._heard_at = self._pinged_at = now
                self._hear = self._hear_told
                self._owner.granted(message, self._fingerprint)
            case other:
                self._turned_away(other)

    def _turned_away(self, message: Admission) -> None:
        if not isinstance(message, Refused | Closing):
            raise ProtocolError("order")
        self._end(message)

    def _hear_told(self, body: bytes, now: float) -> None:
        message = _TOLD(body)
        self._heard_at = now
        if not isinstance(message, Happened | Commit | Opened) and not self._remarks.take(now):
            raise ProtocolError("flood")
        match message:
            case Pong():
                pass
            case Granted():
                self._owner.granted(message, self._fingerprint)
            case Refused() | Replaced() | Closing():
                self._end(message)
            case _:
                self._owner.heard(message)

    # --- the end ---------------------------------------------------------------------------------

    def _end(self, end: End) -> None:
        self._stop()
        self._owner.ended(end)

    def _stop(self) -> None:
        self.over = True
        if self._cut_off:
            self.outbox.drop()
        self._line.wake()
