"""Rules: one frozen record, one field an option, with the metadata everything else reads.

The dialog, the rule text, the rule file, the checks and the tests are all made from ``OPTIONS``; a
new option is one field here and its words in ``text``. Source: RULES.md section 5.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import combinations
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

FirstDealer = Literal["random", "S", "W", "N", "E"]
EqualRanks = Literal["default_suits", "first_turned", "suit_order", "redeal"]
PassDirection = Literal["left", "right", "across", "rotate"]
VoidPlay = Literal["must_trump", "must_trump_unless_partner_wins", "free"]
RevokeRule = Literal["forbidden", "priced"]
AdderValue = Literal["one_plus_n", "n"]
AdderWithTrump = Literal["same", "flat_one"]
BidKind = Literal["nil", "blind", "posh"]
NilScope = Literal["player", "side"]
BidFailure = Literal["replace", "add", "worse"]
BookKind = Literal["all_adders", "any_adder"]
PoshFailure = Literal["zero", "min_zero"]
MatchCheck = Literal["hand", "trick"]
BothReach = Literal["higher", "play_on"]
Tie = Literal["extra_hand", "draw"]
RunningScore = Literal["trick", "hand"]

AnyBids: TypeAlias = frozenset[BidKind]

BID_KINDS: Final[tuple[BidKind, ...]] = ("nil", "blind", "posh")

Value: TypeAlias = bool | int | str | AnyBids | None
"""What an option may hold."""


class Group(Enum):
    """Where an option stands in the dialog and the rule text."""

    DEAL = "deal"
    PLAY = "play"
    POINTS = "points"
    BIDS = "bids"
    MATCH = "match"


class Source(Enum):
    """Which printed rule text decides an option; where both do they may still differ."""

    BOTH = "both"
    ENGLISH = "english"
    RUSSIAN = "russian"
    OURS = "ours"
    """Neither: the default is this project's choice (†)."""


class _Same(Enum):
    AS_CLASSIC = 0


class About(msgspec.Struct, frozen=True):
    """What is known of an option beside its type and its Classic value (the field's default)."""

    group: Group
    individualist: Value | _Same = _Same.AS_CLASSIC
    tournament: Value | _Same = _Same.AS_CLASSIC
    low: int = 0
    high: int = 0
    source: Source = Source.BOTH
    usual: int | None = None
    """A number to begin with where every preset has none."""

    @property
    def ours(self) -> bool:
        """Whether neither printed text decides (†)."""
        return self.source is Source.OURS


_RUSSIAN, _OURS = Source.RUSSIAN, Source.OURS
_DEAL, _PLAY, _POINTS = Group.DEAL, Group.PLAY, Group.POINTS
_BIDS, _MATCH = Group.BIDS, Group.MATCH
_ALL_BIDS: Final[AnyBids] = frozenset(BID_KINDS)


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """Every rule option of a match. The defaults are the preset Classic."""

    first_dealer: Annotated[FirstDealer, About(_DEAL)] = "random"
    equal_ranks: Annotated[EqualRanks, About(_DEAL, source=_OURS)] = "default_suits"
    pass_count: Annotated[int, About(_DEAL, low=0, high=4)] = 2
    pass_direction: Annotated[PassDirection, About(_DEAL)] = "left"

    void_play: Annotated[VoidPlay, About(_PLAY, "free", "free")] = "must_trump"
    overtrump: Annotated[bool, About(_PLAY, source=_OURS)] = False
    revoke: Annotated[RevokeRule, About(_PLAY, "priced", "priced")] = "forbidden"
    revoke_penalty: Annotated[int, About(_PLAY, low=0, high=20, source=_RUSSIAN)] = 4
    revoke_spoils_bid: Annotated[bool, About(_PLAY, False, True, source=_OURS)] = False

    adder_value: Annotated[AdderValue, About(_POINTS, "n", "n")] = "one_plus_n"
    adder_with_trump: Annotated[AdderWithTrump, About(_POINTS)] = "same"
    points_all_trumps: Annotated[int, About(_POINTS, low=-20, high=20)] = -4
    points_some_trumps: Annotated[int, About(_POINTS, low=-20, high=20)] = -1
    points_plain: Annotated[int, About(_POINTS, low=-20, high=20)] = 1

    bids: Annotated[AnyBids, About(_BIDS, _ALL_BIDS, _ALL_BIDS, source=_RUSSIAN)] = frozenset()
    nil_scope: Annotated[NilScope, About(_BIDS, source=_OURS)] = "player"
    nil_multiplier: Annotated[int, About(_BIDS, low=1, high=5, source=_RUSSIAN)] = 3
    nil_negative: Annotated[int, About(_BIDS, low=-100, high=100, source=_RUSSIAN)] = 1
    nil_zero: Annotated[int, About(_BIDS, low=-100, high=100, source=_OURS)] = 0
    nil_failed: Annotated[int, About(_BIDS, low=-100, high=100, source=_RUSSIAN)] = -1
    blind_failed: Annotated[int, About(_BIDS, -3, -6, low=-100, high=100, source=_RUSSIAN)] = -3
    bid_failure: Annotated[BidFailure, About(_BIDS, "replace", "worse", source=_OURS)] = "replace"
    blind_multiplier: Annotated[int, About(_BIDS, low=1, high=5, source=_RUSSIAN)] = 2
    posh_multiplier: Annotated[int, About(_BIDS, low=1, high=5, source=_RUSSIAN)] = 2
    book: Annotated[BookKind, About(_BIDS, source=_RUSSIAN)] = "all_adders"
    posh_books: Annotated[int, About(_BIDS, low=1, high=13, source=_RUSSIAN)] = 3
    posh_failure: Annotated[PoshFailure, About(_BIDS, "zero", "min_zero", source=_RUSSIAN)] = "zero"

    target: Annotated[int | None, About(_MATCH, 50, 50, low=10, high=1000)] = 100
    hands: Annotated[int | None, About(_MATCH, low=1, high=100, usual=8)] = None
    match_check: Annotated[MatchCheck, About(_MATCH)] = "hand"
    both_reach: Annotated[BothReach, About(_MATCH, source=_OURS)] = "higher"
    tie: Annotated[Tie, About(_MATCH, source=_OURS)] = "extra_hand"
    running_score: Annotated[RunningScore, About(_MATCH, "hand", "trick")] = "trick"


