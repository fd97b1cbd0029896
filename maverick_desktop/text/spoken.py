"""What a screen reader says of a card, in the hand and on the table.

Figures and suits in full words, state included: nothing is told by the picture alone. Must not know
Qt, nor where a card lies on the screen.
"""

from typing import Final

from maverick_desktop.core.cards import Card, Suit

from .phrase import JOKER_WORDS, QT_TRANSLATE_NOOP, Phrase
from .table import YOU

_FIGURES: Final = (
    "",
    "",
    QT_TRANSLATE_NOOP("text", "two {of_suit}"),
    QT_TRANSLATE_NOOP("text", "three {of_suit}"),
    QT_TRANSLATE_NOOP("text", "four {of_suit}"),
    QT_TRANSLATE_NOOP("text", "five {of_suit}"),
    QT_TRANSLATE_NOOP("text", "six {of_suit}"),
    QT_TRANSLATE_NOOP("text", "seven {of_suit}"),
    QT_TRANSLATE_NOOP("text", "eight {of_suit}"),
    QT_TRANSLATE_NOOP("text", "nine {of_suit}"),
    QT_TRANSLATE_NOOP("text", "ten {of_suit}"),
    QT_TRANSLATE_NOOP("text", "jack {of_suit}"),
    QT_TRANSLATE_NOOP("text", "queen {of_suit}"),
    QT_TRANSLATE_NOOP("text", "king {of_suit}"),
    QT_TRANSLATE_NOOP("text", "ace {of_suit}"),
)
"""By rank."""
_OF_SUITS: Final = (
    QT_TRANSLATE_NOOP("text", "of clubs"),
    QT_TRANSLATE_NOOP("text", "of diamonds"),
    QT_TRANSLATE_NOOP("text", "of hearts"),
    QT_TRANSLATE_NOOP("text", "of spades"),
)
TRUMP: Final = QT_TRANSLATE_NOOP("text", "{card}, trump")
ADDER: Final = QT_TRANSLATE_NOOP("text", "{card}, adder")

HAND: Final = QT_TRANSLATE_NOOP("text", "Your hand, {n} card|Your hand, {n} cards")
FACE_DOWN: Final = QT_TRANSLATE_NOOP("text", "Face down, {place} of {count}")
RESTS: Final = QT_TRANSLATE_NOOP("text", "{card}, {place} of {count}")
CAN_PLAY: Final = QT_TRANSLATE_NOOP("text", "{card}, can be played, {place} of {count}")
CAN_CHOOSE: Final = QT_TRANSLATE_NOOP("text", "{card}, can be chosen, {place} of {count}")
CANNOT: Final = QT_TRANSLATE_NOOP("text", "{card}, cannot be played: {why}")
CANNOT_NOW: Final = QT_TRANSLATE_NOOP("text", "{card}, cannot be played, {place} of {count}")
REVOKE: Final = QT_TRANSLATE_NOOP("text", "{card}, a revoke, costs {price}")
REVOKE_RAISED: Final = QT_TRANSLATE_NOOP(
    "text", "{card}, raised, a revoke, costs {price}: choose it again to play it"
)
REVOKE_TIP: Final = QT_TRANSLATE_NOOP(
    "text", "A revoke: it costs {n} point|A revoke: it costs {n} points"
)

PLAYED: Final = QT_TRANSLATE_NOOP("text", "{who} {card}")
WINNING: Final = QT_TRANSLATE_NOOP("text", "{who} {card}, winning")
WON: Final = QT_TRANSLATE_NOOP("text", "{who} {card}, takes the trick")
COST: Final = QT_TRANSLATE_NOOP("text", "{said}, a revoke, cost {price}")
CHOSEN: Final = QT_TRANSLATE_NOOP("text", "{card}, chosen, {place} of {count}")
GIVEN: Final = QT_TRANSLATE_NOOP("text", "{card}, passed on, {place} of {count}")
YOURS: Final = Phrase(YOU)


def card_words(card: Card) -> Phrase:
    """The card in full: ``jack of diamonds``, ``Small Joker``."""
    suit: Suit | None = card.suit
    if suit is None:
        return Phrase(JOKER_WORDS[card - 52])
    return Phrase(_FIGURES[card.rank], {"of_suit": Phrase(_OF_SUITS[suit])})


def with_mark(card: Card, *, trump: bool, adder: bool) -> Phrase:
    """The card and the mark it carries."""
    words = card_words(card)
    if trump:
        return Phrase(TRUMP, {"card": words})
    return Phrase(ADDER, {"card": words}) if adder else words


def at(template: str, card: Phrase, place: int, count: int) -> Phrase:
    """A sentence on the card at a place, counted from 0, among so many."""
    return Phrase(template, {"card": card, "place": place + 1, "count": count})


def sentence(text: str) -> str:
    """The words with a capital in front, as a list names its items."""
    return text[:1].upper() + text[1:]
