"""Lowest, a game from outside: found by its entry point, played by compiled code, with hands that are really hidden."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from importlib.metadata import entry_points
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import OptionError, Rng, UnreadableMove, locales
from parlour.core.cards import french_deck
from parlour.core.events import FACE_DOWN
from parlour.lab.batch import Batch
from tests.core.chi_square import BOUND, surprise

NAMES = french_deck().names


def table(game: parlour.Game, **changes: Any) -> parlour.State:
    """Seat 0 is on turn; seat 1 is known to hold the 4♦. The 9♣ is on top of the stock, the 5♠ on top of the discard
    pile."""
    position: dict[str, Any] = {
        "game": "lowest",
        "turn": 0,
        "hands": ["A♠ 7♥ K♣", "2♠ 3♥ 4♦"],
        "discard": "J♦ 5♠",
        "known": ["", "4♦"],
    } | changes
    if "stock" not in position:
        named = {card for text in (*position["hands"], position["discard"], "9♣") for card in text.split()}
        position["stock"] = " ".join([name for name in NAMES if name not in named] + ["9♣"])
    return game.position(position)


# In the registry.


def test_it_is_found_by_its_entry_point(lowest: parlour.Game) -> None:
    assert [entry.value for entry in entry_points(group="parlour.games", name="lowest")] == ["lowest:GAME"]
    assert "lowest" in parlour.games()
    assert parlour.game("lowest") is lowest


def test_it_has_words_of_its_own_in_every_language(lowest: parlour.Game) -> None:
    refused = table(lowest).refusal("discard 7h")
    assert refused is not None
    assert str(refused) == "Draw or take a card first, then discard (§3.3)."
    keys = re.findall(r"^(lowest[\w-]*) =", (lowest.folder / "locales/en/lowest.ftl").read_text("utf-8"), re.MULTILINE)
    assert len(keys) > 15
    assert [(language, key) for language in locales.LANGUAGES for key in keys if not locales.knows(language, key)] == []


def test_every_rule_it_cites_is_in_its_rule_book(lowest: parlour.Game) -> None:
    written = set(re.findall(r"\*\*(§[\d.]+)\*\*", lowest.rulebook("en")))
    sources = "".join(path.read_text("utf-8") for path in lowest.folder.rglob("*.*") if path.suffix in (".py", ".ftl"))
    cited = set(re.findall(r"§\d+\.\d+", sources))
    assert cited and cited <= written


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_and_can_be_told_again(lowest: parlour.Game, seats: int) -> None:
    for seed in range(15):
        state = lowest.deal(seats=seats, seed=seed)
        bot = parlour.bot("lowest", level="random", seed=seed)
        while not state.over:
            state.play(bot.choose(state))
        assert parlour.replay(json.loads(json.dumps(state.record()))).hash() == state.hash()
        assert lowest.position(json.loads(json.dumps(state.position()))).hash() == state.hash()


# The rules.


def test_ace_counts_1_courts_10_and_the_lowest_total_wins(lowest: parlour.Game) -> None:
    state = table(lowest)
    state.play("knock")
    state.play("take")
    events = state.play("discard 4♦")
    assert [event.as_dict() for event in events[1:]] == [
        {"event": "lowest-hand-shown", "seat": 0, "cards": ("A♠", "7♥", "K♣"), "points": 18},
        {"event": "lowest-hand-shown", "seat": 1, "cards": ("2♠", "5♠", "3♥"), "points": 10},
    ]
    assert state.result == parlour.Result((1,), (18, 10), ((1,), (0,)))


def test_a_discard_follows_a_draw_and_nothing_else_does(lowest: parlour.Game) -> None:
    state = table(lowest)
    assert [str(move) for move in state.legal()] == ["draw", "take", "knock"]
    state.play("draw")
    assert [str(move) for move in state.legal()] == ["discard A♠", "discard 7♥", "discard 9♣", "discard K♣"]
    assert {type(state.refusal(move)).__name__ for move in ("draw", "take", "knock")} == {"DiscardDue"}
    assert type(state.refusal("discard 2♠")).__name__ == "NotInHand"
    state.play("discard 9c")
    assert state.turn == 1


def test_a_card_just_taken_stays_for_the_turn(lowest: parlour.Game) -> None:
    state = table(lowest)
    state.play("take")
    refused = state.refusal("discard 5♠")
    assert refused is not None and refused.rule == "§3.4"
    for move in ("discard K♣", "take"):
        state.play(move)
    state.play("discard 2♠")
    state.play("draw")
    assert state.refusal("discard 5♠") is None


def test_after_a_knock_everybody_else_has_one_more_turn(lowest: parlour.Game) -> None:
    state = lowest.deal(seats=3, seed=4)
    knocker = state.turn
    state.play("knock")
    assert [str(move) for move in state.legal()] == ["draw", "take"]
    refused = state.refusal("knock")
    assert refused is not None and (refused.rule, refused.facts["knocker"]) == ("§4.1", knocker)
    for _ in range(2):
        state.play("draw")
        state.play(state.legal()[0])
    assert state.over and state.legal() == []
    assert type(state.refusal("draw")).__name__ == "GameOver"


@pytest.mark.parametrize(
    ("hands", "knocker", "winners"),
    [
        (["A♠ 2♠ 3♠", "A♥ 2♥ 3♥", "K♠ K♥ K♦"], 0, (1,)),
        (["A♠ 2♠ 3♠", "A♥ 2♥ 3♥", "K♠ K♥ K♦"], 2, (0, 1)),
        (["A♠ 2♠ 3♠", "A♥ 2♥ 4♥", "K♠ K♥ K♦"], 0, (0,)),
        (["J♠ Q♠ K♠", "10♥ J♥ Q♥", "10♠ K♥ K♦"], 1, (0, 2)),
    ],
)
def test_equal_totals_share_but_the_knocker_loses_ties(
    lowest: parlour.Game, hands: list[str], knocker: int, winners: tuple[int, ...]
) -> None:
    last = (knocker - 1) % 3
    state = table(lowest, hands=hands, known=["", "", ""], turn=last, knocker=knocker)
    state.play("draw")
    state.play("discard 9♣")
    assert state.result is not None and state.result.winners == winners


def test_the_turn_limit_shows_the_hands(lowest: parlour.Game) -> None:
    state = table(lowest, turns=59)
    state.play("draw")
    assert not state.over
    state.play("discard K♣")
    assert state.over and state.winner_seats() == (1,)


def test_from_an_empty_stock_nobody_draws(lowest: parlour.Game) -> None:
    hands = ["A♠ 7♥ K♣", "2♠ 3♥ 4♦"]
    rest = " ".join(name for name in NAMES if name not in " ".join(hands).split())
    state = table(lowest, hands=hands, discard=rest, stock="")
    assert [str(move) for move in state.legal()] == ["take", "knock"]
    refused = state.refusal("draw")
    assert refused is not None and (refused.rule, refused.facts["pile"]) == ("§3.5", "stock")


@pytest.mark.parametrize("text", ["", "pass", "draw 2", "discard", "discard 7x", "discard 7h 8h", "knock knock"])
def test_what_is_not_a_move_is_unreadable(lowest: parlour.Game, text: str) -> None:
    with pytest.raises(UnreadableMove):
        table(lowest).play(text)


# What is hidden.


def test_only_the_drawer_sees_the_card(lowest: parlour.Game) -> None:
    state = table(lowest)
    (drawn,) = state.play("draw")
    assert [drawn.seen_by(seat).facts()["card"] for seat in (0, 1, None)] == ["9♣", FACE_DOWN, FACE_DOWN]
    assert locales.tell("en", drawn.seen_by(1), ["Ann", "Bob"]) == "Ann draws a card."
    (discarded, *_) = state.play("discard 9♣")
    assert discarded.seen_by(1) == discarded


def test_a_seat_sees_its_own_hand_and_what_everybody_saw(lowest: parlour.Game) -> None:
    state = table(lowest)
    state.play("take")
    assert state.view(0)["hands"] == [["A♠", "5♠", "7♥", "K♣"], ["4♦", "??", "??"]]
    assert state.view(1)["hands"] == [["5♠", "??", "??", "??"], ["2♠", "3♥", "4♦"]]
    assert state.view(None)["hands"] == [["5♠", "??", "??", "??"], ["4♦", "??", "??"]]
    state.play("discard 7♥")
    assert state.view(1)["known"] == [["5♠"], ["4♦"]]
    assert state.view(1)["discard"] == ["J♦", "7♥"]
    state.play("draw")
    state.play("discard 4♦")
    assert state.view(0)["known"] == [["5♠"], []]
    assert state.view(0)["hands"][1] == [FACE_DOWN] * 3


def test_a_view_gives_a_state_that_looks_the_same(lowest: parlour.Game) -> None:
    for seed in range(8):
        state = lowest.deal(seats=2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while True:
            for seat in (None, *range(state.seats)):
                view = json.loads(json.dumps(state.view(seat)))
                assert lowest.from_view(view).view(seat) == view
            if state.over:
                break
            legal = state.legal_ids()
            state.step(legal[rng.below(len(legal))])


def test_what_a_seat_cannot_see_shows_nowhere(lowest: parlour.Game) -> None:
    """Seat 1's hidden cards and the stock are exchanged: not one byte of what seat 0 receives may differ."""
    state = table(lowest)
    first, second, *rest = state.position()["stock"].split()
    twin = table(lowest, hands=["A♠ 7♥ K♣", f"{first} {second} 4♦"], stock=" ".join([*rest, "2♠", "3♥"]))
    assert twin.hash() != state.hash()
    assert json.dumps(twin.view(0)) == json.dumps(state.view(0))
    assert json.dumps(twin.view(None)) == json.dumps(state.view(None))
    assert (twin.observe(0) == state.observe(0)).all()
    assert twin.legal_ids() == state.legal_ids()
    assert [str(twin.refusal(a)) for a in lowest.actions] == [str(state.refusal(a)) for a in lowest.actions]
    assert twin.imagine(0, 5).hash() == state.imagine(0, 5).hash()
    assert twin.view(1) != state.view(1)


