"""Lost connections: noticed at once, pending moves are marked, and notices do not cover each other."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from parlour.games.notty.tests.page.guest import NottyGuest
from parlour.locales import say
from tests.browser.guest import PHONE
from tests.browser.test_life import evening
from tests.server.process import Server

ON_TOP = """button => {
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button === top || button.contains(top);
}"""


def test_a_move_made_without_a_connection_is_marked_and_sent_later(browser: Browser, server: Server) -> None:
    ann = NottyGuest(browser, server, touch=True)
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()
    ann.page.clock.install()  # the browser reports it, so no time has to pass
    ann.context.set_offline(True)
    expect(ann.page.locator(".bars").get_by_text("No connection")).to_be_visible()
    before = len(ann.hand())
    ann.page.keyboard.press("d")
    ann.page.keyboard.press("2")
    expect(ann.page.locator(".bars").get_by_text("Your move is kept here")).to_be_visible()
    assert len(ann.hand()) == before
    ann.context.set_offline(False)
    ann.page.clock.resume()
    ann.wait_until(lambda: len(ann.hand()) == before + 2, "the move is sent")
    expect(ann.page.locator(".bars").get_by_text(re.compile("No connection|is kept here"))).to_have_count(0)
    ann.close()


@pytest.mark.parametrize("language", ["si", "cs"])
def test_notices_stack_and_leave_the_answer_to_the_clock_free(browser: Browser, server: Server, language: str) -> None:
    first, other = evening(browser, server, clock=10)
    table = first.page.url
    phone = first.context.new_page()  # the same person, on a narrow screen
    phone.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    phone.add_init_script(f"localStorage.parlour = JSON.stringify({{language: '{language}'}})")
    phone.goto(table)
    still = phone.get_by_role("button", name=say(language, "web-still-here"))
    expect(still).to_be_visible()
    first.context.set_offline(True)
    expect(phone.locator(".bars").get_by_text(say(language, "web-link-offline"))).to_be_visible()
    assert still.evaluate(ON_TOP)
    boxes = phone.locator(".bars .slip").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len(boxes) >= 2
    boxes.sort(key=lambda box: float(box["top"]))
    assert all(upper["bottom"] <= lower["top"] for upper, lower in pairwise(boxes))
    first.close()
    other.close()
