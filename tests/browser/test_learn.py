"""The lessons in a real browser: each is completed on a phone by following what is marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour import locales
from parlour.core.registry import built_in
from parlour.server.views.lessons import shown
from tests.browser.guest import Guest
from tests.browser.input_methods import STRIP
from tests.server.process import Server

SHOTS = Path(__file__).parents[2] / "build/screenshots"
PAUSE = 1000  # ms before a move of the computer


class Learner(Guest):
    """A person who does what is marked, in some language. The test controls the clock, so nobody waits."""

    def __init__(self, browser: Browser, server: Server, game: str, language: str = "en") -> None:
        super().__init__(browser, server, touch=True, settings={"language": language})
        self.language = language
        self.steps = shown(game).steps
        self.page.clock.install()
        self.page.goto(f"{server.address}/learn/{game}")
        self.toolbar.wait_for()

    def say(self, key: str) -> str:
        return locales.say(self.language, key)

    def coach(self) -> Locator:
        return self.page.locator(".words[role=group]")

    def step(self) -> str:
        return self.page.locator(".place [aria-hidden]").inner_text()

    def on(self) -> Locator:
        """The button to continue, if there is one: to another table, or to the end."""
        return self.page.locator(".beside").get_by_role("button")

    def follow(self) -> None:
        """Choose the marked cards, then press the marked button. Dealt cards arrive one after another."""
        self.wait_until(
            lambda: bool(self.page.evaluate("document.getAnimations().length === 0")), "the cards lie still"
        )
        for copy in self.page.locator(".copy.advised").evaluate_all("all => all.map(card => card.dataset.copy)"):
            self.page.locator(f"[data-copy='{copy}']").tap(position=STRIP, force=True)
        self.page.locator(".action.advised").tap(force=True)

    def do_step(self, number: int) -> None:
        """Complete one step, including the computer's moves after it."""
        assert self.step() == f"{number}/{len(self.steps)}"
        self.follow()
        self.wait_until(lambda: self.is_done(number), f"step {number}")
        if self.on().count() > 0 and number < len(self.steps):
            self.on().tap()

    def is_done(self, number: int) -> bool:
        """Whether a step is complete, including a question that it asked and the computer's moves after it."""
        if self.page.locator(".button.advised").count() > 0:
            self.page.locator(".button.advised").tap()
        self.page.clock.fast_forward(PAUSE)
        return self.step() != f"{number}/{len(self.steps)}" or self.on().count() > 0

    def fits(self) -> bool:
        """Whether the words and the whole table are visible at once."""
        return bool(
            self.page.evaluate(
                "[document.documentElement, ...document.querySelectorAll('main, .words[role=group]')]"
                ".every(one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth)"
            )
        )


@pytest.mark.parametrize(
    ("game", "language"),
    [("notty", "en"), ("potter", "si"), ("jolly", "cs"), ("house_of_cards", "en")],
)
def test_a_lesson_is_walked_through_by_what_is_marked(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    ann = Learner(browser, server, game, language)
    assert ann.axe() == []
    for number in range(1, len(ann.steps) + 1):
        assert ann.fits(), f"step {number}"
        ann.do_step(number)
    expect(ann.coach()).to_have_text(ann.say("learn-done"))
    ann.on().tap()
    summary = ann.page.get_by_role("dialog", name=ann.say("learn-sum"))
    expect(summary.get_by_role("listitem")).to_have_count(len(shown(game).learned))
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"learn-{game}-end.png")
    assert ann.axe() == []
    summary.get_by_role("button", name=ann.say("learn-first-game")).tap()
    ann.page.wait_for_url(re.compile("/t/"))
    assert ann.errors == []
    ann.close()


def test_what_is_not_the_step_is_answered_and_changes_nothing(browser: Browser, server: Server) -> None:
    ann = Learner(browser, server, "notty")
    ann.page.get_by_role("link", name="§4.6").tap()
    book = ann.page.get_by_role("dialog", name="Rules")
    expect(book.locator(".marked")).to_contain_text("§4.6")
    expect(book.locator(".marked")).to_be_in_viewport()
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
        "the book does not stretch the page"
    )
    ann.page.keyboard.press("Escape")
    expect(book).to_have_count(0)

    before = ann.hand()
    ann.act("Draw 1-3")
    ann.page.get_by_role("button", name="3 cards").tap()
    expect(ann.page.get_by_role("status").get_by_text("That is allowed too")).to_be_visible()
    assert (ann.hand(), ann.step()) == (before, "1/13")
    ann.select("B4", "B5")
    ann.act("Discard Group")
    expect(ann.page.locator(".line.bad")).to_contain_text("is not a group: a run needs at least three cards")
    assert (ann.hand(), ann.step()) == (before, "1/13")

    ann.select("B4", "B5")  # released
    for number in range(1, 4):
        ann.do_step(number)
    ann.page.get_by_role("button", name="Back a step").tap()
    assert ann.step() == "3/13" and "B6a" in ann.hand() and "G2a" not in ann.hand()
    ann.page.get_by_role("button", name="Start over").tap()
    assert (ann.step(), ann.hand()) == ("1/13", before)
    ann.do_step(1)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("game", sorted(built_in()))
def test_a_low_desk_shows_all_of_a_lesson_and_of_a_table(browser: Browser, server: Server, game: str) -> None:
    ann = Guest(browser, server, viewport={"width": 1280, "height": 720})
    ann.game = game
    ann.page.goto(f"{server.address}/learn/{game}")
    expect(ann.toolbar).to_be_in_viewport(ratio=1)
    ann.open_quick()
    expect(ann.toolbar).to_be_in_viewport(ratio=1)
    ann.close()


@pytest.mark.parametrize("game", sorted(built_in()))
def test_the_words_of_a_step_and_its_rule_are_two_words(browser: Browser, server: Server, game: str) -> None:
    ann = Learner(browser, server, game)
    told = ann.coach().locator("p").evaluate("p => p.textContent.trim()")
    assert re.search(r"\sRule §", str(told)), told
    ann.close()


@pytest.mark.parametrize("path", ["learn/xyz", "p/xyz", "p/xyz/1"])
def test_a_game_that_does_not_exist_has_no_page(browser: Browser, server: Server, path: str) -> None:
    ann = Guest(browser, server)
    ann.page.goto(f"{server.address}/{path}")
    expect(ann.page.get_by_role("heading", name=locales.say("en", "web-not-found")).first).to_be_visible()
    assert "xyz" not in ann.page.locator("body").inner_text()
    ann.close()
