"""One window a profile: a second start calls the first; a dead owner's claim is free."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from maverick_desktop.ui.single import Profile
from tests.patience import PATIENCE_MS

# Starts in other processes: claims, calls the owner if there is one, and says what came of it.
_START = """
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from maverick_desktop.ui import doorbell
from maverick_desktop.ui.single import Profile
# However busy this computer is.
doorbell._PATIENCE = 60_000
app = QCoreApplication([])
profile = Profile(Path(sys.argv[1]))
if profile.claim():
    profile.listen(lambda _word: None)
    print("owner", flush=True)
    if sys.argv[2] == "stay":
        app.exec()
else:
    print("called" if profile.call_owner(sys.argv[2]) else "no answer", flush=True)
"""


@contextmanager
def _started(folder: Path, word: str) -> "Iterator[subprocess.Popen[str]]":
    """A start of the program in a process of its own, ended afterwards."""
    command = [sys.executable, "-c", _START, str(folder), word]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def _said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_second_start_calls_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    owner = Profile(tmp_path)
    heard: list[str] = []
    assert owner.claim()
    owner.listen(heard.append)
    with _started(tmp_path, "/some/match.maverick") as second:
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert _said(second) == "called"
    assert heard == ["/some/match.maverick"]
    owner.release()


def test_of_many_starts_at_once_one_has_the_profile(tmp_path: Path) -> None:
    with ExitStack() as stack:
        starts = [stack.enter_context(_started(tmp_path, "stay")) for _ in range(6)]
        said = sorted(_said(start) for start in starts)
        assert said == ["called"] * 5 + ["owner"]


def test_a_killed_owner_leaves_the_profile_free(qtbot: QtBot, tmp_path: Path) -> None:
    with _started(tmp_path, "stay") as first:
        assert _said(first) == "owner"
        first.send_signal(signal.SIGKILL)
        first.wait()
    again = Profile(tmp_path)
    assert again.claim()
    again.release()


def test_a_folder_that_cannot_be_written_is_no_obstacle(qtbot: QtBot, tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("not a folder", encoding="utf-8")
    assert Profile(nowhere / "profile").claim()


def test_nonsense_on_the_socket_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    from PySide6.QtNetwork import QLocalSocket

    owner = Profile(tmp_path)
    heard: list[str] = []
    assert owner.claim()
    owner.listen(heard.append)
    stranger = QLocalSocket()
    stranger.connectToServer(owner.name)
    assert stranger.waitForConnected(PATIENCE_MS)
    stranger.write(b"\xff" * 10_000)
    qtbot.waitUntil(lambda: stranger.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []
    owner.release()
