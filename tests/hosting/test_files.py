"""Files of tables: a seat's ticket, a table's state, records that never overwrite each other."""

import os
import random
import stat
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import CardPlayed, Event, HandScored, SeatChanged, TrickTaken
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.store import Disk, MemorySink, Trouble, parse_record
from maverick_desktop.hosting.chairs import HUMAN, OPEN, REMOTE
from maverick_desktop.hosting.chronicle import Chronicle
from maverick_desktop.hosting.journal import Journal
from maverick_desktop.hosting.keeping import BadTableFile, TableFile, read_table
from maverick_desktop.hosting.remembered import MOST, Remembered, Ticket
from maverick_desktop.hosting.tablepaths import lobby_path, table_path
from maverick_desktop.lan.certificate import new_certificate
from maverick_desktop.lan.where import Where
from tests.core.driver import Match, header_of
from tests.hosting.people import (
    DOOR,
    KEY,
    MATCHES,
    AtOnce,
    Party,
    Records,
    setup_of,
    short_rules,
)
from tests.lan.mutate import mutated
from tests.lan.rig import drawer


class FullDisk(Disk):
    """No byte more."""

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """None at all."""
        raise OSError(28, "full")


def ticket(number: int = 1, **fields: object) -> Ticket:
    """One of many tickets."""
    match = f"{number:08x}-98c4-4a7e-8f5b-21c8f6a0d911"
    made = Ticket(1, match, "Kitchen", "N", "A" * 43, "0f" * 32, ["192.168.1.10"])
    return msgspec.structs.replace(made, **fields)


# --- tickets -------------------------------------------------------------------------------------


def test_a_ticket_is_found_again_by_nobody_else(tmp_path: Path) -> None:
    kept = Remembered(tmp_path / "lan", Disk())
    assert kept.all() == []
    assert kept.keep(ticket())
    assert kept.all() == [ticket()]
    assert kept.find(ticket().match) == ticket()
    [path] = (tmp_path / "lan").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert "A" * 43 not in repr(ticket())
    assert ticket().returning.fingerprint == b"\x0f" * 32
    assert ticket(places=["[fe80::1%eth0]:47115", "anna.local"]).wheres == [
        Where("fe80::1%eth0", 47115),
        Where("anna.local", 47114),
    ]
    kept.forget(ticket().match)
    kept.forget(ticket().match)
    assert kept.all() == []


def test_places_where_a_table_was_are_kept_behind_the_new_one(tmp_path: Path) -> None:
    kept = Remembered(tmp_path, Disk())
    for number in range(12):
        assert kept.keep(ticket(places=[f"192.168.1.{number}"]))
    assert kept.keep(ticket(places=["192.168.1.9"]))
    [one] = kept.all()
    assert one.places == [f"192.168.1.{n}" for n in (9, 11, 10, 8, 7, 6, 5, 4)]


def test_the_oldest_tickets_are_forgotten(tmp_path: Path) -> None:
    kept = Remembered(tmp_path, Disk())
    for number in range(MOST + 5):
        assert kept.keep(ticket(number))
        path = tmp_path / f"{ticket(number).match}.json"
        os.utime(path, (number, number))
    assert len(list(tmp_path.iterdir())) <= MOST + 1
    assert kept.all()[0] == ticket(MOST + 4)
    assert len(kept.all()) == MOST


def test_files_that_are_no_tickets_are_passed_over(tmp_path: Path) -> None:
    kept = Remembered(tmp_path, Disk())
    assert kept.keep(ticket())
    good = msgspec.json.encode(ticket(2))
    dice = random.Random(4)
    path = tmp_path / f"{ticket(2).match}.json"
    refused = 0
    for _ in range(400):
        path.write_bytes(mutated(good, dice))
        found = kept.all()
        assert ticket() in found
        refused += len(found) == 1
    assert refused > 250
    for data in (b"", b"[" * 100_000, b"x" * 1_000_000, b'{"maverick_seat":2}', good[:-1]):
        path.write_bytes(data)
        assert kept.all() == [ticket()]
    path.write_bytes(msgspec.json.encode(ticket(2, places=["nowhere at all"])))
    assert kept.all() == [ticket()]
    path.write_bytes(msgspec.json.encode(ticket(2, table="<b>\u202e")))
    assert kept.all() == [ticket()]
    path.write_bytes(msgspec.json.encode(ticket(3)))
    assert kept.all() == [ticket()], "a ticket under another's name"


