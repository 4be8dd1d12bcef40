"""A party as its page shows it, and the score of the evening."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server.gatherings.gathering import AWAY_AFTER
from parlour.server.parties.party import Party
from parlour.server.parties.registry import PartyRegistry
from parlour.server.table_actor.faces import read_faces
from parlour.server.views.table_view import seat_info
from parlour.storage.rows import PartyResultRow
from parlour.table.fairness import commitment
from parlour.wire.http import OwnParty, PartyGame, PartyMember, PartyPlace, PartyScore, PartyState, PartyTable

MOST_LISTED = 10  # parties per person


async def party_state(parties: PartyRegistry, party: Party, you: str) -> PartyState:
    """Return a party as a person sees it; `you` is empty for somebody whom the server does not know."""
    store, now, row = parties.store.parties, parties.environment.now(), party.row
    me, host = party.present_as(you), party.host
    games = await store.games(row.id)
    results = await store.results(row.id)
    return PartyState(
        party=row.id,
        code=row.code or "",
        version=row.version,
        title=row.title,
        you=me.number if me is not None else None,
        host=host.number if host is not None else None,
        host_free_at=party.host_free_at(),
        now=now,
        members=await members_of(parties, party, now),
        games=[PartyGame(one.table_id, one.game, places_of(results, one.number)) for one in games],
        score=score(party, results),
        table=await table_of(parties, row.table_id, you),
        commitment=commitment(row.secret),
    )


async def members_of(parties: PartyRegistry, party: Party, now: float) -> list[PartyMember]:
    """Return the members with their faces."""
    faces = await read_faces(parties.store.people, [one.person for one in party.members])
    return [
        PartyMember(one.number, one.name, now - one.seen < AWAY_AFTER, faces[one.person], one.watches)
        for one in party.members
    ]


async def table_of(parties: PartyRegistry, id: str | None, you: str) -> PartyTable | None:
    """Return the table of the last game as it is now; None before the first game."""
    table = await parties.tables.reader.table(id) if id is not None else None
    if id is None or table is None:
        return None
    phase = "over" if table.closed else table.phase
    seats = [seat_info(one) for one in table.seats]
    return PartyTable(id, table.game.name, phase, seats, table.seat_of_person(you))


def places_of(results: Sequence[PartyResultRow], number: int) -> list[PartyPlace]:
    """Return the places of the people in one game of a party."""
    return [PartyPlace(one.name, one.place, one.won) for one in results if one.game == number]


def score(party: Party, results: Sequence[PartyResultRow]) -> list[PartyScore]:
    """Return the score over all games, best first: a place is worth the number of seats less the place.

    Everybody is in it who has played, whether they are still members or not.
    """
    totals: dict[str, PartyScore] = {}
    for one in results:
        before = totals.get(one.person) or PartyScore(None, one.name, 0, 0, 0)
        member = party.present_as(one.person)
        points = max(0, one.seats - one.place)
        totals[one.person] = PartyScore(
            member.number if member is not None else None,
            one.name,
            before.games + 1,
            before.won + one.won,
            before.points + points,
        )
    return sorted(totals.values(), key=lambda one: (-one.points, -one.won, one.games, one.name))


async def own_parties(parties: PartyRegistry, person: str) -> list[OwnParty]:
    """Return the parties of a person, the last used first."""
    found = []
    for row in await parties.store.parties.of_person(person, MOST_LISTED):
        party = Party(row, await parties.store.parties.members(row.id))
        table = await table_of(parties, row.table_id, person)
        names = [one.name for one in party.members if one.person != person]
        playing = table.game if table and table.phase == "playing" else ""
        found.append(OwnParty(row.id, row.title, names, playing, row.used))
    return found
