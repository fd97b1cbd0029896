"""What is written on the jokers, in capitals: on cards it is read at a glance."""

from typing import Final

from .phrase import QT_TRANSLATE_NOOP

BIG: Final = QT_TRANSLATE_NOOP("text", "BIG")
SMALL: Final = QT_TRANSLATE_NOOP("text", "SMALL")
BIG_JOKER: Final = QT_TRANSLATE_NOOP("text", "BIG JOKER")
SMALL_JOKER: Final = QT_TRANSLATE_NOOP("text", "SMALL JOKER")
