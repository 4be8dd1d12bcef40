"""The two halves of a bracket: the upper one meets the lower one, in order, unless players have to be exchanged.

Players are known here by their place in the bracket, counted from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.server.tournaments.matching import Cost


class Halves:
    """The upper half has as many players as there will be pairs; all others are in the lower one."""

    def __init__(self, players: Sequence[int], pairs: int) -> None:
        self.place = {one: place for place, one in enumerate(players)}
        self.players = list(players)
        self.middle = pairs
        self.upper = list(players[:pairs])
        self.lower = list(players[pairs:])

    def moves(self, one: int, other: int) -> tuple[list[int], int | None, int | None]:
        """Return the places of a pair, who of them has to leave the upper half, and who has to join it.

        Of two players of one half, the lower leaves the upper one, or the higher joins it. Somebody of the upper half
        who is not paired in this bracket leaves it.
        """
        places = sorted(self.place[who] for who in (one, other) if who in self.place)
        if not places:
            return [], None, None
        if places[-1] < self.middle:
            return places, places[-1], None
        joins = places[0] if len(places) == 2 and places[0] >= self.middle else None
        return places, None, joins

    def exchange(self, one: int, other: int) -> Cost:
        """Count what a pair needs exchanged: how many players, how far apart they are, and then which ones: the lowest
        of the upper half, and the highest of the lower half, are exchanged first."""
        places, leaves, joins = self.moves(one, other)
        distance = (0 if leaves is None else self.middle - leaves) + (joins or 0)
        stays = [int(place in places and place not in (leaves, joins)) for place in range(len(self.place))]
        return (int(leaves is not None), distance, *reversed(stays[: self.middle]), *stays[self.middle :])

    def settle(self, partners: Mapping[int, int]) -> None:
        """Exchange the players who have to be exchanged for this pairing."""
        upper = set(self.upper)
        for one in self.players:
            _, leaves, joins = self.moves(one, partners[one])
            if leaves is not None:
                upper.discard(self.players[leaves])
            if joins is not None:
                upper.add(self.players[joins])
        self.upper = [one for one in self.players if one in upper]
        self.lower = [one for one in self.players if one not in upper]

    def allow(self, one: int, other: int) -> bool:
        """Return whether two may be paired: across the halves, or with anybody else for the lower half."""
        if one in self.place and other in self.place:
            return (one in self.upper) != (other in self.upper)
        return not {one, other} & set(self.upper)

    def transposition(self, one: int, other: int) -> Cost:
        """Return the place in the lower half of the opponent of each player of the upper half, from the top."""
        parts = [0] * len(self.upper)
        for mine, theirs in ((one, other), (other, one)):
            if mine in self.upper and theirs in self.lower:
                parts[self.upper.index(mine)] = self.lower.index(theirs)
        return parts
