"""The web application: a few addresses to open and find tables, a socket a table, and the page."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import parlour
from parlour import storage
from parlour.core.errors import ParlourError
from parlour.server.host import data_folder
from parlour.server.host.rate_limits import (
    POLICY_VIOLATION,
    GuessLimits,
    Limits,
    RateLimited,
    address_of,
    refusals,
    refuse,
    too_fast,
)
from parlour.server.host.settings import Settings
from parlour.server.http import admin, lessons, outside_games, people, puzzles
from parlour.server.http.menu import checked, menu
from parlour.server.http.pages import WEB, Files, nothing_here, page
from parlour.server.http.people import set_person_cookie
from parlour.server.http.requests import answer, body, guesses_of, house_of, plain_code, same_origin, written
from parlour.server.http.security_headers import SecurityHeaders
from parlour.server.people.identities import UnknownToken
from parlour.server.table_actor.connections import Connection
from parlour.server.table_actor.socket import converse
from parlour.server.tables.moderation import check_seat
from parlour.server.tables.registry import House
from parlour.server.workers.finished_games import Key
from parlour.server.workers.pool import NoAnswer, WorkerPool
from parlour.storage import hash_token
from parlour.table.errors import TableError
from parlour.table.match import Match
from parlour.wire.http import OpenTable, PuzzleTry, PuzzleVerdict, ReviewWork, SitDown, StartFrom

MOST_SEATS = 10  # more than any game has
MISSING = (
    *("table-no-such-table", "table-no-such-code", "table-no-such-game", "table-no-such-move"),
    *("puzzle-missing", "lesson-missing"),
)


def create_app(settings: Settings) -> Starlette:
    """The application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        data_folder.make(settings.data)
        house = House(storage.Store(settings.data / data_folder.DATABASE), WorkerPool(settings.thinking), settings)
        await house.start()
        app.state.admin_token = data_folder.new_token(settings.data)
        app.state.house = house
        app.state.guesses = GuessLimits(settings)
        app.state.menu = b""
        try:
            yield
        finally:
            await house.close()

    routes = [
        Route("/api/health", health),
        Route("/api/games", games),
        Route("/api/tables", public_tables, methods=["GET"]),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/codes/{code}", find_table),
        Route("/api/tables/{id}/sit", sit_down, methods=["POST"]),
        Route("/api/tables/{id}/record", record),
        Route("/api/tables/{id}/games/{number:int}/review", review),
        Route("/api/tables/{id}/games/{number:int}/moments/{move:int}", moment),
        *outside_games.routes,
        *people.routes,
        *admin.routes,
        Route("/api/puzzles", puzzle_list),
        Route("/api/puzzles/{game}/{number:int}", puzzle, methods=["GET"]),
        Route("/api/puzzles/{game}/{number:int}", try_puzzle, methods=["POST"]),
        *lessons.routes,
        WebSocketRoute("/api/tables/{id}/socket", socket),
        Route("/", page),
        Route("/t/{id}", page),
        Route("/r/{id}/{number:int}", page),
        Route("/me", page),
        Route("/leaders", page),
        Route("/settings", page),
        Route("/rules/{game}", page),
        Route("/learn/{game}", page),
        Route("/p/{game}", page),
        Route("/p/{game}/{number:int}", page),
        Mount("/", Files(directory=WEB, check_dir=False)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(Limits, settings=settings)],
        exception_handlers={
            ParlourError: refused,
            HTTPException: nothing_here,
            msgspec.DecodeError: unreadable,
            NoAnswer: no_answer,
            storage.WriteFailed: cannot_write,
            RateLimited: too_fast,
            admin.NotAllowed: admin.not_allowed,
        },
    )


async def refused(request: Request, error: Exception) -> Response:
    """A rule of the house or of the game says no."""
    assert isinstance(error, ParlourError)
    if isinstance(error, UnknownToken):
        return JSONResponse({"key": error.key, "args": {}}, 401, headers={"WWW-Authenticate": "Bearer"})
    missing = error.key in MISSING
    facts = {name: fact if isinstance(fact, int | float) else str(fact) for name, fact in error.facts.items()}
    return JSONResponse({"key": error.key, "args": facts}, 404 if missing else 409)


