"""Attacks on pairing and on returning (RELIABILITY C1–C5, S1–S5, G14): none of them gets a seat."""

from collections.abc import Iterator

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.lan.clientside import ClientConversation, Joining, Returning
from maverick_desktop.lan.codes import code_of
from maverick_desktop.lan.gate import MOST_FAILED, MOST_SWAPS
from maverick_desktop.lan.hostside import HostConversation
from maverick_desktop.lan.messages import (
    Admission,
    Confirm,
    Confirmed,
    Distrusted,
    Granted,
    Hello,
    Join,
    Refused,
    Return,
    Share,
    TokenKept,
    Unreadable,
    Welcome,
)
from maverick_desktop.lan.pairing import ClientPairing, HostPairing, PairingError
from maverick_desktop.lan.wire import FrameReader, Reader, frame
from tests.lan.rig import (
    CODE,
    FINGERPRINT,
    MATCH,
    OTHER_FINGERPRINT,
    Friend,
    Nobody,
    PlainTable,
    World,
)
from tests.lan.samples import HEX64, SHARE

ADMISSION: Reader[Admission] = Reader(Admission)


def bodies(data: bytes) -> Iterator[bytes]:
    """The frames in a stream."""
    reader = FrameReader(1 << 20)
    reader.add(data)
    while (body := reader.next()) is not None:
        yield body


def stranger(table: PlainTable, world: World, address: str = "10.0.0.66") -> HostConversation:
    """A connection that a test speaks on by hand."""
    ticket = table.door.gate.enter(address)
    assert ticket is not None
    return HostConversation(table, Nobody(), address, ticket, world.now)


def host_seen_by(
    friend: Friend, world: World, fingerprint: bytes = FINGERPRINT
) -> ClientConversation:
    """A client's conversation with a host that a test plays by hand."""
    client = ClientConversation(friend, Nobody(), Joining(CODE, "Anna"), fingerprint, world.now)
    client.begin()
    return client


# --- the code ------------------------------------------------------------------------------------


def test_both_know_the_code() -> None:
    client, host = ClientPairing(CODE, FINGERPRINT), HostPairing(CODE, FINGERPRINT)
    proof = client.prove(host.answer(client.share))
    client.check(host.check(proof))


def test_a_wrong_code_is_a_failed_try() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend, Joining("7K4M2R", "Eve"))
    assert friend.end == Refused("code")
    assert table.door.gate.failed == 1
    assert table.arrivals == []
    hasty, patient = Friend(), Friend()
    world.connect(table, hasty)
    assert hasty.end == Refused("too_fast")
    world.wait(1)
    world.connect(table, patient)
    assert patient.seat is Seat.SOUTH


def _guess(count: int) -> None:
    world, table = World(), PlainTable()
    for number in range(count):
        friend = Friend()
        world.connections.clear()
        world.connect(table, friend, Joining(code_of(number), "Eve"))
        assert friend.end == Refused("code")
        world.now += 1.01
        if table.door.gate.locked:
            turned_away = Friend()
            world.connect(table, turned_away)
            assert turned_away.end == Refused("locked")
            table.door.gate.unlock()
    assert table.arrivals == []
    assert not any(table.door.taken(seat) for seat in Seat)


def test_wrong_codes_get_nobody_in() -> None:
    _guess(MOST_FAILED * 3)


@pytest.mark.slow
def test_five_hundred_wrong_codes_get_nobody_in() -> None:
    _guess(500)


def test_guesses_at_the_same_moment_are_not_more_than_ten() -> None:
    """All of them began before the table was locked; those after the tenth are not looked at."""
    world, table = World(), PlainTable()
    table.door.gate.failed = MOST_FAILED - 1
    tries = [ClientPairing(CODE if n else "000000", FINGERPRINT) for n in range(3)]
    lines = [stranger(table, world, f"10.0.0.{n}") for n in range(3)]
    shares = []
    for line, attempt in zip(lines, tries, strict=True):
        line.received(frame(Hello((1, 1), "0.1.0")) + frame(Join(attempt.share, "x", False)), 0)
        _, share = bodies(line.outbox.take(10_000))
        heard = ADMISSION(share)
        assert isinstance(heard, Share)
        shares.append(heard.share)
    for line, attempt, share_hex in zip(lines, tries, shares, strict=True):
        line.received(frame(Confirm(attempt.prove(share_hex))), 0)
    ends = [ADMISSION(next(bodies(line.outbox.take(10_000)))) for line in lines]
    assert ends == [Refused("code"), Refused("locked"), Refused("locked")]


