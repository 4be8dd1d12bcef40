"""The tables as text: every game, from every seat, in every language, to its end, without anything hidden."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.core.events import FACE_DOWN
from parlour.core.registry import built_in, part
from parlour.terminal.picture import Onlooker, picture
from tests.laws.policies import game_states

LANGUAGES = ("en", "si", "cs")
CARD = {
    "house_of_cards": re.compile(r"[GRHS](?:\d|-[A-Z][a-z]+)"),
    "jolly": re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]"),
    "potter": re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]"),
}


def test_every_room_has_a_picture() -> None:
    assert all(part(game, "terminal") for game in built_in())


@pytest.mark.parametrize("game", sorted(built_in()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_followed_from_every_seat(game: str, language: str) -> None:
    seats = parlour.game(game).seats[1]
    names = [f"player {seat}" for seat in range(seats)]
    for number, state in enumerate(game_states(game, seats, "heuristic", 3)):
        if number % 23 and not state.over:
            continue
        for seat in [*range(seats), None]:
            text = picture(state.view(seat), Onlooker(seat, names, language)).plain
            assert all(name in text for name in names)
            assert FACE_DOWN not in text
            assert "{" not in text and "cli-" not in text


@pytest.mark.parametrize("game", sorted(CARD))
def test_nothing_hidden_is_in_the_picture(game: str) -> None:
    """Only cards that the view names are drawn."""
    names = ["Ann", "Ben"]
    for number, state in enumerate(game_states(game, 2, "heuristic", 4)):
        if number % 7 or state.over:
            continue
        for seat in (0, 1, None):
            view = state.view(seat)
            shown = set(CARD[game].findall(picture(view, Onlooker(seat, names, "en")).plain))
            potters = {f"{view['potter']}{suit}" for suit in "♠♥♦♣"} if game == "potter" else set()
            assert shown <= set(CARD[game].findall(str(view))) | potters
