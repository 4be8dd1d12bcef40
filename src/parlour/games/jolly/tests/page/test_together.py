"""Two people at a table of Jolly, in a match, in other languages; and what each page must not hold."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.games.jolly.tests.page.guest import JollyGuest
from tests import HOUSE
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.together import sit_together
from tests.server.process import Server

SHOTS = HOUSE / "build/screenshots"
RANKS = {"A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight"}
RANKS |= {"9": "nine", "10": "ten", "J": "jack", "Q": "queen", "K": "king"}
VALUES = {str(value): value for value in range(2, 11)} | dict.fromkeys("AJQK", 10)
SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}


def draw_and_discard(guest: JollyGuest) -> None:
    """Play a turn in which nothing is laid; the first one is only a discard."""
    if guest.toolbar.get_by_role("button", name="Draw").count():
        size = len(guest.hand())
        guest.act("Draw")
        guest.wait_for_hand(size + 1)
    before = round_of(guest)
    guest.select(next(card for card in guest.hand() if card != "JK"))
    guest.act("Discard")
    wait_for_the_end_of_a_turn(guest, before)


def round_of(guest: JollyGuest) -> str:
    return guest.page.locator(".round strong").inner_text()


def wait_for_the_end_of_a_turn(guest: JollyGuest, before: str) -> None:
    """A computer may have moved before the page is checked: then it is the next round."""
    guest.wait_until(
        lambda: not guest.my_turn() or round_of(guest) != before or guest.result().count() > 0, "the turn is played"
    )


def evening(browser: Browser, server: Server, **wish: Any) -> tuple[JollyGuest, JollyGuest]:
    """Ann is the starter; Ben has a phone."""
    ann, ben = JollyGuest(browser, server), JollyGuest(browser, server, "touch")
    sit_together({"Ann": ann, "Ben": ben}, "jolly", options={"starter": 0, "hunt": "within"}, **wish)
    start(ann, ben)
    return ann, ben


def evening_by_the_link(browser: Browser, server: Server, match: str) -> tuple[JollyGuest, JollyGuest]:
    """The same: Ann opens the table in the lobby, and Ben comes by the link."""
    ann, ben = JollyGuest(browser, server), JollyGuest(browser, server, "touch")
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Jolly").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Match").select_option(match)
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.page.get_by_text("Options", exact=True).click()
    ann.page.get_by_label(re.compile("Starter, with")).select_option("0")
    within = ann.page.get_by_role("button", name="within")
    within.click()
    expect(within).to_have_attribute("aria-pressed", "true")
    assert ann.axe() == []
    ben.page.goto(ann.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").tap()
    start(ann, ben)
    return ann, ben


def start(ann: JollyGuest, ben: JollyGuest) -> None:
    ann.page.get_by_role("button", name="Start the game").click()
    for guest, cards in ((ann, 13), (ben, 12)):
        guest.toolbar.wait_for()
        guest.wait_for_hand(cards)


def test_a_match_goes_from_game_to_game(browser: Browser, server: Server) -> None:
    ann, ben = evening_by_the_link(browser, server, "Best of 3 games")
    for turn in range(4):  # two rounds without melds
        guest = ben if turn % 2 else ann
        guest.wait_until(guest.my_turn, "the turn comes round")
        draw_and_discard(guest)
    ann.wait_until(ann.my_turn, "round 3 begins")
    for action in ("Jolly Hand", "Concede"):  # the quickest way to lose
        ann.act(action)
        ann.gamble(sure=True)
    expect(ann.result()).to_have_text("Ben wins")
    for guest in (ann, ben):
        expect(guest.page.locator("section.result")).to_contain_text("Best of 3 games: Ann 0, Ben 1")
        guest.press(guest.page.get_by_role("button", name="Next game"))
    ben.wait_until(ben.my_turn, "the other is the starter now")
    ben.wait_for_hand(13)
    expect(ann.page.locator(".round")).to_contain_text("0 : 1")
    expect(ben.page.locator(".round")).to_contain_text("1 : 0")
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_in_a_match_for_points_the_hand_of_the_loser_counts(browser: Browser, server: Server) -> None:
    ann, ben = evening(browser, server, match={"kind": "points", "target": 500})
    for turn in range(4):
        guest = ben if turn % 2 else ann
        guest.wait_until(guest.my_turn, "the turn comes round")
        draw_and_discard(guest)
    ann.wait_until(ann.my_turn, "round 3 begins")
    for action in ("Jolly Hand", "Concede"):
        ann.act(action)
        ann.gamble(sure=True)
    expect(ann.result()).to_have_text("Ben wins")
    points = sum(25 if card == "JK" else VALUES[card[:-1]] for card in ann.hand())
    for guest in (ann, ben):
        lines = guest.page.locator("section.result li")
        assert lines.all_inner_texts()[0].endswith("12 cards")
        expect(lines.last).to_contain_text(f"13 cards, {points} points")
        expect(guest.page.locator("section.result")).to_contain_text(f"To 500 points: Ann 0, Ben {points}")
    ann.close()
    ben.close()


def held_by(page: str, cards: list[str]) -> list[str]:
    """The cards that a page shows, in symbols or in words."""
    words = {card: f"{RANKS[card[:-1]]} of {SUITS[card[-1]]}" for card in cards}
    return [card for card in cards if re.search(rf"(?<!\d){re.escape(card)}", page) or words[card] in page]


def lying_open(page: Page) -> list[str]:
    """Cards that lie face up: with two decks they reveal nothing about their copies in a hand."""
    shown = page.locator("button.pile [data-card], .jolly [data-card]")
    return shown.evaluate_all("all => all.map(c => c.dataset.card)")  # type: ignore[no-any-return]


def told(page: Page) -> str:
    """The text of a page without the cards under the stock that only its reader saw: their copies may be in a hand."""
    return re.sub(r"you alone saw these cards at the bottom of the stock: [^\"]*", "", page.content())


def test_nobody_sees_a_hidden_card(browser: Browser, server: Server) -> None:
    ann, ben = evening(browser, server)
    watcher = JollyGuest(browser, server)
    watcher.page.goto(ann.page.url)
    watcher.page.get_by_text("Round 1").wait_for()
    for turn in range(6):
        guest, other = (ben, ann) if turn % 2 else (ann, ben)
        guest.wait_until(guest.my_turn, "the turn comes round")
        for page, knows in ((other.page, other.hand()), (watcher.page, [])):
            hidden = [card for card in guest.hand() if card != "JK" and card not in [*knows, *lying_open(page)]]
            assert len(hidden) > 3
            assert held_by(told(page), hidden) == []
        assert "you alone saw" not in watcher.page.content()
        draw_and_discard(guest)
    assert ann.errors == ben.errors == watcher.errors == []
    for guest in (ann, ben, watcher):
        guest.close()


@pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESKTOP)], ids=["phone", "desktop"])
def test_axe_finds_nothing(browser: Browser, server: Server, scheme: str, viewport: dict[str, int]) -> None:
    ann = JollyGuest(browser, server, viewport=viewport, color_scheme=scheme)
    ann.open_quick(starter=0)
    assert ann.wait_for_turn_or_end()
    assert ann.axe() == []
    for _ in range(3):  # to round 4, where everything is open
        draw_and_discard(ann)
        ann.wait_for_turn_or_end()
    ann.select(*ann.hand()[:3])
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"jolly-{scheme}-{viewport['width']}.png")
    assert ann.axe() == []
    ann.key("Escape")
    for key in ("v", "j", "p"):
        ann.key(key)
        ann.breathe()
        assert ann.axe() == []
        ann.key("Escape")
    ann.close()


def test_a_phone_shows_the_whole_table(browser: Browser, server: Server) -> None:
    ann = JollyGuest(browser, server, "touch")
    ann.open_quick(starter=0)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    for target in ann.page.locator("main button:visible:not([data-copy])").all():
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 44 and box["height"] >= 44 and box["y"] + box["height"] <= 640, target
    ann.close()


@pytest.mark.parametrize(("language", "name", "english"), [("cs", "Žolíky", "Discard"), ("si", "ජොලි", "Discard")])
def test_the_table_speaks(browser: Browser, server: Server, language: str, name: str, english: str) -> None:
    ann = JollyGuest(browser, server)
    ann.page.goto(server.address)
    ann.page.get_by_label("Language").select_option(language)
    ann.wait_until(lambda: ann.page.locator("html").get_attribute("lang") == language, "the language changes")
    ann.open_quick(starter=0)
    assert ann.page.locator("h1").inner_text() == name
    words = ann.page.locator("main").inner_text()
    labels = ann.page.locator("main [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join()")
    for text in (words, labels):
        assert english not in text and "jolly-" not in text and "web-" not in text
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"jolly-{language}.png")
    ann.close()
