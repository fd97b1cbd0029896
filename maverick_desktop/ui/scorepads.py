"""Score pads beside the table: begin one, go on with one, close them all with the window.

Joins the records of matches with real cards with the windows that keep them. Must not know how a
score is worked out.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.core.store import Disk
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.matches import real_path
from maverick_desktop.ui.papers import Papers
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.widgets import message

if TYPE_CHECKING:
    from maverick_desktop.core.padfile import PadRecord
    from maverick_desktop.ui.pad.padstart import PadStartDialog
    from maverick_desktop.ui.pad.padwindow import PadWindow
    from maverick_desktop.ui.padmatches import PadMatches, PadMatchWish


class ScorePads(QObject):
    """The open score pads."""

    remember = Signal(dict)
    """Settings to be remembered, by their names."""
    rules_wanted = Signal(object)
    """Somebody who begins a match wants rules of their own; where they are chosen."""

    def __init__(
        self,
        window: QWidget,
        look: Look,
        profile: Path,
        settings: Callable[[], Settings],
        rule_sets: Callable[[], Mapping[str, RuleSet]],
        papers: Papers,
        disk: Disk,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._profile = profile
        self._settings = settings
        self._rule_sets = rule_sets
        self._papers = papers
        self._disk = disk
        self._open: dict[Path, PadWindow] = {}
        """By the real paths of their records: one pad a record."""

    @property
    def records(self) -> frozenset[Path]:
        """The records of the pads that are open."""
        return frozenset(self._open)

    def start(self) -> "PadStartDialog":
        """Ask what a new match with real cards is to be."""
        from PySide6.QtCore import Qt

        from maverick_desktop.ui.pad.padstart import PadStartDialog

        dialog = PadStartDialog(self._look, self._rule_sets(), self._settings(), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(self.begin)
        dialog.rules.settle_wanted.connect(lambda: self.rules_wanted.emit(dialog.rules))
        dialog.open()
        return dialog

    def begin(self, wish: "PadMatchWish") -> "PadWindow":
        """Begin a match with real cards."""
        from maverick_desktop.ui.pad.padsession import PadSession

        self.remember.emit({"rules": wish.rules_id, "pad_names": wish.names})
        log, journal = self._matches().begin(wish)
        return self._show(self._matches().path(log), PadSession(log, journal, wish.dealer))

    def open(self, path: Path, record: "PadRecord") -> "PadWindow":
        """Go on with a match, or bring its pad to the front."""
        from maverick_desktop.ui.pad.padsession import PadSession

        window = self._open.get(real_path(path))
        if window is not None:
            window.raise_()
            window.activateWindow()
            return window
        window = self._show(path, PadSession(*self._matches().resume(path, record)))
        if record.torn:
            title, text = (Phrase(one) for one in (words.TORN_TITLE, words.TORN_TEXT))
            say = self._look.say
            message(window, QMessageBox.Icon.Information, say(title), say(text))
        return window

    def close(self) -> None:
        """Close every pad; their records stay as they stand."""
        for window in list(self._open.values()):
            window.close()

    def _show(self, path: Path, session: object) -> "PadWindow":
        from maverick_desktop.ui.pad.padsession import PadSession
        from maverick_desktop.ui.pad.padwindow import PadWindow

        assert isinstance(session, PadSession)
        path = real_path(path)
        window = PadWindow(self._look, session, self._matches().save_copy, self._window)
        window.sheet_wanted.connect(lambda sheet, head: self._show_sheet(window, sheet, head))
        window.preview_wanted.connect(lambda sheet, head: self._papers.preview(sheet, head, window))
        window.closed.connect(lambda: self._on_closed(path))
        self._open[path] = window
        window.show()
        return window

    def _show_sheet(self, window: "PadWindow", sheet: ScoreSheet, head: SheetHead) -> None:
        """Open the score sheet of a pad, or bring it to the front; it follows what is entered."""
        from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog

        for there in window.findChildren(ScoreSheetDialog):
            if there.isVisible():
                there.raise_()
                there.activateWindow()
                return
        dialog = self._papers.show_other(sheet, head, window)

        def follow() -> None:
            dialog.show_sheet(*window.session.sheet(), Side.NS)

        window.session.changed.connect(follow)
        dialog.finished.connect(lambda _result: window.session.changed.disconnect(follow))

    def _on_closed(self, path: Path) -> None:
        window = self._open.pop(path, None)
        if window is not None:
            window.deleteLater()

    def _matches(self) -> "PadMatches":
        from maverick_desktop.ui.padmatches import PadMatches

        return PadMatches(self._profile, self._disk)
