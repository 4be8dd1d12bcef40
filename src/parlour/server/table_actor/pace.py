"""The pace of computer players: how long they pause before an action, and when people skip the pauses.

A pause follows from what everybody sees: the pace of the table, the level of the player, the move as a spectator sees
it, the number of actions since a person last played, and whether something worth a longer look has just happened.
Whoever measures it learns nothing about hidden cards, nor about how hard the player thought.
"""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from parlour.server.table_actor.connections import Connection
from parlour.wire.messages import Pace

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

UNITS: dict[Pace, float] = {"calm": 1.0, "normal": 0.6, "brisk": 0.3, "at_once": 0.0}  # pauses; the calmest first
LONG_LOOK = 2.0  # units after a deal or the end of a round
FEWEST, A_WORD, MOST = 0.8, 0.1, 1.2  # units: laying many cards takes longer than drawing one
SHORTER = 0.84  # with each further action: several opponents together do not take long
TEMPERS = {"easy": 0.85, "medium": 1.0, "hard": 0.92, "expert": 0.75}  # units by level; at most 1
GRAIN = 0.1  # seconds before a move that shows nothing new: as good as none, and time enough to think


def units_before(pace: Pace, move: str, place: int, look: bool, level: str = "") -> float:
    """Return how many pauses a computer makes before a move, of which `place` others came before in a row.

    Each level has its temper; one without is as slow as the slowest.

    At a calm table every action takes the same time: one second, which is what a rule book may ask for.
    """
    if look:
        return UNITS[pace] * LONG_LOOK
    if pace == "calm":
        return UNITS[pace]
    size = min(FEWEST + A_WORD * (move.count(" ")), MOST)
    return UNITS[pace] * size * SHORTER**place * TEMPERS.get(level, 1.0)


def rounded_up(elapsed: float, due: float, step: float) -> float:
    """Return when a move is played: when it is due or, if thinking took longer, after the next whole step."""
    return due if elapsed <= due or not step else math.ceil(elapsed / step) * step


class TablePace:
    """The pace of a table, as the people there have chosen it, and their wish to skip ahead."""

    __slots__ = ("actor", "hurrying", "resting")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.hurrying: list[Connection] = []  # who wants no more pauses until a person is on turn
        self.resting: asyncio.Event | None = None  # set to end the pause that a computer makes

    # Choosing.

    def now(self) -> Pace:
        """Return the pace of the table: the calmest that anybody there has chosen."""
        chosen = {one.pace for one in self.audience()}
        return next((pace for pace in UNITS if pace in chosen), "normal")

    def audience(self) -> list[Connection]:
        """Return the connections whose people have a say: the players or, where only computers play, everybody."""
        people = [one for one in self.actor.connections if one.seat is not None]
        return people or list(self.actor.connections)

    def choose(self, connection: Connection, pace: Pace) -> None:
        """Set the pace that a person wants, and show everybody the pace of the table. A faster one ends the pause."""
        before = self.now()
        connection.pace = pace
        now = self.now()
        if now != before:
            self.actor.broadcast.show_all()
        if self.resting is not None and UNITS[now] < UNITS[before]:
            self.resting.set()

    # Skipping.

    def skip(self, connection: Connection, turn: int) -> None:
        """End the pauses until a person is on turn, once everybody who has a say wants it."""
        if turn > self.actor.table.moves or connection not in self.audience():
            return
        if connection not in self.hurrying:
            self.hurrying.append(connection)
        if self.resting is not None and self.hurry:
            self.resting.set()

    @property
    def hurry(self) -> bool:
        """Whether nobody wants to wait for the computers."""
        return bool(self.hurrying) and all(one in self.hurrying for one in self.audience())

    def leave(self, connection: Connection) -> None:
        """Forget the wish of a connection that has ended."""
        if connection in self.hurrying:
            self.hurrying.remove(connection)

    def reset(self) -> None:
        """Pause again: a person is on turn."""
        self.hurrying.clear()

    # Pausing.

    @property
    def look(self) -> bool:
        """Whether something worth a longer look has just happened, which nobody has read in a window yet."""
        reading = self.actor.reading
        return reading.is_pause() and not reading.was_read

    def seconds_before(self, move: str, place: int, level: str = "") -> float:
        """Return for how long a computer of this level pauses now before this move."""
        if move.partition(" ")[0] in self.actor.table.game.quick_moves:
            return self.grain
        return self.pause * units_before(self.now(), move, place, self.look, level)

    @property
    def pause(self) -> float:
        return self.actor.context.settings.pause

    @property
    def grain(self) -> float:
        """The seconds of the shortest pause; none at a server without pauses."""
        return GRAIN * min(1.0, self.pause)

    async def rest(self, begun: float, move: str, place: int, level: str = "") -> None:
        """Wait until a computer's move may be played that was begun at this time."""
        if self.actor.table.tournament and not self.actor.connections:
            return  # nobody watches, and others wait for the result
        elapsed = asyncio.get_running_loop().time() - begun
        step = max(self.grain, self.pause * UNITS[self.now()])
        left = rounded_up(elapsed, self.seconds_before(move, place, level), step) - elapsed
        if left <= 0 or self.hurry:
            return
        self.resting = asyncio.Event()
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self.resting.wait()
        self.resting = None
