"""§9.3, §9.4 The loop; ruling P19."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.potter.tests.rules.helpers import kinds, of_kind, playing, potter, rest, sallan, table
from tests.games.helpers import events, hand, moves, play, refused


def looping(*hands: str, count: int, seen: str = "", turn: int = 0, **keys: Any) -> State:
    """A position after this many turns without anything new; by default all cards held were discarded before."""
    loop = {"seen": seen or " ".join(hands), "turns": count, "laid": False}
    return table(*hands, turn=turn, turns=30, loop=loop, **keys)


def drawn(*hands: str, count: int, seen: str = "", turn: int = 0, **keys: Any) -> State:
    """The same after the draw."""
    return looping(*hands, count=count, seen=seen, turn=turn, phase="play", **keys)


def loop(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["loop"]
    return found


def test_9_3_two_laps_of_old_cards_and_the_next_one_comes_back() -> None:
    state = looping("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=0, round=11)
    for turns, card in enumerate(["K♦", "9♠", "2♣", "4♦"], start=1):
        play(state, "draw")
        assert kinds(events(state, f"discard {card}")) == ["card-discarded"]
        assert loop(state)["turns"] == turns
    play(state, "draw")
    told = events(state, "discard 5♥")
    assert told[-1] == {"event": "potter-card-banned", "seat": 0, "card": "5♥"}
    view = state.view(1)
    assert view["discard"] == ["K♦", "9♠", "2♣", "4♦"]
    assert (view["turn"], view["phase"], view["owes"]) == (0, "play", "discard")
    assert view["banned"] == [["5♥"], []]
    assert "5♥" in hand(state, 0).split()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_9_3_two_full_laps_of_the_table(seats: int) -> None:
    """One turn less is not a loop yet."""
    held = ["K♦ 2♣", "9♠ 4♦", "Q♥ 6♣", "8♠ J♦", "10♥ 5♣"][:seats]
    early = drawn(*held, count=2 * seats - 1, round=3)
    assert kinds(events(early, "discard K♦")) == ["card-discarded"]
    assert loop(early)["turns"] == 2 * seats
    play(early, "draw")
    assert events(early, "discard 9♠")[-1] == {"event": "potter-card-banned", "seat": 1, "card": "9♠"}


def test_9_3_a_new_card_ends_the_row() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=3, seen="2♣ 5♥")
    play(state, "discard K♦")
    assert loop(state)["turns"] == 0
    assert sorted(loop(state)["seen"]) == sorted(["2♣", "5♥", "K♦"])


def test_9_3_a_new_card_after_two_laps_is_a_discard_like_any_other() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, seen="2♣ 5♥ 9♠")
    assert kinds(events(state, "discard K♦")) == ["card-discarded"]
    assert loop(state)["turns"] == 0
    play(state, "draw")
    assert kinds(events(state, "discard 9♠")) == ["card-discarded"]


def test_9_3_the_first_discards_of_a_round_are_all_new() -> None:
    state = potter.deal(seats=3, seed=93)
    assert loop(state) == {"seen": [], "turns": 0, "laid": False}
    thrown = []
    for _ in range(9):
        play(state, "draw")
        card = of_kind(state, "discard")[0]
        play(state, f"discard {card}")
        thrown.append(card)
        assert sorted(loop(state)["seen"]) == sorted(thrown)
        assert loop(state)["turns"] == 0


def test_9_3_returning_the_pile_is_such_a_turn() -> None:
    state = looping("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=2, discard="J♠", seen="J♠ 4♦ 2♣")
    play(state, "take", "return")
    assert loop(state)["turns"] == 3
    play(state, "take", "return")
    assert loop(state)["turns"] == 4
    play(state, "draw")
    assert events(state, "discard 2♣")[-1] == {"event": "potter-card-banned", "seat": 0, "card": "2♣"}


def test_9_3_a_turn_without_a_discard_is_such_a_turn() -> None:
    state = drawn("3♠ 3♥", "9♠ 4♦ 7♣", count=3, seen="9♠", round=3)
    play(state, "end")
    assert loop(state)["turns"] == 4
    play(state, "draw")
    assert events(state, "discard 9♠")[-1] == {"event": "potter-card-banned", "seat": 1, "card": "9♠"}


def test_9_3_after_two_laps_it_waits_for_the_next_such_discard() -> None:
    """A turn that ends without one, and a returned pile, put nothing back; the next old card comes back."""
    state = drawn("3♠ 3♥", "9♠ 4♦ 7♣", count=4, seen="9♠ J♣", round=3, discard="J♣")
    assert kinds(events(state, "end")) == ["turn-ended"]
    assert kinds(events(play(state, "take"), "return")) == ["pile-returned"]
    assert state.view(0)["banned"] == [[], []]
    state = drawn("3♠ 3♥", "9♠ 4♦ 7♣", count=4, seen="9♠", round=3)
    play(state, "end", "draw")
    assert events(state, "discard 9♠")[-1] == {"event": "potter-card-banned", "seat": 1, "card": "9♠"}


@pytest.mark.parametrize("move", ["meld 5♠ 6♠ 7♠", "add 10♥ to 1"])
def test_9_3_a_meld_or_a_lay_off_makes_everything_new(move: str) -> None:
    seen = "K♦ 2♣ 9♠ 4♦"
    state = sallan(
        "5♠ 6♠ 7♠ 10♥ K♦ 2♣", "9♠ 4♦", turns=30, loop={"seen": seen, "turns": 4, "laid": False}, discard="8♦"
    )
    play(state, move)
    assert loop(state)["laid"] is True
    assert kinds(events(state, "discard K♦")) == ["card-discarded"]
    assert loop(state) == {"seen": ["K♦"], "turns": 0, "laid": False}
    play(state, "draw")
    assert kinds(events(state, "discard 9♠")) == ["card-discarded"]
    assert loop(state)["turns"] == 0


def test_9_3_a_turn_with_a_meld_never_counts_not_even_without_a_discard() -> None:
    state = sallan("5♠ 6♠ 7♠ 3♠", "9♠ 4♦", turns=30, loop={"seen": "9♠ 4♦", "turns": 3, "laid": False})
    play(state, "meld 5♠ 6♠ 7♠", "end")
    assert loop(state) == {"seen": [], "turns": 0, "laid": False}


def test_9_3_a_card_discarded_before_the_last_meld_is_new_again() -> None:
    state = sallan("5♠ 6♠ 7♠ K♦ 2♣", "9♠ 4♦", turns=30, loop={"seen": "K♦ 9♠", "turns": 1, "laid": False})
    play(state, "meld 5♠ 6♠ 7♠", "discard K♦", "draw", "discard 9♠")
    assert loop(state)["turns"] == 0
    assert sorted(loop(state)["seen"]) == sorted(["K♦", "9♠"])


def test_9_3_a_reshuffled_pile_is_not_forgotten() -> None:
    """A card discarded since the last meld counts as discarded, wherever it is now."""
    others = rest("5♠ 6♠", "K♣ 4♥ 10♦")
    state = table("5♠ 6♠", others, discard="K♣ 4♥ 10♦", stock="", turns=30)
    told = events(state, "draw")
    play(state, f"discard {told[1]['card']}")
    assert loop(state)["turns"] == 1
    assert sorted(loop(state)["seen"]) == sorted(["K♣", "4♥", "10♦"])


def test_9_3_the_banned_card_cannot_be_discarded_again() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4)
    play(state, "discard K♦")
    refusal = refused(state, "discard K♦")
    assert refusal.rule == "P19"
    assert type(refusal).__name__ == "CardIsBanned"
    assert refusal.facts["card"] == "K♦"
    assert sorted(of_kind(state, "discard")) == sorted(["2♣", "5♥"])
    assert refused(state, "end").rule == "P16"


def test_9_3_its_owner_discards_another_card() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, seen="K♦")
    play(state, "discard K♦")
    assert events(state, "discard 5♥") == [{"event": "potter-card-discarded", "seat": 0, "card": "5♥"}]
    assert (state.turn, state.turns, state.view(0)["discard"]) == (1, 31, ["5♥"])
    assert hand(state, 0) == "K♦ 2♣"


def test_9_3_or_ends_the_turn_if_there_is_no_other() -> None:
    state = drawn("K♦ 3♣ 10♥", "9♠ 4♦ 7♣", count=4, discard="9♥", seen="K♦", round=3)
    play(state, "discard K♦")
    assert moves(state) == ["end"]
    play(state, "end")
    assert (state.turn, state.view(0)["discard"]) == (1, ["9♥"])


def test_9_3_the_ban_lasts_until_the_round_ends() -> None:
    state = drawn("K♦ 2♣ 5♥ 8♥ J♣", "9♠ 4♦ 7♣ Q♥ 2♠", count=4, seen="K♦")
    play(state, "discard K♦", "discard 5♥")
    for _ in range(3):
        play(state, "draw")
        play(state, f"discard {of_kind(state, 'discard')[0]}")
        play(state, "draw")
        assert refused(state, "discard K♦").rule == "P19"
        play(state, f"discard {of_kind(state, 'discard')[0]}")
    assert state.view(1)["banned"] == [["K♦"], []]


def test_9_3_the_next_round_knows_no_ban() -> None:
    state = playing("8♣ 9♣ 10♣", "K♦ 2♣", banned=["", "K♦"])
    assert state.view(0)["banned"] == [[], ["K♦"]]
    play(state, "meld 8♣ 9♣ 10♣")
    assert state.view(0)["banned"] == [[], []]
    assert loop(state) == {"seen": [], "turns": 0, "laid": False}


def test_9_3_a_banned_card_may_still_be_melded_and_laid_off() -> None:
    melded = playing("K♦ Q♦ J♦ 2♣", "9♠", banned=["K♦", ""])
    play(melded, "meld J♦ Q♦ K♦")
    assert melded.view(0)["table"] == [["J♦", "Q♦", "K♦"]]
    laid_off = sallan("10♥ 2♣", "9♠", banned=["10♥", ""])
    play(laid_off, "add 10♥ to 1")
    assert laid_off.view(0)["table"] == [["10♥", "J♥", "Q♥", "K♥"]]
    for state in (melded, laid_off):
        assert potter.position(state.position()).hash() == state.hash()


def test_9_3_several_bans_in_one_round() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, banned=["5♥", "4♦"])
    play(state, "discard K♦")
    assert sorted(state.view(0)["banned"][0]) == sorted(["K♦", "5♥"])
    assert state.view(0)["banned"][1] == ["4♦"]
    assert of_kind(state, "discard") == ["2♣"]


def test_9_3_then_the_count_starts_again() -> None:
    """The ban, then a new card; then two more laps of old cards, and the next one is banned again."""
    state = drawn("K♦ 2♣ 5♥ 8♠", "9♠ 4♦ Q♣", count=4, seen="K♦ 9♠ 2♣ 4♦ 8♠ Q♣", round=11)
    play(state, "discard K♦")
    assert loop(state)["turns"] == 0
    play(state, "discard 5♥")
    assert loop(state)["turns"] == 0
    for turns, card in enumerate(["9♠", "2♣", "4♦", "8♠"], start=1):
        play(state, "draw")
        assert kinds(events(state, f"discard {card}")) == ["card-discarded"]
        assert loop(state)["turns"] == turns
    play(state, "draw")
    assert events(state, "discard Q♣")[-1] == {"event": "potter-card-banned", "seat": 1, "card": "Q♣"}
    assert state.view(0)["banned"] == [["K♦"], ["Q♣"]]


def test_9_3_what_was_seen_is_not_forgotten_by_a_ban() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, seen="K♦ 9♠")
    play(state, "discard K♦", "discard 5♥")
    assert sorted(loop(state)["seen"]) == sorted(["K♦", "9♠", "5♥"])
    play(state, "draw", "discard 9♠")
    assert loop(state)["turns"] == 1


def test_9_3_a_refused_discard_is_refused_before_it_can_loop() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, discard="Q♦")
    assert refused(state, "discard K♦").rule == "P14"
    assert state.view(0)["banned"] == [[], []]


def test_9_4_a_discard_that_empties_the_hand_wins_loop_or_not() -> None:
    state = drawn("K♦", "9♠ 4♦ 7♣", count=4)
    assert kinds(events(state, "discard K♦"))[:2] == ["card-discarded", "round-won"]


def test_9_4_not_so_a_banned_card() -> None:
    state = drawn("K♦", "9♠ 4♦ 7♣", count=0, banned=["K♦", ""])
    assert refused(state, "discard K♦").rule == "P19"
    assert moves(state) == ["end"]


def test_P19_every_kind_of_turn_in_one_loop() -> None:
    """Three players, two laps: old cards, returned piles, and a turn without a discard; the seventh turn is the loop.

    Seat 1 can never discard: it holds a Potter, a banned card, and draws only Potters.
    """
    hands = ["K♦ 2♣ 5♥ 8♠", "3♠ 9♠", "4♦ 7♣ 10♥"]
    stock = rest(*hands, "9♥", top="J♥ 3♦ Q♥ J♣ Q♣ J♠")
    told = {"seen": "9♥ K♦ 4♦ 5♥ 2♣", "turns": 0, "laid": False}
    state = table(
        *hands, stock=stock, discard="9♥", banned=["", "9♠", ""], round=3, turns=30, loop=told, turn=0, starter=0
    )
    play(state, "draw", "discard K♦")
    play(state, "draw", "end")
    play(state, "draw", "discard 4♦")
    play(state, "take", "return")
    play(state, "take", "return")
    assert loop(state)["turns"] == 5
    play(state, "take", "return")
    assert loop(state)["turns"] == 6
    play(state, "draw")
    assert events(state, "discard 5♥")[-1] == {"event": "potter-card-banned", "seat": 0, "card": "5♥"}
    assert (loop(state)["turns"], state.turn) == (0, 0)
    assert state.view(None)["scores"] == [25, 25, 25]


def test_P19_the_ban_binds_its_owner_alone() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, seen="K♦")
    play(state, "discard K♦", "discard 5♥", "draw")
    assert state.view(1)["banned"] == [["K♦"], []]
    assert {"9♠", "4♦", "7♣"} <= set(of_kind(state, "discard"))


def test_P19_the_loop_is_public() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, seen="K♦")
    play(state, "discard K♦")
    for seat in (0, 1, None):
        assert state.view(seat)["banned"] == [["K♦"], []]
        assert state.view(seat)["loop"]["turns"] == 0


def test_P19_in_the_middle_of_a_loop_a_position_reads_back() -> None:
    state = drawn("K♦ 2♣ 5♥", "9♠ 4♦ 7♣", count=4, seen="K♦")
    for move in ("discard K♦", "discard 5♥", "draw"):
        play(state, move)
        again = potter.position(state.position())
        assert (again.hash(), again.position()) == (state.hash(), state.position())


def test_9_3_the_next_ban_is_two_laps_away_again() -> None:
    """Only old cards after the ban too: the fourth or fifth of them comes back, and none before."""
    hands = ["K♦ 2♣ 5♥ 8♠ 6♥", "9♠ 4♦ Q♣ 10♥"]
    state = drawn(*hands, count=4, round=11)
    play(state, "discard K♦", "discard 5♥")
    for card in ("9♠", "2♣", "4♦"):
        play(state, "draw")
        assert kinds(events(state, f"discard {card}")) == ["card-discarded"]
    told = kinds(events(play(state, "draw"), "discard 8♠"))
    if told == ["card-discarded"]:
        told = kinds(events(play(state, "draw"), "discard Q♣"))
    assert told[-1] == "card-banned"
