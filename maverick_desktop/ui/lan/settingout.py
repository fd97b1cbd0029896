"""Setting out for a table from the lobby: what was typed is checked, what would be lost is asked.

Nothing is sent before both are done.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from maverick_desktop.lan.codes import BadCode, read_code
from maverick_desktop.lan.where import PORTS, BadAddress, Where, read_where
from maverick_desktop.text import lanfaults
from maverick_desktop.text import lanlobby as words
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.joinpanel import JoinWish
from maverick_desktop.ui.lan.lobbydialog import LobbyDialog
from maverick_desktop.ui.lan.lookout import Lookout
from maverick_desktop.ui.ownseat import player_name
from maverick_desktop.ui.widgets import ask

if TYPE_CHECKING:
    from maverick_desktop.hosting.remembered import Ticket
    from maverick_desktop.ui.lan.network import Network

Go: TypeAlias = Callable[[], None]


class SettingOut(QObject):
    """The way from the lobby to somebody else's table."""

    def __init__(
        self, hall: Hall, network: "Network", dialog: LobbyDialog, lookout: Lookout
    ) -> None:
        super().__init__(dialog)
        self._hall: Final = hall
        self._network: Final = network
        self._dialog: Final = dialog
        self._join: Final = dialog.join
        self._lookout: Final = lookout

    def go(self, wish: JoinWish) -> None:
        """Set out for what is chosen and typed, if that makes sense."""
        ticket = self._lookout.ticket(wish.id)
        if ticket is not None:
            self.go_back(ticket)
            return
        wheres = self._wheres(wish)
        code = self._code(wish.code) if wheres else None
        if code is not None:
            self._leave_own(lambda: self._go_there(wheres, code, wish.watch))

    def go_back(self, ticket: "Ticket") -> None:
        """Set out for a seat that is kept."""
        self._leave_own(lambda: self._go_back(ticket))

    def stop(self) -> None:
        """Go no further; nothing where one has arrived already."""
        guest = self._network.guest
        if guest is not None and not guest.is_in:
            self._network.give_up()
        self._join.show_joining(None)

    # --- the way ---------------------------------------------------------------------------------

    def _go_back(self, ticket: "Ticket") -> None:
        self._set_out(ticket.table, lambda: self._network.come_back(ticket))

    def _go_there(self, wheres: list[Where], code: str, watch: bool) -> None:
        name = player_name(self._hall.settings())
        self._set_out(str(wheres[0]), lambda: self._network.join(wheres, code, name, watch=watch))

    def _set_out(self, where: str, go: Go) -> None:
        self._join.show_joining(where)
        # The dialog says so before anything can come back.
        QTimer.singleShot(0, self, go)

    def _leave_own(self, go: Go) -> None:
        """Go on; where people sit at one's own table it is asked first."""
        host = self._network.host
        if host is None or not (host.table.playing or host.table.chairs.where("remote")):
            go()
            return
        box = ask_beside(
            self._hall,
            self._dialog,
            words.CLOSE_OWN_TITLE,
            words.CLOSE_OWN_TEXT,
            words.CLOSE_OWN_YES,
            words.CLOSE_OWN_NO,
        )
        box.accepted.connect(go)

    # --- what was typed --------------------------------------------------------------------------

    def _wheres(self, wish: JoinWish) -> list[Where]:
        """Where to go: what was heard, or what was typed; empty if that makes no sense."""
        heard = self._lookout.wheres(wish.id)
        if heard:
            return heard
        join = self._join
        try:
            where = read_where(wish.address)
        except BadAddress:
            join.tell_field(join.address, lanfaults.BAD_ADDRESS)
            return []
        port = wish.port.strip()
        if not port:
            return [where]
        if not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
            join.tell_field(join.port, lanfaults.BAD_PORT)
            return []
        # A port within the address counts for more than the field, unless that says another one.
        return [where if int(port) == PORTS[0] else Where(where.host, int(port))]

    def _code(self, text: str) -> str | None:
        try:
            return read_code(text)
        except BadCode:
            self._join.tell_field(self._join.code, lanfaults.BAD_CODE)
            return None


def ask_beside(
    hall: Hall, beside: QWidget, title: str, text: str, yes: str, no: str, **args: str
) -> QMessageBox:
    """A question that is open already; it goes away by itself."""
    say = hall.say
    box = ask(beside, say(title, **args), say(text, **args), say(yes), say(no))
    box.finished.connect(box.deleteLater)
    box.open()
    return box
