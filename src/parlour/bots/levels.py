"""The levels that people choose from: one search, with a budget of playouts and a budget of errors."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from parlour.bots.decided_games import CertainJudge
from parlour.bots.judge import Judge, PlayingJudge
from parlour.bots.play import Maker, play_of
from parlour.bots.players import PolicyBot, SearchBot, Settings
from parlour.bots.policy import Policy
from parlour.bots.random import RandomBot
from parlour.bots.search import Search
from parlour.core import registry
from parlour.core.rng import Seed

MENU = ("easy", "medium", "hard", "expert")  # what a table offers; the other levels are for the arena and programs
FIRST_CHOICE = "medium"
PARTS = (0.25, 0.25, 0.5)  # the fractions of the expert's budget that easy, medium and hard think with


def levels(game: str) -> dict[str, Maker]:
    """The players of a game, by name, from the weakest to the strongest."""
    registry.game(game)
    return players_of(game)


@cache
def players_of(game: str) -> dict[str, Maker]:
    """The players of a game, cached: finding the modules takes longer than many a move."""
    players: dict[str, Maker] = {"random": RandomBot}
    play = play_of(game)
    if play is None:
        return players
    if play.reference is not None:
        players["reference"] = play.reference
    return {**players, **by_policy(play.policy, play.search), **play.learned()}


def offered(game: str) -> tuple[str, ...]:
    """The levels that a table of this game offers, from the weakest up; all of them if the game has no policy."""
    players = levels(game)
    return tuple(level for level in MENU if level in players) or tuple(players)


def first_choice(game: str) -> str:
    """The default level of a game."""
    choice = offered(game)
    return FIRST_CHOICE if FIRST_CHOICE in choice else choice[-1]


def stand_in(game: str) -> str:
    """The level that plays in place of an absent person."""
    play = play_of(game)
    return (play.stand_in if play else None) or offered(game)[-1]


def by_policy(policy: Callable[[], Policy], settings: Settings) -> dict[str, Maker]:
    """The players that are based on a policy."""
    makers: dict[str, Maker] = {"heuristic": lambda seed: PolicyBot(policy(), seed)}
    for name, loss, part in zip(("easy", "medium", "hard"), settings.losses, PARTS, strict=True):
        makers[name] = searching(policy, settings, int(settings.budget * part), loss)
    return {**makers, "expert": searching(policy, settings, settings.budget, 0.0)}


def searching(policy: Callable[[], Policy], settings: Settings, budget: int, loss: float) -> Maker:
    """The factory of players that search with this budget and give away `loss` on purpose."""
    return lambda seed: SearchBot(Search(policy(), settings.gate), budget, seed, loss)


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game. It keeps buffers, so only one thread may use it at a time."""
    return CertainJudge(guessing_judge(game))


def guessing_judge(game: str) -> Judge:
    """A judge that plays games out, and guesses their result where the playouts stop."""
    registry.game(game)
    play = play_of(game)
    if play is None:
        return PlayingJudge(Policy())
    return play.judge() if play.judge else PlayingJudge((play.judging or play.policy)(), play.trust)


def oracle(game: str, seed: Seed) -> SearchBot:
    """An upper bound for the arena: the expert's search, allowed to see all cards. It is not a level."""
    play = play_of(game)
    assert play is not None
    return SearchBot(Search(play.policy(), play.search.gate, peeks=True), play.search.budget, seed)
