"""Every fault has one plain sentence that names the thing."""

import errno
import os
import re

import pytest

from maverick_desktop.core.deals import BadDeal, deal_from_code, parse_number
from maverick_desktop.core.events import Reason
from maverick_desktop.core.padfacts import PadReason
from maverick_desktop.core.rulefile import RuleFileError, apply_settings, parse_rule_file
from maverick_desktop.core.rules import CLASSIC, OPTIONS, Fault, Rules, RulesFault, with_options
from maverick_desktop.core.unsound import Problem, RecordError
from maverick_desktop.text import faults, rulefaults
from maverick_desktop.text.phrase import Phrase, say


def sentence(phrase: Phrase) -> str:
    """The text, which must be one whole sentence."""
    text = say(phrase)
    assert text.endswith(".")
    assert not re.search(r"\{\w+\}", text)
    assert not re.search(r"!|\binvalid\b|\bplease\b|Traceback|Error", text)
    assert "\n" not in text
    assert text.count(". ") == 0
    return text


RESULTS = ("CardsPassed", "TrickTaken", "HandScored", "MatchOver")
DETAILS: dict[Problem, tuple[str, ...]] = {
    Problem.NEWER: ("2",),
    Problem.BAD_FIELDS: (
        "Object missing required field `fact`",
        "Object contains unknown field `x`",
        "Expected `int`, got `str` - at `$.seats.S.name`",
        "Invalid value 'foo' - at `$.fact`",
        "Invalid enum value 'X'",
    ),
    Problem.BAD_VALUE: ("deal", "cards"),
    Problem.BAD_RULES: ("match_check, bids",),
    Problem.WRONG_NUMBER: ("17",),
    Problem.DUE_MISSING: RESULTS,
    Problem.NOT_DUE: RESULTS,
    Problem.WRONG_RESULT: (*RESULTS[1:], "CardPlayed", "BidMade", "CardsChosen", "PadTrick"),
    Problem.ILLEGAL: tuple(reason.value for reason in Reason),
    Problem.PAD_ILLEGAL: tuple(reason.value for reason in PadReason),
    Problem.WRONG_DEAL: ("dealer", "number", "equal_ranks", "hand", "suits"),
    Problem.BAD_REWIND: ("3",),
}


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_of_a_record(problem: Problem) -> None:
    told = set()
    for detail in DETAILS.get(problem, ("",)):
        error = RecordError(17, problem, detail)
        told.add(sentence(faults.record_fault("friday.maverick", error)))
        assert sentence(faults.record_fault("a", error)).startswith("a: line 17: ")
        window = sentence(faults.cannot_open("friday.maverick", error))
        assert "friday.maverick" in window
        assert "line 17" in window
        assert "does not fit the rules" not in window
    assert told


def test_the_field_is_named_and_the_machine_s_words_are_not() -> None:
    error = RecordError(3, Problem.BAD_FIELDS, "Invalid value 'foo' - at `$.fact`")
    assert say(faults.record_fault("a", error)) == (
        "a: line 3: the field “fact” is missing, unknown or of the wrong kind."
    )


def test_what_comes_from_a_file_is_shown_without_its_controls() -> None:
    hostile = "\x1b[2J\u202eevil\x00" + "x" * 200
    error = RecordError(3, Problem.BAD_VALUE, hostile)
    text = say(faults.record_fault("a\nb\x1b[31m.maverick", error))
    assert text.isprintable()
    assert len(text) < 200


def test_bad_deals() -> None:
    for text, says in (
        ("118M", "24 letters and digits"),
        ("118M-F0J7-T0RN-V7Y6-VHCJ-F2G!", "without U"),
        ("118M-F0J7-T0RN-V7Y6-VHCJ-F2GC", "mistyped"),
    ):
        with pytest.raises(BadDeal) as caught:
            deal_from_code(text)
        assert says in sentence(faults.deal_fault("X", caught.value))
    with pytest.raises(BadDeal) as caught:
        parse_number("007")
    assert "1 to 999,999,999,999" in sentence(faults.deal_fault("007", caught.value))


@pytest.mark.parametrize(
    "number",
    [
        *("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS", "EIO"),
        *("ENAMETOOLONG", "EMFILE", "EDQUOT"),
    ],
)
def test_what_the_system_refuses(number: str) -> None:
    code = getattr(errno, number, None)
    if code is None:
        pytest.skip("this system has no such error")
    error = OSError(code, os.strerror(code))
    assert "/there/friday.maverick" in sentence(faults.file_fault("/there/friday.maverick", error))
    # Something can be done about each.
    assert re.search(r"[;:] ", sentence(faults.file_fault("x", error)))


