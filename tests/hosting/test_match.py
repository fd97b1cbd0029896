"""Whole matches of a host and guests, to the end: all know the same, and all records agree."""

import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.public import Phase
from maverick_desktop.core.view import SeatView
from maverick_desktop.hosting.chairs import HUMAN, OPEN
from maverick_desktop.hosting.reveal import DealCheck
from tests.core.driver import random_rules
from tests.hosting.people import MATCHES, Party, Visitor, setup_of, short_rules


def same_record(party: Party, visitors: Iterable[Visitor]) -> bytes:
    """The record that the host and these guests have; it must be one and the same."""
    record = party.hugo.records.bytes_of()
    for visitor in visitors:
        assert visitor.records.bytes_of() == record, visitor.name
    return record


def same_view(party: Party, visitor: Visitor) -> None:
    """What a guest's window knows is what the host's table says its seat knows."""
    memory = party.play.view(visitor.seat)
    assert visitor.view == memory


@pytest.mark.parametrize("seed", range(3))
def test_four_people_play_a_match_and_keep_the_same_record(tmp_path: Path, seed: int) -> None:
    rules = short_rules(bids=["nil", "blind"], pass_count=3, revoke="priced")
    party = Party(tmp_path, setup_of(rules), seed=seed)
    assert sorted(visitor.seat for visitor in party.visitors) == [*SEATS[1:]]
    party.start()
    party.run()
    assert party.play.over
    same_record(party, party.visitors)
    for visitor in party.visitors:
        same_view(party, visitor)
        assert visitor.begun == 1
        assert not visitor.refusals
        assert visitor.checks == [(hand, DealCheck.FIXED) for hand in (1, 2)]


def test_verify_accepts_every_record(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(match_check="trick", bids=[], target=20)))
    party.start()
    party.run()
    paths = [one.records.folder / f"{MATCHES[0]}.maverick" for one in party.visitors]
    paths.append(party.hugo.records.folder / f"{MATCHES[0]}.maverick")
    done = subprocess.run(
        [sys.executable, "-m", "maverick_desktop", "verify", *paths],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == 4


@pytest.mark.parametrize("seed", range(6))
def test_any_rules_with_lines_that_break_and_cards_taken_back(tmp_path: Path, seed: int) -> None:
    """Guests are lost at any moment, come back at any other; undo is asked for and granted."""
    dice = random.Random(1000 + seed)
    rules = replace(random_rules(dice), hands=dice.randint(1, 3))
    setup = setup_of(rules, patience=5, policy=dice.choice(("wait", "bot", "pause")))
    party = Party(tmp_path, setup, (HUMAN, "bot:club", OPEN, OPEN), ("Anna", "Борис"), seed)
    party.start()
    for _ in range(60):
        stir(party, dice)
        for _ in range(dice.randrange(6)):
            party.step()
    for visitor in party.visitors:
        if not visitor.table.at_table:
            visitor.back()
    party.run()
    same_record(party, party.visitors)
    for visitor in party.visitors:
        same_view(party, visitor)
        assert visitor.begun == 1
        hands = [hand for hand, _ in visitor.checks]
        assert hands == sorted(set(hands))
        assert {check for _, check in visitor.checks} <= {DealCheck.FIXED, DealCheck.SHOWN}


def stir(party: Party, dice: random.Random) -> None:
    """Something that people and networks do."""
    visitor = dice.choice(party.visitors)
    kind = dice.random()
    if not visitor.table.at_table:
        if kind < 0.6:
            visitor.back()
            same_view(party, visitor)
        else:
            party.town.wait(dice.choice((1, 4, 9)))
    elif kind < 0.3:
        visitor.drop()
    elif kind < 0.7 and visitor.table.can_ask_undo():
        visitor.table.ask_undo()
        party.town.settle()
        answer(party, yes=dice.random() < 0.7)
    else:
        visitor.table.say("Well")
    party.town.settle()


def answer(party: Party, *, yes: bool) -> None:
    """Everybody who is asked answers the same."""
    undo = party.hugo.table.undo
    assert undo is not None
    if undo.vote is None:
        return
    for visitor in party.visitors:
        visitor.table.answer_undo(yes)
    host = party.hugo.seat
    assert host is not None
    party.hugo.table.answer_undo(host, undo.vote.number, yes)
    party.town.settle()
    assert undo.vote is None


def test_a_newcomer_reads_the_rules_while_the_computer_plays_on(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 5)
    newcomer = Visitor(party.town, tmp_path / "Late", "Late").join(party.hugo)
    party.visitors.append(newcomer)
    seat = newcomer.seat
    assert newcomer.table.lobby is not None
    assert newcomer.table.lobby.started
    assert newcomer.begun == 0
    assert party.play.public.seats[seat].by == "bot:club"
    party.run(lambda: len(party.play.public.hand.tricks) == 7)
    newcomer.agree()
    assert party.play.public.seats[seat].by == "remote"
    assert party.play.public.seats[seat].name == "Late"
    same_view(party, newcomer)
    party.run(lambda: party.play.public.phase is Phase.DEALING)
    assert newcomer.checks == [(1, DealCheck.SHOWN)]
    party.run()
    assert newcomer.checks == [(1, DealCheck.SHOWN), (2, DealCheck.FIXED)]
    same_record(party, party.visitors)


def test_a_spectator_sees_no_hand_and_can_keep_the_record(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(bids=["nil"]), spectators=True), names=("Anna",))
    early = Visitor(party.town, tmp_path / "Early", "Early").join(party.hugo, watch=True)
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 3)
    late = Visitor(party.town, tmp_path / "Late", "Late").join(party.hugo, watch=True)
    party.run()
    for watcher in (early, late):
        assert watcher.table.seat is None
        assert watcher.view == SeatView(party.play.public, Seat.SOUTH)
        assert not watcher.table.can_ask_undo()
        assert watcher.tickets.all() == []
    same_record(party, (early, late))
    assert early.checks == [(1, DealCheck.FIXED), (2, DealCheck.FIXED)]


def test_nobody_looks_on_unless_the_host_lets_them(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    watcher = Visitor(party.town, tmp_path / "Ed", "Ed").join(party.hugo, watch=True)
    assert not watcher.table.at_table
    assert watcher.end is not None


def test_another_match_at_the_same_table(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(hands=1)), names=("Anna", "Борис"))
    party.start()
    party.run()
    first = same_record(party, party.visitors)
    party.start()
    party.run()
    for records in (party.hugo.records, *(visitor.records for visitor in party.visitors)):
        assert records.bytes_of(MATCHES[0]) == first
        second = records.bytes_of(MATCHES[1])
        assert second == party.hugo.records.bytes_of(MATCHES[1]) != first
    for visitor in party.visitors:
        assert visitor.begun == 2
        assert visitor.checks == [(1, DealCheck.FIXED), (1, DealCheck.FIXED)]
