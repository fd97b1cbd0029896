"""Compile the computer players' hot loops in place, where a C compiler and Python's headers are.

Without them the same files run interpreted, slower, with the same results. They reach into each
other, so all are compiled or none: a failure leaves no extension behind, least of all an old one.
Uses the standard library alone; Cython is the environment's.
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
ROOM = ROOT / "maverick_desktop" / "ai"
"""Every module here that has its C types beside it, in a ``.pxd``, is compiled."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def ensure(python: Path, stamp: Path) -> None:
    """Have the extensions match their sources; ``python`` has Cython, ``stamp`` is our note."""
    linker = linking()
    wanted = wanted_states(linker)
    for path in extensions():
        # Of a module that is no more.
        if path.name.removesuffix(SUFFIX) not in wanted:
            path.unlink()
    told = stamp.read_text(encoding="utf-8").split("\n") if stamp.is_file() else []
    if told == ["interpreted", *wanted.values()] and not extensions():
        return
    missing = [
        name
        for name, state in wanted.items()
        if state not in told[1:] or not (ROOM / f"{name}{SUFFIX}").is_file()
    ]
    if told[:1] == ["compiled"] and not missing:
        return
    why = build(python, linker, missing) if linker else "there is no C compiler"
    if why:
        for path in extensions():
            path.unlink()
        print(f"The computer players' kernel runs interpreted: {why}.")
    note = ["interpreted" if why else "compiled", *wanted.values()]
    stamp.write_text("\n".join(note), encoding="utf-8")


def modules() -> list[str]:
    """The names of what is compiled."""
    return sorted(path.stem for path in ROOM.glob("*.pxd") if path.with_suffix(".py").is_file())


def extensions() -> list[Path]:
    """What was compiled for this Python, whatever its source has become."""
    return sorted(ROOM.glob(f"*{SUFFIX}"))


def linking() -> list[str]:
    """How this Python's C compiler makes an extension; empty if there is none."""
    words = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    if words and shutil.which(words[0]) is None and (found := shutil.which("cc")):
        words[0] = found
    return words if words and shutil.which(words[0]) else []


def wanted_states(linker: list[str]) -> dict[str, str]:
    """By module: changes whenever an extension built earlier would no longer do, or a try may go
    well that failed."""
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    parts = [path.read_bytes() for path in (*sorted(ROOM.glob("*.pxd")), Path(__file__))]
    parts += [sys.version.encode(), " ".join(linker).encode(), str(headers).encode()]
    return {
        name: hashlib.sha256(
            b"\n".join([name.encode(), (ROOM / f"{name}.py").read_bytes(), *parts])
        ).hexdigest()
        for name in modules()
    }


def build(python: Path, linker: list[str], names: list[str]) -> str | None:
    """Translate and compile these modules; what failed, if anything did."""
    with tempfile.TemporaryDirectory(prefix="maverick-kernel-") as folder:
        # Cython goes by the packages that a file lies in.
        inside = Path(folder, "maverick_desktop", "ai")
        inside.mkdir(parents=True)
        for package in (inside.parent, inside):
            Path(package, "__init__.py").touch()
        for name in modules():
            for path in (ROOM / f"{name}.py", ROOM / f"{name}.pxd"):
                shutil.copy(path, inside)
        for name in names:
            why = compiled(python, linker, inside / f"{name}.py", Path(folder, f"{name}{SUFFIX}"))
            if why:
                return why
        for name in names:
            # A running game may have the old one loaded: it is replaced, never written into.
            target = ROOM / f"{name}{SUFFIX}"
            beside = target.with_suffix(".new")
            shutil.copy(Path(folder, target.name), beside)
            beside.replace(target)
    return None


def compiled(python: Path, linker: list[str], source: Path, target: Path) -> str | None:
    """Make an extension of one module; what failed, if anything did."""
    code, folder = target.with_name(f"{source.stem}.c"), str(target.parent)
    translate = [str(python), "-m", "cython", "-3", str(source), "-o", str(code)]
    if not succeeds(translate, folder):
        return f"Cython could not translate {source.name}"
    # Numbers with a fraction must come out as Python's do: nothing may be contracted.
    flags = ["-O3", "-DNDEBUG", "-fPIC", "-w", "-ffp-contract=off"]
    flags += [f"-I{sysconfig.get_path('include')}"]
    flags += ["-s"] if sys.platform == "linux" else []
    if not succeeds([*linker, *flags, str(code), "-o", str(target)], folder):
        return f"{source.name} could not be compiled (are Python's headers installed?)"
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


if __name__ == "__main__":
    # By hand, after a change: these modules, or all; what cannot be made leaves all as it was.
    failed = build(Path(sys.executable), linking(), sys.argv[1:] or modules())
    sys.exit(failed)
