"""The law games must have seen everything: every event, refusal and ruling, unless a scenario test shows it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.core.errors import Refusal
from parlour.core.events import Event
from tests.laws.policies import POLICIES, game_states
from tests.laws.tables import TABLES

HOUSE = Path(__file__).parents[2]
TESTS = ("tests/**/test_*.py", "src/parlour/games/*/tests/**/test_*.py")

# What no law game can show, and the scenario test that shows it.
SHOWN_ELSEWHERE: dict[str, dict[str, str]] = {
    "house_of_cards": {
        "H1": "test_H1_",  # these describe the course of the game; nothing is refused by them
        "H2": "test_H2_",
        "H3": "test_H3_",
        "H4": "test_H4_",
        "H5": "test_H5_",
        "H6": "test_H6_",
        "H7": "test_H7_",
        "H8": "test_H8_",
        "H9": "test_H9_",
        "H12": "test_H12_",
        "H13": "test_H13_",
        "H17": "test_H17_",
        "H18": "test_H18_",
        "H19": "test_H19_",
    },
    "jolly": {
        "NotAMeld": "test_J5_",  # only text can name cards that are not a meld or do not fit
        "AroundTheCorner": "test_4_3_",
        "JokersTouch": "test_4_4_",
        "CardTwice": "test_4_5_",
        "WrongMeaning": "test_J6_",
        "DoesNotFit": "test_5_5_",
        "CardPutBack": "test_3_8_",  # nobody puts a card back that can be used
        "TakenPutBack": "test_J10_",
        "JokerOwed": "test_6_3_",  # too rare: the moment between a swap and the new meld
        "LastCard": "test_9_2_",
        "MeldsTakenBack": "test_8_4_",  # an option
        "NothingToTake": "test_3_5_",  # the pile is never empty when it may be taken from
        "CannotDraw": "test_J13_",  # the games are won long before the stock runs out
        "StockReshuffled": "test_7_1_",
        "GameDrawn": "test_7_3_",
        "GameDrawnAlready": "test_J17_",
        "J2": "test_J2_",  # these describe the course of the game; nothing is refused by them
        "J3": "test_J3_",
        "J5": "test_J5_",
        "J6": "test_J6_",
        "J7": "test_J7_",
        "J12": "test_J12_",
        "J13": "test_J13_",
        "J16": "test_J16_",  # a service of the table
        "J17": "test_J17_",
    },
    "lowest": {"PileEmpty": "test_from_an_empty_stock_nobody_draws"},  # sixty turns are too few to empty it
    "notty": {
        "NoSuchDraw": "test_N2_",  # only text can request four cards
        "NotAGroup": "test_N7_",  # only text can name cards that are not a group
        "TurnLimitReached": "test_N10_by_the_first_rules_",  # of games that were begun under version 1
        "N1": "test_N1_",
        "N7": "test_N7_",
        "N8": "test_N8_",
        "N9": "test_N9_",
        "N11": "test_N11_",  # a service of the table
    },
    "potter": {
        "NotAMeld": "test_P9_",  # only text can name cards that are not a meld or do not fit
        "DoesNotFit": "test_5_3_",
        "NoNaturalCard": "test_6_6_",
        "NotAPotter": "test_P7_",
        "NothingToTake": "test_7_3_",  # an empty pile later in a round needs a taken pile and a turn without a discard
        "RoundCapped": "test_9_5_",  # all policies play too well for 60 laps
        "P2": "test_P2_",  # these describe the course of the game; nothing is refused by them
        "P6": "test_P6_",
        "P7": "test_P7_",
        "P9": "test_P9_",
        "P17": "test_P17_",
        "P20": "test_P20_",
        "P21": "test_P21_",
        "P23": "test_P23_",
    },
}
RULINGS = {
    "house_of_cards": [f"H{number}" for number in range(1, 20)],
    "jolly": [f"J{number}" for number in range(1, 18)],
    "notty": [f"N{number}" for number in range(1, 12)],
    "potter": [f"P{number}" for number in range(1, 24)],
}


def kinds(base: type[object], game: str) -> set[str]:
    """The names of a game's own classes of events or refusals, without those that are only a base class."""
    found: set[str] = set()
    for child in named_children(base):
        if named_children(child):
            found |= kinds(child, game)
        elif getattr(child, "game", "") == game:
            found.add(child.__name__)
    return found


def named_children(base: type[object]) -> list[type[object]]:
    """The subclasses that their module exports under their own name: no twins without slots, and none made by a
    test."""
    return [one for one in base.__subclasses__() if getattr(sys.modules[one.__module__], one.__name__, None) is one]


def seen_in_law_games(game: str, seats: int) -> Iterator[tuple[str, str]]:
    """Every event, and every refusal with its rule, in games of all policies."""
    table = parlour.game(game)
    step = max(1, len(table.actions) // 500)  # each state of a large game is checked for a part
    for policy in POLICIES:
        for seed in range(4):
            for number, state in enumerate(game_states(game, seats, policy, seed)):
                if number < 8 or number % 7 == 0 or state.over:
                    actions = range(number % step, len(table.actions), step)
                    refusals = (table.explain(state, action) for action in actions)
                    yield from {(type(refused).__name__, refused.rule) for refused in refusals if refused}
            yield from ((type(event).__name__, "") for event in events_of(state))


def events_of(state: parlour.State) -> Iterator[Event]:
    """The events of a finished game, replayed from its record."""
    record = state.record()
    twin = parlour.replay({**record, "moves": []})
    for move in record["moves"]:
        yield from twin.play(move)


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_every_event_refusal_and_ruling_occurred(game: str) -> None:
    seen = {pair for name, seats in TABLES if name == game for pair in seen_in_law_games(name, seats)}
    names = {name for name, _ in seen} | {rule for _, rule in seen}
    elsewhere = SHOWN_ELSEWHERE.get(game, {})
    wanted = kinds(Event, game) | kinds(Refusal, game) | set(RULINGS.get(game, []))
    assert kinds(Event, game) and kinds(Refusal, game)
    assert wanted - names - set(elsewhere) == set()
    assert set(elsewhere) & names == set(), "this occurs in the law games: take it off the list"
    tests = "".join(path.read_text(encoding="utf-8") for folder in TESTS for path in HOUSE.glob(folder))
    for name, test in elsewhere.items():
        assert f"def {test}" in tests, f"{name} should be shown by {test}"
