"""G13: forged, damaged and far too many announcements, on a real network of this computer.

A table is announced and played at, and a lobby listens, while somebody shouts a thousand a second.
"""

import logging
import random
import secrets
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Lock
from time import monotonic, sleep
from typing import Final

from zeroconf import ServiceInfo
from zeroconf._dns import DNSAddress, DNSPointer, DNSQuestion, DNSService, DNSText
from zeroconf._protocol.outgoing import DNSOutgoing

from maverick_desktop.lan.discovery import (
    MOST_TABLES,
    SERVICE,
    Announcement,
    Announcer,
    Browser,
    FoundTable,
    read_announcement,
)
from maverick_desktop.lan.earshot import MOST_RECORDS
from maverick_desktop.lan.interfaces import Interface, interfaces, on_link
from tests.lan.lines import Guest, OpenTable
from tests.lan.rig import CODE

from .household import certificate
from .spinning import application, turn, until
from .trial import Goal, Trial

GROUP: Final = ("224.0.0.251", 5353)
RATE: Final = 1000
"""Packets a second."""
_ANSWER: Final = 0x8400
_IN: Final = 1
_UNIQUE: Final = 0x8001
_WHAT: Final = Announcement("Kitchen", "0.1.0", (1, 1), "Classic", "0123456789abcdef", 2, 47114)
_JOINS_EVERY: Final = 5.0
"""Seconds between two honest joins."""
_BATCH: Final = 50
_SOUND: Final = 300
"""Packets at first that are all right."""


# --- what is shouted -----------------------------------------------------------------------------


def texts(dice: random.Random, number: int) -> bytes:
    """What an announcement says, mostly sound."""
    pairs = {"v": "0.1.0", "p": "1-1", "n": f"T{number}", "l": "Classic", "r": "0" * 16, "f": "2"}
    if number >= _SOUND and dice.random() < 0.5:
        odd = ("", "-1", "9" * 200, "<b>x", "\u202e\x00", "٣", "x" * 250, "2-1", "\ud800")
        pairs[dice.choice("vpnlrfxyz")] = dice.choice(odd)
    said = b""
    for key, value in pairs.items():
        text = f"{key}={value}".encode("utf-8", "surrogatepass")[:255]
        said += bytes([len(text)]) + text
    if dice.random() < 0.05:
        said += (b"\xff" + b"x=" + b"y" * 253) * 20
    return said


def announcement(dice: random.Random, number: int, port: int, own: str) -> bytes:
    """A forged packet, as a program for DNS would write it."""
    out = DNSOutgoing(_ANSWER)
    name = f"mav-{dice.randrange(10**9) if dice.random() < 0.7 else number % 50}.{SERVICE}"
    server = f"host-{number}.local."
    address = (
        own
        if number < _SOUND or dice.random() < 0.7
        else dice.choice(("8.8.8.8", "224.0.0.1", "1.2.3.4"))
    )
    kind = 1.0 if number < _SOUND else dice.random()
    ttl = 0 if kind < 0.05 else 120 if number < _SOUND else dice.choice((1, 4500, 2**31 - 1))
    answers = [
        DNSPointer(SERVICE, 12, _IN, ttl, name),
        DNSService(name, 33, _UNIQUE, ttl, 0, 0, port, server),
        DNSText(name, 16, _UNIQUE, ttl, texts(dice, number)),
        DNSAddress(server, 1, _UNIQUE, ttl, socket.inet_aton(address)),
    ]
    if kind < 0.2:
        # Of nobody that is asked for, or in parts.
        answers = dice.sample(answers, dice.randrange(1, 4))
    for answer in answers:
        out.add_answer_at_time(answer, 0)
    return out.packets()[0]


def pointer(name: str) -> bytes:
    """The name of a table, and nothing else of it."""
    out = DNSOutgoing(_ANSWER)
    out.add_answer_at_time(DNSPointer(SERVICE, 12, _IN, 4500, f"{name}.{SERVICE}"), 0)
    return out.packets()[0]


