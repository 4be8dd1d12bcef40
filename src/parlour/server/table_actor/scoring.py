"""The end of a game: new ratings, a result for each player, and a new secret for the next deal."""

from __future__ import annotations

import secrets
from time import time
from typing import TYPE_CHECKING

from parlour import storage
from parlour.server.people import ratings
from parlour.storage import people
from parlour.table.entries import SecretDrawn

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor


def new_secret() -> str:
    """Return a new secret, the server's share in the randomness of a deal."""
    return secrets.token_hex(32)


async def score_game(actor: TableActor) -> None:
    """Commit the ratings and results of a finished game together with the next secret."""
    secret = [SecretDrawn(None, new_secret())]
    async with actor.context.scoring:
        now = time()
        found = await ratings.update_ratings(actor.context.store.people, actor.id, actor.table, now)
        more = people.add_scores(found.scores, found.ratings) if found is not None else []
        more.append(people.add_finished(ratings.finished(actor.id, actor.table, now)))
        try:
            await actor.commit(None, None, secret, more=more)
        except storage.BadRow:  # a player has had their data deleted meanwhile
            found = None
            await actor.commit(None, None, secret)
    if found is not None:
        actor.rated = found.told
        actor.broadcast.to_all(found.told)
