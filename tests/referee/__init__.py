"""A second, independent reading of the rules, used by the test-suite as an oracle.

It is written straight from the rule text and shares no code with the game: cards are strings
such as "TD" or "BJ", a set of rules is a plain dict, and being obvious goes before being fast.
"""

from .match import Disagreement, Referee, Summary, check_record, legal_now
from .play import legal_cards

__all__ = ["Disagreement", "Referee", "Summary", "check_record", "legal_cards", "legal_now"]
