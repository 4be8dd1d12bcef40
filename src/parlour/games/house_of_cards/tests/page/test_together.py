"""House of Cards from the look at the deck to the last card: on a phone, by three people and a computer, in secret."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

import parlour
from parlour.core.state import State
from parlour.games.house_of_cards.tests.page import guest as house_game
from parlour.games.house_of_cards.tests.page.guest import ANYBODY, CAREFUL, HouseOfCardsGuest, at, view, words
from tests import HOUSE
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.prepared_tables import Prepared, prepare
from tests.server.process import Server

SHOTS = HOUSE / "build/screenshots"
House = tuple[Server, dict[str, Prepared]]


def long_pile(state: State) -> bool:
    return len(view(state)["pile"]) == 12


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    tables = {
        "look": prepare(data, "house_of_cards", "look", house_game.before_the_first_card, ANYBODY),
        "aid": prepare(data, "house_of_cards", "aid", house_game.before_the_first_card, ANYBODY, memory_aid=True),
        "long": prepare(data, "house_of_cards", "long", long_pile, CAREFUL, limit=40),
        "six": prepare(data, "house_of_cards", "six", lambda state: len(view(state)["pile"]) == 6, ANYBODY),
        "offer": prepare(data, "house_of_cards", "offer", lambda state: house_game.offered(state, "house"), ANYBODY),
        "last": prepare(
            data, "house_of_cards", "last", lambda state: house_game.last_card(state) is not None, CAREFUL, cards=5
        ),
    }
    return server, tables


def test_a_player_looks_at_their_deck_once(browser: Browser, house: House) -> None:
    server, prepared = house[0], house[1]["look"]
    ann = HouseOfCardsGuest(browser, server, "touch")
    super(HouseOfCardsGuest, ann).come_to(prepared.id, prepared.tokens[0])
    ben = HouseOfCardsGuest(browser, server)
    super(HouseOfCardsGuest, ben).come_to(prepared.id, prepared.tokens[1])
    expected = [sorted(map(words, prepared.state.view(seat)["look"])) for seat in (0, 1)]
    assert sorted(ann.close_look()) == expected[0]
    ann.press(ann.deck())  # until the first card is played it can be opened again
    assert sorted(ann.close_look()) == expected[0]
    phone = at(browser, server, prepared, "touch", seat=1)  # Ben has seen it there, so the table does not wait for him
    phone.close()
    ann.play(view(prepared.state)["hands"][0][0])
    ann.wait_until(lambda: len(ann.pile()) > 1 or ann.asked(), "the first card lies")
    assert ben.look().count() == 1  # players who are still looking may look to the end
    expect(ben.look()).to_contain_text("this is your only look")
    assert sorted(ben.close_look()) == expected[1]
    for guest in (ann, ben):
        guest.key("d")
        expect(guest.look()).to_contain_text("Now it stays closed")
        assert guest.close_look() == []
    ann.page.reload()
    ann.toolbar.wait_for()
    assert ann.look().count() == 0
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_a_memory_aid_keeps_the_deck_open(browser: Browser, house: House) -> None:
    prepared = house[1]["aid"]
    ann = at(browser, house[0], prepared)
    assert ann.look().count() == 0
    expect(ann.deck().locator(".eye")).to_be_visible()
    card = view(prepared.state)["hands"][0][0]
    state = prepared.state.clone()
    state.play(f"play {card}")
    ann.play(card)
    ann.wait_until(lambda: card not in ann.hand() or not ann.my_turn(), "the card is played")
    ann.key("d")
    assert sorted(ann.look().locator(".card .hidden").all_inner_texts()) == sorted(map(words, state.view(0)["look"]))
    ann.close()


def test_the_last_card_wins(browser: Browser, house: House) -> None:
    prepared = house[1]["last"]
    ann, ben = at(browser, house[0], prepared, "keyboard"), at(browser, house[0], prepared, "touch", seat=1)
    expect(ann.card(ann.hand()[0]).locator(".caption")).to_contain_text("wins")
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("last card")
    ann.key("x")  # a single card is chosen already
    expect(ann.result()).to_have_text("You win!")
    expect(ann.page.locator("section.result")).to_contain_text("your last card")
    expect(ben.result()).to_have_text("Ann wins")
    expect(ben.page.locator("section.result li").first).to_contain_text("0 cards")
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_a_whole_game_on_a_phone(browser: Browser, server: Server) -> None:
    ann = HouseOfCardsGuest(browser, server, "touch")
    ann.open_quick(seats=3, cards=5, limit=40, turn_limit=60)
    moves = 0
    while ann.wait_for_turn_or_end():
        if ann.asked():
            ann.move(lambda: ann.press(ann.toolbar.get_by_role("button").first))  # take it
        else:
            ann.move(lambda: ann.play(ann.hand()[0]))
        moves += 1
    assert moves >= 3
    expect(ann.page.locator("section.result li")).to_have_count(3)
    assert ann.page.locator(".caption, .pin").count() == 0  # a card would have no effect any more
    ann.press(ann.page.get_by_role("button", name="Play again"))
    fits(ann)
    assert ann.errors == []
    ann.close()


def fits(ann: HouseOfCardsGuest) -> None:
    """Whether the look at the deck and its button are on the screen, and its last line can be reached."""
    ann.look().wait_for()
    box = ann.look().bounding_box()
    assert box is not None and box["y"] >= 48 and box["y"] + box["height"] <= PHONE["height"]
    expect(ann.page.get_by_role("button", name="I have seen it")).to_be_in_viewport(ratio=1)
    last = ann.look().locator("li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate("document.querySelector('main').scrollTop") == 0
    ann.press(ann.page.get_by_role("button", name="I have seen it"))
    ann.look().wait_for(state="detached")


def test_a_phone_shows_an_edge_of_every_card_of_the_pile(browser: Browser, house: House) -> None:
    ann = at(browser, house[0], house[1]["long"], "touch")
    lefts = ann.page.locator(".laid").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert len(lefts) == 12 and all(after - before >= 6 for before, after in pairwise(lefts)), lefts
    box = ann.page.locator("button.pile").bounding_box()
    assert box is not None and box["x"] + box["width"] <= PHONE["width"]
    ann.close()


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 720}, {"width": 1440, "height": 900}])
def test_on_a_desk_six_cards_of_a_pile_lie_side_by_side(browser: Browser, house: House, screen: dict[str, int]) -> None:
    ann = HouseOfCardsGuest(browser, house[0], settings={"drawer": False}, viewport=screen)
    ann.come_to(house[1]["six"].id, house[1]["six"].tokens[0])
    faces = ann.page.locator(".laid svg").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert len(faces) == 6
    assert all(one["right"] <= after["left"] + 1 for one, after in pairwise(faces)), faces
    ann.close()


# Three people and a computer.


def evening(browser: Browser, server: Server) -> list[HouseOfCardsGuest]:
    """Ann opens a table of four and seats a computer; Ben comes by the link on a phone, Cid plays by the keyboard."""
    ann = HouseOfCardsGuest(browser, server)
    guests = [ann, HouseOfCardsGuest(browser, server, "touch"), HouseOfCardsGuest(browser, server, "keyboard")]
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="House of Cards").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="3", exact=True).click()
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.page.get_by_role("button", name="Add a computer").last.click()
    for guest, name in zip(guests[1:], ("Ben", "Cid"), strict=True):
        guest.page.goto(ann.page.url)
        guest.page.get_by_label("Your name").fill(name)
        guest.press(guest.page.get_by_role("button", name="Sit down"))
        guest.page.get_by_role("button", name="Stand up").wait_for()
    return guests


def set_options(ann: HouseOfCardsGuest) -> None:
    """The defaults change with the table; a chosen value stays."""
    ann.page.get_by_text("Options", exact=True).click()
    limit = ann.page.get_by_label(re.compile("The limit of"))
    cards = ann.page.get_by_label(re.compile("Cards dealt"))
    expect(limit).to_have_attribute("placeholder", "default: 25")
    ann.page.get_by_role("button", name="quick").click()
    expect(cards).to_have_attribute("placeholder", "default: 8")
    limit.fill("30")
    limit.press("Tab")
    expect(limit).to_have_value("30")
    ann.page.get_by_role("button", name="standard").click()
    expect(cards).to_have_attribute("placeholder", "default: 10")
    assert ann.axe() == []


def test_three_people_and_a_computer_and_nobody_sees_a_hidden_card(browser: Browser, server: Server) -> None:
    guests = evening(browser, server)
    ann = guests[0]
    set_options(ann)
    ann.page.get_by_role("button", name="Start the game").click()
    watcher = HouseOfCardsGuest(browser, server)
    watcher.page.goto(ann.page.url)
    watcher.page.get_by_role("meter").wait_for()
    for guest in guests:
        guest.toolbar.wait_for()
        guest.close_look()
    assert all(guest.dial().split()[2] == "30:" for guest in guests)
    public: set[str] = set()
    own: dict[int, set[str]] = {place: set() for place in range(3)}
    for _ in range(9):
        ann.wait_until(lambda: any(guest.my_turn() for guest in guests), "the turn comes to somebody")
        place, guest = next((place, guest) for place, guest in enumerate(guests) if guest.my_turn())
        public |= set(guest.pile())
        own[place] |= set(guest.hand())
        for other, page in [*((other, guests[other].page) for other in range(3) if other != place), (3, watcher.page)]:
            hidden = set(guest.hand()) - public - own.get(other, set()) - set(shown(guests, other))
            assert told(page.content(), hidden) == set()
        step(guest)
        public |= {card for one in guests for card in one.pile()}
    assert all(guest.errors == [] for guest in [*guests, watcher])
    for guest in [*guests, watcher]:
        guest.close()


def shown(guests: list[HouseOfCardsGuest], place: int) -> list[str]:
    """The hand of a person; a spectator has none."""
    return guests[place].hand() if place < len(guests) else []


def step(guest: HouseOfCardsGuest) -> None:
    """Make a move: play the first card, or decline what is offered."""
    if guest.asked():
        guest.move(lambda: guest.act("Leave it" if "Shuffle" in guest.line() else "Keep all"))
    else:
        guest.move(lambda: guest.play(guest.hand()[0]))


def told(page: str, cards: set[str]) -> set[str]:
    """The cards that a page shows, in symbols or in words."""
    return {card for card in cards if re.search(rf"\b{card}(?![\w-])", page) or words(card) in page}


def test_hidden_hands_and_decks_stay_hidden(browser: Browser, house: House) -> None:
    prepared = house[1]["offer"]
    ben, watcher = at(browser, house[0], prepared, seat=1), HouseOfCardsGuest(browser, house[0])
    watcher.page.goto(f"{house[0].address}/t/{prepared.id}")
    watcher.page.get_by_role("meter").wait_for()
    position = prepared.state.position()
    hidden = set(f"{position['hands'][0]} {position['decks'][0]}".split()) - known_to_ben(prepared)
    assert len(hidden) > 3
    for page in (ben.page, watcher.page):
        assert told(page.content(), hidden) == set()
    ben.close()
    watcher.close()


def known_to_ben(prepared: Prepared) -> set[str]:
    """The cards that may appear in Ben's log: those he was dealt, those played, and the start cards."""
    record = prepared.state.record()
    dealt = parlour.replay({**record, "moves": []}).view(1)
    now = prepared.state.view(1)
    played = {str(move).split()[-1] for move in record["moves"]}
    return {*dealt["hands"][1], *dealt["look"], *now["hands"][1], *now["pile"], *now["known_leftover"], *played}


