"""Exactly one plays each seat at any moment: people come, are lost, come back, leave."""

import random
from pathlib import Path

import pytest

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.public import Phase
from maverick_desktop.hosting.chairs import HUMAN, OPEN, REMOTE, NotYet
from maverick_desktop.hosting.commit import KEY_BYTES
from maverick_desktop.lan.messages import Closing, Refused, Replaced
from tests.hosting.people import Hugo, Party, Visitor, chairs_of, setup_of, short_rules
from tests.hosting.town import HERE, Town
from tests.lan.rig import CODE

ANNA = Seat.NORTH
"""Where the first guest is seated: opposite the host."""


def controllers(party: Party) -> list[str]:
    """Who plays each seat, as everybody is told."""
    told = [sitter.by for sitter in party.play.public.seats]
    for visitor in party.visitors:
        if visitor.table.at_table and visitor.player is not None:
            assert [sitter.by for sitter in visitor.view.public.seats] == told
    return told


def until_annas_turn(party: Party) -> None:
    """Play until Anna has to play a card."""
    party.run(lambda: party.play.public.phase is Phase.PLAY and party.play.public.turn is ANNA)


def test_a_match_starts_when_all_people_have_agreed(tmp_path: Path) -> None:
    town = Town()
    hugo = Hugo(town, tmp_path, setup_of(short_rules()), chairs_of(HUMAN, OPEN, OPEN, OPEN))
    table = hugo.table
    table.set_seat(Seat.WEST, OPEN, needed=True)
    assert table.not_yet() == NotYet(needed=(Seat.WEST,), reading=(Seat.SOUTH,))
    anna = Visitor(town, tmp_path / "a", "Anna").join(hugo)
    assert anna.seat is ANNA
    assert not table.start()
    table.agree(Seat.SOUTH)
    assert table.not_yet() == NotYet(needed=(Seat.WEST,), reading=(ANNA,))
    assert not anna.agreed()
    anna.agree()
    assert anna.agreed()
    boris = Visitor(town, tmp_path / "b", "Борис").join(hugo).agree()
    assert boris.seat is Seat.WEST
    assert table.not_yet() is None
    boris.drop()
    assert table.not_yet() == NotYet(away=(Seat.WEST,))
    boris.back()
    assert boris.agreed()
    assert table.start()
    assert not table.start()
    assert [one.by for one in hugo.play.public.seats] == ["human", "remote", "remote", "bot:club"]
    assert hugo.play.public.seats[Seat.EAST].name == "Carl"


