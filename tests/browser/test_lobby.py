"""The lobby: two taps to a game, a friend who types a code, computers to watch, and choices that are remembered."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.server.process import Server


def test_a_stranger_on_a_phone_plays_within_two_taps(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, touch=True)
    ann.page.goto(server.address)
    ann.press(ann.page.get_by_role("button", name="Potter"))
    play = ann.page.get_by_role("button", name="Play against the computer")
    expect(play).to_be_in_viewport()  # without scrolling
    expect(play).to_contain_text("2 opponents · medium")
    ann.press(play)
    ann.toolbar.wait_for()
    assert ann.page.locator("[data-copy]").count() >= 7
    ann.close()


def test_a_friend_finds_the_table_by_its_code(browser: Browser, server: Server) -> None:
    ann, bob = Guest(browser, server), Guest(browser, server, touch=True)
    ann.page.goto(server.address)
    ann.press(ann.page.get_by_role("button", name="Play with friends"))
    code = ann.page.get_by_label("Table code").inner_text()
    bob.page.goto(server.address)
    field = bob.page.get_by_label("Have a code?")
    go = bob.page.get_by_role("button", name="Go to the table")
    field.fill("nosuch")
    bob.press(go)
    expect(bob.page.get_by_role("alert")).to_contain_text("No open table has this code")
    field.fill(f" {code[:3].upper()} - {code[3:]} ")  # as it is shown, and as people might write it
    bob.press(go)
    expect(bob.page).to_have_url(ann.page.url)
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    ann.close()
    bob.close()


def test_computers_can_be_watched_and_a_public_game_too(browser: Browser, server: Server) -> None:
    ann, bob = Guest(browser, server), Guest(browser, server)
    ann.page.goto(server.address)
    ann.press(ann.page.get_by_role("button", name="Open a public table"))
    ann.page.wait_for_url("**/t/*")
    ann.page.get_by_role("button", name="Add a computer").wait_for()  # a table is listed while somebody is there
    bob.page.goto(server.address)
    expect(bob.page.get_by_role("link", name=re.compile("Notty one free seat"))).to_be_visible()
    ann.press(ann.page.get_by_role("button", name="Add a computer"))
    ann.press(ann.page.get_by_role("button", name="Start"))
    ann.toolbar.wait_for()
    bob.page.reload()
    bob.press(bob.page.get_by_role("link", name=re.compile("Notty watch")))
    expect(bob.page).to_have_url(ann.page.url)
    bob.page.goto(server.address)
    bob.press(bob.page.get_by_role("button", name="Watch computers play Notty"))
    expect(bob.page.locator(".seat, .own").first).to_be_visible()
    ann.close()
    bob.close()


def test_what_is_chosen_is_remembered(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, touch=True)
    ann.page.goto(f"{server.address}/settings")
    for group, choice in [("Each suit in its own colour", "on"), ("Sound", "off"), ("Theme", "dark")]:
        ann.press(ann.page.get_by_role("group", name=group).get_by_role("button", name=choice, exact=True))
    ann.press(ann.page.get_by_role("group", name="Language").get_by_role("button", name="Čeština"))
    expect(ann.page.get_by_role("heading", name="Pro toto zařízení")).to_be_visible()
    ann.page.reload()
    for group, choice in [("Každá barva karet jinak barevná", "zapnuto"), ("Zvuk", "vypnuto"), ("Osvětlení", "noc")]:
        chosen = ann.page.get_by_role("group", name=group).get_by_role("button", name=choice, exact=True)
        expect(chosen).to_have_attribute("aria-pressed", "true")
    ann.close()


def test_a_short_game_is_chosen_in_the_lobby_and_remembered(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.page.goto(server.address)
    ann.press(ann.page.get_by_role("group", name="Games").get_by_role("button", name="Potter"))
    play = ann.page.get_by_role("button", name="Play against the computer")
    expect(play).to_contain_text("to 200 points")
    ann.press(ann.page.get_by_role("group", name="Length").get_by_role("button", name="to 50 points"))
    expect(play).to_contain_text("to 50 points")
    with ann.page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as sent:
        ann.press(play)
    assert (sent.value.post_data_json or {})["options"] == {"target": 50}
    ann.toolbar.wait_for()
    ann.page.goto(server.address)
    expect(play).to_contain_text("to 50 points")
    ann.close()


def test_friends_play_as_long_as_the_first_page_says(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.page.goto(server.address)
    ann.press(ann.page.get_by_role("button", name="Potter", exact=True))
    ann.press(ann.page.get_by_role("group", name="Length").get_by_role("button", name="50"))
    with ann.page.expect_request("**/api/tables") as asked:
        ann.press(ann.page.get_by_role("button", name="Play with friends"))
    assert json.loads(asked.value.post_data or "{}")["options"] == {"target": 50}
    ann.close()
