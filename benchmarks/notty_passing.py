"""Whether Notty's levels play for the end: against a player who only passes, among themselves, and three at a table.

Three measurements, each over fixed deals (`make passing` writes benchmarks/results/notty_passing.json):
- the share of the wins of a player who only ends the turn, a shared win counted as its fraction;
- the fraction of games between two levels that end by the turn limit;
- the longest stretch of turns without progress among three computers. A turn makes progress if it discards a group, if
it leaves its seat fewer loose cards than the seat has had since its last group or a theft, if the seat drew cards to
make groups with, if it drew & discarded with a fair hope (`FAIR_HOPE` of the deck's cards or more would have left it
fewer loose cards, or any would have finished its hand), or if it stole from a hand that was about to finish. Anything
else is waiting: a card is drawn and put back, and nothing could have come of it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path

import parlour
from parlour.bots.bot import Bot
from parlour.cli.bench import commit
from parlour.games.notty.law.consts import CYCLE, DRAW, END, RUN, STEAL
from parlour.games.notty.law.cover import loose_cards
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.consts import FAIR_HOPE
from parlour.games.notty.play.hand import finishing_cycles
from parlour.games.notty.play.reasons_counts import deck_of, helping_cycles
from parlour.lab.bench.machine import Machine
from parlour.lab.bench.parlour_engine import compiled

LEVELS = ("easy", "medium", "hard", "expert")
PASSED = (*LEVELS, "qlearning")
LIMITS = (40, 100)
RESULTS = Path(__file__).parent / "results" / "notty_passing.json"


def seed(*parts: object) -> bytes:
    """The seed of a deal, or of a player."""
    return " ".join(map(str, ("passing", *parts))).encode()


def dealt(deal: int, seats: int, limit: int) -> Notty:
    """A deal of these measurements."""
    state = parlour.game("notty").deal(seats=seats, seed=seed(deal), turn_limit=limit)
    assert isinstance(state, Notty)
    return state


def players(deal: int, levels: Sequence[str]) -> list[Bot]:
    """A player for each seat."""
    return [parlour.bot("notty", level=level, seed=seed(deal, seat)) for seat, level in enumerate(levels)]


def passing(level: str, seats: int, limit: int, deals: range) -> float:
    """The share of the wins of a player who only passes, in per cent; the seat changes from deal to deal."""
    total = 0.0
    for deal in deals:
        state, passer = dealt(deal, seats, limit), deal % seats
        bots = players(deal, [level] * seats)
        while state.turn is not None:
            state.step(END if state.turn == passer else bots[state.turn].choose(state).id)
        winners = state.winner_seats()
        total += (passer in winners) / len(winners)
    return 100 * total / len(deals)


def undecided(levels: Sequence[str], limit: int, deals: range) -> float:
    """The percentage of games of these levels that end by the turn limit."""
    ended = 0
    for deal in deals:
        state = dealt(deal, len(levels), limit)
        bots = players(deal, [levels[(seat + deal) % len(levels)] for seat in range(len(levels))])
        while state.turn is not None:
            state.step(bots[state.turn].choose(state).id)
        ended += state.turns >= limit
    return 100 * ended / len(deals)


def stall(levels: Sequence[str], limit: int, deal: int) -> int:
    """The longest stretch of turns without progress in one game."""
    state = dealt(deal, len(levels), limit)
    bots = players(deal, [levels[(seat + deal) % len(levels)] for seat in range(len(levels))])
    fewest = [loose(state, seat) for seat in range(state.seats)]
    longest = stretch = 0
    while state.turn is not None:
        seat, turn, progress = state.turn, state.turns, False
        while state.turn == seat and state.turns == turn:
            action = bots[seat].choose(state).id
            if action == CYCLE:
                helpful = helping_cycles(state.hand_masks(seat), deck_of(state))
                progress |= helpful >= FAIR_HOPE or may_finish(state, seat)
            elif STEAL <= action < CYCLE:
                progress |= may_finish(state, action - STEAL)
            elif DRAW <= action < STEAL:
                progress = True
            state.step(action)
            if action >= RUN:
                progress = True
                fewest[seat] = loose(state, seat)
            elif STEAL <= action < CYCLE:
                fewest[seat], fewest[action - STEAL] = loose(state, seat), loose(state, action - STEAL)
        progress |= loose(state, seat) < fewest[seat]
        fewest[seat] = min(fewest[seat], loose(state, seat))
        stretch = 0 if progress else stretch + 1
        longest = max(longest, stretch)
    return longest


def loose(state: Notty, seat: int) -> int:
    """The number of loose cards in a hand."""
    return loose_cards(*state.hand_masks(seat))


def may_finish(state: Notty, seat: int) -> bool:
    """Whether this hand can go out now, or some card of the deck would finish it by draw & discard."""
    if loose(state, seat) == 0:
        return True
    some = sum(1 << card for card, copies in enumerate(deck_of(state)) if copies)
    both = sum(1 << card for card, copies in enumerate(deck_of(state)) if copies == 2)
    return finishing_cycles(*state.hand_masks(seat), some, both) > 0


def measure(deals: int, first: int) -> dict[str, object]:
    """All three measurements, on deals numbered from `first`."""
    whole, part = range(first, first + deals), range(first, first + max(deals // 4, 1))
    passed = {
        f"{level}, {seats} seats, {limit} turns": round(passing(level, seats, limit, whole), 1)
        for limit in LIMITS
        for seats in (2, 3)
        for level in PASSED
    }
    print(json.dumps(passed, indent=1), flush=True)
    limited = {
        f"{one} - {other}": round(undecided((one, other), 100, whole), 1)
        for one, other in combinations_with_replacement(LEVELS, 2)
    }
    print(json.dumps(limited, indent=1), flush=True)
    stalls = {
        "-".join(levels): max(stall(levels, 100, deal) for deal in part)
        for levels in combinations_with_replacement(LEVELS, 3)
    }
    print(json.dumps(stalls, indent=1), flush=True)
    return {"passer_wins_percent": passed, "two_seats_100_turns_by_limit_percent": limited, "longest_stall": stalls}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first", type=int, default=10_000, help="first deal; settings were chosen on earlier ones")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    found = measure(chosen.deals, chosen.first)
    answer = {
        "commit": commit(),
        "cpu": Machine.here(compiled()).cpu,
        "deals": chosen.deals,
        "first": chosen.first,
        **found,
    }
    chosen.out.write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
