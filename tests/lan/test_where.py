"""Addresses as people type them."""

import pytest

from maverick_desktop.lan.where import PORTS, BadAddress, Where, plain_address, read_where

USUAL = PORTS[0]


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("192.168.1.7", Where("192.168.1.7", USUAL)),
        (" 192.168.1.7:47120\n", Where("192.168.1.7", 47120)),
        ("fe80::1%eth0", Where("fe80::1%eth0", USUAL)),
        ("[fe80::1%eth0]:47115", Where("fe80::1%eth0", 47115)),
        ("[::1]", Where("::1", USUAL)),
        ("FE80::AB", Where("fe80::ab", USUAL)),
        ("2001:db8::7", Where("2001:db8::7", USUAL)),
        ("Anna-PC", Where("anna-pc", USUAL)),
        ("anna-pc.local:1", Where("anna-pc.local", 1)),
        ("localhost:65535", Where("localhost", 65535)),
    ],
)
def test_what_people_type_is_read(typed: str, where: Where) -> None:
    assert read_where(typed) == where
    assert read_where(str(where)) == where


@pytest.mark.parametrize(
    "typed",
    [
        "", " ", ":47114", "192.168.1.7:", "192.168.1.7:0", "192.168.1.7:65536", "192.168.1.7:-1",
        "192.168.1.7:４", "192.168.1.300", "1.2.3", "12345", "[::1", "[::1]47114", "::1::",
        "[anna]", "fe80::1%", "anna pc", "anna_pc/..", "http://anna", "anna..local", "x" * 64,
        "a." * 200, "192.168.1.7:47114:1", "ännä", "\0", "anna\u202e", "1" * 6000,
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(BadAddress):
        read_where(typed)


@pytest.mark.parametrize(
    ("address", "plain"),
    [
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("192.168.1.7", "192.168.1.7"),
        ("fe80::1%eth0", "fe80::1"),
        ("fe80:0::1", "fe80::1"),
        ("", ""),
    ],
)
def test_limits_count_by_one_form_of_an_address(address: str, plain: str) -> None:
    assert plain_address(address) == plain
