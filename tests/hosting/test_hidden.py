"""G3: two tables that differ only in cards a seat cannot see send that seat the same bytes."""

import os
import random
import re
from pathlib import Path

import pytest

from maverick_desktop.core.cards import FULL_DECK, SEATS, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import (
    Action,
    BidMade,
    CardPlayed,
    CardsChosen,
    ChooseCards,
    Event,
    HandDealt,
    MakeBid,
    PlayCard,
)
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.hosting.chairs import OPEN
from tests.core.driver import Listener, random_deal, random_rules
from tests.core.laws import shown
from tests.hosting.people import Hugo, Visitor, chairs_of, setup_of, short_rules
from tests.hosting.town import Town

DEALS = int(os.environ.get("MAVERICK_HIDDEN", "16"))
_DIGEST = re.compile(rb'("type":"commit","hand":1,"digest":")([0-9a-f]{64})')


class Room:
    """A table of four guests, one hand, and every byte that each was sent since it began."""

    def __init__(self, folder: Path, rules: Rules, deal: Deal, first: Seat) -> None:
        self.town = Town()
        setup = setup_of(rules)
        self.hugo = Hugo(self.town, folder / "host", setup, chairs_of(*[OPEN] * 4), deals=[deal])
        self.hugo.dealer.first = first
        guests = [Visitor(self.town, folder / name, name) for name in "ABCD"]
        for guest in guests:
            guest.join(self.hugo).agree()
        self.guests = sorted(guests, key=lambda guest: guest.seat)
        self._before = [self._bytes(seat, whole=True) for seat in SEATS]
        assert self.hugo.table.start()
        self.town.settle()

    def do(self, seat: Seat, action: Action) -> bool:
        """A guest wishes for something; whether it was done."""
        guest = self.guests[seat]
        if guest.table.submit(seat, action, guest.view.public.n) is not None:
            return False
        self.town.settle()
        assert not guest.refusals
        return True

    def bytes_to(self, seat: Seat) -> bytes:
        """What a seat was sent, up to the opened hand."""
        return self._bytes(seat, whole=False)[len(self._before[seat]) :]

    def _bytes(self, seat: Seat, *, whole: bool) -> bytes:
        line = self.guests[seat].way.line
        assert line is not None
        data = b"".join(line.to_client)
        place = data.find(b'{"type":"opened"')
        return data if whole or place < 0 else data[: place - 4]


def play(room: Room, dice: random.Random) -> list[Event]:
    """One hand at random; what was decided in it."""
    while room.hugo.play.public.phase not in (Phase.DEALING, Phase.OVER):
        seat = dice.choice(room.hugo.play.public.to_act())
        player = room.guests[seat].player
        action = player.wishes(dice) if player is not None else None
        assert action is not None
        assert room.do(seat, action)
    return list(room.hugo.play.log.facts)


def again(room: Room, facts: list[Event], moved: dict[CardSet, CardSet]) -> bool:
    """The same decisions with other cards where they were hidden; whether that could be done."""
    for event in facts:
        match event:
            case BidMade():
                done = room.do(event.seat, MakeBid(event.bid))
            case CardsChosen():
                done = room.do(event.seat, ChooseCards(elsewhere(event.cards, moved)))
            case CardPlayed():
                n = room.hugo.play.log.n
                done = room.do(event.seat, PlayCard(event.card))
                done = done and room.hugo.play.log.facts[n] == event
            case _:
                done = True
        if not done:
            return False
    return True


def elsewhere(cards: CardSet, moved: dict[CardSet, CardSet]) -> CardSet:
    """These cards in the other deal."""
    return card_set(next(cards_in(moved.get(one.bit, one.bit))) for one in cards_in(cards))


def without_digest(data: bytes) -> bytes:
    """The only value that may differ; its length may not."""
    return _DIGEST.sub(rb"\1" + b"*" * 64, data)


def compare(folder: Path, seed: int) -> int:
    """One deal, four seats, each stopped at a random card; how many seats could be compared."""
    dice = random.Random(seed)
    rules = random_rules(dice)
    first = dice.choice(SEATS)
    deal = random_deal(dice)
    if rules.equal_ranks == "redeal":
        # A deal that would be dealt again is no deal.
        rules = short_rules(pass_count=dice.randrange(4), bids=["nil", "blind"])
    room = Room(folder / "one", rules, deal, first)
    whole = play(room, dice)
    compared = 0
    for seat in SEATS:
        cards = [at for at, event in enumerate(whole) if isinstance(event, CardPlayed)]
        stop = dice.choice(cards[: len(cards) * 3 // 4])
        facts = whole[: stop + 1]
        room = Room(folder / f"one{seat}", rules, deal, first)
        assert again(room, facts, {})
        player = room.guests[seat].player
        assert player is not None
        for attempt in range(6):
            moved = other_cards(deal, player_sees(room, seat), dice, few=attempt > 0)
            if moved is None:
                continue
            hands = [elsewhere(hand, moved) for hand in deal.hands]
            other_deal = Deal((hands[0], hands[1], hands[2], hands[3]), deal.turned)
            other = Room(folder / f"other{seat}{attempt}", rules, other_deal, first)
            if not again(other, facts, moved):
                continue
            mine, theirs = room.bytes_to(seat), other.bytes_to(seat)
            assert len(mine) == len(theirs) > 500
            assert without_digest(mine) == without_digest(theirs)
            assert mine != theirs, "the commitments are of different deals"
            compared += 1
            break
    return compared


def player_sees(room: Room, seat: Seat) -> CardSet:
    """Every card that a seat has seen."""
    listener = Listener(room.hugo.play.header, seat)
    player = room.guests[seat].player
    assert player is not None
    listener.heard = player.heard
    return shown(listener, 1) | card_set(room.hugo.play.public.hand.turned)


def other_cards(
    deal: Deal, seen: CardSet, dice: random.Random, *, few: bool
) -> dict[CardSet, CardSet] | None:
    """Which hidden card is which in the other deal; None if nothing would be another."""
    hidden = list(cards_in(FULL_DECK & ~seen))
    if few:
        hidden = dice.sample(hidden, min(2, len(hidden)))
    placed = dice.sample(hidden, len(hidden))
    moved = {card.bit: other.bit for card, other in zip(hidden, placed, strict=True)}
    same = all(elsewhere(hand, moved) == hand for hand in deal.hands)
    return None if same else moved


@pytest.mark.parametrize("part", range(4))
def test_no_byte_tells_of_a_hidden_card(tmp_path: Path, part: int) -> None:
    compared = 0
    for number in range(part, DEALS, 4):
        compared += compare(tmp_path / str(number), number)
    assert compared >= DEALS // 4, "too few could be compared"


def test_the_comparison_would_find_a_leak(tmp_path: Path) -> None:
    """Another card of one's own, or a digest of another length, is seen."""
    rules = short_rules()
    deals = [random_deal(random.Random(seed)) for seed in (1, 2)]
    one, two = (Room(tmp_path / str(n), rules, deal, Seat.WEST) for n, deal in enumerate(deals))
    assert without_digest(one.bytes_to(Seat.SOUTH)) != without_digest(two.bytes_to(Seat.SOUTH))
    assert isinstance(one.hugo.play.log.facts[0], HandDealt)
    data = one.bytes_to(Seat.SOUTH)
    assert _DIGEST.search(data)
    assert without_digest(data) != data
