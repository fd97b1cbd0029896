"""G14 over real sockets: a man in the middle at the join and at a return, a visit replayed.

He sits in threads of his own, as another computer would.
"""

import random
import select
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.lan.certificate import Certificate, new_certificate
from maverick_desktop.lan.clientside import Returning
from maverick_desktop.lan.codes import code_of
from maverick_desktop.lan.messages import Distrusted, Refused
from maverick_desktop.lan.where import Where
from tests.lan.lines import Guest, OpenTable
from tests.lan.rig import CODE

from .household import certificate
from .spinning import application, turn, until
from .trial import Goal, Trial, scratch

_CHUNK: Final = 1 << 16


class Middleman:
    """Listens at a port, and hands on what he hears; with a certificate, he reads it too."""

    def __init__(self, to: int, mine: Certificate | None, folder: Path) -> None:
        """``mine``: None lets the encrypted bytes through as they are."""
        self.from_guest: Final = bytearray()
        """What guests have said, as he saw it."""
        self._to: Final = to
        self._encrypts = None if mine is None else _server_context(mine, folder)
        self._server: Final = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._threads: list[Thread] = []
        self._start(self._accept)

    @property
    def where(self) -> Where:
        """Where guests are sent to."""
        return Where("127.0.0.1", int(self._server.getsockname()[1]))

    def close(self) -> None:
        """He goes."""
        for end in (self._server, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        for thread in self._threads:
            thread.join(5)
            assert not thread.is_alive()

    def _start(self, target: Callable[..., None], *args: object) -> None:
        thread = Thread(target=target, args=args, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self._server.accept()
                self._start(self._carry, guest)

    def _carry(self, guest: socket.socket) -> None:
        self._ends.append(guest)
        with suppress(OSError):
            host = socket.create_connection(("127.0.0.1", self._to))
            self._ends.append(host)
            if self._encrypts is not None:
                guest = self._encrypts.wrap_socket(guest, server_side=True)
                self._ends.append(guest)
                host = _client_context().wrap_socket(host)
                self._ends.append(host)
            self._exchange(guest, host)

    def _exchange(self, guest: socket.socket, host: socket.socket) -> None:
        """Hand on what both say; in one thread, for an encrypted line does not bear two."""
        heard = {guest: self.from_guest, host: bytearray()}
        other = {guest: host, host: guest}
        for end in other:
            end.setblocking(False)
        with suppress(OSError, ValueError):
            while True:
                for end in select.select([*other], [], [])[0]:
                    said = _said(end)
                    if said is None:
                        raise ConnectionError
                    heard[end] += said
                    other[end].setblocking(True)
                    other[end].sendall(said)
                    other[end].setblocking(False)
        for end in other:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def _said(line: socket.socket) -> bytes | None:
    """All that has come over a line that does not block; None at its end."""
    said = bytearray()
    with suppress(BlockingIOError, ssl.SSLWantReadError):
        while data := line.recv(_CHUNK):
            said += data
        return bytes(said) or None
    return bytes(said)


def _server_context(mine: Certificate, folder: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    path = folder / "middleman.pem"
    path.write_bytes(mine.pem())
    context.load_cert_chain(path)
    return context


def _client_context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Street:
    """A table, guests, and whoever stands between."""

    def __init__(self, trial: Trial, dice: random.Random, folder: Path) -> None:
        application()
        self.trial: Final = trial
        self.dice: Final = dice
        self._folder: Final = folder
        self.table: Final = OpenTable(certificate())
        self._guests: list[Guest] = []
        self._men: list[Middleman] = []

    def guest(self) -> Guest:
        """Somebody who has not set out yet."""
        self._guests.append(Guest())
        return self._guests[-1]

    def joined(self) -> Guest:
        """Somebody honest at the table."""
        guest, began = self.guest(), monotonic()
        guest.joiner.join(self.table.where, CODE, "Anna")
        until(lambda: bool(guest.grants), "a seat is granted")
        self.trial.note("an honest join, s", monotonic() - began)
        self.trial.met["honest joins"] += 1
        return guest

    def middleman(self, encrypts: bool) -> Middleman:
        """Somebody between."""
        mine = new_certificate() if encrypts else None
        self._men.append(Middleman(self.table.hoster.port, mine, self._folder))
        return self._men[-1]

    def nobody_but(self, honest: list[Guest]) -> None:
        """Only these were ever let in."""
        assert [new for _, new in self.table.arrivals] == [True] * len(honest)
        taken = [seat for seat in SEATS if self.table.door.taken(seat)]
        assert taken == sorted(guest.seat for guest in honest if guest.seat is not None)

    def close(self) -> None:
        """Everybody goes."""
        for guest in self._guests:
            guest.joiner.close()
        self.table.hoster.close()
        for man in self._men:
            man.close()
        turn(0.05)
        for one in (*(guest.joiner for guest in self._guests), self.table.hoster):
            one.deleteLater()
        turn(0.01)
        self._guests.clear()


# --- attacks -------------------------------------------------------------------------------------


def _at_the_join(street: Street) -> None:
    """He passes everything on, and reads it, and gets nothing of it."""
    man, victim = street.middleman(encrypts=True), street.guest()
    victim.joiner.join(man.where, CODE, "Anna")
    until(lambda: victim.end is not None, "the join fails")
    assert victim.end == Refused("code")
    assert not victim.grants
    assert b'"confirm"' in man.from_guest
    assert CODE.encode() not in man.from_guest
    street.nobody_but([])


def _at_the_return(street: Street) -> None:
    """He stands where the table was: a guest who comes back tells him nothing."""
    honest = street.joined()
    ticket = honest.ticket()
    honest.joiner.close()
    until(lambda: street.table.door.peer(Seat.SOUTH) is None, "away")
    man, again = street.middleman(encrypts=True), street.guest()
    again.joiner.come_back([man.where], ticket)
    until(lambda: again.end is not None, "the return fails")
    assert again.end == Distrusted("certificate")
    assert not again.grants
    assert not man.from_guest
    street.nobody_but([honest])


def _other_table_at_the_return(street: Street) -> None:
    """The ticket is another table’s: nothing is told to this one."""
    honest = street.joined()
    ticket = honest.ticket()
    foreign = Returning(ticket.match, ticket.token, street.dice.randbytes(32))
    again = street.guest()
    again.joiner.come_back([street.table.where], foreign)
    until(lambda: again.end is not None, "the return fails")
    assert again.end == Distrusted("certificate")
    street.nobody_but([honest])


def _recording(street: Street) -> None:
    """He records a whole visit, encrypted as it is, and plays it to the host again."""
    man, honest = street.middleman(encrypts=False), street.guest()
    honest.joiner.join(man.where, CODE, "Anna")
    until(lambda: bool(honest.news), "at the table")
    recorded = bytes(man.from_guest)
    assert recorded
    with socket.create_connection(("127.0.0.1", street.table.hoster.port)) as line:
        line.setblocking(False)
        with suppress(OSError):
            line.sendall(recorded)
        until(lambda: _has_ended(line), "the host hangs up")
    street.nobody_but([honest])


def _wrong_code(street: Street) -> None:
    guesser = street.guest()
    guesser.joiner.join(street.table.where, code_of(street.dice.randrange(32**5)), "Eve")
    until(lambda: guesser.end is not None, "the join fails")
    assert guesser.end == Refused("code")
    assert not guesser.grants
    street.nobody_but([])


def _has_ended(line: socket.socket) -> bool:
    try:
        while line.recv(_CHUNK):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


ATTACKS: Final = {
    "man in the middle at the join": _at_the_join,
    "man in the middle at the return": _at_the_return,
    "ticket of another table": _other_table_at_the_return,
    "a visit recorded and played again": _recording,
    "wrong code": _wrong_code,
}


def play(trial: Trial, dice: random.Random, case: int) -> int:
    """One attack."""
    name = list(ATTACKS)[case % len(ATTACKS)]
    with scratch() as folder:
        street = Street(trial, dice, folder)
        try:
            ATTACKS[name](street)
        finally:
            street.close()
    trial.met[name] += 1
    return 1


GOAL: Final = Goal(
    "G14-sockets",
    "nobody who stands between on a real line gets a seat, a code or a token",
    "attacks",
    {"part": 5, "ci": 25, "tenth": 50, "release": 500},
    lambda trial: trial.each(play),
    {"an honest join, s": 1.0},
    tuple(ATTACKS),
)
