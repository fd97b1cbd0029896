"""A part of the campaign in every run of the tests, its CI figures in the long run.

And that it finds what it looks for: faults are planted, and each is found.
"""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

import msgspec
import pytest

from maverick_desktop.ai.player import WorkerPlayer, fallback
from maverick_desktop.core.events import Event, HandDealt, MatchOver
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.view import SeatView
from maverick_desktop.hosting.guestmatch import GuestMatch
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.journal import Journal
from maverick_desktop.lan import clock, discovery, hearing
from maverick_desktop.lan.messages import Lobby, Wish
from maverick_desktop.lan.pairing import HostPairing
from maverick_desktop.lan.peer import Peer
from maverick_desktop.lan.tokens import SeatKey
from tests.lan.campaign import (
    answering,
    clocks,
    deaths,
    hostile_guests,
    hostile_hosts,
    intruders,
    mortality,
    shouting,
    unseen,
)
from tests.lan.campaign.goals import GOALS
from tests.lan.campaign.mortal import BEFORE_TOLD, BEFORE_WRITTEN, ONE_TOLD
from tests.lan.campaign.trial import Goal, Trial
from tests.lan.onair import on_air

SEED: Final = 20_261_130
Plant = Callable[[pytest.MonkeyPatch], None]


def tried(goal: Goal, wanted: int | None = None) -> Trial:
    """A part of a goal; what is shouted on the network disturbs no other test."""
    with on_air() if goal is shouting.GOAL else nullcontext():
        return goal.tried("part", SEED, wanted=wanted)


@pytest.mark.slow
@pytest.mark.parametrize(
    "goal", [pytest.param(goal, id=goal.name) for goal in GOALS if goal.figures["part"]]
)
def test_a_part_of_the_campaign(goal: Goal) -> None:
    """How long things take is for the long run to judge, when no other test is in the way."""
    trial = tried(goal)
    late = tuple(what for what in goal.limits if what.endswith(", s"))
    assert not [one for one in trial.violations if not one.what.startswith(late)]
    assert trial.done >= trial.wanted


@pytest.mark.soak
@pytest.mark.parametrize("goal", [pytest.param(goal, id=goal.name) for goal in GOALS])
def test_the_figures_of_ci(goal: Goal) -> None:
    trial = goal.tried("ci", SEED)
    assert not trial.violations
    assert trial.done >= trial.wanted


# --- what it would find --------------------------------------------------------------------------


def lobby_tells_of_the_deal(patch: pytest.MonkeyPatch) -> None:
    """A number in the lobby depends on South’s cards."""
    true = HostedTable.lobby

    def lobby(self: HostedTable) -> Lobby:
        facts = [] if self.play is None else self.play.log.facts
        deals = [event.deal for event in facts if isinstance(event, HandDealt)]
        return msgspec.structs.replace(true(self), patience=hash(deals[-1]) % 60 if deals else 1)

    patch.setattr(HostedTable, "lobby", lobby)


def lobby_names_a_card(patch: pytest.MonkeyPatch) -> None:
    """The rules are called by a card of the turned suit, which somebody may hold."""
    true = HostedTable.lobby

    def lobby(self: HostedTable) -> Lobby:
        return msgspec.structs.replace(true(self), rules_name="AS")

    patch.setattr(HostedTable, "lobby", lobby)


def anybody_acts_for_all(patch: pytest.MonkeyPatch) -> None:
    """A wish is done for whoever is to act."""
    true = HostedTable.wished

    def wished(self: HostedTable, peer: Peer, wish: Wish) -> str | None:
        assert self.play is not None
        able = self.play.public.to_act()
        seat = peer.seat
        peer.seat = able[0] if able else seat  # type: ignore[misc]
        try:
            return true(self, peer, wish)
        finally:
            peer.seat = seat  # type: ignore[misc]

    patch.setattr(HostedTable, "wished", wished)


