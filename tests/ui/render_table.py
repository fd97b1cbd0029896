"""The scenes of the specification's pictures, to be looked at beside them.

``python tests/ui/render_table.py [FOLDER]`` paints each as a PNG. The views are made by hand: no
match has to be played to see a state. The tests paint them too.
"""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from maverick_desktop.ai.explain import explain
from maverick_desktop.ai.saying import said
from maverick_desktop.ai.verdict import Verdict, Weighed
from maverick_desktop.ai.weighing import rule_of_thumb
from maverick_desktop.core.cards import Card, Seat, Suit, card, parse_cards
from maverick_desktop.core.events import BidMade, HandScored, PlayCard, SideBid, SideScore
from maverick_desktop.core.public import HandState, PastHand, Phase, PublicState, Sitter, Trick
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from maverick_desktop.core.scoring import Verdict as MatchVerdict
from maverick_desktop.core.view import SeatView
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces, FaceOptions
from maverick_desktop.ui.lettering import load_fonts
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.hand import HandModel
from maverick_desktop.ui.scene import Hint, Intent, Scene, Shown
from maverick_desktop.ui.staging import scene_of
from maverick_desktop.ui.text import WindowLanguage
from maverick_desktop.ui.theme import LIGHT, THEMES, Theme
from maverick_desktop.ui.views.fan import FanView
from maverick_desktop.ui.views.overlay import CardOverlay
from maverick_desktop.ui.views.table import TableView

NAMES = ("You", "Walter", "Nora", "Emma")
WIDE = ("You", "W" * 24, "Щ" * 24, "<b>Emma</b><i>&amp;{who}")
"""Names as wide as they may be, and one that looks like markup."""
BIDDING = msgspec.structs.replace(CLASSIC, bids=frozenset({"nil", "posh"}))
BLIND = msgspec.structs.replace(INDIVIDUALIST, target=100)


@dataclass(frozen=True)
class Staged:
    """A state to be painted."""

    view: SeatView
    intent: Intent = field(default_factory=Intent)
    held: Trick | None = None
    hint: Hint | None = None

    @property
    def scene(self) -> Scene:
        """The scene it makes, at a table of this window alone."""
        shown = Shown(self.view, self.held, can_undo=self._undo(), hints=True, hint=self.hint)
        return scene_of(shown, self.intent)

    def _undo(self) -> bool:
        return bool(self.view.public.hand.tricks) or self.view.public.phase is Phase.OVER


def sitters(names: tuple[str, ...] = NAMES) -> tuple[Sitter, Sitter, Sitter, Sitter]:
    """You and three computer players."""
    south, west, north, east = (
        Sitter(name, by)
        for name, by in zip(names, ("human", "bot:club", "bot:club", "bot:club"), strict=True)
    )
    return south, west, north, east


def trick(leader: Seat, cards: str, winner: Seat, points: int) -> Trick:
    """A complete trick."""
    played = tuple(card(code) for code in cards.split())
    return Trick(leader, played, (False,) * 4, winner, points, 0, 0)


FIRST = trick(Seat.WEST, "2S 9S KS 3S", Seat.SOUTH, 1)
SECOND = trick(Seat.SOUTH, "KD AD 6D 8D", Seat.WEST, 5)
THIRD = trick(Seat.WEST, "9D SJ 3H 5D", Seat.NORTH, 3)


def hand_of(**parts: object) -> HandState:
    """Hand 6 of the pictures: hearts are trumps, diamonds adders, Emma deals and has bid nil."""
    state = HandState(
        number=6,
        dealer=Seat.EAST,
        turned=(card("KH"), card("4D")),
        trump=Suit.HEARTS,
        adder=Suit.DIAMONDS,
        bids=(None, SideBid("nil", Seat.EAST)),
        tricks=(FIRST, SECOND),
        leader=Seat.WEST,
        base=(1, 5),
        taken=(1, 1, 0, 0),
    )
    return msgspec.structs.replace(state, **parts)


def view_of(
    rules: Rules, phase: Phase, hand: HandState, cards: str | None, **parts: object
) -> SeatView:
    """What you see of a hand."""
    names = parts.pop("names", NAMES)
    assert isinstance(names, tuple)
    own = parse_cards(cards) if cards is not None else None
    given = parts.pop("given", 0)
    assert isinstance(given, int)
    state = PublicState(rules, sitters(names), 40, 40, phase, None, hand, (46, 30))
    return SeatView(msgspec.structs.replace(state, **parts), Seat.SOUTH, own, given)


