"""TLS as tables use it: an encrypted line with a certificate that we check ourselves."""

import socket as sockets
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCryptographicHash
from PySide6.QtNetwork import (
    QAbstractSocket,
    QNetworkProxy,
    QSsl,
    QSslCertificate,
    QSslConfiguration,
    QSslKey,
    QSslSocket,
)

from .certificate import Certificate

HANDSHAKE_DEADLINE: Final = 5.0
"""Seconds from a connection to its encryption."""
READ_AHEAD: Final = 64 * 1024
"""Bytes that are taken from the network before they are looked at."""
_SEND_BUFFER: Final = 64 * 1024
_USER_TIMEOUT: Final = 8000
"""Milliseconds that sent bytes may go unacknowledged."""


def has_tls() -> bool:
    """Whether there is a library for TLS. Where not, libssl3 is missing from the system."""
    return QSslSocket.supportsSsl()


def warm_up() -> None:
    """Have Qt load its library for TLS and the system's certificates now; in any thread.

    Whoever encrypts first waits for that otherwise: a tenth of a second, and more where it is slow.
    """
    if has_tls():
        QSslConfiguration()


def host_side(certificate: Certificate) -> QSslConfiguration:
    """How a host encrypts."""
    configuration = _either_side()
    configuration.setLocalCertificate(QSslCertificate(certificate.public))
    configuration.setPrivateKey(QSslKey(certificate.secret, QSsl.KeyAlgorithm.Ec))
    return configuration


def client_side() -> QSslConfiguration:
    """How a client encrypts: whose certificate it is, pairing or the fingerprint will tell."""
    return _either_side()


def _either_side() -> QSslConfiguration:
    configuration = QSslConfiguration()
    configuration.setProtocol(QSsl.SslProtocol.TlsV1_2OrLater)
    configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
    configuration.setSslOption(QSsl.SslOption.SslOptionDisableCompression, True)
    configuration.setSslOption(QSsl.SslOption.SslOptionDisableSessionTickets, True)
    return configuration


def prepare(socket: QSslSocket) -> None:
    """What is set before a socket connects."""
    socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
    socket.setReadBufferSize(READ_AHEAD)


def tune(socket: QSslSocket) -> None:
    """What is set on a socket that is connected: quick, and quick to notice a dead line."""
    socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
    socket.setSocketOption(QAbstractSocket.SocketOption.KeepAliveOption, 1)
    socket.setSocketOption(QAbstractSocket.SocketOption.SendBufferSizeSocketOption, _SEND_BUFFER)
    if not hasattr(sockets, "TCP_USER_TIMEOUT"):
        return
    # Qt has no name for it. The descriptor is only borrowed; on a socket already gone it is -1.
    with suppress(OSError, ValueError):
        borrowed = sockets.socket(fileno=int(socket.socketDescriptor()))
        try:
            borrowed.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, _USER_TIMEOUT)
        finally:
            borrowed.detach()


def fingerprint_of(socket: QSslSocket) -> bytes:
    """SHA-256 of the certificate the other end has shown; empty if it has shown none."""
    certificate = socket.peerCertificate()
    if certificate.isNull():
        return b""
    return bytes(certificate.digest(QCryptographicHash.Algorithm.Sha256).data())
