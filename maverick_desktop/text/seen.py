"""Words painted on the table itself, and what a screen reader says of its plates and its trick.

Must not know scenes or widgets: each function is handed what it speaks of.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from maverick_desktop.core.cards import Card, Seat, Suit
from maverick_desktop.core.rules import BidKind, Rules

from . import spoken
from .bids import BID_WORDS
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed

# --- painted -------------------------------------------------------------------------------------

TRUMP: Final = QT_TRANSLATE_NOOP("text", "Trump")
BEATS_ALL: Final = QT_TRANSLATE_NOOP("text", "beats all")
ADDER: Final = QT_TRANSLATE_NOOP("text", "Adder")
ADDER_EACH: Final = QT_TRANSLATE_NOOP("text", "+1 each")
ADDER_NO_TRUMP: Final = QT_TRANSLATE_NOOP("text", "+1 without trump")
SUIT_TITLES: Final[Mapping[Suit, str]] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("text", "Clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("text", "Diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("text", "Hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("text", "Spades"),
}
LAST_TRICK: Final = QT_TRANSLATE_NOOP("text", "Last trick")
DEALER_LETTER: Final = QT_TRANSLATE_NOOP("text", "D")
THINKING: Final = QT_TRANSLATE_NOOP("text", "thinking")
WINNING: Final = QT_TRANSLATE_NOOP("text", "winning")
WINS: Final = QT_TRANSLATE_NOOP("text", "wins")
YOUR_PLACE: Final = QT_TRANSLATE_NOOP("text", "Your card goes here")
PASS_PLACE: Final = QT_TRANSLATE_NOOP("text", "To pass on")
ENTER: Final = QT_TRANSLATE_NOOP("text", "Enter")
UNDO: Final = QT_TRANSLATE_NOOP("text", "Undo")
SCORE_SHEET: Final = QT_TRANSLATE_NOOP("text", "Score sheet")
REVIEW: Final = QT_TRANSLATE_NOOP("text", "Review")
BASE: Final = QT_TRANSLATE_NOOP("text", "Base")
BID: Final = QT_TRANSLATE_NOOP("text", "Bid")
PENALTY: Final = QT_TRANSLATE_NOOP("text", "Penalty")
SCORE: Final = QT_TRANSLATE_NOOP("text", "Score")
TOTAL: Final = QT_TRANSLATE_NOOP("text", "Total")
BID_TITLES: Final[Mapping[BidKind, str]] = {
    "nil": QT_TRANSLATE_NOOP("text", "Nil"),
    "blind": QT_TRANSLATE_NOOP("text", "Blind"),
    "posh": QT_TRANSLATE_NOOP("text", "Posh"),
}
TRICK_OF: Final = QT_TRANSLATE_NOOP("text", "Trick {n} of {count}: {who}, {points}")
CLOSE_LARGE: Final = QT_TRANSLATE_NOOP("text", "← → other tricks, Esc or a click closes")


def adder_worth(rules: Rules) -> Phrase:
    """What an adder adds, in two words."""
    flat = rules.adder_with_trump == "flat_one"
    return Phrase(ADDER_NO_TRUMP if flat else ADDER_EACH)


def trick_title(number: int, winner: Phrase, points: int) -> Phrase:
    """The heading of an earlier trick shown large."""
    words: dict[str, Arg] = {"n": number, "count": 13, "who": winner, "points": signed(points)}
    return Phrase(TRICK_OF, words)


# --- read out ------------------------------------------------------------------------------------

_SEATS: Final[Mapping[Seat, str]] = {
    Seat.SOUTH: QT_TRANSLATE_NOOP("text", "South"),
    Seat.WEST: QT_TRANSLATE_NOOP("text", "West"),
    Seat.NORTH: QT_TRANSLATE_NOOP("text", "North"),
    Seat.EAST: QT_TRANSLATE_NOOP("text", "East"),
}
_OUR_SIDE: Final = QT_TRANSLATE_NOOP("text", "our side")
_THEIR_SIDE: Final = QT_TRANSLATE_NOOP("text", "their side")
_KINDS: Final = {
    "person": QT_TRANSLATE_NOOP("text", "person"),
    "computer": QT_TRANSLATE_NOOP("text", "computer"),
    "away": QT_TRANSLATE_NOOP("text", "away"),
}
_NO_TRICKS: Final = QT_TRANSLATE_NOOP("text", "no tricks")
_TRICKS: Final = QT_TRANSLATE_NOOP("text", "{n} trick|{n} tricks")
_DEALER: Final = QT_TRANSLATE_NOOP("text", "dealer")
_TO_MOVE: Final = QT_TRANSLATE_NOOP("text", "to move")
_LISTED: Final = QT_TRANSLATE_NOOP("text", "{first}, {second}")
_TRICK: Final = QT_TRANSLATE_NOOP("text", "Trick {n}: {cards}.")
_TRICK_EMPTY: Final = QT_TRANSLATE_NOOP("text", "Trick {n}: no card yet.")
_TURNED: Final = QT_TRANSLATE_NOOP(
    "text", "Trump {trump}, adder {adder}; turned: {high} and {low}."
)
_LAST: Final = QT_TRANSLATE_NOOP("text", "Last trick: {who}, {points}")
_BID: Final = QT_TRANSLATE_NOOP("text", "{bid}, key {key}")
_WORTH: Final = QT_TRANSLATE_NOOP("text", "{sentence} Made {made}, failed {failed}.")
_ROW: Final = QT_TRANSLATE_NOOP(
    "text", "{side}: base {base}, penalty {penalty}, score {score}, total {total}"
)
_BID_MADE: Final = QT_TRANSLATE_NOOP("text", "{who} {bid} made")
_BID_FAILED: Final = QT_TRANSLATE_NOOP("text", "{who} {bid} failed")


def listed(parts: Iterable[Phrase]) -> Phrase:
    """Phrases one after the other, with commas."""
    first, *rest = parts
    for part in rest:
        first = Phrase(_LISTED, {"first": first, "second": part})
    return first


def as_it_is(text: str) -> Phrase:
    """A text that is no template: a name, or words already said."""
    return Phrase("{text}", {"text": text})


def seat(
    name: str,
    where: Seat,
    *,
    ours: bool,
    kind: str,
    level: str,
    bid: str,
    tricks: int | None,
    dealer: bool,
    active: bool,
    note: Phrase | None,
) -> Phrase:
    """A seat's plate: "Emma, East, their side, computer, club, nil, no tricks, dealer"."""
    parts = [as_it_is(name), Phrase(_SEATS[where]), Phrase(_OUR_SIDE if ours else _THEIR_SIDE)]
    parts += [Phrase(_KINDS[kind])] if kind != "person" else []
    parts += [as_it_is(word) for word in (level, bid) if word]
    if tricks is not None:
        parts.append(Phrase(_TRICKS, {}, tricks) if tricks else Phrase(_NO_TRICKS))
    parts += [Phrase(_DEALER)] if dealer else []
    parts += [note] if note is not None else []
    parts += [Phrase(_TO_MOVE)] if active else []
    return listed(parts)


