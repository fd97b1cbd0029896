"""The table: stale wishes, the order of deliveries, who is told what when they come and go."""

import random
from collections.abc import Callable

import pytest

from maverick_desktop.core.cards import DECK, SEATS, Seat, card, card_set, cards_in, parse_cards
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import (
    Action,
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    ChooseCards,
    Event,
    HandDealt,
    MakeBid,
    MatchOver,
    PlayCard,
    Reason,
    Rejected,
    Rewound,
    SeatEvent,
    TrickTaken,
)
from maverick_desktop.core.legal import MayChoose
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules, with_options
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from tests.core.driver import Dealer, Listener, Match, header_of, random_action


def rules(**changes: object) -> Rules:
    """Classic with some options changed."""
    changed = with_options(CLASSIC, changes)
    assert isinstance(changed, Rules)
    return changed


def new(chosen: Rules = CLASSIC, seed: int = 1) -> Match:
    """A match, nothing dealt."""
    return Match(chosen, random.Random(seed))


def refused(outcome: Rejected | None) -> Reason:
    """Why."""
    assert outcome is not None
    return outcome.reason


def until(match: Match, phase: Phase) -> None:
    """Play on until the table waits for something in a phase."""
    while match.table.public.phase is not phase:
        match.step()


def wish(match: Match, seat: Seat) -> Action:
    """Something the seat may do now."""
    return random_action(match.seats[seat].view, match.dice, 0)


# --- stale ---------------------------------------------------------------------------------------


def test_a_wish_made_before_the_decision_opened_is_stale() -> None:
    """Law 4; one made at a fact that has not happened yet is refused too."""
    match = new(rules(pass_count=0))
    until(match, Phase.PLAY)
    for _ in range(20):
        seat = match.table.public.to_act()[0]
        known, action = match.table.public, wish(match, seat)
        for at in (-1, 0, known.opened - 1, known.n + 1, known.n + 1000):
            assert refused(match.table.submit(seat, action, at)) is Reason.STALE
        assert match.table.public == known
        assert match.table.submit(seat, action, known.n) is None
        # The same wish once more, as when an answer was lost.
        assert refused(match.table.submit(seat, action, known.n)) is Reason.STALE


def test_a_wish_of_the_one_who_sat_there_before_is_stale() -> None:
    """And only theirs: another seat's change leaves a wish good."""
    match = new(rules(pass_count=0))
    until(match, Phase.PLAY)
    seat = match.table.public.to_act()[0]
    at, action = match.table.public.n, wish(match, seat)
    match.table.seat_changed(seat.left, "bot:club", "Club")
    match.table.seat_changed(seat, "bot:club", "Club")
    assert refused(match.table.submit(seat, action, at)) is Reason.STALE
    assert refused(match.table.submit(seat, action, at + 1)) is Reason.STALE
    assert match.table.submit(seat, action, at + 2) is None
    left, at = seat.left, match.table.public.n
    action = wish(match, left)
    match.table.seat_changed(seat, "human", "Back")
    assert match.table.submit(left, action, at) is None


def test_others_choices_leave_mine_good() -> None:
    """While all choose at once nobody is hurried; a second choice is refused by name."""
    match = new()
    match.step()
    at = match.table.public.n
    wishes = {seat: wish(match, seat) for seat in SEATS}
    for seat in SEATS:
        assert match.table.submit(seat, wishes[seat], at) is None
        if match.table.public.phase is Phase.PASSING:
            again = match.table.submit(seat, wishes[seat], at)
            assert refused(again) is Reason.ALREADY_CHOSEN
    assert match.table.public.phase is Phase.PLAY
    assert refused(match.table.submit(Seat.SOUTH, wishes[Seat.SOUTH], at)) is Reason.STALE


def test_an_undone_decision_is_a_new_one() -> None:
    """What was wished for before the rewind is stale, though the cards are the same."""
    match = new(rules(pass_count=0))
    until(match, Phase.PLAY)
    seat = match.table.public.to_act()[0]
    at, action = match.table.public.n, wish(match, seat)
    assert match.table.submit(seat, action, at) is None
    assert match.table.rewind(at) is None
    assert refused(match.table.submit(seat, action, at)) is Reason.STALE
    assert match.table.submit(seat, action, match.table.public.n) is None
    assert match.table.public.rewinds == 1


