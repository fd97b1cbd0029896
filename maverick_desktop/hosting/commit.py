"""The deal is fixed before play: a commitment with each deal, opened once the hand is over.

What is sent before the first card is SHA-256 of the deal's code and 128 secret bits; afterwards
anybody can see that it was this deal. Knows no seat and no connection.
"""

import hmac
from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 32
"""Secret bytes a table draws once: every nonce comes from them, so that none has to be stored."""
_NONCE_BYTES: Final = 16


def nonce_of(key: bytes, match: str, hand: int) -> str:
    """The nonce that hides a hand's deal, in hexadecimal; to be told once the hand is over."""
    words = f"maverick nonce {match} {hand}".encode()
    return hmac.new(key, words, sha256).digest()[:_NONCE_BYTES].hex()


def commitment(deal: str, nonce: str) -> str:
    """SHA-256 over the deal's code, a space and the nonce, as 64 hexadecimal digits."""
    return sha256(f"{deal} {nonce}".encode()).hexdigest()


def was_fixed(digest: str, deal: str, nonce: str) -> bool:
    """Whether an opened deal is the one that was committed to."""
    return hmac.compare_digest(digest, commitment(deal, nonce))
