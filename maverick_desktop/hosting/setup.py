"""What a table on the network is to be: what its host has settled. Knows nobody who sits there."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.lan.messages import Policy

Later: TypeAlias = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Does something after so many seconds; returns what calls it off."""
Draw: TypeAlias = Callable[[int], bytes]
"""Gives so many secret bytes."""

LONGEST: Final = 3600
"""The most seconds that any of the times below may have."""


class TableSetup(msgspec.Struct, frozen=True):
    """What the host has settled. Times are whole seconds, 0 … ``LONGEST``."""

    name: str
    """Of the table, as others find it: clean, 1 to 24 characters."""
    rule_set: RuleSet
    policy: Policy = "bot"
    """At the seat of somebody who was lost: their turn waits for them, a computer player steps in,
    or nobody plays until they are back."""
    patience: int = 30
    """Until a computer player steps in, where that is the policy."""
    timer: int = 0
    """For a decision; then a legal action is taken. 0 is no limit."""
    chat: bool = True
    spectators: bool = False
    hand_pause: int = 8
    """How long a score is looked at before the next hand is dealt by itself; 0: the host deals."""
