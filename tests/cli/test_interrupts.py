"""Ctrl+C at any moment of any command: one line, exit code 130, nothing half done."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from maverick_desktop.cli.frontdoor import COMMANDS
from maverick_desktop.cli.output import write_new
from tests.cli.running import Said
from tests.patience import PATIENCE, WHOLE_RUN

INTERRUPTED = (130, "Interrupted.\n")
PROGRAM = "sys.exit(main())\n"
HEAD = """\
import os, signal, sys
def interrupt():
    os.killpg(0, signal.SIGINT)
class Impatient:
    def find_spec(self, name, path, target=None):
        if name == {at!r}:
            interrupt()
sys.meta_path.insert(0, Impatient())
sys.argv = ["maverick-desktop", *{words!r}]
from maverick_desktop.__main__ import main
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no process groups there")


def interrupted(tmp_path: Path, *words: str, at: str = "", how: str = "") -> Said:
    """Run a program that is interrupted when it looks for a module, or by a script's own means."""
    done = subprocess.run(
        [sys.executable, "-c", HEAD.format(at=at, words=words) + how + PROGRAM],
        env=os.environ
        | {"MAVERICK_PROFILE": str(tmp_path / "profile"), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=WHOLE_RUN,
        start_new_session=True,
        # Who runs these tests in the background has had it ignored.
        preexec_fn=_hear,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def _hear() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A match to read."""
    from maverick_desktop.__main__ import main

    folder = tmp_path / "matches"
    assert main(["simulate", "--seats", "random", "--out", str(folder)]) == 0
    return str(folder / "1.maverick")


def words_of(command: str, tmp_path: Path, record: str) -> list[str]:
    """Words that make a command do something."""
    more = {
        "simulate": ["--out", str(tmp_path / "out")],
        "verify": [record],
        "sheet": [record, "--pdf", str(tmp_path / "sheet.pdf")],
        "deal": ["1"],
        "review": [record, "--hand", "1", "--nodes", "30"],
        "rules": ["classic"],
        "serve": ["--seats", "club"],
        "arena": ["--a", "club", "--b", "random", "--deals", "3"],
        "bench": ["--paper"],
        "selftest": [],
    }
    return [command, *more[command]]


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_while_a_command_is_loaded(command: str, tmp_path: Path, record: str) -> None:
    words = words_of(command, tmp_path, record)
    for at in ("argparse", f"maverick_desktop.cli.{command}"):
        said = interrupted(tmp_path, *words, at=at)
        assert (said.code, said.err) == INTERRUPTED, at
        assert said.out == ""


@pytest.mark.slow
@pytest.mark.parametrize("command", ["sheet", "bench", "selftest", "serve", ""])
def test_while_qt_is_loaded(command: str, tmp_path: Path, record: str) -> None:
    """Amid what Qt's own loading runs from C, where an exception is lost or aborts."""
    words = words_of(command, tmp_path, record) if command else []
    for at in ("PySide6.support.deprecated", "PySide6.QtCore"):
        said = interrupted(tmp_path, *words, at=at)
        assert (said.code, said.err) == INTERRUPTED, at
    assert not (tmp_path / "sheet.pdf").exists()


def test_before_anything_else_is_loaded(tmp_path: Path) -> None:
    said = interrupted(tmp_path, "deal", "1", at="maverick_desktop.cli.frontdoor")
    assert (said.code, said.err) == INTERRUPTED


def test_in_the_middle(tmp_path: Path) -> None:
    started = subprocess.Popen(
        [
            *(sys.executable, "-m", "maverick_desktop", "simulate"),
            *("--matches", "100000", "--out", str(tmp_path / "out")),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hear,
    )
    first = tmp_path / "out" / "1.maverick"
    end = time.monotonic() + PATIENCE
    while not first.exists():
        assert time.monotonic() < end
        time.sleep(0.05)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=PATIENCE)
    assert (started.returncode, err, out) == (*INTERRUPTED, "")


@pytest.mark.slow
def test_while_qt_paints(tmp_path: Path) -> None:
    """Qt calls Python to paint: an exception there is lost, and the next call crashes."""
    said = interrupted(
        tmp_path,
        "bench",
        "--dialogs",
        how="from maverick_desktop.ui.ruledialog import explained\n"
        "paint = explained.paint_items\n"
        "def impatient(*args):\n"
        "    explained.paint_items = paint\n"
        "    interrupt()\n"
        "    paint(*args)\n"
        "explained.paint_items = impatient\n",
    )
    assert (said.code, said.err, said.out) == (*INTERRUPTED, "")


@pytest.mark.slow
def test_the_processes_of_an_arena_are_quiet(tmp_path: Path) -> None:
    """Ctrl+C goes to all of them, whether they have begun yet or not."""
    words = ["arena", "--a", "club", "--b", "random", "--deals", "100000", "--jobs", "2"]
    pool = (
        "from multiprocessing.pool import Pool\n"
        "play = Pool.imap\n"
        "def impatient(self, *args):\n"
        "    found = play(self, *args)\n"
        "    {wait}\n"
        "    interrupt()\n"
        "    return found\n"
        "Pool.imap = impatient\n"
    )
    for wait in ("pass", "next(found)"):
        said = interrupted(tmp_path, *words, how=pool.format(wait=wait))
        assert (said.code, said.err, said.out) == (*INTERRUPTED, ""), wait
    said = interrupted(tmp_path, *words, at="maverick_desktop.lab.arena")
    assert (said.code, said.err) == INTERRUPTED


def test_where_an_exception_would_be_lost(tmp_path: Path) -> None:
    said = interrupted(
        tmp_path,
        how="from maverick_desktop.cli import frontdoor\n"
        "from time import sleep\n"
        "class Passing:\n"
        "    def __del__(self):\n"
        "        interrupt()\n"
        "        sleep(0.01)\n"
        "def run(words):\n"
        "    Passing()\n"
        "    sleep(60)\n"
        "frontdoor.run = run\n",
    )
    assert (said.code, said.err) == INTERRUPTED


def test_pressed_twice_it_does_not_wait(tmp_path: Path) -> None:
    said = interrupted(
        tmp_path,
        how="from maverick_desktop.cli import frontdoor\n"
        "from maverick_desktop.cli.interrupts import interrupts_wait\n"
        "from time import sleep\n"
        "def run(words):\n"
        "    with interrupts_wait():\n"
        "        interrupt()\n"
        "        print('still here', flush=True)\n"
        "        interrupt()\n"
        "        sleep(60)\n"
        "frontdoor.run = run\n",
    )
    assert (said.code, said.err, said.out) == (*INTERRUPTED, "still here\n")
    said = interrupted(
        tmp_path,
        how="from maverick_desktop.cli import frontdoor\n"
        "from time import sleep\n"
        "def run(words):\n"
        "    try:\n"
        "        interrupt()\n"
        "        sleep(60)\n"
        "    finally:\n"
        "        interrupt()\n"
        "        sleep(60)\n"
        "frontdoor.run = run\n",
    )
    assert (said.code, said.err) == INTERRUPTED


def test_what_is_done_is_done(tmp_path: Path) -> None:
    said = interrupted(
        tmp_path, "deal", "1", "--json", how="import atexit\natexit.register(interrupt)\n"
    )
    assert (said.code, said.err) == (0, "")
    assert said.out


def test_who_was_told_to_ignore_it_does(tmp_path: Path) -> None:
    script = "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    said = interrupted(tmp_path, "deal", "1", at="maverick_desktop.cli.deal", how=script)
    assert (said.code, said.err) == (0, "")


def test_no_half_of_a_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "sheet.csv"
    real = Path.open

    class Interrupted:
        def __init__(self, file: IO[bytes]) -> None:
            self._file = file

        def __enter__(self) -> "Interrupted":
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def write(self, data: bytes) -> None:
            """Half of it."""
            self._file.write(data[: len(data) // 2])
            raise KeyboardInterrupt

    monkeypatch.setattr(Path, "open", lambda path, mode: Interrupted(real(path, "xb")))
    with pytest.raises(KeyboardInterrupt):
        write_new(str(target), "one,two\n")
    assert not target.exists()
