"""Playing on from a moment of a review: the table shows only what belongs to its own game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import parlour
from parlour.games.jolly.tests.page.guest import JollyGuest
from tests.browser.guest import WITH_LOG
from tests.browser.prepared_tables import Prepared, Way, by_the_book, prepare_finished
from tests.server.process import Server

HUNT = re.compile("looked for jokers under the stock")
SHORT = Way(by_the_book, first=19)  # it ends in round 4
MELDING = 7  # the moves before round 3, in which Ann is on turn


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Server, Prepared]:
    data = server.data
    table, moves = prepare_finished(data, "jolly", "ended", SHORT, starter=0)
    state = parlour.replay({**table.state.record(), "moves": moves[:MELDING]})
    assert (state.turn, state.view(0)["round"]) == (0, 3)
    return server, table


def test_playing_on_tells_no_joker_hunt(browser: Browser, played: tuple[Server, Prepared]) -> None:
    """The starter looked under the stock in round 1 of the reviewed game."""
    server, table = played
    ann = JollyGuest(browser, server, settings=WITH_LOG)
    ann.page.goto(f"{server.address}/r/{table.id}/0?move={MELDING}&seat=0")
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.toolbar.wait_for()
    assert ann.my_turn()
    expect(ann.page.locator("aside.drawer .body")).to_be_visible()
    expect(ann.page.get_by_text(HUNT)).to_have_count(0)  # neither in the log nor beside the table
    assert ann.errors == []
    ann.close()