def few_hidden_cards(game: parlour.Game) -> parlour.State:
    """Six cards that seat 0 cannot see: two in the other hand, four in the stock."""
    hidden = ["2♠", "3♥", "9♣", "10♣", "J♣", "Q♣"]
    named = {*hidden, "A♠", "7♥", "K♣", "4♦"}
    return table(game, discard=" ".join(name for name in NAMES if name not in named), stock=" ".join(hidden[2:]))


def test_imagining_deals_what_is_hidden_in_all_ways_alike(lowest: parlour.Game) -> None:
    state = few_hidden_cards(lowest)
    rng = Rng(6)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(7200):
        twin = state.imagine(0, rng).position()
        seen[twin["hands"][1], twin["stock"]] += 1
    hidden = ["2♠", "3♥", "9♣", "10♣", "J♣", "Q♣"]
    ways = [
        (hand, stock)
        for pair in combinations(hidden, 2)
        for hand in [" ".join(sorted([*pair, "4♦"], key=NAMES.index))]
        for stock in map(" ".join, permutations(card for card in hidden if card not in pair))
    ]
    assert len(ways) == 360 and set(seen) <= set(ways)
    assert surprise([seen[way] for way in ways]) < BOUND


def test_imagining_keeps_all_that_the_seat_knows(lowest: parlour.Game) -> None:
    state = lowest.deal(seats=4, seed=11)
    rng = Rng(11)
    for _ in range(30):
        for seat in range(4):
            twin = state.imagine(seat, rng)
            assert twin.view(seat) == state.view(seat)
            assert twin.legal_ids() == state.legal_ids() or seat != state.turn
        if state.over:
            break
        legal = [action for action in state.legal_ids() if action != 2]
        state.step(legal[rng.below(len(legal))])
    assert any(state.view(None)["known"]), "somebody took a card that everybody saw"