def test_other_rules_are_agreed_to_anew(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    table, anna = party.hugo.table, party.visitors[0]
    table.change(setup_of(short_rules(), timer=30))
    party.town.settle()
    assert anna.agreed()
    assert anna.table.lobby is not None
    assert anna.table.lobby.timer == 30
    table.change(setup_of(short_rules(pass_count=3)))
    party.town.settle()
    assert not anna.agreed()
    assert table.chairs[Seat.SOUTH].agreed
    assert anna.table.rule_set is not None
    assert anna.table.rule_set.rules == short_rules(pass_count=3)
    # Agreeing to what is no longer the rule is no agreement.
    anna.table.agree()
    table.change(setup_of(short_rules(pass_count=4)))
    party.town.settle()
    assert not anna.agreed()
    anna.agree()
    party.start()
    table.change(setup_of(short_rules()))
    assert table.setup.rule_set.rules == short_rules(pass_count=4)


def test_a_guest_takes_another_seat_before_the_match(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna", "Борис"))
    anna, boris = party.visitors
    anna.table.sit(boris.seat)
    party.town.settle()
    assert anna.seat is ANNA
    anna.table.sit(Seat.EAST)
    party.town.settle()
    assert anna.seat is Seat.EAST
    assert anna.agreed()
    assert party.hugo.table.chairs[ANNA].by == OPEN
    party.start()
    anna.table.sit(ANNA)
    party.town.settle()
    assert anna.seat is Seat.EAST
    assert party.hugo.table.chairs[Seat.EAST].name == "Anna"
    anna.drop()
    anna.back()
    assert anna.table.at_table
    party.run()
    assert party.play.over


def test_the_host_takes_another_seat_before_the_match(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    table, chairs = party.hugo.table, party.hugo.table.chairs
    table.set_seat(Seat.EAST, "bot:club")
    assert not table.move_host(ANNA), "somebody sits there"
    assert table.move_host(Seat.EAST)
    assert [one.by for one in chairs] == ["bot:club", OPEN, REMOTE, HUMAN]
    assert (chairs[Seat.EAST].name, chairs[Seat.EAST].agreed) == ("Hugo", True)
    assert chairs[Seat.SOUTH].name == chairs[Seat.SOUTH].computer_name
    table.set_seat(Seat.WEST, OPEN, needed=True)
    assert table.move_host(Seat.WEST)
    assert table.not_yet() == NotYet(needed=(Seat.EAST,))
    table.set_seat(Seat.EAST, OPEN)
    party.town.settle()
    lobby = party.visitors[0].table.lobby
    assert lobby is not None
    assert [place.by for place in lobby.seats] == ["bot:club", HUMAN, REMOTE, OPEN]
    assert table.start()
    assert not table.move_host(Seat.SOUTH)
    assert [one.by for one in party.play.public.seats] == ["bot:club", HUMAN, REMOTE, "bot:club"]


def test_names_are_told_apart(tmp_path: Path) -> None:
    town = Town()
    hugo = Hugo(town, tmp_path, setup_of(short_rules()), chairs_of(HUMAN, OPEN, "bot:club", OPEN))
    for name in ("ＨＵＧＯ", "hugo"):
        Visitor(town, tmp_path / name, name).join(hugo)
    names = [chair.name for chair in hugo.table.chairs]
    assert names == ["Hugo", "ＨＵＧＯ 2", "Cora", "hugo 3"]
    full = Visitor(town, tmp_path / "x", "Xaver").join(hugo)
    assert full.end == Refused("full")


def test_wait_the_turn_waits_for_who_was_lost(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(), policy="wait"), names=("Anna", "Борис"))
    party.start()
    until_annas_turn(party)
    party.visitors[0].drop()
    n = party.play.public.n
    party.town.wait(10_000)
    assert party.play.public.n == n
    assert controllers(party)[ANNA] == REMOTE
    lobby = party.visitors[1].table.lobby
    assert lobby is not None
    assert not lobby.seats[ANNA].here
    party.visitors[0].back()
    assert party.visitors[0].act(party.dice)
    party.town.settle()
    assert party.play.public.n > n


def test_bot_steps_in_and_hands_back_at_the_players_next_card(tmp_path: Path) -> None:
    setup = setup_of(short_rules(), policy="bot", patience=30)
    party = Party(tmp_path, setup, names=("Anna", "Борис"))
    party.start()
    until_annas_turn(party)
    anna = party.visitors[0]
    anna.drop()
    n = party.play.public.n
    party.town.wait(29.9)
    assert party.play.public.n == n
    party.town.wait(0.2)
    assert controllers(party)[ANNA] == "bot:club"
    assert party.play.public.seats[ANNA].name == "Anna"
    assert party.play.public.turn is ANNA
    party.town.wait(1.3)
    assert party.play.public.turn is not ANNA
    party.run(lambda: party.play.public.turn is ANNA)
    # The computer is thinking about this very card: it is Anna's now.
    anna.back()
    assert controllers(party)[ANNA] == REMOTE
    assert anna.begun == 1
    n = party.play.public.n
    party.town.wait(60)
    assert party.play.public.n == n
    assert anna.act(party.dice)
    party.town.settle()
    assert not anna.refusals
    assert party.play.public.n > n


def test_who_is_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(), patience=30), names=("Anna",))
    party.start()
    anna = party.visitors[0]
    anna.drop()
    party.town.wait(20)
    anna.back()
    party.town.wait(100)
    assert controllers(party)[ANNA] == REMOTE
    assert not any(type(event).__name__ == "SeatChanged" for event in party.play.log.facts)


