"""What the keys mean on the score pad: seats, numbers, bids, commands.

Letters of a Russian keyboard count too: those in the places of the Latin ones, and for seats the
letters with which their Russian names begin. Must not know the match.
"""

from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import Qt

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.rules import BidKind

_Key = Qt.Key


class Press(Enum):
    """A key that is neither a seat nor a number."""

    BID = "bid"
    REVOKE = "revoke"
    TOTALS = "totals"
    UNDO = "undo"
    BACK = "back"


Meaning: TypeAlias = Seat | int | Press


def _letters(latin: str, russian: str) -> dict[int, int]:
    return {ord(there): ord(here) for there, here in zip(russian, latin, strict=True)}


_SAME_KEY: Final = _letters("SWNEBRTUO", "ЫЦТУИКЕГЩ")
ARROWS: Final[dict[int, Seat]] = {
    _Key.Key_Down: Seat.SOUTH,
    _Key.Key_Left: Seat.WEST,
    _Key.Key_Up: Seat.NORTH,
    _Key.Key_Right: Seat.EAST,
}
"""Each arrow points to a seat of the table on the screen."""
_SEATS: Final[dict[int, Seat]] = {
    **dict(zip(map(ord, "SWNE"), Seat, strict=True)),
    **dict(zip(map(ord, "ЮЗСВ"), Seat, strict=True)),
    **ARROWS,
}
_PRESSES: Final = {
    ord("B"): Press.BID,
    ord("R"): Press.REVOKE,
    ord("T"): Press.TOTALS,
    ord("U"): Press.UNDO,
    int(_Key.Key_Escape): Press.BACK,
    int(_Key.Key_Backspace): Press.BACK,
}
_BIDS: Final[dict[int, BidKind]] = {ord("N"): "nil", ord("B"): "blind", ord("O"): "posh"}
_DIGITS: Final = {ord(digit): int(digit) for digit in "0123456789"}


def meaning(key: int) -> Meaning | None:
    """What a key means while a trick, a bid's seat or a revoke is entered."""
    key = _SAME_KEY.get(key, key)
    if key in _SEATS:
        return _SEATS[key]
    return _PRESSES[key] if key in _PRESSES else _DIGITS.get(key)


def bid_meant(key: int) -> BidKind | None:
    """Which bid a key means while the bid of a seat is wanted."""
    return _BIDS.get(_SAME_KEY.get(key, key))
