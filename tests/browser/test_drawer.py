"""The drawer beside the table, and the keys that open it."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from parlour.games.notty.tests.page.guest import NottyGuest
from tests.server.process import Server


def page_of(guest: NottyGuest, name: str) -> Locator:
    return guest.page.get_by_role("complementary", name=name, exact=True)


def at_a_table(browser: Browser, server: Server) -> NottyGuest:
    ann = NottyGuest(browser, server)
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()
    return ann


def test_what_is_opened_over_the_log_gives_it_back(browser: Browser, server: Server) -> None:
    ann = at_a_table(browser, server)
    if not page_of(ann, "Log").count():
        ann.key("l")
    for key, name in (("?", "Keyboard"), ("r", "Rules"), ("i", "Table")):
        ann.key(key)
        expect(page_of(ann, name)).to_be_visible()
        ann.key("Escape")
        expect(page_of(ann, "Log")).to_be_visible()
    ann.key("l")
    expect(ann.page.get_by_role("complementary")).to_have_count(0)
    ann.key("?")
    ann.key("Escape")
    expect(ann.page.get_by_role("complementary")).to_have_count(0)
    ann.close()


def test_a_slash_looks_something_up_and_escape_leads_back_to_the_table(browser: Browser, server: Server) -> None:
    ann = at_a_table(browser, server)
    ann.key("/")
    field = page_of(ann, "Rules").get_by_role("searchbox")
    expect(field).to_be_focused()
    ann.page.keyboard.type("steal")
    expect(field).to_have_value("steal")
    assert ann.my_turn(), "what is looked for is no action"
    ann.key("Escape")
    expect(field).to_have_value("")
    ann.key("Escape")
    expect(page_of(ann, "Rules")).to_have_count(0)
    assert ann.errors == []
    ann.close()


def test_one_key_takes_back_as_the_button_does(browser: Browser, server: Server) -> None:
    ann = at_a_table(browser, server)
    before = ann.hand()
    ann.act("Draw & Discard")
    ann.wait_until(lambda: len(ann.hand()) > len(before), "a card is drawn")
    ann.key("u")
    ann.wait_until(lambda: ann.hand() == before, "the draw is undone")
    ann.key("u")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is nothing to take back.")
    ann.close()
