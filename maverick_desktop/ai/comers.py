"""What may be expected of a player still to play to a trick: chances by what a seat can know.

The unseen cards are taken to be spread at random over the hands that may hold them. Knows no
points.
"""

from functools import lru_cache

from maverick_desktop.core.cards import CardSet, Suit

from .knowledge import Knowledge


@lru_cache(maxsize=1024)
def missing(pool: int, held: int) -> tuple[float, ...]:
    """For k = 0, 1, …: the chance to hold none of k given cards, holding ``held`` of ``pool``."""
    chances, chance = [1.0], 1.0
    for drawn in range(pool):
        chance *= max(0, pool - drawn - held) / (pool - drawn)
        chances.append(chance)
    return tuple(chances)


class Comer:
    """What may be expected of one player still to play to a trick in which ``led`` was led."""

    __slots__ = (
        "adder",
        "beats",
        "follow",
        "may_led",
        "missing",
        "plain",
        "rest",
        "seat",
        "sign",
        "sure",
        "trump",
    )

    def __init__(self, know: Knowledge, seat: int, led: Suit) -> None:
        suits, may, sure = know.suits, know.may[seat], know.sure[seat]
        in_led = suits[led]
        self.seat = seat
        self.sign = 1.0 if not (seat ^ know.seat) & 1 else -1.0
        free = may & ~sure
        slots = know.size[seat] - sure.bit_count()
        pool = free.bit_count()
        row = missing(pool, slots)
        self.missing = row
        self.may_led = free & in_led
        self.sure = sure & in_led
        count = self.may_led.bit_count()
        certain = self.sure or know.owed[seat] >> led & 1
        self.follow = 1.0 if certain else 1.0 - row[count]
        self.beats: dict[CardSet, tuple[float, float]] = {}
        # If void in the suit led: its other cards.
        rest = missing(pool - count, min(slots, pool - count))
        held, out = sure & ~in_led, free & ~in_led
        trumps, adders = know.trumps, know.adders
        plain = ~(trumps | adders)
        self.trump = 1.0 if held & trumps else 1.0 - rest[(out & trumps).bit_count()]
        self.adder = 1.0 if held & adders else 1.0 - rest[(out & adders).bit_count()]
        self.plain = 1.0 if held & plain else 1.0 - rest[(out & plain).bit_count()]
        self.rest = rest

    def beating(self, above: CardSet) -> tuple[float, float]:
        """Given that it follows: the chances that it can beat the best card, and that it must.

        ``above`` holds the cards of the suit led that would.
        """
        known = self.beats.get(above)
        if known is not None:
            return known
        row, follow = self.missing, self.follow
        higher = (self.may_led & above).bit_count()
        count = self.may_led.bit_count()
        if self.sure:
            can = 1.0 if self.sure & above else 1.0 - row[higher]
            must = 0.0 if self.sure & ~above else row[count - higher]
        else:
            can = min(1.0, (1.0 - row[higher]) / follow)
            must = max(0.0, row[count - higher] - row[count]) / follow
        self.beats[above] = can, must
        return can, must
