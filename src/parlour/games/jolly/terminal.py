"""The table of Jolly as text: the round, one line per seat, the piles, the melds, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from parlour.core.events import FACE_DOWN
from parlour.drawing.french import cards_text, column, hand_text
from parlour.locales import say

SHOWN_DISCARDS = 6  # the top of the pile and the cards under it
DUE = {
    "draw": "cli-draw-due",
    "taken": "cli-taken-due",
    "jokers": "cli-joker-due",
    "discard": "cli-discard-due",
    "clear": "cli-clear-due",
}


def picture(view: dict[str, Any], names: Sequence[str], language: str) -> Text:
    """The picture of all that the viewer may see."""
    parts = [round_line(view, language), *seat_lines(view, names, language)]
    parts += [stock_line(view, language), pile_line(view, language), *meld_lines(view, language)]
    if view["seat"] is not None:
        parts.append(Text(f"{say(language, 'cli-hand')}: ").append_text(hand_text(view["hands"][view["seat"]])))
    return Text("\n").join(parts)


def round_line(view: dict[str, Any], language: str) -> Text:
    """The round, and the last possible one (§7.3)."""
    facts = {"round": view["round"], "limit": view["options"]["round_limit"]}
    return Text(say(language, "cli-rounds", facts), style="dim")


def seat_lines(view: dict[str, Any], names: Sequence[str], language: str) -> list[Text]:
    """One line per seat: the name and the number of cards; under the seat on turn, what the turn owes."""
    counts = column(say(language, "cli-cards", {"count": len(hand)}) for hand in view["hands"])
    lines = []
    for seat, name in enumerate(column(names)):
        on_turn = seat == view["turn"]
        line = Text().append("> " if on_turn else "  ", style="bold")
        line.append(f"{seat} {name}", style="bold" if on_turn else "").append(f"  {counts[seat]}")
        line.append_text(notes(view, seat, language))
        line.rstrip()
        lines.append(line)
        due = "; ".join(dues(view, language)) if on_turn else ""
        lines += [Text(f"    {due}", style="dim")] if due else []
    return lines


def notes(view: dict[str, Any], seat: int, language: str) -> Text:
    """The notes on a seat: whether it has opened, whether its Jolly Hand has failed, and known cards."""
    text = Text()
    if view["opened"][seat]:
        text.append(f"  {say(language, 'cli-opened')}", style="bold")
    if view["barred"][seat]:
        text.append(f"  {say(language, 'cli-no-jolly-hand')}", style="dim")
    if view["known"][seat]:
        text.append(f"  {say(language, 'cli-known')}: ", style="dim").append_text(cards_text(view["known"][seat]))
    return text


def dues(view: dict[str, Any], language: str) -> Iterator[str]:
    """The progress of this turn's opening (§5.1), and what the turn owes (§3.9)."""
    if view["opening"] and view["laid"]:
        yield say(language, "cli-opening", view["opening"])
    for due in view["owes"]:
        if due in DUE:
            yield say(language, DUE[due], {"card": view["taken"]})


def stock_line(view: dict[str, Any], language: str) -> Text:
    """The size of the stock, what the viewer has seen at its bottom (§1.6), and the Jolly card under it."""
    text = Text(f"{say(language, 'cli-stock')}: {say(language, 'cli-cards', {'count': view['stock']})}")
    seen = [card for card in view["seen_bottom"] if card != FACE_DOWN]
    if seen:
        text.append(f" ({say(language, 'cli-bottom')}: ").append_text(cards_text(seen)).append(")")
    text.append(f"; {say(language, 'cli-jolly-card')}: ")
    return text.append_text(cards_text([view["jolly_card"]]) if view["jolly_card"] else Text(say(language, "cli-gone")))


def pile_line(view: dict[str, Any], language: str) -> Text:
    """The upper end of the discard pile, its top last."""
    pile = view["discard"]
    text = Text(f"{say(language, 'cli-discard-pile')}: ")
    if not pile:
        return text.append(say(language, "cli-empty"))
    text.append("... " if len(pile) > SHOWN_DISCARDS else "")
    return text.append_text(cards_text(pile[-SHOWN_DISCARDS:])).append(f"  ({len(pile)})", style="dim")


def meld_lines(view: dict[str, Any], language: str) -> list[Text]:
    """The melds by number, with their points; those of this turn are marked as new."""
    lines = []
    for number, (meld, points) in enumerate(zip(view["table"], view["points"], strict=True), 1):
        line = Text(f"  {number}. ").append_text(cards_text(meld))
        line.append(f"  {say(language, 'cli-total', {'total': points})}", style="dim")
        line.append(f"  {say(language, 'cli-new')}" if number in view["laid"] else "", style="bold")
        lines.append(line)
    return lines
