"""The truth about a table: the fold of what was committed, and what each seat may know after each entry.

Written beside the server's own views, from the law alone, so that a mistake there is no mistake here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

import parlour
from parlour import storage
from parlour.core.events import Event
from parlour.server.views.log_rows import entry_of
from parlour.table.entries import Began, Body, Moved, SeatTaken, SecretDrawn, Stood, TookBack, Undone
from parlour.table.handlers import handled
from parlour.table.seats import Computer, Occupant, Person
from parlour.table.table import Table

encode = msgspec.json.encode
LOG_SENT = 200  # moves that are sent to a page that joins
KEPT = 4  # earlier moments of a table
Reader = int | None


class Moment:
    """A table after one entry, as each reader may know it. It must be asked before the table goes on."""

    def __init__(self, truth: Truth, body: Body, events: Sequence[Event]) -> None:
        self.truth = truth
        self.body = body
        self.seq = truth.table.seq
        self.table = truth.table
        self.told = list(events)
        self._situations: dict[Reader, bytes] = {}
        self._logs: dict[Reader, bytes] = {}

    def situation(self, reader: Reader) -> bytes:
        """Return the game as a reader may see it: the law's view, and their own moves if they are on turn."""
        if reader not in self._situations:
            self._situations[reader] = encode(self._situation(reader))
        return self._situations[reader]

    def _situation(self, reader: Reader) -> dict[str, Any] | None:
        table, state = self.table, self.table.state
        if state is None:
            return None
        mine = reader is not None and table.on_turn == reader
        over, outcome = table.phase == "over", table.outcome
        return {
            "view": state.view(reader),
            "legal": [str(move) for move in state.legal()] if mine else [],
            "moves": table.moves,
            "take_back": table.way_back.before[-1][1] if mine and table.way_back.before else None,
            "result": None
            if outcome is None
            else {"winners": outcome.winners, "scores": outcome.scores, "ranking": outcome.ranking},
            "secret": table.dealt["secret"] if over else None,
            "seed": table.seed_text() if over else None,
            "longer": state.game.longer_moves(state) if mine else [],
        }

    def events(self, reader: Reader) -> bytes:
        """Return the events of the move as a reader may see them."""
        return encode(seen(self.told, reader))

    def log(self, reader: Reader) -> bytes:
        """Return the game so far as a reader saw it."""
        if reader not in self._logs:
            self._logs[reader] = encode([line(self.table, reader, *one) for one in self.truth.lines()])
        return self._logs[reader]

    @cached_property
    def info(self) -> dict[str, Any]:
        """What everybody may know about the table, as far as it follows from the log."""
        table = self.table
        return {
            "game": table.game.name,
            "visibility": table.visibility,
            "phase": table.phase,
            "seats": [occupant(one) for one in table.seats],
            "host": table.host,
            "options": table.options,
            "commitment": table.commitment,
            "games_played": table.games_played,
            "rated": table.rated,
            "clock": table.clock.seconds,
            "skip_votes": sorted(table.votes.skip),
            "end_votes": sorted(table.votes.end),
            "undo": table.undo and [table.undo.seat, sorted(table.undo.agreed)],
            "helped": sorted(table.helped),
            "ended": table.ended,
            "closed": table.closed,
            "to_take": table.seats_to_take(),
        }


def occupant(one: Occupant) -> list[Any]:
    match one:
        case Person():
            return ["person", one.name, one.wants_rematch, one.bot, one.stand_in, one.resigned]
        case Computer(level):
            return ["computer", level]
    return ["free"]


def seen(events: Sequence[Event], reader: Reader) -> list[dict[str, Any]]:
    return [event.seen_by(reader).as_dict() for event in events]


def line(table: Table, reader: Reader, played: Moved, events: Sequence[Event]) -> dict[str, Any]:
    told = {
        "by": played.seat,
        "move": table.move_seen_by(reader, played.seat, played.move),
        "events": seen(events, reader),
    }
    return told | ({"computer": True} if played.computer else {})


class Truth:
    """One table, folded from its committed entries."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.table = Table(parlour.game(game))
        self.rows: list[storage.Entry] = []
        self.history: list[tuple[Moved, Sequence[Event]]] = []
        self.finished: list[tuple[int, str]] = []  # the number of each scored game, and who has played it
        self.stood: list[tuple[int, int]] = []  # when which seat was left, or changed hands
        self.committed_at: list[float] = []  # when each entry was committed
        self._last: Moment | None = None
        self._earlier: dict[int, Moment] = {}

    @property
    def seq(self) -> int:
        return self.table.seq

    def add(self, row: storage.Entry) -> Moment:
        """Fold an entry in, after checking that it was allowed at this moment."""
        entry = entry_of(row)
        handled(entry.body).check(self.table)
        events = self.table.apply(entry)
        self.rows.append(row)
        self.follow(entry.body, events)
        self._last = Moment(self, entry.body, events)
        return self._last

    def follow(self, body: Body, events: Sequence[Event]) -> None:
        """Keep the moves that stand."""
        match body:
            case Began():
                self.history.clear()
            case Moved():
                self.history.append((body, events))
            case TookBack():
                self.history.pop()
            case Undone(to=number):
                del self.history[number:]
            case SecretDrawn() if self.table.state is not None:
                people = [one.person for one in self.table.seats if isinstance(one, Person) and one.person]
                self.finished += [(self.table.games_played, person) for person in people]
            case Stood(seat=seat) | SeatTaken(seat=seat):
                self.stood.append((self.table.seq, seat))

    def lines(self) -> list[tuple[Moved, Sequence[Event]]]:
        """Return the moves that a page that joins is sent."""
        recent = len(self.history) - LOG_SENT
        return [
            one
            for number, one in enumerate(self.history)
            if number >= recent or any(event.milestone for event in one[1])
        ]

    def moment(self, seq: int) -> Moment:
        """Return the table as it was after an entry; an earlier one is folded again."""
        if self._last is not None and self._last.seq == seq:
            return self._last
        if seq not in self._earlier:
            twin = Truth(self.id, self.table.game.name)
            for row in self.rows[:seq]:
                self._earlier[seq] = twin.add(row)
            for old in list(self._earlier)[:-KEPT]:
                del self._earlier[old]
        return self._earlier[seq]

    def seat_of(self, key: str, person: str) -> int | None:
        """Return the seat that a token or a person opens now."""
        by_token = self.table.seat_of(key)
        return self.table.seat_of_person(person) if by_token is None else by_token