HAND = "BJ 8H 4H JS QD JD 7D 5D 3D AC QC"
FULL = "BJ 8H 4H AS KD QD JD 7D 5D 3D AC 7S 4S"
THIRTEEN = "SJ 9D 7D 6D 5D 2D 9S 7S 3S 2S AH 7H 6C"


def play(names: tuple[str, ...] = NAMES, hand: str = HAND) -> Staged:
    """Three cards lie; you must follow."""
    plays = (card("9D"), card("SJ"), card("3H"))
    state = hand_of(plays=plays, revoked=(False,) * 3)
    return Staged(view_of(CLASSIC, Phase.PLAY, state, hand, turn=Seat.SOUTH, names=names))


def priced(names: tuple[str, ...] = NAMES) -> Staged:
    """You may revoke for a price; a revoke lies on the table."""
    plays = (card("TS"), card("KD"))
    state = hand_of(
        dealer=Seat.NORTH,
        turned=(card("QD"), card("7C")),
        trump=Suit.DIAMONDS,
        adder=Suit.CLUBS,
        bids=(None, SideBid("blind", Seat.WEST)),
        tricks=(FIRST, trick(Seat.NORTH, "QS 2S 7S 5S", Seat.NORTH, 1)),
        leader=Seat.NORTH,
        plays=plays,
        revoked=(False, True),
    )
    cards = "BJ SJ JD AS JS 8S 3S AH KC"
    return Staged(view_of(INDIVIDUALIST, Phase.PLAY, state, cards, turn=Seat.SOUTH, names=names))


def lead(names: tuple[str, ...] = NAMES) -> Staged:
    """You lead."""
    state = hand_of(leader=Seat.SOUTH)
    return Staged(view_of(CLASSIC, Phase.PLAY, state, HAND, turn=Seat.SOUTH, names=names))


def waiting(names: tuple[str, ...] = NAMES) -> Staged:
    """Somebody else is to play; your own card is winning."""
    plays = (card("QH"), card("5H"), card("7S"))
    state = hand_of(leader=Seat.SOUTH, plays=plays, revoked=(False,) * 3)
    cards = "BJ 8H 4H JS QD JD 7D 5D 3D AC"
    return Staged(view_of(CLASSIC, Phase.PLAY, state, cards, turn=Seat.EAST, names=names))


def won(names: tuple[str, ...] = NAMES) -> Staged:
    """A trick is complete and lies."""
    state = hand_of(
        tricks=(FIRST, SECOND, THIRD), leader=Seat.NORTH, base=(4, 5), taken=(1, 1, 1, 0)
    )
    cards = "BJ 8H 4H JS QD JD 7D 3D AC QC"
    view = view_of(CLASSIC, Phase.PLAY, state, cards, turn=Seat.NORTH, names=names)
    return Staged(view, held=THIRD)


def passing(names: tuple[str, ...] = NAMES, chosen: str = "7S 4S", count: int = 2) -> Staged:
    """Cards are chosen to be passed on."""
    rules = msgspec.structs.replace(CLASSIC, pass_count=count)
    state = hand_of(bids=(None, None), tricks=(), taken=(0,) * 4, chosen=(Seat.WEST, Seat.NORTH))
    view = view_of(rules, Phase.PASSING, state, FULL, names=names)
    return Staged(view, Intent(chosen=parse_cards(chosen)))


def passed(names: tuple[str, ...] = NAMES) -> Staged:
    """You have handed them on and wait."""
    chosen = (Seat.WEST, Seat.NORTH, Seat.SOUTH)
    state = hand_of(bids=(None, None), tricks=(), taken=(0,) * 4, chosen=chosen)
    given = parse_cards("7S 4S")
    return Staged(view_of(CLASSIC, Phase.PASSING, state, FULL, names=names, given=given))


def across(names: tuple[str, ...] = NAMES) -> Staged:
    """Four cards go to the partner."""
    rules = msgspec.structs.replace(CLASSIC, pass_count=4, pass_direction="across")
    state = hand_of(bids=(None, None), tricks=(), taken=(0,) * 4)
    view = view_of(rules, Phase.PASSING, state, FULL, names=names)
    return Staged(view, Intent(chosen=parse_cards("7S 4S AC")))


