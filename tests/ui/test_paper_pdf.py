"""The PDF as others read it: its texts, fonts and pages by poppler's tools; a disk that is full."""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from maverick_desktop.core.store import Disk
from maverick_desktop.text.phrase import ENGLISH, Language, number
from maverick_desktop.ui.lettering import FONTS, Lettering
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.blankpages import blank_pages
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.pdf import pdf_bytes, save_pdf
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.text import language
from tests.ui import paperstates as states
from tests.ui.paperchecks import picture
from tests.ui.paperstates import Match

needs_poppler = pytest.mark.skipif(
    not all(shutil.which(tool) for tool in ("pdftotext", "pdftoppm", "pdffonts", "pdfinfo")),
    reason="poppler-utils, whose tools read the PDF, are not installed here",
)

LETTERS = ("Юлия", "Жанна", "Фёдор", "Ъ Щукин")


def made(
    look: Look,
    match: Match,
    paper: Paper = Paper.A4,
    detail: Detail = Detail.HANDS,
    spoken: Language = ENGLISH,
    lettering: Lettering | None = None,
) -> Pages:
    return match_pages(*match, spoken, lettering or look.lettering, look.art, paper, detail)


def read_by(tool: str, path: Path, *options: str) -> str:
    done = subprocess.run(
        [tool, *options, str(path), *(["-"] if tool == "pdftotext" else [])],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


Save = Callable[[Pages], Path]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Pages as a file."""

    def saved(pages: Pages) -> Path:
        path = tmp_path / "sheet.pdf"
        save_pdf(pages, path, Disk())
        return path

    return saved


# --- texts ---------------------------------------------------------------------------------------


@needs_poppler
@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("spoken", ["en", "ru"])
def test_every_name_and_figure_can_be_copied(
    look: Look, save: Save, paper: Paper, detail: Detail, spoken: str
) -> None:
    sheet, head = states.named(states.long_match(14), LETTERS)
    spoken_by = language("ru") if spoken == "ru" else ENGLISH
    text = read_by("pdftotext", save(made(look, (sheet, head), paper, detail, spoken_by)))
    printed = set(text.split())
    assert all(name in text for name in LETTERS)
    for hand in sheet.hands:
        for side in hand.sides:
            assert number(side.total) in printed, (hand.number, side)
            assert number(side.base) in printed
    assert ("Carried over" if spoken == "en" else "Перенос") in text
    assert ("29 November 2026" if spoken == "en" else "29 ноября 2026") in text
    assert "\N{REPLACEMENT CHARACTER}" not in text
    assert "\0" not in text


@needs_poppler
def test_names_that_look_like_something_else(look: Look, save: Save) -> None:
    names = ("<b>Bo</b>", "&amp;", "{n}|%1", "A\\(B)")
    path = save(made(look, states.named(states.pictured(), names)))
    text = read_by("pdftotext", path)
    assert all(name in text for name in names)
    assert "Title:           Score sheet: <b>Bo</b> & {n}|%1 – &amp; & A\\(B)" in (
        read_by("pdfinfo", path)
    )


@needs_poppler
def test_the_systems_fonts_serve_as_well(look: Look, save: Save) -> None:
    """Without the look's own families the sheet is plainer, and every figure is still there."""
    families = Lettering(("DejaVu Sans", "Sans Serif"), ("DejaVu Serif", "Sans Serif"))
    path = save(made(look, states.pictured(), lettering=families))
    text = read_by("pdftotext", path)
    assert "+15" in text
    assert "Walter & Emma win" in text
    assert "Inter" not in read_by("pdffonts", path)


@needs_poppler
def test_blank_sheets_say_what_they_ask_for(look: Look, save: Save) -> None:
    path = save(blank_pages(None, language("ru"), look.lettering, look.art, Paper.A4, 1))
    text = read_by("pdftotext", path)
    assert {"16", "Индивидуалист", "×3 или −1"} <= {line.strip() for line in text.splitlines()}


# --- fonts, pages, size --------------------------------------------------------------------------


@needs_poppler
def test_fonts_are_inside_and_have_their_letters(look: Look, save: Save) -> None:
    lines = read_by("pdffonts", save(made(look, states.pictured()))).splitlines()[2:]
    assert len(lines) >= (7 if FONTS.is_dir() else 2)
    # Embedded, a subset, with a table of the letters its glyphs stand for.
    assert all(re.search(r"\byes (yes|no) +yes\b", line) for line in lines)


@needs_poppler
@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, "595 x 842"), (Paper.LETTER, "612 x 792")])
def test_size_and_title(look: Look, save: Save, paper: Paper, size: str) -> None:
    told = read_by("pdfinfo", save(made(look, states.long_match(14), paper)))
    assert re.search(r"^Title: +Score sheet: Sam & Nora – Walter & Emma$", told, re.MULTILINE)
    assert re.search(r"^Creator: +Maverick Desktop$", told, re.MULTILINE)
    assert re.search(r"^Pages: +2$", told, re.MULTILINE)
    assert re.search(rf"^Page size: +{size} pts", told, re.MULTILINE)


def test_forty_hands_are_small(look: Look) -> None:
    assert len(pdf_bytes(made(look, states.long_match(40)))) < 150_000


@needs_poppler
@pytest.mark.parametrize("detail", Detail)
def test_the_screen_shows_what_the_pdf_has(
    look: Look, save: Save, tmp_path: Path, detail: Detail
) -> None:
    """One painting: page by page, at most 2 % of pixels differ by more than a quarter."""
    pages = made(look, states.played(3), detail=detail)
    subprocess.run(
        ["pdftoppm", "-r", "150", "-gray", "-png", save(pages), tmp_path / "page"], check=True
    )
    for page in range(pages.count):
        theirs = QImage(str(tmp_path / f"page-{page + 1}.png"))
        # A PDF's page is whole points wide.
        width = round(pages.size[0] / 25.4 * 72) / 72 * 150
        assert abs(theirs.width() - width) <= 1
        assert differing(picture(pages, page, width), theirs) < 0.02


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that differ by more than a quarter of the whole range."""
    width = min(one.width(), other.width())
    height = min(one.height(), other.height())
    grey = QImage.Format.Format_Grayscale8
    rows = [
        [bytes(image.constBits())[y * image.bytesPerLine() :][:width] for y in range(height)]
        for image in (one.convertToFormat(grey), other.convertToFormat(grey))
    ]
    apart = sum(
        int(abs(a - b) > 64)
        for ours, theirs in zip(*rows, strict=True)
        if ours != theirs
        for a, b in zip(ours, theirs, strict=True)
    )
    return apart / (width * height)


# --- files ---------------------------------------------------------------------------------------


class FullDisk(Disk):
    """Takes a few bytes and no more."""

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Refuse what comes after the first bytes."""
        if offset:
            raise OSError(28, "No space left on device")
        return super().write(descriptor, offset, data[:100])


def test_a_full_disk_leaves_the_old_file(look: Look, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"former")
    with pytest.raises(OSError, match="No space"):
        save_pdf(made(look, states.pictured()), path, FullDisk())
    assert path.read_bytes() == b"former"
    assert list(tmp_path.iterdir()) == [path]
