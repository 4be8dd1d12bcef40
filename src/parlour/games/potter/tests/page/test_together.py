"""Two people and two computers at one table of Potter, and what each page must not hold."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from parlour.games.potter.tests.page.guest import PotterGuest
from tests import HOUSE
from tests.browser.guest import DESKTOP, PHONE
from tests.server.process import Server

SHOTS = HOUSE / "build/screenshots"
RANKS = {"A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight"}
RANKS |= {"9": "nine", "10": "ten", "J": "jack", "Q": "queen", "K": "king"}
SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}


def evening(browser: Browser, server: Server) -> tuple[PotterGuest, PotterGuest]:
    """Ann opens a table for four with two computers; Ben comes by the link, on a phone."""
    ann, ben = PotterGuest(browser, server), PotterGuest(browser, server, "touch")
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Potter").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="3", exact=True).click()
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.wait_for_url(re.compile("/t/"))
    for left in (2, 1):
        ann.page.get_by_role("button", name="Add a computer").nth(0).click()
        ann.wait_until(
            lambda n=left: ann.page.get_by_role("button", name="Add a computer").count() == n,  # type: ignore[misc]
            "a computer sits down",
        )
    ben.page.goto(ann.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").tap()
    ann.page.get_by_role("button", name="Start the game").click()
    for guest in (ann, ben):
        guest.toolbar.wait_for()
        guest.wait_for_hand(8)
    return ann, ben


def secrets_of(guest: PotterGuest) -> list[str]:
    """The cards of a hand that nobody else has seen."""
    seen = guest.page.locator("[data-copy]:has(.seen)").evaluate_all("all => all.map(b => b.dataset.copy)")
    return [card for card in guest.hand() if card not in seen]


def later(*guests: PotterGuest) -> bool:
    """Whether one of them has seen the end of the first round."""
    return any("Round 1." not in str(guest.page.locator(".round").get_attribute("aria-label")) for guest in guests)


def held_by(page: str, cards: list[str]) -> list[str]:
    """The cards that a page shows, in symbols or in words; what a wild stands for is not a card on the table."""
    page = re.sub(r"=[\dAJQK]+[♠♥♦♣]| as \w+ of \w+", "", page)
    words = {card: f"{RANKS[card[:-1]]} of {SUITS[card[-1]]}" for card in cards}
    return [card for card in cards if re.search(rf"(?<!\d){re.escape(card)}", page) or words[card] in page]


def test_two_people_and_two_computers_play_and_nobody_sees_a_hidden_card(browser: Browser, server: Server) -> None:
    ann, ben = evening(browser, server)
    watcher = PotterGuest(browser, server)
    watcher.page.goto(ann.page.url)
    watcher.page.get_by_text("Round 1").wait_for()
    turns = 0
    while turns < 6:
        ann.wait_until(lambda: ann.my_turn() or ben.my_turn() or later(ann, ben), "the turn comes round")
        if later(ann, ben):
            break  # by the end of a round everybody has seen every hand
        turns += 1
        guest, other = (ann, ben) if ann.my_turn() else (ben, ann)
        guest.act("Draw")
        guest.wait_until(lambda g=guest: not g.line().startswith("Draw"), "a card is drawn")  # type: ignore[misc]
        for page in (other.page, watcher.page):
            assert held_by(page.content(), secrets_of(guest)) == []
        guest.finish_turn()
        guest.wait_until(lambda g=guest: not g.my_turn() or later(g), "the turn is played")  # type: ignore[misc]
    assert turns > 0
    assert ann.errors == ben.errors == watcher.errors == []
    for guest in (ann, ben, watcher):
        guest.close()


@pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESKTOP)], ids=["phone", "desktop"])
def test_axe_finds_nothing_at_a_table_of_five(
    browser: Browser, server: Server, scheme: str, viewport: dict[str, int]
) -> None:
    ann = PotterGuest(browser, server, viewport=viewport, color_scheme=scheme)
    ann.open_quick(seats=5)
    assert ann.wait_for_turn_or_end()
    ann.wait_for_hand(8)
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"potter-{scheme}-{viewport['width']}.png")
    assert ann.axe() == []
    for key in ("c", "v"):
        ann.key(key)
        assert ann.axe() == []
        ann.key("Escape")
    ann.key("p")
    assert ann.axe() == []
    ann.close()


def test_a_phone_shows_the_whole_table_of_five(browser: Browser, server: Server) -> None:
    ann = PotterGuest(browser, server, "touch")
    ann.open_quick(seats=5)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    for target in ann.page.locator("main button:visible:not([data-copy])").all():
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 44 and box["height"] >= 44 and box["y"] + box["height"] <= 640, target
    ann.close()


def test_the_table_speaks_sinhala(browser: Browser, server: Server) -> None:
    ann = PotterGuest(browser, server)
    ann.page.goto(server.address)
    ann.page.get_by_label("Language").select_option("si")
    ann.wait_until(lambda: ann.page.locator("html").get_attribute("lang") == "si", "the language changes")
    ann.open_quick(seats=3)
    text = ann.page.locator("main").inner_text()
    assert "පෝටර්" in text and "Potter" not in text
    name = ann.page.locator("[data-copy] .hidden").first.inner_text()
    assert all("\u0d80" <= letter <= "\u0dff" or letter in " ,\u200d" for letter in name), name
    assert ann.page.evaluate("document.fonts.check('16px \"Noto Sans Sinhala Variable\"', 'පෝටර්')")
    ann.page.screenshot(path=SHOTS / "potter-si.png")
    ann.close()
