"""The host's program dies at any fact and begins anew; or never, and a guest opens the table."""

import random
from pathlib import Path

import pytest

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import DEALS, Deal, deal_at
from maverick_desktop.core.events import HandDealt, MatchOver
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import Disk, parse_record, read_record
from maverick_desktop.hosting.chairs import HUMAN, OPEN, REMOTE, Chair
from maverick_desktop.hosting.keeping import TableFile, read_table
from maverick_desktop.hosting.rehost import (
    Unhostable,
    before_open_hand,
    chairs_again,
    rule_set_of,
    why_not,
)
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.hosting.tablepaths import table_path
from maverick_desktop.lan.certificate import Certificate, new_certificate
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.messages import Refused
from tests.core.driver import Match, header_of
from tests.hosting.people import (
    COMPUTERS,
    DOOR,
    KEY,
    MATCHES,
    AtOnce,
    Hugo,
    Party,
    Visitor,
    setup_of,
    short_rules,
)
from tests.lan.rig import CODE, FINGERPRINT, drawer
from tests.lan.rig import MATCH as OTHER_DOOR

RULES = short_rules(hands=1, pass_count=2, bids=["nil"], tie="draw")
DEALT: Deal = deal_at(DEALS // 7 * 3 + 12345)


def action_dice(n: int) -> random.Random:
    """Everybody does the same at the same fact, however often the host has died."""
    return random.Random(1000 + n)


class Evening:
    """A match that goes the same way whatever happens to its host's program."""

    def __init__(self, folder: Path, policy: str = "wait") -> None:
        setup = setup_of(RULES, policy=policy)
        self.folder = folder
        self.certificate: Certificate = new_certificate()
        door = Door(DOOR, CODE, self.certificate.fingerprint, drawer())
        by = (HUMAN, OPEN, OPEN, "bot:club")
        self.party = party = Party(folder, setup, by, ("Anna", "Борис"), door=door)
        party.hugo.dealer._deals = [DEALT]
        party.hugo.dealer.first = Seat.WEST
        self.record = party.hugo.records.folder / f"{MATCHES[0]}.maverick"
        self.file = self._file()
        party.hugo.keep = self.file.keep
        party.start()

    def _file(self) -> TableFile:
        return TableFile(
            table_path(self.record),
            Disk(),
            AtOnce(),
            self.certificate,
            lambda: 47114,
            lambda error: None,
        )

    def step(self) -> None:
        """The first who is to act does what they do at this fact."""
        party = self.party
        public = party.play.public
        if public.phase is Phase.DEALING:
            # Before the first hand, if the host died there; or the match was drawn so far.
            assert party.play.deal()
            party.town.settle()
            return
        seat = public.to_act()[0]
        dice = action_dice(public.opened * 10 + seat)
        player = party.hugo.player
        if player is not None and seat is player.view.seat:
            action = player.wishes(dice)
            assert action is not None
            assert party.play.submit(seat, action, public.n) is None
        elif party.hugo.table.chairs[seat].is_bot:
            party.town.wait(1.3)
        else:
            visitor = next(one for one in party.visitors if one.seat is seat)
            assert visitor.act(dice)
        party.town.settle()

    def die(self) -> None:
        """The host's program is killed; whoever talks to it notices."""
        party = self.party
        old = party.hugo
        for visitor in party.visitors:
            if visitor.way.line is not None:
                visitor.way.line.client.hung_up(party.town.now)
        party.town.lines.clear()
        party.town._timers.clear()
        old.records.shelf = party.visitors[0].records.shelf

    def begin_anew(self) -> None:
        """The same host opens the same table from its files."""
        party = self.party
        record = read_record(self.record)
        assert why_not(record.log) in (None, Unhostable.OVER)
        state = read_table(table_path(self.record))
        certificate = state.read_certificate()
        door = state.open_door("ABC123", drawer(f"again {record.log.n}"))
        assert door.fingerprint == certificate.fingerprint
        hugo = Hugo(
            party.town,
            self.folder / "hugo",
            state.setup(record.log),
            state.chairs(),
            door=door,
        )
        hugo.dealer._deals = [DEALT]
        hugo.dealer.first = Seat.WEST
        hugo.keep = self._file().keep
        assert bytes.fromhex(state.key) == KEY
        party.hugo = hugo
        hugo.table.resume(record.log, hugo.records.shelf.take_up(record.log).journal)
        for visitor in party.visitors:
            visitor.way.host = hugo.table
            visitor.back()

    def finish(self) -> bytes:
        """Play to the end; the record that everybody has."""
        while not self.party.play.over:
            self.step()
        data = self.record.read_bytes()
        for visitor in self.party.visitors:
            assert visitor.records.bytes_of() == data
            assert not [check for _, check in visitor.checks if check.alarming]
        return data


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, int]:
    """The record of an evening on which nothing happened, and how many facts it has."""
    evening = Evening(tmp_path_factory.mktemp("undisturbed"))
    data = evening.finish()
    return data, evening.party.play.log.n