# --- refusals ------------------------------------------------------------------------------------


def test_the_wrong_thing_at_the_wrong_time() -> None:
    """Every phase names what is wrong."""
    match = new(INDIVIDUALIST)
    table, seats = match.table, match.seats

    def ask(seat: Seat, action: Action) -> Reason:
        return refused(table.submit(seat, action, table.public.n))

    lead, some = PlayCard(DECK[0]), ChooseCards(card_set(DECK[:2]))
    assert ask(Seat.SOUTH, lead) is Reason.NOT_NOW
    assert refused(table.rewind(0)) is Reason.CANNOT_REWIND
    until(match, Phase.BLIND)
    assert refused(table.deal()) is Reason.NOT_NOW
    bidder = table.public.to_act()[0]
    assert ask(bidder.left, MakeBid("pass")) is Reason.NOT_YOUR_TURN
    assert ask(bidder, MakeBid("nil")) is Reason.BID_NOT_ALLOWED
    assert ask(bidder, lead) is Reason.NOT_NOW
    assert ask(bidder, some) is Reason.NOT_NOW
    assert table.submit(bidder, MakeBid("blind"), table.public.n) is None
    assert table.submit(bidder.left, MakeBid("pass"), table.public.n) is None
    assert ask(bidder.partner, MakeBid("blind")) is Reason.SIDE_HAS_BID
    until(match, Phase.PASSING)
    mine = seats[0].view.hand
    assert mine is not None
    held = list(cards_in(mine))
    others = [one for one in DECK if not mine >> one & 1]
    if Seat.SOUTH in table.public.to_act():
        for count in (0, 1, 3, 13):
            assert ask(Seat.SOUTH, ChooseCards(card_set(held[:count]))) is Reason.WRONG_COUNT
        wrong = ChooseCards(card_set([held[0], others[0]]))
        assert ask(Seat.SOUTH, wrong) is Reason.NOT_IN_HAND
        assert ask(Seat.SOUTH, MakeBid("nil")) is Reason.NOT_NOW
    until(match, Phase.CONTRACT)
    assert ask(table.public.to_act()[0], MakeBid("blind")) in (
        Reason.BID_NOT_ALLOWED,
        Reason.SIDE_HAS_BID,
    )
    until(match, Phase.PLAY)
    player = table.public.to_act()[0]
    hand = seats[player].view.hand
    assert hand is not None
    missing = next(one for one in DECK if not hand >> one & 1)
    assert ask(player, PlayCard(missing)) is Reason.NOT_IN_HAND
    assert ask(player.left, PlayCard(missing)) is Reason.NOT_YOUR_TURN
    assert ask(player, MakeBid("pass")) is Reason.NOT_NOW


def deal_of(south: str, west: str, north: str, turned: str) -> Deal:
    """A deal of which three hands are begun; the rest fills them up in deck order."""
    first, second = map(card, turned.split())
    begun = [parse_cards(south), parse_cards(west), parse_cards(north), 0]
    used = begun[0] | begun[1] | begun[2] | first.bit | second.bit
    rest = [one for one in DECK if not used >> one & 1]
    hands = []
    for hand in begun:
        missing = 13 - hand.bit_count()
        hands.append(hand | card_set(rest[:missing]))
        rest = rest[missing:]
    return Deal((hands[0], hands[1], hands[2], hands[3]), (first, second))


DUTIES: list[tuple[dict[str, object], list[str], Reason]] = [
    # Trump ♥, adder ♣. South leads; West and North each hold thirteen cards named in full.
    ({}, ["AS", "2D"], Reason.MUST_FOLLOW),
    ({}, ["AC", "2D"], Reason.MUST_TRUMP),
    ({"overtrump": True}, ["AC", "5H", "4H"], Reason.MUST_OVERTRUMP),
]


