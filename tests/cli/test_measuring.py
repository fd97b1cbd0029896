"""``arena``, ``bench`` and ``selftest``."""

import json
import os
import subprocess
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest
from PySide6.QtWidgets import QApplication

from maverick_desktop.ai import almanac, policies
from maverick_desktop.ai.kernel import COMPILED
from maverick_desktop.cli import benchdialogs, benchpaper, selftest, sheetpdf
from maverick_desktop.core.cards import Side
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.lab import answers, bench, kernelbench
from maverick_desktop.lab.arena import Arena, Party, Ring
from maverick_desktop.lan import hoster
from maverick_desktop.text.phrase import ENGLISH
from maverick_desktop.ui import text
from tests.cli.running import Run, one_sentence
from tests.patience import WHOLE_RUN


def test_a_duel(run: Run) -> None:
    words = ("arena", "--a", "club", "--b", "random", "--deals", 12, "--seed", 5)
    found = json.loads(run(*words, "--json").out)
    assert list(found) == ["a", "b", "deals", "diff", "ci95", "ms_a", "ms_b"]
    assert (found["a"], found["b"], found["deals"]) == ("club", "random", 12)
    assert found["diff"] > 0
    assert found["ci95"] > 0
    assert found["ms_a"] > 0
    said = run(*words)
    assert said.code == 0
    assert said.out.startswith(f"club over random: +{found['diff']:.2f} ± {found['ci95']:.2f} ")


def test_the_formula(monkeypatch: pytest.MonkeyPatch) -> None:
    leads = {(1, Side.NS): 10, (1, Side.EW): -4, (2, Side.NS): 3, (2, Side.EW): 4}
    monkeypatch.setattr(Ring, "_lead", lambda _, number, side, _thinkers: leads[number, side])
    arena = Arena(Party("club"), Party("random"), PRESETS["classic"], 1)
    assert list(arena.play(2)) == [1, 2]
    expected = [3.0, 3.5]
    assert arena.result().diff == fmean(expected)
    assert arena.result().ci95 == 1.96 * stdev(expected) / sqrt(2)


def test_a_duel_is_the_other_way_round(run: Run) -> None:
    words = ("--deals", 6, "--rules", "individualist", "--json")
    one = json.loads(run("arena", "--a", "club", "--b", "random", *words).out)
    other = json.loads(run("arena", "--a", "random", "--b", "club", *words).out)
    assert one["diff"] == -other["diff"]
    assert one["ci95"] == other["ci95"]


def test_alike_players_without_dice_are_even(run: Run) -> None:
    found = json.loads(run("arena", "--a", "club", "--b", "club", "--deals", 4, "--json").out)
    assert found["diff"] == 0
    alone = json.loads(run("arena", "--a", "club", "--b", "club", "--deals", 1, "--json").out)
    assert alone["ci95"] is None
    assert "points a hand, 1 deal;" in run("arena", "--a", "club", "--b", "club", "--deals", 1).out


@pytest.mark.parametrize(
    "settings",
    [
        ("match_check=trick", "target=10", "bids=none"),
        ("equal_ranks=redeal",),
        ("first_dealer=W",),
        ("hands=1", "target=none"),
    ],
)
def test_a_hand_is_played_out_under_any_rules(run: Run, settings: tuple[str, ...]) -> None:
    words = [word for setting in settings for word in ("--set", setting)]
    said = run("arena", "--a", "club", "--b", "random", "--deals", 3, "--json", *words)
    assert json.loads(said.out)["deals"] == 3


def test_bad_words(run: Run) -> None:
    assert "--a, --b" in one_sentence(run("arena"), 2)
    assert "wizard" in one_sentence(run("arena", "--a", "wizard", "--b", "club"), 2)
    words = ("--a", "club", "--b", "club")
    one_sentence(run("arena", *words, "--deals", "0"), 2)
    one_sentence(run("arena", *words, "--seed", "999999999999"), 2)
    one_sentence(run("arena", *words, "--rules", "bridge"), 2)


