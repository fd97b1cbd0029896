"""The scene is right at every fact of random matches: what is said, lit, raised and shown once."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from maverick_desktop.core.cards import Card, Seat, Suit, card, cards_in, parse_cards
from maverick_desktop.core.events import PlayCard, SideBid, TrickTaken
from maverick_desktop.core.legal import MayChoose, MayPlay
from maverick_desktop.core.public import HandState, Phase, PublicState, Sitter
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, PRESETS, Rules
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import Phrase, runs, say
from maverick_desktop.ui.scene import (
    BidMiddle,
    Intent,
    Mark,
    PassMiddle,
    Scene,
    Shown,
    Standing,
    TrickMiddle,
)
from maverick_desktop.ui.staging import in_order, mark_of, scene_of
from tests.ui.play import NAMES, rules_with, views_of_a_match

NOTHING = Intent()


def _phrases(value: object) -> Iterator[Phrase]:
    """Every phrase anywhere in a scene."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _phrases(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _phrases(one)


def _cards_shown(scene: Scene) -> list[Card]:
    """Every card in the hand and in the middle."""
    shown = [one.card for one in scene.hand if one.card is not None]
    if isinstance(scene.middle, TrickMiddle):
        shown += [one.card for one in scene.middle.cards]
    elif isinstance(scene.middle, PassMiddle):
        shown += scene.middle.chosen
    return shown


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(4))
def test_every_scene_of_a_match_is_sound(preset: str, seed: int) -> None:
    rules = rules_with(PRESETS[preset], hands=4, target=None)
    dice = random.Random(seed)
    for view, event in views_of_a_match(rules, seed):
        held = view.public.hand.tricks[-1] if isinstance(event, TrickTaken) else None
        legal = view.legal()
        chosen = 0
        if isinstance(legal, MayChoose):
            chosen = sum(
                one.bit for one in dice.sample(list(cards_in(legal.cards)), dice.randint(0, 2))
            )
        _check(view, scene_of(Shown(view, held), Intent(chosen=chosen)))


def _check(view: SeatView, scene: Scene) -> None:
    public = view.public
    assert sum(plate.active for plate in scene.plates) <= 1
    resting = isinstance(scene.middle, TrickMiddle) and scene.middle.complete
    if public.to_act() and not resting:
        assert sum(plate.active for plate in scene.plates) == 1
        assert scene.prompt is not None
        assert scene.prompt.yours == (view.seat in public.to_act())
    shown = _cards_shown(scene)
    assert len(shown) == len(set(shown))
    for phrase in _phrases(scene):
        assert "{" not in say(phrase)
        assert runs(phrase)
    _check_standings(view, scene)


def _check_standings(view: SeatView, scene: Scene) -> None:
    legal = view.legal()
    resting = isinstance(scene.middle, TrickMiddle) and scene.middle.complete
    for one in scene.hand:
        if one.card is None:
            assert view.hand is None
            continue
        assert one.mark is mark_of(view.public.hand, one.card)
        if resting or not isinstance(legal, MayPlay) or legal.free == view.hand:
            assert one.standing is Standing.PLAIN
        elif legal.free >> one.card & 1:
            assert one.standing is Standing.LEGAL
        elif legal.priced >> one.card & 1:
            assert one.standing is Standing.PRICED
            assert one.price == view.public.rules.revoke_penalty
        else:
            assert one.standing is Standing.ILLEGAL
            assert one.why is not None


# --- single scenes -------------------------------------------------------------------------------


def _view(
    rules: Rules, hand: str, plays: str = "", leader: Seat = Seat.WEST, **public: object
) -> SeatView:
    """South to act: trump hearts, adder diamonds."""
    south, west, north, east = (
        Sitter(name, "human" if name == "You" else "bot:club") for name in NAMES
    )
    now = HandState(
        number=6,
        dealer=Seat.EAST,
        turned=(card("4D"), card("KH")),
        trump=Suit.HEARTS,
        adder=Suit.DIAMONDS,
        leader=leader,
        plays=tuple(card(code) for code in plays.split()),
        revoked=(False,) * len(plays.split()),
    )
    state = PublicState(rules, (south, west, north, east), 40, 40, Phase.PLAY, Seat.SOUTH, now)
    return SeatView(msgspec.structs.replace(state, **public), Seat.SOUTH, parse_cards(hand))