@pytest.mark.parametrize("case", DUTIES, ids=lambda case: case[2].value)
def test_each_duty_is_named(case: tuple[dict[str, object], list[str], Reason]) -> None:
    """The last card breaks a duty."""
    changes, cards, reason = case
    deal = deal_of(
        "AC KC QC JC TC AS KS QS JS TS AD KD QD",
        "2D 3D 4D 5D 6D 5H 2S 3S 4S 5S 6S 7S 8S",
        "JD TD 9D 8D 7D 4H 6H 7H 8H 9H TH JH QH",
        "AH 2C",
    )
    dealer = Dealer(random.Random(0), [deal])
    dealer.first = Seat.EAST
    chosen = rules(pass_count=0, **changes)
    table = Table(GameLog(header_of(chosen)), dealer, MemorySink())
    assert table.deal() is None
    for place, code in enumerate(cards):
        outcome = table.submit(SEATS[place], PlayCard(card(code)), table.public.n)
        if place < len(cards) - 1:
            assert outcome is None
        else:
            assert refused(outcome) is reason


# --- deliveries ----------------------------------------------------------------------------------


class Eager(Listener):
    """A seat that answers from within the delivery."""

    def __init__(self, match: Match, seat: Seat) -> None:
        super().__init__(match.header, seat)
        self.match = match
        self.inside = 0
        self.submitted = 0

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear, and act at once if it may."""
        assert not self.inside, "a delivery within a delivery"
        self.inside += 1
        super().deliver(n, event)
        view = self.view
        table = self.match.table
        if self.seat in view.public.to_act() and n == table.public.n:
            action = random_action(view, self.match.dice, 0)
            assert table.submit(self.seat, action, n) is None
            self.submitted += 1
        self.inside -= 1


def test_seats_that_answer_at_once() -> None:
    """A whole hand is played from inside one call; each seat hears every fact, in order."""
    match = new(INDIVIDUALIST, seed=5)
    eager = []
    for seat in SEATS:
        match.leave(seat)
        port = Eager(match, seat)
        eager.append(port)
        match.table.attach(seat, port)
    assert match.table.deal() is None
    assert match.table.public.phase is Phase.DEALING
    assert sum(port.submitted for port in eager) == 4 + 4 + 4 + 52
    everybody: list[Listener] = [*eager, match.spectator]
    for listener in everybody:
        assert [n for n, _ in listener.heard] == list(range(1, match.log.n + 1))
        assert listener.view.public == match.table.public


class Once(Listener):
    """Does something when it hears of one fact."""

    def __init__(self, match: Match, seat: Seat, at: int, what: Callable[[], object]) -> None:
        super().__init__(match.header, seat)
        self.at = at
        self.what = what

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear, and do it if this is the fact."""
        super().deliver(n, event)
        if n == self.at:
            self.what()


@pytest.mark.parametrize("at", range(1, 12))
def test_joining_and_leaving_inside_a_delivery(at: int) -> None:
    """Nothing is heard twice, or out of order, or after leaving."""
    match = new(seed=at)
    late = Listener(match.header, Seat.NORTH)

    def stir() -> None:
        match.leave(Seat.WEST)
        match.table.attach(Seat.NORTH, late)

    match.table.attach(Seat.SOUTH, Once(match, Seat.SOUTH, at, stir))
    while match.log.n < 30:
        match.step()
    assert [n for n, _ in late.heard] == list(range(1, match.log.n + 1))
    assert late.view == match.seats[Seat.NORTH].view


def test_one_port_at_two_seats_leaves_one_of_them() -> None:
    """What the other seat still has to hear stays in the queue."""
    match = new()
    both: list[tuple[int, SeatEvent]] = []

    class Both:
        def deliver(self, n: int, event: SeatEvent) -> None:
            both.append((n, event))

    port = Both()
    leaving: list[Callable[[], None]] = []
    match.table.attach(Seat.WEST, Once(match, Seat.WEST, 1, lambda: leaving.pop()()))
    leaving.append(match.table.attach(Seat.SOUTH, port))
    match.table.attach(Seat.NORTH, port)
    match.step()
    match.step()
    assert [n for n, _ in both] == [1, 2]


