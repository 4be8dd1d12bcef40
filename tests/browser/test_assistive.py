"""Narrow pages, small questions, and what people need who listen, type or choose their own colours."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from parlour.games.house_of_cards.tests.page.guest import careful
from parlour.games.notty.tests.page.guest import NottyGuest
from parlour.locales import say
from tests.browser.accessibility import slides, violations
from tests.browser.crowded_tables import CROWDED, LONG, PEOPLE, WAYS
from tests.browser.guest import DESKTOP, KNOWS_COSTS, PHONE, Guest
from tests.browser.prepared_tables import Prepared, Way, prepare_finished, prepare_position
from tests.server.process import Server

NARROW: ViewportSize = {"width": 320, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
PAGES = ["/", "/me", "/leaders", "/settings", "/p/notty", "/p/potter/1", "/rules/jolly", "/learn/house_of_cards"]
STRETCHED = "document.documentElement.scrollHeight > innerHeight"
SINHALA = "නිමල් ක්‍රිෂාන්ත"
OUTSIDE = """within => {
    const across = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1;
    const inside = (a, b) => across(a, b) && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    return within.flatMap(one => {
        const frame = one.getBoundingClientRect();
        const all = [...one.querySelectorAll('svg')].map(svg => svg.getBoundingClientRect());
        return all.every(svg => inside(svg, frame)) ? [] : [one.ariaLabel];
    });
}"""
# Letters that extend beyond a box that clips its contents: above all the marks over Sinhala letters.
CLIPPED = """() => {
    const pen = document.createElement('canvas').getContext('2d'), found = [];
    for (const one of document.querySelectorAll('main *:not(.hidden)')) {
        const style = getComputedStyle(one);
        if (!['hidden', 'clip'].includes(style.overflowY) || style.clipPath !== 'none') continue;
        const box = one.getBoundingClientRect();
        const letters = node => node.nodeType === 3 && /[\\u0d80-\\u0dff]/.test(node.data);
        for (const node of [...one.childNodes].filter(letters)) {
            const range = document.createRange();
            range.selectNodeContents(node);
            const line = range.getClientRects()[0];
            if (!line) continue;
            pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
            const first = node.data.trim().slice(0, 24), ink = pen.measureText(first);
            const baseline = line.top + ink.fontBoundingBoxAscent;
            if (baseline - ink.actualBoundingBoxAscent < box.top - 0.5) found.push(`${one.className}: ${first}`);
        }
    }
    return found;
}"""
House = tuple[Server, dict[str, Prepared]]


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    data = server.data
    positions = CROWDED | {"ways": WAYS}
    tables = {
        name: prepare_position(data, name, position, PEOPLE[: len(position["hands"])])
        for name, position in positions.items()
    }
    for speed in SPEEDS:
        tables[f"lay-{speed}"] = prepare_position(data, f"lay-{speed}", WAYS, PEOPLE[:2])
    tables["sinhala"] = prepare_position(data, "sinhala", WAYS, ("Ann", SINHALA))
    short = Way(player=careful, first=3)
    tables["over"] = prepare_finished(data, "house_of_cards", "over", short, preset="quick")[0]
    return server, tables


class Reader(Guest):
    """A person who comes to one of these tables."""

    def __init__(
        self, browser: Browser, house: House, language: str = "en", motion: str | None = None, **context: Any
    ) -> None:
        chosen = {} if motion is None else {"motion": motion}
        settings = KNOWS_COSTS | {"language": language, "name": LONG} | chosen
        super().__init__(browser, house[0], settings=settings, **context)
        self.tables = house[1]

    def sit_at(self, name: str) -> None:
        table = self.tables[name]
        self.come_to(table.id, table.tokens[0])
        self.page.locator("[data-copy]").first.wait_for()
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")  # the look at your own deck

    def come_to_the_end(self) -> None:
        self.come_to_end(self.tables["over"].id, self.tables["over"].tokens[0])

    def names_in_order(self, by: str) -> list[str]:
        """The cards of the hand in the order of the document, or as they are laid out."""
        sort = "" if by == "document" else ".sort(([a], [b]) => Math.round((a.top - b.top) / 9) || a.left - b.left)"
        look = f"all => all.map(one => [one.getBoundingClientRect(), one.dataset.copy]){sort}.map(([, name]) => name)"
        return self.page.locator("[data-copy]:not([disabled])").evaluate_all(look)  # type: ignore[no-any-return]


def style(target: Locator, name: str) -> str:
    return str(target.evaluate("(one, name) => getComputedStyle(one)[name]", name))


def test_at_320_px_no_page_and_no_table_slides_sideways(browser: Browser, house: House) -> None:
    ann = Reader(browser, house, touch=True, viewport=NARROW)
    for path in PAGES:
        ann.page.goto(f"{ann.server.address}{path}")
        ann.page.wait_for_load_state("networkidle")
        assert not slides(ann), path
        assert ann.page.locator("header.bar").evaluate_all("all => all.every(bar => bar.scrollWidth <= innerWidth)"), (
            path
        )
    for name in CROWDED:
        ann.sit_at(name)
        assert not slides(ann), name
        bar = ann.page.locator("header.bar :is(a, button)")
        edges = bar.evaluate_all(
            "all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().right)"
        )
        assert max(edges) <= NARROW["width"], name
    ann.close()


def test_after_the_end_every_drawer_opens_on_a_small_screen(browser: Browser, house: House) -> None:
    for size in (PHONE, TABLET, SIDEWAYS):
        ann = Reader(browser, house, touch=True, viewport=size)
        ann.come_to_the_end()
        for name in ("talk", "menu", "log", "rules", "settings"):
            ann.page.locator(f"nav .icon.{name}").click()
            expect(ann.page.locator("aside.drawer")).to_be_visible()
            ann.page.locator("aside.drawer .head button").click()
            expect(ann.page.locator("aside.drawer")).to_have_count(0)
        ann.close()


def test_a_review_ends_where_its_page_ends(browser: Browser, house: House) -> None:
    ann = Reader(browser, house, touch=True)
    ann.come_to_the_end()
    ann.press(ann.page.get_by_role("link", name="Review"))
    ann.page.locator(".sums").wait_for(timeout=120_000)
    for size in (PHONE, NARROW, SIDEWAYS, DESKTOP):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert not ann.page.evaluate(STRETCHED), size
    ann.close()


def test_the_question_before_notty_takes_back_can_be_read_answered_and_left(browser: Browser, house: House) -> None:
    ann = NottyGuest(browser, house[0], settings={}, viewport=NARROW)
    ann.open_quick(first_player=0)
    assert ann.wait_for_turn_or_end()
    ann.act("Draw 1-3 Cards")
    ann.choose("1 card")
    asked = ann.page.get_by_role("group", name="Are you sure?")
    for size in (NARROW, PHONE, SIDEWAYS, TABLET, DESKTOP):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        ann.page.locator(".undo").get_by_role("button").click()
        expect(asked).to_be_visible()
        words = asked.locator("p")
        line = float(style(words, "lineHeight").removesuffix("px"))
        lines = words.evaluate("p => p.getBoundingClientRect().height") / line
        assert lines < 6, f"a few words a line: {size}"
        for button in asked.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None and box["width"] >= 44 and box["height"] >= 44, size
        asked.get_by_role("button", name="Close").click()
        expect(asked).to_have_count(0)
    ann.close()


def test_six_readings_of_two_wilds_are_all_to_be_seen_and_chosen(browser: Browser, house: House) -> None:
    ann = Reader(browser, house, viewport=NARROW)
    ann.sit_at("ways")
    ann.select("9♣", "5♠", "5♥")
    panel = ann.page.get_by_role("group", name="Choose")
    readings = panel.locator(".answers .button")
    for size in (NARROW, PHONE, SIDEWAYS, DESKTOP):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        ann.act("Lay a meld")
        expect(readings).to_have_count(6)
        expect(panel.locator("p")).to_be_in_viewport(ratio=1)
        expect(panel.get_by_role("button", name="Cancel")).to_be_in_viewport(ratio=1)
        assert readings.evaluate_all(OUTSIDE) == [], f"cards lie in their buttons: {size}"
        for reading in (readings.first, readings.last):
            reading.scroll_into_view_if_needed()
            expect(reading).to_be_in_viewport(ratio=0.95)
        assert not slides(ann), size
        panel.get_by_role("button", name="Cancel").click()
        expect(panel).to_have_count(0)
    ann.act("Lay a meld")
    readings.last.click()
    expect(ann.page.locator(".meld")).to_have_count(2)
    ann.close()


@pytest.mark.parametrize("name", CROWDED)
def test_the_hand_stands_in_the_document_as_it_lies(browser: Browser, house: House, name: str) -> None:
    ann = Reader(browser, house)
    ann.sit_at(name)
    assert ann.names_in_order("document") == ann.names_in_order("screen")
    if name in ("potter", "jolly"):
        ann.key("o")  # sorted in the other of the two ways
        ann.wait_until(lambda: ann.names_in_order("document") == ann.names_in_order("screen"), "the same order again")
    assert violations(ann, "label-content-name-mismatch") == []
    ann.close()


def test_the_first_arrow_leads_to_the_first_card(browser: Browser, house: House) -> None:
    ann = Reader(browser, house)
    ann.sit_at("potter")
    first, second, *_ = ann.names_in_order("document")
    for copy in (first, second):
        ann.key("ArrowRight")
        expect(ann.page.locator(f"[data-copy='{copy}']")).to_be_focused()
    ann.close()


def test_after_a_discard_the_focus_stays_in_the_hand(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server)
    ann.game = "jolly"
    ann.open_quick(starter=0)
    assert ann.wait_for_turn_or_end()
    before = len(ann.hand())
    for key in ("ArrowRight", "ArrowRight", "Space", "x"):
        ann.key(key)
    ann.wait_until(lambda: len(ann.hand()) < before, "the card is discarded")
    focused = "document.activeElement?.dataset.copy !== undefined"
    ann.wait_until(lambda: bool(ann.page.evaluate(focused)), "a card of the hand has the focus")
    ann.close()


def test_an_empty_hand_of_notty_is_said_in_a_whole_sentence(browser: Browser, house: House) -> None:
    ann = Reader(browser, house)
    ann.sit_at("notty")
    said = ann.page.locator(".others .hidden").all_inner_texts()
    assert all(re.search(r"holds \w+", sentence) for sentence in said)
    for language, words in {
        "en": "Ben holds no cards.",
        "si": "Ben ළඟ කාඩ් නැත.",
        "cs": "Ben nemá v ruce žádnou kartu.",
    }.items():
        assert say(language, "notty-hand-of", {"name": "Ben", "cards": "", "count": 0}) == words
    ann.close()


def test_forced_colours_show_what_is_chosen_and_what_is_closed(browser: Browser, house: House) -> None:
    ann = Reader(browser, house, forced_colors="active")
    ann.sit_at("potter")
    card = ann.page.locator("[data-copy='A♠']")
    plain = style(card, "outlineStyle")
    ann.select("A♠")
    assert (plain, style(card, "outlineStyle")) == ("none", "solid")
    closed, opened = (ann.toolbar.locator(f"[aria-disabled={closed}]").first for closed in ("true", "false"))
    assert style(closed, "color") != style(opened, "color")
    assert style(closed, "borderTopStyle") == "dashed" != style(opened, "borderTopStyle")
    main = ann.toolbar.locator(".main")
    assert style(main, "backgroundColor") != style(
        ann.toolbar.locator("[aria-disabled=false]:not(.main)").first, "backgroundColor"
    )
    ann.page.locator("nav .icon.settings").click()
    on, off = (
        ann.page.get_by_role("group", name="Animation").locator(f"[aria-pressed={on}]").first
        for on in ("true", "false")
    )
    assert style(on, "backgroundColor") != style(off, "backgroundColor")
    ann.close()


def test_sinhala_names_bring_their_letters_to_every_page(browser: Browser, house: House) -> None:
    ann = Reader(browser, house, own_window=True)
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.page.goto(f"{ann.server.address}/rules/notty", wait_until="networkidle")
    assert not any("noto-sans-sinhala" in url for url in fetched), "where no such letter is shown"
    ann.page.evaluate("name => document.querySelector('h1').append(name)", SINHALA)
    ann.wait_until(lambda: any("noto-sans-sinhala" in url for url in fetched), "the letters are fetched")
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize(
    ("region", "words"), [("en-GB", r"^\d\d:\d\d$"), ("en-US", r"^\d{1,2}:\d\d\s[AP]M$"), ("cs-CZ", r"^\d{1,2}:\d\d$")]
)
def test_the_time_of_a_line_is_written_as_in_the_readers_region(
    browser: Browser, house: House, region: str, words: str
) -> None:
    ann = Guest(browser, house[0], locale=region)
    ann.come_to(house[1]["sinhala"].id, house[1]["sinhala"].tokens[0])
    ann.page.keyboard.press("w")
    ann.page.locator(".drawer input[enterkeyhint]").fill("Hm")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".drawer time").first).to_have_text(re.compile(words))
    ann.close()


def test_the_marks_above_sinhala_letters_are_not_cut_off(browser: Browser, house: House) -> None:
    ann = Reader(browser, house, "si", touch=True)
    for name in CROWDED:
        ann.sit_at(name)
        ann.page.evaluate("document.fonts.ready.then(() => null)")
        assert ann.page.evaluate(CLIPPED) == [], name
    ann.close()


SPEEDS = {"normal": 280, "fast": 150, "off": 0}
LONGEST = """() => {
    window.longest = 0;
    const look = () => {
        for (const one of document.getAnimations().filter(one => one.effect.target.closest('.ghost'))) {
            const { delay, duration } = one.effect.getComputedTiming();
            longest = Math.max(longest, delay + duration);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def flight(ann: Reader, table: str) -> float:
    """The milliseconds that laying a meld of three takes, including the delay from one card to the next."""
    at_rest = "document.getAnimations().length === 0"
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.sit_at(table)
    ann.wait_until(lambda: bool(ann.page.evaluate(at_rest)), "the cards lie")
    ann.page.evaluate(LONGEST)
    ann.select("9♣", "5♠", "5♥")
    ann.act("Lay a meld")
    ann.page.get_by_role("group", name="Choose").locator(".answers .button").first.click()
    expect(ann.page.locator(".meld")).to_have_count(2)
    ann.wait_until(lambda: bool(ann.page.evaluate(at_rest)), "the cards lie again")
    return float(ann.page.evaluate("longest"))


def test_the_chosen_speed_holds_for_a_whole_flight_and_off_is_at_once(browser: Browser, house: House) -> None:
    took: dict[str, float] = {}
    for speed in SPEEDS:
        ann = Reader(browser, house, motion=speed)
        took[speed] = flight(ann, f"lay-{speed}")
        ann.close()
    assert took["off"] == 0
    assert took["normal"] > SPEEDS["normal"], "several cards fly one after the other"
    assert took["fast"] == pytest.approx(took["normal"] * SPEEDS["fast"] / SPEEDS["normal"], rel=0.05)
