"""Every kind of move of House of Cards in a real browser: by pointer, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.house_of_cards.tests.page import guest as house_game
from parlour.games.house_of_cards.tests.page.guest import ANYBODY, LONG, HouseOfCardsGuest, at, number, view
from tests.browser.input_methods import STRIP, WAYS
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

House = tuple[Server, dict[str, Prepared]]
Finder = Callable[[State], str | None]

CARDS: dict[str, Finder] = {
    "safe": house_game.safe_card,
    "twin": house_game.twin_card,
    "exact": house_game.exact_card,
    "over": house_game.over_card,
    "doubled": house_game.doubled_card,
    "mirror": house_game.mirror_card,
    "shield": house_game.shield_card,
    "swap": house_game.swap_card,
}
OFFERS = ["house", "swap", "reshuffle"]
DIAL = [".dial .left", ".dial .pin"]
ROUND = [".leftover .card", ".leftover .title", ".chip", ".pile"]
SAID = [".tale", ".last-line", ".line"]
CZECH = {"G": "N", "R": "H", "H": "M", "S": "Z"}  # Nebelvír, Havraspár, Mrzimor, Zmijozel
SCREENS = {"phone": {"width": 360, "height": 640}, "desk": {"width": 1280, "height": 800}}


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """A table for each situation and each way of playing."""
    data = server.data
    tables: dict[str, Prepared] = {}

    def ready(names: list[str], wanted: Callable[[State], bool]) -> None:
        tables.update({name: prepare(data, "house_of_cards", name, wanted, ANYBODY) for name in names})

    for name, find in CARDS.items():
        names = [f"{name}-{way}" for way in (WAYS if name in ("safe", "exact", "over") else ["once"])]
        names += ["drag", "felt", "twice", "closed", "computer"] if name == "safe" else []
        names += ["doubled-seen"] if name == "doubled" else []
        ready(names, lambda state, find=find: find(state) is not None)  # type: ignore[misc]
    tables["known"] = prepare(data, "house_of_cards", "known", house_game.knows_anothers_card, LONG)
    ready(["idle-start"], house_game.special_began)
    for offer in OFFERS:
        names = [f"{offer}-{way}" for way in [*WAYS, *(f"keep-{way}" for way in WAYS), "drag", "reload", "seen"]]
        ready(names, lambda state, offer=offer: house_game.offered(state, offer))  # type: ignore[misc]
    return server, tables


def come(browser: Browser, house: House, name: str, way: str = "pointer") -> tuple[HouseOfCardsGuest, Prepared]:
    prepared = house[1][name]
    return at(browser, house[0], prepared, way), prepared


def go_on(ann: HouseOfCardsGuest, house: House, name: str) -> Prepared:
    """The same guest at another table."""
    prepared = house[1][name]
    ann.come_to(prepared.id, prepared.tokens[0])
    ann.wait_for_hand(len(view(prepared.state)["hands"][0]))
    return prepared


def found(prepared: Prepared, name: str) -> str:
    card = CARDS[name](prepared.state)
    assert card is not None
    return card


def after(prepared: Prepared, *moves: str) -> dict[str, Any]:
    """What Ann sees after these moves."""
    state = prepared.state.clone()
    for move in moves:
        state.play(move)
    return view(state)


def agrees(ann: HouseOfCardsGuest, now: dict[str, Any]) -> bool:
    """The page shows the sum, the pile, the hand and the counts of this view."""
    counts = [str(now["leftover"]), str(now["decks"][0])]
    return ann.shows() == [str(now["sum"]), now["pile"], sorted(now["hands"][0]), counts]


def wait_for(ann: HouseOfCardsGuest, now: dict[str, Any]) -> None:
    ann.wait_until(lambda: agrees(ann, now), f"the page shows {now}")


# Playing a card.


@pytest.mark.parametrize("way", WAYS)
def test_a_card_below_the_limit(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, f"safe-{way}", way)
    card, now = found(prepared, "safe"), view(prepared.state)
    made = house_game.to_play(prepared.state)[card]
    assert ann.would(card).endswith(f"the sum becomes {made}, safe")
    expect(ann.card(card).locator(".caption")).to_have_text(re.compile(rf"{made}\s*safe"))
    assert ann.dial() == f"{now['sum']} of {now['limit']}: {now['limit'] - now['sum']} to go"
    ann.select(card)
    assert f"the sum becomes {made}. {now['limit'] - made} to go." in ann.line()
    ann.give("Play", "pile")
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.pile_top() == card and not ann.my_turn()
    assert ann.page.locator(".laid.newest").count() == 1
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["keyboard"])
def test_an_exact_hit_gives_the_other_cards_and_reshuffles(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, f"exact-{way}", way)
    ben = at(browser, house[0], prepared, seat=1)
    card = found(prepared, "exact")
    assert ann.would(card).endswith("an exact hit")
    ann.play(card)
    ann.wait_for_question("Exactly 15. Shuffle hand and deck together")
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.dial() == "15 of 15: exact hit"
    expect(ann.page.get_by_role("button", name="§7.3")).to_be_visible()
    assert ann.tale().startswith("You hit 15 with") and ann.tale().endswith("2 cards for Ben")
    told = ann.page.locator(".last-line").inner_text()
    assert told.index("exactly") < told.index("You draw")
    ben.wait_until(lambda: ben.line() == "Ann may reshuffle.", "Ben is told")
    expect(ben.deck().locator(".gain")).to_have_text("+2")
    ann.act("Reshuffle")
    wait_for(ann, after(prepared, f"play {card}", "reshuffle"))
    assert len(ann.pile()) == 1 and not ann.my_turn()
    assert ben.tale().startswith("Last round, Ann hit 15 with") and ben.tale().endswith("2 cards for you")
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


@pytest.mark.parametrize("way", ["touch"])
def test_exceeding_says_what_it_costs_and_costs_it(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, f"over-{way}", way)
    card, cost = found(prepared, "over"), number(found(prepared, "over"))
    over = house_game.to_play(prepared.state)[card] - 15
    assert ann.would(card).endswith(f"{over} over, which costs {cost} cards")
    expect(ann.card(card).locator(".cost")).to_have_text(f"+{cost}")
    ann.select(card)
    assert f"{over} over the limit: you get {cost} cards." in ann.line()
    ann.give("Play", "pile")
    ann.wait_for_question("Over 15.")
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.dial() == f"{15 + over} of 15: {over} over"
    expect(ann.page.get_by_role("button", name="§7.3")).to_be_visible()
    expect(ann.deck().locator(".gain")).to_have_text(f"+{cost}")
    assert ann.tale().startswith("You exceeded 15 with") and ann.tale().endswith(f"{cost} extra cards")
    ann.act("Leave it")
    wait_for(ann, after(prepared, f"play {card}", "keep"))
    assert ann.tale().startswith("Last round, you exceeded 15 with")
    assert ann.errors == []
    ann.close()


def test_specials_say_what_they_do(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "doubled-once")
    card = found(prepared, "doubled")
    expect(ann.page.locator(".chip.on")).to_have_text(re.compile("Echo.*next × 2"))
    assert ann.line().startswith("Play one of your cards. An Echo is waiting")
    ann.select(card)
    assert f"counts double, {2 * number(card)}: the sum becomes" in ann.line()
    ann.give("Play", "pile")
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.page.locator(".chip.on").count() == 0

    prepared = go_on(ann, house, "mirror-once")
    last = view(prepared.state)["last_number"]
    expect(ann.page.locator(".chip").first).to_have_text(re.compile(rf"Mirror.*\+ {last}"))
    ann.select(found(prepared, "mirror"))
    assert f"adds {last}: the sum becomes" in ann.line()

    prepared = go_on(ann, house, "shield-once")
    card = found(prepared, "shield")
    ann.select(card)
    assert "takes off the Mirror's" in ann.line()
    taken = view(prepared.state)["sum"] - house_game.to_play(prepared.state)[card]
    assert ann.page.locator(".part.less").count() == taken
    assert ann.errors == []
    ann.close()


def test_a_card_dragged_onto_the_pile_is_played(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "drag")
    card = found(prepared, "safe")
    ann.card(card).drag_to(ann.page.locator("button.pile"), source_position=STRIP)
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.errors == []
    ann.close()


def test_a_card_dropped_on_the_table_is_played_and_one_dropped_in_the_hand_is_not(
    browser: Browser, house: House
) -> None:
    ann, prepared = come(browser, house, "felt")
    card = found(prepared, "safe")
    ann.card(card).drag_to(ann.page.locator(".own .slot"), source_position=STRIP, force=True)
    assert card in ann.hand()
    ann.card(card).drag_to(ann.page.locator(".info .last-line"), source_position=STRIP)
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.errors == []
    ann.close()


def test_a_card_tapped_twice_is_played(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "twice", "touch")
    card = found(prepared, "safe")
    ann.tap_twice(ann.card(card))
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.errors == []
    ann.close()


def test_the_twin_of_a_played_card_is_another_card(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "twin-once")
    card = found(prepared, "twin")
    before = ann.card(card).get_attribute("data-copy")
    ann.play(card)
    wait_for(ann, after(prepared, f"play {card}"))
    assert ann.card(card).get_attribute("data-copy") != before
    expect(ann.card(card)).to_have_attribute("aria-pressed", "false")
    ann.close()


# What is offered.


@pytest.mark.parametrize("way", WAYS)
def test_what_is_offered_is_taken(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, f"house-{way}", way)
    hand = view(prepared.state)["hands"][0]
    ann.wait_for_question("put a card away")
    expect(ann.page.get_by_role("button", name="H14")).to_be_visible()
    assert [text.split("\n")[0] for text in ann.toolbar.get_by_role("button").all_inner_texts()] == [
        "Put away", "Put away", "Keep all"
    ]  # fmt: skip
    ann.select(hand[1])
    ann.give("Put away", "leftover")
    wait_for(ann, after(prepared, f"remove {hand[1]}"))

    prepared = go_on(ann, house, f"swap-{way}")
    hand = view(prepared.state)["hands"][0]
    ann.wait_for_question("top card of your deck")
    expect(ann.page.get_by_role("button", name="H10")).to_be_visible()
    ann.select(hand[1])
    ann.give("Exchange", "deck")
    wait_for(ann, after(prepared, f"swap {hand[1]}"))
    on_top = f"On top is {house_game.words(hand[1])}, which you put there."
    expect(ann.deck()).to_have_attribute("aria-label", re.compile(on_top))

    prepared = go_on(ann, house, f"reshuffle-{way}")
    ann.wait_for_question("Shuffle hand and deck together")
    ann.act("Reshuffle")
    wait_for(ann, after(prepared, "reshuffle"))
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("way", ["pointer"])
def test_what_is_offered_is_declined(browser: Browser, house: House, way: str) -> None:
    ann, prepared = come(browser, house, f"house-keep-{way}", way)
    for offer in OFFERS:
        prepared = prepared if offer == "house" else go_on(ann, house, f"{offer}-keep-{way}")
        assert ann.asked()
        ann.act("Leave it" if offer == "reshuffle" else "Keep all")
        wait_for(ann, after(prepared, "keep"))
    assert ann.errors == []
    ann.close()


def lying(ann: HouseOfCardsGuest) -> list[str]:
    """One's own cards from left to right."""
    placed = ann.page.locator("[data-copy]").evaluate_all(
        "all => all.map(c => [c.getBoundingClientRect().x, c.dataset.copy.split('·')[0]]).sort((a, b) => a[0] - b[0])"
    )
    return [card for _, card in placed]


