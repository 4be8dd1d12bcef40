"""A person at a table of House of Cards, and the situations in which its tests begin."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator

from parlour.core.state import State
from tests.browser.input_methods import WayGuest
from tests.browser.prepared_tables import Prepared, Way
from tests.server.process import Server

LETTERS = {"Play": "x", "Reshuffle": "m", "Keep all": "k", "Leave it": "k", "Play for me": "p"}
SHOWN = """() => {
    const all = (what, read) => [...document.querySelectorAll(what)].map(read);
    const cards = (what) => all(what, one => (one.dataset.card || one.dataset.copy).split('·')[0]);
    const counts = all("[data-drop='leftover'] .count, [data-drop='deck'] .count", one => one.innerText);
    const sum = document.querySelector('.dial .sum').textContent;
    return [sum, cards('button.pile [data-card]'), cards('[data-copy]').sort(), counts];
}"""
STANDS = """() => {
    const all = (what, read) => [...document.querySelectorAll(what)].map(read);
    const pile = all('button.pile [data-card]', one => one.dataset.card);
    return [all('[data-copy]', one => one.dataset.copy).sort(), pile, all('.line.ask p', one => one.innerText)];
}"""
TOUCHING = """wanted => {
    const all = [...document.querySelectorAll(wanted)].filter(one => one.checkVisibility());
    const boxes = all.map(one => [one.getAttribute('class'), one.getBoundingClientRect()]);
    const meet = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => meet(a, b)).map(b => `${a[0]} / ${b[0]}`));
}"""
HOUSES = {"G": "Gryffindor", "R": "Ravenclaw", "H": "Hufflepuff", "S": "Slytherin"}


class HouseOfCardsGuest(WayGuest):
    """What a person sees and does only at this table."""

    game = "house_of_cards"
    letters = LETTERS

    def card_of(self, copy: str) -> str:
        return copy.partition("·")[0]

    def come_to(self, table: str, token: str | None = None) -> None:
        super().come_to(table, token)
        self.close_look()

    def close_look(self) -> list[str]:
        """Close the look at the deck, which opens by itself before the first card, and return what it showed."""
        if self.look().count() == 0:
            return []
        shown = self.look().locator(".card .hidden").all_inner_texts()
        self.key("Enter")
        self.look().wait_for(state="detached")
        return shown

    def look(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^Your deck"))

    def dial(self) -> str:
        """The text of the dial: `11 of 15: 4 to go`."""
        return str(self.page.get_by_role("meter").get_attribute("aria-valuetext"))

    def sum(self) -> int:
        return int(self.dial().split()[0])

    def pile(self) -> list[str]:
        cards = self.page.locator("button.pile [data-card]")
        return cards.evaluate_all("all => all.map(c => c.dataset.card)")  # type: ignore[no-any-return]

    def deck(self) -> Locator:
        return self.page.locator("[data-drop='deck']")

    def shows(self) -> list[Any]:
        """The sum, the pile, the reader's hand, and the sizes of the leftover deck and of the reader's deck."""
        return self.page.evaluate(SHOWN)  # type: ignore[no-any-return]

    def tale(self) -> str:
        """How the last round ended."""
        return self.page.locator(".tale").inner_text()

    def would(self, card: str) -> str:
        """The description of a hand card for screen readers."""
        return self.card(card).locator(".hidden").first.inner_text()

    def asked(self) -> bool:
        """Whether something is offered."""
        return self.page.locator(".line.ask").count() > 0

    def wait_for_question(self, words: str) -> None:
        self.wait_until(lambda: self.asked() and words in self.line(), f"a question with {words!r}")

    def move(self, how: Callable[[], None]) -> None:
        """Do something, and wait until the table shows it."""
        before = self.stands()
        how()
        self.wait_until(lambda: self.stands() != before or self.result().count() > 0, "the move is told")

    def touching(self, *things: str) -> list[str]:
        """The elements among these that overlap."""
        return self.page.evaluate(TOUCHING, ", ".join(things))  # type: ignore[no-any-return]

    def stands(self) -> list[Any]:
        """Everything that a move can change: the reader's cards, the pile, and the question."""
        return self.page.evaluate(STANDS)  # type: ignore[no-any-return]

    def play(self, card: str) -> None:
        """Choose a card and play it: by its button, by a tap on the pile, or by Enter."""
        self.select(card)
        self.give("Play", "pile")

    def give(self, verb: str, target: str) -> None:
        """Press the filled button for the chosen card; by touch, tap the highlighted target."""
        if self.way == "keyboard":
            self.key("Enter")
        elif self.way == "touch":
            self.breathe()
            self.press(self.page.locator(f"[data-drop='{target}'].ready"))
        else:
            self.breathe()
            self.press(self.toolbar.locator("button.main").filter(has_text=verb))


def at(browser: Browser, server: Server, prepared: Prepared, way: str = "pointer", seat: int = 0) -> HouseOfCardsGuest:
    """Let a person return to a game in progress."""
    guest = HouseOfCardsGuest(browser, server, way)
    guest.come_to(prepared.id, prepared.tokens[seat])
    guest.wait_for_hand(len(prepared.state.view(seat)["hands"][seat]))
    return guest