def question(dice: random.Random) -> bytes:
    """Somebody asks, for an answer of their own or not."""
    out = DNSOutgoing(0)
    asked = DNSQuestion(SERVICE, dice.choice((12, 255)), _IN)
    asked.unicast = dice.random() < 0.5
    out.add_question(asked)
    return out.packets()[0]


def packet(dice: random.Random, number: int, port: int, own: str) -> bytes:
    """Anything."""
    # At first the list is filled, with what there is no fault in.
    kind = 1.0 if number < _SOUND else dice.random()
    if kind < 0.1:
        return question(dice)
    if kind < 0.2:
        return dice.randbytes(dice.randrange(200))
    data = bytearray(announcement(dice, number, port, own))
    if kind < 0.5:
        for _ in range(dice.choice((1, 2, 8))):
            data[dice.randrange(len(data))] = dice.randrange(256)
        if kind < 0.3:
            del data[dice.randrange(len(data)) :]
    return bytes(data)


# --- who hears it --------------------------------------------------------------------------------


class Lobby:
    """Hears of tables, as a window would list them."""

    def __init__(self, own: list[Interface]) -> None:
        self._own = own
        self._lock = Lock()
        self._listed: dict[str, FoundTable] = {}
        self.most = 0
        self.heard = 0
        self.wrong: list[str] = []
        self.browser = Browser(self._hear, self._lose)

    def _hear(self, table: FoundTable) -> None:
        with self._lock:
            self._listed[table.id] = table
            self.heard += 1
            self.most = max(self.most, len(self._listed))
            if not is_sound(table, self._own):
                self.wrong.append(repr(table))

    def _lose(self, id_: str) -> None:
        with self._lock:
            self._listed.pop(id_, None)


def is_sound(table: FoundTable, own: list[Interface]) -> bool:
    """Whether a table that was found is short, plain, and on a network of ours."""
    what = table.what
    return (
        1 <= len(what.table) <= 24
        and what.table.isprintable()
        and what.rules_name.isprintable()
        and 0 <= what.free <= 4
        and len(table.id) <= 80
        and all(on_link(one, own) for one in table.addresses)
    )


class Complaints(logging.Handler):
    """Hears what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Remember it."""
        self.heard.append(self.format(record))


@contextmanager
def complaints() -> Iterator[Complaints]:
    """Everything that is logged meanwhile."""
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


# --- the goal ------------------------------------------------------------------------------------


def network() -> Interface | None:
    """A network on which packets to all come back to this computer."""
    own = [one for one in interfaces() if "." in one.address and not one.loopback]
    return next(iter(own), None)


class Shouter:
    """Sends packets to the whole network, so many a second and no faster."""

    def __init__(self, at: Interface, listened_to: str = "") -> None:
        """``listened_to``: whose answers are counted; others may be on this network, too."""
        self._name = listened_to.encode()
        self._line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._line.bind((at.address, 0))
        self._line.setblocking(False)
        address = socket.inet_aton(at.address)
        self._line.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, address)
        self._begun = monotonic()
        self._sent = 0
        self.answers = 0
        """That came to this asker alone."""

    def shout(self, data: bytes) -> None:
        """The next packet, when its time has come."""
        due = self._begun + self._sent / RATE
        self._sent += 1
        pause = due - monotonic()
        if pause > 0:
            sleep(pause)
        with suppress(BlockingIOError):
            self._line.sendto(data, GROUP)
        with suppress(BlockingIOError):
            while answer := self._line.recv(9000):
                self.answers += self._name in answer

    def close(self) -> None:
        """No more."""
        self._line.close()


