"""The people around you in a real browser: friends, an invitation in the lobby, block and report at a table."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import PHONE
from tests.browser.test_people import Person
from tests.cli import program
from tests.server.process import Player, Server, serving
from tests.server.test_friends import finish, named


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("company")) as server:
        yield server


def in_browser(browser: Browser, server: Server, player: Player) -> Person:
    """A page of a player whom the server knows."""
    person = Person(browser, server, viewport=PHONE)
    token = player.cookies["parlour_person"]
    person.context.add_cookies([{"name": "parlour_person", "value": token, "url": f"{server.address}/api"}])
    return person


def test_two_become_friends_and_one_invites_the_other(browser: Browser, server: Server) -> None:
    (ann, _), (bob, _) = named(server, "Ann"), named(server, "Bob")
    finish(ann, bob)
    anns, bobs = in_browser(browser, server, ann), in_browser(browser, server, bob)
    anns.go("/people")
    assert anns.axe() == []
    anns.press_button("Add as a friend", anns.sheet("Recent players"))
    expect(anns.sheet("Friends").get_by_text("has not answered yet")).to_be_visible()
    bobs.go("/people")
    bobs.press_button("Accept", bobs.sheet("Friends"))
    expect(bobs.sheet("Friends").get_by_role("button", name="Play again")).to_be_visible()
    anns.go("/people")
    anns.press_button("Play again", anns.sheet("Friends"))
    anns.page.wait_for_url("**/t/*")
    bobs.go("/")
    invitation = bobs.page.get_by_role("listitem").filter(has_text="Ann invites you to Notty")
    expect(invitation).to_be_visible()
    assert bobs.axe() == []
    bobs.press(invitation.get_by_role("link", name="Join"))
    bobs.page.wait_for_url(anns.page.url)
    anns.close()
    bobs.close()


def test_somebody_is_reported_and_blocked_at_the_table(browser: Browser, server: Server) -> None:
    (ann, _), (eve, eve_id) = named(server, "Ann"), named(server, "Eve")
    table = ann.open(visibility="private", options={"first_player": 0})
    for player in (ann, eve):
        player.sit(table)
        player.join(table)
    assert ann.ask("start")["t"] == "ack"
    assert eve.ask("say", text="you lose")["t"] == "ack"
    anns = in_browser(browser, server, ann)
    anns.go(f"/t/{table}")
    anns.key("i")
    anns.press(anns.page.get_by_text("Friends, block, report"))
    anns.press(anns.page.get_by_text("More about Eve"))
    anns.press_button("Report")
    anns.page.get_by_label("More for the host").fill("Not nice.")
    assert anns.axe() == []
    anns.press_button("Send the report")
    expect(anns.page.get_by_text("Thank you. The host will look at it.")).to_be_visible()
    listed = program.run("admin", "reports", "list", "--json", "--data", str(server.data)).output
    assert [(one["about"], one["text"]) for one in json.loads(listed)] == [(eve_id, "Not nice.")]
    ann.close()
    eve.close()
    anns.close()


def test_a_page_shows_what_its_person_shares(browser: Browser, server: Server) -> None:
    (ann, ann_id), (bob, _) = named(server, "Ann"), named(server, "Bob")
    finish(ann, bob)
    bobs = in_browser(browser, server, bob)
    bobs.go("/people")
    bobs.press(bobs.page.get_by_role("link", name="Ann", exact=True))
    bobs.page.wait_for_url(f"**/people/{ann_id}")
    expect(bobs.sheet("Played together").get_by_text("Notty")).to_be_visible()
    expect(bobs.sheet("Achievements")).to_have_count(0)
    anns = in_browser(browser, server, ann)
    anns.go("/me")
    with anns.page.expect_response("**/api/me/shares"):
        anns.page.get_by_label("Show achievements").check()
    anns.press(anns.page.get_by_role("link", name="Look at your page"))
    expect(anns.sheet("Achievements").get_by_text("First game")).to_be_visible()
    assert anns.axe() == []
    bobs.go(f"/people/{ann_id}")
    expect(bobs.sheet("Achievements").get_by_text("First game")).to_be_visible()
    expect(bobs.sheet("Last games")).to_have_count(0)
    assert bobs.axe() == []
    anns.close()
    bobs.close()
