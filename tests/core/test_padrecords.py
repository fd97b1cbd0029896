"""Records of the score pad: written as they are read, cut, damaged, forged; and either kind."""

import copy
import errno
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from maverick_desktop.core.cards import Seat, Suit, card
from maverick_desktop.core.chain import seal
from maverick_desktop.core.padfacts import BeginHand, NoteBid, NoteTotals, NoteTrick, PadReason
from maverick_desktop.core.padfile import (
    PadRecord,
    PadWriter,
    pad_lines,
    parse_any,
    read_any,
    sheet_and_head,
)
from maverick_desktop.core.padsheet import pad_head, pad_sheet
from maverick_desktop.core.padstate import PadPhase
from maverick_desktop.core.padtable import Pad
from maverick_desktop.core.rules import INDIVIDUALIST, PRESETS
from maverick_desktop.core.sheet import head_of, sheet_of
from maverick_desktop.core.store import (
    MAX_BYTES,
    Disk,
    Record,
    RecordWriter,
    parse_record,
    read_record,
)
from maverick_desktop.core.unsound import Problem, RecordError
from tests.core.padplay import Notes, enter, new_log
from tests.patience import PATIENCE

SAMPLE: Final = Path(__file__).parent.parent / "records" / "version-2.maverick"
DATA: Final = SAMPLE.read_bytes()
ORDINARY: Final = Path(__file__).parent.parent / "records" / "version-1.maverick"

Line = dict[str, Any]


def record_of(data: bytes) -> PadRecord:
    """A sound record of the pad."""
    record = parse_any(data)
    assert isinstance(record, PadRecord)
    return record


def error_of(data: bytes) -> RecordError:
    """Why it is refused; anything but a RecordError fails the test."""
    with pytest.raises(RecordError) as caught:
        parse_any(data)
    return caught.value


def lines_of(data: bytes = DATA) -> list[Line]:
    """A record as objects, their hashes left out."""
    lines: list[Line] = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["h"]
    return lines


def sealed(lines: list[Line]) -> bytes:
    """Objects under a right hash chain."""
    out, link = [], ""
    for line in lines:
        text, link = seal(link, line)
        out.append(text)
    return b"".join(out)


# --- the released format -------------------------------------------------------------------------


def test_the_sample_is_read_and_written_as_it_is() -> None:
    """For ever: the same match, the same bytes."""
    record = record_of(DATA)
    state = record.state
    assert b"".join(pad_lines(record.log)) == DATA
    assert (state.total, state.phase, state.rewinds) == ((58, 17), PadPhase.OVER, 2)
    assert state.names[0] == "Анна Петровна"
    assert [
        (one.number, one.trump, one.adder, len(one.tricks), one.revokes)
        for one in (past.hand for past in state.past)
    ] == [
        (1, Suit.CLUBS, Suit.SPADES, 13, (0, 0, 0, 0)),
        (2, Suit.SPADES, Suit.DIAMONDS, 0, (0, 0, 1, 0)),
        (3, Suit.HEARTS, Suit.CLUBS, 13, (0, 1, 0, 0)),
        (4, Suit.SPADES, Suit.DIAMONDS, 0, (0, 0, 0, 0)),
        (5, Suit.SPADES, Suit.DIAMONDS, 0, (0, 0, 0, 0)),
    ]
    assert len({type(fact) for fact in record.log.facts}) == 9, "a kind of fact is missing"


def test_either_kind_is_read_by_its_own_door() -> None:
    """The game does not take a pad's record for a match that was played here."""
    assert isinstance(read_any(SAMPLE), PadRecord)
    ordinary = read_any(ORDINARY)
    assert isinstance(ordinary, Record)
    assert ordinary.log.facts == read_record(ORDINARY).log.facts
    for data in (DATA, DATA[: DATA.index(b"\n") + 1]):
        with pytest.raises(RecordError) as caught:
            parse_record(data)
        assert (caught.value.line, caught.value.problem) == (1, Problem.PAD_RECORD)


def test_a_sheet_of_either_kind() -> None:
    """The figures, and what stands around them."""
    pad, ordinary = record_of(DATA), read_record(ORDINARY)
    assert sheet_and_head(pad) == (pad_sheet(pad.state), pad_head(pad.log, pad.state))
    sheet, head = sheet_and_head(ordinary)
    assert (sheet, head) == (sheet_of(ordinary.public), head_of(ordinary.log, ordinary.public))
    assert not sheet.by_hand
    assert head.first_deal is not None


