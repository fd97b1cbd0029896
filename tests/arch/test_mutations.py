"""Rules broken on purpose: for each, the fast tests of the rules must fail (DESIGN.md, tests).

A suite can stay green with follow-suit deleted. So the package is copied, one line is changed, and
the perft counts, the worked examples and some hands beside the referee are run over the copy.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PERFT: Final = "tests/core/test_perft.py"
EXAMPLES: Final = "tests/core/test_examples.py"
HANDS: Final = "tests/core/test_long_run.py::test_a_few_hands[0]"


class Mutant(NamedTuple):
    """One change to one module, and the tests that must notice it."""

    name: str
    module: str
    original: str
    mutated: str
    noticed_by: str


MUTANTS: Final = (
    Mutant(
        "nobody has to follow suit",
        "legal.py",
        "    if following:\n",
        "    if following and len(now.tricks) > 13:\n",
        PERFT,
    ),
    Mutant(
        "nobody has to trump",
        "legal.py",
        'return rules.void_play == "must_trump"',
        "return False",
        PERFT,
    ),
    Mutant(
        "the duty to trump stands though partner wins",
        "legal.py",
        "is not seat.partner",
        "is not seat",
        PERFT,
    ),
    Mutant(
        "no duty to overtrump",
        "legal.py",
        "_overtrumping(now, trumps) if rules.overtrump else trumps",
        "trumps",
        PERFT,
    ),
    Mutant(
        "any revoke is free",
        "state.py",
        "isinstance(may, legal.MayPlay) and bool(may.priced >> action.card & 1)",
        "False",
        HANDS,
    ),
    Mutant(
        "trumps rank as other suits",
        "cards.py",
        "return 100 + card.rank",
        "return int(card.rank)",
        PERFT,
    ),
    Mutant(
        "the Small Joker is no trump",
        "cards.py",
        "JOKERS: Final[CardSet] = SMALL_JOKER.bit | BIG_JOKER.bit",
        "JOKERS: Final[CardSet] = BIG_JOKER.bit",
        PERFT,
    ),
    Mutant(
        "adders are worth n in Classic too",
        "scoring.py",
        'adders + (rules.adder_value == "one_plus_n")',
        "adders",
        PERFT,
    ),
    Mutant(
        "four trumps are some trumps",
        "scoring.py",
        "    if trumps == 4:\n",
        "    if trumps == 5:\n",
        PERFT,
    ),
    Mutant(
        "a nil is made whatever its bidder took",
        "scoring.py",
        "return ours.tricks[side.seats.index(ours.bid.seat)] == 0",
        "return True",
        EXAMPLES,
    ),
    Mutant(
        "a made nil of less than nothing keeps its base",
        "scoring.py",
        "return rules.nil_zero if base == 0 else rules.nil_negative",
        "return rules.nil_zero if base == 0 else base",
        EXAMPLES,
    ),
    Mutant(
        "a blind bid is made by a tie",
        "scoring.py",
        "return ours.base > their_base",
        "return ours.base >= their_base",
        EXAMPLES,
    ),
    Mutant(
        "a failed blind bid costs what a nil does",
        "scoring.py",
        'rules.nil_failed if bid.kind == "nil" else rules.blind_failed',
        "rules.nil_failed",
        EXAMPLES,
    ),
    Mutant(
        "a made posh keeps its base",
        "scoring.py",
        "return rules.posh_multiplier * base",
        "return base",
        EXAMPLES,
    ),
    Mutant(
        "a failed posh keeps its base",
        "scoring.py",
        'return 0 if rules.posh_failure == "zero" else min(base, 0)',
        "return base",
        EXAMPLES,
    ),
    Mutant(
        "the worse of a failed bid is the better",
        "scoring.py",
        "return min(base, value)",
        "return max(base, value)",
        EXAMPLES,
    ),
    Mutant(
        "a bid multiplies the price of a revoke away",
        "scoring.py",
        "score = result - penalty",
        "score = result - (penalty if bid is None else 0)",
        EXAMPLES,
    ),
    Mutant(
        "a match ends above the target",
        "scoring.py",
        "total >= rules.target",
        "total > rules.target",
        EXAMPLES,
    ),
    Mutant(
        "right is left and left is right",
        "rules.py",
        'case "left":\n            return 1',
        'case "left":\n            return 3',
        HANDS,
    ),
    Mutant(
        "equal ranks are ordered from clubs up",
        "turned.py",
        "return SUITS[max(first, second)], SUITS[min(first, second)]",
        "return SUITS[min(first, second)], SUITS[max(first, second)]",
        EXAMPLES,
    ),
)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and the tests of the rules, to be spoilt."""
    folder = tmp_path_factory.mktemp("mutants")
    ignore = shutil.ignore_patterns("__pycache__")
    core = folder / "maverick_desktop" / "core"
    shutil.copytree(ROOT / "maverick_desktop" / "core", core, ignore=ignore)
    shutil.copy(ROOT / "maverick_desktop" / "__init__.py", core.parent)
    for room in ("core", "referee"):
        shutil.copytree(ROOT / "tests" / room, folder / "tests" / room, ignore=ignore)
    golden = folder / "tests" / "golden"
    golden.mkdir()
    for data in (ROOT / "tests" / "golden").glob("*.json"):
        shutil.copy(data, golden)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def run(folder: Path, *tests: str) -> int:
    """Pytest's exit code over the copy."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += ["-p", "no:randomly", "-p", "no:xdist", "-p", "no:pytest-qt", "--no-header"]
    command += ["-o", "filterwarnings=", "-o", "addopts=--import-mode=importlib", *tests]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTEST_ADDOPTS", None)
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        raise AssertionError(done.stdout.decode() + done.stderr.decode())
    return done.returncode


def test_the_copy_is_tested_and_sound(copied: Path) -> None:
    """Unchanged it passes: what fails below fails by its mutation."""
    assert run(copied, PERFT, EXAMPLES, HANDS) == 0


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_broken_rule_is_noticed(copied: Path, mutant: Mutant) -> None:
    """By the tests named for it."""
    path = copied / "maverick_desktop" / "core" / mutant.module
    sound = path.read_text(encoding="utf-8")
    assert sound.count(mutant.original) == 1, "the line to change is not there, or not alone"
    path.write_text(sound.replace(mutant.original, mutant.mutated), encoding="utf-8")
    try:
        assert run(copied, mutant.noticed_by) == 1, f"{mutant.noticed_by} did not notice"
    finally:
        path.write_text(sound, encoding="utf-8")
