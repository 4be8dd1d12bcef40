"""Bans: people by their id, addresses, and networks in CIDR notation."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator

from parlour.core.errors import ParlourError
from parlour.server.host.addresses import household

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOME = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))
MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")  # IPv4 addresses, as a dual-stack socket writes them
# Nobody connects from these: "this network", multicast, reserved, unspecified.
NOWHERE = tuple(map(ipaddress.ip_network, ("0.0.0.0/8", "224.0.0.0/4", "240.0.0.0/4", "::/128", "ff00::/8")))
HOUSEHOLD = 64  # bits of the IPv6 network that counts as one client


class Bans:
    """The bans as they are stored, and as networks to match addresses against."""

    def __init__(self, kept: Iterable[str] = ()) -> None:
        self.kept = set(kept)
        self.networks = {what: found for what in self.kept if (found := read_network(what)) is not None}

    def __contains__(self, who: object) -> bool:
        """Return whether a person's id or an address is banned."""
        return isinstance(who, str) and self.reason(who) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.kept))

    def __bool__(self) -> bool:
        return bool(self.kept)

    def reason(self, who: str) -> str | None:
        """Return the ban that applies to a person or an address: their own, or that of a network."""
        if who in self.kept or not self.networks:
            return who if who in self.kept else None
        place = read_network(who)
        return next((what for what, one in self.networks.items() if place is not None and within(place, one)), None)

    def add(self, what: str) -> None:
        self.kept.add(what)
        network = read_network(what)
        if network is not None:
            self.networks[what] = network

    def discard(self, what: str) -> None:
        self.kept.discard(what)
        self.networks.pop(what, None)


def within(inner: Network, outer: Network) -> bool:
    """Return whether a network lies within another of the same IP version."""
    if isinstance(inner, ipaddress.IPv4Network):
        return isinstance(outer, ipaddress.IPv4Network) and inner.subnet_of(outer)
    return isinstance(outer, ipaddress.IPv6Network) and inner.subnet_of(outer)


def read_network(text: str) -> Network | None:
    """Parse an address or a network; None if the text is neither."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        return None


def address_to_ban(text: str) -> str | None:
    """Return an address or network in the form in which its ban is stored; None if the text is neither.

    One that can match nobody is refused.
    """
    found = read_network(household(text))
    if found is None:
        check_host_bits(text)
        return None
    found = as_clients_connect(found)
    if any(found.overlaps(home) for home in HOME if found.version == home.version):
        raise ParlourError("admin-ban-here" if found.num_addresses == 1 else "admin-ban-takes-in-here", who=text)
    if any(within(found, nowhere) for nowhere in NOWHERE):
        raise ParlourError("admin-ban-nowhere", who=text)
    return str(found.network_address) if found.num_addresses == 1 else str(found)


def as_clients_connect(network: Network) -> Network:
    """Return the network to compare clients' addresses with: IPv4 unmapped, IPv6 by whole households."""
    if isinstance(network, ipaddress.IPv4Network):
        return network
    if network.subnet_of(MAPPED):
        start = network.network_address.ipv4_mapped
        assert start is not None
        return ipaddress.IPv4Network((start, network.prefixlen - MAPPED.prefixlen))
    if network.prefixlen > HOUSEHOLD and not network.network_address.is_loopback:
        return network.supernet(new_prefix=HOUSEHOLD)
    return network


def check_host_bits(text: str) -> None:
    """Refuse 192.0.2.7/24, which could mean one address or 256."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return
    raise ParlourError("admin-ban-host-bits", who=text, network=str(network), address=text.partition("/")[0])
