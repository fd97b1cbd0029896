"""What the score pad's window says: what to enter next, its buttons, forms and messages.

People are called by name, for nobody at the pad is "you". Refusals are in ``padreasons``, what is
read out of the pad's pictures in ``padspoken``.
"""

import errno
from typing import Final

from maverick_desktop.core.cards import Seat, Suit
from maverick_desktop.core.padstate import PadPhase, PadState
from maverick_desktop.core.rules import BidKind, Rules
from maverick_desktop.core.scoring import Why, trick_points
from maverick_desktop.core.turned import Turned

from .faults import shown
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, number, signed
from .sheetpeople import People
from .table import (
    ADDERS,
    ADDERS_EACH,
    ADDERS_FLAT,
    ADDERS_SUM,
    ALL_TRUMPS,
    HAND_OVER,
    HAND_SCORES,
    MATCH_DRAWN,
    MATCH_OVER,
    MATCH_TOTALS,
    NO_TRUMP_NO_ADDER,
    TO_SIDE,
    TRUMPS,
    WINS,
)
from .words import bid_word

TITLE: Final = QT_TRANSLATE_NOOP("text", "Score pad")

# --- menus and buttons ---------------------------------------------------------------------------

MENU_MATCH: Final = QT_TRANSLATE_NOOP("text", "&Match")
MENU_ENTER: Final = QT_TRANSLATE_NOOP("text", "&Enter")
NAMES: Final = QT_TRANSLATE_NOOP("text", "&Names…")
PRINT: Final = QT_TRANSLATE_NOOP("text", "&Print…")
CLOSE: Final = QT_TRANSLATE_NOOP("text", "&Close")
PRINT_BUTTON: Final = QT_TRANSLATE_NOOP("text", "Print…")
ENTER_BID: Final = QT_TRANSLATE_NOOP("text", "A &bid")
ENTER_REVOKE: Final = QT_TRANSLATE_NOOP("text", "A &revoke")
ENTER_TOTALS: Final = QT_TRANSLATE_NOOP("text", "&Totals of the hand")
REVOKE: Final = QT_TRANSLATE_NOOP("text", "Revoke")
TOTALS: Final = QT_TRANSLATE_NOOP("text", "Totals")
TRUMPS_LABEL: Final = QT_TRANSLATE_NOOP("text", "Trumps")
ADDERS_LABEL: Final = QT_TRANSLATE_NOOP("text", "Adders")
LEFT: Final = QT_TRANSLATE_NOOP("text", "{n} left|{n} left")
LEFT_AT_MOST: Final = QT_TRANSLATE_NOOP("text", "at most {n}|at most {n}")
TRICK_OF: Final = QT_TRANSLATE_NOOP("text", "Trick {n} of 13")
LEADS: Final = QT_TRANSLATE_NOOP("text", "{who} leads")
LEADS_SHORT: Final = QT_TRANSLATE_NOOP("text", "leads")


def left(count: int, exact: bool) -> Phrase:
    """How many trumps or adders may still fall."""
    return Phrase(LEFT if exact else LEFT_AT_MOST, count=count)


# --- what to enter next --------------------------------------------------------------------------

_TOOK: Final = QT_TRANSLATE_NOOP("text", "Trick {n}: who took it?")
_TOOK_HOW: Final = QT_TRANSLATE_NOOP("text", "Press S, W, N or E, or an arrow key.")
_HOW_MANY_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "{who} took trick {n}: how many trumps?")
_TRUMPS_ALONE: Final = QT_TRANSLATE_NOOP("text", "How many trumps are in trick {n}?")
_TRUMPS_HOW: Final = QT_TRANSLATE_NOOP("text", "Press 0 to 4; a joker is a trump.")
_HOW_MANY_ADDERS: Final = QT_TRANSLATE_NOOP("text", "How many adders are in trick {n}?")
_ADDERS_HOW: Final = QT_TRANSLATE_NOOP("text", "Press 0 to 4, and the trick is entered.")
_WHO_BID: Final = QT_TRANSLATE_NOOP("text", "Who has bid?")
_WHO_HOW: Final = QT_TRANSLATE_NOOP("text", "Press S, W, N or E; Esc goes back to the tricks.")
_WHAT_BID: Final = QT_TRANSLATE_NOOP("text", "What has {who} bid?")
_BID_HOW: Final = QT_TRANSLATE_NOOP("text", "Press the letter of the bid; Esc goes back.")
_WHO_REVOKED: Final = QT_TRANSLATE_NOOP("text", "Who has revoked?")
_REVOKE_HOW: Final = QT_TRANSLATE_NOOP(
    "text",
    "It costs the side {n} point; Esc goes back to the tricks."
    "|It costs the side {n} points; Esc goes back to the tricks.",
)
SAY_WHO: Final = QT_TRANSLATE_NOOP("text", "Say first who took the trick.")

