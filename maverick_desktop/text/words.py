"""The words that sentences are put together from: seats, sides, levels, bids. Knows no sentence."""

from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.rules import BidKind

from .phrase import QT_TRANSLATE_NOOP, Phrase

_SEATS: Final = (
    QT_TRANSLATE_NOOP("text", "South"),
    QT_TRANSLATE_NOOP("text", "West"),
    QT_TRANSLATE_NOOP("text", "North"),
    QT_TRANSLATE_NOOP("text", "East"),
)
_BIDS: Final[dict[BidKind, str]] = {
    "nil": QT_TRANSLATE_NOOP("text", "nil"),
    "blind": QT_TRANSLATE_NOOP("text", "blind"),
    "posh": QT_TRANSLATE_NOOP("text", "posh"),
}
_NOTHING: Final = QT_TRANSLATE_NOOP("text", "none")
_TWO: Final = QT_TRANSLATE_NOOP("text", "{first} and {second}")
_TWO_OR: Final = QT_TRANSLATE_NOOP("text", "{first} or {second}")
_MORE: Final = QT_TRANSLATE_NOOP("text", "{first}, {rest}")


def seat_word(seat: Seat) -> Phrase:
    """The seat as a point of the compass."""
    return Phrase(_SEATS[seat])


def bid_word(kind: BidKind) -> Phrase:
    """The name of a bid."""
    return Phrase(_BIDS[kind])


def all_of(words: list[Phrase]) -> Phrase:
    """``a, b and c``; the word for none when there is nothing to list."""
    return _listed(words, _TWO)


def one_of(words: list[Phrase]) -> Phrase:
    """``a, b or c``."""
    return _listed(words, _TWO_OR)


def _listed(words: list[Phrase], last_two: str) -> Phrase:
    match words:
        case []:
            return Phrase(_NOTHING)
        case [only]:
            return only
        case [first, second]:
            return Phrase(last_two, {"first": first, "second": second})
        case [first, *rest]:
            return Phrase(_MORE, {"first": first, "rest": _listed(rest, last_two)})
        case _:
            raise AssertionError(words)


_OURS: Final = QT_TRANSLATE_NOOP("text", "{sentence} †")


def ours(sentence: Phrase) -> Phrase:
    """The sentence with the mark of what neither printed text of the game decides."""
    return Phrase(_OURS, {"sentence": sentence})
