"""Whole matches of a host and guests, to the end: all know the same, and all records agree."""

import subprocess
import sys
from pathlib import Path

import pytest

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.rules import INDIVIDUALIST, with_options
from maverick_desktop.hosting.chairs import HUMAN, OPEN
from maverick_desktop.hosting.reveal import DealCheck
from tests.hosting.people import MATCHES, Party, setup_of, short_rules


def all_records(party: Party) -> list[bytes]:
    """The host's and every guest's."""
    return [one.records.bytes_of() for one in (party.hugo, *party.visitors)]


@pytest.mark.parametrize("seed", range(4))
def test_four_people_play_a_match_and_keep_the_same_record(tmp_path: Path, seed: int) -> None:
    rules = short_rules(bids=["nil", "blind"], pass_count=3, revoke="priced")
    party = Party(tmp_path, setup_of(rules), seed=seed)
    assert sorted(visitor.seat for visitor in party.visitors) == [*SEATS[1:]]
    party.start()
    party.run()
    assert party.play.over
    records = all_records(party)
    assert len(set(records)) == 1
    host = party.hugo.player
    assert host is not None
    for visitor in party.visitors:
        assert visitor.view.public == host.view.public
        assert visitor.begun == 1
        assert not visitor.refusals
        assert visitor.checks == [(hand, DealCheck.FIXED) for hand in (1, 2)]
