"""G14: wrong codes, men in the middle, replays, foreign tokens: nobody gets in.

Against a table in its lobby, on lines in memory; the same over real sockets is ``middlemen``.
"""

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from maverick_desktop.hosting.chairs import OPEN
from maverick_desktop.lan.clientside import Joining, Returning
from maverick_desktop.lan.codes import code_of
from maverick_desktop.lan.gate import MOST_FAILED, MOST_SWAPS
from maverick_desktop.lan.messages import (
    ClientMessage,
    Confirm,
    Confirmed,
    Distrusted,
    Granted,
    Hello,
    Join,
    Refused,
    Return,
    Share,
    Unreadable,
)
from maverick_desktop.lan.pairing import ClientPairing, HostPairing
from maverick_desktop.lan.tokens import token_of
from maverick_desktop.lan.wire import Reader, frame
from tests.lan.rig import CODE, FINGERPRINT, MATCH, OTHER_FINGERPRINT, Friend

from .doorstep import EVE, Place, turned_away, welcome
from .trial import Goal, Scale, Trial
from .wired import DOOR, frames

_HELLO: Final = Hello((1, 1), "0.1.0")
_JOIN: Final = Reader[Join](Join)
_SHARE: Final = Reader[Share](Share)


def _middleman_passes_on(place: Place) -> None:
    """Every byte goes through, under a certificate of his own."""
    victim = Friend()
    place.call(victim, EVE, seen=OTHER_FINGERPRINT)
    assert victim.end == Refused("code")
    assert not victim.grants


def _middleman_guesses(place: Place) -> None:
    """He plays the host, with a code that he has guessed."""
    victim = Friend()
    line = place.host_of(victim, OTHER_FINGERPRINT)
    [join] = place.tell(line, welcome())
    guess = code_of(place.dice.randrange(32**6))
    pairing = HostPairing(guess, OTHER_FINGERPRINT)
    place.tell(line, Share(pairing.answer(_JOIN(join).share)))
    mac = place.dice.randbytes(32).hex()
    place.tell(line, Confirmed(mac), Granted(DOOR, "S", "A" * 43))
    assert victim.end == Distrusted("proof")
    assert not victim.grants


def _proof_mirrored(place: Place) -> None:
    """The host’s proof is the guest’s own, sent back; and the other way round."""
    victim = Friend()
    line = place.host_of(victim)
    [join] = place.tell(line, welcome())
    pairing = HostPairing("000000", FINGERPRINT)
    [confirm] = place.tell(line, Share(pairing.answer(_JOIN(join).share)))
    place.tell(line, Confirmed(Reader[Confirm](Confirm)(confirm).mac))
    assert victim.end == Distrusted("proof")
    share = ClientPairing("000000", FINGERPRINT).share
    stranger = place.stranger(_HELLO, Join(share, "Eve", False))
    _, answer = frames(stranger.outbox.take(1 << 16))
    mac = sha256(_SHARE(answer).share.encode()).hexdigest()
    stranger.received(frame(Confirm(mac)), place.world.now)
    turned_away(stranger, "code")


def _proof_left_out(place: Place) -> None:
    """A host grants a seat at some moment before it has proved anything."""
    victim = Friend()
    line = place.host_of(victim)
    steps = place.dice.randrange(3)
    if steps:
        [join] = place.tell(line, welcome())
        if steps > 1:
            place.tell(line, Share(HostPairing(CODE, FINGERPRINT).answer(_JOIN(join).share)))
    place.tell(line, Granted(DOOR, "S", "A" * 43))
    assert victim.end == Unreadable()
    assert not victim.grants


def _return_to_another(place: Place) -> None:
    """Whoever answers a return has another certificate: not a byte goes to them."""
    friend, line = place.person()
    line.break_off()
    again = Friend()
    other = place.call(again, EVE, friend.ticket(), OTHER_FINGERPRINT)
    assert again.end == Distrusted("certificate")
    assert not other.to_host
    assert not other.client.outbox
    other.host.hung_up(place.world.now)


def _pinned_to_another(place: Place) -> None:
    """The ticket has another table’s fingerprint."""
    friend, line = place.person()
    line.break_off()
    ticket = Returning(DOOR, friend.token, place.dice.randbytes(32))
    again = Friend()
    other = place.call(again, EVE, ticket)
    assert again.end == Distrusted("certificate")
    assert not other.to_host
    other.host.hung_up(place.world.now)


def _join_replayed(place: Place) -> None:
    _, line = place.person()
    stranger = place.stranger()
    stranger.received(b"".join(line.to_host), place.world.now)
    turned_away(stranger, "code", "full")


def _return_replayed(place: Place) -> None:
    """The token that was shown is void once the new one was kept."""
    friend, line = place.person()
    line.break_off()
    back = place.call(friend, "10.0.0.9", friend.ticket())
    place.lines[-1] = back
    stored = place.table.door.hashes
    stranger = place.stranger()
    stranger.received(b"".join(back.to_host), place.world.now)
    turned_away(stranger, "token")
    assert place.table.door.hashes == stored
    place.retake()


def _host_replayed(place: Place) -> None:
    """A guest hears what a true host once said to another."""
    _, line = place.person()
    victim = Friend()
    ear = place.host_of(victim)
    ear.received(b"".join(line.to_client), place.world.now)
    assert victim.end == Distrusted("proof")
    assert not victim.grants


def _token_of_another_seat(place: Place) -> None:
    """A token opens the seat it was given for, and void ones open none."""
    friend, line = place.person()
    seat = friend.seat
    assert seat is not None
    line.break_off()
    place.lines[-1] = place.call(friend, "10.0.0.9", friend.ticket())
    assert friend.seat is seat
    old = friend.token
    place.table.set_seat(seat, OPEN)
    place.forget()
    newcomer = Friend()
    place.people.append(newcomer)
    place.lines.append(place.call(newcomer, "10.0.0.8"))
    place.retake()
    stranger = place.stranger(_HELLO, Return(DOOR, old))
    turned_away(stranger, "token")


