"""The page that a game from outside brings, in a real browser: a whole game on it, and what happens when it fails."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.test_generic import LowestGuest
from tests.examples.outside import LOWEST, for_processes
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
    """A person at the table that Lowest draws itself."""

    @property
    def stock(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Stock, "))

    @property
    def pile(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Discard pile, "))

    def points(self) -> int:
        return int(self.page.locator(".lowest-points b").inner_text())

    def take_turn(self) -> None:
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


@pytest.mark.parametrize("way", ["touch", "keyboard"])
def test_a_whole_game_on_its_own_page(browser: Browser, server: Server, way: str) -> None:
    ann = FeltGuest(browser, server, way)
    ann.open_from_home("Lowest")
    assert ann.wait_for_turn_or_end()
    expect(ann.page.locator(".lowest parlour-card svg").first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert ann.axe() == []
    expect(ann.page.locator(".line p")).to_have_text(re.compile("^Draw, take or knock[.]|.* has knocked[.]"))
    ann.play_to_the_end()
    expect(ann.page.locator(".lowest-hand")).to_have_count(2)
    expect(ann.page.locator(".lowest-winner")).not_to_have_count(0)
    expect(ann.page.locator("section.result li")).to_have_count(2)
    assert ann.errors == [], "the policy of the page allows all that it does"
    ann.close()


def test_the_law_speaks_on_its_own_page(browser: Browser, server: Server) -> None:
    """A refused press, the reason why a card cannot be played, taking back and a hint: all of it comes from Parlour."""
    ann = FeltGuest(browser, server, "pointer")
    ann.open_from_home("Lowest")
    assert ann.wait_for_turn_or_end()
    taken = ann.page.locator(".lowest-discard parlour-card").last.get_attribute("card")
    ann.press(ann.pile)
    ann.wait_for_hand(4)
    ann.press(ann.stock, force=True)  # it is unavailable
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
    ann.play_to_the_end()
    ann.press(ann.page.get_by_role("link", name="Review"))
    expect(ann.page.locator(".lowest-pile, .lowest-hand").first).to_be_visible(timeout=120_000)
    assert ann.errors == []
    ann.close()


def bring(guest: LowestGuest, module: str) -> None:
    """The page that Lowest brings is this one."""
    guest.page.route("**/table.js", lambda asked: asked.fulfill(body=module, content_type="text/javascript"))


@pytest.mark.parametrize("when", THROWS)
def test_a_page_that_throws_leaves_the_plain_table(browser: Browser, server: Server, when: str) -> None:
    ann = LowestGuest(browser, server, "keyboard")
    bring(ann, THROWS[when])
    ann.open_quick()
    assert ann.wait_for_turn_or_end()
    held = ann.hand()
    ann.take_turn() if when != "later" else ann.act("Take")
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
    ann.close()


def test_a_page_for_another_version_leaves_the_plain_table(browser: Browser, server: Server) -> None:
    newer = (LOWEST / "lowest/page/table.js").read_text("utf-8").replace("contract = 1", "contract = 2")
    ann = LowestGuest(browser, server, settings={"hintsCost": True, "language": "cs"})
    bring(ann, newer)
    ann.open_quick()
    expect(ann.page.get_by_role("status").filter(has_text="jinou verzi")).to_be_visible()
    ann.close()
