"""How much a thinker may think: a value."""

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How much a thinker may think. With nodes alone its choice can be made again."""

    nodes: int | None = None
    """Cards laid down in thought."""
    seconds: float | None = None
