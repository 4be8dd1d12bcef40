"""The page that a game from outside brings, in a real browser: a whole game on it, and what happens when it fails."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.test_generic import LowestGuest
from tests.examples.outside import LOWEST, for_processes, lowest_from
from tests.server.process import Server, serving

THROWS = {
    "while it is loaded": "throw new Error('oh');",
    "while it is mounted": "export const contract = 1; export function mount() { throw new Error('oh'); }",
    "later": """
        export const contract = 1;
        export function mount(felt) {
          felt.append('drawn for a while');
          return { update({ view }) { if (view.discard.length !== 1) throw new Error('oh'); } };
        }""",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with for_processes(), serving(tmp_path_factory.mktemp("house"), program="tests.server.known_luck") as server:
        yield server


class FeltGuest(LowestGuest):
    """Somebody at the table that Lowest itself has drawn."""

    @property
    def stock(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Stock, "))

    @property
    def pile(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Discard pile, "))

    def points(self) -> int:
        return int(self.page.locator(".lowest-points b").inner_text())

    def turn_on_the_felt(self) -> None:
        """Draw from the stock, choose the first card, and lay it on the pile."""
        before = self.points()
        self.answer(self.stock)
        self.wait_for_hand(4)
        expect(self.page.locator(".line p")).to_have_text("Choose the card that you discard.")
        assert self.points() > before
        gone = self.hand()[0]
        self.select(gone)
        expect(self.page.locator(".line p")).to_have_text(re.compile("^Without .* you hold .* points?[.]$"))
        expect(self.pile).to_have_attribute("aria-disabled", "false")
        self.answer(self.pile)
        self.wait_for_hand(3)
        self.wait_until(lambda: gone not in self.hand(), "the card is gone")

    def play_on_the_felt(self) -> None:
        """One whole turn, and then a knock as soon as it is open."""
        turns = 0
        while self.wait_for_turn_or_end():
            if turns and self.may_knock():
                self.act("Knock")
                self.wait_until(lambda: not self.my_turn(), "the turn passes on")
            else:
                self.turn_on_the_felt()
            turns += 1
        assert turns > 0


@pytest.mark.parametrize("way", ["touch", "keyboard"])
def test_a_whole_game_on_its_own_page(browser: Browser, server: Server, way: str) -> None:
    ann = FeltGuest(browser, server, way)
    ann.open_from_home("Lowest")
    assert ann.wait_for_turn_or_end()
    expect(ann.page.locator(".lowest parlour-card svg").first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert ann.axe() == []
    expect(ann.page.locator(".line p")).to_have_text(re.compile("^Draw, take or knock[.]|.* has knocked[.]"))
    ann.play_on_the_felt()
    expect(ann.page.locator(".lowest-hand")).to_have_count(2)
    expect(ann.page.locator(".lowest-winner")).not_to_have_count(0)
    expect(ann.page.locator("section.result li")).to_have_count(2)
    assert ann.errors == [], "the policy of the page allows all that it does"
    ann.close()


def test_the_law_speaks_on_its_own_page(browser: Browser, server: Server) -> None:
    """A refused press, the reason of a card that cannot go, take back and a hint: all of it is the house's."""
    ann = FeltGuest(browser, server, "pointer")
    ann.open_from_home("Lowest")
    assert ann.wait_for_turn_or_end()
    taken = ann.page.locator(".lowest-discard parlour-card").last.get_attribute("card")
    ann.press(ann.pile)
    ann.wait_for_hand(4)
    ann.press(ann.stock, force=True)  # it is closed
    expect(ann.page.locator(".line p")).to_have_text("You hold one card too many: discard one.")
    ann.select(next(copy for copy in ann.hand() if ann.card_of(copy) == taken))
    expect(ann.page.locator(".line p")).to_contain_text("You have just taken")
    expect(ann.page.locator(".line .rule")).to_have_attribute("aria-label", "Rule §3.4")
    ann.take_back()
    ann.wait_for_hand(3)
    for step in ("1", "2"):  # the kind of move, and then the move
        ann.key("h")
        expect(ann.page.get_by_role("region", name="Hint")).to_have_attribute("data-step", step)
    expect(ann.toolbar.locator(".advised")).to_have_count(1)
    assert ann.errors == []
    ann.close()


def test_the_review_shows_its_own_page(browser: Browser, server: Server) -> None:
    ann = FeltGuest(browser, server)
    ann.open_quick(turn_limit=4)
    ann.play_on_the_felt()
    ann.press(ann.page.get_by_role("link", name="Review"))
    expect(ann.page.locator(".lowest-pile, .lowest-hand").first).to_be_visible(timeout=120_000)
    assert ann.errors == []
    ann.close()


@contextmanager
def serving_page(house: Path, module: str) -> Iterator[Server]:
    """A server where Lowest has another page."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "lowest"
        shutil.copytree(LOWEST, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / "lowest/page/table.js").write_text(module, encoding="utf-8")
        with lowest_from(copy), serving(house, program="tests.server.known_luck") as server:
            yield server


@pytest.mark.parametrize("when", THROWS)
def test_a_page_that_throws_leaves_the_plain_table(browser: Browser, tmp_path: Path, when: str) -> None:
    with serving_page(tmp_path, THROWS[when]) as server:
        ann = LowestGuest(browser, server, "keyboard")
        ann.open_from_home("Lowest")
        assert ann.wait_for_turn_or_end()
        held = ann.hand()
        ann.draw_and_discard() if when != "later" else ann.act("Take")
        expect(ann.page.get_by_role("status").filter(has_text="could not be shown")).to_be_visible()
        expect(ann.page.get_by_role("button", name=re.compile("^Stock, "))).to_be_visible()
        assert ann.page.get_by_text("drawn for a while").count() == 0
        assert any("The page of lowest is not shown" in told for told in ann.errors), "its author finds out why"
        if when == "later":
            ann.wait_for_hand(4)
            ann.select(held[-1])  # the card that was taken has to stay
            expect(ann.page.locator(".line p")).to_have_text("With these cards: Discard.")
            ann.key("Enter")
            ann.wait_until(lambda: held[-1] not in ann.hand(), "the card is gone")
        ann.play_to_the_end()
        expect(ann.page.locator("section.result li")).to_have_count(2)
        ann.close()


def test_a_page_for_another_version_leaves_the_plain_table(browser: Browser, tmp_path: Path) -> None:
    newer = (LOWEST / "lowest/page/table.js").read_text("utf-8").replace("contract = 1", "contract = 2")
    with serving_page(tmp_path, newer) as server:
        ann = LowestGuest(browser, server, settings={"hintsCost": True, "language": "cs"})
        ann.open_quick()
        expect(ann.page.get_by_role("status").filter(has_text="jinou verzi")).to_be_visible()
        ann.close()
