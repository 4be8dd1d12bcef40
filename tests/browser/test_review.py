"""The review of a finished game in a real browser: moments, points of view, turning points, and playing on."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import parlour
from parlour.core.state import State
from parlour.games.house_of_cards.tests.page.guest import HouseOfCardsGuest, careful
from parlour.locales import say
from tests.browser.accessibility import assert_for_everybody, slides, violations
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.prepared_tables import Prepared, Way, prepare_finished
from tests.server.process import Server, serving

SHOTS = Path(__file__).parents[2] / "build/screenshots"
GAME = "house_of_cards"
SHORT = Way(player=careful, first=3)  # 25 moves, and several of them turned the game


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Server, Prepared, list[State]]:
    """A house with a finished game, and that game after every move."""
    data = server.data
    table, moves = prepare_finished(data, GAME, "ended", SHORT, preset="quick")
    states = [parlour.replay({**table.state.record(), "moves": []})]
    for move in moves:
        states.append(states[-1].clone())
        states[-1].play(move)
    return server, table, states


class Reader(HouseOfCardsGuest):
    """A person who reviews a game."""

    def review(self, table: Prepared) -> None:
        """From the table by the button of the result."""
        self.come_to_end(table.id, table.tokens[0])
        self.press(self.page.get_by_role("link", name="Review"))
        self.judgement.wait_for()

    @property
    def judgement(self) -> Locator:
        return self.page.locator("section.judgement")

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name="Review")

    def move(self) -> int:  # type: ignore[override]
        return int(self.slider.input_value())

    def sees(self, state: State, seat: int) -> None:
        """Wait until the table is as this seat saw it."""
        view = state.view(seat)
        hand = sorted(view["hands"][seat])
        self.wait_until(lambda: self.hand() == hand and self.sum() == view["sum"], f"{hand}, {view['sum']}")


def reviewed(server: Server, table: Prepared) -> Any:
    """The review, as the server sends it."""
    with urllib.request.urlopen(f"{server.address}/api/tables/{table.id}/games/0/review", timeout=30) as answer:
        return json.load(answer)["review"]


def test_step_by_step_by_keys_slider_and_buttons(
    browser: Browser, played: tuple[Server, Prepared, list[State]]
) -> None:
    server, table, states = played
    ann = Reader(browser, server)
    ann.review(table)
    moves = len(states) - 1
    ann.sees(states[0], 0)
    expect(ann.judgement).to_contain_text(f"Move 1 of {moves}")
    assert ann.toolbar.count() == 0, "nothing can be played here"
    for number in (1, 2, 3):
        ann.key("ArrowRight")
        ann.sees(states[number], 0)
    ann.key("ArrowLeft")
    ann.sees(states[2], 0)
    ann.key("End")
    ann.sees(states[-1], 0)
    expect(ann.judgement).to_contain_text(re.compile("(Ann|Ben) wins"))
    number, wrong = next(
        (number, one)
        for number, one in enumerate(reviewed(server, table)["moves"])
        if one["by"] == 0 and one["loss"] > 0 and one["best"].startswith("play ")
    )
    ann.slider.fill(str(number))
    ann.sees(states[number], 0)
    expect(ann.judgement).to_contain_text(say("en", "web-review-label", {"label": wrong["label"]}))
    expect(ann.judgement).to_contain_text(re.compile(rf"gave away {round(100 * wrong['loss'])}%"))
    marked = ann.page.locator(".copy.advised")
    expect(marked).to_have_count(1)
    assert ann.card_of(str(marked.get_attribute("data-copy"))) == wrong["best"].removeprefix("play ")
    ann.slider.fill("7")
    ann.sees(states[7], 0)
    ann.page.get_by_role("button", name="One move forward").click()
    ann.sees(states[8], 0)
    expect(ann.page).to_have_url(re.compile(r"\?move=8&seat=0$"))
    ann.page.reload()
    ann.sees(states[8], 0)
    assert ann.errors == []
    ann.close()


def test_chances_before_and_after_luck_and_what_was_given_away_add_up_as_shown(
    browser: Browser, played: tuple[Server, Prepared, list[State]]
) -> None:
    """From every point of view, at every move; and a move that reveals nothing brings no luck."""
    server, table, states = played
    ann = Reader(browser, server)
    ann.review(table)
    moves = reviewed(server, table)["moves"]
    for eyes in ("Ann", "Ben"):
        ann.page.get_by_label("Seen by").select_option(eyes)
        for number, one in enumerate(moves):
            ann.slider.fill(str(number))
            expect(ann.judgement).to_contain_text(f"Move {number + 1} of {len(states) - 1}")
            said = ann.judgement.locator("p.numbers").first.inner_text().replace("−", "-")
            before, after = (int(part) for part in re.findall(r"(\d+)%", said)[:2])
            lost = int((re.search(r"gave away (\d+)", said) or ["", "0"])[1])
            luck = int((re.search(r"hidden cards: \+?(-?\d+)", said) or ["", "0"])[1])
            assert before - lost + luck == after, said
            assert one["reveals"] or luck == 0 or number + 1 == len(moves), said
    assert ann.errors == []
    ann.close()


def test_another_seats_eyes_a_turning_point_and_the_sums(
    browser: Browser, played: tuple[Server, Prepared, list[State]]
) -> None:
    server, table, states = played
    ann = Reader(browser, server)
    ann.review(table)
    found = reviewed(server, table)
    ann.page.get_by_label("Seen by").select_option("Ben")
    ann.sees(states[0], 1)
    expect(ann.page.get_by_text("Chances based on what Ben could know.")).to_be_visible()
    turning = found["eyes"][1]["turning"]
    point, last = turning[0], turning[-1]
    assert point != last
    ann.page.locator(".point").nth(0).click()
    ann.wait_until(lambda: ann.move() == point, "the turning point")
    ann.sees(states[point], 1)
    ann.page.get_by_role("link", name=re.compile(f"^Move {last + 1}, ")).click()
    ann.sees(states[last], 1)
    legend = ann.page.get_by_role("region", name="Chances of winning").locator("li strong").all_inner_texts()
    assert sum(int(re.sub(r"\D", "", share)) for share in legend) == 100
    columns = ann.page.locator("section.sums tbody").first.evaluate(
        "body => [...body.rows].map(row => [...row.cells].slice(1).map(cell => cell.innerText))"
    )
    for seat, one in enumerate(found["sums"]):
        *parts, result = [int(re.sub(r"[^\d-]", "", row[seat].replace("−", "-"))) for row in columns]
        assert sum(parts) == result == round(100 * one["result"])
    assert ann.errors == []
    ann.close()


def test_playing_on_from_a_moment_opens_a_table_that_stands_there(
    browser: Browser, played: tuple[Server, Prepared, list[State]]
) -> None:
    server, table, states = played
    ann = Reader(browser, server)
    mine = next(number for number, state in enumerate(states) if number >= 6 and state.turn == 0)
    ann.page.goto(f"{server.address}/r/{table.id}/0?move={mine}&seat=0")
    ann.sees(states[mine], 0)
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.toolbar.wait_for()
    ann.close_look()
    ann.sees(states[mine], 0)
    assert ann.my_turn()
    assert ann.page.locator(".level").count() > 0, "against a computer"
    assert ann.errors == []
    ann.close()


def test_swiping_on_a_phone(browser: Browser, played: tuple[Server, Prepared, list[State]]) -> None:
    server, table, states = played
    ann = Reader(browser, server, "touch")
    ann.review(table)
    ann.sees(states[0], 0)
    swipe(ann, -150)
    ann.sees(states[1], 0)
    swipe(ann, -150)
    swipe(ann, 150)
    ann.sees(states[1], 0)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    ann.close()


def swipe(ann: Reader, across: int) -> None:
    """Swipe sideways over the hand."""
    spot = ann.page.locator(".own").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    touch = ann.context.new_cdp_session(ann.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.5, 1.0):
        moved = [{"x": x + part * across, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": moved})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone", "desktop"])
def test_a_review_is_for_everybody(
    browser: Browser, played: tuple[Server, Prepared, list[State]], viewport: dict[str, int], scheme: str
) -> None:
    server, table, states = played
    ann = Reader(browser, server, viewport=viewport, color_scheme=scheme)
    ann.page.goto(f"{server.address}/r/{table.id}/0?seat=0")
    ann.sees(states[0], 0)
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"review-{scheme}-{viewport['width']}.png")
    assert not slides(ann)
    if viewport is PHONE:
        assert_for_everybody(ann, "the review")
    else:
        assert violations(ann) == []
    ann.close()


def test_a_game_that_goes_on_is_not_reviewed(browser: Browser, played: tuple[Server, Prepared, list[State]]) -> None:
    server, _, _ = played
    ann = Reader(browser, server)
    ann.open_quick()
    ann.page.goto(ann.page.url.replace("/t/", "/r/") + "/0")
    expect(ann.page.get_by_role("alert")).to_have_text(re.compile(r"\w"))
    assert ann.judgement.count() == 0
    ann.close()


def test_a_long_log_does_not_stretch_the_page(browser: Browser, played: tuple[Server, Prepared, list[State]]) -> None:
    """The hidden words in its lines once did, and the page scrolled away under the table."""
    server, table, _ = played
    ann = Reader(browser, server)
    ann.come_to_end(table.id, table.tokens[0])
    ann.key("l")
    drawer = ann.page.get_by_role("complementary", name="Log")
    drawer.wait_for()
    assert drawer.locator(".body").evaluate("(body) => body.scrollHeight > body.clientHeight")
    assert ann.page.evaluate("document.scrollingElement.scrollHeight === innerHeight")
    ann.close()


def test_a_review_calls_nobody_you(browser: Browser, played: tuple[Server, Prepared, list[State]]) -> None:
    """Anyone who follows a link to somebody's point of view is somebody else."""
    server, table, _ = played
    stranger = Reader(browser, server)
    stranger.page.goto(f"{server.address}/r/{table.id}/0?seat=0&move=2")
    stranger.judgement.wait_for()
    head = stranger.page.locator(".own [data-who], .own .seat").first
    expect(head).to_contain_text("Ann")
    expect(head.get_by_text("you", exact=True)).to_have_count(0)
    stranger.close()


def test_a_review_that_fails_says_so_on_its_page(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_TEST_BEGUN", str(tmp_path / "begun"))
    table, _ = prepare_finished(tmp_path, GAME, "ended", SHORT, preset="quick")
    with serving(tmp_path, program="tests.server.broken_reviews") as server:
        ann = Reader(browser, server)
        ann.page.goto(f"{server.address}/r/{table.id}/0")
        expect(ann.page.get_by_role("alert")).to_have_text(say("en", "table-review-failed"))
        ann.close()
    assert (tmp_path / "begun").read_text() == "begun\n", "and it is not begun again"
