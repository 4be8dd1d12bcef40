"""A hand of Notty that is full, or loses many cards at once: the warnings and messages, and that nothing moves."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.core.state import State
from parlour.games.notty.tests.page.guest import NottyGuest as Guest
from tests.browser.prepared_tables import Prepared, Way, moves, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]
LIMIT = 20


def held(state: State) -> int:
    return len(state.view(0)["hands"][0])


def hoarder(state: State, chance: random.Random) -> str:
    """A player who takes cards and keeps them, but discards groups, so that the rest stays loose."""
    for verb in ("group", "drop", "draw", "steal"):
        if found := moves(state, verb):
            return chance.choice(found)
    return "end"


def one_short(state: State) -> bool:
    """Whether a full hand without a group lacks one card, and every action is available."""
    return held(state) == LIMIT - 1 and not moves(state, "group") and bool(moves(state, "steal"))


def stuck(state: State) -> bool:
    return held(state) == LIMIT and [str(move) for move in state.legal()] == ["end"]


def five_at_once(state: State) -> bool:
    return any(len(move.split()) >= 6 for move in moves(state, "group"))


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    way = Way(hoarder, 120)
    tables = {name: prepare(data, "notty", name, one_short, way) for name in ("draw", "steal")}
    tables["stuck"] = prepare(data, "notty", "stuck", stuck, way)
    tables["five"] = prepare(data, "notty", "five", five_at_once)
    return server, tables


def at(browser: Browser, house: House, table: str, *, touch: bool = False) -> Guest:
    """Ann, on turn at one of the tables."""
    server, tables = house
    ann = Guest(browser, server, touch=touch)
    ann.come_to(tables[table].id, tables[table].tokens[0])
    return ann


def line(ann: Guest) -> Locator:
    """The line above the hand."""
    return ann.page.locator(".line p")


def box(target: Locator) -> dict[str, float]:
    found = target.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def test_at_the_beginning_of_a_turn_no_button_is_filled(browser: Browser, house: House) -> None:
    ann = at(browser, house, "draw")
    assert ann.toolbar.locator(".main").count() == 0
    hand = ann.hand()
    ann.key("Enter")
    ann.breathe()
    assert ann.hand() == hand and ann.my_turn()
    ann.close()


def test_drawing_the_twentieth_card_without_a_group_is_warned_of(browser: Browser, house: House) -> None:
    ann = at(browser, house, "draw")
    toolbar = box(ann.toolbar)
    ann.act("Draw 1-3 Cards")
    expect(line(ann)).to_have_text("With 20 cards and no group, all you can do is end your turn.")
    assert box(ann.page.get_by_role("group", name="Choose"))["y"] == toolbar["y"], "the hand has moved"
    ann.key("Escape")
    expect(line(ann)).to_have_text("Choose cards for a group, or an action.")
    ann.close()


def test_stealing_the_twentieth_card_without_a_group_is_warned_of(browser: Browser, house: House) -> None:
    ann = at(browser, house, "steal", touch=True)
    toolbar = box(ann.toolbar)
    ann.act("Steal Card")
    expect(line(ann)).to_have_text("With 20 cards and no group, all you can do is end your turn.")
    assert box(ann.page.get_by_role("group", name="Choose"))["y"] == toolbar["y"], "the hand has moved"
    ann.choose("Leave it")
    assert len(ann.hand()) == LIMIT - 1
    ann.act("Steal Card")
    ann.choose("Steal it")
    ann.wait_until(lambda: len(ann.hand()) == LIMIT, "a card is stolen")
    ann.close()


def test_a_full_hand_without_a_group_is_told_that_only_the_end_is_left(browser: Browser, house: House) -> None:
    ann = at(browser, house, "stuck")
    expect(line(ann)).to_have_text("20 cards and no group: you can only end the turn.")
    expect(ann.toolbar.locator(".main .name")).to_have_text(["Next Turn"])
    ann.key("s")
    expect(line(ann)).to_contain_text("You hold no group: end the turn.")
    ann.key("Enter")
    ann.wait_until(lambda: not ann.my_turn(), "the turn ends")
    ann.close()


def test_on_a_phone_a_refusal_and_a_raised_card_leave_name_count_and_turn_in_sight(
    browser: Browser, house: House
) -> None:
    ann = at(browser, house, "five", touch=True)
    head = ann.page.locator(".own > :first-child")
    below = box(head)["y"] + box(head)["height"]
    card = ann.hand()[0]
    ann.select(card)
    ann.breathe()
    assert box(ann.card(card))["y"] >= below
    ann.act("Discard Group")
    expect(line(ann)).to_contain_text("draw & discard")
    expect(head).to_be_visible()
    assert box(ann.page.locator(".line"))["y"] + box(ann.page.locator(".line"))["height"] <= box(head)["y"]
    ann.close()


def test_on_a_phone_nothing_moves_when_five_cards_go_at_once(browser: Browser, house: House) -> None:
    ann = at(browser, house, "five", touch=True)
    cards = max(moves(house[1]["five"].state, "group"), key=len).split()[1:]
    spots = [ann.page.locator(where) for where in (".deck", ".backs", ".backs button", "section .talk", ".own")]
    before = [box(spot) for spot in [*spots, ann.toolbar]]
    ann.select(*cards)
    ann.act("Discard Group")
    ann.wait_until(lambda: len(ann.hand()) == held(house[1]["five"].state) - len(cards), "the group goes")
    ann.breathe()
    assert [box(spot) for spot in [*spots, ann.toolbar]] == before
    assert before[-1]["y"] + before[-1]["height"] <= 640
    ann.close()


def test_after_the_end_the_way_to_the_result_covers_no_hand(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, touch=True)
    ann.open_quick(seats=3, first_player=0, turn_limit=20)
    while ann.wait_for_turn_or_end():
        ann.pass_turn(lambda: ann.act("Next Turn"))
    ann.press(ann.page.locator("section.result").get_by_role("button", name="Close"))
    own = box(ann.page.locator(".own"))
    assert box(ann.page.get_by_role("button", name="Show the result"))["y"] >= own["y"] + own["height"]
    assert ann.toolbar.count() == 0, "there is nothing to do any more"
    ann.close()


def test_the_line_tells_what_was_played_for_me_and_the_turn_of_each_of_the_others(
    browser: Browser, server: Server
) -> None:
    ann = Guest(browser, server, touch=True)
    ann.open_quick(seats=3, first_player=0)
    ann.act("Play for me")
    assert ann.pass_turn(lambda: ann.choose("The rest of the turn"))
    told = ann.page.locator(".last-line").inner_text()
    assert "You " in told
    for who in ("Computer 1 ", "Computer 2 "):
        assert told.count(who) == 1, told
    ann.close()
