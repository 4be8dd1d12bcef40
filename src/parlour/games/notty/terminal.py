"""The table of Notty as text: one line per hand, by colour, with the seat on turn marked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from parlour.locales import say

COLOUR_STYLES = {"R": "red", "G": "green", "Y": "yellow", "K": "bold", "B": "blue"}


def picture(view: dict[str, Any], names: Sequence[str], language: str) -> Text:
    """The picture: the deck and the turns on the first line, then the hands."""
    clock = say(language, "cli-turns", {"turn": view["turns"] + 1, "limit": view["options"]["turn_limit"]})
    deck = f"{say(language, 'cli-deck')}: {say(language, 'cli-cards', {'count': view['deck']})}"
    text = Text().append(f"{clock}; {deck}\n", style="dim")
    width = max(map(len, names))
    for seat, hand in enumerate(view["hands"]):
        on_turn = seat == view["turn"]
        text.append("> " if on_turn else "  ", style="bold")
        text.append(f"{seat} {names[seat]:{width}}  ", style="bold" if on_turn else "")
        text.append_text(hand_text(hand))
        text.append(f"  ({len(hand)}){turn_note(view, language) if on_turn else ''}\n", style="dim")
    text.rstrip()
    return text


def hand_text(hand: list[str]) -> Text:
    """The cards of a hand, colour by colour."""
    text = Text()
    for colour, cards in groupby(hand, key=lambda card: card[0]):
        text.append((" · " if text else "") + " ".join(cards), style=COLOUR_STYLES[colour])
    return text


def turn_note(view: dict[str, Any], language: str) -> str:
    """The actions used this turn, and whether a discard is due."""
    done = f"  {say(language, 'cli-done')}: {', '.join(view['done'])}" if view["done"] else ""
    return done + (f"  {say(language, 'cli-discard-due')}" if view["cycling"] else "")
