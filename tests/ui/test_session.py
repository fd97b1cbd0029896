"""A match in a session: played out, undone, closed at any moment, resumed after every fact."""

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from maverick_desktop.chance import chance_for
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import CardPlayed, Rewound
from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, PRESETS, Rules
from maverick_desktop.core.store import Disk, read_record, record_lines
from maverick_desktop.ui.desk import Desk
from maverick_desktop.ui.matches import Matches, make_sitters
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.session import GameSession
from tests.ui.play import Pages, rules_with, settle, sound_action, wish_for

MATCH = "00000000-0000-4000-8000-000000000000"
CREATED = "2026-11-29T21:00:00Z"


def _log(rules: Rules, number: int | None = 4711) -> GameLog:
    sitters = make_sitters(wish_for(rules))
    return GameLog(MatchHeader("0.1.0", MATCH, number, "Test", "classic", rules, sitters, CREATED))


def _session(rules: Rules, pages: Pages | None = None) -> GameSession:
    return GameSession(_log(rules), chance_for(4711), pages or Pages(), AT_ONCE)


def _my_move(session: GameSession) -> bool:
    return session.screen.live and not isinstance(session.screen.view.legal(), MayWait)


def _ready(session: GameSession) -> bool:
    """The player is to move, or nobody is."""
    public = session.screen.view.public
    idle = public.phase is Phase.OVER or (public.phase is Phase.DEALING and bool(public.past))
    return session.screen.live and (idle or _my_move(session))


def _step(session: GameSession, qtbot: QtBot) -> None:
    """Do what there is to do, and wait for the next thing."""
    qtbot.waitUntil(lambda: _ready(session))
    if _my_move(session):
        assert session.wish(sound_action(session.screen.view)) is None
    else:
        session.next_hand()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_is_played_to_its_end(qtbot: QtBot, preset: str) -> None:
    rules = rules_with(PRESETS[preset], hands=2, target=None)
    pages = Pages()
    session = _session(rules, pages)
    session.start()
    qtbot.waitUntil(lambda: _ready(session))
    while session.screen.view.public.phase is not Phase.OVER:
        _step(session, qtbot)
        qtbot.waitUntil(lambda: _ready(session))
    assert len(session.screen.view.public.past) >= 2
    assert [fact for _, fact in pages.facts] == session.log.facts
    session.close()
    assert pages.closed
    assert pages.syncs >= 26


def test_undo_takes_back_the_last_decision_and_the_replies(qtbot: QtBot) -> None:
    session = _session(rules_with(CLASSIC, pass_count=0))
    session.start()
    for _ in range(3):
        _step(session, qtbot)
    qtbot.waitUntil(lambda: _ready(session))
    mine = [
        n
        for n, fact in session.log.in_force()
        if isinstance(fact, CardPlayed) and fact.seat is Seat.SOUTH
    ]
    assert session.can_undo()
    session.undo()
    assert isinstance(session.log.facts[-1], Rewound)
    assert session.screen.view.public.rewinds == 1
    left = [n for n, _ in session.log.in_force()]
    assert max(left) == mine[-1] - 1
    qtbot.waitUntil(lambda: _my_move(session))
    for _ in range(2):
        session.undo()
        qtbot.waitUntil(lambda: _my_move(session))
    assert not session.can_undo()
    session.undo()
    assert session.screen.view.public.rewinds == 3
    session.close()


@pytest.mark.parametrize("seed", range(8))
def test_closing_at_any_moment_is_orderly(qtbot: QtBot, seed: int) -> None:
    dice = random.Random(seed)
    pages = Pages()
    session = _session(PRESETS["tournament"], pages)
    session.start()
    for _ in range(dice.randrange(6)):
        _step(session, qtbot)
    for _ in range(dice.randrange(5)):
        settle()
    session.close()
    session.close()
    written = len(pages.facts)
    for _ in range(20):
        settle()
    assert pages.closed
    assert len(pages.facts) == written


def _one_hand(qtbot: QtBot, rules: Rules) -> GameLog:
    """A log of one hand and the beginning of the next, with an undo in it."""
    session = _session(rules)
    session.start()
    _step(session, qtbot)
    qtbot.waitUntil(lambda: _ready(session))
    session.undo()
    while not session.screen.view.public.past:
        _step(session, qtbot)
        qtbot.waitUntil(lambda: _ready(session))
    session.next_hand()
    session.close()
    return session.log


def test_a_match_cut_after_any_fact_goes_on_from_there(qtbot: QtBot, tmp_path: Path) -> None:
    rules = rules_with(PRESETS["individualist"], hands=3)
    lines = list(record_lines(_one_hand(qtbot, rules)))
    for kept in range(1, len(lines) + 1):
        path = tmp_path / "matches" / f"{kept}.maverick"
        path.parent.mkdir(exist_ok=True)
        # Every other one is cut while its next line was being written.
        tail = lines[kept][:-5] if kept < len(lines) and kept % 2 else b""
        path.write_bytes(b"".join(lines[:kept]) + tail)
        _goes_on(qtbot, tmp_path, path, b"".join(lines[:kept]))


def _goes_on(qtbot: QtBot, profile: Path, path: Path, before: bytes) -> None:
    matches = Matches(profile, Disk(), lambda error: pytest.fail(str(error)))
    record = matches.read(path)
    journal = matches.resume(path, record)
    session = GameSession(record.log, chance_for(4711), journal, AT_ONCE)
    session.start()
    desk = Desk(session)
    qtbot.waitUntil(lambda: _ready(session))
    assert desk.scene.n == session.log.n
    if _my_move(session):
        assert session.wish(sound_action(session.screen.view)) is None
    session.close()
    assert path.read_bytes().startswith(before)
    assert read_record(path).log.facts == session.log.facts


@pytest.mark.parametrize("by", ["human", "remote", "bot:from-the-future"])
def test_whoever_is_not_here_is_played_by_the_computer(qtbot: QtBot, by: str) -> None:
    """A record of another table would wait for its people for ever."""
    rules = rules_with(CLASSIC, pass_count=0, hands=1, target=None)
    wish = wish_for(rules, by=("human", by, by, by))
    log = GameLog(
        MatchHeader("0.1.0", MATCH, 4711, "Test", "classic", rules, make_sitters(wish), CREATED)
    )
    session = GameSession(log, chance_for(4711), Pages(), AT_ONCE)
    session.start()
    while not session.screen.view.public.past:
        _step(session, qtbot)
        qtbot.waitUntil(lambda: _ready(session))
    sitters = session.screen.view.public.seats
    assert [one.by.startswith("bot:") for one in sitters] == [False, True, True, True]
    assert [one.name for one in sitters] == [one.name for one in log.header.sitters]
    session.close()
