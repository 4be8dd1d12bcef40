"""Choosing a computer player in a real browser: its rating, its character, and that it takes a seat and plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from parlour.games.house_of_cards.tests.page.guest import HouseOfCardsGuest
from parlour.locales import say
from tests.server.process import Server, serving
from tests.server.rated import LEVELS, rating

SHOTS = Path(__file__).parents[2] / "build/screenshots"
SCREENS = {"desktop": "pointer", "phone": "touch"}
NAMES = [say("en", f"faces-name-{level}-{number}") for level in LEVELS for number in range(1, 6)]
GAMES = ("notty", "potter", "jolly", "house_of_cards")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), program="tests.server.rated") as server:
        yield server


class Chooser(HouseOfCardsGuest):
    """A person in the lobby who then takes a seat. In House of Cards they look at their own deck first."""

    def enter(self, game: str) -> None:
        self.page.goto(self.server.address)
        tiles = self.page.get_by_role("group", name="Games")
        self.press(tiles.get_by_role("button", name=say("en", f"{game}-name")))
        self.level("easy").wait_for()

    def level(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Strength of the computer").get_by_role(
            "button", name=re.compile(f"^{name}")
        )

    def chosen(self) -> list[str]:
        group = self.page.get_by_role("group", name="Strength of the computer")
        return [text.split()[0] for text in group.locator("[aria-pressed=true]").all_inner_texts()]

    def begin(self) -> None:
        self.press(self.page.get_by_role("button", name="Play against the computer"))
        self.toolbar.wait_for()
        self.close_look()

    def hear_an_answer(self) -> None:
        """Wait until a computer has moved; whoever begins passes the first turn on."""
        if self.wait_for_turn_or_end() and not self.answered():
            if self.touch:
                self.key("Escape")  # the drawer covers the table
            self.act("Play for me")
            if self.page.get_by_role("group", name="Choose").count():  # a turn of House of Cards is one card
                self.choose("The rest of the turn")
        self.wait_until(self.answered, "the computer answers")

    def log(self) -> str:
        """The text of the log, which is in a drawer."""
        drawer = self.page.get_by_role("complementary", name="Log")
        if drawer.count() == 0:
            self.press(self.page.get_by_role("button", name="Log", exact=True))
        return drawer.inner_text()

    def answered(self) -> bool:
        """Whether a line of the log tells what a computer did; its name above its turn does not count."""
        return re.search(rf"^({'|'.join(NAMES)}) [a-z]", self.log(), re.MULTILINE) is not None


@pytest.mark.parametrize(("game", "screen", "level"), list(zip(GAMES, [*SCREENS, *SCREENS], LEVELS, strict=True)))
def test_each_level_can_be_chosen_and_plays(
    browser: Browser, server: Server, game: str, screen: str, level: str
) -> None:
    """Every level is chosen in every game; each of them plays one."""
    ann = Chooser(browser, server, SCREENS[screen])
    ann.enter(game)
    assert ann.chosen() == ["medium"]
    for name in [*LEVELS, level]:
        ann.press(ann.level(name))
        assert ann.chosen() == [name]
        rated = rating(game, name)
        label = f"{name} rating {rated}" if rated is not None else name
        expect(ann.level(name)).to_have_accessible_name(label)
        expect(ann.page.get_by_text(say("en", f"web-character-{game}-{name}"))).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    ann.begin()
    expect(ann.page.locator(".level").first).to_have_text(level)
    ann.hear_an_answer()
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_computers_of_different_levels_sit_at_one_table(browser: Browser, server: Server, screen: str) -> None:
    ann = Chooser(browser, server, SCREENS[screen])
    ann.enter("potter")
    ann.press(ann.page.get_by_role("button", name="Play with friends"))
    for seat, level in ((1, "easy"), (2, "expert")):
        row = ann.page.locator("ol.seats > li").nth(seat)
        ann.press(row.get_by_role("button", name="Add a computer"))
        choice = row.get_by_label("Strength of the computer")
        expect(choice).to_have_value("medium")
        assert choice.locator("option").all_inner_texts() == list(LEVELS)
        choice.select_option(level)
        expect(row).to_contain_text(f"rating {rating('potter', level)} · {say('en', f'web-character-potter-{level}')}")
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"levels-setup-{screen}.png")
    assert ann.axe() == []
    ann.press(ann.page.get_by_role("button", name="Start the game"))
    ann.toolbar.wait_for()
    assert ann.page.locator(".level").all_text_contents() == ["easy", "expert"]
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize("language", ["en", "si", "cs"])
def test_on_a_phone_every_character_has_its_two_lines(browser: Browser, server: Server, language: str) -> None:
    """So that nothing moves when another level is tried."""
    ann = Chooser(browser, server, "touch")
    ann.page.goto(server.address)
    ann.page.get_by_label("Language").select_option(language)
    ann.wait_until(lambda: ann.page.locator("html").get_attribute("lang") == language, "the language changes")
    ann.page.evaluate("document.fonts.ready")
    below = ann.page.locator("input[autocomplete=nickname]")
    for game in GAMES:
        ann.press(ann.page.get_by_role("button", name=say(language, f"{game}-name"), exact=True))
        places = set()
        for name in LEVELS:
            ann.press(ann.page.get_by_role("button", name=re.compile(f"^{say(language, f'web-level-{name}')}")))
            expect(ann.page.get_by_text(say(language, f"web-character-{game}-{name}"))).to_be_visible()
            places.add(below.evaluate("field => field.offsetTop"))
        assert len(places) == 1
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"levels-{language}-phone.png", full_page=True)
    ann.close()
