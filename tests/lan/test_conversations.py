"""Conversations on an in-memory line: order, deadlines, heartbeat, floods, stalls, splits, ends."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.lan.clientside import Joining
from maverick_desktop.lan.clock import WakingClock, since_start
from maverick_desktop.lan.messages import (
    Again,
    Agree,
    Answer,
    Chat,
    Closing,
    Happened,
    Hello,
    Join,
    Leave,
    NeedVersion,
    News,
    Ping,
    Refused,
    Replaced,
    Said,
    Sit,
    TokenKept,
    Unreadable,
    Wish,
)
from maverick_desktop.lan.outbox import MOST_BYTES, MOST_MESSAGES, Outbox
from maverick_desktop.lan.seatfacts import Play, Played
from maverick_desktop.lan.wire import frame
from tests.lan.rig import (
    CODE,
    FINGERPRINT,
    MATCH,
    Connection,
    Friend,
    PlainTable,
    World,
    lobby,
)
from tests.lan.samples import SHARE
from tests.patience import PATIENCE

WISH = Wish(MATCH, 17, 3, Play("TD"))


@dataclass
class Seated:
    """A friend who sits at a table."""

    world: World
    table: PlainTable
    friend: Friend
    connection: Connection

    def say(self, *messages: Wish | Chat | Again | Sit | Leave | Ping | Agree) -> None:
        """Say these and listen."""
        for message in messages:
            self.connection.client.say(message)
        self.world.settle()

    def listens_after(self, count: int) -> list[News]:
        """What was heard after the first so many."""
        return self.friend.news[count:]


@pytest.fixture
def seated() -> Seated:
    world, table, friend = World(), PlainTable(), Friend()
    return Seated(world, table, friend, world.connect(table, friend))


# --- coming in -----------------------------------------------------------------------------------


def test_a_newcomer_gets_a_seat_and_the_lobby(seated: Seated) -> None:
    connection = seated.connection
    assert seated.friend.welcomes == [seated.table.welcome()]
    assert seated.friend.seat is Seat.SOUTH
    assert seated.friend.news == [lobby()]
    assert connection.host.name == "Anna"
    assert seated.table.arrivals == [(connection.host, True)]
    assert seated.table.door.peer(Seat.SOUTH) is connection.host


def test_four_sit_and_a_fifth_is_told_that_it_is_full() -> None:
    world, table = World(), PlainTable()
    friends = [Friend() for _ in range(5)]
    for friend in friends:
        world.connect(table, friend)
    assert [friend.seat for friend in friends[:4]] == list(Seat)
    assert len({friend.token for friend in friends[:4]}) == 4
    assert friends[4].end == Refused("full")
    assert len(table.arrivals) == 4


def test_a_spectator_has_no_seat_and_no_token() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = world.connect(table, friend, Joining(CODE, "Anna", watch=True))
    assert friend.grants[0].seat is None
    assert friend.grants[0].token is None
    assert table.door.peers == [connection.host]
    connection.client.say(Again())
    world.settle()
    assert table.said_to_it == [(None, Again())]
    connection.client.say(WISH)
    world.settle()
    assert friend.end == Refused("unreadable")
    assert table.gone == [connection.host]
    assert table.door.peers == []


def test_names_are_cleaned_at_the_door() -> None:
    world, table = World(), PlainTable()
    connection = world.connect(table, Friend(), Joining(CODE, " \u202eAn\u200bna\n "))
    assert connection.host.name == "Anna"


@pytest.mark.parametrize("protocols", [(2, 5), (0, 0)])
def test_another_version_is_told_which_is_needed(protocols: tuple[int, int]) -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = _silent(world, table, friend)
    connection.host.received(frame(Hello(protocols, "9.0")), world.now)
    world.settle()
    assert isinstance(friend.end, NeedVersion)
    assert connection.host.over
    assert table.arrivals == []


@pytest.mark.parametrize(
    "first", [Join(SHARE, "Anna", False), Ping(), Hello((3, 1), "1"), Chat("hello"), TokenKept()]
)
def test_nothing_but_a_hello_comes_first(first: Hello | Join | Ping | Chat | TokenKept) -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = _silent(world, table, friend)
    connection.host.received(frame(first), world.now)
    world.settle()
    assert friend.end == Refused("unreadable")
    assert table.arrivals == []


def _silent(world: World, table: PlainTable, friend: Friend) -> Connection:
    """A connection whose client says nothing by itself."""
    connection = Connection(world, table, friend, Joining(CODE, "Anna"), "10.0.0.9", FINGERPRINT)
    connection.client.outbox.drop()
    world.connections.append(connection)
    return connection


def test_who_says_nothing_is_hung_up_on_after_fifteen_seconds() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = _silent(world, table, friend)
    world.wait(14.5)
    assert friend.times_lost == 0
    world.wait(1)
    assert connection.host.over
    assert friend.times_lost == 1
    assert table.gone == []


def test_a_byte_a_second_does_not_keep_a_place() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = _silent(world, table, friend)
    for byte in frame(Hello((1, 1), "0.1.0"))[:15]:
        connection.host.received(bytes([byte]), world.now)
        world.wait(1)
    world.wait(0.5)
    assert connection.host.over


def test_eight_strangers_fill_the_hall_and_leave_it_again() -> None:
    world, table = World(), PlainTable()
    for number in range(8):
        connection = Connection(
            world, table, Friend(), Joining(CODE, ""), f"10.0.0.{number // 3}", FINGERPRINT
        )
        connection.client.outbox.drop()
        world.connections.append(connection)
    assert table.door.gate.enter("10.0.0.99") is None
    world.wait(15.5)
    assert table.door.gate.enter("10.0.0.99") is not None


# --- at the table --------------------------------------------------------------------------------


def test_what_is_said_reaches_the_owner_with_the_connections_seat(seated: Seated) -> None:
    seated.say(Agree("0" * 16), Again())
    assert seated.table.said_to_it == [(Seat.SOUTH, Agree("0" * 16)), (Seat.SOUTH, Again())]


def test_what_is_typed_is_cleaned(seated: Seated) -> None:
    seated.say(Chat("\u202eHi\u0000  there\u200b\n"), Chat("\u200b"))
    assert seated.table.said_to_it == [(Seat.SOUTH, Chat("Hi there"))]


def test_a_wish_is_answered(seated: Seated) -> None:
    seated.table.verdict = "must_follow"
    seated.say(WISH)
    assert seated.listens_after(1) == [Answer(3, "must_follow")]
    assert seated.table.said_to_it == [(Seat.SOUTH, WISH)]


def test_the_same_wish_gets_the_same_answer(seated: Seated) -> None:
    seated.say(WISH)
    seated.table.verdict = "stale"
    seated.say(WISH, WISH)
    assert seated.listens_after(1) == [Answer(3, None)] * 3
    assert len(seated.table.said_to_it) == 1


def test_a_wish_after_the_return_gets_the_same_answer(seated: Seated) -> None:
    seated.say(WISH)
    seated.connection.break_off()
    seated.table.verdict = "stale"
    back = seated.world.connect(seated.table, seated.friend, seated.friend.ticket())
    back.client.say(WISH)
    seated.world.settle()
    assert seated.friend.news[-1] == Answer(3, None)
    assert len(seated.table.said_to_it) == 1


def test_another_wish_of_the_same_number_is_another(seated: Seated) -> None:
    """A program that was started anew counts from one again."""
    seated.say(WISH)
    seated.table.verdict = "stale"
    seated.say(Wish(MATCH, 18, 3, Play("TD")))
    assert seated.listens_after(1) == [Answer(3, None), Answer(3, "stale")]


def test_only_the_latest_answers_are_kept(seated: Seated) -> None:
    for number in range(200):
        seated.say(Wish(MATCH, 17, number, Play("TD")))
        seated.world.wait(0.1)
    asked = len(seated.table.said_to_it)
    seated.say(Wish(MATCH, 17, 199, Play("TD")), Wish(MATCH, 17, 0, Play("TD")))
    assert len(seated.table.said_to_it) == asked + 1


def test_another_seat_is_another_token(seated: Seated) -> None:
    before = seated.friend.ticket()
    seated.say(Sit("N"))
    assert seated.friend.seat is Seat.NORTH
    assert seated.connection.host.seat is Seat.NORTH
    assert not seated.table.door.taken(Seat.SOUTH)
    seated.connection.break_off()
    late = Friend()
    seated.world.connect(seated.table, late, before)
    assert late.end == Refused("token")
    seated.world.connect(seated.table, seated.friend, seated.friend.ticket())
    assert seated.table.arrivals[-1][1] is False


def test_a_taken_seat_cannot_be_had(seated: Seated) -> None:
    seated.world.connect(seated.table, Friend())
    seated.say(Sit("W"))
    assert seated.friend.seat is Seat.SOUTH
    assert len(seated.friend.grants) == 1


# --- silence, floods, stalls ---------------------------------------------------------------------


def test_the_heartbeat_keeps_a_quiet_line_alive(seated: Seated) -> None:
    seated.world.wait(120)
    assert seated.connection.client.at_table
    assert not seated.connection.host.over
    pings = b"".join(seated.connection.to_host).count(b"ping")
    assert 55 <= pings <= 61


def test_a_cut_line_is_noticed_by_both_within_ten_seconds(seated: Seated) -> None:
    seated.connection.cut = True
    seated.world.wait(7.5)
    assert seated.table.gone == []
    assert seated.friend.times_lost == 0
    seated.world.wait(2.4)
    assert seated.table.gone == [seated.connection.host]
    assert seated.friend.times_lost == 1
    assert seated.table.door.taken(Seat.SOUTH)


def test_a_short_break_is_not_noticed(seated: Seated) -> None:
    seated.connection.cut = True
    seated.world.wait(5)
    seated.connection.cut = False
    seated.world.wait(20)
    assert seated.table.gone == []
    assert seated.connection.client.at_table


def test_a_spectator_who_leaves_is_gone_at_once(seated: Seated) -> None:
    watcher = seated.world.connect(seated.table, Friend(), Joining(CODE, "Eve", watch=True))
    watcher.client.leave()
    seated.world.settle()
    assert watcher.host.over
    assert not watcher.host.lingers
    assert seated.table.gone == [watcher.host]


def test_who_wakes_asks_at_once_and_does_not_wait_for_long(seated: Seated) -> None:
    """The host may have hung up while nobody was there to hear it."""
    client, world = seated.connection.client, seated.world
    seated.connection.cut = True
    client.woke(world.now)
    asked = client.outbox.take(1 << 16)
    assert asked == frame(Ping())
    client.tick(world.now + 1.9)
    assert client.at_table
    client.tick(world.now + 2.1)
    assert seated.friend.times_lost == 1


def test_who_wakes_and_is_answered_stays(seated: Seated) -> None:
    seated.connection.client.woke(seated.world.now)
    seated.world.wait(20)
    assert seated.connection.client.at_table
    assert seated.table.gone == []


def test_a_flood_is_cut_off_and_the_rest_of_it_is_not_even_read(seated: Seated) -> None:
    seated.connection.host.received(frame(Agree("0" * 16)) * 10_000, seated.world.now)
    seated.world.settle()
    assert seated.friend.end == Refused("too_fast")
    assert len(seated.table.said_to_it) <= 41
    assert seated.table.gone == [seated.connection.host]


def test_twenty_messages_a_second_are_no_flood(seated: Seated) -> None:
    for _ in range(400):
        seated.connection.client.say(Agree("0" * 16))
        seated.world.wait(0.06)
    assert len(seated.table.said_to_it) == 400


def test_chatter_is_cut_off(seated: Seated) -> None:
    seated.say(*[Chat("spam")] * 5)
    assert seated.table.gone == []
    seated.say(Chat("spam"))
    assert seated.friend.end == Refused("too_fast")
    assert len(seated.table.said_to_it) == 5


def test_the_whole_story_is_not_told_on_and_on(seated: Seated) -> None:
    seated.say(*[Again()] * 6)
    assert seated.friend.end == Refused("too_fast")
    assert len(seated.table.said_to_it) == 5


def test_who_does_not_read_is_cut_off_and_nothing_was_skipped(seated: Seated) -> None:
    """What was sent before the end is all there, in order; the next tick tells the owner."""
    world, table, connection = seated.world, seated.table, seated.connection
    other = Friend()
    world.connect(table, other)
    connection.stalled = True
    for number in range(MOST_MESSAGES + 10):
        for peer in table.door.peers:
            peer.send(Said("S", f"word {number}"))
        world.settle()
        if number < MOST_MESSAGES:
            assert table.gone == []
    assert table.gone == [connection.host]
    assert not connection.host.outbox
    words = [one.text for one in other.news if isinstance(one, Said)]
    assert words == [f"word {number}" for number in range(MOST_MESSAGES + 10)]


def test_sending_never_calls_back(seated: Seated) -> None:
    seated.connection.stalled = True
    for _ in range(MOST_MESSAGES * 2):
        seated.connection.host.send(Said("S", "word"))
    assert seated.table.gone == []
    seated.connection.host.tick(seated.world.now)
    assert seated.table.gone == [seated.connection.host]


def test_a_long_story_is_told_as_fast_as_it_is_read(seated: Seated) -> None:
    """It takes no room in the outbox, and what happens meanwhile comes after it."""
    told = 0

    def story() -> Iterator[Happened]:
        nonlocal told
        for n in range(1, 20_001):
            told = n
            yield Happened(n, Played("S", "TD", False), None)

    host = seated.connection.host
    seated.connection.stalled = True
    host.send_all(story())
    host.send(Said("N", "after"))
    assert told == 0
    assert len(host.outbox.take(1000)) < 1200
    assert told < 20
    seated.connection.stalled = False
    before = told
    seated.world.settle()
    heard = seated.listens_after(1)
    assert [one.n for one in heard if isinstance(one, Happened)] == [*range(before + 1, 20_001)]
    assert heard[-1] == Said("N", "after")
    assert not host.over


def test_the_outbox_is_bounded_in_messages_and_in_bytes() -> None:
    small, large = Outbox(), Outbox()
    assert all(small.put(Ping()) for _ in range(MOST_MESSAGES))
    assert not small.put(Ping())
    long = Said("S", "😀" * 200)
    count = 0
    while large.put(lobby() if count % 2 else long):
        count += 1
    assert len(large.take(1 << 30)) <= MOST_BYTES
    assert large.put(long)
    assert not small.take(0)


def test_a_line_split_at_every_byte_says_the_same() -> None:
    def bytewise(data: bytes) -> Iterator[bytes]:
        return (bytes([byte]) for byte in data)

    outcomes = []
    for pieces in (None, bytewise):
        world, table, friend = World(pieces), PlainTable(), Friend()
        connection = world.connect(table, friend)
        for message in (WISH, Chat("Hello"), Sit("E"), Agree("0" * 16)):
            connection.client.say(message)
        world.wait(3)
        outcomes.append((friend.news, table.said_to_it, friend.grants, friend.end))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("seed", range(20))
def test_a_line_split_anywhere_says_the_same(seed: int) -> None:
    dice = random.Random(seed)

    def anywhere(data: bytes) -> Iterator[bytes]:
        while data:
            cut = dice.randrange(1, 40)
            yield data[:cut]
            data = data[cut:]

    world, table, friend = World(anywhere), PlainTable(), Friend()
    connection = world.connect(table, friend)
    connection.client.say(WISH)
    connection.client.say(Chat("Hello"))
    world.settle()
    assert table.said_to_it == [(Seat.SOUTH, WISH), (Seat.SOUTH, Chat("Hello"))]
    assert friend.news == [lobby(), Answer(3, None)]


# --- ends ----------------------------------------------------------------------------------------


def test_an_end_at_every_byte_of_a_join_leaves_nothing_behind() -> None:
    """FIN in the middle of a frame: the session is cleaned, a seat that was granted is kept."""
    whole = World()
    table = PlainTable()
    length = len(b"".join(whole.connect(table, Friend()).to_host))
    for place in range(0, length, 7):
        world, table, friend = World(), PlainTable(), Friend()
        connection = Connection(
            world, table, friend, Joining(CODE, "Anna"), "10.0.0.9", FINGERPRINT
        )
        left = place
        while left > 0 and not connection.client.over:
            data = connection.client.outbox.take(1 << 16)
            connection.host.received(data[:left], world.now)
            left -= len(data)
            connection.client.received(connection.host.outbox.take(1 << 16), world.now)
            if not data:
                break
        connection.break_off()
        assert friend.times_lost == 1
        assert len(table.gone) == len(table.arrivals)
        assert table.door.peers == []
        assert table.door.taken(Seat.SOUTH) == bool(table.arrivals)
        assert all(table.door.gate.enter(address) for address in ("10.0.0.9",) * 3)
        world.now += 1
        assert table.door.gate.may_try("10.0.0.9", world.now) is None


def test_the_newest_connection_of_a_seat_wins(seated: Seated) -> None:
    newer = Friend()
    back = seated.world.connect(seated.table, newer, seated.friend.ticket())
    assert seated.friend.end == Replaced()
    assert seated.table.gone == []
    assert seated.table.door.peer(Seat.SOUTH) is back.host
    assert seated.table.arrivals[-1] == (back.host, False)


def test_the_table_closes(seated: Seated) -> None:
    other = Friend()
    seated.world.connect(seated.table, other)
    seated.table.door.close()
    seated.world.settle()
    assert seated.friend.end == other.end == Closing()
    assert seated.table.gone == []
    assert seated.table.door.taken(Seat.SOUTH)


def test_a_seat_is_freed_by_hand(seated: Seated) -> None:
    ticket = seated.friend.ticket()
    seated.table.door.free(Seat.SOUTH)
    seated.world.settle()
    assert seated.friend.end == Refused("freed")
    late, newcomer = Friend(), Friend()
    seated.world.connect(seated.table, late, ticket)
    assert late.end == Refused("token")
    seated.world.connect(seated.table, newcomer)
    assert newcomer.seat is Seat.SOUTH


def test_after_the_end_nothing_is_heard(seated: Seated) -> None:
    seated.connection.host.close(Closing())
    seated.connection.host.received(frame(Chat("late")), seated.world.now)
    seated.connection.host.send(Said("S", "late"))
    seated.world.wait(20)
    assert seated.table.said_to_it == []
    assert seated.table.gone == []
    assert seated.friend.end == Closing()
    assert not seated.connection.client.say(Chat("late"))


def test_leaving_off_tells_the_owner_nothing(seated: Seated) -> None:
    seated.connection.client.say(Leave())
    seated.connection.client.leave_off()
    seated.world.settle()
    assert seated.table.said_to_it == [(Seat.SOUTH, Leave())]
    assert seated.friend.end is None
    assert seated.friend.times_lost == 0


# --- hosts that mean no good ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "garbage",
    [
        b"HTTP/1.1 200 OK\r\n\r\n",
        b"\x00\x00\x00\x00",
        b"\xff\xff\xff\xff",
        b"\x00\x00\x00\x02{}",
        frame(Said("S", "\u202eevil")),
        frame(Hello((1, 1), "0.1.0")),
    ],
)
def test_what_a_host_sends_unreadably_ends_the_conversation(seated: Seated, garbage: bytes) -> None:
    seated.connection.client.received(garbage, seated.world.now)
    assert seated.friend.end == Unreadable()
    assert seated.connection.client.over


def test_a_host_that_floods_is_left(seated: Seated) -> None:
    seated.connection.client.received(frame(lobby()) * 1000, seated.world.now)
    assert seated.friend.end == Unreadable()
    assert len(seated.friend.news) <= 2 * MOST_MESSAGES + 1


def test_a_story_may_come_in_a_rush(seated: Seated) -> None:
    facts = b"".join(frame(Happened(n, Played("S", "TD", False), None)) for n in range(1, 3000))
    seated.connection.client.received(facts, seated.world.now)
    assert seated.friend.end is None
    assert len(seated.friend.news) == 3000


# --- time ----------------------------------------------------------------------------------------


def test_time_stands_still_while_the_program_does() -> None:
    system = 1000.0
    clock = WakingClock(lambda: system)
    begun = clock()
    for _ in range(8):
        system += 0.25
        clock()
    assert clock() - begun == pytest.approx(2)
    system += 600
    assert clock() - begun == pytest.approx(3)
    assert clock.slept == pytest.approx(599)
    system -= 5
    assert clock() - begun == pytest.approx(3)
    assert clock.slept == pytest.approx(599)


def test_the_systems_clock_does_not_go_back() -> None:
    begun = since_start()
    assert begun <= since_start() <= begun + PATIENCE
