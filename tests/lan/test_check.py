"""The check of the network: tried on loopback, and what is made of every finding."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from maverick_desktop.chance import secret_bytes
from maverick_desktop.lan import check
from maverick_desktop.lan.check import (
    Advice,
    AtPort,
    CheckRun,
    Echo,
    Finding,
    Joined,
    Networks,
    Reached,
    advice,
)
from maverick_desktop.lan.hoster import Hoster
from maverick_desktop.lan.interfaces import Interface

WIFI = Interface("wlan0", "127.0.0.1", 8, 2)
TUNNEL = Interface("wg0", "10.8.0.2", 24, 5)
GOOD: list[Finding] = [
    Networks((WIFI,)),
    AtPort(47114, is_open=True),
    Reached("192.168.1.2", True),
    Joined(True),
    Echo(True),
]


@pytest.fixture
def echoes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is asked of the network's echo, which answers at once."""
    asked: list[tuple[str, int]] = []

    def comes_back(name: str, port: int, *_rest: object) -> bool:
        asked.append((name, port))
        return True

    monkeypatch.setattr("maverick_desktop.lan.echo.comes_back", comes_back)
    return asked


def _run(qtbot: QtBot, port: int, name: str, look: list[Interface]) -> list[Finding]:
    parent = QObject()
    run = CheckRun(port, name, secret_bytes, parent, lambda: look)
    found: list[Finding] = []
    run.found.connect(found.append)
    with qtbot.waitSignal(run.done):
        run.start()
    run.close()
    return found


def test_a_computer_that_reaches_itself(qtbot: QtBot, echoes: list[tuple[str, int]]) -> None:
    lan = Interface("eth0", "127.0.0.2", 8, 3)
    found = _run(qtbot, 0, "", [WIFI, lan])
    assert found[0] == Networks(()), "both lead back here"
    at = found[1]
    assert isinstance(at, AtPort)
    assert at.port
    assert not at.is_open
    assert Reached("127.0.0.1", True) in found
    assert Joined(True) in found
    assert Echo(True) in found
    assert echoes == [("", at.port)]


def test_a_table_that_is_open_is_knocked_at(qtbot: QtBot, echoes: list[tuple[str, int]]) -> None:
    """Nothing listens at port 9: the table that is said to be open there does not answer."""
    found = _run(qtbot, 9, "abc", [])
    assert AtPort(9, is_open=True) in found
    assert Reached("127.0.0.1", False) in found
    assert Joined(True) in found, "joining is tried at a table of its own"
    assert echoes == [("abc", 9)]


def test_without_a_port_nothing_else_is_tried(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, echoes: list[tuple[str, int]]
) -> None:
    monkeypatch.setattr(Hoster, "open", lambda *_a, **_k: "no_port")
    found = _run(qtbot, 0, "", [])
    assert found == [Networks(()), AtPort(0, "no_port")]
    assert echoes == []
    assert advice(found) == [Advice.NO_PORT]


def test_a_check_that_is_closed_finds_nothing_more(
    qtbot: QtBot, echoes: list[tuple[str, int]]
) -> None:
    parent = QObject()
    run = CheckRun(0, "", secret_bytes, parent, list)
    found: list[Finding] = []
    run.found.connect(found.append)
    run.start()
    count = len(found)
    run.close()
    qtbot.wait(300)
    assert len(found) == count


@pytest.mark.parametrize(
    ("findings", "expected"),
    [
        (GOOD, [Advice.ALL_WELL]),
        ([AtPort(0, "no_tls")], [Advice.NO_TLS]),
        ([Networks(()), *GOOD[1:]], [Advice.NO_NETWORK]),
        ([Networks((TUNNEL,)), *GOOD[1:]], [Advice.ONLY_VIRTUAL]),
        ([*GOOD, Reached("192.168.1.3", False)], [Advice.NOT_REACHED]),
        ([*GOOD[:3], Joined(False), Echo(True)], [Advice.NOT_JOINED]),
        ([*GOOD[:4], Echo(False)], [Advice.NO_ECHO]),
        ([AtPort(50000, is_open=True)], [Advice.OTHER_PORT]),
        ([AtPort(50000)], [Advice.ALL_WELL]),
        (
            [Networks(()), Reached("x", False), Joined(False), Echo(False)],
            [Advice.NO_NETWORK, Advice.NOT_REACHED, Advice.NOT_JOINED, Advice.NO_ECHO],
        ),
    ],
)
def test_advice(findings: list[Finding], expected: list[Advice]) -> None:
    wifi = Interface("wlan0", "192.168.1.2", 24, 2)
    real = [Networks((wifi,)) if one == GOOD[0] else one for one in findings]
    assert advice(real) == expected


def test_firewalls_are_known_by_what_they_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert check.firewall() == "windows"
    monkeypatch.setattr("sys.platform", "darwin")
    assert check.firewall() == "macos"
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(Path, "is_dir", lambda self: str(self) == "/run/firewalld")
    assert check.firewall() == "firewalld"
    monkeypatch.setattr(Path, "is_dir", lambda self: False)
    monkeypatch.setattr(Path, "read_text", lambda self, **_: "ENABLED=yes\n")
    assert check.firewall() == "ufw"
    monkeypatch.setattr(Path, "read_text", lambda self, **_: "ENABLED=no\n")
    assert check.firewall() == ""
