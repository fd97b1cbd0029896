"""Who sits where at the host's own table, open or not: what the menus of the lobby's seats do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from maverick_desktop.core.cards import Seat
from maverick_desktop.text import lanlobby as words
from maverick_desktop.ui.lan.draft import Draft
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.lobbydialog import LobbyDialog
from maverick_desktop.ui.lan.lobbystaging import OPEN
from maverick_desktop.ui.lan.seatmenu import SeatWish, seat_menu
from maverick_desktop.ui.lan.settingout import ask_beside
from maverick_desktop.ui.ownseat import player_name

if TYPE_CHECKING:
    from maverick_desktop.ui.lan.lanhost import TableHost
    from maverick_desktop.ui.lan.network import Network


class Placing(QObject):
    """Places people and computer players, before a match and, as far as one may, in it."""

    def __init__(
        self,
        hall: Hall,
        network: "Network",
        dialog: LobbyDialog,
        draft: Draft,
        refresh: Callable[[], None],
    ) -> None:
        """``draft``: the table while none is open; ``refresh`` shows what has become of it."""
        super().__init__(dialog)
        self._hall: Final = hall
        self._network: Final = network
        self._dialog: Final = dialog
        self._draft: Final = draft
        self._refresh: Final = refresh

    def ask(self, seat: Seat) -> None:
        """Open the menu of a seat."""
        host = self._host
        player = player_name(self._hall.settings())
        seats = self._draft.seats(player) if host is None else host.seats()
        menu = seat_menu(
            self._hall.look,
            seats[seat],
            self._dialog,
            lambda wish: self._set_seat(seat, wish),
            lambda: self._ask_free(seat, seats[seat].name),
            (lambda: self._sit(seat)) if self._may_move else None,
        )
        self._dialog.open_menu(menu, seat)

    @property
    def _host(self) -> "TableHost | None":
        return self._network.host

    @property
    def _may_move(self) -> bool:
        """Whether the host may sit elsewhere: in a match everybody stays where they are."""
        host = self._host
        return host is None or not (host.table.playing or host.match_waits)

    def _sit(self, seat: Seat) -> None:
        host = self._host
        if host is None:
            self._draft.sit(seat)
        else:
            host.sit(seat)
        self._refresh()

    def _set_seat(self, seat: Seat, wish: SeatWish) -> None:
        host = self._host
        if host is None:
            self._draft.set_seat(seat, wish)
        else:
            host.table.chairs[seat].computer = wish.computer
            host.table.set_seat(seat, wish.by, needed=wish.needed)
        self._refresh()

    def _ask_free(self, seat: Seat, who: str) -> None:
        questions = words.FREE_TITLE, words.FREE_TEXT, words.FREE_YES, words.FREE_NO
        box = ask_beside(self._hall, self._dialog, *questions, who=who)
        box.accepted.connect(lambda: self._free(seat, who))

    def _free(self, seat: Seat, who: str) -> None:
        """Free a seat, if the same person still has it."""
        host = self._host
        if host is not None and host.table.chairs[seat].name == who:
            host.contested_seat = None
            host.table.set_seat(seat, OPEN)
