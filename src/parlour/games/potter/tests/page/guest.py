"""A person at a table of Potter, and the situations in which its tests begin."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Browser

from parlour.core.state import State
from tests.browser.melding import MeldGuest, faces, moves
from tests.browser.prepared_tables import Prepared
from tests.server.process import Server

LETTERS = {
    "Draw": "d",
    "Take the pile": "t",
    "Return the pile": "b",
    "Lay a meld": "m",
    "Lay off": "a",
    "Discard": "x",
    "End the turn": "e",
    "Play for me": "p",
}


class PotterGuest(MeldGuest):
    """What a person sees and does only at this table."""

    game = "potter"
    letters = LETTERS

    def finish_turn(self) -> None:
        """Discard the first card that may be discarded, or end the turn without one."""
        if self.toolbar.get_by_role("button", name="End the turn").count():
            return self.act("End the turn")
        for card in self.hand():
            self.select(card)
            button = self.toolbar.get_by_role("button", name=re.compile("^Discard"))
            if button.get_attribute("aria-disabled") == "false":
                return self.act("Discard")
            self.breathe()
            self.key("Escape")
        raise AssertionError("nothing can be discarded, and the turn cannot be ended")


def at(browser: Browser, server: Server, prepared: Prepared, way: str = "pointer", seat: int = 0) -> PotterGuest:
    """Let a person return to a game in progress."""
    guest = PotterGuest(browser, server, way)
    guest.come_to(prepared.id, prepared.tokens[seat])
    guest.wait_until(lambda: len(guest.hand()) == len(prepared.state.view(seat)["hands"][seat]), "the hand is there")
    return guest


# Situations, with Ann on turn.


def owes(state: State) -> Any:
    return state.view(0)["owes"]


def can_draw_or_take(state: State) -> bool:
    return owes(state) == "draw" and len(state.view(0)["discard"]) > 2 and bool(moves(state, "take"))


def first_meld(state: State) -> str | None:
    """A meld without wilds, for a player who is not Sallan."""
    if owes(state) != "discard" or state.view(0)["sallan"][0]:
        return None
    return next((move for move in moves(state, "meld") if len(state.view(0)["hands"][0]) > 4), None)


def wild_melds(state: State) -> dict[tuple[str, ...], list[str]]:
    """The melds that need wilds, by the cards that are laid."""
    found: dict[tuple[str, ...], list[str]] = {}
    for move in moves(state, "meld"):
        found.setdefault(tuple(sorted(faces(move))), []).append(move)
    return {cards: ways for cards, ways in found.items() if all("=" in way for way in ways)}


def wild_meld(state: State, ways: int) -> list[str] | None:
    """A meld with one wild that can be read in exactly this many ways, and leaves cards in the hand."""
    if owes(state) != "discard" or len(state.view(0)["hands"][0]) < 5:
        return None
    fitting = (all for all in wild_melds(state).values() if len(all) == ways and all[0].count("=") == 1)
    return next(fitting, None)


def lay_off(state: State) -> str | None:
    """A card that fits just one meld, as itself."""
    if owes(state) != "discard" or len(state.view(0)["hands"][0]) < 3:
        return None
    adds = moves(state, "add")
    often = Counter(faces(move)[0] for move in adds)
    return next((move for move in adds if "=" not in move and often[faces(move)[0]] == 1), None)


def winning_move(state: State) -> str | None:
    """A discard that empties the hand."""
    hand = state.view(0)["hands"][0]
    return next(iter(moves(state, "discard")), None) if len(hand) == 1 else None


def must_end(state: State) -> bool:
    return bool(moves(state, "end"))


def holds_a_potter(state: State) -> bool:
    view = state.view(0)
    held = any(card[:-1] == view["potter"] for card in view["hands"][0])
    return held and owes(state) == "discard" and not must_end(state)
