"""A person who plays by one of three input methods: pointer, touch, or the keyboard alone."""

from __future__ import annotations

import time
from typing import Any, ClassVar

from playwright.sync_api import Browser, Locator, Position

from tests.browser.guest import Guest
from tests.server.process import Server

WAYS = ["pointer", "touch", "keyboard"]  # each kind of move is tested by all of them once; other tests use one
STRIP: Position = {"x": 10, "y": 24}  # cards overlap: this is the visible strip


class WayGuest(Guest):
    """Presses or types actions; taps cards or reaches them with the arrow keys."""

    letters: ClassVar[dict[str, str]] = {}

    def __init__(self, browser: Browser, server: Server, way: str = "pointer", **context: Any) -> None:
        super().__init__(browser, server, touch=way == "touch", **context)
        self.way = way

    def act(self, name: str) -> None:
        if self.way == "keyboard":
            self.wait_until(lambda: self.toolbar.get_attribute("aria-busy") != "true", "the last move is answered")
            self.key(self.letters[name])
        else:
            super().act(name)

    def select(self, *cards: str) -> None:
        if self.way != "keyboard":
            return super().select(*cards)
        for card in cards:
            self.go_to(card)
            self.key("Space")

    def answer(self, answer: Locator) -> None:
        """Answer a small question."""
        if self.way == "keyboard":
            answer.focus()
            self.key("Enter")
        else:
            self.press(answer)

    def question(self) -> Locator:
        return self.page.get_by_role("group", name="Choose").locator(".answers").get_by_role("button")

    def take_back(self) -> None:
        if self.way == "keyboard":
            self.key("u")
        else:
            self.press(self.page.get_by_role("button", name="Take back", exact=False).last)

    def tap_twice(self, card: Locator) -> None:
        """Tap twice on the same spot, a sixth of a second apart by the finger's own clock."""
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        point = {"x": box["x"] + STRIP["x"], "y": box["y"] + STRIP["y"]}
        finger, now = self.context.new_cdp_session(self.page), time.time()
        for at in (now, now + 0.17):
            for what, points in (("touchStart", [point]), ("touchEnd", [])):
                finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points, "timestamp": at})

    def pile_top(self) -> str:
        return str(self.page.locator("button.pile [data-card]").last.get_attribute("data-card"))

    def line(self) -> str:
        """The line above the hand."""
        return self.page.locator(".line p").inner_text()

    def wait_for_hand(self, cards: int) -> None:
        self.wait_until(lambda: len(self.hand()) == cards, f"the hand has {cards} cards")
