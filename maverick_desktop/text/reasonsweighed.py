"""Why cards were passed on or a bid was made, what was compared, and the words around reasons."""

from typing import Final

from maverick_desktop.core.cards import Card, Seat
from maverick_desktop.core.events import Bid
from maverick_desktop.core.rules import BidKind
from maverick_desktop.core.view import SeatView

from .phrase import QT_TRANSLATE_NOOP, Phrase
from .reasonsplayed import cards, cards_first, tenths, the, who, who_first
from .words import bid_word

# --- passing -------------------------------------------------------------------------------------

_LOW_ADDERS: Final = QT_TRANSLATE_NOOP(
    "text", "A low adder for {who} to follow with.|Low adders for {who} to follow with."
)
_TO_PARTNER: Final = QT_TRANSLATE_NOOP(
    "text", "They go to {who}, and what they take counts for both."
)
_ALL_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "Keeps its only trump.|Keeps its {n} trumps.")
_TOP: Final = QT_TRANSLATE_NOOP("text", "Keeps {card}, the highest adder.")
ONLY_LOW: Final = QT_TRANSLATE_NOOP("text", "Only low cards of the side suits go.")
KEEPS_HIGH: Final = QT_TRANSLATE_NOOP("text", "Keeps every ace, king and joker.")


def low_adders(view: SeatView, to: Seat, count: int) -> Phrase:
    """Low adders go to an opponent."""
    return Phrase(_LOW_ADDERS, {"who": who(view, to)}, count)


def to_partner(view: SeatView, to: Seat) -> Phrase:
    """The partner gets them."""
    return Phrase(_TO_PARTNER, {"who": who(view, to)})


def keeps_all_trumps(count: int) -> Phrase:
    """No trump goes."""
    return Phrase(_ALL_TRUMPS, {}, count)


def keeps_top(card: Card) -> Phrase:
    """The highest adder stays."""
    return Phrase(_TOP, {"card": the(card)})


# --- bidding -------------------------------------------------------------------------------------

_HAS_BID: Final = QT_TRANSLATE_NOOP("text", "{who} bid {bid}, and a side holds one bid.")
_NAMES: Final = {
    "pass": QT_TRANSLATE_NOOP("text", "Pass"),
    "nil": QT_TRANSLATE_NOOP("text", "Nil"),
    "blind": QT_TRANSLATE_NOOP("text", "Blind"),
    "posh": QT_TRANSLATE_NOOP("text", "Posh"),
}
_ODDS: Final = QT_TRANSLATE_NOOP(
    "text",
    "{bid} would be made in about {n} deal of 100.|{bid} would be made in about {n} deals of 100.",
)
_MORE: Final = QT_TRANSLATE_NOOP("text", "{bid} promises {by} points more than a pass.")
_LESS: Final = QT_TRANSLATE_NOOP("text", "{bid} promises {by} points less than a pass.")
_TOO_LITTLE: Final = QT_TRANSLATE_NOOP(
    "text", "{bid} promises {by} points more than a pass, too little for the risk."
)
_NO_HIGH: Final = QT_TRANSLATE_NOOP("text", "The hand holds no ace, king or joker.")
_HIGH: Final = QT_TRANSLATE_NOOP("text", "High cards in the hand: {cards}.")
_NIL: Final = QT_TRANSLATE_NOOP("text", "Promises to take no trick.")
_BLIND: Final = QT_TRANSLATE_NOOP(
    "text", "Promises more points than the other side, before any card was seen."
)
_POSH: Final = QT_TRANSLATE_NOOP("text", "Promises {n} book.|Promises {n} books.")


def side_has_bid(view: SeatView, seat: Seat, bid: BidKind) -> Phrase:
    """The side's one bid is made."""
    return Phrase(_HAS_BID, {"who": who_first(view, seat), "bid": bid_word(bid)})


def odds(bid: Bid, of_hundred: int) -> Phrase:
    """How often a bid would be made."""
    return Phrase(_ODDS, {"bid": Phrase(_NAMES[bid])}, min(max(of_hundred, 1), 99))


def gains(bid: Bid, by: float) -> Phrase:
    """What a bid is worth over passing."""
    return Phrase(_MORE if by > 0 else _LESS, {"bid": Phrase(_NAMES[bid]), "by": tenths(by)})


def too_little(bid: Bid, by: float) -> Phrase:
    """A bid that is worth hardly more than passing."""
    return Phrase(_TOO_LITTLE, {"bid": Phrase(_NAMES[bid]), "by": tenths(by)})


def high_cards(these: tuple[Card, ...]) -> Phrase:
    """What a nil would have to get rid of."""
    return Phrase(_HIGH, {"cards": cards(these)}) if these else Phrase(_NO_HIGH)


def promises(view: SeatView, bid: Bid) -> Phrase:
    """What a bid promises."""
    if bid == "posh":
        return Phrase(_POSH, {}, view.public.rules.posh_books)
    return Phrase(_BLIND if bid == "blind" else _NIL)


# --- what was compared ---------------------------------------------------------------------------

_WORSE: Final = QT_TRANSLATE_NOOP("text", "{cards} would be {by} points worse.")
_CLOSE: Final = QT_TRANSLATE_NOOP("text", "{cards} would be about as good.")
_BETTER: Final = QT_TRANSLATE_NOOP("text", "{cards} would be {by} points better.")
_SAME: Final = QT_TRANSLATE_NOOP("text", "{cards} would do the same.")
NEAR_END: Final = QT_TRANSLATE_NOOP("text", "This hand may end the match, and that counts too.")
_JUDGED: Final = QT_TRANSLATE_NOOP(
    "text",
    "Judged by {n} deal that fits what was seen.|Judged by {n} deals that fit what was seen.",
)
_SOLVED: Final = QT_TRANSLATE_NOOP(
    "text",
    "Worked out to the last card in {n} deal that fits what was seen."
    "|Worked out to the last card in {n} deals that fit what was seen.",
)


def worse(these: tuple[Card, ...], by: float) -> Phrase:
    """Another choice, which is worse."""
    return Phrase(_WORSE, {"cards": cards_first(these), "by": tenths(by)})


def close(these: tuple[Card, ...]) -> Phrase:
    """Another choice, which is nearly the same."""
    return Phrase(_CLOSE, {"cards": cards_first(these)})


def better(these: tuple[Card, ...], by: float) -> Phrase:
    """Another choice, which is better."""
    return Phrase(_BETTER, {"cards": cards_first(these), "by": tenths(by)})


def same(these: tuple[Card, ...]) -> Phrase:
    """Cards that do the same."""
    return Phrase(_SAME, {"cards": cards_first(these)})


def judged(deals: int, exact: bool) -> Phrase:
    """What figures are from."""
    return Phrase(_SOLVED if exact else _JUDGED, {}, deals)
