"""Routes of tournaments: open one, enter it, follow it, and what its host can do."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.addresses import address_of
from parlour.server.http.cookies import set_person_cookie
from parlour.server.http.parties import check_is_person
from parlour.server.http.people import known
from parlour.server.http.requests import body, check_origin, server_of
from parlour.server.http.responses import encode
from parlour.server.table_actor.dispatch import check_level
from parlour.server.tournaments.state import own_tournaments, tournament_state
from parlour.wire.tournaments import EnterTournament, OpenTournament, PlayerWish


async def state(request: Request, person: str) -> Response:
    """Respond with a tournament as it is now."""
    server = server_of(request)
    found = await server.tournaments.tournament(request.path_params["id"])
    return encode(tournament_state(found, person, server.tournaments.environment.now()))


async def open_tournament(request: Request) -> Response:
    """Open a tournament; its opener is its host."""
    wish = await body(request, OpenTournament)
    server = server_of(request)
    check_level(parlour.game(wish.game), wish.terms.level or None)
    met = await server.people.identify_or_create(request, wish.name)
    check_is_person(met.row.owner)
    id = await server.tournaments.open(met.row, wish, address_of(request.scope))
    response = JSONResponse({"tournament": id})
    set_person_cookie(request, response, met.token)
    return response


async def enter(request: Request) -> Response:
    """Enter a tournament, or give a new nonce for its next deal."""
    wish = await body(request, EnterTournament)
    server, id = server_of(request), request.path_params["id"]
    (await server.tournaments.tournament(id)).check_open()  # before somebody new is stored
    met = await server.people.identify_or_create(request, wish.name)
    check_is_person(met.row.owner)
    await server.tournaments.enter(id, met.row, wish.nonce)
    response = await state(request, met.row.id)
    set_person_cookie(request, response, met.token)
    return response


async def tournament(request: Request) -> Response:
    """Respond with a tournament: at once, or with `after` when it has changed, or after a while.

    A player who asks is there. Anybody who has the link may watch.
    """
    server, id = server_of(request), request.path_params["id"]
    person = await server.people.identify(request)
    who = person.id if person is not None else ""
    if person is not None:
        server.people.check_not_banned(person)
    found = await server.tournaments.tournament(id)
    if (player := found.player(who)) is not None:
        await server.tournaments.see(player)
    after = request.query_params.get("after", "")
    if after.isdecimal() and found.row.version == int(after):
        await server.tournaments.changes.wait(id, found.row.version)
    found.check_not_removed(who)
    return await state(request, who)


async def leave(request: Request) -> Response:
    """Leave a tournament; the game that is being played is lost."""
    check_origin(request)
    person = await known(request)
    await server_of(request).leave_tournament(request.path_params["id"], person.id)
    return JSONResponse({})


async def remove(request: Request) -> Response:
    """Remove a player, as the host."""
    wish = await body(request, PlayerWish)
    person = await known(request)
    await server_of(request).remove_from_tournament(request.path_params["id"], person.id, wish.player)
    return JSONResponse({})


async def pass_host(request: Request) -> Response:
    """Make another player the host."""
    wish = await body(request, PlayerWish)
    person = await known(request)
    await server_of(request).tournaments.pass_host(request.path_params["id"], person.id, wish.player)
    return JSONResponse({})


async def start(request: Request) -> Response:
    """Begin the first round, as the host."""
    check_origin(request)
    person = await known(request)
    await server_of(request).tournaments.start(request.path_params["id"], person.id)
    return JSONResponse({})


async def end(request: Request) -> Response:
    """End a tournament where it stands, as the host."""
    check_origin(request)
    person = await known(request)
    await server_of(request).tournaments.end(request.path_params["id"], person.id)
    return JSONResponse({})


async def mine(request: Request) -> Response:
    """Respond with the tournaments of the person."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(await own_tournaments(server.tournaments, person.id) if person is not None else [])


routes: Sequence[Route] = (
    Route("/api/tournaments", open_tournament, methods=["POST"]),
    Route("/api/tournaments/{id}", tournament, methods=["GET"]),
    Route("/api/tournaments/{id}/enter", enter, methods=["POST"]),
    Route("/api/tournaments/{id}/leave", leave, methods=["POST"]),
    Route("/api/tournaments/{id}/remove", remove, methods=["POST"]),
    Route("/api/tournaments/{id}/host", pass_host, methods=["POST"]),
    Route("/api/tournaments/{id}/start", start, methods=["POST"]),
    Route("/api/tournaments/{id}/end", end, methods=["POST"]),
    Route("/api/me/tournaments", mine, methods=["GET"]),
)
