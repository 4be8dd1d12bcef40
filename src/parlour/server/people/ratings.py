"""Ratings: updated after each finished game, separately against people and against computers.

A game between people rates the people among themselves, whatever else sits at the table. A game with one person rates
them against the computers there, whose strength was measured by the arena and is fixed; outside programs are rated like
a person among computers. Ratings are shown on the scale of the computer players.
"""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from parlour.bots import offered
from parlour.bots.ratings import errors
from parlour.bots.ratings import ratings as measured
from parlour.server.people.results import Against, Entrant, entrants
from parlour.storage.rows import RatingRow, ScoreRow
from parlour.storage.store import People
from parlour.table.table import Table
from parlour.wire.http import Leader, Standing
from parlour.wire.messages import Rated, Score

MODEL = PlackettLuce()
MIDDLE = 1500.0  # of the shown scale, where everybody starts
# Shown points per point of the model: 400 / (ln 10 * sqrt 2 * beta). Between two players, winning 10 to 1 settles at
# 400 points, as on the scale of the arena; among more the scale of the model is a little wider.
STEP = 29.5
SURE = 1.0  # the uncertainty of a measured computer's strength, in points of the model
FEWEST_GAMES = 5  # needed to be on a leaderboard
MOST_LEADERS = 50


def shown(mu: float) -> int:
    """Convert a rating to the shown scale."""
    return round(MIDDLE + (mu - MODEL.mu) * STEP)


def spread(sigma: float) -> int:
    """Convert the uncertainty of a rating to the shown scale."""
    return round(sigma * STEP)


def standing(row: RatingRow) -> Standing:
    """Return a rating as a struct of the wire."""
    against: Against = "people" if row.against == "people" else "computers"
    return Standing(row.game, against, shown(row.mu), spread(row.sigma), row.games, row.won)


def computers_rating(game: str, level: str) -> PlackettLuceRating:
    """Return the strength of a computer player, as measured by the arena."""
    points = measured(game).get(level)
    mu = MODEL.mu if points is None else MODEL.mu + (points - MIDDLE) / STEP
    return MODEL.rating(mu=mu, sigma=MODEL.sigma if points is None else SURE)


@dataclass(frozen=True)
class RatingUpdate:
    """The new ratings after a game: the rows to store, and the message to broadcast."""

    scores: list[ScoreRow]
    ratings: list[RatingRow]
    told: Rated


async def update_ratings(people: People, id: str, table: Table, at: float) -> RatingUpdate | None:
    """Compute the new ratings after a finished game; None if it is not rated."""
    found = entrants(table)
    if found is None:
        return None
    against, everybody = found
    game = table.game.name
    before = [await rating_of(people, game, against, one) for one in everybody]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in before]
    after = MODEL.rate(teams, ranks=[one.place for one in everybody])
    winners = table.outcome.winners if table.outcome is not None else ()  # a drawn game has none
    kept: list[ScoreRow] = []
    ratings: list[RatingRow] = []
    told: list[Score] = []
    for one, old, [new] in zip(everybody, before, after, strict=True):
        if not one.person:
            continue
        won = one.seat in winners
        kept.append(
            ScoreRow(
                table_id=id, number=table.games_played, person=one.person, game=game, against=against, place=one.place,
                of=len(everybody), won=won, mu=new.mu, sigma=new.sigma, at=at,
            )
        )  # fmt: skip
        ratings.append(
            RatingRow(
                person=one.person, game=game, against=against, mu=new.mu, sigma=new.sigma, games=old.games + 1,
                won=old.won + won,
            )
        )  # fmt: skip
        told.append(Score(one.seat, shown(old.mu), shown(new.mu), spread(new.sigma)))
    return RatingUpdate(kept, ratings, Rated(table.games_played, against, told))


async def rating_of(people: People, game: str, against: Against, one: Entrant) -> RatingRow:
    """Return the rating of a player before the game."""
    known = await people.rating(one.person, game, against) if one.person else None
    if known is not None:
        return known
    first = MODEL.rating() if one.person else computers_rating(game, one.level)
    return RatingRow(person=one.person, game=game, against=against, mu=first.mu, sigma=first.sigma, games=0, won=0)


async def leaders(people: People, game: str, against: Against, you: str | None) -> list[Leader]:
    """Return the leaderboard, strongest first. Against computers, it includes them with their measured strength."""
    found = []
    for row in await people.board(game, against, FEWEST_GAMES, MOST_LEADERS):
        leader = Leader(row.name, shown(row.mu), spread(row.sigma), row.games, row.won, row.person == you, row.bot)
        found.append((row.mu - 3 * row.sigma, leader))
    if against == "computers":
        unsure = errors(game)
        points = measured(game)
        for level in filter(points.__contains__, offered(game)):  # the levels that people meet at a table
            mu, error = computers_rating(game, level).mu, unsure.get(level, 0)
            found.append((mu - 3 * error / STEP, Leader("", points[level], error, 0, 0, bot=True, level=level)))
    found.sort(key=lambda one: -one[0])
    return [leader for _, leader in found]
