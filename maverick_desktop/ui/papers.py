"""Score sheets in windows of their own and on paper: of the match on the table and of any other.

Opens what shows and prints them. Must not know records nor how a match is played.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.core.store import Disk
from maverick_desktop.core.view import SeatView
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from maverick_desktop.ui.dialogs.preview import PreviewDialog, Source
    from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog

OnPaper = Callable[[], tuple[ScoreSheet, SheetHead] | None]
"""The match on the table as it stands on the screen; None without one."""


class Papers(QObject):
    """What a window shows of score sheets."""

    remember = Signal(dict)
    """Settings to be remembered, by their names."""

    def __init__(
        self,
        window: QWidget,
        look: Look,
        settings: Callable[[], Settings],
        on_table: OnPaper,
        disk: Disk,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._settings = settings
        self._on_table = on_table
        self._disk = disk
        self._sheet: ScoreSheetDialog | None = None
        """The window that follows the match on the table."""

    # --- on the screen ---------------------------------------------------------------------------

    def show_match(self, view: SeatView) -> None:
        """Open the score sheet of the match on the table, or bring it to the front."""
        if self._sheet is None:
            self._sheet = self._made_sheet(self._window)
            self._sheet.preview_wanted.connect(self.preview_match)
            self._sheet.pdf_wanted.connect(self.save_match)
            self._sheet.print_wanted.connect(self.print_match)
        self._sheet.show_view(view)
        self._sheet.show()
        self._sheet.raise_()
        self._sheet.activateWindow()

    def follow(self, view: SeatView) -> None:
        """The match has gone on; an open score sheet goes with it."""
        if self._sheet is not None and self._sheet.isVisible():
            self._sheet.show_view(view)

    def show_other(
        self, sheet: ScoreSheet, head: SheetHead, beside: QWidget | None = None
    ) -> "ScoreSheetDialog":
        """Open the score sheet of another match, in a window that goes when it is closed."""
        from PySide6.QtCore import Qt

        dialog = self._made_sheet(beside or self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.preview_wanted.connect(lambda: self._preview_shown(dialog))
        dialog.pdf_wanted.connect(lambda: self._preview_shown(dialog).ask_where())
        dialog.print_wanted.connect(lambda: self._preview_shown(dialog).print())
        dialog.show_sheet(sheet, head, Side.NS)
        dialog.show()
        return dialog

    def _preview_shown(self, dialog: "ScoreSheetDialog") -> "PreviewDialog":
        """The pages of the match that a score sheet shows at this moment."""
        sheet, head = dialog.sheet, dialog.head
        assert sheet is not None
        assert head is not None
        return self.preview(sheet, head, dialog)

    def _made_sheet(self, parent: QWidget) -> "ScoreSheetDialog":
        from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog

        return ScoreSheetDialog(self._look, parent, self._disk)

    # --- on paper --------------------------------------------------------------------------------

    def preview_match(self) -> "PreviewDialog | None":
        """Show the pages of the match on the table; None without one."""
        match = self._on_table()
        return None if match is None else self.preview(*match)

    def save_match(self) -> None:
        """Ask where a PDF of the match on the table is to be."""
        dialog = self.preview_match()
        if dialog is not None:
            dialog.ask_where()

    def print_match(self) -> None:
        """Print the match on the table."""
        dialog = self.preview_match()
        if dialog is not None:
            dialog.print()

    def preview(
        self, sheet: ScoreSheet, head: SheetHead, beside: QWidget | None = None
    ) -> "PreviewDialog":
        """Show the pages of a match."""
        from maverick_desktop.ui.paper.wish import Detail
        from maverick_desktop.ui.papersources import MatchSource, paper_for

        wish = self._settings()
        source = MatchSource(
            self._look,
            sheet,
            head,
            paper_for(wish.paper),
            Detail(wish.detail),
            wish.letters,
        )
        return self._open(source, beside)

    def blank(self, rule_sets: Mapping[str, RuleSet]) -> "PreviewDialog":
        """Show blank sheets, of the rules that were played last."""
        from maverick_desktop.ui.papersources import BlankSource, paper_for

        wish = self._settings()
        return self._open(BlankSource(self._look, rule_sets, wish.rules, paper_for(wish.paper)))

    def _open(self, source: "Source", beside: QWidget | None = None) -> "PreviewDialog":
        from maverick_desktop.ui.dialogs.preview import PreviewDialog

        dialog = PreviewDialog(self._look, source, beside or self._window, self._disk)
        dialog.chosen.connect(self._on_chosen)
        dialog.open()
        return dialog

    def _on_chosen(self, chosen: dict[str, str]) -> None:
        """What was chosen for the pages is the beginning of the next ones."""
        self.remember.emit({name: chosen[name] for name in ("paper", "detail") if name in chosen})