def test_the_answers_stand_as_the_cards_lie(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "swap-once")
    ann.play(found(prepared, "swap"))
    ann.wait_for_question("top card of your deck")
    now = after(prepared, f"play {found(prepared, 'swap')}")
    wait_for(ann, now)
    cards = lying(ann)
    assert cards == now["hands"][0][::-1]
    ann.page.reload()  # after a reload they are in the same places
    ann.wait_for_question("top card of your deck")
    wait_for(ann, now)
    assert lying(ann) == cards
    assert ann.toolbar.locator(".state").all_inner_texts() == [f"{card[0]} {card[1:].strip('-')}" for card in cards]
    assert ann.page.locator("[data-copy] .lit").count() == 2
    ann.key("1")  # the left one
    wait_for(ann, after(prepared, f"play {found(prepared, 'swap')}", f"swap {cards[0]}"))
    assert ann.errors == []
    ann.close()


def test_a_card_is_dragged_to_where_it_goes(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "house-drag")
    card = view(prepared.state)["hands"][0][0]
    ann.card(card).drag_to(ann.page.locator("[data-drop='leftover']"), source_position=STRIP)
    wait_for(ann, after(prepared, f"remove {card}"))
    prepared = go_on(ann, house, "swap-drag")
    card = view(prepared.state)["hands"][0][0]
    ann.card(card).drag_to(ann.deck(), source_position=STRIP)
    wait_for(ann, after(prepared, f"swap {card}"))
    assert ann.errors == []
    ann.close()