_SAID = (
    BidMade(Seat.WEST, "contract", "pass"),
    BidMade(Seat.NORTH, "contract", "pass"),
    BidMade(Seat.EAST, "contract", "nil"),
)


def bidding(names: tuple[str, ...] = NAMES) -> Staged:
    """Your bid is the last."""
    state = hand_of(
        number=7,
        dealer=Seat.SOUTH,
        turned=(card("TD"), card("6S")),
        trump=Suit.DIAMONDS,
        adder=Suit.SPADES,
        tricks=(),
        taken=(0,) * 4,
        said=_SAID,
    )
    view = view_of(BIDDING, Phase.CONTRACT, state, THIRTEEN, turn=Seat.SOUTH, names=names)
    return Staged(view)


def others_bid(names: tuple[str, ...] = NAMES) -> Staged:
    """Somebody else is to bid."""
    state = hand_of(tricks=(), taken=(0,) * 4, said=_SAID[:2], bids=(None, None))
    return Staged(view_of(BIDDING, Phase.CONTRACT, state, FULL, turn=Seat.EAST, names=names))


def blind(names: tuple[str, ...] = NAMES) -> Staged:
    """The blind round: your hand is face down."""
    said = (BidMade(Seat.WEST, "blind", "pass"), BidMade(Seat.NORTH, "blind", "pass"))
    state = hand_of(tricks=(), taken=(0,) * 4, said=said, bids=(None, None), dealer=Seat.EAST)
    return Staged(view_of(BLIND, Phase.BLIND, state, None, turn=Seat.SOUTH, names=names))


def _scored(number: int, ours: SideScore, theirs: SideScore) -> PastHand:
    state = hand_of(number=number, tricks=(SECOND,) * 13, taken=(3, 4, 5, 1))
    return PastHand(state, HandScored(number, (ours, theirs)))


def hand_over(names: tuple[str, ...] = NAMES) -> Staged:
    """A hand is over."""
    past = _scored(
        6,
        SideScore(None, None, 9, 4, 5, 51),
        SideScore(SideBid("nil", Seat.EAST), False, 12, 0, -1, 29),
    )
    view = view_of(
        CLASSIC, Phase.DEALING, past.hand, "", past=(past,) * 6, total=(51, 29), names=names
    )
    return Staged(view)


def match_over(names: tuple[str, ...] = NAMES) -> Staged:
    """The match is over."""
    past = _scored(
        6,
        SideScore(SideBid("blind", Seat.NORTH), True, 29, 0, 58, 104),
        SideScore(SideBid("posh", Seat.WEST), False, 12, 0, 0, 30),
    )
    view = view_of(
        CLASSIC,
        Phase.OVER,
        past.hand,
        "",
        past=(past,) * 6,
        total=(104, 30),
        verdict=MatchVerdict.NS_WINS,
        names=names,
    )
    return Staged(view)


def _hinted(staged: Staged, *, told: bool) -> Staged:
    """With the hint that the rules of thumb give."""
    view = staged.view
    verdict = rule_of_thumb(view)
    reasons = said(view, view.seat, explain(view, verdict))
    hint = Hint(verdict.best.action, reasons=tuple(reasons), told=told)
    return Staged(view, staged.intent, hint=hint)


def hinted(names: tuple[str, ...] = NAMES) -> Staged:
    """A hint, and why."""
    return _hinted(play(names), told=True)


def hinted_lead(names: tuple[str, ...] = NAMES) -> Staged:
    """A hint where every card may be led."""
    return _hinted(lead(names), told=False)


def hinted_price(names: tuple[str, ...] = NAMES) -> Staged:
    """A hint to pay for a revoke, and why."""
    staged = priced(names)
    revoke = PlayCard(card("JD"))
    choices = (Weighed(revoke, 3.0, price=4), Weighed(PlayCard(card("3S")), 0.4, 0.2))
    reasons = said(staged.view, Seat.SOUTH, explain(staged.view, Verdict(choices, 700)))
    return Staged(staged.view, hint=Hint(revoke, reasons=tuple(reasons), told=True))


