"""The deal code and the deal number (RECORD section 2), from the text, by counting."""

import hashlib
import math
from typing import Any

from .play import DECK, SEATS

# A deal: {"cards": {seat: its 13 cards in deck order}, "turned": [first, second]}.
Deal = dict[str, Any]

OWNERS: list[str] = ["S", "W", "N", "E", "first", "second"]
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32
NUMBER_OF_DEALS = math.factorial(54) // math.factorial(13) ** 4
FACTORIALS: list[int] = [math.factorial(k) for k in range(55)]
HIGHEST_NUMBER = 999_999_999_999


def ways(places: list[int]) -> int:
    """The number of ways to share out as many cards as there are places left."""
    count = FACTORIALS[sum(places)]
    for left in places:
        if left > 1:
            count //= FACTORIALS[left]
    return count


def index_of_deal(deal: Deal) -> int:
    """ "For each card, for every owner before its own that still has a place, add the number of
    ways to share out the cards after it if that owner had it."
    """
    owner_of: dict[str, int] = {}
    for place, seat in enumerate(SEATS):
        for card in deal["cards"][seat]:
            owner_of[card] = place
    owner_of[deal["turned"][0]] = 4
    owner_of[deal["turned"][1]] = 5
    places = [13, 13, 13, 13, 1, 1]
    index = 0
    for card in DECK:
        for owner in range(owner_of[card]):
            if places[owner] > 0:
                places[owner] -= 1
                index += ways(places)
                places[owner] += 1
        places[owner_of[card]] -= 1
    return index


def deal_of_index(index: int) -> Deal:
    """The deal with this index."""
    if not 0 <= index < NUMBER_OF_DEALS:
        raise ValueError("There is no such deal.")
    places = [13, 13, 13, 13, 1, 1]
    held: list[list[str]] = [[], [], [], [], [], []]
    for card in DECK:
        for owner in range(6):
            if places[owner] == 0:
                continue
            places[owner] -= 1
            count = ways(places)
            if index < count:
                held[owner].append(card)
                break
            index -= count
            places[owner] += 1
    cards = {seat: held[place] for place, seat in enumerate(SEATS)}
    return {"cards": cards, "turned": [held[4][0], held[5][0]]}


def code_of_index(index: int) -> str:
    """22 base-32 digits, "most significant first", and the index mod 1021 as two more."""
    digits = ""
    rest = index
    for _ in range(22):
        digits = DIGITS[rest % 32] + digits
        rest //= 32
    check = index % 1021
    digits += DIGITS[check // 32] + DIGITS[check % 32]
    return "-".join(digits[start : start + 4] for start in range(0, 24, 4))


def index_of_code(code: str) -> int:
    """ "Read in any case, hyphens and spaces ignored, I L as 1, O as 0; a wrong check or an
    index >= N is refused" (with a ValueError).
    """
    text = code.upper().replace("-", "").replace(" ", "")
    text = text.replace("I", "1").replace("L", "1").replace("O", "0")
    if len(text) != 24 or any(digit not in DIGITS for digit in text):
        raise ValueError("A deal code has 24 digits.")
    index = 0
    for digit in text[:22]:
        index = index * 32 + DIGITS.index(digit)
    check = DIGITS.index(text[22]) * 32 + DIGITS.index(text[23])
    if index >= NUMBER_OF_DEALS or index % 1021 != check:
        raise ValueError("This is not the code of a deal.")
    return index


def code_of_deal(deal: Deal) -> str:
    """The canonical code: "Every deal has one code"."""
    return code_of_index(index_of_deal(deal))


def index_of_number(number: int, hand: int = 1, attempt: int = 1) -> int:
    """The index of the deal of a numbered match.

    "hand 1 is deal NUMBER; hand j > 1 hashes maverick/1/NUMBER/j; the k-th try (k >= 2) of a
    hand under equal_ranks = redeal hashes maverick/1/NUMBER/j/k"
    """
    text = f"maverick/1/{number}"
    if attempt >= 2:
        text += f"/{hand}/{attempt}"
    elif hand >= 2:
        text += f"/{hand}"
    digest = hashlib.shake_256(text.encode("ascii")).digest(64)
    return int.from_bytes(digest, "big") % NUMBER_OF_DEALS


def first_dealer_of_number(number: int) -> str:
    """ "a random first dealer is SHAKE-256 of maverick/1/NUMBER/dealer, one byte mod 4"."""
    digest = hashlib.shake_256(f"maverick/1/{number}/dealer".encode("ascii")).digest(1)
    return SEATS[digest[0] % 4]
