"""What the server offers in the lobby: the levels of each game, with their measured ratings."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator

import msgspec
import pytest

from parlour.wire.http import GameOffer
from tests.server.process import Player, Server, serving
from tests.server.rated import LEVELS, rating


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), program="tests.server.rated") as server:
        yield server


def answer(server: Server, path: str) -> bytes:
    return bytes(urllib.request.urlopen(f"{server.address}{path}", timeout=30).read())


def test_every_game_comes_with_its_levels_and_their_ratings(server: Server) -> None:
    offers = {one.name: one for one in msgspec.json.decode(answer(server, "/api/games"), type=list[GameOffer])}
    for game in ("notty", "potter", "jolly", "house_of_cards"):
        assert offers[game].first == "medium"
        assert [(one.name, one.rating) for one in offers[game].levels] == [
            (name, rating(game, name)) for name in LEVELS
        ]


def test_without_a_chosen_level_the_first_of_the_menu_plays(server: Server) -> None:
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", level=None))
    assert ann.latest["info"]["seats"][1]["level"] == "medium"
    ann.close()


@pytest.mark.parametrize("level", ["random", "reference", "heuristic", "qlearning"])
def test_levels_that_no_menu_offers_stay_valid(server: Server, level: str) -> None:
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", level=level, options={"first_player": 1}))
    ann.wait_for_turn(0)
    assert ann.situation["moves"] > 0
    ann.close()


def test_a_level_that_does_not_exist_is_refused_and_no_table_is_opened(server: Server) -> None:
    ann = Player(server, "Ann")
    before = json.loads(answer(server, "/api/health"))["tables"]
    wish = {"game": "notty", "visibility": "quick", "seats": 2, "level": "grandmaster"}
    status, said = ann.post("/api/tables", wish)
    assert (status, said["key"]) == (409, "no-such-level")
    assert "expert" in said["args"]["allowed"]
    table = ann.open()
    ann.sit(table)
    ann.join(table)
    assert ann.ask("sit_bot", seat=1, level="grandmaster")["key"] == "no-such-level"
    assert ann.ask("sit_bot", seat=1, level="expert")["t"] == "ack"
    assert json.loads(answer(server, "/api/health"))["tables"] == before + 1
    ann.close()


def test_health_says_how_the_thinkers_are(server: Server) -> None:
    assert json.loads(answer(server, "/api/health"))["thinking"] == {"part": 1.0, "too_slow": 0, "failed": 0}
