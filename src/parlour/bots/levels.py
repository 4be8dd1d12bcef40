"""The levels that people choose from: one search, with a budget of games played out and a budget of errors."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from parlour.bots.bot import Bot
from parlour.bots.certain import CertainJudge
from parlour.bots.judge import Judge, PlayingJudge
from parlour.bots.players import PolicyBot, SearchBot, Settings
from parlour.bots.policy import Policy
from parlour.bots.random import RandomBot
from parlour.bots.search import Search
from parlour.bots.trust import Trust
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.rng import Seed

Maker = Callable[[Seed], Bot]

MENU = ("easy", "medium", "hard", "expert")  # what a table offers; the others are for the arena and for programs
FIRST_CHOICE = "medium"
STAND_INS = {"notty": "qlearning"}  # who plays for a person, where it is not the strongest of the menu (N12)
PARTS = (0.25, 0.25, 0.5)  # of the expert's budget, that easy, medium and hard think with
GROUP = "parlour.policies"  # the entry points by which games from outside bring theirs


def levels(game: str) -> dict[str, Maker]:
    """The players there are for a game, by name, from the weakest on."""
    registry.game(game)
    return players_of(game)


@cache
def players_of(game: str) -> dict[str, Maker]:
    """Looked for once: finding the modules takes longer than many a move."""
    players: dict[str, Maker] = {"random": RandomBot}
    if find_spec(f"parlour.bots.reference.{game}") is not None:
        players["reference"] = import_module(f"parlour.bots.reference.{game}").ReferenceBot
    module = policy_of(game)
    if module is not None:
        players |= by_policy(module.POLICY, module.SEARCH)
    if find_spec(f"parlour.bots.learned.{game}") is not None:
        players |= import_module(f"parlour.bots.learned.{game}").players()
    return players


def policy_of(game: str) -> ModuleType | None:
    """The module with a game's policy: one of ours, or the one that a game from outside names by an entry point."""
    if find_spec(f"parlour.bots.policies.{game}") is not None:
        return import_module(f"parlour.bots.policies.{game}")
    for entry in entry_points(group=GROUP, name=game):
        try:
            module: ModuleType = entry.load()
        except (Exception, SystemExit) as error:  # the code of somebody else
            raise OptionError("broken-players", game=game, reason=f"{type(error).__name__}: {error}") from error
        return module
    return None


def offered(game: str) -> tuple[str, ...]:
    """The levels that a table of this game offers, from the weakest on: all there are where it has no policy."""
    players = levels(game)
    return tuple(level for level in MENU if level in players) or tuple(players)


def first_choice(game: str) -> str:
    """The level for whoever does not choose one."""
    choice = offered(game)
    return FIRST_CHOICE if FIRST_CHOICE in choice else choice[-1]


def stand_in(game: str) -> str:
    """The level that plays for a person."""
    return STAND_INS.get(game, offered(game)[-1])


def by_policy(policy: Callable[[], Policy], settings: Settings) -> dict[str, Maker]:
    """The players that stand on a policy."""
    makers: dict[str, Maker] = {"heuristic": lambda seed: PolicyBot(policy(), seed)}
    for name, loss, part in zip(("easy", "medium", "hard"), settings.losses, PARTS, strict=True):
        makers[name] = searching(policy, settings, int(settings.budget * part), loss)
    return {**makers, "expert": searching(policy, settings, settings.budget, 0.0)}


def searching(policy: Callable[[], Policy], settings: Settings, budget: int, loss: float) -> Maker:
    """The maker of one level."""
    return lambda seed: SearchBot(Search(policy(), settings.gate), budget, seed, loss)


@cache
def judge_of(game: str) -> Judge:
    """Who says how a game stands. It has one memory, so it is used by one thread at a time."""
    return CertainJudge(guessing_judge(game))


def guessing_judge(game: str) -> Judge:
    """A judge that plays out, and guesses where it stops."""
    registry.game(game)
    if find_spec(f"parlour.bots.learned.{game}") is not None:
        learned = import_module(f"parlour.bots.learned.{game}")
        if hasattr(learned, "judge"):
            judge: Judge = learned.judge()
            return judge
    module = policy_of(game)
    if module is not None:
        return PlayingJudge(getattr(module, "JUDGE", module.POLICY)(), getattr(module, "TRUST", Trust()))
    return PlayingJudge(Policy())


def oracle(game: str, seed: Seed) -> SearchBot:
    """The ceiling: the expert's search, allowed to see all cards. For the arena alone; it is no level."""
    module = import_module(f"parlour.bots.policies.{game}")
    return SearchBot(Search(module.POLICY(), module.SEARCH.gate, peeks=True), module.SEARCH.budget, seed)
