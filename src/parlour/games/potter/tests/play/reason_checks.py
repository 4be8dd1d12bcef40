"""The facts of each reason of Potter, counted card by card from what the seat sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from parlour.bots.search import Thought
from parlour.core.state import State
from tests.bots.reasons.laws import Facts
from tests.bots.reasons.recount import DECK, completing, melds, most_laid, per_cent, rank_of, threes


def worth(card: str) -> int:
    return rank_of(card) + 1


def plain(card: str) -> str:
    """The card itself, without what a wild stands for."""
    return card.partition("=")[0]


@dataclass
class Case:
    """A decision as the seat sees it."""

    state: State
    thought: Thought

    def __post_init__(self) -> None:
        assert self.state.turn is not None
        self.seat = self.state.turn
        self.view = self.state.view(self.seat)
        self.hand = set(self.view["hands"][self.seat])
        self.pile = list(self.view["discard"])
        self.potters = {self.view["potter"] + suit for suit in "♠♥♦♣"}
        self.sallan = self.view["sallan"][self.seat]
        self.ace_high = bool(self.state.options["ace_high_runs"])
        self.verb, *self.words = self.thought.move.text.split()
        self.unseen = self.count_unseen()

    def count_unseen(self) -> set[str]:
        lying = [plain(card) for meld in self.view["table"] for card in meld]
        seen = {*lying, *self.pile, *self.hand, *(card for known in self.view["known"] for card in known)}
        return set(DECK) - seen

    @property
    def laid(self) -> list[str]:
        """The cards of a meld or lay-off as they are written."""
        return self.words[:-2] if self.verb == "add" else self.words

    @property
    def rest(self) -> set[str]:
        return self.hand - {plain(card) for card in self.laid}

    @property
    def drawable(self) -> set[str]:
        return self.unseen if self.view["stock"] else set(self.pile)

    @property
    def next_seat(self) -> int:
        return (self.seat + 1) % len(self.view["hands"])

    def cost(self, cards: set[str], sallan: bool) -> int:
        return sum(25 if sallan and card in self.potters else worth(card) for card in cards)

    def most(self, cards: set[str]) -> int:
        return most_laid(cards, worth, self.ace_high)

    def discards(self) -> list[str]:
        return [move.text.split()[1] for move in self.state.legal() if move.text.startswith("discard")]

    def fewest(self) -> tuple[int, int]:
        """The other seat that holds the fewest cards, the next one first."""
        hands, found = self.view["hands"], []
        for step in range(1, len(hands)):
            seat = (self.seat + step) % len(hands)
            found.append((len(hands[seat]), step, seat))
        size, _, seat = min(found)
        return seat, size


def fits_onto(table: list[list[str]], ace_high: bool) -> set[str]:
    """The cards that extend a meld on the table, tried one by one."""
    found = set()
    for meld in table:
        stands = frozenset(card.partition("=")[2] or card for card in meld)
        longer = melds(ace_high, (len(stands) + 1,))
        found |= {card for card in DECK if card not in stands and stands | {card} in longer}
    return found


def refused_on(top: str) -> set[str]:
    """Whether a card may not be discarded on another: same rank, or same suit and a neighbouring rank."""
    return {
        card
        for card in DECK
        if rank_of(card) == rank_of(top) or (card[-1] == top[-1] and abs(rank_of(card) - rank_of(top)) == 1)
    }


def can_go_out(state: State, known: dict[str, bool]) -> bool:
    """Whether some sequence of legal moves empties the hand in this turn."""
    assert state.turn is not None
    view = state.view(state.turn)
    name = str((sorted(view["hands"][state.turn]), sorted(map(sorted, view["table"]))))
    if name not in known:
        known[name] = False
        known[name] = any(goes_on(state, move.text, known) for move in reversed(state.legal()))
    return known[name]


def goes_on(state: State, move: str, known: dict[str, bool]) -> bool:
    seat = state.turn
    assert seat is not None
    held = len(state.view(seat)["hands"][seat])
    twin = state.clone()
    told = [type(event).__name__ for event in twin.play(move)]
    if "RoundWon" in told:
        return True
    if not move.startswith(("meld", "add")) and not (move.startswith("take") and held):
        return False
    return can_go_out(twin, known)


# The facts of each reason, as counted here.


def draw_no_meld(case: Case, facts: Facts) -> None:
    twin = case.state.clone()
    twin.play("take")
    assert [move.text for move in twin.legal()] == ["return"]
    assert facts == {"count": len(case.pile), "penalty": 25}


def draw_burden(case: Case, facts: Facts) -> None:
    owned = case.hand | set(case.pile)
    loose = sum(map(worth, owned)) - case.most(owned)
    now = sum(map(worth, case.hand)) - case.most(case.hand)
    assert facts == {"count": len(case.pile), "points": loose, "now": now} and loose > now


def chance_of(case: Case, cards: set[str]) -> Facts:
    outs, whole = len(cards & case.drawable), len(case.drawable)
    return {"outs": outs, "unseen": whole, "percent": per_cent(outs, whole)}


def draw_meld(case: Case, facts: Facts) -> None:
    assert facts == chance_of(case, completing(case.hand, case.ace_high)) and facts["outs"]


def draw_fits(case: Case, facts: Facts) -> None:
    assert case.sallan
    assert facts == chance_of(case, fits_onto(case.view["table"], case.ace_high) - case.hand) and facts["outs"]


def take_out(case: Case, facts: Facts) -> None:
    assert facts == {"count": len(case.hand) + len(case.pile)}
    assert goes_on(case.state, "take", {})


def take_meld(case: Case, facts: Facts) -> None:
    twin = case.state.clone()
    twin.play("take")
    cards = facts.pop("cards")
    assert twin.refusal("meld " + " ".join(cards)) is None
    assert facts == chance_of(case, completing(case.hand, case.ace_high))


def take_points(case: Case, facts: Facts) -> None:
    most, alone = case.most(case.hand | set(case.pile)), case.most(case.hand)
    assert facts == {"points": most, "alone": alone} and most > alone


def return_(case: Case, facts: Facts) -> None:
    taken = case.view["taken"]
    assert set(facts.pop("cards")) == set(taken)
    assert facts == {"penalty": 25, "points": sum(map(worth, taken)), "count": len(taken)}


def laid_wins(case: Case, facts: Facts) -> None:
    assert not case.rest and facts == {"count": len(case.hand)}


def laid_out(case: Case, facts: Facts) -> None:
    assert facts == {"count": len(case.hand), "left": len(case.rest)} and case.rest
    assert goes_on(case.state, case.thought.move.text, {})


def meld_owed(case: Case, facts: Facts) -> None:
    assert case.view["taken"] and facts == {"penalty": 25, "total": case.view["scores"][case.seat] + 25}


def room_after(case: Case) -> set[str]:
    """The cards of the hand that fit after the move and could not be laid off before."""
    twin = case.state.clone()
    twin.play(case.thought.move)
    before = {move.text.split()[1] for move in case.state.legal() if move.text.startswith("add")}
    return {
        move.text.split()[1] for move in twin.legal() if move.text.startswith("add") and "=" not in move.text
    } - before


def room(case: Case, facts: Facts) -> None:
    assert case.sallan and set(facts["cards"]) == room_after(case) != set()


def sallan_room(case: Case, facts: Facts) -> None:
    assert not case.sallan and set(facts["cards"]) == room_after(case) != set()


def sallan_wilds(case: Case, facts: Facts) -> None:
    wilds = case.rest & case.potters
    assert not case.sallan and case.verb == "meld" and set(facts["cards"]) == wilds and facts["count"] == len(wilds) > 0


def meld_more(case: Case, facts: Facts) -> None:
    other = {plain(card) for card in facts["cards"]}
    assert case.state.refusal("meld " + " ".join(facts["cards"])) is None
    assert facts["points"] == case.cost(case.hand - case.rest, case.sallan)
    assert facts["less"] == case.cost(other, case.sallan) < facts["points"]


def laid_points(case: Case, facts: Facts) -> None:
    now, before = case.cost(case.rest, True), case.cost(case.hand, case.sallan)
    assert facts == {"count": len(case.rest), "points": now, "before": before} and now < before


def threat(case: Case, facts: Facts) -> None:
    seat, count = case.fewest()
    assert facts == {"seat": seat, "count": count, "points": case.cost(case.hand, case.sallan)} and count <= 3


def end(case: Case, facts: Facts) -> None:
    potters = case.hand & case.potters
    banned = set(case.view["banned"][case.seat]) - potters
    refused = (case.hand & refused_on(case.pile[-1]) if case.pile else set()) - potters - banned
    assert potters | banned | refused == case.hand
    assert facts == {"potters": len(potters), "refused": len(refused), "banned": len(banned)}


def standing(case: Case, facts: Facts) -> None:
    seat, least = case.fewest()
    points = case.cost(case.hand, case.sallan)
    assert facts == {"count": len(case.hand), "points": points, "seat": seat, "least": least}


def discard_wins(case: Case, facts: Facts) -> None:
    (card,) = case.hand
    held = sum(len(hand) for seat, hand in enumerate(case.view["hands"]) if seat != case.seat)
    assert facts == {"card": card, "count": held}


def discard_fits_not(case: Case, facts: Facts) -> None:
    fitting = fits_onto(case.view["table"], case.ace_high)
    assert facts["card"] == case.words[0] not in fitting
    assert set(facts["cards"]) == fitting & set(case.discards()) != set()


def discard_outs(case: Case, facts: Facts) -> None:
    fewer, more = (
        len(completing(case.hand, case.ace_high, card) & case.unseen) for card in (facts["card"], facts["other"])
    )
    assert facts["card"] == case.words[0] and facts["other"] in case.discards()
    assert not any(facts["other"] in meld and meld <= case.hand for meld in threes(case.ace_high)), "it has its meld"
    assert (facts["outs"], facts["more"], facts["unseen"]) == (fewer, more, len(case.unseen)) and fewer < more


def discard_dearest(case: Case, facts: Facts) -> None:
    points = max(map(worth, case.discards()))
    assert facts == {"card": case.words[0], "points": points, "whole": case.cost(case.hand, case.sallan)}
    assert worth(case.words[0]) == points


def discard_gives(case: Case, facts: Facts) -> None:
    theirs = (case.unseen | set(case.pile) | set(case.view["known"][case.next_seat])) - case.hand
    fewer, more = (
        sum(card in meld and meld - {card} <= theirs for meld in threes(case.ace_high))
        for card in (facts["card"], facts["other"])
    )
    assert facts["card"] == case.words[0] and facts["other"] in case.discards() and len(case.pile) < 9
    assert (facts["melds"], facts["more"], facts["seat"]) == (fewer, more, case.next_seat) and fewer < more


def discard_locks(case: Case, facts: Facts) -> None:
    outs = len(refused_on(case.words[0]) & case.unseen)
    chance = {"outs": outs, "unseen": len(case.unseen), "percent": per_cent(outs, len(case.unseen))}
    assert facts == {"card": case.words[0], "seat": case.next_seat, **chance} and outs


def discard_left(case: Case, facts: Facts) -> None:
    assert facts == {"count": len(case.rest), "points": case.cost(case.rest, case.sallan)}


def held_potters(case: Case, facts: Facts) -> None:
    kept = set(facts["cards"])
    assert kept <= case.hand & case.potters and not case.sallan and facts["count"] == len(kept) > 0
    assert (facts["points"], facts["more"]) == (sum(map(worth, kept)), 25 * len(kept))
    assert any(move.text.startswith("meld") for move in case.state.legal())


def held_room(case: Case, facts: Facts) -> None:
    before = fits_onto(case.view["table"], case.ace_high)
    ways = [move.text for move in case.state.legal() if move.text.startswith(f"add {facts['card']} ")]
    tables = []
    for way in ways:
        twin = case.state.clone()
        twin.play(way)
        tables.append((fits_onto(twin.view(case.seat)["table"], case.ace_high) - before) & case.unseen)
    assert set(facts["cards"]) in tables and facts["cards"]


CHECKS: dict[str, Callable[[Case, Facts], None]] = {
    "draw-no-meld": draw_no_meld,
    "draw-burden": draw_burden,
    "draw-meld": draw_meld,
    "draw-fits": draw_fits,
    "take-out": take_out,
    "take-meld": take_meld,
    "take-points": take_points,
    "return": return_,
    "laid-wins": laid_wins,
    "laid-out": laid_out,
    "meld-owed": meld_owed,
    "room": room,
    "sallan-room": sallan_room,
    "sallan-wilds": sallan_wilds,
    "meld-more": meld_more,
    "laid-points": laid_points,
    "threat": threat,
    "end": end,
    "standing": standing,
    "discard-wins": discard_wins,
    "discard-fits-not": discard_fits_not,
    "discard-outs": discard_outs,
    "discard-dearest": discard_dearest,
    "discard-gives": discard_gives,
    "discard-locks": discard_locks,
    "discard-left": discard_left,
    "held-potters": held_potters,
    "held-room": held_room,
}
