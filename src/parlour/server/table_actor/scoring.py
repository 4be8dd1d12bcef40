"""The end of a game: new ratings, a result for everybody who played, and a new secret for the next deal."""

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
    """The server's share in the chance of a deal."""
    return secrets.token_hex(32)


async def score_game(actor: TableActor) -> None:
    """Commit the ratings and results of the game that is over, and draw the next secret."""
    told = None
    while True:
        try:
            told = await commit_scores(actor)
            break
        except storage.Conflict as conflict:  # another game of one of these people has just ended
            if conflict.on != "rating":
                raise
        except storage.BadRow:  # somebody has had everything about them deleted meanwhile
            await actor.commit(None, None, [SecretDrawn(None, new_secret())])
            break
    if told is not None:
        actor.rated = told
        actor.broadcast.to_all(told)


async def commit_scores(actor: TableActor) -> wire.Rated | None:
    """Commit what the game that is over brings everybody, as the ratings are now; the new ratings, if it is rated."""
    now = time()
    found = await ratings.reckon(actor.context.store.people, actor.id, actor.table, now)
    more: list[Operation] = [AddFinished(row) for row in ratings.finished(actor.id, actor.table, now)]
    if found is not None:
        more += [*map(AddScore, found.scores), *map(SetRating, found.ratings)]
    await actor.commit(None, None, [SecretDrawn(None, new_secret())], more=more)
    return found.told if found is not None else None
