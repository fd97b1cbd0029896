"""How long a test waits for what should come at once, where a machine has much else to do."""

from typing import Final

PATIENCE: Final = 60.0
"""Seconds. Whoever waits so long has found a fault; how quick a thing is, a bench measures."""
PATIENCE_MS: Final = round(1000 * PATIENCE)
"""The same as Qt counts."""
WHOLE_RUN: Final = 10 * PATIENCE
"""Seconds for a program from its start to its end."""
