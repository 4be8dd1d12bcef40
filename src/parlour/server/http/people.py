"""Routes of people: their name and face, other devices, their programs, their data, and leaderboards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.addresses import address_of
from parlour.server.http.cookies import set_person_cookie
from parlour.server.http.requests import body, check_origin, guesses_of, server_of
from parlour.server.http.responses import encode
from parlour.server.people import ratings
from parlour.server.people.identities import COOKIE
from parlour.server.tables import own_tables
from parlour.storage.rows import PersonRow
from parlour.table.errors import TableError
from parlour.wire.http import NewBot, Rename, UseCode
from parlour.wire.messages import Face


async def known(request: Request) -> PersonRow:
    """Return the person who sent a request; refuse it if the server does not know them."""
    person = await server_of(request).people.identify(request)
    if person is None:
        raise TableError("people-unknown")
    server_of(request).people.check_not_banned(person)
    return person


async def me(request: Request) -> Response:
    """Respond with what the server knows of the person; null if nothing."""
    person = await server_of(request).people.identify(request)
    return encode(await server_of(request).people.me(person) if person is not None else None)


async def rename(request: Request) -> Response:
    """Set the person's name; the first time, a new person is stored."""
    wish = await body(request, Rename)
    people = server_of(request).people
    met = await people.identify_or_create(request, wish.name)
    row = await people.rename(met.row, wish.name, wish.listed) if met.row.owner is None else met.row
    response = encode(await people.me(row))
    set_person_cookie(request, response, met.token)
    return response


async def choose_face(request: Request) -> Response:
    """Set the person's avatar and colour, and show them at the tables where they sit.

    The first time, a new person is stored.
    """
    wish = await body(request, Face)
    server = server_of(request)
    met = await server.people.identify_or_create(request, None)
    row = await server.people.choose_face(met.row, wish)
    await server.tables.show_face(row)
    response = encode(await server.people.me(row))
    set_person_cookie(request, response, met.token)
    return response


async def new_code(request: Request) -> Response:
    """Respond with a one-time code for another device."""
    check_origin(request)
    return encode(await server_of(request).people.new_code(await known(request)))


async def use_code(request: Request) -> Response:
    """Make this browser the same person as on another device, given a one-time code."""
    wish = await body(request, UseCode)
    people, guesses, address = server_of(request).people, guesses_of(request), address_of(request.scope)
    guesses.check(address)
    try:
        token = await people.use_code(wish.code)
    except TableError:
        guesses.wrong(address)
        raise
    row = await people.of_token(token)
    assert row is not None
    response = encode(await people.me(row))
    set_person_cookie(request, response, token)
    return response


async def tables(request: Request) -> Response:
    """Respond with the tables at which the person can go on playing."""
    person = await server_of(request).people.identify(request)
    return encode(await own_tables.own_tables(server_of(request).tables, person) if person is not None else [])


async def games(request: Request) -> Response:
    """Respond with the games that the person finished last."""
    person = await server_of(request).people.identify(request)
    return encode(await own_tables.own_games(server_of(request).tables, person) if person is not None else [])


async def data(request: Request) -> Response:
    """Respond with a download of everything about the person, including what they did at every table."""
    person = await known(request)
    server = server_of(request)
    found = await server.people.data(person)
    tables = [
        await server.archive.actions_of(one.table_id, one.seat, one.since, address_of(request.scope))
        for one in found["sittings"]
    ]
    whole = msgspec.json.encode(found | {"tables": [msgspec.Raw(one) for one in tables]})
    headers = {"Content-Disposition": 'attachment; filename="parlour.json"'}
    return Response(whole, media_type="application/json", headers=headers)


async def delete(request: Request) -> Response:
    """Delete everything about the person."""
    check_origin(request)
    await server_of(request).forget(await known(request))
    response = JSONResponse({})
    response.delete_cookie(COOKIE, path="/api")
    return response


async def new_bot(request: Request) -> Response:
    """Create an outside program; the response contains its token."""
    wish = await body(request, NewBot)
    return encode(await server_of(request).people.new_bot(await known(request), wish.name))


async def delete_bot(request: Request) -> Response:
    """Delete an outside program."""
    check_origin(request)
    server = server_of(request)
    await server.forget(await server.people.own_bot(await known(request), request.path_params["bot"]))
    return JSONResponse({})


async def leaders(request: Request) -> Response:
    """Respond with the leaderboard of a game."""
    game = parlour.game(request.path_params["game"]).name
    against = request.query_params.get("against", "people")
    if against not in ("people", "computers"):
        raise TableError("table-unreadable", reason="against")
    server = server_of(request)
    person = await server.people.identify(request)
    you = person.id if person is not None else None
    found = await ratings.leaders(server.store.people, game, "people" if against == "people" else "computers", you)
    return encode(found)


routes: Sequence[Route] = (
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", rename, methods=["POST"]),
    Route("/api/me/face", choose_face, methods=["POST"]),
    Route("/api/me/code", new_code, methods=["POST"]),
    Route("/api/me/continue", use_code, methods=["POST"]),
    Route("/api/me/tables", tables, methods=["GET"]),
    Route("/api/me/games", games, methods=["GET"]),
    Route("/api/me/data", data, methods=["GET"]),
    Route("/api/me/delete", delete, methods=["POST"]),
    Route("/api/bots", new_bot, methods=["POST"]),
    Route("/api/bots/{bot}/delete", delete_bot, methods=["POST"]),
    Route("/api/leaders/{game}", leaders, methods=["GET"]),
)
