"""Fields of players with a history, and tournaments played by chance with a fixed seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from parlour.server.tournaments.entrants import BYE, DRAW, LOSS, WIN, Entrant, Outcome, Round, seated
from parlour.server.tournaments.swiss import Pairing, pair

OTHER: Mapping[Outcome, Outcome] = {WIN: LOSS, LOSS: WIN, DRAW: DRAW}
Results = Sequence[tuple[int, int, Outcome]]  # one, other, and how it ended for the first of them


def after(count: int, *rounds: Results, byes: Sequence[int] = ()) -> list[Entrant]:
    """Return players 1 to `count`, the strongest first, after these rounds; `byes` has one player per round."""
    played: dict[int, list[Round]] = {number: [] for number in range(1, count + 1)}
    for place, results in enumerate(rounds):
        add(played, results)
        if place < len(byes):
            played[byes[place]].append(Round(BYE))
    return [Entrant(number, number, tuple(found)) for number, found in played.items()]


def add(played: dict[int, list[Round]], results: Results) -> None:
    for one, other, outcome in results:
        played[one].append(Round(outcome, other, first=True))
        played[other].append(Round(OTHER[outcome], one))


def by_chance(count: int, rounds: int, seed: int) -> Iterator[tuple[list[Entrant], Pairing]]:
    """Play a Swiss tournament in which the stronger mostly wins; yield every round before it is played."""
    luck = random.Random(seed)
    played: dict[int, list[Round]] = {number: [] for number in range(1, count + 1)}
    for _ in range(rounds):
        entrants = [Entrant(number, number, tuple(found)) for number, found in played.items()]
        pairing = pair(entrants)
        yield entrants, pairing
        for pair_ in pairing.pairs:
            first, second = seated(*(entrants[number - 1] for number in pair_))
            chance = luck.random()
            outcome: Outcome = DRAW if chance < 0.15 else WIN if (chance < 0.7) == (first < second) else LOSS
            add(played, [(first, second, outcome)])
        if pairing.bye is not None:
            played[pairing.bye].append(Round(BYE))
