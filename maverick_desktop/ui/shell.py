"""What the window's commands do: begin, resume, open, copy and leave matches; settings; messages.

Joins the window, the session and the profile's files. Must not know how anything is
painted. Dialogs are loaded when they are first wanted: a start waits for none of them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from maverick_desktop import __version__
from maverick_desktop.chance import chance_for
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, PRESETS, diff
from maverick_desktop.core.store import Record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text import faults
from maverick_desktop.text import window as words
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import Phrase, say
from maverick_desktop.ui.desk import Desk
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.matches import Matches, NewMatch
from maverick_desktop.ui.pacing import Pace
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.settings import Settings, SettingsFile
from maverick_desktop.ui.widgets import ask, message

if TYPE_CHECKING:
    from maverick_desktop.ui.dialogs.newmatch import RuleSets
    from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog

_RECORD_SUFFIX: Final = ".maverick"


class Shell(QObject):
    """The commands of one window."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        matches: Matches,
        settings_file: SettingsFile,
        settings: Settings,
        rule_sets: "Callable[[], RuleSets]",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.window: Final = window
        self._look = look
        self._matches = matches
        self._file = settings_file
        self._rule_sets = rule_sets
        self._settings = settings
        self.session: GameSession | None = None
        self.desk: Desk | None = None
        self._sheet: ScoreSheetDialog | None = None
        self._asking: QDialog | None = None
        self._apply_settings()
        self._wire()

    # --- matches ---------------------------------------------------------------------------------

    def open_at_start(self, file: Path | None) -> None:
        """The file named at the start, the unfinished match, or an empty table and a question."""
        if file is not None:
            self.open(file)
        else:
            self._resume_latest()
        if self._file.newer:
            self._tell(words.APP_NAME, self._say(words.SETTINGS_NEWER))
        if self.session is None:
            self._on_new_match()

    def _resume_latest(self) -> None:
        path = self._matches.latest()
        if path is None:
            return
        try:
            record = self._matches.read(path)
            if record.public.phase is not Phase.OVER:
                self._go_on_with(path, record)
        except RecordError as error:
            problem = self._look.say(faults.record_fault(path.name, error))
            self._tell(self._say(words.CANNOT_OPEN), f"{problem} {self._say(words.CANNOT_RESUME)}")
        except OSError as error:
            self._tell(self._say(words.CANNOT_OPEN), self._look.say(faults.file_fault(path, error)))

    def open(self, path: Path) -> None:
        """Go on with a record, or look at a finished one. What cannot be opened changes nothing."""
        title = self._say(words.CANNOT_OPEN)
        try:
            record = self._matches.read(path)
            self._go_on_with(path, record)
        except RecordError as error:
            self._tell(title, self._look.say(faults.cannot_open(path, error)))
        except OSError as error:
            self._tell(title, self._look.say(faults.file_fault(path, error)))

    def _go_on_with(self, path: Path, record: Record) -> None:
        self._leave()
        journal = self._matches.resume(path, record)
        self._play(
            GameSession(record.log, chance_for(record.log.header.number), journal, self.pace)
        )
        if record.torn:
            self._tell(self._say(words.TORN_TITLE), self._say(words.TORN_TEXT))

    def begin(self, wish: NewMatch) -> GameSession:
        """Begin a new match."""
        self._leave()
        log, journal = self._matches.begin(wish)
        session = GameSession(log, chance_for(wish.number), journal, self.pace)
        self._play(session)
        return session

    @property
    def pace(self) -> Pace:
        """How long things stay on the screen."""
        return Pace(hold=self._settings.hold)

    def _play(self, session: GameSession) -> None:
        self.session = session
        session.setParent(self)
        session.screen.changed.connect(self._on_screen_changed)
        session.screen.hold_left.connect(self.window.table.view.set_hold_fraction)
        self.window.table.view.set_rules(session.header.rules)
        session.start()
        self.desk = Desk(session, self)
        self.window.sit(self.desk)
        self._on_screen_changed()

    def _leave(self) -> None:
        """Close the match in hand; its record stays as it stands."""
        if self.session is None:
            return
        self.window.leave()
        session, self.session = self.session, None
        session.screen.changed.disconnect(self._on_screen_changed)
        session.close()
        session.deleteLater()
        if self.desk is not None:
            self.desk.deleteLater()
            self.desk = None

    @Slot()
    def _on_screen_changed(self) -> None:
        if self.session is None:
            return
        view = self.session.screen.view
        header = self.session.header
        changes = len(diff(header.rules, PRESETS[header.rules_base]))
        self.window.show_view(view, self._rules_name(header), changes)
        if self._sheet is not None and self._sheet.isVisible():
            self._sheet.show_view(view)

    def _rules_name(self, header: MatchHeader) -> str:
        """A preset's name in this language, an own rule set's as it was typed."""
        preset = preset_name(header.rules_base)
        built_in = header.rules_name in (header.rules_base, say(preset))
        return self._look.say(preset) if built_in else header.rules_name

    # --- commands --------------------------------------------------------------------------------

    def _wire(self) -> None:
        window = self.window
        window.new_match.connect(self._on_new_match)
        window.open_record.connect(self._on_open_record)
        window.save_copy.connect(self._on_save_copy)
        window.rules_wanted.connect(self._on_rules)
        window.keys_wanted.connect(self._on_keys)
        window.about_wanted.connect(self._on_about)
        window.sheet_wanted.connect(self._on_sheet)
        window.hold_chosen.connect(self._on_hold_chosen)
        window.four_colours_chosen.connect(self._on_four_colours)
        window.language_chosen.connect(lambda code: self._speak(language=code))
        window.letters_chosen.connect(lambda letters: self._speak(letters=letters))
        window.dock_shown.connect(lambda shown: self._remember(dock=shown))
        window.closing.connect(self.close)

    @Slot()
    def _on_new_match(self) -> None:
        """Ask once before a match is left, then what the new one is to be."""
        session = self.session
        if self._asking is not None:
            return
        if session is None or session.screen.view.public.phase is Phase.OVER:
            self._ask_new_match()
            return
        box = ask(
            self.window,
            self._say(words.LEAVE_TITLE),
            self._say(words.LEAVE_TEXT),
            self._say(words.LEAVE_YES),
            self._say(words.LEAVE_NO),
        )
        box.accepted.connect(self._ask_new_match)
        self._open_alone(box)

    def _ask_new_match(self) -> None:
        from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog

        dialog = NewMatchDialog(self._look, self._rule_sets(), self._settings, self.window)
        dialog.wanted.connect(self._on_match_wanted)
        self._open_alone(dialog)

    def _open_alone(self, dialog: QDialog) -> None:
        """Open a question; while it stands no second one is asked."""
        self._asking = dialog
        dialog.finished.connect(lambda _result: self._on_answered(dialog))
        dialog.open()

    def _on_answered(self, dialog: QDialog) -> None:
        if self._asking is dialog:
            self._asking = None
        dialog.deleteLater()

    @Slot(object, object)
    def _on_match_wanted(self, wish: NewMatch, chosen: Settings) -> None:
        self._remember(names=chosen.names, levels=chosen.levels, rules=chosen.rules)
        self.begin(wish)

    @Slot()
    def _on_open_record(self) -> None:
        dialog = QFileDialog(self.window, self._say(words.OPEN_TITLE))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self._say(words.RECORD_FILES))
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        self._open_alone(dialog)

    @Slot()
    def _on_save_copy(self) -> None:
        if self.session is None:
            return
        dialog = QFileDialog(self.window, self._say(words.SAVE_TITLE))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._say(words.RECORD_FILES))
        dialog.setDefaultSuffix(_RECORD_SUFFIX[1:])
        dialog.fileSelected.connect(lambda name: self._save_copy(Path(name)))
        self._open_alone(dialog)

    def _save_copy(self, path: Path) -> None:
        if self.session is None:
            return
        try:
            self._matches.save_copy(self.session.log, path)
        except OSError as error:
            problem = self._look.say(faults.file_fault(path, error))
            self._tell(self._say(words.CANNOT_SAVE), problem)

    @Slot()
    def _on_rules(self) -> None:
        if self.session is not None:
            header = self.session.header
            rules, name = header.rules, self._rules_name(header)
        else:
            rules, name = CLASSIC, self._look.say(preset_name("classic"))
        from maverick_desktop.ui.dialogs.reading import rules_dialog

        rules_dialog(self._look, rules, name, self.window).open()

    @Slot()
    def _on_keys(self) -> None:
        from maverick_desktop.ui.dialogs.reading import keys_dialog

        keys_dialog(self._look, self.window).open()

    @Slot()
    def _on_about(self) -> None:
        from maverick_desktop.ui.dialogs.reading import about_dialog

        about_dialog(self._look, __version__, self.window).open()

    @Slot()
    def _on_sheet(self) -> None:
        if self.session is None:
            return
        if self._sheet is None:
            from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog

            self._sheet = ScoreSheetDialog(self._look, self.window)
        self._sheet.show_view(self.session.screen.view)
        self._sheet.show()
        self._sheet.raise_()

    # --- settings --------------------------------------------------------------------------------

    def _apply_settings(self) -> None:
        settings = self._settings
        self.window.commands["dock"].setChecked(settings.dock)
        self.window.commands["four"].setChecked(settings.four_colours)
        self._show_colours(settings.four_colours)
        self._mark_choices()

    def _mark_choices(self) -> None:
        for name in ("hold", "language", "letters"):
            self.window.menus.mark(name, getattr(self._settings, name))

    def _remember(self, **changes: object) -> None:
        changed = msgspec.structs.replace(self._settings, **changes)
        if changed != self._settings:
            self._settings = changed
            self._file.save(changed)

    def _on_hold_chosen(self, milliseconds: int) -> None:
        self._remember(hold=milliseconds)
        self._mark_choices()
        if self.session is not None:
            self.session.screen.pace = self.pace

    def _speak(self, **changes: str) -> None:
        """Speak another language, or letter the cards otherwise, at once and everywhere."""
        self._remember(**changes)
        self._mark_choices()
        self._look.speak(self._settings)
        self._on_screen_changed()
        self.window.retranslate()

    def _on_four_colours(self, four: bool) -> None:
        self._show_colours(four)
        self._remember(four_colours=four)

    def _show_colours(self, four: bool) -> None:
        faces = self._look.faces
        if faces.options.four_colours != four:
            faces.change(options=msgspec.structs.replace(faces.options, four_colours=four))
            self.window.redraw()

    # --- messages and the end --------------------------------------------------------------------

    def on_trouble(self, error: OSError | None) -> None:
        """The record cannot be written, or can be again: said once each."""
        if error is None:
            self._tell(words.APP_NAME, self._say(words.DISK_AGAIN))
            return
        problem = self._look.say(faults.file_fault(error.filename or "", error))
        text = self._look.say(Phrase(words.DISK_TEXT, {"problem": problem}))
        self._tell(self._say(words.DISK_TITLE), text)

    def on_fault(self, file: Path) -> None:
        """Something unexpected happened: one sentence, and where to read more."""
        text = self._look.say(Phrase(words.UNEXPECTED_TEXT, {"file": str(file)}))
        self._tell(self._say(words.UNEXPECTED_TITLE), text)

    def on_called(self, word: str) -> None:
        """Another start hands over: come to the front, and open what it was to open."""
        window = self.window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        if word:
            self.open(Path(word))

    @Slot()
    def close(self) -> None:
        """Put everything in order. Safe at any moment and more than once."""
        if self.session is not None:
            self.session.close()
        window = self.window
        if not window.isFullScreen() and not window.isMaximized():
            place = window.geometry()
            geometry = (place.x(), place.y(), place.width(), place.height())
            self._remember(geometry=geometry)

    def say(self, phrase: Phrase) -> str:
        """A sentence in the window's language."""
        return self._look.say(phrase)

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _tell(self, title: str, text: str) -> None:
        message(self.window, QMessageBox.Icon.Information, title, text)
