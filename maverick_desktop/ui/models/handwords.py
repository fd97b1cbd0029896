"""A card of the hand in words: what it is, how it stands and where.

Must not know models or what is legal.
"""

from maverick_desktop.text import hints, spoken
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.scene import HandCard, Mark, Standing


def name(one: HandCard, row: int, count: int, may: str | None) -> Phrase:
    """What a screen reader says; ``may`` is the template for a card that can be used now."""
    if one.card is None:
        return Phrase(spoken.FACE_DOWN, {"place": row + 1, "count": count})
    trump, adder = one.mark is Mark.TRUMP, one.mark is Mark.ADDER
    card = spoken.with_mark(one.card, trump=trump, adder=adder)
    if one.hinted:
        card = hints.marked(card)
    match one.standing:
        case Standing.ILLEGAL if one.why is not None:
            return Phrase(spoken.CANNOT, {"card": card, "why": one.why})
        case Standing.ILLEGAL:
            return spoken.at(spoken.CANNOT_NOW, card, row, count)
        case Standing.PRICED:
            return Phrase(spoken.REVOKE, {"card": card, "price": one.price})
        case Standing.RAISED:
            return Phrase(spoken.REVOKE_RAISED, {"card": card, "price": one.price})
        case Standing.LEGAL | Standing.PLAIN:
            return spoken.at(may or spoken.RESTS, card, row, count)


def remark(one: HandCard) -> Phrase | None:
    """What there is to say besides: why it cannot be played, or what it costs."""
    if one.why is not None:
        return one.why
    return Phrase(spoken.REVOKE_TIP, count=one.price) if one.price else None
