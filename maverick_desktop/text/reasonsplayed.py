"""Why a card was played: what it does to the trick and for the hand, and what was seen before.

One function a reason, each handed the reader's view. The card is what a sentence speaks of, so that
no player's gender or person has to be known.
"""

from collections.abc import Iterable
from typing import Final

from maverick_desktop.core.cards import Card, Seat, Side, Suit
from maverick_desktop.core.scoring import TrickWorth
from maverick_desktop.core.view import SeatView

from . import table
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .words import all_of

# --- the words sentences are made of -------------------------------------------------------------

YOU: Final = QT_TRANSLATE_NOOP("text", "you")
_WHOSE: Final = QT_TRANSLATE_NOOP("text", "{who}’s {card}")
_YOURS: Final = QT_TRANSLATE_NOOP("text", "your {card}")
_YOUR_JOKER: Final = QT_TRANSLATE_NOOP("text", "your {joker}")
_CARD: Final = "{card}"
_JOKER: Final = QT_TRANSLATE_NOOP("text", "the {card}")
_JOKER_FIRST: Final = QT_TRANSLATE_NOOP("text", "The {card}")
_TENTHS: Final = QT_TRANSLATE_NOOP("text", "{whole}.{tenths}")


def who(view: SeatView, seat: Seat) -> Phrase:
    """A player within a sentence: "you", "Nora"."""
    if table.is_you(view, seat):
        return Phrase(YOU)
    return Phrase("{who}", {"who": table.name(view, seat)})


def who_first(view: SeatView, seat: Seat) -> Phrase:
    """A player at the head of a sentence: "You", "Nora"."""
    return Phrase(table.YOU) if table.is_you(view, seat) else who(view, seat)


def whose(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """A card on the table: "Walter’s ♣9"."""
    if table.is_you(view, seat) and card.is_joker:
        return Phrase(_YOUR_JOKER, {"joker": card})
    if table.is_you(view, seat):
        return Phrase(_YOURS, {"card": card})
    return Phrase(_WHOSE, {"who": table.name(view, seat), "card": card})


def the(card: Card) -> Phrase:
    """A card within a sentence: "♦7", "the Big Joker"."""
    return Phrase(_JOKER if card.is_joker else _CARD, {"card": card})


def cards(these: Iterable[Card]) -> Phrase:
    """Cards within a sentence: "♦7 and ♦5"."""
    return all_of([the(one) for one in these])


def cards_first(these: Iterable[Card]) -> Phrase:
    """Cards at the head of a sentence."""
    first, *others = these
    head = Phrase(_JOKER_FIRST, {"card": first}) if first.is_joker else the(first)
    return all_of([head, *(the(one) for one in others)])


def tenths(value: float) -> Phrase:
    """Points to a tenth, without a sign; never nothing at all."""
    whole, part = divmod(max(round(10 * abs(value)), 1), 10)
    return Phrase(_TENTHS, {"whole": whole, "tenths": part})


# --- no choice -----------------------------------------------------------------------------------

ONLY: Final = QT_TRANSLATE_NOOP("text", "No other card may be played.")
LAST: Final = QT_TRANSLATE_NOOP("text", "It is the last card.")
ALIKE: Final = QT_TRANSLATE_NOOP("text", "All the cards that may be played do the same.")
ONLY_FOLLOWS: Final = QT_TRANSLATE_NOOP("text", "Any other card would be a revoke.")
FOLLOW_ALIKE: Final = QT_TRANSLATE_NOOP("text", "All the cards that follow do the same.")

# --- the trick -----------------------------------------------------------------------------------

_TAKES: Final = QT_TRANSLATE_NOOP("text", "Takes the trick: {why}, {points} to {side}.")
_GOES: Final = QT_TRANSLATE_NOOP("text", "The trick goes to {who}: {why}, {points} to {side}.")
_LEAVES: Final = QT_TRANSLATE_NOOP("text", "Leaves the trick to {who}: {why}, {points} to {side}.")
_TURNS: Final = QT_TRANSLATE_NOOP("text", "Makes the trick worth {points} instead of {instead}.")
_ABOVE: Final = QT_TRANSLATE_NOOP("text", "Goes above {whose}.")
_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "Trumps {whose}.")
_WITH: Final = QT_TRANSLATE_NOOP("text", "So far {whose} is winning.")
_BELOW: Final = QT_TRANSLATE_NOOP("text", "Does not beat {whose}.")
_CANNOT: Final = QT_TRANSLATE_NOOP("text", "No card that may be played beats {whose}.")
_BY_REVOKE: Final = QT_TRANSLATE_NOOP("text", "Only a revoke would beat {whose}.")
_UNDER: Final = QT_TRANSLATE_NOOP("text", "Stays under {whose} by choice.")
_FEEDS: Final = QT_TRANSLATE_NOOP("text", "Adds an adder for {who}.")
_DENIES: Final = QT_TRANSLATE_NOOP("text", "Gives {who} no adder.")
CHEAPENS: Final = QT_TRANSLATE_NOOP("text", "With an adder the trick is worth less.")
SAFE: Final = QT_TRANSLATE_NOOP("text", "No opponent still to play can beat that.")
_HARDLY: Final = QT_TRANSLATE_NOOP("text", "The trick hardly ever goes to {side}.")
_NEARLY: Final = QT_TRANSLATE_NOOP("text", "The trick nearly always goes to {side}.")
_SHARE: Final = QT_TRANSLATE_NOOP(
    "text",
    "The trick goes to {side} in {n} deal of 10.|The trick goes to {side} in {n} deals of 10.",
)
_BRINGS: Final = QT_TRANSLATE_NOOP("text", "On average the trick brings {side} {points} points.")
_COSTS: Final = QT_TRANSLATE_NOOP("text", "On average the trick costs {side} {points} points.")
_FOUR_TRUMPS: Final = QT_TRANSLATE_NOOP(
    "text", "Four trumps are worth {points} to whoever takes them."
)
NO_FOUR_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "Keeps the trick from being four trumps.")
BOOK: Final = QT_TRANSLATE_NOOP("text", "Makes a book for the posh bid.")
NO_BOOK: Final = QT_TRANSLATE_NOOP("text", "Keeps the trick from being a book.")


