"""From a view, and what the player has in mind, to the ``Scene`` on the table.

Pure functions of what the seat may know. Must not know Qt.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import (
    SEATS,
    SUIT_SETS,
    Card,
    CardSet,
    Seat,
    Side,
    Suit,
    cards_in,
)
from maverick_desktop.core.events import Bid, ChooseCards, MakeBid, PlayCard, SideScore
from maverick_desktop.core.legal import Legal, MayBid, MayChoose, MayPlay
from maverick_desktop.core.public import HandState, Phase, Trick, hand_score
from maverick_desktop.core.scoring import TrickWorth, Why, trick_worth
from maverick_desktop.core.view import SeatView, WatchedView
from maverick_desktop.text import bids as bid_words
from maverick_desktop.text import hints as hint_words
from maverick_desktop.text import lantable, reasons
from maverick_desktop.text import table as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.plating import cards_held, place_of, plates_of
from maverick_desktop.ui.prompting import pass_seats, prompt_of
from maverick_desktop.ui.scene import (
    BID_KEYS,
    Around,
    BidMiddle,
    BidPanel,
    Chip,
    EmptyMiddle,
    HandCard,
    Hint,
    Intent,
    LastTrick,
    Mark,
    Middle,
    PassMiddle,
    ResultMiddle,
    ResultRow,
    Scene,
    Shown,
    Standing,
    TableCard,
    Told,
    TrickMiddle,
    Turned,
)


def scene_of(shown: Shown, intent: Intent) -> Scene:
    """The scene for what has reached the screen and what the player has in mind."""
    view = shown.view
    legal = view.legal()
    can_act = shown.live and isinstance(legal, MayPlay | MayBid | MayChoose)
    resting = shown.held is not None
    return Scene(
        me=view.seat,
        n=view.public.n,
        hand=_hand(shown, legal, intent, can_act and not resting),
        hidden=view.hand is None and view.public.hand.number > 0,
        can_act=can_act,
        can_undo=shown.can_undo,
        plates=plates_of(shown),
        middle=_middle(shown, legal, intent),
        turned=_turned(view),
        last=_last(shown),
        prompt=prompt_of(shown, legal, intent),
        legal=legal,
        asked=shown.around.question is not None and shown.around.trouble is None,
        unread=shown.around.unread,
        can_hint=shown.hints and can_act and not resting,
        can_ask=_can_ask(view),
        told=_told(view, shown.hint) if can_act else None,
    )


def _can_ask(view: SeatView) -> bool:
    """Whether a computer player has bid or played in this hand."""
    hand = view.public.hand
    acted = {one.seat for one in hand.said}
    if hand.tricks:
        acted |= set(SEATS)
    acted |= {hand.player(place) for place in range(len(hand.plays))}
    return any(view.public.seats[seat].by.startswith("bot:") for seat in acted)


def _told(view: SeatView, hint: Hint | None) -> Told | None:
    if hint is None or hint.action is None or not hint.told:
        return None
    title = hint_words.why_this(view, hint.action)
    return Told(title, hint.reasons, (Phrase(hint_words.CLOSES),))


def hinted_cards(hint: Hint | None) -> CardSet:
    """The cards that a hint names."""
    match hint:
        case Hint(action=PlayCard(card)):
            return card.bit
        case Hint(action=ChooseCards(cards)):
            return cards
        case _:
            return 0


def mark_of(hand: HandState, card: Card) -> Mark | None:
    """The mark a card carries in this hand."""
    suit = card.suit_under(hand.trump)
    if suit is hand.trump:
        return Mark.TRUMP
    return Mark.ADDER if suit is hand.adder else None


_HELD: Final = {
    Suit.CLUBS: (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS),
    Suit.DIAMONDS: (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
    Suit.HEARTS: (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    Suit.SPADES: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
}
"""By trump: the order of suits in a hand, trumps first, black and red in turn."""


def in_order(cards: CardSet, trump: Suit) -> list[Card]:
    """A hand as it is held: trumps first, then suits of alternating colour; high cards first."""
    suits = SUIT_SETS[trump]
    return [card for suit in _HELD[trump] for card in reversed(list(cards_in(cards & suits[suit])))]


def _hand(shown: Shown, legal: Legal, intent: Intent, now: bool) -> tuple[HandCard, ...]:
    view, hand = shown.view, shown.view.public.hand
    if view.hand is None:
        count = 13 if hand.number else 0
        if isinstance(view, WatchedView):
            count = cards_held(hand, view.public.phase, view.seat)
        return (HandCard(None, None, Standing.PLAIN, None),) * count
    aside = view.given if view.public.phase is Phase.PASSING and view.given else intent.chosen
    there = view.hand & ~(aside if view.public.phase is Phase.PASSING else 0)
    hinted = hinted_cards(shown.hint) if now else 0
    return tuple(
        replace(_hand_card(view, legal, intent, card, now), hinted=bool(hinted >> card & 1))
        for card in in_order(there, hand.trump)
    )


def _hand_card(view: SeatView, legal: Legal, intent: Intent, card: Card, now: bool) -> HandCard:
    mark = mark_of(view.public.hand, card)
    if not now or not isinstance(legal, MayPlay) or legal.free == view.hand:
        return HandCard(card, mark, Standing.PLAIN, None)
    if legal.free >> card & 1:
        return HandCard(card, mark, Standing.LEGAL, None)
    if legal.priced >> card & 1:
        standing = Standing.RAISED if intent.raised == card else Standing.PRICED
        return HandCard(card, mark, standing, None, view.public.rules.revoke_penalty)
    reason = view.refusal(PlayCard(card))
    why = None if reason is None else reasons.refusal(view, reason, card)
    return HandCard(card, mark, Standing.ILLEGAL, why)


# --- the middle ----------------------------------------------------------------------------------


def _middle(shown: Shown, legal: Legal, intent: Intent) -> Middle:
    view = shown.view
    public = view.public
    if shown.held is not None:
        return _held_trick(view, shown.held)
    match public.phase:
        case Phase.PLAY:
            return _trick(view, shown.live)
        case Phase.PASSING:
            return _passing(view, intent)
        case Phase.BLIND | Phase.CONTRACT:
            blind = public.phase is Phase.BLIND
            title = Phrase(bid_words.BLIND_ROUND if blind else bid_words.CONTRACT_ROUND)
            if isinstance(legal, MayBid) and shown.live:
                return BidMiddle(title, _panels(view, legal.bids, shown.hint))
            return BidMiddle(title, ())
        case Phase.DEALING if not public.past:
            return EmptyMiddle()
        case Phase.DEALING | Phase.OVER:
            return _result(view, shown.around)


def _table_cards(
    view: SeatView, leader: Seat, cards: tuple[Card, ...], revoked: tuple[bool, ...], best: int
) -> tuple[TableCard, ...]:
    price = view.public.rules.revoke_penalty
    return tuple(
        TableCard(
            leader.after(turn),
            place_of(view, leader.after(turn)),
            card,
            mark_of(view.public.hand, card),
            turn == best,
            price if revoke else 0,
        )
        for turn, (card, revoke) in enumerate(zip(cards, revoked, strict=True))
    )


def _trick(view: SeatView, live: bool) -> TrickMiddle:
    hand, public = view.public.hand, view.public
    mine = public.turn is view.seat and live and words.is_you(view, view.seat)
    if not hand.plays:
        return TrickMiddle((), mine, False, None)
    worth = trick_worth(public.rules, hand.trump, hand.adder, hand.plays)
    cards = _table_cards(view, hand.leader, hand.plays, hand.revoked, worth.place)
    side = hand.player(worth.place).side
    return TrickMiddle(cards, mine, False, _chip(view, worth, Phrase(words.SO_FAR), side, False))


def _held_trick(view: SeatView, trick: Trick) -> TrickMiddle:
    hand = view.public.hand
    worth = trick_worth(view.public.rules, hand.trump, hand.adder, trick.cards)
    cards = _table_cards(view, trick.leader, trick.cards, trick.revoked, worth.place)
    who = words.wins(view, trick.winner)
    return TrickMiddle(cards, False, True, _chip(view, worth, who, trick.winner.side, True))


def _chip(view: SeatView, worth: TrickWorth, lead: Phrase, side: Side, complete: bool) -> Chip:
    mark = None
    if worth.why in (Why.ADDERS, Why.ADDERS_FLAT):
        mark = Mark.ADDER
    elif worth.why in (Why.ALL_TRUMPS, Why.SOME_TRUMPS):
        mark = Mark.TRUMP
    reason = words.worth(view, worth, complete)
    to = words.to_side(view, side)
    return Chip(lead, mark, reason, worth.points, to, side is view.seat.side)


def _passing(view: SeatView, intent: Intent) -> PassMiddle:
    public, hand = view.public, view.public.hand
    said = view.seat in hand.chosen
    chosen = in_order(view.given if said else intent.chosen, hand.trump)
    to, giver = pass_seats(view)
    count = public.rules.pass_count
    ready = not said and len(chosen) == count
    marks = {card: mark for card in chosen if (mark := mark_of(hand, card)) is not None}
    return PassMiddle(
        tuple(chosen),
        marks,
        count,
        place_of(view, to),
        place_of(view, giver),
        words.pass_button(view, to) if ready else None,
        said,
    )


_PANEL_TITLES: Mapping[Bid, str] = {
    "pass": bid_words.PANEL_PASS,
    "nil": bid_words.PANEL_NIL,
    "blind": bid_words.PANEL_BLIND,
    "posh": bid_words.PANEL_POSH,
}


def _panels(view: SeatView, bids: tuple[Bid, ...], hint: Hint | None) -> tuple[BidPanel, ...]:
    rules, blind = view.public.rules, view.public.phase is Phase.BLIND
    return tuple(
        BidPanel(
            bid,
            Phrase(bid_words.PANEL_LOOK if bid == "pass" and blind else _PANEL_TITLES[bid]),
            BID_KEYS[bid],
            bid_words.bid_sentence(view, bid),
            None if bid == "pass" else bid_words.bid_made(rules, bid),
            None if bid == "pass" else bid_words.bid_failed(rules, bid),
            hint is not None and hint.action == MakeBid(bid),
        )
        for bid in bids
    )


def _result(view: SeatView, around: Around) -> ResultMiddle:
    public = view.public
    over = public.phase is Phase.OVER
    button: Phrase | None = Phrase(words.NEXT_HAND) if around.deals else None
    if over:
        button = Phrase(lantable.TO_LOBBY if around.elsewhere else words.NEW_MATCH)
    if over and public.hand.number > len(public.past):
        sides = hand_score(public).sides
    else:
        sides = public.past[-1].score.sides
    ours = view.seat.side
    rows = tuple(_row(view, side, sides[side]) for side in (ours, ours.other))
    return ResultMiddle(rows, over, button)


def _row(view: SeatView, side: Side, score: SideScore) -> ResultRow:
    bidder = "" if score.bid is None else words.name(view, score.bid.seat)
    return ResultRow(
        words.pair_title(view, side),
        side is view.seat.side,
        score.base,
        score.bid,
        bidder,
        score.made,
        score.penalty,
        score.score,
        score.total,
    )


# --- the panels ----------------------------------------------------------------------------------


def _turned(view: SeatView) -> Turned | None:
    hand = view.public.hand
    if hand.number == 0:
        return None
    first, second = hand.turned
    high, low = (first, second) if first.rank >= second.rank else (second, first)
    return Turned(high, low, hand.trump, hand.adder)


def _last(shown: Shown) -> LastTrick | None:
    """The trick before the one on the table."""
    tricks = shown.view.public.hand.tricks
    done = tricks[:-1] if shown.held is not None else tricks
    return trick_panel(shown.view, len(done)) if done else None


def trick_panel(view: SeatView, number: int) -> LastTrick:
    """Trick 1, 2, … of the hand, as the panel and the large view show it."""
    trick = view.public.hand.tricks[number - 1]
    best = (trick.winner - trick.leader) & 3
    cards = _table_cards(view, trick.leader, trick.cards, trick.revoked, best)
    own = words.is_you(view, trick.winner)
    winner = Phrase(words.YOU) if own else Phrase("{who}", {"who": words.name(view, trick.winner)})
    return LastTrick(cards, number, winner, trick.points)
