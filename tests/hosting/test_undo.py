"""Undo among people: one asks, all others agree, or nothing is taken back."""

from pathlib import Path

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import Phase
from maverick_desktop.hosting import undo as undoing
from maverick_desktop.hosting.undo import Undo
from tests.hosting.people import Party, setup_of, short_rules

ANNA, BORIS = Seat.NORTH, Seat.WEST


def party_of_three(folder: Path, **options: object) -> Party:
    """Hugo, Anna, Борис and a computer player, some tricks into a hand."""
    rules = short_rules(**{"hands": 1, **options})
    party = Party(folder, setup_of(rules), names=("Anna", "Борис"))
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 4)
    return party


def votes(party: Party) -> Undo:
    """The votes of the match."""
    assert party.hugo.table.undo is not None
    return party.hugo.table.undo


def test_all_agree_and_the_card_is_taken_back(tmp_path: Path) -> None:
    party = party_of_three(tmp_path)
    anna, boris = party.visitors
    hand_before = None
    party.run(lambda: party.play.public.turn is ANNA)
    hand_before = anna.view.hand
    anna.act(party.dice)
    party.town.settle()
    assert anna.view.hand != hand_before
    assert anna.table.can_ask_undo()
    anna.table.ask_undo()
    party.town.settle()
    assert boris.asked == [ANNA]
    assert boris.asks() is ANNA
    assert anna.asked == []
    [vote] = party.hugo.votes
    assert vote.waiting == {Seat.SOUTH, BORIS}
    boris.table.answer_undo(True)
    party.town.settle()
    assert anna.view.hand != hand_before, "the host has not agreed yet"
    party.hugo.table.answer_undo(Seat.SOUTH, vote.number, True)
    party.town.settle()
    assert anna.view.hand == hand_before
    assert party.play.public.turn is ANNA
    assert anna.settled == boris.settled == [True]
    assert party.hugo.settled == [(vote, True)]
    assert boris.asks() is None
    party.run()
    assert anna.records.bytes_of() == party.hugo.records.bytes_of()


@pytest.mark.parametrize("refuser", ["host", "guest"])
def test_one_who_does_not_agree_is_enough(tmp_path: Path, refuser: str) -> None:
    party = party_of_three(tmp_path)
    anna, boris = party.visitors
    n = party.play.public.n
    anna.table.ask_undo()
    party.town.settle()
    vote = votes(party).vote
    assert vote is not None
    boris.table.answer_undo(refuser == "host")
    party.town.settle()
    party.hugo.table.answer_undo(Seat.SOUTH, vote.number, refuser == "guest")
    party.town.settle()
    assert party.play.public.n == n
    assert anna.settled == boris.settled == [False]
    # What comes too late changes nothing.
    party.hugo.table.answer_undo(Seat.SOUTH, vote.number, True)
    assert party.play.public.n == n


def test_the_host_asks_the_guests(tmp_path: Path) -> None:
    party = party_of_three(tmp_path)
    assert votes(party).can_ask(Seat.SOUTH)
    party.hugo.table.ask_undo(Seat.SOUTH)
    assert not votes(party).can_ask(Seat.SOUTH)
    party.town.settle()
    for visitor in party.visitors:
        assert visitor.asked == [Seat.SOUTH]
        visitor.table.answer_undo(True)
    party.town.settle()
    assert party.play.log.rewinds == 1
    assert party.play.public.turn is Seat.SOUTH


def test_a_fact_makes_the_question_void(tmp_path: Path) -> None:
    party = party_of_three(tmp_path)
    anna, boris = party.visitors
    anna.table.ask_undo()
    party.town.settle()
    party.step()
    assert anna.settled == [False]
    assert boris.asks() is None
    boris.table.answer_undo(True)
    party.town.settle()
    assert party.play.log.rewinds == 0


