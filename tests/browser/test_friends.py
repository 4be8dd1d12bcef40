"""Two friends at one table, one on a desktop and one on a phone: each is told what the other does."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.games.notty.tests.page.guest import NottyGuest
from parlour.games.potter.tests.page.guest import PotterGuest
from tests.browser.prepared_tables import NAMES, prepare_position
from tests.browser.test_life import button, close, close_drawer, drawer, evening, open_drawer, seat_of, sure
from tests.browser.together import sit_together
from tests.server.process import NONCE, Server, serving

LOW_DESK = {"width": 1280, "height": 800}
BAR = 48  # px: the bar at the top
HIGHEST_SLIP = 72
LONG = 60  # seconds: longer than any test, so that players who have left stay away and no computer plays for them yet


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("house"), program="tests.server.known_luck", flags=("--grace", str(LONG))
    ) as server:
        yield server


def log_of(guest: NottyGuest) -> Locator:
    open_drawer(guest, "Log")
    return drawer(guest).locator("li")


def is_below_the_bar(slip: Locator) -> bool:
    box = slip.bounding_box()
    return box is not None and box["y"] >= BAR and box["height"] <= HIGHEST_SLIP


def test_the_table_setup_shows_the_link_the_options_and_the_guests(browser: Browser, server: Server) -> None:
    dora, david = NottyGuest(browser, server, viewport=LOW_DESK), NottyGuest(browser, server, touch=True)
    wish = {"game": "notty", "visibility": "private", "seats": 2, "options": {"first_player": 1}}
    table = dora.post("/api/tables", wish)["table"]
    dora.post(f"/api/tables/{table}/sit", {"name": "Dora", "nonce": NONCE})
    for guest in (dora, david):
        guest.page.goto(f"{server.address}/t/{table}")
    expect(dora.page.get_by_text("Anyone who opens it can sit down.")).to_be_visible()
    for way in (dora.page.get_by_label("Table code"), dora.page.get_by_label("Link to this table")):
        expect(way).to_be_in_viewport(ratio=1)
    expect(dora.page.get_by_role("img", name="The link as a QR code")).to_be_in_viewport(ratio=1)

    david.page.get_by_label("Your name").fill("David")
    david.press(button(david.page, "Sit down"))
    expect(dora.page.get_by_role("group", name="News")).to_contain_text("David sat down.")
    expect(dora.page.get_by_role("status").filter(has_text="David sat down.")).to_be_attached()
    expect(david.page.get_by_text("sat down.")).to_have_count(0)
    for guest in (dora, david):
        expect(guest.page.get_by_text("Anyone who opens this link can watch.")).to_be_visible()
        expect(guest.page.locator(".setup .unusual")).to_contain_text("David")
    open_drawer(david, "Table")
    expect(drawer(david).get_by_role("heading", name="This table", exact=True)).to_be_visible()
    expect(drawer(david).locator(".unusual")).to_contain_text("David")
    close(dora, david)


def test_the_opener_of_a_table_sits_at_it_as_a_guest_in_every_language(browser: Browser, server: Server) -> None:
    eva = NottyGuest(browser, server, touch=True, settings={"language": "cs"})
    eva.page.goto(server.address)
    eva.press(button(eva.page, "Hrát s přáteli"))
    expect(eva.page.locator(".seats li").first).to_contain_text("Host")
    start = button(eva.page, "Začít hru")
    expect(start).to_be_in_viewport(ratio=1)
    dora = NottyGuest(browser, server)
    dora.page.goto(eva.page.url)
    expect(dora.page.locator(".seats li").first).to_contain_text("Guest")

    eva.page.get_by_label("Tvoje jméno").fill("Eva")
    eva.press(button(eva.page, "Uložit"))
    expect(dora.page.locator(".seats li").first).to_contain_text("Eva")
    expect(start).to_be_visible()  # and is still the host
    close(eva, dora)


def test_a_person_can_stand_up_and_sit_down_again(browser: Browser, server: Server) -> None:
    dora = NottyGuest(browser, server)
    dora.page.goto(server.address)
    dora.press(button(dora.page, "Play with friends"))
    for name in ("Dora", "Thea", "Anna"):
        dora.press(button(dora.page, "Stand up"))
        dora.page.get_by_label("Your name").fill(name)
        dora.press(button(dora.page, "Sit down"))
        expect(dora.page.locator(".seats li").first).to_contain_text(f"{name} you host")
        expect(dora.page.locator(".setup .trouble")).to_have_count(0)
    close(dora)


def test_a_full_table_says_so_and_later_guests_can_watch(browser: Browser, server: Server) -> None:
    dora, late = NottyGuest(browser, server), NottyGuest(browser, server, touch=True)
    dora.page.goto(server.address)
    dora.press(button(dora.page, "Play with friends"))
    dora.page.wait_for_url(re.compile("/t/"))
    late.page.goto(dora.page.url)
    expect(late.page.get_by_label("Table code")).to_be_visible()
    dora.press(button(dora.page, "Add a computer"))
    expect(late.page.get_by_text("You can stay and watch; the host starts the game.")).to_be_visible()
    expect(late.page.get_by_text("The table is full. Anyone who opens this link can watch.")).to_be_visible()
    expect(late.page.get_by_label("Table code")).to_have_count(0)
    close(dora, late)


def test_a_number_that_an_option_cannot_be_is_told_beside_it(browser: Browser, server: Server) -> None:
    dora = NottyGuest(browser, server)
    dora.page.goto(server.address)
    dora.press(button(dora.page, "Play with friends"))
    dora.press(dora.page.get_by_text("Options", exact=True))
    field = dora.page.get_by_label("Turn limit")
    usual = field.input_value()
    field.fill("7000000")
    field.blur()
    expect(dora.page.get_by_role("alert").filter(has_text="Your last valid value is back.")).to_be_visible()
    expect(field).to_have_value(usual)
    assert dora.axe() == []
    close(dora)


def test_two_choices_before_the_first_is_answered_both_count(browser: Browser, server: Server) -> None:
    dora = NottyGuest(browser, server)
    dora.page.goto(server.address)
    dora.press(button(dora.page, "Jolly"))
    dora.press(button(dora.page, "Play with friends"))
    dora.press(dora.page.get_by_text("Options", exact=True))
    starter = dora.page.get_by_label(re.compile("Starter, with"))
    within = button(dora.page, "within")
    at_once = """([starter, within]) => {
        starter.value = '0';
        starter.dispatchEvent(new Event('change', { bubbles: true }));
        within.click();
    }"""
    dora.page.evaluate(at_once, [starter.element_handle(), within.element_handle()])
    expect(within).to_have_attribute("aria-pressed", "true")
    expect(starter).to_have_value("0")
    close(dora)


def test_the_answer_to_an_undo_reaches_the_asker_and_the_log(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server)
    mover.act("Draw & Discard")
    name = "Ann" if other.touch else "Bob"
    friend = "Bob" if other.touch else "Ann"
    slip = other.page.get_by_role("group", name="Undo", exact=True)
    news = mover.page.get_by_role("group", name="News")
    for answer, told in (
        ("No", f"{friend} said no: the move stands."),
        ("Agree", f"{friend} agreed: the move has been taken"),
    ):
        mover.press(button(mover.page, "Ask to undo my last move"))
        expect(slip).to_contain_text(f"{name} asks to take back:")
        assert is_below_the_bar(slip)
        assert is_below_the_bar(mover.page.get_by_role("group", name="Undo", exact=True))
        other.press(slip.get_by_role("button", name=answer))
        expect(news).to_contain_text(told)
        expect(mover.page.get_by_role("status").filter(has_text=told)).to_be_attached()
        assert mover.axe() == []
        mover.press(news.get_by_role("button", name="Close"))
    for guest in (mover, other):
        expect(log_of(guest).last).to_contain_text("Taken back:")
        close_drawer(guest)
    mover.act("Draw & Discard")  # what remains looks different from what is gone
    expect(button(mover.page, "Ask to undo my last move")).to_be_visible()
    close(mover, other)


def test_a_turn_is_skipped_after_a_question_and_the_log_shows_who_played(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server)
    name = "Ann" if other.touch else "Bob"
    table = mover.page.url
    mover.page.goto(server.address)
    expect(mover.page.get_by_role("link", name=re.compile("Your turn.* left"))).to_be_visible()
    expect(seat_of(other, "away")).to_be_visible()
    sure(other, f"Skip {name}’s turn")
    other.wait_until(other.my_turn, "a computer has finished the turn")
    expect(other.page.locator(".last-line")).to_contain_text(f"A computer played this for {name}:")
    expect(log_of(other).last).to_contain_text(f"A computer played this for {name}:")
    close_drawer(other)
    mover.page.goto(table)
    expect(log_of(mover).last).to_contain_text("A computer played this for you:")
    close_drawer(mover)
    other.act("Draw & Discard")
    expect(other.page.locator(".last-line")).not_to_contain_text("A computer")
    close(mover, other)


def test_a_refusal_of_the_game_is_not_shown_where_people_talk(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server)
    open_drawer(other, "Talk")
    if other.touch:  # the drawer covers the table
        close_drawer(other)
    other.act("Draw & Discard")
    refused = other.page.get_by_role("alert").filter(has_text="turn")
    expect(refused).to_be_attached()
    open_drawer(other, "Talk")
    expect(drawer(other).locator(".trouble")).to_have_count(0)
    close(mover, other)


def test_a_wish_for_another_game_is_shown_at_the_table_and_in_the_lobby(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server)
    name = "Bob" if other.touch else "Ann"
    sure(mover, "Vote to end the game")
    other.press(other.page.get_by_role("group", name="End the game").get_by_role("button", name="Agree"))
    expect(mover.result()).to_be_visible()
    other.press(button(other.page, "Play again"))
    wants = f"{name} wants to play again"
    expect(mover.page.locator("section.result .wants")).to_have_text(wants)
    expect(mover.page.locator("[aria-live=polite]").filter(has_text=wants)).to_be_attached()
    assert mover.axe() == []
    for guest in (mover, other):
        expect(guest.page.get_by_role("link", name="Other games")).to_have_count(0)
    mover.press(mover.page.locator("section.result").get_by_role("button", name="Close"))
    expect(mover.page.locator(".again")).to_contain_text(wants)
    mover.press(button(mover.page, "Show the result"))
    mover.press(mover.page.get_by_role("link", name="Leave the table"))
    back = mover.page.get_by_role("link", name=re.compile(wants))
    expect(back).to_be_visible()
    mover.press(back)
    mover.press(button(mover.page, "Play again"))
    expect(mover.result()).to_have_count(0)
    close(mover, other)


def test_the_first_page_keeps_up_with_the_tables(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server)
    other.page.clock.install()
    other.page.goto(server.address)
    mine = other.page.get_by_role("region", name="Continue").get_by_role("link")
    expect(mine).to_contain_text("waiting for the others")
    mover.act("Next Turn")
    mover.wait_until(lambda: not mover.my_turn(), "the turn passes on")
    other.page.clock.fast_forward(25_000)
    expect(mine).to_contain_text("Your turn")
    close(mover, other)


def test_spectators_are_told_that_they_watch(browser: Browser, server: Server) -> None:
    first, other = evening(browser, server)
    for touch in (False, True):
        watcher = NottyGuest(browser, server, touch=touch)
        watcher.page.goto(first.page.url)
        expect(watcher.page.get_by_text("You are watching this game.")).to_be_visible()
        assert watcher.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        watcher.close()
    for guest in (first, other):
        expect(guest.page.get_by_text("You are watching this game.")).to_have_count(0)
    close(first, other)


def test_a_bubble_hangs_below_the_head_of_who_speaks(browser: Browser, server: Server) -> None:
    """Four others sit in two columns on a phone: the words of the right one begin below the right one."""
    guests = [NottyGuest(browser, server, touch=True) for _ in range(5)]
    ann = guests[0]
    sit_together({f"Nr{number}": guest for number, guest in enumerate(guests)}, "potter")
    ann.press(ann.page.get_by_role("button", name="Start the game"))
    ann.toolbar.wait_for()
    for number, guest in enumerate(guests[1:], 1):
        open_drawer(guest, "Talk")
        drawer(guest).get_by_role("textbox", name="Say something").fill("What a lovely hand I have been dealt")
        guest.key("Enter")
        bubble = ann.page.locator(".bubble").filter(has_text=f"Nr{number}:")
        expect(bubble).to_be_visible()
        said, head = bubble.bounding_box(), ann.page.locator(f"[data-who='{number}']").bounding_box()
        assert said is not None and head is not None
        corners = (abs(said["x"] - head["x"]), abs(said["x"] + said["width"] - head["x"] - head["width"]))
        assert min(corners) <= 12, f"the bubble of {number} hangs elsewhere"
        assert said["x"] + 1 >= 8 and said["x"] + said["width"] <= 353
    for guest in guests:
        guest.close()


def test_only_what_a_computer_played_is_said_to_be_a_computers(browser: Browser, server: Server) -> None:
    """Ann lays a meld, and a computer ends her turn with a discard: the line tells the discard alone."""
    hands = ["8♣ 9♣ 10♣ 6♥ K♦ 4♠", "4♥ 6♦ Q♠"]
    position = {"game": "potter", "turn": 0, "turns": 4, "phase": "play", "hands": hands, "discard": "J♥"}
    table = prepare_position(server.data, "drawn", position, NAMES)
    ann = PotterGuest(browser, server)
    ann.come_to(table.id, table.tokens[0])
    ann.wait_for_hand(6)
    ann.select("8♣", "9♣", "10♣")
    ann.act("Lay a meld")
    ann.wait_for_hand(3)
    ann.act("Play for me")
    ann.choose("One action")
    ann.wait_for_hand(2)
    line = ann.page.locator(".last-line")
    expect(line.locator(".by")).to_have_count(1)
    expect(line).to_contain_text("discard")
    assert "meld" not in line.inner_text(), line.inner_text()
    assert ann.errors == []
    ann.close()