def test_the_end_hides_nothing_but_the_stock(lowest: parlour.Game) -> None:
    state = lowest.deal(seats=3, seed=2)
    state.playout(1)
    twin = state.imagine(0, 5)
    assert twin.position()["hands"] == state.position()["hands"]
    assert twin.result == state.result


# Positions.


def test_a_change_of_any_key_of_a_position_changes_the_hash(lowest: parlour.Game) -> None:
    state = table(lowest, knocker=1, turns=7)
    state.play("take")
    base = state.position()
    stock = base["stock"].split()
    swapped = " ".join(["2♠", *stock[1:]])
    changes: list[dict[str, Any]] = [
        {"turn": 1, "hands": ["A♠ 5♠ 7♥", "2♠ 3♥ 4♦ K♣"], "taken": "", "knocker": None},
        {"turns": 8},
        {"starter": 1},
        {"hands": ["A♠ 5♠ 7♥ K♣", f"{stock[0]} 3♥ 4♦"], "stock": swapped},
        {"hands": ["A♠ 5♠ 7♥", "2♠ 3♥ 4♦"], "stock": f"{base['stock']} K♣", "taken": ""},
        {"stock": " ".join(stock[::-1])},
        {"discard": stock[0], "stock": " ".join(["J♦", *stock[1:]])},
        {"discard": f"J♦ {stock[0]}", "stock": " ".join(stock[1:])},
        {"known": ["5♠", ""]},
        {"known": ["5♠ K♣", "4♦"]},
        {"taken": ""},
        {"knocker": None},
        {"options": {"turn_limit": 61}},
        {"rng": Rng(5).hex()},
    ]
    assert {key for change in changes for key in change} == set(base) - {"game"}
    positions = [base, *(base | change for change in changes)]
    assert len({lowest.position(position).hash() for position in positions}) == len(positions)


