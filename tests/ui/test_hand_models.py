"""The models of the hand and the middle: rows, words, and what a drop may do."""

import random

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import DECK, Card, card
from maverick_desktop.ui.models.gesture import MIME_TYPE, Carried, packed, turn_of, unpacked
from maverick_desktop.ui.models.hand import CardRole, HandModel
from maverick_desktop.ui.models.trick import TrickModel
from maverick_desktop.ui.scene import EmptyMiddle, HandCard, Scene, Standing
from tests.ui.fans import (
    ELEVEN,
    THIRTEEN,
    choosing,
    english,
    following,
    hidden,
    playing,
    trick,
    waiting,
)

MOVE = Qt.DropAction.MoveAction
NAME = Qt.ItemDataRole.AccessibleTextRole


def watched(model: HandModel | TrickModel) -> QAbstractItemModelTester:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    return QAbstractItemModelTester(model, mode, model)


def hand_of(scene: Scene) -> HandModel:
    model = HandModel(english)
    watched(model)
    model.show(scene)
    return model


def middle_of(scene: Scene) -> TrickModel:
    model = TrickModel(english)
    watched(model)
    model.show(scene)
    return model


def said(model: HandModel | TrickModel, row: int) -> object:
    return model.data(model.index(row), NAME)


def shown(model: HandModel) -> str:
    cards = (model.card(row).card for row in range(model.rowCount()))
    return " ".join("--" if one is None else one.code for one in cards)


def test_rows_follow_any_hand_after_any_other(qtbot: QtBot) -> None:
    dice = random.Random(7)
    model = HandModel(english)
    watched(model)
    for _ in range(200):
        count = dice.randint(0, 13)
        chance = dice.random()
        if chance < 0.15:
            scene, wanted = hidden(count), " ".join(["--"] * count)
        else:
            pool = DECK[:18] if chance < 0.6 else DECK
            wanted = " ".join(one.code for one in dice.sample(pool, count))
            scene = following(wanted)
        model.show(scene)
        assert shown(model) == wanted


def test_a_card_that_leaves_takes_one_row_and_the_rest_stay(qtbot: QtBot) -> None:
    model = hand_of(following())
    kept = QPersistentModelIndex(model.index(6))
    removed: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda _, first, last: removed.append((first, last)))
    model.modelReset.connect(lambda: pytest.fail("reset"))
    model.rowsInserted.connect(lambda: pytest.fail("inserted"))
    model.show(waiting(ELEVEN.replace("JD ", ""), n=41))
    assert removed == [(5, 5)]
    assert (kept.row(), model.card(kept.row()).card) == (5, card("7D"))


def test_cards_passed_leave_and_cards_received_come(qtbot: QtBot) -> None:
    model = hand_of(choosing(THIRTEEN))
    model.modelReset.connect(lambda: pytest.fail("reset"))
    model.show(choosing(THIRTEEN, "JS 5D"))
    assert shown(model) == "BJ 8H 4H KS QD JD 7D 3D AC QC 9C"
    model.show(waiting("BJ 8H 4H KS 2S QD JD 7D 3D AC QC 9C 2C"))
    assert model.rowCount() == 13


def test_what_changes_without_a_row_is_told(qtbot: QtBot) -> None:
    model = hand_of(waiting(n=39))
    with qtbot.waitSignal(model.dataChanged):
        model.show(following(n=40))
    assert model.card(0).standing is Standing.ILLEGAL


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("JD", "Jack of diamonds, adder, can be played, 6 of 11"),
        ("AC", "Ace of clubs, cannot be played: Diamonds were led and you hold diamonds."),
        ("BJ", "Big Joker, trump, cannot be played: Diamonds were led and you hold diamonds."),
    ],
)
def test_a_card_in_words(qtbot: QtBot, code: str, words: str) -> None:
    model = hand_of(following())
    row = model.row_of(card(code))
    assert row is not None
    assert said(model, row) == words


