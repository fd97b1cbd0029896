"""A guest's end of the network: finds the way to a table, and back to it when the line breaks.

Until a seat was granted every trouble is told and nothing is tried again. From then on the seat's
token brings its owner back: after 1, 2, 4 … 15 seconds, or at once when this computer's addresses
change or the table is heard of elsewhere (RELIABILITY H4, H7).
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from maverick_desktop.core.events import Action

from .clientside import ClientConversation, Errand, Joining, Returning
from .clock import WakingClock
from .handshake import Handshake
from .messages import Answer, End, Granted, Leave, News, Request, TokenKept
from .net import TICK, Carrier
from .ports import ClientOwner
from .tls import client_side, fingerprint_of, has_tls, tune
from .where import Where
from .wishes import Wishes

Unreachable: TypeAlias = Literal[
    "no_tls",  # the system library libssl3 is missing
    "no_such_name",  # nobody knows a computer of that name
    "no_network",  # there is no way there
    "refused",  # the computer is there, but no table at that port
    "no_answer",  # nobody has answered in time
    "no_table",  # whoever answers does not encrypt as a table does
    "lost",  # the line broke before a seat was given
]
"""Why a table was not reached."""

BACK_OFF: Final = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds until the next try to come back; the last again and again."""

MOST_PLACES: Final = 8
_Error: Final = QAbstractSocket.SocketError
_REASONS: Final[dict[QAbstractSocket.SocketError, Unreachable]] = {
    _Error.HostNotFoundError: "no_such_name",
    _Error.ConnectionRefusedError: "refused",
    _Error.SocketTimeoutError: "no_answer",
    _Error.NetworkError: "no_network",
    _Error.SslHandshakeFailedError: "no_table",
    _Error.SslInternalError: "no_table",
    _Error.SslInvalidUserDataError: "no_table",
    _Error.RemoteHostClosedError: "no_table",
}


class JoinerOwner(ClientOwner, Protocol):
    """Who wants to be at a table: a conversation's owner who also hears of the way there.

    ``lost`` is followed by tries to come back, unless the owner says ``close``.
    """

    def unreachable(self, why: Unreachable) -> None:
        """There was no way in; nothing more is tried."""

    def waiting(self, seconds: float) -> None:
        """The table is out of reach; the next try comes in so many seconds, or earlier."""


_NOWHERE: Final = Where("", 0)


