"""Examples of how a hand is dealt, played and counted by the trick."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import Card, Seat, Suit, card, card_set
from maverick_desktop.core.legal import MayPlay, legal_actions
from maverick_desktop.core.rules import Rules, pass_target
from maverick_desktop.core.scoring import trick_worth
from maverick_desktop.core.turned import suits_of

from .examplesketch import ADDER, TRUMP, Lot, Sketch, cards_of, first_hand, to_play
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .words import one_of, seat_word


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(card(code) for code in codes.split())


# --- deal and passing ----------------------------------------------------------------------------

_FIRST_HAND: Final = QT_TRANSLATE_NOOP("text", "The first hand of a match")
_BY_LOT: Final = QT_TRANSLATE_NOOP("text", "the lot decides")
_DEALS_LEADS: Final = QT_TRANSLATE_NOOP("text", "{dealer} deals, {leader} leads")
_TURNED: Final = QT_TRANSLATE_NOOP("text", "These two cards are turned up")
_SUITS: Final = QT_TRANSLATE_NOOP("text", "trump {trump}, adder {adder}")
_AGAIN: Final = QT_TRANSLATE_NOOP("text", "dealt again")
_PASSES: Final = QT_TRANSLATE_NOOP("text", "South passes in the first hand")
_PASSED: Final = QT_TRANSLATE_NOOP("text", "{n} card to {seat}|{n} cards to {seat}")
_NOTHING: Final = QT_TRANSLATE_NOOP("text", "nothing")
_WHO_GETS: Final = QT_TRANSLATE_NOOP("text", "Who gets South’s cards in hands 1 to 4")
_ALWAYS: Final = QT_TRANSLATE_NOOP("text", "{seat} each time")
_IN_TURN: Final = QT_TRANSLATE_NOOP("text", "{first}, {second}, {third}, {fourth}")
_NO_ONE: Final = QT_TRANSLATE_NOOP("text", "nobody")


def _first_dealer(rules: Rules) -> Sketch:
    def result(tried: Rules) -> Phrase:
        lot = Lot()
        hand = first_hand(tried, lot).public.hand
        if lot.asked:
            return Phrase(_BY_LOT)
        dealer, leader = hand.dealer, hand.leader
        return Phrase(_DEALS_LEADS, {"dealer": seat_word(dealer), "leader": seat_word(leader)})

    return Sketch(Phrase(_FIRST_HAND), rules, result)


def _equal_ranks(rules: Rules) -> Sketch:
    turned = card("7C"), card("7H")

    def result(tried: Rules) -> Phrase:
        suits = suits_of(tried.equal_ranks, turned)
        return Phrase(_AGAIN) if suits is None else Phrase(_SUITS, _suits(*suits))

    return Sketch(Phrase(_TURNED), rules, result, turned)


def _suits(trump: Suit, adder: Suit) -> Mapping[str, Arg]:
    return {"trump": trump, "adder": adder}


def _pass_count(rules: Rules) -> Sketch:
    def result(tried: Rules) -> Phrase:
        places = pass_target(tried, 1)
        if not places:
            return Phrase(_NOTHING)
        seat = seat_word(Seat.SOUTH.after(places))
        return Phrase(_PASSED, {"seat": seat}, tried.pass_count)

    return Sketch(Phrase(_PASSES), rules, result)


def _pass_direction(rules: Rules) -> Sketch:
    def result(tried: Rules) -> Phrase:
        places = [pass_target(tried, hand) for hand in (1, 2, 3, 4)]
        first, second, third, fourth = (
            seat_word(Seat.SOUTH.after(one)) if one else Phrase(_NO_ONE) for one in places
        )
        if len(set(places)) == 1:
            return Phrase(_ALWAYS, {"seat": first})
        words = {"first": first, "second": second, "third": third, "fourth": fourth}
        return Phrase(_IN_TURN, words)

    passing = rules if rules.pass_count else replace(rules, pass_count=2)
    return Sketch(Phrase(_WHO_GETS), passing, result)


# --- play ----------------------------------------------------------------------------------------

_LED_HELD: Final = QT_TRANSLATE_NOOP("text", "{led} were led, trump is {trump}, these are held")
_TRUMPED_HELD: Final = QT_TRANSLATE_NOOP(
    "text", "{led} were led and trumped with {card}, these are held"
)
_ANY: Final = QT_TRANSLATE_NOOP("text", "any of them")
_TRUMP_ONLY: Final = QT_TRANSLATE_NOOP("text", "the trump")
_TRUMP_UNLESS: Final = QT_TRANSLATE_NOOP("text", "the trump, or any if partner is winning")
_FOR_A_PRICE: Final = QT_TRANSLATE_NOOP(
    "text", "{free}, or {priced} for {n} point|{free}, or {priced} for {n} points"
)


def _may_play(rules: Rules, plays: str, held: tuple[Card, ...]) -> MayPlay:
    """What South may add to the cards played so far."""
    state = to_play(rules, Seat.SOUTH, _cards(plays))
    legal = legal_actions(state, Seat.SOUTH, card_set(held))
    assert isinstance(legal, MayPlay)
    return legal


def _void_play(rules: Rules) -> Sketch:
    held = _cards("4H 9S KC")

    def result(tried: Rules) -> Phrase:
        # North leads to this trick, and West beats the card or does not.
        losing, winning = (_may_play(tried, plays, held).free for plays in ("9D KD", "9D 2D"))
        if losing == winning:
            return Phrase(_ANY if losing == card_set(held) else _TRUMP_ONLY)
        return Phrase(_TRUMP_UNLESS)

    return Sketch(Phrase(_LED_HELD, {"led": Suit.DIAMONDS, "trump": TRUMP}), rules, result, held)


def _overtrump(rules: Rules) -> Sketch:
    held = _cards("4H JH 2S")

    def result(tried: Rules) -> Phrase:
        return one_of(cards_of(_may_play(tried, "8D 9H", held).free, held))

    title = Phrase(_TRUMPED_HELD, {"led": Suit.DIAMONDS, "card": card("9H")})
    return Sketch(title, rules, result, held)


def _revoke(rules: Rules) -> Sketch:
    held = _cards("4D AS")

    def result(tried: Rules) -> Phrase:
        legal = _may_play(tried, "9D", held)
        free = one_of(cards_of(legal.free, held))
        if not legal.priced:
            return free
        words = {"free": free, "priced": one_of(cards_of(legal.priced, held))}
        return Phrase(_FOR_A_PRICE, words, tried.revoke_penalty)

    return Sketch(Phrase(_LED_HELD, {"led": Suit.DIAMONDS, "trump": TRUMP}), rules, result, held)


# --- points of a trick ---------------------------------------------------------------------------

_TRICK: Final = QT_TRANSLATE_NOOP("text", "This trick; trump {trump}, adder {adder}")


def _trick(codes: str) -> Callable[[Rules], Sketch]:
    played = _cards(codes)

    def sketch(rules: Rules) -> Sketch:
        def result(tried: Rules) -> Phrase:
            points = trick_worth(tried, TRUMP, ADDER, played).points
            return Phrase("{value}", {"value": signed(points)})

        place = trick_worth(rules, TRUMP, ADDER, played).place
        return Sketch(Phrase(_TRICK, _suits(TRUMP, ADDER)), rules, result, played, place)

    return sketch


SKETCHES: Final[Mapping[str, Callable[[Rules], Sketch]]] = {
    "first_dealer": _first_dealer,
    "equal_ranks": _equal_ranks,
    "pass_count": _pass_count,
    "pass_direction": _pass_direction,
    "void_play": _void_play,
    "overtrump": _overtrump,
    "revoke": _revoke,
    "adder_value": _trick("QD 4D JC TD"),
    "adder_with_trump": _trick("9C 3H 6H 2C"),
    "points_all_trumps": _trick("AH KH 7H 3H"),
    "points_some_trumps": _trick("KS 5S 2H AS"),
    "points_plain": _trick("AS 9S 4S 2S"),
}
