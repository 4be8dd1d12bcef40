"""A phone held sideways: the hand and every button are in view at every table, however crowded it is."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from parlour.games.house_of_cards.tests.page.guest import before_the_first_card, careful
from tests.browser.accessibility import slides, small_targets
from tests.browser.crowded_tables import CROWDED, LONG, PEOPLE
from tests.browser.guest import KNOWS_COSTS, Guest
from tests.browser.prepared_tables import Prepared, Way, prepare, prepare_finished, prepare_position
from tests.examples.outside import for_processes
from tests.server.process import Server, serving

SIZES: list[ViewportSize] = [
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
    {"width": 740, "height": 360},
    {"width": 932, "height": 430},
]
SMALLEST = SIZES[1]
LANGUAGES = ["en", "si", "cs"]
# Each hand card and button as a box; reports boxes beyond the edge of the screen, or over one of another kind.
OUTSIDE = """([what, strict]) => {
    const found = [], shown = [...document.querySelectorAll(what)].filter(one => one.checkVisibility());
    for (const one of shown) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const name = one.dataset.copy ?? one.ariaLabel ?? one.innerText;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            found.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
    }
    return shown.length || !strict ? found : [`nothing is ${what}`];
}"""
COVERED = """([some, others]) => {
    const boxes = what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility())
        .map(one => [one.dataset.copy ?? one.innerText, one.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const over = ([a, one]) => boxes(others).filter(([, two]) => meet(one, two)).map(([b]) => `${a} / ${b}`);
    return boxes(some).flatMap(over);
}"""
HAND = "[data-copy]:not([disabled])"
ACTIONS = "[role=toolbar] button"
BUTTONS = ".table button:not(.copy, .meld, .steal)"
House = tuple[Server, dict[str, Prepared]]
# Every table in Sinhala, whose lines are the tallest, and in one of the other languages.
IN_LANGUAGES = [(name, "si") for name in CROWDED] + list(zip(CROWDED, cycle(["en", "cs"]), strict=False))


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """Crowded tables, and a game that has just ended."""
    data = server.data
    tables = {
        name: prepare_position(data, name, position, PEOPLE[: len(position["hands"])])
        for name, position in CROWDED.items()
    }
    short = Way(player=careful, first=3)
    tables["look"] = prepare(data, "house_of_cards", "look", before_the_first_card)
    tables["over"] = prepare_finished(data, "house_of_cards", "over", short, preset="quick")[0]
    return server, tables


class Sideways(Guest):
    """A person who holds the phone sideways."""

    def __init__(self, browser: Browser, house: House, language: str = "en") -> None:
        settings = KNOWS_COSTS | {"language": language, "name": LONG}
        super().__init__(browser, house[0], touch=True, settings=settings, viewport=SIZES[0])
        self.tables = house[1]

    def sit_at(self, name: str) -> None:
        table = self.tables[name]
        self.come_to(table.id, table.tokens[0])
        self.page.locator(HAND).first.wait_for()
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")  # the look at your own deck

    def turn_to(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def outside(self, what: str, *, strict: bool = True) -> list[str]:
        """The elements that are not in view; `strictly`, at least one must exist."""
        return self.page.evaluate(OUTSIDE, [what, strict])  # type: ignore[no-any-return]

    def covered(self, some: str, others: str) -> list[str]:
        return self.page.evaluate(COVERED, [some, others])  # type: ignore[no-any-return]

    def assert_all_in_view(self, what: str) -> None:
        """Check that the hand and the buttons are on the screen without overlapping, and that nothing scrolls."""
        for parts in (HAND, ACTIONS, BUTTONS):
            assert self.outside(parts) == [], what
        assert self.covered(HAND, ACTIONS) == [], what
        assert self.covered(HAND, ".talk > *") == [], what
        assert not slides(self), what
        assert not self.page.evaluate(
            "(main => main.scrollHeight > main.clientHeight + 1)(document.querySelector('main'))"
        )


@pytest.mark.parametrize(("name", "language"), IN_LANGUAGES)
def test_hand_and_buttons_are_in_view_at_a_crowded_table_and_fingers_hit_them(
    browser: Browser, house: House, name: str, language: str
) -> None:
    ann = Sideways(browser, house, language)
    ann.sit_at(name)
    for size in SIZES:
        ann.turn_to(size)
        ann.assert_all_in_view(f"{name} {size} {language}")
    ann.turn_to(SMALLEST)
    assert small_targets(ann, ".table") == []
    assert ann.errors == []
    ann.close()


def test_a_game_from_outside(browser: Browser, tmp_path: Path) -> None:
    with for_processes(), serving(tmp_path, program="tests.server.known_luck") as server:
        ann = Sideways(browser, (server, {}))
        ann.game = "lowest"
        ann.open_quick()
        assert ann.wait_for_turn_or_end()
        for size in SIZES:
            ann.turn_to(size)
            ann.assert_all_in_view(f"lowest {size}")
        ann.close()


@pytest.mark.parametrize(
    "path", ["/learn/notty", "/learn/potter", "/learn/jolly", "/learn/house_of_cards", "/p/jolly/1"]
)
def test_lessons_and_puzzles(browser: Browser, house: House, path: str) -> None:
    ann = Sideways(browser, house, "si")
    ann.page.goto(f"{ann.server.address}{path}")
    ann.page.locator(HAND).first.wait_for()
    for size in SIZES:
        ann.turn_to(size)
        ann.assert_all_in_view(f"{path} {size}")
    ann.close()


def test_the_table_setup_has_its_start_in_view(browser: Browser, house: House) -> None:
    ann = Sideways(browser, house)
    ann.page.goto(ann.server.address)
    ann.press(ann.page.get_by_role("button", name="Play with friends"))
    start = ann.page.get_by_role("button", name="Start the game")
    start.wait_for()
    for size in SIZES:
        ann.turn_to(size)
        expect(start).to_be_in_viewport(ratio=1)
        assert not slides(ann)
    ann.close()


def test_the_end_shows_its_ways_on_and_a_review_its_table_and_steps(browser: Browser, house: House) -> None:
    ann = Sideways(browser, house)
    table = house[1]["over"]
    ann.come_to_end(table.id, table.tokens[0])
    for size in SIZES:
        ann.turn_to(size)
        assert ann.outside("section.result .foot :is(button, a)") == [], f"the end {size}"
    ann.press(ann.page.get_by_role("link", name="Review"))
    ann.page.locator("[data-copy]").first.wait_for(timeout=120_000)
    for size in SIZES:
        ann.turn_to(size)
        for parts in ("[data-copy]", ".steps button", ".steps input"):
            assert ann.outside(parts) == [], f"the review {size}"
        assert not slides(ann)
    ann.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_seen_at_one_look(browser: Browser, house: House, language: str) -> None:
    """What has to be remembered is visible without scrolling."""
    ann = Sideways(browser, house, language)
    table = ann.tables["look"]
    ann.come_to(table.id, table.tokens[0])
    deck = ann.page.get_by_role("dialog")
    deck.wait_for()
    cards = deck.locator("section span.card")
    expect(cards.nth(12)).to_be_attached()  # 13 in the deck, 2 in the hand
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    assert ann.errors == []
    ann.close()
