"""The melds of a table: as large as lets all of them be seen at once, where there is room at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.prepared import BOOK, Prepared, Situation, prepare
from tests.server.process import Server, serving

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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house")
    tables = {
        f"{game}-{count}": prepare(data, game, f"{game}-{count}", has_melds(count), BOOK)
        for game in ("potter", "jolly")
        for count in (1, MANY)
    }
    with serving(data) as server:
        yield server, tables


def shown(browser: Browser, house: House, name: str, screen: dict[str, int]) -> tuple[bool, float]:
    """Whether all melds are in view, and how wide their cards are."""
    server, tables = house
    ann = Guest(browser, server, viewport=screen)
    ann.come_to(tables[name].id, tables[name].tokens[0])
    ann.page.locator(".area .card svg").first.wait_for()
    in_view, width = ann.page.evaluate(SIZES)
    assert ann.errors == []
    ann.close()
    return in_view, width


@pytest.mark.parametrize("game", ["potter", "jolly"])
def test_at_a_desk_all_melds_are_in_view_and_few_are_larger_than_many(
    browser: Browser, house: House, game: str
) -> None:
    widths: dict[tuple[str, int], float] = {}
    for name in (f"{game}-1", f"{game}-{MANY}"):
        for screen in (LOW_DESK, DESKTOP):
            in_view, widths[name, screen["height"]] = shown(browser, house, name, screen)
            assert in_view, f"{name} on {screen}"
    assert widths[f"{game}-1", 800] > widths[f"{game}-{MANY}", 800]
    assert min(widths.values()) >= 48


@pytest.mark.parametrize("game", ["potter", "jolly"])
def test_on_a_phone_a_card_keeps_its_least_size(browser: Browser, house: House, game: str) -> None:
    _, many = shown(browser, house, f"{game}-{MANY}", PHONE)
    _, few = shown(browser, house, f"{game}-1", PHONE)
    assert 36 <= many <= few
