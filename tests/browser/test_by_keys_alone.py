"""Whole games of all four kinds by the keyboard alone, with the usual animations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import WITH_LOG, Guest
from tests.server.process import Server

# Only properties that the graphics card animates by itself may change; colours may fade.
MAY_CHANGE = {"transform", "opacity"}
TIMING = {"offset", "computedOffset", "easing", "composite"}
WATCH = """() => {
    window.changed = new Set();
    const look = () => {
        for (const one of document.getAnimations())
            for (const frame of one.effect.getKeyframes()) for (const name of Object.keys(frame)) changed.add(name);
        requestAnimationFrame(look);
    };
    look();
}"""


class Typist(Guest):
    """A person without a mouse: everything is done by keys."""

    def __init__(self, browser: Browser, server: Server, game: str) -> None:
        super().__init__(browser, server, settings=WITH_LOG)
        self.game = game
        self.page.emulate_media(reduced_motion="no-preference")

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.key(key)

    def close_window(self) -> None:
        if self.page.locator(".cover").count():
            self.key("Enter")

    def told(self) -> int:
        """The number of lines in the log."""
        return self.page.get_by_role("complementary", name="Log").get_by_role("listitem").count()

    def choose_and(self, key: str) -> None:
        """Choose the first card from the left that can be played with this key."""
        before = self.told()
        for place in range(len(self.hand())):
            self.keys(*["ArrowRight"] * (place > 0 or not self.in_hand()), "Space", key)
            self.wait_until(lambda: self.moved_on(before) or self.refused(), "an answer")
            if self.moved_on(before):
                return
            self.key("Escape")

    def moved_on(self, before: int) -> bool:
        """Whether the log has grown, or the game is over."""
        return self.told() != before or self.result().count() > 0

    def dare(self) -> None:
        """Go from button to button of a question to the one that means it."""
        button = self.page.get_by_role("dialog").locator("button.danger")
        button.wait_for()
        for _ in range(6):
            if button.evaluate("one => one === document.activeElement"):
                break
            self.key("Tab")
        self.key("Enter")

    def refused(self) -> bool:
        return self.page.locator(".frame > [role=alert]").inner_text() != ""

    def in_hand(self) -> bool:
        return bool(self.page.evaluate("document.activeElement?.dataset.copy !== undefined"))


def notty(ann: Typist) -> None:
    ann.keys("d", "1", "e")


def potter(ann: Typist) -> None:
    if ann.page.get_by_role("dialog").count():
        ann.key("Enter")  # the end of a round
    ann.key("d")
    ann.choose_and("x")


def jolly(ann: Typist) -> None:
    """Draw and discard, until a Jolly Hand may be declared before the draw: whoever concedes it has lost."""
    ann.key("j")
    if ann.page.get_by_role("dialog").count():
        before = ann.told()
        ann.dare()
        ann.wait_until(lambda: ann.told() != before, "the Jolly Hand is declared")
        ann.key("c")
        ann.dare()
    else:
        ann.key("d")
        ann.choose_and("x")


def house_of_cards(ann: Typist) -> None:
    if ann.page.locator(".line.ask").count():
        ann.key("k")
    else:
        ann.keys("1", "Enter")


GAMES: dict[str, tuple[Callable[[Typist], None], int, dict[str, Any]]] = {
    "notty": (notty, 2, {"turn_limit": 20}),
    "potter": (potter, 5, {"target": 50}),
    "jolly": (jolly, 2, {"starter": 0}),
    "house_of_cards": (house_of_cards, 2, {"cards": 5, "limit": 40}),
}


def play_turn(ann: Typist, turn: Callable[[Typist], None]) -> None:
    before = ann.told()
    turn(ann)
    ann.wait_until(lambda: ann.moved_on(before), "the turn is played")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str) -> None:
    turn, seats, options = GAMES[game]
    ann = Typist(browser, server, game)
    ann.open_quick(seats=seats, **options)
    ann.page.evaluate(WATCH)
    if game == "house_of_cards":
        ann.key("Enter")  # the look at your own deck
    while ann.wait_for_turn_or_end():
        play_turn(ann, turn)
    expect(ann.result()).to_be_visible()
    changed = set(ann.page.evaluate("[...changed]"))
    assert "transform" in changed, "the cards were seen to move"
    assert changed <= MAY_CHANGE | TIMING
    assert ann.errors == []
    ann.close()