def test_kinds_do_not_mix() -> None:
    """Facts of one format are none of the other."""
    dealt = lines_of(ORDINARY.read_bytes())[1]
    error = error_of(sealed([lines_of()[0], dealt]))
    assert (error.line, error.problem) == (2, Problem.BAD_FIELDS)
    error = error_of(sealed([lines_of(ORDINARY.read_bytes())[0], lines_of()[1]]))
    assert (error.line, error.problem) == (2, Problem.BAD_FIELDS)


# --- cut and flipped -----------------------------------------------------------------------------


def short() -> bytes:
    """A record of one hand, undone entries and all."""
    lines = DATA.splitlines(keepends=True)
    return b"".join(lines[:22])


def test_cut_at_every_byte() -> None:
    """The whole lines before the cut stand, and the rest is called torn."""
    data = short()
    facts = record_of(data).log.facts
    first = data.index(b"\n") + 1
    for size in range(1, len(data)):
        if size < first:
            error = error_of(data[:size])
            assert (error.line, error.problem) == (1, Problem.TORN)
            continue
        record = record_of(data[:size])
        whole = data.count(b"\n", 0, size)
        assert record.log.facts == facts[: whole - 1]
        assert record.torn == (data[size - 1 : size] != b"\n")
        assert record.size == data.rindex(b"\n", 0, size) + 1


def test_one_bit_in_eight_flipped() -> None:
    """The line that holds it is named, or the last one is torn."""
    data = short()
    facts = record_of(data).log.facts
    for place in range(len(data)):
        wrong = bytearray(data)
        wrong[place] ^= 1 << (place * 5 + place // 8) % 8
        if place < len(data) - 1:
            assert error_of(bytes(wrong)).line == data.count(b"\n", 0, place) + 1
            continue
        record = record_of(bytes(wrong))
        assert record.torn
        assert record.log.facts == facts[:-1]


# --- forged --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("maverick", 2.0),
        ("maverick", True),
        ("number", 4711),
        ("rules_name", ""),
        ("rules", {}),
        ("created", "yesterday"),
        ("match", "x"),
    ],
)
def test_wrong_headers(name: str, value: Any) -> None:
    """Checked as an ordinary one; a match with real cards has no number."""
    lines = lines_of()
    lines[0][name] = value
    assert error_of(sealed(lines)).line == 1


@pytest.mark.parametrize("by", ["remote", "bot:club", "", None])
def test_people_sit_at_a_real_table(by: str | None) -> None:
    """No computer does."""
    lines = lines_of()
    lines[0]["seats"]["E"]["by"] = by
    assert error_of(sealed(lines)).line == 1


Change = Callable[[Line], object]


def field(name: str, value: Any) -> Change:
    """A field with another value."""
    return lambda line: line.update({name: value})


def inner(name: str, side: str, value: Any) -> Change:
    """A side's value changed."""
    return lambda line: line[name].update({side: value})


