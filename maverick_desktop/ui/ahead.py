"""Loads what play on the network is made of in a thread of its own: the window waits for nothing.

Must not know what is done with it.
"""

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer

from maverick_desktop.ui.mailbox import Mailbox

_MODULES: Final = (
    "lan.hoster",
    "lan.joiner",
    "lan.interfaces",
    "lan.discovery",
    "hosting.hosted",
    "hosting.guest",
)
"""With the libraries that are slow to load."""


class Ahead(QObject):
    """Loads once, when somebody first wants it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._mailbox: Final = Mailbox(self)
        self._waiting: Callable[[], None] | None = None
        self._thread: Thread | None = None
        self._loaded = False

    def then(self, go: Callable[[], None]) -> None:
        """Do something as soon as all is loaded; in place of what has been waiting for that."""
        if self._loaded:
            go()
            return
        self._waiting = go
        if self._thread is None:
            self._thread = Thread(target=self._load, name="ahead")
            self._thread.start()

    def close(self) -> None:
        """Do nothing any more."""
        self._waiting = None
        self._mailbox.close()

    # --- in the thread ---------------------------------------------------------------------------

    def _load(self) -> None:
        # What cannot be loaded is missed where it is wanted, in the window's own thread.
        with suppress(ImportError):
            _load_all()
        self._mailbox.post(self._on_loaded)

    # --- back in the window's --------------------------------------------------------------------

    def _on_loaded(self) -> None:
        """Now the window's own part, which is small, in a turn of its own."""
        with suppress(ImportError):
            import_module("maverick_desktop.ui.lan.rooms")
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        self._loaded = True
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()


def _load_all() -> None:
    from maverick_desktop.lan.certificate import new_certificate
    from maverick_desktop.lan.tls import warm_up

    # Qt works without Python's lock meanwhile.
    warming = Thread(target=warm_up, name="warm-up")
    warming.start()
    for name in _MODULES:
        import_module(f"maverick_desktop.{name}")
    # Half of that library is loaded with the first key.
    new_certificate()
    warming.join()
