"""A card on its way from the hand to the table: what the drag carries, as bytes.

It names the card and the turn in which it was lifted, so that a gesture dies with its turn. Knows
neither model nor widget.
"""

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QMimeData

from maverick_desktop.core.cards import Card
from maverick_desktop.core.cards import card as card_named
from maverick_desktop.core.legal import MayChoose
from maverick_desktop.ui.scene import Scene

MIME_TYPE: Final = "application/x-maverick-card"
_CONTENT: Final = re.compile(r"([0-9A-Z]{2}) ([a-z]+[0-9]{1,20})")


class Carried(NamedTuple):
    """What a drag carries."""

    card: Card
    turn: str


def turn_of(scene: Scene) -> str:
    """The turn that a gesture belongs to.

    The latest fact; while all choose cards to pass, the hand they are chosen from: what the others
    choose meanwhile takes nothing out of the player's hand.
    """
    legal = scene.legal
    return f"choose{legal.cards}" if isinstance(legal, MayChoose) else f"fact{scene.n}"


def packed(carried: Carried) -> QMimeData:
    """The gesture as a drag carries it."""
    data = QMimeData()
    data.setData(MIME_TYPE, f"{carried.card.code} {carried.turn}".encode())
    return data


def unpacked(data: QMimeData) -> Carried | None:
    """The gesture; None for anything that is none."""
    if not data.hasFormat(MIME_TYPE):
        return None
    content = bytes(data.data(MIME_TYPE).data())
    match = _CONTENT.fullmatch(content.decode("ascii", "replace"))
    if match is None:
        return None
    try:
        return Carried(card_named(match[1]), match[2])
    except KeyError:
        return None
