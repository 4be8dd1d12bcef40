"""The chances of winning in a real browser: shown to spectators, and to solo players who want to see them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from parlour.games.notty.tests.page.guest import NottyGuest
from tests.browser.guest import Guest
from tests.server.process import Server

SHOTS = Path(__file__).parents[2] / "build/screenshots"


def strip(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Chances of winning")


def shares(guest: Guest) -> list[int]:
    """The percentage shown for each seat."""
    found = re.findall(r"(\d+)%", strip(guest).inner_text())
    return [int(share) for share in found]


def choose_when(guest: Guest, when: str) -> None:
    """Change the setting in the drawer."""
    guest.press(guest.page.get_by_role("button", name="Settings", exact=True))
    group = guest.page.get_by_role("group", name="Chances of winning")
    guest.press(group.get_by_role("button", name=when))
    guest.press(guest.page.get_by_role("complementary").get_by_role("button", name="Close"))


def chances_in(frames: list[str]) -> int:
    return sum('"t":"chances"' in frame for frame in frames)


def test_a_spectator_sees_how_the_game_stands_until_it_is_switched_off(browser: Browser, server: Server) -> None:
    ann, eve = NottyGuest(browser, server), Guest(browser, server, touch=True)
    ann.open_quick(seats=3, first_player=0)
    expect(strip(ann)).to_have_count(0)  # players do not see it unless they want to
    frames = eve.hears()
    eve.page.goto(ann.page.url)
    eve.wait_until(lambda: len(shares(eve)) == 3, "three chances are shown")
    assert 98 <= sum(shares(eve)) <= 102
    before = chances_in(frames)
    ann.act("Next Turn")
    eve.wait_until(lambda: chances_in(frames) > before, "the chances after the move")
    SHOTS.mkdir(parents=True, exist_ok=True)
    eve.page.screenshot(path=SHOTS / "chances-spectator-phone.png")
    assert eve.axe() == []

    choose_when(eve, "never")
    expect(strip(eve)).to_have_count(0)
    assert ann.wait_for_turn_or_end()
    eve.page.wait_for_timeout(1000)  # an estimate that was under way may still arrive
    silent = chances_in(frames)
    ann.act("Next Turn")
    assert ann.wait_for_turn_or_end()
    eve.page.wait_for_timeout(1000)
    assert chances_in(frames) == silent
    assert ann.errors == eve.errors == []
    ann.close()
    eve.close()


def test_a_solo_player_can_switch_it_on_and_it_comes_back_after_a_break(browser: Browser, server: Server) -> None:
    ann = NottyGuest(browser, server, touch=True)
    ann.open_quick(first_player=0)
    choose_when(ann, "always")
    ann.wait_until(lambda: len(shares(ann)) == 2, "both chances are shown")
    sizes = ann.toolbar.get_by_role("button").evaluate_all("all => all.map(b => b.getBoundingClientRect().bottom)")
    assert max(sizes) <= 640, "there is still room for everything"
    ann.page.reload()
    ann.wait_until(lambda: strip(ann).count() > 0 and len(shares(ann)) == 2, "they are shown again")
    assert ann.errors == []
    ann.close()
