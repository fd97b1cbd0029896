"""The list of matches: read one at a time, unsound ones told, under Qt's own model tester."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.core.unsound import Problem, RecordError
from maverick_desktop.ui.archive import load
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.history import Column, HistoryModel, moment

RECORDS = Path(__file__).parent.parent / "records"
GOLDEN = Path(__file__).parent.parent / "golden"


def cells(model: HistoryModel, row: int) -> list[str]:
    """A row's texts."""
    return [str(model.index(row, column).data()) for column in Column]


def read(qtbot: QtBot, model: HistoryModel) -> None:
    """Wait until every record was read, under the tester."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    qtbot.waitUntil(lambda: not model.reading)


def test_both_kinds_of_record(look: Look, qtbot: QtBot) -> None:
    paths = [RECORDS / "version-1.maverick", RECORDS / "version-2.maverick"]
    model = HistoryModel(look, paths, load)
    assert cells(model, 0)[Column.STATE] == "being read"
    read(qtbot, model)
    played, kept = cells(model, 0), cells(model, 1)
    assert "real cards" not in played[Column.STATE]
    assert kept[Column.STATE].startswith("real cards · ")
    for path, row in zip(paths, (played, kept), strict=True):
        sheet, head = load(path)
        assert row[Column.BEGUN] == moment(head.created, QLocale("en"))
        assert all(name in row[Column.PLAYERS] for name in sheet.names)
        assert row[Column.SCORE] == " : ".join(
            str(value).replace("-", "−") for value in sheet.total
        )


def test_every_golden_match_is_listed_as_it_stands(look: Look, qtbot: QtBot) -> None:
    paths = sorted(GOLDEN.glob("*.maverick"))
    model = HistoryModel(look, paths, load)
    read(qtbot, model)
    for row, path in enumerate(paths):
        sheet, _ = load(path)
        state = cells(model, row)[Column.STATE]
        if not sheet.over:
            assert state.startswith(("unfinished", "just begun"))
        elif sheet.winner is None:
            assert state == "drawn"
        else:
            assert state.endswith(" won")


@pytest.mark.parametrize(
    "error", [RecordError(3, Problem.WRONG_HASH), PermissionError(13, "Permission denied")]
)
def test_what_cannot_be_read_is_told(look: Look, qtbot: QtBot, error: Exception) -> None:
    def fail(_path: Path) -> tuple[ScoreSheet, SheetHead]:
        raise error

    model = HistoryModel(look, [Path("/there/<b>x</b>.maverick")], fail)
    read(qtbot, model)
    assert cells(model, 0)[Column.STATE] == "cannot be read"
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;" in tip
    assert "<b>" not in tip


def test_rows_go(look: Look, qtbot: QtBot) -> None:
    paths = sorted(GOLDEN.glob("*.maverick"))[:3]
    model = HistoryModel(look, paths, load)
    model.remove(1)
    read(qtbot, model)
    assert [model.entry(row).path for row in range(model.rowCount())] == [paths[0], paths[2]]
    assert all(model.entry(row).known for row in range(2))


def test_the_window_never_waits_for_a_record(look: Look, qtbot: QtBot) -> None:
    """It is read elsewhere; a row may go meanwhile, and the list may be closed."""
    go_on = threading.Event()
    readers: list[int] = []

    def slow(path: Path) -> tuple[ScoreSheet, SheetHead]:
        readers.append(threading.get_ident())
        assert go_on.wait(30)
        return load(path)

    paths = sorted(GOLDEN.glob("*.maverick"))[:3]
    model = HistoryModel(look, paths, slow)
    qtbot.waitUntil(lambda: len(readers) == 1)
    model.remove(0)
    go_on.set()
    read(qtbot, model)
    assert [model.entry(row).path for row in range(2)] == paths[1:]
    assert all(model.entry(row).known for row in range(2))
    assert threading.get_ident() not in readers
    go_on.clear()
    closed = HistoryModel(look, paths, slow)
    qtbot.waitUntil(lambda: len(readers) == 4)
    closed.stop()
    go_on.set()
    qtbot.waitUntil(
        lambda: not any(one.name.startswith("history") for one in threading.enumerate())
    )
    assert len(readers) == 4
    assert not closed.reading


def test_a_fault_while_reading_is_not_lost(look: Look, qtbot: QtBot) -> None:
    def fail(_path: Path) -> tuple[ScoreSheet, SheetHead]:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        model = HistoryModel(look, [Path("/there.maverick")], fail)
        qtbot.waitUntil(lambda: not model.reading)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
