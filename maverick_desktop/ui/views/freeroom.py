"""Free room on a table: where something may stand that must not cover what lies there.

Pure geometry. Must not know what lies there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from PySide6.QtCore import QRectF

GAP: Final = 6.0
"""Kept to whatever is beside it."""
_WIDTH_MATTERS: Final = 200.0
_AWAY_MATTERS: Final = 3.0
"""By the pixel, in square pixels of covered words."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What stands somewhere already."""

    bounds: QRectF
    """Where something may stand at all."""
    firm: Sequence[QRectF]
    """What must never be covered."""
    soft: Sequence[tuple[float, QRectF]]
    """What is covered as little as can be, and how much that matters."""


def free_rooms(
    bounds: QRectF, taken: Sequence[QRectF], width: float, height: float
) -> list[QRectF]:
    """Every upright room within bounds that touches nothing taken and is at least so large.

    Rooms overlap one another; each is as tall as it can be for where its sides are.
    """
    grown = [one.adjusted(-GAP, -GAP, GAP, GAP) for one in taken]
    lefts = sorted({bounds.left(), *(one.right() for one in grown)})
    rights = sorted({bounds.right(), *(one.left() for one in grown)})
    return [
        QRectF(left, top, right - left, bottom - top)
        for left in lefts
        for right in rights
        if bounds.left() <= left and right <= bounds.right() and right - left >= width
        for top, bottom in _gaps(bounds, grown, left, right)
        if bottom - top >= height
    ]


def _gaps(
    bounds: QRectF, taken: Sequence[QRectF], left: float, right: float
) -> Iterator[tuple[float, float]]:
    """What is free between two sides, from top to bottom."""
    between = [one for one in taken if one.left() < right and one.right() > left]
    top = bounds.top()
    for one in sorted(between, key=lambda rect: rect.top()):
        if one.top() > top:
            yield top, min(one.top(), bounds.bottom())
        top = max(top, one.bottom())
    if top < bounds.bottom():
        yield top, bounds.bottom()


def placed(
    taken: Taken, widths: Sequence[float], least: float, height_for: Callable[[float], float]
) -> QRectF | None:
    """Where something stands that is as high as its width asks for; None: no room is large enough.

    As far to the right and down as it can be, of one of the first of the widths, covering little:
    what matters most of these decides. ``least``: no room is lower.
    """
    rooms = free_rooms(taken.bounds, taken.firm, min(widths), least)
    whole = sorted({min(one.width(), max(widths)) for one in rooms}, reverse=True)
    # Where nothing else helps, as wide as a room is.
    return _cheapest(taken, rooms, widths, height_for) or _cheapest(taken, rooms, whole, height_for)


def _cheapest(
    taken: Taken,
    rooms: Sequence[QRectF],
    widths: Sequence[float],
    height_for: Callable[[float], float],
) -> QRectF | None:
    best, found = inf, None
    for place, width in enumerate(widths):
        fitting = [one for one in rooms if one.width() >= width]
        height = height_for(width) if fitting else 0.0
        for room in fitting:
            for rect in _corners(room, width, height):
                cost = _WIDTH_MATTERS * place + _AWAY_MATTERS * _away(taken.bounds, rect)
                if cost < best:
                    cost += _covered(taken, rect)
                if cost < best:
                    best, found = cost, rect
    return found


def _corners(room: QRectF, width: float, height: float) -> Iterator[QRectF]:
    if height <= room.height():
        for left in (room.right() - width, room.left()):
            for top in (room.bottom() - height, room.top()):
                yield QRectF(left, top, width, height)


def _away(bounds: QRectF, rect: QRectF) -> float:
    return bounds.right() - rect.right() + bounds.bottom() - rect.bottom()


def _covered(taken: Taken, rect: QRectF) -> float:
    """How much of what matters lies under a rectangle."""
    both = [(weight, rect.intersected(one)) for weight, one in taken.soft]
    return sum(weight * one.width() * one.height() for weight, one in both if one.isValid())


def roomiest(taken: Taken, narrowest: float, widest: float, least: float) -> QRectF | None:
    """The room that shows most of something too high for any, no wider than it is of use."""
    rooms = free_rooms(taken.bounds, taken.firm, narrowest, least)
    if not rooms:
        return None
    room = max(rooms, key=lambda one: (min(one.width(), widest) * one.height(), one.right()))
    width = min(room.width(), widest)
    return QRectF(room.right() - width, room.top(), width, room.height())
