"""What can be entered beside tricks: the actions at their side, and the bids to choose from."""

from typing import Final

from PySide6.QtWidgets import QWidget

from maverick_desktop.core.rules import BID_KINDS
from maverick_desktop.text import padspoken, seen
from maverick_desktop.text import padwords as words
from maverick_desktop.text.bids import FAILED, MADE, bid_failed, bid_made
from maverick_desktop.text.padreasons import pad_refusal
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.entry import (
    Asking,
    Refusal,
    Wants,
    begin_bid,
    begin_revoke,
    totals_refusal,
)
from maverick_desktop.ui.pad.padbuttons import BidButton, Face, WordButton
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padlayout import PadLayout
from maverick_desktop.ui.scene import BID_KEYS

_PLACES: Final = {4: (0, 1, 2, 3), 3: (1, 2, 3), 2: (1, 3)}
"""Which of the four places so many actions take; undo is always the last."""


class Actions:
    """Bid, revoke, totals, undo: those that the rules have."""

    def __init__(self, look: Look, desk: PadDesk, page: QWidget) -> None:
        self._look = look
        self._desk = desk
        self.bid: Final = self._button(page, "B", desk.ask_bid)
        self.revoke: Final = self._button(page, "R", desk.ask_revoke)
        self.totals: Final = self._button(page, "T", desk.ask_totals)
        self.undo: Final = self._button(page, "U", desk.undo)
        rules = desk.state.rules
        self.bid.setVisible(bool(rules.bids))
        self.revoke.setVisible(rules.revoke == "priced")
        self._there: Final = [
            button
            for button, there in (
                (self.bid, bool(rules.bids)),
                (self.revoke, rules.revoke == "priced"),
                (self.totals, True),
                (self.undo, True),
            )
            if there
        ]

    def _button(self, page: QWidget, key: str, does: object) -> WordButton:
        button = WordButton(self._look, page, key)
        button.clicked.connect(does)
        return button

    def place(self, layout: PadLayout) -> None:
        """Stand where the felt has room for them."""
        for button, place in zip(self._there, _PLACES[len(self._there)], strict=True):
            button.set_layout(layout.table)
            button.place(layout.actions[place])

    def show(self) -> None:
        """Show which of them can do something, and which is in use."""
        state, entry = self._desk.state, self._desk.entry
        bids, revokes = begin_bid(state), begin_revoke(state)
        self._show(self.bid, seen.BID, bids, entry.asking is Asking.BID)
        self._show(self.revoke, words.REVOKE, revokes, entry.asking is Asking.REVOKE)
        self._show(self.totals, words.TOTALS, totals_refusal(state), False)
        self._show(self.undo, seen.UNDO, None, False)

    def _show(self, button: WordButton, word: str, can: object, in_use: bool) -> None:
        dead = isinstance(can, Refusal)
        face = Face.CHOSEN if in_use else Face.DEAD if dead else Face.FREE
        why = ""
        if isinstance(can, Refusal):
            why = self._look.say(pad_refusal(self._desk.state, can.refused, can.wish))
        said = padspoken.action(Phrase(word), button.key, dead=dead)
        button.show_word(Phrase(word), face, said, why)


class BidRow:
    """The bids of the rules, in the place of the numbers."""

    def __init__(self, look: Look, desk: PadDesk, page: QWidget) -> None:
        self._look = look
        self._desk = desk
        rules = desk.state.rules
        self.buttons: Final = {
            kind: BidButton(look, page, BID_KEYS[kind]) for kind in BID_KINDS if kind in rules.bids
        }
        for kind, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, kind=kind: desk.press_bid(kind))

    def place(self, layout: PadLayout) -> None:
        """Stand where the numbers stand else."""
        if not self.buttons:
            return
        rects = layout.bids(len(self.buttons))
        for button, rect in zip(self.buttons.values(), rects, strict=True):
            button.set_layout(layout.table)
            button.place(rect)

    def show(self) -> None:
        """Show the bids while one is entered; they wait for the seat."""
        entry, rules = self._desk.entry, self._desk.state.rules
        for kind, button in self.buttons.items():
            worth = (
                (Phrase(MADE), bid_made(rules, kind)),
                (Phrase(FAILED), bid_failed(rules, kind)),
            )
            said = padspoken.bid(kind, button.key)
            button.show_bid(Phrase(seen.BID_TITLES[kind]), worth, entry.wants is Wants.BID, said)
            button.setVisible(entry.asking is Asking.BID)
