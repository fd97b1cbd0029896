"""G4 at the host: whatever strangers, spectators or a seat say, only legal wishes change a match.

Which wishes were legal is found by reading the rogue’s bytes once more, in another way.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

from maverick_desktop.core.cards import SEATS, Card, card, card_set
from maverick_desktop.core.events import (
    Action,
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    ChooseCards,
    Event,
    HandScored,
    MakeBid,
    MatchOver,
    PlayCard,
    SeatChanged,
    TrickTaken,
)
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.replay import Course
from maverick_desktop.core.view import SeatView
from maverick_desktop.hosting.chairs import Chair
from tests.core.driver import random_action

from .attackers import Attacker, Rogue, Stranger, Watcher
from .besieged import ROGUE, Besieged
from .hostility import Hostility
from .trial import Goal, Trial, scratch

PER_STEP: Final = 60
"""Hostile messages between two steps of a match, at most."""
_DUE: Final = CardsPassed | TrickTaken | HandScored | MatchOver
_WARM: Final = 5_000
"""Messages after which nothing is loaded any more."""
_KEYS: Final = {"type", "match", "at", "id", "action"}


# --- which wishes were legal ---------------------------------------------------------------------


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise ValueError
    return dict(pairs)


def wish_in(body: bytes, match: str, view: SeatView) -> Action | None:
    """The legal wish that a frame’s body is; None for anything else."""
    try:
        plain = json.loads(body.decode("utf-8"), object_pairs_hook=_no_twins)
        if set(plain) != _KEYS or plain["type"] != "wish" or plain["match"] != match:
            return None
        since = max(view.public.opened, view.public.seats[view.seat].since)
        if type(plain["at"]) is not int or not since <= plain["at"] <= view.public.n:
            return None
        action = _action(plain["action"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return action if action is not None and view.refusal(action) is None else None


def _action(plain: dict[str, Any]) -> Action | None:
    match plain:
        case {"do": "play", "card": str(code), **rest} if not rest:
            return PlayCard(card(code))
        case {"do": "bid", "bid": "pass" | "blind" | "nil" | "posh" as bid, **rest} if not rest:
            return MakeBid(bid)
        case {"do": "choose", "cards": list(written), **rest} if not rest:
            cards: list[Card] = [card(one) for one in written]
            return ChooseCards(card_set(cards)) if cards == sorted(set(cards)) else None
        case _:
            return None


def is_done(action: Action, event: Event) -> bool:
    """Whether a fact is what the rogue wished for."""
    match action, event:
        case (PlayCard(), CardPlayed()):
            return event.seat is ROGUE and event.card == action.card
        case (MakeBid(), BidMade()):
            return event.seat is ROGUE and event.bid == action.bid
        case (ChooseCards(), CardsChosen()):
            return event.seat is ROGUE and event.cards == action.cards
        case _:
            return False


# --- the siege -----------------------------------------------------------------------------------


def _is_so(chair: Chair) -> object:
    return chair.by, chair.name, chair.agreed, chair.here, chair.stand_in


class Siege:
    """One match with hostile messages at every moment."""

    def __init__(self, trial: Trial, dice: random.Random, folder: Path) -> None:
        self._trial = trial
        self._dice = dice
        self.table = Besieged(folder, dice)
        self.table.start()
        self._course = Course(GameLog(self.table.play.header))
        """What the match had come to before the facts that are judged."""
        self._hostility = Hostility(self.table, dice, self._rogues_view)
        self._rogue = Rogue(self.table)
        self._stranger, self._watcher = Stranger(self.table), Watcher(self.table)
        self.done = 0

    def run(self) -> int:
        """Play the match to its end; how many hostile messages it has seen."""
        while self._goes_on():
            for _ in range(self._dice.randrange(PER_STEP)):
                if self._goes_on():
                    self._strike()
            self.table.beat()
            if self._goes_on() and not self.table.honest_step():
                self._act()
        self.table.ended_well()
        return self.done

    def _goes_on(self) -> bool:
        return not self.table.play.over

    def _act(self) -> None:
        """The rogue’s seat has to do something for the match to go on."""
        assert ROGUE in self.table.play.public.to_act()
        action = random_action(self._rogues_view(), self._dice, 0.1)
        before = self.table.play.log.n
        self._rogue.call_anew()
        self._rogue.wish(action)
        self.table.listen()
        assert self.table.play.log.n > before, action

    def _attacker(self) -> Attacker:
        at = self._dice.random()
        return self._rogue if at < 0.7 else self._stranger if at < 0.98 else self._watcher

    def _strike(self) -> None:
        attacker = self._attacker()
        attacker.ready()
        volley = self._hostility.volley(attacker)
        self.done += volley.count
        self._trial.met[volley.kind] += volley.count
        before, facts = self._standing(), self.table.play.log.n
        with self._trial.timed(f"CPU of {volley.cost}, ms", volley.count):
            for piece in volley.pieces:
                attacker.write(piece)
        bodies = attacker.bodies()
        self._judge(attacker, bodies, facts)
        self.table.now += 0.06 * volley.count
        self.table.listen()
        self.table.deny()
        assert self._standing() == before, "somebody else’s seat is different"

    def _standing(self) -> object:
        table = self.table.table
        hashes = table.door.hashes
        return (
            [_is_so(table.chairs[seat]) for seat in SEATS if seat is not ROGUE],
            [hashes[seat] for seat in SEATS if seat is not ROGUE],
            table.setup,
        )

    def _judge(self, attacker: Attacker, bodies: list[bytes], facts: int) -> None:
        """Every new fact must be what a legal wish of the rogue’s own seat asked for."""
        self._follow(facts)
        match = self.table.play.header.match
        unread = iter(bodies)
        for event in self.table.play.log.facts[facts:]:
            view = self._course.state.view(ROGUE)
            self._course.add(event)
            if isinstance(event, _DUE):
                continue
            if isinstance(event, SeatChanged):
                assert event.seat is ROGUE, event
                assert attacker is self._rogue, event
                continue
            assert attacker is self._rogue, (event, bodies)
            wished = (wish_in(body, match, view) for body in unread)
            assert any(one is not None and is_done(one, event) for one in wished), (event, bodies)
            self._trial.met["legal wishes"] += 1

    def _rogues_view(self) -> SeatView:
        self._follow(self.table.play.log.n)
        return self._course.state.view(ROGUE)

    def _follow(self, n: int) -> None:
        for event in self.table.play.log.facts[self._course.log.n : n]:
            self._course.add(event)


def play(trial: Trial, dice: random.Random, _case: int) -> int:
    """One match."""
    with scratch() as folder:
        done = Siege(trial, dice, folder).run()
    trial.met["matches"] += 1
    if trial.done > _WARM:
        trial.warm()
    return done


GOAL: Final = Goal(
    "G4-guests",
    "hostile guests at a living match change nothing but by legal wishes, and nobody else suffers",
    "messages",
    {"part": 3_000, "ci": 150_000, "tenth": 750_000, "release": 7_500_000},
    lambda trial: trial.each(play),
    {"CPU of a message, ms": 5.0, "memory grown, MB": 20.0},
    ("legal wishes", "damaged", "again and in another order", "not now", "no frames", "in pieces"),
)
