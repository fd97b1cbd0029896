"""Finds the positions of ``obvious.jsonl``: ``python -m tests.ai.mining 150 > obvious.jsonl``.

Hands under rules of all kinds are played by sound players. A lesson that every player knows names
the cards that are right; the position is kept if solving many deals that may be says so too, by a
clear margin. What computer players make of it is never asked.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from maverick_desktop.ai.club import distinct
from maverick_desktop.ai.engine import tell_worlds
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.knowledge import Knowledge, knowledge_of
from maverick_desktop.ai.lanes import tell_bids, tell_position, tell_rules
from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.ai.policy import Policy
from maverick_desktop.ai.search import Searcher
from maverick_desktop.ai.worlds import worlds_of
from maverick_desktop.core.cards import (
    SEATS,
    Card,
    CardSet,
    Seat,
    card_set,
    cards_in,
    winning_place,
)
from maverick_desktop.core.events import Action
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import PRESETS, Rules
from maverick_desktop.core.scoring import is_book, trick_points
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand, random_rules
from tests.ai.obvious import Obvious, written

DEALS: Final = (24, 160)
"""So many deals that may be are solved, at first and to be sure."""
TRICKS: Final = 8
"""Positions with more tricks left are not looked at: solving them takes long."""
NODES: Final = 60_000
"""Nor those that take so many nodes a deal."""
MARGIN: Final = 2.0
"""Points by which every other card must be worse, on average."""
A_CLEAR_GAIN: Final = 3
"""Points that a revoke must bring beyond its price, both sides counted."""
NEAR: Final = 0.75
"""Points within which cards are as good as each other."""
A_LESSON: Final = 9
"""The most positions that one lesson gives."""


class Case:
    """A position with what the lessons ask of it."""

    def __init__(self, view: SeatView, legal: MayPlay) -> None:
        self.view, self.rules, self.now = view, view.public.rules, view.public.hand
        self.know: Final[Knowledge] = knowledge_of(view)
        self.free, self.priced = legal.free, legal.priced
        self.place = len(self.now.plays)
        self.owner: Seat | None = None
        if self.now.plays:
            best = winning_place(self.now.plays, self.know.trump)
            self.owner = self.now.player(best)
        self.winning = card_set(one for one in cards_in(self.free | self.priced) if self.wins(one))

    def wins(self, card: Card) -> bool:
        """Whether a card would hold the trick so far."""
        return winning_place((*self.now.plays, card), self.know.trump) == self.place

    def points(self, card: Card) -> int:
        """What the trick is worth with this card as its last."""
        cards = card_set((*self.now.plays, card))
        trumps = (cards & self.know.trumps).bit_count()
        return trick_points(self.rules, trumps, (cards & self.know.adders).bit_count())[0]

    @property
    def last(self) -> bool:
        """Whether nobody plays after."""
        return self.place == 3

    @property
    def ours(self) -> bool:
        """Whether the partner has the trick."""
        return self.owner is self.view.seat.partner

    def nil_stands(self, seat: Seat) -> bool:
        """Whether a seat has bid nil and may still make it."""
        bid = self.now.bids[seat.side]
        spoilt = self.rules.revoke_spoils_bid and self.now.revokes[seat.side]
        return (
            bid is not None
            and bid.kind == "nil"
            and bid.seat is seat
            and not self.now.taken[seat]
            and not spoilt
        )

    @property
    def plain(self) -> bool:
        """Whether points alone decide: nobody has bid."""
        return self.now.bids == (None, None)


Named = tuple[CardSet, str] | None
Lesson = Callable[[Case], Named]


def win_what_pays(case: Case) -> Named:
    winning = case.winning & case.free
    if not (case.last and not case.ours and winning and case.plain):
        return None
    pays = min(case.points(one) for one in cards_in(winning))
    if pays < 2:
        return None
    return winning, f"The opponents have a trick that brings {pays} or more: it can be won."


def duck_what_costs(case: Case) -> Named:
    losing = case.free & ~case.winning
    if not (case.last and not case.ours and losing and case.winning & case.free and case.plain):
        return None
    costs = max(case.points(one) for one in cards_in(case.winning & case.free))
    if costs >= 0 or min(case.points(one) for one in cards_in(losing)) >= 0:
        return None
    good = card_set(one for one in cards_in(losing) if case.points(one) < 0)
    return good, f"The trick costs whoever wins it {-costs} or more: the opponents may keep it."


def feed_partner(case: Case) -> Named:
    if not (case.last and case.ours and case.plain):
        return None
    return _most(case, case.free & ~case.winning, "The partner has won the trick: make it richer.")


def starve_opponents(case: Case) -> Named:
    if not (case.last and not case.ours and not case.winning & case.free and case.plain):
        return None
    worth = {one: case.points(one) for one in cards_in(case.free)}
    least = min(worth.values())
    if least == max(worth.values()):
        return None
    good = card_set(one for one, points in worth.items() if points == least)
    return good, "The opponents have won the trick: give them as little as may be."


def _most(case: Case, cards: CardSet, why: str) -> Named:
    worth = {one: case.points(one) for one in cards_in(cards)}
    if len(set(worth.values())) < 2:
        return None
    most = max(worth.values())
    return card_set(one for one, points in worth.items() if points == most), why


def leave_partners_trick(case: Case) -> Named:
    losing = case.free & ~case.winning
    if not (case.last and case.ours and losing and case.winning & case.free and case.plain):
        return None
    if any(case.points(one) < 1 for one in cards_in(losing)):
        return None
    return losing, "The partner has won a good trick: no winner is spent on it."


def take_a_bad_trick_over(case: Case) -> Named:
    """Where it pays to be second to a partner who would lose points."""
    losing = case.free & ~case.winning
    if not (case.last and not case.ours and losing and case.winning & case.free and case.plain):
        return None
    if any(case.points(one) > -1 for one in cards_in(losing)):
        return None
    if all(case.points(one) > -1 for one in cards_in(case.winning & case.free)):
        return None
    return losing, "A bad trick stays with the opponents."


def feed_partners_master(case: Case) -> Named:
    if case.place != 2 or not case.ours or not case.plain:
        return None
    card = case.now.plays[0]
    know, last = case.know, case.view.seat.left
    led = card.suit_under(know.trump)
    follows = bool(know.sure[last] & know.suits[led])
    trumpless = know.is_void(last, know.trump)
    if not know.is_master(card) or not (follows or trumpless):
        return None
    adders = case.free & know.adders & ~case.winning
    if not adders or led is know.adder or adders == case.free:
        return None
    return adders, "Nothing can beat the partner’s card: an adder is thrown on it."


def duck_for_own_nil(case: Case) -> Named:
    losing = case.free & ~case.winning
    if not (case.nil_stands(case.view.seat) and case.now.plays and losing):
        return None
    if not case.winning & case.free:
        return None
    return losing, "A nil bidder who can duck ducks."


def throw_the_highest_loser(case: Case) -> Named:
    losing = case.free & ~case.winning
    if not (case.nil_stands(case.view.seat) and case.last and losing):
        return None
    led = case.now.plays[0].suit_under(case.know.trump)
    if losing & ~case.know.suits[led] or losing.bit_count() < 2:
        return None
    top = losing.bit_length() - 1
    return 1 << top, "A nil bidder gets rid of its highest card while it cannot win."


def cover_partners_nil(case: Case) -> Named:
    partner = case.view.seat.partner
    if not (case.last and case.ours and case.nil_stands(partner) and case.winning & case.free):
        return None
    return case.winning & case.free, "The partner’s nil is about to fail: its card is beaten."


def let_their_nil_fail(case: Case) -> Named:
    losing = case.free & ~case.winning
    if not (case.last and case.owner is not None and not case.ours and losing):
        return None
    if not (case.nil_stands(case.owner) and case.winning & case.free):
        return None
    return losing, "An opponent who bid nil has the trick: it stays there."


def pay_for_a_rich_trick(case: Case) -> Named:
    winning = case.priced & case.winning
    if not (case.last and winning and not case.ours and not case.winning & case.free):
        return None
    swing = 2 * min(case.points(one) for one in cards_in(winning))
    if not case.plain or swing < case.rules.revoke_penalty + A_CLEAR_GAIN:
        return None
    return winning, "Who wins the trick matters more than the price of a revoke."


def keep_the_price(case: Case) -> Named:
    if not (case.last and case.priced & case.winning) or case.winning & case.free:
        return None
    bid = case.now.bids[case.view.seat.side]
    if (
        case.rules.revoke_spoils_bid
        and bid is not None
        and not case.now.revokes[case.view.seat.side]
    ):
        return case.free, "A revoke would spoil the side’s own bid."
    if not case.plain:
        return None
    return case.free, "The trick is not worth the price of a revoke."


def take_the_book(case: Case) -> Named:
    bid = case.now.bids[case.view.seat.side]
    winning = case.winning & case.free
    if bid is None or bid.kind != "posh" or not (case.last and winning and not case.ours):
        return None
    adders = (card_set(case.now.plays) & case.know.adders).bit_count()
    good = card_set(
        one
        for one in cards_in(winning)
        if is_book(case.rules, adders + (case.know.adders >> one & 1))
    )
    return (good, "The side bid posh, and this trick is a book.") if good else None


def lead_the_master_adder(case: Case) -> Named:
    know = case.know
    if case.now.plays or not case.plain:
        return None
    safe = all(
        know.is_void(seat, know.trump) for seat in (case.view.seat.left, case.view.seat.right)
    )
    masters = card_set(one for one in cards_in(case.free & know.adders) if know.is_master(one))
    if not safe or not masters or not know.outstanding(know.adder):
        return None
    return masters, "No opponent can trump, and no adder out is higher: the adder is led."


def lead_no_trump_to_partner(case: Case) -> Named:
    know = case.know
    if case.now.plays or not case.plain or not know.only_partner_may_hold(know.trump):
        return None
    good = case.free & ~know.trumps
    return (good, "Only the partner may still hold trumps: none is led.") if good else None


def lead_no_adder_to_be_trumped(case: Case) -> Named:
    know, others = case.know, (case.view.seat.left, case.view.seat.right)
    if case.now.plays or not case.plain:
        return None
    if not any(know.is_void(one, know.adder) and know.may[one] & know.trumps for one in others):
        return None
    good = case.free & ~know.adders
    return (good, "An opponent is out of adders and may trump: none is led.") if good else None


def lead_what_partner_trumps(case: Case) -> Named:
    know, partner = case.know, case.view.seat.partner
    if case.now.plays or not case.plain or not know.is_void(partner, know.adder):
        return None
    if not know.only_partner_may_hold(know.trump):
        return None
    good = case.free & know.adders
    return (good, "The partner is out of adders and has the last trumps.") if good else None


def keep_the_master(case: Case) -> Named:
    know = case.know
    if case.view.hand is None or case.view.hand.bit_count() != 2 or not case.plain:
        return None
    masters = card_set(one for one in cards_in(case.free & know.adders) if know.is_master(one))
    good = case.free & ~masters
    if not masters or not good:
        return None
    return good, "The highest adder is kept for the last trick, which it will win."


LESSONS: Final[tuple[Lesson, ...]] = (
    win_what_pays,
    duck_what_costs,
    feed_partner,
    starve_opponents,
    leave_partners_trick,
    take_a_bad_trick_over,
    feed_partners_master,
    duck_for_own_nil,
    throw_the_highest_loser,
    cover_partners_nil,
    let_their_nil_fail,
    pay_for_a_rich_trick,
    keep_the_price,
    take_the_book,
    lead_the_master_adder,
    lead_no_trump_to_partner,
    lead_no_adder_to_be_trumped,
    lead_what_partner_trumps,
    keep_the_master,
)


def worths(case: Case, kernel: Kernel, seed: int, deals: int) -> dict[Card, float] | None:
    """The mean worth of every legal card over deals that may be, all cards seen from then on.

    None if that would take too long.
    """
    view, know, now = case.view, case.know, case.now
    tell_rules(kernel, case.rules)
    tell_bids(kernel, case.rules, now.bids)
    hands = [0, 0, 0, 0]
    hands[view.seat] = know.hand
    lanes = tell_position(kernel, case.rules, now, (hands[0], hands[1], hands[2], hands[3]))
    searcher = Searcher(kernel, Policy(None))
    tell_worlds(searcher, worlds_of(know, lanes))
    searcher.consider([], 0, seed)
    sums: Counter[Card] = Counter()
    for _ in range(deals):
        deal = [lanes.cards(bits) for bits in searcher.draw()]
        tell_position(kernel, case.rules, now, (deal[0], deal[1], deal[2], deal[3]))
        # Of neighbours in this deal the lowest is told.
        told = dict(kernel.solve_cards(NODES))
        if not told:
            return None
        for bit, value in _all_told(kernel, told, lanes.bits(know.hand)):
            sums[lanes.card_at[bit]] += -value if view.seat.side else value
    return {one: total / deals for one, total in sums.items()}


def _all_told(kernel: Kernel, told: dict[int, int], hand: int) -> Iterator[tuple[int, int]]:
    """Every legal card with its value: that of the highest one told below it."""
    free, paid = kernel.legal()
    value = 0
    for at in range(64):
        bit = 1 << at
        if bit in told:
            value = told[bit]
        if (free | paid) & bit and hand & bit:
            yield bit, value


def lesson_of(case: Case, kernel: Kernel, seed: int, given: Counter[str]) -> Obvious | None:
    """The position written down, if a lesson names just what solving finds."""
    named = [(one.__name__, found) for one in LESSONS if (found := one(case)) is not None]
    named = [(name, found) for name, found in named if given[name] < A_LESSON]
    lawful = case.free | case.priced
    if not any(cards & ~lawful == 0 and cards != lawful for _, (cards, _) in named):
        return None
    best = right_cards(case, kernel, seed, DEALS[0])
    for name, (cards, why) in named:
        sure = cards != lawful and best == cards
        if sure and right_cards(case, kernel, seed + 1, DEALS[1]) == cards:
            given[name] += 1
            return written(case.view, best, why)
    return None


def right_cards(case: Case, kernel: Kernel, seed: int, deals: int) -> CardSet:
    """The best card and those as good, if all others are clearly worse; else none."""
    worth = worths(case, kernel, seed, deals)
    if worth is None:
        return 0
    top = max(worth.values())
    if any(top - NEAR > value > top - MARGIN for value in worth.values()):
        return 0
    return card_set(one for one, value in worth.items() if value >= top - NEAR)


def natural_rules(dice: random.Random) -> Rules:
    """Rules as people play them, and rules of any kind."""
    base = dice.choice([*PRESETS.values(), random_rules(dice)])
    return replace(
        base,
        match_check="hand",
        both_reach="higher",
        target=dice.choice((None, 100)),
        hands=50,
        points_all_trumps=dice.choice((-4, -4, -4, _usual(base.points_all_trumps), 3)),
        points_some_trumps=dice.choice((-1, -1, -1, _usual(base.points_some_trumps), 1)),
        points_plain=dice.choice((1, 1, 1, _usual(base.points_plain), -2)),
    )


def _usual(points: int) -> int:
    """Points of a size that people agree on: where one kind of trick decides all, habits fail."""
    return max(-6, min(6, points))


def mined(wanted: int, seed: int) -> Iterator[Obvious]:
    """So many positions, no more than two of a hand."""
    dice, given, kernel = random.Random(seed), Counter[str](), Kernel(18)
    found = 0
    while found < wanted:
        rules = natural_rules(dice)
        views: list[SeatView] = []

        def watch(
            _now: GameState, view: SeatView, _action: Action, views: list[SeatView] = views
        ) -> None:
            if view.public.phase is Phase.PLAY:
                views.append(view)

        level = LEVELS[dice.choice(("club", "club", "random"))]
        start = dealt_hand(rules, dice)
        play_hand(start, {seat: level.make() for seat in SEATS}, dice.getrandbits(30), watch)
        dice.shuffle(views)
        kept = 0
        for view in views:
            legal = view.legal()
            assert isinstance(legal, MayPlay)
            know = knowledge_of(view)
            few = (
                len(distinct(know, legal.free | legal.priced, card_set(view.public.hand.plays))) < 2
            )
            if few or len(view.public.hand.tricks) < 13 - TRICKS or kept == 2:
                continue
            one = lesson_of(Case(view, legal), kernel, dice.getrandbits(30), given)
            if one is not None:
                kept += 1
                found += 1
                yield one
                if found == wanted:
                    break
    print(dict(given), file=sys.stderr)


if __name__ == "__main__":
    for number, line in enumerate(mined(int(sys.argv[1]), 20261130)):
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
        sys.stdout.flush()
        print(number, line.why, file=sys.stderr)