def test_a_full_disk_keeps_the_older_ticket(tmp_path: Path) -> None:
    assert Remembered(tmp_path, Disk()).keep(ticket())
    full = Remembered(tmp_path, FullDisk())
    assert not full.keep(ticket(token="B" * 43))
    assert full.all() == [ticket()]


def test_a_guest_whose_ticket_was_not_stored_keeps_the_one_before(tmp_path: Path) -> None:
    """S5: the host believes the older token until it hears that the newer one is stored."""
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    anna = party.visitors[0]
    old = anna.tickets.all()[0]
    before = party.hugo.door.hashes[anna.seat]
    assert before[1] == ""
    full = Remembered(tmp_path / "Anna" / "lan", FullDisk())
    anna.table._tickets.__class__ = full.__class__
    anna.tickets._disk.__class__ = FullDisk
    anna.drop()
    anna.back()
    assert anna.table.at_table
    assert party.hugo.door.hashes[anna.seat][1] != ""
    assert anna.tickets.all() == [old]


# --- the table's own file ------------------------------------------------------------------------


def kept_table(folder: Path) -> tuple[Path, Party]:
    """The file of a table where a match is played."""
    rules = short_rules(pass_count=3)
    setup = setup_of(rules, policy="pause", patience=45, timer=60, chat=False, hand_pause=7)
    party = Party(folder, setup, (HUMAN, OPEN, "bot:random", OPEN), ("Anna",))
    party.start()
    path = table_path(party.hugo.records.folder / f"{MATCHES[0]}.maverick")
    file = table_file(path)
    file.keep(party.hugo.kept[-1])
    return path, party


def table_file(
    path: Path, disk: Disk | None = None, trouble: Trouble = lambda error: None
) -> TableFile:
    """A table's file, on the device at once."""
    return TableFile(path, disk or Disk(), AtOnce(), new_certificate(), lambda: 47115, trouble)


def test_a_table_is_read_as_it_was_kept(tmp_path: Path) -> None:
    path, party = kept_table(tmp_path)
    assert path.name == f"{MATCHES[0]}.table"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    state = read_table(path)
    assert (state.door, state.match, state.port) == (DOOR, MATCHES[0], 47115)
    assert bytes.fromhex(state.key) == KEY
    assert state.setup(party.play.log) == state.setup(None) == party.hugo.table.setup
    chairs = state.chairs()
    assert [chair.by for chair in chairs] == [HUMAN, REMOTE, "bot:random", OPEN]
    assert [chair.here for chair in chairs] == [True, False, True, True]
    assert chairs[Seat.WEST].name == "Anna"
    assert chairs[Seat.WEST].agreed
    assert chairs[Seat.EAST].computer_name == "Carl"
    door = state.open_door("ABC123", drawer())
    token = party.visitors[0].tickets.all()[0].token
    assert door.opens(DOOR, token) is Seat.WEST
    assert door.opens(DOOR, "B" * 43) == "token"
    assert door.fingerprint == state.read_certificate().fingerprint
    text = path.read_text()
    assert token not in text
    assert state.key not in repr(state)
    assert "PRIVATE" not in repr(state)


def test_a_seat_without_a_token_is_open_again(tmp_path: Path) -> None:
    path, _ = kept_table(tmp_path)
    fields = msgspec.json.decode(path.read_bytes())
    fields["seats"][1]["now"] = fields["seats"][1]["before"] = ""
    path.write_bytes(msgspec.json.encode(fields) + b"\n")
    chair = read_table(path).chairs()[Seat.WEST]
    assert (chair.by, chair.name, chair.former) == (OPEN, "", "Anna")


