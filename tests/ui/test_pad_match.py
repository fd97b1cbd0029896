"""A whole match with real cards, entered by keys, verified, counted anew, and printed."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import SIDES
from maverick_desktop.core.padfacts import BeginHand, NoteBid, NoteRevoke, NoteTrick, PadWish
from maverick_desktop.core.padfile import PadRecord, read_any
from maverick_desktop.core.padstate import PadPhase
from maverick_desktop.core.rules import INDIVIDUALIST, Rules, to_plain
from maverick_desktop.core.store import Disk
from maverick_desktop.text.phrase import ENGLISH
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.paddesk import Page
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.padwindow import PadWindow
from maverick_desktop.ui.padmatches import PadMatches, PadMatchWish
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pdf import save_pdf
from maverick_desktop.ui.paper.wish import Detail, Paper
from tests.core.driver import Match
from tests.core.padplay import watched
from tests.referee.score import hand_score, match_end
from tests.ui.padhands import Hands
from tests.ui.padstates import NAMES

SHORT = replace(INDIVIDUALIST, target=20, pass_count=0)


def played_match(rules: Rules, seed: int) -> list[PadWish]:
    """What somebody enters who watches a match, bids and revokes too, from deal to end."""
    dice = random.Random(seed)
    match = Match(rules, dice, lively=False)
    while not match.over:
        match.step()
    return watched(match.log)


def recounted(rules: Rules, wishes: list[PadWish]) -> tuple[list[dict[str, int]], str | None]:
    """The totals after each hand, and who has won, by the referee's own reading of the rules."""
    plain = dict(to_plain(rules))
    totals, course = {"NS": 0, "EW": 0}, []
    hands: list[list[PadWish]] = []
    for wish in wishes:
        if isinstance(wish, BeginHand):
            hands.append([])
        hands[-1].append(wish)
    for hand in hands:
        tricks = [
            {"winner": one.winner.letter, "trumps": one.trumps, "adders": one.adders}
            for one in hand
            if isinstance(one, NoteTrick)
        ]
        bids: dict[str, str | None] = {"NS": None, "EW": None}
        revokes = {"NS": 0, "EW": 0}
        for one in hand:
            if isinstance(one, NoteBid):
                bids[one.seat.side.name] = f"{one.bid}:{one.seat.letter}"
            elif isinstance(one, NoteRevoke):
                revokes[one.seat.side.name] += 1
        scored = hand_score(tricks, bids, revokes, plain)
        totals = {side: totals[side] + scored["score"][side] for side in totals}
        course.append(totals)
    end = match_end(plain, totals, len(hands))
    assert end is not None
    return course, end["winner"]


def test_a_match_is_entered_by_keys_verified_recounted_and_printed(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    wishes = played_match(SHORT, 9)
    hands = sum(isinstance(wish, BeginHand) for wish in wishes)
    kinds = {type(wish) for wish in wishes}
    assert hands >= 3
    assert kinds == {BeginHand, NoteTrick, NoteBid, NoteRevoke}

    matches = PadMatches(tmp_path, Disk())
    wish = PadMatchWish(SHORT, "individualist", "Kitchen table", "individualist", NAMES)
    log, journal = matches.begin(wish)
    player = Hands(PadWindow(look, PadSession(log, journal), matches.save_copy), qtbot)
    presses = 0
    for one in wishes:
        player.presses = 0
        before = player.state.n
        player.enter(one)
        assert player.refusal == "", one
        assert player.state.n > before
        if isinstance(one, NoteTrick):
            assert player.presses == 3
            presses += 3
    assert presses == 3 * 13 * hands

    # The window says who has won, and each total is what another reading of the rules counts.
    assert player.page() is Page.OVER
    assert player.phase() is PadPhase.OVER
    course, winner = recounted(SHORT, wishes)
    shown = [{side.name: past.score.sides[side].total for side in SIDES}
             for past in player.state.past]  # fmt: skip
    assert shown == course
    assert player.state.verdict.winner is not None
    assert player.state.verdict.winner.name == winner
    side = "Anna and Nora" if winner == "NS" else "Walter and Emma"
    assert player.prompt == f"{side} win the match"

    # Its record is sound, for the program and for the command.
    sheet, head = player.window.session.sheet()
    player.window.close()
    [path] = (tmp_path / "matches").glob("*.maverick")
    record = read_any(path)
    assert isinstance(record, PadRecord)
    assert record.log.facts == log.facts
    told = subprocess.run(
        [sys.executable, "-m", "maverick_desktop", "verify", path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "sound, kept by hand" in told.stdout
    assert told.stdout.rstrip().endswith("over")

    # Its sheet goes on paper, with every name and every total.
    paper = tmp_path / "sheet.pdf"
    pages = match_pages(sheet, head, ENGLISH, look.lettering, look.art, Paper.A4, Detail.TRICKS)
    save_pdf(pages, paper, Disk())
    printed = pdf_text(paper)
    for name in (*NAMES, "Kitchen table"):
        assert name in printed
    for totals in course:
        for total in totals.values():
            assert str(total).replace("-", "\N{MINUS SIGN}") in printed.split()


def pdf_text(path: Path) -> str:
    """What a PDF's text layer says."""
    try:
        done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
    except FileNotFoundError:
        pytest.skip("pdftotext is not installed")
    return done.stdout.decode()
