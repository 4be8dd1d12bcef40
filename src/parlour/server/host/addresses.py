"""The addresses of clients."""

from __future__ import annotations

import ipaddress

from starlette.types import Scope


def household(address: str) -> str:
    """Return what counts as one address: with IPv6, the /64 network of a household.

    Other text is returned unchanged.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def address_of(scope: Scope) -> str:
    """Return the address of a client. Behind a trusted proxy, uvicorn has already replaced it by the client's own."""
    client = scope.get("client")
    return household(client[0]) if client else ""
