"""Where the cards of a fan lie: nothing hidden, nothing over the edge, no neighbour taken."""

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from maverick_desktop.ui.measures import table_scale
from maverick_desktop.ui.views.fangeometry import LIFT_LEGAL, Fan, fan_height

# The table beside the dock, by the window's width.
TABLES = {960: (724, 556), 1024: (788, 596), 1280: (980, 756), 1920: (1560, 1036)}
# What a strip must show: figure, suit and mark.
CORNER = 44 / 250


def fan(count: int, window: int = 1280) -> tuple[Fan, QSizeF]:
    width, height = TABLES[window]
    scale = table_scale(width, height)
    size = QSizeF(width, fan_height(scale))
    return Fan.of(count, size, scale), size


EVERY = [(count, window) for window in TABLES for count in range(1, 14)]


@pytest.mark.parametrize(
    ("window", "card", "strip"), [(960, 85, 46), (1024, 91, 51), (1280, 116, 63), (1920, 159, 95)]
)
def test_sizes_are_those_of_the_look(window: int, card: int, strip: int) -> None:
    thirteen, _ = fan(13, window)
    assert math.isclose(thirteen.poses[0].width, card, abs_tol=0.9)
    assert math.isclose(thirteen.strip, strip, abs_tol=0.9)


def test_cards_turn_a_degree_and_a_half_each_and_seventeen_at_most() -> None:
    eleven, thirteen = fan(11)[0], fan(13)[0]
    angles = [pose.angle for pose in eleven.poses]
    assert angles == [1.5 * place for place in range(-5, 6)]
    assert math.isclose(thirteen.poses[-1].angle - thirteen.poses[0].angle, 17)
    assert fan(1)[0].poses[0].angle == 0


@pytest.mark.parametrize(("count", "window"), EVERY)
def test_the_fan_fits(count: int, window: int) -> None:
    cards, size = fan(count, window)
    for row, pose in enumerate(cards.poses):
        assert QRectF(QPointF(), size).contains(pose.bounds)
        assert cards.room(row) > 26 * cards.scale
        assert pose.lifted(cards.room(row)).bounds.top() >= 6


@pytest.mark.parametrize(("count", "window"), EVERY)
def test_figure_suit_and_mark_are_never_hidden(count: int, window: int) -> None:
    cards, _ = fan(count, window)
    for row in range(count):
        pose = cards.poses[row]
        visible = cards.visible(row)
        assert visible.width() >= max(40, CORNER * pose.width)
        corner = QRectF(pose.card.topLeft(), QSizeF(CORNER * pose.width, pose.height * 0.4))
        for point in (corner.topRight(), corner.bottomRight()):
            at = pose.transform.map(point)
            lifted = [other.lifted(30 * cards.scale) for other in cards.poses[row + 1 :]]
            for other in (*cards.poses[row + 1 :], *lifted):
                assert not other.card.contains(other.own(at))


@pytest.mark.parametrize(("count", "window"), EVERY)
@pytest.mark.parametrize("raised", ["none", "all", "odd", "even"])
def test_each_strip_is_its_card_from_edge_to_edge(count: int, window: int, raised: str) -> None:
    cards, _ = fan(count, window)
    up = {"none": (), "all": (0, 1), "odd": (1,), "even": (0,)}[raised]
    lifts = [LIFT_LEGAL * cards.scale if row % 2 in up else 0.0 for row in range(count)]
    for row, pose in enumerate(cards.poses):
        strip = cards.visible(row, lifts[row]).adjusted(0.5, 0.5, -0.5, -0.5)
        for across in range(11):
            for down in range(11):
                own = QPointF(
                    strip.left() + strip.width() * across / 10,
                    strip.top() + strip.height() * down / 10,
                )
                assert cards.row_at(pose.transform.map(own), lifts) == row


@pytest.mark.parametrize(("count", "window"), EVERY)
def test_the_middle_of_an_item_is_on_its_card(count: int, window: int) -> None:
    cards, _ = fan(count, window)
    lifts = [0.0] * count
    for row in range(count):
        assert cards.row_at(cards.area(row).center(), lifts) == row


def test_outside_there_is_no_card() -> None:
    cards, size = fan(13)
    lifts = [0.0] * 13
    for point in (QPointF(0, 0), QPointF(size.width() / 2, 5), QPointF(size.width() - 1, 200)):
        assert cards.row_at(point, lifts) is None
    nothing, _ = fan(1)
    assert Fan.of(0, size, 1).row_at(QPointF(490, 150), []) is None
    assert nothing.row_at(nothing.poses[0].centre, [0.0]) == 0


def test_a_lift_reaches_up_and_never_aside() -> None:
    cards, _ = fan(11)
    above = cards.poses[5].transform.map(cards.poses[5].card.topLeft() + QPointF(10, -10))
    flat = [0.0] * 11
    assert cards.row_at(above, flat) is None
    flat[5] = LIFT_LEGAL
    assert cards.row_at(above, flat) == 5
    for row in range(11):
        under = cards.poses[row].centre
        assert cards.row_at(under, flat) == cards.row_at(under, [0.0] * 11)
