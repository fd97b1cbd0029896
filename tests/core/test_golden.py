"""The golden play-throughs replay as they did, and are written again byte by byte."""

import json
from pathlib import Path

import pytest

from maverick_desktop.core.events import Rewound, SeatChanged
from maverick_desktop.core.padfile import read_any
from maverick_desktop.core.rules import OPTIONS
from maverick_desktop.core.store import Record, read_record, record_lines
from tests.core.golden import DIGESTS, FOLDER, digest, values_met, values_wanted
from tests.referee import check_record

FILES = sorted(FOLDER.glob("*.maverick"))
OLD = sorted((Path(__file__).parent.parent / "records").glob("*.maverick"))


def golden() -> list[Record]:
    """All of them."""
    return [read_record(path) for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_replays_as_it_did(path: Path) -> None:
    """The same match, the same bytes, and the referee has no objection."""
    data = path.read_bytes()
    assert len(data) < 60_000
    record = read_record(path)
    assert digest(record) == json.loads(DIGESTS.read_text(encoding="utf-8"))[path.name]
    assert b"".join(record_lines(record.log)) == data
    summary = check_record([json.loads(line) for line in data.splitlines()])
    assert summary.total == {"NS": record.public.total[0], "EW": record.public.total[1]}
    assert summary.hands == len(record.public.past)


def test_digests_are_of_these_files() -> None:
    """None is missing, none is left over."""
    assert list(json.loads(DIGESTS.read_text(encoding="utf-8"))) == [path.name for path in FILES]


def test_every_option_is_off_its_default_somewhere() -> None:
    """And every word of every option is played."""
    all_rules = [record.log.header.rules for record in golden()]
    for name, option in OPTIONS.items():
        assert any(getattr(rules, name) != option.classic for rules in all_rules), name
    assert values_wanted() <= values_met(all_rules)


def test_every_kind_of_fact_is_there() -> None:
    """Rewinds and changes of seats too, numbered matches, and ends."""
    facts = [fact for record in golden() for fact in record.log.facts]
    assert len({type(fact) for fact in facts}) == 10
    assert sum(isinstance(fact, Rewound) for fact in facts) > 5
    assert sum(isinstance(fact, SeatChanged) for fact in facts) > 5
    assert any(record.log.header.number for record in golden())


@pytest.mark.parametrize("path", OLD, ids=lambda path: str(path.stem))
def test_old_records_are_read(path: Path) -> None:
    """One of each released format, for ever."""
    record = read_any(path)
    assert record.log.n > 50
    assert not record.torn
