"""Real sockets on this computer."""

from maverick_desktop.core.cards import Seat
from tests.lan.lines import Rig


def test_somebody_joins_in_half_a_second(rig: Rig) -> None:
    table, guest = rig.table(), rig.guest()
    with rig.timed() as seconds:
        guest.joiner.join(table.where, table.door.code, "Anna")
        rig.until(lambda: bool(guest.news))
    print(f"joined in {seconds[0]:.3f} s")
    assert guest.seat is Seat.SOUTH
    assert guest.fingerprint == table.certificate.fingerprint
    assert seconds[0] < 3
