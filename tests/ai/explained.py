"""What *Hint* and *Why?* say of every decision of a hand, to be read: ``docs/EXPLAINED.md``.

``python -m tests.ai.explained RULES DEAL DEALER`` plays a deal (a code or a number) with experts
at all four seats, who have so many nodes and no clock and do not bid blind. It prints each decision
and its reasons in both languages, as South is told after the hand. The same deal always gives the
same page.
"""

import re
import sys
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from maverick_desktop.ai.levels import LEVELS, Budget
from maverick_desktop.ai.saying import said
from maverick_desktop.ai.thought import ponder
from maverick_desktop.core.cards import SEATS, Card, Seat, Suit, cards_in
from maverick_desktop.core.deals import deal_at, deal_from_code
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.public import Phase, PublicState, Sitter
from maverick_desktop.core.rules import PRESETS, Rules
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import Language, Phrase, runs
from maverick_desktop.text.russian import Russian
from tests.ai.driver import act, deal_hand
from tests.text.test_translation import RUSSIAN

NODES: Final = 150_000
SEED: Final = 1
SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
SPOKEN: Final = (
    (Language(), ("South", "Walter", "Nora", "Emma")),
    (Russian(lambda source: RUSSIAN.get(source, "")), ("Юг", "Вера", "Нина", "Егор")),
)


def decisions(rules: Rules, deal: str, dealer: Seat) -> Iterator[str]:
    """Every decision of the hand: who does what, holding which cards; then the reasons."""
    drawn = deal_at(int(deal)) if deal.isdigit() else deal_from_code(deal)
    now = deal_hand(GameState(PublicState(rules, _sitters(SPOKEN[0][1]))), drawn, dealer)
    assert now is not None
    thinkers = {seat: LEVELS["expert"].make() for seat in SEATS}
    while now.public.phase not in (Phase.DEALING, Phase.OVER):
        seat = now.public.to_act()[0]
        view = now.view(seat)
        if now.public.phase is Phase.BLIND:
            now = act(now, seat, MakeBid("pass"))
            continue
        thought = ponder(thinkers[seat], view, Budget(nodes=NODES), SEED + seat)
        hand = now.public.hand
        lying = " ".join(map(_card, hand.plays)) or "—"
        held = " ".join(map(_card, cards_in(view.hand or 0)))
        who = SPOKEN[0][1][seat]
        yield f"{len(hand.tricks) + 1}: {lying}; {who} {_done(thought.action)} from {held}"
        told = [
            said(_reader(now.view(Seat.SOUTH), names), seat, thought.reasons())
            for _, names in SPOKEN
        ]
        for english, russian in zip(*told, strict=True):
            yield f"- {_spelt(english, SPOKEN[0][0])} · {_spelt(russian, SPOKEN[1][0])}"
        yield ""
        now = act(now, seat, thought.action)


def _sitters(names: tuple[str, ...]) -> tuple[Sitter, Sitter, Sitter, Sitter]:
    south, west, north, east = (Sitter(name, "bot:expert") for name in names)
    return south, west, north, east


def _reader(view: SeatView, names: tuple[str, ...]) -> SeatView:
    return replace(view, public=replace(view.public, seats=_sitters(names)))


def _spelt(phrase: Phrase, language: Language) -> str:
    parts = runs(phrase, language)
    text = "".join(SIGNS[one] if isinstance(one, Suit) else one for one in parts)
    # Drawn, a sign has some room before a word.
    return re.sub(r"([♣♦♥♠])(?=[a-zа-яё])", r"\1 ", text)


def _card(card: Card) -> str:
    return card.code


def _done(action: Action) -> str:
    match action:
        case PlayCard(card):
            return f"plays {_card(card)}"
        case ChooseCards(cards):
            return f"passes {' '.join(map(_card, cards_in(cards)))}"
        case MakeBid(bid):
            return f"says {bid}"


if __name__ == "__main__":
    _, preset, deal, dealer = sys.argv
    for line in decisions(PRESETS[preset], deal, SEATS["SWNE".index(dealer)]):
        print(line)
