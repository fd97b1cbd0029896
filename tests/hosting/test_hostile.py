"""G4: whatever a guest, or a host, sends at any moment of a match: nothing changes but by rules."""

import os
import random
from pathlib import Path

import pytest

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.public import Phase
from maverick_desktop.lan import messages as m
from maverick_desktop.lan import seatfacts as f
from maverick_desktop.lan.messages import Refused, Unreadable
from maverick_desktop.lan.wire import frame
from tests.hosting.people import Party, Visitor, setup_of, short_rules
from tests.lan.mutate import framed, mutated
from tests.lan.samples import FROM_CLIENTS, FROM_HOSTS

MESSAGES = int(os.environ.get("MAVERICK_HOSTILE", "1200"))


def state(party: Party) -> tuple[object, ...]:
    """All that play has come to."""
    play = party.play
    views = tuple(play.view(seat) for seat in SEATS)
    return play.log.n, play.public, views, party.hugo.records.bytes_of()


def forged(party: Party, dice: random.Random) -> bytes:
    """Something that a changed program could send: well formed, and out of place."""
    match = dice.choice((party.play.header.match, party.hugo.door.match))
    at = dice.choice((0, party.play.public.n, party.play.public.n + 1, party.play.public.opened))
    cards = dice.sample(["2C", "AS", "TD", "BJ", "SJ", "7H"], 2)
    do = dice.choice(
        (f.Play(dice.choice(cards)), f.MakeBid("nil"), f.Choose(sorted(cards)), f.Choose([]))
    )
    return frame(m.Wish(match, at, dice.randrange(1000), do))


@pytest.mark.parametrize("seed", range(4))
def test_a_hostile_guest_changes_nothing(tmp_path: Path, seed: int) -> None:
    """It is not its turn: nothing it sends is a legal wish; the others' match goes on."""
    rules = short_rules(bids=["nil"], pass_count=2)
    party = Party(tmp_path, setup_of(rules, policy="wait"), names=("Anna", "Борис"), seed=seed)
    party.start()
    dice = random.Random(seed)
    anna, thrown_out = party.visitors[0], 0
    for number in range(MESSAGES // 4):
        if dice.random() < 0.15:
            party.step()
        if party.play.over:
            break
        if not anna.table.at_table:
            thrown_out += 1
            if anna.end is not None:
                anna = returned(party, tmp_path / f"again{number}", anna)
            else:
                anna.back()
        if Seat.NORTH in party.play.public.to_act():
            anna.act(party.dice)
            party.town.settle()
            continue
        party.town.wait(0.2)
        if Seat.NORTH in party.play.public.to_act():
            continue
        before = state(party)
        line = anna.way.line
        assert line is not None
        body = frame(dice.choice(harmless()))[4:]
        data = forged(party, dice) if dice.random() < 0.5 else framed(mutated(body, dice))
        for piece in pieces(data, dice):
            line.host.received(piece, party.town.now)
        party.town.settle()
        assert before == state(party), data
    assert thrown_out > 3
    if not anna.table.at_table:
        anna = returned(party, tmp_path / "last", anna)
    party.run()
    assert party.play.over
    boris = party.visitors[1]
    assert boris.end is None
    assert boris.records.bytes_of() == party.hugo.records.bytes_of()


def harmless() -> list[m.ClientMessage]:
    """Messages that a mutation starts from; asking for undo or leaving is nobody's crime."""
    return [one for one in FROM_CLIENTS if not isinstance(one, m.Leave | m.AskUndo | m.AnswerUndo)]


def pieces(data: bytes, dice: random.Random) -> list[bytes]:
    """The bytes as the network might bring them."""
    if dice.random() < 0.7:
        return [data]
    return [data[at : at + 1] for at in range(min(len(data), 400))] + [data[400:]]


def returned(party: Party, folder: Path, anna: Visitor) -> Visitor:
    """Anna's program, begun anew with the ticket of the last one."""
    [ticket] = anna.tickets.all()
    again = Visitor(party.town, folder, "Anna")
    again.tickets.keep(ticket)
    again.way.host = party.hugo.table
    again.table.come_back(ticket)
    party.town.settle()
    assert again.table.at_table, again.end
    party.visitors[0] = again
    return again


@pytest.mark.parametrize("seed", range(4))
def test_a_hostile_host_gets_no_traceback_out_of_a_guest(tmp_path: Path, seed: int) -> None:
    """Whatever it sends, the visit goes on or ends with one word, and the record stays sound."""
    dice = random.Random(seed)
    ended = 0
    for number in range(MESSAGES // 60):
        folder = tmp_path / str(number)
        rules = short_rules(pass_count=2, bids=["blind"])
        party = Party(folder, setup_of(rules), names=("Anna", "Борис"), seed=number)
        party.start()
        steps = dice.randrange(90)
        for _ in range(steps):
            party.step()
        anna = party.visitors[0]
        for _ in range(15):
            line = anna.way.line
            if line is None:
                break
            sent = [one for one in line.to_client if one]
            whole = dice.choice(sent) if dice.random() < 0.3 else frame(dice.choice(FROM_HOSTS))
            body = whole[4 : 4 + int.from_bytes(whole[:4], "big")]
            data = framed(mutated(body, dice)) if dice.random() < 0.7 else framed(body)
            for piece in pieces(data, dice):
                line.client.received(piece, party.town.now)
            party.town.settle()
        if anna.end is not None:
            ended += 1
            if not isinstance(anna.end, Unreadable | Refused):
                assert type(anna.end).__name__ in ("Closing", "Replaced", "NeedVersion")
        for path in anna.records.folder.glob("*.maverick"):
            anna.records.bytes_of(path.stem)
        assert party.play.public.phase in Phase
    assert ended > MESSAGES // 80
