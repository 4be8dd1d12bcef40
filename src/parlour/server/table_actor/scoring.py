"""The end of a game: new ratings, a result for each player, and a new secret for the next deal."""

from __future__ import annotations

import secrets
from time import time
from typing import TYPE_CHECKING

from parlour import storage
from parlour.server.people import ratings
from parlour.storage.operations import AddFinished, AddScore, Operation, SetRating
from parlour.table.entries import SecretDrawn
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor


def new_secret() -> str:
    """Return a new secret, the server's share in the randomness of a deal."""
    return secrets.token_hex(32)


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
            await actor.commit(None, None, [SecretDrawn(None, new_secret())])
            break
    if rated is not None:
        actor.rated = rated
        actor.broadcast.to_all(rated)


async def commit_scores(actor: TableActor) -> wire.Rated | None:
    """Commit the result of a finished game for everybody; the new ratings, computed from the current ones, if it is
    rated."""
    now = time()
    found = await ratings.update_ratings(actor.context.store.people, actor.id, actor.table, now)
    more: list[Operation] = [AddFinished(row) for row in ratings.finished(actor.id, actor.table, now)]
    if found is not None:
        more += [*map(AddScore, found.scores), *map(SetRating, found.ratings)]
    await actor.commit(None, None, [SecretDrawn(None, new_secret())], more=more)
    return found.told if found is not None else None
