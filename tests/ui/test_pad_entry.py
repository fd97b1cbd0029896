"""What presses come to on the score pad, what is typed, what keys mean: without a window."""

from itertools import product

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import BIG_JOKER, DECK, SEATS, SMALL_JOKER, Seat, Suit, card
from maverick_desktop.core.pad import decide, possible
from maverick_desktop.core.padfacts import NoteBid, NoteRevoke, NoteTrick, PadReason, PadRefused
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST
from maverick_desktop.ui.pad.entry import (
    EMPTY,
    Asking,
    Counted,
    Entry,
    Pressed,
    Refusal,
    Wants,
    begin_bid,
    begin_revoke,
    count_refusal,
    press_bid,
    press_count,
    press_seat,
    seat_refusal,
    totals_refusal,
)
from maverick_desktop.ui.pad.padkeys import Press, bid_meant, meaning
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.totalspage import read_points
from maverick_desktop.ui.pad.typedcards import read_cards, written, written_suit
from tests.ui.padstates import BEGIN, enter, golden, session_of


def at(tricks: int) -> PadSession:
    """The golden hand after so many tricks."""
    return enter(session_of(), BEGIN, *golden(tricks))


def entry_of(pressed: Pressed) -> Entry:
    assert isinstance(pressed, Entry)
    return pressed


# --- tricks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["who first", "numbers first", "in between"])
def test_three_presses_in_any_order_are_the_trick(order: str) -> None:
    state = at(0).state
    if order == "who first":
        entry = entry_of(press_seat(state, EMPTY, Seat.EAST))
        assert entry.wants is Wants.TRUMPS
        entry = entry_of(press_count(state, entry, "trumps", 1))
        assert entry.wants is Wants.ADDERS
        last = press_count(state, entry, "adders", 2)
    elif order == "numbers first":
        entry = entry_of(press_count(state, EMPTY, "trumps", 1))
        entry = entry_of(press_count(state, entry, "adders", 2))
        assert entry.wants is Wants.SEAT
        last = press_seat(state, entry, Seat.EAST)
    else:
        entry = entry_of(press_count(state, EMPTY, "adders", 2))
        assert entry.wants is Wants.TRUMPS
        entry = entry_of(press_seat(state, entry, Seat.EAST))
        last = press_count(state, entry, "trumps", 1)
    assert last == NoteTrick(Seat.EAST, 1, 2)


def test_another_winner_begins_the_trick_anew() -> None:
    state = at(0).state
    entry = entry_of(press_seat(state, EMPTY, Seat.EAST))
    entry = entry_of(press_count(state, entry, "trumps", 3))
    assert press_seat(state, entry, Seat.WEST) == Entry(Asking.TRICK, Seat.WEST)


def test_back_takes_the_parts_one_by_one() -> None:
    entry = Entry(Asking.TRICK, Seat.EAST, 1, None)
    assert entry.back() == Entry(Asking.TRICK, Seat.EAST)
    assert entry.back().back() == EMPTY
    assert EMPTY.back() == EMPTY
    assert Entry(Asking.BID, Seat.EAST).back() == Entry(Asking.BID)
    assert Entry(Asking.BID).back() == EMPTY
    assert Entry(Asking.REVOKE).back() == EMPTY


@pytest.mark.parametrize("tricks", range(13))
def test_the_live_numbers_are_just_the_possible_ones(tricks: int) -> None:
    """At every trick: a pair can be pressed, in either order, if and only if it can be entered."""
    state = at(tricks).state
    room = possible(state)
    both: tuple[Counted, Counted] = ("trumps", "adders")
    for trumps, adders in product(range(5), repeat=2):
        for order in (both, both[::-1]):
            pressed: Pressed = EMPTY
            for counted in order:
                if isinstance(pressed, Entry):
                    number = trumps if counted == "trumps" else adders
                    pressed = press_count(state, pressed, counted, number)
            assert isinstance(pressed, Entry) == room.allows(trumps, adders)
            if isinstance(pressed, Refusal):
                # What is refused is refused by the core too, for the reason that is told.
                assert decide(state, pressed.wish) == pressed.refused


def test_a_number_alone_is_dead_when_no_trick_has_it() -> None:
    state = at(5).state
    refusal = count_refusal(state, EMPTY, "trumps", 4)
    assert refusal is None
    state = at(10).state
    assert [n for n in range(5) if count_refusal(state, EMPTY, "trumps", n) is None] == [0, 1]
    refusal = count_refusal(state, EMPTY, "trumps", 2)
    assert refusal is not None
    assert refusal.refused.reason is PadReason.TRUMPS_LEFT


def test_the_last_trick_holds_what_is_left() -> None:
    state = at(12).state
    assert [n for n in range(5) if count_refusal(state, EMPTY, "adders", n) is None] == [1]
    refusal = count_refusal(state, EMPTY, "adders", 0)
    assert refusal is not None
    assert refusal.refused.reason is PadReason.TOO_FEW


# --- bids and revokes ----------------------------------------------------------------------------


def test_a_bid_is_a_seat_and_its_letter() -> None:
    state = at(3).state
    entry = entry_of(begin_bid(state))
    assert entry.wants is Wants.SEAT
    entry = entry_of(press_seat(state, entry, Seat.NORTH))
    assert entry.wants is Wants.BID
    assert press_bid(state, entry, "posh") == NoteBid(Seat.NORTH, "posh")


