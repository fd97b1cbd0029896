"""Suits, ranks, cards, seats and their notation; sets of cards as bit masks.

Knows nothing of rules: which suit a joker belongs to and which card wins depends on the trump suit,
which is handed in. Facts of RULES.md section 1.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, TypeAlias


class Suit(IntEnum):
    """A suit, in deck order. Jokers have none of their own: they belong to the trump suit."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``, as in a record."""
        return "CDHS"[self]


class Rank(IntEnum):
    """A rank; two jokers stand above the ace of trumps."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    SMALL_JOKER = 15
    BIG_JOKER = 16


class Seat(IntEnum):
    """A seat; the next one clockwise is the next number."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def letter(self) -> str:
        """``S``, ``W``, ``N`` or ``E``, as in a record."""
        return "SWNE"[self]

    @property
    def left(self) -> "Seat":
        """The next seat clockwise."""
        return SEATS[(self + 1) & 3]

    @property
    def partner(self) -> "Seat":
        """The seat opposite."""
        return SEATS[(self + 2) & 3]

    @property
    def right(self) -> "Seat":
        """The seat before this one, clockwise."""
        return SEATS[(self + 3) & 3]

    @property
    def side(self) -> "Side":
        """The side this seat plays for."""
        return SIDES[self & 1]

    def after(self, places: int) -> "Seat":
        """The seat ``places`` places clockwise of this one."""
        return SEATS[(self + places) & 3]


class Side(IntEnum):
    """A partnership: South and North, or West and East."""

    NS = 0
    EW = 1

    @property
    def other(self) -> "Side":
        """The opponents."""
        return SIDES[1 - self]

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both partners, in the order S W N E."""
        return SEATS[self], SEATS[self + 2]


SUITS: Final = tuple(Suit)
SEATS: Final = tuple(Seat)
SIDES: Final = tuple(Side)

_RANK_LETTERS: Final = "23456789TJQKA"


class Card(int):
    """One of the 54 cards: its place 0 … 53 in deck order 2C…AC, 2D…AD, 2H…AH, 2S…AS, SJ, BJ."""

    __slots__ = ()

    @property
    def suit(self) -> Suit | None:
        """The printed suit; None for a joker."""
        return _PRINTED_SUIT[self]

    @property
    def rank(self) -> Rank:
        """The rank, jokers above the ace."""
        return _RANK[self]

    @property
    def code(self) -> str:
        """The notation of the record: ``TD``, ``AS``, ``SJ``, ``BJ``."""
        return _CODE[self]

    @property
    def bit(self) -> "CardSet":
        """The set that holds this card alone."""
        return 1 << self

    @property
    def is_joker(self) -> bool:
        """Whether this is the Small or the Big Joker."""
        return self >= 52

    def suit_under(self, trump: Suit) -> Suit:
        """The suit the card belongs to in play: jokers belong to the trump suit."""
        printed = _PRINTED_SUIT[self]
        return trump if printed is None else printed

    def __repr__(self) -> str:
        return _CODE[self]

    __str__ = __repr__


CardSet: TypeAlias = int
"""A set of cards as a bit mask: bit ``c`` is set if it holds card ``c``; 0 is empty."""

DECK: Final = tuple(Card(place) for place in range(54))
_PRINTED_SUIT: Final = tuple([suit for suit in SUITS for _ in range(13)] + [None, None])
_RANK: Final = tuple(
    [Rank(rank) for _ in SUITS for rank in range(2, 15)] + [Rank.SMALL_JOKER, Rank.BIG_JOKER]
)
_CODE: Final = tuple(
    [rank + suit.letter for suit in SUITS for rank in _RANK_LETTERS] + ["SJ", "BJ"]
)
_BY_CODE: Final = {code: DECK[place] for place, code in enumerate(_CODE)}

SMALL_JOKER: Final = DECK[52]
BIG_JOKER: Final = DECK[53]
JOKERS: Final[CardSet] = SMALL_JOKER.bit | BIG_JOKER.bit
FULL_DECK: Final[CardSet] = (1 << 54) - 1
PRINTED: Final[tuple[CardSet, ...]] = tuple(0x1FFF << (13 * suit) for suit in SUITS)
"""The 13 cards printed with each suit, jokers left out."""

SUIT_SETS: Final[tuple[tuple[CardSet, ...], ...]] = tuple(
    tuple(PRINTED[suit] | (JOKERS if suit is trump else 0) for suit in SUITS) for trump in SUITS
)
"""``SUIT_SETS[trump][suit]``: the cards that belong to a suit when ``trump`` is trump."""


def _power(trump: Suit, led: Suit, card: Card) -> int:
    suit = card.suit_under(trump)
    if suit is trump:
        return 100 + card.rank
    return int(card.rank) if suit is led else 0


POWER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(_power(trump, led, card) for card in DECK) for led in SUITS) for trump in SUITS
)
"""``POWER[trump][led][card]``: the greatest wins the trick; 0 never does (RULES.md section 1)."""


def card(code: str) -> Card:
    """The card with this notation, for example ``TD``. Raises KeyError for any other text."""
    return _BY_CODE[code]


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    mask = 0
    for one in cards:
        mask |= 1 << one
    return mask


def cards_in(mask: CardSet) -> Iterator[Card]:
    """The cards of a set, in deck order."""
    while mask:
        low = mask & -mask
        yield DECK[low.bit_length() - 1]
        mask ^= low


def codes(mask: CardSet) -> list[str]:
    """The notation of a set's cards, in deck order."""
    return [_CODE[one] for one in cards_in(mask)]


def parse_cards(text: str) -> CardSet:
    """The set of cards named in ``text``: ``"QC 9H BJ"``. KeyError if one is unknown."""
    return card_set(card(word) for word in text.split())


def winning_place(cards: Iterable[Card], trump: Suit) -> int:
    """The place 0 … 3 of the card that wins among ``cards`` in the order played; at least one card.

    The highest trump wins, else the highest card of the suit led (RULES.md section 1).
    """
    played = tuple(cards)
    power = POWER[trump][played[0].suit_under(trump)]
    best = 0
    for place in range(1, len(played)):
        if power[played[place]] > power[played[best]]:
            best = place
    return best
