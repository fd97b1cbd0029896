"""Learn the computer players' policies anew, and write them where the game looks for them.

make train

Takes some ten minutes of CPU time a family of rules. The same version of the program comes to the
same numbers on every machine; docs/TRAINING.md tells them, and what they are worth. ``--quick``
tries in seconds whether all goes well, and teaches nothing.
"""

import argparse
import sys
from pathlib import Path

from maverick_desktop.ai.families import FAMILIES, Family
from maverick_desktop.ai.policies import FOLDER, pack
from maverick_desktop.lab.training import FULL, QUICK, Progress, Recipe, Training


def main(words: list[str]) -> int:
    """Train what these words ask for."""
    parser = argparse.ArgumentParser(prog="train", description=__doc__.splitlines()[0])
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=", ".join(FAMILIES))
    parser.add_argument("--quick", action="store_true", help="try it in seconds")
    parser.add_argument("--out", type=Path, help="the folder to write to")
    wish = parser.parse_args(words)
    unknown = [name for name in wish.families if name not in FAMILIES]
    if unknown:
        parser.error(f"{unknown[0]} is no family; there are {' and '.join(FAMILIES)}")
    if wish.quick and wish.out is None:
        parser.error("--quick teaches nothing, so name a folder by --out for what comes of it")
    if wish.out is not None:
        wish.out.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        if family in (wish.families or FAMILIES):
            train(family, QUICK if wish.quick else FULL, wish.out or FOLDER)
    return 0


def train(family: Family, recipe: Recipe, folder: Path) -> None:
    """Train one family's policy and write it."""
    training = Training(family, recipe)
    for progress in training.run():
        if progress.loss is not None or sys.stdout.isatty():
            print(told(family, progress), flush=True)
    draft = folder / f"{family}.new"
    draft.write_bytes(pack(family, training.policy()))
    draft.replace(folder / f"{family}.bin")


def told(family: Family, progress: Progress) -> str:
    """One line about how far it is."""
    line = (
        f"{family} round {progress.round + 1}: {progress.decisions:,} decisions in"
        f" {progress.hands:,} hands, {progress.seconds:.0f} s CPU"
    )
    if progress.loss is None or progress.right is None:
        return line
    return f"{line}; loss {progress.loss:.4f}, first choice right {100 * progress.right:.1f} %"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
