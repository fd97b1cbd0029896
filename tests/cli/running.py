"""Runs a command as a user would and keeps what it said."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from maverick_desktop.__main__ import main
from tests.patience import WHOLE_RUN


class Said(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


def running(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process."""

    def run(*words: object) -> Said:
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Said(code, *capsys.readouterr())

    return run


def apart(*words: object, env: dict[str, str] | None = None) -> Said:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "maverick_desktop", *map(str, words)],
        env=os.environ | (env or {}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=WHOLE_RUN,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def one_sentence(said: Said, code: int) -> str:
    """What a command that failed said on stderr: one sentence, no traceback, nothing else."""
    assert said.code == code, said
    lines = said.err.splitlines()
    assert len(lines) == 1, said.err
    assert lines[0].endswith("."), said.err
    assert "Traceback" not in said.err
    assert "fault of its own" not in said.err
    return lines[0]


def facts(path: Path) -> list[str]:
    """The facts of a record: its lines without header and hashes."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [line.rpartition(',"h":')[0] for line in lines]
