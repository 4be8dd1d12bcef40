"""The laws that every game must pass, at every table, played by every policy, compiled and uncompiled."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator

import numpy as np
import pytest

import parlour
from parlour.core.events import FACE_DOWN
from tests.laws.policies import game_states
from tests.laws.tables import ENDING_GAMES, GAMES, every_policy, every_table


def sampled(game: str, seats: int, policy: str, every: int, games: int = GAMES) -> Iterator[parlour.State]:
    """States of the law games: the first ones, every so many-th, and the last one of each game."""
    for seed in range(games):
        for number, state in enumerate(game_states(game, seats, policy, seed)):
            if number < 3 or number % every == seed % every or state.over:
                yield state


def tried(state: parlour.State, number: int) -> list[int]:
    """The legal actions, and of a large table every so many-th, others in each state: over the states, all of them."""
    table = state.game.actions
    stride = max(1, len(table) // 250)
    return sorted({*state.legal_ids(), *range(number % stride, len(table), stride)})


def comparable(data: object) -> str:
    """Plain data as text, so that not one byte may differ."""
    return json.dumps(data, ensure_ascii=False)


@every_table
@every_policy
def test_every_game_ends_and_over_means_nothing_is_legal(game: str, seats: int, policy: str) -> None:
    for seed in range(ENDING_GAMES):
        for state in game_states(game, seats, policy, seed):
            assert state.over == (state.legal_ids() == []) == (state.turn is None) == (state.result is not None)


@every_table
@every_policy
def test_no_card_is_lost_or_doubled_and_positions_round_trip(game: str, seats: int, policy: str) -> None:
    """A position that is read back names every card once: the reader refuses a card too many and a card too few."""
    for state in sampled(game, seats, policy, every=11):
        position = json.loads(json.dumps(state.position()))
        twin = parlour.game(game).position(position)
        assert twin.position() == position
        assert twin.hash() == state.hash()
        assert twin.legal_ids() == state.legal_ids()


@every_table
@every_policy
def test_an_action_is_refused_exactly_when_it_is_not_legal(game: str, seats: int, policy: str) -> None:
    table = parlour.game(game)
    for number, state in enumerate(sampled(game, seats, policy, every=37, games=max(2, GAMES // 4))):
        before = state.hash()
        legal = set(state.legal_ids())
        assert len(legal) == len(state.legal_ids())
        for action in tried(state, number):
            assert (table.explain(state, action) is None) == (action in legal), str(table.move(state, action))
            refused = state.refusal(action)
            assert (refused is None) == (action in legal)
            assert refused is None or refused.rule
        assert state.hash() == before


@every_table
@every_policy
def test_what_is_refused_changes_nothing(game: str, seats: int, policy: str) -> None:
    for number, state in enumerate(sampled(game, seats, policy, every=97, games=2)):
        before, record = state.hash(), state.record()
        for action in tried(state, number):
            if state.refusal(action) is not None:
                with pytest.raises(parlour.IllegalMove):
                    state.play(action)
                with pytest.raises(parlour.IllegalMove):
                    state.step(action)
        assert (state.hash(), state.record()) == (before, record)


@every_table
@every_policy
def test_the_text_of_a_move_reads_back_to_it(game: str, seats: int, policy: str) -> None:
    for state in sampled(game, seats, policy, every=13):
        for move in state.legal():
            assert parlour.game(game).read(state, str(move)) == move
            assert parlour.game(game).read(state, move.id) == move


@every_table
@every_policy
def test_the_same_seed_gives_the_same_game(game: str, seats: int, policy: str) -> None:
    for first, second in zip(game_states(game, seats, policy, 5), game_states(game, seats, policy, 5), strict=True):
        assert first.hash() == second.hash()
    ends = {[state.hash() for state in game_states(game, seats, policy, seed)][-1] for seed in range(4)}
    assert len(ends) == 4


@every_table
@every_policy
def test_a_record_replays_to_the_same_state(game: str, seats: int, policy: str) -> None:
    for seed in range(max(2, GAMES // 4)):
        *_, state = game_states(game, seats, policy, seed)
        record = json.loads(json.dumps(state.record()))
        assert parlour.replay(record).hash() == state.hash()
        assert parlour.replay(record).record() == record


@every_table
@every_policy
def test_play_and_step_do_the_same(game: str, seats: int, policy: str) -> None:
    for state in sampled(game, seats, policy, every=17, games=2):
        for move in state.legal():
            stepped, played, told = state.clone(), state.clone(), state.clone()
            stepped.step(move.id)
            played.play(move)
            told.play(str(move))
            assert stepped.hash() == played.hash() == told.hash() != state.hash()


@every_table
@every_policy
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(game: str, seats: int, policy: str) -> None:
    """Unseen cards dealt anew, the generator re-keyed: not one byte of view, legal list or planes differs."""
    for number, state in enumerate(sampled(game, seats, policy, every=23)):
        for seat in range(seats):
            other = state.imagine(seat, number)
            assert other.hash() != state.hash()
            assert comparable(other.view(seat)) == comparable(state.view(seat))
            assert comparable(other.view(None)) == comparable(state.view(None))
            assert np.array_equal(other.observe(seat), state.observe(seat))
            assert other.turn == state.turn
            if state.turn == seat:
                assert other.legal_ids() == state.legal_ids()
                assert [str(move) for move in other.legal()] == [str(move) for move in state.legal()]
        spectators = state.imagine(None, number)
        assert spectators.hash() != state.hash()
        assert comparable(spectators.view(None)) == comparable(state.view(None))
        assert spectators.turn == state.turn
        assert spectators.over or spectators.legal_ids()


@every_table
@every_policy
def test_refusals_tell_nothing_that_the_seat_cannot_see(game: str, seats: int, policy: str) -> None:
    for number, state in enumerate(sampled(game, seats, policy, every=71, games=2)):
        if state.turn is None:
            continue
        other = state.imagine(state.turn, number)
        for action in tried(state, number):
            ours, theirs = state.refusal(action), other.refusal(action)
            assert (ours and (ours.rule, ours.facts, str(ours))) == (
                theirs and (theirs.rule, theirs.facts, str(theirs))
            )


@every_table
@every_policy
def test_events_tell_nothing_that_the_seat_cannot_see(game: str, seats: int, policy: str) -> None:
    """The same move in the true state and in one that looks the same to a seat: the seat sees the same events, but for
    what chance or a hidden card reveals to it there and then."""
    for number, state in enumerate(sampled(game, seats, policy, every=29, games=max(2, GAMES // 2))):
        for seat in [*range(seats), None]:
            other = state.imagine(seat, number)
            for move in set(map(str, state.legal())) & set(map(str, other.legal())):
                ours, theirs = state.clone().play(move), other.clone().play(move)
                seen = [event.seen_by(seat) for event in ours]
                seen_there = [event.seen_by(seat) for event in theirs]
                if any(event.reveals and FACE_DOWN not in event.facts().values() for event in seen):
                    continue
                assert comparable([e.as_dict() for e in seen]) == comparable([e.as_dict() for e in seen_there])


@every_table
@every_policy
def test_moves_that_look_alike_read_alike(game: str, seats: int, policy: str) -> None:
    """Where a seat sees the same events and the same table after two moves, the text does not tell them apart."""
    table = parlour.game(game)
    for state in sampled(game, seats, policy, every=47, games=2):
        for seat in [*range(seats), None]:
            texts: dict[str, str] = {}
            for move in map(str, state.legal()):
                twin = state.clone()
                seen = [event.seen_by(seat).as_dict() for event in twin.play(move)]
                text = table.move_seen_by(seat, state.on_turn, move)
                assert seat != state.on_turn or text == move
                assert texts.setdefault(comparable([seen, twin.view(seat)]), text) == text


@every_table
@every_policy
def test_a_view_is_enough_to_imagine_from(game: str, seats: int, policy: str) -> None:
    for state in sampled(game, seats, policy, every=31):
        for seat in range(seats):
            view = json.loads(json.dumps(state.view(seat)))
            agreeing = parlour.game(game).from_view(view)
            assert comparable(agreeing.view(seat)) == comparable(state.view(seat))
            if state.turn == seat:
                assert agreeing.legal_ids() == state.legal_ids()


@every_table
@every_policy
def test_imagining_follows_from_what_the_seat_knows_and_the_seed_alone(game: str, seats: int, policy: str) -> None:
    """Two states that look the same to a seat are imagined alike: so a player with one seed chooses one move."""
    for number, state in enumerate(sampled(game, seats, policy, every=37)):
        for seat in [*range(seats), None]:
            other = state.imagine(seat, number)
            assert other.imagine(seat, -number).hash() == state.imagine(seat, -number).hash()


@every_table
def test_imagining_is_repeatable_and_varied(game: str, seats: int) -> None:
    state = parlour.game(game).deal(seats=seats, seed=1)
    assert state.imagine(0, 7).hash() == state.imagine(0, 7).hash()
    assert len({state.imagine(0, seed).hash() for seed in range(50)}) == 50
    before = state.hash()
    state.imagine(0, 8).playout(1)
    assert state.hash() == before


@every_table
@every_policy
def test_clones_go_their_own_way(game: str, seats: int, policy: str) -> None:
    for state in sampled(game, seats, policy, every=41, games=2):
        twin, before = state.clone(), state.hash()
        assert twin.hash() == before
        assert twin.record() == state.record()
        twin.playout(3)
        assert state.hash() == before


@every_table
@every_policy
def test_copies_and_pickles_go_their_own_way(game: str, seats: int, policy: str) -> None:
    """In the middle of a turn, at the end, and of what a seat imagines: the same hash, record and future."""
    for number, state in enumerate(sampled(game, seats, policy, every=41, games=2)):
        for one in (state, state.imagine(number % seats, number)):
            before, record = one.hash(), one.record()
            for twin in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
                assert type(twin) is type(one) and twin.game is one.game
                assert twin.hash() == before
                assert twin.record() == record
                assert twin.legal() == one.legal()
                assert future(twin) == future(one.clone())
                assert (one.hash(), one.record()) == (before, record)


def future(state: parlour.State) -> list[int]:
    """Play some first, middle and last legal actions on the state itself: the hashes on the way."""
    seen = []
    for step in range(12):
        actions = state.legal_ids()
        if actions:
            state.step(actions[(0, len(actions) // 2, -1)[step % 3]])
            seen.append(state.hash())
    return seen


@every_table
@every_policy
def test_results_name_every_seat_once(game: str, seats: int, policy: str) -> None:
    for seed in range(GAMES):
        *_, state = game_states(game, seats, policy, seed)
        result = state.result
        assert result is not None
        assert sorted(seat for place in result.ranking for seat in place) == list(range(seats))
        assert result.winners in ((), result.ranking[0])
        assert len(result.scores) == seats


@every_table
def test_playouts_share_every_win(game: str, seats: int) -> None:
    state = parlour.game(game).deal(seats=seats, seed=3)
    before = state.hash()
    tally = state.playouts(20, 5)
    assert tally.games == 20 and tally.steps > 20
    assert sum(tally.shares) == pytest.approx(1)
    assert state.playouts(20, 5) == tally
    assert state.hash() == before


@every_table
@every_policy
def test_views_and_events_are_plain_data(game: str, seats: int, policy: str) -> None:
    for state in sampled(game, seats, policy, every=43, games=2):
        for seat in [*range(seats), None]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
        for move in state.legal():
            for event in state.clone().play(move):
                assert json.loads(comparable(event.as_dict()))["event"] == event.key


@every_table
def test_players_do_not_peek(game: str, seats: int) -> None:
    """Everything that the seat cannot know is changed; with the same seed the same move is chosen.

    Those that search are tried in tests/bots/test_players.py.
    """
    from parlour import bots

    for level in bots.levels(game).keys() & {"random", "reference", "heuristic"}:
        for number, state in enumerate(sampled(game, seats, "heuristic", every=19, games=2)):
            if state.turn is not None:
                other = state.imagine(state.turn, number)
                ours, theirs = (parlour.bot(game, level=level, seed=9).choose(s) for s in (state, other))
                assert str(ours) == str(theirs)
                assert state.refusal(ours) is None
