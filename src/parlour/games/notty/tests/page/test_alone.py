"""Playing Notty against the computer, in a real browser: every kind of move, by pointer, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.notty.tests.page.guest import NottyGuest as Guest
from tests.browser.prepared_tables import Way, prepare
from tests.server.process import Server


def all_is_open(state: State) -> bool:
    """Ann may draw, draw and discard, steal and discard a group; nobody is near the end."""
    kinds = {str(move).split()[0] for move in state.legal()}
    mine, bens = state.view(0)["hands"]
    return kinds >= {"draw", "cycle", "steal", "group"} and len(mine) <= 10 and len(bens) >= 4


def where_all_is_open(browser: Browser, server: Server, *, touch: bool = False) -> Guest:
    """Ann, on turn against a computer."""
    table = prepare(server.data, "notty", "open", all_is_open, Way(computer="reference"))
    ann = Guest(browser, server, touch=touch)
    ann.come_to(table.id, table.tokens[0])
    ann.wait_until(lambda: len(ann.hand()) == len(table.state.view(0)["hands"][0]), "the hand is there")
    return ann


@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "touch"])
def test_every_kind_of_move_by_pointer_and_by_touch(browser: Browser, server: Server, touch: bool) -> None:
    ann = where_all_is_open(browser, server, touch=touch)
    before, group = len(ann.hand()), ann.group_in_hand()
    loose = next(card for card in ann.hand() if card not in group)
    ann.act("Draw & Discard")
    ann.wait_until(lambda: len(ann.hand()) == before + 1, "a card is drawn")
    for take_back in (True, False):
        ann.select(loose)
        ann.act("Put one back")
        ann.wait_until(lambda: len(ann.hand()) == before, "a card goes back")
        if take_back:
            ann.breathe()
            ann.press(ann.page.get_by_role("button", name="Take back"))
            ann.wait_until(lambda: len(ann.hand()) == before + 1, "the discard is taken back")
    ann.act("Steal Card")
    ann.choose("Steal a card from")
    ann.wait_until(lambda: len(ann.hand()) == before + 1, "a card is stolen")
    ann.act("Draw 1-3 Cards")
    ann.choose("3 cards")
    ann.wait_until(lambda: len(ann.hand()) == before + 4, "three cards are drawn")
    ann.select(*group)
    ann.act("Discard Group")
    ann.wait_until(lambda: len(ann.hand()) == before + 4 - len(group), "a group goes")
    assert ann.pass_turn(lambda: ann.act("Next Turn"))
    ann.act("Play for me")
    ann.pass_turn(lambda: ann.choose("The rest of the turn"))
    assert ann.errors == []
    ann.close()


def test_every_kind_of_move_by_keyboard_alone(browser: Browser, server: Server) -> None:
    ann = where_all_is_open(browser, server)
    before, group = len(ann.hand()), ann.group_in_hand()
    for card in group:
        ann.go_to(card)
        ann.key("Space")
    ann.key("g")
    before -= len(group)
    ann.wait_until(lambda: len(ann.hand()) == before, "a group goes")
    ann.key("d")
    ann.key("2")
    ann.wait_until(lambda: len(ann.hand()) == before + 2, "two cards are drawn")
    ann.key("c")
    ann.wait_until(lambda: len(ann.hand()) == before + 3, "draw & discard begins")
    ann.key("ArrowRight")
    ann.key("Space")
    ann.key("x")
    ann.wait_until(lambda: len(ann.hand()) == before + 2, "the chosen card goes back")
    ann.key("u")
    ann.wait_until(lambda: len(ann.hand()) == before + 3, "the discard is taken back")
    ann.key("ArrowRight")
    ann.key("Space")
    ann.key("Enter")
    ann.wait_until(lambda: len(ann.hand()) == before + 2, "and done again by Enter")
    ann.key("s")
    expect(ann.page.get_by_role("group", name="Choose")).to_contain_text("cards is picked at random")
    ann.key("Enter")
    ann.wait_until(lambda: len(ann.hand()) == before + 3, "a card is stolen")
    assert ann.pass_turn(lambda: ann.key("e"))
    ann.key("p")
    ann.pass_turn(lambda: ann.choose("The rest of the turn"))
    assert ann.errors == []
    ann.close()


def test_a_card_dragged_onto_the_deck_goes_back(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.open_quick(first_player=0)
    before = len(ann.hand())
    ann.act("Draw & Discard")
    ann.wait_until(lambda: len(ann.hand()) == before + 1, "a card is drawn")
    ann.page.wait_for_timeout(400)
    deck = ann.page.locator("button.deck")
    ann.card(ann.hand()[0]).drag_to(deck, source_position={"x": 10, "y": 24})
    ann.wait_until(lambda: len(ann.hand()) == before, "the card goes back")
    ann.close()


def test_a_refusal_says_why_and_names_its_rule(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.open_quick(first_player=0)
    ann.act("Draw 1-3 Cards")
    ann.choose("1 card")
    ann.wait_until(lambda: len(ann.hand()) == 5, "a card is drawn")
    ann.act("Draw 1-3 Cards")
    expect(ann.page.get_by_text("once per turn").first).to_be_visible()
    expect(ann.page.get_by_role("button", name="N6")).to_be_visible()
    ann.close()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.open_quick(first_player=0)
    ann.act("Draw & Discard")
    ann.wait_until(lambda: len(ann.hand()) == 5, "a card is drawn")
    hand = ann.hand()
    ann.page.reload()
    ann.toolbar.wait_for()
    ann.wait_until(lambda: ann.hand() == hand, "the same hand is there")
    ann.close()


def test_a_dropped_connection_comes_back_and_sends_what_was_played(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.open_quick(first_player=0)
    hand = len(ann.hand())
    ann.context.set_offline(True)
    ann.page.evaluate("window.dispatchEvent(new Event('offline'))")
    ann.act("Draw & Discard")
    ann.page.wait_for_timeout(300)
    ann.context.set_offline(False)
    ann.wait_until(lambda: len(ann.hand()) == hand + 1, "the move arrives after all")
    ann.close()


def test_from_the_first_page_to_the_table_in_one_click(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Play against the computer").click()
    ann.toolbar.wait_for()
    assert len(ann.hand()) >= 3
    assert ann.errors == []
    ann.close()
