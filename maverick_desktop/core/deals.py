"""A deal, its code and its number: three names for the same cards (RECORD.md section 2).

Deals are data here; dice are elsewhere. ``deal_at`` turns any index into a deal, whoever drew it.
"""

from math import factorial
from typing import Final

import msgspec

from .cards import DECK, FULL_DECK, SEATS, Card, CardSet, Seat


class Deal(msgspec.Struct, frozen=True, gc=False):
    """Who holds what before anything has happened. Only the authority and records ever see one."""

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    """Thirteen cards each, by seat S, W, N, E."""
    turned: tuple[Card, Card]
    """The two cards turned up, first and second."""


class BadDeal(ValueError):
    """A deal code or number that names no deal; ``problem`` says which rule it breaks."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem: Final = problem


DEALS: Final = factorial(54) // factorial(13) ** 4
"""N, the number of different deals; the order of the two turned cards counts."""

MAX_NUMBER: Final = 999_999_999_999
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES: Final = {sign: value for value, sign in enumerate(_DIGITS)} | {"I": 1, "L": 1, "O": 0}
_CHECK: Final = 1021
_PLACES: Final = (13, 13, 13, 13, 1, 1)


def index_of(deal: Deal) -> int:
    """The deal's multinomial rank, 0 … DEALS − 1."""
    owner = [0] * 54
    for seat, hand in enumerate(deal.hands):
        for card in DECK:
            if hand >> card & 1:
                owner[card] = seat
    owner[deal.turned[0]], owner[deal.turned[1]] = 4, 5
    places, ways, index = list(_PLACES), DEALS, 0
    for left, mine in zip(range(54, 0, -1), owner, strict=True):
        for other in range(mine):
            index += ways * places[other] // left
        ways = ways * places[mine] // left
        places[mine] -= 1
    return index


def deal_at(index: int) -> Deal:
    """The deal with this rank. ValueError unless 0 ≤ index < DEALS."""
    if not 0 <= index < DEALS:
        raise ValueError(f"deal index {index} is outside 0 … N − 1")
    places, ways = list(_PLACES), DEALS
    sets, turned = [0, 0, 0, 0], [DECK[0], DECK[0]]
    for card in DECK:
        left, owner = 54 - card, 0
        while index >= (share := ways * places[owner] // left):
            index -= share
            owner += 1
        ways = share
        places[owner] -= 1
        if owner < 4:
            sets[owner] |= card.bit
        else:
            turned[owner - 4] = card
    return Deal((sets[0], sets[1], sets[2], sets[3]), (turned[0], turned[1]))


def is_whole(deal: Deal) -> bool:
    """Whether the deal shares out all 54 cards, thirteen to a seat and two turned."""
    sets = [*deal.hands, deal.turned[0].bit, deal.turned[1].bit]
    union = 0
    for cards in sets:
        union |= cards
    sizes = [cards.bit_count() for cards in sets]
    return union == FULL_DECK and sizes == list(_PLACES)


def code_of(deal: Deal) -> str:
    """The deal's code: ``XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`` in Crockford base 32."""
    index = index_of(deal)
    digits = _base32(index, 22) + _base32(index % _CHECK, 2)
    return "-".join(digits[start : start + 4] for start in range(0, 24, 4))


def deal_from_code(text: str) -> Deal:
    """The deal with this code, in any case, hyphens and spaces ignored. BadDeal if none."""
    signs = text.upper().replace("-", "").replace(" ", "")
    if len(signs) != 24:
        raise BadDeal("length")
    values = [_VALUES.get(sign, -1) for sign in signs]
    if -1 in values or not text.isascii():
        raise BadDeal("sign")
    index = _number(values[:22])
    if _number(values[22:]) != index % _CHECK or index >= DEALS:
        raise BadDeal("check")
    return deal_at(index)


def numbered_deal(number: int, hand: int = 1, attempt: int = 1) -> Deal:
    """The deal of a numbered match: its hand 1, 2, … and, under redeals, its try 1, 2, …"""
    words = [str(number)]
    if hand > 1 or attempt > 1:
        words.append(str(hand))
    if attempt > 1:
        words.append(str(attempt))
    return deal_at(int.from_bytes(_shake("/".join(words), 64), "big") % DEALS)


def numbered_dealer(number: int) -> Seat:
    """Who deals first in a numbered match with a random first dealer."""
    return SEATS[_shake(f"{number}/dealer", 1)[0] % 4]


def numbered_bot_seed(number: int, seat: Seat) -> int:
    """The 64-byte seed of a computer player's choices in a numbered match."""
    return int.from_bytes(_shake(f"{number}/bot/{seat.letter}", 64), "big")


def parse_number(text: str) -> int:
    """The deal number written as ``text``. BadDeal unless it is 1 … 999,999,999,999."""
    if not (text.isascii() and text.isdecimal()) or text.startswith("0") or len(text) > 12:
        raise BadDeal("number")
    return int(text)


def _shake(words: str, length: int) -> bytes:
    # Loaded with the first numbered deal: OpenSSL's library is slow to come.
    from hashlib import shake_256

    return shake_256(f"maverick/1/{words}".encode()).digest(length)


def _base32(value: int, length: int) -> str:
    return "".join(_DIGITS[value >> 5 * place & 31] for place in range(length - 1, -1, -1))


def _number(values: list[int]) -> int:
    total = 0
    for value in values:
        total = total << 5 | value
    return total
