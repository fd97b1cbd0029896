"""How policies are learned: one recipe comes to the same numbers, which follow the teacher."""

import random
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from maverick_desktop.ai.club import weigh
from maverick_desktop.ai.kernel import COMPILED
from maverick_desktop.ai.policies import PolicyFault, unpack
from maverick_desktop.ai.policy import SIZE
from maverick_desktop.core.cards import Card
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST
from maverick_desktop.core.view import SeatView
from maverick_desktop.lab.lessons import Decision, Lessons
from maverick_desktop.lab.training import QUICK, Recipe, Round, Training, fitted, softmax

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "train.py"
TINY = Recipe((Round(60, 200), Round(60, 200)), epochs=2, settling=1)


def clubs_opinion(view: SeatView, dice: random.Random) -> list[tuple[Card, float]]:
    """A quick teacher."""
    legal = view.legal()
    assert isinstance(legal, MayPlay)
    return weigh(view, legal)


def lessons(hands: int, seed: int) -> list[Decision]:
    heard: list[Decision] = []
    for rules in (CLASSIC, INDIVIDUALIST):
        course = Lessons(rules, clubs_opinion, random.Random(seed))
        for _ in range(hands):
            heard += course.hand()
    return heard


def test_every_lesson_is_a_choice_and_the_same_dice_give_the_same() -> None:
    heard = lessons(6, 1)
    assert len(heard) > 250
    assert all(len(decision) > 1 for decision in heard)
    assert heard == lessons(6, 1)
    assert heard != lessons(6, 2)


def test_what_is_learned_follows_the_teacher() -> None:
    heard, unheard = lessons(40, 3), lessons(8, 4)
    recipe = Recipe((), epochs=4, settling=2)
    learner = fitted(heard, recipe, random.Random(5))
    loss, right = learner.judge(unheard, recipe.warmth)
    ignorant = fitted([], recipe, random.Random(5))
    worst, by_chance = ignorant.judge(unheard, recipe.warmth)
    assert loss < 0.9 * worst
    assert right > by_chance + 0.05
    weights = learner.whole()
    assert len(weights) == SIZE
    assert all(-32768 <= weight <= 32767 for weight in weights)
    assert weights[0] == 0


def test_chances_come_to_one_whatever_the_merits() -> None:
    assert softmax([1000.0, 1000.0]) == [0.5, 0.5]
    assert sum(softmax([-1000.0, 3.0, 700.0])) == pytest.approx(1)


def test_the_same_recipe_comes_to_the_same_numbers() -> None:
    found = []
    for _ in range(2):
        training = Training("individualist", TINY)
        told = [progress for progress in training.run() if progress.loss is not None]
        assert [one.round for one in told] == [0, 1]
        assert all(one.decisions >= 60 for one in told)
        assert training.weights is not None
        assert any(training.weights)
        found.append(training.weights)
        firm = training.policy()
        assert firm == [round(TINY.firmness * weight) for weight in training.weights]
        assert any(firm[place] > weight for place, weight in enumerate(training.weights))
    assert found[0] == found[1]


@pytest.fixture
def script() -> ModuleType:
    spec = spec_from_file_location("train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_script_tries_itself_in_seconds(
    script: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(script, "QUICK", QUICK if COMPILED else TINY)
    assert script.main(["classic", "--quick", "--out", str(tmp_path)]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["classic.bin"]
    numbers = unpack("classic", (tmp_path / "classic.bin").read_bytes())
    assert not isinstance(numbers, PolicyFault)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["classic round 1", "classic round 2"]


@pytest.mark.parametrize("words", [["whist"], ["--quick"]])
def test_the_script_refuses_in_one_sentence(
    words: list[str], script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        script.main(words)
    assert stopped.value.code == 2
    assert "error: " in capsys.readouterr().err.splitlines()[-1]
