"""Records that were cut, damaged, forged or are none: each refused by its line, and nothing else.

RELIABILITY.md G6. A forged record has a right hash chain, so that the rules must find it out; the
referee has to be of the same opinion, and name the same line.
"""

import copy
import json
import random
import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from maverick_desktop.core.cards import DECK, Seat, Suit, card, card_set
from maverick_desktop.core.chain import seal
from maverick_desktop.core.deals import Deal, numbered_deal
from maverick_desktop.core.events import HandDealt
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.rules import CLASSIC, OPTIONS, Rules, with_options
from maverick_desktop.core.state import trump_and_adder
from maverick_desktop.core.store import (
    MAX_BYTES,
    parse_record,
    read_bytes,
    read_record,
    record_lines,
)
from maverick_desktop.core.unsound import Problem, RecordError
from tests.core.driver import Match, header_of
from tests.core.golden import Numbered
from tests.patience import PATIENCE
from tests.referee import Disagreement, check_record

GOLDEN: Final = Path(__file__).parent.parent / "golden"
SHORT: Final = ("play-07", "play-10", "play-16")
"""Records of one hand."""
LONG: Final = ("play-01", "play-04", "play-06", "play-09", "play-11")
"""More than ten thousand bytes each, for the long run."""
ALL: Final = tuple(sorted(path.stem for path in GOLDEN.glob("*.maverick")))

Line = dict[str, Any]


def bytes_of(name: str) -> bytes:
    """A golden record."""
    return (GOLDEN / f"{name}.maverick").read_bytes()


def lines_of(name: str) -> list[Line]:
    """A golden record as objects, their hashes left out."""
    lines: list[Line] = [json.loads(line) for line in bytes_of(name).splitlines()]
    for line in lines:
        del line["h"]
    return lines


def sealed(lines: list[Any]) -> bytes:
    """Objects, or texts of objects without their last brace, under a right hash chain."""
    out, link = b"", ""
    for line in lines:
        if isinstance(line, bytes):
            link = sha256(link.encode() + line).hexdigest()[:16]
            out += line + b',"h":"' + link.encode() + b'"}\n'
        else:
            text, link = seal(link, line)
            out += text
    return out


def error_of(data: bytes) -> RecordError:
    """Why it is refused; anything but a RecordError fails the test."""
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    return caught.value


def test_sealing_is_the_writers() -> None:
    """The chain as this file makes it, from the text of RECORD.md, is the writer's."""
    for name in SHORT:
        data, link = b"", ""
        for line in bytes_of(name).splitlines():
            body = line[: line.rindex(b',"h":')]
            link = sha256(link.encode() + body).hexdigest()[:16]
            data += body + b',"h":"' + link.encode() + b'"}\n'
        assert data == bytes_of(name) == sealed(list(lines_of(name)))


# --- cut -----------------------------------------------------------------------------------------


def cut_everywhere(name: str) -> None:
    """After each byte: the whole lines before the cut stand, and the rest is called torn."""
    data = bytes_of(name)
    facts = parse_record(data).log.facts
    first = data.index(b"\n") + 1
    for size in range(1, len(data)):
        if size < first:
            error = error_of(data[:size])
            assert (error.line, error.problem) == (1, Problem.TORN)
            continue
        record = parse_record(data[:size])
        whole = data.count(b"\n", 0, size)
        assert record.log.facts == facts[: whole - 1]
        assert record.torn == (data[size - 1 : size] != b"\n")
        assert record.size == data.rindex(b"\n", 0, size) + 1


@pytest.mark.slow
@pytest.mark.parametrize("name", SHORT)
def test_cut_at_every_byte(name: str) -> None:
    """Three records of one hand."""
    cut_everywhere(name)


@pytest.mark.soak
@pytest.mark.parametrize("name", LONG)
def test_cut_at_every_byte_of_more(name: str) -> None:
    """Five longer ones."""
    assert len(bytes_of(name)) > 10_000
    cut_everywhere(name)


# --- flipped -------------------------------------------------------------------------------------


def flip(name: str, bits: Callable[[int], tuple[int, ...]]) -> None:
    """Flip bits one at a time: the line that holds it is named, or the last one is torn."""
    data = bytes_of(name)
    facts = parse_record(data).log.facts
    for place in range(len(data)):
        line = data.count(b"\n", 0, place) + 1
        for bit in bits(place):
            wrong = bytearray(data)
            wrong[place] ^= 1 << bit
            if place < len(data) - 1:
                assert error_of(bytes(wrong)).line == line, (place, bit)
                continue
            record = parse_record(bytes(wrong))
            assert record.torn
            assert record.log.facts == facts[:-1]


