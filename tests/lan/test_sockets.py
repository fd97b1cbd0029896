"""Real sockets on this computer: joining, staying, coming back, and callers who mean no good."""

import errno
import gc
import socket as sockets
import ssl
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Final

import pytest

from maverick_desktop.core.cards import SEATS, Seat, card
from maverick_desktop.core.events import PlayCard
from maverick_desktop.lan.certificate import (
    BadCertificate,
    new_certificate,
    read_certificate,
)
from maverick_desktop.lan.clientside import SILENCE
from maverick_desktop.lan.gate import MOST_FROM_ADDRESS, MOST_UNPAIRED, PAUSE_AFTER_FAILED
from maverick_desktop.lan.hoster import Hoster
from maverick_desktop.lan.joiner import HOPE, pause
from maverick_desktop.lan.messages import (
    Answer,
    Chat,
    Closing,
    Distrusted,
    Happened,
    Hello,
    Leave,
    Ping,
    Refused,
    Replaced,
    Return,
    Said,
    Wish,
)
from maverick_desktop.lan.seatfacts import Played
from maverick_desktop.lan.where import PORTS, Where
from maverick_desktop.lan.wire import frame
from tests.lan.lines import Guest, OpenTable, Rig
from tests.lan.rig import CODE, MATCH


def somebody_listens(port: int) -> bool:
    """Whether a program on this computer, perhaps another test's, has a port."""
    with sockets.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def hung_up(line: sockets.socket) -> Callable[[], bool]:
    """Whether the other end has closed."""

    def ask() -> bool:
        try:
            while line.recv(4096):
                pass
        except BlockingIOError:
            return False
        except OSError as error:
            # Not connected yet is not hung up.
            return error.errno not in (errno.ENOTCONN, errno.EAGAIN)
        return True

    return ask


def fall_silent(table: OpenTable) -> None:
    """The host's program hangs: it hears nothing and says nothing, its lines stand."""
    for carrier in table.hoster._carriers:
        carrier._socket.readyRead.disconnect(carrier._read)
        carrier._turn.timeout.disconnect(carrier.turn)
    table.hoster._ticks.stop()


# --- joining -------------------------------------------------------------------------------------


def test_somebody_joins(rig: Rig) -> None:
    table, guest = rig.table(), rig.guest()
    with rig.timed() as seconds:
        guest.joiner.join(table.where, table.door.code, "Anna")
        rig.until(lambda: bool(guest.news))
    print(f"joined in {seconds[0]:.3f} s")
    assert guest.seat is Seat.SOUTH
    assert guest.fingerprint == table.certificate.fingerprint
    assert guest.joiner.where == table.where


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::1"])
def test_a_table_is_reached_by_name_and_by_either_kind_of_address(rig: Rig, host: str) -> None:
    table, guest = OpenTable(only_here=False), rig.guest()
    rig.adopt(table)
    guest.joiner.join(Where(host, table.hoster.port), CODE, "Anna")
    rig.until(lambda: bool(guest.news) or guest.unreached is not None)
    if host == "::1" and guest.unreached == "no_network":
        pytest.skip("there is no IPv6 here")
    assert guest.seat is Seat.SOUTH


def test_four_play_and_all_hear_all(rig: Rig) -> None:
    table = rig.table()
    guests = [rig.joined(table, name) for name in ("Anna", "Boris", "Carla", "Dora")]
    assert [guest.seat for guest in guests] == list(SEATS)
    for n in range(1, 200):
        for peer in table.door.peers:
            peer.send(Happened(n, Played("S", "TD", False), None))
    numbers = list(range(1, 200))
    rig.until(lambda: all(_facts(guest) == numbers for guest in guests))
    guests[2].joiner.say(Chat("Hello"))
    rig.until(lambda: bool(table.said_to_it))
    assert table.said_to_it == [(Seat.NORTH, Chat("Hello"))]


def test_a_match_of_a_hundred_hands_is_told_at_once(rig: Rig) -> None:
    """More than an outbox or a frame could hold; what happens meanwhile comes after it."""
    table = rig.table()
    guest = rig.joined(table)
    story = [Happened(n, Played("S", "TD", False), None) for n in range(1, 6001)]
    with rig.timed() as seconds:
        table.door.peers[0].send_all(story)
        table.door.peers[0].send(Said("N", "after"))
        rig.until(lambda: guest.news[-1] == Said("N", "after"))
    print(f"told in {seconds[0]:.3f} s")
    assert guest.news[1:-1] == story