BAD_POSITIONS: dict[str, dict[str, Any]] = {
    "two cards in a hand": {"hands": ["A♠ 7♥", "2♠ 3♥ 4♦"]},
    "four cards and not on turn": {"hands": ["A♠ 7♥ K♣", "2♠ 3♥ 4♦ 6♦"]},
    "five cards": {"hands": ["A♠ 7♥ K♣ 8♣ 9♦", "2♠ 3♥ 4♦"]},
    "a card twice": {"hands": ["A♠ 7♥ A♠", "2♠ 3♥ 4♦"]},
    "known elsewhere": {"known": ["4♦", ""]},
    "known is no card": {"known": ["", "4x"]},
    "known of too few": {"known": ["4♦"]},
    "known is no list": {"known": "4♦"},
    "known is no text": {"known": [[], ["4♦"]]},
    "taken without a discard due": {"taken": "A♠"},
    "taken but not known": {"hands": ["A♠ 7♥ K♣ 8♣", "2♠ 3♥ 4♦"], "taken": "A♠"},
    "taken is no card": {"taken": 5},
    "knocker is no seat": {"knocker": 2},
    "the knocker's turn again": {"knocker": 0},
    "after the last turn": {"turns": 60},
    "over too early": {"turn": None, "winners": [1], "known": ["A♠ 7♥ K♣", "2♠ 3♥ 4♦"]},
    "another winner": {"turn": None, "winners": [0], "turns": 60, "known": ["A♠ 7♥ K♣", "2♠ 3♥ 4♦"]},
    "hidden at the end": {"turn": None, "winners": [1], "turns": 60},
}


@pytest.mark.parametrize("name", BAD_POSITIONS)
def test_an_impossible_position_is_refused_in_words(lowest: parlour.Game, name: str) -> None:
    with pytest.raises(OptionError) as caught:
        table(lowest, **BAD_POSITIONS[name])
    assert caught.value.key not in str(caught.value)


