"""A person at a table of Jolly, and the situations in which its tests begin."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

from playwright.sync_api import Browser, Locator

from parlour.core.errors import IllegalMove
from parlour.core.state import State
from parlour.games.jolly.refusals import BreaksOpening, DoesNotFit, NoPureRun, NoSuchJoker
from tests.browser.melding import MeldGuest, faces, moves
from tests.browser.prepared_tables import Prepared, Way
from tests.server.process import Server

LETTERS = {
    "Draw": "d",
    "Take": "t",
    "Put back": "b",
    "Jolly Hand": "j",
    "Meld": "m",
    "Lay off": "a",
    "Swap": "s",
    "Discard": "x",
    "Concede": "c",
    "Play for me": "p",
}
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


class JollyGuest(MeldGuest):
    """What a person sees and does only at this table."""

    game = "jolly"
    letters = LETTERS

    def card_of(self, copy: str) -> str:
        return copy.partition("·")[0]

    def debts(self) -> Locator:
        """What the turn owes, at a glance."""
        return self.page.locator(".debts")

    def lay(self, cards: Sequence[str]) -> None:
        """Lay these cards as a meld, and if they can be read in several ways, as the first."""
        size = len(self.hand())
        self.select(*cards)
        self.act("Meld")
        self.wait_until(
            lambda: len(self.hand()) < size or self.question().count() > 0, "the meld lies, or is asked about"
        )
        if self.question().count():
            self.answer(self.question().first)
        self.wait_for_hand(size - len(cards))

    def select(self, *cards: str) -> None:
        """Choose cards; of two equal ones, the one that is not chosen yet."""
        for card in cards:
            left = self.page.locator(f"[data-copy^='{card}'][aria-pressed='false']").first
            if self.way == "keyboard":
                self.go_to(str(left.get_attribute("data-copy")))
                self.key("Space")
            else:
                self.press(left, position={"x": 10, "y": 24})

    def gamble(self, sure: bool) -> None:
        """Answer the question that is asked before the Jolly Hand is declared or conceded."""
        dialog = self.page.get_by_role("dialog", name=re.compile("Jolly Hand"))
        self.answer(dialog.locator(".answers button").nth(1 if sure else 0))


def at(browser: Browser, server: Server, prepared: Prepared, way: str = "pointer", seat: int = 0) -> JollyGuest:
    """Let a person return to a game in progress."""
    guest = JollyGuest(browser, server, way)
    guest.come_to(prepared.id, prepared.tokens[seat])
    guest.wait_until(lambda: len(guest.hand()) == len(prepared.state.view(seat)["hands"][seat]), "the hand is there")
    return guest


# Players who make progress: random play hardly ever opens.


def worth(card: str, hand: Sequence[str]) -> float:
    """The number of cards in a hand that a card could form a meld with."""
    if card == "JK":
        return 99
    near = 0.0
    for other in hand:
        if other == "JK" or other == card:
            continue
        apart = abs(RANKS.index(other[:-1]) - RANKS.index(card[:-1]))
        if other[-1] == card[-1]:
            near += max(0, 4 - apart) if apart <= 2 else 0
        elif apart == 0:
            near += 2
    return near + RANKS.index(card[:-1]) / 20


def discard(state: State, chance: random.Random) -> str:
    hand = state.view(state.turn)["hands"][state.turn]
    return min(moves(state, "discard"), key=lambda move: worth(faces(move)[0], hand) + chance.random())


def collector(state: State, chance: random.Random) -> str:
    """A player who lays whatever can be laid, takes usable cards, and collects cards that belong together."""
    laying = [move for verb in ("swap", "meld", "add") for move in moves(state, verb)]
    if laying:
        return chance.choice(laying)
    legal = [str(move) for move in state.legal()]
    for move in ("take", "draw"):
        if move in legal:
            return move
    return discard(state, chance)


def patient(state: State, chance: random.Random) -> str:
    """A player who lays nothing and always draws, hoping for a Jolly Hand."""
    return "draw" if moves(state, "draw") else discard(state, chance)


COLLECTING = Way(collector, 200)
WAITING = Way(patient, 160)


# Situations, with Ann on turn.


def view(state: State) -> dict[str, Any]:
    return dict(state.view(0))


def is_first_discard(state: State) -> bool:
    return bool(view(state)["first_discard"])


def is_early(state: State) -> bool:
    return bool(view(state)["round"] == 2 and view(state)["phase"] == "draw")


def can_draw(state: State) -> bool:
    return view(state)["round"] >= 3 and view(state)["phase"] == "draw" and len(view(state)["discard"]) > 2


def can_take(state: State) -> bool:
    after = state.clone()
    return bool(moves(state, "take")) and bool(after.play("take")) and bool(moves(after, "putback"))


def can_declare(state: State) -> bool:
    return bool(moves(state, "jolly"))


def unopened(state: State) -> bool:
    return view(state)["phase"] == "play" and not view(state)["opened"][0]


def two_natural_melds(state: State) -> list[str] | None:
    """Two melds without a joker, laid one after the other before the opening; the first leaves a debt."""
    if not unopened(state) or view(state)["laid"]:
        return None
    for first in natural_melds(state):
        after = state.clone()
        after.play(first)
        rest = natural_melds(after)
        if "opening" in after.view(0)["owes"] and rest:
            return [first, rest[0]]
    return None


def natural_melds(state: State) -> list[str]:
    return [move for move in moves(state, "meld") if "JK" not in move and len(set(faces(move))) == 3]


def joker_meld(state: State, ways: int) -> list[str] | None:
    """A run with one joker that can be read in exactly this many ways."""
    found: dict[tuple[str, ...], list[str]] = {}
    for move in moves(state, "meld"):
        if move.count("JK=") == 1:
            found.setdefault(tuple(sorted(faces(move))), []).append(move)
    return next((all for all in found.values() if len(all) == ways), None)


def long_meld(state: State) -> tuple[list[str], str] | None:
    """Four cards of a run with a joker at one of its ends: the cards, and the reading that is not the first."""
    if view(state)["phase"] != "play":
        return None
    hand = set(view(state)["hands"][0])
    for suit in "♠♥♦♣":
        for low in range(1, 10):
            three = [rank + suit for rank in RANKS[low : low + 3]]
            other = f"meld JK={RANKS[low - 1]}{suit} {' '.join(three)}"
            if "JK" in hand and hand.issuperset(three) and low < 10 and state.refusal(other) is None:
                return [*three, "JK"], other
    return None


def spoiled_meld(state: State) -> list[str] | None:
    """A run of three and a joker that would leave the opening without a pure run."""
    return spoiled(state, "meld {0} {1} {2} JK={3}", NoPureRun)


def spoiled_lay_off(state: State) -> list[str] | None:
    """A card and a joker that fit a run, which however is the opening's only pure run."""
    for number in view(state)["laid"]:
        found = spoiled(state, f"add {{2}} JK={{3}} to {number}", BreaksOpening)
        if found:
            return found
    return None