class Kind(Enum):
    """The kinds of value an option can have, one editor each."""

    CHOICE = "choice"
    FLAG = "flag"
    NUMBER = "number"
    NUMBER_OR_NONE = "number_or_none"
    BIDS = "bids"


class Option(msgspec.Struct, frozen=True):
    """One option: its name, kind, allowed values or range, and its value in each preset."""

    name: str
    kind: Kind
    choices: tuple[str, ...]
    about: About
    classic: Value

    @property
    def individualist(self) -> Value:
        """The value in the preset Individualist."""
        return self._or_classic(self.about.individualist)

    @property
    def tournament(self) -> Value:
        """The value in the preset Tournament."""
        return self._or_classic(self.about.tournament)

    def _or_classic(self, value: Value | _Same) -> Value:
        return self.classic if isinstance(value, _Same) else value

    def accepts(self, value: object) -> bool:
        """Whether the option may hold this value: right kind, within its range."""
        match self.kind:
            case Kind.FLAG:
                return isinstance(value, bool)
            case Kind.CHOICE:
                return isinstance(value, str) and value in self.choices
            case Kind.BIDS:
                return isinstance(value, frozenset) and value <= _ALL_BIDS
            case Kind.NUMBER_OR_NONE if value is None:
                return True
            case _:
                is_number = isinstance(value, int) and not isinstance(value, bool)
                return is_number and self.about.low <= value <= self.about.high  # type: ignore[operator]


def _option(name: str, hint: Any, default: Value) -> Option:
    base, about = get_args(hint)
    if base is bool:
        return Option(name, Kind.FLAG, (), about, default)
    if base is int:
        return Option(name, Kind.NUMBER, (), about, default)
    if get_origin(base) is Literal:
        return Option(name, Kind.CHOICE, get_args(base), about, default)
    if get_origin(base) is frozenset:
        return Option(name, Kind.BIDS, BID_KINDS, about, default)
    return Option(name, Kind.NUMBER_OR_NONE, (), about, default)


CLASSIC: Final = Rules()
OPTIONS: Final[Mapping[str, Option]] = {
    name: _option(name, hint, getattr(CLASSIC, name))
    for name, hint in get_type_hints(Rules, include_extras=True).items()
    if name in Rules.__struct_fields__
}
INDIVIDUALIST: Final = Rules(**{name: one.individualist for name, one in OPTIONS.items()})  # type: ignore[arg-type]
TOURNAMENT: Final = Rules(**{name: one.tournament for name, one in OPTIONS.items()})  # type: ignore[arg-type]

PRESETS: Final[Mapping[str, Rules]] = {
    "classic": CLASSIC,
    "individualist": INDIVIDUALIST,
    "tournament": TOURNAMENT,
}
"""The built-in rule sets by id."""


class Fault(Enum):
    """Why a set of options is refused."""

    UNKNOWN_OPTION = "unknown_option"
    BAD_VALUE = "bad_value"
    NO_END = "no_end"
    TRICK_CHECK_WITH_BIDS = "trick_check_with_bids"
    PLAY_ON_WITHOUT_HANDS = "play_on_without_hands"
    TOO_MANY_BOOKS = "too_many_books"


class RulesFault(msgspec.Struct, frozen=True):
    """One reason a set of options is refused, with the options it is about and the value given."""

    fault: Fault
    options: tuple[str, ...]
    value: Any = None


