"""Melds are as large as possible while all of them are visible at once, if there is room at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.prepared_tables import BOOK, Prepared, Situation, prepare
from tests.server.process import Server

MANY = 7
LOW_DESK = {"width": 1280, "height": 800}
SIZES = """() => {
    const area = document.querySelector('.area');
    const [card] = area.querySelectorAll('.card svg');
    return [area.scrollHeight <= area.clientHeight, card.getBoundingClientRect().width];
}"""
House = tuple[Server, dict[str, Prepared]]


def has_melds(count: int) -> Situation:
    return lambda state: len(state.view(0)["table"]) >= count


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {
        f"{game}-{count}": prepare(data, game, f"{game}-{count}", has_melds(count), BOOK)
        for game in ("potter", "jolly")
        for count in (1, MANY)
    }
    return server, tables


def shown(browser: Browser, house: House, name: str, *screens: dict[str, int]) -> dict[int, tuple[bool, float]]:
    """Whether all melds are in view on screens of these heights, and how wide their cards are."""
    server, tables = house
    ann = Guest(browser, server, viewport=screens[0])
    ann.come_to(tables[name].id, tables[name].tokens[0])
    ann.page.locator(".area .card svg").first.wait_for()
    found = {}
    for screen in screens:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        ann.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        in_view, width = ann.page.evaluate(SIZES)
        found[screen["height"]] = (in_view, width)
    assert ann.errors == []
    ann.close()
    return found


@pytest.mark.parametrize("game", ["potter", "jolly"])
def test_at_a_desk_all_melds_are_in_view_and_few_are_larger_than_many(
    browser: Browser, house: House, game: str
) -> None:
    few, many = (shown(browser, house, f"{game}-{count}", LOW_DESK, DESKTOP) for count in (1, MANY))
    for in_view, width in (*few.values(), *many.values()):
        assert in_view and width >= 48
    assert few[800][1] > many[800][1]


@pytest.mark.parametrize("game", ["potter", "jolly"])
def test_on_a_phone_a_card_keeps_its_least_size(browser: Browser, house: House, game: str) -> None:
    few, many = (shown(browser, house, f"{game}-{count}", PHONE)[640][1] for count in (1, MANY))
    assert 36 <= many <= few
