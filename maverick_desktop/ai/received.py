# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""What the cards a seat was passed tell of the hand they came from.

Compiled or as it stands, with the same results; C types are in ``received.pxd``. Whoever passes on
gives what is best given away: a hand that holds better cards for that is less likely. What its
owner was passed in turn is not known: its best cards are taken for that.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

COMPILED = bool(cython.compiled)
"""Whether this is machine code."""

_NONE = 0
_MOST = 4
"""No more cards are passed on at once."""


class Received:
    """The cards that were passed, and how likely hands are that gave just these."""

    def __init__(self) -> None:
        self.known = False
        self.giver = self.count = self.sum = 0
        self.doubt = 1.0
        if not cython.compiled:
            self.cards, self.gone = _NONE, _NONE
            self.worth, self.gave, self.best = [0] * 64, [0] * 4, [0] * 8

    def forget(self) -> None:
        """Nothing was passed, or nothing is to be made of it."""
        self.known = False

    def note(self, giver: int, cards: int, gone: int, worth: list[int], doubt: float) -> None:
        """The seat ``giver`` passed ``cards`` on, at most 4, and has played ``gone`` since.

        ``worth``: by bit, what giving a card away gains. ``doubt``: givers are taken to be off by
        about so much.
        """
        self.giver, self.cards, self.gone, self.doubt = giver, cards, gone, doubt
        for k in range(64):
            self.worth[k] = worth[k]
        self.count = self._rank(cards, _MOST)
        self.sum = 0
        for k in range(self.count):
            self.gave[k] = self.best[k]
            self.sum += self.best[k]
        self.known = self.count > 0

    def likelihood(self, hand: int) -> float:
        """The logarithm of the chance that a hand gave these cards, at most 0.

        ``hand``: what the giver holds now.
        """
        if not self.known:
            return 0.0
        count = self.count
        held = self._rank((hand | self.gone) & ~self.cards, 2 * count)
        most, own, given = 0, count, 0
        for _ in range(count):
            if own < held and self.best[own] > self.gave[given]:
                most += self.best[own]
                own += 1
            else:
                most += self.gave[given]
                given += 1
        return (self.sum - most) / self.doubt

    def _rank(self, cards: int, room: int) -> int:
        """The worths of the cards best given away, in order, in ``best``; how many there are."""
        found, place, rest = 0, 0, cards
        while rest:
            if rest & 1:
                value = self.worth[place]
                k = found
                if found < room:
                    found += 1
                else:
                    k = room if value <= self.best[room - 1] else room - 1
                while 0 < k < room and self.best[k - 1] < value:
                    self.best[k] = self.best[k - 1]
                    k -= 1
                if k < room:
                    self.best[k] = value
            rest >>= 1
            place += 1
        return found
