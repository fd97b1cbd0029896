"""The log of a match with real cards, of which the score is kept."""

from typing import Final

from .log import FactLog, MatchHeader
from .padfacts import PadFact, SeatNamed
from .padstate import Names
from .public import Sitter, Sitters
from .rules import Rules

HUMAN: Final = "human"
"""Who plays a seat at a real table, in the words of a record."""


class PadLog(FactLog[PadFact]):
    """The score pad's facts; its header comes from ``pad_header``."""

    lasting = SeatNamed


def pad_header(
    app: str,
    match: str,
    rules_name: str,
    rules_base: str,
    rules: Rules,
    names: Names,
    created: str,
) -> MatchHeader:
    """The header of a match on the score pad: it has no number, and people play every seat."""
    return MatchHeader(app, match, None, rules_name, rules_base, rules, people(names), created)


def people(names: Names) -> Sitters:
    """Players of these names at all four seats."""
    south, west, north, east = (Sitter(name, HUMAN) for name in names)
    return south, west, north, east
