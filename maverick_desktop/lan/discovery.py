"""Tables are found without typing addresses: announce one, look for others (zeroconf).

The library works in threads of its own; what it finds is handed on from there, so whoever listens
must bring it into their thread. A game alone never loads this. Nothing found is believed: a table
is a few short texts and an address on one of our own networks, and nothing connects by itself.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from threading import Lock
from time import monotonic
from typing import Final

import msgspec
from zeroconf import (
    Error,
    IPVersion,
    ServiceInfo,
    ServiceListener,
    Zeroconf,
)

from maverick_desktop.core.names import clean_name

from .earshot import Broom, Ear, Voice
from .interfaces import Interface, interfaces, on_link

SERVICE: Final = "_maverick._tcp.local."
MOST_TABLES: Final = 64
MOST_BYTES: Final = 512
"""The longest announcement that is read."""
_LOOK: Final = 2.0
"""Seconds for which this computer’s own addresses are believed."""
_PATIENCE: Final = 1500
"""Milliseconds to ask for what an announcement left out."""

# What it could not send it would tell with a trace; networks go, and that is nobody's fault.
logging.getLogger("zeroconf").setLevel(logging.CRITICAL)


class Announcement(msgspec.Struct, frozen=True):
    """What anybody on the network may know of a table: no names of users or computers."""

    table: str
    app: str
    protocols: tuple[int, int]
    rules_name: str
    rules_digest: str
    free: int
    """Seats that a person may take."""
    port: int


class FoundTable(msgspec.Struct, frozen=True):
    """A table that was heard of."""

    id: str
    """The name of the announcement, random and unique."""
    what: Announcement
    addresses: tuple[str, ...]
    """On our own networks, the nearest kind first; IPv6 link-local ones with their scope."""


class Announcer:
    """Tells every network this computer stands in of one table, each with our address there."""

    def __init__(self, name: str) -> None:
        """``name``: random letters, the same as long as the table is open."""
        self._name: Final = f"{name}.{SERVICE}"
        self._server: Final = f"{name}.local."
        self._voices: Final[dict[Interface, tuple[Zeroconf, ServiceInfo]]] = {}
        self._what: Announcement | None = None

    @property
    def interfaces(self) -> list[Interface]:
        """Where the table is announced."""
        return list(self._voices)

    def open(self, what: Announcement) -> None:
        """Begin, on every interface that lets us; where none does, the table is just not found."""
        self._what = what
        self.look_around()

    def look_around(self) -> bool:
        """Be announced on the networks there are now; whether they are others than before.

        To be called now and then: computers go from one network to another, and wake without one.
        """
        if self._what is None:
            return False
        before = self.interfaces
        # One voice a card is enough, and every system speaks this one.
        cards = [one for one in interfaces() if ip_address(one.address).version == 4]
        for interface in before:
            if interface not in cards:
                self._fall_silent(interface)
        for interface in cards:
            if interface not in self._voices:
                with suppress(OSError, Error):
                    self._speak(interface, self._what)
        return self.interfaces != before

    def change(self, what: Announcement) -> None:
        """The table is another now: fewer seats, other rules."""
        self._what = what
        for interface, (voice, _) in list(self._voices.items()):
            info = self._info(interface, what)
            self._voices[interface] = voice, info
            with suppress(OSError, Error):
                voice.update_service(info)

    def close(self) -> None:
        """Say goodbye and be silent."""
        self._what = None
        for interface in self.interfaces:
            self._fall_silent(interface)

    def _speak(self, interface: Interface, what: Announcement) -> None:
        voice = Voice(interface)
        Broom(voice)
        info = self._info(interface, what)
        try:
            voice.register_service(info, cooperating_responders=True)
        except BaseException:
            voice.close()
            raise
        self._voices[interface] = voice, info

    def _fall_silent(self, interface: Interface) -> None:
        voice, info = self._voices.pop(interface)
        with suppress(OSError, Error):
            voice.unregister_service(info)
        voice.close()

    def _info(self, interface: Interface, what: Announcement) -> ServiceInfo:
        texts = {
            "v": what.app,
            "p": f"{what.protocols[0]}-{what.protocols[1]}",
            "n": what.table,
            "l": what.rules_name,
            "r": what.rules_digest,
            "f": str(what.free),
        }
        return ServiceInfo(
            SERVICE,
            self._name,
            what.port,
            properties=texts,
            server=self._server,
            parsed_addresses=[interface.address],
        )


Heard = Callable[[FoundTable], None]
Gone = Callable[[str], None]


class Browser(ServiceListener):
    """Hears of tables. ``heard`` and ``gone`` are called in threads of the library."""

    def __init__(self, heard: Heard, gone: Gone) -> None:
        self._heard = heard
        self._gone = gone
        self._names: set[str] = set()
        self._lock = Lock()
        self._asking: dict[str, Future[bool]] = {}
        """By name: what is being asked for."""
        self._ear: Zeroconf | None = None
        self._own = interfaces()
        self._looked_at = monotonic()

    def open(self) -> bool:
        """Begin to listen; False where the network does not let us."""
        try:
            self._ear = Zeroconf(ip_version=IPVersion.V4Only)
            Ear(self._ear, SERVICE, self, MOST_TABLES)
        except (OSError, Error):
            self.close()
            return False
        return True

    def close(self) -> None:
        """Listen no more."""
        with self._lock:
            ear, self._ear = self._ear, None
            asking = list(self._asking.values())
        for one in asking:
            one.cancel()
        if ear is not None:
            ear.close()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Somebody announces a table; beyond the limit nobody is listened to."""
        with self._lock:
            if name not in self._names and len(self._names) >= MOST_TABLES:
                return
            self._names.add(name)
        self._look(zc, type_, name)

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """An announcement has changed."""
        self.add_service(zc, type_, name)

    def remove_service(self, _zc: Zeroconf, _type: str, name: str) -> None:
        """A table says goodbye."""
        with self._lock:
            known = name in self._names
            self._names.discard(name)
        if known:
            self._gone(name)

    def _look(self, zc: Zeroconf, type_: str, name: str) -> None:
        try:
            info = ServiceInfo(type_, name)
        except Error:
            # No name that anybody may have. The thread that calls lives on, and hears of others.
            return
        if info.load_from_cache(zc):
            self._tell(info)
        else:
            self._ask(zc, info)

    def _ask(self, zc: Zeroconf, info: ServiceInfo) -> None:
        """Ask for what was left out; nobody who does not answer keeps others waiting."""
        with self._lock:
            if self._ear is None or zc.loop is None or info.name in self._asking:
                return
            asking = asyncio.run_coroutine_threadsafe(info.async_request(zc, _PATIENCE), zc.loop)
            self._asking[info.name] = asking
        asking.add_done_callback(partial(self._answered, info))

    def _answered(self, info: ServiceInfo, asking: Future[bool]) -> None:
        with self._lock:
            self._asking.pop(info.name, None)
        # Closed meanwhile, the library asserts that it is not.
        with suppress(CancelledError, OSError, Error, AssertionError):
            if asking.result():
                self._tell(info)

    def _tell(self, info: ServiceInfo) -> None:
        # Computers go from one network to another.
        if monotonic() - self._looked_at > _LOOK:
            self._own, self._looked_at = interfaces(), monotonic()
        with suppress(ValueError):
            table = read_announcement(info, self._own)
            if table is not None:
                self._heard(table)