def test_an_error_without_a_number() -> None:
    error = OSError("the disk took no more bytes")
    assert "the disk took no more bytes" in sentence(faults.file_fault("x", error))


def test_a_torn_tail_names_its_line() -> None:
    assert "line 9" in sentence(faults.torn_tail("x", 9))


# --- rules ---------------------------------------------------------------------------------------

CONFLICTS: list[dict[str, object]] = [
    {"target": None, "hands": None},
    {"match_check": "trick", "bids": ["nil"]},
    {"both_reach": "play_on"},
    {"posh_books": 4},
]


@pytest.mark.parametrize("options", CONFLICTS)
def test_a_conflict_names_both_options(options: dict[str, object]) -> None:
    found = with_options(CLASSIC, options)
    assert not isinstance(found, Rules)
    for fault in found:
        text = sentence(rulefaults.rules_fault(fault))
        assert len(fault.options) == 2
        for name in fault.options:
            assert f"({name})" in text
            assert say(rulefaults.option_named(name)) in text


def test_every_kind_of_fault_has_been_seen() -> None:
    seen = {Fault.UNKNOWN_OPTION, Fault.BAD_VALUE}
    for options in CONFLICTS:
        found = with_options(CLASSIC, options)
        assert not isinstance(found, Rules)
        seen |= {fault.fault for fault in found}
    assert seen == set(Fault)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize(
    "value", ["\x1b[2Jnovel" * 30, 12345, -12345, True, None, [], {"a": 1}, 1.5]
)
def test_a_bad_value_is_told_with_the_option_and_what_it_takes(name: str, value: object) -> None:
    if isinstance(with_options(CLASSIC, {name: value}), Rules):
        return
    for fault in with_options(CLASSIC, {name: value}):  # type: ignore[union-attr]
        text = sentence(rulefaults.rules_fault(fault))
        assert f"({name})" in text
        assert text.isprintable()
        assert len(text) < 300


def test_a_bad_value_in_words() -> None:
    def told(setting: str) -> str:
        found = apply_settings(CLASSIC, [setting])
        assert not isinstance(found, Rules)
        return sentence(rulefaults.rules_fault(found[0]))

    assert told("revoke_penalty=25") == (
        "“Price of a revoke” (revoke_penalty) takes 0 to 20, not 25."
    )
    assert told("target=soon") == "“Target” (target) takes 10 to 1000 or none, not “soon”."
    assert told("revoke=free").endswith("takes forbidden or priced, not “free”.")
    assert told("overtrump=yes").endswith("takes on or off, not “yes”.")
    assert told("bids=nil,grand").endswith("or none, not “nil,grand”.")
    assert told("revoke_penlty=2") == (
        "There is no option “revoke_penlty”; the nearest is “Price of a revoke” (revoke_penalty)."
    )
    assert "“xyzzy”" in told("xyzzy=1")


RULE_FILES = {
    b"": "not_a_rule_file",
    b"[]": "not_a_rule_file",
    b'{"maverick_rules":0}': "not_a_rule_file",
    b'{"maverick_rules":2}': "newer",
    b'{"maverick_rules":1,"name":"x","base":"classic","options":{},"more":1}': "unknown_field",
    b'{"maverick_rules":1,"name":"x","base":"classic"}': "missing_field",
    b'{"maverick_rules":1,"name":"","base":"classic","options":{}}': "bad_name",
    b'{"maverick_rules":1,"name":"x","base":"bridge","options":{}}': "bad_base",
    b'{"maverick_rules":1,"name":"x","base":"classic","options":[]}': "bad_options",
    b'{"maverick_rules":1,"name":"x","base":"classic","options":{"tie":1}}': "faults",
}


@pytest.mark.parametrize(("data", "problem"), RULE_FILES.items())
def test_a_bad_rule_file(data: bytes, problem: str) -> None:
    with pytest.raises(RuleFileError) as caught:
        parse_rule_file(data)
    assert caught.value.problem == problem
    text = sentence(rulefaults.rule_file_fault("kitchen.json", caught.value))
    assert text.startswith("kitchen.json: ")
    assert "cannot be read" not in text


def test_rules_that_are_not_there() -> None:
    text = sentence(rulefaults.no_such_rules("bridge\x07", ["classic", "tournament"]))
    assert "classic or tournament" in text
    assert text.isprintable()
    assert sentence(rulefaults.rule_file_too_large("kitchen.json"))


def test_an_unknown_option_in_a_file_is_cleaned() -> None:
    fault = RulesFault(Fault.UNKNOWN_OPTION, ("\x1b[2J" + "x" * 500,))
    assert sentence(rulefaults.rules_fault(fault)).isprintable()
