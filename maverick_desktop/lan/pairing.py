"""Two programs find out whether they know the same code, and nobody else learns anything of it.

SPAKE2 (RFC 9382's family, by the package ``spake2``) over the certificate both see: a man in the
middle has a certificate of his own, so the two ends never come to one key. One wrong guess is one
failed try at the host. Sans-IO: shares and proofs in, shares and proofs out.
"""

import hmac
from hashlib import sha256
from typing import Final

from spake2 import SPAKE2_A, SPAKE2_B

_CLIENT: Final = b"maverick client "
_HOST: Final = b"maverick host "


class PairingError(Exception):
    """The other side does not know the code, or sees another certificate."""


class ClientPairing:
    """The joining side."""

    def __init__(self, code: str, certificate: bytes) -> None:
        """``certificate``: SHA-256 of the host's certificate as this side sees it."""
        self._spake = SPAKE2_A(code.encode(), idA=_CLIENT + certificate, idB=_HOST + certificate)
        self._certificate = certificate
        self.share: Final[str] = self._spake.start().hex()
        self._key = b""
        self._transcript = b""

    def prove(self, their_share: str) -> str:
        """The proof to send, once the host's share is here. PairingError for no share at all."""
        self._key = _key(self._spake, their_share)
        self._transcript = _transcript(self.share, their_share, self._certificate)
        return _mac(self._key, _CLIENT, self._transcript)

    def check(self, proof: str) -> None:
        """PairingError unless the host knew the code as well."""
        if not hmac.compare_digest(proof, _mac(self._key, _HOST, self._transcript)):
            raise PairingError


class HostPairing:
    """The side that has the table."""

    def __init__(self, code: str, certificate: bytes) -> None:
        """``certificate``: SHA-256 of the host's own certificate."""
        self._spake = SPAKE2_B(code.encode(), idA=_CLIENT + certificate, idB=_HOST + certificate)
        self._certificate = certificate
        self._share: Final[str] = self._spake.start().hex()
        self._key = b""
        self._transcript = b""

    def answer(self, their_share: str) -> str:
        """The share to send, once the client's is here. PairingError for no share at all."""
        self._key = _key(self._spake, their_share)
        self._transcript = _transcript(their_share, self._share, self._certificate)
        return self._share

    def check(self, proof: str) -> str:
        """The host's own proof. PairingError unless the client knew the code: a failed try."""
        if not hmac.compare_digest(proof, _mac(self._key, _CLIENT, self._transcript)):
            raise PairingError
        return _mac(self._key, _HOST, self._transcript)


def _key(spake: "SPAKE2_A | SPAKE2_B", share: str) -> bytes:
    try:
        return spake.finish(bytes.fromhex(share))
    except Exception:
        # What is no point of the curve makes the package raise whatever its arithmetic raises.
        raise PairingError from None


def _transcript(client_share: str, host_share: str, certificate: bytes) -> bytes:
    return client_share.encode() + b"|" + host_share.encode() + b"|" + certificate


def _mac(key: bytes, whose: bytes, transcript: bytes) -> str:
    return hmac.new(key, whose + transcript, sha256).hexdigest()
