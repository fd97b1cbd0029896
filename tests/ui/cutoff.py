"""Finds texts that do not fit: painted ones that end in "…", widgets too small for their words.

``watch`` records what painting had to cut, ``too_small`` what a window's widgets clip.
"""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from maverick_desktop.text.phrase import Run
from maverick_desktop.ui import paint
from maverick_desktop.ui.views import dockparts, wording

DOTS = "…"


def watch(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is cut from now on, as it should have been."""
    found: list[str] = []
    cut, draw_line = paint.cut, wording.draw_line

    def watched_cut(text: str, font: QFont, width: float) -> str:
        shown = cut(text, font, width)
        if shown != text and text.strip():
            found.append(text)
        return shown

    def watched_line(
        painter: QPainter, rect: object, runs: Sequence[Run], font: QFont, *rest: object
    ) -> float:
        if any(isinstance(run, str) and DOTS in run for run in runs):
            found.append("".join(map(str, runs)))
        assert hasattr(rect, "width")
        if wording.line_width(runs, font) > rect.width() + 0.5:
            found.append("".join(map(str, runs)))
        draw: Callable[..., float] = draw_line
        return draw(painter, rect, runs, font, *rest)

    monkeypatch.setattr(paint, "cut", watched_cut)
    monkeypatch.setattr(wording, "draw_line", watched_line)
    return found


def dotted(window: QWidget) -> list[str]:
    """Texts of the dock that were shortened before they were painted."""
    return [
        line.text
        for part in window.findChildren(dockparts.DockPart)
        if part.isVisible()
        for line in part.lines()
        if DOTS in line.text
    ]


def too_small(window: QWidget) -> list[str]:
    """What the visible widgets of a window cannot show in full, each with its text."""
    widgets = [window, *window.findChildren(QWidget)]
    return [fault for widget in widgets if widget.isVisible() for fault in _faults(widget)]


def _faults(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() if widget.text():
            yield from _label_faults(widget)
        case QPushButton() | QCheckBox() | QRadioButton() | QToolButton():
            if _is_worded(widget) and widget.width() < widget.sizeHint().width():
                yield f"{type(widget).__name__} {widget.text()!r}"
        case QComboBox():
            yield from _combo_faults(widget)
        case QLineEdit():
            room = widget.contentsRect().width() - 6
            for text in (widget.text(), widget.placeholderText()):
                if _width(text, widget.font()) > room:
                    yield f"line {text!r}"
        case QMenuBar():
            for action in widget.actions():
                if not widget.rect().contains(widget.actionGeometry(action)):
                    yield f"menu {action.text()!r}"


def _label_faults(label: QLabel) -> Iterator[str]:
    room = label.contentsRect()
    if label.wordWrap():
        flags = int(label.alignment()) | int(Qt.TextFlag.TextWordWrap)
        needed = label.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), 10_000), flags, label.text()
        )
        if needed.height() > room.height() + 1 or needed.width() > room.width() + 1:
            yield f"label {label.text()!r}"
    elif any(_width(line, label.font()) > room.width() + 1 for line in label.text().split("\n")):
        yield f"label {label.text()!r}"
    elif label.fontMetrics().height() > room.height() + 2:
        yield f"label too low {label.text()!r}"


def _combo_faults(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    for row in range(combo.count()):
        if _width(combo.itemText(row), combo.font()) > field.width() + 1:
            yield f"choice {combo.itemText(row)!r}"


def _is_worded(button: QAbstractButton) -> bool:
    if isinstance(button, QToolButton):
        return button.toolButtonStyle() is not Qt.ToolButtonStyle.ToolButtonIconOnly
    return bool(button.text())


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text.replace("&", ""))


def inside(window: QWidget, size: tuple[int, int]) -> bool:
    """Whether a window fits on a screen's part of that size."""
    return window.width() <= size[0] and window.height() <= size[1]