def test_one_address_tries_one_code_at_a_time() -> None:
    world, table = World(), PlainTable()
    first, second = stranger(table, world), stranger(table, world)
    for line in (first, second):
        pairing = ClientPairing(CODE, FINGERPRINT)
        line.received(frame(Hello((1, 1), "0.1.0")) + frame(Join(pairing.share, "x", False)), 0)
    assert not first.over
    assert ADMISSION(list(bodies(second.outbox.take(10_000)))[1]) == Refused("busy")


def test_half_a_pairing_gives_nothing_away_and_is_slow() -> None:
    """Whoever asks for shares and goes has learned nothing and made no guess; but must wait."""
    world, table = World(), PlainTable()
    line = stranger(table, world)
    pairing = ClientPairing(CODE, FINGERPRINT)
    line.received(frame(Hello((1, 1), "0.1.0")) + frame(Join(pairing.share, "x", False)), 0)
    line.hung_up(world.now)
    assert table.door.gate.failed == 0
    assert table.door.gate.may_try("10.0.0.66", world.now + 0.9) == "too_fast"


@pytest.mark.parametrize(
    "share",
    [
        SHARE,
        "41" + "00" * 32,
        "41" + "01" + "00" * 31,
        "41" + "ff" * 32,
        "42" + "01" + "00" * 31,
        "53" + "0f" * 32,
        "41" + "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ],
)
def test_hostile_shares_are_refused_by_either_side(share: str) -> None:
    for pairing in (HostPairing(CODE, FINGERPRINT), HostPairing("000000", FINGERPRINT)):
        with pytest.raises(PairingError):
            pairing.answer(share)
    with pytest.raises(PairingError):
        ClientPairing(CODE, FINGERPRINT).prove("42" + share[2:])
    world, table = World(), PlainTable()
    line = stranger(table, world)
    line.received(frame(Hello((1, 1), "0.1.0")) + frame(Join(share, "x", False)), 0)
    assert ADMISSION(list(bodies(line.outbox.take(10_000)))[1]) == Refused("unreadable")


def test_a_share_sent_back_is_refused() -> None:
    for side in ("41", "42"):
        client = ClientPairing(CODE, FINGERPRINT)
        with pytest.raises(PairingError):
            client.prove(side + client.share[2:])


# --- the man in the middle -----------------------------------------------------------------------


def test_a_man_in_the_middle_who_passes_everything_on_gets_nothing() -> None:
    """He knows the table's address and shows a certificate of his own; every byte goes through."""
    world, table, friend = World(), PlainTable(), Friend()
    connection = world.connect(table, friend, seen=OTHER_FINGERPRINT)
    assert friend.grants == []
    assert friend.end == Refused("code")
    assert table.arrivals == []
    assert table.door.gate.failed == 1
    assert connection.host.over


def test_a_man_in_the_middle_who_plays_the_host_learns_one_wrong_guess() -> None:
    world, friend = World(), Friend()
    client = host_seen_by(friend, world, OTHER_FINGERPRINT)
    client.outbox.take(10_000)
    client.received(frame(Welcome(1, "0.1.0", "Table", "0" * 16)), world.now)
    join = next(bodies(client.outbox.take(10_000)))
    pairing = HostPairing("000000", OTHER_FINGERPRINT)
    share = pairing.answer(Reader[Join](Join)(join).share)
    client.received(frame(Share(share)), world.now)
    confirm = Reader[Confirm](Confirm)(next(bodies(client.outbox.take(10_000))))
    with pytest.raises(PairingError):
        pairing.check(confirm.mac)
    client.received(frame(Confirmed(HEX64)) + frame(Granted(MATCH, "S", "A" * 43)), world.now)
    assert friend.end == Distrusted("proof")
    assert friend.grants == []


@pytest.mark.parametrize("message", [Granted(MATCH, "S", "A" * 43), Confirmed(HEX64), Share(SHARE)])
@pytest.mark.parametrize("after", [0, 1, 2])
def test_a_host_cannot_skip_the_proof(message: Granted | Confirmed | Share, after: int) -> None:
    """Whatever comes out of turn ends it; no seat is believed before the proof was checked."""
    world, friend = World(), Friend()
    client = host_seen_by(friend, world)
    if after:
        client.received(frame(Welcome(1, "0.1.0", "Table", "0" * 16)), world.now)
    if after > 1:
        *_, join = bodies(client.outbox.take(10_000))
        share = HostPairing(CODE, FINGERPRINT).answer(Reader[Join](Join)(join).share)
        client.received(frame(Share(share)), world.now)
    client.received(frame(message), world.now)
    assert friend.grants == []
    assert friend.end in (Unreadable(), Distrusted("proof"))


def test_another_certificate_at_the_return_is_told_nothing() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    again = Friend()
    connection = world.connect(table, again, friend.ticket(), seen=OTHER_FINGERPRINT)
    assert again.end == Distrusted("certificate")
    assert connection.to_host == []
    assert not connection.client.outbox


# --- replay --------------------------------------------------------------------------------------


def test_a_recorded_pairing_is_worth_nothing() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    recorded = world.connect(table, friend)
    for _ in range(5):
        world.now += 1.1
        line = stranger(table, world)
        line.received(b"".join(recorded.to_host), world.now)
        answers = [ADMISSION(body) for body in list(bodies(line.outbox.take(10_000)))[1:]]
        assert isinstance(answers[0], Share)
        assert answers[1:] == [Refused("code")]
    assert len(table.arrivals) == 1


def test_a_recorded_return_is_worth_nothing() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    recorded = world.connect(table, friend, friend.ticket())
    recorded.break_off()
    line = stranger(table, world)
    line.received(b"".join(recorded.to_host), world.now)
    assert ADMISSION(list(bodies(line.outbox.take(10_000)))[1]) == Refused("token")


def test_a_recorded_host_is_worth_nothing() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    recorded = world.connect(table, friend)
    victim = Friend()
    client = host_seen_by(victim, world)
    client.received(b"".join(recorded.to_client), world.now)
    assert victim.grants == []
    assert victim.end == Distrusted("proof")


# --- tokens --------------------------------------------------------------------------------------


def test_a_token_opens_its_own_seat_and_no_other() -> None:
    world, table = World(), PlainTable()
    friends = [Friend() for _ in range(4)]
    for friend in friends:
        world.connect(table, friend).break_off()
    for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST):
        friend = friends[seat]
        world.connect(table, friend, friend.ticket())
        assert friend.seat is seat


