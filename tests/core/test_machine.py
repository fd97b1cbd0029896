"""Deal, bid, pass, play, undo, save, load, leave and come back in any order, by Hypothesis."""

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from maverick_desktop.core.cards import SEATS, Seat, card_set, cards_in
from maverick_desktop.core.deals import DEALS, Deal, deal_at
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard, Reason
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import MemorySink, parse_record
from maverick_desktop.core.table import Table
from tests.core.driver import Match, random_rules
from tests.core.laws import Watch, record_of

seats = st.sampled_from(SEATS)
picks = st.integers(0, 10**6)


class Handed:
    """A ``Chance`` whose next deal Hypothesis hands over."""

    def __init__(self) -> None:
        self.index = 0
        self.first = Seat.SOUTH

    def dealer(self) -> Seat:
        """Who deals first."""
        return self.first

    def deal(self, hand: int, attempt: int) -> Deal:
        """The deal handed over, or one after it if its turned cards are dealt again."""
        return deal_at((self.index + attempt * 7**60) % DEALS)


class AtTheTable(RuleBasedStateMachine):
    """A match that anything may happen to; the laws are looked at after each thing."""

    match: Match
    watch: Watch

    @initialize(seed=st.integers(0, 10**6))
    def sit_down(self, seed: int) -> None:
        """Rules by the dice; four seats, nothing dealt."""
        dice = random.Random(seed)
        self.chance = Handed()
        self.match = Match(random_rules(dice), dice, chance=self.chance)
        self.watch = Watch(self.match)

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self.match.table.public.phase

    @precondition(lambda self: self.phase is Phase.DEALING)
    @rule(index=st.integers(0, DEALS - 1), first=seats)
    def deal(self, index: int, first: Seat) -> None:
        """The next hand."""
        self.chance.index, self.chance.first = index, first
        assert self.match.table.deal() is None

    @precondition(lambda self: self.phase not in (Phase.DEALING, Phase.OVER))
    @rule(pick=picks, times=st.sampled_from((1, 1, 1, 4, 13, 52)))
    def act(self, pick: int, times: int) -> None:
        """One wish, or several in turn, so that hands come to an end."""
        for _ in range(times):
            able = [seat for seat in self.match.table.public.to_act() if seat in self.match.detach]
            if not able:
                return
            seat = able[pick % len(able)]
            view = self.match.seats[seat].view
            action = self._wish(seat, pick)
            assert view.refusal(action) is None
            assert self.match.table.submit(seat, action, view.public.n) is None

    def _wish(self, seat: Seat, pick: int) -> Action:
        legal = self.match.seats[seat].view.legal()
        match legal:
            case MayPlay():
                cards = list(cards_in(legal.free | legal.priced))
                return PlayCard(cards[pick % len(cards)])
            case MayBid():
                return MakeBid(legal.bids[pick % len(legal.bids)])
            case MayChoose():
                cards = list(cards_in(legal.cards))
                return ChooseCards(card_set(cards[(pick + 5 * i) % 13] for i in range(legal.count)))
            case MayWait():
                raise AssertionError("a seat that is to act may do nothing")

    @rule(seat=seats, pick=picks, late=st.integers(1, 3))
    def wish_out_of_place(self, seat: Seat, pick: int, late: int) -> None:
        """Refused, and nothing changes: too old, from the future, out of turn, any card at all."""
        table = self.match.table
        before, n = table.public, self.match.log.n
        action = PlayCard(list(cards_in((1 << 54) - 1))[pick % 54])
        for at in (before.opened - late, n + late):
            outcome = table.submit(seat, action, at)
            assert outcome is not None
            assert outcome.reason is Reason.STALE
        if seat not in before.to_act():
            assert table.submit(seat, action, n) is not None
        assert table.public is before

    @rule(back=st.integers(0, 150))
    def undo(self, back: int) -> None:
        """Go back to some fact, if it is one to go back to."""
        before = self.match.table.public
        outcome = self.match.table.rewind(self.match.log.n - back)
        if outcome is not None:
            assert self.match.table.public is before

    @rule(seat=seats)
    def drop(self, seat: Seat) -> None:
        """The seat hears no more."""
        if seat in self.match.detach:
            self.match.leave(seat)

    @rule(seat=seats)
    def rejoin(self, seat: Seat) -> None:
        """And hears what it missed."""
        if seat not in self.match.detach:
            self.match.join(seat)

    @rule(seat=seats, by=st.sampled_from(("human", "bot:club", "remote")))
    def stand_in(self, seat: Seat, by: str) -> None:
        """Somebody else plays the seat."""
        self.match.table.seat_changed(seat, by, "Стенд-ин")

    @precondition(lambda self: self.match.log.n > 0)
    @rule()
    def save_and_load(self) -> None:
        """The match goes on at another table, from its file; everybody comes back."""
        match = self.match
        data = record_of(match.log)
        record = parse_record(data)
        assert record.public == match.table.public
        assert record_of(record.log) == data
        match.sink = MemorySink()
        for n, event in enumerate(record.log.facts, start=1):
            match.sink.append(n, event)
        spectator = match.spectator
        match.log, match.table = record.log, Table(record.log, self.chance, match.sink)
        match.detach.clear()
        for seat in SEATS:
            match.join(seat)
        match.table.attach(None, spectator, match.log.n)

    @precondition(lambda self: self.match.log.n > 1)
    @rule(cut=st.integers(1, 10**6))
    def load_a_cut_record(self, cut: int) -> None:
        """A file that was cut in its last line is the match without that fact."""
        lines = record_of(self.match.log).splitlines(keepends=True)
        data = b"".join(lines[:-1]) + lines[-1][: cut % len(lines[-1])]
        record = parse_record(data)
        assert record.torn == (len(data) > sum(map(len, lines[:-1])))
        assert record.log.facts == self.match.log.facts[:-1]

    @invariant()
    def laws(self) -> None:
        """Every law, at each fact that is new."""
        if self.match.log.n:
            self.watch.look()


def run(examples: int, steps: int) -> None:
    """The machine, so many times."""
    run_state_machine_as_test(
        AtTheTable,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_a_few_evenings() -> None:
    """Some seconds of it."""
    run(20, 30)


@pytest.mark.slow
def test_many_evenings() -> None:
    """Long matches, much undone."""
    run(150, 100)


@pytest.mark.soak
def test_a_season() -> None:
    """For the long run."""
    run(2_000, 100)
