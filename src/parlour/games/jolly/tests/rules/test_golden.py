"""The golden playthroughs still produce the recorded text."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.jolly.tests.rules.golden import GOLDEN, PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    assert GOLDEN.render(name) == GOLDEN.path(name).read_text(encoding="utf-8")


def test_every_file_has_its_playthrough() -> None:
    assert {path.stem for path in GOLDEN.folder.glob("*.txt")} == set(PLAYTHROUGHS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_short_enough_to_be_read(name: str) -> None:
    lines = GOLDEN.path(name).read_text(encoding="utf-8").splitlines()
    assert 20 <= len(lines) <= 320
    assert max(map(len, lines)) <= 160


def happened(name: str) -> list[tuple[str, dict[str, object]]]:
    """The events of a playthrough, in order, each as its class and its facts."""
    _, record = PLAYTHROUGHS[name]
    state = parlour.replay({**record, "moves": []})
    return [(type(event).__name__, event.as_dict()) for move in record["moves"] for event in state.play(move)]


def kinds(name: str) -> list[str]:
    return [kind for kind, _ in happened(name)]


def test_the_playthroughs_show_what_they_promise() -> None:
    assert set(kinds("three_melds")) >= {"MeldLaid", "PlayerOpened", "CardTaken", "JokerSwapped", "GameWon"}
    assert kinds("swaps").count("JokerSwapped") == 3
    assert set(kinds("jolly_hand_won")) >= {"JollyDeclared", "GameWon"}
    assert set(kinds("jolly_hand_lost")) >= {"JollyDeclared", "JollyConceded", "GameWon"}
    assert set(kinds("jolly_hand_given_up")) >= {"JollyDeclared", "JollyConceded", "MeldsTakenBack", "GameWon"}
    assert kinds("stock_runs_out").count("StockReshuffled") == 2
    assert kinds("stock_runs_out")[-1] == "GameDrawn"


def test_an_opening_over_three_melds() -> None:
    told = happened("three_melds")
    opened = [place for place, (kind, _) in enumerate(told) if kind == "PlayerOpened"]
    assert len(opened) == 2
    first_turn = [kind for kind, _ in told[: opened[0]]]
    assert first_turn.count("MeldLaid") == 3
    assert all(int(str(facts["points"])) >= 36 for kind, facts in told if kind == "PlayerOpened")


def test_how_the_games_ended() -> None:
    ends = {name: parlour.replay(record) for name, (_, record) in PLAYTHROUGHS.items()}
    assert all(state.over for state in ends.values())
    winners = {name: state.result.winners if state.result else None for name, state in ends.items()}
    assert winners["stock_runs_out"] == ()
    assert all(len(seats or ()) == 1 for name, seats in winners.items() if name != "stock_runs_out")
    by_jolly = happened("jolly_hand_won")
    declared = next(facts["seat"] for kind, facts in by_jolly if kind == "JollyDeclared")
    assert winners["jolly_hand_won"] == (declared,)
    conceded = next(facts["seat"] for kind, facts in happened("jolly_hand_lost") if kind == "JollyConceded")
    assert winners["jolly_hand_lost"] == (1 - int(str(conceded)),)


def test_the_stock_ended_the_last_one() -> None:
    told = happened("stock_runs_out")
    assert told[-1][1] == {"event": "jolly-game-drawn", "why": "stock"}
    sizes = [facts["cards"] for kind, facts in told if kind == "StockReshuffled"]
    assert sizes == [17, 17]
