"""Every page is accessible: axe-core, touch targets, small screens, large text; on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from parlour.games.house_of_cards.tests.page.guest import careful
from tests.browser.accessibility import assert_for_everybody, slides, violations
from tests.browser.guest import KNOWS_COSTS, Guest
from tests.browser.prepared_tables import Prepared, Way, prepare_finished
from tests.server.process import Server

PAGES = ["/", "/me", "/leaders", "/settings", "/p/notty", "/p/jolly/1", "/rules/potter", "/learn/jolly"]
DRAWERS = ["menu", "log", "rules", "settings", "keys"]
SEATS = {"notty": 3, "potter": 5, "jolly": 2, "house_of_cards": 4}
SHORT: dict[str, dict[str, Any]] = {
    "notty": {"turn_limit": 20},
    "potter": {"target": 50},
    "jolly": {"round_limit": 10},
    "house_of_cards": {"preset": "quick"},
}
TWICE_AS_LARGE: ViewportSize = {"width": 720, "height": 450}  # a desktop at 200 %
House = tuple[Server, dict[str, Prepared]]


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """A house where a game of each kind has just ended."""
    data = server.data
    ways = {"house_of_cards": Way(player=careful, first=3)}
    ended = {
        game: prepare_finished(data, game, f"{game}-over", ways.get(game, Way()), **options)[0]
        for game, options in SHORT.items()
    }
    return server, ended


class Walker(Guest):
    """A person who visits every page."""

    def __init__(self, browser: Browser, house: House, **how: Any) -> None:
        super().__init__(browser, house[0], settings=KNOWS_COSTS | {"name": "Wolfeschlegelsteinhausen"}, **how)
        self.ended = house[1]

    def everywhere(self) -> Iterator[str]:
        """Visit one page after the other."""
        for path in PAGES:
            self.page.goto(f"{self.server.address}{path}")
            self.page.wait_for_load_state("networkidle")
            yield path
        yield from self.table_setup()
        for game in SEATS:
            yield from self.table(game)
            yield from self.end(game)

    def table_setup(self) -> Iterator[str]:
        self.page.goto(self.server.address)
        self.press(self.page.get_by_role("button", name="Play with friends"))
        self.press(self.page.get_by_text("Options", exact=True))
        yield "the table setup"
        self.open_drawer("talk")
        yield "the drawer of talk"

    def table(self, game: str) -> Iterator[str]:
        self.game = game
        self.open_quick(seats=SEATS[game])
        self.wait_for_turn_or_end()
        yield f"{game} in play"
        for name in DRAWERS if game == "notty" else []:
            self.open_drawer(name)
            yield f"the drawer of {name}"

    def open_drawer(self, name: str) -> None:
        self.page.locator(f"nav .icon.{name}").dispatch_event("click")  # a phone has no button for the keys
        self.page.locator("aside.drawer .head h2").wait_for()

    def end(self, game: str) -> Iterator[str]:
        self.come_to_end(self.ended[game].id, self.ended[game].tokens[0])
        yield f"{game} over"


def test_on_a_phone_fingers_hit_everything_and_nothing_slides(browser: Browser, house: House) -> None:
    ann = Walker(browser, house, touch=True, color_scheme="light")
    for page in ann.everywhere():
        assert_for_everybody(ann, page)
        ann.page.emulate_media(color_scheme="dark")
        assert violations(ann, "color-contrast") == [], f"{page} by night"
        ann.page.emulate_media(color_scheme="light")
    assert ann.errors == []
    ann.close()


def test_at_a_desk_and_with_letters_twice_as_large(browser: Browser, house: House) -> None:
    ann = Walker(browser, house, color_scheme="dark")
    desk = ann.page.viewport_size
    assert desk is not None
    for page in ann.everywhere():
        assert violations(ann) == [], page
        ann.page.emulate_media(color_scheme="light")
        assert violations(ann, "color-contrast") == [], f"{page} by day"
        ann.page.emulate_media(color_scheme="dark")
        ann.page.set_viewport_size(TWICE_AS_LARGE)
        assert not slides(ann), f"{page}, twice as large"
        ann.page.set_viewport_size(desk)
    assert ann.errors == []
    ann.close()
