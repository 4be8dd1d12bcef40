"""Programs of two versions on one database, as in an upgrade of a cluster: the older one takes nothing away."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import psycopg

from parlour.storage import hash_token
from parlour.storage.operations import AddPerson, ChangeParty, ChangeTournament, OpenParty, OpenTournament, SetMember
from parlour.storage.postgres import migrations
from parlour.storage.postgres.store import PostgresStore
from parlour.storage.rows import MemberRow, PartyRow, PersonRow, TournamentRow
from tests.storage.postgres_server import PostgresServer

ANN = PersonRow(id="ann", name="Ann", created=1.0)
PARTY = PartyRow(id="P", code="abc", created=3.0, used=3.0, secret="00", host="ann", title="Friday")
HER = MemberRow(party="P", number=1, person="ann", joined=3.0, seen=3.0, nonce="1", watches=True, name="Ann")
CUP = TournamentRow(
    id="C", code="abd", game="notty", kind="swiss", terms="{}", created=3.0, used=3.0, secret="00", host="ann",
    title="Autumn Cup",
)  # fmt: skip

# The statements of the version before names.
CHANGE_PARTY = "UPDATE party SET used = 9, version = 2 WHERE id = 'P' AND version = 1"
CHANGE_CUP = "UPDATE tournament SET used = 9, version = 2 WHERE id = 'C' AND version = 1"
INSERT_PARTY = (
    "INSERT INTO party (id, code, created, used, secret, host, version, table_id, closed)"
    " VALUES ('Q', 'abe', 4, 4, '00', 'ann', 1, NULL, NULL)"
)
SET_MEMBER = (
    "INSERT INTO party_member (party, number, person, joined, seen, nonce, status)"
    " VALUES ('{}', 1, 'ann', 3, 7, '2', 'member') ON CONFLICT (party, person)"
    " DO UPDATE SET seen = excluded.seen, nonce = excluded.nonce, status = excluded.status"
)


def test_names_outlive_the_changes_of_a_program_that_knows_none(postgres: PostgresServer) -> None:
    async def story() -> None:
        async with PostgresStore(postgres.create("two_versions")) as store:
            with psycopg.connect(store.address, autocommit=True) as older:
                assert migrations.version_of(older, migrations.STEPS[:-1]), "the older program opens the database"
                await store.write([AddPerson(ANN, hash_token("a")), OpenParty(PARTY), SetMember(HER)])
                await store.write([OpenTournament(CUP)])
                for statement in (CHANGE_PARTY, CHANGE_CUP, INSERT_PARTY, SET_MEMBER.format("P")):
                    older.execute(statement.encode())
                older.execute(SET_MEMBER.format("Q").encode())
            changed = replace(PARTY, used=9.0, version=2)
            assert await store.parties.party("P") == changed
            assert await store.tournaments.tournament("C") == replace(CUP, used=9.0, version=2)
            assert await store.parties.members("P") == [replace(HER, seen=7.0, nonce="2")]
            found = await store.parties.party("Q")
            assert found is not None and found.title == ""
            assert [one.watches for one in await store.parties.members("Q")] == [False]
            await store.write([ChangeParty(replace(changed, version=3)), ChangeTournament(replace(CUP, version=3))])

    asyncio.run(story())
