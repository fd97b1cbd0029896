"""Conversations on an in-memory line: order, deadlines, heartbeat, floods, stalls, splits."""

from maverick_desktop.core.cards import Seat
from tests.lan.rig import Friend, PlainTable, World


def test_a_newcomer_gets_a_seat_and_the_lobby() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = world.connect(table, friend)
    assert friend.welcomes == [table.welcome()]
    assert friend.seat is Seat.SOUTH
    assert len(friend.news) == 1
    assert connection.host.name == "Anna"
    assert table.arrivals == [(connection.host, True)]
    assert table.door.peer(Seat.SOUTH) is connection.host
