"""The table of House of Cards as text: the sum and its limit, the pile, the seats, and what each card would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from parlour.core.events import FACE_DOWN
from parlour.drawing.french import column
from parlour.games.house_of_cards.law.consts import NUMBERS, STREAK
from parlour.locales import say

HOUSE_STYLES = {"G": "red", "R": "blue", "H": "yellow", "S": "green"}
UNKNOWN = "?"
SHOWN_LEFTOVER = 6  # the cards given next, and the next start card


def picture(view: dict[str, Any], names: Sequence[str], language: str) -> Text:
    """The picture of all that the viewer may see, except for cards deep in the leftover deck."""
    parts = [turn_line(view, language), sum_line(view, language), pile_line(view, language)]
    parts += seat_lines(view, names, language)
    if view["seat"] is not None:
        parts += [*own_deck_lines(view, language), *hand_lines(view, language)]
    return Text("\n").join(parts)


def cards_text(cards: Iterable[str]) -> Text:
    """Cards separated by spaces, each in the colour of its house."""
    return Text(" ").join(Text(UNKNOWN if card == FACE_DOWN else card, HOUSE_STYLES.get(card[0], "")) for card in cards)


def turn_line(view: dict[str, Any], language: str) -> Text:
    """The turns, and the leftover deck with the known cards on its top."""
    clock = say(language, "cli-turns", {"turn": view["turns"] + 1, "limit": view["options"]["turn_limit"]})
    size = say(language, "cli-cards", {"count": view["leftover"]})
    line = Text(f"{clock}; {say(language, 'cli-leftover')}: {size}", style="dim")
    missing = view["leftover"] - len(view["known_leftover"])
    from_the_top = [*[FACE_DOWN] * missing, *reversed(view["known_leftover"])][:SHOWN_LEFTOVER]
    while from_the_top and from_the_top[-1] == FACE_DOWN:
        from_the_top.pop()
    if from_the_top:
        line.append(f" ({say(language, 'cli-from-the-top')}: ").append_text(cards_text(from_the_top)).append(")")
    return line


def sum_line(view: dict[str, Any], language: str) -> Text:
    """The sum as a bar that fills up to the limit, and a waiting Echo (§5.2)."""
    total, limit = view["sum"], view["limit"]
    line = Text(say(language, "cli-sum", {"sum": total, "limit": limit}), style="bold").append("  ")
    line.append("█" * min(total, limit), style=bar_style(total, limit))
    line.append("░" * (limit - total), style="dim")
    line.append(f"  {say(language, 'cli-to-limit', {'count': limit - total, 'where': where(total, limit)})}")
    if view["echo"]:
        line.append(f"; {say(language, 'cli-echo-waits')}", style="bold magenta")
    return line


def where(total: int, limit: int) -> str:
    """Whether a sum is under the limit, exactly there, or over it (§3.6, §7)."""
    if total < limit:
        return "under"
    return "hit" if total == limit else "over"


def bar_style(total: int, limit: int) -> str:
    """The colour of the bar, which turns yellow when one number can bring the sum to the limit."""
    if total < limit:
        return "green" if limit - total >= NUMBERS else "yellow"
    return "bold cyan" if total == limit else "bold red"


def pile_line(view: dict[str, Any], language: str) -> Text:
    """The round's pile in the order of play, and the last number, which a Mirror would add (§5.4)."""
    line = Text(f"{say(language, 'cli-round-pile')}: ")
    pile = view["pile"]
    if not pile:
        line.append(say(language, "cli-empty"))
    elif view["started"]:
        line.append_text(cards_text(pile[:1])).append(f" ({say(language, 'cli-start-card')}) ", style="dim")
        line.append_text(cards_text(pile[1:]))
    else:
        line.append_text(cards_text(pile))
    line.rstrip()
    if view["last_number"] is not None and view["sum"] < view["limit"]:
        line.append(f"  {say(language, 'cli-last-number', {'number': view['last_number']})}", style="dim")
    return line


