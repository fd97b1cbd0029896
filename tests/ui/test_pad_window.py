"""The score pad's window by real key and mouse events: presses, refusals, forms, undo."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import SEATS, Seat, Suit, card
from maverick_desktop.core.padfacts import (
    NoteBid,
    NoteRevoke,
    NoteTotals,
    PadBid,
    PadHand,
    PadRevoke,
    PadTotals,
    PadTrick,
)
from maverick_desktop.core.padstate import PadPhase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, TOURNAMENT, Rules
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.text.scores import in_progress
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.entry import EMPTY, Asking
from maverick_desktop.ui.pad.padbuttons import Face
from maverick_desktop.ui.pad.paddesk import Page
from maverick_desktop.ui.pad.paddialogs import NamesDialog
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.padwindow import LEAST_SIZE, PadWindow
from maverick_desktop.ui.pad.scoreparts import PadTricks
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.views.part import Part
from tests.ui.cutoff import too_small, watch
from tests.ui.padhands import ARROWS, Hands
from tests.ui.padstates import (
    BEGIN,
    GOLDEN,
    NAMES,
    STATES,
    WIDE,
    enter,
    golden,
    no_copy,
    session_of,
    totals,
)
from tests.ui.play import settle

Key = Qt.Key


def hands_at(look: Look, qtbot: QtBot, session: PadSession) -> Hands:
    """A window on this match."""
    return Hands(PadWindow(look, session, no_copy), qtbot)


def in_hand(look: Look, qtbot: QtBot, tricks: int = 0, rules: Rules = INDIVIDUALIST) -> Hands:
    """A window in the golden hand, after so many tricks."""
    return hands_at(look, qtbot, enter(session_of(rules), BEGIN, *golden(tricks)))


def tricks_of(player: Hands) -> list[tuple[str, int, int]]:
    """What was entered of the hand."""
    assert player.state.hand is not None
    return [(one.winner.letter, one.trumps, one.adders) for one in player.state.hand.tricks]


# --- tricks by keys ------------------------------------------------------------------------------


def test_a_hand_is_three_presses_a_trick(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    for who, trumps, adders in GOLDEN:
        player.keys(f"{who}{trumps}{adders}".lower())
    assert player.presses == 3 * 13
    assert tricks_of(player) == list(GOLDEN)
    assert player.page() is Page.OVER
    assert player.state.total == (-4, 7)


def test_enter_presses_a_button_of_the_column(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 13)
    asked: list[str] = []
    player.window.sheet_wanted.connect(lambda *_: asked.append("sheet"))
    player.window.column.sheet.setFocus()
    QTest.keyClick(player.window.column.sheet, Key.Key_Return)
    assert asked == ["sheet"]
    assert player.page() is Page.OVER


def test_the_column_counts_the_trick_that_is_asked_for(look: Look, qtbot: QtBot) -> None:
    assert [in_progress(done) for done in (0, 1, 12, 13)] == [0, 2, 13, 13]
    player = in_hand(look, qtbot, 2)
    (tricks,) = player.window.column.findChildren(PadTricks)
    assert "3 of 13" in [one.text for one in tricks.lines()]


def test_arrows_are_seats(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    for seat in SEATS:
        player.key(ARROWS[seat])
        player.keys("10")
    assert tricks_of(player) == [(seat.letter, 1, 0) for seat in SEATS]


def test_the_keypad_counts_too(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    keypad = Qt.KeyboardModifier.KeypadModifier
    for key in (Key.Key_Up, Key.Key_1, Key.Key_2):
        QTest.keyClick(player.window, key, keypad)
    assert tricks_of(player) == [("N", 1, 2)]


def test_the_chip_tells_the_worth_so_far_and_then_of_the_last_trick(
    look: Look, qtbot: QtBot
) -> None:
    player = in_hand(look, qtbot, rules=CLASSIC)
    chip = player.window.felt.hand.chip
    assert not chip.isVisible()
    player.keys("W")
    assert chip.accessibleName() == "So far no trump, no adder +1 to Walter and Emma"
    player.keys("1")
    assert chip.accessibleName() == "So far 1 trump, no adder −1 to Walter and Emma"
    player.keys("2")
    assert chip.accessibleName() == "Walter wins 2 adders: 1 + 2 = +3 to Walter and Emma"


def test_the_prompt_asks_for_the_next_thing(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 4)
    assert player.prompt == "Trick 5: who took it?"
    player.keys("N")
    assert player.prompt == "Nora took trick 5: how many trumps?"
    player.keys("1")
    assert player.prompt == "How many adders are in trick 5?"
    player.keys("0")
    assert player.prompt == "Trick 6: who took it?"


def test_impossible_keys_are_refused_and_nothing_is_lost(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 10)
    before = player.state
    player.keys("W3")
    assert player.refusal == "Only 1 trump is left in this hand, not 3."
    assert player.window.desk.entry.seat is Seat.WEST
    player.keys("1")
    assert player.refusal == ""
    player.keys("4")
    assert player.refusal == "A trick has four cards, so trumps and adders together are 0 to 4."
    assert player.state == before
    player.keys("2")
    assert tricks_of(player)[-1] == ("W", 1, 2)


def test_dead_numbers_look_dead_and_say_why(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 10)
    player.keys("W")
    buttons = player.window.felt.hand.trumps.buttons
    assert [one.look_now for one in buttons] == [Face.WANTED] * 2 + [Face.DEAD] * 3
    assert buttons[2].accessibleName() == "2 trumps, cannot be"
    assert buttons[2].accessibleDescription() == "Only 1 trump is left in this hand, not 2."
    assert buttons[1].accessibleName() == "1 trump, key 1"
    player.click(buttons[2])
    assert player.refusal == "Only 1 trump is left in this hand, not 2."


def test_keys_that_mean_nothing_do_nothing(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 3)
    before = player.state
    player.keys("qx7")
    assert player.state == before
    assert player.window.desk.entry == EMPTY
    # Seven trumps are more than a trick has.
    assert player.refusal.startswith("A trick has four cards")
    player.key(Key.Key_Escape)
    assert player.refusal == ""


def test_numbers_without_a_winner_wait_for_it(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    player.keys("12")
    player.keys("0")
    assert player.refusal == "Say first who took the trick."
    player.keys("E")
    assert tricks_of(player) == [("E", 1, 2)]


# --- by mouse ------------------------------------------------------------------------------------


def test_a_trick_by_mouse(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    page = player.window.felt.hand
    player.click(page.seats.buttons[Seat.NORTH])
    player.click(page.adders.buttons[3])
    player.click(page.trumps.buttons[1])
    assert tricks_of(player) == [("N", 1, 3)]
    assert player.window.focusWidget() is page


@pytest.mark.parametrize("size", [LEAST_SIZE, (1024, 640), (1600, 1000)])
def test_every_button_can_be_clicked_all_over(
    look: Look, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """No button lies under another's margin: what is seen of it takes the click."""
    player = in_hand(look, qtbot)
    player.window.resize(*size)
    settle()
    page = player.window.felt.hand
    buttons = [
        *page.seats.buttons.values(),
        *page.trumps.buttons,
        *page.adders.buttons,
        *(page.side.bid, page.side.revoke, page.side.totals, page.side.undo),
    ]
    for button in buttons:
        face = button.face.toRect().adjusted(2, 2, -2, -2)
        for corner in (face.topLeft(), face.topRight(), face.bottomLeft(), face.bottomRight()):
            there = button.mapTo(player.window, corner)
            assert player.window.rect().contains(there)
            assert player.window.childAt(there) is button
        assert button.face.height() >= 40
        assert button.face.width() >= 40


