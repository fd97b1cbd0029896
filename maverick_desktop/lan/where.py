"""Where a table is: an address as people type it, and the ports that tables use."""

from ipaddress import AddressValueError, IPv4Address, IPv6Address, ip_address
from typing import Final

import msgspec

PORTS: Final = range(47114, 47134)
"""Tried in this order by a host; then any that is free."""
_LONGEST: Final = 255
_NAME_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-._")


class BadAddress(Exception):
    """A text that names no computer, or no port of one."""


class Where(msgspec.Struct, frozen=True):
    """A computer and a port."""

    host: str
    """An IPv4 address, an IPv6 address, with ``%scope`` if it is link-local, or a name."""
    port: int

    def __str__(self) -> str:
        """As it is typed; the usual port is left out."""
        if self.port == PORTS[0]:
            return self.host
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def read_where(text: str) -> Where:
    """The place somebody typed: ``192.168.1.7``, ``[fe80::1%eth0]:47115``, ``anna-pc.local``.

    Without a port it is the first of ``PORTS``. BadAddress for anything else.
    """
    typed = text.strip()
    if len(typed) > _LONGEST:
        raise BadAddress
    if typed.startswith("["):
        host, bracket, rest = typed[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            raise BadAddress
        return Where(_ipv6(host), _port(rest[1:]) if rest else PORTS[0])
    if typed.count(":") > 1:
        return Where(_ipv6(typed), PORTS[0])
    host, colon, port = typed.partition(":")
    return Where(_ipv4_or_name(host), _port(port) if colon else PORTS[0])


def plain_address(text: str) -> str:
    """An address in the one form that limits count by: no scope, IPv4 as itself."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def _ipv6(text: str) -> str:
    try:
        IPv6Address(text)
    except AddressValueError:
        raise BadAddress from None
    return text.lower() if "%" not in text else text


def _ipv4_or_name(text: str) -> str:
    try:
        return str(IPv4Address(text))
    except AddressValueError:
        pass
    name = text.lower()
    labels = name.removesuffix(".").split(".")
    looks_like_name = set(name) <= _NAME_SIGNS and all(0 < len(one) < 64 for one in labels)
    if not looks_like_name or labels[-1].isdecimal():
        raise BadAddress
    return name


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and 0 < int(text) < 65536):
        raise BadAddress
    return int(text)