def test_a_card_in_words_in_other_states(qtbot: QtBot) -> None:
    assert said(hand_of(waiting()), 3) == "Jack of spades, 4 of 11"
    assert said(hand_of(playing()), 3) == "Jack of spades, can be played, 4 of 11"
    assert said(hand_of(choosing()), 12) == "Nine of clubs, can be chosen, 13 of 13"
    assert said(hand_of(choosing(chosen="8H 4H")), 0) == "Big Joker, trump, 1 of 11"
    assert said(hand_of(hidden()), 2) == "Face down, 3 of 13"
    revoke = playing("AS AH KH", "AS", "AH KH", raised="KH")
    assert said(hand_of(revoke), 1) == "Ace of hearts, trump, a revoke, costs 4"
    raised = "King of hearts, trump, raised, a revoke, costs 4: choose it again to play it"
    assert said(hand_of(revoke), 2) == raised
    assert hand_of(following()).title == "Your hand, 11 cards"


def test_why_a_card_cannot_be_played_is_a_tip_without_markup(qtbot: QtBot) -> None:
    scene = following()
    model = hand_of(scene)
    tip = model.data(model.index(0), Qt.ItemDataRole.ToolTipRole)
    assert tip == "Diamonds were led and you hold diamonds."
    assert model.data(model.index(5), Qt.ItemDataRole.ToolTipRole) == ""
    priced = hand_of(playing("AS AH", "AS", "AH"))
    assert priced.data(priced.index(1), Qt.ItemDataRole.ToolTipRole).endswith("4 points")
    spiteful = HandModel(lambda _: "<img src=x>")
    spiteful.show(scene)
    tip = spiteful.data(spiteful.index(0), Qt.ItemDataRole.ToolTipRole)
    assert tip == "<span>&lt;img src=x&gt;</span>"


def test_what_lies_face_down_can_do_nothing(qtbot: QtBot) -> None:
    model = hand_of(hidden())
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert not model.mimeData([model.index(0)]).formats()
    assert not model.may_lift(0)


def test_only_on_your_turn_is_a_card_dragged(qtbot: QtBot) -> None:
    drag = Qt.ItemFlag.ItemIsDragEnabled
    for scene, may in ((following(), True), (choosing(), True), (waiting(), False)):
        model = hand_of(scene)
        assert bool(model.flags(model.index(0)) & drag) is may


# --- the middle ----------------------------------------------------------------------------------


def dragged(scene: Scene, code: str) -> QMimeData:
    model = hand_of(scene)
    row = model.row_of(card(code))
    assert row is not None
    return model.mimeData([model.index(row)])


def heard(model: TrickModel) -> tuple[list[Card], list[Card]]:
    dropped: list[Card] = []
    refused: list[Card] = []
    model.dropped.connect(dropped.append)
    model.refused.connect(refused.append)
    return dropped, refused


def try_drop(model: TrickModel, data: QMimeData) -> tuple[bool, bool]:
    nowhere = QModelIndex()
    can = model.canDropMimeData(data, MOVE, -1, -1, nowhere)
    return can, model.dropMimeData(data, MOVE, -1, -1, nowhere)


def test_a_card_that_may_be_played_falls(qtbot: QtBot) -> None:
    model = middle_of(following())
    dropped, refused = heard(model)
    assert try_drop(model, dragged(following(), "5D")) == (True, True)
    assert (dropped, refused) == ([card("5D")], [])


def test_a_revoke_with_a_price_falls(qtbot: QtBot) -> None:
    scene = playing("AS AH", "AS", "AH")
    assert try_drop(middle_of(scene), dragged(scene, "AH")) == (True, True)


def test_a_card_that_may_not_be_played_is_refused_on_release(qtbot: QtBot) -> None:
    model = middle_of(following())
    dropped, refused = heard(model)
    data = dragged(following(), "AC")
    assert not model.canDropMimeData(data, MOVE, -1, -1, QModelIndex())
    assert refused == []
    assert not model.dropMimeData(data, MOVE, -1, -1, QModelIndex())
    assert (dropped, refused) == ([], [card("AC")])


