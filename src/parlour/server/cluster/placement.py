"""Which of several nodes a table belongs to, if nobody has it: rendezvous hashing.

All nodes agree without asking each other. When a node comes or goes, only its own tables change their place.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def weight(node: str, table: str) -> bytes:
    """Return how much a node wants a table: as good as random, and the same everywhere."""
    return hashlib.blake2b(f"{node}/{table}".encode(), digest_size=8).digest()


def place(table: str, nodes: Iterable[str]) -> str | None:
    """Return the node to which a table belongs; None if there are no nodes."""
    return max(nodes, key=lambda node: (weight(node, table), node), default=None)
