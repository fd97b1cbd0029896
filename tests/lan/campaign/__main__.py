"""Run the campaign, all of it or some goals, at one of its scales."""

import argparse
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Final, get_args

import msgspec

from . import results
from .goals import GOALS
from .trial import Goal, Scale

_SEED: Final = 20_261_130


def main(words: list[str]) -> int:
    """Run; 0 if everything was done and nothing was wrong."""
    wish = _parsed(words)
    stop = _Stop()
    signal.signal(signal.SIGINT, stop.ask)
    signal.signal(signal.SIGTERM, stop.ask)
    chosen = _chosen(wish)
    version = results.version()
    kept = True
    for goal in chosen:
        if stop.asked:
            kept = False
            break
        print(f"{goal.name}: {goal.about}; seed {wish.seed}", file=sys.stderr, flush=True)
        trial = goal.tried(wish.scale, wish.seed, wish.only, lambda: stop.asked, wish.count)
        result = results.result_of(goal, trial, version)
        print(msgspec.json.encode(result).decode(), flush=True)
        if wish.out is not None:
            results.add_line(wish.out, result)
        if wish.page is not None:
            results.write_page(wish.page, GOALS, wish.scale, results.read_lines(wish.out))
        kept = kept and (result.is_kept or (wish.only is not None and not result.violations))
    if wish.page is not None and not chosen:
        results.write_page(wish.page, GOALS, wish.scale, results.read_lines(wish.out))
    return 0 if kept else 1


def _parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("tests.lan.campaign", description=__doc__)
    names = [goal.name for goal in GOALS]
    parser.add_argument("goals", nargs="*", metavar="GOAL", help=f"of {', '.join(names)}")
    parser.add_argument("--scale", choices=get_args(Scale), default="part")
    parser.add_argument("--count", type=int, help="instead of what the scale says")
    parser.add_argument("--seed", type=int, default=_SEED)
    parser.add_argument("--only", type=int, metavar="CASE", help="this case alone")
    parser.add_argument("--out", type=Path, help="add the results to this file, a line a goal")
    parser.add_argument(
        "--page", type=Path, help="write the results in --out, old ones too, into this page"
    )
    parser.add_argument("--no-runs", action="store_true", help="only write the page")
    wish = parser.parse_args(words)
    unknown = [name for name in wish.goals if name not in names]
    if unknown:
        parser.error(f"no goal {unknown[0]}; there are {', '.join(names)}")
    if wish.page is not None and wish.out is None:
        parser.error("--page needs --out")
    return wish


def _chosen(wish: argparse.Namespace) -> list[Goal]:
    if wish.no_runs:
        return []
    scale: Scale = wish.scale
    named = [goal for goal in GOALS if not wish.goals or goal.name in wish.goals]
    return [goal for goal in named if goal.figures[scale] or wish.count]


class _Stop:
    """Somebody wants to stop: the case in progress is finished first."""

    def __init__(self) -> None:
        self.asked = False

    def ask(self, _number: int, _frame: FrameType | None) -> None:
        """The first time politely, the second time at once."""
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