def test_the_natural_defaults(lowest: parlour.Game) -> None:
    state = lowest.position({"game": "lowest", "turn": 1, "hands": ["A♠ 7♥ K♣", "2♠ 3♥ 4♦"]})
    written = state.position()
    assert (written["known"], written["taken"], written["knocker"]) == (["", ""], "", None)
    assert [str(move) for move in state.legal()] == ["draw", "knock"]
    ended = {"turn": None, "winners": [0], "knocker": 0, "hands": ["A♠ 2♥ 3♣", "2♠ 3♥ 4♦"]}
    over = lowest.position({"game": "lowest"} | ended)
    assert over.view(1)["hands"] == [["A♠", "2♥", "3♣"], ["2♠", "3♥", "4♦"]]


# Played by compiled code.


def test_playouts_use_the_plain_law(lowest: parlour.Game) -> None:
    state = table(lowest, knocker=0, turn=1)
    outcome = state.playouts(60, 5)
    assert outcome.games == 60
    assert outcome.steps == 120  # one draw or take, one discard, and all hands are shown
    assert sum(outcome.shares) == pytest.approx(1.0)
    assert outcome == state.playouts(60, 5)
    assert not state.over


def test_a_batch_plays_it(lowest: parlour.Game) -> None:
    batch = Batch(lowest, count=3, seats=3, seed=5, turn_limit=9)
    keys, chooser = Rng(5), Rng(1)

    def deal() -> parlour.State:
        state = lowest.blank(3, {"turn_limit": 9})
        state.start(keys.stream(32))
        return state

    states = [deal() for _ in range(3)]
    ended = 0
    for _ in range(60):
        for row, state in enumerate(states):
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(state.legal_ids())
            assert (batch.observations[row] == state.observe(int(batch.turns[row]))).all()
        actions = [legal[chooser.below(len(legal))] for legal in (state.legal_ids() for state in states)]
        batch.step(np.array(actions, np.int32))
        for row, action in enumerate(actions):
            states[row].step(action)
            assert bool(batch.ended[row]) == states[row].over
            if states[row].over:
                assert batch.rewards[row].sum() == pytest.approx(1.0)
                states[row] = deal()
                ended += 1
    assert ended > 3


def test_the_planes_are_as_documented(lowest: parlour.Game) -> None:
    state = table(lowest, turns=30, knocker=1)
    state.play("take")
    planes = state.observe(0)
    assert planes.shape == lowest.planes

    def cards(plane: int) -> list[str]:
        return [NAMES[card] for card in np.flatnonzero(planes[plane].reshape(52))]

    assert [cards(plane) for plane in range(6)] == [["A♠", "5♠", "7♥", "K♣"], ["4♦"], [], [], ["J♦"], []]
    assert [set(planes[plane].ravel()) for plane in range(6, 11)] == [{1}, {1}, {1}, {2}, {127}]


# A bug in a law is reported as it is.


class Bug(Exception):
    """An error that a careless law might raise."""


def with_bug(game: parlour.Game, method: str, after: int = 0) -> parlour.Game:
    """Lowest with a method that fails once it has been called this many times."""
    calls = [0]

    def failing(self: Any, *arguments: Any) -> Any:
        calls[0] += 1
        if calls[0] > after:
            raise Bug(method)
        return getattr(super(law, self), method)(*arguments)

    law = type("BuggyLowest", (game.law,), {method: failing})
    return with_law(game, law)


def with_law(game: parlour.Game, law: type) -> parlour.Game:
    changed: parlour.Game = type("ChangedGame", (type(game),), {"law": law})()
    return changed


