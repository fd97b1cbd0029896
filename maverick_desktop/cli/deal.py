"""``deal``: shows the cards of a deal code or a deal number. Imports no Qt."""

from typing import Any

from maverick_desktop.core.cards import SEATS, SUITS, Card, CardSet, cards_in, codes
from maverick_desktop.core.deals import (
    BadDeal,
    Deal,
    code_of,
    deal_from_code,
    numbered_deal,
    parse_number,
)
from maverick_desktop.core.rules import Rules
from maverick_desktop.lab.suits import suits_of
from maverick_desktop.text.faults import deal_fault
from maverick_desktop.text.phrase import SUIT_SIGNS, SUIT_WORDS, Phrase, runs, say
from maverick_desktop.text.words import seat_word

from .output import DONE, WRONG, CommandError, Parser, print_json
from .rulesets import add_rules, chosen_rules

_CODE_LENGTH = 24


def run(words: list[str]) -> int:
    """Show the deal that these words name."""
    parser = Parser("deal", "Show the deal of a deal code or a deal number.")
    parser.add_argument(
        "deal",
        nargs="+",
        metavar="CODE-or-NUMBER",
        help="a code of six groups of four, or a number from 1 to 999999999999",
    )
    add_rules(parser)
    parser.add_argument("--json", action="store_true", help="print the deal as JSON")
    wish = parser.parse_args(words)
    rules = chosen_rules(wish.rules).rules
    number, deal = named_deal(" ".join(wish.deal))
    if wish.json:
        print_json(_as_json(rules, number, deal))
    else:
        print("\n".join(_lines(rules, number, deal)))
    return DONE


def named_deal(text: str) -> tuple[int | None, Deal]:
    """The deal of a typed number or code, and the number. CommandError if it names none."""
    try:
        # Digits alone are a number, unless there are as many as a code has.
        if text.isascii() and text.isdecimal() and len(text) != _CODE_LENGTH:
            number = parse_number(text)
            return number, numbered_deal(number)
        return None, deal_from_code(text)
    except BadDeal as error:
        raise CommandError(deal_fault(text, error), WRONG) from None


def _as_json(rules: Rules, number: int | None, deal: Deal) -> dict[str, Any]:
    suits = suits_of(rules, deal)
    return {
        "deal": code_of(deal),
        "number": number,
        "turned": [card.code for card in deal.turned],
        "trump": None if suits is None else suits[0].letter,
        "adder": None if suits is None else suits[1].letter,
        "cards": {seat.letter: codes(deal.hands[seat]) for seat in SEATS},
    }


def _lines(rules: Rules, number: int | None, deal: Deal) -> list[str]:
    suits = suits_of(rules, deal)
    first, second = (card_sign(card) for card in deal.turned)
    if suits is None:
        meaning = "equal cards, dealt again under these rules"
    else:
        trump, adder = suits
        meaning = (
            f"trump {SUIT_SIGNS[trump]} {SUIT_WORDS[trump]},"
            f" adder {SUIT_SIGNS[adder]} {SUIT_WORDS[adder]}"
        )
    return [
        f"Deal {code_of(deal)}" + ("" if number is None else f", number {number}"),
        f"Turned {first}, {second}: {meaning}",
        *(f"{say(seat_word(seat)):<6} {_hand(deal.hands[seat])}" for seat in SEATS),
    ]


def _hand(hand: CardSet) -> str:
    """A hand by suits, spades first, highest card first."""
    jokers = [card_sign(card) for card in cards_in(hand) if card.is_joker]
    by_suit: list[str] = []
    for suit in reversed(SUITS):
        cards = [card for card in cards_in(hand) if card.suit is suit]
        if cards:
            figures = " ".join(card_sign(card)[1:] for card in reversed(cards))
            by_suit.append(f"{SUIT_SIGNS[suit]} {figures}")
    return "   ".join([*reversed(jokers), *by_suit])


def card_sign(card: Card) -> str:
    """A card as a terminal shows it: its suit's sign and its figure, or the joker's name."""
    pieces = runs(Phrase("{card}", {"card": card}))
    return "".join(piece if isinstance(piece, str) else SUIT_SIGNS[piece] for piece in pieces)
