"""Reasons in words: which sentence of ``text`` says which reason. Knows no sentence itself."""

from typing import assert_never

from maverick_desktop.core.cards import Card, Seat, cards_in
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import reasonsplayed as played
from maverick_desktop.text import reasonsweighed as weighed
from maverick_desktop.text.phrase import Phrase

from . import comparisons as found
from . import proofs
from . import reasons as why
from .comparisons import Weighing
from .reasons import InHand, OnTable, Reason


def said(reader: SeatView, actor: Seat, reasons: tuple[Reason, ...]) -> list[Phrase]:
    """A sentence a reason; ``reader`` is who reads them, ``actor`` the seat they are about."""
    return [_sentence(reader, actor, one) for one in reasons]


def _sentence(reader: SeatView, actor: Seat, reason: Reason) -> Phrase:
    if isinstance(reason, OnTable):
        return _on_table(reader, actor, reason)
    if isinstance(reason, InHand):
        return _in_hand(reader, actor, reason)
    return _weighing(reader, reason)


def _on_table(reader: SeatView, actor: Seat, reason: OnTable) -> Phrase:
    match reason:
        case why.OnlyCard(last):
            return Phrase(played.LAST if last else played.ONLY)
        case why.Takes(worth):
            return played.takes(reader, actor.side, worth)
        case why.GoesTo(seat, worth, left):
            return played.goes_to(reader, seat, worth, left)
        case why.GoesAbove(seat, card, trumping):
            return played.goes_above(reader, seat, card, trumping)
        case why.WithPartner(seat, card):
            return played.with_partner(reader, seat, card)
        case why.Below(seat, card):
            return played.below(reader, seat, card)
        case why.Feeds(seat):
            return played.feeds(reader, seat)
        case why.Safe():
            return Phrase(played.SAFE)
        case why.BreaksAllTrumps():
            return Phrase(played.NO_FOUR_TRUMPS)
        case why.MakesBook():
            return Phrase(played.BOOK)
        case why.BreaksBook():
            return Phrase(played.NO_BOOK)
        case why.Ducks(seat, card):
            return played.ducks(reader, seat, card)
        case why.Covers(seat, card):
            return played.covers(reader, seat, card)
        case why.GoesAhead(seat):
            return played.goes_ahead(reader, seat)
        case why.Attacks(seat, card, done):
            return played.attacks(reader, seat, card, done)
        case why.ThrowsOff(suit):
            return played.throws_off(suit)
        case why.Leads(suit):
            return played.leads(suit)
        case why.Pays(price, gain):
            return played.pays(price, gain)
        case proofs.NothingAbove(suit):
            return played.nothing_above(suit)
        case proofs.ShownVoid(seat, suit, trick):
            return played.showed_out(reader, seat, suit, trick)
        case proofs.PartnerTrumps(seat, suit):
            return played.can_trump(reader, seat, suit)
        case proofs.ToCome(seat):
            return played.to_come(reader, seat)
        case proofs.NoTrumpsOut():
            return played.no_trumps(reader, actor.side.other)
        case why.SideHasBid(seat, bid):
            return weighed.side_has_bid(reader, seat, bid)
        case why.Promises(bid):
            return weighed.promises(reader, bid)
        case _:
            assert_never(reason)


def _in_hand(reader: SeatView, actor: Seat, reason: InHand) -> Phrase:
    match reason:
        case why.AllAlike():
            return Phrase(played.ALIKE)
        case why.OnlyFollows(run):
            return Phrase(played.FOLLOW_ALIKE if run else played.ONLY_FOLLOWS)
        case why.Turns(points, instead):
            return played.turns(points, instead)
        case why.CannotBeat(seat, card, paying):
            return played.cannot_beat(reader, seat, card, paying)
        case why.StaysUnder(seat, card):
            return played.stays_under(reader, seat, card)
        case why.Denies(seat):
            return played.denies(reader, seat)
        case why.Cheapens():
            return Phrase(played.CHEAPENS)
        case why.Share(of_ten):
            return played.share(reader, actor.side, of_ten)
        case why.Brings(points, taken):
            side = actor.side if taken else actor.side.other
            return played.brings(reader, side, points if taken else -points)
        case why.FourTrumps(points):
            return played.four_trumps(points)
        case why.Sheds():
            return Phrase(played.SHEDS)
        case why.Invites(seat):
            return played.invites(reader, seat)
        case why.Voids(suit, trumps):
            return played.voids(suit, trumps)
        case why.Shortens(suit):
            return played.shortens(suit)
        case why.KeepsTrumps():
            return Phrase(played.KEEPS_TRUMPS)
        case why.Keeps(card, by):
            return played.keeps(card, by)
        case why.Lowest():
            return Phrase(played.LOWEST)
        case why.Unblocks(seat):
            return played.unblocks(reader, seat)
        case why.Draws():
            return Phrase(played.DRAWS)
        case proofs.OnlyAbove(cards):
            return played.only_above(cards)
        case proofs.ManyAbove(suit, count):
            return played.many_above(suit, count)
        case proofs.SuitGone(suit):
            return played.suit_gone(suit)
        case proofs.Gave(giver, seat, card):
            return played.gave(reader, giver, seat, card)
        case proofs.MustHold(seat, cards):
            return played.must_hold(reader, seat, cards)
        case _:
            assert_never(reason)


def _weighing(reader: SeatView, reason: Weighing) -> Phrase:
    match reason:
        case found.NotPaid(card, price, loss):
            return played.not_paid(card, price, loss)
        case found.LowAdders(cards, to):
            return weighed.low_adders(reader, to, cards.bit_count())
        case found.ToPartner(seat):
            return weighed.to_partner(reader, seat)
        case found.KeepsAllTrumps(count):
            return weighed.keeps_all_trumps(count)
        case found.KeepsTop(card):
            return weighed.keeps_top(card)
        case found.OnlyLow():
            return Phrase(weighed.ONLY_LOW)
        case found.KeepsHigh():
            return Phrase(weighed.KEEPS_HIGH)
        case found.Odds(bid, of_hundred):
            return weighed.odds(bid, of_hundred)
        case found.Gains(bid, by):
            return weighed.gains(bid, by)
        case found.TooLittle(bid, by):
            return weighed.too_little(bid, by)
        case found.HighCards(cards):
            return weighed.high_cards(cards)
        case found.Better(other, by):
            return weighed.worse(_cards(other), by)
        case found.Close(other):
            return weighed.close(_cards(other))
        case found.Worse(best, by):
            return weighed.better(_cards(best), by)
        case found.SameAs(cards):
            return weighed.same(cards)
        case found.NearEnd():
            return Phrase(weighed.NEAR_END)
        case found.Judged(deals, exact):
            return weighed.judged(deals, exact)
        case _:
            assert_never(reason)


def _cards(action: Action) -> tuple[Card, ...]:
    match action:
        case PlayCard(card):
            return (card,)
        case ChooseCards(cards):
            return tuple(cards_in(cards))
        case MakeBid():
            return ()
        case _:
            assert_never(action)
