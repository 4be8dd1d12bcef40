"""Sounds: one for each event at the table, and none for people who want none."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.guest import KNOWS_COSTS, WITH_LOG, Guest
from tests.server.process import Server

# The notes that are played, by their first pitch.
LISTEN = """() => {
    window.heard = [];
    const sing = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, ...when) {
        if (value > 20) heard.push(Math.round(value));  // a volume is smaller
        return sing.call(this, value, ...when);
    };
}"""
TURN, DRAW, WON = {523, 784}, {900}, {659, 1047}


def heard(guest: Guest) -> set[int]:
    return set(guest.page.evaluate("heard"))


def test_by_default_cards_your_turn_and_the_end_have_sounds(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, settings=WITH_LOG)
    ann.open_quick(turn_limit=20, first_player=0)
    ann.page.evaluate(LISTEN)
    ann.wait_for_turn_or_end()
    assert heard(ann) == set()  # nobody has touched the page yet
    ann.key("d")
    ann.key("1")
    ann.wait_until(lambda: heard(ann) >= DRAW, "a card is heard")
    ann.key("e")
    ann.wait_until(lambda: heard(ann) >= TURN, "the own turn is heard")
    while ann.wait_for_turn_or_end():
        before = ann.page.locator("aside li").count()
        ann.key("e")
        ann.wait_until(lambda before=before: ann.page.locator("aside li").count() != before, "a turn")  # type: ignore[misc]
    assert heard(ann) & WON
    assert ann.errors == []
    ann.close()


def test_one_tap_in_the_bar_makes_it_silent(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, settings=KNOWS_COSTS)
    ann.open_quick(turn_limit=20, first_player=0)
    ann.page.evaluate(LISTEN)
    ann.wait_for_turn_or_end()
    held = len(ann.hand())
    ann.page.get_by_role("button", name="Sound").click()
    ann.key("d")
    ann.key("1")
    ann.wait_until(lambda: len(ann.hand()) > held, "a card is drawn")
    assert heard(ann) == set()
    ann.close()
