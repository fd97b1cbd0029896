"""What ``make play`` leaves where there is no display: pictures, and the sheet as CSV and PDF."""

import csv
from pathlib import Path

import pytest

from maverick_desktop.text.phrase import number
from tests.cli.running import apart
from tests.ui.test_paper_pdf import needs_poppler, read_by


@pytest.mark.slow
@needs_poppler
def test_a_demo_leaves_its_score_sheet(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    said = apart("--demo", folder, env={"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"})
    assert said.code == 0
    assert said.err == ""
    left = [Path(line) for line in said.out.splitlines()]
    assert [path.name for path in left] == [
        "table.png",
        "result.png",
        "score-sheet.csv",
        "score-sheet.pdf",
    ]
    assert all(path.stat().st_size > 300 for path in left)
    rows = list(csv.DictReader(left[2].read_text(encoding="utf-8").splitlines()))
    printed = read_by("pdftotext", left[3]).split()
    for row in rows:
        assert number(int(row["NS_total"])) in printed
        assert number(int(row["EW_total"])) in printed
