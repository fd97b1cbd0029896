"""Nothing on the table overlaps or touches an edge, at any size a window may have."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from maverick_desktop.ui import measures
from maverick_desktop.ui.scene import PLACES
from maverick_desktop.ui.views.fangeometry import fan_height
from maverick_desktop.ui.views.layout import (
    WIDEST_LAST,
    CardPlace,
    TableLayout,
    bid_panels,
    lay_out,
    pass_button,
    pass_places,
    result_panel,
    title_above,
)

# Tables beside their docks and without, in the smallest window, those drawn, and others.
SIZES = [
    (724, 556),
    (960, 556),
    (788, 596),
    (1024, 596),
    (860, 640),
    (980, 756),
    (1280, 756),
    (900, 900),
    (724, 1100),
    (1100, 820),
    (1300, 900),
    (1700, 556),
    (1560, 1036),
    (1920, 1036),
    (2560, 1400),
]
WIDEST_TURNED = 250


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def layout(request: pytest.FixtureRequest) -> TableLayout:
    """A table of each size."""
    width, height = request.param
    return lay_out(width, height)


def bounds(place: CardPlace) -> QRectF:
    """The upright rectangle around a card as it lies."""
    turn = QTransform().translate(place.centre.x(), place.centre.y()).rotate(place.tilt)
    return turn.mapRect(place.rect.translated(-place.centre))


def fixed(layout: TableLayout) -> dict[str, QRectF]:
    """What is always there, as large as it becomes."""
    turned, last = QRectF(layout.turned), QRectF(layout.last)
    turned.setWidth(min(turned.width(), WIDEST_TURNED * layout.text))
    last.setLeft(last.right() - min(last.width(), WIDEST_LAST * layout.text))
    plates: dict[str, QRectF] = {place: layout.plates[place] for place in PLACES}
    return {**plates, "turned": turned, "last": last, "row": layout.row, "hand": layout.hand}


def apart(rects: dict[str, QRectF]) -> None:
    """No two overlap."""
    for (one, a), (other, b) in combinations(rects.items(), 2):
        assert not a.intersects(b), f"{one} {a} overlaps {other} {b}"


def test_plates_corners_row_and_hand_are_apart(layout: TableLayout) -> None:
    rects = fixed(layout)
    apart(rects)
    for name, rect in rects.items():
        if name != "hand":
            free = layout.size.adjusted(10, 7, -10, 0)
            assert free.contains(rect), f"{name} touches the edge"


def test_badges_on_plates_stay_on_the_table_and_off_the_corners(layout: TableLayout) -> None:
    rects = fixed(layout)
    for place in PLACES:
        plate = layout.plates[place]
        # A token is the tallest thing that sits on the upper edge.
        badge = QRectF(plate.left(), plate.top() - 14.5 * layout.text, plate.width(), 12)
        assert badge.top() >= 0
        assert not badge.intersects(rects["turned"]), place
        assert not badge.intersects(rects["last"]), place


def test_cards_of_the_trick_leave_plates_corners_and_chip_free(layout: TableLayout) -> None:
    rects = fixed(layout)
    cards = {place: bounds(layout.trick[place]) for place in PLACES}
    for place, card in cards.items():
        framed = card.adjusted(-4, -4, 4, 4)
        for name, rect in rects.items():
            assert not framed.intersects(rect), f"the {place} card overlaps {name}"
        assert card.bottom() <= layout.chip.top()
    crown = layout.trick["top"].rect.top() - 2 - 11 * layout.text
    assert crown >= layout.plates["top"].bottom(), "the crown reaches the plate at the top"


def test_the_chip_is_between_trick_and_prompt(layout: TableLayout) -> None:
    for name, rect in fixed(layout).items():
        assert not layout.chip.intersects(rect), name
    assert layout.chip.bottom() + 3 <= layout.row.top()


def test_offsets_of_the_trick_follow_the_scale(layout: TableLayout) -> None:
    s = layout.scale
    left, right = layout.trick["left"].centre, layout.trick["right"].centre
    assert left.x() == pytest.approx(layout.middle.x() - 110 * s)
    assert right.x() == pytest.approx(layout.middle.x() + 110 * s)
    assert layout.trick["top"].centre.y() == pytest.approx(layout.middle.y() - 72 * s)
    assert layout.trick["bottom"].centre.y() == pytest.approx(layout.middle.y() + 80 * s)
    assert layout.trick["left"].width == round(106 * s)
    assert all(abs(place.tilt) <= 3.5 for place in layout.trick.values())
    assert layout.trick["left"].rect.center().y() == pytest.approx(
        layout.plates["left"].center().y(), abs=8
    )


def test_the_hand_has_the_room_of_its_fan(layout: TableLayout) -> None:
    assert layout.hand.height() >= fan_height(layout.scale) - 2
    assert layout.hand.bottom() == layout.size.bottom()
    assert layout.hand.width() == layout.size.width()


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_bid_panels_are_apart_from_everything(layout: TableLayout, count: int) -> None:
    panels = bid_panels(layout, count)
    rects = fixed(layout)
    # There is no trick yet.
    del rects["last"]
    apart({**rects, **{f"panel {place}": panel for place, panel in enumerate(panels)}})
    title = title_above(layout, panels[0])
    assert title.bottom() <= panels[0].top()
    assert title.top() >= layout.plates["top"].bottom()
    assert all(panel.width() >= 80 and panel.height() >= 150 for panel in panels)
    assert panels[0].left() - 8 > layout.plates["left"].right()
    assert abs((panels[0].left() + panels[-1].right()) / 2 - layout.middle.x()) <= 1


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_cards_to_pass_and_their_button_are_apart(layout: TableLayout, count: int) -> None:
    button = pass_button(layout)
    assert button.height() >= measures.LEAST_BUTTON_SMALL_WINDOW
    rects = fixed(layout)
    del rects["last"]
    cards = [bounds(place) for place in pass_places(layout, count)]
    for card in cards:
        assert not card.intersects(button)
        for name, rect in rects.items():
            assert not card.intersects(rect), name
    apart({**rects, "button": button})


@pytest.mark.parametrize("rows", [0, 2])
def test_the_result_is_apart_from_everything(layout: TableLayout, rows: int) -> None:
    panel = result_panel(layout, rows)
    apart({**fixed(layout), "panel": panel})
    needed = (34 + 44 * rows + 62) * layout.text
    assert panel.height() >= needed - 1


def test_the_sizes_of_the_specification() -> None:
    small, middle, large = lay_out(724, 556), lay_out(980, 756), lay_out(1560, 1036)
    assert [round(place.trick["top"].width) for place in (small, middle, large)] == [78, 106, 145]
    assert lay_out(788, 596).trick["top"].width == 84
    assert (small.icons_only, small.small) == (True, True)
    assert (middle.icons_only, middle.small) == (False, False)
    assert lay_out(788, 596).icons_only is False
