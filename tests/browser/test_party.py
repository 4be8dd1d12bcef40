"""An evening of four friends: three different games in one party, by one link."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.guest import Guest
from tests.server.process import Player, Server, serving

AT_ONCE = {"hintsCost": True, "pace": "at_once", "sound": False}
SLOW = 240_000  # ms: a page that was sent a whole game within seconds draws all of it
NAMES = ("Ann", "Ben", "Cid", "Dora")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("party"), program="tests.server.known_luck") as server:
        yield server


def friends(browser: Browser, server: Server) -> list[Guest]:
    return [Guest(browser, server, own_window=True, settings=AT_ONCE | {"name": name}) for name in NAMES]


def open_party(host: Guest) -> str:
    """Open a party in the lobby, and return its link."""
    host.page.goto(host.server.address)
    host.page.get_by_role("button", name="Open a party").click()
    host.page.wait_for_url("**/party/*")
    return host.page.get_by_label("Link to this table").input_value()


def join(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Join the party").click()
    expect(guest.page.get_by_role("heading", name="Next game")).to_be_visible()


def begin(host: Guest, game: str, without: tuple[str, ...] = ()) -> str:
    """Choose a game on the page of the party and begin; return the table."""
    host.page.get_by_role("group", name="Games").get_by_role("button", name=game).click()
    for name in without:
        host.page.get_by_role("checkbox", name=name).set_checked(False)
    if (lengths := host.page.get_by_role("group", name="Length").get_by_role("button")).count():
        lengths.first.click()
    host.page.get_by_role("button", name=f"Start {game}").click()
    host.page.wait_for_url("**/t/*")
    return host.page.url.rpartition("/")[2]


def hand(guest: Guest, table: str) -> Player:
    """A second connection of the same person, by which the test plays for them."""
    player = Player(guest.server, "")
    player.cookies = {str(one.get("name")): str(one.get("value")) for one in guest.context.cookies()}
    player.join(table)
    return player


def close_windows(guests: list[Guest]) -> None:
    for guest in guests:
        if guest.page.get_by_role("dialog").count():
            guest.page.keyboard.press("Escape")
        guest.page.wait_for_timeout(100)


def finish(table: str, guests: list[Guest]) -> None:
    """Let the computer play for everybody until the game is over."""
    players = {player.heard[0]["you"]: player for player in (hand(guest, table) for guest in guests)}
    first = next(iter(players.values()))
    while (turn := first.situation["view"]["turn"]) is not None:
        if turn in players:
            player = players[turn]
            while player.situation["moves"] < first.situation["moves"]:
                player.receive()
            answer = player.ask("play_for_me", turn=player.situation["moves"], scope="turn")
            if answer["t"] != "ack":  # somebody reads a window that has opened by itself
                close_windows(guests)
                continue
        while first.situation["view"]["turn"] == turn:
            first.receive()
    for player in players.values():
        player.close()


def back(guests: list[Guest]) -> None:
    """Go back to the party from the result."""
    for guest in guests:
        guest.page.get_by_role("link", name=re.compile("Back to the party|Choose the next game")).first.click()
        guest.page.wait_for_url("**/party/*")


def scores(page: Page) -> list[list[str]]:
    rows = page.get_by_role("table", name="The evening’s score").locator("tbody tr")
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


@pytest.mark.timeout(900)
def test_an_evening_of_four_friends_and_three_games_by_one_link(browser: Browser, server: Server) -> None:
    everybody = friends(browser, server)
    ann, ben, cid, dora = everybody
    link = open_party(ann)
    for guest in everybody[1:]:
        join(guest, link)
    expect(ann.page.get_by_text("Dora has arrived")).to_be_visible()
    ann.page.get_by_label("Name of the party").fill("Friday cards")
    ann.page.get_by_role("button", name="Save").click()
    expect(ben.page.get_by_role("heading", name="Friday cards")).to_be_visible()

    # The first game: everybody plays, and every page goes to the table by itself.
    table = begin(ann, "House of Cards")
    for guest in everybody:
        guest.page.wait_for_url(f"**/t/{table}")
    finish(table, everybody)
    for guest in everybody:
        expect(guest.result()).to_be_visible(timeout=SLOW)
    back(everybody)

    # The server is killed between two games: nothing is lost.
    server.kill()
    server.start()
    for guest in everybody:
        guest.page.reload()
        expect(guest.page.get_by_role("table", name="The evening’s score")).to_be_visible()

    # The second game has three seats: Dora watches, and talks.
    table = begin(ann, "Notty", without=("Dora",))
    for guest in everybody:
        guest.page.wait_for_url(f"**/t/{table}")
    dora.page.get_by_role("button", name="Talk").click()
    dora.page.get_by_label("Say something").fill("good luck")
    dora.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("button", name="Talk").click()
    expect(ben.page.get_by_text("watching")).to_be_visible()
    expect(ben.page.locator(".words", has_text="good luck")).to_be_visible()
    finish(table, [ann, ben, cid])
    for guest in everybody:
        expect(guest.result()).to_be_visible(timeout=SLOW)
    back(everybody)

    # The third game is for two. Dora says herself that she watches, and so does Ann, the host.
    dora.page.get_by_role("checkbox", name="I’ll just watch for now").check()
    expect(ann.page.get_by_role("checkbox", name="Dora")).to_be_disabled()
    table = begin(ann, "Jolly", without=("Ann",))
    for guest in everybody:
        guest.page.wait_for_url(f"**/t/{table}")
    expect(ann.page.get_by_text("You are watching").first).to_be_visible()
    finish(table, [ben, cid])
    for guest in everybody:
        expect(guest.result()).to_be_visible(timeout=SLOW)
    back(everybody)
    expect(dora.page.get_by_role("heading", name="Games so far")).to_be_visible()
    played = {name: (int(games), int(won)) for name, games, won, _ in scores(dora.page)}
    assert {name: games for name, (games, _) in played.items()} == {"Ann": 2, "Ben": 3, "Cid": 3, "Dora": 1}
    assert 1 <= sum(won for _, won in played.values()) <= 12
    assert {guest.page.url for guest in everybody} == {link}, "one link for the whole evening"
    for guest in everybody:
        assert guest.axe() == []
        guest.close()


@pytest.mark.timeout(300)
def test_a_latecomer_takes_a_computers_seat(browser: Browser, server: Server) -> None:
    ann, ben = friends(browser, server)[:2]
    link = open_party(ann)
    join(ben, link)
    ann.page.get_by_role("group", name="Games").get_by_role("button", name="Notty").click()
    ann.page.get_by_role("checkbox", name="Ben").uncheck()
    ann.page.get_by_role("button", name="Start Notty").click()
    ben.page.wait_for_url("**/t/*")
    ben.page.get_by_role("button", name=re.compile("^Take this seat")).first.click()
    expect(ben.page.get_by_role("button", name=re.compile("^Take this seat"))).to_have_count(0)
    ben.wait_until(lambda: ben.page.get_by_text("You are watching").count() == 0, "a seat")
    ben.wait_until(lambda: len(ben.hand()) > 0, "its cards")
    expect(ann.page.locator("[data-who]").filter(has_text="Ben")).to_be_visible()
    for guest in (ann, ben):
        assert guest.axe() == [] and guest.errors == []
        guest.close()