def _token_damaged(place: Place) -> None:
    friend, line = place.person()
    line.break_off()
    dice, token = place.dice, friend.token
    at = dice.randrange(43)
    sign = dice.choice([sign for sign in "ABCXYZabcxyz0189-_" if sign != token[at]])
    # The last sign has bits that no byte has; any sign is compared.
    damaged = token[:at] + sign + token[at + 1 :]
    for wrong in (damaged, token_of(dice.randbytes(32)), token[::-1], "A" * 43):
        turned_away(place.stranger(_HELLO, Return(DOOR, wrong)), "token")
    turned_away(place.stranger(_HELLO, Return(MATCH, token)), "match")


def _two_with_one_token(place: Place) -> None:
    """They never both sit, and soon neither takes the seat from the other."""
    friend, _ = place.person()
    ticket, swapped = friend.ticket(), 0
    programs = [friend]
    for _ in range(MOST_SWAPS + 3):
        place.world.wait(place.dice.uniform(0.1, 2))
        program = Friend(keeps_token=False)
        place.call(program, EVE, ticket)
        programs.append(program)
        alive = [one for one in place.world.connections if one.client.at_table]
        assert len(alive) == len({id(one.host) for one in alive})
        mine = [one for one in alive if one.friend in programs]
        assert len(mine) == 1
        swapped += program.end == Refused("swapped")
    assert swapped >= 3
    place.forget()
    place.retake()


def _changes_its_mind(place: Place) -> None:
    """Another step than the next one, another identity in between: nothing is read out of turn."""
    share = ClientPairing(CODE, FINGERPRINT).share
    join = Join(share, "Eve", False)
    wrong: list[ClientMessage] = [
        join, Return(DOOR, "A" * 43), _HELLO, Join(share, "Anna", True),
    ]  # fmt: skip
    stranger = place.stranger(_HELLO, join, place.dice.choice(wrong))
    turned_away(stranger, "unreadable")
    turned_away(place.stranger(_HELLO, Confirm("0" * 64)), "unreadable")
    turned_away(place.stranger(join), "unreadable")


def _bad_share(place: Place) -> None:
    any_bytes = place.dice.randbytes(32).hex()
    small = ("00" * 32, "01" + "00" * 31, "ff" * 32, "ec" + "ff" * 30 + "7f")
    share = "41" + place.dice.choice((*small, any_bytes))
    stranger = place.stranger(_HELLO, Join(share, "Eve", False))
    if not stranger.over:
        # It was a point by accident: then it is a wrong guess.
        stranger.received(frame(Confirm(place.dice.randbytes(32).hex())), place.world.now)
    turned_away(stranger, "unreadable", "code")


def _too_often(place: Place) -> None:
    """One address is heard once a second, whatever it tries, and ten wrong codes are the end."""
    gate, begun, seconds = place.table.door.gate, place.world.now, place.dice.randrange(3, 9)
    wrong = 0
    while place.world.now < begun + seconds:
        guesser = Friend()
        place.call(guesser, EVE, Joining("000000", "Eve"))
        assert guesser.end in (Refused("code"), Refused("too_fast"))
        wrong += guesser.end == Refused("code")
        place.world.now += place.dice.uniform(0.02, 0.3)
    assert wrong <= seconds
    gate.failed = MOST_FAILED
    place.world.now += 2
    honest = Friend()
    place.call(honest, "10.0.0.7")
    assert honest.end == Refused("locked")


ATTACKS: Final[dict[str, Callable[[Place], None]]] = {
    "man in the middle passes all on": _middleman_passes_on,
    "man in the middle guesses": _middleman_guesses,
    "proof mirrored": _proof_mirrored,
    "proof left out": _proof_left_out,
    "return to another certificate": _return_to_another,
    "ticket with another fingerprint": _pinned_to_another,
    "join replayed": _join_replayed,
    "return replayed": _return_replayed,
    "host replayed": _host_replayed,
    "token of another seat": _token_of_another_seat,
    "token damaged": _token_damaged,
    "two programs with one token": _two_with_one_token,
    "steps out of turn": _changes_its_mind,
    "bad share": _bad_share,
    "too often": _too_often,
}
_TIMES: Final[dict[Scale, int]] = {"part": 1, "ci": 5, "tenth": 10, "release": 100}


def _guess(trial: Trial, dice: random.Random, _case: int) -> int:
    """One wrong code."""
    place = Place(dice)
    guesser = Friend()
    code = code_of(dice.randrange(32**6))
    if code == CODE:
        return 0
    place.call(guesser, EVE, Joining(code, "Eve", dice.random() < 0.3))
    assert guesser.end == Refused("code")
    place.nobody_got_in()
    trial.met["wrong codes"] += 1
    return 1


def run(trial: Trial) -> None:
    """Every attack, then wrong codes."""
    for number, (name, attack) in enumerate(ATTACKS.items()):
        for time in range(_TIMES[trial.scale]):
            case = 1_000_000 * (number + 1) + time
            if trial.goes_on(case):
                with trial.case(case):
                    place = Place(trial.dice(case))
                    attack(place)
                    place.nobody_got_in()
                    trial.met[name] += 1
    trial.each(_guess)


GOAL: Final = Goal(
    "G14",
    "nobody gets a seat without the code or the token, whoever stands between",
    "wrong codes",
    {"part": 40, "ci": 500, "tenth": 1_000, "release": 10_000},
    run,
    meets=tuple(ATTACKS),
)
