"""Routes of games: what the lobby offers for each, and the words and rule books of games from outside."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import parlour
from parlour import bots
from parlour.bots.ratings import ratings
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.locales import LANGUAGES, check_language
from parlour.server.http.game_shape import outside_shape
from parlour.server.http.pages import ASK_FIRST
from parlour.server.http.requests import server_of
from parlour.server.http.responses import encoded
from parlour.wire.http import GameOffer, LevelOffer


async def games(request: Request) -> Response:
    """Respond with what the lobby offers for each game, and wake a worker: the visitor may soon want a computer
    player."""
    server_of(request).pool.wake()
    state = request.app.state
    if not state.menu:
        state.menu = msgspec.json.encode(await asyncio.to_thread(menu))
    return encoded(state.menu)


def menu() -> list[GameOffer]:
    """Return the offer of every game, without outside games that cannot be loaded: opening their table shows the
    error."""
    offers = []
    for name in parlour.games():
        with suppress(Exception):
            offers.append(offer(name))
    return offers


def offer(game: str) -> GameOffer:
    """Return the levels of a game, each with its measured rating."""
    measured = ratings(game)
    levels = [LevelOffer(level, measured.get(level)) for level in bots.offered(game)]
    known = parlour.game(game)
    return GameOffer(game, levels, bots.first_choice(game), outside_shape(known), known.lesson is not None)


# Games from outside. Reinstalling one changes its files, so browsers revalidate them each time.


async def words(request: Request) -> Response:
    """Respond with a game's words in a language: its Fluent files joined together, possibly empty."""
    game, language = outside_game(request)
    files = sorted((game.folder / "locales" / language).glob("*.ftl"))
    return text("\n".join(file.read_text(encoding="utf-8") for file in files), "text/plain")


async def rule_book(request: Request) -> Response:
    """Respond with a game's rule book in a language, or else in one that it has."""
    game, language = outside_game(request)
    return text(found_book(game, language), "text/markdown")


def found_book(game: Game, language: str) -> str:
    """Return the first rule book found, preferring the given language; empty if there is none."""
    for tongue in dict.fromkeys((language, *LANGUAGES)):
        if (game.folder / f"rulebook.{tongue}.md").is_file():
            return game.rulebook(tongue)
    return ""


def outside_game(request: Request) -> tuple[Game, str]:
    """Return the outside game and the language that a request's path names."""
    game = parlour.game(request.path_params["game"])
    if game.name in registry.built_in():
        raise OptionError("generic-not-outside", game=game.name)
    return game, check_language(request.path_params["language"])


def text(content: str, kind: str) -> Response:
    return PlainTextResponse(content, media_type=kind, headers={"Cache-Control": ASK_FIRST})


routes: Sequence[Route] = (
    Route("/api/games", games),
    Route("/api/games/{game}/words/{language}", words),
    Route("/api/games/{game}/rulebook/{language}", rule_book),
)
