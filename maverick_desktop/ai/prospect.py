"""What the trick in progress may still become: the expected gain of each card one could play to it.

The players to come are taken to play soundly for their side by what the thinker can know of them:
they win what is worth winning if they can, duck what is not, feed their partner and starve the
opponents. One trick only; what a card may do later is the club player's business.
"""

from typing import Final

from maverick_desktop.core.cards import POWER, Card, CardSet, Suit
from maverick_desktop.core.public import HandState
from maverick_desktop.core.rules import Rules

from .comers import Comer
from .knowledge import Knowledge
from .stakes import Stakes

NEGLIGIBLE: Final = 0.02
"""Chances below this are taken for none."""
RUFF_COST: Final = 1.0
"""The points for which a player who need not trump will spend one."""
EAGER: Final = (0.85, 0.8, 0.55)
"""How often a player beats an opponent's card when that pays, by how many come after it.

Tuned for strength: second hand really goes up less often, but trusting it to duck costs points.
"""
HELPFUL: Final = 0.4
"""How often the third player goes above its partner's card when that can still be beaten."""


class Prospect:
    """The trick in progress as one seat sees it, before that seat plays."""

    def __init__(self, rules: Rules, now: HandState, know: Knowledge, stakes: Stakes) -> None:
        self._know: Final = know
        self._stakes: Final = stakes
        self._rules: Final = rules
        self._plays: Final = now.plays
        self._leader: Final = now.leader
        trumps = know.trumps
        self._trumps: Final = sum(trumps >> card & 1 for card in now.plays)
        self._adders: Final = sum(know.adders >> card & 1 for card in now.plays)
        me = int(know.seat)
        self._later: Final = [(me + step) & 3 for step in range(1, 4 - len(now.plays))]
        self._comers: Final[dict[Suit, list[Comer]]] = {}
        # What the walk over the players to come reads at every step.
        self._seats: list[Comer] = []
        self._led_trump = self._led_adder = 0
        self._duty = rules.void_play != "free"
        self._spare_partner = rules.void_play == "must_trump_unless_partner_wins"

    def gain(self, card: Card) -> float:
        """The expected gain of the thinker's side from this trick if it plays ``card`` now."""
        know, plays = self._know, self._plays
        led = (plays[0] if plays else card).suit_under(know.trump)
        trumps = self._trumps + (know.trumps >> card & 1)
        adders = self._adders + (know.adders >> card & 1)
        best, owner = self._standing(card, led)
        if not self._later:
            return self._stakes[owner][5 * trumps + adders]
        comers = self._comers.get(led)
        if comers is None:
            comers = self._comers[led] = [Comer(know, seat, led) for seat in self._later]
        self._seats = comers
        self._led_trump, self._led_adder = int(led is know.trump), int(led is know.adder)
        ruffed = bool(know.trumps >> best & 1) and not self._led_trump
        suit = know.trumps if ruffed else know.suits[led]
        above = know.unseen & suit & -(1 << best + 1)
        return self._go_on(0, owner, ruffed, above, trumps, adders)

    def _standing(self, card: Card, led: Suit) -> tuple[Card, int]:
        """The best card of the trick with ``card`` in it, and who played it."""
        power = POWER[self._know.trump][led]
        best, owner = card, int(self._know.seat)
        for place, other in enumerate(self._plays):
            if power[other] > power[best]:
                best, owner = other, (self._leader + place) & 3
        return best, owner

    def _go_on(
        self, at: int, owner: int, ruffed: bool, above: CardSet, trumps: int, adders: int
    ) -> float:
        """The expected gain with the players from ``at`` on still to come.

        ``owner`` holds the best card so far, a ruff or one of the suit led, which the cards of
        ``above`` beat.
        """
        if at == len(self._seats):
            return self._stakes[owner][5 * trumps + adders]
        comer = self._seats[at]
        value = 0.0
        if comer.follow > NEGLIGIBLE:
            value = comer.follow * self._followed(
                at, comer, owner, ruffed, above, trumps + self._led_trump, adders + self._led_adder
            )
        if comer.follow < 1.0 - NEGLIGIBLE:
            value += (1.0 - comer.follow) * self._void(
                at, comer, owner, ruffed, above, trumps, adders
            )
        return value

    def _followed(
        self,
        at: int,
        comer: Comer,
        owner: int,
        ruffed: bool,
        above: CardSet,
        trumps: int,
        adders: int,
    ) -> float:
        """It follows suit: above the best card if that pays, or if it cannot help it."""
        chance = 0.0
        if not ruffed and above:
            mix = 5 * trumps + adders
            can, must = comer.beating(above)
            chance = must + (can - must) * self._eagerness(at, comer, owner, mix)
        value = 0.0
        if chance < 1.0 - NEGLIGIBLE:
            value = (1.0 - chance) * self._go_on(at + 1, owner, ruffed, above, trumps, adders)
        if chance > NEGLIGIBLE:
            value += chance * self._go_on(
                at + 1, comer.seat, ruffed, _upper_half(above), trumps, adders
            )
        return value

    def _eagerness(self, at: int, comer: Comer, owner: int, mix: int) -> float:
        """How likely a player who can beat the best card and need not will do so."""
        stakes, after = self._stakes, len(self._seats) - 1 - at
        if not (owner ^ comer.seat) & 1:
            worth = comer.sign * stakes[comer.seat][mix]
            return HELPFUL if after == 1 and worth > 0 else 0.0
        pays = comer.sign * (stakes[comer.seat][mix] - stakes[owner][mix]) > 0
        return EAGER[after] if pays else 0.0

    def _void(
        self,
        at: int,
        comer: Comer,
        owner: int,
        ruffed: bool,
        above: CardSet,
        trumps: int,
        adders: int,
    ) -> float:
        """It cannot follow: it trumps if it must or if that pays, else it throws off."""
        if self._led_trump:
            return self._thrown(at, comer, owner, ruffed, above, trumps, adders)
        ruffs = self._ruff_chance(comer, owner, trumps, adders)
        value = 0.0
        if ruffs > NEGLIGIBLE:
            value = ruffs * self._ruffed(at, comer, owner, ruffed, above, trumps + 1, adders)
        if ruffs < 1.0 - NEGLIGIBLE:
            value += (1.0 - ruffs) * self._thrown(at, comer, owner, ruffed, above, trumps, adders)
        return value

    def _ruff_chance(self, comer: Comer, owner: int, trumps: int, adders: int) -> float:
        """How likely a player who cannot follow plays a trump."""
        if comer.plain + comer.adder < NEGLIGIBLE:
            return 1.0
        stakes, mix = self._stakes, 5 * trumps + adders
        partner_wins = not (owner ^ comer.seat) & 1
        if self._duty and not (self._spare_partner and partner_wins):
            return comer.trump
        gain = comer.sign * (stakes[comer.seat][mix + 5] - stakes[owner][mix])
        return comer.trump if gain > RUFF_COST else 0.0

    def _ruffed(
        self,
        at: int,
        comer: Comer,
        owner: int,
        ruffed: bool,
        above: CardSet,
        trumps: int,
        adders: int,
    ) -> float:
        """It trumps: above an earlier ruff if that pays and it can. ``trumps`` counts its own."""
        wins, higher = 1.0, self._know.unseen & self._know.trumps
        if ruffed:
            stakes, mix, higher = self._stakes, 5 * trumps + adders, above
            pays = comer.sign * (stakes[comer.seat][mix] - stakes[owner][mix]) > 0
            out = min(above.bit_count(), len(comer.rest) - 1)
            wins = 1.0 - comer.rest[out] if pays else 0.0
        value = 0.0
        if wins > NEGLIGIBLE:
            half = _upper_half(higher)
            value = wins * self._go_on(at + 1, comer.seat, True, half, trumps, adders)
        if wins < 1.0 - NEGLIGIBLE:
            value += (1.0 - wins) * self._go_on(at + 1, owner, ruffed, above, trumps, adders)
        return value

    def _thrown(
        self,
        at: int,
        comer: Comer,
        owner: int,
        ruffed: bool,
        above: CardSet,
        trumps: int,
        adders: int,
    ) -> float:
        """It throws a card off: an adder for its own side, any other card for the opponents."""
        row = self._stakes[owner]
        mix = 5 * trumps + adders
        value = 0.0
        feeds = 0.0
        if adders < 4 and not self._led_adder and comer.adder > NEGLIGIBLE:
            likes = comer.sign * (row[mix + 1] - row[mix])
            feeds = comer.adder if likes > 0 else 1.0 - comer.plain
            if likes == 0:
                feeds = (feeds + comer.adder) / 2
        if feeds > NEGLIGIBLE:
            value = feeds * self._go_on(at + 1, owner, ruffed, above, trumps, adders + 1)
        if feeds < 1.0 - NEGLIGIBLE:
            value += (1.0 - feeds) * self._go_on(at + 1, owner, ruffed, above, trumps, adders)
        return value


def _upper_half(cards: CardSet) -> CardSet:
    """The higher half: of cards that beat the best one, those that beat an unknown one of them."""
    for _ in range((cards.bit_count() + 1) // 2):
        cards &= cards - 1
    return cards
