"""Pictures of cards: every one there, told apart, sharp, kept within bounds."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication

from maverick_desktop.core.cards import DECK, Card, card
from maverick_desktop.ui.art import ASSETS, INK, Art, card_drawing
from maverick_desktop.ui.cardface import CardFaces, FaceOptions, FaceWords
from maverick_desktop.ui.lettering import Lettering, load_fonts
from maverick_desktop.ui.measures import CARD_SHADOW
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import BACKS, CONTRAST, DARK, LIGHT, THEMES
from tests.ui.render_cards import RUSSIAN, Sheet, deck, fan

WIDTH = 60


@pytest.fixture
def lettering(qapp: QApplication) -> Lettering:
    return load_fonts()


@pytest.fixture
def faces(lettering: Lettering) -> CardFaces:
    return CardFaces(Art(), lettering, LIGHT)


def pixels(picture: QPixmap | QImage, part: QRect | None = None) -> bytes:
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    if part is not None:
        image = image.copy(part)
    # A view of the bits does not keep its image alive, so the image needs a name.
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())


def strip(picture: QPixmap, height: float = 1.0) -> bytes:
    """What the narrowest strip of a fanned card shows for certain."""
    return pixels(picture, QRect(0, 0, picture.width() * 44 // 250, int(picture.height() * height)))


def assert_all_differ(pictures: Iterable[bytes]) -> None:
    seen = list(pictures)
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize(
    ("width", "mark", "dimmed"),
    [
        (WIDTH, None, False),
        (34, None, False),
        (WIDTH, None, True),
        (WIDTH, Mark.TRUMP, False),
        (WIDTH, Mark.ADDER, True),
    ],
)
@pytest.mark.parametrize("options", [FaceOptions(), FaceOptions(four_colours=True)])
def test_every_card_differs_from_every_other(
    lettering: Lettering, options: FaceOptions, width: int, mark: Mark | None, dimmed: bool
) -> None:
    faces = CardFaces(Art(), lettering, LIGHT, options)
    assert_all_differ(
        pixels(faces.pixmap(one, width, dpr=1, mark=mark, dimmed=dimmed)) for one in DECK
    )


def test_each_state_of_a_card_shows(faces: CardFaces) -> None:
    for one in DECK:
        assert_all_differ(
            pixels(faces.pixmap(one, WIDTH, dpr=1, mark=mark, dimmed=dimmed))
            for mark in (None, Mark.TRUMP, Mark.ADDER)
            for dimmed in (False, True)
        )


def test_a_fanned_card_shows_figure_suit_and_mark(lettering: Lettering) -> None:
    for options in (FaceOptions(), FaceOptions(larger_figures=True)):
        faces = CardFaces(Art(), lettering, LIGHT, options)
        plain = [faces.pixmap(one, 116, dpr=1) for one in DECK]
        assert_all_differ(strip(picture, 0.31) for picture in plain)
        for one, before in zip(DECK, plain, strict=True):
            marked = faces.pixmap(one, 116, dpr=1, mark=Mark.TRUMP)
            assert strip(before, 0.45) != strip(marked, 0.45)
            beyond = QRect(before.width() * 44 // 250 + 1, 0, before.width(), before.height())
            assert pixels(before, beyond) == pixels(marked, beyond)


def test_the_lower_right_corner_is_the_upper_left_upside_down(faces: CardFaces) -> None:
    for one in DECK:
        image = faces.pixmap(one, 100, dpr=1).toImage()
        corner = QRect(0, 0, 17, 38)
        turned = image.copy(corner.translated(83, 102)).transformed(QTransform().rotate(180))
        assert_alike(image.copy(corner), turned)


def assert_alike(one: QImage, other: QImage, slack: int = 60) -> None:
    assert one.size() == other.size()
    for mine, theirs in zip(pixels(one), pixels(other), strict=True):
        assert abs(mine - theirs) <= slack


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("rank", range(2, 11))
def test_a_card_has_as_many_pips_as_its_rank(faces: CardFaces, rank: int, suit: str) -> None:
    image = faces.pixmap(card(f"{'T' if rank == 10 else rank}{suit}"), 125, dpr=1).toImage()
    # Between the columns of the two corners there are pips and nothing else.
    inked = {
        (x, y)
        for x in range(28, 98)
        for y in range(175)
        if image.pixelColor(x, y).lightness() < 160
    }
    assert blots(inked) == rank


def blots(inked: set[tuple[int, int]]) -> int:
    count = 0
    while inked:
        count += 1
        edge = [inked.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & inked
            inked -= near
            edge.extend(near)
    return count


def test_the_same_picture_twice(lettering: Lettering) -> None:
    for one in DECK:
        first, second = (
            CardFaces(Art(), lettering, DARK).pixmap(one, 86, dpr=1.25, mark=Mark.ADDER)
            for _ in range(2)
        )
        assert pixels(first) == pixels(second)


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2, 3])
@pytest.mark.parametrize("width", [34, 52, 86, 116, 159])
def test_pictures_have_the_pixels_of_the_screen(faces: CardFaces, width: int, dpr: float) -> None:
    for picture in (faces.pixmap(card("QD"), width, dpr=dpr), faces.back(width, dpr=dpr)):
        across = round(width * dpr)
        assert (picture.width(), picture.height()) == (across, round(across * 1.4))
        assert picture.devicePixelRatio() == dpr


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2, 3])
@pytest.mark.parametrize(("left", "top"), [(20.3, 10.7), (20.5, 10.49), (20.9, 10.01)])
def test_an_upright_card_lies_on_the_pixels_of_the_screen(
    faces: CardFaces, left: float, top: float, dpr: float
) -> None:
    picture = faces.pixmap(card("QD"), 86, dpr=dpr)
    table = QImage(round(200 * dpr), round(200 * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    table.setDevicePixelRatio(dpr)
    table.fill(QColor("#2A5A4A"))
    painter = QPainter(table)
    faces.draw(painter, QRectF(left, top, 86, 120.4), card("QD"))
    painter.end()
    # The table may show through at corners and edges; within them must be the picture itself.
    inner = picture.rect().adjusted(3, 15, -3, -15)
    x, y = int(left * dpr), int(top * dpr)
    places = [inner.translated(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]
    assert pixels(picture, inner) in [pixels(table, place) for place in places]


def test_no_dark_fringe_on_a_turned_card(faces: CardFaces) -> None:
    table = QImage(200, 240, QImage.Format.Format_ARGB32_Premultiplied)
    table.fill(Qt.GlobalColor.white)
    painter = QPainter(table)
    painter.translate(100, 120)
    painter.rotate(7)
    faces.draw(painter, QRectF(-58, -81, 116, 162.4), card("2C"))
    painter.end()
    # Away from figure and pips only the edge line, a fifth black, may be darker than the face.
    edge = table.copy(0, 90, 60, 60)
    darkest = min(QColor(edge.pixel(x, y)).lightness() for x in range(60) for y in range(60))
    assert darkest > 180


def test_a_picture_is_kept_and_memory_is_bounded(lettering: Lettering) -> None:
    budget = 400_000
    faces = CardFaces(Art(), lettering, LIGHT, budget=budget)
    first = faces.pixmap(card("KS"), WIDTH, dpr=1)
    assert faces.pixmap(card("KS"), WIDTH, dpr=1).cacheKey() == first.cacheKey()
    for one in DECK:
        faces.pixmap(one, WIDTH, dpr=1)
        faces.shadow(WIDTH, CARD_SHADOW, dpr=1)
        assert faces.bytes_kept <= budget
    assert faces.pixmap(card("KS"), WIDTH, dpr=1).cacheKey() != first.cacheKey()


def test_theme_options_and_words_change_the_pictures(faces: CardFaces) -> None:
    def shown(one: str = "JD") -> bytes:
        return pixels(faces.pixmap(card(one), WIDTH, dpr=1))

    seen = [shown()]
    faces.change(theme=DARK)
    seen.append(shown())
    faces.change(options=FaceOptions(four_colours=True))
    seen.append(shown())
    faces.change(options=FaceOptions(larger_figures=True))
    seen.append(shown())
    faces.change(words=RUSSIAN)
    seen.append(shown())
    assert_all_differ(seen)
    assert (faces.theme, faces.options.larger_figures) == (DARK, True)


def test_russian_jokers_differ_in_their_words(lettering: Lettering) -> None:
    english, russian = (
        CardFaces(Art(), lettering, LIGHT, words=words) for words in (FaceWords(), RUSSIAN)
    )
    for name in ("BJ", "SJ"):
        for width in (34, WIDTH):
            one = card(name)
            assert pixels(english.pixmap(one, width, dpr=1)) != pixels(
                russian.pixmap(one, width, dpr=1)
            )


def test_backs(faces: CardFaces) -> None:
    assert_all_differ(pixels(faces.back(WIDTH, dpr=1, name=name)) for name in BACKS)
    assert pixels(faces.back(WIDTH, dpr=1)) == pixels(faces.back(WIDTH, dpr=1, name="ink"))


@pytest.mark.parametrize("folder", ["absent", "empty", "rubbish"])
def test_without_our_fonts_the_systems_serve(
    qapp: QApplication, tmp_path: Path, folder: str
) -> None:
    fonts = tmp_path / folder
    if folder != "absent":
        fonts.mkdir()
    if folder == "rubbish":
        (fonts / "Inter-Bold.otf").write_bytes(b"no font")
        (fonts / "README.txt").write_text("nothing", encoding="utf-8")
    lettering = load_fonts(fonts)
    assert lettering.sans
    assert lettering.serif
    foreign = Lettering(sans=("No Such Family",), serif=("No Such Family",))
    for letters in (lettering, foreign):
        faces = CardFaces(Art(), letters, LIGHT)
        assert_all_differ(pixels(faces.pixmap(one, WIDTH, dpr=1)) for one in DECK)


def test_contrast_has_no_shadows(lettering: Lettering) -> None:
    for theme in (LIGHT, CONTRAST):
        bare = Sheet(lettering, theme, (120, 140), 1.0)
        bare.painter.end()
        sheet = Sheet(lettering, theme, (120, 140), 1.0)
        sheet.card(sheet.faces(), card("AS"), 20, 10, WIDTH)
        sheet.painter.end()
        below = QRect(20, 10 + WIDTH * 7 // 5 + 2, WIDTH, 4)
        assert (pixels(bare.image, below) != pixels(sheet.image, below)) is theme.shadows


def test_the_sheets_can_be_painted_in_every_theme(lettering: Lettering) -> None:
    assert_all_differ(
        pixels(draw(lettering, theme)) for theme in THEMES.values() for draw in (deck, fan)
    )


def test_every_drawing_can_be_read(qapp: QApplication) -> None:
    names = [path.stem for path in (ASSETS / "cards").glob("*.svg")]
    assert {drawing(one) for one in DECK} - {None} <= set(names)
    art = Art()
    for name in names:
        assert_paints(art, name, {})
    for path in (ASSETS / "icons").glob("*.svg"):
        assert_paints(art, path.stem, {INK: QColor("#FF0000")})


def drawing(one: Card) -> str | None:
    return card_drawing(one, four_colours=True)


def assert_paints(art: Art, name: str, colours: dict[str, QColor]) -> None:
    image = QImage(50, 70, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    art.paint(painter, name, QRectF(0, 0, 50, 70), colours)
    painter.end()
    assert any(pixels(image)), name


def test_an_icon_takes_the_colour_it_is_given(qapp: QApplication) -> None:
    art = Art()
    red = art.pixmap("undo", 18, QColor("#FF0000"), 1.5)
    assert (red.width(), red.devicePixelRatio()) == (27, 1.5)
    image = red.toImage()
    colours = {
        QColor(image.pixel(x, y)).hue()
        for x in range(27)
        for y in range(27)
        if image.pixelColor(x, y).alpha() > 200
    }
    assert colours == {0}
