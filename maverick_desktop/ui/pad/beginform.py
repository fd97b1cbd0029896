"""What is filled in at the beginning of a hand: dealer, turned cards or suits.

Widgets and their words only; what is picked belongs to the page.
"""

from typing import Final

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from maverick_desktop.core.cards import SEATS, SUITS, Card, Seat, Suit
from maverick_desktop.core.padstate import Names
from maverick_desktop.text import padspoken, scores, seen
from maverick_desktop.text import padwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.cardgrid import CardGrid
from maverick_desktop.ui.pad.formparts import (
    ChoiceButton,
    FormButton,
    FormSuits,
    PadLine,
    SuitButton,
)
from maverick_desktop.ui.widgets import plain_label

_AFTER_LABEL: Final = 8


class Picked(msgspec.Struct, frozen=True):
    """What the form says so far."""

    number: int
    """Of the hand."""
    names: Names
    dealer: Seat | None
    dealer_fixed: bool
    """Whether the deal goes round, or the rules say who deals."""
    by_suits: bool
    cards: tuple[Card, ...]
    suits: tuple[Suit | None, Suit | None]
    decided: tuple[Suit, Suit] | None
    """Trump and adder, once they are known."""
    said: Phrase
    """The same in words; empty before."""


class BeginForm(QFrame):
    """The form."""

    dealer_chosen = Signal(object)
    card_pressed = Signal(object)
    suit_chosen = Signal(int, object)
    """0 for trump, 1 for adder; and the suit."""
    typed = Signal(str)
    switched = Signal()
    """Cards are known, or the suits alone."""
    done = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("look", "box")
        self._labels: Final = {text: plain_label("", "caps") for text in _LABELS}
        self._deals = plain_label("")
        self.dealers: Final = {seat: ChoiceButton(look) for seat in SEATS}
        self.line: Final = PadLine()
        self.switch: Final = FormButton(look="link")
        self.grid: Final = CardGrid(look)
        self.suits: Final = tuple(
            [SuitButton(look, suit) for suit in reversed(SUITS)] for _ in range(2)
        )
        self._suit_rows: Final = QWidget()
        self._shown: Final = FormSuits(look)
        self.button: Final = FormButton(look="main")
        self._build()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(10)
        column.addLayout(self._dealer_row())
        column.addLayout(self._line_row())
        column.addWidget(self.grid, 1)
        self._fill_suits()
        column.addWidget(self._suit_rows, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._shown, 1)
        foot.addWidget(self.button)
        column.addLayout(foot)
        self.grid.picked.connect(self.card_pressed)
        self.line.textEdited.connect(self.typed)
        self.switch.clicked.connect(lambda _checked=False: self.switched.emit())
        self.button.clicked.connect(lambda _checked=False: self.done.emit())

    def _dealer_row(self) -> QHBoxLayout:
        row, group = QHBoxLayout(), QButtonGroup(self)
        row.addWidget(self._labels[scores.DEALER])
        row.addWidget(self._deals, 1)
        for seat, button in self.dealers.items():
            group.addButton(button)
            row.addWidget(button, 1)
            button.clicked.connect(lambda _on=False, seat=seat: self.dealer_chosen.emit(seat))
        return row

    def _line_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.line.setFixedWidth(140)
        row.addWidget(self._labels[words.TURNED_CARDS])
        row.addWidget(self.line)
        row.addStretch()
        row.addWidget(self.switch)
        return row

    def _fill_suits(self) -> None:
        column = QVBoxLayout(self._suit_rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for place, (text, buttons) in enumerate(
            zip((seen.TRUMP, seen.ADDER), self.suits, strict=True)
        ):
            row, group = QHBoxLayout(), QButtonGroup(self)
            group.setExclusive(False)
            row.addWidget(self._labels[text])
            for button in buttons:
                group.addButton(button)
                row.addWidget(button, 1)
                button.clicked.connect(
                    lambda _on=False, place=place, suit=button.suit: self.suit_chosen.emit(
                        place, suit
                    )
                )
            column.addLayout(row)
        column.addStretch()

    # --- what is shown ---------------------------------------------------------------------------

    def show_picked(self, picked: Picked) -> None:
        """Show what is picked, in the language in use."""
        say = self._look.say
        for text, label in self._labels.items():
            label.setText(say(Phrase(text)))
        wide = max(label.sizeHint().width() for label in self._labels.values())
        for label in self._labels.values():
            label.setMinimumWidth(wide + _AFTER_LABEL)
        self._show_dealer(picked)
        turned = say(Phrase(words.TURNED_CARDS))
        hint = words.SUITS_HINT if picked.by_suits else words.CARDS_HINT
        self.line.setPlaceholderText(say(Phrase(hint)))
        self.line.setAccessibleName(turned)
        self.switch.setText(say(Phrase(words.KNOW_CARDS if picked.by_suits else words.ONLY_SUITS)))
        self.grid.setVisible(not picked.by_suits)
        self.grid.show_turned(picked.cards)
        self._suit_rows.setVisible(picked.by_suits)
        for place, buttons in enumerate(self.suits):
            for button in buttons:
                chosen = picked.suits[place] is button.suit
                button.setChecked(chosen)
                said = padspoken.suit_button(button.suit, place == 0, chosen)
                button.setAccessibleName(say(said))
        self._shown.show_suits(picked.decided, say(picked.said))
        self.button.setText(say(words.begin(picked.number)))

    def _show_dealer(self, picked: Picked) -> None:
        self._deals.setVisible(picked.dealer_fixed)
        if picked.dealer_fixed and picked.dealer is not None:
            names = picked.names
            deals, leads = names[picked.dealer], names[picked.dealer.left]
            text = self._look.say(Phrase(words.DEALS, {"who": deals, "leader": leads}))
            self._deals.setText(text)
        for seat, button in self.dealers.items():
            button.setVisible(not picked.dealer_fixed)
            button.show_name(picked.names[seat])
            button.setChecked(picked.dealer is seat)


_LABELS: Final = (scores.DEALER, words.TURNED_CARDS, seen.TRUMP, seen.ADDER)