def conflicts(rules: Rules) -> list[RulesFault]:
    """The contradictions among the options of ``rules`` (RULES.md section 5, last paragraph)."""
    found: list[RulesFault] = []
    if rules.target is None and rules.hands is None:
        found.append(RulesFault(Fault.NO_END, ("target", "hands")))
    if rules.match_check == "trick" and rules.bids:
        found.append(RulesFault(Fault.TRICK_CHECK_WITH_BIDS, ("match_check", "bids")))
    if rules.both_reach == "play_on" and rules.hands is None:
        found.append(RulesFault(Fault.PLAY_ON_WITHOUT_HANDS, ("both_reach", "hands")))
    if rules.book == "all_adders" and rules.posh_books > 3:
        found.append(RulesFault(Fault.TOO_MANY_BOOKS, ("posh_books", "book")))
    return found


class WayOut(msgspec.Struct, frozen=True):
    """One change that ends a contradiction."""

    option: str
    value: Value


def ways_out(rules: Rules, fault: RulesFault) -> tuple[WayOut, ...]:
    """For each option that a contradiction names, a change of it alone that ends it.

    None brings a new contradiction. In the order of ``fault.options``; empty if ``rules`` do not
    have this contradiction.
    """
    before = conflicts(rules)
    if fault not in before:
        return ()
    found: list[WayOut] = []
    for name in fault.options:
        for value in _likely_values(OPTIONS[name], getattr(rules, name)):
            left = conflicts(msgspec.structs.replace(rules, **{name: value}))
            if fault not in left and all(one in before for one in left):
                found.append(WayOut(name, value))
                break
    return tuple(found)


def _likely_values(option: Option, now: Any) -> Iterator[Value]:
    """Every value of an option: the presets' first, then those nearest to the present one."""
    yield from (option.classic, option.individualist, option.tournament)
    match option.kind:
        case Kind.CHOICE:
            yield from option.choices
        case Kind.FLAG:
            yield not now
        case Kind.BIDS:
            sets = [frozenset(some) for n in range(4) for some in combinations(BID_KINDS, n)]
            yield from sorted(sets, key=lambda one: len(one ^ now))
        case Kind.NUMBER | Kind.NUMBER_OR_NONE:
            near = option.about.usual if now is None else now
            numbers = range(option.about.low, option.about.high + 1)
            yield from sorted(numbers, key=lambda one: abs(one - (near or 0)))
            if option.kind is Kind.NUMBER_OR_NONE:
                yield None


def with_options(base: Rules, options: Mapping[str, object]) -> Rules | list[RulesFault]:
    """``base`` with some options changed, or everything that is wrong with the wish.

    Values are the plain ones of a record: true/false, integers, words, null, a list of bids.
    """
    faults: list[RulesFault] = []
    values: dict[str, Any] = {}
    for name, plain in options.items():
        option = OPTIONS.get(name)
        if option is None:
            faults.append(RulesFault(Fault.UNKNOWN_OPTION, (name,)))
            continue
        value = _from_plain(option, plain)
        if option.accepts(value):
            values[name] = value
        else:
            faults.append(RulesFault(Fault.BAD_VALUE, (name,), plain))
    if faults:
        return faults
    rules = msgspec.structs.replace(base, **values)
    return conflicts(rules) or rules


def _from_plain(option: Option, plain: object) -> object:
    """A list of distinct bids as the set it stands for; anything else unchanged."""
    if option.kind is not Kind.BIDS or not isinstance(plain, list):
        return plain
    words = {word for word in plain if isinstance(word, str)}
    return frozenset(words) if len(words) == len(plain) else plain


def plain_value(value: Value) -> bool | int | str | list[str] | None:
    """An option's value as a record writes it: a set becomes a sorted list."""
    return sorted(value) if isinstance(value, frozenset) else value


def to_plain(rules: Rules) -> dict[str, bool | int | str | list[str] | None]:
    """Every option by name, as a record or a rule file writes it."""
    return {name: plain_value(getattr(rules, name)) for name in OPTIONS}


def diff(rules: Rules, other: Rules) -> dict[str, tuple[Value, Value]]:
    """The options that differ: name → (value in ``rules``, value in ``other``)."""
    return {
        name: (getattr(rules, name), getattr(other, name))
        for name in OPTIONS
        if getattr(rules, name) != getattr(other, name)
    }


def pass_target(rules: Rules, hand: int) -> int:
    """How many places clockwise cards go in hand 1, 2, …: 1, 2, 3, or 0 for no passing."""
    if rules.pass_count == 0:
        return 0
    match rules.pass_direction:
        case "left":
            return 1
        case "across":
            return 2
        case "right":
            return 3
        case "rotate":
            # Hands 1, 5, 9 … left, then right, across, none.
            return (1, 3, 2, 0)[(hand - 1) % 4]
