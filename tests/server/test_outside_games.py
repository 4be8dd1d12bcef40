"""What the server sends the page about games from outside: their shape, their words, their rule books."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest

from parlour.core import registry
from parlour.core.cards import french_deck
from parlour.server.http.game_shape import shape
from parlour.wire.http import GameOffer, OptionOffer, OutsideGame
from tests.examples.outside import BARE, LOWEST, for_processes, registered
from tests.server.process import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with for_processes(BARE), serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def answer(server: Server, path: str) -> str:
    return bytes(urllib.request.urlopen(f"{server.address}{path}", timeout=30).read()).decode()


@pytest.fixture(scope="module")
def offers(server: Server) -> dict[str, GameOffer]:
    return {one.name: one for one in msgspec.json.decode(answer(server, "/api/games"), type=list[GameOffer])}


def test_the_page_is_told_the_shape_of_a_game_that_it_does_not_know(offers: dict[str, GameOffer]) -> None:
    told = offers["lowest"].outside
    assert told is not None and told.page is not None  # tests/server/test_game_pages.py
    assert told == OutsideGame(
        seats=[2, 4],
        options=[OptionOffer("turn_limit", "whole", 60, 4, 1000, [])],
        cards=list(french_deck().names),
        moves=["draw", "take", "knock", "discard A♠"],
        seat_fields=["seat"],
        seat_lists=["hands", "known"],
        piles=["discard"],
        matches=[],
        page=told.page,
    )


def test_what_a_game_does_not_declare_is_not_guessed() -> None:
    with registered():
        game = import_module("tests.examples.undeclared").GAME
        told = shape(game)
        assert (told.seat_fields, told.seat_lists, told.piles) == ([], [], [])
        assert told.cards == list(french_deck().names), "the rest is as ever"
        state = game.deal(seats=2, seed=1)
        assert state.play("draw")[0].as_dict()["seat"] == state.starter, "a function makes the event"


def test_what_is_built_into_the_page_is_not_told(offers: dict[str, GameOffer]) -> None:
    assert {name for name, offer in offers.items() if offer.outside is None} == registry.built_in()


@pytest.mark.parametrize("language", ["en", "si", "cs"])
def test_a_game_brings_its_words(server: Server, language: str) -> None:
    written = (LOWEST / "lowest/locales" / language / "lowest.ftl").read_text("utf-8")
    assert answer(server, f"/api/games/lowest/words/{language}") == written


def test_a_rule_book_is_given_in_a_language_that_it_is_written_in(server: Server) -> None:
    written = (LOWEST / "lowest/rulebook.en.md").read_text("utf-8")
    assert answer(server, "/api/games/lowest/rulebook/en") == written
    assert answer(server, "/api/games/lowest/rulebook/cs") == written, "there is none in Czech"


def test_a_game_may_bring_nothing(server: Server, offers: dict[str, GameOffer]) -> None:
    assert offers["bare_lowest"].outside is not None
    assert answer(server, "/api/games/bare_lowest/words/en") == ""
    assert answer(server, "/api/games/bare_lowest/rulebook/en") == ""


@pytest.mark.parametrize("what", ["words", "rulebook"])
@pytest.mark.parametrize(
    ("game", "language", "key"),
    [
        ("notty", "en", "generic-not-outside"),
        ("chess", "en", "no-such-game"),
        ("lowest", "xx", "no-such-language"),
        ("lowest", "..", "no-such-language"),
    ],
)
def test_nothing_else_is_given(server: Server, what: str, game: str, language: str, key: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        answer(server, f"/api/games/{game}/{what}/{language}")
    assert (caught.value.code, json.loads(caught.value.read())["key"]) == (409, key)
