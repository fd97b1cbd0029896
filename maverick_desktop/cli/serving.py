"""The running part of ``serve``: opens the tables, says where they are, announces a single one."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, ip_address
from itertools import islice
from pathlib import Path
from typing import Final

from maverick_desktop import __version__
from maverick_desktop.chance import new_match_id, secret_bytes, secret_number
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.store import Record
from maverick_desktop.hosting.chairs import OPEN, Chair, Chairs
from maverick_desktop.hosting.commit import KEY_BYTES
from maverick_desktop.hosting.keeping import TableState
from maverick_desktop.hosting.loop import Loop
from maverick_desktop.lan.certificate import new_certificate
from maverick_desktop.lan.codes import LENGTH, SIGNS, code_of, in_halves
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.discovery import Announcement, Announcer
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.interfaces import Interface, interfaces
from maverick_desktop.lan.messages import PROTOCOL
from maverick_desktop.lan.where import PORTS, Where
from maverick_desktop.text.faults import file_fault, shown_path
from maverick_desktop.text.lancode import spoken
from maverick_desktop.text.lanfaults import unreachable
from maverick_desktop.text.phrase import say
from maverick_desktop.text.words import seat_word

from .output import CommandError, tell
from .servehall import FolderTaken, Hall
from .serveloop import ProgramLoop, let_many_in
from .servetable import Plan, ServedTable
from .servewish import Wish

_LOOK_AROUND: Final = 5.0
"""Seconds between two looks at this computer's networks."""


def serve(wish: Wish) -> None:
    """Host tables until somebody ends it."""
    folder = wish.folder
    crier = Crier() if wish.alone else None
    follow = _nobody if crier is None else crier.seats_changed
    try:
        hall = Hall(folder, ProgramLoop(), _news(wish.alone), follow, partial(_trouble, folder))
    except FolderTaken:
        raise CommandError(
            f"{shown_path(folder)} is in use by another Maverick; close it, or name another folder"
            " by --out."
        ) from None
    tables: list[ServedTable] = []

    def begin() -> None:
        if not wish.alone:
            let_many_in()
            print(f"Address: {', '.join(hosts(interfaces()))}")
        for plan in _plans(wish, hall):
            tables.append(ServedTable(plan, hall))
            _open(tables[-1], wish)
        if crier is not None:
            crier.begin(tables[0])
            _look_around(hall.loop, crier)
        sys.stdout.flush()

    try:
        hall.loop.run(begin)
    finally:
        for table in tables:
            table.close()
        if crier is not None:
            crier.close()
        hall.close()


def _plans(wish: Wish, hall: Hall) -> Iterator[Plan]:
    """The tables to open: first those that people come back to."""
    kept = [] if wish.new else list(islice(hall.kept(), len(wish.names)))
    for state, record in kept:
        yield _kept_plan(state, record, wish)
    for name in wish.names[len(kept) :]:
        yield _new_plan(name, wish)


def _new_plan(name: str, wish: Wish) -> Plan:
    certificate = new_certificate()
    door = Door(new_match_id(), _code(wish), certificate.fingerprint, secret_bytes)
    chairs = Chairs(_chair(wish.seats[seat], say(seat_word(seat))) for seat in SEATS)
    key = secret_bytes(KEY_BYTES)
    return Plan(wish.setup(name), chairs, door, certificate, key, _ports(wish))


def _kept_plan(state: TableState, record: Record | None, wish: Wish) -> Plan:
    ports = [state.port, *_ports(wish)] if state.port else _ports(wish)
    return Plan(
        state.setup(None if record is None else record.log),
        state.chairs(),
        state.open_door(_code(wish), secret_bytes),
        state.read_certificate(),
        bytes.fromhex(state.key),
        ports,
        record,
    )


def _chair(word: str, name: str) -> Chair:
    if word == OPEN:
        return Chair(OPEN, name, needed=True)
    return Chair(f"bot:{word}", name, name)


def _code(wish: Wish) -> str:
    return wish.code or code_of(secret_number(len(SIGNS) ** LENGTH))


def _ports(wish: Wish) -> list[int]:
    if wish.port is None:
        return [*PORTS]
    first = range(wish.port, min(wish.port + len(wish.names), 65536))
    return [*first, *PORTS]


# --- what is said --------------------------------------------------------------------------------


def _open(table: ServedTable, wish: Wish) -> None:
    trouble = table.open()
    if trouble == "no_tls":
        raise CommandError(unreachable("no_tls", ""))
    if trouble is not None:
        raise CommandError("No port can be had on this computer, so that no table can be opened.")
    name, code, port = table.table.setup.name, table.table.door.code, table.port
    if not wish.alone:
        print(f"{name}: code {code}, port {port}")
        return
    if wish.port not in (None, port):
        tell(f"Port {wish.port} is not to be had here; port {port} was taken in its place.")
    first, second = in_halves(code)
    print(f"Table: {name}")
    print(f"Code: {first}-{second} ({say(spoken(first, second))})")
    print("Address: " + ", ".join(str(Where(host, port)) for host in hosts(interfaces())))


def hosts(own: list[Interface]) -> list[str]:
    """What this computer is called by others on its networks, the likeliest first."""
    outside = [one for one in own if not one.loopback]
    outside.sort(key=lambda one: one.kind != "network")
    return [_scoped(one) for one in outside] or ["127.0.0.1"]


def _scoped(one: Interface) -> str:
    address = ip_address(one.address)
    link_local = isinstance(address, IPv6Address) and address.is_link_local
    return f"{one.address}%{one.name}" if link_local else one.address


def _nobody(_table: ServedTable) -> None:
    """Several tables are not announced: who joins one was told its address."""


def _news(alone: bool) -> Callable[[ServedTable, str], None]:
    def news(table: ServedTable, text: str) -> None:
        before = "" if alone else f"{table.table.setup.name}: "
        print(f"{before}{text}", flush=True)

    return news


def _trouble(folder: Path, error: OSError | None) -> None:
    if error is None:
        tell("Records are written again; nothing is missing in them.")
    else:
        tell(file_fault(error.filename or folder, error))


def _look_around(loop: Loop, crier: "Crier") -> None:
    crier.look_around()
    loop.later(_LOOK_AROUND, partial(_look_around, loop, crier))


class Crier:
    """Announces a table on the network; what takes its time there is done in a thread."""

    def __init__(self) -> None:
        self._announcer: Final = Announcer(secret_bytes(8).hex())
        self._thread: Final = ThreadPoolExecutor(1, "announcing")
        self._said: Announcement | None = None

    def begin(self, table: ServedTable) -> None:
        """From now on it can be found."""
        self._said = _announcement(table)
        self._thread.submit(self._announcer.open, self._said)

    def seats_changed(self, table: ServedTable) -> None:
        """Say so, if it is news."""
        now = _announcement(table)
        if self._said not in (None, now):
            self._said = now
            self._thread.submit(self._announcer.change, now)

    def look_around(self) -> None:
        """This computer may be on another network now."""
        self._thread.submit(self._announcer.look_around)

    def close(self) -> None:
        """Say goodbye."""
        self._thread.submit(self._announcer.close)
        self._thread.shutdown()


def _announcement(table: ServedTable) -> Announcement:
    setup = table.table.setup
    rules = setup.rule_set
    return Announcement(
        setup.name,
        __version__,
        (PROTOCOL, PROTOCOL),
        rules.name,
        rules_digest(rules.rules),
        len(table.table.chairs.where(OPEN)),
        table.port,
    )
