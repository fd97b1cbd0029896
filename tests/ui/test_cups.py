"""A private print server whose printer makes files: what arrives is what the PDF shows."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.patience import PATIENCE, WHOLE_RUN

ROOT = Path(__file__).resolve().parents[2]
PRINTER = "maverick-test"
BACKEND = Path("/usr/lib/cups/backend/cups-pdf")
PPD = Path("/usr/share/ppd/cups-pdf/CUPS-PDF_opt.ppd")
SETTINGS = Path("/etc/cups") / f"cups-pdf-{PRINTER}.conf"

CUPSD_CONF = """\
Listen {folder}/run/cups.sock
LogLevel warn
DefaultAuthType None
WebInterface No
Browsing No
<Location />
Order allow,deny
Allow all
</Location>
<Policy default>
<Limit All>
Order allow,deny
Allow all
</Limit>
</Policy>
"""
FILES_CONF = """\
ServerRoot {folder}/root
RequestRoot {folder}/spool
CacheDir {folder}/cache
StateDir {folder}/run
TempDir {folder}/tmp
AccessLog {folder}/access_log
ErrorLog {folder}/error_log
PageLog {folder}/page_log
SystemGroup root
"""
PDF_CONF = """\
Out {folder}/out
AnonDirName {folder}/out
Spool {folder}/jobs
Grp root
"""


def why_not() -> str | None:
    """Why no print server can be run here."""
    if os.name != "posix" or os.geteuid() != 0:
        return "a private print server needs root here"
    for program in ("cupsd", "lpadmin", "lpstat", "gs", "pdftoppm"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    for file in (BACKEND, PPD, Path("/usr/lib/cups/filter/pdftopdf")):
        if not file.exists():
            return f"{file} is not installed"
    return None


@pytest.fixture
def printed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """The folder where the printer of a private server leaves its files."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    folder = Path("/tmp") / f"cups-{os.getpid()}"  # noqa: S108 - the path of a socket must be short
    for name in ("run", "root", "spool", "cache", "tmp", "out", "jobs"):
        (folder / name).mkdir(parents=True)
        (folder / name).chmod(0o777)
    folder.chmod(0o777)
    (folder / "cupsd.conf").write_text(CUPSD_CONF.format(folder=folder))
    (folder / "files.conf").write_text(FILES_CONF.format(folder=folder))
    SETTINGS.write_text(PDF_CONF.format(folder=folder))
    monkeypatch.setenv("CUPS_SERVER", str(folder / "run" / "cups.sock"))
    server = subprocess.Popen(
        ["cupsd", "-f", "-c", folder / "cupsd.conf", "-s", folder / "files.conf"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        waited_for(lambda: tell("lpstat", "-r").startswith("scheduler is running"))
        tell("lpadmin", "-p", PRINTER, "-E", "-v", f"cups-pdf:/{PRINTER}", "-P", str(PPD))
        tell("lpadmin", "-d", PRINTER)
        yield folder / "out"
    finally:
        server.terminate()
        server.wait(PATIENCE)
        SETTINGS.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)


def tell(*words: str) -> str:
    """What a command says."""
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=WHOLE_RUN)
    return done.stdout


def waited_for(holds: Callable[[], bool]) -> None:
    """Wait until something holds; fail when it takes too long."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def rendered(pdf: Path, page: int) -> QImage:
    """A page of a PDF in grey at 150 dpi."""
    stem = pdf.with_suffix("")
    first = str(page + 1)
    words = ["pdftoppm", "-r", "150", "-gray", "-png", "-singlefile", "-f", first, "-l", first]
    subprocess.run([*words, str(pdf), str(stem)], check=True, timeout=WHOLE_RUN)
    image = QImage(str(stem.with_suffix(".png"))).convertToFormat(QImage.Format.Format_Grayscale8)
    assert not image.isNull()
    return image


def _line(image: QImage, row: int) -> bytes:
    line = image.constScanLine(row)
    assert isinstance(line, memoryview)
    return line.tobytes()


def far_off(one: QImage, other: QImage) -> float:
    """The part of the pixels that differ by more than a quarter of the scale."""
    assert abs(one.width() - other.width()) <= 2
    assert abs(one.height() - other.height()) <= 2
    width, height = min(one.width(), other.width()), min(one.height(), other.height())
    different = 0
    for row in range(height):
        left = _line(one, row)[:width]
        right = _line(other, row)[:width]
        different += sum(abs(a - b) > 64 for a, b in zip(left, right, strict=True))
    return different / (width * height)


@pytest.mark.slow
def test_a_printed_page_is_the_page_of_the_pdf(printed: Path, tmp_path: Path) -> None:
    ours = tmp_path / "ours.pdf"
    words = [sys.executable, "-m", "tests.ui.printed", str(ours)]
    subprocess.run(words, check=True, timeout=WHOLE_RUN, cwd=ROOT)
    waited_for(lambda: any(file.stat().st_size for file in printed.glob("*.pdf")))
    waited_for(lambda: PRINTER not in tell("lpstat", "-o"))
    (job,) = printed.glob("*.pdf")
    assert pages_of(job) == pages_of(ours) >= 1
    for page in range(pages_of(ours)):
        assert far_off(rendered(job, page), rendered(ours, page)) <= 0.02


def pages_of(pdf: Path) -> int:
    """How many pages a file has."""
    lines = tell("pdfinfo", str(pdf)).splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pages:"))
