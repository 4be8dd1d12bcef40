"""The page of a person: what they share, and the games that they and the reader have played together."""

from __future__ import annotations

import parlour
from parlour.server.people import ratings
from parlour.server.people.achievements import achievements
from parlour.server.people.friends import Friends
from parlour.storage import Store
from parlour.storage.rows import FinishedRow, PersonRow, ScoreRow
from parlour.storage.social import ProfileRow, SetProfile
from parlour.table.errors import TableError
from parlour.wire.http import Standing
from parlour.wire.social import Bond, PlayedGame, Profile, RatingCurve, Shares

LAST_GAMES = 10  # listed
CURVE = 100  # games in a curve


class Profiles:
    """Reads what a person shows to whoever has the address of their page."""

    def __init__(self, store: Store, friends: Friends) -> None:
        self.store = store
        self.friends = friends

    async def shares(self, me: PersonRow) -> Shares:
        """Return what a person shows."""
        row = await self.store.social.profile(me.id)
        return Shares(row.ratings, row.achievements, row.games)

    async def share(self, me: PersonRow, wish: Shares) -> None:
        """Store what a person shows."""
        row = ProfileRow(person=me.id, ratings=wish.ratings, achievements=wish.achievements, games=wish.games)
        await self.store.write([SetProfile(row)])

    async def profile(self, reader: PersonRow | None, id: str) -> Profile:
        """Return a person's page for a reader. Nobody is found who has blocked the reader."""
        row = await self.store.people.person(id)
        hidden = row is not None and reader is not None and await self.store.social.is_blocked(row.id, reader.id)
        if row is None or row.owner is not None or hidden:
            raise TableError("people-no-such-person")
        bonds: dict[str, Bond] = await self.friends.bonds(reader) if reader is not None else {}
        own = reader is not None and reader.id == row.id
        shown = await self.store.social.profile(row.id)
        finished = await self.store.people.finished(row.id)
        scores = await self.store.people.scores(row.id) if own or shown.ratings or shown.achievements else []
        return Profile(
            row.id,
            row.name,
            bonds.get(row.id, ""),
            await self.standings(row, shown.ratings or own),
            curves(scores) if shown.ratings or own else None,
            achievements(finished, scores, parlour.games()) if shown.achievements or own else None,
            [await self.played(one) for one in finished[:LAST_GAMES]] if shown.games or own else None,
            await self.together(reader, finished) if reader is not None and not own else [],
        )

    async def standings(self, row: PersonRow, all_of_them: bool) -> list[Standing]:
        """Return a person's ratings: all of them, or those that a leaderboard may list."""
        found = await self.store.people.ratings(row.id)
        listed = [one for one in found if row.listed and one.games >= ratings.FEWEST_GAMES]
        return [ratings.standing(one) for one in (found if all_of_them else listed)]

    async def played(self, one: FinishedRow) -> PlayedGame:
        """Return a finished game as everybody may see it: neither its table nor who else was there."""
        table = await self.store.table(one.table_id)
        return PlayedGame(table.game if table is not None else "", one.won, one.place, one.at)

    async def together(self, reader: PersonRow, theirs: list[FinishedRow]) -> list[PlayedGame]:
        """Return the last games of two people, with the reader's result and the way to look back at them."""
        both = {(one.table_id, one.number) for one in theirs}
        mine = [one for one in await self.store.people.finished(reader.id) if (one.table_id, one.number) in both]
        found = []
        for one in mine[:LAST_GAMES]:
            table = await self.store.table(one.table_id)
            game = table.game if table is not None else ""
            where = (one.table_id, one.number) if not one.ended else ("", 0)  # one that was broken off has no review
            found.append(PlayedGame(game, one.won, one.place, one.at, *where, one.seat))
        return found


def curves(scores: list[ScoreRow]) -> list[RatingCurve]:
    """Return the rating after each rated game, per game and opponents; `scores` are the latest first."""
    found: dict[tuple[str, str], list[int]] = {}
    for one in reversed(scores):
        found.setdefault((one.game, one.against), []).append(ratings.shown(one.mu))
    return [
        RatingCurve(game, "people" if against == "people" else "computers", line[-CURVE:])
        for (game, against), line in sorted(found.items())
    ]
