"""Playing Notty against the computer, in a real browser: every kind of move, by pointer, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.games.notty.tests.page.guest import NottyGuest as Guest
from tests.server.process import Server

EVERY_KIND = {"draw", "cycle", "drop", "take back", "steal", "group", "play for me", "end"}


@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "touch"])
def test_every_kind_of_move_by_pointer_and_by_touch_to_the_end_of_the_game(
    browser: Browser, server: Server, touch: bool
) -> None:
    ann = Guest(browser, server, touch=touch)
    done: set[str] = set()
    for _ in range(12):  # the cards decide in which game the last kind of move can be tried
        ann.open_quick(first_player=0, turn_limit=120)
        while ann.wait_for_turn_or_end():
            done |= one_turn(ann, done)
        if done == EVERY_KIND:
            break
    assert done == EVERY_KIND
    assert ann.errors == []
    ann.close()


def one_turn(ann: Guest, done: set[str]) -> set[str]:
    """Whatever has not been tried yet, then the next turn."""
    made: set[str] = set()
    before = len(ann.hand())
    if "drop" not in done and before < 20:
        ann.act("Draw & Discard")
        ann.wait_until(lambda: len(ann.hand()) == before + 1, "a card is drawn")
        ann.select(ann.hand()[0])
        ann.act("Put one back")
        ann.wait_until(lambda: len(ann.hand()) == before, "a card goes back")
        ann.breathe()
        ann.press(ann.page.get_by_role("button", name="Take back"))
        ann.wait_until(lambda: len(ann.hand()) == before + 1, "the discard is taken back")
        ann.select(ann.hand()[0])
        ann.act("Put one back")
        ann.wait_until(lambda: len(ann.hand()) == before, "and a card goes back after all")
        made |= {"cycle", "drop", "take back"}
    if "steal" not in done and before < 20:
        ann.act("Steal Card")
        ann.choose("Steal a card from")
        ann.wait_until(lambda: len(ann.hand()) == before + 1, "a card is stolen")
        made.add("steal")
        before += 1
    if "group" not in done:
        if before <= 17:
            ann.act("Draw 1-3 Cards")
            ann.choose("3 cards")
            ann.wait_until(lambda: len(ann.hand()) == before + 3, "three cards are drawn")
            made.add("draw")
        cards = ann.group_in_hand()
        if cards:
            size = len(ann.hand())
            ann.select(*cards)
            ann.act("Discard Group")
            ann.wait_until(lambda: len(ann.hand()) == size - len(cards) or ann.result().count() > 0, "a group goes")
            made.add("group")
    if "play for me" not in done and ann.result().count() == 0:
        ann.act("Play for me")
        ann.pass_turn(lambda: ann.choose("The rest of the turn"))
        return made | {"play for me"}
    if ann.result().count() == 0:
        ann.pass_turn(lambda: ann.act("Next Turn"))
        made.add("end")
    return made


def test_every_kind_of_move_by_keyboard_alone(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()
    before = len(ann.hand())
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
    ann.pass_turn(lambda: ann.key("e"))
    for _ in range(12):  # the cards decide in which game the turn comes round again, and when there is a group
        if ann.result().count() == 0:
            ann.key("p")
            ann.pass_turn(lambda: ann.choose("The rest of the turn"))
        if draw_until_a_group_can_go(ann):
            break
        ann.open_quick(first_player=0)
    cards, size = ann.group_in_hand(), len(ann.hand())
    for card in cards:
        ann.go_to(card)
        ann.key("Space")
    ann.key("g")
    ann.wait_until(lambda: len(ann.hand()) == size - len(cards) or ann.result().count() > 0, "a group goes")
    assert ann.errors == []
    ann.close()


def draw_until_a_group_can_go(ann: Guest) -> bool:
    """Turns of nothing but drawing; False when the game is over first."""
    while ann.wait_for_turn_or_end():
        if ann.group_in_hand():
            return True
        size = len(ann.hand())
        ann.key("d")
        ann.key("3")
        ann.wait_until(lambda n=size: len(ann.hand()) == n + 3, "three cards are drawn")  # type: ignore[misc]
        if ann.group_in_hand():
            return True
        ann.pass_turn(lambda: ann.key("e"))
    return False


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
