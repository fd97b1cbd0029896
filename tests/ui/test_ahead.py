"""The window's thread does not wait while play on the network is loaded (RELIABILITY R19)."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from maverick_desktop.lan import tls
from maverick_desktop.ui.ahead import Ahead
from tests.patience import WHOLE_RUN

_FIRST_LOBBY = """
import sys, threading, time
from pathlib import Path
from PySide6.QtWidgets import QApplication

SLOW = ("cryptography", "spake2", "zeroconf", "ifaddr", "maverick_desktop.lan.hoster")
here, waited_for = threading.get_ident(), set()

def watch(event, args):
    if event == "import" and args[0].startswith(SLOW) and threading.get_ident() == here:
        waited_for.add(args[0])

from maverick_desktop.ui.app import make_look, make_shell

application = QApplication([])
shell = make_shell(make_look(application), Path(sys.argv[1]))
shell.window.show()
sys.addaudithook(watch)
shell.window.commands["network"].trigger()
at_once = "maverick_desktop.ui.lan.rooms" in sys.modules
until = time.monotonic() + 60
while QApplication.activeModalWidget() is None and time.monotonic() < until:
    application.processEvents()
lobby = QApplication.activeModalWidget()
lobby.name.setText("Anna")
lobby.name_changed.emit("Anna")
lobby.foot.main.click()
print(at_once, lobby.scene.stage, sorted(waited_for))
shell.close()
"""


def test_the_first_lobby_loads_nothing_slow_in_the_windows_thread(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_LOBBY, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        timeout=WHOLE_RUN,
    )
    assert done.stdout.strip() == "False open []"


def test_tls_is_made_ready_beside_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    monkeypatch.setattr(tls, "warm_up", lambda: threads.append(threading.get_ident()))
    home = QObject()
    ahead, done = Ahead(home), []
    ahead.then(lambda: done.append("first"))
    ahead.then(lambda: done.append("last"))
    assert not done
    qtbot.waitUntil(lambda: bool(done))
    assert threads
    assert threading.get_ident() not in threads
    assert done == ["last"], "what was wanted last is what is wanted"
    ahead.then(lambda: done.append("again"))
    assert done == ["last", "again"]
    assert len(threads) == 1


def test_a_window_that_goes_meanwhile_is_left_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()
    monkeypatch.setattr(tls, "warm_up", held.wait)
    home = QObject()
    ahead, done = Ahead(home), []
    ahead.then(lambda: done.append("too late"))
    ahead.close()
    held.set()
    assert ahead._thread is not None
    ahead._thread.join()
    qtbot.wait(50)
    assert not done
