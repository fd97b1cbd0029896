"""Whether what a reason claims is so: asked of all four hands, in the plainest way there is.

Shares nothing with what makes the reasons but the rules themselves.
"""

from typing import TypeAlias

import msgspec

from maverick_desktop.ai import comparisons as found
from maverick_desktop.ai import proofs
from maverick_desktop.ai import reasons as why
from maverick_desktop.ai.comparisons import Weighing
from maverick_desktop.ai.reasons import InHand, OnTable, Reason
from maverick_desktop.ai.verdict import Verdict, Weighed
from maverick_desktop.core.cards import (
    DECK,
    SEATS,
    Card,
    CardSet,
    Rank,
    Seat,
    Side,
    Suit,
    card_set,
    cards_in,
    winning_place,
)
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayChoose, MayPlay
from maverick_desktop.core.public import HandState
from maverick_desktop.core.rules import Rules, pass_target
from maverick_desktop.core.scoring import TrickWorth, is_book, trick_points, trick_worth
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView


class Case(msgspec.Struct, frozen=True):
    """A decision, with all that was hidden from whoever made it."""

    now: GameState
    """Before the action."""
    view: SeatView
    action: Action
    verdict: Verdict | None
    """None: the reasons are what all can see, and claim nothing of a comparison."""

    @property
    def hand(self) -> HandState:
        """What is public."""
        return self.now.public.hand

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.now.public.rules

    @property
    def seat(self) -> Seat:
        """Whose action it is."""
        return self.view.seat

    @property
    def card(self) -> Card:
        """The card played."""
        assert isinstance(self.action, PlayCard)
        return self.action.card

    @property
    def legal(self) -> MayPlay:
        """What could be played; nothing while cards are passed."""
        legal = self.view.legal()
        return legal if isinstance(legal, MayPlay) else MayPlay(0)

    @property
    def own(self) -> list[Card]:
        """The player's hand before the action."""
        return list(cards_in(self.now.hands[self.seat]))

    def kept(self) -> list[Card]:
        """What stays in the hand."""
        gone = self.action.cards if isinstance(self.action, ChooseCards) else self.card.bit
        return [one for one in self.own if not gone >> one & 1]

    def suit(self, card: Card) -> Suit:
        """The suit a card belongs to."""
        return self.hand.trump if card.is_joker or card.suit is None else card.suit

    def of(self, seat: Seat, suit: Suit) -> list[Card]:
        """The cards of a suit that a seat truly holds."""
        return [one for one in cards_in(self.now.hands[seat]) if self.suit(one) is suit]

    def elsewhere(self, suit: Suit) -> list[Card]:
        """The cards of a suit in the other three hands."""
        return [one for seat in SEATS if seat is not self.seat for one in self.of(seat, suit)]

    def trick(self, card: Card | None = None) -> tuple[Card, ...]:
        """The trick with the card in it, by default the one played."""
        return (*self.hand.plays, self.card if card is None else card)

    def winner(self, cards: tuple[Card, ...]) -> tuple[Seat, Card]:
        """Whose card wins among these."""
        place = winning_place(cards, self.hand.trump)
        return self.hand.player(place), cards[place]

    def wins(self, card: Card) -> bool:
        """Whether the player's card would win as the trick lies."""
        return self.winner(self.trick(card))[0] is self.seat

    def led(self) -> Suit:
        """The suit led."""
        return self.suit(self.trick()[0])

    def complete(self) -> bool:
        """Whether the trick is complete with the card."""
        return len(self.trick()) == 4

    def later(self) -> list[Seat]:
        """Who has still to play."""
        return [self.seat.after(step) for step in range(1, 5 - len(self.trick()))]

    def bound(self, seat: Seat) -> bool:
        """Whether a nil that nothing has broken forbids the seat to take a trick."""
        bid = self.hand.bids[seat.side]
        if bid is None or bid.kind != "nil":
            return False
        if self.rules.revoke_spoils_bid and self.hand.revokes[seat.side]:
            return False
        bound = [bid.seat, bid.seat.partner] if self.rules.nil_scope == "side" else [bid.seat]
        return seat in bound and all(not self.hand.taken[one] for one in bound)

    def showed_no_trumps(self, seat: Seat) -> bool:
        """Whether the seat did not trump where it had to, nor follow a trump, and did not pay."""
        lying = [(one.leader, one.cards, one.revoked) for one in self.hand.tricks]
        lying.append((self.hand.leader, self.hand.plays, self.hand.revoked))
        trump, law = self.hand.trump, self.rules.void_play
        for leader, cards, paid in lying:
            place = (seat - leader) & 3
            if not 0 < place < len(cards) or paid[place] or self.suit(cards[place]) is trump:
                continue
            led = self.suit(cards[0])
            partner_won = winning_place(cards[:place], trump) == place - 2
            had_to = law == "must_trump" or (law != "free" and not partner_won)
            if led is trump or (had_to and self.suit(cards[place]) is not led):
                return True
        return False

    def posh(self, side: Side) -> bool:
        """Whether a side has bid posh."""
        bid = self.hand.bids[side]
        return bid is not None and bid.kind == "posh"

    def weighed(self, card: Card) -> Weighed:
        """What a card was weighed as: itself, or one that does the same."""
        assert self.verdict is not None
        for one in self.verdict.choices:
            if isinstance(one.action, PlayCard) and self.alike(one.action.card, card):
                return one
        raise AssertionError(f"{card} was not weighed")

    def weight(self, action: Action) -> float:
        """What an action was weighed at."""
        assert self.verdict is not None
        if isinstance(action, PlayCard):
            return self.weighed(action.card).worth
        return next(one.worth for one in self.verdict.choices if one.action == action)

    def alike(self, one: Card, other: Card) -> bool:
        """Whether no card between two of a suit is in another hand or in the trick."""
        if self.suit(one) is not self.suit(other):
            return False
        low, high = min(one, other), max(one, other)
        lying = [card for card in self.hand.plays if self.suit(card) is self.suit(one)]
        between = [*self.elsewhere(self.suit(one)), *lying]
        return not any(low < card < high for card in between)


