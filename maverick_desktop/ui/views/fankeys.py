"""What keys mean in the hand: where the focus goes, and whether a card is chosen.

Must not know widgets or what is legal.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from maverick_desktop.core.cards import Card, Suit
from maverick_desktop.ui.models.hand import HandModel

_Key = Qt.Key
_CHOOSE: Final = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)
_SUITS: Final = {
    int(key): place for place, key in enumerate((_Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4))
}
_MOVES: Final = (_Key.Key_Left, _Key.Key_Right, _Key.Key_Home, _Key.Key_End)
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def means(event: QKeyEvent) -> bool:
    """Whether the key means something in the hand."""
    known = event.key() in _MOVES or event.key() in _SUITS or event.key() in _CHOOSE
    return known and event.modifiers() in _PLAIN


def chooses(event: QKeyEvent) -> bool:
    """Whether the key chooses the card that has the focus."""
    return event.key() in _CHOOSE and event.modifiers() in _PLAIN


def goal(event: QKeyEvent, hand: HandModel, row: int) -> int | None:
    """The row to which the key takes the focus from ``row``; None if it moves nothing."""
    last = hand.rowCount() - 1
    if event.modifiers() not in _PLAIN or last < 0 or hand.card(0).card is None:
        return None
    match event.key():
        case _Key.Key_Left:
            return max(row - 1, 0)
        case _Key.Key_Right:
            return min(row + 1, last)
        case _Key.Key_Home:
            return 0
        case _Key.Key_End:
            return last
        case key if key in _SUITS:
            first = _first_of_suits(hand)
            return first[_SUITS[key]] if _SUITS[key] < len(first) else None
        case _:
            return None


def _first_of_suits(hand: HandModel) -> list[int]:
    """The row of the first card of each suit held, in the order they are held."""
    rows: dict[Suit | None, int] = {}
    for row in range(hand.rowCount()):
        card = hand.card(row).card
        if card is not None:
            rows.setdefault(_suit(hand, card), row)
    return list(rows.values())


def _suit(hand: HandModel, card: Card) -> Suit | None:
    turned = None if hand.scene is None else hand.scene.turned
    return card.suit if turned is None else card.suit_under(turned.trump)