@pytest.mark.parametrize("token", ["A" * 43, "_" * 43])
def test_no_other_token_opens_anything(token: str) -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    late = Friend()
    world.connect(table, late, Returning(MATCH, token, FINGERPRINT))
    assert late.end == Refused("token")


def test_a_token_for_another_match_is_told_so() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    other = MATCH.replace("0b0e", "1b0e")
    late = Friend()
    world.connect(table, late, Returning(other, friend.token, FINGERPRINT))
    assert late.end == Refused("match")


def test_a_token_is_new_at_each_return_and_the_old_one_void() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    first = friend.ticket()
    world.connect(table, friend, first).break_off()
    assert friend.token != first.token
    thief = Friend()
    world.connect(table, thief, first)
    assert thief.end == Refused("token")


def test_a_client_that_died_before_it_stored_the_token_is_not_locked_out() -> None:
    """However often it dies; and once it has stored one, the earlier ones are void."""
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    kept = friend.ticket()
    for _ in range(3):
        forgetful = Friend(keeps_token=False)
        world.connect(table, forgetful, kept).break_off()
        assert forgetful.seat is Seat.SOUTH
    keeper = Friend()
    world.connect(table, keeper, kept).break_off()
    late = Friend()
    world.connect(table, late, kept)
    assert late.end == Refused("token")
    world.connect(table, keeper, keeper.ticket())
    assert keeper.seat is Seat.SOUTH


def test_two_programs_with_one_token_never_both_sit() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend)
    ticket = friend.ticket()
    outcomes = []
    for _ in range(MOST_SWAPS + 3):
        world.wait(1)
        one = Friend(keeps_token=False)
        world.connect(table, one, ticket)
        outcomes.append(one.seat if one.grants else one.end)
        alive = [each for each in world.connections if each.client.at_table]
        assert len(alive) == 1
    assert outcomes == [Seat.SOUTH] * (MOST_SWAPS - 1) + [Refused("swapped")] * 4
    assert set(table.contests) == {Seat.SOUTH}
    world.wait(31)
    world.connect(table, friend2 := Friend(), ticket)
    assert friend2.seat is Seat.SOUTH


def test_a_return_says_nothing_but_its_token() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    world.connect(table, friend).break_off()
    back = world.connect(table, friend, friend.ticket())
    sent = list(bodies(b"".join(back.to_host)))
    kinds = [Reader[Hello | Return | TokenKept](Hello | Return | TokenKept)(one) for one in sent]
    assert [type(one) for one in kinds] == [Hello, Return, TokenKept]
    assert CODE not in str(sent)


def test_the_code_is_never_sent() -> None:
    world, table, friend = World(), PlainTable(), Friend()
    connection = world.connect(table, friend)
    sent = b"".join(connection.to_host + connection.to_client)
    assert CODE.encode() not in sent
    assert CODE not in repr(Joining(CODE, "Anna"))
    assert friend.token not in repr(friend.ticket())
