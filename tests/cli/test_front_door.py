"""The first word of the command line: commands, files, neither; help, versions, interruptions."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from maverick_desktop import __main__ as door
from maverick_desktop import __version__
from maverick_desktop.cli import output
from maverick_desktop.cli.frontdoor import COMMANDS
from maverick_desktop.cli.output import guarded
from tests.cli.running import Run, apart, one_sentence


def test_a_word_that_is_nothing(run: Run) -> None:
    sentence = one_sentence(run("simluate"), 2)
    assert all(command in sentence for command in COMMANDS)
    assert "did you mean simulate" in sentence
    assert one_sentence(run("no-such.maverick"), 2)
    assert one_sentence(run("x" * 5000), 2)


def test_help_lists_the_commands_and_ends_well(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)
    for absent in ("--paper", "--lang"):
        assert absent not in said.out
    assert run("--version").out.strip() == f"Maverick Desktop {__version__}"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert said.out.startswith(f"usage: maverick-desktop {command}")
    assert said.err == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_is_one_sentence(run: Run, command: str) -> None:
    sentence = one_sentence(run(command, "--frobnicate"), 2)
    assert f"maverick-desktop {command} --help" in sentence


@pytest.mark.parametrize("command", ["review"])
def test_commands_that_are_not_due_are_unknown(run: Run, command: str) -> None:
    assert one_sentence(run(command), 2)


def test_the_window_is_handed_its_options(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []

    def window(file: Path | None, profile: Path | None, demo: Path | None) -> int:
        calls.append((file, profile, demo))
        return 0

    room = SimpleNamespace(run_window=window)
    monkeypatch.setitem(sys.modules, "maverick_desktop.ui.app", room)
    record = tmp_path / "a.maverick"
    record.touch()
    assert run().code == 0
    assert run(record, "--profile", tmp_path).code == 0
    assert run("--demo", tmp_path).code == 0
    assert calls == [(None, None, None), (record, tmp_path, None), (None, None, tmp_path)]
    assert one_sentence(run("--profile"), 2)
    assert len(calls) == 3


@pytest.mark.parametrize(
    "command", ["simulate", "verify", "sheet", "deal", "rules", "review", "arena"]
)
def test_commands_without_a_window_load_no_qt(command: str, tmp_path: Path) -> None:
    record = tmp_path / "matches" / "1.maverick"
    words = {
        "simulate": ["--rules", "tournament", "--out", str(tmp_path / "more")],
        "verify": [str(record)],
        "sheet": [str(record)],
        "deal": ["4711"],
        "rules": ["classic"],
        "review": [str(record), "--hand", "1", "--nodes", "30"],
        "arena": ["--a", "club", "--b", "random", "--deals", "1"],
    }
    assert door.main(["simulate", "--seats", "random", "--out", str(record.parent)]) == 0
    script = (
        "import sys; from maverick_desktop.__main__ import main\n"
        f"code = main({[command, *words[command]]!r})\n"
        "loaded = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]\n"
        "sys.exit(f'{code} {loaded}' if code or loaded else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes there close otherwise")
def test_a_closed_pipe_is_quiet() -> None:
    script = f"'{sys.executable}' -m maverick_desktop rules classic; echo $? >&2"
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        ["sh", "-c", script], stdout=writer, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writer)
    assert done.stderr == "141\n"


def test_a_fault_of_our_own_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> int:
        raise ZeroDivisionError("one\ntwo")

    assert guarded(broken) == 2
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told
    assert told.count("\n") == 1
    monkeypatch.setenv(output.TRACEBACK, "1")
    assert guarded(broken) == 2
    assert "Traceback" in capsys.readouterr().err


def test_missing_parts_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> int:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    assert guarded(broken) == 2
    assert "libEGL.so.1" in capsys.readouterr().err


def test_progress_is_for_terminals_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with output.Progress("Matches", 3) as progress:
        progress.at(1)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with output.Progress("Matches", 3) as progress:
        progress.at(1)
    assert "Matches: 1 of 3" in capsys.readouterr().err


def test_output_is_utf8_even_where_the_locale_is_not() -> None:
    said = apart("rules", "classic", env={"PYTHONIOENCODING": "latin-1", "LC_ALL": "C"})
    assert said.code == 0
    assert "−4" in said.out
    deal = apart("deal", "1", "--json", env={"PYTHONIOENCODING": "ascii"})
    assert json.loads(deal.out)["number"] == 1