Prompt = tuple[Phrase, Phrase]
"""What to do, and how."""


def who_took(trick: int) -> Prompt:
    """The winner of a trick is wanted."""
    return Phrase(_TOOK, {"n": trick}), Phrase(_TOOK_HOW)


def how_many_trumps(trick: int, who: str | None) -> Prompt:
    """The trumps of a trick are wanted; ``who`` has taken it, if that is known."""
    if who is None:
        return Phrase(_TRUMPS_ALONE, {"n": trick}), Phrase(_TRUMPS_HOW)
    return Phrase(_HOW_MANY_TRUMPS, {"n": trick, "who": who}), Phrase(_TRUMPS_HOW)


def how_many_adders(trick: int) -> Prompt:
    """The adders of a trick are wanted."""
    return Phrase(_HOW_MANY_ADDERS, {"n": trick}), Phrase(_ADDERS_HOW)


def who_bid() -> Prompt:
    """The seat that has bid is wanted."""
    return Phrase(_WHO_BID), Phrase(_WHO_HOW)


def what_bid(who: str) -> Prompt:
    """The bid of a seat is wanted."""
    return Phrase(_WHAT_BID, {"who": who}), Phrase(_BID_HOW)


def who_revoked(rules: Rules) -> Prompt:
    """The seat that has revoked is wanted."""
    return Phrase(_WHO_REVOKED), Phrase(_REVOKE_HOW, count=rules.revoke_penalty)


# --- what a trick is worth -----------------------------------------------------------------------


def worth(rules: Rules, trumps: int, adders: int, complete: bool) -> Phrase:
    """Why a trick is worth what it is worth, as far as it is entered."""
    match trick_points(rules, trumps, adders)[1]:
        case Why.ADDERS if complete:
            one_plus = rules.adder_value == "one_plus_n"
            return Phrase(ADDERS_SUM if one_plus else ADDERS_EACH, {}, adders)
        case Why.ADDERS:
            return Phrase(ADDERS, {}, adders)
        case Why.ADDERS_FLAT:
            return Phrase(ADDERS_FLAT)
        case Why.ALL_TRUMPS:
            return Phrase(ALL_TRUMPS)
        case Why.SOME_TRUMPS:
            return Phrase(TRUMPS, {}, trumps)
        case Why.PLAIN:
            return Phrase(NO_TRUMP_NO_ADDER)


def wins(who: str) -> Phrase:
    """Who has taken the trick that was entered last."""
    return Phrase(WINS, {"who": who})


def to_side(people: People, seat: Seat) -> Phrase:
    """Whom points go to."""
    return Phrase(TO_SIDE, {"side": people.side(seat.side)})


# --- begin of a hand -----------------------------------------------------------------------------

