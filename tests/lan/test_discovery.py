"""Tables are found on this computer's own interfaces, and nothing forged gets into the list."""

import random
import secrets
import string
import time
from collections.abc import Callable
from contextlib import closing

import pytest
from zeroconf import ServiceInfo, Zeroconf
from zeroconf._protocol.outgoing import DNSOutgoing

from maverick_desktop.lan import discovery
from maverick_desktop.lan.discovery import (
    MOST_TABLES,
    SERVICE,
    Announcement,
    Announcer,
    Browser,
    FoundTable,
    read_announcement,
)
from maverick_desktop.lan.earshot import Voice
from maverick_desktop.lan.interfaces import Interface, interfaces, on_link
from tests.lan.campaign.shouting import Shouter, network, pointer
from tests.patience import PATIENCE

OWN = [
    Interface("eth0", "192.168.1.24", 24, 2),
    Interface("eth0", "fe80::1", 64, 2),
    Interface("lo", "127.0.0.1", 8, 1),
]
WHAT = Announcement("Кухня & Co", "0.1.0", (1, 1), "Individualist", "0123456789abcdef", 2, 47114)
GOOD = {"v": "0.1.0", "p": "1-1", "n": "Kitchen", "l": "Classic", "r": "0" * 16, "f": "2"}


def heard_of(
    texts: dict[str, str | bytes], port: int = 47114, *addresses: str
) -> FoundTable | None:
    """What is made of an announcement."""
    info = ServiceInfo(
        SERVICE,
        f"x.{SERVICE}",
        port,
        properties=texts,
        server="x.local.",
        parsed_addresses=list(addresses or ("192.168.1.31",)),
    )
    return read_announcement(info, OWN)


