"""Commands for the turn clock."""

from __future__ import annotations

from parlour.table.entries import Grace, StillHere, Warned
from parlour.table.table import Table


def warn(table: Table) -> Warned:
    """Warn the player on turn that their time is almost up."""
    assert table.on_turn is not None
    return Warned(table.on_turn, table.clock.until)


def here(table: Table, seat: int | None, now: float) -> StillHere:
    """Answer a warning: the player is still thinking, and gets a turn's time once more."""
    return table.checked(StillHere(table.check_seated(seat), now + (table.clock.seconds or 0)))


def grace(until: float) -> Grace:
    """Extend the turn until this moment, so that nobody loses time while the server is down or a window is open."""
    return Grace(None, until)