def holds(case: Case, reason: Reason) -> bool:
    """Whether the claim is true."""
    if isinstance(reason, OnTable):
        return _on_table(case, reason)
    if isinstance(reason, InHand):
        return _in_hand(case, reason)
    return _weighing(case, reason)


def _on_table(case: Case, reason: OnTable) -> bool:
    match reason:
        case why.OnlyCard(last):
            return len(case.own) == 1 or (not last and case.legal == MayPlay(case.card.bit))
        case why.Takes(worth):
            return case.complete() and case.wins(case.card) and worth == _worth(case, case.card)
        case why.GoesTo(seat, worth, left):
            could = any(case.wins(one) for one in cards_in(case.legal.free))
            goes = case.winner(case.trick())[0] is seat and worth == _worth(case, case.card)
            return case.complete() and goes and seat is not case.seat and (could or not left)
        case why.GoesAbove(seat, card, trumping):
            ruff = case.suit(case.card) is case.hand.trump is not case.led()
            beaten = case.winner(case.hand.plays) == (seat, card)
            return beaten and case.wins(case.card) and trumping is ruff and not case.complete()
        case why.WithPartner(seat, card):
            return seat is case.seat.partner and case.winner(case.trick()) == (seat, card)
        case why.Below(seat, card):
            theirs = seat.side is not case.seat.side
            return theirs and case.winner(case.trick()) == (seat, card)
        case why.Feeds(seat):
            partners = case.winner(case.trick())[0] is seat is case.seat.partner
            return partners and _adds(case, case.card) > 0
        case why.Safe():
            return _safe(case)
        case why.BreaksAllTrumps():
            trumps = all(case.suit(one) is case.hand.trump for one in case.hand.plays)
            none_yet = not any(case.showed_no_trumps(seat) for seat in case.later())
            return trumps and case.suit(case.card) is not case.hand.trump and none_yet
        case why.MakesBook():
            book = is_book(case.rules, _worth(case, case.card).adders) and case.complete()
            side = case.winner(case.trick())[0].side
            return book and side is case.seat.side and case.posh(side)
        case why.BreaksBook():
            adders = all(case.suit(one) is case.hand.adder for one in case.hand.plays)
            ours = case.suit(case.card) is case.hand.adder
            return bool(case.hand.plays) and adders and not ours and case.posh(case.seat.side.other)
        case _:
            return _with_bids(case, reason)


