"""A person at a table with melds: what the tables of Potter and Jolly have in common."""

from __future__ import annotations

from tests.browser.input_methods import STRIP, WAYS, WayGuest
from tests.browser.prepared_tables import moves

__all__ = ["STRIP", "WAYS", "MeldGuest", "faces", "moves"]


class MeldGuest(WayGuest):
    """A person at a table with melds and a pile."""

    def melds(self) -> list[list[str]]:
        """The melds on the table, by their cards."""
        return self.page.locator("[data-drop^='meld-']").evaluate_all(  # type: ignore[no-any-return]
            "all => all.map(m => [...m.querySelectorAll('[data-card]')].map(c => c.dataset.card))"
        )

    def pile_size(self) -> int:
        return int(self.page.locator("button.pile .count").inner_text())


def faces(move: str) -> list[str]:
    """The cards of a move, without what they stand for."""
    words = move.split(" to ")[0].split(" in ")[0].split()[1:]
    return [word.partition("=")[0] for word in words]
