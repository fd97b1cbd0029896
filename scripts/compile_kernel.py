"""Compile the computer players' kernel in place, where a C compiler and Python's headers are.

Without them the same file runs interpreted, slower, with the same results. Uses the standard
library alone; Cython is the environment's. A failure leaves no extension behind, least of all an
old one.
"""

import hashlib
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [ROOT / "maverick_desktop" / "ai" / name for name in ("kernel.py", "kernel.pxd")]


def ensure(python: Path, stamp: Path) -> None:
    """Have the extension match its source; ``python`` has Cython, ``stamp`` is our note of it."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    target = SOURCES[0].with_name(f"kernel{suffix}")
    linker = linking()
    state = wanted_state(linker)
    told = stamp.read_text(encoding="utf-8") if stamp.is_file() else ""
    if told == f"compiled {state}" and target.is_file():
        return
    if told == f"interpreted {state}" and not target.is_file():
        return
    target.unlink(missing_ok=True)
    why = build(python, linker, target) if linker else "there is no C compiler"
    if why:
        print(f"The computer players' kernel runs interpreted: {why}.")
    stamp.write_text(f"{'interpreted' if why else 'compiled'} {state}", encoding="utf-8")


def linking() -> list[str]:
    """How this Python's C compiler makes an extension; empty if there is none."""
    words = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    if words and shutil.which(words[0]) is None and (found := shutil.which("cc")):
        words[0] = found
    return words if words and shutil.which(words[0]) else []


def wanted_state(linker: list[str]) -> str:
    """Changes whenever an extension built earlier would no longer do, or a new try may go well."""
    parts = [path.read_bytes() for path in (*SOURCES, Path(__file__))]
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    parts += [sys.version.encode(), " ".join(linker).encode(), str(headers).encode()]
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def build(python: Path, linker: list[str], target: Path) -> str | None:
    """Translate and compile; what failed, if anything did."""
    with tempfile.TemporaryDirectory(prefix="maverick-kernel-") as folder:
        # Cython goes by the packages that a file lies in.
        inside = Path(folder, "maverick_desktop", "ai")
        inside.mkdir(parents=True)
        for package in (inside.parent, inside):
            Path(package, "__init__.py").touch()
        for path in SOURCES:
            shutil.copy(path, inside)
        code, built = Path(folder, "kernel.c"), Path(folder, target.name)
        translate = [str(python), "-m", "cython", "-3", str(inside / "kernel.py"), "-o", str(code)]
        if not succeeds(translate, folder):
            return "Cython could not translate it"
        flags = ["-O3", "-DNDEBUG", "-fPIC", "-w", f"-I{sysconfig.get_path('include')}"]
        flags += ["-s"] if sys.platform == "linux" else []
        if not succeeds([*linker, *flags, str(code), "-o", str(built)], folder):
            return "it could not be compiled (are Python's headers installed?)"
        # A running game may have the old one loaded: it is replaced, never written into.
        beside = target.with_suffix(".new")
        shutil.copy(built, beside)
        beside.replace(target)
    return None


def succeeds(command: list[str], folder: str) -> bool:
    """Whether the command ends well; what it says is for nobody."""
    try:
        done = subprocess.run(
            command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0