@pytest.mark.parametrize("part", range(4))
def test_the_host_is_killed_at_every_fact_and_the_match_goes_on(
    tmp_path: Path, undisturbed: tuple[bytes, int], part: int
) -> None:
    """G8 in small: the record comes out the same to the byte, whatever fact was the last."""
    data, last = undisturbed
    for n in range(1 + part, last + 1, 4):
        evening = Evening(tmp_path / str(n))
        while evening.party.play.log.n < n and not evening.party.play.over:
            evening.step()
        evening.die()
        evening.begin_anew()
        assert all(visitor.table.at_table for visitor in evening.party.visitors)
        assert evening.finish() == data, f"killed at fact {n}"


def test_killed_between_the_record_and_the_guests(
    tmp_path: Path, undisturbed: tuple[bytes, int]
) -> None:
    """A fact is written, and none, or one, of the guests has heard of it when the host dies."""
    data, _ = undisturbed
    for heard in (0, 1):
        evening = Evening(tmp_path / str(heard))
        party = evening.party
        while len(party.play.public.hand.tricks) < 3:
            evening.step()
        while party.play.public.turn is not Seat.SOUTH:
            evening.step()
        player = party.hugo.player
        assert player is not None
        public = party.play.public
        action = player.wishes(action_dice(public.opened * 10))
        assert action is not None
        assert party.play.submit(Seat.SOUTH, action, public.n) is None
        line = party.visitors[0].way.line
        assert line is not None
        for _ in range(heard):
            line.pump()
        evening.die()
        evening.begin_anew()
        assert evening.finish() == data


def test_the_record_was_cut_where_a_fact_had_to_follow(
    tmp_path: Path, undisturbed: tuple[bytes, int]
) -> None:
    """Killed after the fourth card of the last trick was written, and before what follows it."""
    data, _ = undisturbed
    lines = data.splitlines(keepends=True)
    for cut in range(1, 5):
        evening = Evening(tmp_path / str(cut))
        evening.die()
        evening.record.write_bytes(b"".join(lines[:-cut]))
        evening.begin_anew()
        assert evening.finish() == data
    torn = Evening(tmp_path / "torn")
    torn.die()
    torn.record.write_bytes(b"".join(lines[:-30])[:-7])
    torn.begin_anew()
    assert torn.finish() == data


def test_a_computer_that_had_stepped_in_plays_on_until_its_person_is_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, policy="bot")
    party = evening.party
    anna = party.visitors[0]
    anna.drop()
    party.town.wait(31)
    assert party.play.public.seats[anna.seat].by == "bot:club"
    evening.die()
    party.visitors = [party.visitors[1]]
    evening.begin_anew()
    party.town.wait(3)
    assert party.play.public.seats[Seat.NORTH].by == "bot:club"
    chair = party.hugo.table.chairs[Seat.NORTH]
    assert (chair.by, chair.name, chair.here, chair.stand_in) == (REMOTE, "Anna", False, True)
    anna.way.host = party.hugo.table
    anna.back()
    assert party.play.public.seats[Seat.NORTH].by == REMOTE
    party.visitors.append(anna)
    assert evening.finish()


# --- opened anew by somebody else ----------------------------------------------------------------


def match_with_an_open_hand(folder: Path) -> Party:
    """The second hand is in progress when the host's computer is gone for good."""
    party = Party(folder, setup_of(short_rules(hands=3)), names=("Anna", "Борис"))
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 4 and bool(party.play.public.past))
    return party


def test_a_guest_opens_the_table_with_its_own_record(tmp_path: Path) -> None:
    party = match_with_an_open_hand(tmp_path)
    anna, boris = party.visitors
    total, played = party.play.public.total, len(party.play.public.past)
    anna.drop()
    boris.drop()
    log = parse_record(anna.records.bytes_of()).log
    assert why_not(log) is None
    again = before_open_hand(log)
    assert again.facts == log.facts, "a guest's record has whole hands only"
    chairs = chairs_again(again, anna.seat, COMPUTERS)
    assert [chair.by for chair in chairs] == [OPEN, OPEN, HUMAN, "bot:club"]
    town = party.town
    host = Hugo(town, anna.records.folder, setup_of(short_rules(hands=3)), chairs, seed=9)
    host.table.change(setup_of(short_rules(hands=3), policy="wait"))
    host.table.wait_with(again, host.records.shelf.take_up(again).journal)
    assert host.table.setup.rule_set == rule_set_of(again)
    other_rules = setup_of(short_rules(hands=2))
    host.table.change(other_rules)
    assert host.table.setup.rule_set.rules == short_rules(hands=3), "they were agreed to once"
    # Everybody finds their own seat by their name, and is asked.
    back = Visitor(town, tmp_path / "Борис2", "Борис").join(host)
    hugo = Visitor(town, tmp_path / "hugo2", "Hugo").join(host)
    assert back.seat is Seat.WEST
    assert hugo.seat is Seat.SOUTH
    assert not host.table.start()
    for one in (back, hugo):
        one.agree()
    host.table.agree(Seat.NORTH)
    assert host.table.start()
    town.settle()
    assert host.play.public.total == total
    assert len(host.play.public.past) == played
    assert host.play.public.hand.number == 2
    assert not host.play.public.hand.tricks
    assert back.view == host.play.view(Seat.WEST)
    assert back.view.public.past == host.play.public.past
    dice = random.Random(3)
    while not host.play.over:
        player = host.player
        assert player is not None
        action = player.wishes(dice)
        if host.play.public.phase is Phase.DEALING:
            host.play.deal()
        elif action is not None:
            assert host.play.submit(player.view.seat, action, player.view.public.n) is None
        elif back.act(dice) or hugo.act(dice):
            pass
        else:
            town.wait(1.3)
        town.settle()
    data = anna.records.bytes_of()
    assert back.records.bytes_of() == hugo.records.bytes_of() == data
    assert parse_record(data).log.header == log.header
    assert back.checks[0] == (1, DealCheck.SHOWN)
    assert back.checks[1:] == [(2, DealCheck.FIXED), (3, DealCheck.FIXED)]


