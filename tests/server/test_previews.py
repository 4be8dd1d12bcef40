"""What messengers show of a link to a party, a tournament or a table."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator

import pytest

import parlour
from parlour.server.http.previews import PARTY, PICTURE
from tests.server.process import NONCE, Player, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("previews")) as server:
        yield server


def page_at(server: Server, path: str, **headers: str) -> tuple[str, dict[str, str]]:
    """Return a page, and what a messenger reads of it."""
    request = urllib.request.Request(f"{server.address}{path}", headers=headers)
    text = urllib.request.urlopen(request, timeout=30).read().decode()
    return text, dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', text))


def test_a_party_says_what_it_is_and_nobodys_name(server: Server) -> None:
    ann = Player(server, "Annabella")
    party = ann.post("/api/parties", {"name": "Annabella", "nonce": NONCE})[1]["party"]
    assert ann.post(f"/api/parties/{party}/name", {"title": "Annabella’s birthday"})[0] == 200
    text, told = page_at(server, f"/party/{party}")
    assert told["og:title"] == "You are invited to a party"
    assert told["og:url"] == f"{server.address}/party/{party}"
    assert told["og:image"] == f"{server.address}/previews/party.png"
    assert "Annabella" not in text and "<script>" not in text
    assert (
        page_at(server, f"/party/{party}", **{"Accept-Language": "cs-CZ,cs;q=0.9"})[1]["og:title"]
        == "Pozvánka na večírek"
    )


def test_a_tournament_names_its_game_and_nobody(server: Server) -> None:
    wish = {"game": "jolly", "kind": "swiss", "name": "Annabella", "nonce": NONCE, "title": "Annabella’s Cup"}
    id = Player(server, "Annabella").post("/api/tournaments", wish)[1]["tournament"]
    text, told = page_at(server, f"/tournament/{id}")
    assert told["og:title"] == "A tournament of Jolly" and told["og:image"].endswith("/previews/jolly.png")
    assert "Annabella" not in text
    assert page_at(server, "/tournament/nowhere")[1]["og:image"].endswith("/previews/party.png")


def test_a_table_names_its_game(server: Server) -> None:
    table = Player(server, "Annabella").open(game="potter", seats=3)
    text, told = page_at(server, f"/t/{table}")
    assert told["og:title"] == "A game of Potter" and told["og:image"].endswith("/previews/potter.png")
    assert "Annabella" not in text
    assert page_at(server, "/t/nowhere")[1]["og:image"].endswith("/previews/party.png")


def test_the_address_of_a_request_cannot_break_out_of_the_page(server: Server) -> None:
    text, _ = page_at(server, "/party/%22%3E%3Cscript%3Ealert(1)%3C/script%3E".replace("/script", "script"))
    assert "<script>alert" not in text


def test_every_game_has_a_picture_for_messengers_and_it_is_small(server: Server) -> None:
    for name in ("notty", "potter", "jolly", "house_of_cards", "party", "nothing"):
        answer = urllib.request.urlopen(f"{server.address}/previews/{name}.png", timeout=30)
        body = answer.read()
        assert answer.headers["Content-Type"] == "image/png" and len(body) < 100_000
        assert (int.from_bytes(body[16:20], "big"), int.from_bytes(body[20:24], "big")) == (1200, 630)
    assert PARTY.is_file() and (parlour.game("notty").folder / PICTURE).is_file()


@pytest.mark.parametrize("path", ["/", "/me", "/people", "/people/abc", "/leaders", "/settings", "/tournament"])
def test_every_page_without_a_preview_is_found_too(server: Server, path: str) -> None:
    assert "<title>" in page_at(server, path)[0]
