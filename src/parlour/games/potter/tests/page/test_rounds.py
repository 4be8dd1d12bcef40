"""The end of a round, the score sheet, and the end of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.potter.tests.page import guest as potter
from parlour.games.potter.tests.page.guest import PotterGuest, at
from tests.browser.melding import faces
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]


def wins_the_round(state: State) -> bool:
    return potter.winning_move(state) is not None and not ends_the_game(state)


def ends_the_game(state: State) -> bool:
    move = potter.winning_move(state)
    after = state.clone()
    return move is not None and bool(after.play(move)) and after.over


def ends_in_the_first_round(state: State) -> bool:
    return bool(state.view(0)["round"] == 1) and ends_the_game(state)


def gets_the_last_card_again(state: State) -> bool:
    """Ann wins the round, begins the next one, and is dealt the card that she has just discarded."""
    if not wins_the_round(state):
        return False
    after = state.clone()
    after.play(str(potter.winning_move(state)))
    return after.turn == 0 and last_card(state) in after.view(0)["hands"][0]


def last_card(state: State) -> str:
    return str(faces(str(potter.winning_move(state)))[0])


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {
        "round": prepare(data, "potter", "round", wins_the_round),
        "again": prepare(data, "potter", "again", gets_the_last_card_again),
        "game": prepare(data, "potter", "game", ends_the_game, target=50),
        "short": prepare(data, "potter", "short", ends_in_the_first_round, target=50),
    }
    return server, tables


def discard_the_last_card(ann: PotterGuest, prepared: Prepared) -> State:
    move = potter.winning_move(prepared.state)
    assert move is not None
    ann.select(*faces(move))
    ann.act("Discard")
    after = prepared.state.clone()
    after.play(move)
    return after


def sheet(ann: PotterGuest) -> list[list[str]]:
    """The score sheet, row by row."""
    ann.key("c")
    rows = ann.page.get_by_role("dialog", name="Score sheet").locator("tr")
    rows.first.wait_for()
    found: list[list[str]] = rows.evaluate_all(
        "all => all.map(row => [...row.children].map(cell => cell.innerText.trim()))"
    )
    ann.key("Escape")
    return found


def test_a_round_ends_with_its_hands_and_the_sheet_survives_a_reload(browser: Browser, house: House) -> None:
    prepared = house[1]["round"]
    ann, ben = at(browser, house[0], prepared), at(browser, house[0], prepared, "touch", seat=1)
    after = discard_the_last_card(ann, prepared)
    ended = ann.page.get_by_role("dialog", name="You win round 1")
    expect(ended).to_be_visible()
    expect(ended.get_by_text("Round 2: the Potters are")).to_be_visible()
    lost = prepared.state.view(1)["hands"][1]
    assert ended.locator(".card").count() == len(lost)
    expect(ended.get_by_text("until somebody has more than 200 points; then the lowest total wins")).to_be_visible()
    assert ann.axe() == []
    ann.key("Enter")
    expect(ended).to_have_count(0)
    expect(ben.page.get_by_role("dialog", name="Ann wins round 1")).to_be_visible()
    ben.press(ben.page.get_by_role("button", name="Continue"))

    scores = after.view(0)["scores"]
    rows = sheet(ann)
    assert rows[0][1:] == ["Ann", "Ben"]
    assert rows[-1] == ["Total", *map(str, scores)]
    assert len(rows) == 4  # the heads, two rounds, the totals
    ann.page.reload()
    ann.wait_for_hand(8)
    assert sheet(ann) == rows
    assert ann.page.get_by_role("dialog").count() == 0
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_nothing_is_chosen_in_a_new_round(browser: Browser, house: House) -> None:
    prepared = house[1]["again"]
    ann = at(browser, house[0], prepared)
    ann.select(last_card(prepared.state))
    assert ann.line().endswith("your last card.")
    ann.act("Discard")
    ann.wait_for_hand(8)
    ann.press(ann.page.get_by_role("button", name="Continue"))
    assert last_card(prepared.state) in ann.hand()
    assert ann.page.locator("[data-copy][aria-pressed='true']").count() == 0
    ann.close()


def test_the_end_of_the_game_shows_hands_and_then_totals(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["game"])
    after = discard_the_last_card(ann, house[1]["game"])
    see = ann.page.get_by_role("button", name="See the result")
    see.wait_for()
    expect(ann.page.get_by_text("passed 50 points: the game is over, and the lowest total wins.")).to_be_visible()
    expect(ann.result()).to_be_hidden()  # one window at a time
    see.click()
    ann.result().wait_for()
    lowest = min(after.view(0)["scores"])
    expect(ann.page.locator("section.result li").first).to_contain_text(f"{lowest} point")
    expect(ann.page.locator("[role=toolbar]")).to_be_hidden()  # there is nothing left to press
    ann.close()


def test_no_card_of_a_rematch_is_marked_as_new(browser: Browser, house: House) -> None:
    """Also when both games are in their first round."""
    prepared = house[1]["short"]
    assert prepared.state.view(0)["round"] == 1
    ann, ben = at(browser, house[0], prepared), at(browser, house[0], prepared, "touch", seat=1)
    discard_the_last_card(ann, prepared)
    for guest in (ann, ben):
        guest.press(guest.page.get_by_role("button", name="See the result"))
        guest.press(guest.page.get_by_role("button", name="Play again"))
    first, other = (ann, ben) if ann.my_turn() else (ben, ann)
    first.wait_until(lambda: first.my_turn() or other.my_turn(), "another game begins")
    first, other = (ann, ben) if ann.my_turn() else (ben, ann)
    first.act("Draw")
    first.wait_for_hand(9)
    expect(first.page.locator(".copy.new")).to_have_count(1)
    other.wait_for_hand(8)
    expect(other.page.locator(".copy.new")).to_have_count(0)
    ann.close()
    ben.close()
