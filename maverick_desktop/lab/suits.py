"""What trump and adder would be under some rules; for showing a deal that nobody plays."""

from maverick_desktop.core.cards import Suit
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.state import trump_and_adder


def suits_of(rules: Rules, deal: Deal) -> tuple[Suit, Suit] | None:
    """Trump and adder suit; None if these turned cards are dealt again."""
    return trump_and_adder(rules, deal)
