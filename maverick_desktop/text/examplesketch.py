"""What an example is made from: a situation, what the engine makes of it, the values tried."""

from collections.abc import Callable

import msgspec

from maverick_desktop.core.cards import Card, CardSet, Seat, Suit
from maverick_desktop.core.deals import Deal, deal_at
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import HandState, Phase, PublicState, Sitter
from maverick_desktop.core.rules import OPTIONS, Kind, Rules, Value, conflicts
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table

from .options import possible_values
from .phrase import Phrase


class Sketch(msgspec.Struct, frozen=True):
    """The situation of an example, before any value is tried in it."""

    title: Phrase
    rules: Rules
    """The rules under which the option matters; the option itself may have any value."""
    result: Callable[[Rules], Phrase]
    """What the engine makes of the situation under such rules."""
    cards: tuple[Card, ...] = ()
    """The trick as it was played, or the cards held."""
    winner: int | None = None
    """The place of the card among them that wins the trick."""


TRUMP = Suit.HEARTS
ADDER = Suit.CLUBS
NOBODY = Sitter("", "human")


class Lot:
    """A ``Chance`` that tells whether it was asked who deals."""

    def __init__(self) -> None:
        self.asked = False

    def dealer(self) -> Seat:
        """Anybody."""
        self.asked = True
        return Seat.SOUTH

    def deal(self, hand: int, attempt: int) -> Deal:
        """One and the same deal: jokers are turned up, so that it always stands."""
        return deal_at(0)


def first_hand(rules: Rules, lot: Lot) -> Table:
    """A match whose first hand is dealt."""
    header = MatchHeader("", "", None, "", "", rules, (NOBODY,) * 4, "")
    table = Table(GameLog(header), lot, MemorySink())
    table.deal()
    return table


def to_play(rules: Rules, seat: Seat, plays: tuple[Card, ...]) -> PublicState:
    """A seat is to add its card to these, in some trick with hearts trump and clubs adder."""
    leader = seat.after(-len(plays))
    hand = HandState(number=1, trump=TRUMP, adder=ADDER, leader=leader, plays=plays)
    return PublicState(rules, (NOBODY,) * 4, phase=Phase.PLAY, turn=seat, hand=hand)


def shown_values(rules: Rules, option: str) -> list[Value]:
    """The values that an example tries: all of a choice; some of a number, the present one too."""
    about, now = OPTIONS[option].about, getattr(rules, option)
    presets = [OPTIONS[option].classic, OPTIONS[option].individualist, OPTIONS[option].tournament]
    match OPTIONS[option].kind:
        case Kind.CHOICE | Kind.FLAG:
            return possible_values(option)
        case Kind.BIDS:
            return sorted({now, *presets}, key=len)
        case Kind.NUMBER | Kind.NUMBER_OR_NONE:
            values = {now, *presets}
            if len(values) == 1:
                near = {about.usual} if now is None else {now - 1, now + 1}
                values |= {one for one in near if _may_be(rules, option, one)}
            return sorted(values, key=lambda one: (one is None, one))


def _may_be(rules: Rules, option: str, value: Value) -> bool:
    """Whether the option can have this value and bring no new contradiction."""
    if not OPTIONS[option].accepts(value):
        return False
    before, changed = conflicts(rules), msgspec.structs.replace(rules, **{option: value})
    return all(one in before for one in conflicts(changed))


def numbers_shown(rules: Rules, option: str) -> list[int]:
    """The numbers among ``shown_values``."""
    return [value for value in shown_values(rules, option) if isinstance(value, int)]


def cards_of(mask: CardSet, held: tuple[Card, ...]) -> list[Phrase]:
    """The cards of a set as they stand among those held."""
    return [Phrase("{card}", {"card": card}) for card in held if mask >> card & 1]
