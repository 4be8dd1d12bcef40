"""The moments of a table: deals, steals and busts are seen, and a game ends with its story; or none of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.house_of_cards.tests.page.guest import HouseOfCardsGuest
from parlour.games.jolly.tests.page.guest import JollyGuest
from parlour.games.notty.tests.page.guest import NottyGuest
from tests.browser.guest import KNOWS_COSTS, WITH_LOG, Guest
from tests.browser.prepared_tables import Prepared, Way, by_the_book, prepare
from tests.server.process import Server

# Where images set out that fly; and the moments by their names, the flourish and the result, in order.
WATCH = """() => {
    window.seen = []; window.flights = [];
    const note = element => {
        if (element.nodeType !== 1) return;
        if (element.matches('.ghost')) requestAnimationFrame(() => {
            const { left, top } = element.getBoundingClientRect();
            window.flights.push([Math.round(left), Math.round(top)]);
        });
        for (const one of [element, ...element.querySelectorAll('*')]) {
            if (one.dataset?.moment) window.seen.push(one.dataset.moment);
            if (one.matches('.flourish')) window.seen.push('flourish');
            if (one.matches('section.result')) window.seen.push('result');
        }
    };
    new MutationObserver(records => records.forEach(({ type, target, addedNodes }) =>
        type === 'childList' ? addedNodes.forEach(note) : window.seen.push(...[target.dataset.moment ?? []].flat())
    )).observe(document, { childList: true, subtree: true, attributeFilter: ['data-moment'] });
}"""
CALM = WITH_LOG | {"calm": True}


def watching(kind: type[Guest], browser: Browser, server: Server, **more: Any) -> Any:
    """A person whose system asks for no less motion, and everything that they see."""
    options: dict[str, Any] = {"reduced_motion": "no-preference", "settings": KNOWS_COSTS} | more
    guest = kind(browser, server, own_window=True, **options)
    guest.context.add_init_script(f"({WATCH})()")
    return guest


def seen(guest: Guest) -> list[str]:
    return guest.page.evaluate("seen")  # type: ignore[no-any-return]


def end_turn(guest: Guest) -> None:
    lines = guest.page.locator("aside li")
    before = lines.count()
    guest.key("e")
    guest.wait_until(lambda: lines.count() != before or guest.result().count() > 0, "a turn")


def play_out(guest: Guest) -> None:
    """End turn after turn, until the result is there."""
    while guest.wait_for_turn_or_end():
        end_turn(guest)


def passes(state: State, chance: random.Random) -> str:
    return "end"


def can_steal(state: State) -> bool:
    return "steal 1" in map(str, state.legal())


def every_card_exceeds(state: State) -> bool:
    view = state.view(0)
    return not view["choice"] and all(would > view["limit"] for would in view["would"])


def prepared(server: Server) -> dict[str, Prepared]:
    steal = prepare(server.data, "notty", "moments", can_steal, Way(passes, 4))
    return {"steal": steal, "bust": prepare(server.data, "house_of_cards", "moments", every_card_exceeds)}


def ann_passes(state: State, chance: random.Random) -> str:
    return "end" if state.turn == 0 else by_the_book(state, chance)


def two_turns_before_the_limit(state: State) -> bool:
    return bool(state.view(0)["turns"] == 16)


def come_to_last_turns(ann: NottyGuest) -> None:
    """Go to a game against a computer in which everybody has two more turns."""
    way = Way(ann_passes, 80, computer="reference")
    options = {"turn_limit": 20, "first_player": 0}
    table = prepare(ann.server.data, "notty", "last-turns", two_turns_before_the_limit, way, **options)
    ann.come_to(table.id, table.tokens[0])


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Prepared]:
    return prepared(server)


def test_a_deal_comes_from_the_stock_and_the_hunt_turns_its_cards(browser: Browser, server: Server) -> None:
    ann = watching(JollyGuest, browser, server)
    ann.open_quick(starter=0)
    ann.wait_until(lambda: "turn" in seen(ann), "the hunt turns a card")
    stock = ann.page.locator(".stock svg").bounding_box()
    assert [round(stock["x"]), round(stock["y"])] in ann.page.evaluate("flights")
    expect(ann.page.locator(".ghost")).to_have_count(0)  # everything has landed
    assert ann.errors == []
    ann.close()


def test_a_steal_is_shuffled_and_turned(browser: Browser, server: Server, tables: dict[str, Prepared]) -> None:
    ann = watching(NottyGuest, browser, server)
    ann.come_to(tables["steal"].id, tables["steal"].tokens[0])
    ann.wait_until(lambda: len(ann.hand()) > 0, "the hand is there")
    before = len(ann.hand())
    ann.key("s")
    ann.key("Enter")
    ann.wait_until(lambda: {"shuffle", "turn"} <= set(seen(ann)), "the cards are shuffled, and one is turned")
    ann.wait_until(lambda: len(ann.hand()) == before + 1, "the card is in the hand")
    expect(ann.page.locator(".ghost")).to_have_count(0)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("settings", [KNOWS_COSTS, CALM])
def test_a_bust_shakes_the_dial(browser: Browser, server: Server, settings: dict[str, Any]) -> None:
    table = prepared(server)["bust"]
    ann = watching(HouseOfCardsGuest, browser, server, settings=settings)
    ann.come_to(table.id, table.tokens[0])
    if ann.look().count():
        ann.key("Escape")
    card = ann.hand()[0]
    ann.play(card)
    expect(ann.page.locator(".mark.exceeded")).to_be_visible()  # how the round ended is told
    if settings is CALM:
        assert seen(ann) == []
    else:
        ann.wait_until(lambda: "shake" in seen(ann), "the dial shakes")
    assert ann.errors == []
    ann.close()


def test_a_game_ends_with_its_story_and_then_the_result(browser: Browser, server: Server) -> None:
    ann = watching(NottyGuest, browser, server, settings=WITH_LOG)
    ann.open_quick(turn_limit=20, first_player=0)
    play_out(ann)
    assert [name for name in seen(ann) if name in ("flourish", "result")] == ["flourish", "result"]
    story = ann.page.locator("section.result .story")
    expect(story).to_be_visible()
    ann.page.reload()
    ann.result().wait_for()
    assert seen(ann) == ["result"]  # it is celebrated once
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["Space", "tap", "Escape"])
def test_the_flourish_can_be_skipped(browser: Browser, server: Server, way: str) -> None:
    ann = watching(NottyGuest, browser, server, settings=WITH_LOG | {"motion": "calm"})
    come_to_last_turns(ann)
    flourish = ann.page.locator(".flourish")
    # The timers of the page stand still from here on: only skipping leads on.
    ann.page.evaluate(
        "() => { const wait = setTimeout; window.setTimeout = (act, ms) => wait(act, ms > 2000 ? 1e8 : ms); }"
    )
    while not flourish.count():
        ann.wait_until(lambda: ann.my_turn() or flourish.count() > 0, "a turn, or the end")
        if ann.my_turn():
            end_turn(ann)
    if way == "tap":
        ann.page.mouse.click(*(ann.page.viewport_size["width"] / 3, 140))
    else:
        ann.key(way)
    expect(ann.result()).to_be_visible()
    expect(flourish).to_have_count(0)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("why", ["calm", "reduced motion"])
def test_without_celebrations_the_result_comes_at_once(browser: Browser, server: Server, why: str) -> None:
    more = {"settings": CALM} if why == "calm" else {"settings": WITH_LOG, "reduced_motion": "reduce"}
    ann = watching(NottyGuest, browser, server, **more)
    come_to_last_turns(ann)
    play_out(ann)
    assert seen(ann) == ["result"]
    assert ann.page.evaluate("flights") == []
    expect(ann.page.locator("section.result .story")).to_have_count(0 if why == "calm" else 1)
    assert ann.errors == []
    ann.close()