@pytest.mark.slow
@pytest.mark.parametrize("name", SHORT)
def test_one_bit_in_eight_flipped(name: str) -> None:
    """A bit of each byte."""
    flip(name, lambda place: ((place * 5 + place // 8) % 8,))


@pytest.mark.soak
@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("name", LONG)
def test_every_bit_flipped(name: str, bit: int) -> None:
    """Every bit of every byte."""
    flip(name, lambda place: (bit,))


# --- foreign -------------------------------------------------------------------------------------

DEEP: Final = 100_000
FOREIGN: list[tuple[str, bytes, Problem]] = [
    ("empty", b"", Problem.EMPTY),
    ("a line feed", b"\n", Problem.NOT_A_RECORD),
    ("NUL", b"\0" * 5000, Problem.NOT_A_RECORD),
    ("a picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", Problem.NOT_A_RECORD),
    ("text", b"Dear diary,\n", Problem.NOT_A_RECORD),
    ("text without an end", b"Dear diary", Problem.NOT_A_RECORD),
    ("an array", b"[1,2]\n", Problem.NOT_A_RECORD),
    ("an object", b'{"a":1}\n', Problem.NOT_A_RECORD),
    ("an object without an end", b'{"a":1}', Problem.NOT_A_RECORD),
    ("a rule file", b'{"maverick_rules":1,"name":"x"}\n', Problem.NOT_A_RECORD),
    ("a mark of byte order", b"\xef\xbb\xbf" + bytes_of("play-07"), Problem.NOT_A_RECORD),
    ("line ends of Windows", bytes_of("play-07").replace(b"\n", b"\r\n"), Problem.NOT_A_RECORD),
    ("UTF-16", bytes_of("play-07").decode().encode("utf-16"), Problem.NOT_A_RECORD),
    ("cut at once", b"{", Problem.TORN),
    ("cut in its first words", b'{"maver', Problem.TORN),
    ("no hash", b'{"maverick":2}\n', Problem.NOT_A_RECORD),
    ("newer", b'{"maverick":3}\n', Problem.NEWER),
    ("newer and spaced", b'{ "what": 1.5, "maverick": 4 }\n', Problem.NEWER),
    ("much newer", b'{"maverick":' + b"9" * 4000 + b"}\n", Problem.NEWER),
    ("a number beyond all", b'{"maverick":' + b"9" * 9000 + b"}\n", Problem.NOT_A_RECORD),
    ("deep", b'{"maverick":' + b"[" * DEEP + b"]" * DEEP + b"}\n", Problem.NOT_A_RECORD),
]


@pytest.mark.parametrize("case", FOREIGN, ids=lambda case: case[0])
def test_what_is_no_record(case: tuple[str, bytes, Problem]) -> None:
    """Line 1, and what it is instead."""
    _, data, problem = case
    error = error_of(data)
    assert (error.line, error.problem) == (1, problem)


TEXTS: list[tuple[str, bytes, Problem]] = [
    ("no object", b'["n",1', Problem.NOT_JSON),
    ("bad UTF-8", b'{"n":1,"fact":"\xff"', Problem.NOT_JSON),
    ("NUL", b'{"n":1,"fact":"\0"', Problem.NOT_JSON),
    ("a float", b'{"n":1.0,"fact":"passed"', Problem.NOT_JSON),
    ("an exponent", b'{"n":1e0,"fact":"passed"', Problem.NOT_JSON),
    ("no number", b'{"n":NaN,"fact":"passed"', Problem.NOT_JSON),
    ("infinity", b'{"n":-Infinity,"fact":"passed"', Problem.NOT_JSON),
    ("minus zero", b'{"n":-0,"fact":"passed"', Problem.NOT_COMPACT),
    ("a key twice", b'{"n":1,"n":1,"fact":"passed"', Problem.NOT_COMPACT),
    ("a space", b'{"n": 1,"fact":"passed"', Problem.NOT_COMPACT),
    ("escaped", b'{"n":1,"fact":"p\\u0061ssed"', Problem.NOT_COMPACT),
    ("a slash escaped", b'{"n":1,"fact":"a\\/b"', Problem.NOT_COMPACT),
    ("half a pair", b'{"n":1,"fact":"\\ud800"', Problem.NOT_COMPACT),
    ("nothing", b"{", Problem.BAD_FIELDS),
    ("deep", b'{"n":' + b"[" * DEEP + b"]" * DEEP, Problem.NOT_JSON),
    ("deep enough", b'{"n":' + b"[" * 900 + b"]" * 900, Problem.BAD_FIELDS),
    ("a number beyond all", b'{"n":' + b"1" * 5000, Problem.NOT_JSON),
    ("a number beyond words", b'{"n":' + b"1" * 400 + b',"fact":"passed"', Problem.WRONG_NUMBER),
    ("its hash twice", b'{"n":1,"fact":"passed","h":"0123456789abcdef"', Problem.BAD_FIELDS),
    ("no fact", b'{"n":1', Problem.BAD_FIELDS),
    ("an unknown fact", b'{"n":1,"fact":"danced"', Problem.BAD_FIELDS),
    ("an unknown field", b'{"n":1,"fact":"passed","x":1', Problem.BAD_FIELDS),
    ("a fact that is none", b'{"n":1,"fact":5', Problem.BAD_FIELDS),
    ("null", b'{"n":null,"fact":"passed"', Problem.BAD_FIELDS),
    ("true", b'{"n":true,"fact":"passed"', Problem.BAD_FIELDS),
    ("text for a number", b'{"n":"1","fact":"passed"', Problem.BAD_FIELDS),
    ("another number", b'{"n":2,"fact":"passed"', Problem.WRONG_NUMBER),
    ("not due", b'{"n":1,"fact":"passed"', Problem.NOT_DUE),
]


@pytest.mark.parametrize("case", TEXTS, ids=lambda case: case[0])
def test_second_lines(case: tuple[str, bytes, Problem]) -> None:
    """Under a right hash: line 2 is named."""
    _, text, problem = case
    error = error_of(sealed([lines_of("play-07")[0], text]))
    assert (error.line, error.problem) == (2, problem)


@pytest.mark.parametrize("depth", range(100, 1200, 20))
def test_any_depth(depth: int) -> None:
    """The depth at which a parser gives up is met somewhere."""
    for closed in (b"]" * depth, b""):
        text = b'{"n":1,"fact":' + b"[" * depth + closed
        assert error_of(sealed([lines_of("play-07")[0], text])).line == 2
        header = b'{"maverick":1,"rules":' + b'{"a":' * depth + b"1" + b"}" * depth
        assert error_of(sealed([header])).line == 1


def test_a_line_that_is_swapped_or_gone() -> None:
    """The chain breaks there."""
    lines = bytes_of("play-07").splitlines(keepends=True)
    for place in range(1, len(lines) - 1):
        gone = b"".join(lines[:place] + lines[place + 1 :])
        error = error_of(gone)
        assert (error.line, error.problem) == (place + 1, Problem.WRONG_HASH)
        twice = b"".join(lines[: place + 1] + lines[place:])
        error = error_of(twice)
        assert (error.line, error.problem) == (place + 2, Problem.WRONG_HASH)


def test_another_matchs_header() -> None:
    """The second line does not continue it."""
    other = bytes_of("play-10").splitlines(keepends=True)[0]
    rest = bytes_of("play-07").splitlines(keepends=True)[1:]
    error = error_of(other + b"".join(rest))
    assert (error.line, error.problem) == (2, Problem.WRONG_HASH)


# --- the header ----------------------------------------------------------------------------------


def header_error(change: Callable[[Line], object]) -> RecordError:
    """What is wrong with a header that was changed."""
    lines = copy.deepcopy(lines_of("play-07"))
    change(lines[0])
    error = error_of(sealed(lines))
    assert error.line == 1
    return error


def each(name: str, *values: Any) -> list[tuple[str, Any]]:
    """A field with each of these values."""
    return [(name, value) for value in values]


HEADERS: list[tuple[str, Any]] = [
    *each("maverick", 0, -1, True, "1", None, []),
    *each("app", "", 1, None, "a\nb", "\u00e9", "x" * 65),
    *each("match", "", "x", 5, "0B0E8F0A-5C1D-4B6E-9A55-3C1F0A7D2E11"),
    *each("match", "0b0e8f0a-5c1d-1b6e-9a55-3c1f0a7d2e11"),
    *each("number", 0, -1, 10**12, True, "1", 1 << 80),
    *each("rules_name", "", "x" * 25, " x", "a\u202eb", "e\u0301", 1),
    *each("rules_base", "", "Classic", "mine", None),
    *each("rules", {}, [], None, "classic"),
    *each("seats", {}, [], {"S": {}}),
    *each("created", "", 5, "2026-02-30T00:00:00Z", "2026-01-01T24:00:00Z"),
    *each("created", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00"),
    *each("created", "0000-01-01T00:00:00Z", "２026-01-01T00:00:00Z"),
]


@pytest.mark.parametrize("case", HEADERS, ids=lambda case: f"{case[0]} {case[1]!r:.20}")
def test_wrong_headers(case: tuple[str, Any]) -> None:
    """One field that cannot be."""
    name, value = case
    header_error(lambda header: header.update({name: value}))


@pytest.mark.parametrize("name", ["app", "match", "number", "rules", "seats", "created"])
def test_headers_have_exactly_their_fields(name: str) -> None:
    """None missing, none more."""
    assert header_error(lambda header: header.pop(name)).problem is Problem.BAD_FIELDS
    assert header_error(lambda header: header.update(x=1)).problem is Problem.BAD_FIELDS


def change_rule(name: str, value: Any, header: Line) -> None:
    """Set an option in a header."""
    header["rules"][name] = value


@pytest.mark.parametrize("name", OPTIONS)
def test_wrong_rules(name: str) -> None:
    """An option missing, of another kind, or out of its range; it is named."""
    error = header_error(lambda header: header["rules"].pop(name))
    assert (error.problem, error.detail) == (Problem.BAD_RULES, name)
    wrong: list[Any] = ["no such word", {}, 10**9, -(10**9)]
    for value in wrong:
        error = header_error(partial(change_rule, name, value))
        assert (error.problem, error.detail) == (Problem.BAD_RULES, name)


def test_unknown_and_contradictory_rules() -> None:
    """Named too."""
    assert header_error(lambda header: header["rules"].update(moon=1)).detail == "moon"
    error = header_error(lambda header: header["rules"].update(target=None, hands=None))
    assert error.detail == "target, hands"
    unsorted = {"bids": ["posh", "nil"], "match_check": "hand"}
    error = header_error(lambda header: header["rules"].update(unsorted))
    assert error.problem is Problem.BAD_VALUE
    error = header_error(lambda header: header["rules"].update(bids=["nil", "nil"]))
    assert error.detail == "bids"


@pytest.mark.parametrize(
    "by", ["", "Human", "bot", "bot:", "bot:Club", "bot:a b", "bot:" + 25 * "a"]
)
def test_wrong_sitters(by: str) -> None:
    """At the start, and later."""
    header_error(lambda header: header["seats"]["S"].update(by=by))
    lines = lines_of("play-07")
    seat = {"n": 1, "fact": "seat", "seat": "S", "by": by, "name": "x"}
    assert error_of(sealed([lines[0], seat])).line == 2


def test_versions_of_the_program_may_be_long() -> None:
    """As between two releases."""
    lines = lines_of("play-07")
    lines[0]["app"] = "0.2.0.dev14+g1a0e251.d20261130"
    assert parse_record(sealed(lines)).log.header.app == lines[0]["app"]


def test_names_of_any_script() -> None:
    """Kept as they are."""
    for name in ("Анна", "李雷", "Zoë", 'a"b\\c', "x" * 24, "नमस्ते", "Nguyễn Thị", "🂡"):
        lines = copy.deepcopy(lines_of("play-07"))
        lines[0]["seats"]["S"]["name"] = name
        record = parse_record(sealed(lines))
        assert record.log.header.sitters[0].name == name


# --- forged --------------------------------------------------------------------------------------


def forge(lines: list[Line], dice: random.Random) -> str:
    """Change something; what."""
    place = dice.randrange(1, len(lines))
    line = lines[place]
    kind = dice.randrange(9)
    match kind:
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, copy.deepcopy(line))
        case 2:
            other = dice.randrange(1, len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            lines.insert(place, {"n": 0, "fact": "rewound", "to": dice.randrange(len(lines) + 1)})
        case 4:
            seat = {"n": 0, "fact": "seat", "seat": dice.choice("SWNE"), "by": "human", "name": "x"}
            lines.insert(place, seat)
        case 5:
            other = dice.randrange(1, len(lines))
            for name in set(line) & set(lines[other]) - {"n", "fact"}:
                line[name] = copy.deepcopy(lines[other][name])
        case 6:
            lines[place:] = []
            lines.append({"n": 0, "fact": "over", "winner": "NS", "total": {"NS": 0, "EW": 0}})
        case _:
            spoil(line, dice)
    if dice.random() < 0.9:
        for n, one in enumerate(lines):
            if n:
                one["n"] = n
    return f"kind {kind} at line {place + 1}"


def spoil(line: Line, dice: random.Random) -> None:
    """Change one value, anywhere inside."""
    name = dice.choice([name for name in line if name != "n"])
    value = line[name]
    if isinstance(value, dict) and dice.random() < 0.9:
        spoil(value, dice)
        return
    values: list[Any] = [
        *(None, True, False, -1, 0, 1, 2, 13, 14, "", "S", "W", "NS", "EW", "pass", "nil", "blind"),
        *("posh", "AS", "BJ", "human", [], ["2C", "2D"], {}, 1 << 70, "nil:S", "posh:E"),
    ]
    match value:
        case bool():
            line[name] = not value
        case int():
            line[name] = value + dice.choice((-1, 1))
        case [*_] if dice.random() < 0.7 and value:
            dice.shuffle(value)
        case _:
            line[name] = dice.choice(values)


def opinion(lines: list[Line]) -> int | None:
    """The line at which the referee objects."""
    try:
        check_record(lines)
    except Disagreement as objection:
        return objection.line
    return None


def compare(seed: int) -> bool:
    """The core and the referee agree on a forged record; whether it stands."""
    dice = random.Random(seed)
    lines = lines_of(dice.choice(ALL))
    told = [forge(lines, dice) for _ in range(dice.choice((1, 1, 1, 2)))]
    theirs = opinion(copy.deepcopy(lines))
    try:
        parse_record(sealed(lines))
        ours = None
    except RecordError as error:
        ours = error.line
    assert ours == theirs, f"seed {seed}: {told}: core {ours}, referee {theirs}"
    return ours is None


@pytest.mark.parametrize("chunk", range(10))
def test_forged_records(chunk: int) -> None:
    """Core and referee name the same line, or both let it stand: 100 each."""
    stood = sum(compare(chunk * 100 + seed) for seed in range(100))
    assert 1 < stood < 60


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(100))
def test_more_forged_records(chunk: int) -> None:
    """For the long run."""
    for seed in range(1000):
        compare(1_000_000 + chunk * 1000 + seed)


FORGED: list[tuple[str, str, Callable[[Line], object], Problem]] = [
    ("played", "another card", lambda line: line.update(card="XX"), Problem.BAD_VALUE),
    ("played", "a revoke", lambda line: line.update(revoke=True), Problem.WRONG_RESULT),
    ("trick", "points", lambda line: line.update(points=19), Problem.WRONG_RESULT),
    ("scored", "total", lambda line: line["total"].update(NS=999), Problem.WRONG_RESULT),
    ("scored", "bid", lambda line: line["bid"].update(NS="slam:S"), Problem.BAD_VALUE),
    ("scored", "bidder", lambda line: line["bid"].update(NS="nil:X"), Problem.BAD_VALUE),
    ("over", "winner", lambda line: line.update(winner=None), Problem.WRONG_RESULT),
    ("dealt", "code", lambda line: line.update(deal="0000-0000"), Problem.BAD_VALUE),
    ("dealt", "small code", lambda line: line.update(deal=line["deal"].lower()), Problem.BAD_VALUE),
    ("dealt", "trump", lambda line: line.update(trump=line["adder"]), Problem.WRONG_DEAL),
    ("dealt", "hand", lambda line: line.update(hand=7), Problem.WRONG_DEAL),
    ("dealt", "cards", lambda line: line["cards"]["S"].reverse(), Problem.BAD_VALUE),
    ("dealt", "turned", lambda line: line["turned"].reverse(), Problem.BAD_VALUE),
    ("dealt", "turned thrice", lambda line: line["turned"].append("2C"), Problem.BAD_FIELDS),
]


@pytest.mark.parametrize("case", FORGED, ids=lambda case: f"{case[0]} {case[1]}")
def test_what_is_wrong_is_named(case: tuple[str, str, Callable[[Line], object], Problem]) -> None:
    """The first line of a kind, changed."""
    kind, _, change, problem = case
    lines = lines_of("play-01") if kind == "dealt" else lines_of("play-07")
    place = next(i for i, line in enumerate(lines) if line.get("fact") == kind)
    change(lines[place])
    error = error_of(sealed(lines))
    assert (error.line, error.problem) == (place + 1, problem)


def test_a_numbered_match_has_its_own_deals() -> None:
    """Another number, and the first deal is wrong."""
    lines = lines_of("play-01")
    assert lines[0]["number"] is not None
    lines[0]["number"] += 1
    assert error_of(sealed(lines)).problem is Problem.WRONG_DEAL


def test_a_deal_that_should_have_been_dealt_again() -> None:
    """Equal ranks turned, under rules that deal them again; and the wrong dealer."""
    bad = Deal((0, 0, 0, 0), (card("7C"), card("7D")))
    rest = [one for one in DECK if one not in bad.turned]
    south, west, north, east = (card_set(rest[place : place + 13]) for place in (0, 13, 26, 39))
    bad = Deal((south, west, north, east), bad.turned)
    rules = with_options(CLASSIC, {"equal_ranks": "redeal", "first_dealer": "W"})
    assert isinstance(rules, Rules)
    for dealer, detail in ((Seat.WEST, "equal_ranks"), (Seat.NORTH, "dealer")):
        log = GameLog(header_of(rules))
        log.append(HandDealt(1, dealer, bad, Suit.SPADES, Suit.DIAMONDS))
        error = error_of(b"".join(record_lines(log)))
        assert (error.line, error.problem, error.detail) == (2, Problem.WRONG_DEAL, detail)


def test_a_numbered_match_under_redeal() -> None:
    """The tries that are dealt again are passed over."""
    rules = with_options(CLASSIC, {"equal_ranks": "redeal", "hands": 1, "target": None})
    assert isinstance(rules, Rules)
    again = [
        number for number in range(1, 200) if trump_and_adder(rules, numbered_deal(number)) is None
    ]
    assert again
    for number in again[:4]:
        dice = random.Random(number)
        chance = Numbered(number, dice)
        match = Match(rules, dice, header=header_of(rules, number), chance=chance)
        while match.log.n < 60:
            match.step()
        data = b"".join(record_lines(match.log))
        assert parse_record(data).log.facts == match.log.facts
        assert check_record([json.loads(line) for line in data.splitlines()]).facts == match.log.n


# --- large ---------------------------------------------------------------------------------------


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    """Refused before it is read to its end."""
    path = tmp_path / "large.maverick"
    path.write_bytes(bytes_of("play-07") + b" " * (5 << 20))
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert (caught.value.line, caught.value.problem) == (1, Problem.TOO_LARGE)
    path.write_bytes(b"x" * MAX_BYTES)
    assert len(read_bytes(path)) == MAX_BYTES


LARGE: dict[str, Callable[[], bytes]] = {
    "one line": lambda: b'{"maverick":1,"x":"' + b"a" * (MAX_BYTES - 40) + b'","h":"0"}\n',
    "braces": lambda: b"{" * MAX_BYTES,
    "brackets": lambda: b'{"maverick":' + b"[" * (MAX_BYTES - 20) + b"\n",
    "hash ends": lambda: b'{","h":"' * (MAX_BYTES // 8),
    "line feeds": lambda: bytes_of("play-07") + b"\n" * (MAX_BYTES - 10_000),
    "keys": lambda: (
        b'{"maverick":1,'
        + b",".join(b'"k%d":1' % number for number in range(300_000))
        + b',"h":"0123456789abcdef"}\n'
    ),
}


@pytest.mark.parametrize("kind", LARGE)
def test_large_files_are_refused_soon(kind: str) -> None:
    """Bounded: against hours."""
    data = LARGE[kind]()
    begun = time.process_time()
    error_of(data)
    assert time.process_time() - begun < PATIENCE


def test_many_rewinds_are_read_in_one_pass() -> None:
    """Back by a fact at a time, and to the first fact over and over: never the match anew."""
    lines = lines_of("play-01")
    n = len(lines) - 1
    while len(lines) < 40_000:
        n += 1
        lines.append({"n": n, "fact": "rewound", "to": 1})
    data = sealed(lines)
    assert 2_000_000 < len(data) < MAX_BYTES
    begun = time.process_time()
    record = parse_record(data)
    # A second on a machine of today; the bound is against hours.
    assert time.process_time() - begun < PATIENCE
    assert record.public.rewinds > 30_000