def takes(view: SeatView, side: Side, worth: TrickWorth) -> Phrase:
    """The card takes the trick for its side."""
    return Phrase(_TAKES, _worth(view, side, worth))


def goes_to(view: SeatView, seat: Seat, worth: TrickWorth, left: bool) -> Phrase:
    """Another seat takes the trick; ``left``: it need not have been so."""
    args = {**_worth(view, seat.side, worth), "who": who(view, seat)}
    return Phrase(_LEAVES if left else _GOES, args)


def _worth(view: SeatView, side: Side, worth: TrickWorth) -> dict[str, Arg]:
    return {
        "why": table.worth(view, worth, complete=False),
        "points": signed(worth.points),
        "side": table.pair(view, side),
    }


def turns(points: int, instead: int) -> Phrase:
    """The trick is worth something else with another card."""
    return Phrase(_TURNS, {"points": signed(points), "instead": signed(instead)})


def goes_above(view: SeatView, seat: Seat, card: Card, trumping: bool) -> Phrase:
    """The card beats the one that was winning."""
    return Phrase(_TRUMPS if trumping else _ABOVE, {"whose": whose(view, seat, card)})


def with_partner(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """The partner's card goes on winning."""
    return Phrase(_WITH, {"whose": whose(view, seat, card)})


def below(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """An opponent's card goes on winning."""
    return Phrase(_BELOW, {"whose": whose(view, seat, card)})


def cannot_beat(view: SeatView, seat: Seat, card: Card, paying: bool) -> Phrase:
    """An opponent's card could not be beaten, or not without ``paying`` for a revoke."""
    return Phrase(_BY_REVOKE if paying else _CANNOT, {"whose": whose(view, seat, card)})


def stays_under(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """An opponent's card could have been beaten."""
    return Phrase(_UNDER, {"whose": whose(view, seat, card)})


def feeds(view: SeatView, seat: Seat) -> Phrase:
    """An adder for the partner."""
    return Phrase(_FEEDS, {"who": who(view, seat)})


def denies(view: SeatView, seat: Seat) -> Phrase:
    """No adder for an opponent."""
    return Phrase(_DENIES, {"who": who(view, seat)})


def share(view: SeatView, side: Side, of_ten: int) -> Phrase:
    """How often the trick goes to the side."""
    args: dict[str, Arg] = {"side": table.pair(view, side)}
    if of_ten in (0, 10):
        return Phrase(_NEARLY if of_ten else _HARDLY, args)
    return Phrase(_SHARE, args, of_ten)


def brings(view: SeatView, side: Side, points: float) -> Phrase:
    """What the trick comes to on average for the side that mostly takes it."""
    args: dict[str, Arg] = {"side": table.pair(view, side), "points": tenths(points)}
    return Phrase(_BRINGS if points > 0 else _COSTS, args)


def four_trumps(points: int) -> Phrase:
    """What a trick of trumps costs."""
    return Phrase(_FOUR_TRUMPS, {"points": signed(points)})


# --- bids at stake -------------------------------------------------------------------------------

_DUCKS: Final = QT_TRANSLATE_NOOP("text", "Stays under {whose}: nil takes no trick.")
SHEDS: Final = QT_TRANSLATE_NOOP("text", "It is the highest card that loses here.")
_COVERS: Final = QT_TRANSLATE_NOOP("text", "Goes above {whose}, so that the nil takes no trick.")
_AHEAD: Final = QT_TRANSLATE_NOOP("text", "Goes ahead, so that {who} need not take the trick.")
_ATTACKS: Final = QT_TRANSLATE_NOOP("text", "Lets {whose} win: a trick breaks the nil.")
_BREAKS: Final = QT_TRANSLATE_NOOP("text", "Breaks the nil: {whose} takes the trick.")
_INVITES: Final = QT_TRANSLATE_NOOP(
    "text", "Low, so that {who} may have to go above it: a trick breaks the nil."
)


def ducks(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """A nil stays under the card that wins."""
    return Phrase(_DUCKS, {"whose": whose(view, seat, card)})


def covers(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """The partner of a nil takes the trick over."""
    return Phrase(_COVERS, {"whose": whose(view, seat, card)})


def goes_ahead(view: SeatView, seat: Seat) -> Phrase:
    """The partner of a nil wins before it has played."""
    return Phrase(_AHEAD, {"who": who(view, seat)})


def attacks(view: SeatView, seat: Seat, card: Card, done: bool) -> Phrase:
    """An opponent's nil is left with the trick."""
    return Phrase(_BREAKS if done else _ATTACKS, {"whose": whose(view, seat, card)})


def invites(view: SeatView, seat: Seat) -> Phrase:
    """An opponent's nil may have to win."""
    return Phrase(_INVITES, {"who": who(view, seat)})


# --- the hand ------------------------------------------------------------------------------------

_VOIDS: Final = QT_TRANSLATE_NOOP("text", "Leaves no {suit} in the hand.")
_VOIDS_TRUMPS: Final = QT_TRANSLATE_NOOP(
    "text", "Leaves no {suit} in the hand: trumps can be played on them."
)
_SHORTENS: Final = QT_TRANSLATE_NOOP("text", "Leaves one card of {suit} in the hand.")
_OFF: Final = QT_TRANSLATE_NOOP("text", "Without {suit}: a card to throw off.")
KEEPS_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "Thrown off, so that no trump is spent.")
_KEEPS: Final = QT_TRANSLATE_NOOP("text", "Keeps {card}: now it would be {by} points worse.")
LOWEST: Final = QT_TRANSLATE_NOOP("text", "It is the lowest card of its suit.")
_UNBLOCKS: Final = QT_TRANSLATE_NOOP("text", "A high card out of the way of {who}.")
DRAWS: Final = QT_TRANSLATE_NOOP("text", "Draws trumps.")
_LEADS: Final = QT_TRANSLATE_NOOP("text", "Leads {suit}.")
_PAYS: Final = QT_TRANSLATE_NOOP(
    "text", "A revoke: pays {n} point for it.|A revoke: pays {n} points for it."
)
_FREE_REVOKE: Final = QT_TRANSLATE_NOOP("text", "A revoke, which costs nothing here.")
_PAYS_GAIN: Final = QT_TRANSLATE_NOOP(
    "text",
    "A revoke: pays {n} point to gain {gain} over the best card that follows."
    "|A revoke: pays {n} points to gain {gain} over the best card that follows.",
)
_NOT_PAID: Final = QT_TRANSLATE_NOOP(
    "text",
    "A revoke with {card} would cost {n} point and end {loss} points worse."
    "|A revoke with {card} would cost {n} points and end {loss} points worse.",
)


def voids(suit: Suit, trumps: bool) -> Phrase:
    """The last card of a suit goes."""
    return Phrase(_VOIDS_TRUMPS if trumps else _VOIDS, {"suit": suit})


def shortens(suit: Suit) -> Phrase:
    """All but one card of a suit are gone."""
    return Phrase(_SHORTENS, {"suit": suit})


def throws_off(suit: Suit) -> Phrase:
    """Neither the suit led nor a trump."""
    return Phrase(_OFF, {"suit": suit})


def keeps(card: Card, by: float) -> Phrase:
    """A higher card stays in the hand."""
    return Phrase(_KEEPS, {"card": the(card), "by": tenths(by)})


def unblocks(view: SeatView, seat: Seat) -> Phrase:
    """A high card goes under the partner's."""
    return Phrase(_UNBLOCKS, {"who": who(view, seat)})


def leads(suit: Suit) -> Phrase:
    """It is led."""
    return Phrase(_LEADS, {"suit": suit})


def pays(price: int, gain: float | None) -> Phrase:
    """A revoke that is paid for."""
    if not price:
        return Phrase(_FREE_REVOKE)
    if gain is None:
        return Phrase(_PAYS, {}, price)
    return Phrase(_PAYS_GAIN, {"gain": tenths(gain)}, price)


def not_paid(card: Card, price: int, loss: float) -> Phrase:
    """A revoke that is not worth its price."""
    return Phrase(_NOT_PAID, {"card": the(card), "loss": tenths(loss)}, price)


# --- what was seen -------------------------------------------------------------------------------

_NOTHING_ABOVE: Final = QT_TRANSLATE_NOOP("text", "No higher card of {suit} is out.")
_ONLY_ABOVE: Final = QT_TRANSLATE_NOOP("text", "Only {cards} is higher.|Only {cards} are higher.")
_MANY_ABOVE: Final = QT_TRANSLATE_NOOP(
    "text", "{n} higher card of {suit} is out.|{n} higher cards of {suit} are out."
)
_SHOWED: Final = QT_TRANSLATE_NOOP("text", "{who} showed out of {suit} in trick {trick}.")
_CAN_TRUMP: Final = QT_TRANSLATE_NOOP("text", "{who} can trump {suit}.")
_YOU_TO_COME: Final = QT_TRANSLATE_NOOP("text", "You have still to play.")
_TO_COME: Final = QT_TRANSLATE_NOOP("text", "{who} has still to play.")
_NO_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "{side} have no trumps left.")
_SUIT_GONE: Final = QT_TRANSLATE_NOOP("text", "No other hand has {suit} left.")
_YOU_GAVE: Final = QT_TRANSLATE_NOOP("text", "You passed {card} to {who}.")
_GAVE: Final = QT_TRANSLATE_NOOP("text", "{giver} passed {card} to {who}.")
_MUST_HOLD: Final = QT_TRANSLATE_NOOP("text", "Only {who} can hold {card}.")
_MUST_HOLD_ALL: Final = QT_TRANSLATE_NOOP("text", "Only {who} can hold {cards}.")


def nothing_above(suit: Suit) -> Phrase:
    """No card of the suit is higher."""
    return Phrase(_NOTHING_ABOVE, {"suit": suit})


def only_above(these: tuple[Card, ...]) -> Phrase:
    """These alone are higher."""
    return Phrase(_ONLY_ABOVE, {"cards": cards(these)}, len(these))


def many_above(suit: Suit, count: int) -> Phrase:
    """So many are higher."""
    return Phrase(_MANY_ABOVE, {"suit": suit}, count)


def showed_out(view: SeatView, seat: Seat, suit: Suit, trick: int) -> Phrase:
    """Somebody showed a void."""
    return Phrase(_SHOWED, {"who": who_first(view, seat), "suit": suit, "trick": trick})


def can_trump(view: SeatView, seat: Seat, suit: Suit) -> Phrase:
    """The partner may trump the suit."""
    return Phrase(_CAN_TRUMP, {"who": who_first(view, seat), "suit": suit})


def to_come(view: SeatView, seat: Seat) -> Phrase:
    """The partner plays later."""
    if table.is_you(view, seat):
        return Phrase(_YOU_TO_COME)
    return Phrase(_TO_COME, {"who": table.name(view, seat)})


def no_trumps(view: SeatView, side: Side) -> Phrase:
    """A side has no trumps."""
    ours = table.is_yours(view, side)
    pair = table.capital_pair(view) if ours else table.pair(view, side)
    return Phrase(_NO_TRUMPS, {"side": pair})


def suit_gone(suit: Suit) -> Phrase:
    """Nobody else has the suit."""
    return Phrase(_SUIT_GONE, {"suit": suit})


def gave(view: SeatView, giver: Seat, seat: Seat, card: Card) -> Phrase:
    """Who has a card that was passed on."""
    args: dict[str, Arg] = {"card": the(card), "who": who(view, seat)}
    if table.is_you(view, giver):
        return Phrase(_YOU_GAVE, args)
    return Phrase(_GAVE, {**args, "giver": table.name(view, giver)})


def must_hold(view: SeatView, seat: Seat, these: tuple[Card, ...]) -> Phrase:
    """These cards can only be with this player."""
    if len(these) > 1:
        return Phrase(_MUST_HOLD_ALL, {"who": who(view, seat), "cards": cards(these)})
    return Phrase(_MUST_HOLD, {"who": who(view, seat), "card": the(these[0])})
