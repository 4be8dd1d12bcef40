"""Every kind of move of Jolly in a real browser: by pointer, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.games.jolly.tests.page import guest as jolly
from parlour.games.jolly.tests.page.guest import COLLECTING, JollyGuest, at
from tests.browser.melding import WAYS, faces, moves
from tests.browser.prepared_tables import NAMES, Prepared, prepare, prepare_position
from tests.server.process import Server

SITUATIONS = {
    "first": jolly.is_first_discard,
    "early": jolly.is_early,
    "draw": jolly.can_draw,
    "take": jolly.can_take,
    "open": lambda state: jolly.two_natural_melds(state) is not None,
    "joker": lambda state: jolly.joker_meld(state, 1) is not None,
    "two-readings": lambda state: jolly.joker_meld(state, 2) is not None,
    "growth": lambda state: jolly.growth(state) is not None,
    "lay-off": lambda state: jolly.lay_off(state) is not None,
    "swap": lambda state: jolly.swap(state) is not None,
    "owed": jolly.owes_a_taken_card,
}
REFUSED = {
    "spoiled-meld": lambda state: jolly.spoiled_meld(state) is not None,
    "spoiled-lay-off": lambda state: jolly.spoiled_lay_off(state) is not None,
}
House = tuple[Server, dict[tuple[str, str], Prepared]]


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """A table for each situation and each way of playing."""
    data = server.data
    tables = {
        (name, way): prepare(data, "jolly", f"{name}-{way}", wanted, COLLECTING, starter=0)
        for name, wanted in SITUATIONS.items()
        for way in WAYS
    } | {
        (name, "pointer"): prepare(data, "jolly", name, wanted, COLLECTING, starter=0)
        for name, wanted in REFUSED.items()
    }
    position = tables["early", "touch"].state.position()
    tables["resumed", "touch"] = prepare_position(data, "resumed", position, NAMES)
    return server, tables


def come(browser: Browser, house: House, name: str, way: str) -> tuple[JollyGuest, Prepared]:
    server, tables = house
    prepared = tables[name, way]
    return at(browser, server, prepared, way), prepared


@pytest.mark.parametrize("way", ["pointer"])
def test_the_starter_discards_first_and_alone_sees_the_bottom(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "first", way)
    assert "You start: just discard a card" in ann.line()
    assert "too early for melds" in ann.page.locator(".info").inner_text()
    seen = [card for card in prepared.state.view(0)["seen_bottom"] if card != "??"]
    ben = at(browser, house[0], prepared, seat=1)
    for guest, sees in ((ann, bool(seen)), (ben, False)):
        under = guest.page.locator("button.under")
        assert ("bottom of the stock" in str(under.get_attribute("aria-label"))) == sees
        assert under.locator(".eye").count() == sees
        expect(guest.page.locator(".last-line")).to_contain_text("looked for jokers under the stock")
    ann.press(ann.page.locator("button.under"))
    dialog = ann.page.get_by_role("dialog", name="Under the stock")
    expect(dialog).to_contain_text("The Jolly card under the stock")
    ann.press(dialog.get_by_role("button", name="Rule"))
    expect(ann.page.locator(".marked").first).to_be_visible()
    ann.key("Escape")
    card, size = faces(moves(prepared.state, "discard")[0])[0], len(ann.hand())
    ann.select(card)
    ann.act("Discard")
    ann.wait_for_hand(size - 1)
    assert ann.pile_top() == card
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_a_game_that_goes_on_from_a_position_tells_no_joker_hunt(browser: Browser, house: House) -> None:
    """ "Play on from here" of a review: the cards under the stock were looked at in another game."""
    for name, told in (("early", 1), ("resumed", 0)):
        ann, _ = come(browser, house, name, "touch")
        ann.press(ann.page.locator("nav .icon.log"))
        log = ann.page.locator("aside.drawer")
        expect(log).to_be_visible()
        expect(log.get_by_text("looked for jokers under the stock")).to_have_count(told)
        ann.close()


@pytest.mark.parametrize("way", ["keyboard"])
def test_in_round_2_a_turn_is_a_draw_and_a_discard(browser: Browser, house: House, way: str) -> None:
    ann, _ = come(browser, house, "early", way)
    assert "melds begin in round 3" in ann.debts().inner_text()
    assert ann.toolbar.get_by_role("button", name="Take").count() == 0
    size = len(ann.hand())
    ann.act("Draw")
    ann.wait_for_hand(size + 1)
    ann.select(*ann.hand()[:3])
    ann.key("m")
    expect(ann.page.get_by_role("button", name="J4").or_(ann.page.get_by_role("button", name="J5"))).to_be_visible()
    assert ann.melds() == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_draw_and_discard(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "draw", way)
    size, pile = len(ann.hand()), ann.pile_size()
    if way == "pointer":
        ann.press(ann.page.locator("button.stock"))
    else:
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
def test_take_the_top_card_and_put_it_back(browser: Browser, house: House, way: str) -> None:
    ann, _ = come(browser, house, "take", way)
    size, top = len(ann.hand()), ann.pile_top()
    assert "and use it this turn" in ann.line()
    ann.act("Take")
    ann.wait_for_hand(size + 1)
    assert "the card you took, this turn" in ann.line() and "use" in ann.debts().inner_text()
    ann.act("Put back")
    ann.wait_for_hand(size)
    assert ann.pile_top() == top
    assert ann.toolbar.get_by_role("button", name="Take").count() == 0  # only the stock is left in this turn
    ann.act("Draw")
    ann.wait_for_hand(size + 1)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_an_opening_grows_and_is_taken_back_in_one_go(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "open", way)
    melds = jolly.two_natural_melds(prepared.state)
    assert melds is not None
    size, before = len(ann.hand()), len(ann.melds())
    ann.select(*faces(melds[0]))
    assert ann.line().startswith(("Run", "Set")) and "points" in ann.line()
    meter = ann.debts().inner_text()
    ann.act("Meld")
    ann.wait_for_hand(size - 3)
    after = prepared.state.clone()
    after.play(melds[0])
    points = after.view(0)["opening"]["points"]
    assert f"{points} of 36" in meter and f"{points} of 36" in ann.debts().inner_text()
    assert "To open you need" in ann.line()
    ann.act("Discard")
    assert "Choose the card" in ann.line()
    ann.select(*faces(melds[1]))
    ann.act("Meld")
    ann.wait_for_hand(size - 6)
    assert ann.page.locator(".meld.fresh").count() == len(ann.melds()) - before == 2
    ann.breathe()
    if way == "keyboard":
        ann.key("z")
    else:
        ann.press(ann.page.get_by_role("button", name="Take all melds back"))
    ann.wait_for_hand(size)
    assert len(ann.melds()) == before
    if way == "pointer":
        ann.key("l")  # the log, beside the table
        newest = ann.page.locator(".drawer li").last
        expect(newest).to_contain_text(f"Taken back: “You lay meld {before + 1}:")
        expect(newest).to_be_in_viewport(ratio=1)
    ann.select(*faces(melds[0]))
    ann.key("Enter")  # the filled button
    ann.wait_for_hand(size - 3)
    ann.breathe()
    ann.take_back()
    ann.wait_for_hand(size)
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["touch"])
def test_a_meld_with_a_joker_shows_what_it_stands_for(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "joker", way)
    readings = jolly.joker_meld(prepared.state, 1)
    assert readings is not None
    size = len(ann.hand())
    ann.select(*faces(readings[0]))
    assert "stands for" in ann.line()
    ann.act("Meld")
    ann.wait_for_hand(size - 3)
    meld = ann.page.locator("[data-drop^='meld-']").last
    assert "joker as " in meld.locator(".hidden").inner_text()
    assert meld.locator(".tab").count() == 1
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", WAYS)
def test_another_meaning_of_the_joker_can_be_chosen(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "two-readings", way)
    readings = jolly.joker_meld(prepared.state, 2)
    assert readings is not None
    size = len(ann.hand())
    ann.select(*faces(readings[0]))
    assert "can stand for" in ann.line()
    ann.act("Meld")
    ann.question().first.wait_for()
    assert ann.question().count() == 2
    other = str(ann.question().last.get_attribute("aria-label"))
    ann.answer(ann.question().last)
    ann.wait_for_hand(size - 3)
    assert other in ann.page.locator("[data-drop^='meld-'] .hidden").last.inner_text()
    assert ann.errors == []
    ann.close()


def test_what_the_law_refuses_is_not_promised(browser: Browser, house: House) -> None:
    """A joker may not spoil the opening's only pure run: nothing is highlighted, and the button shows the reason."""
    for name, cards_of, button, rule in (
        ("spoiled-meld", jolly.spoiled_meld, "Meld", "J8"),
        ("spoiled-lay-off", jolly.spoiled_lay_off, "Lay off", "J8"),
    ):
        ann, prepared = come(browser, house, name, "pointer")
        cards = cards_of(prepared.state)
        assert cards is not None
        meter, size = ann.debts().inner_text(), len(ann.hand())
        ann.select(*cards)
        assert ann.toolbar.get_by_role("button", name=button).get_attribute("aria-disabled") == "true"
        assert ann.page.locator(".meld.fits, .line.good").count() == 0
        assert ann.debts().inner_text() == meter
        if button == "Meld":
            expect(ann.page.locator(".line p")).to_contain_text("run without a joker")  # the law's own reason
        ann.act(button)
        expect(ann.page.get_by_role("button", name=rule)).to_be_visible()
        assert len(ann.hand()) == size
        assert ann.errors == []
        ann.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["growth", "lay-off"])
