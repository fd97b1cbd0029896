"""What no type can say of a host's message: that its texts are clean and its rules can be played.

A host cleans what it passes on, so anything else is from a program that means no good.
"""

from datetime import datetime

from maverick_desktop.core.names import is_clean, is_clean_chat
from maverick_desktop.core.rules import PRESETS

from .facts import rules_of
from .messages import (
    Greeting,
    Happened,
    Lobby,
    Place,
    Said,
    Started,
    Told,
    Welcome,
)
from .seatfacts import Seated
from .wire import ProtocolError


def check_greeting(message: Greeting) -> None:
    """ProtocolError unless a host may begin so."""
    if isinstance(message, Welcome):
        _require(is_clean(message.table))


def check_told(message: Told) -> None:
    """ProtocolError unless a host may say so."""
    match message:
        case Lobby():
            _require(is_clean(message.table))
            _check_match(message)
        case Started():
            _require(all(place.by != "open" for place in message.seats))
            _require(_is_moment(message.created))
            _check_match(message)
        case Happened(fact=Seated() as fact):
            _require(is_clean(fact.name) and fact.by != "open")
        case Said():
            _require(is_clean_chat(message.text))
        case _:
            pass


def _check_match(message: Lobby | Started) -> None:
    _require(is_clean(message.rules_name) and message.rules_base in PRESETS)
    rules_of(message.rules)
    _require(all(_is_fair(place) for place in message.seats))


def _is_fair(place: Place) -> bool:
    return not place.name if place.by == "open" else is_clean(place.name)


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _require(holds: bool) -> None:
    if not holds:
        raise ProtocolError("text")
