"""Every refusal of House of Cards: its rule, its facts, words that name the move, and an unchanged table."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from parlour import Rng, State
from parlour.games.house_of_cards import refusals
from parlour.games.house_of_cards.tests.rules.helpers import TWO_OF_G, house, stacked, table
from tests.games.helpers import moves, play, refused, says


class Case(NamedTuple):
    """A refused move: its table, the expected refusal, and what the message must contain."""

    kind: str
    rule: str
    state: State
    move: str
    facts: dict[str, Any]
    named: tuple[object, ...]


def third(card: str) -> State:
    """Seat 0 has just played the third card of Gryffindor."""
    keys: dict[str, Any] = {"decks": ["H1 H2 H3", "R1 R2"], "pile": TWO_OF_G, "options": {"limit": 40}}
    return play(stacked(f"{card} R5", "S1 S2", **keys), f"play {card}")


def cases() -> list[Case]:
    """At least one for each class, and each move at each stage."""
    won = play(table("G4", "S1 S2", pile="H1"), "play G4")
    at_limit = play(table("G4 R5", "S1 S2", pile="H1", turns=49, options={"turn_limit": 50}), "play G4")
    plain = table("G4 R5", "S1 S2", pile=TWO_OF_G, decks=["H1", "H2"], options={"limit": 40})
    swap = play(table("G-Swap R5", "S1 S2", decks=["H1 H2", ""]), "play G-Swap")
    hit = play(table("G6 R5", "S1 S2", decks=["H1 H2", ""], pile="H9"), "play G6")
    return [
        Case("GameWonAlready", "H15", won, "play S1", {"winner": 0}, ()),
        Case("GameWonAlready", "H15", won, "keep", {"winner": 0}, ()),
        Case("GameAtLimit", "H16", at_limit, "play S1", {"turns": 50}, (50,)),
        Case("GameAtLimit", "H16", at_limit, "reshuffle", {"turns": 50}, (50,)),
        Case("ChoiceFirst", "H14", third("G4"), "play R5", {"offer": "house"}, ("keep",)),
        Case("ChoiceFirst", "H14", swap, "play R5", {"offer": "swap"}, ("keep",)),
        Case("ChoiceFirst", "H14", hit, "play R5", {"offer": "reshuffle"}, ("keep",)),
        Case("ChoiceFirst", "H14", hit, "play S9", {"offer": "reshuffle"}, ("keep",)),
        Case("NoHouseEffect", "H14", plain, "remove G4", {"streak": 2}, (2,)),
        Case("NoHouseEffect", "H14", table("G4 R5", "S1"), "remove G4", {"streak": 0}, ()),
        Case("NoHouseEffect", "H14", swap, "remove R5", {"streak": 1}, (1,)),
        Case("NoHouseEffect", "H14", hit, "remove R5", {"streak": 1}, (1,)),
        Case("NoExchange", "H10", plain, "swap G4", {}, ()),
        Case("NoExchange", "H10", hit, "swap R5", {}, ()),
        Case("NoExchange", "H10", third("G4"), "swap R5", {}, ()),
        Case("NoReshuffle", "H11", plain, "reshuffle", {}, ()),
        Case("NoReshuffle", "H11", swap, "reshuffle", {}, ()),
        Case("NoReshuffle", "H11", third("G4"), "reshuffle", {}, ()),
        Case("NothingOffered", "H14", plain, "keep", {}, ()),
        Case("OfferFirst", "H14", third("G-Swap"), "swap R5", {"offer": "house", "asked": "swap"}, ()),
        Case("OfferFirst", "H14", third("G-Hallows"), "reshuffle", {"offer": "house", "asked": "reshuffle"}, ()),
        Case("NotInHand", "§4.5", plain, "play S1", {"card": "S1", "hand": "G4 R5"}, ("S1", "G4 R5")),
        Case("NotInHand", "§4.5", third("G4"), "remove G4", {"card": "G4", "hand": "R5 H3"}, ("G4", "R5 H3")),
        Case("NotInHand", "§4.5", swap, "swap G-Swap", {"card": "G-Swap", "hand": "R5 H2"}, ("G-Swap", "R5 H2")),
    ]


def name(case: Case) -> str:
    return f"{case.kind}: {case.move}"


@pytest.mark.parametrize("case", cases(), ids=name)
def test_a_refusal_names_its_rule_and_its_facts_and_changes_nothing(case: Case) -> None:
    refusal = refused(case.state, case.move)  # compares play and refusal, and the state before and after
    assert type(refusal).__name__ == case.kind
    assert refusal.rule == case.rule
    assert refusal.facts == {"rule": case.rule, **case.facts}
    for fact, value in case.facts.items():
        assert getattr(refusal, fact) == value
    says(refusal, case.rule, *case.named)


@pytest.mark.parametrize("case", cases(), ids=name)
def test_a_refused_move_is_not_listed(case: Case) -> None:
    assert case.move not in moves(case.state)


def test_every_class_of_refusals_has_a_case() -> None:
    assert {case.kind for case in cases()} == {kind.__name__ for kind in refusals.HouseRefusal.__subclasses__()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_every_action_of_the_table_refused_means_not_legal(seats: int) -> None:
    """Along a game: the list of legal moves and the reasons for refusals are one law."""
    state = house.deal(seats=seats, seed=seats, last_card_must_fit=seats > 2)
    chance = Rng(seats)
    for number in range(300):
        legal = state.legal_ids()
        assert len(set(legal)) == len(legal)
        if number % 10 == 0 or state.view(None)["choice"]:
            for action in house.actions:
                assert (house.explain(state, action) is None) == (action in legal)
        if not legal:
            break
        state.step(legal[chance.below(len(legal))])