def test_pause_nobody_may_act_until_who_was_lost_is_back(tmp_path: Path) -> None:
    setup = setup_of(short_rules(), policy="pause", hand_pause=5)
    party = Party(tmp_path, setup, (HUMAN, OPEN, OPEN, "bot:club"), ("Anna", "Борис"))
    party.start()
    party.run(
        lambda: party.play.public.turn is Seat.WEST and len(party.play.public.hand.tricks) > 1
    )
    anna, boris = party.visitors
    anna.drop()
    assert party.waits()
    assert boris.paused()
    n = party.play.public.n
    action = boris.player.wishes(party.dice) if boris.player is not None else None
    assert action is not None
    refused = boris.table.submit(boris.seat, action, boris.view.public.n)
    assert refused is not None
    assert refused.reason.value == "not_now"
    # Also if its program does not know better.
    boris.way.wish(party.play.header.match, n, action)
    party.town.settle()
    assert party.play.public.n == n
    anna.back()
    assert not boris.paused()
    boris.act(party.dice)
    party.town.settle()
    assert party.play.public.n > n
    # What the computer wished for meanwhile is done as soon as they are back.
    party.run(lambda: party.play.public.turn is Seat.EAST)
    n = party.play.public.n
    anna.drop()
    party.town.wait(60)
    assert party.play.public.n == n
    anna.back()
    assert party.play.public.n > n
    # No hand is dealt meanwhile either.
    party.run(lambda: party.play.public.phase is Phase.DEALING)
    anna.drop()
    party.town.wait(60)
    assert not party.play.deal()
    assert party.play.public.phase is Phase.DEALING
    anna.back()
    party.town.wait(6)
    assert party.play.public.hand.number == 2


def test_a_pause_ends_when_the_host_gives_the_seat_away(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(), policy="pause"), names=("Anna", "Борис"))
    party.start()
    until_annas_turn(party)
    party.visitors[0].drop()
    assert party.waits()
    party.hugo.table.set_seat(ANNA, "bot:random", "Robert")
    assert not party.waits()
    party.town.wait(2)
    assert party.play.public.turn is not ANNA
    assert controllers(party)[ANNA] == "bot:random"
    assert party.play.public.seats[ANNA].name == "Robert"
    party.run()
    assert party.play.over


