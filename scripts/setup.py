"""Make the checkout ready to play and test: system libraries, .venv, fonts.

With `--tests` also what only the tests need. Safe to run again: each part looks first at what is
already there, so a second run ends at once. Knows nothing of the game; uses the standard library
alone.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import compile_kernel
import system_libraries

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / ".installed"
FONTS = ROOT / "maverick_desktop" / "assets" / "fonts"

EXTRAS = "dev,dist"
FONT_PACKAGES = {
    "fonts-inter": ("Inter", ("Regular", "Medium", "SemiBold", "Bold")),
    "fonts-vollkorn": ("Vollkorn", ("Regular", "SemiBold", "Bold")),
}


def main() -> int:
    testing = "--tests" in sys.argv[1:]
    tried = VENV / (".tests-tried" if testing else ".system-tried")
    if not system_libraries.ensure(tried, testing=testing):
        return 1
    install_package()
    compile_kernel.ensure(BIN / "python", VENV / ".kernel")
    compile_code()
    copy_fonts()
    return 0


def install_package() -> None:
    """Create .venv and install the package with its tools, unless that very state is there."""
    state = wanted_state()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == state:
        return
    print("Installing Maverick Desktop into .venv (a minute the first time) …", flush=True)
    STAMP.unlink(missing_ok=True)
    subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    pip = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    what = ["-c", str(ROOT / "constraints.txt"), "-e", f"{ROOT}[{EXTRAS}]"]
    subprocess.run([*pip, "install", "--quiet", *what], check=True, stdin=subprocess.DEVNULL)
    STAMP.write_text(state, encoding="utf-8")


def compile_code() -> None:
    """Keep the program's bytecode: without it every start would compile a hundred modules."""
    command = [str(BIN / "python"), "-m", "compileall", "-q", str(ROOT / "maverick_desktop")]
    subprocess.run(command, check=False, stdin=subprocess.DEVNULL)


def wanted_state() -> str:
    """Changes whenever an installation made earlier would no longer do."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = (
        str(ROOT),
        sys.version,
        EXTRAS,
        json.dumps(declared["build-system"]),
        json.dumps(declared["project"]),
        (ROOT / "constraints.txt").read_text(encoding="utf-8"),
    )
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def copy_fonts() -> None:
    """Bring the two families from the system's font packages; the game can do without them."""
    for package, (family, weights) in FONT_PACKAGES.items():
        wanted = {f"{family}-{weight}" for weight in weights}
        if wanted <= {path.stem for path in FONTS.glob(f"{family}-*.[ot]tf")}:
            continue
        found = [path for path in package_files(package) if path.stem in wanted]
        if not found:
            print(f"{package} is not installed: the system's own fonts serve in place of {family}.")
            continue
        FONTS.mkdir(parents=True, exist_ok=True)
        for path in found:
            shutil.copyfile(path, FONTS / path.name)


def package_files(package: str) -> list[Path]:
    """The font files of an installed Debian package; nothing where there is no such package."""
    if shutil.which("dpkg-query") is None:
        return []
    listing = subprocess.run(
        ["dpkg-query", "-L", package], capture_output=True, text=True, check=False
    )
    paths = (Path(line) for line in listing.stdout.splitlines())
    return [path for path in paths if path.suffix in (".otf", ".ttf") and path.is_file()]


if __name__ == "__main__":
    sys.exit(main())