def test_what_is_no_tables_file(tmp_path: Path) -> None:
    path, _ = kept_table(tmp_path)
    good = path.read_bytes()
    dice = random.Random(5)
    refused = 0
    for _ in range(600):
        path.write_bytes(mutated(good, dice))
        try:
            read_table(path)
        except BadTableFile:
            refused += 1
    assert refused > 400
    for data in (b"", b"[" * 60_000 + b"\n", b"x" * 400_000 + good, good[:-2], good + b"{}\n"):
        path.write_bytes(data)
        with pytest.raises(BadTableFile):
            read_table(path)
    two_hosts = good.replace(b'"by":"open"', b'"by":"human"')
    path.write_bytes(two_hosts)
    with pytest.raises(BadTableFile):
        read_table(path)
    path.unlink()
    with pytest.raises(FileNotFoundError):
        read_table(path)


def test_a_lobby_is_read_as_it_was_kept(tmp_path: Path) -> None:
    """Before the first match there is no record that has the rules."""
    setup = setup_of(short_rules(pass_count=3), policy="wait")
    party = Party(tmp_path, setup, (HUMAN, OPEN, OPEN, OPEN), ("Anna",))
    held = party.hugo.table.held
    assert held.match is None
    path = lobby_path(tmp_path, held.door)
    table_file(path).keep(held)
    state = read_table(path)
    assert (state.door, state.match) == (DOOR, None)
    assert state.setup(None) == setup
    assert state.chairs()[party.visitors[0].seat].name == "Anna"
    token = party.visitors[0].tickets.all()[0].token
    assert state.open_door("ABC123", drawer()).opens(DOOR, token) is party.visitors[0].seat
    fields = msgspec.json.decode(path.read_bytes())
    for rules in ({}, {**fields["rules"], "hands": -1}, {**fields["rules"], "joker": True}):
        path.write_bytes(msgspec.json.encode({**fields, "rules": rules}) + b"\n")
        with pytest.raises(BadTableFile):
            read_table(path)


def test_a_full_disk_is_told_once_and_leaves_the_file(tmp_path: Path) -> None:
    path, party = kept_table(tmp_path)
    before = path.read_bytes()
    troubles: list[OSError | None] = []
    disk: Disk = FullDisk()
    file = table_file(path, disk, troubles.append)
    for _ in range(3):
        file.keep(party.hugo.kept[-1])
    assert len(troubles) == 1
    assert path.read_bytes() == before
    disk.__class__ = Disk
    file.keep(party.hugo.kept[-1])
    assert troubles[1:] == [None]
    assert path.read_bytes() != before
    # What has not changed is not written again.
    size = path.stat().st_size
    file.keep(party.hugo.kept[-1])
    assert path.stat().st_size == size
    file.forget()
    file.forget()
    assert not path.exists()


# --- records -------------------------------------------------------------------------------------


def played(seed: int, steps: int) -> GameLog:
    """A match so far; the same seed goes the same way."""
    match = Match(short_rules(hands=3), random.Random(seed), header=header_of(short_rules(hands=3)))
    for _ in range(steps):
        match.step()
    return match.log


def otherwise(log: GameLog) -> list[Event]:
    """The same match, but at some card somebody else sits down."""
    place = next(at for at, event in enumerate(log.facts) if at > 60 and is_card(event))
    return [*log.facts[:place], SeatChanged(Seat.EAST, "bot:club", "Ed")]


def is_card(event: Event) -> bool:
    """Whether nothing had to follow before this."""
    return isinstance(event, CardPlayed)


def written(records: Records, number: str = "") -> GameLog:
    """The log in a file."""
    path = records.folder / f"{MATCHES[0]}{number}.maverick"
    return parse_record(path.read_bytes()).log


def test_a_match_that_goes_otherwise_gets_a_file_of_its_own(tmp_path: Path) -> None:
    records = Records(tmp_path)
    first, other = played(1, 90), played(2, 90)
    assert first.facts[0] != other.facts[0]
    records.shelf.take_up(first).journal.close()
    records.shelf.take_up(other).journal.close()
    assert written(records).facts == first.facts
    assert written(records, "-2").facts == other.facts
    # Gone on with where it stopped; a record that is further stays as it is.
    longer, shorter = played(1, 120), first.prefix(40)
    volume = records.shelf.take_up(longer)
    volume.journal.close()
    assert volume.held == tuple(longer.facts)
    assert written(records).facts == longer.facts
    records.shelf.take_up(shorter).journal.close()
    assert written(records).facts == longer.facts
    assert written(records, "-3").facts == shorter.facts
    assert not records.troubles


