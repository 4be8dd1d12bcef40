"""The table of Potter as text: the round, one line per seat, the piles, the melds, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from parlour.drawing.french import cards_text, column, hand_text
from parlour.games.potter.law.consts import LARGEST_TAKE
from parlour.locales import say

DUE = {"draw": "cli-draw-due", "meld": "cli-meld-due", "discard": "cli-discard-due"}


def picture(view: dict[str, Any], names: Sequence[str], language: str) -> Text:
    """The picture of all that the viewer may see."""
    parts = [round_line(view, language), *seat_lines(view, names, language), pile_line(view, language)]
    parts += [Text(f"  {number}. ").append_text(cards_text(meld)) for number, meld in enumerate(view["table"], 1)]
    if view["seat"] is not None:
        parts.append(Text(f"{say(language, 'cli-hand')}: ").append_text(hand_text(view["hands"][view["seat"]])))
    return Text("\n").join(parts)


def round_line(view: dict[str, Any], language: str) -> Text:
    """The round with its Potter, and the target of the game."""
    facts = {"round": view["round"], "potter": view["potter"], "target": view["options"]["target"]}
    return Text(say(language, "cli-round", facts), style="dim")


def seat_lines(view: dict[str, Any], names: Sequence[str], language: str) -> list[Text]:
    """One line per seat: the name, the numbers of cards and points, and what everybody knows of the hand."""
    counts = column(say(language, "cli-cards", {"count": len(hand)}) for hand in view["hands"])
    totals = column(say(language, "cli-total", {"total": total}) for total in view["scores"])
    lines = []
    for seat, name in enumerate(column(names)):
        on_turn = seat == view["turn"]
        line = Text().append("> " if on_turn else "  ", style="bold")
        line.append(f"{seat} {name}", style="bold" if on_turn else "")
        line.append(f"  {counts[seat]}  {totals[seat]}")
        line.append_text(notes(view, seat, language))
        line.rstrip()
        lines.append(line)
    return lines


def notes(view: dict[str, Any], seat: int, language: str) -> Text:
    """The notes on a seat: Sallan, cards that everybody knows, banned cards, and what the turn owes."""
    text = Text()
    if view["sallan"][seat]:
        text.append(f"  {say(language, 'cli-sallan')}", style="bold")
    for key, cards in (("cli-known", view["known"][seat]), ("cli-banned", view["banned"][seat])):
        if cards:
            text.append(f"  {say(language, key)}: ", style="dim").append_text(cards_text(cards))
    if seat == view["turn"] and view["owes"]:
        text.append(f"  {say(language, DUE[view['owes']])}", style="dim")
    return text


def pile_line(view: dict[str, Any], language: str) -> Text:
    """The size of the stock, and the discard pile, top last: all of it while it can be taken (§7.3), else its top."""
    pile = view["discard"]
    text = Text(f"{say(language, 'cli-stock')}: {say(language, 'cli-cards', {'count': view['stock']})}; ")
    text.append(f"{say(language, 'cli-discard-pile')}: ")
    if not pile:
        return text.append(say(language, "cli-empty"))
    text.append("... " if len(pile) > LARGEST_TAKE else "")
    text.append_text(cards_text(pile[-1:] if len(pile) > LARGEST_TAKE else pile))
    return text.append(f"  ({len(pile)})", style="dim")
