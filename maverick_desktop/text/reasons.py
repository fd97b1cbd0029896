"""Why a wish is refused, told to the player who had it: one sentence, with the suit concerned."""

from typing import Final, assert_never

from maverick_desktop.core.cards import SUIT_SETS, Card, Seat, Suit, cards_in, winning_place
from maverick_desktop.core.events import Reason
from maverick_desktop.core.public import Phase
from maverick_desktop.core.view import SeatView

from .phrase import QT_TRANSLATE_NOOP, Phrase
from .words import bid_word

# A suit word changes with its place in many languages, so each suit has sentences of its own.
_FOLLOW: Final = (
    QT_TRANSLATE_NOOP("text", "Clubs were led and you hold clubs."),
    QT_TRANSLATE_NOOP("text", "Diamonds were led and you hold diamonds."),
    QT_TRANSLATE_NOOP("text", "Hearts were led and you hold hearts."),
    QT_TRANSLATE_NOOP("text", "Spades were led and you hold spades."),
)
_FOLLOW_JOKER: Final = QT_TRANSLATE_NOOP(
    "text", "A joker was led, which is a trump, and you hold trumps."
)
_FOLLOW_WITH_JOKER: Final = QT_TRANSLATE_NOOP("text", "Trumps were led and your {card} is a trump.")
_TRUMP: Final = (
    QT_TRANSLATE_NOOP("text", "You have no clubs and hold a trump, so a trump has to be played."),
    QT_TRANSLATE_NOOP(
        "text", "You have no diamonds and hold a trump, so a trump has to be played."
    ),
    QT_TRANSLATE_NOOP("text", "You have no hearts and hold a trump, so a trump has to be played."),
    QT_TRANSLATE_NOOP("text", "You have no spades and hold a trump, so a trump has to be played."),
)
_OVERTRUMP: Final = QT_TRANSLATE_NOOP(
    "text", "A trump has to beat {card} here, and you hold one that does."
)
_NOT_IN_HAND: Final = QT_TRANSLATE_NOOP("text", "{card} is not in your hand.")
_NO_SUCH_CARD: Final = QT_TRANSLATE_NOOP("text", "One of these cards is not in your hand.")
_COUNT: Final = QT_TRANSLATE_NOOP(
    "text", "Pass {n} card, no more.|Pass {n} cards, no more, no less."
)
_CHOSEN: Final = QT_TRANSLATE_NOOP("text", "You have chosen, and what is chosen stays chosen.")
_TURN: Final = QT_TRANSLATE_NOOP("text", "{who} comes first.")
_NOBODY: Final = QT_TRANSLATE_NOOP("text", "The trick is complete; wait for the next one.")
_STALE: Final = QT_TRANSLATE_NOOP("text", "The table has moved on; look again and choose.")
_BID: Final = QT_TRANSLATE_NOOP("text", "The rules of this table do not have this bid now.")
_HAS_BID: Final = QT_TRANSLATE_NOOP("text", "{who} has bid {bid}, and a side holds one bid.")
_YOU_HAVE_BID: Final = QT_TRANSLATE_NOOP("text", "You have bid {bid}, and a side holds one bid.")
_REWIND: Final = QT_TRANSLATE_NOOP("text", "There is nothing to take back.")
_NOT_NOW: Final = {
    Phase.DEALING: QT_TRANSLATE_NOOP("text", "The next hand has not been dealt."),
    Phase.BLIND: QT_TRANSLATE_NOOP("text", "Blind bids are made first."),
    Phase.PASSING: QT_TRANSLATE_NOOP("text", "Cards are passed first."),
    Phase.CONTRACT: QT_TRANSLATE_NOOP("text", "Bids are made first."),
    Phase.PLAY: QT_TRANSLATE_NOOP("text", "Cards are being played now."),
    Phase.OVER: QT_TRANSLATE_NOOP("text", "The match is over."),
}


def refusal(view: SeatView, reason: Reason, card: Card | None = None) -> Phrase:
    """Why this seat's wish was refused; ``card`` is the one it wished to play, if it was a card."""
    match reason:
        case Reason.MUST_FOLLOW:
            return _must_follow(view)
        case Reason.MUST_TRUMP:
            return Phrase(_TRUMP[_led(view)])
        case Reason.MUST_OVERTRUMP:
            now = view.public.hand
            return Phrase(_OVERTRUMP, {"card": now.plays[winning_place(now.plays, now.trump)]})
        case Reason.NOT_IN_HAND:
            return Phrase(_NO_SUCH_CARD) if card is None else Phrase(_NOT_IN_HAND, {"card": card})
        case Reason.WRONG_COUNT:
            return Phrase(_COUNT, count=view.public.rules.pass_count)
        case Reason.ALREADY_CHOSEN:
            return Phrase(_CHOSEN)
        case Reason.NOT_YOUR_TURN:
            turn = view.public.turn
            return Phrase(_NOBODY) if turn is None else Phrase(_TURN, {"who": _name(view, turn)})
        case Reason.NOT_NOW:
            return Phrase(_NOT_NOW[view.public.phase])
        case Reason.BID_NOT_ALLOWED:
            return Phrase(_BID)
        case Reason.SIDE_HAS_BID:
            return _side_has_bid(view)
        case Reason.STALE:
            return Phrase(_STALE)
        case Reason.CANNOT_REWIND:
            return Phrase(_REWIND)
        case _:
            assert_never(reason)


def _must_follow(view: SeatView) -> Phrase:
    now, led = view.public.hand, _led(view)
    mine = list(cards_in((view.hand or 0) & SUIT_SETS[now.trump][led]))
    if mine and all(card.is_joker for card in mine):
        return Phrase(_FOLLOW_WITH_JOKER, {"card": mine[-1]})
    return Phrase(_FOLLOW_JOKER if now.plays[0].is_joker else _FOLLOW[led])


def _led(view: SeatView) -> Suit:
    now = view.public.hand
    return now.plays[0].suit_under(now.trump)


def _side_has_bid(view: SeatView) -> Phrase:
    bid = view.public.hand.bids[view.seat.side]
    if bid is None:
        return Phrase(_BID)
    word = bid_word(bid.kind)
    if bid.seat is view.seat:
        return Phrase(_YOU_HAVE_BID, {"bid": word})
    return Phrase(_HAS_BID, {"who": _name(view, bid.seat), "bid": word})


def _name(view: SeatView, seat: Seat) -> str:
    return view.public.seats[seat].name