def test_bid_and_revoke_by_mouse(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 2)
    page = player.window.felt.hand
    player.click(page.side.bid)
    player.click(page.seats.buttons[Seat.EAST])
    player.click(page.bids.buttons["blind"])
    player.click(page.side.revoke)
    player.click(page.seats.buttons[Seat.SOUTH])
    assert player.state.hand is not None
    assert player.state.hand.bids[1] is not None
    assert player.state.hand.revokes == (1, 0, 0, 0)


# --- bids and revokes ----------------------------------------------------------------------------


def test_bids_by_keys_at_the_start_and_late(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    player.keys("BSN")
    assert player.window.session.log.facts[-1] == PadBid(Seat.SOUTH, "nil")
    for who, trumps, adders in GOLDEN[:9]:
        player.keys(f"{who}{trumps}{adders}")
    player.keys("BEO")
    assert player.window.session.log.facts[-1] == PadBid(Seat.EAST, "posh")
    assert player.presses == 3 + 27 + 3
    seats = player.window.felt.hand.seats.buttons
    assert "nil" in seats[Seat.SOUTH].accessibleName()


def test_a_second_bid_of_a_side_is_refused_by_name(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    player.keys("BSN")
    player.keys("BN")
    assert player.refusal == "Anna has bid nil, and a side holds one bid."
    assert player.window.desk.entry.asking is Asking.BID
    player.keys("W")
    player.keys("B")
    assert player.state.open_hand is not None
    assert player.state.open_hand.bids[1] is not None
    player.keys("B")
    assert player.refusal == "Anna has bid nil, and a side holds one bid."


def test_escape_leaves_a_bid_step_by_step(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    before = player.state
    player.keys("BE")
    assert player.prompt == "What has Emma bid?"
    player.key(Key.Key_Escape)
    assert player.prompt == "Who has bid?"
    player.key(Key.Key_Escape)
    assert player.prompt == "Trick 1: who took it?"
    assert player.state == before


def test_bids_and_revokes_that_the_rules_lack_are_absent(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, rules=CLASSIC)
    side = player.window.felt.hand.side
    assert not side.bid.isVisible()
    assert not side.revoke.isVisible()
    assert side.totals.isVisible()
    player.keys("B")
    assert player.refusal == "These rules have no bids."
    player.keys("R")
    assert player.refusal.startswith("A revoke has no price in this match")
    assert not player.window.menus.commands["bid"].isEnabled()


def test_revokes_are_priced_and_counted(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 3)
    player.keys("R")
    assert player.prompt == "Who has revoked?"
    player.keys("E")
    player.keys("RE")
    assert player.state.running() == (-4, -8)
    box = player.window.column.boxes[1]
    assert "2 revokes" in box.accessibleName()
    assert "2 revokes" in [line.text for line in box.lines()]


# --- begin of a hand -----------------------------------------------------------------------------


def test_the_first_dealer_is_asked_for_and_the_next_ones_go_round(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of())
    assert player.prompt == "Hand 1: who deals?"
    player.keys("4S 6C")
    player.key(Key.Key_Return)
    assert player.refusal == "Say first who deals."
    player.window.felt.begin.form.line.clear()
    player.key(Key.Key_Up)
    player.keys("4S 6C")
    assert player.prompt == "Hand 1: press Enter to begin"
    said = "Trump clubs, adder spades: 6 of clubs is higher than 4 of spades."
    assert player.window.felt.prompt.accessibleDescription() == said
    player.key(Key.Key_Return)
    assert player.window.session.log.facts == [
        PadHand(1, Seat.NORTH, (card("4S"), card("6C")), Suit.CLUBS, Suit.SPADES)
    ]
    player.enter(NoteTotals((9, 2)))
    player.key(Key.Key_Return)
    deals = [one.text() for one in player.window.felt.begin.findChildren(QLabel)]
    assert "Emma deals, Anna leads" in deals


def test_a_dealer_named_before_is_taken(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of(dealer=Seat.WEST))
    player.keys("KH 3H")
    player.key(Key.Key_Return)
    assert player.state.hand is not None
    assert player.state.hand.dealer is Seat.WEST


def test_rules_that_name_the_first_dealer_leave_no_choice(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of(replace(INDIVIDUALIST, first_dealer="E")))
    assert not any(one.isVisible() for one in player.window.felt.begin.form.dealers.values())
    player.keys("KH 3H")
    player.key(Key.Key_Return)
    assert player.state.hand is not None
    assert player.state.hand.dealer is Seat.EAST


def test_cards_are_clicked_and_taken_back(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of(dealer=Seat.NORTH))
    form = player.window.felt.begin.form
    player.click(form.grid.buttons[card("4S")])
    player.click(form.grid.buttons[card("9H")])
    assert form.line.text() == "4S 9H"
    player.click(form.grid.buttons[card("6C")])
    assert player.refusal == "Two cards are turned; take one of them back first."
    player.click(form.grid.buttons[card("9H")])
    player.click(form.grid.buttons[card("6C")])
    assert form.grid.buttons[card("6C")].accessibleName() == "six of clubs, turned"
    player.click(form.button)
    assert player.state.hand is not None
    assert player.state.hand.turned == (card("4S"), card("6C"))


def test_the_grid_by_keys(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of(dealer=Seat.NORTH))
    form = player.window.felt.begin.form
    form.grid.buttons[card("2S")].setFocus()
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Space):
        player.key(key)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Left, Key.Key_Return):
        player.key(key)
    assert form.line.text() == "4S 3C"
    player.key(Key.Key_Backspace)
    assert form.line.text() == "4S 3"
    player.keys("H")
    assert form.line.text() == "4S 3H"


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", "Name both turned cards first."),
        ("4S", "Name both turned cards first."),
        ("4S 4S", "4 of spades is named twice, and two different cards are turned."),
        ("4S 6C 8D", "Two cards are turned; take one of them back first."),
        ("S S", "Trump and adder are two different suits."),
        ("S H D", "Name two suits, trump and adder, and no more."),
        (
            "4S 1C",
            "“1C” names no card; write rank and suit, as in 4S or 10D, and BJ or SJ for a joker.",
        ),
        (
            "<b>",
            "“<B>” names no card; write rank and suit, as in 4S or 10D, and BJ or SJ for a joker.",
        ),
    ],
)
def test_what_cannot_be_turned_is_told(look: Look, qtbot: QtBot, typed: str, refusal: str) -> None:
    player = hands_at(look, qtbot, session_of(dealer=Seat.NORTH))
    player.keys(typed)
    player.key(Key.Key_Return)
    assert player.refusal == refusal
    assert player.phase() is PadPhase.BETWEEN
    # What is typed next takes the place of what was wrong.
    player.keys("4S 6C")
    player.key(Key.Key_Return)
    assert player.phase() is PadPhase.OPEN


