"""A table in the words of the wire, as each seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.events import Event
from parlour.core.state import State
from parlour.table.match import Match
from parlour.table.seats import Computer, Free, Occupant, Person
from parlour.table.table import Table
from parlour.wire.messages import MatchInfo, SeatInfo, Situation, TableInfo


def table_info(id: str, table: Table, online: Iterable[int | None]) -> TableInfo:
    """The table as everybody may see it; `online` are the seats of all connections, None for spectators."""
    present = list(online)
    return TableInfo(
        table=id,
        game=table.game.name,
        visibility=table.visibility,
        phase=table.phase,
        seats=[seat_info(occupant, seat in present) for seat, occupant in enumerate(table.seats)],
        host=table.host,
        options=table.options,
        commitment=table.commitment,
        games_played=table.games_played,
        match=match_info(table.match) if table.match is not None else None,
        spectators=present.count(None),
    )


def match_info(match: Match) -> MatchInfo:
    """How a match stands."""
    return MatchInfo(match.kind, match.target, list(match.scores), match.games, match.winner)


def seat_info(occupant: Occupant, online: bool) -> SeatInfo:
    """Who sits on a seat."""
    match occupant:
        case Free():
            return SeatInfo("free")
        case Computer(level):
            return SeatInfo("computer", level=level, online=True)
        case Person(name, wants_rematch=wants_rematch):
            return SeatInfo("person", name=name, online=online, ready=wants_rematch)


def situation(table: Table, seat: int | None) -> Situation | None:
    """The game as a seat sees it; what it may do, if it is its turn."""
    state = table.state
    if state is None:
        return None
    on_turn = seat is not None and state.turn == seat
    back = table.way_back.before[-1][1] if on_turn and table.way_back.before else None
    return Situation(
        view=state.view(seat),
        legal=[str(move) for move in state.legal()] if on_turn else [],
        moves=table.moves,
        take_back=back,
        result=result(state),
        secret=table.dealt["secret"] if state.over else None,
        seed=table.seed_text(),
    )


def result(state: State) -> dict[str, Any] | None:
    """How a finished game ended."""
    ended = state.result
    if ended is None:
        return None
    return {"winners": ended.winners, "scores": ended.scores, "ranking": ended.ranking}


def events_for(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Events as a seat sees them."""
    return [event.seen_by(seat).as_dict() for event in events]