def test_bench_has_its_shape(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(kernelbench, "PLAYOUTS", 200)
    monkeypatch.setattr(kernelbench, "ENDINGS", {6: 3})
    found = json.loads(run("bench", "--json").out)
    kernels = ["kernel", "playouts_per_s", "solve_ms"]
    assert list(found) == [*kernels, "core_hands_per_s", "policy", "pass_values"]
    assert found["pass_values"] == ("learned" if COMPILED else "fixed")
    assert found["policy"] == {"classic": "learned", "individualist": "learned"}
    assert found["kernel"] == ("compiled" if COMPILED else "interpreted")
    assert found["playouts_per_s"] > 0
    assert list(found["solve_ms"]) == ["6", "8", "10", "13"]
    assert 0 < found["solve_ms"]["6"]["median"] <= found["solve_ms"]["6"]["p95"]
    assert found["solve_ms"]["13"] == {"median": None, "p95": None}
    assert found["core_hands_per_s"] > 0
    said = run("bench").out
    assert "policy classic learned, individualist learned\n" in said
    assert "random hands a CPU second" in said
    assert f"kernel {found['kernel']}: " in said
    assert "the last 6 tricks solved in " in said
    assert "the last 13 tricks" not in said


def test_bench_tells_what_computer_players_lack(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(kernelbench, "PLAYOUTS", 200)
    monkeypatch.setattr(kernelbench, "ENDINGS", {})
    monkeypatch.setattr(policies, "FOLDER", tmp_path)
    (tmp_path / "classic.bin").write_bytes(b"torn")
    for learns, word in ((True, "learned"), (False, "fixed")):
        monkeypatch.setattr(almanac, "LEARNS", learns)
        said = run("bench")
        assert said.code == 0
        assert "policy classic damaged, individualist missing\n" in said.out
        assert f"pass values {word}" in said.out
        assert json.loads(run("bench", "--json").out)["pass_values"] == word


def test_startup_has_its_shape(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [(900.0, 500.0), (200.0, 100.0), (240.0, 100.0), (220.0, 110.0)]
    monkeypatch.setattr(bench, "first_frames", lambda: iter(frames))
    found = json.loads(run("bench", "--startup", "--json").out)
    assert found == {"ours_ms": 220.0, "empty_ms": 100.0, "ratio": 2.2}
    assert "2.20 times" in run("bench", "--startup").out


def test_the_empty_window_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The yardstick itself: a window without anything tells when it was painted."""
    done = subprocess.run(
        [sys.executable, "-c", bench._EMPTY],
        capture_output=True,
        text=True,
        check=True,
        timeout=WHOLE_RUN,
    )
    assert float(done.stdout) > 0


def test_paper_has_its_shape(run: Run, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchpaper, "HANDS", 3)
    found = json.loads(run("bench", "--paper", "--json").out)
    assert list(found) == ["pdf_ms", "pdf_kb", "preview_ms"]
    assert all(figure > 0 for figure in found.values())
    assert "the PDF of 3 hands in " in run("bench", "--paper").out
    one_sentence(run("bench", "--paper", "--startup"), 2)


def test_dialogs_have_their_shape(
    run: Run, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchdialogs, "_OPENINGS", 3)
    found = json.loads(run("bench", "--dialogs", "--json").out)
    assert list(found) == ["rules_first_ms", "rules_ms"]
    assert all(figure > 0 for figure in found.values())
    assert "the rule dialog in " in run("bench", "--dialogs").out


def test_answers_have_their_shape(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "HANDS", 1)
    found = json.loads(run("bench", "--answers", "--json").out)
    assert list(found) == list(PRESETS)
    assert list(found["classic"]) == ["card", "pass"]
    assert list(found["individualist"]) == ["card", "pass", "bid"]
    for waits in found.values():
        assert 20 < waits["card"]["answers"] <= 48, "the last card is no choice"
        assert waits["pass"]["answers"] == 4
        assert all(0 < one["median"] <= one["p95"] <= one["worst"] for one in waits.values())
    said = run("bench", "--answers").out
    assert "classic: 4 passes, median " in said


def test_dialogs_are_measured_without_a_screen() -> None:
    without = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-m", "maverick_desktop", "bench", "--dialogs"]
    done = subprocess.run(words, env=without, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("the rule dialog in ")
    assert done.stderr == "", "nothing but the figures is said"


def test_a_window_that_does_not_show(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_EMPTY", "import sys; sys.exit('no display here')")
    real = bench._first_frame

    def first_frame(command: list[str], environment: dict[str, str]) -> float:
        return 1.0 if "-m" in command else real(command, environment)

    monkeypatch.setattr(bench, "_first_frame", first_frame)
    assert "no display here" in one_sentence(run("bench", "--startup"), 2)


def test_a_packaged_program_does_not_measure_its_start(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    one_sentence(run("bench", "--startup"), 2)


def test_selftest(run: Run, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    frames: list[Path] = []
    monkeypatch.setattr(selftest, "_frame", frames.append)
    said = run("selftest")
    assert said.code == 0
    assert said.err == ""
    assert len(said.out.splitlines()) == 6
    assert "-" not in said.out, "a minus is no hyphen"
    assert frames


def test_selftest_misses_a_translation(
    run: Run, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "_frame", lambda _: None)
    monkeypatch.setattr(text, "language", lambda _code: ENGLISH)
    assert "Russian" in one_sentence(run("selftest"), 2)


def test_selftest_misses_what_a_table_on_the_network_needs(
    run: Run, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "_frame", lambda _: None)
    monkeypatch.setattr(hoster, "has_tls", lambda: False)
    assert "could be opened and joined" in one_sentence(run("selftest"), 2)


def test_selftest_finds_a_pdf_that_is_none(
    run: Run, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "_frame", lambda _: None)
    for broken in (b"", b"%PDF-1.4 /Type /Page %%EOF", b"%PDF-" + bytes(20_000) + b"%%EOF"):
        monkeypatch.setattr(sheetpdf, "match_pdf", lambda *_, broken=broken: broken)
        assert "PDF" in one_sentence(run("selftest"), 2)


def test_selftest_finds_a_record_that_lies(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_frame", lambda _: None)
    hand = selftest._hand

    def other(path: Path) -> object:
        hand(path)
        monkeypatch.setattr(selftest, "_NUMBER", 4712)
        return hand(path.with_name("other.maverick"))

    monkeypatch.setattr(selftest, "_hand", other)
    one_sentence(run("selftest"), 2)
