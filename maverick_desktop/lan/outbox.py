"""What waits to be sent to one listener: bounded, in order, and nothing is ever left out.

Whoever does not keep up is cut off (RELIABILITY R6). A long story, as somebody hears it who comes
back, is drawn only as fast as it is read, so that it takes no room here.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

from .messages import ClientMessage, HostMessage
from .wire import frame

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 256 * 1024


class Outbox:
    """Frames on their way out."""

    def __init__(self) -> None:
        self._waiting: deque[bytes | Iterator[ClientMessage | HostMessage]] = deque()
        self._messages = 0
        self._bytes = 0

    def __bool__(self) -> bool:
        """Whether anything waits."""
        return bool(self._waiting)

    def put(self, message: ClientMessage | HostMessage) -> bool:
        """Add a message; False, and nothing added, if there is no room."""
        framed = frame(message)
        if self._messages >= MOST_MESSAGES or self._bytes + len(framed) > MOST_BYTES:
            return False
        self._waiting.append(framed)
        self._messages += 1
        self._bytes += len(framed)
        return True

    def put_all(self, messages: Iterable[ClientMessage | HostMessage]) -> None:
        """Add a story, told message by message when its turn comes."""
        self._waiting.append(iter(messages))

    def take(self, room: int) -> bytes:
        """Whole frames, until they fill ``room`` bytes or nothing waits."""
        taken = bytearray()
        while self._waiting and len(taken) < room:
            first = self._waiting[0]
            if isinstance(first, bytes):
                taken += first
                self._waiting.popleft()
                self._messages -= 1
                self._bytes -= len(first)
                continue
            message = next(first, None)
            if message is None:
                self._waiting.popleft()
            else:
                taken += frame(message)
        return bytes(taken)

    def drop(self) -> None:
        """Forget all that waits."""
        self._waiting.clear()
        self._messages = self._bytes = 0
