"""Seat tokens: what brings a player back to their seat, without the code (RELIABILITY S1–S5).

The host keeps only hashes. A new token is given at every return; the one before stays good until
the first word under the new one, so that a client that died before it stored it is not locked out.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32


def token_of(random_bytes: bytes) -> str:
    """A token of 256 random bits as it is sent."""
    assert len(random_bytes) == TOKEN_BYTES
    return urlsafe_b64encode(random_bytes).rstrip(b"=").decode()


class SeatKey:
    """Which tokens open one seat."""

    def __init__(self, hashes: tuple[str, str] = ("", "")) -> None:
        """``hashes``: what ``hashes`` said when the table was put away."""
        self._now, self._before = hashes

    @property
    def hashes(self) -> tuple[str, str]:
        """What the host stores: hashes of the present token and of the one before."""
        return self._now, self._before

    @property
    def taken(self) -> bool:
        """Whether the seat has an owner."""
        return bool(self._now)

    def give(self, token: str, shown: str = "") -> None:
        """A new token opens the seat; so does the one that was shown for it, until ``kept``."""
        self._now, self._before = _hash(token), _hash(shown) if shown else ""

    def kept(self) -> None:
        """The owner has the new token: the one before is void."""
        self._before = ""

    def opens(self, token: str) -> bool:
        """Whether a token opens the seat; takes as long whatever the answer."""
        hashed = _hash(token)
        now = hmac.compare_digest(hashed, self._now)
        before = hmac.compare_digest(hashed, self._before)
        return now or before

    def free(self) -> None:
        """Nobody owns the seat any more."""
        self._now = self._before = ""


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