async def cannot_write(request: Request, error: Exception) -> Response:
    """The disk takes nothing now: nothing was done, and it may be asked for again."""
    return JSONResponse({"key": "table-cannot-write", "args": {}}, 503)


async def unreadable(request: Request, error: Exception) -> Response:
    """What came is not what this address takes."""
    return JSONResponse({"key": "table-unreadable", "args": {"reason": str(error)}}, 400)


async def no_answer(request: Request, error: Exception) -> Response:
    """The workers have not come to an end."""
    return JSONResponse({"key": "table-no-answer", "args": {}}, 503)


def cookie_name(id: str) -> str:
    return f"seat_{id}"


def set_seat_cookie(request: Request, response: Response, id: str, token: str) -> None:
    """The key of a seat: for this table alone, never seen by a script, never sent from elsewhere."""
    response.set_cookie(
        cookie_name(id),
        token,
        max_age=60 * 60 * 24 * 60,
        path=f"/api/tables/{id}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


async def health(request: Request) -> Response:
    """Whether the house is open, and can keep what happens."""
    house = house_of(request)
    pool = house.pool
    thinking = {"part": pool.sharing.part, "too_slow": pool.too_slow, "failed": pool.failed}
    paused = sum(bool(actor.paused) for actor in house.actors.values())
    told = {"ok": not paused, "tables": len(house.actors), "paused": paused, "thinking": thinking}
    return JSONResponse(told, 503 if paused else 200)


async def games(request: Request) -> Response:
    """What the hall offers for each game. Who looks at it may soon want a computer: the first one is woken."""
    house_of(request).pool.wake()
    state = request.app.state
    if not state.menu:
        state.menu = msgspec.json.encode(await asyncio.to_thread(menu))
    return written(state.menu)


async def public_tables(request: Request) -> Response:
    """Public tables with a free seat, or with a game to watch."""
    house = house_of(request)
    return house.listing.now(house.actors.values()).answer(request)


async def find_table(request: Request) -> Response:
    """The table that a short code stands for."""
    guesses, address = guesses_of(request), address_of(request.scope)
    guesses.check(address)
    found = house_of(request).context.codes.get(plain_code(request.path_params["code"]))
    if found is None:
        guesses.wrong(address)
        raise TableError("table-no-such-code")
    return answer({"table": found})


async def open_table(request: Request) -> Response:
    """Open a table; its opener may sit down at once. At a quick one computers take the rest, and the game begins."""
    wish = await body(request, OpenTable)
    house = house_of(request)
    checked(parlour.game(wish.game), wish.level)
    await house.people.who(request)  # a wrong token opens no table
    if wish.start is not None:
        return await open_from(request, wish, wish.start)
    if wish.visibility == "show":
        return await open_show(request, wish)
    match = Match(wish.match.kind, wish.match.target) if wish.match is not None else None
    met = await house.people.met(request, wish.name)
    actor = await house.open_table(wish.game, wish.visibility, wish.seats, wish.options, match, wish.clock, wish.rated)
    response = JSONResponse({"table": actor.id})
    if wish.sit or wish.visibility == "quick":
        seat, token = await house.sit(actor, 0, met.row.name, wish.nonce, met.row)
        if wish.visibility == "quick":
            await house.seat_computers(actor, seat, wish.level)
        set_seat_cookie(request, response, actor.id, token)
    set_person_cookie(request, response, met.token)
    return response


async def open_show(request: Request, wish: OpenTable) -> Response:
    """Computers among themselves, for who likes to watch."""
    game = parlour.game(wish.game)
    for level in wish.levels:
        checked(game, level)
    actor = await house_of(request).open_show(wish.game, wish.levels, wish.options)
    return JSONResponse({"table": actor.id})


async def open_from(request: Request, wish: OpenTable, start: StartFrom) -> Response:
    """What if: a moment of a finished game, played on against computers."""
    house = house_of(request)
    found = await house.archive.start((start.table, start.game), start.move, address_of(request.scope))
    level = checked(parlour.game(found.game, found.rules), wish.level)
    actor = await house.open_table(found.game, "quick", found.seats, found.options)
    met = await house.people.met(request, wish.name)
    seat, token = await house.sit(actor, found.turn, met.row.name, wish.nonce, met.row)
    await house.seat_computers(actor, seat, level, found)
    response = JSONResponse({"table": actor.id})
    set_seat_cookie(request, response, actor.id, token)
    set_person_cookie(request, response, met.token)
    return response


async def review(request: Request) -> Response:
    """The review of a finished game, or how far it is."""
    work = await house_of(request).archive.review(game_at(request), address_of(request.scope))
    return written(work.written) if work.written else answer(ReviewWork(work.done, work.of))


async def moment(request: Request) -> Response:
    """A position of a finished game, as a seat saw it."""
    seat = request.query_params.get("seat")
    if seat is not None and seat not in map(str, range(MOST_SEATS)):
        raise TableError("table-unreadable", reason="seat")
    eyes = None if seat is None else int(seat)
    move, asker = request.path_params["move"], address_of(request.scope)
    return written(await house_of(request).archive.moment(game_at(request), move, eyes, asker))


def game_at(request: Request) -> Key:
    """A finished game of a table."""
    return request.path_params["id"], request.path_params["number"]


async def puzzle_list(request: Request) -> Response:
    """Which puzzles there are, and the one of the day."""
    return answer(puzzles.puzzle_list(datetime.date.today()))


async def puzzle(request: Request) -> Response:
    """A position with one clearly best move."""
    return answer(puzzles.shown(request.path_params["game"], request.path_params["number"]))


async def try_puzzle(request: Request) -> Response:
    """The verdict on a move."""
    wish = await body(request, PuzzleTry)
    place = (request.path_params["game"], request.path_params["number"])
    verdict = await house_of(request).pool.ask(puzzles.judged, *place, wish.move)
    return JSONResponse(msgspec.to_builtins(verdict), 200 if isinstance(verdict, PuzzleVerdict) else 409)


async def sit_down(request: Request) -> Response:
    """Take a seat; the cookie is its key."""
    wish = await body(request, SitDown)
    house = house_of(request)
    actor = await house.actor(request.path_params["id"])
    met = await house.people.met(request, wish.name)
    seat, token = await house.sit(actor, wish.seat, met.row.name, wish.nonce, met.row)
    response = JSONResponse({"seat": seat})
    set_seat_cookie(request, response, actor.id, token)
    set_person_cookie(request, response, met.token)
    return response


async def record(request: Request) -> Response:
    """The record of a finished game, with what proves its deal (`parlour verify`)."""
    return written(await house_of(request).archive.record(request.path_params["id"], address_of(request.scope)))


async def socket(socket: WebSocket) -> None:
    """The conversation of a table. The seat comes from the cookie, never from a message."""
    id = socket.path_params["id"]
    address = address_of(socket.scope)
    if not same_origin(socket):
        refusals.tell("origin", address)
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()  # at once: a page that is let in knows that the house is there, and waits for its table
    try:
        person = await house_of(socket).people.who(socket)
        if person is not None:
            house_of(socket).people.check_welcome(person)
        actor = await house_of(socket).actor(id)
        token = socket.cookies.get(cookie_name(id), "")
        key = hash_token(token) if token else ""
        await check_seat(house_of(socket), actor, key)
    except TableError as error:  # said before the door closes: a page that does not know why would knock again
        await refuse(socket, error.key, **error.facts)
        return
    connection = Connection(None, key, person.id if person is not None else "", address)
    connection.find_seat(actor.table)
    connection_limits = socket.scope["state"].get("connection_limits")
    if connection_limits is not None and (
        connection_limits.quite_full if connection.seat is not None else connection_limits.full
    ):
        await refuse(socket, "serve-full")
        return
    await converse(socket, actor, connection)