def test_a_side_that_holds_a_bid_has_dead_seats() -> None:
    state = enter(at(0), NoteBid(Seat.NORTH, "nil")).state
    entry = entry_of(begin_bid(state))
    assert [seat for seat in SEATS if seat_refusal(state, entry, seat) is None] == [
        Seat.WEST,
        Seat.EAST,
    ]
    both = enter(at(0), NoteBid(Seat.NORTH, "nil"), NoteBid(Seat.WEST, "blind")).state
    refusal = begin_bid(both)
    assert isinstance(refusal, Refusal)
    assert refusal.refused.reason is PadReason.SIDE_HAS_BID


def test_a_revoke_is_a_seat_where_it_has_a_price() -> None:
    state = at(0).state
    assert press_seat(state, entry_of(begin_revoke(state)), Seat.WEST) == NoteRevoke(Seat.WEST)
    strict = enter(session_of(CLASSIC, "classic"), BEGIN).state
    refusal = begin_revoke(strict)
    assert isinstance(refusal, Refusal)
    assert refusal.refused == PadRefused(PadReason.REVOKE_NOT_PRICED)


def test_totals_are_for_a_hand_without_tricks() -> None:
    assert totals_refusal(at(0).state) is None
    refusal = totals_refusal(at(1).state)
    assert refusal is not None
    assert refusal.refused.reason is PadReason.TRICKS_BEGUN
    refusal = totals_refusal(session_of().state)
    assert refusal is not None
    assert refusal.refused.reason is PadReason.NO_HAND


def test_one_bid_of_the_rules_is_as_good_as_another_to_ask_with() -> None:
    rules = replace(INDIVIDUALIST, bids=frozenset({"posh"}))
    state = enter(session_of(rules), BEGIN).state
    assert isinstance(begin_bid(state), Entry)


# --- typed cards and points ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("4S 6C", "4S 6C"),
        ("4s6c", "4S 6C"),
        ("10d, qh", "TD QH"),
        ("BJ SJ", "BJ SJ"),
        ("sj js", "SJ JS"),
        ("4SSJ", "4S SJ"),
        ("4♠ T♥", "4S TH"),
        ("ТП 10Б", "AS TD"),
        ("вч дт кб", "JH QC KD"),
        ("4ы 6с", "4S 6C"),
        ("БД МД", "BJ SJ"),
        ("", ""),
    ],
)
def test_typed_cards(text: str, codes: str) -> None:
    typed = read_cards(text)
    assert typed.cards == tuple(card(code) for code in codes.split())
    assert typed.unread == ""
    assert typed.suits == ()


@pytest.mark.parametrize(
    ("text", "suits"),
    [("S D", "SD"), ("s", "S"), ("П Б", "SD"), ("♥ ♣", "HC"), ("ы с", "SC"), ("H C S", "HCS")],
)
def test_typed_suits(text: str, suits: str) -> None:
    assert [suit.letter for suit in read_cards(text).suits] == list(suits)


@pytest.mark.parametrize(
    ("text", "unread"),
    [("4S 6", "6"), ("4S 1C", "1C"), ("ZZ", "ZZ"), ("4S 6CX", "X"), ("💥", "💥")],
)
def test_what_names_no_card_is_told(text: str, unread: str) -> None:
    assert read_cards(text).unread == unread


def test_every_card_and_suit_can_be_typed_as_it_is_written() -> None:
    for one in DECK:
        assert read_cards(one.code.lower()).cards == (one,)
        for russian in (False, True):
            assert read_cards(written(one, russian)).cards == (one,)
    assert read_cards("bj sj").cards == (BIG_JOKER, SMALL_JOKER)
    for suit in Suit:
        for russian in (False, True):
            assert read_cards(written_suit(suit, russian)).suits == (suit,)
    codes = ("TD", "JS", "AC", "BJ")
    assert [written(card(code), True) for code in codes] == ["10Б", "ВП", "ТТ", "БД"]


@pytest.mark.parametrize(
    ("text", "points"),
    [("7", 7), ("-2", -2), ("−2", -2), ("–2", -2), (" +12 ", 12), ("- 3", -3), ("0", 0)],
)
def test_typed_points(text: str, points: int) -> None:
    assert read_points(text) == points


@pytest.mark.parametrize("text", ["", "x", "1.5", "--2", "1e3", "12345", "٣", "7 8"])
def test_what_is_no_number_of_points(text: str) -> None:
    assert read_points(text) is None


# --- keys ----------------------------------------------------------------------------------------


def test_seats_by_latin_russian_and_place_of_the_key() -> None:
    for letters in ("SWNE", "ЮЗСВ", "ЫЦТУ"):
        assert [meaning(ord(letter)) for letter in letters] == list(SEATS)


def test_commands_and_numbers() -> None:
    wanted = [Press.BID, Press.REVOKE, Press.TOTALS, Press.UNDO]
    assert [meaning(ord(letter)) for letter in "BRTU"] == wanted
    assert [meaning(ord(letter)) for letter in "ИКЕГ"] == wanted
    assert [meaning(ord(digit)) for digit in "0123456789"] == list(range(10))
    assert [bid_meant(ord(letter)) for letter in "NBO"] == ["nil", "blind", "posh"]
    assert [bid_meant(ord(letter)) for letter in "ТИЩ"] == ["nil", "blind", "posh"]
    assert meaning(ord("Q")) is None
    assert bid_meant(ord("S")) is None
