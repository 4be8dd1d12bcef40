"""The golden playthroughs still produce the recorded text."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.potter.tests.rules.golden import GOLDEN, PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    assert GOLDEN.render(name) == GOLDEN.path(name).read_text(encoding="utf-8")


def test_every_file_has_its_playthrough() -> None:
    assert {path.stem for path in GOLDEN.folder.glob("*.txt")} == set(PLAYTHROUGHS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_short_enough_to_be_read(name: str) -> None:
    lines = GOLDEN.path(name).read_text(encoding="utf-8").splitlines()
    assert 20 <= len(lines) <= 280
    assert max(map(len, lines)) <= 160


def happened(name: str) -> list[str]:
    """The kinds of events of a playthrough, in order."""
    _, record = PLAYTHROUGHS[name]
    state = parlour.replay({**record, "moves": []})
    return [type(event).__name__ for move in record["moves"] for event in state.play(move)]


def test_the_playthroughs_show_what_they_promise() -> None:
    shown = {name: set(happened(name)) for name in PLAYTHROUGHS}
    assert shown["two_players"] >= {"PileTaken", "MeldLaid", "BecameSallan", "CardAdded", "RoundWon", "GameEnded"}
    assert shown["three_players"] >= {"PileTaken", "PileReturned", "GameEnded"}
    assert shown["four_players"] >= {"StockReshuffled", "GameEnded"}
    assert shown["five_players"] >= {"StockReshuffled", "CardBanned"}
    assert shown["round_14"] >= {"RoundBegun", "RoundWon"}


def test_the_ban_is_reached_by_play_and_another_card_follows() -> None:
    _, record = PLAYTHROUGHS["five_players"]
    assert "seed" in record
    assert happened("five_players")[-2:] == ["CardBanned", "CardDiscarded"]
    assert parlour.replay(record).view(None)["banned"][3] == ["9♠"]


def test_the_kings_of_round_13_and_the_aces_of_round_14() -> None:
    text = GOLDEN.path("round_14").read_text(encoding="utf-8")
    assert "RoundBegun round=14 potter=A" in text
    assert "A♣=10♠" in text


def test_two_to_five_players_and_how_the_games_ended() -> None:
    ends = {name: parlour.replay(record) for name, (_, record) in PLAYTHROUGHS.items()}
    assert [state.seats for state in ends.values()] == [2, 3, 4, 5, 2]
    winners = {name: state.result.winners if state.result else None for name, state in ends.items()}
    assert winners == {
        "two_players": (0,),
        "three_players": (0,),
        "four_players": (1,),
        "five_players": None,
        "round_14": None,
    }
