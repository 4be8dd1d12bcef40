"""The texts of Jolly's table: prompts that leave the hand in view on a phone, and long turns in few words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.jolly.tests.page import guest as jolly
from parlour.games.jolly.tests.page.guest import COLLECTING, JollyGuest, at
from tests.browser.guest import PHONE
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

LAPTOP = {"width": 1280, "height": 720}
PLACES = "() => [...document.querySelectorAll('.meld')].map(meld => JSON.stringify(meld.getBoundingClientRect()))"
House = tuple[Server, dict[str, Prepared]]


def opening_holds(state: State) -> bool:
    opening = jolly.view(state)["opening"]
    return jolly.unopened(state) and bool(opening["pure"] and opening["points"] >= opening["needed"])


SITUATIONS = {"take": jolly.can_take, "holds": opening_holds, "first": jolly.is_first_discard}


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {name: prepare(data, "jolly", name, wanted, COLLECTING, starter=0) for name, wanted in SITUATIONS.items()}
    return server, tables


@pytest.mark.parametrize("language", ["en", "cs", "si"])
def test_on_a_phone_a_prompt_leaves_the_head_of_the_hand_in_view(browser: Browser, house: House, language: str) -> None:
    server, tables = house
    for prepared in tables.values():
        ann = JollyGuest(browser, server, "touch", settings={"language": language}, viewport=PHONE)
        ann.come_to(prepared.id, prepared.tokens[0])
        expect(ann.page.locator(".own .turn")).to_be_visible()
        assert ann.page.locator("div.line").evaluate("line => line.offsetHeight") <= 46
        ann.close()


def test_a_long_turn_is_told_in_one_sentence_and_the_log_keeps_it_all(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["take"])
    told = ann.page.locator(".last-line")
    expect(told).to_contain_text("Ben takes")
    expect(told).to_contain_text(", discards")
    expect(told).to_contain_text(", and opens with")
    expect(told).not_to_contain_text("must use it")
    ann.key("l")
    newest = ann.page.locator(".drawer li")
    expect(newest.filter(has_text="and must use it this turn").last).to_be_visible()
    *_, opened, discarded = newest.all_inner_texts()
    assert "Ben has opened with" in opened and "Ben discards" in discarded
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("language", ["en", "cs", "si"])
def test_at_a_desk_a_refusal_of_two_lines_moves_no_meld(browser: Browser, house: House, language: str) -> None:
    prepared = house[1]["holds"]
    ann = JollyGuest(browser, house[0], settings={"language": language, "drawer": True}, viewport=LAPTOP)
    ann.come_to(prepared.id, prepared.tokens[0])
    ann.page.locator(".meld").first.wait_for()
    before = ann.page.evaluate(PLACES)
    ann.key("c")
    expect(ann.page.locator("div.line.bad p")).to_be_visible()
    assert ann.page.locator("div.line.bad p").evaluate("p => p.offsetHeight") > 40  # two lines
    assert ann.page.evaluate(PLACES) == before
    ann.close()
