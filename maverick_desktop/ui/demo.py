"""A match that plays itself in the real window: for a machine without a display, and the self-test.

Must not know how anything is painted.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.ai.player import InlinePlayer
from maverick_desktop.chance import chance_for, new_match_id
from maverick_desktop.core.cards import DECK, SEATS, Seat
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.sheet import head_of, sheet_of
from maverick_desktop.core.sheetfile import to_csv
from maverick_desktop.core.store import Disk, MemorySink, save_whole
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.window import DEFAULT_NAMES
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import FIRST_SIZE, MainWindow
from maverick_desktop.ui.matches import NewMatch, make_sitters
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.paper.apart import workshop
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.pdf import save_pdf
from maverick_desktop.ui.scene import Intent, Shown
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.staging import scene_of
from maverick_desktop.ui.text import language, system_language

PICTURED_TRICK: Final = 4
"""The picture of the table is taken when so many tricks of a hand are done."""
NUMBER: Final = 4711
"""The deal number of the self-test's picture."""
_LEAST_COLOURS: Final = 64


def computers_only(number: int | None = None) -> NewMatch:
    """A match of four computer players under Classic rules."""
    return NewMatch(
        rules=CLASSIC,
        rules_name="classic",
        rules_base="classic",
        names=DEFAULT_NAMES,
        by=("bot:club", "bot:club", "bot:club", "bot:club"),
        number=number,
    )


class Demo(QObject):
    """Plays one match by computer players, leaves pictures and the score sheet, and ends."""

    def __init__(self, shell: Shell, folder: Path, application: QApplication) -> None:
        super().__init__(shell)
        self._shell = shell
        self._folder = folder
        self._application = application
        self._session: GameSession | None = None
        self._done = False

    def start(self) -> None:
        """Begin."""
        self._shell.window.show()
        self._session = self._shell.begin(computers_only())
        self._session.screen.pace = AT_ONCE
        self._session.screen.changed.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        assert self._session is not None
        public = self._session.screen.view.public
        if public.phase is Phase.OVER and not self._done:
            self._done = True
            self._finish()
        elif public.phase is Phase.DEALING and public.past and self._session.screen.live:
            self._session.next_hand()
        elif len(public.hand.tricks) == PICTURED_TRICK and len(public.hand.plays) == 3:
            self._picture("table.png")

    def _picture(self, name: str) -> None:
        path = self._folder / name
        self._folder.mkdir(parents=True, exist_ok=True)
        self._shell.window.grab().save(str(path))

    def _finish(self) -> None:
        assert self._session is not None
        self._picture("result.png")
        sheet = self._folder / "score-sheet.csv"
        view = self._session.screen.view
        save_whole(Disk(), sheet, to_csv(sheet_of(view.public)).encode())
        save_pdf(self._pages(), self._folder / "score-sheet.pdf", Disk())
        for name in ("table.png", "result.png", "score-sheet.csv", "score-sheet.pdf"):
            print(self._folder / name)
        self._application.quit()

    def _pages(self) -> Pages:
        """The match on paper, in the language of the window."""
        assert self._session is not None
        public, made_with = self._session.screen.view.public, workshop()
        return match_pages(
            sheet_of(public),
            head_of(self._session.log, public),
            language(system_language()),
            made_with.lettering,
            made_with.art,
        )


def one_frame(look: Look, path: Path) -> bool:
    """Paint the window in mid-hand into a file, and every card once; whether it went."""
    view = _in_mid_hand()
    window = MainWindow(look)
    window.resize(*FIRST_SIZE)
    window.show_view(view, "Classic", 0)
    window.show_scene(scene_of(Shown(view), Intent()))
    window.show()
    picture = window.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, 1280, 8) for y in range(0, 800, 8)}
    cards = [look.faces.pixmap(card, 116, dpr=1.0) for card in DECK]
    drawn = len(colours) > _LEAST_COLOURS and not any(card.isNull() for card in cards)
    return drawn and picture.save(str(path))


def _in_mid_hand() -> SeatView:
    """What South knows when it is to play to the seventh trick of a numbered hand."""
    wish = computers_only(NUMBER)
    sitters = make_sitters(wish)
    header = MatchHeader("0", new_match_id(), NUMBER, "Classic", "classic", CLASSIC, sitters, "")
    table = Table(GameLog(header), chance_for(NUMBER), MemorySink())
    level = LEVELS["club"]
    players = [InlinePlayer(CLASSIC, sitters, seat, level.make(), 0) for seat in SEATS]
    for seat in SEATS:
        table.attach(seat, players[seat])
    table.deal()
    south = players[Seat.SOUTH]
    while table.public.turn is not Seat.SOUTH or len(table.public.hand.tricks) < PICTURED_TRICK:
        for seat in table.public.to_act():
            answer = players[seat].answer()
            assert answer is not None
            table.submit(seat, *answer)
    return south.view
