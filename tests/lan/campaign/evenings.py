"""G4 by Hypothesis: play, lose the line, come back, leave, undo, free seats, die, in any order.

After each thing everybody who hears knows the same, one player has each seat, the record is sound.
"""

import random
from collections import Counter
from contextlib import ExitStack
from typing import ClassVar, Final

from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import SeatChanged
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase
from maverick_desktop.core.replay import Course
from maverick_desktop.core.store import read_record
from maverick_desktop.hosting.chairs import OPEN, REMOTE
from maverick_desktop.lan.messages import Policy
from tests.core.driver import random_action
from tests.hosting.people import Visitor
from tests.lan.rig import CODE, MATCH

from .besieged import short_rules
from .household import FatedTown, HostProgram
from .trial import Goal, Trial, scratch

NAMES: Final = ("Anna", "Борис", "Carla", "Dmitri")
STEPS: Final = 40
_POLICIES: Final[tuple[Policy, ...]] = ("wait", "bot", "pause")
who: Final = st.integers(0, len(NAMES) - 1)


class OnTheNetwork(RuleBasedStateMachine):
    """A host, three seats for guests, and four who want one."""

    met: ClassVar[Counter[str]] = Counter()
    """What has happened, in all evenings."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.host: HostProgram | None = None
        self.guests: list[Visitor | None] = [None] * len(NAMES)

    @initialize(number=st.integers(0, 10**6), policy=st.sampled_from(_POLICIES))
    def open(self, number: int, policy: Policy) -> None:
        """Any rules; the first three sit down, and the match begins."""
        self.dice = random.Random(number)
        self.folder = self.stack.enter_context(scratch())
        self.town = FatedTown()
        self.seed, self.policy = str(number), policy
        self.match_rules = short_rules(self.dice)
        self.host = self._host()
        self.lives = [0] * len(NAMES)
        for guest in range(3):
            self._join(guest)
        self.host.table.agree(Seat.SOUTH)
        assert self.host.table.start()
        self.town.settle()
        self.course = Course(GameLog(self.host.play.header))

    def _host(self) -> HostProgram:
        def nothing(_n: int, _done: bool) -> None:
            return

        folder = self.folder / "host"
        return HostProgram(self.town, folder, self.seed, self.match_rules, nothing, self.policy)

    def _join(self, number: int) -> None:
        assert self.host is not None
        self.lives[number] += 1
        # Who left for good has no ticket any more: a new visit is that of a stranger.
        guest = Visitor(self.town, self.folder / f"{number}.{self.lives[number]}", NAMES[number])
        guest.way.host = self.host.table
        guest.way.address = f"192.168.1.{20 + number}"
        self.town.now += 1.1
        guest.table.join(guest.way.where, CODE, guest.name)
        self.town.settle()
        if guest.end is None:
            guest.agree()
            self.guests[number] = guest
            self.met["joined"] += 1

    def _present(self, number: int) -> Visitor | None:
        guest = self.guests[number]
        return guest if guest is not None and guest.table.at_table else None

    def is_playing(self) -> bool:
        """Whether there is a match."""
        return self.host is not None and not self.host.play.over

    # --- what may happen -------------------------------------------------------------------------

    @precondition(is_playing)
    @rule(times=st.integers(1, 40))
    def play(self, times: int) -> None:
        """Whoever can acts; computers get their time."""
        for _ in range(times):
            if self.is_playing():
                before = self.course.log.n if self.host is None else self.host.play.log.n
                self._act()
                assert self.host is not None
                self.met["facts"] += self.host.play.log.n - before
                self.met["matches ended"] += self.host.play.over

    def _act(self) -> None:
        host = self.host
        assert host is not None
        if host.play.public.phase is Phase.DEALING:
            host.play.deal()
        else:
            if sum(self._act_at(seat) for seat in host.play.public.to_act()) == 0:
                self.town.wait(1.3)
        self.town.settle()

    def _act_at(self, seat: Seat) -> bool:
        host = self.host
        assert host is not None
        if seat is Seat.SOUTH:
            assert host.player is not None
            view = host.player.view
            if seat not in view.public.to_act():
                return False
            action = random_action(view, self.dice, 0.1)
            return host.play.submit(seat, action, view.public.n) is None
        present = [self._present(number) for number in range(len(NAMES))]
        for guest in present:
            if guest is not None and guest.table.seat is seat and guest.player is not None:
                action_now = guest.player.wishes(self.dice)
                if action_now is None or guest.table.pending is not None:
                    return False
                return guest.table.submit(seat, action_now, guest.view.public.n) is None
        return False

    @rule(number=who, both=st.booleans())
    def break_line(self, number: int, both: bool) -> None:
        """A line is lost; perhaps only the guest notices."""
        guest = self._present(number)
        if guest is not None and guest.way.line is not None:
            line = guest.way.line
            self.met["lines broken"] += 1
            line.client.hung_up(self.town.now)
            if both:
                line.host.hung_up(self.town.now)
            self.town.settle()

    @rule(number=who)
    def fall_silent(self, number: int) -> None:
        """A line is cut, and nobody notices at once."""
        guest = self._present(number)
        if guest is not None and guest.way.line is not None:
            guest.way.line.cut = True
            self.met["lines cut"] += 1

    @precondition(is_playing)
    @rule(times=st.integers(20, 80))
    def play_on(self, times: int) -> None:
        """A longer while, with whoever was lost."""
        for number in range(len(NAMES)):
            self._come_back(number)
        self.play(times)

    @rule(number=who)
    def come_back(self, number: int) -> None:
        """A guest who was lost tries to come back."""
        self._come_back(number)

    def _come_back(self, number: int) -> None:
        guest = self.guests[number]
        lost = guest is not None and not guest.table.at_table and guest.end is None
        if guest is not None and lost and guest.way.errand is not None and guest.way.line is None:
            guest.back()
            self.met["came back"] += guest.table.at_table

    @rule(seconds=st.integers(1, 40))
    def wait(self, seconds: int) -> None:
        """Time passes: silence is noticed, computers step in and play."""
        self.town.wait(seconds)

    @rule(number=who)
    def leave(self, number: int) -> None:
        """A guest gets up for good."""
        guest = self._present(number)
        if guest is not None:
            guest.table.leave()
            self.met["left"] += 1
            self.guests[number] = None
            self.town.settle()

    @rule(number=who)
    def join(self, number: int) -> None:
        """Somebody comes with the code."""
        guest = self.guests[number]
        if guest is None or guest.end is not None:
            self.guests[number] = None
            self._join(number)

    @rule(seat=st.sampled_from(SEATS[1:]), opens=st.booleans())
    def free(self, seat: Seat, opens: bool) -> None:
        """The host gives a seat to a computer, or opens it."""
        assert self.host is not None
        self.host.table.set_seat(seat, OPEN if opens else "bot:random")
        self.town.settle()

    @rule(number=who, yes=st.booleans())
    def undo(self, number: int, yes: bool) -> None:
        """A guest wants its last decision back; all the others say so or so."""
        guest, host = self._present(number), self.host
        assert host is not None
        if guest is None:
            return
        guest.table.ask_undo()
        self.town.settle()
        before = host.play.log.rewinds
        vote = host.table.undo.vote if host.table.undo is not None else None
        if vote is not None:
            host.table.answer_undo(Seat.SOUTH, vote.number, yes)
        for other in range(len(NAMES)):
            voter = self._present(other)
            if voter is not None:
                voter.table.answer_undo(yes)
        self.town.settle()
        self.met["undone"] += host.play.log.rewinds - before

    @rule(number=who)
    def talk(self, number: int) -> None:
        """A guest says something."""
        guest = self._present(number)
        if guest is not None:
            guest.table.say("Well played")
            self.town.settle()

    @precondition(is_playing)
    @rule(back=st.sets(who))
    def die(self, back: set[int]) -> None:
        """The host’s program dies and is started again; these come back at once."""
        assert self.host is not None
        self.met["hosts killed"] += 1
        self.host.die()
        for line in self.town.lines:
            line.client.hung_up(self.town.now)
        self.town.lines.clear()
        self.town.forget_timers()
        self.host = self._host()
        for guest in self.guests:
            if guest is not None:
                guest.way.host = self.host.table
        for number in back:
            self._come_back(number)

    # --- what always holds -----------------------------------------------------------------------

    @invariant()
    def all_know_the_same(self) -> None:
        """Everybody whose line is good has heard everything, and folded it as the host did."""
        if self.host is None or self.host.table.play is None:
            return
        log = self.host.play.log
        for event in log.facts[self.course.log.n :]:
            self.course.add(event)
        for number in range(len(NAMES)):
            guest = self._present(number)
            if guest is None or guest.player is None or guest.way.line is None:
                continue
            if guest.way.line.cut or guest.table.seat is None:
                continue
            if self.host.table.chairs[guest.table.seat].agreed and guest.table.header is not None:
                assert guest.view == self.course.state.view(guest.table.seat), guest.name

    @invariant()
    def one_player_a_seat(self) -> None:
        """Nobody has two seats, no seat two people; who is connected is here."""
        if self.host is None:
            return
        table = self.host.table
        for seat in SEATS:
            chair, peer = table.chairs[seat], table.door.peer(seat)
            assert (chair.by == REMOTE) == table.door.taken(seat), seat
            assert peer is None or peer.seat is seat
            if chair.by == REMOTE:
                assert chair.here == (peer is not None), seat
        owners = [
            guest.table.seat
            for guest in map(self._present, range(len(NAMES)))
            if guest is not None and guest.way.line is not None and not guest.way.line.host.over
        ]
        assert len(owners) == len(set(owners))

    @invariant()
    def record_is_sound(self) -> None:
        """What is on the disk is what has happened."""
        if self.host is None or self.host.table.play is None or self.dice.random() > 0.1:
            return
        record = read_record(self.folder / "host" / f"{MATCH}.maverick")
        assert record.log.facts == self.host.play.log.facts
        changed = [one for one in record.log.facts if isinstance(one, SeatChanged)]
        assert all(one.by != OPEN for one in changed)

    def teardown(self) -> None:
        """Everybody goes home."""
        if self.host is not None and self.host.table.play is not None:
            self.host.close()
        for guest in self.guests:
            if guest is not None:
                guest.table.close()
        self.stack.close()


def run(trial: Trial) -> None:
    """So many evenings, a hundred at a time."""
    case = 0
    OnTheNetwork.met.clear()
    while not trial.has_enough:
        count = min(100, trial.wanted - trial.done)
        with trial.case(case):
            run_state_machine_as_test(
                seed(trial.seed + case)(OnTheNetwork),
                settings=settings(
                    max_examples=count,
                    stateful_step_count=STEPS,
                    deadline=None,
                    database=None,
                    print_blob=True,
                    suppress_health_check=list(HealthCheck),
                ),
            )
            trial.done += count
        trial.goes_on(case)
        case += 1
    trial.met.update(OnTheNetwork.met)


GOAL: Final = Goal(
    "G4-evenings",
    "a table whose guests and host do anything in any order, by Hypothesis",
    "evenings",
    {"part": 20, "ci": 2_000, "tenth": 5_000, "release": 50_000},
    run,
    meets=("facts", "came back", "lines cut", "left", "hosts killed"),
)