def test_a_freed_seat_is_nobodys_and_its_token_opens_nothing(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna", "Борис"))
    party.start()
    until_annas_turn(party)
    anna = party.visitors[0]
    [ticket] = anna.tickets.all()
    # Her card is on its way when the seat is freed (S7).
    action = anna.player.wishes(party.dice) if anna.player is not None else None
    assert action is not None
    assert anna.table.submit(ANNA, action, anna.view.public.n) is None
    n = party.play.public.n
    party.hugo.table.set_seat(ANNA, OPEN)
    party.town.settle()
    assert party.play.public.n == n + 1, "a fact that the seat is another's, and no card"
    assert anna.end == Refused("freed")
    assert anna.tickets.all() == []
    assert controllers(party)[ANNA] == "bot:club"
    assert party.play.public.seats[ANNA].name == "Cora"
    thief = Visitor(party.town, tmp_path / "thief", "Anna")
    thief.way.host = party.hugo.table
    thief.table.come_back(ticket)
    party.town.settle()
    assert thief.end == Refused("token")
    # Whoever has the code may have it.
    again = Visitor(party.town, tmp_path / "again", "Anna").join(party.hugo).agree()
    assert again.seat is ANNA
    assert controllers(party)[ANNA] == REMOTE


def test_who_leaves_is_played_for_and_everybody_sees_it(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna", "Борис"))
    party.start()
    anna, boris = party.visitors
    anna.table.leave()
    party.town.settle()
    assert anna.tickets.all() == []
    assert controllers(party)[ANNA] == "bot:club"
    lobby = boris.table.lobby
    assert lobby is not None
    assert (lobby.seats[ANNA].by, lobby.seats[ANNA].name) == (OPEN, "")
    party.run()
    assert party.play.over


def test_the_newest_connection_has_the_seat(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna", "Борис"))
    party.start()
    anna = party.visitors[0]
    [ticket] = anna.tickets.all()
    other = Visitor(party.town, tmp_path / "other", "Anna")
    other.way.host = party.hugo.table
    other.table.come_back(ticket)
    party.town.settle()
    assert anna.end == Replaced()
    assert other.table.at_table
    assert other.view.hand == anna.view.hand
    assert controllers(party)[ANNA] == REMOTE
    party.visitors[0] = other
    party.run()
    assert party.play.over


def test_the_host_frees_a_seat_and_the_bot_has_the_level_it_was_given(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=())
    party.hugo.table.set_seat(Seat.EAST, "bot:random", "Rita")
    party.hugo.table.set_seat(Seat.SOUTH, "bot:random", "Rita")
    party.start()
    assert controllers(party) == [HUMAN, "bot:club", "bot:club", "bot:random"]
    assert party.play.public.seats[Seat.EAST].name == "Rita"


@pytest.mark.parametrize("seed", range(5))
def test_a_guest_returns_at_any_card(tmp_path: Path, seed: int) -> None:
    """Lost and back between any two facts of a hand: the window hears each fact once."""
    party = Party(tmp_path, setup_of(short_rules(hands=1)), names=("Anna", "Борис"), seed=seed)
    party.start()
    anna = party.visitors[0]
    while not party.play.over:
        anna.drop()
        if party.dice.random() < 0.5:
            party.visitors[1].act(party.dice)
            party.town.settle()
        anna.back()
        assert anna.view == party.play.view(ANNA)
        party.step()
    assert anna.begun == 1
    assert anna.checks
    assert anna.records.bytes_of() == party.hugo.records.bytes_of()


def test_a_table_that_closes_says_so(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna", "Борис"))
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 4)
    party.hugo.table.close()
    party.town.settle()
    n = party.play.public.n
    for visitor in party.visitors:
        assert visitor.end == Closing()
        assert len(visitor.tickets.all()) == 1
    party.town.wait(100)
    assert party.play.public.n == n
    assert not party.play.deal()


def test_chat_reaches_all_and_muting_is_ones_own_affair(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna", "Борис"))
    anna, boris = party.visitors
    anna.table.muted.add(boris.seat)
    assert boris.table.say("Well  played\n")
    party.town.settle()
    party.hugo.table.say(Seat.SOUTH, "Thank\u202e you")
    party.town.settle()
    assert boris.words == [(boris.seat, "Well played"), (Seat.SOUTH, "Thank you")]
    assert party.hugo.words == boris.words
    assert anna.words == [(Seat.SOUTH, "Thank you")]
    assert not boris.table.say(" \n")
    anna.table.muted.clear()
    said = 0
    for _ in range(200):
        # Its own manners keep it from being thrown out.
        said += boris.table.say("Hey")
        party.town.wait(0.25)
    assert 30 < said < 50
    assert boris.table.at_table
    assert len(anna.words) == 1 + said
    party.hugo.table.change(setup_of(short_rules(), chat=False))
    boris.table.say("Hey")
    party.hugo.table.say(Seat.SOUTH, "Hey")
    party.town.wait(2)
    assert len(anna.words) == 1 + said


def test_time_for_a_decision(tmp_path: Path) -> None:
    """Who does not act in time is acted for, legally; the clock starts with each decision."""
    rules = short_rules(pass_count=2, bids=["nil"])
    party = Party(tmp_path, setup_of(rules, timer=20), names=("Anna", "Борис"))
    party.start()
    assert party.play.public.to_act() == (*SEATS,)
    party.town.wait(15)
    party.visitors[0].act(party.dice)
    party.town.settle()
    party.town.wait(4.9)
    chosen = party.play.public.hand.chosen
    assert set(chosen) == {ANNA, Seat.EAST}, "Anna has chosen, and the computer"
    party.town.wait(0.2)
    assert party.play.public.phase is Phase.CONTRACT
    for _ in range(4):
        turn = party.play.public.turn
        assert turn is not None
        party.town.wait(20.1 if turn is not Seat.EAST else 1.3)
        assert party.play.public.turn is not turn
    n = party.play.public.n
    party.town.wait(600)
    assert party.play.public.n > n + 30
    same = [visitor.view.public for visitor in party.visitors]
    assert same == [party.play.public] * 2


def test_a_decision_of_somebody_who_was_lost_is_not_waited_for_longer(tmp_path: Path) -> None:
    setup = setup_of(short_rules(), timer=20, policy="wait")
    party = Party(tmp_path, setup, names=("Anna", "Борис"))
    party.start()
    until_annas_turn(party)
    party.visitors[0].drop()
    party.town.wait(20.1)
    assert party.play.public.turn is not ANNA


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    setup = setup_of(short_rules(), timer=20, policy="pause")
    party = Party(tmp_path, setup, names=("Anna", "Борис"))
    party.start()
    until_annas_turn(party)
    party.visitors[0].drop()
    party.town.wait(300)
    assert party.play.public.turn is ANNA
    party.visitors[0].back()
    party.town.wait(20.1)
    assert party.play.public.turn is not ANNA


def test_the_next_hand_is_dealt_by_itself_once_the_score_was_looked_at(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules(), hand_pause=8), names=("Anna",))
    party.start()
    party.run(lambda: party.play.public.phase is Phase.DEALING)
    party.town.wait(7.9)
    assert party.play.public.hand.number == 1
    party.town.wait(0.2)
    assert party.play.public.hand.number == 2
    assert party.play.public.phase is not Phase.DEALING


def test_two_programs_with_one_token_do_not_take_the_seat_from_each_other_for_ever(
    tmp_path: Path,
) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    party.start()
    tickets = party.visitors[0].tickets
    for number in range(8):
        double = Visitor(party.town, tmp_path / str(number), "Anna")
        double.way.host = party.hugo.table
        double.table.come_back(tickets.all()[0])
        double.tickets = tickets
        party.town.settle()
        if double.table.at_table:
            [ticket] = Visitor(party.town, tmp_path / str(number), "Anna").tickets.all()
            tickets.keep(ticket)
    assert party.hugo.contests
    assert controllers(party)[ANNA] == REMOTE
    assert len([peer for peer in party.hugo.door.peers if peer.seat is ANNA]) == 1


def test_a_table_without_a_seat_for_its_host(tmp_path: Path) -> None:
    """As a program without a window opens it: four guests, and nobody else."""
    town = Town()
    hugo = Hugo(town, tmp_path, setup_of(short_rules()), chairs_of(*[OPEN] * 4))
    visitors = [Visitor(town, tmp_path / name, name).join(hugo).agree() for name in "ABCD"]
    assert sorted(visitor.seat for visitor in visitors) == [*SEATS]
    assert hugo.table.start()
    town.settle()
    dice = random.Random(5)
    while not hugo.play.over:
        if hugo.play.public.phase is Phase.DEALING:
            hugo.play.deal()
        for visitor in visitors:
            visitor.act(dice)
        town.settle()
    assert len({one.bytes_of() for one in (hugo.records, *(one.records for one in visitors))}) == 1


def test_what_a_stranger_may_know(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    welcome = party.visitors[0].table.welcome
    assert welcome is not None
    assert welcome.table == "Kitchen"
    assert {held.match for held in party.hugo.kept} == {None}, "no match to come back to yet"
    party.start()
    assert len(party.hugo.kept[-1].key) == KEY_BYTES
    assert CODE not in repr(party.visitors[0].way.errand)
    assert party.visitors[0].way.where == HERE
