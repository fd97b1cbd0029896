"""The fonts for figures that are made in memory, and the shapes of the signs."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainterPath

from maverick_desktop.ui.art import Art
from maverick_desktop.ui.lettering import FONTS
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.faces import Cut, Face, Typesetter
from maverick_desktop.ui.paper.figurefont import FIGURES, NoFigures, figure_family, figure_font
from maverick_desktop.ui.paper.ink import Outline
from maverick_desktop.ui.paper.outlines import Outlines, path_of

FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Vollkorn-Bold.ttf")

needs_fonts = pytest.mark.skipif(
    not all((FONTS / file).is_file() for file in FILES),
    reason="the look's fonts are not in assets/fonts, where make setup puts them",
)


@needs_fonts
@pytest.mark.parametrize("file", FILES)
def test_figures_are_equally_wide(look: Look, file: str) -> None:
    family = figure_family(FONTS / file, f"Test Figures {file}")
    assert family is not None
    font = QFont(family)
    font.setPixelSize(1000)
    assert QFontInfo(font).family() == family
    metrics = QFontMetricsF(font)
    widths = [metrics.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) - min(widths) <= 5
    # They are the ones that a feature would put there.
    named = QFont("Vollkorn" if file.startswith("Vollkorn") else "Inter")
    named.setPixelSize(1000)
    named.setWeight(QFont.Weight.Bold if "Bold.ttf" in file else QFont.Weight.Normal)
    plain = QFontMetricsF(named)
    assert [plain.horizontalAdvance(digit) for digit in "0123456789"] != widths


@needs_fonts
def test_a_family_is_registered_once(look: Look) -> None:
    first = figure_family(FONTS / FILES[0], "Test Once")
    assert figure_family(FONTS / FILES[0], "Test Once") == first
    assert figure_family(FONTS / "no such file", "Test Never") is None


@needs_fonts
@pytest.mark.parametrize("file", FILES)
def test_the_file_is_whole(file: str) -> None:
    """Tables in order, each with its right sum: what stricter systems look for."""
    data = figure_font((FONTS / file).read_bytes(), "Test")
    count = struct.unpack_from(">H", data, 4)[0]
    tags = []
    for place in range(count):
        tag, total, offset, length = struct.unpack_from(">4sIII", data, 12 + 16 * place)
        tags.append(tag)
        table = data[offset : offset + length] + bytes(-length % 4)
        assert sum(struct.unpack(f">{len(table) // 4}I", table)) & 0xFFFFFFFF == total
        assert offset % 4 == 0
    assert tags == sorted(tags)
    assert {b"cmap", b"name", b"head", b"hmtx"} < set(tags)
    assert b"GSUB" not in tags


@needs_fonts
@settings(max_examples=200, deadline=None)
@given(st.integers(0, 60_000), st.integers(0, 255), st.integers(0, 4000))
def test_a_damaged_font_is_no_font(cut: int, byte: int, at: int) -> None:
    data = bytearray((FONTS / FILES[0]).read_bytes()[:cut])
    if at < len(data):
        data[at] = byte
    try:
        figure_font(bytes(data), "Test")
    except NoFigures:
        return
    assert len(data) > 12


def test_what_is_no_font() -> None:
    for data in (b"", b"OTTO", b"PK\3\4" + bytes(200), bytes(5000)):
        with pytest.raises(NoFigures):
            figure_font(data, "Test")


def test_faces(look: Look) -> None:
    setter = Typesetter(look.lettering)
    for face in Face:
        cut: Cut = face.value
        font = setter.font(face)
        assert font.pixelSize() == round(cut.size * 100)
        assert font is setter.font(face)
        if cut.figures:
            ones, nines = setter.width(face, "111"), setter.width(face, "999")
            assert ones == pytest.approx(nines, abs=0.03)
    assert set("0123456789+−×–") == set(FIGURES)


def test_texts_are_cut_to_their_room(look: Look) -> None:
    setter = Typesetter(look.lettering)
    assert setter.cut(Face.BODY, "Nora", 50) == "Nora"
    for room in (0, 2, 5, 9, 20, 26):
        cut = setter.cut(Face.BODY, "Ekaterina of the long name", room)
        assert cut.endswith("…")
        assert " …" not in cut
        assert setter.width(Face.BODY, cut) <= max(room, setter.width(Face.BODY, "…"))


# --- signs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("outline", Outline)
def test_every_sign_has_its_height_around_its_middle(outline: Outline) -> None:
    parts = Outlines(Art()).parts(outline)
    whole = QPainterPath()
    for part in parts:
        whole.addPath(part)
    box = whole.boundingRect()
    assert 0.7 <= max(box.width(), box.height()) <= 1.2
    assert abs(box.center().x()) < 0.12
    assert abs(box.center().y()) < 0.15


def test_a_club_is_solid() -> None:
    """Its three discs overlap its stem; where they do there must be no hole."""
    [club] = Outlines(Art()).parts(Outline.CLUBS)
    for x, y in ((0.0, -0.1), (0.0, 0.1), (-0.2, 0.1), (0.2, 0.1), (0.0, 0.3)):
        assert club.contains(QPointF(x, y)), (x, y)


def test_path_data() -> None:
    path = path_of("M1 2 3-4L5 .5C1 1 2 2-3-3Z")
    kinds = [path.elementAt(place).type for place in range(path.elementCount())]
    move, line, curve, data = (
        QPainterPath.ElementType.MoveToElement,
        QPainterPath.ElementType.LineToElement,
        QPainterPath.ElementType.CurveToElement,
        QPainterPath.ElementType.CurveToDataElement,
    )
    assert kinds == [move, line, line, curve, data, data, line]
    assert (path.elementAt(1).x, path.elementAt(1).y) == (3, -4)
