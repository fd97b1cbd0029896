"""What a set of rules teaches is the same with a notebook, without one, or with a damaged one."""

import os
import threading
from errno import EACCES, ENOSPC
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from maverick_desktop.ai import almanac
from maverick_desktop.ai.almanac import BIDDING, Almanac, pack, unpack
from maverick_desktop.ai.passguess import guessed_values
from maverick_desktop.ai.passvalues import PassValues
from maverick_desktop.ai.usualhand import UsualHand, guessed_usual
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, OPTIONS, PRESETS, Rules
from maverick_desktop.core.store import Disk
from maverick_desktop.hosting.notebook import FileNotebook

VALUES = guessed_values(CLASSIC, False)


class School:
    """Teaches the same every time, and counts how often it is asked."""

    def __init__(self) -> None:
        self.lessons = 0

    def learn(self) -> PassValues:
        self.lessons += 1
        return VALUES


def recall(book: Almanac, school: School, rules: Rules = CLASSIC) -> PassValues:
    return book.recall("passing", rules, (), PassValues, school.learn)


def pages(folder: Path) -> list[Path]:
    return sorted(folder.glob("*"))


def test_it_is_learned_once_and_noted_for_the_next_start(tmp_path: Path) -> None:
    school, folder = School(), tmp_path / "learned"
    book = Almanac(FileNotebook(folder, Disk()))
    assert recall(book, school) == recall(book, school) == VALUES
    assert school.lessons == 1
    assert len(pages(folder)) == 1
    assert recall(Almanac(FileNotebook(folder, Disk())), school) == VALUES
    assert school.lessons == 1


def test_without_a_notebook_it_is_learned_at_each_start() -> None:
    school = School()
    assert recall(Almanac(), school) == recall(Almanac(), school)
    assert school.lessons == 2


def test_only_what_matters_is_told_apart(tmp_path: Path) -> None:
    school = School()
    book = Almanac(FileNotebook(tmp_path, Disk()))
    recall(book, school)
    recall(book, school, Rules(target=200, first_dealer="N", running_score="hand", tie="draw"))
    assert school.lessons == 1
    recall(book, school, Rules(points_plain=2))
    recall(book, school, Rules(pass_count=3))
    assert school.lessons == 3
    assert len(pages(tmp_path)) == 3


def test_every_option_that_matters_is_an_option() -> None:
    assert {*almanac.MATTER} < {*OPTIONS}
    assert {*BIDDING} < {*OPTIONS}
    assert not {*BIDDING} & {*almanac.MATTER}


@pytest.mark.parametrize("damage", ["cut", "bit", "empty", "other rules", "nonsense", "nested"])
def test_a_damaged_note_is_learned_anew_and_replaced(damage: str, tmp_path: Path) -> None:
    school = School()
    recall(Almanac(FileNotebook(tmp_path, Disk())), school)
    (page,) = pages(tmp_path)
    sound = page.read_bytes()
    if damage == "cut":
        page.write_bytes(sound[:-7])
    elif damage == "bit":
        place = sound.index(b"4300")
        page.write_bytes(sound[:place] + b"9" + sound[place + 1 :])
    elif damage == "empty":
        page.write_bytes(b"")
    elif damage == "other rules":
        recall(Almanac(FileNotebook(tmp_path / "other", Disk())), school, Rules(pass_count=1))
        (other,) = pages(tmp_path / "other")
        page.write_bytes(other.read_bytes())
        other.unlink()
    elif damage == "nonsense":
        page.write_bytes(b"\xff\x00 no page")
    else:
        page.write_bytes(b"[" * 100_000)
    before = school.lessons
    assert recall(Almanac(FileNotebook(tmp_path, Disk())), school) == VALUES
    assert school.lessons == before + 1
    assert page.read_bytes() == sound


class Moody(Disk):
    """Writes nothing."""

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        raise OSError(ENOSPC, "full")


