"""Hints for the player on turn, from what that player may know.

A worker gets an imagined position, as a computer player does. The answer depends only on what the reader knows, so that
the steps of one hint agree with each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import parlour
from parlour.core.errors import ParlourError
from parlour.server.views.table_view import because
from parlour.server.workers.no_answer import NoAnswer
from parlour.table import commands
from parlour.table.errors import StaleTurn
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor
    from parlour.server.table_actor.connections import Connection

HINTS_EACH, HINTS_OF_ADDRESS = 2, 8  # pending at once, per person or table, and per address


def advise(game: str, rules: int, position: dict[str, Any], level: int, turn: int) -> wire.Hint:
    """Compute a hint as a message of the wire. Runs in a worker."""
    found = parlour.hint(parlour.game(game, rules).position(position), level)
    move = None if found.move is None else str(found.move)
    share, error = found.win_chance
    return wire.Hint(turn, level, move, [because(reason) for reason in found.reasons], share, error)


@contextmanager
def count_pending(counts: Counter[str], askers: Mapping[str, int]) -> Iterator[None]:
    """Count a pending hint for each of its askers; refuse it if one of them has too many pending."""
    if any(counts[asker] >= most for asker, most in askers.items()):
        raise ParlourError("table-hints-wait")
    counts.update(askers.keys())
    try:
        yield
    finally:
        counts.subtract(askers.keys())
        for asker in askers:
            if not counts[asker]:
                del counts[asker]


class Hints:
    """Computes the hints of a table, with a limit on pending ones."""

    __slots__ = ("actor",)

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor

    async def hint(
        self, seat: int | None, message: wire.AskHint, connection: Connection | None = None
    ) -> wire.Hint | wire.Error:
        """Return what this seat could do now, and why. The number of pending hints is limited."""
        table = self.actor.table
        try:
            state = table.check_turn(table.check_person(seat), message.turn)
            table.check_help()
            if state.turn is None:
                raise ParlourError("hint-game-over")
            await self.note_help(state.turn)
            imagined = state.imagine(seat, self.actor.context.environment.random_bytes(16)).position()
            question = (table.game.name, table.rules_version, imagined, int(message.level), message.turn)
            with count_pending(self.actor.context.hints, self.askers(connection)):
                return await self.actor.context.pool.ask(advise, *question)
        except StaleTurn:
            return wire.Error("web-stale", {})
        except NoAnswer:
            return wire.Error("table-no-answer", {})
        except ParlourError as error:
            return wire.Error(error.key, dict(error.facts))

    def askers(self, connection: Connection | None) -> Mapping[str, int]:
        """Return the askers that a hint counts for, with the number of pending hints that each may have."""
        found = {f"table {self.actor.id}": HINTS_EACH}
        if connection is not None and connection.person:
            found[f"person {connection.person}"] = HINTS_EACH
        if connection is not None and connection.address:
            found[f"address {connection.address}"] = HINTS_OF_ADDRESS
        return found

    async def note_help(self, seat: int) -> None:
        """Log that a seat is being helped, before it is: its game is then not rated."""
        actor = self.actor

        async def note() -> None:
            if helped := commands.help_used(actor.table, seat):
                await actor.commit(seat, None, helped)

        await actor.call(note)
