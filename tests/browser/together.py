"""People who come to one table without walking through the lobby and the table setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.browser.guest import Guest
from tests.server.process import NONCE


def sit_together(guests: Mapping[str, Guest], game: str, **wish: Any) -> None:
    """The first of these people opens a table, and all of them sit down at it. They are in its lobby then."""
    host = next(iter(guests.values()))
    asked = {"game": game, "visibility": "private", "seats": len(guests), **wish}
    table = host.post("/api/tables", asked)["table"]
    for name, guest in guests.items():
        guest.post(f"/api/tables/{table}/sit", {"name": name, "nonce": NONCE})
        guest.page.goto(f"{guest.server.address}/t/{table}")