def read_announcement(info: ServiceInfo, own: list[Interface]) -> FoundTable | None:
    """The table an announcement tells of; None if it is no sound one."""
    if info.port is None or not 0 < info.port < 65536:
        return None
    if sum(len(key) + len(value or b"") for key, value in info.properties.items()) > MOST_BYTES:
        return None
    near = [one for one in info.parsed_scoped_addresses() if on_link(one, own)]
    # Its own computer's inside counts only for a table that is nowhere else.
    beyond = [one for one in near if not ip_address(one.partition("%")[0]).is_loopback]
    what = _announcement(info.properties, info.port)
    if what is None or not near:
        return None
    return FoundTable(info.name[:80], what, tuple(beyond or near)[:8])


def _announcement(texts: dict[bytes, bytes | None], port: int) -> Announcement | None:
    def text(key: bytes) -> str:
        return clean_name((texts.get(key) or b"").decode("utf-8", "replace"))

    table, rules_name = text(b"n"), text(b"l")
    low, _, high = text(b"p").partition("-")
    free, digest = text(b"f"), text(b"r")
    numbers = (low, high, free)
    if not table or not all(one.isascii() and one.isdecimal() and len(one) < 6 for one in numbers):
        return None
    if len(digest) != 16 or int(free) > 4 or int(low) > int(high):
        return None
    return Announcement(
        table, text(b"v"), (int(low), int(high)), rules_name, digest, int(free), port
    )
