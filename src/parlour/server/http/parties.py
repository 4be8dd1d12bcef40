"""Routes of parties: open one, join it, follow it, and begin its games."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.addresses import address_of
from parlour.server.http.cookies import set_person_cookie
from parlour.server.http.people import known
from parlour.server.http.requests import body, check_origin, server_of
from parlour.server.http.responses import encode
from parlour.server.parties.state import own_parties, party_state
from parlour.server.table_actor.dispatch import check_level
from parlour.table.errors import TableError
from parlour.wire.http import JoinParty, MemberWish, NextGame, TakeSeat


async def open_party(request: Request) -> Response:
    """Open a party; its opener is its host."""
    wish = await body(request, JoinParty)
    server = server_of(request)
    met = await server.people.identify_or_create(request, wish.name)
    check_is_person(met.row.owner)
    id = await server.parties.open(met.row, wish.nonce, address_of(request.scope))
    response = JSONResponse({"party": id})
    set_person_cookie(request, response, met.token)
    return response


async def join(request: Request) -> Response:
    """Join a party, or give a new nonce for its next deal."""
    wish = await body(request, JoinParty)
    server, id = server_of(request), request.path_params["id"]
    (await server.parties.party(id)).check_open()  # before somebody new is stored
    met = await server.people.identify_or_create(request, wish.name)
    check_is_person(met.row.owner)
    await server.parties.join(id, met.row, wish.nonce)
    response = encode(await party_state(server.parties, await server.parties.party(id), met.row.id))
    set_person_cookie(request, response, met.token)
    return response


def check_is_person(owner: str | None) -> None:
    """Refuse outside programs: a party is for people."""
    if owner is not None:
        raise TableError("party-people-only")


async def party(request: Request) -> Response:
    """Respond with a party: at once, or with `after` when it has changed, or after a while.

    A member who asks is there.
    """
    server, id = server_of(request), request.path_params["id"]
    person = await server.people.identify(request)
    who = person.id if person is not None else ""
    if person is not None:
        server.people.check_not_banned(person)
    found = await server.parties.party(id)
    if (member := found.member(who)) is not None:
        await server.parties.see(member)
    if member is not None and request.query_params.get("after") == str(found.row.version):
        await server.parties.changes.wait(id, found.row.version)
    found = await server.parties.party(id)
    found.check_open()
    found.check_not_removed(who)
    return encode(await party_state(server.parties, found, who))


async def leave(request: Request) -> Response:
    """Leave a party; at its table a computer plays on."""
    check_origin(request)
    person = await known(request)
    await server_of(request).leave_party(request.path_params["id"], person.id)
    return JSONResponse({})


async def remove(request: Request) -> Response:
    """Remove a member, as the host."""
    wish = await body(request, MemberWish)
    person = await known(request)
    await server_of(request).remove_from_party(request.path_params["id"], person.id, wish.member)
    return JSONResponse({})


async def pass_host(request: Request) -> Response:
    """Make another member the host."""
    wish = await body(request, MemberWish)
    person = await known(request)
    await server_of(request).parties.pass_host(request.path_params["id"], person.id, wish.member)
    return JSONResponse({})


async def next_game(request: Request) -> Response:
    """Begin the next game, as the host."""
    wish = await body(request, NextGame)
    server = server_of(request)
    server.check_open()
    check_level(parlour.game(wish.game), wish.level)
    person = await known(request)
    return JSONResponse({"table": await server.parties.next_game(request.path_params["id"], person.id, wish)})


async def take_seat(request: Request) -> Response:
    """Take a computer's seat at a table of one's party."""
    wish = await body(request, TakeSeat)
    server = server_of(request)
    person = await known(request)
    actor = await server.tables.actor(request.path_params["id"])
    if not actor.table.party:
        raise TableError("table-not-to-take", seat=wish.seat)
    member = (await server.parties.party(actor.table.party)).check_member(person.id)
    await server.tables.take_seat(actor, wish.seat, member.name, wish.nonce, person.id)
    return JSONResponse({"seat": wish.seat})


async def mine(request: Request) -> Response:
    """Respond with the parties of the person."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(await own_parties(server.parties, person.id) if person is not None else [])


routes: Sequence[Route] = (
    Route("/api/parties", open_party, methods=["POST"]),
    Route("/api/parties/{id}", party, methods=["GET"]),
    Route("/api/parties/{id}/join", join, methods=["POST"]),
    Route("/api/parties/{id}/leave", leave, methods=["POST"]),
    Route("/api/parties/{id}/remove", remove, methods=["POST"]),
    Route("/api/parties/{id}/host", pass_host, methods=["POST"]),
    Route("/api/parties/{id}/next", next_game, methods=["POST"]),
    Route("/api/tables/{id}/take", take_seat, methods=["POST"]),
    Route("/api/me/parties", mine, methods=["GET"]),
)
