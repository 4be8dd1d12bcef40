"""Routes of tables: list, find and open them, take a seat, download a record."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.addresses import address_of
from parlour.server.http.cookies import set_person_cookie, set_seat_cookie
from parlour.server.http.public_tables import PublicTables
from parlour.server.http.requests import body, guesses_of, plain_code, server_of
from parlour.server.http.responses import encode, encoded
from parlour.server.table_actor.dispatch import check_level
from parlour.table.errors import TableError
from parlour.table.match import Match
from parlour.wire.http import OpenTable, SitDown, StartFrom


async def public_tables(request: Request) -> Response:
    """Respond with the public tables that have a free seat or a game to watch."""
    cached: PublicTables = request.app.state.public_tables
    return cached.now(await server_of(request).listing.now()).response(request)


async def find_table(request: Request) -> Response:
    """Respond with the table, the party or the tournament that a short code stands for."""
    guesses, address = guesses_of(request), address_of(request.scope)
    guesses.check(address)
    store, code = server_of(request).store, plain_code(request.path_params["code"])
    if (table := await store.table_of_code(code)) is not None:
        return encode({"table": table})
    if (party := await store.parties.of_code(code)) is not None:
        return encode({"party": party})
    if (tournament := await store.tournaments.of_code(code)) is not None:
        return encode({"tournament": tournament})
    guesses.wrong(address)
    raise TableError("table-no-such-code")


async def open_table(request: Request) -> Response:
    """Open a table; its opener may sit down at once.

    At a quick table, computers take the other seats and the game begins.
    """
    wish = await body(request, OpenTable)
    server = server_of(request)
    server.check_open()
    check_level(parlour.game(wish.game), wish.level)
    await server.people.identify(request)  # an invalid token opens no table
    if wish.start is not None:
        return await open_from(request, wish, wish.start)
    if wish.visibility == "show":
        return await open_show(request, wish)
    match = Match(wish.match.kind, wish.match.target) if wish.match is not None else None
    met = await server.people.identify_or_create(request, wish.name)
    actor = await server.tables.open_table(
        wish.game, wish.visibility, wish.seats, wish.options, match, wish.clock, wish.rated
    )
    response = JSONResponse({"table": actor.id})
    if wish.sit or wish.visibility == "quick":
        seat, token = await server.tables.sit(actor, 0, met.row.name, wish.nonce, met.row)
        if wish.visibility == "quick":
            await server.tables.seat_computers(actor, seat, wish.level)
        set_seat_cookie(request, response, actor.id, token)
    set_person_cookie(request, response, met.token)
    return response


async def open_show(request: Request, wish: OpenTable) -> Response:
    """Open a table at which computers play among themselves, for people who like to watch."""
    game = parlour.game(wish.game)
    for level in wish.levels:
        check_level(game, level)
    actor = await server_of(request).tables.open_show(wish.game, wish.levels, wish.options)
    return JSONResponse({"table": actor.id})


async def open_from(request: Request, wish: OpenTable, start: StartFrom) -> Response:
    """Open a table that continues from a moment of a finished game, against computers: what if?"""
    server = server_of(request)
    found = await server.archive.start((start.table, start.game), start.move, address_of(request.scope))
    level = check_level(parlour.game(found.game, found.rules), wish.level)
    actor = await server.tables.open_table(found.game, "quick", found.seats, found.options)
    met = await server.people.identify_or_create(request, wish.name)
    seat, token = await server.tables.sit(actor, found.turn, met.row.name, wish.nonce, met.row)
    await server.tables.seat_computers(actor, seat, level, found)
    response = JSONResponse({"table": actor.id})
    set_seat_cookie(request, response, actor.id, token)
    set_person_cookie(request, response, met.token)
    return response


async def sit_down(request: Request) -> Response:
    """Take a seat; the response sets the cookie that opens it."""
    wish = await body(request, SitDown)
    server = server_of(request)
    actor = await server.tables.actor(request.path_params["id"])
    met = await server.people.identify_or_create(request, wish.name)
    seat, token = await server.tables.sit(actor, wish.seat, met.row.name, wish.nonce, met.row)
    response = JSONResponse({"seat": seat})
    set_seat_cookie(request, response, actor.id, token)
    set_person_cookie(request, response, met.token)
    return response


async def record(request: Request) -> Response:
    """Respond with the record of the game that has just ended, with the proof of its deal (`parlour verify`)."""
    return encoded(await server_of(request).archive.record(request.path_params["id"], address_of(request.scope)))


routes: Sequence[Route] = (
    Route("/api/tables", public_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/codes/{code}", find_table),
    Route("/api/tables/{id}/sit", sit_down, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
)
