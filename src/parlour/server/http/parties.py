"""Routes of parties: open one, join it, follow it, and begin its games."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.addresses import address_of
from parlour.server.http.cookies import set_person_cookie
from parlour.server.http.gatherings import act, act_on, asking, check_is_person, follow, rename
from parlour.server.http.people import known
from parlour.server.http.requests import body, server_of
from parlour.server.http.responses import encode
from parlour.server.parlour_server import ParlourServer
from parlour.server.parties.state import own_parties, party_state
from parlour.server.table_actor.dispatch import check_level
from parlour.table.errors import TableError
from parlour.wire.http import JoinParty, MemberWish, NextGame, TakeSeat, WatchWish


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
    (await server.parties.find(id)).check_open()  # before somebody new is stored
    met = await server.people.identify_or_create(request, wish.name)
    check_is_person(met.row.owner)
    await server.parties.join(id, met.row, wish.nonce)
    response = encode(await party_state(server.parties, await server.parties.find(id), met.row.id))
    set_person_cookie(request, response, met.token)
    return response


async def party(request: Request) -> Response:
    """Respond with a party: at once, or for a member with `after` when it has changed, or after a while."""
    parties, who = server_of(request).parties, await asking(request)
    found = await follow(request, parties, who, "members")
    found.check_open()
    return encode(await party_state(parties, found, who))


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
    member = (await server.parties.find(actor.table.party)).check_attending(person.id)
    await server.tables.take_seat(actor, wish.seat, member.name, wish.nonce, person.id)
    return JSONResponse({"seat": wish.seat})


async def mine(request: Request) -> Response:
    """Respond with the parties of the person."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(await own_parties(server.parties, person.id) if person is not None else [])


async def remove(server: ParlourServer, id: str, person: str, wish: MemberWish) -> None:
    await server.remove_from_party(id, person, wish.member)


async def pass_host(server: ParlourServer, id: str, person: str, wish: MemberWish) -> None:
    await server.parties.pass_host(id, person, wish.member)


async def watch(server: ParlourServer, id: str, person: str, wish: WatchWish) -> None:
    await server.parties.watch(id, person, only=wish.only)


# What members and hosts do. Whoever leaves or is removed in a game is followed by a computer at its table.
routes: Sequence[Route] = (
    Route("/api/parties", open_party, methods=["POST"]),
    Route("/api/parties/{id}", party, methods=["GET"]),
    Route("/api/parties/{id}/join", join, methods=["POST"]),
    Route("/api/parties/{id}/leave", act(ParlourServer.leave_party), methods=["POST"]),
    Route("/api/parties/{id}/remove", act_on(MemberWish, remove), methods=["POST"]),
    Route("/api/parties/{id}/host", act_on(MemberWish, pass_host), methods=["POST"]),
    Route("/api/parties/{id}/name", rename(lambda server: server.parties), methods=["POST"]),
    Route("/api/parties/{id}/watch", act_on(WatchWish, watch), methods=["POST"]),
    Route("/api/parties/{id}/next", next_game, methods=["POST"]),
    Route("/api/tables/{id}/take", take_seat, methods=["POST"]),
    Route("/api/me/parties", mine, methods=["GET"]),
)
