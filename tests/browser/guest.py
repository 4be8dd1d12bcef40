"""Somebody in front of a screen: what they see, and what they do by pointer, touch and keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.server.process import NONCE, Server

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
KNOWS_COSTS = {"hintsCost": True}  # is not asked before the first help of the computer


class Guest:
    """A browser window of its own, with its own cookies. What belongs to one game is in the class of its guests."""

    game = "notty"

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        touch: bool = False,
        settings: Mapping[str, Any] = KNOWS_COSTS,
        **context: Any,
    ) -> None:
        """The settings are what this browser remembers; with none, somebody has never been here."""
        context.setdefault("viewport", PHONE if touch else DESKTOP)
        context.setdefault("service_workers", "block")  # each window would fetch what it is to keep for later
        self.server = server
        self.touch = touch
        self.context = browser.new_context(has_touch=touch, locale="en", reduced_motion="reduce", **context)
        self.context.add_init_script(f"localStorage.parlour ??= JSON.stringify({json.dumps(settings)})")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def close(self) -> None:
        self.context.close()

    # Getting to a table.

    def open_quick(self, seats: int = 2, **options: Any) -> None:
        """A table against computers, opened as the page opens it, but with options of the test's choice."""
        self.page.goto(self.server.address)
        wish = {"game": self.game, "visibility": "quick", "seats": seats, "options": options}
        wish |= {"name": "Ann", "nonce": NONCE, "level": "reference"}
        table = self.page.evaluate(
            "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(r => r.json())", wish
        )
        self.come_to(table["table"])

    def come_to(self, table: str, token: str | None = None) -> None:
        """Go to a table; whoever has the token of a seat has the seat."""
        if token is not None:
            path = f"/api/tables/{table}"
            cookie = {"name": f"seat_{table}", "value": token, "domain": "127.0.0.1", "path": path}
            self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page.goto(f"{self.server.address}/t/{table}")
        self.toolbar.wait_for()

    @property
    def toolbar(self) -> Locator:
        return self.page.get_by_role("toolbar")

    # Seeing.

    def hears(self) -> list[str]:
        """What the server says at the tables this guest goes to from now on, message by message."""
        frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        return frames

    def hand(self) -> list[str]:
        """The own cards, as they lie on the screen."""
        copies = self.page.locator("[data-copy]:not([disabled])").evaluate_all("all => all.map(b => b.dataset.copy)")
        return sorted(self.card_of(copy) for copy in copies)

    def card_of(self, copy: str) -> str:
        """The card that a copy on the screen is."""
        return copy

    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    def my_turn(self) -> bool:
        return self.page.locator(".own.on-turn").count() > 0

    def wait_for_turn_or_end(self) -> bool:
        """True when it is this guest's turn, False when the game is over."""
        self.wait_until(lambda: self.my_turn() or self.result().count() > 0, "a turn, or the end")
        return self.result().count() == 0

    def wait_until(self, right: Callable[[], bool], what: str) -> None:
        for _ in range(600):
            if right():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it did not happen: {what}; errors: {self.errors}")

    # Doing.

    def breathe(self) -> None:
        """Nobody presses the next button within the same tenth of a second."""
        self.page.wait_for_timeout(120)

    def key(self, key: str) -> None:
        """Press a key."""
        self.breathe()
        self.page.keyboard.press(key)

    def press(self, target: Locator, **how: Any) -> None:
        """A click, or a tap on a touch screen."""
        if self.touch:
            target.tap(**how)
        else:
            target.click(**how)

    def act(self, name: str) -> None:
        """An action of the toolbar, by its name; one that is closed can be pressed too, and says why it is."""
        self.breathe()
        self.wait_until(lambda: self.toolbar.get_attribute("aria-busy") != "true", "the last move is answered")
        self.press(self.toolbar.get_by_role("button", name=re.compile("^" + re.escape(name))), force=True)

    def choose(self, name: str) -> None:
        """An answer to the small question an action asks."""
        self.press(self.page.get_by_role("group", name="Choose").get_by_role("button", name=re.compile(name)).first)

    def card(self, card: str) -> Locator:
        return self.page.locator(f"[data-copy^='{card}']:not([disabled])").first

    def select(self, *cards: str) -> None:
        for card in cards:
            self.press(self.card(card), position={"x": 10, "y": 24})  # cards overlap: the strip that shows

    def go_to(self, card: str) -> None:
        """Move in the hand by the arrow until this card has the focus."""
        for _ in range(24):
            if str(self.page.evaluate("document.activeElement.dataset.copy || ''")).startswith(card):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{card} cannot be reached by the arrows")

    def axe(self) -> list[str]:
        """What axe-core finds wrong with the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})")
        return [f"{one['id']}: {json.dumps([node['target'] for node in one['nodes']])}" for one in found["violations"]]
