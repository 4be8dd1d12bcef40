"""What the page is told of a game from outside: its shape, its words, its rule book. The house's own come built in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import parlour
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.events import event_kinds
from parlour.core.game import Game
from parlour.core.options import Option
from parlour.core.views import declared_keys, is_per_seat, is_pile, own_view_type
from parlour.locales import LANGUAGES, check_language
from parlour.server.pages import ASK_FIRST
from parlour.wire.http import OptionOffer, OutsideGame


def outside(game: Game) -> OutsideGame | None:
    """The shape of a game from outside; nothing of the house's own."""
    return None if game.name in registry.built_in() else shape(game)


@cache
def shape(game: Game) -> OutsideGame:
    """What a table is made of that nobody has drawn for this game, as the types of its view and its events declare it.

    A game that declares nothing has no lists by seat and no piles but those that the page knows by their names.
    """
    declared = declared_keys(own_view_type(type(game)))
    return OutsideGame(
        seats=list(game.seats),
        options=[option_offer(option) for option in game.options.values()],
        cards=list(game.deck.names),
        moves=kinds_of_moves(game),
        seat_fields=sorted({field for kind in event_kinds(game) for field in kind.seat_fields()}),
        seat_lists=[key for key, hint in declared.items() if is_per_seat(hint)],
        piles=[key for key, hint in declared.items() if is_pile(hint)],
        matches=matches(game),
    )


def option_offer(option: Option) -> OptionOffer:
    """An option, as a form shows it."""
    told = option.describe()
    return OptionOffer(
        option.name, option.kind, option.default, told.get("low"), told.get("high"), list(told.get("words", ()))
    )


def kinds_of_moves(game: Game) -> list[str]:
    """A move of each kind, by its first word; none where a game writes its moves as they come."""
    kinds: dict[str, str] = {}
    for move in map(str, game.fixed_moves):
        kinds.setdefault(move.split()[0], move)
    return list(kinds.values())


def matches(game: Game) -> list[Literal["games", "points"]]:
    """The kinds of matches that are played of it."""
    if game.starter_option is None:
        return []
    dealt = game.deal(seats=game.seats[0], seed=0)
    return ["games"] if game.match_points(dealt) is None else ["games", "points"]


# Words and rule books. They change when the game is installed again, so a browser asks each time.


async def words(request: Request) -> Response:
    """The words that a game from outside brings in a language: Fluent files, one after the other; it may have none."""
    game, language = asked(request)
    files = sorted((game.folder / "locales" / language).glob("*.ftl"))
    return text("\n".join(file.read_text(encoding="utf-8") for file in files), "text/plain")


async def rule_book(request: Request) -> Response:
    """Its rule book in a language, or else in one that it is written in."""
    game, language = asked(request)
    return text(found_book(game, language), "text/markdown")


def found_book(game: Game, language: str) -> str:
    """The first of the rule books, from the wanted language on; empty where there is none."""
    for tongue in dict.fromkeys((language, *LANGUAGES)):
        if (game.folder / f"rulebook.{tongue}.md").is_file():
            return game.rulebook(tongue)
    return ""


def asked(request: Request) -> tuple[Game, str]:
    """The game and the language of an address."""
    game = parlour.game(request.path_params["game"])
    if game.name in registry.built_in():
        raise OptionError("generic-not-outside", game=game.name)
    return game, check_language(request.path_params["language"])


def text(content: str, kind: str) -> Response:
    return PlainTextResponse(content, media_type=kind, headers={"Cache-Control": ASK_FIRST})


routes: Sequence[Route] = (
    Route("/api/games/{game}/words/{language}", words),
    Route("/api/games/{game}/rulebook/{language}", rule_book),
)
