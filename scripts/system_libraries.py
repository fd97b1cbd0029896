"""The system libraries that Qt needs: find what is missing, install or name it.

As root on Debian or Ubuntu the missing packages are installed; elsewhere one copyable line names
them. Without the libraries of the first list Qt cannot even start; the others only limit the game.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class Need(NamedTuple):
    """One thing that must be there: a library by its soname, a program or a Python module."""

    name: str
    debian: str
    arch: str


REQUIRED = (
    Need("python:ensurepip", "python3-venv", "python"),
    Need("libEGL.so.1", "libegl1", "libglvnd"),
    Need("libGL.so.1", "libgl1", "libglvnd"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5"),
)
OPTIONAL = (
    # A window on an X11 screen.
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    # A table on the local network: Qt encrypts with it.
    Need("libssl.so.3", "libssl3", "openssl"),
    # The tests that drive the window.
    Need("program:Xvfb", "xvfb", "xorg-server-xvfb"),
    Need("program:xauth", "xauth", "xorg-xauth"),
    # The packaged program.
    Need("program:objdump", "binutils", "binutils"),
)
# What only `make test` asks for: a private print server with a printer that makes files, and what
# reads them again. Playing and printing need none of it.
TESTING = (
    Need("program:cupsd", "cups", "cups"),
    Need("program:lpadmin", "cups-client", "cups"),
    Need("file:/usr/lib/cups/backend/cups-pdf", "printer-driver-cups-pdf", "cups-pdf"),
    Need("file:/usr/lib/cups/filter/pdftopdf", "cups-filters", "cups-filters"),
    Need("program:gs", "ghostscript", "ghostscript"),
    Need("program:pdftoppm", "poppler-utils", "poppler"),
)
# Debian's Python does not use its own shared library, but the packaged program does.
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
LIBPYTHON = Need(f"libpython{VERSION}.so.1.0", f"libpython{VERSION}", "python")
# Only Debian's packages are copied into the program; elsewhere an installed family is found by Qt.
DEBIAN_FONTS = (
    Need("package:fonts-inter", "fonts-inter", ""),
    Need("package:fonts-vollkorn", "fonts-vollkorn", ""),
)

APT_INSTALL = ["apt-get", "install", "-y", "-q", "--no-install-recommends"]


def ensure(tried: Path, *, testing: bool = False) -> bool:
    """Install or name what is missing; False where Qt cannot start without it.

    With `testing` also what some tests need, which skip without it.

    `tried` remembers the packages that could not be installed, so that they are not asked for
    again at every start.
    """
    if not sys.platform.startswith("linux"):
        return True
    missing = missing_needs(testing)
    if not missing:
        return True
    if is_root() and shutil.which("apt-get") and not was_tried(tried, missing):
        install(missing)
        missing = missing_needs(testing)
        tried.parent.mkdir(exist_ok=True)
        tried.write_text(names(missing), encoding="utf-8")
    if not missing:
        return True
    print("Missing from this system; this line installs it:")
    print("  " + copyable_line(missing))
    return not any(need in REQUIRED for need in missing)


def missing_needs(testing: bool = False) -> list[Need]:
    needs = [*REQUIRED, *OPTIONAL, *(TESTING if testing else ())]
    if sys.base_prefix == "/usr":
        needs.append(LIBPYTHON)
    if shutil.which("apt-get"):
        needs.extend(DEBIAN_FONTS)
    return [need for need in needs if not is_there(need.name)]


def is_there(name: str) -> bool:
    kind, _, rest = name.rpartition(":")
    if kind == "python":
        return find_spec(rest) is not None
    if kind == "program":
        return shutil.which(rest) is not None
    if kind == "file":
        return Path(rest).exists()
    if kind == "package":
        return Path(f"/usr/share/doc/{rest}").exists()
    try:
        ctypes.CDLL(rest)
    except OSError:
        return False
    return True


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def was_tried(tried: Path, missing: list[Need]) -> bool:
    return tried.is_file() and tried.read_text(encoding="utf-8") == names(missing)


def names(missing: list[Need]) -> str:
    return " ".join(need.debian for need in missing)


def install(missing: list[Need]) -> None:
    """What Qt needs first and in one go; then the rest one by one, as some may not exist here."""
    print("Installing system libraries:", names(missing), flush=True)
    apt(["apt-get", "update", "-q"])
    required = [need.debian for need in missing if need in REQUIRED]
    if required:
        apt([*APT_INSTALL, *required])
    optional = [need.debian for need in missing if need not in REQUIRED]
    if optional and not apt([*APT_INSTALL, *optional]):
        for package in optional:
            apt([*APT_INSTALL, package])


def apt(command: list[str]) -> bool:
    """Run quietly; show what it said only if it failed."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(f"{' '.join(command)} failed:\n{done.stdout}", flush=True)
    return done.returncode == 0


def copyable_line(missing: list[Need]) -> str:
    sudo = "" if is_root() else "sudo "
    if shutil.which("apt-get"):
        return f"{sudo}apt-get install -y {names(missing)}"
    if shutil.which("pacman"):
        return f"{sudo}pacman -S --needed {' '.join(sorted({need.arch for need in missing}))}"
    for manager in ("dnf", "zypper"):
        if shutil.which(manager):
            return f"{sudo}{manager} install {' '.join(rpm_capability(need) for need in missing)}"
    return "your package manager's packages with " + ", ".join(need.name for need in missing)


def rpm_capability(need: Need) -> str:
    """RPM packages are found by what they provide: a library's soname or a program's path."""
    kind, _, rest = need.name.rpartition(":")
    if kind == "program":
        return f"/usr/bin/{rest}"
    if kind == "file":
        return rest
    if kind == "python":
        return "python3"
    return f"'{rest}()(64bit)'"