def _with_bids(case: Case, reason: OnTable) -> bool:
    match reason:
        case why.Ducks(seat, card):
            lost = case.winner(case.trick()) == (seat, card) and seat is not case.seat
            return case.bound(case.seat) and lost
        case why.Covers(seat, card):
            beaten = case.winner(case.hand.plays) == (seat, card)
            return case.bound(seat) and beaten and case.wins(case.card)
        case why.GoesAhead(seat):
            ahead = seat is case.seat.partner and seat in case.later()
            return case.bound(seat) and ahead and case.wins(case.card)
        case why.Attacks(seat, card, done):
            best = case.winner(case.trick()) == (seat, card)
            theirs = seat.side is not case.seat.side
            return case.bound(seat) and theirs and best and done is case.complete()
        case why.SideHasBid(seat, bid):
            held = case.hand.bids[case.seat.side]
            return held is not None and (held.seat, held.kind) == (seat, bid)
        case why.Promises(bid):
            return case.action == MakeBid(bid) and bid != "pass"
        case _:
            return _of_suits(case, reason)


def _of_suits(case: Case, reason: OnTable) -> bool:
    trump = case.hand.trump
    match reason:
        case why.ThrowsOff(suit):
            none = not case.of(case.seat, suit) and suit is case.led()
            return none and case.suit(case.card) not in (suit, trump)
        case why.Leads(suit):
            return suit is case.suit(case.card) and not case.hand.plays
        case why.Pays(price, gain):
            paid = case.legal.priced >> case.card & 1 and price == case.rules.revoke_penalty
            return bool(paid) and (gain is None or _gained(case, price, gain))
        case proofs.NothingAbove(suit):
            own = [] if case.verdict is None else case.own
            out = set(DECK) - set(cards_in(case.hand.cards_out())) - set(own)
            higher = [one for one in out if case.suit(one) is suit and one > case.card]
            return suit is case.suit(case.card) and not higher
        case proofs.ShownVoid(seat, suit):
            return seat in case.later() and not case.of(seat, suit) and _showed(case, reason)
        case proofs.PartnerTrumps(seat, suit):
            mine = seat is case.seat.partner and not case.hand.plays
            return mine and suit is case.led() and not case.of(seat, suit)
        case proofs.ToCome(seat):
            theirs_so_far = case.winner(case.trick())[0].side is not case.seat.side
            there = seat is case.seat.partner and seat in case.later()
            return there and theirs_so_far and not case.bound(seat)
        case proofs.NoTrumpsOut():
            theirs = (case.seat.left, case.seat.right)
            return not any(case.of(seat, trump) for seat in theirs)
        case _:
            raise AssertionError(reason)


def _worth(case: Case, card: Card) -> TrickWorth:
    return trick_worth(case.rules, case.hand.trump, case.hand.adder, case.trick(card))


def _safe(case: Case) -> bool:
    seat, best = case.winner(case.trick())
    if seat.side is not case.seat.side:
        return False
    for other in case.later():
        if other.side is case.seat.side:
            continue
        held = list(cards_in(case.now.hands[other]))
        follow = [one for one in held if case.suit(one) is case.led()]
        may = follow if follow and case.rules.revoke != "priced" else held
        for one in may:
            if winning_place((*case.trick(), one), case.hand.trump) == len(case.trick()):
                return False
    return best in case.trick()


def _showed(case: Case, claim: proofs.ShownVoid) -> bool:
    """Whether the seat's card in that trick proves it: it neither followed nor paid."""
    done = [(one.leader, one.cards, one.revoked) for one in case.hand.tricks]
    done.append((case.hand.leader, case.hand.plays, case.hand.revoked))
    leader, cards, paid = done[claim.trick - 1]
    place = (claim.seat - leader) & 3
    led, played = case.suit(cards[0]), case.suit(cards[place])
    if paid[place] or played is led or played is claim.suit:
        return False
    return claim.suit is led or claim.suit is case.hand.trump


def _gained(case: Case, price: int, gain: float) -> bool:
    assert case.verdict is not None
    free = [
        one.worth
        for one in case.verdict.choices
        if isinstance(one.action, PlayCard) and case.legal.free >> one.action.card & 1
    ]
    return gain == case.weighed(case.card).worth + price - max(free)


