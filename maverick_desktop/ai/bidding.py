"""What to bid: blind before the hand is seen, nil or posh after. Sees one seat's view, no dice."""

from maverick_desktop.core.events import Bid
from maverick_desktop.core.public import MayBid
from maverick_desktop.core.view import SeatView


def choose_bid(view: SeatView) -> Bid:
    """What a club player would say. The seat must be on turn to bid."""
    legal = view.legal()
    assert isinstance(legal, MayBid)
    return "pass"
