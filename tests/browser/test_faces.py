"""Faces in a real browser: people choose theirs and others see it, and computer players have names and portraits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import slides, small_targets
from tests.browser.guest import Guest
from tests.server.process import NONCE, Server

OWL = {"avatar": "owl", "colour": "teal"}


def face(where: Locator) -> Locator:
    return where.locator("svg[data-face]").first


def choose(guest: Guest, group: str, name: str) -> None:
    guest.page.get_by_role("group", name=group, exact=True).get_by_role("button", name=name, exact=True).click()


def test_a_chosen_avatar_is_seen_on_the_page_of_somebody_else(browser: Browser, server: Server) -> None:
    ann, bob = Guest(browser, server), Guest(browser, server, touch=True)
    wish = {"game": "notty", "visibility": "private", "seats": 2, "options": {"first_player": 0}}
    table = ann.post("/api/tables", wish)["table"]
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        guest.post(f"/api/tables/{table}/sit", {"name": name, "nonce": NONCE})
        guest.page.goto(f"{server.address}/t/{table}")
    seat = bob.page.locator(".seats li").first
    before = face(seat).get_attribute("data-face")
    assert before, "nobody is blank"
    ann.page.get_by_text("Your avatar", exact=True).click()
    choose(ann, "Avatar", "Lantern")
    choose(ann, "Colour", "Purple, flower")
    expect(face(seat)).to_have_attribute("data-face", "lantern-plum")
    assert before != "lantern-plum"

    ann.page.get_by_role("button", name="Start", exact=False).first.click()
    bob.toolbar.wait_for()
    opponent = bob.page.locator("[data-who='0']").first
    expect(face(opponent)).to_have_attribute("data-face", "lantern-plum")
    ann.post("/api/me/face", OWL)  # in the middle of a game, from another page
    expect(face(opponent)).to_have_attribute("data-face", "owl-teal")
    ann.page.reload()
    expect(face(ann.page.locator("[data-who='0']").first)).to_have_attribute("data-face", "owl-teal")
    for guest in (ann, bob):
        assert guest.errors == []
        guest.close()


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_the_choice_of_a_face_is_accessible(browser: Browser, server: Server, touch: bool) -> None:
    ann = Guest(browser, server, touch=touch)
    for path in ("/me", "/settings"):
        ann.page.goto(f"{server.address}{path}")
        ann.page.get_by_role("group", name="Avatar", exact=True).wait_for()
        assert ann.axe() == []
        assert not touch or small_targets(ann) == []
        assert not slides(ann)
    ann.page.get_by_role("group", name="Colour", exact=True).get_by_role("button").last.focus()
    ann.page.keyboard.press("Enter")
    chosen = ann.page.get_by_role("group", name="Colour", exact=True).locator("[aria-pressed=true]")
    expect(chosen).to_have_attribute("aria-label", "Grey, pentagon")
    ann.page.reload()
    expect(chosen).to_have_attribute("aria-label", "Grey, pentagon")
    ann.close()


def test_computers_have_names_and_portraits_and_still_say_what_they_are(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    wish = {"game": "potter", "visibility": "quick", "seats": 3, "options": {}, "name": "Ann", "nonce": NONCE}
    ann.come_to(ann.post("/api/tables", wish | {"level": "easy"})["table"])
    for seat, name in ((1, "Pip"), (2, "Dot")):
        box = ann.page.locator(f"button[data-seat='{seat}']")
        expect(box).to_contain_text(f"{name}, computer, easy")
        expect(face(box)).to_have_attribute("data-face", f"easy-{seat}")
    assert ann.axe() == []
    ann.close()


def test_the_lobby_and_the_setup_show_the_computer_that_is_chosen(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.page.goto(server.address)
    strength = ann.page.get_by_role("group", name="Strength of the computer, and its rating")
    strength.get_by_role("button", name="hard").click()
    expect(ann.page.locator("form svg[data-face]")).to_have_attribute("data-face", "hard-1")
    expect(ann.page.get_by_role("status").filter(has_text="Flint")).to_be_visible()
    table = ann.post("/api/tables", {"game": "notty", "visibility": "private", "seats": 3, "options": {}})["table"]
    ann.post(f"/api/tables/{table}/sit", {"name": "Ann", "nonce": NONCE})
    ann.page.goto(f"{server.address}/t/{table}")
    seats = ann.page.locator(".seats li")
    for place in (1, 2):
        seats.nth(place).get_by_role("button", name="Add a computer").click()
        seats.nth(place).get_by_role("combobox").select_option("expert")
    expect(seats.nth(1)).to_contain_text("Vega")
    expect(seats.nth(2)).to_contain_text("Orion")
    expect(face(seats.nth(2))).to_have_attribute("data-face", "expert-2")
    assert ann.axe() == []
    ann.close()
