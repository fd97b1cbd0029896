"""``review``: every card with the best by both measures, on the terminal and as JSON."""

import json
import sys
from pathlib import Path

import pytest

from maverick_desktop.ai.review import Measure, depth_of, review
from maverick_desktop.core.replay import finished_hands
from maverick_desktop.core.store import read_record
from tests.cli.running import Run, one_sentence

RECORDS = Path(__file__).parent.parent
GOLDEN = RECORDS / "golden" / "play-01.maverick"
FEW = ("--nodes", 60)


def test_on_the_terminal(run: Run) -> None:
    hands = finished_hands(read_record(GOLDEN).log)
    said = run("review", GOLDEN, "--hand", 1, *FEW)
    assert said.code == 0
    assert said.err == ""
    lines = said.out.splitlines()
    rows = [line for line in lines if line[:5].strip().isdecimal()]
    assert len(rows) == 52
    assert [row[:5].strip() for row in rows] == [str(k) for k in range(1, 14) for _ in range(4)]
    assert sum(" led" in row for row in rows) == 13
    assert all(row[9:].strip() for row in rows)
    assert any("only card" in row for row in rows)
    assert any("best" in row for row in rows)
    assert said.out.count("Given away") == 2
    assert f"adder {'♣♦♥♠'[hands[0].hand.adder]}" in said.out
    assert "The last hand" not in said.out or len(hands) < read_record(GOLDEN).public.hand.number


def test_as_json(run: Run) -> None:
    """The figures are the review's own, and the same every time."""
    said = run("review", GOLDEN, "--hand", 1, *FEW, "--json")
    told = json.loads(said.out)
    assert said == run("review", GOLDEN, "--hand", 1, *FEW, "--json")
    record = read_record(GOLDEN)
    hand = finished_hands(record.log)[0]
    judged = review(hand, depth_of(60))
    assert told["match"] == record.log.header.match
    assert told["unfinished"] == record.public.hand.number - len(finished_hands(record.log))
    [one] = told["hands"]
    assert list(one) == [
        "hand",
        "deal",
        "trump",
        "adder",
        "score",
        "nodes",
        "lost",
        "cards",
    ]
    assert one["nodes"] == 60
    assert [card["card"] for card in one["cards"]] == [card.card.code for card in judged.cards]
    for card, mine in zip(one["cards"], judged.cards, strict=True):
        for measure in Measure:
            shown = card[measure.value]
            assert shown["best"] == mine.best(measure).code
            assert shown["lost"] == pytest.approx(mine.lost(measure), abs=0.006)
            assert shown["exact"] == mine.verdict(measure).exact
            assert shown["best"] == card["card"] or shown["best"] in shown["choices"]


def test_hands_that_are_not_over_are_left_out(run: Run, tmp_path: Path) -> None:
    lines = GOLDEN.read_bytes().splitlines(keepends=True)
    deals = [k for k, line in enumerate(lines) if b'"fact":"dealt"' in line]
    second = tmp_path / "second.maverick"
    second.write_bytes(b"".join(lines[: deals[1] + 3]))
    said = run("review", second, *FEW)
    assert said.code == 0
    assert said.out.splitlines()[-1] == "The last hand is not over and is left out."
    assert json.loads(run("review", second, *FEW, "--json").out)["unfinished"] == 1
    assert "hand 2 is not over" in one_sentence(run("review", second, "--hand", 2), 2)
    assert "hand 3 was not played" in one_sentence(run("review", second, "--hand", 3), 2)
    first = tmp_path / "first.maverick"
    first.write_bytes(b"".join(lines[: deals[0] + 2]))
    said = run("review", first)
    assert said.code == 0
    assert said.out.splitlines()[-1].startswith("No hand of ")


def test_files_that_cannot_be_reviewed(run: Run, tmp_path: Path) -> None:
    pad = RECORDS / "records" / "version-2.maverick"
    assert "by hand" in one_sentence(run("review", pad), 2)
    assert one_sentence(run("review", tmp_path / "none.maverick"), 2)
    bad = tmp_path / "bad.maverick"
    bad.write_bytes(GOLDEN.read_bytes().replace(b'"n":5,', b'"n":6,', 1))
    assert "line" in one_sentence(run("review", bad), 1)
    for words in (("--hand", "0"), ("--hand", "x"), ("--nodes", "0"), ("--seat", "S")):
        assert one_sentence(run("review", GOLDEN, *words), 2)
    assert one_sentence(run("review"), 2)


def test_a_torn_record_is_reviewed_and_said_to_be_torn(run: Run, tmp_path: Path) -> None:
    torn = tmp_path / "torn.maverick"
    torn.write_bytes(GOLDEN.read_bytes()[:-3])
    said = run("review", torn, "--hand", 1, *FEW)
    assert one_sentence(said, 1)
    assert "Given away" in said.out


def test_progress_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    said = run("review", GOLDEN, "--hand", 1, *FEW)
    assert said.code == 0
    assert "Cards: " in said.err
    assert " of 52" in said.err
