"""What a seat knows (§2.5, §2.8, §4.4, §6.2): imagined tables against the true conditional distribution.

Each story is played at a real table and, by brute force, at every table that its viewer could be sitting at
(worlds.py). Then many tables are imagined, and how often each outcome comes is compared with its true share. The seeds
are fixed, so what passes once passes for ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import exp, lgamma, log
from typing import Any

import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import TWO_OF_G, deck, held, leftover, offered, pile, rest, table
from parlour.games.house_of_cards.tests.rules.worlds import Feature, Layout, narrowed, shares, worlds_at
from tests.games.helpers import play

IMAGINED = 700
TWO_OF_G_OF_THREE = "S0 G0 R0 H0 G0 R0 H0"
UNLIKELY = 1e-6  # a deviation that chance would produce once in a million counts as wrong


def chance_of(count: int, games: int, share: float) -> float:
    """The exact chance that an outcome with this share occurs exactly this often."""
    if share in (0.0, 1.0):
        return float(count == games * share)
    ways = lgamma(games + 1) - lgamma(count + 1) - lgamma(games - count + 1)
    return exp(ways + count * log(share) + (games - count) * log(1 - share))


def tail(count: int, games: int, share: float) -> float:
    """The exact chance that it occurs at least this often, or at most this often: the smaller of the two."""
    up = sum(chance_of(number, games, share) for number in range(count, games + 1))
    return min(up, 1 - up + chance_of(count, games, share))


def assert_shares(counts: Mapping[Hashable, int], truth: Mapping[Hashable, Fraction]) -> None:
    """Check that only possible outcomes occurred, each about as often as it should."""
    games = sum(counts.values())
    assert set(counts) <= set(truth), f"impossible: {set(counts) - set(truth)}"
    for outcome, share in truth.items():
        came = counts.get(outcome, 0)
        assert tail(came, games, float(share)) > UNLIKELY, f"{outcome}: {came} of {games}, but its share is {share}"


def laid(state: State) -> Layout:
    """Where the cards of a real or imagined table lie."""
    written = state.position()
    hands, decks = ([text.split() for text in written[key]] for key in ("hands", "decks"))
    return Layout([sorted(hand) for hand in hands], decks, written["leftover"].split())


def sight(state: State, viewer: int) -> tuple[Hashable, ...]:
    """What the viewer sees now, in the terms of worlds.py."""
    lying = laid(state)
    sizes = tuple((len(hand), len(cards)) for hand, cards in zip(lying.hands, lying.decks, strict=True))
    offer = "".join(offered(state)[:1])
    return state.turn, offer, tuple(lying.hands[viewer]), tuple(pile(state)), sizes, len(lying.leftover)


class Story:
    """A game from a small position: few cards are unknown, for everybody knows how most of the leftover deck lies.

    `unknown` are the cards on top of it that nobody knows, the first to be drawn first.
    """

    def __init__(self, *hands: str, viewer: int, unknown: str = "", **keys: Any) -> None:
        decks = keys.get("decks", [""] * len(hands))
        known = rest(*hands, *decks, keys.get("pile", ""), unknown, top=keys.pop("known", ""))
        lying = " ".join([known, *reversed(unknown.split())])
        knowledge = {"known_leftover": [known] * len(hands), "known_deck": decks}
        self.viewer = viewer
        self.state = table(*hands, leftover=lying, **knowledge, **keys)
        self.worlds = worlds_at(self.state.position(), viewer)

    def tell(self, *moves: str) -> Story:
        """Play these moves in every world. A card that leaves another hand unseen by the viewer is in brackets."""
        for move in moves:
            play(self.state, move.replace("(", "").replace(")", ""))
            shown = move.split("(")[0] + "?" if "(" in move else move
            self.worlds = narrowed(self.worlds, shown, self.viewer, sight(self.state, self.viewer))
        return self

    def check(self, *features: Feature) -> None:
        """Check that every feature occurs in imagined tables about as often as it should."""
        tables = [laid(self.state.imagine(self.viewer, seed)) for seed in range(IMAGINED)]
        for feature in features:
            assert_shares(Counter(map(feature, tables)), shares(self.worlds, feature))

    def is_sure(self, feature: Feature) -> bool:
        """Whether the viewer knows it for certain."""
        return len(shares(self.worlds, feature)) == 1


# The features.


def hand_of(seat: int) -> Feature:
    return lambda lying: tuple(lying.hands[seat])


def deck_of(seat: int) -> Feature:
    return lambda lying: tuple(lying.decks[seat])


def cards_of(seat: int) -> Feature:
    return lambda lying: tuple(sorted(lying.hands[seat] + lying.decks[seat]))


def bottom(count: int) -> Feature:
    return lambda lying: tuple(lying.leftover[:count])


def top(count: int) -> Feature:
    return lambda lying: tuple(lying.leftover[-count:])


# The start.


@pytest.mark.parametrize("viewer", [0, 1])
def test_2_5_a_seat_knows_its_deck_but_not_the_order_and_nothing_of_the_other(viewer: int) -> None:
    story = Story("G1 G-Echo", "S1 R-Swap", viewer=viewer, decks=["H1 H2", "S3"], unknown="R7 R8")
    assert story.is_sure(cards_of(viewer)) and not story.is_sure(deck_of(0))
    story.check(deck_of(0), deck_of(1), hand_of(0), hand_of(1), top(2), bottom(3))


# A removed card.


def removal(viewer: int, other: str = "S1 S2") -> Story:
    """Seat 0 puts R5 under the leftover deck."""
    keys: dict[str, Any] = {"decks": ["H1 H2", "S3"], "pile": TWO_OF_G, "options": {"limit": 40}}
    story = Story("G4 R5", other, viewer=viewer, unknown="R7", **keys)
    return story.tell("play G4", "remove R5" if viewer == 0 else "remove (R5)")


def test_6_2_a_seat_that_removed_a_card_knows_it_at_the_bottom_of_the_leftover_deck() -> None:
    story = removal(0)
    assert story.is_sure(bottom(1)) and leftover(story.state)[0] == "R5"
    story.check(bottom(2), deck_of(0), hand_of(1), top(1))


def test_6_2_the_others_do_not() -> None:
    story = removal(1)
    assert not story.is_sure(bottom(1))
    story.check(bottom(1), bottom(2), hand_of(0), deck_of(0), deck_of(1), top(1))


@pytest.mark.parametrize("viewer", [0, 1])
def test_6_2_it_stays_so_when_a_pile_has_gone_under_it(viewer: int) -> None:
    """Seat 1 ends the round: R5 lies above the seven cards of its pile, and still only seat 0 knows it."""
    story = removal(viewer, "S-Hallows S2").tell("play S-Hallows")
    assert leftover(story.state)[6:8] == ["S-Hallows", "R5"]
    assert story.state.view(viewer)["known_leftover"][6:8] == ["S-Hallows", "R5" if viewer == 0 else "??"]
    assert story.is_sure(bottom(7)) and story.is_sure(bottom(8)) == (viewer == 0)
    story.check(bottom(8), hand_of(1 - viewer), deck_of(0))


# A swapped top.


def swap(viewer: int) -> Story:
    """Seat 0 lays R5 on top of its deck."""
    keys: dict[str, Any] = {"decks": ["H1 H2 H3", "S3"], "options": {"limit": 40}}
    story = Story("G-Swap R5", "S1 S2", viewer=viewer, unknown="R7", **keys)
    return story.tell("play G-Swap", "swap R5" if viewer == 0 else "swap (R5)")


def test_5_6_a_seat_that_swapped_knows_the_top_of_its_deck() -> None:
    story = swap(0)
    assert story.is_sure(lambda lying: lying.decks[0][-1]) and deck(story.state, 0)[-1] == "R5"
    story.check(deck_of(0), hand_of(1), top(1))


def test_5_6_the_others_know_nothing_of_it() -> None:
    story = swap(1)
    story.check(hand_of(0), lambda lying: lying.decks[0][-1], top(1))


# Cards given unseen.


def given(viewer: int) -> Story:
    """Seat 1 hits the limit: two unseen cards come under the deck of seat 0."""
    keys: dict[str, Any] = {"decks": ["H1 H2", "S3"], "pile": "H9", "turn": 1}
    story = Story("G4 R5", "S6 S2", viewer=viewer, unknown="R7 R-Echo R1", **keys)
    return story.tell("play S6")


@pytest.mark.parametrize("viewer", [0, 1])
def test_4_4_given_cards_lie_unseen_at_the_bottom_under_the_known_ones(viewer: int) -> None:
    story = given(viewer)
    story.check(deck_of(0), hand_of(1 - viewer), top(1), bottom(2))


def test_4_4_the_known_cards_come_first() -> None:
    """Both known cards are drawn; then the unseen ones are all that is left."""
    story = given(0).tell("play G4", "play S2", "play R5")
    assert len(deck(story.state, 0)) == 2
    story.check(deck_of(0), hand_of(1))


# A reshuffle of the viewer's own deck.


def reshuffled(seed: int, unknown: str, viewer: int = 0) -> Story:
    """The viewer exceeds with G3: three unseen cards go under the deck, and everything is shuffled together."""
    hands, decks = ["G3 R5", "S6"], ["H1", ""]
    if viewer == 1:
        hands, decks = hands[::-1], decks[::-1]
    keys: dict[str, Any] = {"decks": decks, "pile": "H9 S4", "turn": viewer, "seed": seed}
    return Story(*hands, viewer=viewer, unknown=unknown, **keys).tell("play G3", "reshuffle")


def own_hand(story: Story) -> list[str]:
    return sorted(held(story.state, story.viewer))


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_7_3_in_a_reshuffled_deck_known_and_unseen_cards_are_mixed(seed: int) -> None:
    story = reshuffled(seed, "R7 R-Echo R1")
    assert not story.is_sure(cards_of(0))
    story.check(deck_of(0), cards_of(0), hand_of(1))


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seed", [0, 1, 5])
def test_7_3_a_card_that_comes_up_may_be_the_known_or_the_unseen_one(seed: int, viewer: int) -> None:
    """H1 is known, and its other copy unseen. If one H1 comes up, the other copy is likelier to lie in the deck."""
    story = reshuffled(seed, "H1 R-Echo R1", viewer)
    assert own_hand(story) == [["H1", "R1"], ["H1", "H1"], ["R-Echo", "R1"]][[0, 1, 5].index(seed)]
    story.check(deck_of(viewer), cards_of(viewer), hand_of(1 - viewer))


def test_7_3_and_then_unseen_cards_come_under_it() -> None:
    keys: dict[str, Any] = {"decks": ["H1", ""], "pile": "H9 S5", "known": "R4 R3", "seed": 1}
    story = Story("G2 G-Hallows", "S-Hallows S6", viewer=0, unknown="H1 R-Echo S0 R6", **keys)
    story.tell("play G2", "reshuffle")
    assert own_hand(story) == ["G-Hallows", "H1"]
    story.tell("play S-Hallows")
    story.check(deck_of(0), cards_of(0), hand_of(1))


def test_7_3_of_anothers_reshuffled_deck_nothing_is_known() -> None:
    keys: dict[str, Any] = {"decks": ["H1", "S3 S4"], "pile": "H9", "turn": 1}
    story = Story("G3 R5", "S6 S2", viewer=0, unknown="R7", **keys).tell("play S6", "reshuffle")
    story.check(hand_of(1), deck_of(1), deck_of(0))


# What everybody saw.


@pytest.mark.parametrize("viewer", [0, 1])
def test_3_7_everybody_knows_how_the_piles_of_earlier_rounds_lie(viewer: int) -> None:
    keys: dict[str, Any] = {"decks": ["H1", "S3"], "pile": "S0 R2 H7"}
    story = Story("G6 R5", "S6 S2", viewer=viewer, unknown="R7 R8 R1 R-Echo", **keys).tell("play G6")
    assert story.is_sure(bottom(4)) and leftover(story.state)[:4] == ["S0", "R2", "H7", "G6"]
    assert story.state.view(viewer)["known_leftover"][:4] == ["S0", "R2", "H7", "G6"]
    story.check(bottom(4), bottom(12), top(1), hand_of(1 - viewer))


def publicly_given(viewer: int, *hands: str, **keys: Any) -> Story:
    """Seat 0 hits the limit; how the leftover deck lies is known: R-Echo and R4 come under the deck of seat 1."""
    keys = {"decks": ["", "S3"], "pile": "H9", "known": "R-Echo R4 R0", **keys}
    return Story(*(hands or ("G6 G2", "S-Hallows S6")), viewer=viewer, **keys).tell("play G6")


@pytest.mark.parametrize("viewer", [0, 1])
def test_7_1_everybody_knows_a_card_that_was_given_from_the_known_part(viewer: int) -> None:
    story = publicly_given(viewer)
    assert story.state.view(viewer)["known_decks"][1] == ["R4", "R-Echo"]
    story.check(deck_of(1), hand_of(1 - viewer))


def test_7_1_it_is_known_in_the_hand_that_draws_it() -> None:
    story = publicly_given(0, "G6 G2", "S1 S6", decks=["H3 H4", ""]).tell("keep", "play S1")
    assert story.state.view(0)["hands"][1] == ["R-Echo", "??"]
    story.check(hand_of(1), deck_of(1))


def test_7_3_and_somewhere_in_the_deck_of_the_seat_that_shuffles_it_in() -> None:
    story = publicly_given(0).tell("play S-Hallows", "reshuffle")
    story.check(hand_of(1), deck_of(1), cards_of(1))


def test_7_3_until_it_is_played() -> None:
    """The other plays one of them: the rest is where it was."""
    for seed in range(20):
        story = publicly_given(0, seed=seed).tell("play S-Hallows", "reshuffle")
        if "R-Echo" in held(story.state, 1):
            break
    story.tell("play G2", "play R-Echo")
    assert "R-Echo" not in str(story.state.view(0)["known_held"])
    story.check(hand_of(1), deck_of(1), cards_of(1))


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_6_2_a_seat_that_removed_a_card_still_knows_it_when_it_is_given(viewer: int) -> None:
    """The leftover deck consists of R5, which seat 0 has put away: the hit gives it to seat 1."""
    lying = rest("G-Hallows R5", "S1 S2", "H5 H6", "H1 H2", "R1", TWO_OF_G_OF_THREE)
    keys: dict[str, Any] = {"decks": ["H1 H2", "R1", lying], "pile": TWO_OF_G_OF_THREE, "leftover": ""}
    known = [["", "", lying]] * 3
    state = table("G-Hallows R5", "S1 S2", "H5 H6", known_decks=known, options={"limit": 40}, **keys)
    play(state, "play G-Hallows", "remove R5")
    assert deck(state, 1) == ["R5", "R1"]
    assert state.view(viewer)["known_decks"][1] == (["R5"] if viewer == 0 else [])
    bottoms = {deck(state.imagine(viewer, seed), 1)[0] for seed in range(60)}
    assert (bottoms == {"R5"}) == (viewer == 0)
