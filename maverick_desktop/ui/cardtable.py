"""The furnished table: felt, hand, trick and the overlay for moving cards, joined to a desk.

Made with the first match: the window's first frame does not wait for it. Must not know menus or the
dock.
"""

from PySide6.QtCore import QMetaObject, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from maverick_desktop.ui.desk import Desk
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.hand import HandModel
from maverick_desktop.ui.models.trick import TrickModel
from maverick_desktop.ui.scene import Scene
from maverick_desktop.ui.views.fan import FanView
from maverick_desktop.ui.views.overlay import CardOverlay
from maverick_desktop.ui.views.table import TableView


class CardTable(QObject):
    """What lies on the table, and the gestures made there."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._scene: Scene | None = None
        self._hand = HandModel(look.say, self)
        self._trick = TrickModel(look.say, self)
        self._overlay = CardOverlay(look, parent)
        self._fan = FanView(look, self._hand, self._overlay)
        self.view = TableView(look, self._fan)
        self._overlay.setParent(self.view)
        self._overlay.show()
        self._overlay.raise_()
        self._fan.set_target(self._trick, self._is_over_middle)
        self._fan.drop_lit.connect(self.view.set_drop_lit)
        self._links: list[QMetaObject.Connection] = []

    def sit(self, desk: Desk) -> None:
        """Send every gesture to this desk."""
        view = self.view
        self._links = [
            self._fan.chosen.connect(desk.choose),
            self._trick.dropped.connect(desk.drop),
            self._trick.refused.connect(desk.refuse),
            view.take_back.connect(desk.take_back),
            view.bid_chosen.connect(desk.bid),
            view.pass_now.connect(desk.pass_cards),
            view.go_on.connect(desk.go_on),
            view.next_hand.connect(desk.next_hand),
            view.undo.connect(desk.undo),
            view.hint.connect(desk.hint),
            view.answered.connect(desk.answer),
            desk.refused.connect(self._fan.shake),
        ]
        self.take_focus()

    def take_focus(self) -> None:
        """Keys go to the hand."""
        self._fan.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Let the desk go."""
        for link in self._links:
            QObject.disconnect(link)
        self._links = []
        self.finish()

    def show_scene(self, scene: Scene) -> None:
        """Show what is on the table."""
        self._scene = scene
        self._trick.show(scene)
        self._hand.show(scene)
        self.view.show_scene(scene)

    def finish(self) -> None:
        """End all motion at once."""
        self._overlay.finish()

    def redraw(self) -> None:
        """Paint everything again: the cards look different now."""
        self.view.redraw()
        self._fan.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the language now in use."""
        self._hand.set_say(self._look.say)
        self._trick.set_say(self._look.say)
        self.redraw()
        if self._scene is not None:
            self.show_scene(self._scene)

    def _is_over_middle(self, point: QPoint) -> bool:
        return QRect(self.view.trick_region()).contains(self.view.mapFromGlobal(point))
