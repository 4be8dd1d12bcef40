"""What the routes of parties and of tournaments have in common: following one, and acting in it as somebody known."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from parlour.server.gatherings.registry import G, GatheringRegistry
from parlour.server.http.people import known
from parlour.server.http.requests import body, check_origin, server_of
from parlour.server.parlour_server import ParlourServer
from parlour.table.errors import TableError
from parlour.wire.http import RenameGathering

Wish = TypeVar("Wish")
Registry = Callable[[ParlourServer], GatheringRegistry[G]]
Waits = Literal["anybody", "members"]  # whose requests may wait for a change
Endpoint = Callable[[Request], Awaitable[Response]]
Act = Callable[[ParlourServer, str, str], Awaitable[object]]  # of a person in a gathering, both by id
ActOn = Callable[[ParlourServer, str, str, Wish], Awaitable[object]]


def check_is_person(owner: str | None) -> None:
    """Refuse outside programs: a party or a tournament is for people."""
    if owner is not None:
        raise TableError("party-people-only")


async def asking(request: Request) -> str:
    """Return the id of the person who sent a request, empty if the server does not know them; refuse a banned one."""
    people = server_of(request).people
    person = await people.identify(request)
    if person is None:
        return ""
    people.check_not_banned(person)
    return person.id


async def follow(request: Request, registry: GatheringRegistry[G], person: str, waits: Waits) -> G:
    """Return a gathering as it is, or for `waits` with `after` once it has changed, or after a while."""
    id = request.path_params["id"]
    found = await registry.find(id)
    await registry.see(found, person)
    if request.query_params.get("after") == str(found.row.version) and (waits == "anybody" or found.attending(person)):
        await registry.changes.wait(id, found.row.version)
    found = await registry.find(id)
    found.check_not_removed(person)
    return found


def act(do: Act) -> Endpoint:
    """Return a route by which a known person does something."""

    async def route(request: Request) -> Response:
        check_origin(request)
        person = await known(request)
        await do(server_of(request), request.path_params["id"], person.id)
        return JSONResponse({})

    return route


def act_on(kind: type[Wish], do: ActOn[Wish]) -> Endpoint:
    """Return a route by which a known person does something that needs more than their name."""

    async def route(request: Request) -> Response:
        wish = await body(request, kind)
        person = await known(request)
        await do(server_of(request), request.path_params["id"], person.id, wish)
        return JSONResponse({})

    return route


def rename(registry: Registry[G]) -> Endpoint:
    """Return the route by which a host names a gathering."""

    async def do(server: ParlourServer, id: str, person: str, wish: RenameGathering) -> None:
        await registry(server).rename(id, person, server.people.clean_title(wish.title))

    return act_on(RenameGathering, do)
