"""``sheet``: the score sheet as text, PDF, CSV and JSON; output that is there already."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from maverick_desktop.core.sheetfile import COLUMNS, TRICK_COLUMNS
from maverick_desktop.core.store import read_record
from tests.cli.running import Run, apart, one_sentence


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


def test_a_score_kept_by_hand(run: Run, tmp_path: Path, qapp: QApplication) -> None:
    """The same sheet without a card, on the terminal and in files."""
    pad = Path(__file__).parent.parent / "records" / "version-2.maverick"
    said = run("sheet", pad, "--detail", "cards")
    assert said.code == 0
    assert "the score was kept by hand" in said.out
    assert said.out.splitlines()[-1] == "NS 58 : 17 EW, NS wins"
    assert len([line for line in said.out.splitlines() if line[:10].strip().isdecimal()]) == 26 + 5
    assert all(line == line.rstrip() for line in said.out.splitlines())
    rows = list(csv.DictReader(io.StringIO(run("sheet", pad, "--csv", "-").out)))
    assert [row["NS_total"] for row in rows] == ["1", "2", "12", "40", "58"]
    assert [row["EW_bid"] for row in rows] == ["", "blind:W", "posh:E", "", ""]
    out = run("sheet", pad, "--csv", "-", "--detail", "tricks").out
    rows = list(csv.DictReader(io.StringIO(out)))
    assert len(rows) == 26
    assert {(row["leader"], row["S_card"], row["revokes"]) for row in rows} == {("", "", "")}
    plain = json.loads(run("sheet", pad, "--json", "-").out)
    assert plain["by_hand"] is True
    assert plain["total"] == {"NS": 58, "EW": 17}
    assert plain["hands"][1]["turned"] is None
    out_file = tmp_path / "pad.pdf"
    assert run("sheet", pad, "--pdf", out_file).code == 0
    assert out_file.read_bytes().startswith(b"%PDF-")


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


def pages(path: Path) -> int:
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    return len(re.findall(rb"/Type /Page\b", data))


def test_pdf(run: Run, record: Path, tmp_path: Path, qapp: QApplication) -> None:
    out = tmp_path / "sheet.pdf"
    assert run("sheet", record, "--pdf", out) == (0, "", "")
    assert pages(out) == 1
    cards = tmp_path / "cards.pdf"
    words = ("--detail", "cards", "--paper", "letter", "--lang", "ru", "--csv", tmp_path / "a.csv")
    assert run("sheet", record, "--pdf", cards, *words).code == 0
    assert pages(cards) > 1
    assert b"/MediaBox [0 0 612" in cards.read_bytes()
    assert (tmp_path / "a.csv").exists()


def test_pdf_without_a_display(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    said = apart("sheet", record, "--pdf", out, env=nowhere)
    assert said == (0, "", "")
    assert pages(out) == 1


def test_blank_sheets(run: Run, tmp_path: Path, qapp: QApplication) -> None:
    sizes = []
    for count in (1, 2, 3, 4):
        out = tmp_path / f"{count}.pdf"
        assert run("sheet", "--blank", "--pdf", out, "--per-page", count) == (0, "", "")
        assert pages(out) == 1
        sizes.append(out.stat().st_size)
    assert len(set(sizes)) == 4
    classic = tmp_path / "classic.pdf"
    assert run("sheet", "--blank", "--pdf", classic, "--rules", "classic").code == 0
    assert classic.stat().st_size not in sizes


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--blank",), "--pdf"),
        (("--blank", "--pdf", "x.pdf", "--csv", "x.csv"), "--blank"),
        (("a.maverick", "--blank", "--pdf", "x.pdf"), "--blank"),
        (("a.maverick", "--rules", "classic"), "--rules"),
        (("a.maverick", "--per-page", "2"), "--per-page"),
        (("--blank", "--pdf", "x.pdf", "--per-page", "5"), "--per-page"),
        (("--blank", "--pdf", "x.pdf", "--rules", "bridge"), "bridge"),
        (("a.maverick", "--pdf", "x.pdf", "--csv", "x.pdf"), "one file"),
        (("a.maverick", "--paper", "a5"), "a4, letter"),
        (("a.maverick", "--lang", "fr"), "en, ru"),
        ((), "FILE"),
    ],
)
def test_words_that_do_not_go_together(run: Run, words: tuple[str, ...], named: str) -> None:
    assert named in one_sentence(run("sheet", *words), 2)
    assert not Path("x.pdf").exists()


def test_output_that_is_there_is_left_as_it_is(run: Run, record: Path, qapp: QApplication) -> None:
    before = record.read_bytes()
    for option in ("--csv", "--json", "--pdf"):
        assert str(record) in one_sentence(run("sheet", record, option, record), 2)
    other = record.with_name("other.csv")
    assert str(record) in one_sentence(run("sheet", record, "--csv", other, "--json", record), 2)
    assert not other.exists(), "all that was asked for, or nothing"
    assert "sheet.py" in one_sentence(run("sheet", "--blank", "--pdf", __file__), 2)
    assert record.read_bytes() == before


def test_output_that_cannot_be_written(
    run: Run, record: Path, tmp_path: Path, qapp: QApplication
) -> None:
    one_sentence(run("sheet", record, "--pdf", tmp_path / "no" / "sheet.pdf"), 2)
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