def played(who: str, card: Card, *, winning: bool, complete: bool, price: int) -> Phrase:
    """A card of the trick: "Nora Small Joker, winning"."""
    won = spoken.WON if complete else spoken.WINNING
    template = won if winning else spoken.PLAYED
    said = Phrase(template, {"who": who, "card": spoken.card_words(card)})
    return Phrase(spoken.COST, {"said": said, "price": price}) if price else said


def trick(number: int, cards: Iterable[Phrase]) -> Phrase:
    """The trick on the table."""
    there = list(cards)
    if not there:
        return Phrase(_TRICK_EMPTY, {"n": number})
    return Phrase(_TRICK, {"n": number, "cards": listed(there)})


def turned(high: Card, low: Card, trump: Suit, adder: Suit) -> Phrase:
    """The turned cards."""
    return Phrase(
        _TURNED,
        {
            "trump": trump,
            "adder": adder,
            "high": spoken.card_words(high),
            "low": spoken.card_words(low),
        },
    )


def last_trick(winner: Phrase, points: int) -> Phrase:
    """The panel of the last trick."""
    return Phrase(_LAST, {"who": winner, "points": signed(points)})


def bid_panel(title: Phrase, key: str) -> Phrase:
    """A bid's panel."""
    return Phrase(_BID, {"bid": title, "key": key})


def bid_worth(sentence: Phrase, made: Phrase | None, failed: Phrase | None) -> Phrase:
    """What a bid asks for and what it is worth."""
    if made is None or failed is None:
        return sentence
    return Phrase(_WORTH, {"sentence": sentence, "made": made, "failed": failed})


def side_row(
    side: Phrase, base: int, bid: Phrase | None, penalty: int, score: int, total: int
) -> Phrase:
    """A side's result."""
    row = Phrase(
        _ROW,
        {
            "side": side,
            "base": signed(base),
            "penalty": signed(-penalty),
            "score": signed(score),
            "total": total,
        },
    )
    return row if bid is None else listed([row, bid])


def bid_result(who: str, bid: BidKind, made: bool) -> Phrase:
    """What came of a bid."""
    return Phrase(_BID_MADE if made else _BID_FAILED, {"who": who, "bid": Phrase(BID_WORDS[bid])})
