"""Run the campaign, all of it or some goals, at one of its scales."""

import argparse
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Final, get_args

import msgspec

from .goals import GOALS
from .trial import Goal, Scale, Trial

_SEED: Final = 20_261_130


def main(words: list[str]) -> int:
    """Run; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser("tests.lan.campaign", description=__doc__)
    names = [goal.name for goal in GOALS]
    parser.add_argument("goals", nargs="*", metavar="GOAL", help=f"of {', '.join(names)}")
    parser.add_argument("--scale", choices=get_args(Scale), default="part")
    parser.add_argument("--count", type=int, help="instead of what the scale says")
    parser.add_argument("--seed", type=int, default=_SEED)
    parser.add_argument("--only", type=int, metavar="CASE", help="this case alone")
    parser.add_argument("--out", type=Path, help="add the results to this file, a line a goal")
    wish = parser.parse_args(words)
    unknown = [name for name in wish.goals if name not in names]
    if unknown:
        parser.error(f"no goal {unknown[0]}; there are {', '.join(names)}")
    stop = _Stop()
    signal.signal(signal.SIGINT, stop.ask)
    signal.signal(signal.SIGTERM, stop.ask)
    wrong = 0
    for goal in GOALS:
        if (wish.goals and goal.name not in wish.goals) or stop.asked:
            continue
        print(f"{goal.name}: {goal.about}; seed {wish.seed}", file=sys.stderr, flush=True)
        trial = goal.tried(wish.scale, wish.seed, wish.only, lambda: stop.asked, wish.count)
        report = _report(goal, trial)
        print(report, flush=True)
        if wish.out is not None:
            with wish.out.open("a", encoding="utf-8") as file:
                file.write(report + "\n")
        wrong += len(trial.violations)
    return 1 if wrong else 0


class _Stop:
    """Somebody wants to stop: the case in progress is finished first."""

    def __init__(self) -> None:
        self.asked = False

    def ask(self, _number: int, _frame: FrameType | None) -> None:
        """The first time politely, the second time at once."""
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


def _report(goal: Goal, trial: Trial) -> str:
    whole = "" if trial.done >= trial.wanted else f" of {trial.wanted:,}"
    plain = {
        "goal": goal.name,
        "scale": trial.scale,
        "seed": trial.seed,
        "runs": f"{trial.done:,}{whole} {goal.counts}",
        "seconds": round(trial.seconds),
        "violations": len(trial.violations),
        "worst": {what: float(f"{figure:.3g}") for what, figure in sorted(trial.worst.items())},
        "met": dict(sorted(trial.met.items())),
    }
    return msgspec.json.encode(plain).decode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
