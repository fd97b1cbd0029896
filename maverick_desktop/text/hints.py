"""What is said around hints and *Why?*: buttons, prompt, headings. Reasons are elsewhere."""

from typing import Final

from maverick_desktop.core.cards import Card, CardSet, Seat, cards_in
from maverick_desktop.core.events import Action, Bid, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.view import SeatView

from . import table
from .bids import BID_WORDS
from .phrase import QT_TRANSLATE_NOOP, Phrase
from .reasonsplayed import cards as listed
from .reasonsplayed import the

HINT: Final = QT_TRANSLATE_NOOP("text", "Hint")
HINT_TIP: Final = QT_TRANSLATE_NOOP(
    "text", "What a strong player would do (H). At a network table there are no hints."
)
TAKE_HINT: Final = QT_TRANSLATE_NOOP("text", "&Hint")
ASK_WHY: Final = QT_TRANSLATE_NOOP("text", "&Why did they do that?")
WHY: Final = QT_TRANSLATE_NOOP("text", "Why?")
WHY_TIP: Final = QT_TRANSLATE_NOOP("text", "Why a computer player did that (W).")
_MARK: Final = QT_TRANSLATE_NOOP("text", "{name}, hint")


def marked(name: Phrase) -> Phrase:
    """What a screen reader says of what a hint names."""
    return Phrase(_MARK, {"name": name})


# --- the prompt ----------------------------------------------------------------------------------

_PLAY: Final = QT_TRANSLATE_NOOP("text", "Hint: play {card}")
_PASS: Final = QT_TRANSLATE_NOOP("text", "Hint: pass {cards} to {who}")
_BID: Final = QT_TRANSLATE_NOOP("text", "Hint: bid {bid}")
_NO_BID: Final = QT_TRANSLATE_NOOP("text", "Hint: pass")
_LOOK: Final = QT_TRANSLATE_NOOP("text", "Hint: look first")
AGAIN: Final = QT_TRANSLATE_NOOP("text", "H again tells why, Esc takes it back.")
BACK: Final = QT_TRANSLATE_NOOP("text", "Esc hides the reasons, then the hint.")
SEARCHING: Final = QT_TRANSLATE_NOOP("text", "Thinking of a hint.")
NONE: Final = QT_TRANSLATE_NOOP("text", "No hint came in time: ask again with H.")


def hint(view: SeatView, action: Action) -> Phrase:
    """What a strong player would do."""
    match action:
        case PlayCard(card):
            return Phrase(_PLAY, {"card": the(card)})
        case ChooseCards(cards):
            to = view.seat.after(pass_target(view.public.rules, view.public.hand.number))
            return Phrase(_PASS, {"cards": listed(cards_in(cards)), "who": table.name(view, to)})
        case MakeBid("pass"):
            return Phrase(_LOOK if view.public.phase is Phase.BLIND else _NO_BID)
        case MakeBid(bid):
            return Phrase(_BID, {"bid": Phrase(BID_WORDS[bid])})


# --- the panel -----------------------------------------------------------------------------------

_YOU_PLAY: Final = QT_TRANSLATE_NOOP("text", "Why play {card}?")
_YOU_PASS: Final = QT_TRANSLATE_NOOP("text", "Why pass {cards}?")
_YOU_BID: Final = QT_TRANSLATE_NOOP("text", "Why bid {bid}?")
_YOU_NO_BID: Final = QT_TRANSLATE_NOOP("text", "Why pass?")
_YOU_LOOK: Final = QT_TRANSLATE_NOOP("text", "Why look first?")
_PLAYED: Final = QT_TRANSLATE_NOOP("text", "Why did {who} play {card}?")
_PASSED: Final = QT_TRANSLATE_NOOP("text", "Why did {who} pass {cards}?")
_BIDS: Final = QT_TRANSLATE_NOOP("text", "Why did {who} bid {bid}?")
_PASSES: Final = QT_TRANSLATE_NOOP("text", "Why did {who} pass?")
_LOOKS: Final = QT_TRANSLATE_NOOP("text", "Why did {who} look first?")
LATER: Final = QT_TRANSLATE_NOOP(
    "text", "More when the hand is over: it would tell of hidden cards."
)
ALL_SEE: Final = QT_TRANSLATE_NOOP("text", "At a network table no more is told than all can see.")
THINKING: Final = QT_TRANSLATE_NOOP("text", "Thinking it through again")
AGAIN_THOUGHT: Final = QT_TRANSLATE_NOOP(
    "text", "Thought through again: what was thought at the table is not remembered."
)
NOT_AGAIN: Final = QT_TRANSLATE_NOOP(
    "text", "It could not be thought through again: this is what all can see."
)
NOTHING: Final = QT_TRANSLATE_NOOP("text", "What all can see does not explain it.")
CLOSES: Final = QT_TRANSLATE_NOOP("text", "Esc closes")
OTHERS: Final = QT_TRANSLATE_NOOP("text", "← → others, Esc closes")


def read_out(title: Phrase, lines: tuple[Phrase, ...]) -> Phrase:
    """A heading and the sentences under it, one after the other."""
    said = title
    for line in lines:
        said = Phrase(table.BOTH_LINES, {"first": said, "second": line})
    return said


def why_this(view: SeatView, action: Action) -> Phrase:
    """The heading over the reasons for a hint."""
    match action:
        case PlayCard(card):
            return Phrase(_YOU_PLAY, {"card": the(card)})
        case ChooseCards(cards):
            return Phrase(_YOU_PASS, {"cards": listed(cards_in(cards))})
        case MakeBid("pass"):
            return Phrase(_YOU_LOOK if view.public.phase is Phase.BLIND else _YOU_NO_BID)
        case MakeBid(bid):
            return Phrase(_YOU_BID, {"bid": Phrase(BID_WORDS[bid])})


def why_played(view: SeatView, seat: Seat, card: Card) -> Phrase:
    """The heading over the reasons for somebody's card."""
    return Phrase(_PLAYED, {"who": table.name(view, seat), "card": the(card)})


def why_passed(view: SeatView, seat: Seat, cards: CardSet) -> Phrase:
    """The heading over the reasons for what somebody passed on."""
    return Phrase(_PASSED, {"who": table.name(view, seat), "cards": listed(cards_in(cards))})


def why_bid(view: SeatView, seat: Seat, bid: Bid, blind: bool) -> Phrase:
    """The heading over the reasons for somebody's bid, or for none."""
    who = table.name(view, seat)
    if bid == "pass":
        return Phrase(_LOOKS if blind else _PASSES, {"who": who})
    return Phrase(_BIDS, {"who": who, "bid": Phrase(BID_WORDS[bid])})
