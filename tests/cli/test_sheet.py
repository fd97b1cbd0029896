"""``sheet``: the score sheet as text, CSV and JSON, and what happens to output that is there."""

import csv
import io
import json
from pathlib import Path

import pytest

from maverick_desktop.core.sheetfile import COLUMNS, TRICK_COLUMNS
from maverick_desktop.core.store import read_record
from tests.cli.running import Run, one_sentence


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole match with bids and revokes."""
    words = ("--seats", "reckless", "--rules", "tournament", "--set", "hands=4")
    assert run("simulate", *words, "--out", tmp_path / "matches").code == 0
    return tmp_path / "matches" / "1.maverick"


def test_on_the_terminal(run: Run, record: Path) -> None:
    public = read_record(record).public
    said = run("sheet", record)
    assert said.code == 0
    assert said.err == ""
    assert "NS: South and North" in said.out
    rows = [line for line in said.out.splitlines() if line[:4].strip().isdecimal()]
    assert len(rows) == len(public.past)
    assert rows[-1].endswith(str(public.total[1]).replace("-", "−"))
    assert said.out.splitlines()[-1].endswith(("wins", "draw"))
    # Columns line up under their titles.
    assert len({len(row) for row in rows}) == 1


def test_with_tricks_and_cards(run: Run, record: Path) -> None:
    hands = len(run("sheet", record).out.splitlines())
    count = 13 * len(read_record(record).public.past)
    assert len(run("sheet", record, "--detail", "tricks").out.splitlines()) == hands + count
    cards = run("sheet", record, "--detail", "cards").out
    assert len(cards.splitlines()) == hands + count
    assert cards.count(" led") == count
    assert " revoke" in cards
    assert "Big Joker" in cards


def test_csv(run: Run, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "sheet.csv"
    assert run("sheet", record, "--csv", out) == (0, "", "")
    rows = list(csv.reader(io.StringIO(out.read_bytes().decode())))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == 1 + len(read_record(record).public.past)
    for detail in ("tricks", "cards"):
        said = run("sheet", record, "--csv", "-", "--detail", detail)
        rows = list(csv.reader(io.StringIO(said.out)))
        assert tuple(rows[0]) == TRICK_COLUMNS
        assert len(rows) == 1 + 13 * len(read_record(record).public.past)


def test_json(run: Run, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "sheet.json"
    assert run("sheet", record, "--json", out) == (0, "", "")
    found = json.loads(out.read_text(encoding="utf-8"))
    assert list(found) == ["names", "rules", "hands", "total", "over", "winner", "rewinds"]
    assert found["over"] is True
    assert found == json.loads(run("sheet", record, "--json", "-").out)


def test_output_that_is_there_is_left_as_it_is(run: Run, record: Path) -> None:
    before = record.read_bytes()
    for option in ("--csv", "--json"):
        assert str(record) in one_sentence(run("sheet", record, option, record), 2)
    assert record.read_bytes() == before


def test_output_that_cannot_be_written(run: Run, record: Path, tmp_path: Path) -> None:
    one_sentence(run("sheet", record, "--csv", tmp_path / "no" / "sheet.csv"), 2)
    if Path("/dev/full").exists():
        link = tmp_path / "full.csv"
        link.symlink_to("/dev/full")
        one_sentence(run("sheet", record, "--csv", link), 2)


def test_a_match_in_progress(run: Run, record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:60]))
    said = run("sheet", record)
    assert said.code == 0
    assert said.out.endswith("unfinished\n")
    record.write_bytes(b"".join(lines[:60]) + lines[60][:9])
    said = run("sheet", record)
    assert said.code == 1
    assert said.out.endswith("unfinished\n")
    assert "line 61" in said.err


def test_what_is_read_is_wrong(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "x.maverick"
    file.write_bytes(b"x\n")
    assert "line 1" in one_sentence(run("sheet", file), 1)
    one_sentence(run("sheet", tmp_path / "no.maverick"), 2)
    assert "hands, tricks, cards" in one_sentence(run("sheet", record, "--detail", "all"), 2)
    one_sentence(run("sheet"), 2)
