"""Computer players at a real table: always an answer in time, and never one too many."""

import logging
import random
from collections.abc import Callable, Iterator
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event as Flag
from threading import get_ident
from time import monotonic
from typing import cast

import pytest
from msgspec.structs import replace

from maverick_desktop.ai.levels import LEVELS, PATIENCE, Budget, Thinker
from maverick_desktop.ai.player import MOST_HANGS, InlinePlayer, WorkerPlayer, fallback
from maverick_desktop.ai.verdict import Verdict, Weighed
from maverick_desktop.core.cards import SEATS, Card, Seat
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import (
    Action,
    Bid,
    CardPlayed,
    ChooseCards,
    Event,
    MakeBid,
    PlayCard,
    Reason,
    Rejected,
)
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import INDIVIDUALIST, Rules
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView
from tests.ai.driver import BUDGET, SITTERS, act, dealt_hand, random_deal, random_rules

PASSLESS = Rules(pass_count=0)
TIMEOUT = 20.0


class Bench:
    """A table with its thread: what is posted runs when the test lets it."""

    def __init__(self, rules: Rules, seed: int = 1) -> None:
        self.rules, self.dice = rules, random.Random(seed)
        header = MatchHeader("0", "m", None, "r", "classic", rules, SITTERS, "2026-01-01T00:00:00Z")
        self.table = Table(GameLog(header), self, self)
        self.jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.players: list[WorkerPlayer] = []

    def dealer(self) -> Seat:
        return Seat.EAST

    def deal(self, hand: int, attempt: int) -> Deal:
        return random_deal(self.dice)

    def append(self, n: int, event: Event) -> None:
        """No record is kept."""

    def seat(
        self, seat: Seat, make: Callable[[], Thinker], deadline: float = TIMEOUT, pause: float = 0.0
    ) -> WorkerPlayer:
        player = WorkerPlayer(
            self.rules,
            SITTERS,
            seat,
            make,
            17 + seat,
            self.table,
            self.jobs.put,
            BUDGET,
            deadline,
            pause,
        )
        self.players.append(player)
        self.table.attach(seat, player)
        return player

    def run(self, done: Callable[[], bool]) -> None:
        """Run what is posted until ``done``; fails after a long time."""
        end = monotonic() + TIMEOUT
        while not done():
            self.jobs.get(timeout=max(0.01, end - monotonic()))()

    def drain(self, seconds: float = 0.0) -> None:
        """Run what is posted now, or arrives within so many seconds."""
        end = monotonic() + seconds
        while True:
            try:
                job = self.jobs.get(timeout=max(0.0, end - monotonic()) or 0.001)
            except Empty:
                return
            job()

    def cards(self) -> int:
        return sum(isinstance(event, CardPlayed) for event in self.table.log.facts)


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench(PASSLESS)
    yield made
    for player in made.players:
        player.close()


class Hanging:
    """Thinks until released."""

    def __init__(self) -> None:
        self.begun, self.released, self.ended = Flag(), Flag(), Flag()
        self.calls = 0

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        self.calls += 1
        self.begun.set()
        self.released.wait(TIMEOUT)
        self.ended.set()
        return fallback(view)


class Crashing:
    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        raise KeyError(*[card.code for card in [Card(0), Card(13)]])


class Cheating:
    """Wishes for a card it does not hold."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        assert view.hand is not None
        return PlayCard(next(Card(place) for place in range(54) if not view.hand >> place & 1))


def lead(bench: Bench) -> Seat:
    """Deal; who leads."""
    bench.table.deal()
    assert bench.table.public.turn is not None
    return bench.table.public.turn


# --- a whole hand --------------------------------------------------------------------------------


def inline_facts(rules: Rules, level: str) -> list[Event]:
    bench = Bench(rules)
    players = [
        InlinePlayer(rules, SITTERS, seat, LEVELS[level].make(), 17 + seat, BUDGET)
        for seat in SEATS
    ]
    for seat, player in zip(SEATS, players, strict=True):
        bench.table.attach(seat, player)
    bench.table.deal()
    while bench.table.public.to_act():
        for seat, player in zip(SEATS, players, strict=True):
            answer = player.answer()
            if answer is not None:
                assert bench.table.submit(seat, *answer) is None
    return bench.table.log.facts


@pytest.mark.parametrize("level", LEVELS)
def test_threads_and_loops_play_the_same_hand(level: str) -> None:
    """A choice depends on the view and the seed, not on who asks and when."""
    bench = Bench(INDIVIDUALIST)
    for seat in SEATS:
        bench.seat(seat, LEVELS[level].make)
    bench.table.deal()
    bench.run(lambda: bool(bench.table.public.past))
    bench.players[0].close()
    by_seat = sorted(map(repr, bench.table.log.facts))
    # Who chose first is a matter of timing; what was chosen is not.
    assert by_seat == sorted(map(repr, inline_facts(INDIVIDUALIST, level)))
    for player in bench.players:
        player.close()


def test_it_thinks_outside_the_tables_thread(bench: Bench) -> None:
    threads = set[int]()

    class Noting:
        def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
            threads.add(get_ident())
            return fallback(view)

    bench.seat(lead(bench), Noting)
    bench.run(lambda: bench.cards() == 1)
    assert threads
    assert get_ident() not in threads


def test_a_long_history_is_one_look(bench: Bench) -> None:
    """Seated in the middle of a match it thinks about the present decision alone."""
    lead(bench)
    while bench.cards() < 20:
        seat = bench.table.public.to_act()[0]
        player = InlinePlayer(PASSLESS, SITTERS, seat, LEVELS["club"].make(), 1)
        bench.table.attach(seat, player)()
        answer = player.answer()
        assert answer is not None
        assert bench.table.submit(seat, *answer) is None
    thinker = Hanging()
    thinker.released.set()
    turn = bench.table.public.turn
    assert turn is not None
    bench.seat(turn, lambda: thinker)
    bench.run(lambda: bench.cards() == 21)
    assert thinker.calls == 1


def test_an_inline_player_with_nothing_to_do_answers_nothing() -> None:
    player = InlinePlayer(PASSLESS, SITTERS, Seat.NORTH, LEVELS["club"].make(), 1)
    assert player.answer() is None
    assert player.view.public.phase is Phase.DEALING


# --- faults --------------------------------------------------------------------------------------


class Answering:
    """Answers the same whatever it is asked, and never what it should."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        return cast(Action, self._answer)


