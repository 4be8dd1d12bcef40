"""Cards that may not be played: the law's own reason appears above the hand before a press, and again after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.input_methods import WayGuest
from tests.browser.prepared_tables import BOOK, Prepared, moves, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]
LAY = {"jolly": ("Meld", "m"), "notty": ("Discard a group", "g"), "potter": ("Lay a meld", "m")}


def no_meld(state: State, verb: str) -> list[str]:
    """Three cards of the hand that are not a meld by themselves."""
    hand = [card for card in state.view(0)["hands"][0] if card != "JK"]
    for start in range(len(hand) - 2):
        cards = hand[start : start + 3]
        refused = state.refusal(f"{verb} {' '.join(cards)}")
        if len(set(cards)) == 3 and refused is not None and "why" in refused.facts:
            return cards
    raise AssertionError("every three cards are a meld")


def is_ready(state: State) -> bool:
    """Whether the seat is on turn, after the draw, with some cards in hand."""
    view = state.view(0)
    ready = view.get("phase", "play") == "play" and not view.get("cycling") and len(view["hands"][0]) >= 6
    if not ready or state.game.name == "notty":
        return ready
    return bool(moves(state, "discard")) and (state.game.name == "potter" or view["round"] >= 3)


VERBS = {"jolly": "meld", "notty": "group", "potter": "meld"}


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {game: prepare(data, game, game, is_ready, BOOK) for game in VERBS}
    return server, tables


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", VERBS)
def test_the_laws_reason_is_told_before_a_press_and_is_the_same_after_it(
    browser: Browser, house: House, game: str, screen: dict[str, int]
) -> None:
    server, tables = house
    ann = WayGuest(browser, server, viewport=screen)
    ann.come_to(tables[game].id, tables[game].tokens[0])
    ann.page.locator("[data-copy]").first.wait_for()
    cards = no_meld(tables[game].state, VERBS[game])
    ann.select(*cards)
    line = ann.page.locator(".line p")
    expect(line).to_contain_text("is no")
    told = line.text_content()
    assert told
    expect(ann.page.locator(".line.bad")).to_have_count(0)
    ann.key(LAY[game][1])
    expect(ann.page.locator(".line.bad p")).to_have_text(told)
    assert ann.errors == []
    ann.close()


def test_a_choice_that_is_changed_at_once_is_not_asked_about(browser: Browser, house: House) -> None:
    server, tables = house
    ann = WayGuest(browser, server)
    asked: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    ann.come_to(tables["potter"].id, tables["potter"].tokens[0])
    ann.page.locator("[data-copy]").first.wait_for()
    cards = no_meld(tables["potter"].state, "meld")
    ann.page.evaluate(
        "cards => cards.forEach(card => document.querySelector(`[data-copy='${card}']`).click())", cards
    )  # faster than any person
    expect(ann.page.locator(".line p")).to_contain_text("is no")
    assert len([frame for frame in asked if '"why"' in frame]) == 1
    ann.close()
