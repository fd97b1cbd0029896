"""``serve``, or a guest, as a program that dies or loses its line at given facts.

``python -m tests.lan.campaign.mortal host SEED FATE WORDS…`` and ``… guest SEED FATE WORDS…``; FATE
is a file that says what happens at which fact. The kill points are here, not in the program; it
really dies.
"""

import os
import random
import signal
import socket
import struct
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QTimer

from maverick_desktop.__main__ import main as program
from maverick_desktop.ai.levels import Budget, Thinker
from maverick_desktop.cli import servetable
from maverick_desktop.core.events import Action, Event, SeatEvent
from maverick_desktop.core.view import SeatView
from maverick_desktop.hosting.journal import Journal
from maverick_desktop.lan.net import Carrier, Conversation
from tests.core.driver import random_action
from tests.lan import botclient

from .household import Chances

BEFORE_WRITTEN: Final = "host killed before it is written"
BEFORE_TOLD: Final = "host killed before it is told"
ONE_TOLD: Final = "host killed when one was told"
CLOSED: Final = "guest closed"
RESET: Final = "guest reset"
SILENT: Final = "guest silent"
KILLED: Final = "guest killed"
HOST: Final = (BEFORE_WRITTEN, BEFORE_TOLD, ONE_TOLD)
GUEST: Final = (CLOSED, RESET, SILENT, KILLED)
KINDS: Final = (*HOST, *GUEST)


class Fate:
    """What happens at which fact, once each: what has happened is remembered over deaths."""

    def __init__(self, path: Path) -> None:
        self._plan: Final = msgspec.json.decode(path.read_bytes(), type=dict[int, str])
        self._past: Final = path.with_suffix(".past")
        for n in self.past(path):
            del self._plan[n]

    @staticmethod
    def write(path: Path, plan: dict[int, str]) -> None:
        """Say what is to happen to a program."""
        path.write_bytes(msgspec.json.encode(plan))

    @staticmethod
    def past(path: Path) -> list[int]:
        """The facts at which something has happened, by the file of what was to."""
        past = path.with_suffix(".past")
        return [int(line) for line in past.read_text().split()] if past.exists() else []

    def take(self, n: int) -> str | None:
        """What happens now, at fact ``n``."""
        kind = self._plan.pop(n, None)
        if kind is not None:
            with self._past.open("a") as file:
                file.write(f"{n}\n")
        return kind


def die() -> None:
    """Not another instruction."""
    os.kill(os.getpid(), signal.SIGKILL)


def _replace(owner: object, **parts: object) -> None:
    for name, part in parts.items():
        assert hasattr(owner, name), name
        setattr(owner, name, part)


# --- the host ------------------------------------------------------------------------------------


def host(seed: str, fate: Fate, words: list[str]) -> int:
    """``serve``, whose deals follow from a seed."""
    _replace(servetable, RandomChance=lambda: Chances(seed))
    append, write = Journal.append, Carrier._write
    is_last = False

    def mortal_append(self: Journal, n: int, event: Event) -> None:
        nonlocal is_last
        kind = fate.take(n)
        if kind == BEFORE_WRITTEN:
            die()
        append(self, n, event)
        if kind == BEFORE_TOLD:
            die()
        is_last = is_last or kind == ONE_TOLD

    def mortal_write(self: Carrier) -> None:
        says = self._conversation is not None and bool(self._conversation.outbox)
        write(self)
        if is_last and says:
            self._socket.flush()
            die()

    _replace(Journal, append=mortal_append)
    _replace(Carrier, _write=mortal_write)
    return program(["serve", *words])


# --- a guest -------------------------------------------------------------------------------------


class Lines:
    """The connections of this program."""

    def __init__(self) -> None:
        self._deaf: Final[set[Carrier]] = set()
        self._newest: Carrier | None = None
        carry, read, write = Carrier.carry, Carrier._read, Carrier._write

        def noted_carry(carrier: Carrier, conversation: Conversation) -> None:
            self._newest = carrier
            carry(carrier, conversation)

        def perhaps_read(carrier: Carrier) -> None:
            if carrier not in self._deaf:
                read(carrier)

        def perhaps_write(carrier: Carrier) -> None:
            if carrier not in self._deaf:
                write(carrier)
            elif carrier._conversation is not None and carrier._conversation.over:
                carrier.tear()

        _replace(Carrier, carry=noted_carry, _read=perhaps_read, _write=perhaps_write)

    def close(self) -> None:
        """The system says that it is the end, and the program knows nothing of it yet."""
        with self._copy() as line:
            line.shutdown(socket.SHUT_RDWR)

    def reset(self) -> None:
        """The host hears that there is nobody any more; soon, not in the middle of hearing."""
        carrier = self._newest
        assert carrier is not None
        with self._copy() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        QTimer.singleShot(0, carrier, carrier.tear)

    def silence(self) -> None:
        """Nothing is heard or said any more, and nobody is told."""
        assert self._newest is not None
        self._deaf.add(self._newest)

    def _copy(self) -> socket.socket:
        assert self._newest is not None
        return socket.socket(fileno=os.dup(int(self._newest._socket.socketDescriptor())))


def guest(seed: str, fate: Fate, words: list[str]) -> int:
    """A guest who does what follows from what they know, so that each match goes the same way."""
    lines = Lines()
    befalls: dict[str, Callable[[], None]] = {
        CLOSED: lines.close,
        RESET: lines.reset,
        SILENT: lines.silence,
        KILLED: die,
    }
    deliver = botclient.Bot.deliver

    def mortal_deliver(self: botclient.Bot, n: int, event: SeatEvent) -> None:
        kind = fate.take(n)
        if kind == KILLED:
            # Before it has come to anything.
            die()
        deliver(self, n, event)
        if kind is not None:
            befalls[kind]()

    def by_dice(_thinker: Thinker, view: SeatView, _budget: Budget, _seed: int) -> Action:
        # Not by what has happened since: all choose at once what to pass.
        of = f"{seed}/{view.seat.letter}/{view.public.opened}"
        return random_action(view, random.Random(sha256(of.encode()).digest()), 0.1)

    _replace(botclient.Bot, deliver=mortal_deliver)
    _replace(botclient, decide=by_dice)
    return botclient.main(words)


if __name__ == "__main__":
    role, seed_, path_, *words_ = sys.argv[1:]
    roles = {"host": host, "guest": guest}
    sys.exit(roles[role](seed_, Fate(Path(path_)), words_))
