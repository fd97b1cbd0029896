"""Frames and messages: bytes in, bytes out. No socket, no clock (RELIABILITY R5; docs/PROTOCOL.md).

A frame is a length of four bytes, most significant first, and that many bytes of UTF-8 JSON.
Nothing that comes from the network is believed before it has been decoded here into its type.
"""

import json
from collections.abc import Callable
from typing import Any, Final, Generic, NoReturn, TypeVar

import msgspec

from .messages import ClientMessage, HostMessage

BEFORE_PAIRING: Final = 4 * 1024
"""The longest frame from somebody who has not shown that they know the code, in bytes."""
FROM_CLIENT: Final = 16 * 1024
FROM_HOST: Final = 256 * 1024
_LENGTH: Final = 4

Kind = TypeVar("Kind")


class ProtocolError(Exception):
    """Bytes that are no message of this protocol. Whoever sent them is told goodbye."""


class FrameReader:
    """Cuts a stream into frames, however it was split on its way."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """The longest frame that is taken, in bytes; may change between two frames."""
        self._waiting = bytearray()

    def add(self, data: bytes) -> None:
        """More of the stream. What is too long is found by ``next``, before it is waited for."""
        self._waiting += data

    def next(self) -> bytes | None:
        """The next frame, if all of it is here. ProtocolError for length 0 or beyond the limit."""
        if len(self._waiting) < _LENGTH:
            return None
        length = int.from_bytes(self._waiting[:_LENGTH], "big")
        if not 0 < length <= self.limit:
            raise ProtocolError("length")
        end = _LENGTH + length
        if len(self._waiting) < end:
            return None
        body = bytes(self._waiting[_LENGTH:end])
        del self._waiting[:end]
        return body


def frame(message: ClientMessage | HostMessage) -> bytes:
    """A message as it goes on its way."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(_LENGTH, "big") + body


class Reader(Generic[Kind]):
    """Reads the messages that may come at one stage, and no other."""

    def __init__(self, kind: Any, check: Callable[[Kind], None] | None = None) -> None:
        """``kind``: the union of messages. ``check`` raises ValueError for what no type can say."""
        self._decoder: msgspec.json.Decoder[Kind] = msgspec.json.Decoder(kind)
        self._check = check

    def __call__(self, body: bytes) -> Kind:
        """The message in a frame. ProtocolError if it is none of this stage."""
        try:
            message = self._decoder.decode(body)
            # The decoder takes the last of two equal keys: with us no key stands twice.
            json.loads(body, object_pairs_hook=_no_twins, parse_constant=_refuse)
            if self._check is not None:
                self._check(message)
        except (ValueError, RecursionError) as error:
            raise ProtocolError(type(error).__name__) from None
        return message


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("twice")
    return fields


def _refuse(text: str) -> NoReturn:
    raise ValueError(text)