TURNED_CARDS: Final = QT_TRANSLATE_NOOP("text", "Turned cards")
ONLY_SUITS: Final = QT_TRANSLATE_NOOP("text", "I only know the suits")
KNOW_CARDS: Final = QT_TRANSLATE_NOOP("text", "I know the cards")
CARDS_HINT: Final = QT_TRANSLATE_NOOP("text", "4S 6C")
SUITS_HINT: Final = QT_TRANSLATE_NOOP("text", "S D")
DEALS: Final = QT_TRANSLATE_NOOP("text", "{who} deals, {leader} leads")
_BEGIN: Final = QT_TRANSLATE_NOOP("text", "Begin hand {n}")
_WHO_DEALS: Final = QT_TRANSLATE_NOOP("text", "Hand {n}: who deals?")
_WHO_DEALS_HOW: Final = QT_TRANSLATE_NOOP(
    "text", "Press an arrow key or click a name, then say which cards were turned."
)
_WHICH_CARDS: Final = QT_TRANSLATE_NOOP("text", "Hand {n}: which two cards were turned?")
_CARDS_HOW: Final = QT_TRANSLATE_NOOP("text", "Type them, as in 4S 6C, or click them.")
_WHICH_SUITS: Final = QT_TRANSLATE_NOOP("text", "Hand {n}: which suits are trump and adder?")
_SUITS_HOW: Final = QT_TRANSLATE_NOOP(
    "text", "Type them, the trump suit first, as in S D, or click them."
)
_READY: Final = QT_TRANSLATE_NOOP("text", "Hand {n}: press Enter to begin")
_SUITS_ARE: Final = QT_TRANSLATE_NOOP("text", "Trump {trump}, adder {adder}: {why}.")
_SUITS_SAID: Final = QT_TRANSLATE_NOOP("text", "Trump {trump}, adder {adder}.")
UNREAD: Final = QT_TRANSLATE_NOOP(
    "text",
    "“{text}” names no card; write rank and suit, as in 4S or 10D, and BJ or SJ for a joker.",
)
NO_DEALER: Final = QT_TRANSLATE_NOOP("text", "Say first who deals.")
NEED_CARDS: Final = QT_TRANSLATE_NOOP("text", "Name both turned cards first.")
NEED_SUITS: Final = QT_TRANSLATE_NOOP("text", "Name the trump suit and the adder suit first.")
TWO_CARDS: Final = QT_TRANSLATE_NOOP("text", "Two cards are turned; take one of them back first.")
TWO_SUITS: Final = QT_TRANSLATE_NOOP("text", "Name two suits, trump and adder, and no more.")

_HIGHER: Final = QT_TRANSLATE_NOOP("text", "{high} is higher than {low}")
_JOKER: Final = QT_TRANSLATE_NOOP("text", "a joker was turned")
_ONE_SUIT: Final = QT_TRANSLATE_NOOP("text", "both cards are of one suit")
_EQUAL: Final = {
    "default_suits": QT_TRANSLATE_NOOP("text", "the ranks are equal"),
    "first_turned": QT_TRANSLATE_NOOP("text", "equal ranks, and the first one is trump"),
    "suit_order": QT_TRANSLATE_NOOP("text", "equal ranks, and the higher suit is trump"),
    "redeal": QT_TRANSLATE_NOOP("text", "equal ranks are dealt again"),
}


def begin(hand: int) -> Phrase:
    """The button that begins a hand."""
    return Phrase(_BEGIN, {"n": hand})


def who_deals(hand: int) -> Prompt:
    """The dealer of the first hand is wanted."""
    return Phrase(_WHO_DEALS, {"n": hand}), Phrase(_WHO_DEALS_HOW)


def what_turned(hand: int, by_suits: bool) -> Prompt:
    """The turned cards, or the suits, are wanted."""
    if by_suits:
        return Phrase(_WHICH_SUITS, {"n": hand}), Phrase(_SUITS_HOW)
    return Phrase(_WHICH_CARDS, {"n": hand}), Phrase(_CARDS_HOW)


def ready(hand: int, suits: Phrase) -> Prompt:
    """Everything is there to begin the hand."""
    return Phrase(_READY, {"n": hand}), suits


def turned_why(rules: Rules, turned: Turned) -> Phrase:
    """By which rule the turned cards decide, as a clause."""
    first, second = turned
    if first.is_joker or second.is_joker:
        return Phrase(_JOKER)
    if first.suit is second.suit:
        return Phrase(_ONE_SUIT)
    if first.rank == second.rank:
        return Phrase(_EQUAL[rules.equal_ranks])
    high, low = (first, second) if first.rank > second.rank else (second, first)
    return Phrase(_HIGHER, {"high": high, "low": low})


def suits_are(rules: Rules, turned: Turned | None, trump: Suit, adder: Suit) -> Phrase:
    """Trump and adder, and why if the cards are known."""
    words: dict[str, Arg] = {"trump": trump, "adder": adder}
    if turned is None:
        return Phrase(_SUITS_SAID, words)
    return Phrase(_SUITS_ARE, {**words, "why": turned_why(rules, turned)})


