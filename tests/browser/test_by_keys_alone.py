"""Whole games of all four kinds by the keyboard alone, while the cards move as usual."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.server.process import Server

# Nothing may move but what the graphics card moves by itself; colours may fade.
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
    """Somebody without a mouse: everything here is a key."""

    def __init__(self, browser: Browser, server: Server, game: str) -> None:
        super().__init__(browser, server)
        self.game = game
        self.page.emulate_media(reduced_motion="no-preference")

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.key(key)

    def told(self) -> int:
        """How many lines the log has."""
        return self.page.get_by_role("complementary", name="Log").get_by_role("listitem").count()

    def choose_and(self, key: str) -> None:
        """Choose the first card that may go by this key, from the left."""
        before = self.told()
        for place in range(len(self.hand())):
            self.keys(*["ArrowRight"] * (place > 0 or not self.in_hand()), "Space", key)
            self.wait_until(lambda: self.told() != before or self.refused(), "an answer")
            if self.told() != before:
                return
            self.key("Escape")

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
    """Draw and discard, until a Jolly Hand may be declared: whoever concedes it has lost."""
    ann.keys("d", "j")
    if ann.page.get_by_role("dialog").count():
        ann.keys("Tab", "Enter", "c", "Tab", "Enter")
    else:
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
    ann.wait_until(lambda: ann.told() != before or ann.result().count() > 0, "the turn is played")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str) -> None:
    turn, seats, options = GAMES[game]
    ann = Typist(browser, server, game)
    ann.open_quick(seats=seats, **options)
    ann.page.evaluate(WATCH)
    if game == "house_of_cards":
        ann.key("Enter")  # the look at one's deck
    while ann.wait_for_turn_or_end():
        play_turn(ann, turn)
    if ann.page.get_by_role("dialog").count():
        ann.key("Enter")  # the hands of the last round
    expect(ann.result()).to_be_visible()
    changed = set(ann.page.evaluate("[...changed]"))
    assert "transform" in changed, "the cards were seen to move"
    assert changed <= MAY_CHANGE | TIMING
    assert ann.errors == []
    ann.close()