FORGED: list[tuple[int, Change, Problem, str]] = [
    # A hand: number, dealer, cards, suits.
    (3, field("hand", 2), Problem.WRONG_DEAL, "hand"),
    (3, field("hand", 10**400), Problem.WRONG_DEAL, "hand"),
    (3, field("trump", "D"), Problem.WRONG_DEAL, "suits"),
    (3, field("turned", ["4S", "4S"]), Problem.PAD_ILLEGAL, "same_card"),
    (3, field("turned", ["6S", "4C"]), Problem.WRONG_DEAL, "suits"),
    (3, field("turned", ["4S"]), Problem.BAD_FIELDS, "turned"),
    (3, field("turned", ["4S", "1C"]), Problem.BAD_VALUE, "card"),
    (22, field("dealer", "S"), Problem.PAD_ILLEGAL, "wrong_dealer"),
    (22, field("adder", "S"), Problem.PAD_ILLEGAL, "same_suit"),
    (22, field("x", 1), Problem.BAD_FIELDS, "x"),
    # Bids and revokes.
    (4, field("bid", "pass"), Problem.BAD_FIELDS, "bid"),
    (4, field("seat", "Q"), Problem.BAD_FIELDS, "seat"),
    # Tricks.
    (5, field("points", 2), Problem.WRONG_RESULT, "PadTrick"),
    (5, field("trumps", 5), Problem.PAD_ILLEGAL, "four_cards"),
    (5, field("adders", -1), Problem.PAD_ILLEGAL, "four_cards"),
    (20, field("trumps", 1), Problem.PAD_ILLEGAL, "trumps_left"),
    (20, field("adders", 2), Problem.PAD_ILLEGAL, "adders_left"),
    (20, field("adders", 0), Problem.PAD_ILLEGAL, "too_few"),
    # What it comes to.
    (20, field("winner", "S"), Problem.WRONG_RESULT, "HandScored"),
    (21, inner("total", "NS", 2), Problem.WRONG_RESULT, "HandScored"),
    (21, inner("bid", "NS", "nil:N"), Problem.WRONG_RESULT, "HandScored"),
    (21, inner("bid", "NS", "nil:N:S"), Problem.BAD_VALUE, "bid"),
    (52, field("winner", None), Problem.WRONG_RESULT, "MatchOver"),
    # Totals.
    (25, inner("base", "NS", 40), Problem.PAD_ILLEGAL, "base_impossible"),
    (25, inner("base", "NS", -(10**400)), Problem.PAD_ILLEGAL, "base_impossible"),
    (25, inner("base", "EW", 19), Problem.PAD_ILLEGAL, "bases_impossible"),
    (25, inner("made", "EW", None), Problem.PAD_ILLEGAL, "made_missing"),
    (25, inner("made", "NS", True), Problem.PAD_ILLEGAL, "made_without_bid"),
    (25, inner("made", "EW", False), Problem.PAD_ILLEGAL, "blind_disagrees"),
    (46, field("base", {"NS": -14, "EW": 17}), Problem.PAD_ILLEGAL, "made_disagrees"),
    (46, inner("base", "NS", 3), Problem.WRONG_RESULT, "HandScored"),
    # Undo and names.
    (2, field("to", 2), Problem.BAD_REWIND, "2"),
    (2, field("to", -1), Problem.BAD_REWIND, "-1"),
    (11, field("to", 1), Problem.BAD_REWIND, "1"),
    (11, field("to", 2), Problem.BAD_REWIND, "2"),
    (13, field("name", " x"), Problem.BAD_VALUE, "name"),
    (13, field("n", 12), Problem.WRONG_NUMBER, "13"),
]


@pytest.mark.parametrize("case", FORGED, ids=lambda case: f"{case[0]} {case[2].value} {case[3]}")
def test_forged(case: tuple[int, Change, Problem, str]) -> None:
    """With a right hash chain: refused where it first breaks a rule."""
    n, change, problem, detail = case
    lines = copy.deepcopy(lines_of())
    change(lines[n])
    error = error_of(sealed(lines))
    # A wrong winner, or a total that can be, shows when the hand is scored.
    assert error.line == n + 1 + (detail == "HandScored" and lines[n]["fact"] != "scored")
    assert error.problem is problem
    assert detail in error.detail


def rewound(to: int) -> Line:
    """An undo."""
    return {"fact": "rewound", "to": to}


def inserted(n: int, fact: Line) -> RecordError:
    """Why a fact cannot stand as fact ``n`` of the sample."""
    lines = lines_of()[:n]
    error = error_of(sealed([*lines, {"n": n, **fact}]))
    assert error.line == n + 1
    return error


