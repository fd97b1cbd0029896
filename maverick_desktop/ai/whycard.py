"""Why a card, for those who may know the hand it was played from: what it does.

On what evidence is ``whyseen``'s, what was compared ``explain``'s.
"""

from collections.abc import Iterator
from typing import Final

from maverick_desktop.core.cards import SUIT_SETS, Card, CardSet, Rank, cards_in
from maverick_desktop.core.scoring import trick_worth
from maverick_desktop.core.view import SeatView

from .choice import Choice
from .club import distinct
from .reasons import (
    AllAlike,
    BreaksAllTrumps,
    Brings,
    CannotBeat,
    Cheapens,
    Denies,
    Draws,
    Ducks,
    FourTrumps,
    GoesTo,
    Invites,
    Keeps,
    KeepsTrumps,
    Lowest,
    OnlyCard,
    OnlyFollows,
    Pays,
    Reason,
    Safe,
    Share,
    Sheds,
    Shortens,
    StaysUnder,
    ThrowsOff,
    Turns,
    Unblocks,
    Voids,
)
from .verdict import Verdict
from .whyseen import known_above, seen_before
from .whytable import at_stake, breaks_four, feeds, plainly, taken

NOTICEABLE: Final = 0.3
"""Points by which another choice has to be worse for a reason to be made of it."""
WORTH_A_WORD: Final = 0.5
"""What a trick has to bring on average to be told."""


def why_card(view: SeatView, verdict: Verdict, card: Card) -> tuple[list[Reason], list[Reason]]:
    """What the card does, the most telling first; and on what evidence."""
    choice = Choice(view, verdict, card)
    legal = choice.legal
    if legal.free.bit_count() == 1 and not legal.priced:
        done = list[Reason](taken(choice.turn)) if choice.turn.final else []
        return [OnlyCard(last=not choice.kept), *done], []
    played = view.public.hand.plays
    if not choice.paid and len(distinct(choice.know, legal.free, _bits(played))) == 1:
        run = legal.free.bit_count() > 1
        done = list[Reason](taken(choice.turn)) if choice.turn.final else []
        return [OnlyFollows(run) if legal.priced else AllAlike(), *done], []
    deeds = [*_price(choice), *_bids(choice), *_outcome(choice), *_hand(choice), *_brings(choice)]
    return deeds or [*_at_least(choice)], [*known_above(choice), *seen_before(choice)]


def _bits(cards: tuple[Card, ...]) -> CardSet:
    found = 0
    for card in cards:
        found |= card.bit
    return found


# --- what it does --------------------------------------------------------------------------------


def _price(choice: Choice) -> Iterator[Reason]:
    turn, price = choice.turn, choice.view.public.rules.revoke_penalty
    if not choice.paid:
        return
    followed = [one for card, one in choice.others() if choice.legal.free >> card & 1]
    gain = None
    if followed and choice.weighed is not None:
        gain = choice.weighed.worth + price - followed[0].worth
    yield Pays(price, gain if gain is not None and gain >= price else None)
    if breaks_four(turn):
        yield BreaksAllTrumps()


def _bids(choice: Choice) -> Iterator[Reason]:
    turn = choice.turn
    could = any(turn.beats_found(one) for one in cards_in(choice.legal.free))
    yield from (one for one in at_stake(turn) if could or not isinstance(one, Ducks))
    if turn.nil_stands(turn.seat) and turn.winner is not turn.seat and not turn.leads:
        suit = SUIT_SETS[turn.trump][turn.suit]
        losing = [one for one in cards_in(choice.legal.free & suit) if not turn.beats_found(one)]
        if len(losing) > 1 and losing[-1] == turn.card:
            yield Sheds()
    for seat in turn.later:
        if seat.side is turn.seat.side or not turn.nil_stands(seat) or not turn.ours:
            continue
        suit = choice.know.outstanding(turn.led)
        over, under = suit >> turn.best, suit & (turn.best.bit - 1)
        if choice.know.may[seat] & suit >> turn.best << turn.best and (
            over.bit_count() > 2 * under.bit_count()
        ):
            yield Invites(seat)


def _outcome(choice: Choice) -> Iterator[Reason]:
    turn, free = choice.turn, choice.legal.free
    could = turn.found is not None and any(turn.beats_found(one) for one in cards_in(free))
    if turn.final:
        if could and not turn.ours:
            yield GoesTo(turn.winner, turn.worth, left=True)
        else:
            yield from taken(turn)
        yield from _turned(choice)
        return
    yield from taken(turn)
    if turn.found is not None and not turn.ours:
        if not choice.paid and could:
            yield StaysUnder(turn.winner, turn.best)
        elif not choice.paid:
            yield CannotBeat(turn.winner, turn.best, any(map(turn.beats_found, _priced(choice))))
        richer = (choice.with_card(one) for one in cards_in(free))
        if not turn.is_adder and any(one.is_adder and one.adder_gains > 0 for one in richer):
            yield Denies(turn.winner)
    yield from _adder(choice)
    if turn.safe:
        yield Safe()
    yield from _on_average(choice)


