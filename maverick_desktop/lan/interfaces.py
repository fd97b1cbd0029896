"""This computer's own addresses on its networks, and which foreign ones lie beside them."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Interface, IPv6Address, IPv6Interface, ip_address
from typing import Final, TypeAlias

import msgspec
from ifaddr import get_adapters

Address: TypeAlias = IPv4Address | IPv6Address
_BRIDGES: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")
_TUNNELS: Final = ("tun", "tap", "wg", "ppp", "tailscale", "zt", "utun")


class Interface(msgspec.Struct, frozen=True):
    """One address of one network card."""

    name: str
    """The system's name of the card."""
    address: str
    """In its usual form, an IPv6 address without its scope."""
    prefix: int
    """Bits of the network part."""
    index: int
    """The system's number of the card, the scope of link-local addresses."""

    @property
    def loopback(self) -> bool:
        """Whether it leads back to this computer."""
        return ip_address(self.address).is_loopback

    @property
    def kind(self) -> str:
        """``loopback``, ``bridge`` for computers inside this one, ``tunnel``, or ``network``."""
        if self.loopback:
            return "loopback"
        lower = self.name.lower()
        if lower.startswith(_BRIDGES):
            return "bridge"
        return "tunnel" if lower.startswith(_TUNNELS) else "network"

    def holds(self, address: Address) -> bool:
        """Whether an address lies on the same network, so that no router stands between."""
        own = ip_address(self.address)
        if isinstance(own, IPv4Address) and isinstance(address, IPv4Address):
            return address in IPv4Interface((own, self.prefix)).network
        if isinstance(own, IPv6Address) and isinstance(address, IPv6Address):
            return address in IPv6Interface((own, self.prefix)).network
        return False


def interfaces() -> list[Interface]:
    """Every address of this computer. Empty where the system tells none."""
    try:
        adapters = list(get_adapters())
    except OSError:
        return []
    found = []
    for adapter in adapters:
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            index = adapter.index or 0
            found.append(Interface(str(adapter.name), address, ip.network_prefix, index))
    return found


def on_link(address: str, own: Iterable[Interface]) -> bool:
    """Whether an address is one of a network that this computer stands in itself."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if parsed.is_multicast or parsed.is_unspecified:
        return False
    return any(one.holds(parsed) for one in own)
