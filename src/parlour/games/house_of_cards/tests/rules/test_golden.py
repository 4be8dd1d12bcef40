"""The golden playthroughs still produce the recorded text."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import parlour
from parlour.games.house_of_cards.tests.rules.golden import GOLDEN, PLAYTHROUGHS
from parlour.games.house_of_cards.tests.rules.helpers import kinds


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    assert GOLDEN.render(name) == GOLDEN.path(name).read_text(encoding="utf-8")


def test_every_file_has_its_playthrough() -> None:
    assert {path.stem for path in GOLDEN.folder.glob("*.txt")} == set(PLAYTHROUGHS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_short_enough_to_be_read(name: str) -> None:
    lines = GOLDEN.path(name).read_text(encoding="utf-8").splitlines()
    assert 20 <= len(lines) <= 200
    assert max(map(len, lines)) <= 160


def happened(name: str) -> list[dict[str, Any]]:
    """The events of a playthrough, in order."""
    _, record = PLAYTHROUGHS[name]
    state = parlour.replay({**record, "moves": []})
    return [event.as_dict() for move in record["moves"] for event in state.play(move)]


def in_a_row() -> set[tuple[str, str]]:
    """Which kinds of cards were played one after the other within a round, and what began one."""
    found = set()
    for name in PLAYTHROUGHS:
        cards = ["start"]
        for event in happened(name):
            if event["event"] == "house_of_cards-card-played":
                cards.append(event["card"].split("-")[-1] if "-" in event["card"] else "number")
            elif event["event"] == "house_of_cards-round-begun":
                cards.append("start")
        found |= set(pairwise(cards))
    return found


def test_together_they_show_every_special_in_every_order() -> None:
    assert in_a_row() >= {
        ("Echo", "Echo"),
        ("Echo", "Mirror"),
        ("Echo", "Shield"),
        ("Echo", "number"),
        ("Mirror", "Shield"),
        ("Shield", "Mirror"),
        ("Shield", "Shield"),
        ("start", "Hallows"),
    }


def test_every_effect_and_every_kind_of_event_is_shown() -> None:
    told = [event for name in PLAYTHROUGHS for event in happened(name)]
    effects = {event["effect"] for event in told if "effect" in event}
    plain = {"number", "doubled", "hallows", "echo", "mirror", "swap"}
    assert effects == plain | {"shield", "shield-echo", "shield-mirror"}
    shown = {"card-played", "card-drawn", "house-streak", "card-removed", "card-exchanged", "offer-declined"}
    shown |= {"limit-hit", "limit-exceeded", "cards-given", "deck-reshuffled", "round-begun", "game-won"}
    assert set(kinds(told)) == shown


def test_what_their_titles_promise() -> None:
    removed = kinds(happened("house_effects")).index("card-removed")
    order = ["limit-exceeded", "cards-given", "deck-reshuffled"]
    assert [kind for kind in kinds(happened("house_effects"))[removed:] if kind in order] == order
    given = [event for event in happened("runs_short") if event["event"].endswith("cards-given")]
    assert [(event["cards"], event["short"]) for event in given] == [(2, 0), (1, 1), (0, 2), (1, 5)]
    ending = kinds(happened("two_players"))
    assert "limit-exceeded" in ending[ending.index("card-removed") : ending.index("card-removed") + 3]
    four = kinds(happened("four_players"))
    assert four.index("card-exchanged") == four.index("card-removed") + 2
    assert kinds(happened("last_card_must_fit"))[-2:] == ["card-drawn", "card-drawn"]


def test_a_swap_with_an_empty_deck_is_shown() -> None:
    _, record = PLAYTHROUGHS["house_effects"]
    state = parlour.replay({**record, "moves": record["moves"][:1]})
    assert state.view(None)["choice"] == ["house"]
    assert state.view(None)["decks"][0] == 0


def test_two_to_four_players_and_how_the_games_ended() -> None:
    ends = {name: parlour.replay(record) for name, (_, record) in PLAYTHROUGHS.items()}
    assert [state.seats for state in ends.values()] == [2, 3, 4, 2, 3, 4, 2]
    winners = {name: state.result.winners if state.result else None for name, state in ends.items()}
    assert winners == {
        "two_players": (0,),
        "three_players": (0,),
        "four_players": (0,),
        "every_order": None,
        "house_effects": (0,),
        "runs_short": None,
        "last_card_must_fit": None,
    }
