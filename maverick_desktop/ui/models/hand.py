"""The player's hand as a list: what the fan paints and a screen reader reads.

``show`` changes as few rows as it can, so that what has the focus keeps it. Must not know widgets,
nor judge what is legal: that stands in the scene.
"""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from maverick_desktop.core.cards import Card
from maverick_desktop.core.legal import MayChoose, MayPlay
from maverick_desktop.text import spoken
from maverick_desktop.text.phrase import Phrase, Say
from maverick_desktop.ui.models import handwords
from maverick_desktop.ui.models.gesture import MIME_TYPE, Carried, packed, turn_of
from maverick_desktop.ui.scene import HandCard, PassMiddle, Scene

Index = QModelIndex | QPersistentModelIndex
NOWHERE: Final = QModelIndex()

CardRole: Final = int(Qt.ItemDataRole.UserRole)
"""The HandCard of a row."""
PlayableRole: Final = CardRole + 1
"""Whether a click on the card does something now: it may be played, or chosen to be passed."""

_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag
_VISIBLE: Final = _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemNeverHasChildren


class HandModel(QAbstractListModel):
    """Rows are the cards of ``scene.hand``, in order."""

    shown = Signal(object)
    """The scene has changed to this one, and the rows with it."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._cards: list[HandCard] = []
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Change the rows to the scene's hand."""
        changed = self.scene is None or _state(self.scene) != _state(scene)
        self.scene = scene
        before = len(self._cards)
        self._remove_others(scene.hand)
        if not self._insert_missing(scene.hand):
            self.beginResetModel()
            self._cards = list(scene.hand)
            self.endResetModel()
        self._update(scene.hand, everything=changed or len(self._cards) != before)
        self.shown.emit(scene)

    def set_say(self, say: Say) -> None:
        """Speak another language."""
        self._say = say
        self._update(tuple(self._cards), everything=True)

    @property
    def turn(self) -> str:
        """The turn that a gesture begun now belongs to."""
        return "" if self.scene is None else turn_of(self.scene)

    @property
    def title(self) -> str:
        """The hand in words."""
        return self._say(Phrase(spoken.HAND, count=len(self._cards)))

    def card(self, row: int) -> HandCard:
        """The card of a row."""
        return self._cards[row]

    def row_of(self, card: Card) -> int | None:
        """Where a card is; None if it is not in the hand."""
        for row, one in enumerate(self._cards):
            if one.card == card:
                return row
        return None

    def playable(self, row: int) -> bool:
        """Whether a click on the card does something now."""
        scene, card = self.scene, self._cards[row].card
        if scene is None or card is None or not scene.can_act:
            return False
        match scene.legal:
            case MayPlay(free=free, priced=priced):
                return bool((free | priced) >> card & 1)
            case MayChoose(cards=cards, count=count):
                middle = scene.middle
                full = isinstance(middle, PassMiddle) and len(middle.chosen) >= count
                return bool(cards >> card & 1) and not full
            case _:
                return False

    def may_lift(self, row: int) -> bool:
        """Whether the card may be taken up: also one that cannot be played, to be told why."""
        scene = self.scene
        if scene is None or self._cards[row].card is None or not scene.can_act:
            return False
        return isinstance(scene.legal, MayPlay | MayChoose)

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        row = index.row()
        match role:
            case _ if role == CardRole:
                return self._cards[row]
            case _ if role == PlayableRole:
                return self.playable(row)
            case _Role.AccessibleTextRole:
                return spoken.sentence(self._say(self._name(row)))
            case _Role.AccessibleDescriptionRole:
                return self._remark(row)
            case _Role.ToolTipRole:
                return _as_tip(self._remark(row))
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self._cards[index.row()].card is None:
            return _Flag.NoItemFlags
        if self.may_lift(index.row()):
            return _VISIBLE | _Flag.ItemIsDragEnabled
        return _VISIBLE

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The gesture that takes up the first of these cards."""
        for index in indexes:
            card = self._cards[index.row()].card
            if card is not None:
                return packed(Carried(card, self.turn))
        return QMimeData()

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    # --- words -----------------------------------------------------------------------------------

    def _name(self, row: int) -> Phrase:
        may = None
        if self.scene is not None and self.playable(row):
            choosing = isinstance(self.scene.legal, MayChoose)
            may = spoken.CAN_CHOOSE if choosing else spoken.CAN_PLAY
        return handwords.name(self._cards[row], row, len(self._cards), may)

    def _remark(self, row: int) -> str:
        remark = handwords.remark(self._cards[row])
        return "" if remark is None else self._say(remark)

    # --- rows ------------------------------------------------------------------------------------

    def _remove_others(self, hand: tuple[HandCard, ...]) -> None:
        """Remove the rows whose cards are no longer held; of hidden ones, as many as are too many.

        From the end, a run at a time.
        """
        kept = {one.card for one in hand}
        spare = sum(one.card is None for one in self._cards)
        spare -= sum(one.card is None for one in hand)
        row = len(self._cards)
        while row > 0:
            last = row
            while row > 0 and self._is_gone(self._cards[row - 1], kept, spare - (last - row)):
                row -= 1
            if row < last:
                spare -= sum(one.card is None for one in self._cards[row:last])
                self.beginRemoveRows(NOWHERE, row, last - 1)
                del self._cards[row:last]
                self.endRemoveRows()
            row -= 1

    @staticmethod
    def _is_gone(one: HandCard, kept: set[Card | None], spare: int) -> bool:
        return spare > 0 if one.card is None else one.card not in kept

    def _insert_missing(self, hand: tuple[HandCard, ...]) -> bool:
        """Insert what is new; False if what is there stands in another order."""
        there = [one.card for one in self._cards]
        held = set(there)
        if None in held:
            return there == [one.card for one in hand[: len(there)]] and self._append(hand)
        if there != [one.card for one in hand if one.card in held]:
            return False
        row = 0
        while row < len(hand):
            end = row
            while end < len(hand) and hand[end].card not in held:
                end += 1
            if end > row:
                self._insert(row, hand[row:end])
            row = end + 1
        return True

    def _append(self, hand: tuple[HandCard, ...]) -> bool:
        missing = hand[len(self._cards) :]
        if missing:
            self._insert(len(self._cards), missing)
        return True

    def _insert(self, row: int, cards: tuple[HandCard, ...]) -> None:
        self.beginInsertRows(NOWHERE, row, row + len(cards) - 1)
        self._cards[row:row] = cards
        self.endInsertRows()

    def _update(self, hand: tuple[HandCard, ...], *, everything: bool) -> None:
        """Say which rows look or read otherwise than before."""
        changed = [
            row for row, (old, new) in enumerate(zip(self._cards, hand, strict=True)) if old != new
        ]
        self._cards = list(hand)
        if everything and hand:
            self.dataChanged.emit(self.index(0), self.index(len(hand) - 1))
            return
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))


def _state(scene: Scene) -> tuple[object, ...]:
    """What, besides the cards, the rows tell."""
    chosen = len(scene.middle.chosen) if isinstance(scene.middle, PassMiddle) else 0
    return scene.can_act, scene.legal, chosen


def _as_tip(text: str) -> str:
    """Tool tips guess at markup: what looks like some is shown as it was typed."""
    return f"<span>{escape(text)}</span>" if "<" in text else text
