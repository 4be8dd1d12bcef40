"""The regret of players on a solved variant: what they give away, decision by decision, in games that they play.

The regret of a decision is the win chance of the best move less that of the move chosen, both exact. The deal is the
statistical unit; each is played from both seats, with the same luck of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from parlour.bots.bot import Bot
from parlour.bots.levels import by_policy, searching
from parlour.bots.play import Maker, games_that, play_of
from parlour.bots.players import SearchBot
from parlour.bots.random import RandomBot
from parlour.bots.solved import BEST, Model, Solution
from parlour.core import registry
from parlour.core.errors import OptionError, shown
from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.core.state import State
from parlour.lab.arena.estimate import Estimate, Z, estimate

BUDGETS = (50, 200, 800)
AS_GOOD = 1e-6  # a move that gives away less counts as a best move
FEWEST_DEALS = 10


def model(game: str) -> Model:
    """The small variant of a game; raises OptionError if it has none."""
    play = play_of(game) if game in registry.names() else None
    if play is None or play.small is None:
        allowed = ", ".join(games_that(lambda one: one.small is not None))
        raise OptionError("regret-no-model", given=shown(game), allowed=allowed)
    return play.small()


class BestBot:
    """Plays the first of the best moves."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution

    def choose(self, state: State) -> Move:
        action = max(state.legal_ids(), key=lambda action: self.solution.worth(state, action))
        return state.game.move(state, action)


def player_names(small: Model) -> list[str]:
    """The names of the players that `players` makes, known before anything is solved."""
    return ["random", *by_policy(small.policy, small.settings), *(f"search {budget}" for budget in BUDGETS), BEST]


def players(small: Model, solution: Solution) -> dict[str, Maker]:
    """The players on a variant: all levels, the search with several budgets, and the best."""
    searches = {f"search {budget}": searching(small.policy, small.settings, budget, 0.0) for budget in BUDGETS}
    return {
        "random": RandomBot,
        **by_policy(small.policy, small.settings),
        **searches,
        BEST: lambda seed: BestBot(solution),
    }


@dataclass(frozen=True)
class Played:
    """One deal from both seats: the player's decisions, how many were best, what they gave away, and its wins."""

    decisions: int
    best: int
    regret: float
    share: float


@dataclass(frozen=True)
class Measured:
    """A player on a variant. Regret and its error are per decision; `best` is a fraction of the decisions."""

    player: str
    deals: int
    decisions: int
    regret: float
    regret_error: float
    best: float
    share: Estimate

    def as_data(self) -> dict[str, Any]:
        """The measurement as plain data."""
        kept = {
            name: getattr(self, name) for name in ("player", "deals", "decisions", "regret", "regret_error", "best")
        }
        return kept | {"share": self.share._asdict()}


def measure(small: Model, solution: Solution, player: str, deals: int, seed: int) -> Measured:
    """Let a player play `deals` deals from both seats; a searching player plays fewer, the more it searches."""
    makers = players(small, solution)
    deals = fewer(makers[player], deals)
    return together(player, [play_deal(small, solution, makers, player, (seed, number)) for number in range(deals)])


def fewer(maker: Maker, deals: int) -> int:
    """All deals for a player up to the smallest budget; for others fewer in proportion, but at least a few."""
    bot = maker(0)
    budget = bot.budget if isinstance(bot, SearchBot) else 0
    return deals if budget <= BUDGETS[0] else max(deals * BUDGETS[0] // budget, min(FEWEST_DEALS, deals))


def play_deal(
    small: Model, solution: Solution, makers: dict[str, Maker], player: str, number: tuple[int, int]
) -> Played:
    """Play one deal from both seats."""
    games = []
    for seat in (0, 1):
        line_up = [makers[player if other == seat else small.against] for other in (0, 1)]
        bots = [maker(seed_of(number, place)) for place, maker in enumerate(line_up)]
        games.append(play(small, solution, bots, seat, seed_of(number, "deal")))
    return Played(
        sum(game.decisions for game in games),
        sum(game.best for game in games),
        sum(game.regret for game in games),
        sum(game.share for game in games) / len(games),
    )


def seed_of(number: tuple[int, int], whose: object) -> Seed:
    """The seed of a seat, or of the cards."""
    return f"regret/{number[0]}/{number[1]}/{whose}".encode()


def play(small: Model, solution: Solution, bots: Sequence[Bot], seat: int, seed: Seed) -> Played:
    """Play one game, and compare every decision of a seat with the best one. A forced move is not a decision."""
    state = small.game.deal(seats=2, seed=seed)
    regrets = []
    while not state.over:
        action = bots[state.on_turn].choose(state).ids[0]
        legal = state.legal_ids()
        if state.on_turn == seat and len(legal) > 1:
            best = max(solution.worth(state, one) for one in legal)
            regrets.append(best - solution.worth(state, action))
        state.step(action)
    winners = state.winner_seats() or (0, 1)
    found = sum(regret < AS_GOOD for regret in regrets)
    return Played(len(regrets), found, sum(regrets), (seat in winners) / len(winners))


def together(player: str, played: Sequence[Played]) -> Measured:
    """The measurement from all deals of a player."""
    decisions = sum(deal.decisions for deal in played)
    regret = sum(deal.regret for deal in played) / decisions
    best = sum(deal.best for deal in played) / decisions
    shares = estimate([deal.share for deal in played])
    return Measured(player, len(played), decisions, regret, ratio_error(played, regret), best, shares)


def ratio_error(played: Sequence[Played], regret: float) -> float:
    """Half the 95 % interval of the regret per decision, a ratio whose two parts vary from deal to deal."""
    count = len(played)
    decisions = sum(deal.decisions for deal in played)
    spread = sum((deal.regret - regret * deal.decisions) ** 2 for deal in played)
    return Z * sqrt(spread * count / (count - 1)) / decisions if count > 1 else regret