class Weighing:
    """Tells what it compared; what it tells is nonsense."""

    def __init__(self, told: object) -> None:
        self._told = told

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        raise AssertionError

    def weigh(self, view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
        return cast(Verdict, self._told)


class Leaving:
    """Raises what ends programs and threads."""

    def __init__(self, kind: type[BaseException]) -> None:
        self._kind = kind

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        raise self._kind


class Deep:
    """Thinks about itself."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        return self.think(view, budget, dice)


def never() -> Thinker:
    """No thinker can be made at all."""
    raise MemoryError


ILLEGAL = "wished for something illegal"
NONSENSE: list[object] = [
    None,
    7,
    "AS",
    PlayCard,
    PlayCard(cast(Card, None)),
    PlayCard(cast(Card, -1)),
    PlayCard(cast(Card, 1 << 70)),
    PlayCard(cast(Card, "AS")),
    MakeBid("nil"),
    MakeBid(cast(Bid, None)),
    MakeBid(cast(Bid, ["nil"])),
    ChooseCards(0),
    ChooseCards(-1),
    ChooseCards(cast(int, None)),
    ChooseCards((1 << 54) - 1),
]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (Crashing, "failed with KeyError"),
        (Cheating, ILLEGAL),
        (never, "failed with MemoryError"),
        (Deep, "failed with RecursionError"),
        (partial(Leaving, SystemExit), "failed with SystemExit"),
        (partial(Leaving, KeyboardInterrupt), "failed with KeyboardInterrupt"),
        (partial(Leaving, GeneratorExit), "failed with GeneratorExit"),
        (partial(Weighing, None), "failed with AttributeError"),
        (partial(Weighing, Verdict(())), "failed with IndexError"),
        (partial(Weighing, Verdict((Weighed(cast(Action, None), 1.0),))), ILLEGAL),
        (partial(Weighing, Verdict((Weighed(ChooseCards(3), 1.0),))), ILLEGAL),
        *((partial(Answering, answer), ILLEGAL) for answer in NONSENSE),
    ],
)
def test_a_bad_thinker_is_replaced_by_a_legal_card(
    bench: Bench,
    caplog: pytest.LogCaptureFixture,
    make: Callable[[], Thinker],
    words: str,
) -> None:
    for seat in SEATS:
        bench.seat(seat, make)
    bench.table.deal()
    bench.run(lambda: bool(bench.table.public.past))
    records = [record.getMessage() for record in caplog.records]
    assert len(records) == 4, "each player's fault is logged once"
    assert all(words in message for message in records)
    assert not any(Card(place).code in message for message in records for place in (0, 13))
    assert caplog.records[0].levelno == logging.ERROR
    assert caplog.records[0].exc_info is None


@pytest.mark.parametrize("answer", [None, PlayCard(Card(0)), MakeBid("posh"), ChooseCards(1)])
def test_nonsense_in_every_phase_is_replaced(
    answer: Action | None, caplog: pytest.LogCaptureFixture
) -> None:
    """Passing, bidding, playing: the hand comes to its end, and no answer is taken that is not
    lawful."""
    bench = Bench(replace(INDIVIDUALIST, bids=frozenset({"nil", "blind", "posh"})))
    for seat in SEATS:
        bench.seat(seat, partial(Answering, answer))
    bench.table.deal()
    bench.run(lambda: bool(bench.table.public.past))
    assert len(caplog.records) == 4
    assert all(ILLEGAL in record.getMessage() for record in caplog.records)
    for player in bench.players:
        player.close()


def test_a_late_thinker_is_replaced_by_a_legal_card(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Hanging()
    bench.seat(lead(bench), lambda: thinker, deadline=0.05)
    bench.run(lambda: bench.cards() == 1)
    assert "did not answer in time" in caplog.text
    thinker.released.set()
    assert thinker.ended.wait(TIMEOUT)
    bench.drain(0.05)
    assert bench.cards() == 1, "what it thought of in the end is too late"


def test_the_default_deadline_leaves_time_for_the_card() -> None:
    assert PATIENCE < 3.0


def test_a_thinker_that_hangs_again_and_again_is_not_asked_any_more(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[Hanging] = []

    def make() -> Thinker:
        made.append(Hanging())
        return made[-1]

    for seat in SEATS:
        bench.seat(seat, make, deadline=0.02)
    bench.table.deal()
    bench.run(lambda: bool(bench.table.public.past))
    assert len(made) == 4 * MOST_HANGS
    assert len(caplog.records) == 4
    for thinker in made:
        thinker.released.set()


def test_an_answer_to_an_old_question_is_dropped(bench: Bench) -> None:
    thinker = Hanging()
    seat = lead(bench)
    player = bench.seat(seat, lambda: thinker)
    bench.drain()
    assert thinker.begun.wait(TIMEOUT)
    # Somebody else plays for it; the answer it is working on is out of date.
    action = fallback(player.view)
    assert bench.table.submit(seat, action, bench.table.public.n) is None
    thinker.released.set()
    assert thinker.ended.wait(TIMEOUT)
    bench.drain(0.05)
    assert bench.cards() == 1


def test_an_answer_that_arrives_before_the_news_is_dropped(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer is posted first, then the table moves on, then the answer is looked at."""
    thinker = Hanging()
    thinker.released.set()
    seat = lead(bench)
    player = bench.seat(seat, lambda: thinker)
    bench.jobs.get(timeout=TIMEOUT)()
    answered = bench.jobs.get(timeout=TIMEOUT)
    assert bench.table.submit(seat, fallback(player.view), bench.table.public.n) is None
    answered()
    bench.drain(0.02)
    assert bench.cards() == 1
    assert not caplog.records


def test_after_an_undo_it_thinks_again(bench: Bench) -> None:
    thinker = Hanging()
    thinker.released.set()
    seat = lead(bench)
    bench.seat(seat, lambda: thinker)
    bench.run(lambda: bench.cards() == 1)
    assert bench.table.rewind(1) is None
    bench.run(lambda: bench.cards() == 2)
    assert thinker.calls == 2


def test_a_refused_wish_is_made_again_after_the_next_fact(bench: Bench) -> None:
    class Refusing:
        """Says once that a wish is stale."""

        refused = 0

        def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
            self.refused += 1
            return Rejected(Reason.STALE) if self.refused == 1 else None

    seat, refusing = lead(bench), Refusing()
    player = WorkerPlayer(PASSLESS, SITTERS, seat, LEVELS["club"].make, 1, refusing, bench.jobs.put)
    bench.players.append(player)
    bench.table.attach(seat, player)
    bench.run(lambda: refusing.refused == 1)
    bench.table.seat_changed(seat.left, "human", "Ada")
    bench.run(lambda: refusing.refused == 2)


# --- closing -------------------------------------------------------------------------------------


def test_closing_is_at_once_and_for_good_while_a_thinker_hangs(bench: Bench) -> None:
    thinker = Hanging()
    player = bench.seat(lead(bench), lambda: thinker)
    bench.drain()
    assert thinker.begun.wait(TIMEOUT)
    before = monotonic()
    player.close()
    assert monotonic() - before < 0.5
    thinker.released.set()
    assert thinker.ended.wait(TIMEOUT)
    bench.drain(0.05)
    bench.table.seat_changed(Seat.SOUTH, "human", "Ada")
    bench.drain(0.02)
    assert bench.cards() == 0
    player.close()


def test_closing_before_the_first_look(bench: Bench) -> None:
    thinker = Hanging()
    player = bench.seat(lead(bench), lambda: thinker)
    player.close()
    bench.drain(0.02)
    assert thinker.calls == 0


def test_an_answer_is_held_back_for_the_pause(bench: Bench) -> None:
    """So that a card that had to be played comes no sooner than one that was thought about."""
    before = monotonic()
    bench.seat(lead(bench), LEVELS["club"].make, pause=0.1)
    bench.run(lambda: bench.cards() == 1)
    assert monotonic() - before >= 0.1


# --- the fallback --------------------------------------------------------------------------------


def test_the_fallback_is_legal_under_any_rules() -> None:
    dice = random.Random(11)
    for _ in range(40):
        now = dealt_hand(random_rules(dice), dice)
        while now.public.phase not in (Phase.DEALING, Phase.OVER):
            seat = now.public.to_act()[0]
            action = fallback(now.view(seat))
            if isinstance(action, PlayCard):
                legal = now.view(seat).legal()
                assert legal.free >> action.card & 1  # type: ignore[union-attr]
            now = act(now, seat, action)


def test_the_fallback_passes_on_low_cards() -> None:
    now = dealt_hand(Rules(), random.Random(1))
    seat = now.public.to_act()[0]
    action = fallback(now.view(seat))
    assert isinstance(action, ChooseCards)
    assert action.cards.bit_count() == 2
