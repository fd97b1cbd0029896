"""What each card of one decision comes to: on what the seat knew, and with all cards seen.

Both are verdicts, so that one can be read like the other. The hands come from a hand that is over;
nothing here can ask a table for any.
"""

from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import Card, CardSet, card_set
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.finished import FourHands
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.view import SeatView

from .club import distinct
from .engine import FIRST, LEAST, candidates
from .kernel import Kernel
from .knowledge import Knowledge, knowledge_of
from .lanes import tell_bids, tell_position, tell_rules
from .panel import Method, Panel
from .verdict import Verdict, Weighed

MOST_DEALS: Final = 4000
"""More deals make no figure better that anybody reads."""
SOUND: Final = 200
"""So many are looked at before a card may be dropped: its figure is shown all the same."""
SURE: Final = 4.0
"""It is dropped when it is behind the best by more than so many standard errors."""
_ENDLESS: Final = 1 << 60
_POINTS: Final = Method(prize=0)
"""A review counts points and nothing else, near the end of a match too."""
_PLAYED_OUT: Final = Method(prize=0, exact_from=0)


class Judge:
    """Weighs cards that were played. Not for two threads at a time."""

    def __init__(self) -> None:
        self._fair: Final = Panel(_POINTS)
        self._open: Final = Panel(_PLAYED_OUT)
        self._kernel: Final = Kernel(18)

    def begin(self) -> None:
        """Another hand comes: forget what was solved."""
        self._kernel.forget()

    def as_known(self, view: SeatView, played: Card, nodes: int, seed: int) -> Verdict:
        """On what the seat knew: over deals that fit, with so many nodes for the decision."""
        return _compared(self._fair, view, knowledge_of(view), played, nodes, seed)

    def played_out(
        self, view: SeatView, hands: FourHands, played: Card, nodes: int, seed: int
    ) -> Verdict:
        """With all cards seen, where the rest cannot be solved: the true deal played out."""
        seen = replace(knowledge_of(view), may=hands, sure=hands, owed=(0, 0, 0, 0))
        return _compared(self._open, view, seen, played, nodes, seed)

    def solved(self, view: SeatView, hands: FourHands, nodes: int) -> tuple[Verdict | None, int]:
        """With all cards seen, all four playing their best; and the nodes it took.

        None if so many nodes were not enough.
        """
        kernel, rules, now = self._kernel, view.public.rules, view.public.hand
        tell_rules(kernel, rules)
        tell_bids(kernel, rules, now.bids)
        lanes = tell_position(kernel, rules, now, hands)
        found = {lanes.card_at[bit]: worth for bit, worth in kernel.solve_cards(nodes)}
        if not found:
            return None, kernel.nodes
        legal, know, sign = _may(view), knowledge_of(view), -1 if view.seat.side else 1
        trick = card_set(now.plays)
        cards = distinct(know, legal.free, trick) + distinct(know, legal.priced, trick)
        choices = [_weighed(view, legal, card, sign * found[card]) for card in cards]
        return Verdict(_best_first(choices), 1, exact=True), kernel.nodes


def stands_for(view: SeatView, verdict: Verdict, card: Card) -> Weighed:
    """The choice among those compared that the card is, or does the same as."""
    know, trick = knowledge_of(view), card_set(view.public.hand.plays)
    for one in verdict.choices:
        assert isinstance(one.action, PlayCard)
        if _alike(know, trick, one.action.card, card):
            return one
    raise ValueError("the card was not compared")


def _alike(know: Knowledge, trick: CardSet, one: Card, other: Card) -> bool:
    return one == other or len(distinct(know, one.bit | other.bit, trick)) == 1


def _may(view: SeatView) -> MayPlay:
    legal = view.legal()
    assert isinstance(legal, MayPlay)
    return legal


def _compared(
    panel: Panel, view: SeatView, know: Knowledge, played: Card, nodes: int, seed: int
) -> Verdict:
    """All cards worth a thought, and the one that was played, over deals; the hopeless over fewer.

    That one is never dropped: how far behind it is is what is asked.
    """
    trick = card_set(view.public.hand.plays)
    cards, _ = candidates(view, know)
    if not any(_alike(know, trick, card, played) for card in cards):
        # A revoke that few would think of, say.
        cards = [*cards, played]
    kept = next(k for k, card in enumerate(cards) if _alike(know, trick, card, played))
    alive, best = list(range(len(cards))), kept
    panel.tell(view, know, cards, seed)
    panel.run(LEAST, _ENDLESS, 0.0)
    more = FIRST
    while panel.run(more, nodes, 0.0):
        best = max(alive, key=lambda one: _mean(panel, one))
        deals, _ = panel.worth(best)
        if deals >= (MOST_DEALS if len(cards) > 1 else FIRST):
            break
        more = max(FIRST, deals // 2)
        for one in [one for one in alive if one not in (best, kept)]:
            mean, error = panel.lead(best, one)
            if deals > SOUND and mean > SURE * error:
                panel.drop(one)
                alive.remove(one)
    best = max(alive, key=lambda one: _mean(panel, one))
    return _verdict(panel, view, cards, best)


def _mean(panel: Panel, one: int) -> float:
    deals, total = panel.worth(one)
    return total / deals


def _verdict(panel: Panel, view: SeatView, cards: list[Card], best: int) -> Verdict:
    legal, top = _may(view), _mean(panel, best)
    bid = view.public.hand.bids[view.seat.side] is not None
    choices = []
    for one, card in enumerate(cards):
        behind, error = (0.0, 0.0) if one == best else panel.lead(best, one)
        wins, points, made = panel.looks(one)
        weighed = _weighed(view, legal, card, top - behind)
        kept = made if bid else None
        choices.append(replace(weighed, error=error, wins=wins, trick=points, made=kept))
    return Verdict(_best_first(choices), panel.worth(best)[0], panel.exact)


def _weighed(view: SeatView, legal: MayPlay, card: Card, worth: float) -> Weighed:
    price = view.public.rules.revoke_penalty if legal.priced >> card & 1 else 0
    return Weighed(PlayCard(card), float(worth), price=price)


def _best_first(choices: list[Weighed]) -> tuple[Weighed, ...]:
    """Of cards that come to the same the one that is free, then the first."""
    return tuple(sorted(choices, key=lambda one: (-one.worth, one.price)))
