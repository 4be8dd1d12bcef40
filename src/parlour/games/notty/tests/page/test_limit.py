"""The end at the turn limit (N10): the window of the result shows what everybody lays down."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.core.state import State
from parlour.games.notty.tests.page.guest import NottyGuest
from tests import HOUSE
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.prepared_tables import Prepared, Way, moves, prepare
from tests.server.process import Server

LIMIT = 20
SHOTS = HOUSE / "build/screenshots"
House = tuple[Server, dict[str, Prepared]]


def collector(state: State, chance: random.Random) -> str:
    """A player who draws, and lays nothing down before the end."""
    return chance.choice(moves(state, "draw") or ["end"])


def one_turn_before_the_limit(state: State) -> bool:
    """Whether Ann has the last turn, somebody holds a group, and somebody a loose card."""
    after = state.clone()
    if state.view(0)["turns"] != LIMIT - 1 or not after.play("end"):
        return False
    return after.over and any(groups_of(after)) and sum(after.result.scores) > 0  # type: ignore[union-attr]


def groups_of(over: State) -> list[int]:
    """The number of cards that each seat lays down."""
    assert over.result is not None
    return [len(hand) - left for hand, left in zip(over.view(0)["hands"], over.result.scores, strict=True)]


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    way = Way(collector, 60)
    tables = {
        name: prepare(data, "notty", name, one_turn_before_the_limit, way, turn_limit=LIMIT)
        for name in ("phone", "desk")
    }
    return server, tables


def cards_in(target: Locator) -> int:
    return target.locator("svg.card").count()


@pytest.mark.parametrize(("where", "language"), [("phone", "si"), ("desk", "en")])
def test_N10_the_result_shows_groups_and_loose_cards(browser: Browser, house: House, where: str, language: str) -> None:
    server, tables = house
    viewport, phone = (PHONE, True) if where == "phone" else (DESKTOP, False)
    ann = NottyGuest(browser, server, touch=phone, viewport=viewport, settings={"language": language})
    prepared = tables[where]
    ann.come_to(prepared.id, prepared.tokens[0])
    ann.key("e")
    result = ann.page.locator("section.result")
    result.wait_for()
    over = prepared.state.clone()
    over.play("end")
    assert over.result is not None
    laid, left = groups_of(over), over.result.scores
    for _ in range(2):  # at once, and when the page is loaded again
        for seat, name in enumerate(("Ann", "Ben")):
            shown = result.get_by_role("group", name=name)
            expect(shown).to_be_visible()
            assert cards_in(shown.locator(".group:not(.loose)")) == laid[seat]
            assert cards_in(shown.locator(".loose")) == left[seat]
        assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert result.evaluate("paper => paper.scrollWidth <= paper.clientWidth")
        for way_on in (".foot .main", ".foot a"):
            expect(result.locator(way_on).first).to_be_in_viewport(ratio=1)  # however many lines are above it
        SHOTS.mkdir(parents=True, exist_ok=True)
        ann.page.screenshot(path=SHOTS / f"notty-limit-{where}.png")
        ann.page.reload()
        result.wait_for()
    assert Counter(laid)[0] < 2
    assert ann.axe() == []
    ann.close()