# --- totals --------------------------------------------------------------------------------------

_TOTALS: Final = QT_TRANSLATE_NOOP("text", "Hand {n}: what did the tricks come to?")
_TOTALS_HOW: Final = QT_TRANSLATE_NOOP(
    "text", "Enter each side’s points before bids and penalties; Esc goes back to the tricks."
)
POINTS_OF_TRICKS: Final = QT_TRANSLATE_NOOP("text", "Points of the tricks")
ENTER_HAND: Final = QT_TRANSLATE_NOOP("text", "Enter the hand")
BY_TOTALS: Final = QT_TRANSLATE_NOOP("text", "entered by its totals")
BY_TRICKS: Final = QT_TRANSLATE_NOOP("text", "Back to the tricks")
_MADE_ITSELF: Final = QT_TRANSLATE_NOOP("text", "{who}: {bid}, made by these points")
_FAILED_ITSELF: Final = QT_TRANSLATE_NOOP("text", "{who}: {bid}, failed by these points")
_FAILED_REVOKE: Final = QT_TRANSLATE_NOOP("text", "{who}: {bid}, failed by the revoke")
_TO_SAY: Final = QT_TRANSLATE_NOOP("text", "{who}: {bid}")
NO_BID: Final = QT_TRANSLATE_NOOP("text", "no bid")
NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "These rules have no bids.")
_NUMBER: Final = QT_TRANSLATE_NOOP(
    "text", "Write the points of {side} as a number, such as 7 or −2."
)


def totals(hand: int) -> Prompt:
    """The totals of a hand are wanted."""
    return Phrase(_TOTALS, {"n": hand}), Phrase(_TOTALS_HOW)


def bid_outcome(who: str, kind: BidKind, made: bool | None, spoilt: bool) -> Phrase:
    """A side's bid, and what came of it where that is decided."""
    template = {None: _TO_SAY, True: _MADE_ITSELF, False: _FAILED_ITSELF}[made]
    template = _FAILED_REVOKE if spoilt else template
    return Phrase(template, {"who": who, "bid": bid_word(kind)})


def no_number(side: Phrase) -> Phrase:
    """What was typed is no number of points."""
    return Phrase(_NUMBER, {"side": side})


# --- a hand, or the match, is over ---------------------------------------------------------------


def over(state: PadState, people: People) -> Prompt:
    """The hand that was scored last, or the match."""
    return _match_over(state, people) if state.phase is PadPhase.OVER else _hand_over(state, people)


def _hand_over(state: PadState, people: People) -> Prompt:
    ours, theirs = state.past[-1].score.sides
    scores: dict[str, Arg] = {
        "us": people.side(people.ours),
        "ours": signed(ours.score),
        "them": people.side(people.ours.other),
        "theirs": signed(theirs.score),
    }
    number_of_hand = {"n": state.past[-1].hand.number}
    return Phrase(HAND_OVER, number_of_hand), Phrase(HAND_SCORES, scores)


def _match_over(state: PadState, people: People) -> Prompt:
    winner = state.verdict.winner
    first = people.ours if winner is None else winner
    words: dict[str, Arg] = {
        "ours": number(state.total[first]),
        "theirs": number(state.total[first.other]),
    }
    hands = 0 if state.hand is None else state.hand.number
    second = Phrase(MATCH_TOTALS, words, hands)
    if winner is None:
        return Phrase(MATCH_DRAWN), second
    return Phrase(MATCH_OVER, {"side": people.side(winner)}), second


# --- the disk ------------------------------------------------------------------------------------

_FULL: Final = QT_TRANSLATE_NOOP(
    "text", "The disk is full: the score is kept in this window until there is room for it again."
)
_REFUSED: Final = QT_TRANSLATE_NOOP(
    "text",
    "The record cannot be written (the system says: {system}): the score is kept in this window and"
    " tried again with every entry.",
)


def not_written(error: OSError) -> Phrase:
    """The disk does not take the record."""
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return Phrase(_FULL)
    return Phrase(_REFUSED, {"system": shown(error.strerror or str(error))})