def _in_hand(case: Case, reason: InHand) -> bool:
    free = list(cards_in(case.legal.free))
    match reason:
        case why.AllAlike():
            alike = all(case.alike(one, case.card) for one in free)
            return alike and len(free) > 1 and not case.legal.priced
        case why.OnlyFollows(run):
            alike = all(case.alike(one, case.card) for one in free) and case.card in free
            return alike and bool(case.legal.priced) and run is (len(free) > 1)
        case why.Turns(points, instead):
            return _turned(case, points, instead)
        case why.CannotBeat(seat, card, paying):
            best = case.winner(case.trick()) == (seat, card)
            lost = best and _theirs(case, seat) and not any(case.wins(one) for one in free)
            return lost and paying is any(map(case.wins, cards_in(case.legal.priced)))
        case why.StaysUnder(seat, card):
            best = case.winner(case.trick()) == (seat, card)
            return best and _theirs(case, seat) and any(case.wins(one) for one in free)
        case why.Denies(seat):
            best = case.winner(case.trick())[0] is seat and _theirs(case, seat)
            none = case.suit(case.card) is not case.hand.adder
            return best and none and any(_adds(case, one) > 0 for one in free)
        case why.Cheapens():
            other = any(case.suit(one) is not case.hand.adder for one in free)
            return other and _adds(case, case.card) < 0 and not case.complete()
        case why.Share(tenths):
            wins = case.weighed(case.card).wins
            return wins is not None and tenths == round(10 * wins) and not case.complete()
        case why.Brings(points, taken):
            mine = case.weighed(case.card)
            often = mine.wins is not None and mine.wins >= 0.5
            return mine.trick == points and taken is often and not case.complete()
        case why.FourTrumps(points):
            led = not case.hand.plays and case.suit(case.card) is case.hand.trump
            few = points < case.rules.points_some_trumps
            may = not any(case.showed_no_trumps(seat) for seat in case.later())
            enough = len(case.elsewhere(case.hand.trump)) > 2
            return led and points == case.rules.points_all_trumps < 0 and few and may and enough
        case why.Sheds():
            same = [one for one in free if case.suit(one) is case.suit(case.card)]
            losing = [one for one in same if not case.wins(one)]
            return case.bound(case.seat) and len(losing) > 1 and case.card == max(losing)
        case why.Invites(seat):
            owner, low = case.winner(case.trick())
            higher = [one for one in case.elsewhere(case.led()) if one > low]
            ours = owner.side is case.seat.side
            return case.bound(seat) and seat in case.later() and ours and bool(higher)
        case _:
            return _of_hand(case, reason)


def _adds(case: Case, card: Card) -> int:
    """By how much an adder raises the trick as it stands; 0 for any other card."""
    if case.suit(card) is not case.hand.adder:
        return 0
    worth = _worth(case, card)
    without, _ = trick_points(case.rules, worth.trumps, worth.adders - 1)
    return worth.points - without


def _theirs(case: Case, seat: Seat) -> bool:
    return seat.side is not case.seat.side and not case.complete()


def _turned(case: Case, points: int, instead: int) -> bool:
    seat = case.winner(case.trick())[0]
    others = [
        trick_worth(case.rules, case.hand.trump, case.hand.adder, case.trick(one)).points
        for one in cards_in(case.legal.free)
        if case.winner(case.trick(one))[0] is seat
    ]
    here = trick_worth(case.rules, case.hand.trump, case.hand.adder, case.trick()).points
    gained = points > instead if seat.side is case.seat.side else points < instead
    return case.complete() and here == points and instead in others and gained


def _of_hand(case: Case, reason: InHand) -> bool:
    trump = case.hand.trump
    match reason:
        case why.Voids(suit, trumps):
            left = [case.suit(one) for one in case.kept()]
            gone = isinstance(case.action, PlayCard) and not case.elsewhere(suit)
            none = suit not in left and _gave_up(case, suit)
            return none and trumps is (trump in left) and not gone and len(left) > 1
        case why.Shortens(suit):
            left = [case.suit(one) for one in case.kept()]
            return left.count(suit) == 1 and _gave_up(case, suit)
        case why.KeepsTrumps():
            could = any(case.suit(one) is trump for one in cards_in(case.legal.free))
            return could and case.suit(case.card) not in (trump, case.led())
        case why.Keeps(card, by):
            there = card in case.kept() and bool(case.legal.free >> card & 1)
            higher = case.suit(card) is case.suit(case.card) and card > case.card
            return there and higher and by == _ahead(case, PlayCard(card)) > 0
        case why.Lowest():
            same = [one for one in case.own if case.suit(one) is case.suit(case.card)]
            return len(same) > 1 and case.card == min(same)
        case why.Unblocks(seat):
            same = case.of(case.seat, case.led())
            winning = case.winner(case.trick())[0] is seat is case.seat.partner
            return winning and len(same) > 1 and case.card == max(same)
        case why.Draws():
            led = case.suit(case.card) is trump and not case.hand.plays
            return led and bool(case.elsewhere(trump))
        case proofs.OnlyAbove(cards):
            return list(cards) == _higher(case) and 1 <= len(cards) <= 2
        case proofs.ManyAbove(suit, count):
            return suit is case.suit(case.card) and count == len(_higher(case)) > 2
        case proofs.SuitGone(suit):
            return suit is case.suit(case.card) and not case.elsewhere(suit)
        case proofs.Gave(giver, seat, card):
            given = giver is case.seat and case.view.given >> card & 1
            return bool(given and case.now.hands[seat] >> card & 1)
        case proofs.MustHold(seat, cards):
            return bool(cards) and all(case.now.hands[seat] >> one & 1 for one in cards)
        case _:
            raise AssertionError(reason)


