"""Guessing at a table's code over real sockets, as fast as the limits let one (RELIABILITY G14)."""

from collections import Counter
from typing import Final

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.lan.certificate import new_certificate
from maverick_desktop.lan.codes import LENGTH, SIGNS, code_of
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.gate import MOST_FAILED, PAUSE_AFTER_FAILED
from maverick_desktop.lan.hoster import Hoster
from maverick_desktop.lan.messages import Refused
from maverick_desktop.lan.where import Where
from tests.lan.lines import Rig
from tests.lan.rig import CODE, MATCH, PlainTable, drawer

pytestmark = pytest.mark.slow

STEPS: Final = 4
"""In which a pause passes: a host that is not asked for a second thinks that it slept."""


@pytest.mark.parametrize("guesses", [30, pytest.param(500, marks=pytest.mark.soak)])
def test_wrong_codes_get_nobody_in(rig: Rig, guesses: int) -> None:
    certificate, now = new_certificate(), [0.0]
    table = PlainTable(Door(MATCH, CODE, certificate.fingerprint, drawer()))
    hoster = Hoster(table, certificate, clock=lambda: now[0])
    assert hoster.open((), only_here=True) is None
    rig.keep(hoster)
    where = Where("127.0.0.1", hoster.port)

    def guess(code: str) -> object:
        guest = rig.guest()
        guest.joiner.join(where, code, "Mallory")
        rig.until(lambda: guest.end is not None)
        guest.joiner.close()
        return guest.end

    def let_time_pass() -> None:
        for _ in range(STEPS + 1):
            now[0] += PAUSE_AFTER_FAILED / STEPS
            hoster._clock()

    ends: Counter[object] = Counter()
    for number in range(guesses):
        code = code_of((number * 7919 * 104729) % len(SIGNS) ** LENGTH)
        assert code != CODE
        ends[guess(code)] += 1
        if number % 5 == 0:
            # At once again: nobody even looks at it.
            assert guess(CODE) in (Refused("too_fast"), Refused("locked"))
        let_time_pass()
        if table.door.gate.locked:
            assert guess(CODE) == Refused("locked")
            table.door.gate.unlock()
    assert ends == {Refused("code"): guesses}
    assert table.arrivals == []
    assert table.door.gate.failed == guesses % MOST_FAILED
    let_time_pass()
    guest = rig.guest()
    guest.joiner.join(where, CODE, "Anna")
    rig.until(lambda: bool(guest.news))
    assert guest.seat is Seat.SOUTH
