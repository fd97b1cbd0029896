"""Build the one-folder program for this system, say how large it is, and try it.

make dist        or        .venv/bin/python packaging/build.py
"""

import os
import subprocess
import sys
from pathlib import Path

import smoke

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = ROOT / "build"
PROGRAM = DIST / "maverick-desktop"
ASSETS = ROOT / "maverick_desktop" / "assets"
ICON_FORMATS = {"win32": "ico", "darwin": "icns"}


def main() -> int:
    if sys.platform in ICON_FORMATS:
        draw_icon(ICON_FORMATS[sys.platform])
    if not any((ASSETS / "fonts").glob("*.[ot]tf")):
        print("No fonts in assets/fonts: the program will use the fonts of the system it runs on.")
    print("Packing …", flush=True)
    packed = subprocess.run(
        [
            *(
                sys.executable,
                "-m",
                "PyInstaller",
                "--noconfirm",
                "--clean",
                "--log-level",
                "ERROR",
            ),
            *("--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")),
            str(ROOT / "packaging" / "maverick.spec"),
        ],
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if packed.returncode:
        return packed.returncode
    files = [path for path in PROGRAM.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    print(f"{PROGRAM.relative_to(ROOT)}: {size / 1e6:.0f} MB in {len(files)} files", flush=True)
    return smoke.main(PROGRAM)


def draw_icon(kind: str) -> None:
    """The program's icon in the form that Windows or macOS wants, drawn from the SVG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    image = QImage(256, 256, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(next(ASSETS.rglob("app.svg")))).render(painter)
    painter.end()
    BUILD.mkdir(exist_ok=True)
    if not image.save(str(BUILD / f"maverick.{kind}")):
        raise SystemExit(f"The icon could not be written as {kind}.")
    application.shutdown()


if __name__ == "__main__":
    sys.exit(main())
