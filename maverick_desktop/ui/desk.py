"""The player's side of the table: what is on the screen, what has been begun, what gestures mean.

Click, drag and key end up in the same few methods here; each becomes a wish, a change of intent or
a refusal that is explained. Must not know widgets.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from maverick_desktop.core.cards import Card, Seat, card_set, cards_in
from maverick_desktop.core.events import Bid, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.ui.hinting import Hinting
from maverick_desktop.ui.scene import Intent, Scene, Shown
from maverick_desktop.ui.staging import scene_of
from maverick_desktop.ui.tablesession import MatchSession

if TYPE_CHECKING:
    from maverick_desktop.ui.counsel import Counsel

NOTHING = Intent()


class Desk(QObject):
    """Turns gestures into wishes and views into scenes."""

    scene_changed = Signal(object)
    refused = Signal(object)
    """A card that cannot be played: it shakes, and the prompt says why."""

    def __init__(self, session: MatchSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._screen = session.screen
        self._intent = NOTHING
        self._decision = (0, 0)
        self._hinting = Hinting(session.counsel, self)
        self._hinting.changed.connect(self._show)
        self._screen.changed.connect(self._on_screen_changed)
        self.scene: Scene = self._stage()

    @property
    def seat(self) -> Seat:
        """The player's seat."""
        return self._session.me

    @property
    def shown(self) -> Shown:
        """What has reached the screen."""
        screen = self._screen
        return Shown(
            screen.view,
            screen.held,
            screen.live,
            self._session.can_undo(),
            screen.around,
            self._hinting.offered,
            self._hinting.hint,
        )

    @property
    def counsel(self) -> "Counsel | None":
        """Who tells why the computers did things; None where nobody may."""
        return self._session.counsel

    # --- gestures --------------------------------------------------------------------------------

    @Slot(object)
    def choose(self, card: Card) -> None:
        """A card was clicked, or Enter was pressed on it."""
        if not self._ready():
            return
        legal = self.scene.legal
        if isinstance(legal, MayPlay) and legal.free != self._screen.view.hand:
            if legal.priced >> card & 1 and self._intent.raised != card:
                self._set(Intent(raised=card))
                return
            if not (legal.free | legal.priced) >> card & 1:
                self._refuse(card)
                return
        self._use(card)

    @Slot(object)
    def drop(self, card: Card) -> None:
        """A card was dropped on the middle of the table: the same as a click on it."""
        self.choose(card)

    @Slot(object)
    def refuse(self, card: Card) -> None:
        """A card was dropped that may not be played."""
        if self._ready():
            self._refuse(card)

    @Slot(object)
    def take_back(self, card: Card) -> None:
        """A card chosen to be passed on goes back into the hand."""
        if isinstance(self.scene.legal, MayChoose):
            self._set(Intent(chosen=self._intent.chosen & ~card.bit))

    @Slot()
    def pass_cards(self) -> None:
        """The chosen cards are handed on."""
        legal = self.scene.legal
        chosen = self._intent.chosen
        if isinstance(legal, MayChoose) and chosen.bit_count() == legal.count and self._ready():
            self._session.wish(ChooseCards(chosen))

    @Slot(object)
    def bid(self, bid: Bid) -> None:
        """A bid was chosen, by its panel or its key."""
        legal = self.scene.legal
        if isinstance(legal, MayBid) and bid in legal.bids and self._ready():
            self._session.wish(MakeBid(bid))

    @Slot()
    def go_on(self) -> None:
        """The table was clicked, or Space pressed: see what comes next."""
        self._screen.go_on()

    @Slot()
    def cancel(self) -> None:
        """Esc: take back the last thing begun."""
        if self._intent.raised is not None or self._intent.refused is not None:
            self._set(NOTHING)
        elif self._hinting.take_back():
            pass
        elif self._intent.chosen and isinstance(self.scene.legal, MayChoose):
            *kept, _ = cards_in(self._intent.chosen)
            self._set(Intent(chosen=card_set(kept)))

    @Slot()
    def hint(self) -> None:
        """H: what a strong player would do; again: why."""
        if self._hinting.offered and self._ready():
            self._hinting.ask(self._screen.view)

    @Slot()
    def undo(self) -> None:
        """Take back the last decision, or ask for it where others play."""
        self._session.undo()

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        """Answer what the prompt asks."""
        self._session.answer(yes)

    @Slot()
    def next_hand(self) -> None:
        """Deal again."""
        self._session.next_hand()

    # --- inside ----------------------------------------------------------------------------------

    def _ready(self) -> bool:
        """Whether a gesture counts now. A trick that is held goes; what was not seen is shown."""
        if self._screen.held is not None:
            self._screen.go_on()
        elif not self._screen.live:
            self._screen.go_on()
            return False
        return self._screen.live and self.scene.can_act

    def _use(self, card: Card) -> None:
        legal = self.scene.legal
        if isinstance(legal, MayPlay):
            self._session.wish(PlayCard(card))
        elif isinstance(legal, MayChoose):
            self._lay_aside(card, legal)

    def _lay_aside(self, card: Card, legal: MayChoose) -> None:
        chosen = self._intent.chosen
        if not legal.cards >> card & 1:
            return
        if chosen >> card & 1:
            self._set(Intent(chosen=chosen & ~card.bit))
        elif chosen.bit_count() < legal.count:
            self._set(Intent(chosen=chosen | card.bit))
        else:
            self.refused.emit(card)

    def _refuse(self, card: Card) -> None:
        if isinstance(self.scene.legal, MayPlay):
            self._set(Intent(refused=card))
        self.refused.emit(card)

    def _set(self, intent: Intent) -> None:
        self._intent = intent
        self._show()

    @Slot()
    def _on_screen_changed(self) -> None:
        known = self._screen.view.public
        decision = (known.opened, known.seats[self.seat].since)
        if decision != self._decision:
            self._decision = decision
            self._intent = NOTHING
            self._hinting.drop()
        elif isinstance(self._screen.view.legal(), MayWait):
            # Decided, though others still do so.
            self._hinting.drop()
        self._show()

    @Slot()
    def _show(self) -> None:
        self.scene = self._stage()
        self.scene_changed.emit(self.scene)

    def _stage(self) -> Scene:
        return scene_of(self.shown, self._intent)
