"""Routes of tournaments: open one, enter it, follow it, and what its host can do."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.addresses import address_of
from parlour.server.http.cookies import set_person_cookie
from parlour.server.http.gatherings import act, act_on, asking, check_is_person, follow, rename
from parlour.server.http.requests import body, server_of
from parlour.server.http.responses import encode
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.dispatch import check_level
from parlour.server.tournaments.state import own_tournaments, tournament_state
from parlour.wire.tournaments import EnterTournament, OpenTournament, PlayerWish


async def state(request: Request, person: str) -> Response:
    """Respond with a tournament as it is now."""
    server = server_of(request)
    found = await server.tournaments.find(request.path_params["id"])
    return encode(tournament_state(found, person, server.tournaments.environment.now()))


async def open_tournament(request: Request) -> Response:
    """Open a tournament; its opener is its host."""
    wish = await body(request, OpenTournament)
    server = server_of(request)
    wish = msgspec.structs.replace(wish, title=server.people.clean_title(wish.title))
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
    (await server.tournaments.find(id)).check_open()  # before somebody new is stored
    met = await server.people.identify_or_create(request, wish.name)
    check_is_person(met.row.owner)
    await server.tournaments.enter(id, met.row, wish.nonce)
    response = await state(request, met.row.id)
    set_person_cookie(request, response, met.token)
    return response


async def tournament(request: Request) -> Response:
    """Respond with a tournament: at once, or with `after` when it has changed, or after a while.

    Anybody who has the link may watch.
    """
    tournaments, who = server_of(request).tournaments, await asking(request)
    found = await follow(request, tournaments, who, "anybody")
    return encode(tournament_state(found, who, tournaments.environment.now()))


async def mine(request: Request) -> Response:
    """Respond with the tournaments of the person."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(await own_tournaments(server.tournaments, person.id) if person is not None else [])


async def remove(server: ParlourServer, id: str, person: str, wish: PlayerWish) -> None:
    await server.remove_from_tournament(id, person, wish.player)


async def pass_host(server: ParlourServer, id: str, person: str, wish: PlayerWish) -> None:
    await server.tournaments.pass_host(id, person, wish.player)


async def start(server: ParlourServer, id: str, person: str) -> None:
    await server.tournaments.start(id, person)


async def end(server: ParlourServer, id: str, person: str) -> None:
    await server.tournaments.end(id, person)


# What players and hosts do. Whoever leaves, steps back or is removed loses the game that they are playing.
routes: Sequence[Route] = (
    Route("/api/tournaments", open_tournament, methods=["POST"]),
    Route("/api/tournaments/{id}", tournament, methods=["GET"]),
    Route("/api/tournaments/{id}/enter", enter, methods=["POST"]),
    Route("/api/tournaments/{id}/leave", act(ParlourServer.leave_tournament), methods=["POST"]),
    Route("/api/tournaments/{id}/step-back", act(ParlourServer.step_back), methods=["POST"]),
    Route("/api/tournaments/{id}/remove", act_on(PlayerWish, remove), methods=["POST"]),
    Route("/api/tournaments/{id}/host", act_on(PlayerWish, pass_host), methods=["POST"]),
    Route("/api/tournaments/{id}/name", rename(lambda server: server.tournaments), methods=["POST"]),
    Route("/api/tournaments/{id}/start", act(start), methods=["POST"]),
    Route("/api/tournaments/{id}/end", act(end), methods=["POST"]),
    Route("/api/me/tournaments", mine, methods=["GET"]),
)