def _adder(choice: Choice) -> Iterator[Reason]:
    """What an adder, played by choice, does to the trick."""
    turn = choice.turn
    if not turn.is_adder or not choice.legal.free & ~choice.know.adders:
        return
    if not choice.hopeless:
        yield from feeds(turn)
    if (choice.hopeless or not turn.ours) and turn.adder_gains < 0:
        yield Cheapens()


def _priced(choice: Choice) -> Iterator[Card]:
    return cards_in(choice.legal.priced)


def _on_average(choice: Choice) -> Iterator[Reason]:
    """What became of the trick in the deals that were looked at."""
    turn, mine = choice.turn, choice.weighed
    if mine is None or mine.wins is None or not choice.verdict.worlds:
        return
    if not turn.safe:
        yield Share(round(10 * mine.wins))
    rules, trumps = choice.view.public.rules, choice.know.trumps
    points = rules.points_all_trumps
    if not turn.leads or not turn.is_trump or not choice.hopeless:
        return
    may_come = all(choice.know.may[one] & trumps for one in turn.later)
    enough = choice.know.outstanding(turn.trump).bit_count() > 2
    if may_come and enough and points < min(0, rules.points_some_trumps):
        yield FourTrumps(points)


def _brings(choice: Choice) -> Iterator[Reason]:
    """What the trick came to in the deals that were looked at."""
    mine = choice.weighed
    if choice.turn.final or mine is None or mine.trick is None or not choice.verdict.worlds:
        return
    if abs(mine.trick) >= WORTH_A_WORD:
        yield Brings(mine.trick, mine.wins is not None and mine.wins >= 0.5)


def _turned(choice: Choice) -> Iterator[Reason]:
    """What the complete trick would have been worth with another card."""
    turn = choice.turn
    rules, now = choice.view.public.rules, turn.now
    worths = [
        trick_worth(rules, turn.trump, now.adder, (*now.plays, one))
        for one in cards_in(choice.legal.free)
    ]
    points = [one.points for one in worths if now.leader.after(one.place) is turn.winner]
    if not points:
        return
    instead = min(points) if turn.ours else max(points)
    if (turn.worth.points > instead) if turn.ours else (turn.worth.points < instead):
        yield Turns(turn.worth.points, instead)


def _hand(choice: Choice) -> Iterator[Reason]:
    turn, know = choice.turn, choice.know
    suit, trumps = know.suits[turn.suit], choice.kept & know.trumps
    off = not turn.leads and turn.suit is not turn.led and not turn.is_trump and not choice.paid
    if off:
        could = choice.legal.free & know.trumps
        yield KeepsTrumps() if could else ThrowsOff(turn.led)
    if (off or turn.leads) and not turn.is_trump:
        left = (choice.kept & suit).bit_count()
        if left == 0 and know.outstanding(turn.suit) and choice.kept.bit_count() > 1:
            yield Voids(turn.suit, bool(trumps))
        elif left == 1 and off:
            yield Shortens(turn.suit)
    theirs = know.may[turn.seat.left] | know.may[turn.seat.right]
    if turn.leads and turn.is_trump and theirs & know.trumps:
        yield Draws()
    yield from _kept(choice)
    yield from _unblocked(choice)


def _kept(choice: Choice) -> Iterator[Reason]:
    """A higher card of the suit that was not needed, or a trump that was not spent."""
    turn, mine = choice.turn, choice.weighed
    if mine is None or choice.paid:
        return
    higher = [
        (card, mine.worth - one.worth)
        for card, one in choice.others()
        if card.suit_under(turn.trump) is turn.suit
        and card > turn.card
        and not one.price
        and mine.worth - one.worth >= NOTICEABLE
        and card.rank >= Rank.QUEEN
    ]
    if higher:
        yield Keeps(*max(higher))


def _unblocked(choice: Choice) -> Iterator[Reason]:
    turn, mine = choice.turn, choice.weighed
    if turn.leads or mine is None or turn.suit is not turn.led or turn.card.rank < Rank.JACK:
        return
    suit = choice.know.suits[turn.suit]
    if turn.winner is not turn.seat.partner or choice.kept & suit >> turn.card << turn.card:
        return
    lower = [one for card, one in choice.others() if suit >> card & 1 and card < turn.card]
    if lower and mine.worth - lower[0].worth >= NOTICEABLE:
        yield Unblocks(turn.winner)


def _at_least(choice: Choice) -> Iterator[Reason]:
    """What may be said of any card, where nothing else is to be said."""
    suit = choice.know.suits[choice.turn.suit] & choice.kept
    if suit and choice.card.bit < suit & -suit:
        yield Lowest()
    yield from plainly(choice.turn)
