"""Turned cards as they are typed: ``4S 6C``, ``10d QH``, ``BJ``; or the two suits alone: ``S D``.

Russian letters are understood too, of the cards' own and those that a Russian keyboard has in the
place of the Latin ones. Must not know Qt.
"""

import re
from typing import Final

import msgspec

from maverick_desktop.core.cards import BIG_JOKER, SUITS, Card, Suit, card

_RUSSIAN_RANKS: Final = dict(zip("JQKA", "ВДКТ", strict=True))
_RUSSIAN_SUITS: Final = "ТБЧП"
_RANKS: Final = {
    **{rank: rank for rank in "23456789TJQKA"},
    **{there: here for here, there in _RUSSIAN_RANKS.items()},
    **dict(zip("ОЙЛФ", "JQKA", strict=True)),
    "10": "T",
}
_SUITS: Final = {
    letter: suit
    for letters in ("CDHS", "♣♦♥♠", _RUSSIAN_SUITS, "СВРЫ")
    for letter, suit in zip(letters, SUITS, strict=True)
}
_JOKERS: Final = {"BJ": "BJ", "SJ": "SJ", "БД": "BJ", "МД": "SJ", "ИО": "BJ", "ЫО": "SJ"}

_CARD: Final = re.compile(
    rf"({'|'.join(_JOKERS)})|(10|[{''.join(one for one in _RANKS if len(one) == 1)}])"
    rf"([{''.join(_SUITS)}])"
)
_BETWEEN: Final = re.compile(r"[\s,;]+")


class Typed(msgspec.Struct, frozen=True):
    """What was typed comes to."""

    cards: tuple[Card, ...] = ()
    suits: tuple[Suit, ...] = ()
    """Suits without cards; then there are no cards."""
    unread: str = ""
    """The first thing that names neither; empty when all was understood."""


def read_cards(text: str) -> Typed:
    """The cards, or the suits, that a text names, in order."""
    words = [word for word in _BETWEEN.split(text.upper()) if word]
    if words and all(word in _SUITS for word in words):
        return Typed(suits=tuple(_SUITS[word] for word in words))
    cards: list[Card] = []
    for word in words:
        place = 0
        while place < len(word):
            found = _CARD.match(word, place)
            if found is None:
                return Typed(tuple(cards), unread=word[place:])
            cards.append(_card(found))
            place = found.end()
    return Typed(tuple(cards))


def written(card: Card, russian: bool) -> str:
    """A card as it would be typed, in the letters of the language."""
    if not russian:
        return card.code
    suit = card.suit
    if suit is None:
        return "БД" if card == BIG_JOKER else "МД"
    rank = card.code[0]
    return {**_RUSSIAN_RANKS, "T": "10"}.get(rank, rank) + written_suit(suit, russian)


def written_suit(suit: Suit, russian: bool) -> str:
    """A suit as it would be typed, in the letter of the language."""
    return _RUSSIAN_SUITS[suit] if russian else suit.letter


def _card(found: re.Match[str]) -> Card:
    joker, rank, suit = found.groups()
    return card(_JOKERS[joker] if joker else _RANKS[rank] + _SUITS[suit].letter)
