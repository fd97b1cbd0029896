"""The lobby: a table of one's own at the left, tables to join at the right, as LOOK section 5 says.

At somebody else's table its right half has the rules to agree to. Shows a ``LobbyScene`` and says
what was pressed; must not know the network.
"""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.names import NAME_LENGTH
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.codebox import CodeBox
from maverick_desktop.ui.lan.footbar import FootBar
from maverick_desktop.ui.lan.joinpanel import JoinPanel
from maverick_desktop.ui.lan.lobbyscene import LobbyScene
from maverick_desktop.ui.lan.note import Note
from maverick_desktop.ui.lan.rulespanel import RulesPanel
from maverick_desktop.ui.lan.seatsfelt import SeatsFelt
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.widgets import plain_label, plain_tip, size_on_screen

SIZE: Final = QSize(1160, 728)
LEAST: Final = QSize(900, 560)
_LEFT: Final = 648
"""Of 1160: where the line between the halves is."""
_LOW: Final = 660
_HEAD: Final = 57


class LobbyDialog(QDialog):
    """Everything before the match."""

    main_pressed = Signal()
    leave_pressed = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    check_wanted = Signal()
    unlock_wanted = Signal()
    menu_wanted = Signal(object)
    """Somebody wants to change who sits at a seat."""
    sit_wanted = Signal(object)
    name_changed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scene: LobbyScene | None = None
        self._title = plain_label("", "title")
        self._line = plain_label("", "second")
        self._air_sign = plain_label("")
        self._air = plain_label("", "strong")
        self._address = plain_label("", "second")
        self._name_label = plain_label("", "second")
        self._head = plain_label("", "title")
        self._cross = dressed(Button("", look, "x", 18), look="cross")
        self.name: Final = QLineEdit()
        self.code: Final = CodeBox(look)
        self.felt: Final = SeatsFelt(look)
        self.warning: Final = Note(look)
        self.join: Final = JoinPanel(look)
        self.rules: Final = RulesPanel(look)
        self.foot: Final = FootBar(look)
        self._pages = QStackedWidget()
        self._air_line = self._air_row()
        self.setMinimumSize(LEAST)
        self._lay_out()
        self._wire()
        self.reword()
        self.resize(size_on_screen(self, SIZE).expandedTo(LEAST))

    # --- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top())
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._left(), _LEFT)
        line = QFrame()
        line.setProperty("look", "upright")
        body.addWidget(line)
        self._pages.addWidget(self.join)
        self._pages.addWidget(self.rules)
        body.addWidget(self._pages, SIZE.width() - _LEFT)
        column.addLayout(body, 1)
        column.addWidget(self.foot)

    def _top(self) -> QFrame:
        top = QFrame()
        top.setProperty("look", "top")
        row = QHBoxLayout(top)
        row.setContentsMargins(24, 0, 14, 0)
        row.setSpacing(8)
        row.addWidget(self._head)
        row.addStretch()
        row.addWidget(self._name_label)
        self._name_label.setBuddy(self.name)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setFixedWidth(210)
        row.addWidget(self.name)
        row.addSpacing(10)
        row.addWidget(self._cross)
        top.setFixedHeight(_HEAD)
        return top

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(32, 16, 16, 16)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addSpacing(2)
        self._line.setWordWrap(True)
        column.addWidget(self._line)
        column.addSpacing(9)
        column.addWidget(self.code)
        column.addWidget(self._air_line)
        column.addSpacing(4)
        column.addWidget(self.felt, 1)
        column.addSpacing(8)
        column.addWidget(self.warning)
        self.warning.hide()
        return left

    def _air_row(self) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 9, 0, 6)
        row.setSpacing(8)
        row.addWidget(self._air_sign)
        row.addWidget(self._air)
        row.addWidget(self._address)
        row.addStretch()
        return line

    def _wire(self) -> None:
        self._cross.clicked.connect(self.close)
        self.name.textEdited.connect(self.name_changed)
        self.felt.change_wanted.connect(self.menu_wanted)
        self.felt.sit_wanted.connect(self.sit_wanted)
        self.warning.pressed.connect(self.unlock_wanted)
        foot = self.foot
        foot.main.clicked.connect(self.main_pressed)
        foot.leave.clicked.connect(self.leave_pressed)
        foot.rules.clicked.connect(self.rules_wanted)
        foot.settings.clicked.connect(self.settings_wanted)
        foot.check.clicked.connect(self.check_wanted)

    def reword(self) -> None:
        """Say everything in the language in use."""
        say = self._look.say
        title = say(Phrase(words.TITLE))
        self.setWindowTitle(title)
        self._head.setText(title)
        self.name.setAccessibleName(say(Phrase(words.YOUR_NAME)))
        self._show_name()
        self.name.setPlaceholderText(say(Phrase(words.NAME_HINT)))
        close = say(Phrase(words.CLOSE))
        self._cross.setToolTip(plain_tip(close))
        self._cross.setAccessibleName(close)
        for part in (self.code, self.join, self.rules, self.warning):
            part.reword()
        self.foot.reword()
        if self._scene is not None:
            scene, self._scene = self._scene, None
            self.show_scene(scene)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def scene(self) -> LobbyScene | None:
        """What is shown."""
        return self._scene

    def show_scene(self, scene: LobbyScene) -> None:
        """Show how things stand."""
        if scene == self._scene:
            return
        self._scene = scene
        say = self._look.say
        self._title.setText(say(scene.title))
        self._line.setText(say(scene.line))
        self._show_code(scene)
        self._show_air(scene)
        self.felt.show_seats(scene.seats)
        guest = scene.stage == "guest"
        self._pages.setCurrentWidget(self.rules if guest else self.join)
        self._show_name()
        self.join.show_own(scene.stage == "open")
        self.warning.setVisible(scene.warned is not None)
        if scene.warned is not None:
            self.warning.show_note(scene.warned.text, bad=True, button=scene.warned.button)
        self.foot.show_scene(scene)

    def _show_code(self, scene: LobbyScene) -> None:
        self.code.setVisible(scene.stage != "guest")
        if scene.code is not None:
            self.code.show_code(scene.code)

    def show_names(self, name: str, table: str) -> None:
        """The player's name, and the table's before it is open."""
        if not self.name.hasFocus():
            self.name.setText(name)
        if self._scene is None or self._scene.stage == "closed":
            self.code.show_name(table)
        self._show_name()

    def _show_name(self) -> None:
        """The name as a field, or as it is once one sits at a table."""
        seated = self._scene is not None and self._scene.stage != "closed"
        said = Phrase(words.YOUR_NAME)
        if seated:
            said = Phrase(words.YOU_ARE, {"who": self.name.text()})
        # The label has a buddy: what comes before a letter of a name would make it a key.
        text = self._look.say(said)
        self._name_label.setText(text.replace("&", "&&") if seated else text)
        self.name.setHidden(seated)

    def _show_air(self, scene: LobbyScene) -> None:
        say, theme = self._look.say, self._look.theme
        ink = theme.accent if scene.on_air else theme.disabled
        pixmap = self._look.art.pixmap("wifi", 18, ink, self.devicePixelRatioF(), line=2.2)
        self._air_sign.setPixmap(pixmap)
        self._air_sign.setVisible(scene.air is not None)
        self._air.setVisible(scene.air is not None)
        self._air.setText("" if scene.air is None else say(scene.air))
        self._address.setVisible(scene.address is not None)
        self._address.setText("" if scene.address is None else say(scene.address))
        tip = ""
        if len(scene.addresses) > 1:
            tip = "\n".join([say(Phrase(words.ALL_ADDRESSES)), *scene.addresses])
        self._address.setToolTip(plain_tip(tip))
        self._make_room()

    def _make_room(self) -> None:
        """Where there is little height the code is smaller, and a warning takes others' places."""
        low = self.height() < _LOW
        self.code.set_low(low)
        scene = self._scene
        if scene is not None:
            warned = low and scene.warned is not None
            said = scene.air is not None or scene.address is not None
            self._air_line.setVisible(said and not warned)
            self._line.setHidden(warned)

    def open_menu(self, menu: QMenu, seat: Seat) -> None:
        """Open a menu at a seat."""
        view = self.felt.seats[seat]
        menu.popup(view.mapToGlobal(view.rect().bottomLeft()))

    # --- Qt --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        self._make_room()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()
        super().changeEvent(event)
