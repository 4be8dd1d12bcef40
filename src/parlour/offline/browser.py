"""What the page's worker calls: JSON in, JSON out, with the same messages as on a server."""

from __future__ import annotations

import msgspec

import parlour
from parlour.core.errors import ParlourError
from parlour.offline import players
from parlour.offline.host import Host
from parlour.offline.line import Line
from parlour.offline.log import Keeper
from parlour.wire.http import OpenTable

__all__ = ["Line", "offers", "open_table", "start"]


def start(keeper: Keeper) -> Host:
    """Return the host of the tables on this device."""
    return Host(keeper)


async def open_table(host: Host, text: str) -> str:
    """Open a table as the page asks; the answer is that of a server, or its refusal."""
    try:
        table = await host.open(msgspec.json.decode(text, type=OpenTable))
    except ParlourError as error:
        return msgspec.json.encode({"key": error.key, "args": dict(error.facts)}).decode()
    return msgspec.json.encode({"table": table}).decode()


def offers() -> dict[str, list[str]]:
    """Return the levels of every built-in game that play without a server, for the build of the page."""
    return {game: players.levels(game) for game in parlour.games()}
