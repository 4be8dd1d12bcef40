"""The end of a game: new ratings, a result for each player, and a new secret for the next deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour import storage
from parlour.server.people.results import entrants, finished
from parlour.storage.operations import AddFinished, AddScore, EndPair, Operation, SetRating, WakeParty
from parlour.table.entries import SecretDrawn
from parlour.table.table import Table
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.people.ratings import RatingUpdate
    from parlour.server.table_actor.actor import TableActor


async def score_game(actor: TableActor) -> None:
    """Commit the ratings and results of a finished game together with the next secret."""
    rated = None
    while True:
        try:
            rated = await commit_scores(actor)
            break
        except storage.Conflict as conflict:  # another game of one of these people has just ended
            if conflict.on != "rating":
                raise
        except storage.BadRow:  # a player has had their data deleted meanwhile
            secret = SecretDrawn(None, actor.context.environment.secret())
            await actor.commit(None, None, [secret], more=told_outside(actor))
            break
    if actor.table.party:
        actor.context.wake_party(actor.table.party)
    if actor.table.tournament:
        actor.context.wake_tournament(actor.table.tournament)
    if rated is not None:
        actor.rated = rated
        actor.broadcast.to_all(rated)


async def commit_scores(actor: TableActor) -> wire.Rated | None:
    """Commit the result of a finished game for everybody; the new ratings, computed from the current ones, if it is
    rated."""
    now = actor.now()
    found = await new_ratings(actor, now)
    more: list[Operation] = [AddFinished(row) for row in finished(actor.id, actor.table, now)]
    if found is not None:
        more += [*map(AddScore, found.scores), *map(SetRating, found.ratings)]
    more += told_outside(actor)
    await actor.commit(None, None, [SecretDrawn(None, actor.context.environment.secret())], more=more)
    return found.told if found is not None else None


async def new_ratings(actor: TableActor, now: float) -> RatingUpdate | None:
    """Return the new ratings; None if the game is not rated."""
    if entrants(actor.table) is None:
        return None
    from parlour.server.people import ratings  # late: a table in the browser has no ratings, nor what computes them

    return await ratings.update_ratings(actor.context.store.people, actor.id, actor.table, now)


def told_outside(actor: TableActor) -> list[Operation]:
    """Return what the party or the tournament of a table learns of the end of its game."""
    table = actor.table
    more: list[Operation] = [WakeParty(table.party)] if table.party else []
    if table.tournament:
        more.append(EndPair(table.tournament, actor.id, result_of(table), actor.now()))
    return more


def result_of(table: Table) -> str:
    """Return the result of a game between two, for its tournament. Whoever did not come has lost without a game."""
    outcome = table.outcome
    assert outcome is not None
    if len(table.absent) == 2:
        return "nobody"
    if len(outcome.winners) != 1:
        return "draw"
    return ("first", "second")[outcome.winners[0]] + ("-walkover" if table.absent else "")