def words(card: str) -> str:
    """A card in words: Gryffindor 7, Ravenclaw Echo."""
    return f"{HOUSES[card[0]]} {card.partition('-')[2] or card[1]}"


# Players.


def anybody(state: State, chance: random.Random) -> str:
    return chance.choice([str(move) for move in state.legal()])


def careful(state: State, chance: random.Random) -> str:
    """A player who stays below the limit if possible, and so gets rid of cards."""
    legal = [str(move) for move in state.legal()]
    view = state.view(state.turn)
    after = dict(zip(view["hands"][state.turn], view["would"], strict=False))
    safe = [move for move in legal if move.startswith("play") and after[move.split()[1]] <= view["limit"]]
    return chance.choice(safe or legal)


ANYBODY = Way(anybody, 40)
CAREFUL = Way(careful, 120)
LONG = Way(anybody, 200)


# Situations, with Ann on turn.


def view(state: State) -> dict[str, Any]:
    return dict(state.view(0))


def to_play(state: State) -> dict[str, int]:
    """The reader's cards with the sums that they would make; empty while something is offered."""
    now = view(state)
    return {} if now["choice"] else dict(zip(now["hands"][0], now["would"], strict=True))


def number(card: str) -> int:
    """The printed number; -1 for a special."""
    return int(card[1]) if card[1].isdigit() else -1


def safe_card(state: State) -> str | None:
    now = view(state)
    if now["echo"] or len(now["pile"]) < 3 or now["decks"][0] < 3:
        return None
    return next((card for card, after in to_play(state).items() if number(card) > 0 and after < now["limit"]), None)


def twin_card(state: State) -> str | None:
    """A safe card whose twin is drawn for it."""
    card = safe_card(state)
    if card is None or view(state)["hands"][0].count(card) > 1:
        return None
    played = state.clone()
    played.play(f"play {card}")
    return card if card in view(played)["hands"][0] and not view(played)["choice"] else None


def exact_card(state: State) -> str | None:
    now = view(state)
    after = to_play(state)
    fits = now["decks"][0] > 3 and not now["echo"] and streak_is_short(now)
    return next((card for card in after if fits and number(card) > 0 and after[card] == now["limit"]), None)


def over_card(state: State) -> str | None:
    now = view(state)
    after = to_play(state)
    fits = now["decks"][0] > 3 and not now["echo"] and streak_is_short(now)
    return next((card for card in after if fits and number(card) > 2 and after[card] > now["limit"]), None)


def streak_is_short(now: dict[str, Any]) -> bool:
    """The next card offers no house effect."""
    return bool(now["streak"][0] < 2)


def doubled_card(state: State) -> str | None:
    now = view(state)
    after = to_play(state)
    return next((card for card in after if now["echo"] and number(card) > 0 and after[card] < now["limit"]), None)


def mirror_card(state: State) -> str | None:
    now = view(state)
    after = to_play(state)
    return next(
        (card for card in after if card.endswith("Mirror") and now["last_number"] and now["sum"] < after[card]), None
    )


def shield_card(state: State) -> str | None:
    """A Shield that cancels what a Mirror has added."""
    after = to_play(state)
    return next((card for card in after if card.endswith("Shield") and after[card] < view(state)["sum"]), None)


def swap_card(state: State) -> str | None:
    """A Swap after which the hand is not in the order of the view: the drawn card takes the free place."""
    hand = list(to_play(state))
    for place, card in enumerate(hand):
        played = state.clone()
        played.play(f"play {card}")
        if len(hand) == 2 and card.endswith("Swap") and played.turn == 0 and offered(played, "swap"):
            kept = hand[1 - place]
            if view(played)["hands"][0].index(kept) == place:
                return card
    return None


def offered(state: State, offer: str) -> bool:
    """Whether this is offered, the hand has two different cards, and the deck is not empty."""
    now = view(state)
    return now["choice"][:1] == [offer] and len(set(now["hands"][0])) == 2 and now["decks"][0] > 1


def last_card(state: State) -> str | None:
    """The card that wins."""
    now = view(state)
    return next(iter(to_play(state)), None) if len(now["hands"][0]) == 1 and now["decks"][0] == 0 else None


def knows_anothers_card(state: State) -> bool:
    """Ann has seen where a card went that Ben holds now."""
    now = view(state)
    return not now["choice"] and any(card != "??" for card in now["hands"][1])


def special_began(state: State) -> bool:
    """A round that is not the first begins with a special, and Ann can play a number."""
    now = view(state)
    begun = state.turns > 1 and now["started"] and len(now["pile"]) == 1
    return bool(begun and number(now["pile"][0]) < 0 and any(number(card) >= 0 for card in now["hands"][0]))


def before_the_first_card(state: State) -> bool:
    return bool(state.turns == 0 and view(state)["look"])
