"""Every refusal of Potter: its rule, its facts, words that name the move, and an unchanged table."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from parlour import Rng, State
from parlour.games.potter import refusals
from parlour.games.potter.tests.rules.helpers import playing, potter, rest, sallan, table
from parlour.locales import LANGUAGES, say
from tests.games.helpers import moves, play, refused, says


class Case(NamedTuple):
    """A refused move: its table, the expected refusal, and what the message must contain."""

    kind: str
    rule: str
    state: State
    move: str
    facts: dict[str, Any]
    named: tuple[object, ...]


def cases() -> list[Case]:
    """At least one for each class."""
    over = play(playing("8♣ 9♣ 10♣", "K♦", scores=[0, 190]), "meld 8♣ 9♣ 10♣")
    to_draw = table("5♠ 6♠ 7♠", "K♦", discard="9♥", turns=3)
    ten = table("5♠ 6♠ 7♠", "K♦", discard="9♥ 2♥ 9♦ 2♦ 9♣ 2♣ J♥ 4♥ J♦ 4♦", turns=11)
    dry = play(playing("3♠ 3♥", rest("3♠ 3♥"), stock="", round=3), "end")
    owing = play(table("5♠ 6♠ 10♥", "K♦", discard="9♦", turns=3), "take")
    plain = playing("5♠ 6♠ 8♠ 8♣ 10♣ 3♥ 4♥", "K♦", round=3)
    free = sallan("Q♠ K♠ A♠ 2♠ 7♥ 7♦ 9♥ 3♥ 3♦ 3♣ 8♣ 10♣", "5♦ 4♠", discard="10♦")
    near = sallan("9♦ 5♥", "K♦", discard="10♦")
    stuck = sallan("9♣ 2♦ 5♥", "K♦", discard="10♦", banned=["9♣", ""])
    return [
        Case("GameFinished", "P22", over, "draw", {"target": 200}, (200,)),
        Case("DrawFirst", "§3.1", to_draw, "discard 5♠", {}, ("draw",)),
        Case("AlreadyDrawn", "§3.1", plain, "draw", {}, ()),
        Case("NothingToDraw", "P18", dry, "draw", {}, ()),
        Case("FirstTurn", "P1", table("5♠", "K♦"), "take", {}, ()),
        Case("NothingToTake", "P3", table("5♠", "K♦", turns=4), "take", {}, ()),
        Case("PileTooBig", "P3", ten, "take", {"cards": 10, "most": 9}, (10, 9)),
        Case("MeldOwed", "P4", owing, "discard 5♠", {}, (25,)),
        Case("NothingTaken", "P5", plain, "return", {}, ()),
        Case("NotAMeld", "P9", plain, "meld 6♠ 5♠", {"cards": "6♠ 5♠", "why": "few"}, ("6♠ 5♠", "three")),
        Case("NotAMeld", "P9", plain, "meld 5♠ 6♠ 8♠", {"cards": "5♠ 6♠ 8♠", "why": "gap"}, ("5♠ 6♠ 8♠",)),
        Case("NotAMeld", "P9", plain, "meld 5♠ 8♣ 4♥", {"cards": "5♠ 8♣ 4♥", "why": "mixed"}, ()),
        Case("AroundTheCorner", "P8", free, "meld Q♠ K♠ A♠", {"cards": "Q♠ K♠ A♠", "why": "high"}, ("Q♠ K♠ A♠",)),
        Case("AroundTheCorner", "P8", free, "meld K♠ A♠ 2♠", {"cards": "K♠ A♠ 2♠", "why": "corner"}, ("K♠ A♠ 2♠",)),
        Case("CardTwice", "P11", free, "meld 7♥ 7♦ 3♥=7♥", {"card": "7♥"}, ("7♥",)),
        Case("NoNaturalCard", "P11", free, "meld 3♥=7♠ 3♦=7♥ 3♣=7♦", {}, ()),
        Case("NotAPotter", "P7", free, "meld 8♣ 9♥=9♣ 10♣", {"card": "9♥", "potter": "3"}, ("9♥", "3")),
        Case("WildBeforeSallan", "P12", plain, "meld 8♣ 3♥=9♣ 10♣", {}, ("Sallan",)),
        Case("AddBeforeSallan", "P13", played_by_another(), "add 10♥ to 1", {}, ("Sallan",)),
        Case("NoSuchMeld", "P13", free, "add 9♥ to 2", {"asked": 2, "melds": 1}, (2, 1)),
        Case("DoesNotFit", "P13", free, "add 9♥ to 1", {"cards": "9♥", "number": 1}, ("9♥", 1)),
        Case("NotInHand", "§3.8", free, "discard K♣", {"cards": "K♣"}, ("K♣",)),
        Case("DiscardHelps", "P14", free, "discard 10♣", {"card": "10♣", "top": "10♦", "why": "rank"}, ("10♣", "10♦")),
        Case("DiscardHelps", "P14", near, "discard 9♦", {"card": "9♦", "top": "10♦", "why": "neighbour"}, ("suit",)),
        Case("PotterKept", "P15", free, "discard 3♥", {"card": "3♥"}, ("3♥",)),
        Case("CardIsBanned", "P19", stuck, "discard 9♣", {"card": "9♣"}, ("9♣",)),
        Case("CanDiscard", "P16", stuck, "end", {}, ()),
    ]


def played_by_another() -> State:
    return playing("10♥ 5♠", "K♦", table=["J♥ Q♥ K♥"], sallan=[False, True])


def name(case: Case) -> str:
    return f"{case.kind}: {case.move}"


@pytest.mark.parametrize("case", cases(), ids=name)
def test_a_refusal_names_its_rule_and_its_facts_and_changes_nothing(case: Case) -> None:
    refusal = refused(case.state, case.move)  # compares play and refusal, and the state before and after
    assert type(refusal).__name__ == case.kind
    assert refusal.rule == case.rule
    for fact, value in case.facts.items():
        assert refusal.facts[fact] == value == getattr(refusal, fact)
    says(refusal, case.rule, *case.named)


@pytest.mark.parametrize("case", cases(), ids=name)
def test_a_refused_move_is_not_listed(case: Case) -> None:
    assert case.move not in moves(case.state)


def by_number(state: State) -> dict[str, int]:
    """For each kind of refusal, one action of the table that is refused so; some have no words of their own."""
    explained = {action: potter.explain(state, action) for action in potter.actions}
    return {type(refusal).__name__: action for action, refusal in explained.items() if refusal}


def test_6_7_a_potter_is_no_wild_for_itself() -> None:
    """As text it is simply itself; as a number of the table it is refused."""
    state = sallan("3♥ 4♥ 5♥ 9♣", "2♣")
    assert str(potter.read(state, "meld 3♥=3♥ 4♥ 5♥")) == "meld 3♥ 4♥ 5♥"
    refusal = refused(state, by_number(state)["PotterIsItself"])
    assert refusal.rule == "P10"
    assert refusal.facts["card"] in ("3♠", "3♥", "3♦", "3♣")


def test_P13_a_place_that_is_closed() -> None:
    """The run of hearts goes up to the king: nothing is laid off above it."""
    refusal = refused(sallan("3♥ 9♣", "2♣"), by_number(sallan("3♥ 9♣", "2♣"))["PlaceClosed"])
    assert (refusal.rule, refusal.facts["number"]) == ("P13", 1)
    says(refusal, 1)


def test_every_class_of_refusals_has_a_case() -> None:
    by_text, numbers_only = {case.kind for case in cases()}, {"PotterIsItself", "PlaceClosed"}
    assert by_text | numbers_only == {kind.__name__ for kind in refusals.PotterRefusal.__subclasses__()}


@pytest.mark.parametrize("seed", range(4))
def test_for_every_action_of_the_table_refused_means_not_legal(seed: int) -> None:
    """Along a game: the list of legal moves and the reasons for refusals are one law."""
    state = potter.deal(seats=2 + seed, seed=seed, ace_high_runs=seed > 1)
    chance = Rng(seed)
    for number in range(120):
        legal = state.legal_ids()
        assert len(set(legal)) == len(legal)
        if number % 12 == seed:
            for action in potter.actions:
                assert (potter.explain(state, action) is None) == (action in legal)
        melds = [move.id for move in state.legal() if str(move).startswith(("meld", "add", "take"))]
        choice = melds or legal
        state.step(choice[chance.below(len(choice))])


def test_where_no_meld_lies_the_words_say_so_and_name_no_number() -> None:
    for language in LANGUAGES:
        facts = {"rule": "P13", "asked": 17}
        assert "17" not in say(language, "potter-no-such-meld", {**facts, "melds": 0})
        assert all("17" in say(language, "potter-no-such-meld", {**facts, "melds": melds}) for melds in (1, 2, 5))
