"""The Jolly Hand: the question before it, a Jolly Hand that wins, one that is conceded; and the last discard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.games.jolly.tests.page import guest as jolly
from parlour.games.jolly.tests.page.guest import COLLECTING, WAITING, at
from tests.browser.melding import STRIP, WAYS, faces, moves
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {
        f"win-{way}": prepare(data, "jolly", f"win-{way}", jolly.can_win_by_jolly_hand, WAITING, starter=0)
        for way in WAYS
    }
    for way in WAYS:
        tables[f"fail-{way}"] = prepare(data, "jolly", f"fail-{way}", jolly.can_declare, COLLECTING, starter=0)
    tables["turn"] = prepare(data, "jolly", "turn", jolly.can_declare, COLLECTING, starter=0, jolly_hand_failure="turn")
    tables["last"] = prepare(
        data, "jolly", "last", lambda state: jolly.wins_by_discard(state) is not None, COLLECTING, starter=0
    )
    tables["long"] = prepare(
        data, "jolly", "long", lambda state: jolly.long_meld(state) is not None, COLLECTING, starter=0
    )
    tables["drag"] = prepare(
        data, "jolly", "drag", lambda state: jolly.lay_off(state) is not None, COLLECTING, starter=0
    )
    tables["nowhere"] = prepare(
        data, "jolly", "nowhere", lambda state: jolly.fits_nowhere(state) is not None, COLLECTING, starter=0
    )
    return server, tables


@pytest.mark.parametrize("way", WAYS)
def test_a_jolly_hand_is_won(browser: Browser, house: House, way: str) -> None:
    prepared = house[1][f"win-{way}"]
    ann = at(browser, house[0], prepared, way)
    melds = jolly.wins_by_jolly_hand(prepared.state)
    assert melds is not None
    ann.act("Jolly Hand")
    dialog = ann.page.get_by_role("dialog", name="Declare the Jolly Hand?")
    assert "you lose the game" in dialog.inner_text() and "It can" not in dialog.inner_text()
    ann.gamble(sure=False)
    expect(dialog).to_have_count(0)
    assert len(ann.hand()) == 12
    ann.act("Jolly Hand")
    ann.answer(dialog.get_by_role("button", name="Hint"))
    expect(dialog).to_contain_text("It can win")
    ann.gamble(sure=True)
    ann.wait_for_hand(13)
    left = 13
    for meld in (meld for meld in melds if len(meld) > 1):
        assert f"{left} cards left" in ann.debts().inner_text()
        left -= len(meld)
        if left:
            ann.lay(meld)
        else:
            ann.select(*meld)
            ann.act("Meld")
            if ann.question().count():
                ann.answer(ann.question().first)
    if left:
        assert "your last card, and you win" in ann.line()
        ann.select(melds[-1][0] if len(melds[-1]) == 1 else next(meld[0] for meld in melds if len(meld) == 1))
        ann.act("Discard")
    expect(ann.result()).to_have_text("You win!")
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["touch"])
def test_a_jolly_hand_is_conceded(browser: Browser, house: House, way: str) -> None:
    prepared = house[1][f"fail-{way}"]
    ann, ben = at(browser, house[0], prepared, way), at(browser, house[0], prepared, seat=1)
    ann.act("Jolly Hand")
    dialog = ann.page.get_by_role("dialog", name="Declare the Jolly Hand?")
    ann.answer(dialog.get_by_role("button", name="Hint"))
    expect(dialog).to_contain_text("It cannot win")
    ann.gamble(sure=True)
    ann.wait_for_hand(13)
    assert "Your Jolly Hand" in ann.debts().inner_text()
    ben.wait_until(lambda: "Ann plays the Jolly Hand" in ben.debts().inner_text(), "Ben is told")
    ann.select(ann.hand()[0])
    ann.act("Discard")  # 13 are left: only the last one may be discarded
    expect(ann.page.get_by_role("button", name="J14")).to_be_visible()
    ann.act("Concede")
    ann.gamble(sure=False)
    assert ann.result().count() == 0
    ann.act("Concede")
    ann.gamble(sure=True)
    expect(ann.result()).to_have_text("Ben wins")
    expect(ben.result()).to_have_text("You win!")
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_if_only_the_turn_is_lost_the_game_continues(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["turn"])
    ann.act("Jolly Hand")
    assert "cannot declare it again" in ann.page.get_by_role("dialog").inner_text()
    ann.gamble(sure=True)
    ann.wait_for_hand(13)
    ann.act("Concede")
    ann.gamble(sure=True)
    ann.wait_for_hand(12)
    ann.wait_until(lambda: not ann.my_turn(), "the turn is over")
    assert ann.result().count() == 0
    ann.close()


def test_the_last_discard_wins(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["last"], "touch")
    card = ann.hand()[0]
    ann.tap_twice(ann.card(card))  # discarded
    expect(ann.result()).to_have_text("You win!")
    assert ann.errors == []
    ann.close()


def test_a_longer_meld_offers_the_readings_of_its_joker(browser: Browser, house: House) -> None:
    prepared = house[1]["long"]
    ann = at(browser, house[0], prepared)
    found = jolly.long_meld(prepared.state)
    assert found is not None
    cards, other = found
    size = len(ann.hand())
    ann.select(*cards)
    ann.act("Meld")
    ann.question().first.wait_for()
    low = other.split()[1]
    ann.answer(ann.question().filter(has=ann.page.locator(".card:first-child .tab")))
    ann.wait_for_hand(size - 4)
    assert ann.melds()[-1][0] == "JK" and low.startswith("JK=")
    told = ann.page.locator(".last-line").inner_text()
    assert "You lay meld" in told and "lay off" not in told  # one meld, one sentence
    assert ann.errors == []
    ann.close()


def test_a_card_dragged_onto_a_meld_is_laid_off_and_one_onto_the_pile_discarded(browser: Browser, house: House) -> None:
    prepared = house[1]["drag"]
    ann = at(browser, house[0], prepared)
    move = jolly.lay_off(prepared.state)
    assert move is not None
    size, number = len(ann.hand()), move.split()[-1]
    ann.card(faces(move)[0]).drag_to(ann.page.locator(f"[data-drop='meld-{number}']"), source_position=STRIP)
    ann.wait_for_hand(size - 1)
    after = prepared.state.clone()
    after.play(move)
    card = faces(moves(after, "discard")[0])[0]
    ann.card(card).drag_to(ann.page.locator("button.pile"), source_position=STRIP)
    ann.wait_for_hand(size - 2)
    assert ann.pile_top() == card
    assert ann.errors == []
    ann.close()


def test_a_card_that_no_meld_takes_is_told_so(browser: Browser, house: House) -> None:
    prepared = house[1]["nowhere"]
    ann = at(browser, house[0], prepared)
    card = jolly.fits_nowhere(prepared.state)
    assert card is not None
    ann.select(card)
    ann.key("a")
    expect(ann.page.locator(".line.bad")).to_contain_text("No meld takes")
    ann.key("s")
    expect(ann.page.locator(".line.bad")).to_contain_text("No joker on the table stands for")
    assert ann.errors == []
    ann.close()
