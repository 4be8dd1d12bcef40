"""The public description of a table: who sits where, its options, its clock, its votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.server.views.table_view import clock_info, match_info, seat_info, undo_info
from parlour.wire.messages import TableInfo

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor


def table_info(actor: TableActor) -> TableInfo:
    """Return the table as everybody may see it."""
    table = actor.table
    here = {connection.seat for connection in actor.connections}
    return TableInfo(
        table=actor.id,
        game=table.game.name,
        visibility=table.visibility,
        phase=table.phase,
        seats=[
            seat_info(occupant, seat in here, actor.timers.grace_until(seat), actor.faces.of(occupant))
            for seat, occupant in enumerate(table.seats)
        ],
        host=table.host,
        options=table.options,
        commitment=table.commitment,
        games_played=table.games_played,
        resumed=table.resumed,
        match=match_info(table.match) if table.match is not None else None,
        spectators=sum(connection.seat is None for connection in actor.connections),
        code=actor.code if table.phase == "open" else "",
        rated=table.rated,
        clock=table.clock.seconds,
        time=None if actor.reading.held else clock_info(table),
        can_skip_at=actor.timers.can_skip_at(),
        skip_votes=sorted(table.votes.skip),
        end_votes=sorted(table.votes.end),
        undo=undo_info(table),
        reading=actor.reading.info(),
        pace=actor.pace.now(),
        helped=sorted(table.helped),
        ended=table.ended,
        paused=actor.paused or ("" if table.phase != "playing" or actor.is_attended() else "table-nobody-here"),
        closed=table.closed,
        party=table.party,
        tournament=table.tournament,
        to_take=table.seats_to_take(),
    )
