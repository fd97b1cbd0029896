"""What came of goals that were run: lines of a file, and the table of docs/CAMPAIGN.md."""

import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from shutil import which
from typing import Final

import msgspec

from maverick_desktop import __version__

from .trial import Goal, Scale, Trial, Violation

BEGIN: Final = "<!-- results -->"
END: Final = "<!-- end of results -->"
ROOT: Final = Path(__file__).parents[3]


class Result(msgspec.Struct, frozen=True):
    """One run of one goal."""

    goal: str
    scale: Scale
    seed: int
    wanted: int
    done: int
    counts: str
    violations: list[Violation]
    seconds: int
    """By the clock on the wall."""
    cpu_seconds: int
    worst: dict[str, float]
    met: dict[str, int]
    command: str
    version: str
    day: str
    """Of its end, in UTC."""

    @property
    def is_kept(self) -> bool:
        """Whether all was done, and nothing was wrong."""
        return not self.violations and self.done >= self.wanted


def result_of(goal: Goal, trial: Trial, version: str) -> Result:
    """What came of a run that has just ended."""
    return Result(
        goal.name,
        trial.scale,
        trial.seed,
        trial.wanted,
        trial.done,
        goal.counts,
        trial.violations,
        round(trial.seconds),
        round(trial.cpu_seconds),
        {what: float(f"{figure:.3g}") for what, figure in sorted(trial.worst.items())},
        dict(sorted(trial.met.items())),
        command(goal, trial),
        version,
        f"{datetime.now(UTC):%Y-%m-%d}",
    )


def command(goal: Goal, trial: Trial) -> str:
    """What runs it again, from the same dice."""
    count = "" if trial.wanted == goal.figures[trial.scale] else f" --count {trial.wanted}"
    words = f"python -m tests.lan.campaign {goal.name} --scale {trial.scale}{count}"
    return f"{words} --seed {trial.seed}"


def version() -> str:
    """Which program is tried: its version, and the commit where Git can tell."""
    return f"{__version__}{_commit()}"


def _commit() -> str:
    git = which("git")
    if git is None:
        return ""

    def said(*words: str) -> str:
        done = subprocess.run([git, *words], cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    number = said("rev-parse", "--short", "HEAD")
    changed = said(
        "status", "--porcelain", "-uno", "--", "maverick_desktop", "tests/lan", "tests/hosting"
    )
    return "" if not number else f" ({number}{' and changes' if changed else ''})"


# --- lines ---------------------------------------------------------------------------------------


def add_line(path: Path, result: Result) -> None:
    """Append a result to a file, which is made if it is not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def read_lines(path: Path) -> dict[str, Result]:
    """The latest result of each goal."""
    lines = path.read_bytes().splitlines()
    return {one.goal: one for one in (msgspec.json.decode(line, type=Result) for line in lines)}


# --- the page ------------------------------------------------------------------------------------


def write_page(path: Path, goals: Iterable[Goal], scale: Scale, results: dict[str, Result]) -> None:
    """Put the results between the marks of a page; what is around them stays."""
    before, mark, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert mark, f"{path} has no {BEGIN}"
    assert end, f"{path} has no {END}"
    text = "\n".join(_page(goals, scale, results))
    path.write_text(f"{before}{mark}\n\n{text}\n\n{end}{after}", encoding="utf-8")


def _page(goals: Iterable[Goal], scale: Scale, results: dict[str, Result]) -> Iterable[str]:
    yield "| goal | wanted | done | violations | seed | CPU | wall | version | command |"
    yield "|---|---|---|---|---|---|---|---|---|"
    told = [goal for goal in goals if goal.figures[scale]]
    results = {name: one for name, one in results.items() if one.scale == scale}
    for goal in told:
        yield _row(goal, scale, results.get(goal.name))
    for goal in told:
        result = results.get(goal.name)
        if result is not None:
            yield from _section(goal, result)


def _row(goal: Goal, scale: Scale, result: Result | None) -> str:
    wanted = f"{goal.figures[scale]:,} {goal.counts}"
    if result is None:
        return f"| {goal.name} | {wanted} | **not run** | | | | | | |"
    done = f"{result.done:,}" if result.done >= goal.figures[scale] else f"**{result.done:,}**"
    wrong = "0" if not result.violations else f"**{len(result.violations)}**"
    cells = (
        goal.name,
        wanted,
        done,
        wrong,
        str(result.seed),
        _time(result.cpu_seconds),
        _time(result.seconds),
        f"{result.version}, {result.day}",
        f"`{result.command}`",
    )
    return f"| {' | '.join(cells)} |"


def _time(seconds: int) -> str:
    return f"{seconds} s" if seconds < 120 else f"{seconds / 60:.1f} min"


def _section(goal: Goal, result: Result) -> Iterable[str]:
    yield ""
    yield f"### {goal.name}"
    yield ""
    yield f"{goal.about[0].upper()}{goal.about[1:]}."
    yield ""
    for what, figure in result.worst.items():
        limit = goal.limits.get(what)
        yield f"- {what}: {figure:g}" + ("" if limit is None else f", at most {limit:g}")
    met = ", ".join(f"{what} {count:,}" for what, count in result.met.items())
    if met:
        yield f"- met: {met}"
    for violation in result.violations:
        yield f"- **case {violation.case}**: {violation.what.strip().splitlines()[-1]}"
