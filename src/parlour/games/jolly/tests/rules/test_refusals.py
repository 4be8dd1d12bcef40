"""Every refusal of Jolly: its rule, its facts, words that name the move, and an unchanged table."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from parlour import Rng, State
from parlour.games.jolly import refusals
from parlour.games.jolly.tests.rules.helpers import DULL, gambling, jolly, opened, playing, rest, table
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
    """At least one for each class that has its own words."""
    won = play(opened("2♠", "2♥ K♦"), "discard 2♠")
    drawn = play(playing(rest("2♥ 9♣", "9♦"), "2♥ 9♣", stock="", jolly_card="9♦"), "discard K♦")
    first = table("5♥ 6♥ 7♥ 2♣", "2♥ 9♣", round=1, phase="play", first_discard=True)
    early = table(DULL, "2♥ 9♣", round=2, discard="3♠ 7♥")
    to_draw = table("5♥ 6♥ 7♥ 2♣", "2♥ 9♣", discard="3♠ K♥", opened=[True, False])
    lying = ["9♣ 10♣ J♣"]
    dry = playing(
        rest("2♥ 5♣ 6♣", *lying, "9♦"), "2♥ 5♣ 6♣", stock="", jolly_card="9♦", table=lying, opened=[False, True]
    )
    play(dry, "discard Q♣")
    takes = table("5♥ 6♥ A♠ 2♦", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False])
    owing = play(takes.clone(), "take")
    used = play(owing.clone(), "meld 5♥ 6♥ 7♥")
    put_back = play(owing.clone(), "putback")
    free = opened(
        "Q♠ K♠ A♠ 2♠ 7♥ 7♥ 7♦ JK JK 4♦ 4♥ 10♦",
        "5♦ 4♠",
        table=["9♣ 10♣ J♣", "3♥ JK=4♥ 5♥", "8♥ 8♣ JK"],
    )
    closed = playing("5♥ 6♥ 7♥ 8♣ 4♥ K♠ K♥ K♦ 2♠", "5♦", table=["9♣ 10♣ J♣", "3♥ JK=4♥ 5♥"], opened=[False, True])
    begun = play(closed.clone(), "meld 5♥ 6♥ 7♥")
    poor = playing("5♥ 6♥ 7♥ 2♠ 4♠", "5♦")
    mixed = playing("K♠ K♥ K♦ A♠ A♥ A♦ 4♣ 6♣", "5♦")
    pure = play(playing("J♥ Q♥ K♥ A♥ JK 2♠ 4♠", "5♦"), "meld J♥ Q♥ K♥ A♥")
    swapped = play(opened("4♥ 8♠ 9♠ 2♦", "5♦", table=["3♥ JK=4♥ 5♥"]), "swap 4♥ in 1")
    last = opened("8♣", "5♦")
    gamble = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦", discard="3♣")
    return [
        Case("GameWonAlready", "J15", won, "draw", {"winner": 0}, ()),
        Case("GameDrawnAlready", "J17", drawn, "draw", {}, ()),
        Case("DiscardOnly", "J1", first, "draw", {}, ()),
        Case("TooEarly", "J4", early, "take", {"round": 2}, ()),
        Case("TooEarly", "J4", early, "jolly", {"round": 2}, ()),
        Case("DrawFirst", "§3.4", to_draw, "discard 2♣", {}, ()),
        Case("AlreadyDrawn", "§3.4", free, "draw", {}, ()),
        Case("CannotDraw", "J13", dry, "draw", {}, ()),
        Case("NothingToTake", "§3.5", table("5♥ 6♥", "2♥"), "take", {}, ()),
        Case("TopUseless", "J10", to_draw, "take", {"card": "K♥"}, ("K♥",)),
        Case("TakenPutBack", "J10", put_back, "take", {}, ()),
        Case("NothingTaken", "J10", free, "putback", {}, ()),
        Case("TooLateToPutBack", "J10", used, "putback", {"card": "7♥"}, ("7♥",)),
        Case("NoJollyHand", "J14", to_draw, "jolly", {"why": "opened", "instead": "draw"}, ()),  # K♥ is useless
        Case("NoJollyHand", "J14", takes, "jolly", {"why": "opened", "instead": "both"}, ("take the top card",)),
        Case("NoJollyHand", "J14", table("5♥ 6♥", "2♥"), "jolly", {"why": "cards", "cards": 2}, (2, 12)),
        Case("NoJollyHand", "J14", table(DULL, "2♥", jolly_card=None), "jolly", {"why": "gone"}, ()),
        Case("NoJollyHand", "J14", table(DULL, "2♥", barred=[True, False]), "jolly", {"why": "barred"}, ()),
        Case("NotInJollyHand", "J14", free, "concede", {}, ()),
        Case("JollyHandOnly", "J14", gamble, "discard 8♦", {"left": 13}, (13,)),
        Case("NotAMeld", "J5", free, "meld 7♥ 7♦", {"cards": "7♥ 7♦", "why": "few"}, ("7♥ 7♦",)),
        Case("NotAMeld", "J5", free, "meld Q♠ K♠ 2♠", {"why": "gap"}, ("Q♠ K♠ 2♠",)),
        Case("NotAMeld", "J5", free, "meld Q♠ 7♦ 4♥", {"why": "mixed"}, ()),
        Case("NotAMeld", "J5", free, "meld 7♥ 7♦ JK JK", {"why": "jokers"}, ()),
        Case("AroundTheCorner", "J5", free, "meld K♠ A♠ 2♠", {"cards": "K♠ A♠ 2♠"}, ("K♠ A♠ 2♠",)),
        Case("JokersTouch", "J5", free, "meld 4♥ JK JK 7♥", {}, ()),
        Case("JokersTouch", "J5", free, "meld JK=4♥ JK=5♥ 6♥", {"cards": "JK=4♥ JK=5♥ 6♥"}, ("JK=4♥ JK=5♥ 6♥",)),
        Case("JokersTouch", "J5", free, "meld JK=Q♠ JK=K♠ A♠", {}, ()),
        Case("JokersTouch", "J5", free, "add JK=2♥ JK=A♥ to 2", {"cards": "JK=A♥ JK=2♥ 3♥ JK=4♥ 5♥"}, ()),
        Case("NotAMeld", "J5", free, "meld 7♥ JK=7♣ JK=7♦", {"why": "jokers"}, ()),
        Case("CardTwice", "J5", free, "meld 7♥ 7♥ 7♦", {"card": "7♥"}, ("7♥",)),
        Case("WrongMeaning", "J6", free, "meld Q♠ K♠ JK=9♠", {"card": "JK=9♠"}, ("JK=9♠",)),
        Case("NotInHand", "§3.11", free, "discard K♣", {"cards": "K♣"}, ("K♣",)),
        Case("OpeningFirst", "J8", closed, "add 8♣ to 1", {"points": 0, "needed": 36}, (36,)),
        Case("OpeningFirst", "J8", begun, "swap 4♥ in 2", {"points": 18, "needed": 36}, (18, 36)),
        Case("OpeningTooLow", "J8", poor, "meld 5♥ 6♥ 7♥", {"most": 18, "needed": 36}, (18, 36)),
        Case("NoPureRun", "J8", mixed, "meld K♠ K♥ K♦", {}, ()),
        Case("BreaksOpening", "J8", pure, "add JK to 1", {"number": 1}, (1,)),
        Case("LeadsNowhere", "J9", alone(), "swap 4♥ in 1", {}, ()),
        Case("OpeningOwed", "J9", begun, "discard 2♠", {"points": 18, "needed": 36}, (18, 36)),
        Case("TakenOwed", "J9", owing, "discard 2♦", {"card": "7♥"}, ("7♥",)),
        Case("JokerOwed", "J9", swapped, "discard 2♦", {"count": 1}, ()),
        Case("NoCardLeft", "J15", last, "add 8♣ to 1", {}, ()),
        Case("NoSuchMeld", "§5.5", free, "add 10♦ to 4", {"asked": 4, "melds": 3}, (4, 3)),
        Case("DoesNotFit", "§5.5", free, "add 10♦ to 1", {"cards": "10♦", "number": 1}, ("10♦", 1)),
        Case("NoSuchJoker", "J11", free, "swap 10♦ in 2", {"card": "10♦", "number": 2}, ("10♦", 2)),
        Case("SetOfThree", "J11", with_eight(), "swap 8♠ in 1", {"number": 1}, (1,)),
    ]


def alone() -> State:
    """A joker that could be swapped but fits no new meld."""
    return opened("4♥ 8♠ 10♦ 2♦", "5♦", table=["3♥ JK=4♥ 5♥"])


def with_eight() -> State:
    return opened("8♠ 9♠ 10♠ 2♦", "5♦", table=["8♥ 8♣ JK"])


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
    """For each kind of refusal, an action that is refused for it; some have no words of their own."""
    explained = {action: jolly.explain(state, action) for action in jolly.actions}
    return {type(refusal).__name__: action for action, refusal in explained.items() if refusal}


def test_5_5_a_place_that_is_closed() -> None:
    """The run goes up to the ace: nothing is laid off above it."""
    state = opened("3♥ 9♣ JK", "2♣", table=["Q♥ K♥ A♥"])
    refusal = refused(state, by_number(state)["PlaceClosed"])
    assert (refusal.rule, refusal.facts["number"]) == ("§5.5", 1)
    says(refusal, 1)


def test_every_class_of_refusals_has_a_case() -> None:
    """A game never leads to a position with the last card of a player who has not opened."""
    by_text, others = {case.kind for case in cases()}, {"PlaceClosed", "LastCard"}
    assert by_text | others == {kind.__name__ for kind in refusals.JollyRefusal.__subclasses__()}


@pytest.mark.parametrize("seed", range(4))
def test_for_every_action_of_the_table_refused_means_not_legal(seed: int) -> None:
    """Along a game: the list of legal moves and the reasons for refusals are one law."""
    state = jolly.deal(seats=2, seed=seed, final_discard=seed % 2 == 0, jolly_hand_failure="turn")
    chance = Rng(seed)
    for number in range(150):
        legal = state.legal_ids()
        assert len(set(legal)) == len(legal)
        if number % 10 == seed:
            for action in jolly.actions:
                assert (jolly.explain(state, action) is None) == (action in legal)
        melds = [move.id for move in state.legal() if str(move).startswith(("meld", "add", "swap", "take"))]
        choice = melds if melds and chance.below(5) else legal
        if not choice:
            break
        state.step(choice[chance.below(len(choice))])


@pytest.mark.parametrize("seed", range(3))
def test_for_every_action_in_rich_turns_refused_means_not_legal(seed: int) -> None:
    for state in (
        opened("5♥ 6♥ 7♥ 4♥ 10♣ JK 8♥ 8♦ 2♠", "5♦", table=["9♣ JK=10♣ J♣", "3♥ JK=4♥ 5♥", "8♠ 8♣ JK"]),
        playing("5♥ 6♥ 7♥ 8♣ 4♥ K♠ K♥ K♦ JK 2♠", "5♦", table=["9♣ 10♣ J♣", "3♥ JK=4♥ 5♥"], opened=[False, True]),
        gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦"),
    ):
        chance = Rng(seed)
        for _ in range(12):
            legal = state.legal_ids()
            for action in jolly.actions:
                assert (jolly.explain(state, action) is None) == (action in legal)
            liked = [move.id for move in state.legal() if str(move).startswith(("meld", "add", "swap"))] or legal
            if not liked:
                break
            state.step(liked[chance.below(len(liked))])


def test_J14_a_refused_jolly_hand_does_not_advise_a_take_that_is_refused_too() -> None:
    useless = table("5♥ 6♥ 7♥ 2♣", "2♥ 9♣", discard="3♠ K♥", opened=[True, False])
    assert refused(useless, "take").rule == "J10"
    for language in LANGUAGES:
        words, both = (
            say(language, "jolly-no-jolly-hand", {"rule": "J14", **refused(one, "jolly").facts})
            for one in (useless, table("5♥ 6♥ A♠ 2♦", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False]))
        )
        assert len(words) < len(both)
    assert "take" not in str(refused(useless, "jolly"))


def test_where_no_meld_lies_the_words_say_so_and_name_no_number() -> None:
    for language in LANGUAGES:
        facts = {"rule": "J7", "asked": 17}
        assert "17" not in say(language, "jolly-no-such-meld", {**facts, "melds": 0})
        assert all("17" in say(language, "jolly-no-such-meld", {**facts, "melds": melds}) for melds in (1, 2, 5))
