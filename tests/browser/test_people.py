"""People in a real browser: a name, results, another device, their programs, and deleting all of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.server.process import NONCE, Player, Server, serving

FEWEST = 5  # rated games that are needed for a leaderboard


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), program="tests.server.rated") as server:
        yield server


class Person(Guest):
    """A person with their own pages."""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.server.address}{path}")
        self.page.get_by_role("main").wait_for()

    def sheet(self, title: str) -> Locator:
        return self.page.get_by_role("region", name=title, exact=True)

    def press_button(self, name: str, where: Locator | None = None) -> None:
        self.press((where or self.page).get_by_role("button", name=name, exact=True))

    def say_name(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.press_button("Save")
        expect(self.sheet(name)).to_be_visible()

    def fetch(self, path: str, body: object = None) -> Any:
        """The response to a request of the page itself, with its cookies."""
        how = {} if body is None else {"method": "POST", "body": json.dumps(body)}
        return self.page.evaluate("([path, how]) => fetch(path, how).then(answer => answer.json())", [path, how])

    def open_notty(self, name: str) -> str:
        """Open a short game of Notty against the computer."""
        wish = {"game": "notty", "visibility": "quick", "seats": 2, "options": {"turn_limit": 20, "first_player": 0}}
        return str(self.fetch("/api/tables", wish | {"name": name, "nonce": NONCE, "level": "reference"})["table"])

    def play_games(self, name: str, games: int) -> str:
        """Play this many games to their ends over sockets, with the cookie of this browser; return the last table."""
        player = Player(self.server, name)
        player.cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        for _ in range(games):
            table = self.open_notty(name)
            player.join(table)
            while player.latest["info"]["phase"] != "over":
                player.play(player.situation["legal"][0])
                player.wait_for_turn(0)
            player.until(lambda message: message["t"] == "rated")
            player.close()
        return table

    def delete_everything(self) -> None:
        self.press_button("Delete everything")
        sure = self.page.get_by_role("group", name="Delete everything about you?")
        expect(sure).to_contain_text("a computer finishes them")
        self.press_button("Delete everything", sure)
        expect(self.page.get_by_text("Everything about you has been deleted")).to_be_visible()

    def leaders(self, against: str) -> list[str]:
        """The rows of a leaderboard of Notty."""
        self.go("/leaders")
        with self.page.expect_response(re.compile(f"against={against}")):
            self.press_button(f"against {against}")
        self.page.locator("tbody tr").first.wait_for()
        return self.page.locator("tbody tr").all_inner_texts()


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Person]:
    guest = Person(browser, server)
    yield guest
    assert guest.errors == []
    guest.close()


def test_a_name_games_and_what_they_bring(ann: Person) -> None:
    ann.go("/me")
    expect(ann.sheet("Welcome")).to_contain_text("No password")
    expect(ann.sheet("Your data")).to_have_count(0)
    ann.go("/leaders")
    expect(ann.page.get_by_role("main")).to_contain_text("No people are listed yet. Play 5 rated games")
    ann.go("/me")
    ann.say_name("Ann")
    expect(ann.sheet("Ratings")).to_contain_text("no rated game yet")
    ann.play_games("Ann", FEWEST - 1)
    ann.go("/leaders")
    ann.press_button("against computers")
    expect(ann.page.get_by_role("main")).to_contain_text(f"You have played {FEWEST - 1} of {FEWEST}")
    ann.play_games("Ann", 1)
    ann.go("/me")
    row = ann.sheet("Ratings").get_by_role("row", name="against computers")
    expect(row).to_contain_text(re.compile(rf"\d+ ± \d+\s+{FEWEST}\s+\d+%"))
    rows = ann.leaders("computers")
    (own,) = [row for row in rows if "Ann" in row]
    assert re.search(r"^1\s+Ann\s+you", own), own
    assert len(rows) == 1 + 4 and any("expert" in row for row in rows)  # between the computers of this server
    ann.go("/me")
    for answer, shown in (("no", False), ("yes", True)):
        with ann.page.expect_response("**/api/me"):
            ann.press_button(answer, ann.sheet("Ann"))
        assert any("Ann" in row for row in ann.leaders("computers")) == shown
        ann.go("/me")
    ann.delete_everything()
    assert not any("Ann" in row for row in ann.leaders("computers"))


def test_the_last_games_lead_to_their_reviews_from_the_lobby_and_from_me(ann: Person) -> None:
    ann.go("/me")
    ann.say_name("Ema")
    expect(ann.sheet("Recent games")).to_contain_text("The games you finish are listed here")
    table = ann.play_games("Ema", 1)
    ann.go("/")
    ann.press(ann.sheet("You").get_by_role("link", name="Last game: Notty"))
    ann.page.wait_for_url(re.compile(f"/r/{table}/0"))
    ann.go("/me")
    game = ann.sheet("Recent games").get_by_role("link", name="Notty")
    expect(game).to_contain_text(re.compile(r"won|lost|a draw"))
    expect(game).to_contain_text("Computer (")
    ann.press(game)
    ann.page.wait_for_url(re.compile(f"/r/{table}/0"))
    ann.go("/me")
    ann.delete_everything()
    expect(ann.sheet("Recent games")).to_have_count(0)


def test_a_code_carries_over_and_all_can_go(browser: Browser, server: Server, ann: Person, tmp_path: Path) -> None:
    ann.go("/me")
    ann.say_name("Bára")
    table = ann.open_notty("Bára")
    ann.go("/me")
    device = ann.sheet("Another device")
    ann.press_button("Get a code", device)
    code = device.get_by_label("Code for another device").inner_text()
    assert re.fullmatch(r"[a-z2-9]{4} [a-z2-9]{4}", code)
    expect(device).to_contain_text("It works for another 9:")

    phone = Person(browser, server, touch=True)
    phone.go(f"/me#code={code.replace(' ', '')}")
    assert "code" not in phone.page.url
    expect(phone.sheet("Welcome")).to_be_visible()  # nothing is used before it is confirmed
    phone.press_button("Continue here", phone.page.get_by_role("group", name="Continue here with the code"))
    expect(phone.page.get_by_text("You are now Bára here")).to_be_visible()
    phone.go("/")
    expect(phone.page.get_by_label("Your name")).to_have_value("Bára")
    phone.press(phone.sheet("Continue").get_by_role("link", name="Notty"))
    phone.toolbar.wait_for()
    assert phone.page.url.endswith(table) and phone.my_turn()
    phone.act("Next Turn")
    phone.wait_until(lambda: phone.fetch("/api/me/data")["tables"][0]["entries"][-1]["kind"] == "moved", "a move")
    ann.page.get_by_label("Code from another device").fill(code)
    ann.press_button("Continue here", device)
    expect(ann.page.get_by_role("group", name="Continue here with")).to_contain_text("In this browser you are Bára")
    ann.press_button("Continue here", ann.page.get_by_role("group", name="Continue here with"))
    expect(ann.page.get_by_role("alert")).to_contain_text("This code is not valid")
    ann.errors.clear()  # the browser logs that the server refused

    with ann.page.expect_download() as download:
        ann.press(ann.page.get_by_role("link", name="Download everything"))
    download.value.save_as(tmp_path / "parlour.json")
    kept = json.loads((tmp_path / "parlour.json").read_text(encoding="utf-8"))
    assert kept["person"]["name"] == "Bára"
    assert [entry["move"] for entry in kept["tables"][0]["entries"] if entry["kind"] == "moved"] == ["end"]

    ann.page.evaluate("localStorage.setItem('parlour-puzzles', '{\"notty\":[1]}')")
    ann.delete_everything()
    expect(ann.sheet("Welcome").get_by_label("Your name")).to_have_value("")
    assert ann.page.evaluate("localStorage.getItem('parlour-puzzles')") is None
    assert ann.fetch("/api/me") is None and phone.fetch("/api/me") is None
    watcher = Player(server, "Watcher")
    watcher.join(table)
    assert watcher.latest["info"]["phase"] == "over"
    assert "Bára" not in json.dumps(watcher.latest)
    watcher.close()
    phone.close()


def test_a_program_has_a_token_that_is_shown_once(ann: Person) -> None:
    ann.go("/me")
    ann.say_name("Cyril")
    programs = ann.sheet("Your programs")
    programs.get_by_label("Program name").fill("Robot")
    ann.press_button("Create a token", programs)
    token = programs.get_by_label("Token for Robot").input_value()
    assert len(token) >= 40
    ann.press(programs.get_by_text("An example in Python"))
    expect(programs.locator("pre")).to_contain_text("def choose(")
    ann.go("/me")
    expect(programs.get_by_role("listitem")).to_have_text(["Robot"])
    expect(ann.page.get_by_role("main")).not_to_contain_text(token)
    ann.press_button("Delete Robot")
    ann.press_button("Delete Robot", programs.get_by_role("group", name="Delete Robot?"))
    expect(programs.get_by_role("listitem")).to_have_count(0)
    assert ann.fetch("/api/me")["bots"] == []


def test_the_lobby_shows_waiting_players_and_what_a_link_describes(
    browser: Browser, server: Server, ann: Person
) -> None:
    options = quote(json.dumps({"round_limit": 20}))
    ann.go(f"/?open=jolly&seats=2&options={options}&match=games-5&clock=86400&rated=yes&visibility=public")
    panel = ann.sheet("Jolly: a table for 2")
    expect(panel).to_contain_text("Best of 5 games · 1 day per turn · rated · public")
    expect(panel).to_contain_text(re.compile("Round limit: 20"))
    ann.press(ann.page.get_by_text("Clock and rating"))
    expect(ann.page.get_by_label("Time per turn")).to_have_value("86400")
    ann.page.get_by_label("Your name").fill("Dana")
    ann.press_button("Open this table", panel)
    expect(ann.page.get_by_role("button", name="Stand up")).to_be_visible()
    phone = Person(browser, server, touch=True)
    phone.go("/")
    row = phone.sheet("Open tables").get_by_role("link", name="Jolly")
    expect(row).to_contain_text("Dana")
    expect(row).to_contain_text("one free seat")
    expect(row).to_contain_text("Best of 5 games · 1 day per turn · rated")
    phone.press(row)
    phone.press_button("Sit down")
    ann.press_button("Start the game")
    ann.go("/")
    link = ann.sheet("Continue").get_by_role("link", name="Jolly")
    turn = any(table["your_turn"] for table in ann.fetch("/api/me/tables"))
    expect(link).to_contain_text("24 hours left" if turn else "waiting for the others")
    phone.close()


@pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESKTOP)], ids=["phone", "desktop"])
def test_axe_finds_nothing(browser: Browser, server: Server, scheme: str, viewport: dict[str, int]) -> None:
    guest = Person(browser, server, viewport=viewport, color_scheme=scheme)
    guest.go("/me")
    assert guest.axe() == []
    guest.say_name("Wolfeschlegelsteinhausen")
    guest.open_notty("Wolfeschlegelsteinhausen")
    guest.go("/me")
    guest.press_button("Get a code")
    guest.press_button("Delete everything")
    guest.page.get_by_label("Code for another device").wait_for()
    assert guest.axe() == []
    guest.go("/leaders")
    guest.press_button("against computers")
    guest.page.locator("tbody tr").first.wait_for()
    assert guest.axe() == []
    guest.go("/")
    guest.sheet("Continue").get_by_role("link").wait_for()
    guest.press(guest.page.get_by_text("Clock and rating"))
    assert guest.axe() == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    guest.close()
