"""Nobody plays while a window is open that the page has opened by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from parlour.core.state import State
from parlour.games.house_of_cards.tests.page import guest as house_of_cards
from parlour.games.potter.tests.page import guest as potter
from parlour.games.potter.tests.page.guest import PotterGuest, at
from tests.browser.melding import faces
from tests.browser.prepared_tables import LIVELY, Prepared, Situation, prepare
from tests.server.process import Server, serving

House = tuple[Server, dict[str, Prepared]]
LONG_LOOK = 0.9  # seconds that a computer waits after a round


def gives_the_lead_to(seat: int) -> Situation:
    """Ann wins the round by a discard, and this seat begins the next one."""

    def wanted(state: State) -> bool:
        move = potter.winning_move(state)
        after = state.clone()
        return move is not None and bool(after.play(move)) and after.turn == seat

    return wanted


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house")
    tables = {
        "alone": prepare(data, "potter", "alone", gives_the_lead_to(1), replace(LIVELY, computer="reference")),
        "friends": prepare(data, "potter", "friends", gives_the_lead_to(0)),
    }
    with serving(data, pause=LONG_LOOK / 1.2) as server:
        yield server, tables


class Reader(house_of_cards.HouseOfCardsGuest):
    """A person who leaves the look at their deck open."""

    def close_look(self) -> list[str]:
        return []


def end_the_round(ann: PotterGuest, prepared: Prepared) -> None:
    move = potter.winning_move(prepared.state)
    assert move is not None
    ann.select(*faces(move))
    ann.act("Discard")


def moves_heard(frames: list[str]) -> int:
    return max((int(found) for frame in frames for found in re.findall(r'"moves":(\d+)', frame)), default=0)


def test_computers_wait_behind_the_end_of_a_round_through_a_crash_and_a_reload(browser: Browser, house: House) -> None:
    server, tables = house
    ann = at(browser, server, tables["alone"])
    frames = ann.hears()
    ann.page.reload()
    ann.toolbar.wait_for()
    end_the_round(ann, tables["alone"])
    ended = ann.page.get_by_role("dialog", name=re.compile("round 1$"))
    expect(ended).to_be_visible()
    expect(ended.get_by_text("Play continues in")).to_have_count(0)  # as long as Ann wants
    ann.wait_until(lambda: '"reading":{"seats":[0],"until":null}' in frames[-1], "the table hears that Ann reads")
    moves = moves_heard(frames)

    server.kill()
    server.start()
    ann.wait_until(lambda: '"t":"state"' in frames[-1] and '"reading":{"seats":[0]' in frames[-1], "Ann is back")
    expect(ended).to_be_visible()
    assert moves_heard(frames) == moves

    ann.page.reload()
    expect(ended).to_be_visible()
    ann.wait_until(lambda: '"reading":{"seats":[0]' in frames[-1], "Ann reads on")
    assert moves_heard(frames) == moves

    ann.press(ended.get_by_role("button", name="Continue"))
    ann.wait_until(ann.my_turn, "the computer has played, and Ann is on turn")
    assert moves_heard(frames) > moves
    ann.close()


def test_among_people_the_windows_show_a_countdown_and_play_goes_on_when_all_have_read(
    browser: Browser, house: House
) -> None:
    server, tables = house
    ann, ben = at(browser, server, tables["friends"]), at(browser, server, tables["friends"], "touch", seat=1)
    end_the_round(ann, tables["friends"])
    windows = [guest.page.get_by_role("dialog", name=re.compile("round 1$")) for guest in (ann, ben)]
    for window in windows:
        expect(window.get_by_text(re.compile(r"Play continues in \d+ s"))).to_be_visible()
    ann.key("Enter")
    expect(windows[0]).to_have_count(0)
    expect(ann.page.get_by_text("Still reading: Ben")).to_be_visible()
    ann.act("Draw")
    expect(ann.page.get_by_role("region").get_by_text("Ben can go on reading for")).to_be_visible()
    expect(windows[1]).to_be_visible()
    ben.press(windows[1].get_by_role("button", name="Continue"))
    expect(ann.page.get_by_text("Still reading: Ben")).to_have_count(0)
    ann.act("Draw")
    ann.wait_for_hand(9)
    assert ann.errors == ben.errors == []
    ann.close()
    ben.close()


def test_computers_wait_while_a_player_looks_at_their_deck(browser: Browser, house: House) -> None:
    ann = Reader(browser, house[0])
    frames = ann.hears()
    ann.open_quick(4)
    look = ann.look()
    expect(look).to_be_visible()
    ann.wait_until(lambda: any('"reading":{"seats":[0],"until":null}' in frame for frame in frames), "Ann reads")
    assert moves_heard(frames) == 0
    ann.press(look.get_by_role("button", name="I have seen it"))
    ann.wait_until(ann.my_turn, "Ann is on turn")
    ann.close()
