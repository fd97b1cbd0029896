"""The part of ``bench`` that measures how soon the rule dialog is there. Brings Qt along."""

import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import msgspec
from PySide6.QtCore import QLoggingCategory
from PySide6.QtWidgets import QApplication

from maverick_desktop.ui.app import make_look
from maverick_desktop.ui.dialogs.rules import RulesDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.rulesets import RuleSets

from .interrupts import interrupts_wait

_OPENINGS: Final = 15


class DialogFigures(msgspec.Struct, frozen=True):
    """Milliseconds from the wish to the painted dialog."""

    rules_first_ms: float
    """The first time in a program that has been running for a few seconds."""
    rules_ms: float
    """Later: the median."""


def measure_dialogs() -> DialogFigures:
    """Open the rule dialog again and again."""
    with interrupts_wait():
        return _measured()


def _measured() -> DialogFigures:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(["bench"])
    look = make_look(application)
    # Where there is no screen, Qt says at each window that it cannot be placed.
    QLoggingCategory.setFilterRules("default.warning=false")
    try:
        with tempfile.TemporaryDirectory(prefix="maverick-bench-") as folder:
            took = [_opening(application, look, Path(folder)) for _ in range(_OPENINGS)]
    finally:
        QLoggingCategory.setFilterRules("")
    return DialogFigures(took[0], median(took[1:]))


def _opening(application: QApplication, look: Look, folder: Path) -> float:
    began = perf_counter()
    dialog = RulesDialog(look, RuleSets(folder), "individualist")
    dialog.open()
    application.processEvents()
    dialog.repaint()
    took = (perf_counter() - began) * 1000
    dialog.close()
    dialog.deleteLater()
    application.processEvents()
    return took