def waited_for(holds: Callable[[], bool]) -> bool:
    """Whether something comes to hold in time."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def test_a_table_is_found_changes_and_goes(air: None) -> None:
    if not any(one.kind != "tunnel" and "." in one.address for one in interfaces()):
        pytest.skip("this computer has no IPv4 address at all")
    found: dict[str, FoundTable] = {}
    gone: list[str] = []

    def heard(table: FoundTable) -> None:
        found[table.id] = table

    name = f"mav-{secrets.token_hex(6)}"
    id_ = f"{name}.{SERVICE}"
    browser = Browser(heard, gone.append)
    assert browser.open()
    announcer = Announcer(name)
    try:
        announcer.open(WHAT)
        if not announcer.interfaces:
            pytest.skip("no interface of this computer lets anything be announced")
        assert waited_for(lambda: id_ in found)
        assert found[id_].what == WHAT
        own = interfaces()
        assert all(on_link(one, own) for one in found[id_].addresses)
        fewer = Announcement(
            "Кухня & Co", "0.1.0", (1, 1), "Individualist", "0123456789abcdef", 1, 47114
        )
        announcer.change(fewer)
        assert waited_for(lambda: found[id_].what.free == 1)
        announcer.close()
        assert waited_for(lambda: id_ in gone)
    finally:
        announcer.close()
        browser.close()


def test_announcements_that_nobody_answers_for_keep_no_table_from_being_found(air: None) -> None:
    """And the list may be closed while they are still asked about."""
    at = network()
    if at is None:
        pytest.skip("this computer is on no network")
    shouter, dice = Shouter(at), random.Random(1)
    found: dict[str, FoundTable] = {}
    browser = Browser(lambda table: found.__setitem__(table.id, table), lambda _id: None)
    name = f"mav-{secrets.token_hex(6)}"
    announcer = Announcer(name)
    try:
        assert browser.open()
        for number in range(40):
            shouter.shout(pointer(f"{number}-{dice.randrange(10**9)}"))
        announcer.open(WHAT)
        asked_at_once = 0

        def is_found() -> bool:
            nonlocal asked_at_once
            asked_at_once = max(asked_at_once, len(browser._asking))
            return f"{name}.{SERVICE}" in found

        assert waited_for(is_found)
        assert asked_at_once > 1, "one after the other would be a minute"
        shouter.shout(pointer("one-more"))
        assert waited_for(lambda: bool(browser._asking))
    finally:
        browser.close()
        announcer.close()
        shouter.close()
    assert not browser._asking


def test_networks_come_and_go(monkeypatch: pytest.MonkeyPatch, air: None) -> None:
    """A computer that comes to a network later is heard there; one that left it is silent."""
    own = [one for one in interfaces() if "." in one.address]
    there: list[Interface] = []
    monkeypatch.setattr(discovery, "interfaces", lambda: list(there))
    announcer = Announcer(f"mav-{secrets.token_hex(6)}")
    with closing(announcer):
        announcer.open(WHAT)
        assert not announcer.interfaces
        assert not announcer.look_around()
        there[:] = own
        assert announcer.look_around()
        assert set(announcer.interfaces) <= set(own)
        assert not announcer.look_around()
        there.clear()
        assert announcer.look_around()
        assert not announcer.interfaces
    there[:] = own
    assert not announcer.look_around()


def test_a_sound_announcement() -> None:
    table = heard_of(dict(GOOD))
    assert table is not None
    assert (table.what.table, table.what.free, table.addresses) == ("Kitchen", 2, ("192.168.1.31",))


@pytest.mark.parametrize(
    "wrong",
    [
        {"f": "5"},
        {"f": "-1"},
        {"f": "9" * 200},
        {"f": "٣"},
        {"p": "1"},
        {"p": "2-1"},
        {"p": "a-b"},
        {"r": "0" * 15},
        {"n": ""},
        {"n": "\u202e\x00"},
        {"x": "y" * 250, "z": "y" * 250, "w": "y" * 100},
    ],
)
def test_an_unsound_one_is_no_table(wrong: dict[str, str | bytes]) -> None:
    assert heard_of({**GOOD, **wrong}) is None


def test_names_are_cleaned_and_cut() -> None:
    table = heard_of({**GOOD, "n": "<b>\u202eKit\nchen</b>" + "x" * 90})
    assert table is not None
    assert table.what.table == ("<b>Kitchen</b>" + "x" * 90)[:24]


@pytest.mark.parametrize("address", ["8.8.8.8", "224.0.0.1", "192.168.2.1", "2001:db8::1"])
def test_only_addresses_of_our_own_networks_are_kept(address: str) -> None:
    assert heard_of(dict(GOOD), 47114, address) is None
    table = heard_of(dict(GOOD), 47114, address, "192.168.1.40")
    assert table is not None
    assert table.addresses == ("192.168.1.40",)


def test_a_table_is_looked_for_inside_this_computer_only_if_it_is_nowhere_else() -> None:
    beside = heard_of(dict(GOOD), 47114, "127.0.0.1", "192.168.1.40")
    assert beside is not None
    assert beside.addresses == ("192.168.1.40",)
    inside = heard_of(dict(GOOD), 47114, "127.0.0.1")
    assert inside is not None
    assert inside.addresses == ("127.0.0.1",)


def test_who_asks_on_one_network_is_not_told_of_an_address_on_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str | None] = []
    monkeypatch.setattr(Zeroconf, "async_send", lambda _self, _out, addr, *_more: said.append(addr))
    loopback = next((one for one in interfaces() if one.address == "127.0.0.1"), None)
    if loopback is None:
        pytest.skip("this computer has no loopback")
    voice = Voice(loopback)
    try:
        for asker in ("192.168.1.31", "127.0.0.1", None):
            voice.async_send(DNSOutgoing(0), asker)
    finally:
        voice.close()
    assert said == ["127.0.0.1", None]


def test_twenty_thousand_forged_announcements() -> None:
    """No exception, whatever the texts are; what gets through is clean and small."""
    dice = random.Random(7)
    signs = string.printable + "ж漢\u202e\x00\u0300"
    through = 0
    for _ in range(20_000):
        texts: dict[str, str | bytes] = dict(GOOD)
        for key in dice.sample("vpnlrf", dice.randint(1, 3)):
            length = dice.choice((0, 1, 5, 16, 40, 200))
            texts[key] = "".join(dice.choices(signs, k=length)).encode()[:240]
        try:
            table = heard_of(texts, dice.choice((0, 1, 47114, 65535)))
        except ValueError:
            # The library itself refuses to write some texts: nobody can send them.
            continue
        if table is not None:
            through += 1
            assert len(table.what.table) <= 24
            assert table.what.table.isprintable()
            assert 0 <= table.what.free <= 4
    assert through > 100


def test_a_name_that_nobody_may_have_is_passed_by() -> None:
    heard: list[FoundTable] = []
    browser = Browser(heard.append, lambda _name: None)
    for name in ("\x01av-1", "mav\x7f"):
        browser.add_service(None, SERVICE, f"{name}.{SERVICE}")  # type: ignore[arg-type]
    assert not heard


def test_at_most_so_many_tables_are_listened_to() -> None:
    asked: list[str] = []

    class Deaf(Browser):
        def _look(self, _zc: object, _type: str, name: str) -> None:
            asked.append(name)

    browser = Deaf(lambda _table: None, lambda _name: None)
    for number in range(10_000):
        browser.add_service(None, SERVICE, f"{number}.{SERVICE}")  # type: ignore[arg-type]
    assert len(asked) == MOST_TABLES