class Joiner(QObject):
    """Goes to a table, stays there, comes back to it."""

    def __init__(
        self,
        owner: JoinerOwner,
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._owner = owner
        self._clock = WakingClock(clock)
        self._wheres: list[Where] = []
        self._where = _NOWHERE
        self._errand: Errand | None = None
        self._tries = 0
        self._handshake: Handshake | None = None
        self._carriers: set[Carrier] = set()
        self._conversation: ClientConversation | None = None
        self._until = 0.0
        """When the next connection is tried."""
        self._addresses: list[str] = []
        self._wishes = Wishes()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK)
        self._ticks.timeout.connect(self._tick)

    # --- what the owner says ---------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        """Whether a place was granted and the table is within reach."""
        return self._conversation is not None and self._conversation.at_table

    @property
    def where(self) -> Where:
        """Where the table was found, or is being looked for."""
        return self._where

    def join(self, where: Where, code: str, name: str, watch: bool = False) -> None:
        """Go to a table with its code, as ``codes.read_code`` gives it."""
        self._set_out([where], Joining(code, name, watch))

    def come_back(self, wheres: list[Where], ticket: Returning) -> None:
        """Go back to a seat; the places are tried in turn until it is said that there is no way."""
        self._set_out(list(wheres), ticket)

    def also_at(self, where: Where) -> None:
        """The table was heard of at this place: it is tried first, at once if out of reach."""
        self._put_first(where)
        if self._is_waiting:
            self._connect()

    def say(self, message: Request | TokenKept) -> bool:
        """Say something to the table; False if it is out of reach, and nothing was said."""
        return self._conversation is not None and self._conversation.say(message)

    def wish(self, match: str, at: int, action: Action) -> int:
        """Wish for something on what was known at fact ``at``; the number its answer will have.

        Said again after every return until there is an answer.
        """
        wish = self._wishes.make(match, at, action)
        if self._conversation is not None:
            self._conversation.say(wish)
        return wish.id

    def leave(self) -> None:
        """Get up for good."""
        self.say(Leave())
        self.close()

    def close(self) -> None:
        """Go away and try nothing more. The seat stays; the owner hears nothing."""
        self._errand = None
        self._wishes.forget()
        self._give_up_handshake()
        conversation, self._conversation = self._conversation, None
        if conversation is not None:
            conversation.leave_off()
        for carrier in list(self._carriers):
            carrier.flush()

    # --- the way there ---------------------------------------------------------------------------

    @property
    def _is_waiting(self) -> bool:
        return self._errand is not None and self._handshake is None and self._conversation is None

    def _put_first(self, where: Where) -> None:
        others = [one for one in self._wheres if one != where]
        self._wheres = [where, *others][:MOST_PLACES]

    def _set_out(self, wheres: list[Where], errand: Errand) -> None:
        self.close()
        if not has_tls():
            self._owner.unreachable("no_tls")
            return
        self._wheres, self._errand, self._tries = wheres[:MOST_PLACES], errand, 0
        self._connect()
        self._ticks.start()

    def _connect(self) -> None:
        self._where = where = self._wheres[self._tries % len(self._wheres)]
        self._tries += 1
        handshake = self._handshake = Handshake(self._clock, self)
        handshake.socket.setSslConfiguration(client_side())
        handshake.done.connect(self._encrypted)
        handshake.failed.connect(self._failed)
        handshake.socket.connectToHostEncrypted(where.host, where.port)

    def _encrypted(self, handshake: Handshake) -> None:
        if handshake is not self._handshake or self._errand is None:
            return
        fingerprint = fingerprint_of(handshake.socket)
        if not fingerprint:
            self._missed("no_table")
            return
        self._handshake = None
        tune(handshake.socket)
        carrier = Carrier(handshake.take(), self._clock, self)
        carrier.gone.connect(self._carriers.discard)
        self._carriers.add(carrier)
        ear, now = _Ear(self), self._clock()
        self._conversation = ClientConversation(ear, carrier, self._errand, fingerprint, now)
        carrier.carry(self._conversation)
        self._conversation.begin()

    def _failed(self, handshake: Handshake) -> None:
        if handshake is self._handshake:
            error = handshake.error
            self._missed("no_answer" if error is None else _REASONS.get(error, "no_network"))

    def _give_up_handshake(self) -> None:
        handshake, self._handshake = self._handshake, None
        if handshake is not None:
            handshake.drop()

    def _missed(self, why: Unreachable) -> None:
        """A try has failed."""
        self._give_up_handshake()
        if isinstance(self._errand, Returning):
            self._wait()
        else:
            self._errand = None
            self._owner.unreachable(why)

    def _wait(self) -> None:
        rounds = self._tries // len(self._wheres)
        seconds = BACK_OFF[min(rounds, len(BACK_OFF) - 1)]
        self._until = self._clock() + seconds
        self._addresses = _own_addresses()
        self._owner.waiting(seconds)

    def _tick(self) -> None:
        for carrier in list(self._carriers):
            carrier.turn()
        now = self._clock()
        if self._handshake is not None:
            self._handshake.look()
        elif self._is_waiting:
            if now >= self._until or _own_addresses() != self._addresses:
                self._connect()
        elif not self._carriers:
            self._ticks.stop()

    # --- what the conversation says --------------------------------------------------------------

    def _granted(self, granted: Granted, fingerprint: bytes) -> None:
        back, self._tries = self._tries > 0, 0
        self._put_first(self._where)
        if granted.token is not None:
            self._errand = Returning(granted.match, granted.token, fingerprint)
        self._owner.granted(granted, fingerprint)
        if back and self._conversation is not None:
            for wish in self._wishes.open():
                self._conversation.say(wish)

    def _heard(self, message: News) -> None:
        if isinstance(message, Answer):
            self._wishes.answered(message)
        self._owner.heard(message)

    def _ended(self, end: End) -> None:
        self._errand = self._conversation = None
        self._wishes.forget()
        self._owner.ended(end)

    def _lost(self) -> None:
        was_in, self._conversation = self._tries == 0, None
        if not isinstance(self._errand, Returning):
            self._errand = None
            self._owner.unreachable("lost")
            return
        if was_in:
            self._owner.lost()
        if self._is_waiting:
            self._wait()


class _Ear:
    """What the joiner's conversation calls its owner."""

    def __init__(self, joiner: Joiner) -> None:
        self.welcomed = joiner._owner.welcomed
        self.granted = joiner._granted
        self.heard = joiner._heard
        self.ended = joiner._ended
        self.lost = joiner._lost


def _own_addresses() -> list[str]:
    return [address.toString() for address in QNetworkInterface.allAddresses()]
