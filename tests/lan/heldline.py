"""A line through this process that can be held up: for machines that have no networks of their own.

Nothing that was sent is lost while it is held, and neither end is told.
"""

import socket
from contextlib import suppress
from threading import Event, Thread
from typing import Final


class HeldLine:
    """Listens on a port of its own and hands everything on to another."""

    def __init__(self, to: int) -> None:
        self._to: Final = to
        self._open: Final = Event()
        self._open.set()
        self._server: Final = socket.create_server(("127.0.0.1", 0))
        self._ends: Final[list[socket.socket]] = []
        Thread(target=self._accept, daemon=True).start()

    @property
    def port(self) -> int:
        """Where to connect to."""
        port: int = self._server.getsockname()[1]
        return port

    def cut(self) -> None:
        """Nothing goes through."""
        self._open.clear()

    def mend(self) -> None:
        """Everything goes through again."""
        self._open.set()

    def close(self) -> None:
        """Both ends are told."""
        self._open.set()
        for end in [self._server, *self._ends]:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._server.accept()
                self._ends.append(near)
                Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        self._open.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self._to))
        except OSError:
            near.close()
            return
        self._ends.append(far)
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self._open.wait()
                other.sendall(data)
        self._open.wait()
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
