"""Every refusal of Notty: its rule, its facts, words that name the move, and an unchanged table."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from parlour import Refusal, Rng, State
from parlour.games.notty import refusals
from parlour.games.notty.tests.rules.helpers import TWENTY, first, notty, play, refused, says, table


class Case(NamedTuple):
    """A refused move: its table, the expected refusal, and what the message must contain."""

    kind: type[Refusal]
    rule: str
    state: State
    move: str
    facts: dict[str, Any]
    named: tuple[object, ...]


def cases() -> list[Case]:
    """At least one for each class."""
    won = play(table("B4 B5 B6", "R1 R3"), "group B4 B5 B6")
    at_limit = play(table("R1", "R3", turns=299), "end")
    cycling = play(table("R1 R3", "G1"), "cycle")
    full = table(TWENTY, "B1 B3")
    with_group = table(TWENTY.replace("R1 R1", "R1 R2"), "B1 B3")
    open_table = table("B4 B5 R8", "G1", "Y1 Y3")
    after_all = play(table("R1 R3 K9", "G1 G3 G5"), "draw 1", "steal 1", "cycle", "drop K9")
    return [
        Case(refusals.GameWon, "N4", won, "end", {"winner": 0}, ("seat 0",)),
        Case(refusals.GameWon, "N4", won, "draw 1", {"winner": 0}, ("seat 0",)),
        Case(refusals.GameAtLimit, "N10", at_limit, "end", {"turns": 300}, (300,)),
        Case(refusals.NoSuchDraw, "N2", open_table, "draw 4", {"asked": 4, "most": 3}, (4, "1 to 3")),
        Case(refusals.NoSuchDraw, "N2", open_table, "draw 0", {"asked": 0, "most": 3}, (0, "1 to 3")),
        Case(
            refusals.HandTooFull,
            "N2",
            table(first(19), "B1"),
            "draw 2",
            {"held": 19, "asked": 2, "room": 1, "limit": 20, "way": "end"},
            (19, 2, 20, "one card"),
        ),
        Case(
            refusals.HandTooFull,
            "N2",
            full,
            "draw 1",
            {"held": 20, "asked": 1, "room": 0, "limit": 20, "way": "end"},
            (20, 1, "no group: end the turn"),
        ),
        Case(
            refusals.HandTooFull,
            "N2",
            with_group,
            "draw 1",
            {"held": 20, "asked": 1, "room": 0, "limit": 20, "way": "group"},
            (20, 1, "Discard a group"),
        ),
        Case(refusals.NoSuchVictim, "N3", open_table, "steal 3", {"asked": 3, "seats": 3}, (3, "opponent")),
        Case(refusals.OwnHand, "N3", open_table, "steal 0", {"seat": 0}, ("Seat 0", "opponent")),
        Case(
            refusals.ThiefTooFull, "N3", full, "steal 1", {"held": 20, "limit": 20, "way": "end"}, (20, "end the turn")
        ),
        Case(
            refusals.ThiefTooFull,
            "N3",
            with_group,
            "steal 1",
            {"held": 20, "limit": 20, "way": "group"},
            ("Discard a group",),
        ),
        Case(refusals.NothingToSteal, "N3", won, "steal 0", {"victim": 0}, ("Seat 0",)),
        Case(refusals.CycleTooFull, "N5", full, "cycle", {"held": 20, "limit": 20, "way": "end"}, (20, "end the turn")),
        Case(
            refusals.CycleTooFull,
            "N5",
            with_group,
            "cycle",
            {"held": 20, "limit": 20, "way": "group"},
            ("Discard a group",),
        ),
        Case(refusals.DiscardDue, "N5", cycling, "end", {}, ("put a card from your hand back",)),
        Case(refusals.DiscardDue, "N5", cycling, "group B4 B5 B6", {}, ("put a card from your hand back",)),
        Case(
            refusals.NothingDrawn,
            "N5",
            open_table,
            "drop R8",
            {"card": "R8", "way": "cycle"},
            ("R8", "Start draw & discard"),
        ),
        Case(
            refusals.NothingDrawn,
            "N5",
            after_all,
            "drop R1",
            {"card": "R1", "way": "end"},
            ("now: end the turn",),
        ),
        Case(refusals.NothingDrawn, "N5", full, "drop R1", {"card": "R1", "way": "end"}, ("now: end the turn",)),
        Case(refusals.NothingDrawn, "N5", with_group, "drop R1", {"card": "R1", "way": "group"}, ("a group, or",)),
        Case(refusals.DoneThisTurn, "N6", after_all, "draw 1", {"action": "draw"}, ("drawn", "once per turn")),
        Case(refusals.DoneThisTurn, "N6", after_all, "steal 1", {"action": "steal"}, ("stolen", "once per turn")),
        Case(
            refusals.DoneThisTurn, "N6", after_all, "cycle", {"action": "cycle"}, ("drawn & discarded", "once per turn")
        ),
        Case(refusals.NotAGroup, "N7", open_table, "group B5 B4", {"cards": "B4 B5", "why": "few"}, ("B4 B5", "three")),
        Case(
            refusals.NotAGroup,
            "N7",
            open_table,
            "group R5 R5 R6",
            {"cards": "R5 R5 R6", "why": "twice"},
            ("R5 R5 R6", "twice"),
        ),
        Case(refusals.NotAGroup, "N7", open_table, "group B4 B6 B7", {"cards": "B4 B6 B7", "why": "gap"}, ("gap",)),
        Case(refusals.NotAGroup, "N7", open_table, "group R4 G4 B4", {"cards": "R4 G4 B4", "why": "three"}, ("four",)),
        Case(
            refusals.NotAGroup, "N7", open_table, "group R4 G5 B6", {"cards": "R4 G5 B6", "why": "mixed"}, ("colour",)
        ),
        Case(refusals.NotInHand, "§4.9", open_table, "group B4 B5 B6", {"cards": "B6"}, ("B6",)),
        Case(refusals.CardNotInHand, "§4.6", cycling, "drop G1", {"card": "G1"}, ("G1",)),
    ]


def name(case: Case) -> str:
    return f"{case.kind.__name__}: {case.move}"


@pytest.mark.parametrize("case", cases(), ids=name)
def test_a_refusal_names_its_rule_and_its_facts_and_changes_nothing(case: Case) -> None:
    refusal = refused(case.state, case.move)  # compares play and refusal, and the state before and after
    assert type(refusal) is case.kind
    assert refusal.rule == case.rule
    assert refusal.facts == {"rule": case.rule, **case.facts}
    for fact, value in case.facts.items():
        assert getattr(refusal, fact) == value
    says(refusal, case.rule, *case.named)


@pytest.mark.parametrize("case", cases(), ids=name)
def test_a_refused_move_is_not_listed_and_cannot_be_stepped(case: Case) -> None:
    before = case.state.hash()
    assert case.move not in [str(move) for move in case.state.legal()]
    ids = [move.id for move in notty.fixed_moves if str(move) == case.move]
    for action in ids:
        with pytest.raises(case.kind):
            case.state.step(action)
    assert case.state.hash() == before


def test_every_class_of_refusals_has_a_case() -> None:
    assert {case.kind for case in cases()} == set(refusals.NottyRefusal.__subclasses__())


@pytest.mark.parametrize("seed", range(4))
def test_for_every_action_of_the_table_refused_means_not_legal(seed: int) -> None:
    """Along whole games: the list of legal moves and the reasons for refusals are one law."""
    state = notty.deal(seats=2 + seed % 2, seed=seed, turn_limit=20, cycle_at_limit=seed > 1)
    chance = Rng(seed)
    while True:
        legal = state.legal_ids()
        assert len(set(legal)) == len(legal)
        for action in notty.actions:
            assert (state.refusal(action) is None) == (action in legal)
            assert (notty.explain(state, action) is None) == (action in legal)
        if state.over:
            assert legal == []
            break
        state.step(legal[chance.below(len(legal))])
