"""Tables on the air: one's own is announced, others are listened for, in threads that may wait.

What is heard reaches the window's thread by a ``Mailbox``. Must not know what a table is.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from maverick_desktop.ui.mailbox import Mailbox

if TYPE_CHECKING:
    # The library for it is loaded in the threads that use it.
    from maverick_desktop.lan.discovery import Announcement, Announcer, Browser, FoundTable

NAME_BYTES: Final = 8
"""Random bytes of an announcement's name."""
_LOOK_AROUND: Final = 5000
"""Milliseconds between two looks at this computer's networks."""


class Broadcast(QObject):
    """Announces one table until it is closed. Nothing here waits for the network."""

    on_air = Signal(int)
    """It is announced on so many networks; none is 0."""

    def __init__(self, name: str, parent: QObject) -> None:
        """``name``: random letters, the same as long as the table is open."""
        super().__init__(parent)
        self.name: Final = name
        self._mailbox = Mailbox(self)
        self._worker = ThreadPoolExecutor(1, "announcer")
        self._announcer: Announcer | None = None
        self._said: Announcement | None = None
        self._closed = False
        self._looks = QTimer(self)
        self._looks.setInterval(_LOOK_AROUND)
        self._looks.timeout.connect(self._look_again)

    def say(self, what: "Announcement") -> None:
        """Announce the table, or that it is another now."""
        if self._closed or what == self._said:
            return
        first, self._said = self._said is None, what
        self._worker.submit(self._open if first else self._change, what)
        self._looks.start()

    def close(self) -> None:
        """Say goodbye; that is done in the thread, which ends by itself."""
        if not self._closed:
            self._closed = True
            self._looks.stop()
            self._mailbox.close()
            self._worker.submit(self._silence)
            self._worker.shutdown(wait=False)

    def _look_again(self) -> None:
        self._worker.submit(self._look_around)

    # --- in the thread ---------------------------------------------------------------------------

    def _open(self, what: "Announcement") -> None:
        from maverick_desktop.lan.discovery import Announcer

        self._announcer = Announcer(self.name)
        self._announcer.open(what)
        self._tell(self._announcer)

    def _look_around(self) -> None:
        """This computer may be on another network now."""
        if self._announcer is not None and self._announcer.look_around():
            self._tell(self._announcer)

    def _tell(self, announcer: "Announcer") -> None:
        count = len(announcer.interfaces)
        self._mailbox.post(lambda: self.on_air.emit(count))

    def _change(self, what: "Announcement") -> None:
        if self._announcer is not None:
            self._announcer.change(what)

    def _silence(self) -> None:
        if self._announcer is not None:
            self._announcer.close()


class Finder(QObject):
    """Listens for tables while somebody looks for one."""

    heard = Signal(object)
    """A ``FoundTable``, new or changed."""
    gone = Signal(str)
    """The id of a table that has said goodbye."""
    deaf = Signal()
    """This system lets nobody listen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._mailbox = Mailbox(self)
        self._worker = ThreadPoolExecutor(1, "finder")
        self._browser: Browser | None = None
        self._closed = False
        self._worker.submit(self._open)

    def close(self) -> None:
        """Listen no more."""
        if not self._closed:
            self._closed = True
            self._mailbox.close()
            self._worker.submit(self._stop)
            self._worker.shutdown(wait=False)

    # --- in the thread ---------------------------------------------------------------------------

    def _open(self) -> None:
        from maverick_desktop.lan.discovery import Browser

        if self._closed:
            return
        self._browser = Browser(self._on_heard, self._on_gone)
        if not self._browser.open():
            self._mailbox.post(self.deaf.emit)

    def _stop(self) -> None:
        if self._browser is not None:
            self._browser.close()

    def _on_heard(self, table: "FoundTable") -> None:
        self._mailbox.post(lambda: self.heard.emit(table))

    def _on_gone(self, id_: str) -> None:
        self._mailbox.post(lambda: self.gone.emit(id_))


OpenAir = Callable[[str, QObject], Broadcast]
Listen = Callable[[QObject], Finder]
