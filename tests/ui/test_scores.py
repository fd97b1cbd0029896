"""The dock's model of hands tells each change as small as it is."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.store import Disk
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import number, signed
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import figures_of
from maverick_desktop.ui.models.scores import Column, HandsModel, Note, NotesRole, ScoreModel
from tests.core.driver import Match, random_rules
from tests.ui.scorestates import DRAWN_HANDS, match

BY_HAND = Rules(running_score="hand")
STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def random_views(seed: int, steps: int = 160, lively: bool = True) -> Iterator[SeatView]:
    """What a seat sees of a random match, undone facts and changed seats included."""
    dice = random.Random(seed)
    played = Match(random_rules(dice), dice, lively)
    seat = dice.choice(SEATS)
    for _ in range(steps):
        if played.over:
            return
        played.step()
        yield played.seats[seat].view


class Signals:
    """What a model has told."""

    def __init__(self, model: HandsModel) -> None:
        self.told: list[str] = []
        model.modelReset.connect(lambda: self.told.append("reset"))
        model.rowsInserted.connect(lambda _, a, b: self.told.append(f"in {a}-{b}"))
        model.rowsRemoved.connect(lambda _, a, b: self.told.append(f"out {a}-{b}"))
        model.dataChanged.connect(lambda a, _b: self.told.append(f"row {a.row()}"))

    def take(self) -> list[str]:
        """What was told since the last time."""
        told, self.told = self.told, []
        return told


def cells(model: HandsModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


@pytest.mark.parametrize("seed", range(12))
def test_the_model_keeps_qts_contract_and_the_sheets_figures(look: Look, seed: int) -> None:
    model = ScoreModel(look)
    tester = QAbstractItemModelTester(model, STRICT)
    for view in random_views(seed):
        sheet, public = sheet_of(view.public), view.public
        model.show(view)
        settled = [
            hand
            for hand in sheet.hands
            if hand.scored
            or (
                (hand.tricks or any(side.penalty for side in hand.sides))
                and (public.phase is Phase.OVER or public.rules.running_score == "trick")
            )
        ]
        assert model.rowCount() == len(settled)
        ours, theirs = view.seat.side, view.seat.side.other
        for row, hand in enumerate(settled):
            us, them = hand.sides[ours], hand.sides[theirs]
            scores = [
                side.base - side.penalty if side.score is None else side.score
                for side in (us, them)
            ]
            expected = [signed(scores[0]), number(us.total), signed(scores[1]), number(them.total)]
            assert cells(model, row) == [number(hand.number), *expected]
    assert tester.model() is model


def test_only_what_changed_is_told(look: Look) -> None:
    model = ScoreModel(look)
    signals = Signals(model)
    model.show(match((), ()))
    assert signals.take() == ["reset"]
    model.show(match((), ((Seat.SOUTH, 1),)))
    assert signals.take() == ["in 0-0"]
    model.show(match((), ((Seat.SOUTH, 1),), plays=1))
    assert signals.take() == []
    model.show(match(DRAWN_HANDS[:1], None))
    assert signals.take() == ["row 0"]
    model.show(match(DRAWN_HANDS[:1], ()))
    assert signals.take() == []
    model.show(match(DRAWN_HANDS[:1]))
    assert signals.take() == ["in 1-1"]
    model.show(match(DRAWN_HANDS))
    assert signals.take() == ["row 1", "in 2-5"]
    model.show(match(DRAWN_HANDS[:3]))
    assert signals.take() == ["out 4-5", "row 3"]
    model.show(match(DRAWN_HANDS[:3], (), names=("You", "A", "B", "C")))
    assert signals.take() == ["reset"]


def test_by_hand_a_row_comes_only_after_its_hand(look: Look) -> None:
    model = ScoreModel(look)
    model.show(match(rules=BY_HAND))
    assert model.rowCount() == len(DRAWN_HANDS)
    figures = figures_of(match(rules=BY_HAND))
    assert (figures.ours.total, figures.ours.this_hand) == (46, 1)
    assert (figures.theirs.total, figures.theirs.this_hand) == (30, 5)
    model.show(match())
    assert cells(model, 5) == ["6", "+1", "47", "+5", "35"]
    assert (figures_of(match()).ours.total, figures_of(match()).ours.this_hand) == (47, 1)


def test_notes_and_words_of_a_row(look: Look) -> None:
    model = ScoreModel(look)
    model.show(match())
    notes = model.index(2, 0).data(NotesRole)
    assert notes == (Note("nil", True, True),)
    said = model.row_in_words(2)
    assert said == (
        "Hand 3; Nora: nil, made; you and Nora 21 points; you and Nora, total 29 points; "
        "Walter and Emma 2 points; Walter and Emma, total 19 points"
    )
    cell = model.index(1, Column.OUR_SCORE)
    assert cell.data() == "−1"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "you and Nora −1 point"


class FullDisk(Disk):
    """Takes nothing."""

    def write(self, _descriptor: int, _offset: int, _data: bytes) -> int:
        """No space left."""
        raise OSError(28, "No space left on device")
