"""What nobody expected is logged once, in one place, and told once."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from maverick_desktop.ui.faultnet import FaultNet


@pytest.fixture
def net(tmp_path: Path, qapp: object) -> Iterator[FaultNet]:
    """A net over this process, taken up afterwards."""
    former = sys.excepthook, threading.excepthook, sys.unraisablehook
    net = FaultNet(tmp_path / "logs")
    net.spread()
    net.open_log()
    yield net
    net.fold()
    sys.excepthook, threading.excepthook, sys.unraisablehook = former


def _fail() -> None:
    raise ZeroDivisionError("nobody expected this")


def test_an_exception_is_logged_and_told_once(net: FaultNet) -> None:
    told: list[bool] = []
    net.caught.connect(lambda: told.append(True))
    for _ in range(3):
        try:
            _fail()
        except ZeroDivisionError:
            kind, error, trace = sys.exc_info()
            assert kind is not None
            assert error is not None
            sys.excepthook(kind, error, trace)
    assert told == [True]
    assert (
        net.file.read_text(encoding="utf-8").count("ZeroDivisionError: nobody expected this") == 3
    )


def test_a_thread_that_fails_is_logged_too(net: FaultNet) -> None:
    thread = threading.Thread(target=_fail)
    thread.start()
    thread.join()
    assert "nobody expected this" in net.file.read_text(encoding="utf-8")


@pytest.mark.qt_no_exception_capture
def test_a_message_of_qt_is_one_harmless_line(net: FaultNet) -> None:
    qWarning("first\nsecond \x1b[31m")
    lines = net.file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1
    assert "first\\nsecond \\x1b[31m" in lines[0]


def test_a_log_that_cannot_be_written_is_no_fault(tmp_path: Path, qapp: object) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    net = FaultNet(blocked / "logs")
    net.open_log()
    net.fold()
