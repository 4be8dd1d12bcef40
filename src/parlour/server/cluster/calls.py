"""Requests from one node to another.

The sender shows that it can read the store by the receiver's key, which stands there.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from parlour.storage.rows import NodeRow

KEY, CLIENT, SCHEME = "parlour-node-key", "parlour-client", "parlour-scheme"  # headers
PATIENCE = 5.0  # seconds
FORWARDED = 20.0  # seconds for a client's request, which may wait for the end of a computer's turn
PORTS = {"http": 80, "https": 443}
PROBE = 0.3  # seconds in which a process on its port answers


class NoNode(Exception):
    """A node that could not be reached, or did not answer in time."""


@dataclass(frozen=True)
class Answer:
    """The answer of a node."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


async def call(
    node: NodeRow,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Mapping[str, str] | None = None,
    patience: float | None = None,
) -> Answer:
    """Send a request to a node. NoNode if it cannot be reached, or does not answer in time."""
    try:
        return await asyncio.to_thread(send, node, method, path, body, dict(headers or {}), patience or PATIENCE)
    except (OSError, http.client.HTTPException) as error:
        raise NoNode(node.id) from error


def send(node: NodeRow, method: str, path: str, body: bytes, headers: dict[str, str], patience: float) -> Answer:
    """Send a request and wait for its answer; runs in a thread."""
    place = urlsplit(node.address)
    kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
    connection = kind(place.hostname or "", place.port, timeout=patience)
    try:
        connection.request(method, path, body or None, headers | {KEY: node.key})
        answer = connection.getresponse()
        return Answer(answer.status, answer.getheaders(), answer.read())
    finally:
        connection.close()


async def is_sure(node: NodeRow) -> bool:
    """Return whether a node says that it reaches the store."""
    try:
        answer = await call(node, "GET", "/api/ready")
        return bool(json.loads(answer.body)["sure"])
    except (NoNode, ValueError, KeyError):
        return False


async def is_refused(node: NodeRow) -> bool:
    """Return whether nobody listens at a node's address: its process is gone. A silent address proves nothing."""
    place = urlsplit(node.address)
    try:
        async with asyncio.timeout(PROBE):
            _, writer = await asyncio.open_connection(place.hostname or "", place.port or PORTS.get(place.scheme, 0))
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    writer.close()
    return False
