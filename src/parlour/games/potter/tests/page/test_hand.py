"""Holding cards at Potter's table: dragging, double taps, a custom order, and looking through public cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.potter.tests.page import guest as potter
from parlour.games.potter.tests.page.guest import PotterGuest, at
from tests.browser.guest import PHONE
from tests.browser.melding import STRIP, faces, moves
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]


def can_discard(state: State) -> bool:
    return potter.owes(state) == "discard" and bool(moves(state, "discard")) and state.view(0)["round"] == 1


def taken_meld(state: State) -> str | None:
    """A meld that can be laid after the pile has been taken."""
    if not potter.can_draw_or_take(state):
        return None
    after = state.clone()
    after.play("take")
    return next(iter(moves(after, "meld")), None)


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    wanted = {
        "drag": can_discard,
        "twice": can_discard,
        "order": can_discard,
        "onto-meld": lambda state: potter.lay_off(state) is not None,
        "pile": potter.can_draw_or_take,
        "fan": lambda state: can_discard(state) and 2 <= len(state.view(0)["discard"]) < 9,
        "taken": lambda state: taken_meld(state) is not None,
    }
    tables = {name: prepare(data, "potter", name, situation) for name, situation in wanted.items()}
    return server, tables


def in_order(ann: PotterGuest) -> list[str]:
    """The hand as it is laid out, from left to right and row by row."""
    ann.page.wait_for_timeout(100)
    return ann.page.locator("[data-copy]").evaluate_all(  # type: ignore[no-any-return]
        "all => all.sort((a, b) => a.style.zIndex - b.style.zIndex).map(b => b.dataset.copy)"
    )


def test_a_card_dragged_onto_the_pile_is_discarded(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["drag"])
    card, size = faces(moves(house[1]["drag"].state, "discard")[0])[0], len(ann.hand())
    ann.card(card).drag_to(ann.page.locator("button.pile"), source_position=STRIP)
    ann.wait_for_hand(size - 1)
    assert ann.pile_top() == card
    ann.close()


def test_a_card_tapped_twice_is_discarded(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["twice"], "touch")
    card, size = faces(moves(house[1]["twice"].state, "discard")[0])[0], len(ann.hand())
    ann.tap_twice(ann.card(card))
    ann.wait_for_hand(size - 1)
    assert ann.pile_top() == card
    ann.close()


def test_a_card_dragged_onto_a_meld_is_laid_off(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["onto-meld"])
    move = potter.lay_off(house[1]["onto-meld"].state)
    assert move is not None
    size, number = len(ann.hand()), move.split()[-1]
    ann.card(faces(move)[0]).drag_to(ann.page.locator(f"[data-drop='meld-{number}']"), source_position=STRIP)
    ann.wait_for_hand(size - 1)
    ann.close()


def test_a_custom_order_is_kept_until_the_hand_is_sorted(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["order"])
    ann.page.wait_for_timeout(1000)  # until the cards have been dealt
    by_suit = in_order(ann)
    ann.key("o")
    by_rank = in_order(ann)
    assert by_rank != by_suit and sorted(by_rank) == sorted(by_suit)
    ann.card(by_rank[0]).drag_to(ann.card(by_rank[-1]), source_position=STRIP, target_position={"x": 60, "y": 60})
    own = [*by_rank[1:], by_rank[0]]
    assert in_order(ann) == own
    ann.go_to(own[-1])
    ann.key("Shift+ArrowLeft")
    own[-2:] = reversed(own[-2:])
    assert in_order(ann) == own
    ann.page.reload()
    ann.wait_for_hand(len(own))
    assert in_order(ann) == own
    ann.page.get_by_role("button", name="Sort the hand").click()
    assert in_order(ann) == by_rank
    ann.close()


def test_the_whole_pile_can_be_looked_through(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["pile"])
    pile = house[1]["pile"].state.view(0)["discard"]
    assert ann.page.locator("button.pile [data-card]").count() == len(pile)  # it can be taken: all of it is fanned out
    ann.page.locator("button.pile").click()
    sheet = ann.page.get_by_role("dialog", name="Discard pile")
    expect(sheet.get_by_role("listitem")).to_have_count(len(pile))
    expect(sheet.get_by_role("button", name="Take the pile")).to_be_visible()
    ann.key("Escape")
    expect(sheet).to_have_count(0)
    assert len(ann.hand()) == len(house[1]["pile"].state.view(0)["hands"][0])
    ann.close()


def test_a_taken_pile_is_counted_in_the_line_of_the_turn_and_listed_in_the_log(browser: Browser, house: House) -> None:
    prepared = house[1]["taken"]
    ann, ben = (at(browser, house[0], prepared, seat=seat) for seat in (0, 1))
    pile, meld = prepared.state.view(0)["discard"], taken_meld(prepared.state)
    assert meld is not None
    ann.act("Take the pile")
    ann.wait_for_hand(len(prepared.state.view(0)["hands"][0]) + len(pile))
    ann.select(*faces(meld))
    ann.act("Lay a meld")
    line = ben.page.locator(".last-line")
    expect(line).to_contain_text(f"Ann takes the pile ({len(pile)} cards). Ann lays meld")
    line.click()  # opens the log
    taken = ben.page.get_by_role("listitem").filter(has_text="Ann takes the pile: ")
    assert taken.last.locator(".token").count() == len(pile)
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_only_the_card_that_was_discarded_flies_onto_the_pile(browser: Browser, house: House) -> None:
    """The cards below it were there before; they are fanned out for the player who may take them."""
    prepared = house[1]["fan"]
    ann = at(browser, house[0], prepared)
    ben = PotterGuest(browser, house[0], viewport=PHONE)
    ben.page.emulate_media(reduced_motion="no-preference")
    ben.come_to(prepared.id, prepared.tokens[1])
    ben.page.evaluate(
        """() => {
            window.flown = 0;
            const count = records => window.flown += records.flatMap(one => [...one.addedNodes]).length;
            new MutationObserver(count).observe(document.querySelector('.air'), { childList: true });
        }"""
    )
    card = faces(moves(prepared.state, "discard")[0])[0]
    ann.select(card)
    ann.act("Discard")
    fan = ben.page.locator(".piles.spread [data-card]")
    expect(fan).to_have_count(len(prepared.state.view(0)["discard"]) + 1)
    assert ben.page.evaluate("window.flown") == 1
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()