def test_a_card_goes_to_the_meld_that_lights_up(browser: Browser, house: House, way: str, name: str) -> None:
    ann, prepared = come(browser, house, name, way)
    move = (jolly.growth if name == "growth" else jolly.lay_off)(prepared.state)
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


@pytest.mark.parametrize("way", WAYS)
def test_a_joker_is_swapped_and_owed_to_a_new_meld(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "swap", way)
    move = jolly.swap(prepared.state)
    assert move is not None
    number, size, jokers = int(move.split()[-1]), len(ann.hand()), ann.hand().count("JK")
    ann.select(*faces(move))
    assert "Takes the joker" in ann.line()
    assert ann.page.locator(".meld.fits .swap").count() == 1
    if way == "touch":
        ann.press(ann.page.locator(".meld.fits"))
    else:
        ann.act("Swap")
    ann.wait_until(lambda: ann.hand().count("JK") == jokers + 1, "the joker is in the hand")
    assert len(ann.hand()) == size and faces(move)[0] in ann.melds()[number - 1]
    assert "swapped joker must go into a new meld" in ann.line()
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["keyboard"])
def test_a_refusal_names_its_rule_and_play_for_me_goes_on(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, "owed", way)
    taken = prepared.state.view(0)["taken"]
    ann.select(next(card for card in ann.hand() if card != taken))
    ann.key("x")
    rule = ann.page.get_by_role("button", name="J9")
    expect(rule).to_be_visible()
    ann.press(rule)
    expect(ann.page.locator(".marked").first).to_be_visible()
    ann.key("Escape")
    ann.key("Escape")
    ann.act("Play for me")
    ann.answer(ann.question().filter(has_text="The rest of the turn"))
    ann.wait_until(lambda: not ann.my_turn(), "the computer plays the turn to its end")
    ann.close()