def test_files_that_are_no_records_are_left_alone(tmp_path: Path) -> None:
    records = Records(tmp_path)
    path = tmp_path / f"{MATCHES[0]}.maverick"
    path.write_bytes(b"something else\n")
    records.shelf.take_up(played(1, 5)).journal.close()
    assert path.read_bytes() == b"something else\n"
    assert written(records, "-2").facts == played(1, 5).facts


def test_a_chronicle_writes_only_what_is_new_and_never_over_a_file(tmp_path: Path) -> None:
    records = Records(tmp_path)
    log = played(1, 130)
    chronicle = Chronicle(log.header, records.shelf)
    chronicle.take([])
    assert not list(tmp_path.iterdir()), "nothing is proved yet"
    chronicle.take(log.facts[:60])
    chronicle.take(log.facts[:40])
    chronicle.take(log.facts[:90])
    assert written(records).facts == log.facts[:90]
    chronicle.close()
    # Another visit to the same match, told from its beginning.
    second = Chronicle(log.header, records.shelf)
    second.take(log.facts[:30])
    assert written(records).facts == log.facts[:90]
    second.take(log.facts)
    assert written(records).facts == log.facts
    # The host has lost some of it and it goes on otherwise.
    other = otherwise(log)
    second.take(other)
    second.close()
    assert written(records).facts == log.facts
    assert written(records, "-2").facts == other


def test_a_file_that_is_further_is_left_when_the_match_goes_otherwise(tmp_path: Path) -> None:
    records = Records(tmp_path)
    log = played(1, 130)
    records.shelf.take_up(log).journal.close()
    chronicle = Chronicle(log.header, records.shelf)
    chronicle.take(log.facts[:50])
    assert [path.name for path in tmp_path.iterdir()] == [f"{MATCHES[0]}.maverick"]
    chronicle.take(otherwise(log))
    chronicle.close()
    assert written(records).facts == log.facts
    assert written(records, "-2").facts == otherwise(log)


class CountingWriter(MemorySink):
    """Knows how often it was synced."""

    def __init__(self) -> None:
        super().__init__()
        self.syncs = 0
        self.closed = False

    def sync(self) -> None:
        """Count."""
        self.syncs += 1

    def close(self) -> None:
        """Take note."""
        self.closed = True


class BusyOnce(Executor):
    """Does a thing when a test says so."""

    def __init__(self) -> None:
        self.waiting: list[Future[None]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Take note."""
        self.waiting.append(Future())
        return self.waiting[-1]


def test_what_is_synced_already_does_not_hold_for_facts_that_came_meanwhile() -> None:
    """A device that is slow gets one job more, not one a trick."""
    aside = BusyOnce()
    journal = Journal(CountingWriter(), aside)
    ends = TrickTaken(Seat.SOUTH, 1, 0, 0)
    journal.append(1, ends)
    journal.append(2, ends)
    assert len(aside.waiting) == 1
    assert aside.waiting[0].set_running_or_notify_cancel()
    for n in (3, 4, 5):
        journal.append(n, ends)
    assert len(aside.waiting) == 2
    for future in aside.waiting:
        future.set_result(None)
    journal.append(6, ends)
    assert len(aside.waiting) == 3


def test_records_are_synced_after_each_trick_by_another_thread() -> None:
    writer = CountingWriter()
    journal = Journal(writer, AtOnce())
    log = played(3, 60)
    for n, event in enumerate(log.facts, 1):
        journal.append(n, event)
    ends = sum(isinstance(event, TrickTaken | HandScored) for event in log.facts)
    assert writer.syncs == ends > 5
    assert [event for _, event in writer.facts] == log.facts
    journal.close()
    assert writer.closed
