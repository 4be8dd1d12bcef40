"""Addresses for people: who they are here, another device, their programs, leaderboards, and everything about them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.host.rate_limits import address_of
from parlour.server.http.requests import answer, body, check_origin, guesses_of, house_of
from parlour.server.people import ratings
from parlour.server.people.identities import COOKIE
from parlour.storage.people import PersonRow
from parlour.table.errors import TableError
from parlour.wire.http import NewBot, Rename, UseCode

YEAR = 60 * 60 * 24 * 365


def set_person_cookie(request: Request, response: Response, token: str | None) -> None:
    """The key of a person: never seen by a script, never sent from elsewhere."""
    if token is None:
        return
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/api", secure=secure, httponly=True, samesite="strict")


async def known(request: Request) -> PersonRow:
    """Who asks; somebody whom the house knows."""
    person = await house_of(request).people.who(request)
    if person is None:
        raise TableError("people-unknown")
    house_of(request).people.check_welcome(person)
    return person


async def me(request: Request) -> Response:
    """What the house knows of whoever asks."""
    person = await house_of(request).people.who(request)
    return answer(await house_of(request).people.me(person) if person is not None else None)


async def rename(request: Request) -> Response:
    """Say a name: the first time, somebody new is remembered."""
    wish = await body(request, Rename)
    people = house_of(request).people
    met = await people.met(request, wish.name)
    row = await people.rename(met.row, wish.name, wish.listed) if met.row.owner is None else met.row
    response = answer(await people.me(row))
    set_person_cookie(request, response, met.token)
    return response


async def new_code(request: Request) -> Response:
    """A one-time code for another device."""
    check_origin(request)
    return answer(house_of(request).people.new_code(await known(request)))


async def use_code(request: Request) -> Response:
    """Be here who one is on another device."""
    wish = await body(request, UseCode)
    people, guesses, address = house_of(request).people, guesses_of(request), address_of(request.scope)
    guesses.check(address)
    try:
        token = await people.use_code(wish.code)
    except TableError:
        guesses.wrong(address)
        raise
    row = await people.of_token(token)
    assert row is not None
    response = answer(await people.me(row))
    set_person_cookie(request, response, token)
    return response


async def own_tables(request: Request) -> Response:
    """Where somebody can go on."""
    person = await house_of(request).people.who(request)
    return answer(await house_of(request).own_tables(person) if person is not None else [])


async def own_games(request: Request) -> Response:
    """What somebody has finished lately."""
    person = await house_of(request).people.who(request)
    return answer(await house_of(request).own_games(person) if person is not None else [])


async def data(request: Request) -> Response:
    """Everything about somebody, to keep: also what they did at every table."""
    person = await known(request)
    house = house_of(request)
    found = await house.people.data(person)
    tables = [
        await house.archive.doings(one.table_id, one.seat, one.since, address_of(request.scope))
        for one in found["sittings"]
    ]
    whole = msgspec.json.encode(found | {"tables": [msgspec.Raw(one) for one in tables]})
    headers = {"Content-Disposition": 'attachment; filename="parlour.json"'}
    return Response(whole, media_type="application/json", headers=headers)


async def delete(request: Request) -> Response:
    """Everything about somebody goes."""
    check_origin(request)
    await house_of(request).forget(await known(request))
    response = JSONResponse({})
    response.delete_cookie(COOKIE, path="/api")
    return response


async def new_bot(request: Request) -> Response:
    """A token for an outside program."""
    wish = await body(request, NewBot)
    return answer(await house_of(request).people.new_bot(await known(request), wish.name))


async def delete_bot(request: Request) -> Response:
    """An outside program that is no more."""
    check_origin(request)
    house = house_of(request)
    await house.forget(await house.people.own_bot(await known(request), request.path_params["bot"]))
    return JSONResponse({})


async def leaders(request: Request) -> Response:
    """The strongest in a game."""
    game = parlour.game(request.path_params["game"]).name
    against = request.query_params.get("against", "people")
    if against not in ("people", "computers"):
        raise TableError("table-unreadable", reason="against")
    house = house_of(request)
    person = await house.people.who(request)
    you = person.id if person is not None else None
    found = await ratings.leaders(house.store.people, game, "people" if against == "people" else "computers", you)
    return answer(found)


routes: Sequence[Route] = (
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", rename, methods=["POST"]),
    Route("/api/me/code", new_code, methods=["POST"]),
    Route("/api/me/continue", use_code, methods=["POST"]),
    Route("/api/me/tables", own_tables, methods=["GET"]),
    Route("/api/me/games", own_games, methods=["GET"]),
    Route("/api/me/data", data, methods=["GET"]),
    Route("/api/me/delete", delete, methods=["POST"]),
    Route("/api/bots", new_bot, methods=["POST"]),
    Route("/api/bots/{bot}/delete", delete_bot, methods=["POST"]),
    Route("/api/leaders/{game}", leaders, methods=["GET"]),
)