HAND = {"fact": "hand", "hand": 2, "dealer": "E", "turned": None, "trump": "S", "adder": "D"}
TRICK = {"fact": "trick", "winner": "S", "points": 1, "trumps": 0, "adders": 0}
BID = {"fact": "bid", "seat": "N", "bid": "posh"}
REVOKE = {"fact": "revoke", "seat": "S"}
NAMED = {"fact": "named", "seat": "S", "name": "Anna"}
TOTALS = {"fact": "totals", "base": {"NS": 5, "EW": 7}, "made": {"NS": True, "EW": None}}
OVER = {"fact": "over", "winner": "EW", "total": {"NS": 1, "EW": 7}}
INSERTED: list[tuple[int, Line, Problem, str]] = [
    (1, TRICK, Problem.PAD_ILLEGAL, "no_hand"),
    (1, rewound(1), Problem.BAD_REWIND, "1"),
    (5, BID, Problem.PAD_ILLEGAL, "side_has_bid"),
    (5, HAND, Problem.PAD_ILLEGAL, "hand_open"),
    (6, TOTALS, Problem.PAD_ILLEGAL, "tricks_begun"),
    (6, OVER, Problem.NOT_DUE, "MatchOver"),
    (21, rewound(19), Problem.DUE_MISSING, "HandScored"),
    (21, NAMED, Problem.DUE_MISSING, "HandScored"),
    (21, OVER, Problem.DUE_MISSING, "HandScored"),
    (22, rewound(20), Problem.BAD_REWIND, "20"),
    (22, rewound(10), Problem.BAD_REWIND, "10"),
    (22, rewound(22), Problem.BAD_REWIND, "22"),
    (52, NAMED, Problem.DUE_MISSING, "MatchOver"),
    (53, REVOKE, Problem.PAD_ILLEGAL, "match_over"),
    (53, OVER, Problem.NOT_DUE, "MatchOver"),
]


@pytest.mark.parametrize("case", INSERTED, ids=lambda case: f"{case[0]} {case[3]}")
def test_at_the_wrong_place(case: tuple[int, Line, Problem, str]) -> None:
    """A fact that would be right elsewhere."""
    n, fact, problem, detail = case
    error = inserted(n, fact)
    assert error.problem is problem
    assert detail in error.detail


def test_after_the_end_names_and_undo_may_follow() -> None:
    """As in any record; a name may be gone back to, and stays."""
    lines = lines_of()
    lines.append({"n": 53, "fact": "named", "seat": "W", "name": "Bill"})
    lines.append({"n": 54, "fact": "rewound", "to": 13})
    record = record_of(sealed(lines))
    assert record.state.names[:2] == ("Анна Петровна", "Bill")
    assert record.state.phase is PadPhase.OPEN
    lines.append({"n": 55, "fact": "rewound", "to": 53})
    assert record_of(sealed(lines)).state.phase is PadPhase.OPEN


@pytest.mark.parametrize("preset", PRESETS)
def test_prices_of_revokes(preset: str) -> None:
    """Only where the rules have one."""
    pad = Pad(new_log(PRESETS[preset], preset), Notes())
    enter(pad, BeginHand(Seat.SOUTH, (card("AH"), card("2C"))))
    lines = lines_of(b"".join(pad_lines(pad.log)))
    lines.append({"n": 2, "fact": "revoke", "seat": "E"})
    if PRESETS[preset].revoke == "priced":
        assert record_of(sealed(lines)).state.running() == (0, -4)
    else:
        error = error_of(sealed(lines))
        assert error.detail == PadReason.REVOKE_NOT_PRICED.value


def test_many_hands_and_rewinds_are_read_in_one_pass() -> None:
    """Neither time nor memory grows with the square of a record."""
    pad = Pad(new_log(INDIVIDUALIST), Notes())
    dealer = Seat.SOUTH
    # Two poshes that fail come to nothing, so the match never ends.
    while pad.log.n < 6_000:
        enter(pad, BeginHand(dealer, (card("AH"), card("2C"))))
        enter(pad, NoteBid(Seat.SOUTH, "posh"), NoteBid(Seat.WEST, "posh"))
        enter(pad, NoteTotals((10, -2), (False, False)))
        dealer = dealer.left
    data = b"".join(pad_lines(pad.log))
    lines, n = lines_of(data), pad.log.n
    for place in range(4_000):
        n += 1
        # Back by a hand, then to the first fact over and over.
        lines.append({"n": n, "fact": "rewound", "to": max(1, 6_000 - 5 * place)})
    data = sealed(lines)
    assert len(data) < MAX_BYTES
    begun = time.process_time()
    assert record_of(data).state.rewinds == 4_000
    # A second on a machine of today; the bound is against hours.
    assert time.process_time() - begun < PATIENCE


# --- files ---------------------------------------------------------------------------------------


