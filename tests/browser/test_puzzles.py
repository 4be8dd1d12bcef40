"""Puzzles in a real browser: one failed and one solved, remembered, and linked from the lobby."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.bots.puzzles import Puzzle, puzzles
from parlour.games.house_of_cards.tests.page.guest import HouseOfCardsGuest
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.server.process import Player, Server

SHOTS = Path(__file__).parents[2] / "build/screenshots"
GAME = "house_of_cards"
GAMES = ("notty", "potter", "jolly", GAME)


def playable(found: Puzzle) -> list[str]:
    """The cards of a puzzle that may be played, the right one first; empty if the puzzle is about something else."""
    legal = [str(move) for move in found.state().legal()]
    if not found.best.startswith("play ") or len(legal) < 2:
        return []
    return [move.removeprefix("play ") for move in [found.best, *(move for move in legal if move != found.best)]]


def which_card() -> tuple[int, str, str]:
    """The number of a puzzle about which card to play, with the right card and a wrong one."""
    for number, found in enumerate(puzzles(GAME), start=1):
        if cards := playable(found):
            return number, cards[0], cards[1]
    raise AssertionError("no such puzzle")


def said(guest: Guest) -> Locator:
    """The server's verdict on an attempt."""
    return guest.page.get_by_role("region", name="Hint")


def wait_for_thinkers(server: Server, number: int, move: str) -> None:
    """Try again for a while: a worker may take longer to start than a request waits for it."""
    eve = Player(server, "Eve")
    for _ in range(10):
        if eve.post(f"/api/puzzles/{GAME}/{number}", {"move": f"play {move}"})[0] == 200:
            return
    raise AssertionError("nobody thinks here")


def at_puzzle(browser: Browser, server: Server, way: str, number: int) -> HouseOfCardsGuest:
    ann = HouseOfCardsGuest(browser, server, way)
    ann.page.goto(f"{server.address}/p/{GAME}/{number}")
    ann.toolbar.wait_for()
    ann.close_look()
    return ann


@pytest.mark.parametrize("way", ["touch", "keyboard"])
def test_a_puzzle_is_failed_then_solved_and_remembered(browser: Browser, server: Server, way: str) -> None:
    number, right, wrong = which_card()
    wait_for_thinkers(server, number, right)
    ann = at_puzzle(browser, server, way, number)
    expect(ann.page.get_by_text("Which move wins most often?")).to_be_visible()

    ann.play(wrong)
    expect(said(ann)).to_contain_text("There is a better move.")
    expect(said(ann)).to_contain_text(re.compile(r"Your move wins \d+% of the time, the best one \d+%"))
    expect(ann.page.locator(".copy.advised")).to_have_count(0)  # it still has to be found
    ann.press(said(ann).get_by_role("button", name="Try again"))
    expect(said(ann)).to_have_count(0)

    ann.play(right)
    expect(said(ann)).to_contain_text("That is the best move.")
    count = len(puzzles(GAME))
    ann.press(said(ann).get_by_role("link", name="Next puzzle"))
    ann.page.wait_for_url(re.compile(f"/p/{GAME}/{number % count + 1}$"))
    ann.page.goto(f"{server.address}/p/{GAME}")
    expect(ann.page.get_by_text(f"1 of {count} solved")).to_be_visible()
    expect(ann.page.get_by_role("link", name=f"Puzzle {number} of {count}, solved")).to_be_visible()
    assert ann.errors == []
    ann.close()


def test_a_puzzle_whose_solution_was_shown_is_not_solved(browser: Browser, server: Server) -> None:
    number, right, wrong = which_card()
    wait_for_thinkers(server, number, right)
    ann = at_puzzle(browser, server, "touch", number)
    ann.play(wrong)
    ann.press(said(ann).get_by_role("button", name="Show the solution"))
    marked = ann.page.locator(".copy.advised")
    expect(marked).to_have_count(1)
    assert ann.card_of(str(marked.get_attribute("data-copy"))) == right
    ann.press(said(ann).get_by_role("button", name="Try again"))
    ann.play(right)
    expect(said(ann)).to_contain_text("does not count as solved")
    expect(ann.page.locator(".place.solved")).to_have_count(0)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles(game)])
def test_every_game_shows_its_puzzles_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    ann = HouseOfCardsGuest(browser, server, "touch")
    ann.page.goto(f"{server.address}/p/{game}/1")
    ann.toolbar.wait_for()
    ann.close_look()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert ann.page.locator("main").evaluate("main => main.scrollHeight <= main.clientHeight"), "all of it fits"
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"puzzle-{game}-phone.png")
    assert ann.axe() == []
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_lobby_leads_to_the_puzzle_of_the_day(browser: Browser, server: Server, viewport: dict[str, int]) -> None:
    ann = Guest(browser, server, viewport=viewport)
    ann.page.goto(server.address)
    today = ann.page.get_by_role("link", name=re.compile("^Puzzle of the day"))
    today.wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert ann.axe() == []
    today.click()
    ann.page.wait_for_url(re.compile(r"/p/\w+/\d+$"))
    ann.toolbar.wait_for()
    assert ann.errors == []
    ann.close()


def test_the_puzzle_of_the_day_has_a_result_to_share_and_is_solved_on_every_device(
    browser: Browser, server: Server
) -> None:
    number, right, _ = which_card()
    wait_for_thinkers(server, number, right)
    today = {"counts": {GAME: len(puzzles(GAME))}, "today": {"game": GAME, "number": number}}
    ann = HouseOfCardsGuest(browser, server, "touch")
    ann.page.route("**/api/puzzles", lambda route: route.fulfill(json=today))
    ann.page.goto(server.address)
    ann.post("/api/me", {"name": "Ann"})
    ann.page.goto(f"{server.address}/p/{GAME}/{number}")
    ann.toolbar.wait_for()
    ann.close_look()
    with ann.page.expect_response("**/api/me/puzzles"):
        ann.play(right)
    result = said(ann).get_by_role("textbox", name="Copy the result")
    expect(result).to_have_value(
        re.compile(rf"Puzzle of the day, .*: House of Cards solved\. http.*/p/{GAME}/{number}$")
    )
    cookies = [cookie for cookie in ann.context.cookies() if cookie["name"] == "parlour_person"]
    ann.close()
    phone = HouseOfCardsGuest(browser, server, "touch", own_window=True)
    phone.context.add_cookies(cookies)  # type: ignore[arg-type]
    phone.page.goto(f"{server.address}/p/{GAME}")
    expect(phone.page.get_by_text(f"1 of {len(puzzles(GAME))} solved")).to_be_visible()
    phone.close()
