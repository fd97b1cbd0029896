"""What a screen reader says of the score pad's pictures: seats, numbers, cards, the tricks so far.

Figures and states in full words: nothing is told by the picture alone. Must not know widgets.
"""

from typing import Final

from maverick_desktop.core.cards import Card, Seat, Side, Suit
from maverick_desktop.core.padstate import PadHandState, PadState
from maverick_desktop.core.rules import BidKind

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase
from .scores import in_progress, to_go, total_says, tricks_say
from .seen import as_it_is, listed
from .sheetpeople import People
from .spoken import card_words
from .table import ADDERS
from .words import bid_word, seat_word

_DEALER: Final = QT_TRANSLATE_NOOP("text", "dealer")
_LEADS: Final = QT_TRANSLATE_NOOP("text", "leads")
_NO_TRICKS: Final = QT_TRANSLATE_NOOP("text", "no tricks")
_TRICKS: Final = QT_TRANSLATE_NOOP("text", "{n} trick|{n} tricks")
_REVOKES: Final = QT_TRANSLATE_NOOP("text", "{n} revoke|{n} revokes")
_CHOSEN: Final = QT_TRANSLATE_NOOP("text", "chosen")
_KEY: Final = QT_TRANSLATE_NOOP("text", "key {key}")
_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "{n} trump|{n} trumps")
_CANNOT: Final = QT_TRANSLATE_NOOP("text", "{what}, cannot be")
_TURNED: Final = QT_TRANSLATE_NOOP("text", "{card}, turned")
_WHO_BID: Final = QT_TRANSLATE_NOOP("text", "{who}: {bid}")
_POINTS_OF: Final = QT_TRANSLATE_NOOP("text", "{side}: points of the tricks")
_TRUMP_SUIT: Final = QT_TRANSLATE_NOOP("text", "trump {suit}")
_ADDER_SUIT: Final = QT_TRANSLATE_NOOP("text", "adder {suit}")


def revokes(count: int) -> Phrase:
    """A number of revokes."""
    return Phrase(_REVOKES, count=count)


def seat(state: PadState, hand: PadHandState, place: Seat, *, chosen: bool, dead: bool) -> Phrase:
    """A seat: "Nora, North, leads, 3 tricks, nil, key N"."""
    parts = [as_it_is(state.names[place]), seat_word(place)]
    parts += [Phrase(_DEALER)] if hand.dealer is place else []
    parts += [Phrase(_LEADS)] if hand.leader is place else []
    taken = hand.taken(place)
    parts.append(Phrase(_TRICKS, count=taken) if taken else Phrase(_NO_TRICKS))
    bid = hand.bids[place.side]
    parts += [bid_word(bid.kind)] if bid is not None and bid.seat is place else []
    parts += [revokes(hand.revokes[place])] if hand.revokes[place] else []
    return _pressable(listed(parts), place.letter, chosen=chosen, dead=dead)


def trumps(number: int, *, chosen: bool, dead: bool) -> Phrase:
    """A button for a number of trumps: "2 trumps, key 2"."""
    return _pressable(Phrase(_TRUMPS, count=number), str(number), chosen=chosen, dead=dead)


def adders(number: int, *, chosen: bool, dead: bool) -> Phrase:
    """A button for a number of adders."""
    return _pressable(Phrase(ADDERS, count=number), str(number), chosen=chosen, dead=dead)


def bid(kind: BidKind, key: str) -> Phrase:
    """A bid's button: "nil, key N"."""
    return _pressable(bid_word(kind), key, chosen=False, dead=False)


def action(word: Phrase, key: str, *, dead: bool) -> Phrase:
    """A button beside the numbers: "Revoke, key R"."""
    return _pressable(word, key, chosen=False, dead=dead)


def _pressable(what: Phrase, key: str, *, chosen: bool, dead: bool) -> Phrase:
    if dead:
        return Phrase(_CANNOT, {"what": what})
    parts = [what, *([Phrase(_CHOSEN)] if chosen else []), Phrase(_KEY, {"key": key})]
    return listed(parts)


# --- begin of a hand -----------------------------------------------------------------------------


def card(one: Card, turned: bool) -> Phrase:
    """A card to be picked."""
    words = card_words(one)
    return Phrase(_TURNED, {"card": words}) if turned else words


def suit_button(suit: Suit, is_trump: bool, chosen: bool) -> Phrase:
    """A suit to be picked: "trump hearts, chosen"."""
    what = Phrase(_TRUMP_SUIT if is_trump else _ADDER_SUIT, {"suit": suit})
    return listed([what, Phrase(_CHOSEN)]) if chosen else what


def points_of(who: Phrase) -> Phrase:
    """The line for a side's points: "Anna and Nora: points of the tricks"."""
    return Phrase(_POINTS_OF, {"side": who})


# --- the score -----------------------------------------------------------------------------------


def side(state: PadState, people: People, place: Side, total: int) -> Phrase:
    """A side's box: "Anna and Nora: 46 points, 54 to go, Anna: nil, 1 revoke"."""
    parts = [total_says(people.side(place), total, to_go(total, state.rules.target))]
    hand = state.open_hand
    if hand is not None:
        held = hand.bids[place]
        if held is not None:
            words: dict[str, Arg] = {"who": state.names[held.seat], "bid": bid_word(held.kind)}
            parts.append(Phrase(_WHO_BID, words))
        if hand.revoked(place):
            parts.append(revokes(hand.revoked(place)))
    return listed(parts)


def tricks(hand: PadHandState, people: People) -> Phrase:
    """The tricks of a hand, each one's points and side."""
    said = [(trick.points, people.side(trick.winner.side)) for trick in hand.tricks]
    return tricks_say(in_progress(len(said)), said)
