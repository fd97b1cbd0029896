"""Which commands the window has: its menus, a line a command.

A new one is a line here and a signal, to which the shell is joined; or a method, where the window
itself carries it out. Must not know what is in the window.
"""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

from maverick_desktop.text import hints
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import CYRILLIC, LATIN, Phrase
from maverick_desktop.ui.menus import LINE, Choice, Command, Entry, Switch
from maverick_desktop.ui.settings import UNTIL_CLICK

HOLDS: Final = (
    (0, Phrase(words.HOLD_NONE)),
    (1000, Phrase(words.HOLD_SECONDS, {"seconds": 1})),
    (1800, Phrase(words.HOLD_TENTHS, {"seconds": 1, "tenths": 8})),
    (3000, Phrase(words.HOLD_SECONDS, {"seconds": 3})),
    (5000, Phrase(words.HOLD_SECONDS, {"seconds": 5})),
    (10_000, Phrase(words.HOLD_SECONDS, {"seconds": 10})),
    (UNTIL_CLICK, Phrase(words.HOLD_CLICK)),
)
"""How long a complete trick may stay, in milliseconds."""
LANGUAGES: Final = (
    ("", Phrase(words.AS_THE_SYSTEM)),
    ("en", Phrase(words.ENGLISH)),
    ("ru", Phrase(words.RUSSIAN)),
)
LETTERS: Final = (
    ("auto", Phrase(words.AS_THE_LANGUAGE)),
    ("latin", Phrase(" ".join(LATIN))),
    ("cyrillic", Phrase(" ".join(CYRILLIC))),
)


class CommandWindow(QMainWindow):
    """A window with the commands of the game."""

    new_match = Signal()
    open_record = Signal()
    save_copy = Signal()
    rules_wanted = Signal()
    keys_wanted = Signal()
    about_wanted = Signal()
    sheet_wanted = Signal()
    review_wanted = Signal()
    print_wanted = Signal()
    blank_wanted = Signal()
    pad_wanted = Signal()
    matches_wanted = Signal()
    house_rules_wanted = Signal()
    network_wanted = Signal()
    host_again = Signal()
    closing = Signal()
    hold_chosen = Signal(int)
    language_chosen = Signal(str)
    letters_chosen = Signal(str)
    four_colours_chosen = Signal(bool)
    dock_shown = Signal(bool)

    def show_dock(self, shown: bool) -> None:
        """Have the dock, or its totals in the top bar."""
        raise NotImplementedError

    def show_full(self, full: bool) -> None:
        """Fill the screen, or not."""
        raise NotImplementedError

    def quit(self) -> None:
        """Close the window, unless something is asked first."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back what you did last."""
        raise NotImplementedError

    def hint(self) -> None:
        """What a strong player would do; again: why."""
        raise NotImplementedError

    def ask_why(self) -> None:
        """Why a computer player did what it did last; again: no more of that."""
        raise NotImplementedError

    def show_last_trick(self) -> None:
        """Show the last trick large, or the table again."""
        raise NotImplementedError

    def menu_entries(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """The title of each menu, and what is in it."""
        return (
            (
                words.GAME,
                (
                    Command("new", words.NEW_MATCH, "Ctrl+N", self.new_match.emit),
                    Command("matches", words.MATCHES, "Ctrl+M", self.matches_wanted.emit),
                    Command("open", words.OPEN_RECORD, "Ctrl+O", self.open_record.emit),
                    Command("save", words.SAVE_COPY, "Ctrl+S", self.save_copy.emit),
                    LINE,
                    Command("network", words.NETWORK, "Ctrl+L", self.network_wanted.emit),
                    Command("rehost", words.HOST_AGAIN, does=self.host_again.emit),
                    LINE,
                    Command("house", words.HOUSE_RULES, "Ctrl+R", self.house_rules_wanted.emit),
                    Command("pad", words.SCORE_PAD, "Ctrl+K", self.pad_wanted.emit),
                    LINE,
                    Command("print", words.PRINT, "Ctrl+P", self.print_wanted.emit),
                    Command("blank", words.BLANK_SHEETS, does=self.blank_wanted.emit),
                    LINE,
                    Command("quit", words.QUIT, "Ctrl+Q", self.quit),
                ),
            ),
            (
                words.VIEW,
                (
                    Switch("dock", words.SHOW_DOCK, "F9", self.show_dock),
                    Switch("four", words.FOUR_COLOURS, "F4", self.four_colours_chosen.emit),
                    Switch("full", words.FULL_SCREEN, "F11", self.show_full),
                    LINE,
                    Choice("language", words.LANGUAGE, LANGUAGES, self.language_chosen.emit),
                    Choice("letters", words.LETTERS, LETTERS, self.letters_chosen.emit),
                ),
            ),
            (
                words.TABLE,
                (
                    Command("undo", words.UNDO, "Ctrl+Z", self.undo),
                    Command("hint", hints.TAKE_HINT, does=self.hint),
                    Command("why", hints.ASK_WHY, does=self.ask_why),
                    Command("last", words.LAST_TRICK, does=self.show_last_trick),
                    Command("sheet", words.SCORE_SHEET, does=self.sheet_wanted.emit),
                    Command("review", words.REVIEW, "Ctrl+E", self.review_wanted.emit),
                    Choice("hold", words.TRICK_HOLD, HOLDS, self.hold_chosen.emit),
                ),
            ),
            (
                words.HELP,
                (
                    Command("rules", words.RULES_IN_FORCE, "F1", self.rules_wanted.emit),
                    Command("keys", words.KEYS, does=self.keys_wanted.emit),
                    LINE,
                    Command("about", words.ABOUT, does=self.about_wanted.emit),
                ),
            ),
        )
