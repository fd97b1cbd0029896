"""G3: two tables that differ only in cards a seat cannot see send that seat the same bytes.

From the deal to a random moment of the hand, over all rules, through undo, talk, foolish wishes,
lost lines and stories told again. Exempt is the commitment to the deal, whose length is compared.
"""

import random
import re
from functools import partial
from itertools import pairwise
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import HandDealt
from maverick_desktop.core.ports import Chance
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import parse_record
from tests.core.driver import random_deal, random_rules

from .overheard import Known, leaks
from .profile import Profile
from .script import Asks, Author, Line, perform, with_other_cards
from .trial import Goal, Trial, scratch
from .twins import Retold, Twin, Twins
from .wired import BREATH, Wired

_COMMIT: Final = re.compile(rb'("type":"commit","hand":\d+,"digest":")[0-9a-f]{64}"')
_CARD: Final = re.compile(rb'"([2-9TJQKA][CDHS]|[BS]J)"')
MOST_LINES: Final = 90
_FILES_EVERY: Final = 20


class Drawn:
    """A ``Chance`` that draws by dice of its own, and can be asked the same again."""

    def __init__(self, dice: random.Random, latest: Deal | None = None, hand: int = 0) -> None:
        """``latest``: the deal of hand ``hand``."""
        self._dice = dice
        self._latest = latest
        self._hand = hand
        self.deals: list[Deal] = []

    def dealer(self) -> Seat:
        """Who deals first."""
        return self._dice.choice(SEATS)

    def deal(self, hand: int, attempt: int) -> Deal:
        """A deal; those that nobody can play with were drawn, too."""
        deal = random_deal(self._dice)
        if self._latest is not None and hand == self._hand:
            deal = self._latest
        self.deals.append(deal)
        return deal


def _rules(dice: random.Random, hands: int) -> Rules:
    while True:
        rules = random_rules(dice)
        if rules.hands is None or rules.hands >= hands:
            return rules


class Overseer:
    """Looks through everything that is sent to anybody, as it is sent."""

    def __init__(self, table: Wired) -> None:
        self._table = table
        self._known = Known(table.play.log)
        self._looked: dict[Seat | None, int] = {}

    def look(self) -> None:
        """Nobody must have heard of a card too soon."""
        for seat, heard in (*self._table.heard.items(), (None, self._table.heard_by_watcher)):
            new = bytes(heard[self._looked.get(seat, 0) :])
            self._looked[seat] = len(heard)
            found = leaks(new, seat, self._known)
            assert not found, found[:3]


class Stage:
    """Where tables are opened for a comparison: in memory here, on sockets elsewhere."""

    can_be_watched = True

    def open(self, rules: Rules, chance: Chance) -> Wired:
        """A table."""
        return Wired(rules, chance, spectators=True)


def _begin(table: Wired, watched: bool) -> Overseer:
    table.start()
    if watched:
        table.look_on()
    return Overseer(table)


def _first(stage: Stage, seed: str, dice: random.Random) -> tuple[Wired, list[Line]]:
    """A match up to a random moment of a hand."""
    hands = 2 if dice.random() < 0.1 else 1
    table = stage.open(_rules(dice, hands), Drawn(random.Random(seed)))
    overseer = _begin(table, stage.can_be_watched and dice.random() < 0.2)
    author = Author(table, dice, lively=dice.random() < 0.5)
    target = dice.randrange(1, dice.choice((6, 18, MOST_LINES)))
    lines = 0
    while not table.play.over:
        now = table.play.public
        if now.phase is Phase.DEALING and now.hand.number >= hands:
            break
        author.go_on()
        overseer.look()
        lines += now.hand.number == hands
        if lines >= target and table.play.public.phase not in (Phase.DEALING, Phase.OVER):
            break
    return table, author.script


def _again(
    stage: Stage, seed: str, first: Wired, script: list[Line], seat: Seat, twin: Twin
) -> Wired:
    """The other table."""
    hand = first.play.public.hand.number
    chance = Drawn(random.Random(seed), twin.deal, hand)
    table = stage.open(first.table.setup.rule_set.rules, chance)
    overseer = _begin(table, first.watcher is not None)
    for number, line in enumerate(script, start=1):
        is_latest = table.play.public.hand.number == hand
        other = with_other_cards(line, seat, twin.elsewhere) if is_latest else line
        if other is None:
            table.now += BREATH
        else:
            perform(table, other, number)
        overseer.look()
    assert table.play.log.n == first.play.log.n
    table.close()
    return table


def _same(one: bytes, other: bytes, whose: str) -> None:
    assert len(one) == len(other), f"{whose}: {len(one)} bytes, and {len(other)}"
    assert _COMMIT.sub(rb'\1"', one) == _COMMIT.sub(rb'\1"', other), whose


def _written(table: Wired, seat: Seat) -> dict[str, bytes]:
    """What the program of somebody who heard these bytes has in its folder."""
    with scratch() as folder:
        profile = Profile(folder, seat)
        heard, begins = bytes(table.heard[seat]), table.visits[seat]
        for begin, end in pairwise((*begins, len(heard))):
            if begin:
                profile.call_again()
            profile.hear(heard[begin:end])
        assert profile.end is None
        assert profile.memory is not None
        assert profile.memory.view.public == table.play.public
        return profile.files()


def _look_at_files(first: Wired, other: Wired, seat: Seat) -> None:
    files = _written(first, seat)
    assert files == _written(other, seat), seat.name
    for name, data in files.items():
        if name.endswith(".maverick"):
            log = parse_record(data).log
            hands = [event.hand for event in log.facts if isinstance(event, HandDealt)]
            assert first.play.public.hand.number not in hands, f"{name} has the open hand"
        else:
            assert not _CARD.search(data), data


def compare(stage: Stage, trial: Trial, dice: random.Random, case: int) -> int:
    """One deal, all four seats."""
    seed = f"{trial.seed}/deals/{case}"
    first, script = _first(stage, seed, dice)
    first.close()
    known = first.play.public
    if known.phase in (Phase.DEALING, Phase.OVER):
        trial.met["hands that ended sooner"] += 1
        return 0
    twins = Twins(Retold(first.play.log, dice), dice)
    for seat in SEATS:
        twin = twins.find(seat)
        if twin is None:
            trial.met["no other cards possible"] += 1
            continue
        other = _again(stage, seed, first, script, seat, twin)
        _same(bytes(first.heard[seat]), bytes(other.heard[seat]), seat.name)
        # Who looks on knows less than anybody at the table.
        _same(bytes(first.heard_by_watcher), bytes(other.heard_by_watcher), "a spectator")
        # A program takes no story anew that it has not asked for.
        if case % _FILES_EVERY == 0 and not any(isinstance(line, Asks) for line in script):
            _look_at_files(first, other, seat)
            trial.met["folders compared"] += 1
        trial.met["pairs of tables"] += 1
        trial.met["pairs with a spectator"] += first.watcher is not None
        trial.met[f"in {known.phase.value}"] += 1
        trial.met["cards elsewhere"] += twin.moved
        trial.met["bytes compared"] += len(first.heard[seat])
    for line in script:
        trial.met[type(line).__name__.lower()] += 1
    return 1


GOAL: Final = Goal(
    "G3",
    "the same bytes to a seat, whatever cards it cannot see; and none of those named to it",
    "deals, each for four seats",
    {"part": 60, "ci": 5_000, "tenth": 10_000, "release": 100_000},
    lambda trial: trial.each(partial(compare, Stage())),
    meets=("in play", "in passing", "in blind", "in contract", "errs", "breaks", "undoes", "asks"),
)