def _gave_up(case: Case, suit: Suit) -> bool:
    return any(case.suit(one) is suit for one in set(case.own) - set(case.kept()))


def _higher(case: Case) -> list[Card]:
    return sorted(one for one in case.elsewhere(case.suit(case.card)) if one > case.card)


def _ahead(case: Case, other: Action) -> float:
    return case.weight(case.action) - case.weight(other)


def _weighing(case: Case, reason: Weighing) -> bool:
    match reason:
        case found.Better(other, by):
            return by == _ahead(case, other) > 0
        case found.Close(other):
            error = next(one.error for one in _verdict(case).choices if one.action == other)
            return abs(_ahead(case, other)) < max(0.5, 2 * error)
        case found.Worse(best, by):
            return by == -_ahead(case, best) > 0 and best == _verdict(case).best.action
        case found.SameAs(cards):
            own = [one for one in cards if one in case.kept() and case.alike(one, case.card)]
            return len(own) == len(cards) > 0
        case found.Judged(deals, exact):
            return (deals, exact) == (_verdict(case).worlds, _verdict(case).exact) and deals > 0
        case found.NearEnd():
            return _verdict(case).near_end and case.rules.target is not None
        case found.NotPaid(card, price, loss):
            there = case.legal.priced >> card & 1 and price == case.rules.revoke_penalty
            return bool(there) and loss == _ahead(case, PlayCard(card)) >= 0
        case found.Odds() | found.Gains() | found.TooLittle() | found.HighCards():
            return _of_bids(case, reason)
        case _:
            return _of_passes(case, reason)


def _verdict(case: Case) -> Verdict:
    assert case.verdict is not None
    return case.verdict


def _of_bids(
    case: Case, reason: found.Odds | found.Gains | found.TooLittle | found.HighCards
) -> bool:
    offers = {one.action: one for one in _verdict(case).choices}
    match reason:
        case found.Odds(bid, hundredths):
            made = offers[MakeBid(bid)].made
            return made is not None and hundredths == round(100 * made)
        case found.Gains(bid, by) | found.TooLittle(bid, by):
            gain = offers[MakeBid(bid)].worth - offers[MakeBid("pass")].worth
            little = isinstance(reason, found.TooLittle)
            return by == gain and (not little or (gain > 0 and case.action == MakeBid("pass")))
        case found.HighCards(cards):
            return list(cards) == [one for one in case.own if one.rank >= Rank.KING]


Passing: TypeAlias = (
    found.LowAdders
    | found.ToPartner
    | found.KeepsAllTrumps
    | found.KeepsTop
    | found.OnlyLow
    | found.KeepsHigh
)


def _of_passes(case: Case, reason: Passing) -> bool:
    assert isinstance(case.action, ChooseCards)
    assert isinstance(case.view.legal(), MayChoose)
    given: CardSet = case.action.cards
    to = case.seat.after(pass_target(case.rules, case.hand.number))
    trumps = [one for one in case.own if case.suit(one) is case.hand.trump]
    match reason:
        case found.LowAdders(cards, seat):
            low = [one for one in cards_in(given) if case.suit(one) is case.hand.adder]
            low = [one for one in low if one.rank <= Rank.TEN]
            return cards == card_set(low) != 0 and seat is to is not case.seat.partner
        case found.ToPartner(seat):
            return seat is to is case.seat.partner
        case found.KeepsAllTrumps(count):
            return count == len(trumps) > 0 and not any(given >> one & 1 for one in trumps)
        case found.KeepsTop(card):
            dealt = [one for one in DECK if one not in case.hand.turned]
            adders = [one for one in dealt if case.suit(one) is case.hand.adder]
            return card in case.kept() and card == max(adders)
        case found.OnlyLow():
            suits = {case.suit(one) for one in cards_in(given)}
            small = all(one.rank <= Rank.TEN for one in cards_in(given))
            return small and not suits & {case.hand.trump, case.hand.adder}
        case found.KeepsHigh():
            high = [one for one in case.own if one.rank >= Rank.KING]
            return bool(high) and not any(given >> one & 1 for one in high)