def test_a_hand_that_is_dealt_again_is_told(look: Look, qtbot: QtBot) -> None:
    rules = replace(INDIVIDUALIST, equal_ranks="redeal")
    player = hands_at(look, qtbot, session_of(rules, dealer=Seat.NORTH))
    player.keys("5S 5H")
    player.key(Key.Key_Return)
    assert player.refusal.startswith("Two equal ranks were turned")
    player.keys("5S 6H")
    player.key(Key.Key_Return)
    assert player.phase() is PadPhase.OPEN


def test_only_the_suits_are_known(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of(dealer=Seat.NORTH))
    player.keys("H C")
    assert player.window.felt.begin.form.suits[0][1].isVisible()
    player.key(Key.Key_Return)
    assert player.window.session.log.facts == [
        PadHand(1, Seat.NORTH, None, Suit.HEARTS, Suit.CLUBS)
    ]
    label = player.window.felt.hand.trumps.label
    assert label.accessibleName() == "Trumps, at most 14"


def test_suits_by_mouse(look: Look, qtbot: QtBot) -> None:
    player = hands_at(look, qtbot, session_of(dealer=Seat.NORTH))
    form = player.window.felt.begin.form
    player.click(form.switch)
    trump, adder = form.suits
    player.click(trump[1])
    player.click(adder[3])
    assert trump[1].accessibleName() == "trump hearts, chosen"
    player.click(form.button)
    assert player.state.hand is not None
    assert (player.state.hand.trump, player.state.hand.adder) == (Suit.HEARTS, Suit.CLUBS)


