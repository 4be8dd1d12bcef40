"""Games on the device: kept on request, and played against computers when the server is gone."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Route, expect

import parlour
from parlour.server.http.pages import ASSETS
from tests.browser.accessibility import assert_for_everybody
from tests.browser.guest import KNOWS_COSTS, Guest
from tests.server.process import Server, serving

NAMES = {"notty": "Notty", "jolly": "Jolly", "potter": "Potter", "house_of_cards": "House of Cards"}
QUICK = KNOWS_COSTS | {"pace": "at_once", "motion": "instant"}

COUNT = """() => new Promise(done => {
  const asked = indexedDB.open('parlour');
  asked.onsuccess = () => {
    const count = asked.result.transaction('entries').objectStore('entries').count();
    count.onsuccess = () => (asked.result.close(), done(count.result));
  };
})"""

pytestmark = [
    pytest.mark.skipif(not list(ASSETS.glob("law-*.zip")), reason="the page was built without the network"),
    pytest.mark.timeout(600),  # Python starts in the browser several times
]


class Traveller(Guest):
    """A person whose browser keeps the games, and who then loses the connection."""

    def __init__(self, browser: Browser, server: Server, **how: Any) -> None:
        super().__init__(browser, server, touch=True, service_workers="allow", settings=QUICK, **how)

    def keep_games(self) -> None:
        self.page.goto(self.server.address)
        self.page.get_by_role("button", name="Play against the computer").wait_for()
        self.wait_until(lambda: bool(self.page.evaluate("!!navigator.serviceWorker.controller")), "the page is kept")
        self.page.goto(f"{self.server.address}/settings")
        self.press(self.page.get_by_role("button", name="Keep for playing without a connection"))
        expect(self.page.get_by_text("The games are on this device.")).to_be_visible(timeout=120_000)

    def deal(self, game: str) -> None:
        """Open a table on the device, from the page that is shown without a connection."""
        self.page.goto(self.server.address)
        play = self.page.get_by_role("region", name="Play here against the computer")
        self.press(play.get_by_role("button", name=NAMES[game], exact=False).first)
        if game == "notty":
            self.press(play.get_by_role("button", name="40 turns"))
        self.press(play.get_by_role("button", name="Deal the cards"))
        self.toolbar.wait_for(timeout=90_000)
        self.close_window()

    def play_turn(self) -> None:
        """Let the computer play this person's turn: it asks the law for a move, and does it."""
        before = self.moves()
        self.act("Play for me")
        rest = self.page.get_by_role("group", name="Choose").get_by_role("button", name="The rest of the turn")
        with suppress(Error):  # the question goes when the computer is still playing the turn before
            self.press(rest, timeout=2_000)
        self.wait_until(lambda: self.moves() > before, "a move is kept")

    def look(self) -> tuple[str, list[str], int]:
        """The table, the cards in hand as they are shown, and how much is kept."""
        return self.page.url, sorted(self.page.locator("[data-copy]").all_inner_texts()), self.moves()

    def settled(self) -> tuple[str, list[str], int]:
        """The look of the table once nothing moves any more."""
        seen: list[tuple[str, list[str], int]] = []

        def stays() -> bool:
            seen.append(self.look())
            self.page.wait_for_timeout(200)
            return self.my_turn() and seen[-1] == self.look() and seen[-1] in seen[:-1]

        self.wait_until(stays, "the table is at rest")
        return seen[-1]

    def moves(self) -> int:
        """The number of entries in the logs on this device."""
        return int(self.page.evaluate(COUNT))


def test_without_the_server_all_four_games_are_played_on_the_device(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Traveller(browser, server, own_window=True)
        ann.keep_games()
        server.kill()

        for game in parlour.core.registry.built_in() - {"notty"}:
            ann.deal(game)
            assert ann.wait_for_turn_or_end()
            ann.play_turn()

        ann.deal("notty")
        assert_for_everybody(ann, "a table on the device")
        assert ann.wait_for_turn_or_end()
        ann.play_turn()
        assert ann.wait_for_turn_or_end()
        table = ann.settled()
        ann.page.reload()
        ann.toolbar.wait_for(timeout=90_000)
        ann.close_window()
        ann.wait_until(lambda: ann.look() == table, "the game is as it was")
        while ann.wait_for_turn_or_end():
            ann.play_turn()
        expect(ann.page.get_by_role("link", name=re.compile("[Rr]eview"))).to_have_count(0)
        ann.press(ann.page.get_by_role("button", name="Play again"))
        ann.wait_until(lambda: ann.result().count() == 0, "another game begins")
        assert [error for error in ann.errors if "ERR_" not in error] == []
        ann.close()


def test_nothing_is_downloaded_before_it_is_asked_for(browser: Browser, server: Server) -> None:
    ann = Traveller(browser, server, own_window=True)
    asked: list[str] = []

    def note(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_()

    ann.context.route(re.compile(r"/assets/(python-|law-|library-)"), note)
    ann.page.goto(f"{server.address}/settings")
    expect(ann.page.get_by_role("heading", name="Without a connection")).to_be_visible()
    assert asked == []
    ann.close()


def test_the_download_is_light_enough() -> None:
    files = [path for kind in ("python-*/*.gz", "law-*.zip", "library-*.zip") for path in ASSETS.glob(kind)]
    assert sum(path.stat().st_size for path in files) < 12_000_000
