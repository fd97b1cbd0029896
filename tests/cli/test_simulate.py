"""``simulate``: numbered matches, the same every time, and never over what is there."""

import errno
import json
import os
import random
from pathlib import Path

import pytest

from maverick_desktop.ai.levels import Budget, Level
from maverick_desktop.chance import bot_seed
from maverick_desktop.cli import simulate
from maverick_desktop.core.cards import BIG_JOKER, Seat
from maverick_desktop.core.deals import numbered_bot_seed, numbered_deal
from maverick_desktop.core.events import Action, HandDealt, PlayCard
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.store import Disk, read_record
from maverick_desktop.core.view import SeatView
from maverick_desktop.lab import match
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import say
from tests.cli.running import Run, apart, facts, one_sentence


def test_one_record_a_match_and_nothing_else(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    said = run("simulate", "--matches", 3, "--deal-number", 4711, "--out", out, "--json")
    assert said.code == 0
    assert said.err == ""
    assert sorted(path.name for path in out.iterdir()) == [
        f"{number}.maverick" for number in (4711, 4712, 4713)
    ]
    found = json.loads(said.out)
    assert list(found) == ["matches", "unfinished", "hands", "won"]
    records = [read_record(path) for path in out.iterdir()]
    assert found["matches"] == 3
    assert found["unfinished"] == 0
    assert found["hands"] == sum(len(record.public.past) for record in records)
    assert sum(found["won"].values()) == 3
    assert set(found["won"]) == {"NS", "EW"}
    assert run("verify", *out.iterdir()).code == 0


def test_a_record_says_what_was_asked_for(run: Run, tmp_path: Path) -> None:
    words = ("--rules", "tournament", "--seats", "club,random,club,random", "--out", tmp_path)
    assert run("simulate", *words, "--set", "target=30", "--set", "bids=nil").code == 0
    header = read_record(tmp_path / "1.maverick").log.header
    assert header.number == 1
    assert header.rules.target == 30
    assert header.rules.bids == {"nil"}
    assert header.rules.void_play == PRESETS["tournament"].void_play
    assert (header.rules_base, header.rules_name) == (
        "tournament",
        say(preset_name("tournament")),
    )
    assert [sitter.by for sitter in header.sitters] == [
        *("bot:club", "bot:random", "bot:club", "bot:random")
    ]
    first = next(fact for fact in read_record(tmp_path / "1.maverick").log.facts)
    assert isinstance(first, HandDealt)
    assert first.deal == numbered_deal(1)


def test_the_same_words_give_the_same_facts(run: Run, tmp_path: Path) -> None:
    words = ("--matches", 2, "--rules", "individualist", "--seats", "random,club,random,club")
    assert run("simulate", *words, "--out", tmp_path / "a").code == 0
    for place, seed in enumerate(("1", "2")):
        out = tmp_path / f"b{place}"
        said = apart("simulate", *words, "--out", out, env={"PYTHONHASHSEED": seed})
        assert said.code == 0
        for number in (1, 2):
            name = f"{number}.maverick"
            assert facts(out / name) == facts(tmp_path / "a" / name)


def test_bots_draw_from_the_match_s_number() -> None:
    assert bot_seed(4711, "x", Seat.EAST) == numbered_bot_seed(4711, Seat.EAST)
    random = bot_seed(None, "x", Seat.EAST)
    assert random == bot_seed(None, "x", Seat.EAST)
    assert len({random, bot_seed(None, "y", Seat.EAST), bot_seed(None, "x", Seat.WEST)}) == 3


def test_what_is_there_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    taken = tmp_path / "3.maverick"
    taken.write_text("mine")
    sentence = one_sentence(run("simulate", "--matches", 5, "--out", tmp_path), 2)
    assert str(taken) in sentence
    assert taken.read_text() == "mine"
    # Nothing is played before that is known.
    assert list(tmp_path.glob("*.maverick")) == [taken]


def test_a_match_that_does_not_end_is_stopped(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_HANDS", 2)
    said = run("simulate", "--set", "target=1000", "--out", tmp_path, "--json")
    assert json.loads(said.out) == {
        "matches": 1,
        "unfinished": 1,
        "hands": 2,
        "won": {"NS": 0, "EW": 0},
    }
    record = read_record(tmp_path / "1.maverick")
    assert record.public.phase is Phase.DEALING
    assert len(record.public.past) == 2
    assert "2 hands, " in run("verify", tmp_path / "1.maverick").out
    monkeypatch.setattr(match, "MOST_HANDS", 1)
    said = run("simulate", "--set", "target=1000", "--deal-number", 9, "--out", tmp_path)
    assert said.out == "1 match, 1 hand; won by NS 0, by EW 0; unfinished 1\n"


def test_a_draw_is_counted(run: Run, tmp_path: Path) -> None:
    words = ("--set", "hands=1", "--set", "target=none", "--set", "tie=draw", "--matches", 40)
    said = run("simulate", *words, "--seats", "random", "--out", tmp_path)
    assert "drawn" in said.out
    said = run("verify", *tmp_path.iterdir())
    assert said.code == 0
    assert said.out.count(": sound, 1 hand, ") == 40


@pytest.mark.parametrize("number", [1, 2])
def test_a_match_may_end_in_mid_hand(run: Run, tmp_path: Path, number: int) -> None:
    words = ("--set", "match_check=trick", "--set", "target=10", "--deal-number", number)
    said = run("simulate", *words, "--out", tmp_path, "--json")
    hands = json.loads(said.out)["hands"]
    assert hands >= 1
    assert f"sound, {hands} hand" in run("verify", tmp_path / f"{number}.maverick").out


class Cheat:
    """A computer player with a fault: it always plays the Big Joker."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        return PlayCard(BIG_JOKER)


def test_a_player_with_a_fault_stops_the_match(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "level_of", lambda _: Level("club", Cheat))
    said = run("simulate", "--out", tmp_path)
    assert said.code == 2
    assert "IllegalWish" in said.err
    assert said.err.count("\n") == 1


class FullDisk(Disk):
    """A disk that takes so many writes and then no more."""

    left = 0

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        FullDisk.left -= 1
        if FullDisk.left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(descriptor, offset, data)


@pytest.mark.parametrize("writes", [0, 1, 60, 900])
def test_a_disk_that_fails_on_the_way(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    monkeypatch.setattr(FullDisk, "left", writes)
    monkeypatch.setattr(simulate, "Disk", FullDisk)
    said = run("simulate", "--matches", 2, "--out", tmp_path)
    sentence = one_sentence(said, 2)
    assert "disk is full" in sentence
    assert said.out == ""
    for path in tmp_path.glob("*.maverick"):
        # What did reach the disk is a record all the same.
        if path.stat().st_size:
            assert read_record(path).log.n >= 0


def test_a_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in one_sentence(run("simulate", "--out", file), 2)
    one_sentence(run("simulate", "--out", file / "below"), 2)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), "--out"),
        (("--out", "x", "--matches", "0"), "--matches"),
        (("--out", "x", "--matches", "two"), "--matches"),
        (("--out", "x", "--deal-number", "0"), "--deal-number"),
        (("--out", "x", "--deal-number", "-5"), "--deal-number"),
        (("--out", "x", "--deal-number", "999999999999", "--matches", "2"), "1000000000000"),
        (("--out", "x", "--seats", "club,club"), "--seats"),
        (("--out", "x", "--seats", "grandmaster"), "grandmaster"),
        (("--out", "x", "--rules", "bridge"), "bridge"),
        (("--out", "x", "--set", "target"), "target"),
        (("--out", "x", "--set", "target=7"), "10 to 1000"),
        (("--out", "x", "--set", "fishes=7"), "fishes"),
        (("--out", "x", "--set", "match_check=trick", "--set", "bids=nil"), "(bids)"),
        (("--out", "x", "--set", "target=none"), "(hands)"),
        (("--out", "x", "--set", "posh_books=4"), "(book)"),
        (("--out", "x", "--set", "both_reach=play_on"), "(hands)"),
    ],
)
def test_bad_words(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert named in one_sentence(run("simulate", *words), 2)
    assert list(tmp_path.iterdir()) == []
