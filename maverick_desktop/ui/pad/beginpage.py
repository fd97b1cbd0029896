"""The page between two hands: who deals, and which cards were turned, or which suits they made.

The cards are typed or clicked; what they decide is shown at once. Must not know the record.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card, Seat, Suit
from maverick_desktop.core.padfacts import BeginHand, BeginHandBySuits, PadHand
from maverick_desktop.core.padstate import next_dealer
from maverick_desktop.core.turned import suits_of
from maverick_desktop.text import faults
from maverick_desktop.text import padwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.beginform import BeginForm, Picked
from maverick_desktop.ui.pad.formparts import ENTER
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padkeys import ARROWS
from maverick_desktop.ui.pad.padlayout import lay_out_pad
from maverick_desktop.ui.pad.typedcards import read_cards, written, written_suit


class BeginPage(QWidget):
    """The beginning of a hand."""

    def __init__(self, look: Look, desk: PadDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self._number = 0
        self._dealer: Seat | None = None
        self._cards: tuple[Card, ...] = ()
        self._suits: tuple[Suit | None, Suit | None] = (None, None)
        self._by_suits = False
        self._unread = ""
        """The first thing in the line that names neither card nor suit."""
        self._too_many = False
        """Whether more than two suits were typed."""
        self.form: Final = BeginForm(look, self)
        self.form.dealer_chosen.connect(self._on_dealer)
        self.form.card_pressed.connect(self._on_card)
        self.form.suit_chosen.connect(self._on_suit)
        self.form.typed.connect(self._on_typed)
        self.form.switched.connect(self._on_switched)
        self.form.done.connect(self.begin)
        self.setFocusProxy(self.form.line)

    # --- what is shown ---------------------------------------------------------------------------

    def show_begin(self) -> None:
        """Show the next hand; a hand that was just taken back is offered again."""
        number, taken = len(self._desk.state.past) + 1, self._desk.taken_back
        if number != self._number:
            self._number = number
            self._clear()
        if isinstance(taken, PadHand):
            self._desk.taken_back = None
            self._offer(taken)
        self._show()

    def prompt(self) -> words.Prompt:
        """What is to be filled in next."""
        if self._the_dealer is None:
            return words.who_deals(self._number)
        if self._decided is None:
            return words.what_turned(self._number, self._by_suits)
        return words.ready(self._number, self._said)

    def _clear(self) -> None:
        self._cards, self._suits = (), (None, None)
        self._unread, self._too_many = "", False
        self._dealer = self._desk.session.first_dealer
        self.form.line.clear()

    def _offer(self, hand: PadHand) -> None:
        self._clear()
        self._dealer = hand.dealer
        self._by_suits = hand.turned is None
        if hand.turned is None:
            self._suits = hand.trump, hand.adder
        else:
            self._cards = hand.turned
        self._write()

    def _show(self) -> None:
        state = self._desk.state
        self.form.show_picked(
            Picked(
                number=self._number,
                names=state.names,
                dealer=self._the_dealer,
                dealer_fixed=next_dealer(state) is not None,
                by_suits=self._by_suits,
                cards=self._cards,
                suits=self._suits,
                decided=self._decided,
                said=self._said,
            )
        )

    @property
    def _the_dealer(self) -> Seat | None:
        fixed = next_dealer(self._desk.state)
        return self._dealer if fixed is None else fixed

    @property
    def _decided(self) -> tuple[Suit, Suit] | None:
        """Trump and adder, once they are known."""
        trump, adder = self._suits
        if self._by_suits:
            same = trump is adder or self._too_many
            return None if trump is None or adder is None or same else (trump, adder)
        if len(self._cards) != 2 or self._cards[0] == self._cards[1] or self._unread:
            return None
        turned = self._cards[0], self._cards[1]
        return suits_of(self._desk.state.rules.equal_ranks, turned)

    @property
    def _said(self) -> Phrase:
        suits = self._decided
        if suits is None:
            return Phrase("")
        turned = None if self._by_suits else (self._cards[0], self._cards[1])
        return words.suits_are(self._desk.state.rules, turned, *suits)

    # --- what is picked --------------------------------------------------------------------------

    def _on_dealer(self, seat: Seat) -> None:
        self._dealer = seat
        self._changed()

    def _on_card(self, card: Card) -> None:
        """A card was turned, or was not after all."""
        if card in self._cards:
            self._cards = tuple(one for one in self._cards if one != card)
        elif len(self._cards) < 2:
            self._cards = (*self._cards, card)
        else:
            self._desk.refuse(Phrase(words.TWO_CARDS))
            return
        self._write()
        self._changed()

    def _on_suit(self, place: int, suit: Suit) -> None:
        trump, adder = self._suits
        self._suits = (suit, adder) if place == 0 else (trump, suit)
        self._write()
        self._changed()

    def _on_switched(self) -> None:
        self._by_suits = not self._by_suits
        self._write()
        self._changed()
        self.form.line.setFocus()

    def _on_typed(self, text: str) -> None:
        typed = read_cards(text)
        self._unread = typed.unread
        # One letter may yet become a card; two suits are what they are.
        if typed.suits and (self._by_suits or len(typed.suits) > 1):
            self._by_suits = True
            pair = (*typed.suits, None)
            self._suits = pair[0], pair[1]
            self._too_many = len(typed.suits) > 2
        elif typed.cards or not self._by_suits:
            self._by_suits, self._cards = False, typed.cards
            self._unread = text.strip() if typed.suits else typed.unread
        else:
            self._suits = (None, None)
        self._changed()

    def _write(self) -> None:
        """Write into the line what was clicked."""
        self._unread, self._too_many = "", False
        russian = self._look.language.code == "ru"
        picked = [written_suit(one, russian) for one in self._suits if one is not None]
        if not self._by_suits:
            picked = [written(card, russian) for card in self._cards]
        self.form.line.setText(" ".join(picked))

    def _changed(self) -> None:
        """What is picked is another; the window shows it again."""
        self._desk.touch()

    # --- begin -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the hand, or say what is missing."""
        wish = self._wish()
        if isinstance(wish, Phrase):
            self._desk.refuse(wish)
        else:
            self._desk.wish(wish)
        # What is typed next takes the place of what was refused.
        self.form.line.selectAll()

    def _wish(self) -> BeginHand | BeginHandBySuits | Phrase:
        """What is wanted, or what is missing for it."""
        missing, dealer = self._missing(), self._the_dealer
        if missing is not None:
            return missing
        if dealer is None:
            return Phrase(words.NO_DEALER)
        if not self._by_suits:
            return BeginHand(dealer, (self._cards[0], self._cards[1]))
        trump, adder = self._suits
        assert trump is not None
        assert adder is not None
        return BeginHandBySuits(dealer, trump, adder)

    def _missing(self) -> Phrase | None:
        if self._unread:
            return Phrase(words.UNREAD, {"text": faults.shown(self._unread, 12)})
        if self._by_suits and self._too_many:
            return Phrase(words.TWO_SUITS)
        if self._by_suits:
            return Phrase(words.NEED_SUITS) if None in self._suits else None
        if len(self._cards) > 2:
            return Phrase(words.TWO_CARDS)
        return Phrase(words.NEED_CARDS) if len(self._cards) < 2 else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, arrows say who deals; what is typed beside the line goes into it."""
        line = self.form.line
        if event.key() in ENTER:
            self.begin()
        elif event.key() in ARROWS and next_dealer(self._desk.state) is None:
            self._on_dealer(ARROWS[event.key()])
        elif event.key() == Qt.Key.Key_Backspace:
            line.setFocus(Qt.FocusReason.OtherFocusReason)
            line.backspace()
            self._on_typed(line.text())
        elif event.text().isalnum() and not line.hasFocus() and not _commands(event):
            line.setFocus(Qt.FocusReason.OtherFocusReason)
            line.insert(event.text())
            self._on_typed(line.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form takes its place."""
        super().resizeEvent(event)
        self.form.setGeometry(lay_out_pad(self.width(), self.height()).form.toRect())


def _commands(event: QKeyEvent) -> bool:
    """Whether a key is the window's: undo, or one with Ctrl or Alt."""
    plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return bool(event.modifiers() & ~plain) or event.key() in (ord("U"), ord("Г"))
