"""Gather every text that is marked for the translators, and compile what they have written.

make translations

The sources go to ``maverick_ru.ts``, which people edit; new texts are unfinished there, and
those that no code says any more are dropped. ``maverick_ru.qm``, which the program reads, is made
from the finished ones. Both are committed, so that the program speaks Russian however it was
installed; ``tests/text/test_russian.py`` fails where they fall behind.
"""

import subprocess
import sys
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "maverick_desktop"
SOURCE = PACKAGE / "assets" / "i18n" / "maverick_ru.ts"
# Without the scripts around them: those look for things that reading Python does not need.
TOOLS = Path(PySide6.__file__).parent

GATHER = ["-source-language", "en", "-target-language", "ru"]
# No line numbers, and no guesses that a new text means what an older one did.
GATHER += ["-locations", "none", "-no-obsolete"]
GATHER += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]


def main() -> int:
    SOURCE.parent.mkdir(exist_ok=True)
    # In one order on every machine.
    files = sorted(str(path) for path in PACKAGE.rglob("*.py"))
    gathered = run("lupdate", *GATHER, *files, "-ts", str(SOURCE))
    return gathered or run("lrelease", "-nounfinished", str(SOURCE))


def run(tool: str, *arguments: str) -> int:
    """One of Qt's two tools; its own report goes to the terminal."""
    command = [str(TOOLS / tool), *arguments]
    return subprocess.run(command, check=False, stdin=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    sys.exit(main())