@pytest.mark.parametrize("goes", [0, 1])
def test_nobody_is_undone_behind_their_back(tmp_path: Path, goes: int) -> None:
    """Whether who asked or who was asked is lost: it is not done, and can be asked again."""
    party = party_of_three(tmp_path)
    anna, boris = party.visitors
    anna.table.ask_undo()
    party.town.settle()
    assert boris.asks() is ANNA
    party.visitors[goes].drop()
    assert votes(party).vote is None
    assert party.hugo.settled[-1][1] is False
    party.visitors[goes].back()
    assert boris.asks() is None
    assert party.play.log.rewinds == 0
    anna.table.ask_undo()
    party.town.settle()
    assert votes(party).vote is not None


def test_who_is_away_is_not_asked(tmp_path: Path) -> None:
    party = party_of_three(tmp_path)
    anna, boris = party.visitors
    boris.drop()
    anna.table.ask_undo()
    party.town.settle()
    [vote] = party.hugo.votes
    assert vote.waiting == {Seat.SOUTH}
    # A vote of somebody who was not asked is none.
    party.hugo.table.answer_undo(BORIS, vote.number, False)
    party.hugo.table.answer_undo(ANNA, vote.number, True)
    assert votes(party).vote is vote
    party.hugo.table.answer_undo(Seat.SOUTH, vote.number, True)
    assert party.play.log.rewinds == 1


def test_alone_with_computer_players_nobody_has_to_be_asked(tmp_path: Path) -> None:
    party = Party(tmp_path, setup_of(short_rules()), names=())
    party.start()
    party.run(lambda: len(party.play.public.hand.tricks) == 2)
    party.hugo.table.ask_undo(Seat.SOUTH)
    assert party.play.log.rewinds == 1
    assert party.play.public.turn is Seat.SOUTH
    party.run()
    assert party.play.over


def test_what_cannot_be_taken_back(tmp_path: Path) -> None:
    """Nothing before the first decision, nothing once the cards were shown, nothing for ever."""
    party = Party(tmp_path, setup_of(short_rules()), names=("Anna",))
    party.start()
    anna = party.visitors[0]
    assert not anna.table.can_ask_undo()
    anna.table.ask_undo()
    party.town.settle()
    assert votes(party).vote is None
    party.run(lambda: party.play.public.phase is Phase.DEALING)
    assert not anna.table.can_ask_undo()
    anna.table.ask_undo()
    party.hugo.table.ask_undo(Seat.SOUTH)
    party.town.settle()
    assert votes(party).vote is None
    assert party.play.log.rewinds == 0


def test_choices_that_were_undone_are_in_every_record(tmp_path: Path) -> None:
    rules = short_rules(hands=1, pass_count=3)
    party = Party(tmp_path, setup_of(rules), names=("Anna",))
    party.start()
    anna = party.visitors[0]
    undone = 0
    for _ in range(12):
        party.run(lambda: len(party.play.public.hand.chosen) > 2 or bool(anna.view.given))
        anna.table.ask_undo()
        party.hugo.table.ask_undo(Seat.SOUTH)
        party.town.settle()
        vote = votes(party).vote
        if vote is not None:
            anna.table.answer_undo(True)
            party.hugo.table.answer_undo(Seat.SOUTH, vote.number, True)
            party.town.settle()
        undone = party.play.log.rewinds
    assert undone >= 8
    party.run()
    assert anna.records.bytes_of() == party.hugo.records.bytes_of()
    assert not [check for _, check in anna.checks if check.alarming]


def test_not_more_than_an_opened_hand_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 4 * (undoing.MOST_UNDONE + 1) <= 512
    monkeypatch.setattr(undoing, "MOST_UNDONE", 3)
    party = Party(tmp_path, setup_of(short_rules()), names=())
    party.start()
    for _ in range(6):
        party.run(lambda: len(party.play.public.hand.tricks) == 2)
        party.hugo.table.ask_undo(Seat.SOUTH)
    assert party.play.log.rewinds == 3
    party.run(lambda: party.play.public.hand.number == 2)
    party.run(lambda: len(party.play.public.hand.tricks) == 2)
    party.hugo.table.ask_undo(Seat.SOUTH)
    assert party.play.log.rewinds == 4
