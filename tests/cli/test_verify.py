"""``verify``: one line a file; sound, unsound, torn and missing records, and the exit codes."""

import json
import os
import random
from pathlib import Path
from typing import Any, Final

import pytest

from maverick_desktop.core.chain import seal
from maverick_desktop.core.codec import fact_fields
from maverick_desktop.core.headline import header_fields
from maverick_desktop.core.store import read_record
from tests.cli.running import Run, one_sentence


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole match."""
    words = ("--set", "target=30", "--out", tmp_path / "matches", "--rules", "individualist")
    assert run("simulate", *words).code == 0
    return tmp_path / "matches" / "1.maverick"


def test_a_sound_record(run: Run, record: Path) -> None:
    public = read_record(record).public
    ns, ew = (str(total).replace("-", "−") for total in public.total)
    said = run("verify", record)
    assert said == (
        0,
        f"{record}: sound, {len(public.past)} hands, NS {ns} : {ew} EW, over\n",
        "",
    )


PAD: Final = Path(__file__).parent.parent / "records" / "version-2.maverick"


def test_a_score_kept_by_hand(run: Run, tmp_path: Path) -> None:
    """Proved like any other, and named on the line that breaks a rule."""
    said = run("verify", PAD)
    assert said == (0, f"{PAD}: sound, kept by hand, 5 hands, NS 58 : 17 EW, over\n", "")
    file = tmp_path / "pad.maverick"
    lines = PAD.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:7]))
    assert run("verify", file).out == (
        f"{file}: sound, kept by hand, 0 hands, NS −4 : 1 EW, unfinished\n"
    )
    file.write_bytes(b"".join(lines[:7]) + lines[7][:-9])
    said = run("verify", file)
    assert said.code == 1
    assert said.out.startswith(f"{file}: line 8: it was cut")
    fields = [json.loads(line) for line in lines[:6]]
    fields[5]["trumps"] = 5
    link, forged = "", b""
    for one in fields:
        del one["h"]
        line, link = seal(link, one)
        forged += line
    file.write_bytes(forged)
    said = run("verify", file)
    assert said.code == 1
    assert said.out == (
        f"{file}: line 6: the trick has more trumps and adders than cards, or fewer than none.\n"
    )


def test_an_unfinished_record(run: Run, record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:30]))
    said = run("verify", record)
    assert said.code == 0
    assert said.out.endswith(" EW, unfinished\n")
    record.write_bytes(lines[0])
    assert run("verify", record).out == f"{record}: sound, 0 hands, NS 0 : 0 EW, unfinished\n"


def test_a_torn_tail(run: Run, record: Path) -> None:
    data = record.read_bytes()
    lines = data.splitlines(keepends=True)
    cut = b"".join(lines[:30]) + lines[30][:-7]
    record.write_bytes(cut)
    said = run("verify", record)
    assert said.code == 1
    assert said.out.startswith(f"{record}: line 31: it was cut")
    assert said.out.count("\n") == 1
    # Verifying changes nothing.
    assert record.read_bytes() == cut


def test_a_record_cut_in_its_last_line_feed(run: Run, record: Path) -> None:
    data = record.read_bytes()
    record.write_bytes(data[:-1])
    said = run("verify", record)
    assert said.code == 1
    assert f"line {data.count(10)}: it was cut" in said.out


def test_a_flipped_bit_is_found_on_its_line(run: Run, record: Path) -> None:
    data = bytearray(record.read_bytes())
    place = data.index(b'"played"')
    line = data[:place].count(10) + 1
    data[place + 3] ^= 1
    record.write_bytes(data)
    said = run("verify", record)
    assert said.code == 1
    assert said.out.startswith(f"{record}: line {line}: ")


def test_a_record_changed_by_a_forger(run: Run, record: Path) -> None:
    """A new hash chain does not make a wrong total right."""
    log = read_record(record).log
    lines = []
    line, link = seal("", header_fields(log.header))
    lines.append(line)
    for n, event in enumerate(log.facts, start=1):
        fields = fact_fields(n, event)
        if fields["fact"] == "over":
            fields["total"]["NS"] += 1
        line, link = seal(link, fields)
        lines.append(line)
    record.write_bytes(b"".join(lines))
    said = run("verify", record)
    assert said.code == 1
    assert said.out == f"{record}: line {len(lines)}: the match’s result is wrong.\n"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "line 1: the file is empty"),
        (b"hello\n", "line 1: this is no match record"),
        (b"hello", "line 1: this is no match record"),
        (b"\x89PNG\r\n\x1a\n\0\0", "line 1: this is no match record"),
        (b'{"maverick":1,', "line 1: it was cut"),
        (b'{"maverick":3,"h":"0123456789abcdef"}\n', "line 1: the record has format 3"),
        (b'{"maverick":2,"h":"0123456789abcdef"}\n', "line 1: the line was changed"),
        (b'{"maverick":1,"h":"0123456789abcdef"}\n', "line 1: "),
        (b"x" * (4 * 1024 * 1024 + 1), "line 1: the file is larger than 4 MB"),
    ],
)
def test_other_files(run: Run, tmp_path: Path, data: bytes, says: str) -> None:
    file = tmp_path / "x.maverick"
    file.write_bytes(data)
    said = run("verify", file)
    assert said.code == 1
    assert said.out.startswith(f"{file}: {says}")
    assert said.out.count("\n") == 1


def test_missing_files_and_folders(run: Run, tmp_path: Path) -> None:
    assert "no.maverick" in one_sentence(run("verify", tmp_path / "no.maverick"), 2)
    assert "folder" in one_sentence(run("verify", tmp_path), 2)
    one_sentence(run("verify"), 2)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads all")
def test_a_file_that_may_not_be_read(run: Run, record: Path) -> None:
    record.chmod(0)
    assert "permissions" in one_sentence(run("verify", record), 2)


def test_many_files_the_worst_code_wins(run: Run, record: Path, tmp_path: Path) -> None:
    unsound = tmp_path / "unsound.maverick"
    unsound.write_bytes(b"x\n")
    missing = tmp_path / "missing.maverick"
    assert run("verify", record, record).code == 0
    assert run("verify", record, unsound, record).code == 1
    said = run("verify", missing, unsound, record)
    assert said.code == 2
    assert [line.split(": ")[0] for line in said.out.splitlines()] == [str(unsound), str(record)]
    assert said.err.count("\n") == 1


def test_a_file_name_cannot_write_on_the_terminal(run: Run, record: Path) -> None:
    evil = record.with_name("a\x1b[2J\nb.maverick")
    record.rename(evil)
    said = run("verify", evil)
    assert said.code == 0
    assert said.out.count("\n") == 1
    assert "\x1b" not in said.out


def _mutated(fields: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The fields with one value, somewhere inside, replaced by another of any kind."""
    copy: dict[str, Any] = json.loads(json.dumps(fields))
    inside: Any = copy
    while True:
        key = dice.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if isinstance(inside[key], dict | list) and inside[key] and dice.random() < 0.7:
            inside = inside[key]
            continue
        others: tuple[Any, ...] = (
            None,
            True,
            -1,
            0,
            3,
            99,
            "",
            "S",
            "nil",
            "2C",
            "AH",
            "pass",
            [],
            {},
            "\x1b[2J",
        )
        inside[key] = dice.choice(others)
        return copy


def test_whatever_a_forger_writes_is_told_in_one_line(run: Run, record: Path) -> None:
    """Every line's hash is right; what it says is not."""
    log = read_record(record).log
    whole = [header_fields(log.header)]
    whole += [fact_fields(n, event) for n, event in enumerate(log.facts[:90], start=1)]
    dice = random.Random(7)
    unsound = 0
    for _ in range(300):
        fields = list(whole)
        for _ in range(dice.randint(1, 2)):
            place = dice.choice((0, 1, dice.randrange(len(fields))))
            match dice.randrange(3):
                case 0:
                    fields[place] = _mutated(fields[place], dice)
                case 1:
                    del fields[place]
                case 2:
                    fields.insert(place, dice.choice(whole))
        lines, link = [], ""
        for one in fields:
            line, link = seal(link, one)
            lines.append(line)
        record.write_bytes(b"".join(lines))
        said = run("verify", record)
        assert said.err == ""
        assert said.out.count("\n") == 1
        assert said.out.removesuffix("\n").isprintable()
        assert "does not fit the rules" not in said.out
        if said.code:
            unsound += 1
            assert said.out.startswith(f"{record}: line ")
            assert said.out.endswith(".\n")
    assert unsound > 200
