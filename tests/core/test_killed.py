"""A process killed at any fact of a hand loses nothing (law 5; RELIABILITY.md G8)."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from maverick_desktop.core.store import read_record
from tests.core.killed import MOMENTS, play

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_killed_at_every_fact_of_a_hand(tmp_path: Path) -> None:
    """Before the line is written, after it, when one seat has heard, when three have."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.killed", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    ended = json.loads(done.stdout)
    whole = (tmp_path / "whole.maverick").read_bytes()
    facts = read_record(tmp_path / "whole.maverick").log.facts
    assert len(ended) == len(facts) * len(MOMENTS)
    assert set(ended.values()) == {-signal.SIGKILL}
    for name in ended:
        at, moment = map(int, name.split("-"))
        path = tmp_path / f"{name}.maverick"
        record = read_record(path)
        assert not record.torn
        written = record.log.n
        assert record.log.facts == facts[:written]
        # What follows a fact by itself may have been written before anybody heard of it.
        assert written == at - 1 if moment == 0 else written >= at
        for letter in "SWNE":
            notes = path.with_suffix(f".{letter}")
            heard = [int(n) for n in notes.read_text().split()] if notes.exists() else []
            assert heard == list(range(1, len(heard) + 1))
            assert len(heard) <= written, "a seat knew what is lost"
        if moment in (0, 3) or at % 5 == 0:
            play(path)
            assert path.read_bytes() == whole
