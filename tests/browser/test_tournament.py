"""Tournaments in the browser: a Swiss of four people, and a knock-out of computers that somebody watches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.server.process import NONCE, Player, Server, serving

AT_ONCE = {"pace": "at_once", "sound": False}
NAMES = ("Ann", "Ben", "Cid", "Dora")
SLOW = 120_000  # ms


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tournament"), flags=["--round-pause", "1"]) as server:
        yield server


def hand(guest: Guest) -> Player:
    """A second connection of the same person, by which the test plays for them."""
    player = Player(guest.server, "")
    player.cookies = {str(one.get("name")): str(one.get("value")) for one in guest.context.cookies()}
    return player


def lose(guest: Guest) -> None:
    """Resign the game at which a guest's page is."""
    player = hand(guest)
    player.join(guest.page.url.rpartition("/")[2])
    assert player.ask("resign")["t"] == "ack"
    player.close()


@pytest.mark.timeout(600)
def test_four_people_play_a_swiss_of_two_rounds_by_one_link(browser: Browser, server: Server) -> None:
    everybody = [Guest(browser, server, own_window=True, settings=AT_ONCE | {"name": name}) for name in NAMES]
    ann, ben, cid, dora = everybody
    for guest in everybody:
        guest.page.set_default_timeout(SLOW)
    ann.page.goto(server.address)
    ann.page.get_by_role("link", name="Organise a tournament").click()
    ann.page.get_by_role("group", name="Games").get_by_role("button", name="Notty").click()
    ann.page.get_by_role("group", name="Length").get_by_role("button").first.click()
    ann.page.get_by_role("group", name="Time per turn").get_by_role("button", name="2 min").click()
    ann.page.get_by_role("button", name="Open registration").click()
    ann.page.wait_for_url("**/tournament/*")
    link = ann.page.get_by_label("Link to this table").input_value()
    for guest in everybody[1:]:
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Enter the tournament").click()
        expect(guest.page.get_by_text("Ann starts the tournament")).to_be_visible(timeout=SLOW)
    expect(ann.page.get_by_text("4 players")).to_be_visible(timeout=SLOW)
    assert ann.axe() == []
    ann.page.get_by_role("button", name="Start the tournament").click()

    # Every page goes to its table by itself. The first two of the ranking win, because the others resign.
    for guest in everybody:
        guest.page.wait_for_url("**/t/*", timeout=SLOW)
    first = ann.page.url
    for guest in (cid, dora):
        lose(guest)
    ann.page.wait_for_url(lambda url: "/t/" in url and url != first, timeout=SLOW)

    # In the second round the winners meet.
    ben.page.wait_for_url(ann.page.url, timeout=SLOW)
    cid.page.wait_for_url(lambda url: "/t/" in url and url != ann.page.url, timeout=SLOW)
    lose(ben)
    lose(cid)
    for guest in everybody:
        guest.page.goto(link)
        expect(guest.page.get_by_role("heading", name="win" if guest is ann else "Ann wins")).to_be_visible(
            timeout=SLOW
        )
    rows = dora.page.get_by_role("table", name="Standings").locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first.locator("th")).to_have_text("Ann")
    assert [row.locator(".points").inner_text() for row in rows.all()] == ["2", "1", "1", "0"]
    for guest in everybody:
        assert guest.axe() == [] and guest.errors == []
        guest.close()


@pytest.mark.timeout(600)
def test_somebody_watches_a_knock_out_that_computers_fill(browser: Browser, server: Server) -> None:
    host = Player(server, "Host")
    terms = {"options": {"turn_limit": 20}, "fill": 8, "level": "random", "third": True}
    wish = {"game": "notty", "kind": "knockout", "terms": terms, "name": "Host", "nonce": NONCE}
    id = host.post("/api/tournaments", wish)[1]["tournament"]
    watcher = Guest(browser, server, own_window=True, settings=AT_ONCE | {"name": "Eve"})
    watcher.page.set_default_timeout(SLOW)
    watcher.page.goto(f"{server.address}/tournament/{id}")
    expect(watcher.page.get_by_role("button", name="Enter the tournament")).to_be_visible()
    assert host.post(f"/api/tournaments/{id}/start", {}) == (200, {})
    expect(watcher.page.get_by_role("group", name="Bracket")).to_be_visible(timeout=SLOW)
    table = host.get(f"/api/tournaments/{id}")["table"]
    watcher.page.locator(f"a[href='/t/{table}']").click()
    watcher.page.wait_for_url(f"**/t/{table}")
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible(timeout=SLOW)
    host.join(table)
    assert host.ask("resign")["t"] == "ack"
    host.close()
    watcher.page.goto(f"{server.address}/tournament/{id}")
    expect(watcher.page.get_by_role("heading", name="wins the tournament")).to_be_visible(timeout=SLOW)
    bracket = watcher.page.get_by_role("group", name="Bracket")
    for name in ("Quarter-finals", "Semi-finals", "Final", "Third place"):
        expect(bracket.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert watcher.axe() == [] and watcher.errors == []
    watcher.close()


@pytest.mark.timeout(600)
def test_a_host_names_a_tournament_and_runs_it_without_playing(browser: Browser, server: Server) -> None:
    host = Guest(browser, server, own_window=True, settings=AT_ONCE | {"name": "Olga"})
    player = Guest(browser, server, own_window=True, settings=AT_ONCE | {"name": "Pia"})
    for guest in (host, player):
        guest.page.set_default_timeout(SLOW)
    host.page.goto(f"{server.address}/tournament")
    host.page.get_by_role("group", name="Games").get_by_role("button", name="Notty").click()
    host.page.get_by_role("group", name="Length").get_by_role("button").first.click()
    host.page.get_by_role("button", name="Knock-out").click()
    host.page.get_by_label("Computers").select_option("up to 4 players")
    host.page.get_by_role("checkbox", name="Match for the third place").uncheck()
    host.page.get_by_label("Name of the tournament").fill("Autumn Cup")
    host.page.get_by_role("checkbox", name="I’m playing too").uncheck()
    assert host.axe() == []
    host.page.get_by_role("button", name="Open registration").click()
    host.page.wait_for_url("**/tournament/*")
    expect(host.page.get_by_role("heading", name="Autumn Cup")).to_be_visible()
    expect(host.page.get_by_text("You run this tournament without playing in it.")).to_be_visible()
    player.page.goto(host.page.url)
    expect(player.page.get_by_text("Olga runs this tournament.")).to_be_visible(timeout=SLOW)
    player.page.get_by_role("button", name="Enter the tournament").click()
    expect(host.page.get_by_text("1 player")).to_be_visible(timeout=SLOW)
    assert host.axe() == []
    host.page.get_by_role("button", name="Start the tournament").click()
    player.page.wait_for_url("**/t/*")
    expect(host.page.get_by_role("group", name="Bracket")).to_be_visible()
    assert "/tournament/" in host.page.url, "the host has no table to go to"
    lose(player)
    expect(host.page.get_by_role("heading", name="wins the tournament")).to_be_visible(timeout=SLOW)
    assert host.page.get_by_role("table", name="Standings").locator("tbody tr").count() == 4
    for guest in (host, player):
        assert guest.axe() == [] and guest.errors == []
        guest.close()