# --- totals --------------------------------------------------------------------------------------


def test_a_hand_by_its_totals(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    player.keys("T")
    player.keys("10")
    player.key(Key.Key_Return)
    player.keys("-2")
    player.key(Key.Key_Return)
    assert player.window.session.log.facts[1] == PadTotals((10, -2), (None, None))
    assert player.page() is Page.OVER
    assert player.state.total == (10, -2)


def test_what_the_points_decide_is_filled_in_and_the_rest_is_asked(
    look: Look, qtbot: QtBot
) -> None:
    player = hands_at(
        look,
        qtbot,
        enter(session_of(), BEGIN, NoteBid(Seat.SOUTH, "nil"), NoteBid(Seat.EAST, "blind")),
    )
    player.keys("T10")
    player.key(Key.Key_Return)
    player.keys("-2")
    ns, ew = player.window.felt.totals.rows
    assert ew.outcome is False
    assert not ew.made.isVisible()
    player.key(Key.Key_Return)
    assert player.refusal == "Anna has bid nil; say whether it was made."
    player.click(ns.made)
    player.key(Key.Key_Return)
    assert player.window.session.log.facts[3] == PadTotals((10, -2), (True, False))
    assert player.state.total == (30, -3)


def test_totals_that_cannot_be_are_refused_and_stay_written(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    player.keys("T99")
    player.key(Key.Key_Return)
    player.keys("0")
    player.key(Key.Key_Return)
    assert player.refusal.startswith("Anna and Nora cannot have 99")
    ns, ew = player.window.felt.totals.rows
    assert (ns.points.text(), ew.points.text()) == ("99", "0")
    ns.points.setFocus()
    ns.points.selectAll()
    player.keys("x")
    player.key(Key.Key_Return)
    assert player.refusal == "Write the points of Anna and Nora as a number, such as 7 or −2."
    assert player.phase() is PadPhase.OPEN


def test_totals_stand_for_whole_hands_only(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 1)
    player.keys("T")
    assert player.refusal.startswith("Totals stand for a whole hand, and this one has tricks")
    assert player.page() is Page.HAND


def test_a_revoke_that_spoils_the_bid_is_filled_in(look: Look, qtbot: QtBot) -> None:
    session = enter(
        session_of(TOURNAMENT, "tournament"),
        BEGIN,
        NoteBid(Seat.SOUTH, "nil"),
        NoteRevoke(Seat.NORTH),
    )
    player = hands_at(look, qtbot, session)
    player.keys("T10")
    player.key(Key.Key_Return)
    player.keys("-2")
    assert player.window.felt.totals.rows[0].outcome is False
    player.key(Key.Key_Return)
    assert player.page() is Page.OVER


def test_escape_goes_back_to_the_tricks(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    player.keys("T")
    assert player.page() is Page.TOTALS
    player.key(Key.Key_Escape)
    assert player.page() is Page.HAND
    player.keys("W00")
    assert tricks_of(player) == [("W", 0, 0)]


# --- undo ----------------------------------------------------------------------------------------


def test_undo_takes_back_keys_then_facts(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 3)
    player.keys("W1")
    player.keys("U")
    assert player.prompt == "Walter took trick 4: how many trumps?"
    player.keys("UU")
    assert len(tricks_of(player)) == 2
    assert player.prompt == "Trick 3: who took it?"


@pytest.mark.parametrize("way", ["U", "Ctrl+Z", "button", "tool"])
def test_every_kind_of_step_is_taken_back(look: Look, qtbot: QtBot, way: str) -> None:
    """Trick, revoke, bid, the begin of the hand: until there is nothing left."""
    session = enter(session_of(), BEGIN, NoteBid(Seat.SOUTH, "nil"), NoteRevoke(Seat.WEST))
    enter(session, *golden(2))
    player = hands_at(look, qtbot, session)
    undo = player.window.felt.hand.side.undo

    def take_back() -> None:
        match way:
            case "U":
                player.keys("u")
            case "Ctrl+Z":
                player.key(Key.Key_Z, control=True)
            case "button" if undo.isVisible():
                player.click(undo)
            case _:
                player.window.menus.commands["undo"].trigger()
                settle()

    for kind in (PadTrick, PadTrick, PadRevoke, PadBid, PadHand):
        assert player.page() is Page.HAND
        assert type(session.last_step) is kind
        take_back()
    assert player.page() is Page.BEGIN
    assert player.state.hand is None
    assert not session.can_undo
    # The cards are there still, so that only what was wrong has to be put right.
    form = player.window.felt.begin.form
    assert form.line.text() == "4S 6C"
    player.window.desk.undo()
    assert player.refusal == "There is nothing to take back."
    player.key(Key.Key_Return)
    assert player.page() is Page.HAND


def test_undo_after_the_hand_and_after_the_next_was_asked_for(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 13)
    assert player.page() is Page.OVER
    player.keys("u")
    assert player.page() is Page.HAND
    assert len(tricks_of(player)) == 12
    player.keys("W01")
    player.key(Key.Key_Return)
    assert player.page() is Page.BEGIN
    player.key(Key.Key_Escape)
    assert player.page() is Page.OVER
    player.key(Key.Key_Space)
    assert player.page() is Page.BEGIN
    player.keys("u")
    assert player.page() is Page.HAND
    assert player.state.total == (0, 0)


def test_undone_totals_are_offered_again(look: Look, qtbot: QtBot) -> None:
    session = enter(session_of(), BEGIN, NoteBid(Seat.SOUTH, "nil"))
    enter(session, NoteTotals((10, -2), (True, None)))
    player = hands_at(look, qtbot, session)
    player.keys("u")
    assert player.page() is Page.TOTALS
    ns, ew = player.window.felt.totals.rows
    assert (ns.points.text(), ew.points.text(), ns.outcome) == ("10", "−2", True)
    player.click(ns.failed)
    player.click(player.window.felt.totals.button)
    assert player.state.total == (-1, -2)


def test_a_match_that_is_over_goes_on_after_undo(look: Look, qtbot: QtBot) -> None:
    player = Hands(STATES["match-over"](look, NAMES), qtbot)
    assert player.phase() is PadPhase.OVER
    player.keys("u")
    assert player.phase() is PadPhase.OPEN
    assert player.page() is Page.TOTALS


def test_typing_is_undone_in_the_line_first(look: Look, qtbot: QtBot) -> None:
    session = enter(session_of(), *totals(Seat.NORTH, 9, 2))
    player = hands_at(look, qtbot, session)
    player.key(Key.Key_Return)
    player.keys("4S")
    player.key(Key.Key_Z, control=True)
    assert player.page() is Page.BEGIN
    assert player.window.felt.begin.form.line.text() == ""
    assert player.state.total == (9, 2)


# --- results -------------------------------------------------------------------------------------


def test_the_result_of_a_hand_is_explained(look: Look, qtbot: QtBot) -> None:
    player = Hands(STATES["hand-over"](look, NAMES), qtbot)
    page = player.window.felt.over
    assert player.prompt == "Hand 1 is over"
    assert page.result.accessibleName() == (
        "Anna & Nora: base −4, penalty 0, score +1, total 1, Anna nil made. "
        "Walter & Emma: base +7, penalty −4, score +10, total 10, Emma blind made"
    )
    assert page.sums.accessibleName() == (
        "−4 points of tricks, nil made by Anna: below zero it scores +1. Score +1. "
        "7 points of tricks, blind made by Emma: 2 × 7 +14. 1 revoke −4. Score +10"
    )
    player.click(page.next)
    assert player.page() is Page.BEGIN


def test_a_match_that_ends_within_a_hand(look: Look, qtbot: QtBot) -> None:
    rules = replace(CLASSIC, target=10, match_check="trick")
    player = hands_at(look, qtbot, enter(session_of(rules, "classic"), BEGIN))
    for keys in ("W04", "E03", "W03"):
        player.keys(keys)
    assert player.page() is Page.OVER
    assert player.prompt == "Walter and Emma win the match"
    assert player.window.felt.prompt.accessibleDescription() == "13 to 0 after 1 hand."
    assert not player.window.felt.over.next.isVisible()


def test_a_drawn_match(look: Look, qtbot: QtBot) -> None:
    rules = replace(INDIVIDUALIST, target=None, hands=1, tie="draw")
    player = hands_at(look, qtbot, enter(session_of(rules), *totals(Seat.NORTH, 5, 5)))
    assert player.prompt == "The match is drawn"


# --- what the window offers ----------------------------------------------------------------------


def test_sheet_and_pages_are_asked_for(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 5)
    asked: list[tuple[str, object, object]] = []
    window = player.window
    window.sheet_wanted.connect(lambda sheet, head: asked.append(("sheet", sheet, head)))
    window.preview_wanted.connect(lambda sheet, head: asked.append(("preview", sheet, head)))
    player.click(window.column.sheet)
    player.click(window.column.print)
    player.key(Key.Key_P, control=True)
    assert [one for one, _, _ in asked] == ["sheet", "preview", "preview"]
    for _, sheet, head in asked:
        assert isinstance(sheet, ScoreSheet)
        assert isinstance(head, SheetHead)
        assert sheet.by_hand
        assert sheet.names == NAMES
        assert len(sheet.hands[0].tricks) == 5


def test_names_are_changed_in_their_dialog(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 2)
    player.keys("W1")
    player.window.menus.commands["names"].trigger()
    [dialog] = player.window.findChildren(NamesDialog)
    dialog.list.lines[Seat.WEST].setText("  Wolf\N{RIGHT-TO-LEFT OVERRIDE}gang ")
    dialog.list.lines[Seat.EAST].setText("")
    dialog.use.click()
    settle()
    assert player.state.names == ("Anna", "Wolfgang", "Nora", "Emma")
    assert "Wolfgang" in player.window.windowTitle()
    # What was half entered is there still.
    player.keys("0")
    assert tricks_of(player)[-1] == ("W", 1, 0)


def test_rules_and_keys_can_be_read(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    for command in ("rules", "keys"):
        player.window.menus.commands[command].trigger()
    texts = [one.text() for one in player.window.findChildren(QLabel)]
    assert "Rules in force" in texts
    assert "Keys of the score pad" in texts


def test_the_language_changes_at_once(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot, 2)
    before = player.prompt
    look.language.choose("ru")
    try:
        QApplication.sendEvent(player.window, QEvent(QEvent.Type.LanguageChange))
        settle()
        assert player.window.grab().width() == player.window.width()
        assert player.window.menus.commands["undo"].text() != "&Undo"
    finally:
        look.language.choose("en")
        QApplication.sendEvent(player.window, QEvent(QEvent.Type.LanguageChange))
    assert player.prompt == before


# --- names, sizes, focus -------------------------------------------------------------------------

HOSTILE = (
    ("<b>x</b>", "<img src=file:/x>", "{0.__class__}", "%1 %s & co"),
    ("&amp;&File", "a|b", "W" * 24, "日" * 24),
    WIDE,
)


@pytest.mark.parametrize("names", HOSTILE)
@pytest.mark.parametrize("state", list(STATES))
def test_hostile_names_are_shown_as_they_are(
    look: Look, qtbot: QtBot, state: str, names: tuple[str, str, str, str]
) -> None:
    player = Hands(STATES[state](look, names), qtbot)
    player.window.resize(*LEAST_SIZE)
    settle()
    assert not player.window.grab().isNull()
    assert all(name in player.window.windowTitle() for name in names)
    for label in player.window.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText
    for seat, button in player.window.felt.hand.seats.buttons.items():
        if button.isVisible():
            assert button.accessibleName().startswith(names[seat])


@pytest.fixture(params=["en", "ru"])
def spoken(look: Look, request: pytest.FixtureRequest) -> Iterator[Look]:
    """The look in each language."""
    look.speak(Settings(language=request.param))
    yield look
    look.speak(Settings(language="en"))


@pytest.mark.parametrize("state", list(STATES))
def test_it_fits_a_small_screen(spoken: Look, qtbot: QtBot, state: str) -> None:
    window = STATES[state](spoken, NAMES)
    player = Hands(window, qtbot)
    for size in (LEAST_SIZE, (1024, 640)):
        window.resize(*size)
        settle()
        assert (window.width(), window.height()) == size
        assert too_small(window) == []
        felt = window.felt.rect()
        page = window.felt.pages[player.page()]
        for child in page.findChildren(Part):
            if child.isVisible():
                face = child.rect().adjusted(16, 16, -16, -16)
                assert felt.contains(child.mapTo(window.felt, face.center()))


@pytest.mark.parametrize("state", list(STATES))
def test_nothing_that_is_painted_is_cut(
    spoken: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    window = STATES[state](spoken, NAMES)
    Hands(window, qtbot)
    for size in (LEAST_SIZE, (1024, 640)):
        window.resize(*size)
        settle()
        cut = watch(monkeypatch)
        window.grab()
        assert cut == []
        monkeypatch.undo()


def test_every_button_has_a_name_and_the_focus_is_seen(look: Look, qtbot: QtBot) -> None:
    for state in STATES:
        window = STATES[state](look, NAMES)
        player = Hands(window, qtbot)
        buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
        assert buttons
        for button in buttons:
            assert button.accessibleName() or button.text(), (state, button)
        for button in buttons:
            if button.focusPolicy() & Qt.FocusPolicy.TabFocus and button.isEnabled():
                plain = button.grab().toImage()
                button.setFocus(Qt.FocusReason.TabFocusReason)
                assert button.hasFocus()
                settle()
                assert button.grab().toImage() != plain, (state, button.accessibleName())
        player.window.close()


def test_tab_goes_through_the_buttons_and_keys_still_count(look: Look, qtbot: QtBot) -> None:
    player = in_hand(look, qtbot)
    first = player.window.felt.hand.seats.buttons[Seat.SOUTH]
    player.key(Key.Key_Tab)
    seen = set()
    for _ in range(30):
        widget = player.window.focusWidget()
        seen.add(widget)
        player.key(Key.Key_Tab)
    page = player.window.felt.hand
    assert first in seen
    assert set(page.trumps.buttons) <= seen
    assert page.side.undo in seen
    page.seats.buttons[Seat.EAST].setFocus()
    player.key(Key.Key_Space)
    page.trumps.buttons[1].setFocus()
    player.key(Key.Key_Return)
    player.keys("2")
    assert tricks_of(player) == [("E", 1, 2)]
    assert player.window.focusWidget() is page.trumps.buttons[1]