def _read_forged(trial: Trial, dice: random.Random, case: int) -> int:
    """What never was on a network: what is read of the texts alone."""
    own = [Interface("eth0", "192.168.1.24", 24, 2)]
    for number in range(_BATCH):
        address = dice.choice(("192.168.1.31", "8.8.8.8", "127.0.0.1", "224.0.0.1"))
        info = ServiceInfo(
            SERVICE,
            f"{'x' * dice.randrange(1, 60)}.{SERVICE}",
            dice.choice((0, 1, 47114, 65535)),
            server="x.local.",
            properties=texts(dice, _SOUND + number),
            parsed_addresses=[address],
        )
        table = read_announcement(info, own)
        if table is not None:
            assert is_sound(table, own), table
            assert table.addresses == ("192.168.1.31",)
            trial.met["read as tables"] += 1
    return _BATCH


def _join(table: OpenTable, trial: Trial) -> None:
    guest, began = Guest(), monotonic()
    guest.joiner.join(table.where, CODE, "Anna")
    until(lambda: bool(guest.grants), "a seat is granted")
    trial.note("an honest join meanwhile, s", monotonic() - began)
    guest.joiner.leave()
    turn(0.02)
    for seat in table.door.hashes:
        table.door.free(seat)
    guest.joiner.deleteLater()
    trial.met["honest joins"] += 1


def _shout(trial: Trial, at: Interface) -> None:
    """The rest of what is wanted, on the network."""
    dice, own = trial.dice(-1), interfaces()
    application()
    with ExitStack() as stack:
        trap = stack.enter_context(socket.create_server(("0.0.0.0", 0)))  # noqa: S104
        trap.setblocking(False)
        port = int(trap.getsockname()[1])
        table = OpenTable(certificate())
        stack.callback(table.hoster.close)
        name = f"mav-{secrets.token_hex(6)}"
        announcer = Announcer(name)
        stack.callback(announcer.close)
        announcer.open(_WHAT)
        lobby = Lobby(own)
        stack.callback(lobby.browser.close)
        assert lobby.browser.open()
        shouter = Shouter(at, name)
        stack.callback(shouter.close)
        said = stack.enter_context(complaints())
        number, joined = 0, monotonic()
        while not trial.has_enough:
            for _ in range(_BATCH):
                shouter.shout(packet(dice, number, port, at.address))
                number += 1
            trial.done += _BATCH
            trial.met["shouted"] += _BATCH
            if number == 2 * RATE:
                trial.warm()
            if monotonic() - joined > _JOINS_EVERY:
                joined = monotonic()
                _join(table, trial)
            trial.goes_on(0)
        trial.end()
        ear = lobby.browser._ear
        assert ear is not None
        trial.note("records remembered", sum(map(len, ear.cache.cache.values())))
        trial.met["heard of"] += lobby.heard
        trial.note("tables listed", lobby.most)
        trial.note("answers a second to one asker", shouter.answers / max(1.0, trial.seconds))
        assert not lobby.wrong, lobby.wrong[:3]
        assert not said.heard, said.heard[:3]
        assert lobby.heard, "nothing was heard at all"
        with suppress(BlockingIOError):
            trap.accept()
            raise AssertionError("somebody connected to what was forged")


def run(trial: Trial) -> None:
    """A part is read alone, the rest goes over the network where there is one."""
    at = network()
    part = trial.wanted if at is None else trial.wanted // 4
    number = 0
    while trial.done < part and not trial.has_enough:
        with trial.case(number):
            trial.done += _read_forged(trial, trial.dice(number), number)
        number += 1
    if at is None:
        trial.met["no network to shout on"] += 1
        return
    with trial.case(-1):
        _shout(trial, at)


GOAL: Final = Goal(
    "G13",
    "forged announcements: few tables, clean and near; nothing connects, nothing grows",
    "packets",
    {"part": 4_000, "ci": 20_000, "tenth": 100_000, "release": 1_000_000},
    run,
    {
        "tables listed": MOST_TABLES,
        "records remembered": MOST_RECORDS,
        "memory grown, MB": 5.0,
        "an honest join meanwhile, s": 1.0,
        "answers a second to one asker": 12.0,
    },
    ("read as tables",),
)
