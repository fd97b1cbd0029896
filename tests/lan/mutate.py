"""Damage to messages and streams, from seeded dice."""

import json
import random
from typing import Any, Final

_ODD_VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 10**30, 0.5, 1e308, "", "S", "x" * 300,
    "\0", "\ud800", "\u202e", "AS\n", "<b>", [], [[]], {}, {"type": "ping"}, ["AS"] * 14,
    ["AS", "AS"], ["AS", "2C"],
)  # fmt: skip


def mutated(body: bytes, dice: random.Random) -> bytes:
    """A message with something wrong, in its bytes or in its meaning. May be right by accident."""
    return _other_bytes(body, dice) if dice.random() < 0.5 else _other_fields(body, dice)


def _other_bytes(body: bytes, dice: random.Random) -> bytes:
    data = bytearray(body)
    for _ in range(dice.choice((1, 1, 2, 5))):
        place = dice.randrange(len(data) + 1)
        match dice.randrange(6):
            case 0 if data:
                data[place % len(data)] = dice.randrange(256)
            case 1:
                data[place:place] = bytes([dice.randrange(256)])
            case 2:
                del data[place : place + dice.randrange(1, 9)]
            case 3:
                data += data[: dice.randrange(len(data) + 1)]
            case 4:
                data[place:place] = dice.choice((b"[" * 2000, b'{"a":' * 900, b"9" * 5000, b"\0"))
            case _:
                del data[place:]
    return bytes(data)


def _other_fields(body: bytes, dice: random.Random) -> bytes:
    plain = json.loads(body)
    holders = [one for one in _containers(plain) if one]
    holder = dice.choice(holders)
    key = dice.choice(list(holder)) if isinstance(holder, dict) else dice.randrange(len(holder))
    match dice.randrange(4):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[dice.choice(("seat", "from", "token", "extra", "type", "hand"))] = _odd(dice)
        case 2 if isinstance(holder, dict):
            # The same key twice.
            text = json.dumps(plain, ensure_ascii=False)
            return (text[:-1] + "," + json.dumps(key) + ":1}").encode("utf-8", "surrogatepass")
        case _:
            holder[key] = _odd(dice)
    return json.dumps(plain, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")


def _containers(plain: Any) -> list[Any]:
    if isinstance(plain, dict):
        return [plain, *(found for value in plain.values() for found in _containers(value))]
    if isinstance(plain, list):
        return [plain, *(found for value in plain for found in _containers(value))]
    return []


def _odd(dice: random.Random) -> Any:
    return dice.choice(_ODD_VALUES)


def framed(body: bytes) -> bytes:
    """A body as a frame."""
    return len(body).to_bytes(4, "big") + body