# Pages for everybody.


@pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESKTOP)], ids=["phone", "desktop"])
def test_axe_finds_nothing(browser: Browser, house: House, scheme: str, viewport: dict[str, int]) -> None:
    ann = HouseOfCardsGuest(browser, house[0], viewport=viewport, color_scheme=scheme)
    prepared = house[1]["offer"]
    ann.come_to(prepared.id, prepared.tokens[0])
    ann.wait_for_hand(2)
    assert ann.axe() == []
    ann.key("d")
    ann.look().wait_for()
    assert ann.axe() == []
    ann.page.goto(f"{house[0].address}/t/{house[1]['aid'].id}")
    ann.page.get_by_role("meter").wait_for()
    assert ann.axe() == []  # as a spectator
    ann.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_the_whole_table(browser: Browser, server: Server, seats: int) -> None:
    ann = HouseOfCardsGuest(browser, server, "touch")
    ann.open_quick(seats=seats)
    assert ann.wait_for_turn_or_end()
    ann.select(ann.hand()[0])
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"house_of_cards-{seats}.png")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert ann.page.evaluate("(main => main.scrollHeight <= main.clientHeight)(document.querySelector('main'))")
    sizes = ann.page.locator("button:visible").evaluate_all(
        "all => all.map(b => { const r = b.getBoundingClientRect(); return [r.width, r.height, r.bottom]; })"
    )
    assert len(sizes) > 10
    assert all(width >= 44 and height >= 44 and bottom <= 640 for width, height, bottom in sizes), sizes
    ann.close()


@pytest.mark.parametrize(("language", "name"), [("cs", "Domeček z karet"), ("si", "හවුස් ඔෆ් කාඩ්ස්")])
def test_the_table_speaks(browser: Browser, house: House, language: str, name: str) -> None:
    ann = HouseOfCardsGuest(browser, house[0])
    ann.page.goto(house[0].address)
    ann.page.get_by_label("Language").select_option(language)
    ann.wait_until(lambda: ann.page.locator("html").get_attribute("lang") == language, "the language changes")
    prepared = house[1]["offer"]
    ann.come_to(prepared.id, prepared.tokens[0])
    ann.wait_for_hand(2)
    assert ann.page.locator("h1").inner_text() == name
    text = ann.page.locator("body").inner_text()
    labels = ann.page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join()")
    for said in (text, labels):
        assert not re.search("Keep|Play|deck|Gryffindor|Mirror|house_of_cards-|web-", said), said
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"house_of_cards-{language}.png")
    ann.close()