def test_a_choice_outlives_a_reload(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "house-reload")
    for offer in OFFERS:
        prepared = prepared if offer == "house" else go_on(ann, house, f"{offer}-reload")
        question = ann.line()
        ann.page.reload()
        ann.wait_until(lambda now=prepared: ann.asked() and agrees(ann, view(now.state)), "it is asked again")  # type: ignore[misc]
        assert ann.line() == question
        ann.select(ann.hand()[0])
        ann.key("x")  # no card is played before the answer
        expect(ann.page.locator(".line.bad .rule")).to_have_attribute("aria-label", "Why? H14")
        ann.key("k")
        wait_for(ann, after(prepared, "keep"))
    ann.close()


def test_only_the_answers_count_while_a_reshuffle_is_asked(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "reshuffle-seen")
    for key in ("x", "a", "s", "1"):
        ann.key(key)
        expect(ann.page.locator(".line.bad")).to_contain_text("reshuffle hand and deck, or keep them as they are")
        ann.key("Escape")
        assert ann.asked()
    ann.page.locator("[data-copy]").first.click(position=STRIP)
    expect(ann.page.locator(".line.bad")).to_contain_text("First answer the offer")
    assert ann.page.locator(".copy.chosen").count() == 0
    assert agrees(ann, view(prepared.state))
    assert ann.errors == []
    ann.close()