def test_a_gesture_of_another_turn_or_by_another_does_nothing(qtbot: QtBot) -> None:
    data = dragged(following(), "5D")
    for scene in (following(n=43), waiting(n=40), following(ELEVEN.replace("5D ", "")), hidden()):
        model = middle_of(scene)
        dropped, refused = heard(model)
        assert try_drop(model, data) == (False, False)
        assert (dropped, refused) == ([], [])


def test_cards_fall_to_be_passed_until_enough_are_chosen(qtbot: QtBot) -> None:
    data = dragged(choosing(), "KS")
    model = middle_of(choosing(chosen="JS"))
    assert try_drop(model, data) == (True, True)
    model.show(choosing(chosen="JS 5D"))
    dropped, refused = heard(model)
    assert try_drop(model, data) == (False, False)
    assert (dropped, refused) == ([], [card("KS")])


def test_what_others_choose_to_pass_takes_no_card_out_of_your_hand(qtbot: QtBot) -> None:
    data = dragged(choosing(n=20), "KS")
    assert try_drop(middle_of(choosing(n=22)), data) == (True, True)
    assert try_drop(middle_of(choosing(THIRTEEN.replace("9C", "2C"), n=70)), data) == (False, False)


def test_nothing_falls_where_no_cards_are_played(qtbot: QtBot) -> None:
    scene = playing(middle=EmptyMiddle())
    assert try_drop(middle_of(scene), dragged(scene, "JS"))[0] is False


@pytest.mark.parametrize(
    "content",
    [
        b"", b"5D", b"5D fact40 ", b"XX fact40", b"5d fact40", b"5D fact-1", b"\xff\xfe",
        b"5D " * 999, "5D fact４０".encode(), b"5D fact40\n", b"5D fact41",
        b"2C fact40", b"5D choose40",
    ],
)  # fmt: skip
def test_bytes_that_are_no_gesture_do_nothing(qtbot: QtBot, content: bytes) -> None:
    data = QMimeData()
    data.setData(MIME_TYPE, content)
    model = middle_of(following())
    dropped, refused = heard(model)
    assert try_drop(model, data) == (False, False)
    other = QMimeData()
    other.setText("5D fact40")
    assert try_drop(model, other) == (False, False)
    copy = Qt.DropAction.CopyAction
    good = dragged(following(), "5D")
    assert not model.dropMimeData(good, copy, -1, -1, QModelIndex())
    assert (dropped, refused) == ([], [])


def test_every_card_comes_back_from_its_bytes() -> None:
    turn = turn_of(following())
    for one in DECK:
        assert unpacked(packed(Carried(one, turn))) == Carried(one, turn)


def test_the_trick_in_words(qtbot: QtBot) -> None:
    model = middle_of(following())
    assert model.rowCount() == 3
    words = ["Walter nine of diamonds", "Nora Small Joker, winning", "Emma three of hearts"]
    assert [said(model, row) for row in range(3)] == words
    assert isinstance(model.data(model.index(0), CardRole), object)
    model.show(playing(middle=trick("9D SJ 3H 2D", complete=True)))
    assert said(model, 1) == "Nora Small Joker, takes the trick"
    assert said(model, 3) == "You two of diamonds"
    model.show(choosing(chosen="8H"))
    assert said(model, 0) == "Eight of hearts, trump, chosen, 1 of 2"
    model.show(playing(middle=trick("")))
    assert model.rowCount() == 0


def test_a_hand_card_is_what_the_role_gives(qtbot: QtBot) -> None:
    model = hand_of(following())
    one = model.data(model.index(5), CardRole)
    assert isinstance(one, HandCard)
    assert one.card == card("JD")
    assert model.data(model.index(5), Qt.ItemDataRole.DecorationRole) is None