WAYS: dict[str, tuple[str, Callable[[parlour.State], object]]] = {
    "play": ("plain_apply", lambda state: state.play("draw")),
    "step": ("plain_apply", lambda state: state.step(0)),
    "playout": ("plain_apply", lambda state: state.playout(1)),
    "playouts": ("plain_apply", lambda state: state.playouts(3, 1)),
    "legal_ids": ("plain_legal", lambda state: state.legal_ids()),
    "legal": ("plain_legal", lambda state: state.legal()),
    "legal before play": ("plain_legal", lambda state: state.play("draw")),
    "refusal": ("plain_legal", lambda state: state.refusal("draw")),
    "clone": ("plain_copy", lambda state: state.clone()),
    "copy in playouts": ("plain_copy", lambda state: state.playouts(3, 1)),
    "imagine": ("plain_redeal", lambda state: state.imagine(0, 1)),
    "observe": ("plain_planes", lambda state: state.observe(0)),
    "hash": ("plain_contents", lambda state: state.hash()),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_bug_comes_out_of_the_call_that_met_it(lowest: parlour.Game, name: str) -> None:
    method, call = WAYS[name]
    state = with_bug(lowest, method).deal(seats=2, seed=1)
    with pytest.raises(Bug, match=method):
        call(state)


def test_a_bug_in_the_deal_comes_out_of_the_deal(lowest: parlour.Game) -> None:
    with pytest.raises(Bug):
        with_bug(lowest, "plain_deal").deal(seats=2, seed=1)


def test_a_bug_in_the_middle_of_a_playout_comes_out(lowest: parlour.Game) -> None:
    state = with_bug(lowest, "plain_apply", after=4).deal(seats=2, seed=3)
    with pytest.raises(Bug):
        state.playouts(10, 1)


@pytest.mark.parametrize("method", ["plain_apply", "plain_legal", "plain_planes", "plain_deal"])
def test_a_bug_comes_out_of_a_batch(lowest: parlour.Game, method: str) -> None:
    game = with_bug(lowest, method, after=2)
    with pytest.raises(Bug):
        batch = Batch(game, count=2, seats=2, seed=1)
        for _ in range(130):
            batch.step(np.argmax(batch.masks, axis=1).astype(np.int32))


def with_method(game: parlour.Game, method: str, answer: Callable[[Any], Any]) -> parlour.Game:
    """Lowest with a method that returns this value."""
    return with_law(game, type("OddLowest", (game.law,), {method: lambda self, *_: answer(self)}))


def test_negative_contents_are_hashed_alike_compiled_or_not(lowest: parlour.Game) -> None:
    state = with_method(lowest, "plain_contents", lambda _: [-1, 5]).deal(seats=2, seed=1)
    assert state.hash() == state.hash() != lowest.deal(seats=2, seed=1).hash()
    assert not state.over


@pytest.mark.parametrize("actions", [[0, 55], [-1], ["draw"]])
def test_an_action_that_is_not_in_the_table_is_an_error(lowest: parlour.Game, actions: list[Any]) -> None:
    state = with_method(lowest, "plain_legal", lambda _: actions).deal(seats=2, seed=1)
    with pytest.raises((ValueError, IndexError, TypeError)):
        state.legal_ids()


@pytest.mark.parametrize("size", [0, 52 * 11 - 1, 52 * 11 + 1])
def test_planes_of_another_shape_are_an_error(lowest: parlour.Game, size: int) -> None:
    state = with_method(lowest, "plain_planes", lambda _: [1] * size).deal(seats=2, seed=1)
    with pytest.raises((ValueError, IndexError)):
        state.observe(0)


def test_a_turn_without_a_legal_action_is_an_error(lowest: parlour.Game) -> None:
    """No action that another state left behind, such as this knock, is played instead."""
    with_method(lowest, "plain_legal", lambda _: [2]).deal(seats=2, seed=1).legal_ids()
    state = with_method(lowest, "plain_legal", lambda _: []).deal(seats=2, seed=1)
    with pytest.raises((ValueError, IndexError, RuntimeError, AssertionError)):
        state.playout(1)


def test_more_actions_than_there_is_room_for_are_an_error() -> None:
    """Runs in a separate process, which a write beyond the buffer might end."""
    code = (
        "from tests.examples.outside import registered\n"
        "from tests.examples.test_lowest import with_method\n"
        "with registered() as game:\n"
        "    state = with_method(game, 'plain_legal', lambda _: [0] * 20_000).deal(seats=2, seed=1)\n"
        "    try:\n"
        "        state.legal_ids()\n"
        "    except (ValueError, IndexError):\n"
        "        print('refused')\n"
    )
    house = Path(parlour.__file__).parents[1]
    environment = os.environ | {"PYTHONPATH": f"{house}{os.pathsep}{Path(__file__).parents[2]}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "refused\n"), done.stderr