# Refusals and help.


def test_a_refusal_names_its_rule(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "closed")
    ann.key("x")
    assert ann.line() == "Choose one of your two cards first."
    ann.select(found(prepared, "safe"))
    for key, rule in (("a", "H14"), ("s", "H10"), ("m", "H11"), ("k", "H14")):
        ann.key(key)
        expect(ann.page.locator(".line.bad .rule")).to_have_attribute("aria-label", f"Why? {rule}")
    ann.page.locator(".rule").click()
    expect(ann.page.locator(".item.marked").first).to_be_visible()
    assert agrees(ann, view(prepared.state))
    assert ann.errors == []
    ann.close()


def test_the_computer_plays_a_turn(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "computer")
    ann.act("Play for me")
    ann.wait_until(lambda: not ann.my_turn(), "the turn is played")
    assert ann.pile() != view(prepared.state)["pile"]
    ann.close()


# What can be seen.


def test_why_a_card_of_another_is_known(browser: Browser, house: House) -> None:
    ann, prepared = come(browser, house, "known")
    known = [card for card in view(prepared.state)["hands"][1] if card != "??"]
    assert ann.page.locator(".box .hand .known").count() == len(known) > 0
    ann.page.locator("[data-seat='1']").click()
    sheet = ann.page.get_by_role("dialog", name="Ben")
    expect(sheet).to_contain_text("You know the cards marked with an eye: you saw them, and you saw where they went.")
    expect(sheet.locator("li .known")).to_have_count(len(known))
    assert ann.errors == []
    ann.close()


def test_the_end_of_a_round_is_shown_until_the_reader_moves(browser: Browser, house: House) -> None:
    ann, _ = come(browser, house, "idle-start")
    line = ann.page.locator(".last-line")
    expect(line).to_contain_text("as the start card it does nothing, and the sum is 0. You start.")
    expect(line).not_to_contain_text("the limit")  # which shows how the round ended
    assert ann.page.locator(".laid .idle").count() == 1
    assert ann.tale().startswith("Last round, ") and "15 with" in ann.tale()
    expect(ann.page.locator(".beside")).to_contain_text("the other player gets 2 cards")  # a desk has room for both
    assert ann.page.locator(".gain").count() == 1
    ann.play(next(card for card in ann.hand() if number(card) >= 0))
    expect(ann.page.locator(".tale.fresh, .gain")).to_have_count(0)
    assert ann.errors == []
    ann.close()


def test_what_waits_explains_itself(browser: Browser, house: House) -> None:
    ann, _ = come(browser, house, "doubled-seen", "touch")
    ann.press(ann.page.locator("button.waits"))
    sheet = ann.page.get_by_role("dialog", name="The round right now")
    expect(sheet).to_contain_text("An Echo is waiting: the next number counts double.")
    expect(sheet).to_contain_text(re.compile("a Mirror would add", re.IGNORECASE))
    expect(sheet.locator("li").last).to_contain_text("A ribbon: the start card")
    ann.page.mouse.click(180, 635)  # beside it
    expect(sheet).to_have_count(0)
    ann.close()


def test_a_card_shows_its_effect_only_on_the_readers_turn(browser: Browser, house: House) -> None:
    ben = at(browser, house[0], house[1]["closed"], seat=1)
    ben.select(ben.hand()[0])
    assert "sum" not in ben.line() and ben.page.locator(".pin, .caption").count() == 0
    ben.close()


def test_in_czech_a_card_bears_the_letter_of_its_house(browser: Browser, house: House) -> None:
    ann = HouseOfCardsGuest(browser, house[0], settings={"language": "cs"})
    prepared = go_on(ann, house, "closed")
    letters = ann.page.locator(".copy .letter").all_text_contents()
    assert sorted(letters) == sorted(CZECH[card[0]] for card in view(prepared.state)["hands"][0])
    ann.close()


@pytest.mark.parametrize(("screen", "language"), [("phone", "en"), ("phone", "si"), ("desk", "cs")])
def test_nothing_lies_on_anything_else(browser: Browser, house: House, screen: str, language: str) -> None:
    settings = {"language": language, "drawer": True}
    ann = HouseOfCardsGuest(browser, house[0], settings=settings, viewport=SCREENS[screen])
    for name in ("doubled", *OFFERS):
        go_on(ann, house, f"{name}-seen")
        ann.page.evaluate("document.fonts.ready")
        assert ann.touching(*DIAL, *ROUND, *SAID) == [], name
        assert ann.touching(".deck .card", ".deck .count", ".deck .gain", ".copy") == [], name
    assert ann.errors == []
    ann.close()
