"""Hostile messages at random moments of living conversations: they end themselves, nobody else.

Figures of RELIABILITY G4 for the network's own part; what the table makes of legal messages out of
turn is tested where the table is.
"""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.lan.clientside import Joining
from maverick_desktop.lan.messages import Chat, Hello, Join, Ping, Said, Sit
from maverick_desktop.lan.outbox import MOST_BYTES
from maverick_desktop.lan.wire import FrameReader, frame
from tests.lan.mutate import framed, mutated
from tests.lan.rig import CODE, FINGERPRINT, Connection, Friend, PlainTable, World
from tests.lan.samples import FROM_CLIENTS, FROM_HOSTS

ROUNDS: Final = 150


def bodies(data: bytes) -> Iterator[bytes]:
    reader = FrameReader(1 << 20)
    reader.add(data)
    while (body := reader.next()) is not None:
        yield body


def in_pieces(data: bytes, dice: random.Random) -> Iterator[bytes]:
    """Cut anywhere, sometimes everywhere."""
    most = dice.choice((1, 7, 100, 1 << 20))
    while data:
        cut = dice.randrange(1, most + 1)
        yield data[:cut]
        data = data[cut:]


def hostile_stream(good: list[bytes], pool: list[bytes], dice: random.Random) -> bytes:
    """A fair beginning, then anything: damaged, reordered, twice, out of turn, or no frames."""
    told = good[: dice.randrange(len(good) + 1)]
    for _ in range(dice.randrange(1, 12)):
        match dice.randrange(5):
            case 0:
                told.append(framed(mutated(dice.choice(pool), dice)))
            case 1:
                told.append(framed(dice.choice(pool)))
            case 2 if told:
                told.append(dice.choice(told))
            case 3 if told:
                told.insert(dice.randrange(len(told)), told.pop())
            case _:
                told.append(dice.randbytes(dice.randrange(40)))
    return b"".join(told)


@pytest.mark.parametrize("seed", range(4))
def test_hostile_clients_end_their_own_conversation_only(seed: int) -> None:
    dice = random.Random(seed)
    pool = [frame(message)[4:] for message in FROM_CLIENTS]
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend, address="10.0.0.1")
    recorded = World().connect(PlainTable(), Friend())
    good = [framed(body) for body in bodies(b"".join(recorded.to_host))]
    for number in range(ROUNDS):
        world.now += 1.1
        world.settle()
        table.door.gate.unlock()
        attacker = Connection(
            world, table, Friend(), Joining(CODE, "Eve"), "10.0.0.66", FINGERPRINT
        )
        attacker.client.leave_off()
        stream = hostile_stream(good, pool, dice)
        try:
            for piece in in_pieces(stream, dice):
                attacker.host.received(piece, world.now)
                assert len(attacker.host.outbox.take(1 << 20)) <= MOST_BYTES
            attacker.host.tick(world.now)
            attacker.host.hung_up(world.now)
        except Exception as error:
            raise AssertionError(f"seed {seed}, round {number}: {stream!r}") from error
    table.door.peers[0].send(Said("S", "still here"))
    world.settle()
    assert friend.news[-1] == Said("S", "still here")
    assert [peer.seat for peer in table.door.peers] == [Seat.SOUTH]
    assert len(table.arrivals) == 1
    assert table.said_to_it == []


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_that_turns_hostile_gets_nothing_but_its_end(seed: int) -> None:
    """Past the door, with the true token: what it says is a message of its stage, or its last."""
    dice = random.Random(100 + seed)
    # Another seat would be another token, which this client would have to read.
    pool = [frame(message)[4:] for message in FROM_CLIENTS if not isinstance(message, Sit)]
    world, table, friend, rogue = World(), PlainTable(), Friend(), Friend()
    world.connect(table, friend, address="10.0.0.1")
    world.connect(table, rogue, address="10.0.0.66").break_off()
    for number in range(ROUNDS):
        world.now += 9
        world.connections.clear()
        attacker = Connection(world, table, rogue, rogue.ticket(), "10.0.0.66", FINGERPRINT)
        world.connections.append(attacker)
        rogue.end = None
        world.settle()
        assert attacker.client.at_table
        stream = hostile_stream([], pool, dice)
        try:
            for piece in in_pieces(stream, dice):
                attacker.host.received(piece, world.now)
                attacker.host.outbox.take(1 << 20)
            attacker.host.hung_up(world.now)
        except Exception as error:
            raise AssertionError(f"seed {seed}, round {number}: {stream!r}") from error
    assert all(seat != Seat.SOUTH for seat, _ in table.said_to_it)
    assert len(table.said_to_it) > ROUNDS // 20
    assert table.door.taken(Seat.SOUTH)


@pytest.mark.parametrize("seed", range(4))
def test_hostile_hosts_end_the_conversation(seed: int) -> None:
    dice = random.Random(200 + seed)
    pool = [frame(message)[4:] for message in FROM_HOSTS]
    ended = 0
    for number in range(ROUNDS // 3):
        world, friend = World(), Friend()
        victim = world.connect(PlainTable(), friend)
        stream = hostile_stream([], pool, dice)
        try:
            for piece in in_pieces(stream, dice):
                victim.client.received(piece, world.now)
            victim.client.tick(world.now)
            victim.client.hung_up(world.now)
        except Exception as error:
            raise AssertionError(f"seed {seed}, round {number}: {stream!r}") from error
        ended += friend.end is not None
        assert (friend.end is None) == (friend.times_lost == 1)
    assert ended > ROUNDS / 6


def test_junk_grows_no_memory() -> None:
    """What is not a whole frame yet is bounded by the frame's limit."""
    world, table = World(), PlainTable()
    connection = world.connect(table, Friend())
    for _ in range(1000):
        connection.host.received(b"\x00\x00\x3f\xff" + b" " * 100, world.now)
        if connection.host.over:
            break
    assert connection.host.over
    assert len(connection.host._reader._waiting) < 32 * 1024


def test_a_hello_and_a_join_do_not_suffice() -> None:
    world, table = World(), PlainTable()
    connection = Connection(world, table, Friend(), Joining(CODE, "Eve"), "10.0.0.66", FINGERPRINT)
    share = "41" + "5866666666666666666666666666666666666666666666666666666666666666"
    for message in (Hello((1, 1), "0.1.0"), Join(share, "Eve", False), Chat("hi"), Ping()):
        connection.host.received(frame(message), world.now)
    assert connection.host.over
    assert table.arrivals == []
    assert table.said_to_it == []
