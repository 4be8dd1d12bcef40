"""What the store holds about tournaments: reads, and the statements of the operations that change them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from parlour.storage import operations as ops
from parlour.storage.rows import PairRow, PlayerRow, RoundRow, TournamentRow
from parlour.storage.sql import queries
from parlour.storage.sql.readers import Readers, Values
from parlour.storage.sql.tables import COLUMNS, columns_of, insert_into
from parlour.storage.sql.work import TOURNAMENT, Hint, Statement, Work
from parlour.storage.store import EVERYTHING

ALL = f"SELECT {', '.join(COLUMNS['tournament'])} FROM tournament"
OF_PERSON = (
    f"{ALL} WHERE closed IS NULL AND (host = ? OR id IN"
    " (SELECT tournament FROM tournament_player WHERE person = ? AND status = 'in')) ORDER BY used DESC, id LIMIT ?"
)
HOSTED = "SELECT count(*) FROM tournament WHERE host = ? AND closed IS NULL AND phase <> 'over'"
TITLES = "SELECT title FROM tournament WHERE host = ? AND title <> '' ORDER BY created, id"
DUE = "SELECT id FROM tournament WHERE due <= ? AND closed IS NULL ORDER BY due, id"
PLAYERS = (
    "SELECT tournament, number, person, level, rating, entered, joined, seen, nonce, status, person.name"
    " FROM tournament_player LEFT JOIN person ON person.id = person"
)
PAIRS = f"SELECT {', '.join(COLUMNS['tournament_pair'])} FROM tournament_pair WHERE tournament = ?"
ROUNDS = "SELECT tournament, number, secret, at FROM tournament_round WHERE tournament = ? ORDER BY number"

CHANGE = (
    "UPDATE tournament SET code = ?, terms = ?, used = ?, secret = ?, host = ?, version = ?, phase = ?, round = ?,"
    " rounds = ?, due = ?, closed = ?, title = ? WHERE id = ? AND version = ?"
)
SET_PLAYER = (
    f"{insert_into('tournament_player')} ON CONFLICT (tournament, number) DO UPDATE SET rating = excluded.rating,"
    " entered = excluded.entered, seen = excluded.seen, nonce = excluded.nonce, status = excluded.status"
)
DROP_TITLES = "UPDATE tournament SET title = '', version = version + 1 WHERE host = ? AND title <> ''"
SEE_PLAYER = "UPDATE tournament_player SET seen = ? WHERE tournament = ? AND person = ?"
GIVE_NONCE = "UPDATE tournament_player SET seen = ?, nonce = ? WHERE tournament = ? AND person = ?"
END_PAIR = "UPDATE tournament_pair SET result = ? WHERE table_id = ? AND result = ''"
LOOK_AT = "UPDATE tournament SET version = version + 1, due = ? WHERE id = ? AND phase = 'running'"
SET_RESULT = (
    "UPDATE tournament_pair SET result = ?"
    " WHERE tournament = ? AND round = ? AND board = ? AND game = ? AND result = ''"
)
CLOSE = (
    "UPDATE tournament SET closed = ?, code = NULL, due = NULL, version = version + 1 WHERE closed IS NULL AND used < ?"
)


class SqlTournaments:
    """The tournaments of a store."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def tournament(self, id: str) -> TournamentRow | None:
        return await self._readers.first(tournament_row, f"{ALL} WHERE id = ?", id)

    async def of_code(self, code: str) -> str | None:
        return await self._readers.first(queries.only, "SELECT id FROM tournament WHERE code = ?", code)

    async def of_person(self, person: str, most: int = EVERYTHING) -> list[TournamentRow]:
        return await self._readers.read(tournament_row, OF_PERSON, person, person, most)

    async def hosted(self, person: str) -> int:
        return int(await self._readers.first(queries.only, HOSTED, person) or 0)

    async def titles(self, person: str) -> list[str]:
        return await self._readers.read(queries.only, TITLES, person)

    async def due(self, until: float) -> list[str]:
        return await self._readers.read(queries.only, DUE, until)

    async def players(self, tournament: str) -> list[PlayerRow]:
        return await self._readers.read(player_row, f"{PLAYERS} WHERE tournament = ? ORDER BY number", tournament)

    async def playing(self, person: str) -> list[PlayerRow]:
        return await self._readers.read(
            player_row, f"{PLAYERS} WHERE person = ? ORDER BY joined DESC, tournament", person
        )

    async def rounds(self, tournament: str) -> list[RoundRow]:
        return await self._readers.read(round_row, ROUNDS, tournament)

    async def pairs(self, tournament: str) -> list[PairRow]:
        return await self._readers.read(pair_row, f"{PAIRS} ORDER BY round, board, game", tournament)


def tournament_row(values: Values) -> TournamentRow:
    return TournamentRow(**dict(zip(COLUMNS["tournament"], values, strict=True)))


def player_row(values: Values) -> PlayerRow:
    *kept, name = values
    return PlayerRow(**dict(zip(COLUMNS["tournament_player"], kept, strict=True)), name=name or "")


def round_row(values: Values) -> RoundRow:
    return RoundRow(**dict(zip(COLUMNS["tournament_round"], values, strict=True)))


def pair_row(values: Values) -> PairRow:
    return PairRow(**dict(zip(COLUMNS["tournament_pair"], values, strict=True)))


def statements_about_tournaments(operation: ops.TournamentOperation) -> Iterator[Work]:
    """The statements of an operation that changes a tournament."""
    match operation:
        case ops.OpenTournament(row):
            yield Statement(insert_into("tournament"), [columns_of("tournament", row)])
        case ops.ChangeTournament(row):
            kept = (row.code, row.terms, row.used, row.secret, row.host, row.version, row.phase, row.round, row.rounds)
            yield Statement(CHANGE, [(*kept, row.due, row.closed, row.title, row.id, row.version - 1)], "tournament")
            yield Hint(f"{TOURNAMENT} {row.id}")
        case ops.SetPlayer(row):
            yield Statement(SET_PLAYER, [columns_of("tournament_player", row)])
        case ops.SeePlayer(tournament, person, at, ""):
            yield Statement(SEE_PLAYER, [(at, tournament, person)])
        case ops.SeePlayer(tournament, person, at, nonce):
            yield Statement(GIVE_NONCE, [(at, nonce, tournament, person)])
        case ops.AddRound(row):
            yield Statement(insert_into("tournament_round"), [columns_of("tournament_round", row)])
        case ops.AddPair(row):
            yield Statement(insert_into("tournament_pair"), [columns_of("tournament_pair", row)])
        case ops.EndPair(tournament, table, result, at):
            yield Statement(END_PAIR, [(result, table)])
            yield Statement(LOOK_AT, [(at, tournament)])
            yield Hint(f"{TOURNAMENT} {tournament}")
        case ops.SetResult(row):
            yield Statement(SET_RESULT, [(row.result, row.tournament, row.round, row.board, row.game)])
        case ops.CloseTournaments(before, at):
            yield Statement(CLOSE, [(at, before)])
        case _:
            assert_never(operation)
