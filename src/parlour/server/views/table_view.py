"""Parts of a table as structs of the wire, as each seat may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.events import Event
from parlour.core.reason import Reason
from parlour.core.result import Result
from parlour.table.match import Match
from parlour.table.outcome import Outcome
from parlour.table.seats import Computer, Free, Occupant, Person
from parlour.table.table import Table
from parlour.table.talk import Line
from parlour.wire.messages import Because, ClockInfo, Face, GameResult, MatchInfo, Said, SeatInfo, Situation, UndoInfo


def clock_info(table: Table) -> ClockInfo | None:
    """Return the clock of the turn; None if no person's clock runs."""
    seat = table.on_turn
    if table.clock.seconds is None or seat is None or seat not in table.holders():
        return None
    return ClockInfo(seat, table.clock.until, table.clock.warned, table.clock.extended)


def undo_info(table: Table) -> UndoInfo | None:
    """Return the move that somebody asked to undo; None if nobody did."""
    if table.undo is None:
        return None
    undone = table.played[table.undo.to]
    seen = table.move_seen_by(None, undone.seat, undone.move)  # as a spectator sees it, because everybody gets the same
    return UndoInfo(table.undo.seat, seen, sorted(table.undo.agreed))


def said(seq: int, line: Line) -> Said:
    """Return a line of chat; `seq` is 0 for lines from before the client joined."""
    return Said(seq, line.seat, line.at, line.text, line.emote, line.name)


def match_info(match: Match) -> MatchInfo:
    """Return the score of a match."""
    return MatchInfo(match.kind, match.target, list(match.scores), match.games, match.winner)


def seat_info(
    occupant: Occupant, online: bool = False, grace_until: float | None = None, face: Face | None = None
) -> SeatInfo:
    """Return who sits on a seat, the face they have chosen, and until when they may be away."""
    match occupant:
        case Free():
            return SeatInfo("free")
        case Computer(level):
            return SeatInfo("computer", level=level, online=True)
        case Person() as person:
            return SeatInfo(
                "person",
                name=person.name,
                online=online,
                ready=person.wants_rematch,
                bot=person.bot,
                stand_in=person.stand_in,
                resigned=person.resigned,
                grace_until=grace_until,
                face=face,
            )


def situation(table: Table, seat: int | None) -> Situation | None:
    """Return the game as a seat sees it, with the legal moves if it is on turn."""
    state = table.state
    if state is None:
        return None
    on_turn = seat is not None and table.on_turn == seat
    back = table.way_back.before[-1][1] if on_turn and table.way_back.before else None
    return Situation(
        view=state.view(seat),
        legal=[str(move) for move in state.legal()] if on_turn else [],
        moves=table.moves,
        take_back=back,
        result=result(table.outcome),
        secret=table.dealt["secret"] if table.phase == "over" else None,
        seed=table.seed_text(),
        longer=state.game.longer_moves(state) if on_turn else [],
    )


def result(ended: Outcome | Result | None) -> GameResult | None:
    """Return the result of a finished game."""
    if ended is None:
        return None
    return GameResult(list(ended.winners), list(ended.scores), [list(place) for place in ended.ranking])


def events_for(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return events as a seat sees them."""
    return [event.seen_by(seat).as_dict() for event in events]


def because(reason: Reason) -> Because:
    """Return a reason as a struct of the wire."""
    return Because(reason.key, reason.facts)