def anything_is_believed(patch: pytest.MonkeyPatch) -> None:
    """A guest folds whatever it hears."""
    patch.setattr(hearing, "may_follow", lambda _view, _event, _watching: True)


def written_late(patch: pytest.MonkeyPatch) -> None:
    """A fact is written when the next one comes."""
    true, waiting = Journal.append, dict[int, tuple[int, Event]]()

    def append(self: Journal, n: int, event: Event) -> None:
        before = waiting.get(id(self))
        waiting[id(self)] = (n, event)
        if before is not None:
            true(self, *before)

    patch.setattr(Journal, "append", append)


def done_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """A guest does not see that what is refused was done before the line broke."""
    patch.setattr(GuestMatch, "_was_done", lambda _self, _wished: False)


def old_tokens_stay_good(patch: pytest.MonkeyPatch) -> None:
    """The token before is never void."""
    patch.setattr(SeatKey, "kept", lambda _self: None)


def any_proof_will_do(patch: pytest.MonkeyPatch) -> None:
    """The host does not look at the proof."""
    patch.setattr(HostPairing, "check", lambda _self, _proof: "0" * 64)


def forced_is_quick(patch: pytest.MonkeyPatch) -> None:
    """A computer player with one card to play does not wait."""
    true = WorkerPlayer._ask

    def ask(self: WorkerPlayer, view: SeatView) -> None:
        legal = view.legal()
        if isinstance(legal, MayPlay) and (legal.free | legal.priced).bit_count() == 1:
            self._wish(fallback(view), view.public.n)
        else:
            true(self, view)

    patch.setattr(WorkerPlayer, "_ask", ask)


def any_address_is_near(patch: pytest.MonkeyPatch) -> None:
    """Announcements from anywhere are believed."""
    patch.setattr(discovery, "on_link", lambda _address, _own: True)


def sleep_is_silence(patch: pytest.MonkeyPatch) -> None:
    """Whoever slept was silent."""
    patch.setattr(clock, "LONGEST_STEP", 1e9)


@pytest.mark.parametrize(
    ("plant", "goal", "count"),
    [
        (lobby_tells_of_the_deal, unseen.GOAL, 20),
        (lobby_names_a_card, unseen.GOAL, 3),
        (forced_is_quick, answering.GOAL, 40),
        (anybody_acts_for_all, hostile_guests.GOAL, 2_000),
        (anything_is_believed, hostile_hosts.GOAL, 600),
        (written_late, deaths.GOAL, 30),
        (done_is_forgotten, deaths.GOAL, 60),
        (old_tokens_stay_good, intruders.GOAL, 1),
        (any_proof_will_do, intruders.GOAL, 1),
        (any_address_is_near, shouting.GOAL, 100),
        (sleep_is_silence, clocks.SLEEP, 1),
    ],
    ids=lambda value: value.__name__ if callable(value) else None,
)
def test_a_planted_fault_is_found(
    plant: Plant, goal: Goal, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    # A computer so busy that its own work outweighs what is timed may hide one for a while.
    assert any(_finds(goal, count) for _ in range(4))


def _finds(goal: Goal, count: int) -> bool:
    return any(not one.what.startswith("never met") for one in tried(goal, count).violations)


# --- what it has found ---------------------------------------------------------------------------


@pytest.mark.slow
def test_a_host_that_dies_before_anybody_heard_of_the_end_tells_them_later() -> None:
    """Started again it had another table, and its guests were told not to trust it."""
    course = mortality.course_of(Trial("found", SEED, 1, "part"), 0)
    true = mortality.played(course, 0, {})
    end = len(true.facts)
    assert isinstance(true.facts[-1], MatchOver)
    fates = {end - 1: BEFORE_WRITTEN, end: BEFORE_TOLD}
    assert mortality.played(course, 0, fates) == true
    assert mortality.played(course, 0, {end: ONE_TOLD}) == true
