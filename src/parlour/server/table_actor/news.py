"""News of a table as messages of the wire, each as a seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from parlour.core.events import Event
from parlour.server.views.table_view import events_for, said, situation
from parlour.table.news import MoveGone, News, Play, Talked, TimeRunsOut, UndoRefused, WholeTable
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor


def news_for(
    actor: TableActor, seat: int | None, news: News, events: Sequence[Event], info: wire.TableInfo
) -> wire.FromServer:
    """Return the message for a seat: events after a move, a line of talk unchanged, the whole table after anything
    else."""
    table = actor.table
    if isinstance(news, Talked):
        return said(table.seq, table.talk[-1])
    shown = situation(table, seat)
    match news:
        case Play(mover, move, computer):
            assert shown is not None
            seen = table.move_seen_by(seat, mover, move)
            return wire.Events(table.seq, mover, seen, events_for(events, seat), info, shown, computer)
        case MoveGone(mover, move, rewound):
            log = actor.broadcast.log_for(seat) if rewound else None
            return wire.State(table.seq, info, shown, log, taken_back=table.move_seen_by(seat, mover, move))
        case UndoRefused(who):
            return wire.State(table.seq, info, shown, said_no=who)
        case WholeTable() | TimeRunsOut():
            return wire.State(table.seq, info, shown)
        case _:
            assert_never(news)