def test_the_host_without_its_table_file_deals_the_open_hand_anew(tmp_path: Path) -> None:
    party = match_with_an_open_hand(tmp_path)
    log = party.play.log
    again = before_open_hand(log)
    assert again.n < log.n
    assert again.facts == log.facts[: again.n]
    assert why_not(again) is None
    folder = party.hugo.records.folder
    before = (folder / f"{MATCHES[0]}.maverick").read_bytes()
    party.hugo.records.shelf.take_up(again).journal.close()
    assert (folder / f"{MATCHES[0]}.maverick").read_bytes() == before
    data = (folder / f"{MATCHES[0]}-2.maverick").read_bytes()
    assert parse_record(data).log.facts == again.facts


def test_the_first_hand_is_dealt_anew_from_nothing(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 4)
    again = before_open_hand(party.play.log)
    assert again.n == 0
    assert again.header == party.play.header


def test_a_hand_that_was_finished_but_not_scored_stays(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    party.start()
    party.run(lambda: party.play.public.phase is Phase.DEALING)
    log = party.play.log
    for cut in (1, 2):
        again = before_open_hand(log.prefix(log.n - cut))
        assert again.facts == log.facts


def test_matches_that_cannot_be_hosted(tmp_path: Path) -> None:
    dice = random.Random(6)
    numbered = Match(RULES, dice, header=header_of(RULES, 4711))
    assert why_not(numbered.log) is Unhostable.NUMBERED
    over = Match(RULES, dice)
    while not over.over:
        over.step()
    assert why_not(over.log) is Unhostable.OVER
    assert isinstance(over.log.facts[-1], MatchOver)
    assert why_not(over.log.prefix(over.log.n - 1)) is Unhostable.OVER, "it had to end"
    # A solo player has taken back the last card of a hand that was scored.
    rules = short_rules(hands=3)
    solo = Match(rules, dice)
    while solo.table.public.phase is not Phase.DEALING or not solo.table.public.past:
        solo.step()
    assert why_not(solo.log) is None
    assert solo.table.rewind(solo.log.n - 6) is None or solo.table.rewind(solo.log.n - 7) is None
    assert why_not(solo.log) is Unhostable.UNDONE
    # Within the hand anything may have been taken back.
    inside = Match(rules, dice)
    while len(inside.table.public.hand.tricks) < 2:
        inside.step()
    to = next(n for n, event in inside.log.latest() if isinstance(event, HandDealt))
    assert inside.table.rewind(to) is None
    assert why_not(inside.log) is None


def test_seats_are_kept_for_who_had_them_last(tmp_path: Path) -> None:
    match = Match(RULES, random.Random(1))
    match.table.seat_changed(Seat.WEST, "bot:club", "Player W")
    match.table.seat_changed(Seat.NORTH, "remote", "Nora")
    match.table.seat_changed(Seat.NORTH, "bot:club", "Nora")
    chairs = chairs_again(match.log, None, COMPUTERS)
    assert [chair.former for chair in chairs] == ["Player S", "Player W", "Nora", "Player E"]
    assert all(chair.by == OPEN and chair.needed for chair in chairs)
    assert chairs.seat_for("nora") is Seat.NORTH
    assert chairs.seat_for("Player E") is Seat.EAST
    assert chairs.seat_for("Somebody") is Seat.NORTH
    assert chairs.seat_for("") is Seat.NORTH
    assert isinstance(chairs[Seat.SOUTH], Chair)
    assert [seat for seat in SEATS if chairs[seat].computer_name == COMPUTERS[seat]] == [*SEATS]


def test_a_ticket_of_the_table_that_is_gone_opens_nothing(tmp_path: Path) -> None:
    party = match_with_an_open_hand(tmp_path)
    anna, boris = party.visitors
    log: GameLog = parse_record(anna.records.bytes_of()).log
    chairs = chairs_again(log, anna.seat, COMPUTERS)
    door = Door(OTHER_DOOR, CODE, FINGERPRINT, drawer())
    host = Hugo(party.town, tmp_path / "x", setup_of(short_rules(hands=3)), chairs, door=door)
    boris.drop()
    boris.way.host = host.table
    boris.back()
    assert boris.end == Refused("match")
    assert boris.tickets.all() == []
