"""What the library for announcements may remember and answer, however much is shouted at it.

It keeps whatever anybody says, plans something for every name it has heard, and answers whoever
asks: without this a stranger would fill our memory, or have us write to others (RELIABILITY D1,
D2). Everything here runs in the library's own thread.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final, Protocol

from zeroconf import (
    IPVersion,
    RecordUpdate,
    RecordUpdateListener,
    ServiceBrowser,
    ServiceListener,
    Zeroconf,
)

from .gate import Bucket
from .interfaces import Interface, on_link

MOST_RECORDS: Final = 512
"""That the library may remember of one network; 64 tables need about 320."""
MOST_ANSWERS: Final = 5
"""A second, to somebody who asks for an answer of their own; everybody hears the others."""
_PORT: Final = 5353
_POINTER: Final = 12
_ADDRESSES: Final = (1, 28)


class Record(Protocol):
    """What the library knows of something that was said."""

    name: str
    type: int

    def is_expired(self, now: float) -> bool:
        """Whether it holds no longer, or was taken back."""


def _spoken_of(record: Record) -> str:
    """The name that a record is of: the one a pointer leads to."""
    return str(getattr(record, "alias", record.name))


class Voice(Zeroconf):
    """Speaks to a whole network; to single addresses only on that network, and not often."""

    def __init__(self, interface: Interface) -> None:
        """``interface``: the one to speak from."""
        self._interface: Final = interface
        self._answers: Final = Bucket(MOST_ANSWERS, MOST_ANSWERS)
        super().__init__(interfaces=[interface.address], ip_version=IPVersion.V4Only)

    def async_send(
        self,
        out: Any,
        addr: str | None = None,
        port: int = _PORT,
        v6_flow_scope: tuple[()] | tuple[int, int] = (),
        transport: Any = None,
    ) -> None:
        """Say it, unless somebody may only have pretended to ask."""
        # Who asks from where is easily forged: the answer would go to somebody who did not. And
        # what is asked on another network is heard here too: there our address means nothing.
        near = addr is None or on_link(addr, (self._interface,))
        if near and (addr is None or self._answers.take(monotonic())):
            super().async_send(out, addr, port, v6_flow_scope, transport)


class Broom(RecordUpdateListener):
    """Empties the library's memory when it is full: of what nobody wants, or of nearly all."""

    def __init__(
        self, voice: Zeroconf, is_wanted: Callable[[str], bool] = lambda _name: False
    ) -> None:
        self._voice: Final = voice
        self._is_wanted: Final = is_wanted
        voice.add_listener(self, None)

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """What is new is looked at once it is in the memory."""

    def async_update_records_complete(self) -> None:
        """Something has been remembered."""
        cache = self._voice.cache
        if sum(map(len, cache.cache.values())) <= MOST_RECORDS:
            return
        records = [record for store in cache.cache.values() for record in store]
        wanted = {one for one in records if self._is_wanted(_spoken_of(one))}
        if len(wanted) > MOST_RECORDS // 2:
            # That such a name is there at all goes on to be known, and then that it is gone.
            wanted = {one for one in wanted if one.type == _POINTER}
        cache.async_remove_records(set(records) - wanted)


class Ear(ServiceBrowser):
    """Hears of so many names of a service and no more, until one of them is gone."""

    def __init__(self, voice: Zeroconf, service: str, listener: ServiceListener, most: int) -> None:
        self._service: Final = service
        self._most: Final = most
        self._names: Final[set[str]] = set()
        Broom(voice, self._names.__contains__)
        super().__init__(voice, service, listener=listener)

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """Pass on what is said of the names that are listened to."""
        heard = [one for one in records if self._is_heard(zc, now, one.new)]
        super().async_update_records(zc, now, heard)

    def _is_heard(self, zc: Zeroconf, now: float, record: Record) -> bool:
        if record.type in _ADDRESSES:
            services = zc.cache.async_entries_with_server(record.name)
            return any(one.name in self._names for one in services)
        name = _spoken_of(record)
        known = name in self._names
        if record.type != _POINTER or record.name.lower() != self._service:
            return known
        if record.is_expired(now):
            self._names.discard(name)
        elif not known and len(self._names) < self._most:
            self._names.add(name)
            return True
        return known
