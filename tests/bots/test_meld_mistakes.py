"""In games with melds, levels make mistakes that people make: no meld is held back for nothing, no fitting card
discarded."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import parlour
from parlour.bots.meld_mistakes import cards_of, lays, slips
from parlour.bots.players import SearchBot
from parlour.core.state import State
from tests.core.mode import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="without a compiler a level thinks for seconds")
OPTIONS: dict[str, dict[str, Any]] = {"potter": {"target": 50}, "jolly": {}}
GAMES = 3


def turns_ended(game: str, level: str) -> Counter[str]:
    """How the turns of some games ended: whether something could have been laid, and whether the search can show a
    reason."""
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        state = parlour.game(game).deal(seats=2, seed=seed, **OPTIONS[game])
        players = [parlour.bot(game, level=level, seed=10 * seed + seat, part=0.25) for seat in range(2)]
        while state.turn is not None:
            player = players[state.turn]
            assert isinstance(player, SearchBot)
            thought = player.think(state)
            move = player.decide(state, thought)
            if move.text.split()[0] in ("discard", "end"):
                wanted = {card for one in state.legal() if lays(one) for card in cards_of(one)}
                seen["turns"] += 1
                seen["kept a meld for nothing"] += bool(wanted) and lays(thought.move)
                seen["threw away what fits"] += move != thought.move and move.text.split()[-1] in wanted
            state.play(move)
    return seen


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("game", ["potter", "jolly"])
def test_no_level_keeps_a_meld_or_throws_away_what_fits_without_a_reason(game: str, level: str) -> None:
    seen = turns_ended(game, level)
    assert seen["turns"] > 50
    assert seen["kept a meld for nothing"] == seen["threw away what fits"] == 0


def sallan(hand: str) -> State:
    keys = {"game": "potter", "turn": 0, "phase": "play", "hands": [hand, "2♥ 4♥ 6♦"], "table": ["6♠ 7♠ 8♠"]}
    return parlour.game("potter").position({**keys, "sallan": [True, False]})


def test_a_level_that_would_lay_errs_in_what_to_lay() -> None:
    """With 9-10-J of clubs in hand and a 9♠ that fits, holding them back is not among the mistakes."""
    state = sallan("9♣ 10♣ J♣ 9♠ K♦ 5♦")
    legal = {move.text: move.ids[0] for move in state.legal()}
    left = slips(state, legal["meld 9♣ 10♣ J♣"], list(legal.values()))
    assert {text for text, action in legal.items() if action in left} == {"meld 9♣ 10♣ J♣", "add 9♠ to 1"}


def test_a_level_that_would_discard_errs_among_the_cards_that_fit_nowhere() -> None:
    state = sallan("9♣ 10♣ J♣ 9♠ K♦ 5♦")
    legal = {move.text: move.ids[0] for move in state.legal()}
    left = slips(state, legal["discard K♦"], list(legal.values()))
    discards = {text for text, action in legal.items() if action in left and text.startswith("discard")}
    assert discards == {"discard K♦", "discard 5♦"}
