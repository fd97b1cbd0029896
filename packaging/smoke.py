"""Try the packaged program as a stranger would: moved elsewhere, with nothing of ours around it.

A copy of the program runs its `selftest` from a folder whose name has a space and a letter outside
ASCII, with an environment that holds neither this checkout nor a Python, and an empty home.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "dist" / "maverick-desktop"
SECONDS = 120
KEPT_ON_WINDOWS = ("SYSTEMROOT", "COMSPEC", "PATHEXT")


def main(program: Path = PROGRAM) -> int:
    with tempfile.TemporaryDirectory(prefix="maverick smoke é ") as name:
        elsewhere = Path(name)
        moved = elsewhere / "program"
        shutil.copytree(program, moved, symlinks=True)
        command = [str(moved / executable_name()), "selftest"]
        home = elsewhere / "home"
        home.mkdir(mode=0o700)
        started = time.monotonic()
        try:
            done = subprocess.run(
                command,
                cwd=home,
                env=clean_environment(home),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                encoding="utf-8",
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            print(f"selftest did not end within {SECONDS} s")
            return 1
        elapsed = time.monotonic() - started
    print(done.stdout, end="")
    print(done.stderr, end="", file=sys.stderr)
    if done.returncode or "Traceback" in done.stderr:
        print(f"selftest of the packaged program failed (exit code {done.returncode})")
        return 1
    print(f"selftest of the packaged program passed from another folder in {elapsed:.1f} s")
    return 0


def executable_name() -> str:
    return "maverick-desktop.exe" if sys.platform == "win32" else "maverick-desktop"


def clean_environment(home: Path) -> dict[str, str]:
    """No display, no Python, no settings of the person who builds."""
    kept = {name: os.environ[name] for name in KEPT_ON_WINDOWS if name in os.environ}
    return kept | {
        "PATH": os.defpath,
        "HOME": str(home),
        "USERPROFILE": str(home),
        "LOCALAPPDATA": str(home),
        "APPDATA": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "TMPDIR": str(home),
        "TEMP": str(home),
        "LANG": "C.UTF-8",
        "QT_QPA_PLATFORM": "offscreen",
    }


if __name__ == "__main__":
    sys.exit(main())
