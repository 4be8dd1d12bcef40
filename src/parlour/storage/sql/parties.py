"""What the store holds about parties: read only, writing is by operations."""

from __future__ import annotations

from parlour.storage.rows import MemberRow, PartyGameRow, PartyResultRow, PartyRow
from parlour.storage.sql import queries
from parlour.storage.sql.readers import Readers, Values
from parlour.storage.store import EVERYTHING

PARTY = "SELECT id, code, created, used, secret, host, version, table_id, closed FROM party"
OF_PERSON = (
    f"{PARTY} WHERE closed IS NULL AND id IN"
    " (SELECT party FROM party_member WHERE person = ? AND status = 'member') ORDER BY used DESC, id LIMIT ?"
)
HOSTED = "SELECT count(*) FROM party WHERE host = ? AND closed IS NULL"
MEMBER = (
    "SELECT party, number, person, joined, seen, nonce, status, person.name FROM party_member"
    " JOIN person ON person.id = person"
)
GAMES = "SELECT party, number, table_id, game, seats, at FROM party_game WHERE party = ? ORDER BY number"
RESULTS = (
    "SELECT finished.person, person.name, party_game.number, seats, place, won FROM party_game"
    " JOIN finished ON finished.table_id = party_game.table_id JOIN person ON person.id = finished.person"
    " WHERE party = ? AND place IS NOT NULL ORDER BY party_game.number, finished.number, place, person.id"
)
TABLES_OF = (
    "SELECT table_id FROM party_game WHERE party IN (SELECT party FROM party_member WHERE person = ?) ORDER BY table_id"
)


class SqlParties:
    """The parties of a store."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def party(self, id: str) -> PartyRow | None:
        return await self._readers.first(party_row, f"{PARTY} WHERE id = ?", id)

    async def of_code(self, code: str) -> str | None:
        return await self._readers.first(queries.only, "SELECT id FROM party WHERE code = ?", code)

    async def of_person(self, person: str, most: int = EVERYTHING) -> list[PartyRow]:
        return await self._readers.read(party_row, OF_PERSON, person, most)

    async def hosted(self, person: str) -> int:
        return int(await self._readers.first(queries.only, HOSTED, person) or 0)

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
    id, code, created, used, secret, host, version, table_id, closed = values
    return PartyRow(
        id=id, code=code, created=created, used=used, secret=secret, host=host, version=version, table_id=table_id,
        closed=closed,
    )  # fmt: skip


def member_row(values: Values) -> MemberRow:
    party, number, person, joined, seen, nonce, status, name = values
    return MemberRow(
        party=party, number=number, person=person, joined=joined, seen=seen, nonce=nonce, status=status, name=name
    )


def game_row(values: Values) -> PartyGameRow:
    party, number, table_id, game, seats, at = values
    return PartyGameRow(party=party, number=number, table_id=table_id, game=game, seats=seats, at=at)


def result_row(values: Values) -> PartyResultRow:
    person, name, game, seats, place, won = values
    return PartyResultRow(person=person, name=name, game=game, seats=seats, place=place, won=bool(won))