def goes_on(path: Path, record: PadRecord, disk: Disk | None = None) -> list[OSError | None]:
    """Resume a record and write the rest of the sample; what was told of the disk."""
    told: list[OSError | None] = []
    facts = record_of(DATA).log.facts
    writer = PadWriter.resume(disk or Disk(), path, record, told.append)
    for n, fact in enumerate(facts, start=1):
        if n > record.log.n:
            writer.append(n, fact)
    writer.close()
    return told


def test_written_as_it_is_read(tmp_path: Path) -> None:
    """Line by line, with a header of its own."""
    record = record_of(DATA)
    path = tmp_path / "pad.maverick"
    told: list[OSError | None] = []
    writer = PadWriter.begin(Disk(), path, record.log.header, told.append)
    pad = Pad(new_log(INDIVIDUALIST), writer)
    for n, fact in enumerate(record.log.facts, start=1):
        writer.append(n, fact)
    writer.close()
    assert told == []
    assert path.read_bytes() == DATA
    assert pad.state.n == 0


def test_a_pad_writes_its_record_as_it_goes(tmp_path: Path) -> None:
    """After each entry the file holds all of it."""
    path = tmp_path / "pad.maverick"
    log = new_log(INDIVIDUALIST)
    writer = PadWriter.begin(Disk(), path, log.header, lambda error: None)
    pad = Pad(log, writer)
    for wish in (
        BeginHand(Seat.NORTH, (card("AH"), card("2C"))),
        NoteTrick(Seat.SOUTH, 1, 0),
        NoteTrick(Seat.SOUTH, 0, 2),
    ):
        enter(pad, wish)
        assert record_of(path.read_bytes()).state == pad.state
    assert pad.undo() is None
    assert record_of(path.read_bytes()).state == pad.state
    writer.close()


def test_going_on_from_every_cut(tmp_path: Path) -> None:
    """A torn line is copied, dropped and written again; the file is as if nothing had happened."""
    first = DATA.index(b"\n") + 1
    for size in range(first, len(DATA), 61):
        path = tmp_path / f"{size}.maverick"
        path.write_bytes(DATA[:size])
        record = read_any(path)
        assert isinstance(record, PadRecord)
        assert goes_on(path, record) == []
        assert path.read_bytes() == DATA
        copy_of_torn = path.with_name(path.name + ".torn")
        assert copy_of_torn.exists() == record.torn
        if record.torn:
            assert copy_of_torn.read_bytes() == DATA[:size]


class _Full(Disk):
    """A disk that takes no byte until told."""

    full = True

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Refuse."""
        if self.full:
            raise OSError(errno.ENOSPC, "full")
        return super().write(descriptor, offset, data)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """Entries wait in memory; when there is room again they are written."""
    path = tmp_path / "pad.maverick"
    disk, told, log = _Full(), list[OSError | None](), new_log(INDIVIDUALIST)
    writer = PadWriter.begin(disk, path, log.header, told.append)
    pad = Pad(log, writer)
    enter(pad, BeginHand(Seat.NORTH, (card("AH"), card("2C"))), NoteTrick(Seat.SOUTH, 1, 0))
    assert [type(one) for one in told] == [OSError]
    assert writer.waiting
    disk.full = False
    enter(pad, NoteTrick(Seat.SOUTH, 0, 0))
    writer.close()
    assert told[1:] == [None]
    assert record_of(path.read_bytes()).state == pad.state


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    """Whatever is in it."""
    path = tmp_path / "pad.maverick"
    path.write_bytes(b"mine")
    told: list[OSError | None] = []
    PadWriter.begin(Disk(), path, new_log(INDIVIDUALIST).header, told.append).close()
    assert isinstance(told[0], FileExistsError)
    assert path.read_bytes() == b"mine"


def test_each_writer_writes_its_own_format(tmp_path: Path) -> None:
    """The header's first word is all that differs."""
    header = new_log(INDIVIDUALIST).header
    for writer, version in ((RecordWriter, 1), (PadWriter, 2)):
        path = tmp_path / f"{version}.maverick"
        writer.begin(Disk(), path, header, lambda error: None).close()
        fields = json.loads(path.read_bytes())
        assert fields.pop("maverick") == version
        assert fields.pop("h")
        assert list(fields) == [name for name in lines_of()[0] if name != "maverick"]
