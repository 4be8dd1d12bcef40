"""A game from outside in a real browser, at the generic table: by taps on a phone, by keys alone, and without words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.input_methods import WayGuest
from tests.docs.commands import HOUSE, write_files
from tests.examples.outside import BARE, HANDLESS, without_page
from tests.server.process import Server, serving

ADD_A_GAME = HOUSE / "docs/how-to/add-a-game.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house, page = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("page")
    write_files(ADD_A_GAME, page)
    duck = ("duck", {"duck": "duck:GAME"}, page / "duck")
    with without_page(BARE, HANDLESS, duck), serving(house, program="tests.server.known_luck") as server:
        yield server


class LowestGuest(WayGuest):
    """A person at a table of Lowest."""

    game = "lowest"
    letters: ClassVar[dict[str, str]] = {"Draw": "d", "Take": "t", "Knock": "k", "Discard": "x"}

    def card_of(self, copy: str) -> str:
        return copy.split("·")[0]

    def open_from_home(self, name: str) -> None:
        self.page.goto(self.server.address)
        self.answer(self.page.get_by_role("button", name=name, exact=True))
        self.answer(self.page.get_by_role("button", name="Play against the computer"))
        self.toolbar.wait_for()

    def may_knock(self) -> bool:
        return self.toolbar.get_by_role("button", name="Knock").get_attribute("aria-disabled") == "false"

    def take_turn(self) -> None:
        """Draw, and discard the card that comes first in the hand."""
        self.act("Draw")
        self.wait_for_hand(4)
        gone = self.hand()[0]
        self.select(gone)
        expect(self.page.locator(".line p")).to_have_text("With these cards: Discard.")
        if self.way == "keyboard":
            self.key("Enter")
        else:
            self.act("Discard")
        self.wait_until(lambda: gone not in self.hand(), "the card is gone")

    def play_to_the_end(self) -> None:
        """Play one whole turn, and then knock as soon as that is possible."""
        turns = 0
        while self.wait_for_turn_or_end():
            if turns and self.may_knock():
                self.act("Knock")
                self.wait_until(lambda: not self.my_turn(), "the turn passes on")
            else:
                self.take_turn()
            turns += 1
        assert turns > 0


def test_a_whole_game_by_taps_on_a_phone(browser: Browser, server: Server) -> None:
    ann = LowestGuest(browser, server, "touch")
    ann.open_from_home("Lowest")
    assert ann.wait_for_turn_or_end()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    expect(ann.page.get_by_role("button", name=re.compile("^Discard pile, .* on top$"))).to_be_visible()
    ann.act("Discard")  # it is unavailable, and the law says why
    expect(ann.page.locator(".line p")).to_have_text("Draw or take a card first, then discard.")
    assert ann.axe() == []
    ann.press(ann.page.locator(".rule"))
    expect(ann.page.locator(".item.marked")).to_contain_text("Then discard one card")
    ann.press(ann.page.get_by_role("complementary").get_by_role("button", name="Close"))
    ann.play_to_the_end()
    expect(ann.page.locator("section.result li")).to_have_count(2)
    expect(ann.page.locator("section.result")).to_contain_text("points")
    ann.press(ann.page.get_by_role("link", name="Review"))
    expect(ann.page.get_by_role("button", name=re.compile("^Discard pile"))).to_be_visible(
        timeout=120_000
    )  # the whole plan is explained
    assert ann.errors == []
    ann.close()


def test_a_whole_game_by_keys_alone(browser: Browser, server: Server) -> None:
    ann = LowestGuest(browser, server, "keyboard")
    ann.open_from_home("Lowest")
    ann.key("?")
    expect(ann.page.get_by_role("complementary")).to_contain_text("Knock")
    ann.key("l")
    assert ann.wait_for_turn_or_end()
    ann.act("Take")
    ann.wait_for_hand(4)
    ann.take_back()
    ann.wait_for_hand(3)
    ann.play_to_the_end()
    expect(ann.page.get_by_role("complementary")).to_contain_text(re.compile("You (draw|knock)"))
    assert ann.errors == []
    ann.close()


def test_a_game_without_words_is_told_plainly(browser: Browser, server: Server) -> None:
    ann = LowestGuest(browser, server)
    ann.page.goto(server.address)
    ann.page.get_by_role("button", name="Bare lowest", exact=True).click()
    expect(ann.page.get_by_text("A game brought along by somebody here.")).to_be_visible()
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.get_by_text("Options", exact=True).click()
    ann.page.get_by_label("Turn limit").fill("4")
    ann.page.get_by_label("Turn limit").blur()
    ann.page.get_by_role("button", name="Add a computer").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.toolbar.wait_for()
    ann.play_to_the_end()
    expect(ann.page.get_by_role("main")).to_contain_text("bare lowest hand shown: you")
    ann.key("l")
    expect(ann.page.get_by_role("complementary")).to_contain_text("bare lowest hand shown: you")
    ann.key("r")
    expect(ann.page.get_by_text("This game has no rule book here.")).to_be_visible()
    assert ann.errors == []
    ann.close()


def test_a_game_without_a_hand_leaves_its_room_to_the_middle(browser: Browser, server: Server) -> None:
    ann = LowestGuest(browser, server, "touch")
    ann.open_from_home("Handless")
    expect(ann.page.get_by_role("button", name=re.compile("^Stock, "))).to_be_visible()
    slot = ann.page.locator(".own .slot").bounding_box()
    assert slot is not None and slot["height"] == 0
    assert ann.errors == []
    ann.close()


def test_the_game_of_the_guide_is_played_on_a_phone(browser: Browser, server: Server) -> None:
    """One folder and no change anywhere else: the blocks of docs/how-to/add-a-game.md, including its page."""
    ann = LowestGuest(browser, server, "touch")
    ann.open_from_home("Duck")
    for left in (2, 1, 0):
        assert ann.wait_for_turn_or_end()
        card = ann.hand()[0]
        ann.select(card)
        ann.act(f"Play {card}")
        ann.wait_for_hand(left)
        expect(ann.page.locator(".duck-round parlour-card").first).to_be_visible()
    assert not ann.wait_for_turn_or_end()
    expect(ann.page.locator("section.result")).to_contain_text("point")
    assert ann.errors == []
    ann.close()