def spoiled(state: State, form: str, why: type[IllegalMove]) -> list[str] | None:
    """The cards of a run with a joker at its end that the law refuses for this reason."""
    if not unopened(state) or "JK" not in view(state)["hands"][0]:
        return None
    for suit in "♠♥♦♣":
        for low in range(10):
            move = form.format(*(rank + suit for rank in RANKS[low : low + 4]))
            if set(faces(move)) <= set(view(state)["hands"][0]) and isinstance(state.refusal(move), why):
                return faces(move)
    return None


def growth(state: State) -> str | None:
    """A card that fits a meld of this turn, and no other meld."""
    return alone([move for move in moves(state, "add") if int(move.split()[-1]) in view(state)["laid"]], state)


def lay_off(state: State) -> str | None:
    """A card that fits an older meld, and no other meld."""
    return alone([move for move in moves(state, "add") if int(move.split()[-1]) not in view(state)["laid"]], state)


def alone(wanted: list[str], state: State) -> str | None:
    often = Counter(faces(move)[0] for verb in ("add", "swap") for move in moves(state, verb))
    return next((move for move in wanted if "JK" not in move and often[faces(move)[0]] == 1), None)


def fits_nowhere(state: State) -> str | None:
    """A card that fits none of several melds, after the opening."""
    melds = range(1, len(view(state)["table"]) + 1)
    if view(state)["phase"] != "play" or not view(state)["opened"][0] or len(melds) < 3:
        return None
    hand = [card for card in view(state)["hands"][0] if card != "JK"]
    return next((card for card in hand if all(is_no_place(state, card, meld) for meld in melds)), None)


def is_no_place(state: State, card: str, meld: int) -> bool:
    lay_off, swap = state.refusal(f"add {card} to {meld}"), state.refusal(f"swap {card} in {meld}")
    return isinstance(lay_off, DoesNotFit) and isinstance(swap, NoSuchJoker)


def swap(state: State) -> str | None:
    return alone(moves(state, "swap"), state)


def owes_a_taken_card(state: State) -> bool:
    return "taken" in view(state)["owes"]


def wins_by_discard(state: State) -> str | None:
    """A discard of the last card."""
    hand = view(state)["hands"][0]
    return next(iter(moves(state, "discard")), None) if len(hand) == 1 else None


# The Jolly Hand, by an independent search.


def wins_by_jolly_hand(state: State) -> list[list[str]] | None:
    """A way to clear the Jolly Hand: melds, and perhaps a last single card."""
    if not can_declare(state):
        return None
    return clearing(Counter([*view(state)["hands"][0], view(state)["jolly_card"]]), 1)


def clearing(left: Counter[str], spare: int) -> list[list[str]] | None:
    """Melds of all cards except this number of them."""
    first = next((card for card in sorted(left.elements()) if card != "JK"), None)
    if first is None:
        jokers = left.total()
        return [["JK"]] * jokers if jokers <= spare else None
    if spare:
        rest = clearing(left - Counter([first]), spare - 1)
        if rest is not None:
            return [*rest, [first]]
    for meld in melds_with(first, left):
        rest = clearing(left - Counter(meld), spare)
        if rest is not None:
            return [meld, *rest]
    return None


def melds_with(card: str, left: Counter[str]) -> Iterator[list[str]]:
    """The melds of these cards that contain one of them, with jokers for missing cards."""
    rank, suit = card[:-1], card[-1]
    others = [rank + other for other in "♠♥♦♣" if other != suit]
    for size in (2, 3):
        for set_ in combinations(others, size):
            yield from with_jokers([card, *set_], left, 1)
    ladder = [*RANKS, "A"]
    for low in range(len(ladder) - 2):
        for high in range(low + 3, min(low + 13, len(ladder)) + 1):
            if rank in ladder[low:high]:
                yield from with_jokers([one + suit for one in ladder[low:high]], left, 4)


def with_jokers(wanted: list[str], left: Counter[str], most: int) -> Iterator[list[str]]:
    meld = [one if left[one] else "JK" for one in wanted]
    touching = most > 1 and any(a == b == "JK" for a, b in pairwise(meld))
    if not touching and meld.count("JK") <= min(most, left["JK"]):
        yield meld


def can_win_by_jolly_hand(state: State) -> bool:
    return wins_by_jolly_hand(state) is not None
