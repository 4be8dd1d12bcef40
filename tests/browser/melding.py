"""Somebody at a table with melds: what Potter's and Jolly's guests see alike."""

from __future__ import annotations

from tests.browser.prepared import moves
from tests.browser.ways import STRIP, WAYS, WayGuest

__all__ = ["STRIP", "WAYS", "MeldGuest", "faces", "moves"]


class MeldGuest(WayGuest):
    """Melds lie on the table, and a pile beside them."""

    def melds(self) -> list[list[str]]:
        """The melds on the table, by the cards that lie there."""
        return self.page.locator("[data-drop^='meld-']").evaluate_all(  # type: ignore[no-any-return]
            "all => all.map(m => [...m.querySelectorAll('[data-card]')].map(c => c.dataset.card))"
        )

    def pile_size(self) -> int:
        return int(self.page.locator("button.pile .count").inner_text())


def faces(move: str) -> list[str]:
    """The cards of a move, without what they stand for."""
    words = move.split(" to ")[0].split(" in ")[0].split()[1:]
    return [word.partition("=")[0] for word in words]
