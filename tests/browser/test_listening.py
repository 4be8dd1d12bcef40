"""What a person hears who cannot see the table: the browser's accessibility tree, and live announcements."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from parlour.games.jolly.tests.page.guest import JollyGuest
from tests.server.process import Server

CARD = re.compile(r"^((ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of \w+|joker)$")


class Listener(JollyGuest):
    """A person with a screen reader."""

    def hand_as_heard(self) -> list[tuple[str, str]]:
        """The cards of the hand in the order of the accessibility tree: their names and descriptions."""
        found = self.context.new_cdp_session(self.page).send("Accessibility.getFullAXTree")["nodes"]
        nodes: dict[str, Any] = {node["nodeId"]: node for node in found}
        hand = next(node for node in found if node.get("name", {}).get("value") == "Your hand")
        cards = [nodes[child] for child in hand["childIds"] if not nodes[child]["ignored"]]
        return [(card["name"]["value"], card["description"]["value"]) for card in cards]

    def hand_as_seen(self) -> list[str]:
        """The names of the cards as they are laid out, row by row."""
        seen = self.page.locator("[data-copy]:not([disabled])").evaluate_all(
            """all => all.map(one => [one.getBoundingClientRect(), one.querySelector('.hidden').innerText])
                .sort(([a], [b]) => a.top - b.top || a.left - b.left).map(([, name]) => name)"""
        )
        return list(seen)


def test_hand_turn_events_and_verdicts_are_heard(browser: Browser, server: Server) -> None:
    ann = Listener(browser, server)
    ann.open_quick(starter=0)
    assert ann.wait_for_turn_or_end()
    heard = ann.hand_as_heard()
    assert [name for name, _ in heard] == ann.hand_as_seen()
    assert [place for _, place in heard] == [f"{n} of {len(heard)}" for n in range(1, len(heard) + 1)]
    assert all(CARD.match(name) for name, _ in heard)

    verdict = ann.page.locator(".line-spot")
    expect(verdict).to_have_attribute("aria-live", "polite")
    before = verdict.inner_text()
    ann.select(ann.hand()[0], ann.hand()[5])
    ann.wait_until(lambda: verdict.inner_text() != before, "the verdict is said")
    ann.key("Escape")

    ann.act("Discard")  # without a chosen card
    expect(ann.page.locator(".frame > [role=alert]")).to_have_text(re.compile(r"\w"))

    aloud = ann.page.locator(".frame > .hidden[aria-live='polite']")
    expect(aloud).to_contain_text("Your turn")
    ann.select(ann.hand()[0])
    ann.act("Discard")
    ann.wait_until(lambda: aloud.get_by_role("img").count() > 0, "what happened is said")
    assert all(CARD.match(str(card.get_attribute("aria-label"))) for card in aloud.get_by_role("img").all())
    assert ann.errors == []
    ann.close()