def _was_answered(guest: Guest) -> bool:
    """Whether something came since its conversation was last in doubt."""
    conversation = guest.joiner._conversation
    return conversation is not None and conversation._heard_at >= conversation._pinged_at


def _facts(guest: Guest) -> list[int]:
    return [one.n for one in guest.news if isinstance(one, Happened)]


def test_a_wrong_code_and_then_the_right_one(rig: Rig) -> None:
    table, wrong = rig.table(), rig.guest()
    wrong.joiner.join(table.where, "000000", "Eve")
    rig.until(lambda: wrong.end is not None)
    assert wrong.end == Refused("code")
    # By the host's own clock, which counts no moment in which this computer did not get to it.
    failed_at = table.hoster._clock()
    rig.until(lambda: table.hoster._clock() > failed_at + PAUSE_AFTER_FAILED)
    assert rig.joined(table).seat is Seat.SOUTH


@pytest.mark.parametrize(
    ("where", "why"),
    [
        (Where("127.0.0.1", 1), "refused"),
        (Where("nobody.invalid", 47114), "no_such_name"),
    ],
)
def test_where_no_table_is(rig: Rig, where: Where, why: str) -> None:
    guest = rig.guest()
    guest.joiner.join(where, CODE, "Anna")
    rig.until(lambda: guest.unreached is not None)
    assert guest.unreached == why
    assert guest.waits == []


@pytest.mark.parametrize("host", ["fe80::1", "255.255.255.255", "0.0.0.1"])
def test_what_is_out_of_reach_at_once_is_told_a_little_later(rig: Rig, host: str) -> None:
    """Not while it is being asked for; why it is out of reach, each system says in its own way."""
    guest = rig.guest()
    guest.joiner.join(Where(host, 47114), CODE, "Anna")
    assert guest.unreached is None
    rig.until(lambda: guest.unreached is not None)
    assert not guest.joiner.at_table


def test_whoever_does_not_encrypt_is_no_table(rig: Rig) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as server:
        guest = rig.guest()
        guest.joiner.join(Where("127.0.0.1", server.getsockname()[1]), CODE, "Anna")
        rig.qtbot.wait(100)
        line, _ = server.accept()
        line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        rig.until(lambda: guest.unreached is not None)
        assert guest.unreached == "no_table"
        line.close()


@pytest.mark.slow
def test_whoever_says_nothing_is_given_up_after_five_seconds(rig: Rig) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as server:
        guest = rig.guest()
        with rig.timed() as seconds:
            guest.joiner.join(Where("127.0.0.1", server.getsockname()[1]), CODE, "Anna")
            rig.until(lambda: guest.unreached is not None)
        assert guest.unreached == "no_answer"
        assert seconds[0] > 4.5


# --- coming back ---------------------------------------------------------------------------------


