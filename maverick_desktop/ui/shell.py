"""What the window's commands do: begin, resume, open, copy and leave matches; settings; messages.

Joins the window, the session and the profile's files. Must not know how anything is
painted. Dialogs are loaded when they are first wanted: a start waits for none of them.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from maverick_desktop import __version__
from maverick_desktop.chance import chance_for
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.store import Record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text import faults
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.archive import Archive
from maverick_desktop.ui.asking import Asking
from maverick_desktop.ui.chosen import Chosen
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.matches import Matches, NewMatch
from maverick_desktop.ui.networkdoor import NetworkDoor
from maverick_desktop.ui.ownseat import own_seat, player_name
from maverick_desktop.ui.pacing import Pace
from maverick_desktop.ui.papers import Papers
from maverick_desktop.ui.recordfiles import RecordFiles
from maverick_desktop.ui.scorepads import ScorePads
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.sitting import Sitting
from maverick_desktop.ui.telling import Question, Telling
from maverick_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from maverick_desktop.core.store import Disk
    from maverick_desktop.ui.desk import Desk
    from maverick_desktop.ui.dialogs.rulechoice import RuleChoice
    from maverick_desktop.ui.dialogs.rules import RulesDialog
    from maverick_desktop.ui.reviews import Reviews
    from maverick_desktop.ui.rulesets import RuleSets
    from maverick_desktop.ui.tablesession import MatchSession

_LEAVE: Final = Question(words.LEAVE_TITLE, words.LEAVE_TEXT, words.LEAVE_YES, words.LEAVE_NO)


class Shell(QObject):
    """The commands of one window."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        matches: Matches,
        chosen: Chosen,
        rule_sets: "RuleSets",
        profile: Path,
        disk: "Disk",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.window: Final = window
        self._look = look
        self._matches = matches
        self._profile = profile
        self._disk = disk
        self._chosen = chosen
        self._rule_sets = rule_sets
        self._telling = Telling(window, look)
        self._sitting = Sitting(window, look)
        self._papers = Papers(window, look, lambda: chosen.settings, self._sitting.on_paper, disk)
        self._pads = ScorePads(
            window, look, profile, lambda: chosen.settings, rule_sets.all, self._papers, disk
        )
        self._archive = Archive(window, look, matches.records, self._in_use, self._papers, disk)
        self.network: Final = NetworkDoor(
            window,
            look,
            rule_sets,
            chosen,
            profile,
            disk,
            self.on_trouble,
            self._open_rules,
            lambda: self.pace,
        )
        self._asking = Asking(self._telling, self)
        self._files = RecordFiles(
            window, look, matches, self._sitting, self._asking, self._telling, self.open
        )
        self._wire()

    @property
    def session(self) -> "MatchSession | None":
        """The match in the window."""
        return self._sitting.session

    @property
    def desk(self) -> "Desk | None":
        """Where the player of that match sits."""
        return self._sitting.desk

    # --- matches ---------------------------------------------------------------------------------

    def open_at_start(self, file: Path | None) -> None:
        """The file named at the start, what was played last, or an empty table and a question."""
        if self._chosen.file.newer:
            self._telling.tell(words.APP_NAME, Phrase(words.SETTINGS_NEWER))
        if file is not None:
            self.open(file)
            self._begin_anew()
            return
        from maverick_desktop.ui.starting import Start

        Start(
            self._profile,
            self._disk,
            self._matches,
            self._telling,
            self._asking,
            self.network,
            self._go_on_unless_begun,
            self._begin_anew,
        ).go_on()

    def _begin_anew(self) -> None:
        # Who came to keep score of real cards is not asked for a match as well.
        if self.session is None and not self._pads.records:
            self._ask_new_match()

    def _go_on_unless_begun(self, path: Path, record: Record) -> None:
        # Another start may have handed its file over meanwhile.
        if self.session is None:
            self._go_on_with(path, record)

    @waiting()
    def open(self, path: Path, sure: bool = False) -> None:
        """Go on with a record, or look at a finished one. What cannot be opened changes nothing.

        ``sure``: whoever sits at a table with the player has been thought of.
        """
        try:
            record = self._matches.read_any(path)
            if not isinstance(record, Record):
                self._pads.open(path, record)
            elif sure or (question := self.network.parting()) is None:
                self._go_on_with(path, record)
            else:
                # Until the answer comes the record may have grown: it is read again.
                self._asking.first(question, lambda: self.open(path, sure=True))
        except RecordError as error:
            self._telling.tell(words.CANNOT_OPEN, faults.cannot_open(path, error))
        except OSError as error:
            self._telling.tell(words.CANNOT_OPEN, faults.file_fault(path, error))

    def _go_on_with(self, path: Path, record: Record) -> None:
        self._leave()
        journal = self._matches.resume(path, record)
        chance = chance_for(record.log.header.number)
        me = own_seat(record.log.header.sitters, player_name(self._chosen.settings))
        self._sitting.play(GameSession(record.log, chance, journal, self.pace, me), path)
        if record.torn:
            self._telling.tell(words.TORN_TITLE, Phrase(words.TORN_TEXT))

    def begin(self, wish: NewMatch) -> GameSession:
        """Begin a new match."""
        self._leave()
        log, journal = self._matches.begin(wish)
        session = GameSession(log, chance_for(wish.number), journal, self.pace)
        self._sitting.play(session, journal.path)
        return session

    def _may_go(self) -> bool:
        """Whether the window may close at once; if not, it does when the player says so."""
        question = self.network.parting()
        if question is not None:
            self._asking.first(question, self.window.close)
        return question is None

    def _leave(self) -> None:
        """Let the match in the window go, and the network with it."""
        self._sitting.leave()
        self.network.leave()

    @Slot(object)
    def _on_table_elsewhere(self, session: "MatchSession") -> None:
        """A match on the network begins in this window."""
        self._sitting.leave()
        self._sitting.play(session, None)

    @property
    def pace(self) -> Pace:
        """How long things stay on the screen."""
        return Pace(hold=self._chosen.settings.hold)

    # --- commands --------------------------------------------------------------------------------

    def _wire(self) -> None:
        window = self.window
        window.new_match.connect(self._on_new_match)
        window.open_record.connect(self._files.choose)
        window.save_copy.connect(self._files.save_copy)
        window.rules_wanted.connect(self._on_rules)
        window.keys_wanted.connect(self._on_keys)
        window.about_wanted.connect(self._on_about)
        window.sheet_wanted.connect(self._on_sheet)
        window.review_wanted.connect(self._on_review)
        window.print_wanted.connect(self._papers.preview_match)
        window.blank_wanted.connect(lambda: self._papers.blank(self._rule_sets.all()))
        window.pad_wanted.connect(self._pads.start)
        self._pads.remember.connect(lambda wish: self._chosen.remember(**wish))
        self._pads.rules_wanted.connect(self._on_rules_for)
        window.matches_wanted.connect(self._archive.show)
        self._archive.open_wanted.connect(self.open)
        self._archive.review_wanted.connect(self._on_review_record)
        window.house_rules_wanted.connect(self._on_house_rules)
        self._papers.remember.connect(lambda wish: self._chosen.remember(**wish))
        self._chosen.hold_changed.connect(lambda: self._sitting.keep_pace(self.pace))
        self._chosen.language_changed.connect(self._sitting.show)
        self._sitting.shown.connect(self._papers.follow)
        window.network_wanted.connect(self.network.show)
        self.network.sit.connect(self._on_table_elsewhere)
        self.network.rise.connect(self._sitting.leave)
        window.host_again.connect(self._on_host_again)
        window.closing.connect(self.close)
        window.may_go = self._may_go

    @Slot()
    def _on_new_match(self) -> None:
        """Ask once before a match is left, then what the new one is to be."""
        if self._asking.stands:
            return
        if self.network.at_table:
            # Others sit there too: the lobby begins the next match, or asks before it ends this.
            self.network.show()
            return
        self._asking.first(_LEAVE if self._sitting.in_play else None, self._ask_new_match)

    def _ask_new_match(self) -> None:
        from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog

        dialog = NewMatchDialog(
            self._look, self._rule_sets.all(), self._chosen.settings, self.window
        )
        dialog.wanted.connect(self._on_match_wanted)
        dialog.rules.settle_wanted.connect(lambda: self._on_rules_for(dialog.rules))
        self._asking.open(dialog)

    @Slot(object)
    def _on_rules_for(self, choice: "RuleChoice") -> None:
        """House rules, from within the question what a new match is to be."""

        def chosen(id_: str, _rules: object) -> None:
            choice.show_rule_sets(self._rule_sets.all(), id_)

        rules = self._open_rules(choice.window(), choice.chosen)
        rules.accepted_rules.connect(chosen)
        # A set may have been renamed or deleted all the same.
        rules.rejected.connect(lambda: choice.show_rule_sets(self._rule_sets.all()))

    @Slot(object, object)
    def _on_match_wanted(self, wish: NewMatch, chosen: Settings) -> None:
        self._chosen.remember(names=chosen.names, levels=chosen.levels, rules=chosen.rules)
        self.begin(wish)

    @Slot()
    def _on_rules(self) -> None:
        """The rules of the match on the table, to be read; without one, those of the next."""
        if self.session is None:
            self._on_house_rules()
            return
        header = self.session.header
        fixed = RuleSet(self._sitting.rules_name(header), header.rules_base, header.rules)
        self._open_rules(fixed=fixed)

    @Slot()
    def _on_house_rules(self) -> None:
        """The rules of the next match."""
        self._open_rules().accepted_rules.connect(lambda id_, _: self._chosen.remember(rules=id_))

    def _open_rules(
        self, beside: QWidget | None = None, chosen: str | None = None, **how: Any
    ) -> "RulesDialog":
        """``chosen``: the id of the set to begin with, by default that of the next match."""
        from maverick_desktop.ui.dialogs.rules import RulesDialog

        first = self._chosen.settings.rules if chosen is None else chosen
        dialog = RulesDialog(self._look, self._rule_sets, first, beside or self.window, **how)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    @Slot()
    def _on_keys(self) -> None:
        from maverick_desktop.ui.dialogs.reading import keys_dialog

        keys_dialog(self._look, self.window).open()

    @Slot()
    def _on_about(self) -> None:
        from maverick_desktop.ui.dialogs.reading import about_dialog

        about_dialog(self._look, __version__, self.window).open()

    @Slot()
    def _on_host_again(self) -> None:
        """Open a table for the match in the window, or for the one that was last on the network."""
        path = self._sitting.record or self.network.record
        if path is None and self.session is None:
            path = self._matches.latest()
        self.network.host_again(path)

    def _in_use(self) -> frozenset[Path]:
        played = (self._sitting.record, self.network.record)
        return frozenset(path for path in played if path is not None) | self._pads.records

    @Slot()
    def _on_sheet(self) -> None:
        if self.session is not None:
            self._papers.show_match(self.session.screen.view)

    def _reviews(self) -> "Reviews":
        from maverick_desktop.ui.reviews import Reviews

        return Reviews(self.window, self._look, self._telling)

    @Slot()
    def _on_review(self) -> None:
        """Review the hands of the match on the table."""
        if self.session is not None:
            self._reviews().show_match(self.session.screen.view, self.session.copy())

    @Slot(object, object)
    def _on_review_record(self, path: Path, beside: QWidget) -> None:
        player = player_name(self._chosen.settings)
        self._reviews().show_record(path, player, beside)

    # --- messages and the end --------------------------------------------------------------------

    def on_trouble(self, error: OSError | None) -> None:
        """The record cannot be written, or can be again."""
        self._telling.trouble(error)

    def on_fault(self, file: Path) -> None:
        """Something unexpected happened; more is in the file."""
        self._telling.fault(file)

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
        self._sitting.close()
        self.network.close()
        self._pads.close()
        self._chosen.remember_place()

    def say(self, phrase: Phrase) -> str:
        """A sentence in the window's language."""
        return self._look.say(phrase)
