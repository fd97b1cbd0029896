"""Frames and messages: bytes in, bytes out. No socket, no clock (RELIABILITY R5; docs/PROTOCOL.md).

A frame is a length of four bytes, most significant first, and that many bytes of UTF-8 JSON.
Nothing that comes from the network is believed before it has been decoded here into its type.
"""

import json
from typing import Any, Final, NoReturn

import msgspec

from .messages import ClientMessage, HostMessage

BEFORE_PAIRING: Final = 4 * 1024
"""The longest frame from somebody who has not shown that they know the code, in bytes."""
FROM_CLIENT: Final = 16 * 1024
FROM_HOST: Final = 256 * 1024
_LENGTH: Final = 4


class ProtocolError(Exception):
    """Bytes that are no message of this protocol. Whoever sent them is told goodbye."""


class FrameReader:
    """Cuts a stream into frames, however it was split on its way."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """The longest frame that is taken, in bytes; may change between frames."""
        self._waiting = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that are complete now. ProtocolError for a length of 0 or beyond the limit."""
        self._waiting += data
        frames = []
        while len(self._waiting) >= _LENGTH:
            length = int.from_bytes(self._waiting[:_LENGTH], "big")
            if not 0 < length <= self.limit:
                raise ProtocolError("length")
            if len(self._waiting) < _LENGTH + length:
                break
            frames.append(bytes(self._waiting[_LENGTH : _LENGTH + length]))
            del self._waiting[: _LENGTH + length]
        return frames


def frame(message: ClientMessage | HostMessage) -> bytes:
    """A message as it goes on its way."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(_LENGTH, "big") + body


_CLIENT: Final = msgspec.json.Decoder[ClientMessage](ClientMessage)
_HOST: Final = msgspec.json.Decoder[HostMessage](HostMessage)


def client_message(body: bytes) -> ClientMessage:
    """What a client says. ProtocolError if it is no message of a client."""
    try:
        message = _CLIENT.decode(body)
        _say_nothing_twice(body)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(type(error).__name__) from None
    return message


def host_message(body: bytes) -> HostMessage:
    """What a host says. ProtocolError if it is no message of a host."""
    try:
        message = _HOST.decode(body)
        _say_nothing_twice(body)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(type(error).__name__) from None
    return message


def _say_nothing_twice(body: bytes) -> None:
    """The decoder takes the last of two equal keys: with us no key stands twice."""
    json.loads(body, object_pairs_hook=_no_twins, parse_constant=_refuse)


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("twice")
    return fields


def _refuse(text: str) -> NoReturn:
    raise ValueError(text)