def seat_lines(view: dict[str, Any], names: Sequence[str], language: str) -> list[Text]:
    """One line per seat: the name and the number of cards; under the seat on turn, what it is offered."""
    sizes = zip(view["hands"], view["decks"], strict=True)
    counts = column(say(language, "cli-hand-and-deck", {"hand": len(hand), "deck": deck}) for hand, deck in sizes)
    lines = []
    for seat, name in enumerate(column(names)):
        on_turn = seat == view["turn"]
        line = Text().append("> " if on_turn else "  ", style="bold")
        line.append(f"{seat} {name}", style="bold" if on_turn else "").append(f"  {counts[seat]}")
        line.append_text(notes(view, seat, language))
        line.rstrip()
        lines.append(line)
        offers = "; ".join(say(language, "cli-offer", {"offer": offer}) for offer in view["choice"]) if on_turn else ""
        lines += [Text(f"    {offers}", style="bold")] if offers else []
    return lines


def notes(view: dict[str, Any], seat: int, language: str) -> Text:
    """The streak (§6.1), and what the viewer knows of another's hand and of the bottom of the deck."""
    text = Text()
    if view["streak"][seat]:
        house = view["plays"][seat][-1][0]
        words = say(language, "cli-streak", {"house": house, "count": view["streak"][seat], "needed": STREAK})
        text.append(f"  {words}", style=HOUSE_STYLES[house])
    known = [] if seat == view["seat"] else [card for card in view["hands"][seat] if card != FACE_DOWN]
    for key, cards in (("cli-known", known), ("cli-deck-bottom", deck_bottom(view, seat))):
        if cards:
            text.append(f"  {say(language, key)}: ", style="dim").append_text(cards_text(cards))
    return text


def deck_bottom(view: dict[str, Any], seat: int) -> list[str]:
    """What is known of a deck from the bottom up; the top of the viewer's deck is shown separately."""
    cards = list(view["known_decks"][seat])
    if seat == view["seat"]:
        cards = cards[: len(cards) - len(view["known_top"])]
    while cards and cards[-1] == FACE_DOWN:
        cards.pop()
    return cards


def own_deck_lines(view: dict[str, Any], language: str) -> Iterator[Text]:
    """The look at the viewer's deck (§2.6), and what a Swap has put on top of it (§5.6)."""
    for key, cards in (("cli-look", view["look"]), ("cli-deck-top", view["known_top"][::-1])):
        if cards:
            yield Text(f"{say(language, key)}: ").append_text(cards_text(cards))


def hand_lines(view: dict[str, Any], language: str) -> Iterator[Text]:
    """The viewer's hand; if no offer is open, each card with the sum after it and what else it would do."""
    hand = view["hands"][view["seat"]]
    line = Text(f"{say(language, 'cli-hand')}: ")
    if not hand or not view["would"] or view["choice"]:
        yield line.append_text(cards_text(hand) if hand else Text(say(language, "cli-empty")))
        return
    line.rstrip()
    yield line
    for card, name, total in zip(hand, column(hand), view["would"], strict=True):
        line = Text("  ").append(name, style=HOUSE_STYLES[card[0]]).append(f"  = {total:2}")
        line.append(f"  {'; '.join(outcomes(view, card, total, language))}", style="dim")
        line.rstrip()
        yield line


def outcomes(view: dict[str, Any], card: str, total: int, language: str) -> Iterator[str]:
    """What a card would do besides changing the sum, in words."""
    seat = view["seat"]
    at_limit = where(total, view["limit"])
    last = len(view["hands"][seat]) == 1 and not view["decks"][seat]
    if last and (at_limit != "over" or not view["options"]["last_card_must_fit"]):
        yield say(language, "cli-would", {"do": "win"})
        return
    if at_limit != "under":
        yield say(language, "cli-would", {"do": at_limit, "cards": printed(view, card)})
    special = card.partition("-")[2]
    before = view["pile"][-1] if len(view["pile"]) > view["started"] else ""
    if special == "Echo":
        yield say(language, "cli-would", {"do": "echo"})
    elif special == "Shield" and before.endswith("-Echo"):
        yield say(language, "cli-would", {"do": "shield"})
    elif special == "Swap" and view["decks"][seat]:
        yield say(language, "cli-would", {"do": "swap"})
    if view["streak"][seat] == STREAK - 1 and view["plays"][seat][-1][0] == card[0]:
        yield say(language, "cli-would", {"do": "house"})


def printed(view: dict[str, Any], card: str) -> int:
    """The cost of exceeding the limit with a card: its number, or the one that a Mirror mirrors (§7.2)."""
    return int(card[1:]) if card[1:].isdigit() else view["last_number"] or 0
