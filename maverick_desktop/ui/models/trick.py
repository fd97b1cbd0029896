"""The middle of the table as a list, and the place where a card is dropped.

Rows are the cards of the trick, or those chosen to be passed on. Click, key and drag end alike: a
drop only says which card fell here. Must not know widgets, nor judge what is legal.
"""

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QMimeData, QObject, Qt, Signal

from maverick_desktop.core.cards import Card
from maverick_desktop.core.legal import MayChoose, MayPlay
from maverick_desktop.text import spoken
from maverick_desktop.text.phrase import Phrase, Say
from maverick_desktop.ui.models.gesture import MIME_TYPE, turn_of, unpacked
from maverick_desktop.ui.models.hand import NOWHERE, CardRole, Index
from maverick_desktop.ui.scene import Mark, PassMiddle, Scene, TableCard, TrickMiddle

_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag
_LIES: Final = _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemNeverHasChildren

Lying = TableCard | Card
"""A card of the trick, or one chosen to be passed on."""


class TrickModel(QAbstractListModel):
    """Rows are the cards in the middle, in the order they came."""

    dropped = Signal(object)
    """A card fell where it may: to be played, or to be passed on."""
    refused = Signal(object)
    """A card fell that may not be played: the prompt says why."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._scene: Scene | None = None
        self._cards: tuple[Lying, ...] = ()

    def show(self, scene: Scene) -> None:
        """Change the rows to what lies in the middle."""
        self._scene = scene
        cards = _lying(scene)
        old = [_card(one) for one in self._cards]
        new = [_card(one) for one in cards]
        common = 0
        while common < min(len(old), len(new)) and old[common] == new[common]:
            common += 1
        if len(old) > common:
            self.beginRemoveRows(NOWHERE, common, len(old) - 1)
            self._cards = self._cards[:common]
            self.endRemoveRows()
        if len(new) > common:
            self.beginInsertRows(NOWHERE, common, len(new) - 1)
            self._cards = cards
            self.endInsertRows()
        self._cards = cards
        self._say_changed()

    def set_say(self, say: Say) -> None:
        """Speak another language."""
        self._say = say
        self._say_changed()

    def _say_changed(self) -> None:
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        if role == CardRole:
            return self._cards[index.row()]
        if role == _Role.AccessibleTextRole:
            return spoken.sentence(self._say(self._name(index.row())))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _LIES if index.isValid() else _Flag.ItemIsDropEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Whether the place lights up: the card is of this turn, in the hand, and may fall here."""
        card = self._held(data, action)
        return card is not None and self._may_fall(card)

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """A card fell; False if it flies home."""
        card = self._held(data, action)
        if card is None:
            return False
        if self._may_fall(card):
            self.dropped.emit(card)
            return True
        self.refused.emit(card)
        return False

    # --- inside ----------------------------------------------------------------------------------

    def _held(self, data: QMimeData, action: Qt.DropAction) -> Card | None:
        """The card of a gesture that counts: it was begun in this turn, and is the player's."""
        carried, scene = unpacked(data), self._scene
        if carried is None or scene is None or action != Qt.DropAction.MoveAction:
            return None
        if carried.turn != turn_of(scene) or not scene.can_act:
            return None
        if not isinstance(scene.legal, MayPlay | MayChoose):
            return None
        return carried.card if any(one.card == carried.card for one in scene.hand) else None

    def _may_fall(self, card: Card) -> bool:
        scene = self._scene
        match (scene.legal, scene.middle) if scene is not None else None:
            case MayPlay(free=free, priced=priced), TrickMiddle():
                return bool((free | priced) >> card & 1)
            case MayChoose(cards=cards, count=count), PassMiddle(chosen=chosen):
                return bool(cards >> card & 1) and len(chosen) < count
            case _:
                return False

    def _name(self, row: int) -> Phrase:
        one, scene = self._cards[row], self._scene
        assert scene is not None
        if not isinstance(one, TableCard):
            return self._chosen(one, row, scene)
        own = one.seat is scene.me
        who = spoken.YOURS if own else Phrase("{name}", {"name": scene.plates[one.seat].name})
        complete = isinstance(scene.middle, TrickMiddle) and scene.middle.complete
        won = spoken.WON if complete else spoken.WINNING
        template = won if one.winning else spoken.PLAYED
        said = Phrase(template, {"who": who, "card": spoken.card_words(one.card)})
        return Phrase(spoken.COST, {"said": said, "price": one.price}) if one.price else said

    def _chosen(self, card: Card, row: int, scene: Scene) -> Phrase:
        middle = scene.middle
        assert isinstance(middle, PassMiddle)
        mark = middle.marks.get(card)
        words = spoken.with_mark(card, trump=mark is Mark.TRUMP, adder=mark is Mark.ADDER)
        template = spoken.GIVEN if middle.said else spoken.CHOSEN
        return spoken.at(template, words, row, middle.count)


def _lying(scene: Scene) -> tuple[Lying, ...]:
    match scene.middle:
        case TrickMiddle(cards=cards):
            return cards
        case PassMiddle(chosen=chosen):
            return chosen
        case _:
            return ()


def _card(one: Lying) -> Card:
    return one.card if isinstance(one, TableCard) else one
