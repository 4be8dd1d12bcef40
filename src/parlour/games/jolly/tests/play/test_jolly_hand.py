"""The Jolly Hand as players see it: declared when it wins, played to its end, and every step with its reason."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import parlour
import parlour.locales
from parlour.core.state import State
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play import reasons
from parlour.games.jolly.play.reasons_counts import look
from parlour.games.jolly.tests.rules.helpers import opened, short, table
from parlour.terminal.picture import Onlooker, picture

GOES_OUT = "2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦"  # with 9♦ everything can be laid
ONE_OVER = "2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ A♣"  # and here one card is left to discard
LAID = ["meld 2♠ 3♠ 4♠", "meld 5♥ 6♥ 7♥", "meld 8♦ 9♦ 10♦", "meld K♠ K♥ K♦"]


def declaring(cards: str) -> State:
    return table(cards, "2♥ 9♥ K♥", jolly_card="9♦")


def played_by(level: str, state: State) -> list[str]:
    """The moves of a player until the game is over or the turn ends."""
    player, seat, found = parlour.bot("jolly", level=level, seed=1), state.turn, []
    while not state.over and state.turn == seat:
        found.append(str(player.choose(state)))
        state.play(found[-1])
    return found


@pytest.mark.parametrize("level", ["reference", "heuristic"])
def test_a_jolly_hand_that_wins_is_declared_and_played_to_its_end(level: str) -> None:
    state = declaring(ONE_OVER)
    moves = played_by(level, state)
    assert moves[0] == "jolly" and sorted(moves[1:-1]) == sorted(LAID) and moves[-1] == "discard A♣"
    assert state.winner_seats() == (0,)


@pytest.mark.parametrize("level", ["reference", "heuristic"])
def test_a_jolly_hand_that_cannot_win_is_not_declared(level: str) -> None:
    assert played_by(level, declaring(ONE_OVER.replace("A♣", "6♣").replace("8♦", "8♣")))[0] == "draw"


def test_every_step_of_a_jolly_hand_has_its_reason() -> None:
    state = cast(Jolly, declaring(GOES_OUT))
    state.play("jolly")
    for move in LAID[:3]:
        [why] = reasons.why_cleared(look(state), state.game.read(state, move))
        assert why.key == "hint-jolly-why-clears" and why.facts["count"] == state.hand_size(0) - 3
        state.play(move)


def test_with_an_empty_stock_a_draw_brings_a_card_of_the_pile_but_not_its_top() -> None:
    state = cast(Jolly, short("7♥ 7♦ 2♣ 4♠", "2♥ 9♥ K♥", stock="", discard="3♦"))
    left = Counter({name: count for name, count in zip(DECK.names, look(state).drawable(), strict=True) if count})
    pile = Counter(DECK.write(card) for card in state.pile_cards()[:-1])
    assert left == pile and left["3♦"] == 1, "the other 3♦ lies deeper"


@pytest.mark.parametrize(
    ("move", "facts"),
    [
        ("swap 10♣ in 1", {"card": "10♣", "number": 1}),
        ("add Q♣ to 1", {"cards": ["Q♣"], "number": 1}),
        ("discard 2♦", {"card": "2♦"}),
    ],
)
def test_a_hint_names_the_cards_and_the_meld_of_a_move(move: str, facts: dict[str, object]) -> None:
    state = cast(Jolly, opened("10♣ Q♣ 2♦ 5♠", "2♥ 9♥ K♥", table=["9♣ JK=10♣ J♣"]))
    assert reasons.facts_of(state, state.game.read(state, move)) == facts


def test_the_terminal_notes_a_jolly_hand_that_has_failed() -> None:
    note = parlour.locales.say("en", "cli-no-jolly-hand")
    for barred in ([False, False], [True, False]):
        state = table("2♠ 5♠ 8♠", "2♥ 9♥ K♥", jolly_card="9♦", barred=barred)
        assert picture(state.view(1), Onlooker(1, ["Ann", "Bob"], "en")).plain.count(note) == sum(barred)
