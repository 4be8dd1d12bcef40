"""A person in front of a screen: what they see, and what they do by pointer, touch and keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page

from tests.browser.windows import borrow, give_back, open_window
from tests.server.process import NONCE, Server

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 90  # seconds: a busy machine is slow, not wrong
TAGS = ("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa")  # of axe-core
KNOWS_COSTS = {"hintsCost": True}  # is not asked before the first help of the computer
WITH_LOG = KNOWS_COSTS | {"drawer": True}  # keeps the log open beside the table


class Guest:
    """A browser window with its own cookies. Each game has a subclass for what only its table shows."""

    game = "notty"

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        touch: bool = False,
        own_window: bool = False,
        settings: Mapping[str, Any] = KNOWS_COSTS,
        **context: Any,
    ) -> None:
        """The settings are what this browser remembers; with none, somebody has never been here. A window of one's own
        is for what cannot be undone: see windows.py."""
        context.setdefault("viewport", PHONE if touch else DESKTOP)
        context.setdefault("service_workers", "block")  # each window would fetch what they cache
        self.server = server
        self.touch = touch
        self.kind = browser, {"has_touch": touch, "locale": "en", "reduced_motion": "reduce"} | context
        self.own_window = own_window
        self.page: Page = (open_window if own_window else borrow)(*self.kind, settings)
        self.context = self.page.context
        self.errors: list[str] = []
        self.page.on("pageerror", self.note_error)
        self.page.on("console", self.note_message)

    def note_error(self, error: Error) -> None:
        self.errors.append(str(error))

    def note_message(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def close(self) -> None:
        self.page.remove_listener("pageerror", self.note_error)
        self.page.remove_listener("console", self.note_message)
        if self.own_window:
            self.context.close()
        else:
            give_back(self.page, self.server.address, *self.kind)

    # Getting to a table.

    def open_quick(self, seats: int = 2, **options: Any) -> None:
        """A table against computers, opened as the lobby opens it, but with options of the test's choice."""
        wish = {"game": self.game, "visibility": "quick", "seats": seats, "options": options}
        wish |= {"name": "Ann", "nonce": NONCE, "level": "reference"}
        self.come_to(self.post("/api/tables", wish)["table"])

    def post(self, path: str, body: Any) -> Any:
        """What a page of this window would ask of the server, and its answer."""
        return self.context.request.post(f"{self.server.address}{path}", data=body).json()

    def come_to(self, table: str, token: str | None = None) -> None:
        """Go to a table; the token of a seat gives access to it."""
        if token is not None:
            self.take_token(table, token)
        self.page.goto(f"{self.server.address}/t/{table}")
        self.toolbar.wait_for()

    def come_to_end(self, table: str, token: str) -> None:
        """Go to a table where the game is over."""
        self.take_token(table, token)
        self.page.goto(f"{self.server.address}/t/{table}")
        self.result().wait_for()

    def take_token(self, table: str, token: str) -> None:
        cookie = {"name": f"seat_{table}", "value": token, "domain": "127.0.0.1", "path": f"/api/tables/{table}"}
        self.context.add_cookies([cookie])  # type: ignore[list-item]

    @property
    def toolbar(self) -> Locator:
        return self.page.get_by_role("toolbar")

    # Seeing.

    def hears(self) -> list[str]:
        """The server's messages at the tables that this person visits from now on."""
        frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        return frames

    def hand(self) -> list[str]:
        """The person's own cards, as they are shown."""
        copies = self.page.locator("[data-copy]:not([disabled])").evaluate_all("all => all.map(b => b.dataset.copy)")
        return sorted(self.card_of(copy) for copy in copies)

    def card_of(self, copy: str) -> str:
        """The card that a copy on the screen shows."""
        return copy

    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    def my_turn(self) -> bool:
        return self.page.locator(".own.on-turn").count() > 0

    def wait_for_turn_or_end(self) -> bool:
        """Return True when it is this person's turn, False when the game is over."""

        def there() -> bool:
            if self.my_turn() or self.result().count() > 0:
                return True
            self.close_window()
            return False

        self.wait_until(there, "a turn, or the end")
        return self.result().count() == 0

    def close_window(self) -> None:
        """Close a window that has opened by itself: until it is read the computers wait."""
        self.page.evaluate("document.querySelector('.cover .close')?.click()")

    def wait_until(self, right: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not right():
            assert time.monotonic() < deadline, f"it did not happen: {what}; errors: {self.errors}"
            self.page.wait_for_timeout(50)

    # Doing.

    def breathe(self) -> None:
        """Wait for a moment: nobody presses the next button within the same tenth of a second."""
        self.page.wait_for_timeout(120)

    def key(self, key: str) -> None:
        """Press a key."""
        self.breathe()
        self.page.keyboard.press(key)

    def press(self, target: Locator, **how: Any) -> None:
        """Click, or tap on a touch screen."""
        if self.touch:
            target.tap(**how)
        else:
            target.click(**how)

    def act(self, name: str) -> None:
        """Press an action of the toolbar, by its name; an unavailable one can be pressed too, and shows the reason."""
        self.breathe()
        self.wait_until(lambda: self.toolbar.get_attribute("aria-busy") != "true", "the last move is answered")
        self.press(self.toolbar.get_by_role("button", name=re.compile("^" + re.escape(name))), force=True)

    def choose(self, name: str) -> None:
        """Answer the small question that an action asks."""
        self.press(self.page.get_by_role("group", name="Choose").get_by_role("button", name=re.compile(name)).first)

    def card(self, card: str) -> Locator:
        return self.page.locator(f"[data-copy^='{card}']:not([disabled])").first

    def select(self, *cards: str) -> None:
        for card in cards:
            self.press(self.card(card), position={"x": 10, "y": 24})  # cards overlap: this is the visible strip

    def go_to(self, card: str) -> None:
        """Move through the hand with the arrow keys until this card has the focus."""
        for _ in range(24):
            if str(self.page.evaluate("document.activeElement.dataset.copy || ''")).startswith(card):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{card} cannot be reached by the arrows")

    def axe(self, *only: str) -> list[str]:
        """What axe-core finds wrong with the page, by these tags or rules."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        options = {"runOnly": only or TAGS, "resultTypes": ["violations"]}
        found = self.page.evaluate("options => axe.run(document, options)", options)
        return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found["violations"]]