@pytest.mark.parametrize("seed", range(6))
def test_coming_back_at_any_fact(seed: int) -> None:
    """Whoever heard the first ``since`` facts and then the rest has heard what all have."""
    dice = random.Random(seed)
    match = Match(INDIVIDUALIST, dice, lively=True)
    while match.log.n < 120:
        match.step()
    for seat in SEATS:
        whole = Listener(match.header, seat)
        match.table.attach(seat, whole)
        for since in range(match.log.n + 1):
            rest = Listener(match.header, seat)
            leave = match.table.attach(seat, rest, since)
            assert rest.heard == whole.heard[since:]
            leave()


def test_the_fact_is_written_before_anybody_hears() -> None:
    """Law 5, and the facts that must follow are written with it."""
    match = new(INDIVIDUALIST)
    written: list[int] = []
    heard: list[int] = []

    class Sink:
        def append(self, n: int, event: Event) -> None:
            assert n not in heard
            written.append(n)

    class Ear:
        def deliver(self, n: int, event: SeatEvent) -> None:
            assert n in written
            if isinstance(event, CardPlayed) and len(match_table.public.hand.plays) == 0:
                assert n + 1 in written
            heard.append(n)

    match_table = Table(GameLog(match.header), Dealer(random.Random(1)), Sink())
    listeners = {seat: Listener(match.header, seat) for seat in SEATS}
    match_table.attach(None, Ear())
    for seat in SEATS:
        match_table.attach(seat, listeners[seat])
    match_table.deal()
    while match_table.public.phase is not Phase.DEALING:
        seat = match_table.public.to_act()[0]
        action = random_action(listeners[seat].view, random.Random(1), 0)
        match_table.submit(seat, action, match_table.public.n)
    assert written == heard == list(range(1, match_table.log.n + 1))


def test_a_resumed_record_writes_what_was_due() -> None:
    """Cut before the pass, a trick, a score or the end: ``settle`` goes on from there."""
    match = new(rules(hands=1, target=None), seed=3)
    while not match.over:
        match.step()
    cuts = 0
    for n, fact in enumerate(match.log.facts, start=1):
        if (
            not isinstance(fact, CardsPassed | TrickTaken | MatchOver)
            and "Scored" not in type(fact).__name__
        ):
            continue
        sink, listener = MemorySink(), Listener(match.header, Seat.WEST)
        table = Table(match.log.prefix(n - 1), Dealer(random.Random(1)), sink)
        table.attach(Seat.WEST, listener)
        table.settle()
        table.settle()
        assert sink.facts[0] == (n, fact)
        assert [number for number, _ in listener.heard] == list(range(1, table.log.n + 1))
        assert table.log.facts == match.log.facts[: table.log.n]
        cuts += 1
    assert cuts == 1 + 13 + 1 + 1


# --- rewinds -------------------------------------------------------------------------------------


def test_every_fact_that_may_be_gone_back_to() -> None:
    """In force, no rewind, and nothing but a pass of cards has to follow it."""
    match = new(rules(hands=1, target=None), seed=4)
    match.table.seat_changed(Seat.WEST, "remote", "Early")
    while not match.over:
        match.step()
    facts = match.log.facts
    follows = [*facts[1:], None]
    for n, (fact, next_fact) in enumerate(zip(facts, follows, strict=True), start=1):
        table = Table(match.log.prefix(match.log.n), Dealer(random.Random(1)), MemorySink())
        due = isinstance(next_fact, TrickTaken | MatchOver) or "Scored" in type(next_fact).__name__
        outcome = table.rewind(n)
        assert (outcome is None) == (not due), (n, fact)
        if outcome is None:
            assert isinstance(table.log.facts[match.log.n], Rewound)
            assert refused(table.rewind(match.log.n + 1)) is Reason.CANNOT_REWIND
            if n < match.log.n:
                assert refused(table.rewind(n + 1)) is Reason.CANNOT_REWIND
    for wrong in (0, -1, match.log.n + 1, 10**9):
        table = Table(match.log.prefix(match.log.n), Dealer(random.Random(1)), MemorySink())
        assert refused(table.rewind(wrong)) is Reason.CANNOT_REWIND


