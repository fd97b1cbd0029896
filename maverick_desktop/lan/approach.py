"""One try to reach a table, at all the places where it may be at once: the first to answer is it.

Whoever shows another certificate than the one that is looked for is passed by and told nothing.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket

from .handshake import Handshake
from .tls import client_side, fingerprint_of
from .where import Where

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

MOST_PLACES: Final = 4

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


class Reached(NamedTuple):
    """An encrypted line to a table."""

    handshake: Handshake
    """To be taken at once."""
    where: Where
    fingerprint: bytes


class Approach(QObject):
    """Begins in the next turn of the event loop, and says one thing once."""

    reached = Signal(object)
    """``Reached``."""
    missed = Signal(str)
    """``Unreachable``."""
    imposter = Signal()
    """Somebody answered, but nobody with the certificate that is looked for."""

    def __init__(
        self,
        wheres: list[Where],
        pinned: bytes | None,
        patience: float,
        clock: Callable[[], float],
        parent: QObject,
    ) -> None:
        """``pinned``: the fingerprint looked for; None for any. ``patience``: see ``Handshake``."""
        super().__init__(parent)
        self._pinned = pinned
        self._why: Unreachable = "no_answer"
        self._imposter = False
        self._tries: dict[Handshake, Where] = {}
        for where in wheres:
            handshake = Handshake(clock, self, patience)
            self._tries[handshake] = where
            handshake.socket.setSslConfiguration(client_side())
            handshake.done.connect(self._encrypted)
            handshake.failed.connect(self._failed)
        # Some places are out of reach at once: that is said to somebody who listens by then.
        QTimer.singleShot(0, self, self._begin)

    def look(self) -> None:
        """Give up what takes too long. To be called now and then."""
        for handshake in list(self._tries):
            handshake.look()

    def drop(self) -> None:
        """Not wanted any more; nothing is said."""
        for handshake in self._tries:
            handshake.drop()
        self._tries.clear()
        self.deleteLater()

    def _begin(self) -> None:
        for handshake, where in list(self._tries.items()):
            handshake.socket.connectToHostEncrypted(where.host, where.port)

    def _encrypted(self, handshake: Handshake) -> None:
        where = self._tries.pop(handshake, None)
        if where is None:
            return
        fingerprint = fingerprint_of(handshake.socket)
        if fingerprint and self._pinned in (None, fingerprint):
            self.drop()
            self.reached.emit(Reached(handshake, where, fingerprint))
            return
        handshake.drop()
        self._imposter = self._imposter or bool(fingerprint)
        self._why = "no_table"
        self._perhaps_missed()

    def _failed(self, handshake: Handshake) -> None:
        if self._tries.pop(handshake, None) is None:
            return
        error = handshake.error
        self._why = "no_answer" if error is None else _REASONS.get(error, "no_network")
        self._perhaps_missed()

    def _perhaps_missed(self) -> None:
        if self._tries:
            return
        self.drop()
        if self._imposter:
            self.imposter.emit()
        else:
            self.missed.emit(self._why)