def hinted_pass(names: tuple[str, ...] = NAMES) -> Staged:
    """A hint for cards to pass on, and why."""
    return _hinted(passing(names, ""), told=True)


def hinted_bid(names: tuple[str, ...] = NAMES) -> Staged:
    """A hint for a bid, and why."""
    return _hinted(bidding(names), told=True)


def searched(names: tuple[str, ...] = NAMES) -> Staged:
    """A hint is being thought out."""
    return Staged(play(names).view, hint=Hint(None))


STATES = {
    "play": play,
    "priced": priced,
    "lead": lead,
    "waiting": waiting,
    "won": won,
    "passing": passing,
    "passed": passed,
    "across": across,
    "bidding": bidding,
    "others-bid": others_bid,
    "blind": blind,
    "hand-over": hand_over,
    "match-over": match_over,
    "hinted": hinted,
    "hinted-lead": hinted_lead,
    "hinted-price": hinted_price,
    "hinted-pass": hinted_pass,
    "hinted-bid": hinted_bid,
    "searched": searched,
}

# The table beside its dock, in windows of these sizes.
WINDOWS = {
    (960, 600): (724, 556),
    (1024, 640): (788, 596),
    (1280, 800): (980, 756),
    (1920, 1080): (1560, 1036),
}


def plain_look() -> Look:
    """The light theme with its fonts."""
    lettering, art = load_fonts(), Art()
    return Look(LIGHT, lettering, art, CardFaces(art, lettering, LIGHT), WindowLanguage())


def dressed(look: Look, theme: Theme, *, four_colours: bool = False, back: str = "ink") -> Look:
    """The look in another theme."""
    options = FaceOptions(four_colours=four_colours, back=back)
    faces = CardFaces(look.art, look.lettering, theme, options)
    return Look(theme, look.lettering, look.art, faces, look.language)


class Stage:
    """A table with a hand at its foot, of one size."""

    def __init__(self, look: Look, size: tuple[int, int], scene: Scene) -> None:
        self.model = HandModel(look.say)
        holder = QWidget()
        self.overlay = CardOverlay(look, holder)
        self.fan = FanView(look, self.model, self.overlay)
        self.fan.set_speed(0)
        self.table = TableView(look, self.fan)
        self.overlay.setParent(self.table)
        self.table.resize(*size)
        self.show(scene)

    def show(self, scene: Scene) -> None:
        """Show another scene."""
        self.model.show(scene)
        self.table.show_scene(scene)
        self.table.show_told(scene.told, asking=False)
        settle(self.table)


def settle(widget: QWidget) -> None:
    """Let what is due happen."""
    widget.ensurePolished()
    QApplication.processEvents()


def chosen_cards(scene: Scene) -> list[Card]:
    """The cards laid in the middle to be passed on."""
    return list(getattr(scene.middle, "chosen", ()))


def main(folder: Path) -> None:
    """Paint every state in the sizes and themes of the pictures."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    look = plain_look()
    dark = dressed(look, THEMES["dark"], four_colours=True, back="wine")
    contrast = dressed(look, THEMES["contrast"], four_colours=True, back="wine")
    folder.mkdir(parents=True, exist_ok=True)
    for name, state in STATES.items():
        _paint(folder / f"{name}.png", look, WINDOWS[1280, 800], state().scene)
        for size in ((960, 600), (1024, 640), (1920, 1080)):
            path = folder / f"{name}-{size[0]}.png"
            _paint(path, look, WINDOWS[size], state().scene)
        _paint(folder / f"{name}-wide.png", look, WINDOWS[960, 600], state(WIDE).scene)
        _paint(folder / f"{name}-wide-1280.png", look, WINDOWS[1280, 800], state(WIDE).scene)
        _paint(folder / f"{name}-dark.png", dark, WINDOWS[1280, 800], state().scene)
        _paint(folder / f"{name}-contrast.png", contrast, WINDOWS[1280, 800], state().scene)


def _paint(path: Path, look: Look, size: tuple[int, int], scene: Scene) -> None:
    stage = Stage(look, size, scene)
    stage.table.set_hold_fraction(0.62)
    picture = stage.table.grab()
    assert picture.size() == QSize(*size)
    picture.save(str(path))
    stage.table.deleteLater()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures/table"))
