"""Tables without a server: the actor of every table, with the browser's database behind it and no search."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import parlour
from parlour.offline import browser, players
from parlour.offline.host import PREFIX, Host
from tests.offline.device import DevicePage, Shelf, open_table

GAMES = parlour.games()
SHORT = {"house_of_cards": {"preset": "quick"}, "potter": {"target": 50}}


def on_a_device(evening: Callable[[Host, Shelf], Awaitable[None]]) -> None:
    """Run an evening at the tables of a device, without pauses."""

    async def run() -> None:
        shelf = Shelf()
        await evening(Host(shelf, pause=0.0), shelf)

    asyncio.run(run())


async def play_on(page: DevicePage, moves: int) -> None:
    """Play the last legal move at each of the person's turns, until the game is over or long enough."""
    for _ in range(moves):
        await page.until(lambda: page.phase == "over" or bool(page.situation["legal"]))
        if page.phase == "over":
            return
        before = page.situation["moves"]
        cmd = page.order(t="do", turn=before, move=page.situation["legal"][-1])
        assert (await page.answer(cmd))["t"] == "ack"
        await page.until(lambda before=before: page.situation["moves"] > before)  # type: ignore[misc]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_dealt_and_played_against_a_computer(game: str) -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        table = await open_table(host, game, options=SHORT.get(game, {}))
        assert table.startswith(PREFIX)
        page = DevicePage(host, table)
        await page.until(lambda: page.phase == "playing")
        assert page.state["info"]["rated"] is False
        assert [seat["kind"] for seat in page.state["info"]["seats"]] == ["person", "computer"]
        await play_on(page, 12)

    on_a_device(evening)


def test_a_game_ends_with_its_result_and_another_one_follows() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        page = DevicePage(host, await open_table(host, "house_of_cards", options=SHORT["house_of_cards"]))
        await page.until(lambda: page.phase == "playing")
        await play_on(page, 2000)
        assert page.phase == "over" and page.situation["result"]["winners"] is not None
        page.order(t="rematch", nonce="0" * 32)
        await page.until(lambda: page.phase == "playing")
        assert page.situation["moves"] < 5

    on_a_device(evening)


def test_a_game_goes_on_after_the_page_was_closed() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        table = await open_table(host, "jolly")
        page = DevicePage(host, table)
        await page.until(lambda: page.phase == "playing")
        await play_on(page, 3)
        await page.until(lambda: bool(page.situation["legal"]))
        page.line.lost()
        again = DevicePage(Host(shelf, pause=0.0), table)
        await again.until(lambda: again.phase == "playing")
        assert again.situation == page.situation

    on_a_device(evening)


def test_a_refusal_names_its_rule_and_a_move_can_be_taken_back() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        page = DevicePage(host, await open_table(host, "notty"))
        await page.until(lambda: page.phase == "playing" and bool(page.situation["legal"]))
        refused = await page.answer(page.order(t="do", turn=page.situation["moves"], move="draw 9"))
        assert refused["t"] == "refused" and refused["key"]
        asked = {"t": "why", "turn": page.situation["moves"], "move": "draw 9"}
        page.say(asked)
        await page.until(lambda: page.heard[-1]["t"] == "reason")
        assert page.heard[-1]["key"] == refused["key"]
        assert (await page.answer(page.order(t="take_back")))["t"] == "refused"  # nothing to take back yet

    on_a_device(evening)


def test_what_only_a_server_can_compute_is_refused_in_words() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        page = DevicePage(host, await open_table(host, "notty"))
        await page.until(lambda: page.phase == "playing" and bool(page.situation["legal"]))
        page.say({"t": "hint", "turn": page.situation["moves"], "level": 3})
        await page.until(lambda: page.heard[-1]["t"] == "error")
        assert page.heard[-1]["key"] == players.NEEDS_SERVER

    on_a_device(evening)


def test_a_move_is_kept_before_the_page_is_told_of_it() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        page = DevicePage(host, await open_table(host, "notty"))
        await page.until(lambda: page.phase == "playing" and bool(page.situation["legal"]))
        shelf.trouble = "full"
        cmd = page.order(t="do", turn=page.situation["moves"], move=page.situation["legal"][-1])
        await page.until(lambda: page.heard[-1]["t"] == "state" and bool(page.state["info"]["paused"]))
        assert not any(one.get("cmd") == cmd for one in page.heard)
        shelf.trouble = ""
        assert (await page.answer(cmd))["t"] == "ack"

    on_a_device(evening)


def test_a_second_window_at_the_same_table_sends_the_first_back_to_the_log() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        table = await open_table(host, "notty")
        ahead = DevicePage(host, table)
        await ahead.until(lambda: ahead.phase == "playing" and bool(ahead.situation["legal"]))
        behind = DevicePage(other := Host(shelf, pause=0.0), table)
        await behind.until(lambda: behind.phase == "playing" and bool(behind.situation["legal"]))
        await play_on(ahead, 1)
        behind.order(t="do", turn=behind.situation["moves"], move=behind.situation["legal"][-1])
        await behind.until(lambda: behind.hung_up)
        assert behind.heard[-1] == {"t": "bye", "key": "table-come-back", "args": {}}
        again = DevicePage(other, table)
        await again.until(lambda: again.phase != "" and again.state["seq"] >= 4)
        assert again.situation["moves"] >= 1

    on_a_device(evening)


def test_a_page_of_another_version_and_an_unknown_table_are_told_why() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        lost = DevicePage(host, "here-nowhere")
        await lost.until(lambda: lost.hung_up)
        assert lost.heard[-1]["key"] == "table-no-such-table"
        refused = await browser.open_table(host, '{"game": "notty", "visibility": "quick", "seats": 99}')
        assert "bad-seat-count" in refused

    on_a_device(evening)


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_those_that_do_not_search(game: str) -> None:
    assert players.FIRST_CHOICE in players.levels(game) and "expert" not in players.levels(game)
    assert set(players.levels(game)) <= set(players.CANDIDATES)


def test_the_computers_of_a_table_are_of_the_chosen_level() -> None:
    async def evening(host: Host, shelf: Shelf) -> None:
        page = DevicePage(host, await open_table(host, "potter", seats=3, level="qlearning"))
        await page.until(lambda: page.phase == "playing")
        assert [seat.get("level") for seat in page.state["info"]["seats"]][1:] == ["qlearning"] * 2
        await play_on(page, 3)

    on_a_device(evening)
