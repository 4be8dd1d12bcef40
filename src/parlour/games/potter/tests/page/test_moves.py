"""Every kind of move of Potter in a real browser: by pointer, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.games.potter.tests.page import guest as potter
from parlour.games.potter.tests.page.guest import PotterGuest, at
from tests.browser.melding import WAYS, faces, moves
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

SITUATIONS = {
    "draw": potter.can_draw_or_take,
    "take": potter.can_draw_or_take,
    "first-meld": lambda state: potter.first_meld(state) is not None,
    "wild": lambda state: potter.wild_meld(state, 1) is not None,
    "two-readings": lambda state: potter.wild_meld(state, 2) is not None,
    "lay-off": lambda state: potter.lay_off(state) is not None,
    "must-end": potter.must_end,
    "potter": potter.holds_a_potter,
}
House = tuple[Server, dict[tuple[str, str], Prepared]]


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """A table for each situation and each way of playing."""
    data = server.data
    tables = {
        (name, way): prepare(data, "potter", f"{name}-{way}", wanted)
        for name, wanted in SITUATIONS.items()
        for way in WAYS
    }
    return server, tables


def come(browser: Browser, house: House, name: str, way: str) -> tuple[PotterGuest, Prepared]:
    server, tables = house
    prepared = tables[name, way]
    return at(browser, server, prepared, way), prepared


@pytest.mark.parametrize("way", WAYS)
def test_draw_and_discard(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "draw", way)
    size, pile = len(ann.hand()), ann.pile_size()
    ann.act("Draw")
    ann.wait_for_hand(size + 1)
    drawn = prepared.state.clone()
    drawn.play("draw")
    card = faces(moves(drawn, "discard")[0])[0]
    ann.select(card)
    ann.act("Discard")
    ann.wait_for_hand(size)
    assert ann.pile_top() == card and ann.pile_size() == pile + 1
    assert not ann.my_turn()
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_take_the_pile_and_return_it(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "take", way)
    size, pile, top = len(ann.hand()), ann.pile_size(), ann.pile_top()
    before = prepared.state.view(0)["scores"][0]
    assert "25 points" in ann.line()
    ann.act("Take the pile")
    ann.wait_for_hand(size + pile)
    assert ann.line().startswith("Lay a new meld, or return the pile")
    ann.act("Return the pile")
    ann.wait_for_hand(size)
    assert ann.pile_size() == pile and ann.pile_top() == top
    expect(ann.page.locator(".own").get_by_text(f"{before + 25} points")).to_be_visible()
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_first_meld_makes_sallan_and_can_be_taken_back(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "first-meld", way)
    move = potter.first_meld(prepared.state)
    assert move is not None
    size, melds = len(ann.hand()), len(ann.melds())
    ann.select(*faces(move))
    assert ann.line().startswith(("Run", "Set"))
    ann.act("Lay a meld")
    ann.wait_for_hand(size - 3)
    assert sorted(ann.melds()[-1]) == sorted(faces(move))
    expect(ann.page.locator(".own").get_by_text("Sallan")).to_be_visible()
    if way == "keyboard":
        ann.key("u")
    else:
        ann.press(ann.page.get_by_role("button", name="Take back"))
    ann.wait_for_hand(size)
    assert len(ann.melds()) == melds
    ann.select(*faces(move))
    if way == "keyboard":
        ann.key("Enter")  # the filled button
    else:
        ann.act("Lay a meld")
    ann.wait_for_hand(size - 3)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["touch"])
def test_a_meld_with_a_wild_shows_what_it_stands_for(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "wild", way)
    readings = potter.wild_meld(prepared.state, 1)
    assert readings is not None
    size = len(ann.hand())
    ann.select(*faces(readings[0]))
    assert "stands for" in ann.line()
    ann.act("Lay a meld")
    ann.wait_for_hand(size - 3)
    meld = ann.page.locator("[data-drop^='meld-']").last
    assert " as " in meld.locator(".hidden").inner_text()
    assert meld.locator(".tab").count() == 1
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_wild_that_can_stand_for_two_cards_asks_which(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "two-readings", way)
    readings = potter.wild_meld(prepared.state, 2)
    assert readings is not None
    size = len(ann.hand())
    ann.select(*faces(readings[0]))
    assert "can stand for" in ann.line()
    ann.act("Lay a meld")
    ann.question().first.wait_for()
    assert ann.question().count() == 2
    for key, answer in (("ArrowRight", ann.question().last), ("ArrowLeft", ann.question().first)):  # arrows walk them
        ann.page.keyboard.press(key)
        expect(answer).to_be_focused()
    ann.answer(ann.question().last)
    ann.wait_for_hand(size - 3)
    assert sorted(ann.melds()[-1]) == sorted(faces(readings[0]))
    assert ann.errors == []
    ann.close()


def test_several_chosen_cards_are_counted_where_one_is_to_be_discarded(browser: Browser, house: House) -> None:
    ann, _ = come(browser, house, "potter", "pointer")
    ann.select(*ann.hand()[:2])
    ann.act("Discard")
    assert "2 cards are chosen" in ann.line()
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_card_is_laid_off_onto_the_meld_that_lights_up(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "lay-off", way)
    move = potter.lay_off(prepared.state)
    assert move is not None
    number, size = int(move.split()[-1]), len(ann.hand())
    ann.select(*faces(move))
    lit = ann.page.locator(".meld.fits")
    assert lit.count() == 1 and f"meld {number}" in lit.locator(".hidden").inner_text()
    if way == "keyboard":
        ann.act("Lay off")
    else:
        ann.press(lit)
    ann.wait_for_hand(size - 1)
    assert faces(move)[0] in ann.melds()[number - 1]
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["keyboard"])
def test_a_turn_without_a_legal_discard_is_ended(browser: Browser, house: House, way: str) -> None:
    ann, _ = come(browser, house, "must-end", way)
    assert "end the turn" in ann.line()
    assert ann.toolbar.get_by_role("button", name="Discard").count() == 0
    ann.act("End the turn")
    ann.wait_until(lambda: not ann.my_turn(), "the turn ends")
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["pointer"])
def test_a_refusal_names_its_rule_and_play_for_me_goes_on(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "potter", way)
    view = prepared.state.view(0)
    ann.select(next(card for card in view["hands"][0] if card[:-1] == view["potter"]))
    ann.act("Discard")
    expect(ann.page.get_by_role("button", name="P15")).to_be_visible()
    ann.key("Escape")
    ann.act("Play for me")
    ann.answer(ann.question().filter(has_text="The rest of the turn"))
    ann.wait_until(lambda: not ann.my_turn(), "the computer plays the turn to its end")
    ann.close()
