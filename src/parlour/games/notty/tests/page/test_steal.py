"""A steal names its victim, and everybody is told that the card is picked at random."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.notty.tests.page.guest import NottyGuest
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.prepared_tables import Prepared, Way, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]


def passes(state: State, chance: random.Random) -> str:
    return "end"


def can_steal(state: State) -> bool:
    return "steal 1" in map(str, state.legal())


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {way: prepare(data, "notty", way, can_steal, Way(passes, 4)) for way in ("pointer", "touch", "keys")}
    return server, tables


@pytest.mark.parametrize("way", ["pointer", "touch", "keys"])
def test_a_steal_names_its_victim_and_says_that_the_card_is_random(browser: Browser, house: House, way: str) -> None:
    server, tables = house
    ann = NottyGuest(browser, server, touch=way == "touch", viewport=PHONE if way == "touch" else DESKTOP)
    ann.come_to(tables[way].id, tables[way].tokens[0])
    ann.wait_until(lambda: len(ann.hand()) > 0, "the hand is there")
    before = len(ann.hand())
    question = ann.page.get_by_role("group", name="Choose")

    def ask() -> None:
        ann.breathe()
        if way == "keys":
            ann.key("s")
        else:  # on an open card of Ben's
            ann.press(ann.page.get_by_role("button", name="Steal a card from Ben"), position={"x": 40, "y": 50})

    ask()
    held = len(tables[way].state.view(0)["hands"][1])
    expect(question).to_contain_text(f"One of Ben’s {held} cards is picked at random, whichever you point at.")
    ann.key("Escape")
    expect(question).to_have_count(0)
    assert len(ann.hand()) == before
    ask()
    if way == "keys":
        expect(question.get_by_role("button", name="Steal a card from Ben")).to_be_focused()
        ann.key("Enter")
    else:
        ann.choose("Steal a card from Ben")
    ann.wait_until(lambda: len(ann.hand()) == before + 1, "a card is stolen")
    assert ann.errors == []
    ann.close()
