"""The certificate that a table is known by: self-signed, made once, and pinned by who has joined.

Nobody vouches for it and its dates mean nothing: pairing proves who it belongs to, and from then on
its fingerprint does (RELIABILITY C2, C3). The key never leaves the host.
"""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID

_NAME: Final = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "maverick")])
_FROM: Final = datetime(1970, 1, 1, tzinfo=UTC)
_UNTIL: Final = datetime(2100, 1, 1, tzinfo=UTC)


class BadCertificate(Exception):
    """Bytes that are no certificate with its key."""


class Certificate(msgspec.Struct, frozen=True):
    """A certificate and its private key, both PEM."""

    public: bytes
    secret: bytes

    @property
    def fingerprint(self) -> bytes:
        """SHA-256 of the certificate, as the other end sees it."""
        parsed = x509.load_pem_x509_certificate(self.public)
        return sha256(parsed.public_bytes(Encoding.DER)).digest()

    def __repr__(self) -> str:
        """Without the key, which belongs in no log."""
        return "Certificate"

    def pem(self) -> bytes:
        """Both in one, for the host's own files."""
        return self.public + self.secret


def new_certificate() -> Certificate:
    """A certificate nobody has had before: ECDSA on P-256."""
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(_NAME)
        .issuer_name(_NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FROM)
        .not_valid_after(_UNTIL)
        .sign(key, SHA256())
    )
    return _in_pem(certificate, key)


def read_certificate(pem: bytes) -> Certificate:
    """The certificate that ``pem`` wrote. BadCertificate for anything else."""
    try:
        certificate = x509.load_pem_x509_certificate(pem)
        key = load_pem_private_key(pem, None)
    except (ValueError, TypeError):
        raise BadCertificate from None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise BadCertificate
    if certificate.public_key() != key.public_key():
        raise BadCertificate
    return _in_pem(certificate, key)


def _in_pem(certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> Certificate:
    return Certificate(
        certificate.public_bytes(Encoding.PEM),
        key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption()),
    )
