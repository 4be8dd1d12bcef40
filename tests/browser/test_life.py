"""The life of a table in a real browser: clocks, leaving and coming back, votes, and chat."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from parlour.games.notty.tests.page.guest import NottyGuest
from tests.browser.together import sit_together
from tests.server.process import Server, serving

CLOCK = 20  # s per turn: half would do, but then a busy machine ends the game before anybody is back
PATIENCE = 40_000  # ms: longer than a turn


IMPATIENT = ("--grace", "2")  # a computer soon plays for anyone who leaves


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), program="tests.server.known_luck", flags=IMPATIENT) as server:
        yield server


def waiting_table(browser: Browser, server: Server, **wish: Any) -> tuple[NottyGuest, NottyGuest]:
    """Ann, the host, on a desktop and Bob on a phone, at a table whose game has not begun."""
    ann, bob = NottyGuest(browser, server), NottyGuest(browser, server, touch=True)
    sit_together({"Ann": ann, "Bob": bob}, "notty", **wish)
    return ann, bob


def evening(browser: Browser, server: Server, **wish: Any) -> tuple[NottyGuest, NottyGuest]:
    """The same after the game has begun: returns the player on turn, and the other one."""
    ann, bob = waiting_table(browser, server, **wish)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.toolbar.wait_for()
    bob.toolbar.wait_for()
    ann.wait_until(lambda: ann.my_turn() or bob.my_turn(), "somebody is on turn")
    return (ann, bob) if ann.my_turn() else (bob, ann)


def close(*guests: NottyGuest) -> None:
    for guest in guests:
        assert guest.errors == []
        guest.close()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def drawer(guest: NottyGuest) -> Locator:
    return guest.page.get_by_role("complementary")


def open_drawer(guest: NottyGuest, name: str) -> None:
    if button(guest.page, name).get_attribute("aria-expanded") != "true":
        guest.press(button(guest.page, name))
    expect(drawer(guest).get_by_role("heading", name=name, exact=True)).to_be_visible()


def close_drawer(guest: NottyGuest) -> None:
    guest.press(drawer(guest).get_by_role("button", name="Close"))


def seat_of(guest: NottyGuest, name: str) -> Locator:
    """The line at the table with the name of this seat."""
    return guest.page.locator("[data-who]").filter(has_text=name)


def news(guest: NottyGuest) -> Locator:
    """The transient notice of what somebody has just done."""
    return guest.page.get_by_role("group", name="News")


def sure(guest: NottyGuest, word: str, seats: int = 2) -> None:
    """Answer the confirmation in the drawer."""
    open_drawer(guest, "Table")
    guest.press(drawer(guest).get_by_role("button", name=word))
    guest.press(drawer(guest).get_by_role("group", name="Are you sure?").get_by_role("button", name=word))
    if word == "Give up" and seats == 2:  # this ends the game, and a drawer that covers it closes
        expect(guest.result()).to_be_visible()
        guest.breathe()
    if drawer(guest).count():
        close_drawer(guest)


def test_a_turn_that_takes_too_long_and_talk_meanwhile(browser: Browser, server: Server) -> None:
    slow, other = evening(browser, server, clock=CLOCK)
    second_tab = slow.context.new_page()
    second_tab.goto(slow.page.url)
    expect(seat_of(slow, "Your turn")).to_contain_text(re.compile(r"0:\d\d"))
    expect(seat_of(other, "to move")).to_contain_text(re.compile(r"0:\d\d"))

    open_drawer(other, "Talk")
    drawer(other).get_by_role("textbox", name="Say something").fill("<b>Hello</b> & welcome")
    other.key("Enter")
    expect(slow.page.locator(".bubble")).to_contain_text("<b>Hello</b> & welcome")
    expect(slow.page.locator(".talk .unread")).to_have_text("1")
    open_drawer(slow, "Talk")
    expect(drawer(slow).locator("li")).to_contain_text("<b>Hello</b> & welcome")
    assert slow.page.locator("li b, .bubble b").count() == 0, "what is said is text"
    expect(slow.page.locator(".talk .unread")).to_have_count(0)
    slow.press(drawer(slow).get_by_text("Mute", exact=True))
    slow.press(drawer(slow).get_by_role("checkbox", name=re.compile("Mute (Ann|Bob)")))
    expect(drawer(slow).locator("li")).to_have_count(0)
    other.press(drawer(other).get_by_role("button", name="Good luck"))
    expect(drawer(other).locator("li")).to_have_count(2)
    close_drawer(other)

    warning = button(slow.page, "I’m still here")
    expect(warning).to_be_visible(timeout=PATIENCE)
    expect(drawer(slow).locator("li")).to_have_count(0)
    expect(button(other.page, "I’m still here")).to_have_count(0)
    expect(button(second_tab, "I’m still here")).to_be_visible()
    button(second_tab, "I’m still here").click()
    expect(warning).to_have_count(0)

    expect(slow.page.get_by_text("then a computer takes over for you")).to_be_visible(timeout=PATIENCE)
    expect(warning).to_have_count(0)
    expect(button(slow.page, "I’m back")).to_be_visible(timeout=PATIENCE)
    expect(seat_of(other, "computer plays")).to_be_visible()
    assert slow.axe() == []
    slow.press(button(slow.page, "I’m back"))
    expect(news(slow)).to_contain_text("While you were away, a computer played for you.")
    expect(button(slow.page, "I’m back")).to_have_count(0)
    expect(seat_of(other, "computer plays")).to_have_count(0)

    slow.page.reload()
    open_drawer(slow, "Talk")
    expect(drawer(slow).locator("li")).to_have_count(0)  # muting is remembered
    slow.press(drawer(slow).get_by_text("Mute", exact=True))
    slow.press(drawer(slow).get_by_role("checkbox", name=re.compile("Mute (Ann|Bob)")))
    expect(drawer(slow).locator("li")).to_have_count(2)
    close(slow, other)


def test_votes_and_people_who_leave(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server)
    mover.act("Draw & Discard")
    ask = button(mover.page, "Ask to undo my last move")
    slip = other.page.get_by_role("group", name="Undo", exact=True)
    for answer, cards, words in (
        ("No", 5, "said no: the move stands."),
        ("Agree", 4, "agreed: the move has been taken back."),
    ):
        mover.wait_until(lambda: len(mover.hand()) == 5, "a card is drawn")
        mover.press(ask)
        expect(mover.page.get_by_text("You asked to undo your move.")).to_be_visible()
        expect(slip).to_contain_text("asks to take back:")
        other.press(slip.get_by_role("button", name=answer))
        expect(news(mover).last).to_contain_text(words)
        expect(slip).to_have_count(0)
        mover.wait_until(lambda n=cards: len(mover.hand()) == n, f"there are {cards} cards now")  # type: ignore[misc]
    expect(ask).to_have_count(0)

    sure(mover, "Vote to end the game")
    wants = other.page.get_by_role("group", name="End the game")
    expect(wants).to_contain_text("wants to end the game.")
    assert other.axe() == []
    other.press(wants.get_by_role("button", name="Agree"))
    for guest in (mover, other):
        expect(guest.result()).to_have_text("The players ended the game")
        expect(guest.page.get_by_role("link", name="Review")).to_have_count(0)
        guest.press(button(guest.page, "Play again"))
    expect(mover.result()).to_have_count(0)

    sure(other, "Give up")
    expect(mover.result()).to_have_text("You win!")
    expect(mover.page.locator("section.result li").last).to_contain_text("gave up")
    table = other.page.url
    other.page.goto(server.address)
    mover.press(button(mover.page, "Play again"))
    expect(mover.result()).to_have_count(0)
    expect(seat_of(mover, "computer plays")).to_be_visible()
    other.page.goto(table)
    expect(seat_of(mover, "computer plays")).to_have_count(0)
    close(mover, other)


def test_everybody_is_told_of_a_resignation_and_the_others_play_on(browser: Browser, server: Server) -> None:
    ann, bob = waiting_table(browser, server, seats=3)
    ann.press(button(ann.page, "Add a computer"))
    ann.press(button(ann.page, "Start the game"))
    bob.toolbar.wait_for()
    sure(bob, "Give up", seats=3)
    expect(news(bob)).to_contain_text("You have given up. A computer plays on for you; you may leave.")
    expect(news(ann)).to_contain_text("Bob has given up. A computer plays on.")
    close(ann, bob)


def test_a_game_over_days_and_a_turn_that_is_skipped(browser: Browser, server: Server) -> None:
    mover, other = evening(browser, server, clock=3 * 24 * 60 * 60)
    expect(seat_of(other, "to move")).to_contain_text("3 days left")
    open_drawer(other, "Table")
    skip = drawer(other).get_by_role("button", name=re.compile("^Skip "))
    expect(skip).to_have_count(0)
    mover.page.goto(server.address)
    expect(seat_of(other, "away")).to_be_visible()
    other.press(skip)
    other.press(
        drawer(other).get_by_role("group", name="Are you sure?").get_by_role("button", name=re.compile("^Skip "))
    )
    other.wait_until(other.my_turn, "a computer has finished the turn")
    expect(seat_of(other, "computer plays")).to_have_count(0)  # in such a game people come and go
    close(mover, other)


def test_the_host_sets_the_terms_and_hands_the_table_over(browser: Browser, server: Server) -> None:
    ann, bob = waiting_table(browser, server)
    ann.press(ann.page.locator("summary", has_text=re.compile("^Options$")))
    ann.page.get_by_label("Time per turn").select_option("1 min per turn")
    ann.press(ann.page.get_by_role("group", name="Rated games").get_by_role("button", name="on"))
    expect(bob.page.get_by_text("1 min per turn · rated")).to_be_visible()
    ann.press(ann.page.locator("summary", has_text="Share these options"))
    link = ann.page.get_by_label("Link to these options").input_value()
    assert link == f"{server.address}/?open=notty&seats=2&clock=60&rated=yes"
    assert ann.axe() == []

    ann.press(button(ann.page, "Hand the table to Bob"))
    expect(button(bob.page, "Start the game")).to_be_visible()
    table = ann.page.url
    ann.page.goto(server.address)
    bob.press(button(bob.page, "Remove Ann from this seat"))
    expect(bob.page.get_by_text("free seat")).to_be_visible()
    ann.page.goto(table)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press(button(ann.page, "Sit down"))
    expect(ann.page.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    bob.press(button(bob.page, "Start the game"))
    for guest in (ann, bob):
        guest.toolbar.wait_for()
        expect(guest.toolbar.get_by_role("button", name="Play for me")).to_have_count(0)
        expect(button(guest.page, "Hint")).to_have_count(0)  # in a rated game between people there is no help
    close(ann, bob)


def test_what_the_server_says_and_how_the_page_comes_back(browser: Browser, server: Server) -> None:
    ann = NottyGuest(browser, server, touch=True, own_window=True)
    sockets: list[WebSocketRoute] = []
    seqs: list[int] = []

    def listen(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        house = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] in ("state", "events"):
                seqs.append(message["seq"])
            socket.send(frame)

        house.on_message(pass_on)

    def say(**message: Any) -> None:
        sockets[-1].send(json.dumps(message))

    def connections(count: int) -> None:
        ann.wait_until(lambda: len(sockets) == count, f"there were {count} connections")
        expect(ann.page.get_by_text("Connected")).to_be_attached()

    ann.page.route_web_socket(re.compile(r"/socket(\?|$)"), listen)
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()

    say(t="notice", text="The house closes <i>at ten</i>.")
    notice = ann.page.get_by_role("group", name="Announcement")
    expect(notice).to_contain_text("The house closes <i>at ten</i>.")
    ann.press(notice.get_by_role("button", name="Close"))
    expect(notice).to_have_count(0)
    say(t="paused", key="table-cannot-write", args={})
    paused = ann.page.get_by_role("group", name="Game paused")
    expect(paused).to_contain_text("Nothing is lost")
    assert ann.axe() == []
    ann.act("Next Turn")
    expect(paused).to_have_count(0)

    assert ann.wait_for_turn_or_end()
    say(t="said", seq=0, seat=1, at=0.0, text="long ago")
    say(t="said", seq=seqs[-1] + 5, seat=1, at=0.0, text="after a gap")
    connections(2)
    say(t="bye", key="table-come-back", args={})
    sockets[-1].close()
    connections(3)
    assert ann.page.get_by_text("The table is being opened again.").count() == 0
    say(t="bye", key="table-closed", args={})
    sockets[-1].close()
    expect(ann.page.get_by_role("group", name="News")).to_contain_text("This table is closed.")
    ann.page.wait_for_timeout(1500)
    assert len(sockets) == 3, "a closed table is not knocked at"
    ann.close()


def test_a_table_that_is_not_there_says_so_once(browser: Browser, server: Server) -> None:
    ann = NottyGuest(browser, server)
    sockets: list[object] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket))
    ann.page.goto(f"{server.address}/t/nowhere")
    expect(ann.page.get_by_role("main")).to_contain_text("There is no table nowhere.")
    ann.page.wait_for_timeout(1500)
    assert len(sockets) == 1
    close(ann)


def test_a_page_that_was_let_in_waits_for_its_table_to_be_opened(browser: Browser, server: Server) -> None:
    """After a restart many tables are opened at once: to knock again would only make it longer."""
    ann = NottyGuest(browser, server, touch=True, own_window=True)
    hellos: list[str] = []
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def listen(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            if '"hello"' in str(frame):
                hellos.append(str(frame))
            house.send(frame)

        def from_house(frame: str | bytes) -> None:
            if holding:
                held.append((socket, frame))
            else:
                socket.send(frame)

        socket.on_message(from_page)
        house.on_message(from_house)

    def said_hello(count: int) -> None:
        ann.wait_until(lambda: len(hellos) == count, f"there were {count} hellos")

    ann.page.route_web_socket(re.compile(r"/socket(\?|$)"), listen)
    ann.open_quick(first_player=0)
    said_hello(1)
    ann.page.clock.install()
    holding = True
    ann.page.reload()
    said_hello(2)
    ann.page.clock.run_for(20_000)
    assert len(hellos) == 2, "it waits, and does not knock again"
    ann.page.clock.run_for(20_000)
    said_hello(3)  # but not for ever
    ann.wait_until(lambda: len(held) >= 4, "the server has answered both")
    holding = False
    for socket, frame in held[-2:]:
        socket.send(frame)
    expect(ann.page.get_by_text("Connected")).to_be_attached()
    ann.close()
