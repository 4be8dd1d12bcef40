"""What the store holds about parties: reads, and the statements of the operations that change them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from parlour.storage import operations as ops
from parlour.storage.rows import MemberRow, PartyGameRow, PartyResultRow, PartyRow
from parlour.storage.sql import queries
from parlour.storage.sql.readers import Readers, Values
from parlour.storage.sql.tables import COLUMNS, columns_of, insert_into
from parlour.storage.sql.work import PARTY, Hint, Statement, Work
from parlour.storage.store import EVERYTHING

ALL = f"SELECT {', '.join(COLUMNS['party'])} FROM party"
OF_PERSON = (
    f"{ALL} WHERE closed IS NULL AND id IN"
    " (SELECT party FROM party_member WHERE person = ? AND status = 'member') ORDER BY used DESC, id LIMIT ?"
)
HOSTED = "SELECT count(*) FROM party WHERE host = ? AND closed IS NULL"
MEMBER = (
    "SELECT party, number, person, joined, seen, nonce, status, watches, person.name FROM party_member"
    " JOIN person ON person.id = person"
)
TITLES = "SELECT title FROM party WHERE host = ? AND title <> '' ORDER BY created, id"
GAMES = "SELECT party, number, table_id, game, seats, at FROM party_game WHERE party = ? ORDER BY number"
RESULTS = (
    "SELECT finished.person, person.name, party_game.number, seats, place, won FROM party_game"
    " JOIN finished ON finished.table_id = party_game.table_id JOIN person ON person.id = finished.person"
    " WHERE party = ? AND place IS NOT NULL ORDER BY party_game.number, finished.number, place, person.id"
)
TABLES_OF = (
    "SELECT table_id FROM party_game WHERE party IN (SELECT party FROM party_member WHERE person = ?) ORDER BY table_id"
)


CHANGE = (
    "UPDATE party SET code = ?, used = ?, secret = ?, host = ?, version = ?, table_id = ?, closed = ?, title = ?"
    " WHERE id = ? AND version = ?"
)
SET_MEMBER = (
    f"{insert_into('party_member')} ON CONFLICT (party, person) DO UPDATE SET seen = excluded.seen,"
    " nonce = excluded.nonce, status = excluded.status, watches = excluded.watches"
)
SEE_MEMBER = "UPDATE party_member SET seen = ? WHERE party = ? AND person = ?"
GIVE_NONCE = "UPDATE party_member SET seen = ?, nonce = ? WHERE party = ? AND person = ?"
WAKE = "UPDATE party SET version = version + 1 WHERE id = ?"
DROP_TITLES = "UPDATE party SET title = '', version = version + 1 WHERE host = ? AND title <> ''"
CLOSE = "UPDATE party SET closed = ?, code = NULL, version = version + 1 WHERE closed IS NULL AND used < ?"


class SqlParties:
    """The parties of a store."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def party(self, id: str) -> PartyRow | None:
        return await self._readers.first(party_row, f"{ALL} WHERE id = ?", id)

    async def of_code(self, code: str) -> str | None:
        return await self._readers.first(queries.only, "SELECT id FROM party WHERE code = ?", code)

    async def of_person(self, person: str, most: int = EVERYTHING) -> list[PartyRow]:
        return await self._readers.read(party_row, OF_PERSON, person, most)

    async def hosted(self, person: str) -> int:
        return int(await self._readers.first(queries.only, HOSTED, person) or 0)

    async def titles(self, person: str) -> list[str]:
        return await self._readers.read(queries.only, TITLES, person)

    async def memberships(self, person: str) -> list[MemberRow]:
        return await self._readers.read(member_row, f"{MEMBER} WHERE person = ? ORDER BY joined DESC, party", person)

    async def members(self, party: str) -> list[MemberRow]:
        return await self._readers.read(member_row, f"{MEMBER} WHERE party = ? ORDER BY number", party)

    async def games(self, party: str) -> list[PartyGameRow]:
        return await self._readers.read(game_row, GAMES, party)

    async def results(self, party: str) -> list[PartyResultRow]:
        return await self._readers.read(result_row, RESULTS, party)

    async def tables_of(self, person: str) -> list[str]:
        return await self._readers.read(queries.only, TABLES_OF, person)


def party_row(values: Values) -> PartyRow:
    return PartyRow(**dict(zip(COLUMNS["party"], values, strict=True)))


def member_row(values: Values) -> MemberRow:
    *kept, watches, name = values
    return MemberRow(**dict(zip(COLUMNS["party_member"], kept, strict=False)), watches=bool(watches), name=name)


def game_row(values: Values) -> PartyGameRow:
    return PartyGameRow(**dict(zip(COLUMNS["party_game"], values, strict=True)))


def result_row(values: Values) -> PartyResultRow:
    person, name, game, seats, place, won = values
    return PartyResultRow(person=person, name=name, game=game, seats=seats, place=place, won=bool(won))


def statements_about_parties(operation: ops.PartyOperation) -> Iterator[Work]:
    """The statements of an operation that changes a party."""
    match operation:
        case ops.OpenParty(row):
            yield Statement(insert_into("party"), [columns_of("party", row)])
        case ops.ChangeParty(row):
            state = (row.code, row.used, row.secret, row.host, row.version, row.table_id, row.closed, row.title)
            yield Statement(CHANGE, [(*state, row.id, row.version - 1)], "party")
            yield Hint(f"{PARTY} {row.id}")
        case ops.SetMember(row):
            *kept, watches = columns_of("party_member", row)
            yield Statement(SET_MEMBER, [(*kept, int(watches))])
        case ops.SeeMember(party, person, at, ""):
            yield Statement(SEE_MEMBER, [(at, party, person)])
        case ops.SeeMember(party, person, at, nonce):
            yield Statement(GIVE_NONCE, [(at, nonce, party, person)])
        case ops.AddPartyGame(row):
            yield Statement(insert_into("party_game"), [columns_of("party_game", row)])
        case ops.WakeParty(id):
            yield Statement(WAKE, [(id,)])
            yield Hint(f"{PARTY} {id}")
        case ops.CloseParties(before, at):
            yield Statement(CLOSE, [(at, before)])
        case _:
            assert_never(operation)