@pytest.mark.parametrize(
    "forged",
    [
        replace(VALUES, side=VALUES.side[:-1]),
        replace(VALUES, trump=(*VALUES.trump, 0)),
        replace(VALUES, adder=()),
        replace(VALUES, two_side=10**30),
        replace(VALUES, side=(10**9,) * 13),
        UsualHand(()),
        UsualHand(((0, 301, 5),)),
        UsualHand(((-301, 0, 5),)),
        UsualHand(((0, 0, 0),)),
        UsualHand(((0, 0, -3),)),
    ],
)
def test_a_whole_page_of_nonsense_is_not_believed(forged: PassValues | UsualHand) -> None:
    """Its digest is right, and a player who took it would fail at every hand."""
    assert unpack("key", type(forged), pack("key", forged)) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_in_a_pages_place_is_not_waited_for(tmp_path: Path) -> None:
    school, folder = School(), tmp_path / "learned"
    recall(Almanac(FileNotebook(folder, Disk())), school)
    (page,) = pages(folder)
    page.unlink()
    os.mkfifo(page)
    assert recall(Almanac(FileNotebook(folder, Disk())), school) == VALUES
    assert school.lessons == 2


def test_a_page_that_may_not_be_read_is_learned_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    school = School()
    recall(Almanac(FileNotebook(tmp_path, Disk())), school)

    def refused(*_args: object, **_more: object) -> None:
        raise PermissionError(EACCES, "no")

    monkeypatch.setattr(Path, "open", refused)
    assert recall(Almanac(FileNotebook(tmp_path, Disk())), school) == VALUES
    assert school.lessons == 2


@pytest.mark.parametrize("trouble", ["full disk", "file in the way", "page is a folder"])
def test_where_nothing_can_be_noted_the_game_plays_on(trouble: str, tmp_path: Path) -> None:
    school, folder, disk = School(), tmp_path / "learned", Disk()
    if trouble == "full disk":
        disk = Moody()
    elif trouble == "file in the way":
        folder.write_bytes(b"")
    else:
        recall(Almanac(FileNotebook(folder, Disk())), school)
        (page,) = pages(folder)
        page.unlink()
        page.mkdir()
    assert recall(Almanac(FileNotebook(folder, disk)), school) == VALUES


def test_a_page_says_what_was_learned_and_nothing_else() -> None:
    usual = guessed_usual(INDIVIDUALIST)
    assert unpack("key", UsualHand, pack("key", usual)) == usual
    assert unpack("key", PassValues, pack("key", VALUES)) == VALUES
    assert unpack("other", PassValues, pack("key", VALUES)) is None
    assert unpack("key", PassValues, pack("key", usual)) is None


def test_who_asks_while_another_learns_waits_for_it() -> None:
    """Four computer players want the same at once: it is worked out once."""
    school, going = School(), threading.Event()
    book = Almanac()

    def slowly() -> PassValues:
        going.wait(30)
        return school.learn()

    found: list[PassValues] = []
    threads = [
        threading.Thread(
            target=lambda: found.append(book.recall("passing", CLASSIC, (), PassValues, slowly))
        )
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    going.set()
    for thread in threads:
        thread.join(30)
    assert found == [VALUES] * 4
    assert school.lessons == 1


def test_where_nothing_can_be_learned_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(almanac, "LEARNS", False)
    book = Almanac()
    for rules in PRESETS.values():
        for to_partner in (False, True):
            assert book.pass_values(rules, to_partner) == guessed_values(rules, to_partner)
        assert book.usual_hand(rules) == guessed_usual(rules)


def test_learned_values_are_whole_numbers() -> None:
    """So the same choice is made on every machine."""
    for values in (VALUES, Almanac().pass_values(CLASSIC, False)):
        plain = msgspec.to_builtins(values)
        for name, number in plain.items():
            numbers = number if isinstance(number, list | tuple) else [number]
            assert all(type(one) is int for one in numbers), name
