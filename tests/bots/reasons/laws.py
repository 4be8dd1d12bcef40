"""What must hold for the reasons of every game, and the decisions on which it is tested."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from parlour import locales
from parlour.bots.players import PolicyBot, SearchBot
from parlour.bots.policy import Policy
from parlour.bots.reasons import Reasoning
from parlour.bots.search import Candidate, Search, Thought
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.reason import SEAT_FIELDS, Reason
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.locales import LANGUAGES, say
from tests.core.mode import COMPILED

Facts = dict[str, Any]
Checks = Mapping[str, Callable[[Any, Facts], None]]

BUDGET = 60 if COMPILED else 12
CARDS = re.compile(r"JK|[0-9AJQK]+[♠♥♦♣]")


class Case(Protocol):
    """A decision; a game's own class knows what the seat sees."""

    state: State
    thought: Thought


def thought_of(state: State, move: Move, others: list[Move]) -> Thought:
    """A thought in which this move came out best."""
    moves = [move, *(other for other in others if other != move)]
    return Thought(move, move, tuple(Candidate(one, 0.5, 0.1, 1, 0.0, 0.1) for one in moves), 1)


def thought(state: State, move: str, *others: str) -> Thought:
    """The same, with the move given as text."""
    return thought_of(state, state.game.read(state, move), [state.game.read(state, other) for other in others])


def decisions(
    game: Game, policy: type[Policy], seats: int, seed: int, limit: int, every: int = 1
) -> Iterator[tuple[State, Thought]]:
    """Some decisions of a game that is partly played at random, each with the expert's thought and with one about
    another move."""
    state = game.deal(seats=seats, seed=seed)
    expert, player, rng = SearchBot(Search(policy()), BUDGET, seed), PolicyBot(policy(), seed), Rng(seed)
    seen = 0
    while not state.over and seen < limit:
        legal = state.legal()
        if len(legal) > 1:
            seen += 1
            if seen % every == 0:
                yield state, expert.think(state)
                yield state, thought_of(state, legal[rng.below(len(legal))], legal)
        state.play(legal[rng.below(len(legal))] if rng.below(8) == 0 else player.choose(state))


def check_kind(because: Reasoning, state: State, move: Move) -> None:
    """The kind of a move gives away neither a card nor a seat."""
    kind = because.kind(state, move)
    assert kind.facts == {}
    assert not any(CARDS.search(say(language, kind.key)) for language in LANGUAGES)


def check_words(reason: Reason) -> None:
    """Every language has words for the reason, and the reason has all the facts that the words need."""
    facts = {name: "Ann" if name in SEAT_FIELDS else fact for name, fact in reason.facts.items()}
    for language in LANGUAGES:
        assert locales.knows(language, reason.key), reason.key
        pattern = locales._bundle(language).get_message(reason.key).value
        assert pattern is not None
        text, errors = locales._bundle(language).format_pattern(pattern, locales._plain(facts))
        assert not errors and "{" not in str(text), (language, reason, errors)


def check_what(because: Reasoning, state: State, move: Move) -> None:
    """The full hint names the cards of the move in every language."""
    what = because.what(state, move)
    check_words(what)
    for language in LANGUAGES:
        assert set(CARDS.findall(move.text)) <= set(CARDS.findall(say(language, what.key, what.facts)))


def check_honest(because: Reasoning, state: State, found: Thought, seed: int) -> None:
    """The reasons are the same in any other world that the seat may imagine."""
    assert state.turn is not None
    world = state.imagine(state.turn, Rng(seed))
    assert because.why(world, found) == because.why(state, found)


def count_again(because: Reasoning, checks: Checks, case: Case) -> dict[str, Facts]:
    """The facts of every reason for a decision, by the reason's name, after each was counted again and put into
    words."""
    reasons = because.why(case.state, case.thought)
    assert 1 <= len(reasons) <= 3
    told = {reason.key.partition("-why-")[2]: reason.facts for reason in reasons}
    for name, facts in told.items():
        checks[name](case, dict(facts))
    for reason in reasons:
        check_words(reason)
    return told


def check_decision(because: Reasoning, checks: Checks, case: Case, seed: int) -> None:
    """Check everything that holds for every decision."""
    count_again(because, checks, case)
    check_honest(because, case.state, case.thought, seed)
    check_kind(because, case.state, case.thought.move)
    check_what(because, case.state, case.thought.move)


def keys_of(game: str) -> set[str]:
    """The reasons for which a game has words."""
    text = (registry.game(game).folder / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^hint-{game}-why-([a-z-]+) =", text, re.MULTILINE))
