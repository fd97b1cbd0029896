"""Everything a window says, to compare languages: painted, written on widgets, and read aloud."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QFont, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QListView, QTableView, QWidget

from maverick_desktop.text.phrase import Run
from maverick_desktop.ui import paint
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.views import dockparts, wording


def painted(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is painted for one picture of a window."""
    found: set[str] = set()
    cut, draw_line = paint.cut, wording.draw_line

    def heard_cut(text: str, font: QFont, width: float) -> str:
        found.add(text)
        return cut(text, font, width)

    def heard_line(painter: QPainter, rect: object, runs: Sequence[Run], *rest: object) -> float:
        found.update(run for run in runs if isinstance(run, str))
        draw: Callable[..., float] = draw_line
        return draw(painter, rect, runs, *rest)

    with monkeypatch.context() as watched:
        watched.setattr(paint, "cut", heard_cut)
        watched.setattr(wording, "draw_line", heard_line)
        window.grab()
    return found


def written(window: QWidget) -> set[str]:
    """Titles, labels, buttons, commands, tips, and what a screen reader says of each widget."""
    found = {window.windowTitle()}
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisibleTo(window):
            continue
        found |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        if isinstance(widget, dockparts.DockPart):
            found |= {line.text for line in widget.lines()}
        if isinstance(widget, QListView | QTableView):
            found |= _items(widget)
    if isinstance(window, MainWindow):
        actions = window.findChildren(QAction)
        found |= {action.text() for action in actions}
    return found


def _items(view: QListView | QTableView) -> set[str]:
    model = view.model()
    columns = model.columnCount(QModelIndex()) if isinstance(view, QTableView) else 1
    found: set[str] = set()
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                said = model.data(index, role)
                found |= {said} if isinstance(said, str) else set()
    for column in range(columns):
        said = model.headerData(column, Qt.Orientation.Horizontal)
        found |= {said} if isinstance(said, str) else set()
    return found