def test_a_guest_comes_back_with_the_token(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    ticket = guest.ticket()
    guest.joiner.close()
    rig.until(lambda: bool(table.gone))
    again = rig.guest()
    again.joiner.come_back([Where("127.0.0.1", 1), table.where], ticket)
    rig.until(lambda: bool(again.news))
    assert again.seat is Seat.SOUTH
    assert again.joiner.where == table.where
    assert again.waits == []


def test_a_table_is_tried_again_and_again(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    guest.joiner.close()
    again = rig.guest()
    again.joiner.come_back([Where("127.0.0.1", 1)], guest.ticket())
    rig.until(lambda: len(again.waits) == 3)
    assert again.waits == [1.5] * 3
    assert again.unreached is None


def test_the_pauses_grow_when_there_is_little_hope() -> None:
    assert pause(0, 0) == 1
    waits, away, tries = [], 0.0, 0
    while away < 1000:
        waits.append(pause(tries, away))
        away += waits[-1]
        tries += 1
    assert waits == sorted(waits)
    assert set(waits) == {1.0, 1.5, 4.0, 8.0, 15.0}
    assert sum(wait < 2 for wait in waits) * 1.5 >= HOPE


def test_another_table_where_it_was_does_not_hide_it(rig: Rig) -> None:
    """Addresses go from one computer to another: whoever has another certificate is passed by."""
    table, stranger = rig.table(), rig.table()
    guest = rig.joined(table)
    guest.joiner.close()
    again = rig.guest()
    again.joiner.come_back([stranger.where, table.where], guest.ticket())
    rig.until(lambda: bool(again.news))
    assert again.joiner.where == table.where
    assert stranger.arrivals == []


def test_a_table_that_goes_and_comes_back_finds_its_guests(rig: Rig) -> None:
    """The host's program ends without a word and is started anew on the same port."""
    table = rig.table()
    guest = rig.joined(table)
    port, hashes = table.hoster.port, table.door.hashes
    for carrier in list(table.hoster._carriers):
        carrier.tear()
    table.hoster.close()
    rig.until(lambda: guest.times_lost == 1)
    assert guest.waits[0] == 1.0
    again = OpenTable(table.certificate, hashes=hashes, ports=(port,))
    rig.adopt(again)
    rig.until(lambda: len(guest.grants) == 2)
    assert guest.seat is Seat.SOUTH
    assert guest.end is None
    assert len(again.arrivals) == 1


def test_a_wish_without_an_answer_is_wished_again(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    port, hashes = table.hoster.port, table.door.hashes
    for carrier in list(table.hoster._carriers):
        carrier.tear()
    table.hoster.close()
    number = guest.joiner.wish(MATCH, 17, PlayCard(card("TD")))
    again = OpenTable(table.certificate, hashes=hashes, ports=(port,))
    rig.adopt(again)
    rig.until(lambda: Answer(number, None) in guest.news)
    assert [type(message) for _, message in again.said_to_it] == [Wish]


def test_a_crowd_at_the_door_keeps_nobody_from_coming_back(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    crowd = [table.door.enter(f"10.0.0.{n}") for n in range(MOST_UNPAIRED)]
    assert all(crowd)
    assert table.door.enter("10.0.0.99") is None
    for carrier in list(guest.joiner._carriers):
        carrier.tear()
    rig.until(lambda: len(guest.grants) == 2)
    assert table.door.enter("10.0.0.99") is None, "the crowd is still there"
    # Once the seat is somebody else's they are a stranger as others are.
    rig.until(lambda: table.door.enter("127.0.0.1") is not None)
    table.door.free(Seat.SOUTH)
    assert table.door.enter("127.0.0.1") is None


class Sleeper:
    """A clock of a computer that sleeps when told to."""

    def __init__(self) -> None:
        self.slept = 0.0

    def __call__(self) -> float:
        """Seconds."""
        return monotonic() + self.slept


def test_who_slept_far_from_the_table_hopes_anew(rig: Rig) -> None:
    """It is looked for at once, and all the time, though it was before they slept that it went."""
    clock, table = Sleeper(), rig.table()
    guest = rig.joined(table, clock=clock)
    for carrier in list(table.hoster._carriers):
        carrier.tear()
    table.hoster.close()
    rig.until(lambda: bool(guest.waits))
    guest.joiner._away_since = -10 * HOPE
    rig.until(lambda: guest.waits[-1] == 15)
    clock.slept = 3600
    rig.until(lambda: guest.waits[-1] == 1.5)


def test_who_slept_at_a_table_stays_there(rig: Rig) -> None:
    clock, table = Sleeper(), rig.table()
    guest = rig.joined(table, clock=clock)
    clock.slept = 3600
    rig.until(lambda: guest.joiner._slept > 3000)
    rig.until(lambda: guest.joiner._conversation is None or _was_answered(guest))
    assert guest.joiner.at_table
    assert guest.times_lost == 0


def test_who_slept_while_the_host_hung_up_notices_soon(rig: Rig) -> None:
    """Nobody was there to hear it: nothing comes any more."""
    clock, table = Sleeper(), rig.table()
    guest = rig.joined(table, clock=clock)
    fall_silent(table)
    woke = guest.joiner._clock()
    clock.slept = 3600
    rig.until(lambda: guest.times_lost == 1)
    assert guest.joiner._clock() - woke < SILENCE


def test_another_certificate_is_told_nothing_and_nothing_is_tried_again(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    guest.joiner.close()
    imposter, again = rig.table(), rig.guest()
    again.joiner.come_back([imposter.where], guest.ticket())
    rig.until(lambda: again.end is not None)
    assert again.end == Distrusted("certificate")
    rig.qtbot.wait(1500)
    assert again.waits == []
    assert imposter.arrivals == []


def test_who_is_replaced_does_not_fight(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    newer = rig.guest()
    newer.joiner.come_back([table.where], guest.ticket())
    rig.until(lambda: bool(newer.news) and guest.end is not None)
    assert guest.end == Replaced()
    rig.qtbot.wait(1500)
    assert guest.waits == []
    assert table.gone == []


def test_the_table_was_heard_of_elsewhere(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    guest.joiner.close()
    again = rig.guest()
    again.joiner.come_back([Where("127.0.0.1", 1)], guest.ticket())
    rig.until(lambda: len(again.waits) >= 2)
    tries = len(again.waits)
    again.joiner.also_at(table.where)
    rig.until(lambda: bool(again.news))
    assert len(again.waits) == tries, "it was not waited for the next try"


def test_leaving_is_heard(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    guest.joiner.leave()
    rig.until(lambda: bool(table.said_to_it))
    assert table.said_to_it == [(Seat.SOUTH, Leave())]
    rig.until(lambda: bool(table.gone))
    assert guest.times_lost == 0


def test_leaving_is_heard_by_a_host_that_speaks_first(rig: Rig) -> None:
    """What it says arrives where somebody is about to go: their line is not torn for that."""
    table = rig.table()
    guest = rig.joined(table)
    rig.until(lambda: len(table.hoster._carriers) == 1)
    [carrier], [peer] = table.hoster._carriers, table.door.peers

    def tell(n: int) -> None:
        peer.send(Happened(n, Played("S", "TD", False), None))
        carrier.turn()
        carrier._socket.flush()

    tell(1)
    guest.joiner.leave()
    # The first finds nobody; the second cannot even be sent.
    tell(2)
    tell(3)
    rig.until(lambda: bool(table.said_to_it or table.gone))
    assert table.said_to_it == [(Seat.SOUTH, Leave())]
    rig.until(lambda: not guest.joiner._carriers and not table.hoster._carriers)
    assert _facts(guest) == []


def test_closing_is_heard_by_a_guest_who_speaks_first(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    [carrier] = guest.joiner._carriers

    def tell() -> None:
        guest.joiner.say(Chat("Hello"))
        carrier.turn()
        carrier._socket.flush()

    tell()
    table.hoster.close()
    tell()
    tell()
    rig.until(lambda: guest.end is not None or guest.times_lost > 0)
    assert guest.end == Closing()
    rig.until(lambda: not guest.joiner._carriers and not table.hoster._carriers)


def test_whoever_does_not_hang_up_is_not_waited_for_long(rig: Rig) -> None:
    """Neither a guest that hangs when the table closes nor a host that hangs when somebody goes."""
    table, other = rig.table(), rig.table()
    guest, leaver = rig.joined(table), rig.joined(other)
    guest.joiner._ticks.stop()
    for carrier in guest.joiner._carriers:
        carrier._socket.readyRead.disconnect(carrier._read)
        carrier._turn.timeout.disconnect(carrier.turn)
    fall_silent(other)
    table.hoster.close()
    leaver.joiner.leave()
    rig.until(lambda: not table.hoster._carriers and not leaver.joiner._carriers)


def test_closing_is_heard_by_all(rig: Rig) -> None:
    table = rig.table()
    guests = [rig.joined(table) for _ in range(3)]
    table.hoster.close()
    rig.until(lambda: all(guest.end == Closing() for guest in guests))
    assert table.hoster.port == 0
    assert table.gone == []
    late = rig.guest()
    late.joiner.join(Where("127.0.0.1", 1), CODE, "Late")
    rig.until(lambda: late.unreached == "refused")


def test_closing_ends_those_at_the_door_too(rig: Rig) -> None:
    """Whoever is still pairing cannot come in afterwards."""
    table = rig.table()
    line = rig.keep(Encrypted(rig.caller(table)))
    rig.until(line.shake)
    line.tls.send(frame(Hello((1, 1), "0.1.0")))
    rig.qtbot.wait(50)
    table.hoster.close()
    rig.until(line.hung_up)
    assert not table.hoster._carriers


# --- callers who mean no good --------------------------------------------------------------------


@pytest.mark.slow
def test_two_hundred_silent_callers_do_not_keep_anybody_out(rig: Rig) -> None:
    """All of one address: three are waited for, until their five seconds are over."""
    table = rig.table()
    friend = rig.joined(table)
    lines = []
    for _ in range(10):
        lines += [rig.caller(table) for _ in range(20)]
        rig.qtbot.wait(1)
    asks = [hung_up(line) for line in lines]
    rig.until(lambda: sum(ask() for ask in asks) >= 200 - MOST_FROM_ADDRESS)
    table.door.peers[0].send(Said("S", "still here"))
    rig.until(lambda: Said("S", "still here") in friend.news)
    rig.until(lambda: all(ask() for ask in asks))
    assert rig.joined(table).seat is Seat.WEST


GARBAGE: Final = [
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x00" * 64,
    b"\xff" * 64,
    frame(Hello((1, 1), "0.1.0")),
    b"\x16\x03\x01\xff\xff" + b"\x00" * 300,
    b"\x16\x03\x01\x00\x05\x01\x00\x00\x01\x00",
    b"SSH-2.0-OpenSSH_9.2\r\n",
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_before_the_handshake_is_hung_up_on(rig: Rig, garbage: bytes) -> None:
    table = rig.table()
    line = rig.caller(table)
    rig.until(lambda: bool(table.hoster._strangers))
    line.sendall(garbage)
    rig.until(hung_up(line))
    assert table.arrivals == []
    assert rig.joined(table).seat is Seat.SOUTH


class Encrypted:
    """A caller who encrypts and then speaks as the test likes, without blocking."""

    def __init__(self, line: sockets.socket) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        self.tls = context.wrap_socket(line, do_handshake_on_connect=False)

    def close(self) -> None:
        """End."""
        self.tls.close()

    def shake(self) -> bool:
        """Whether the handshake is done."""
        try:
            self.tls.do_handshake()
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return False
        return True

    def hung_up(self) -> bool:
        """Whether the other end has closed."""
        try:
            return not self.tls.recv(4096)
        except (ssl.SSLWantReadError, BlockingIOError):
            return False
        except OSError:
            return True


@pytest.mark.parametrize(
    "garbage", [b"\xff" * 8, b"\x00\x00\x00\x02{}", b"\x00\x00\x20\x00" + b"x" * 100]
)
def test_garbage_after_the_handshake_is_hung_up_on(rig: Rig, garbage: bytes) -> None:
    table = rig.table()
    line = rig.keep(Encrypted(rig.caller(table)))
    rig.until(line.shake)
    line.tls.send(garbage)
    rig.until(line.hung_up)
    assert rig.joined(table).seat is Seat.SOUTH


def test_other_programs_can_join(rig: Rig) -> None:
    """Python's own TLS sees the certificate whose fingerprint the table says."""
    table = rig.table()
    line = rig.keep(Encrypted(rig.caller(table)))
    rig.until(line.shake)
    shown = line.tls.getpeercert(binary_form=True)
    assert shown is not None
    assert sha256(shown).digest() == table.certificate.fingerprint
    line.tls.send(frame(Hello((1, 1), "0.1.0")))
    heard = bytearray()

    def welcomed() -> bool:
        try:
            heard.extend(line.tls.recv(4096))
        except ssl.SSLWantReadError:
            return False
        return True

    rig.until(welcomed)
    assert bytes(heard) == frame(table.welcome())


def test_who_does_not_read_is_cut_off_and_others_do_not_wait(rig: Rig) -> None:
    """A seat that says it is there and never reads, while the match goes on."""
    table = rig.table()
    friend, sleeper = rig.joined(table), rig.joined(table)
    sleeper.joiner.close()
    rig.until(lambda: bool(table.gone))
    table.gone.clear()
    line = rig.keep(Encrypted(rig.caller(table)))
    rig.until(line.shake)
    line.tls.send(frame(Hello((1, 1), "0.1.0")) + frame(Return(MATCH, sleeper.token)))
    rig.until(lambda: len(table.arrivals) == 3)
    n, slowest = 0, 0.0
    while not table.gone and n < 50_000:
        for _ in range(50):
            n += 1
            for peer in table.door.peers:
                peer.send(Happened(n, Played("S", "TD", False), None))
        with rig.timed() as seconds:
            rig.until(partial(_has_heard, friend, n + 1))
        slowest = max(slowest, seconds[0])
        with suppress(OSError):
            line.tls.send(frame(Ping()))
    print(f"cut off after {n} facts; the others waited for {slowest:.3f} s at most")
    assert [peer.seat for peer in table.gone] == [Seat.WEST]
    assert n < 20_000


def _has_heard(guest: Guest, count: int) -> bool:
    return len(guest.news) == count


@pytest.mark.slow
def test_a_client_that_stops_is_away_within_ten_seconds(rig: Rig) -> None:
    """Its computer sleeps: the line stands and nothing comes."""
    table = rig.table()
    guest = rig.joined(table)
    ticket = guest.ticket()
    guest.joiner._ticks.stop()
    fell_silent = table.hoster._clock()
    rig.until(lambda: bool(table.gone))
    assert 6 < table.hoster._clock() - fell_silent < 10
    assert table.door.taken(Seat.SOUTH)
    again = rig.guest()
    again.joiner.come_back([table.where], ticket)
    rig.until(lambda: bool(again.news))


@pytest.mark.slow
def test_a_host_that_stops_is_noticed_within_ten_seconds(rig: Rig) -> None:
    table = rig.table()
    guest = rig.joined(table)
    fall_silent(table)
    fell_silent = guest.joiner._clock()
    rig.until(lambda: guest.times_lost == 1)
    assert 6 < guest.joiner._clock() - fell_silent < 10
    assert guest.waits == [1.0]


# --- ports and certificates ----------------------------------------------------------------------


def test_a_taken_port_gives_way_to_the_next(rig: Rig) -> None:
    table = rig.table()
    taken = table.hoster.port
    hoster = Hoster(table, table.certificate)
    assert hoster.open(ports=(taken,), only_here=True) is None
    assert hoster.port not in (0, taken)
    hoster.close()


def test_whoever_is_closed_and_forgotten_takes_everything_along(rig: Rig) -> None:
    """No reference of this test's is left, while lines still close and strangers wait."""

    def play() -> None:
        table, guest = OpenTable(), Guest()
        guest.joiner.join(table.where, CODE, "Anna")
        rig.until(lambda: bool(guest.news))
        lines.extend(rig.caller(table) for _ in range(2))
        rig.qtbot.wait(20)
        table.hoster.close()
        guest.joiner.close()

    lines: list[sockets.socket] = []
    play()
    rig.qtbot.wait(50)
    gc.collect()
    rig.qtbot.wait(50)
    assert all(hung_up(line)() for line in lines)


def test_the_usual_ports_come_first(rig: Rig) -> None:
    table = rig.table()
    hoster = Hoster(table, table.certificate)
    assert hoster.open(only_here=True) is None
    assert hoster.port in PORTS or all(map(somebody_listens, PORTS))
    hoster.close()


def test_without_tls_it_is_said_why(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table, guest = rig.table(), rig.guest()
    monkeypatch.setattr("maverick_desktop.lan.hoster.has_tls", lambda: False)
    monkeypatch.setattr("maverick_desktop.lan.joiner.has_tls", lambda: False)
    assert Hoster(table, table.certificate).open() == "no_tls"
    guest.joiner.join(table.where, CODE, "Anna")
    rig.until(lambda: guest.unreached == "no_tls")


def test_a_certificate_is_kept_and_read_again() -> None:
    made = new_certificate()
    again = read_certificate(made.pem())
    assert again == made
    assert again.fingerprint == made.fingerprint
    assert new_certificate().fingerprint != made.fingerprint
    assert b"PRIVATE" not in repr(made).encode()


def test_what_is_no_certificate_is_refused() -> None:
    one, other = new_certificate(), new_certificate()
    for pem in (b"", b"x", one.public, one.secret, one.public + other.secret, one.pem()[:-60]):
        with pytest.raises(BadCertificate):
            read_certificate(pem)
