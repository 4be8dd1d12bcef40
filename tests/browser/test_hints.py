"""Hints in a real browser: three steps on a phone, marked on the table, and gone after the next move."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.games.house_of_cards.tests.page.guest import HouseOfCardsGuest
from parlour.games.jolly.tests.page.guest import JollyGuest
from parlour.games.notty.tests.page.guest import NottyGuest
from parlour.games.notty.tests.page.test_together import evening
from parlour.games.potter.tests.page.guest import PotterGuest
from tests.browser.guest import DESKTOP, KNOWS_COSTS, PHONE, Guest
from tests.server.process import Server

SIDEWAYS = {"width": 844, "height": 390}
SHOTS = Path(__file__).parents[2] / "build/screenshots"
GUESTS: dict[str, tuple[type[Guest], dict[str, Any]]] = {
    "notty": (NottyGuest, {"touch": True}),
    "potter": (PotterGuest, {"way": "touch"}),
    "jolly": (JollyGuest, {"way": "touch"}),
    "house_of_cards": (HouseOfCardsGuest, {"way": "touch"}),
}


def slip(guest: Guest) -> Locator:
    """The sheet with the advice."""
    return guest.page.get_by_role("region", name="Hint")


def price(guest: Guest) -> Locator:
    """The question that is asked once, before the first help."""
    return guest.page.get_by_role("group", name="Are you sure?")


def box(target: Locator) -> dict[str, float]:
    found = target.bounding_box()
    assert found is not None
    return {"top": found["y"], "bottom": found["y"] + found["height"]}


def legal_kinds(frames: list[str]) -> set[str]:
    """The kinds of action that are legal in the latest position received."""
    situations = [heard["situation"] for heard in map(json.loads, frames) if heard.get("situation")]
    return {move.split(" ")[0] for move in situations[-1]["legal"]}


@pytest.mark.parametrize("game", GUESTS)
def test_a_hint_in_three_steps_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    kind, how = GUESTS[game]
    ann = kind(browser, server, settings={}, **how)
    ann.game = game
    frames = ann.hears()
    ann.open_quick()
    assert ann.wait_for_turn_or_end()
    marked = ann.page.locator(".advised")

    ann.press(ann.page.get_by_role("button", name="Hint", exact=True))
    expect(price(ann)).to_contain_text("A hint makes this game unrated.")
    assert slip(ann).count() == 0, "the price is told before it is paid"
    ann.press(price(ann).get_by_role("button", name="Hint"))
    slip(ann).wait_for()
    expect(slip(ann)).to_contain_text(re.compile(r"Your chance of winning: \d+%\s±\s\d+"))
    several = len(legal_kinds(frames)) > 1
    expect(slip(ann)).to_have_attribute("data-step", "1" if several else "2")  # a single kind needs no hint
    if several:
        assert marked.count() == 0, "the first step does not say which cards"
        ann.press(slip(ann).get_by_role("button", name="More"))
    expect(marked.first).to_be_visible()
    ann.press(slip(ann).get_by_role("button", name="Why?"))
    expect(slip(ann)).to_have_attribute("data-step", "3")
    assert slip(ann).locator("p").count() >= 3

    paper = box(slip(ann))
    assert paper["top"] >= 48
    assert paper["bottom"] <= box(ann.page.locator(".own"))["top"], "the hand stays in view"
    assert paper["bottom"] <= box(ann.toolbar)["top"], "and so do the actions"
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"hint-{game}-phone.png")
    assert ann.axe() == []

    ann.act("Play for me")
    if game != "house_of_cards":  # there a turn is one card
        ann.choose("One action")
    expect(slip(ann)).to_have_count(0)
    expect(marked).to_have_count(0)
    assert ann.errors == []
    ann.close()


def test_the_button_is_marked_once_the_advised_card_is_chosen(browser: Browser, server: Server) -> None:
    ann = HouseOfCardsGuest(browser, server, settings={})
    ann.open_quick()
    ann.close_look()
    assert ann.wait_for_turn_or_end()
    ann.key("h")
    ann.key("Enter")  # the question has been answered
    card = ann.page.locator(".copy.advised")
    button = ann.toolbar.locator(".advised")
    expect(card).to_have_count(1)
    assert button.count() == 0, "the card comes first"
    card.click()
    expect(button).to_have_attribute("aria-disabled", "false")
    ann.close()


def test_a_hint_by_keyboard(browser: Browser, server: Server) -> None:
    ann = NottyGuest(browser, server, settings={})
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()
    ann.key("h")
    expect(price(ann)).to_be_visible()
    ann.key("Enter")
    expect(slip(ann)).to_have_attribute("data-step", "1")
    for step in (2, 3):
        ann.key("h")
        expect(slip(ann)).to_have_attribute("data-step", str(step))
    ann.key("Escape")
    expect(slip(ann)).to_have_count(0)
    ann.key("h")
    expect(slip(ann)).to_have_attribute("data-step", "1")
    ann.close()


@pytest.mark.parametrize("game", GUESTS)
def test_the_computer_plays_for_a_player_who_accepts_an_unrated_game(
    browser: Browser, server: Server, game: str
) -> None:
    kind, how = GUESTS[game]
    ann = kind(browser, server, settings={}, **how)
    ann.game = game
    ann.open_quick()
    assert ann.wait_for_turn_or_end()
    before = ann.hand()
    at_once = game == "house_of_cards"  # there a turn is one card, and no question about its extent is asked
    asked = price(ann) if at_once else ann.page.get_by_role("group", name="Choose")
    go = "Play for me" if at_once else "One action"
    ann.act("Play for me")
    expect(asked).to_contain_text("If the computer plays for you, this game becomes unrated.")
    ann.press(asked.get_by_role("button", name="Close" if at_once else "Cancel"))
    expect(asked).to_have_count(0)
    assert ann.hand() == before and ann.my_turn(), "nothing was played"
    ann.act("Play for me")
    ann.press(asked.get_by_role("button", name=go))
    ann.wait_until(lambda: ann.hand() != before or not ann.my_turn(), "the computer has played")
    expect(price(ann)).to_have_count(0)
    ann.wait_for_turn_or_end()
    ann.act("Play for me")
    if not at_once:
        expect(asked).not_to_contain_text("unrated")
        ann.press(asked.get_by_role("button", name=go))
    expect(price(ann)).to_have_count(0)
    assert ann.errors == []
    ann.close()


def test_between_strangers_there_is_no_hint(browser: Browser, server: Server) -> None:
    ann, bob = evening(browser, server, computer=False, open_to="Open a public table")
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    ann.key("h")
    expect(slip(ann)).to_have_count(0)
    assert ann.errors == bob.errors == []
    ann.close()
    bob.close()


def test_it_is_said_each_time_that_a_game_stops_being_rated(browser: Browser, server: Server) -> None:
    """Also for somebody who accepted it long ago, and never twice in one game."""
    ann = NottyGuest(browser, server)
    for _ in range(2):
        ann.open_quick(first_player=0)
        assert ann.wait_for_turn_or_end()
        said = ann.page.get_by_role("group", name="News").get_by_text("You had help, so this game is no longer rated.")
        expect(said).to_have_count(0)
        ann.key("h")
        slip(ann).wait_for()
        expect(said).to_be_visible()
        ann.press(ann.page.get_by_role("group", name="News").get_by_role("button", name="Close"))
        ann.key("Escape")
        ann.key("h")
        slip(ann).wait_for()
        expect(said).to_have_count(0)
    ann.close()


@pytest.mark.parametrize(
    ("viewport", "language"), [(PHONE, "si"), (PHONE, "cs"), (SIDEWAYS, "si"), (DESKTOP, "en")], ids=str
)
def test_news_cover_no_opponent(browser: Browser, server: Server, viewport: dict[str, int], language: str) -> None:
    """Transient notices appear in the bar: the felt and everything on it stay in view."""
    ann = NottyGuest(browser, server, viewport=viewport, settings=KNOWS_COSTS | {"language": language})
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()
    ann.key("h")
    news = ann.page.locator(".news .slip")
    news.wait_for()
    assert box(news)["top"] >= 0
    assert box(news)["bottom"] <= box(ann.page.locator("main"))["top"]
    beside = news.evaluate("one => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]")
    assert 0 <= beside[0] < beside[1] <= viewport["width"]
    assert news.locator("p").evaluate("one => one.scrollWidth <= one.clientWidth")
    ann.close()
