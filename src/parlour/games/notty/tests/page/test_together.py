"""Two browsers and a computer at one table, and a server that is killed in the middle of a move."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from parlour.games.notty.tests.page.guest import NottyGuest as Guest
from tests.server.process import Server, serving


def evening(
    browser: Browser, server: Server, *, computer: bool = True, open_to: str = "Play with friends"
) -> tuple[Guest, Guest]:
    """Ann opens a table, with a computer or without; Bob comes by the link, on a phone."""
    ann, bob = Guest(browser, server), Guest(browser, server, touch=True)
    ann.page.goto(server.address)
    ann.page.get_by_label("Your name").fill("Ann")
    if computer:
        ann.page.get_by_role("radio", name="2").or_(ann.page.get_by_role("button", name="2", exact=True)).first.click()
    ann.page.get_by_role("button", name=open_to).click()
    ann.page.wait_for_url(re.compile("/t/"))
    if computer:
        ann.page.get_by_role("button", name="Add a computer").first.click()
    bob.page.goto(ann.page.url)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").tap()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.toolbar.wait_for()
    bob.toolbar.wait_for()
    return ann, bob


def test_two_browsers_and_a_computer_at_one_table(browser: Browser, server: Server) -> None:
    ann, bob = evening(browser, server)
    for _ in range(6):
        for guest in (ann, bob):
            if guest.my_turn():
                guest.act("Next Turn")
        ann.page.wait_for_timeout(250)
    assert ann.page.get_by_text("Bob").count() > 0
    assert bob.page.get_by_text("Ann").count() > 0
    assert ann.errors == bob.errors == []
    ann.close()
    bob.close()


def test_stealing_a_last_card_is_warned_of_and_makes_its_owner_win(browser: Browser, server: Server) -> None:
    """Ann steals Bob's cards one by one; at the last one the page warns her, and she does it all the same (§6.2)."""
    ann, bob = evening(browser, server, computer=False)
    for left in (3, 2, 1):
        if bob.my_turn():
            bob.act("Next Turn")
        ann.wait_until(ann.my_turn, "Ann is on turn")
        ann.act("Steal Card")
        ann.choose("Steal a card from Bob")
        bob.wait_until(lambda n=left: len(bob.hand()) == n, f"{left} cards are left")  # type: ignore[misc]
        ann.act("Next Turn")
        bob.wait_until(bob.my_turn, "Bob is on turn")
    bob.act("Next Turn")
    ann.wait_until(ann.my_turn, "Ann is on turn")
    ann.act("Steal Card")
    ann.choose("Leave it")
    assert len(bob.hand()) == 1
    ann.act("Steal Card")
    ann.choose("Steal it")
    ann.result().wait_for()
    assert "Bob wins" in ann.result().inner_text()
    bob.result().wait_for()
    assert "You win" in bob.result().inner_text()
    for guest in (ann, bob):
        guest.breathe()
        guest.page.get_by_role("button", name="Play again").click()
    ann.wait_until(lambda: ann.result().count() == 0 and len(ann.hand()) == 4, "a rematch is dealt")
    assert ann.errors == bob.errors == []
    ann.close()
    bob.close()


@pytest.mark.parametrize("delay", [0.005])  # many more delays: `make chaos`
def test_kill_9_right_after_a_move_loses_and_doubles_nothing(browser: Browser, tmp_path: Path, delay: float) -> None:
    """Both pages agree afterwards, and the game continues."""
    with serving(tmp_path) as server:
        ann, bob = evening(browser, server)
        mover = next_mover(ann, bob)
        other = bob if mover is ann else ann
        before = len(mover.hand())
        mover.act("Draw & Discard")
        time.sleep(delay)
        server.kill()
        server.start()
        mover.wait_until(lambda: len(mover.hand()) == before + 1, "the move is there, once")
        mover.select(mover.hand()[0])
        mover.act("Put one back")
        mover.wait_until(lambda: len(mover.hand()) == before, "the game goes on")
        hand = mover.hand()
        other.wait_until(lambda: hands_seen(other) == hands_seen(mover), "both pages agree")
        assert mover.hand() == hand
        ann.close()
        bob.close()


def next_mover(ann: Guest, bob: Guest) -> Guest:
    for _ in range(200):
        for guest in (ann, bob):
            if guest.my_turn():
                return guest
        ann.page.wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def hands_seen(guest: Guest) -> list[str]:
    """All cards on the table, in any hand."""
    copies = guest.page.locator("[data-copy]:not(.away)").evaluate_all(
        "all => all.map(b => b.dataset.copy.slice(0, 2))"
    )
    return sorted(copies)