def test_a_change_of_seats_is_not_undone() -> None:
    """And may itself be gone back to, even when what stood around it is undone."""
    match = new(rules(pass_count=0), seed=2)
    until(match, Phase.PLAY)
    deal = match.log.n
    for _ in range(3):
        match.step()
    match.table.seat_changed(Seat.EAST, "bot:club", "Stand-in")
    seat_fact = match.log.n
    match.step()
    assert match.table.rewind(deal) is None
    assert match.table.public.seats[Seat.EAST].name == "Stand-in"
    assert match.table.public.seats[Seat.EAST].since == seat_fact
    assert match.table.public.hand.plays == ()
    match.step()
    assert match.table.rewind(seat_fact) is None
    assert match.table.public.hand.plays == ()
    for listener in match.seats:
        assert listener.view.public == match.table.public


def test_the_pass_comes_again_after_going_back_to_the_last_choice() -> None:
    """``chose`` may be gone back to: the cards move again at once."""
    match = new()
    until(match, Phase.PLAY)
    chosen = max(
        n for n, fact in enumerate(match.log.facts, start=1) if isinstance(fact, CardsChosen)
    )
    assert match.table.rewind(chosen) is None
    assert isinstance(match.log.facts[-1], CardsPassed)
    assert match.table.public.phase is Phase.PLAY


def test_a_new_deal_after_going_back_before_it() -> None:
    """Back to the score: the next hand is dealt anew, by the same dealer, with the same number."""
    match = new(rules(hands=4, target=None), seed=9)
    while len(match.table.public.past) < 1:
        match.step()
    scored = match.log.n
    match.step()
    first = match.log.facts[-1]
    match.step()
    assert match.table.rewind(scored) is None
    match.step()
    second = match.log.facts[-1]
    assert isinstance(first, HandDealt)
    assert isinstance(second, HandDealt)
    assert (first.hand, first.dealer) == (second.hand, second.dealer)
    assert first.deal != second.deal


def test_equal_ranks_are_dealt_again_by_the_same_dealer() -> None:
    """``redeal``: only the deal that stands is recorded."""
    bad, good = deal_of("", "", "", "7C 7D"), deal_of("", "", "", "7C 8D")
    dealer = Dealer(random.Random(1), [bad, bad, good])
    table = Table(GameLog(header_of(rules(equal_ranks="redeal"))), dealer, MemorySink())
    assert table.deal() is None
    assert [type(fact) for fact in table.log.facts] == [HandDealt]
    assert table.public.hand.turned == good.turned


@pytest.mark.parametrize("letter", "SWNE")
def test_the_first_dealer_by_wish(letter: str) -> None:
    """And then the deal goes clockwise."""
    match = new(rules(first_dealer=letter, hands=3, target=None))
    while not match.over:
        match.step()
    dealers = [fact.dealer for fact in match.log.facts if isinstance(fact, HandDealt)]
    first = SEATS["SWNE".index(letter)]
    assert dealers[:3] == [first, first.left, first.partner]


def test_the_bids_go_round_from_the_dealers_left() -> None:
    """Four in each round, forced passes too; the dealer's left leads."""
    match = new(INDIVIDUALIST, seed=8)
    while not match.table.public.past:
        match.step()
    hand = match.table.public.past[0].hand
    order = [hand.dealer.after(places) for places in (1, 2, 3, 4)]
    said = [fact.seat for fact in match.log.facts if isinstance(fact, BidMade)]
    assert said == [*order, *order]
    assert hand.tricks[0].leader is hand.dealer.left


def test_choosing_from_the_hand_alone() -> None:
    """While choosing, the hand still holds what was given; after it, what was received."""
    match = new()
    match.step()
    view = match.seats[Seat.SOUTH].view
    legal = view.legal()
    assert isinstance(legal, MayChoose)
    assert legal.cards == view.hand
    chosen = ChooseCards(card_set(list(cards_in(legal.cards))[:2]))
    match.table.submit(Seat.SOUTH, chosen, view.public.n)
    after = match.seats[Seat.SOUTH].view
    assert (after.hand, after.given, after.received) == (view.hand, chosen.cards, 0)
    until(match, Phase.PLAY)
    last = match.seats[Seat.SOUTH].view
    assert last.hand is not None
    assert not last.hand & chosen.cards
    assert last.received & last.hand == last.received
    assert last.received.bit_count() == 2