def _said(view: SeatView, intent: Intent = NOTHING) -> tuple[str, str]:
    prompt = scene_of(Shown(view), intent).prompt
    assert prompt is not None
    return say(prompt.first), "" if prompt.second is None else say(prompt.second)


HAND = "BJ 8H 4H JS QD JD 7D 5D 3D AC QC"


def test_follow() -> None:
    first, second = _said(_view(CLASSIC, HAND, "9D SJ 3H"))
    assert first == "Your turn: follow diamonds"
    assert second == "Nora’s Small Joker is winning. Five of your cards can be played."


def test_lead() -> None:
    assert _said(_view(CLASSIC, HAND))[0] == "Your turn: lead any card"


def test_must_trump() -> None:
    first, _ = _said(_view(CLASSIC, "BJ 8H QD", "9C KC 3C"))
    assert first == "No clubs left: play a trump, hearts"


def test_void_and_free() -> None:
    first, _ = _said(_view(INDIVIDUALIST, "BJ 8H QD", "9C KC 3C"))
    assert first == "No clubs left: play any card"


def test_the_price_of_a_revoke_is_said_before_and_asked_after() -> None:
    view = _view(INDIVIDUALIST, HAND, "9D SJ 3H")
    assert _said(view)[1] == "Any other card is a revoke: it costs you and Nora 4 points."
    first, second = _said(view, Intent(raised=card("AC")))
    assert first == "Play A of clubs all the same? It costs you and Nora 4 points"
    assert "Esc" in second


def test_a_refused_card_says_which_rule() -> None:
    view = _view(CLASSIC, HAND, "9D SJ 3H")
    assert _said(view, Intent(refused=card("AC")))[1] == "Diamonds were led and you hold diamonds."


def test_waiting() -> None:
    view = _view(CLASSIC, HAND, "9D SJ", turn=Seat.EAST)
    assert _said(view)[0] == "Emma is thinking"


def test_the_chip_explains_the_sum() -> None:
    middle = scene_of(Shown(_view(CLASSIC, HAND, "9D SJ 3H")), NOTHING).middle
    assert isinstance(middle, TrickMiddle)
    assert middle.chip is not None
    said = [say(part) for part in (middle.chip.lead, middle.chip.reason, middle.chip.to)]
    assert said == ["So far", "1 adder", "to you and Nora"]
    assert middle.chip.points == 2
    assert middle.chip.mark is Mark.ADDER


def test_bids_not_allowed_are_absent_and_the_prompt_says_why() -> None:
    hand = msgspec.structs.replace(
        _view(INDIVIDUALIST, HAND).public.hand, bids=(SideBid("nil", Seat.NORTH), None)
    )
    base = _view(INDIVIDUALIST, HAND, phase=Phase.CONTRACT)
    known = msgspec.structs.replace(base.public, hand=hand)
    view = msgspec.structs.replace(base, public=known)
    scene = scene_of(Shown(view), NOTHING)
    assert isinstance(scene.middle, BidMiddle)
    assert [panel.bid for panel in scene.middle.panels] == ["pass"]
    first, second = _said(view)
    assert first == "You can only pass"
    assert second == "Nora has bid nil, and you and Nora may hold one bid between you."


def test_the_hand_is_held_trumps_first_in_alternating_colours() -> None:
    view = _view(CLASSIC, HAND)
    ordered = [one.code for one in in_order(view.hand or 0, view.public.hand.trump)]
    assert ordered == HAND.split()


def test_a_hidden_hand_shows_no_card() -> None:
    view = msgspec.structs.replace(_view(INDIVIDUALIST, HAND, phase=Phase.BLIND), hand=None)
    scene = scene_of(Shown(view), NOTHING)
    assert scene.hidden
    assert [one.card for one in scene.hand] == [None] * 13


def test_playing_a_card_uses_the_scene_s_own_legality() -> None:
    view = _view(CLASSIC, HAND, "9D SJ 3H")
    for one in scene_of(Shown(view), NOTHING).hand:
        assert one.card is not None
        legal = view.refusal(PlayCard(one.card)) is None
        assert (one.standing is Standing.LEGAL) == legal
