"""The menu of a seat in the lobby: open, for a person alone, or a computer's. For its host."""

from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.table import level_name
from maverick_desktop.ui.lan.lobbystaging import OPEN, Seated
from maverick_desktop.ui.look import Look


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to have a seat."""

    by: str
    """``open`` or ``bot:LEVEL``."""
    computer: str
    """The level that plays at an open seat."""
    needed: bool = False
    """Whether an open seat waits for a person."""


_LEVELS: Final = tuple(f"bot:{level.id}" for level in LEVELS.values() if level.public)


def seat_menu(
    look: Look,
    seat: Seated,
    parent: QWidget,
    wanted: Callable[[SeatWish], None],
    free: Callable[[], None],
    sit: Callable[[], None] | None,
) -> QMenu:
    """What can be done about a seat; a person's can only be freed, which is asked about.

    ``sit``: the host takes it; None where everybody stays where they are.
    """
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    if seat.is_person:
        text = look.say(Phrase(words.MENU_FREE, {"who": seat.name}))
        menu.addAction(text.replace("&", "&&")).triggered.connect(lambda: free())
        return menu
    if sit is not None:
        menu.addAction(look.say(Phrase(words.SIT_HERE))).triggered.connect(lambda: sit())
        menu.addSeparator()
    group = QActionGroup(menu)
    now = SeatWish(seat.by, seat.computer, seat.by == OPEN and seat.needed)
    for phrase, wish in _choices(seat):
        action = menu.addAction(look.say(phrase).replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(_same(wish, now))
        action.triggered.connect(lambda _=False, wish=wish: wanted(wish))
        group.addAction(action)
    return menu


def _choices(seat: Seated) -> list[tuple[Phrase, SeatWish]]:
    computer = seat.computer or _LEVELS[-1]
    opened = [
        (Phrase(words.MENU_OPEN, {"level": level_name(by[4:])}), SeatWish(OPEN, by))
        for by in _LEVELS
    ]
    needed = (Phrase(words.MENU_NEEDED), SeatWish(OPEN, computer, needed=True))
    computers = [
        (Phrase(words.MENU_COMPUTER, {"level": level_name(by[4:])}), SeatWish(by, by))
        for by in _LEVELS
    ]
    return [*opened, needed, *computers]


def _same(wish: SeatWish, now: SeatWish) -> bool:
    if wish.by != now.by or wish.needed != now.needed:
        return False
    return wish.needed or wish.by != OPEN or wish.computer == now.computer
