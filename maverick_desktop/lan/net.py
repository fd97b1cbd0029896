"""A socket that carries one conversation: bounded both ways, never waited for.

Whatever the conversation wants to send is written in the next turn of the event loop, so that
nothing it is told can call back, and many small messages become one packet.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QSslSocket

from .outbox import Outbox
from .tls import READ_AHEAD

TICK: Final = 250
"""Milliseconds between two looks at the clock."""
WRITE_AHEAD: Final = 64 * 1024
"""Bytes that are handed to the socket before it has sent them; the rest waits in the outbox."""
LAST_WORDS: Final = 1.0
"""Seconds that a connection which is over may take to send what waits."""
LINGER: Final = 5.0
"""The same, until the other end has hung up, where its last word has to be heard."""


class Conversation(Protocol):
    """Either side's conversation as a socket sees it."""

    @property
    def outbox(self) -> Outbox:
        """What waits to be sent."""

    @property
    def over(self) -> bool:
        """Whether nothing more is heard, and the connection ends once all is sent."""

    @property
    def lingers(self) -> bool:
        """Whether the other end, which hears the last word, is to hang up.

        A line that is closed while something comes is torn by the system: the other end may then
        fail to say something before it has read what was said to it, and never reads it.
        """

    def received(self, data: bytes, now: float) -> None:
        """Bytes have come."""

    def tick(self, now: float) -> None:
        """Time has passed, or the line was woken."""

    def hung_up(self, now: float) -> None:
        """The connection has ended by itself."""


class Carrier(QObject):
    """A ``Line``: the encrypted socket under a conversation."""

    gone = Signal(object)
    """This one has closed, and is deleted soon. Said once."""

    def __init__(self, socket: QSslSocket, clock: Callable[[], float], parent: QObject) -> None:
        """The socket is encrypted already."""
        super().__init__(parent)
        socket.setParent(self)
        self._socket = socket
        self._clock = clock
        self._conversation: Conversation | None = None
        self._until: float | None = None
        """When a connection that is over is torn."""
        self._is_gone = False
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self.turn)
        socket.readyRead.connect(self._read)
        socket.bytesWritten.connect(self._write_on)
        socket.encryptedBytesWritten.connect(self._write_on)
        socket.disconnected.connect(self._closed)

    def carry(self, conversation: Conversation) -> None:
        """Begin; what has already come is read in the next turn."""
        self._conversation = conversation
        self.wake()

    def wake(self) -> None:
        """The conversation has something to send, or is over."""
        self._turn.start()

    def turn(self) -> None:
        """Look at the clock, read, send."""
        if self._conversation is None:
            return
        self._conversation.tick(self._clock())
        if self._socket.bytesAvailable():
            self._read()
        self._write()

    def part(self) -> None:
        """End: last words are handed to the system now, as the program may end with this turn.

        A conversation that is not over is torn.
        """
        if self._conversation is None:
            return
        if not self._conversation.over:
            self.tear()
            return
        self._write()
        self._socket.flush()

    def tear(self) -> None:
        """Close at once, whatever waits."""
        self._socket.abort()
        self._closed()

    def _read(self) -> None:
        """One helping; others have their turn before the next."""
        conversation = self._conversation
        if conversation is None:
            return
        data = bytes(self._socket.read(READ_AHEAD).data())
        if data:
            conversation.received(data, self._clock())
        if self._socket.bytesAvailable():
            self.wake()

    def _write_on(self, _count: int) -> None:
        """More may be sent: in a turn of its own, for Qt is in the middle of sending.

        A socket that is closed from in here takes its encryption away from under Qt.
        """
        if self._conversation is not None and (
            self._conversation.outbox or self._conversation.over
        ):
            self.wake()

    def _write(self) -> None:
        conversation, socket = self._conversation, self._socket
        if conversation is None:
            return
        room = WRITE_AHEAD - socket.bytesToWrite() - socket.encryptedBytesToWrite()
        if room > 0 and conversation.outbox:
            socket.write(conversation.outbox.take(room))
        if conversation.over:
            self._finish()

    def _finish(self) -> None:
        now, conversation = self._clock(), self._conversation
        assert conversation is not None
        if self._until is None:
            self._until = now + (LINGER if conversation.lingers else LAST_WORDS)
        if now > self._until:
            self.tear()
        elif not conversation.outbox and not conversation.lingers:
            # Twice does no harm: a socket that is closing goes on closing.
            self._socket.disconnectFromHost()

    def _closed(self) -> None:
        conversation, self._conversation = self._conversation, None
        self._turn.stop()
        if conversation is not None:
            # What came before the end is still heard.
            while data := bytes(self._socket.read(READ_AHEAD).data()):
                conversation.received(data, self._clock())
            conversation.hung_up(self._clock())
            # It may be the last to hold its owner, who may own this: not to be let go of in here.
            QTimer.singleShot(0, partial(_let_go, conversation))
        if not self._is_gone:
            self._is_gone = True
            self.deleteLater()
            self.gone.emit(self)


def _let_go(_conversation: Conversation) -> None:
    """Hold it until now."""
