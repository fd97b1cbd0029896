"""Whether an announcement comes back from the network to this computer. Waits: not for the window.

Loaded in the thread that asks, since its library is.
"""

from collections.abc import Callable
from threading import Event
from time import monotonic

from maverick_desktop import __version__

from .discovery import Announcement, Announcer, Browser, FoundTable
from .messages import PROTOCOL

_STEP = 0.1
_NAME_BYTES = 8


def comes_back(
    name: str,
    port: int,
    rules: str,
    draw: Callable[[int], bytes],
    patience: float,
    given_up: Callable[[], bool],
) -> bool:
    """Announce a table, or take the one announced as ``name``, and listen for it.

    ``rules``: what stands for its rules, by which everybody knows that it is no table.
    """
    heard = Event()
    wanted = name or draw(_NAME_BYTES).hex()

    def on_heard(table: FoundTable) -> None:
        if table.id.startswith(wanted):
            heard.set()

    announcer = None if name else Announcer(wanted)
    browser = Browser(on_heard, lambda _id: None)
    try:
        if announcer is not None:
            # A table with no seat: nobody who sees it can want to join.
            what = Announcement("Check", __version__, (PROTOCOL, PROTOCOL), "Check", rules, 0, port)
            announcer.open(what)
        if not browser.open():
            return False
        until = monotonic() + patience
        while not given_up() and monotonic() < until:
            if heard.wait(_STEP):
                return True
        return False
    finally:
        browser.close()
        if announcer is not None:
            announcer.close()
