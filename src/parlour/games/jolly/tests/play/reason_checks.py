"""The facts of each reason of Jolly, counted card by card from what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from parlour.bots.search import Thought
from parlour.core.state import State
from parlour.games.jolly.tests.play.hands import JOKER, best_opening, can_clear, opens, parted
from tests.bots.reasons.laws import Facts
from tests.bots.reasons.recount import DECK, RANKS, SUITS, completing, per_cent, threes


def plain(card: str) -> str:
    """The card itself, regardless of what a joker stands for."""
    return card.partition("=")[0]


@dataclass
class Case:
    """A decision as the seat sees it."""

    state: State
    thought: Thought

    def __post_init__(self) -> None:
        assert self.state.turn is not None
        self.seat = self.state.turn
        self.other = 1 - self.seat
        self.view = self.state.view(self.seat)
        self.hand: list[str] = self.view["hands"][self.seat]
        self.kinds = set(self.hand) - {JOKER}
        self.pile: list[str] = self.view["discard"]
        self.opened = self.view["opened"][self.seat]
        self.verb, *self.words = self.thought.move.text.split()
        self.unseen = self.count_unseen()

    def count_unseen(self) -> Counter[str]:
        deck = Counter(dict.fromkeys(DECK, 2)) + Counter({JOKER: 4})
        lying = [plain(card) for meld in self.view["table"] for card in meld]
        bottom = [card for card in self.view["seen_bottom"] if card in deck]
        seen = [*lying, *self.hand, *self.pile, *self.view["known"][self.other], *bottom, self.view["jolly_card"]]
        deck.subtract(card for card in seen if card is not None)
        assert min(deck.values()) >= 0
        return +deck

    @property
    def drawable(self) -> Counter[str]:
        """The cards that the next draw may bring."""
        bottom = self.view["seen_bottom"]
        if not self.view["stock"]:
            return Counter(self.pile if self.view["taken"] else self.pile[:-1])
        if self.view["stock"] <= len(bottom) and bottom[-1] in {*DECK, JOKER}:
            return Counter(bottom[-1:])
        return self.unseen

    def after(self) -> State:
        twin = self.state.clone()
        twin.play(self.thought.move)
        return twin

    def held_by(self, seat: int) -> int:
        return len(self.view["hands"][seat])


def of(cards: Counter[str], good: set[str]) -> Facts:
    """The number of these cards, as facts."""
    outs, whole = sum(cards[card] for card in good), sum(cards.values())
    return {"outs": outs, "unseen": whole, "percent": per_cent(outs, whole)}


def made(hand: set[str]) -> set[str]:
    """The cards that form a meld with two cards of a hand; jokers count if any two cards belong to one meld."""
    joker = {JOKER} if any(len(meld & hand) > 1 for meld in threes(ace_high=True)) else set()
    return completing(hand, ace_high=True) | joker


def openers(hand: list[str], cards: Counter[str]) -> set[str]:
    return {card for card in cards if opens([*hand, card])}


def less(hand: list[str], card: str) -> list[str]:
    rest = list(hand)
    rest.remove(card)
    return rest


def fits_onto(table: list[list[str]]) -> set[str]:
    """The cards that fit a meld on the table: the next one of a run, or a missing suit of a set of three."""
    found: set[str] = set()
    for meld in table:
        natural = [card for card in meld if not card.startswith(JOKER)]
        ranks = {card[:-1] for card in natural}
        if len(ranks) == 1 and (len(natural) > 1 or "=" not in "".join(meld)):
            found |= {natural[0][:-1] + suit for suit in SUITS if len(meld) < 4} - set(natural)
        else:
            found |= ends([card.partition("=")[2] or card for card in meld])
    return found


def ends(run: list[str]) -> set[str]:
    """The cards below and above a run that lies from low to high."""
    order = [*RANKS, "A"]
    first = order.index(run[0][:-1])
    last = first + len(run) - 1
    below = {order[first - 1] + run[0][-1]} if first > 0 else set()
    above = {order[last + 1] + run[0][-1]} if last < 13 and not (first == 0 and last == 12) else set()
    return above if first == 1 and last >= 12 else below | above


def can_go_out(state: State, seat: int, known: set[str]) -> bool:
    """Whether some sequence of legal moves wins in this turn."""
    if state.over:
        return state.winner_seats() == (seat,)
    view = state.view(seat)
    name = str((sorted(view["hands"][seat]), sorted(map(sorted, view["table"])), view["swapped"], view["taken_used"]))
    if state.turn != seat or name in known:
        return False
    known.add(name)
    last = len(view["hands"][seat]) == 1
    moves = [move for move in state.legal() if move.text.startswith(("meld", "add", "swap") + ("discard",) * last)]
    for move in sorted(moves, key=lambda move: JOKER in move.text):
        twin = state.clone()
        twin.play(move)
        if can_go_out(twin, seat, known):
            return True
    return False


# The facts of each reason, as counted here.


def draw_opening(case: Case, facts: Facts) -> None:
    assert not case.opened and facts["outs"]
    assert facts == of(case.drawable, openers(case.hand, case.drawable))


def draw_meld(case: Case, facts: Facts) -> None:
    assert facts == of(case.drawable, made(case.kinds)) and facts["outs"]


def no_jolly(case: Case, facts: Facts) -> None:
    jolly = case.view["jolly_card"]
    assert facts == {"card": jolly, "count": 13} and len(case.hand) == 12
    assert not can_clear(*parted([*case.hand, jolly]), 1)


def no_jolly_loners(case: Case, facts: Facts) -> None:
    jolly = case.view["jolly_card"]
    cards = {*case.hand, jolly}
    loners = {
        card for card in cards if not any(card in meld and len(meld & cards) > 1 for meld in threes(ace_high=True))
    }
    assert facts["card"] == jolly and set(facts["cards"]) == loners and len(loners) > 1 and JOKER not in cards
    assert not can_clear(*parted([*case.hand, jolly]), 1)


def draw_not_top(case: Case, facts: Facts) -> None:
    assert case.opened and case.state.refusal("take") is None
    assert facts == {"card": case.pile[-1], "count": len(case.hand)}
    assert case.pile[-1] not in completing(case.kinds, ace_high=True)


def take_out(case: Case, facts: Facts) -> None:
    assert facts == {"card": case.pile[-1], "count": len(case.hand) + 1}
    assert can_go_out(case.after(), case.seat, set())


def take_opening(case: Case, facts: Facts) -> None:
    assert facts.pop("card") == case.pile[-1] and not case.opened
    assert facts.pop("points") == best_opening(*parted([*case.hand, case.pile[-1]])) >= 36
    assert facts == of(case.drawable, openers(case.hand, case.drawable))


def take_meld(case: Case, facts: Facts) -> None:
    cards = facts.pop("cards")
    assert facts.pop("card") == case.pile[-1] in cards
    assert case.after().refusal("meld " + " ".join(cards)) is None
    assert facts == of(case.drawable, made(case.kinds))


def take_fits(case: Case, facts: Facts) -> None:
    assert facts["card"] == case.pile[-1] and facts["count"] == len(case.hand)
    assert case.after().refusal(f"add {facts['card']} to {facts['number']}") is None


def putback(case: Case, facts: Facts) -> None:
    assert facts.pop("card") == case.view["taken"]
    assert facts == of(case.drawable, made(set(less(case.hand, case.view["taken"])) - {JOKER}))


def jolly_wins(case: Case, facts: Facts) -> None:
    jolly = case.view["jolly_card"]
    assert facts == {"card": jolly, "count": 13} and can_clear(*parted([*case.hand, jolly]), 1)


def laid_wins(case: Case, facts: Facts) -> None:
    assert case.after().winner_seats() == (case.seat,) and facts == {"count": len(case.hand)}


def clears(case: Case, facts: Facts) -> None:
    twin = case.after()
    assert facts == {"count": len(twin.view(case.seat)["hands"][case.seat])}
    assert can_go_out(twin, case.seat, set())


def concede(case: Case, facts: Facts) -> None:
    assert case.view["phase"] == "jolly" and facts == {"count": len(case.hand)}
    assert not can_go_out(case.state, case.seat, set())


def laid_out(case: Case, facts: Facts) -> None:
    twin = case.after()
    assert facts == {"count": len(case.hand), "left": len(twin.view(case.seat)["hands"][case.seat])}
    assert can_go_out(twin, case.seat, set())


def opening(case: Case, facts: Facts) -> None:
    view = case.after().view(case.seat)
    new = [view["table"][number - 1] for number in view["laid"]]
    points = sum(view["points"][number - 1] for number in view["laid"])
    pure = any(len({card[:-1] for card in meld}) > 1 and JOKER not in map(plain, meld) for meld in new)
    assert facts == {"points": points, "needed": 36, "pure": "yes" if pure else "no"} and not case.opened


def uses_taken(case: Case, facts: Facts) -> None:
    assert "taken" in case.view["owes"] and "taken" not in case.after().view(case.seat)["owes"]
    assert facts == {"card": case.view["taken"]}


def jokers_owed(state: State, seat: int) -> int:
    view = state.view(seat)
    laid = sum(plain(card) == JOKER for number in view["laid"] for card in view["table"][number - 1])
    return max(int(view["swapped"]) - laid, 0)


def uses_joker(case: Case, facts: Facts) -> None:
    assert facts == {"count": jokers_owed(case.state, case.seat), "left": jokers_owed(case.after(), case.seat)}
    assert facts["left"] < facts["count"]


def swap(case: Case, facts: Facts) -> None:
    assert case.verb == "swap" and facts["card"] == case.words[0] and JOKER in map(plain, facts["cards"])
    assert case.after().refusal("meld " + " ".join(facts["cards"])) is None


def meld_more(case: Case, facts: Facts) -> None:
    other = case.state.clone()
    other.play("meld " + " ".join(facts["cards"]))
    assert facts["points"] == case.after().view(case.seat)["points"][-1]
    assert facts["less"] == other.view(case.seat)["points"][-1] < facts["points"]


def room(case: Case, facts: Facts) -> None:
    def laid_off(state: State) -> set[str]:
        view = state.view(case.seat)
        may = view["opened"][case.seat] or (view["opening"]["points"] >= 36 and view["opening"]["pure"])
        return fits_onto(view["table"]) & set(view["hands"][case.seat]) if may else set()

    before = fits_onto(case.view["table"]) if laid_off(case.state) or case.opened else laid_off(case.state)
    assert set(facts["cards"]) == laid_off(case.after()) - before != set()


def laid_left(case: Case, facts: Facts) -> None:
    left = len(case.after().view(case.seat)["hands"][case.seat])
    assert facts == {"count": left, "seat": case.other, "least": case.held_by(case.other)}


def standing(case: Case, facts: Facts) -> None:
    assert facts == {"count": len(case.hand), "seat": case.other, "least": case.held_by(case.other)}


def discard_wins(case: Case, facts: Facts) -> None:
    assert case.hand == [facts["card"]] and case.after().winner_seats() == (case.seat,)
    assert facts == {"card": case.words[0], "seat": case.other, "count": case.held_by(case.other)}


def discard_opens(case: Case, facts: Facts) -> None:
    points = sum(case.view["points"][number - 1] for number in case.view["laid"])
    assert facts == {"points": points} and not case.opened and points >= 36


def discard_opening(case: Case, facts: Facts) -> None:
    other, fewer = facts.pop("other"), facts.pop("less")
    assert fewer == of(case.unseen, openers(less(case.hand, other), case.unseen))["outs"] < facts["outs"]
    discard_near(case, facts)


def discard_near(case: Case, facts: Facts) -> None:
    assert facts.pop("card") == case.words[0] and facts["outs"]
    assert facts == of(case.unseen, openers(less(case.hand, case.words[0]), case.unseen))


def discard_ready(case: Case, facts: Facts) -> None:
    assert facts["card"] == case.words[0] and opens(less(case.hand, case.words[0]))
    assert set(facts["cards"]) == {card for card in case.kinds if not opens(less(case.hand, card))} != set()


def discard_second(case: Case, facts: Facts) -> None:
    assert facts == {"card": case.words[0]} and case.hand.count(case.words[0]) == 2


def discard_fits_not(case: Case, facts: Facts) -> None:
    fitting = fits_onto(case.view["table"])
    assert facts["card"] == case.words[0] not in fitting
    assert set(facts["cards"]) == fitting & case.kinds != set()


def discard_outs(case: Case, facts: Facts) -> None:
    fewer, more = (
        sum(case.unseen[one] for one in completing(case.kinds, ace_high=True, with_card=card))
        for card in (facts["card"], facts["other"])
    )
    assert facts["card"] == case.words[0] and facts["other"] in case.kinds and fewer < more
    assert (facts["outs"], facts["more"], facts["unseen"]) == (fewer, more, sum(case.unseen.values()))


def discard_gives(case: Case, facts: Facts) -> None:
    theirs = {*case.unseen, *case.view["known"][case.other]}
    fewer, more = (
        sum(card in meld and meld - {card} <= theirs for meld in threes(ace_high=True))
        for card in (facts["card"], facts["other"])
    )
    assert facts["card"] == case.words[0] and facts["other"] in case.kinds and fewer < more
    assert (facts["melds"], facts["more"], facts["seat"]) == (fewer, more, case.other)


def discard_left(case: Case, facts: Facts) -> None:
    rest = less(case.hand, case.words[0])
    assert facts.pop("count") == len(rest)
    assert facts == of(case.unseen, made(set(rest) - {JOKER}))


def held_loose(case: Case, facts: Facts) -> None:
    melded = {card for meld in threes(ace_high=True) if meld <= case.kinds for card in meld}
    assert set(facts["cards"]) == case.kinds - melded - fits_onto(case.view["table"])
    assert facts["count"] == len(case.hand) and len(facts["cards"]) > 1


def held_room(case: Case, facts: Facts) -> None:
    ways = [move.text for move in case.state.legal() if move.text.startswith(f"add {facts['card']} ")]
    found = []
    for way in ways:
        twin = case.state.clone()
        twin.play(way)
        room = fits_onto(twin.view(case.seat)["table"]) - fits_onto(case.view["table"]) - case.kinds
        found.append((room, sum(case.unseen[card] for card in room)))
    assert (set(facts["cards"]), facts["outs"]) in found and facts["outs"]


CHECKS: dict[str, Callable[[Case, Facts], None]] = {
    "draw-opening": draw_opening,
    "draw-meld": draw_meld,
    "no-jolly": no_jolly,
    "no-jolly-loners": no_jolly_loners,
    "draw-not-top": draw_not_top,
    "take-out": take_out,
    "take-opening": take_opening,
    "take-meld": take_meld,
    "take-fits": take_fits,
    "putback": putback,
    "jolly-wins": jolly_wins,
    "laid-wins": laid_wins,
    "clears": clears,
    "concede": concede,
    "laid-out": laid_out,
    "opening": opening,
    "uses-taken": uses_taken,
    "uses-joker": uses_joker,
    "swap": swap,
    "meld-more": meld_more,
    "room": room,
    "laid-left": laid_left,
    "standing": standing,
    "discard-wins": discard_wins,
    "discard-opens": discard_opens,
    "discard-opening": discard_opening,
    "discard-near": discard_near,
    "discard-ready": discard_ready,
    "discard-second": discard_second,
    "discard-fits-not": discard_fits_not,
    "discard-outs": discard_outs,
    "discard-gives": discard_gives,
    "discard-left": discard_left,
    "held-loose": held_loose,
    "held-room": held_room,
}
