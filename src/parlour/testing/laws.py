"""The laws that every game must pass, at every table, however it is played, compiled and uncompiled.

Each is a function of a table that raises AssertionError if the law is broken; its name is the law.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from math import isclose

import numpy as np

from parlour import bots, replay
from parlour.core.errors import IllegalMove
from parlour.core.events import FACE_DOWN
from parlour.core.state import State
from parlour.testing.table import Table

Law = Callable[[Table], None]

LAWS: dict[str, Law] = {}


def law(check: Law) -> Law:
    """Register a law under its name."""
    LAWS[check.__name__] = check
    return check


def tried(state: State, number: int) -> list[int]:
    """The legal actions, and in each state a sample of the others: over many states, all of them."""
    table = state.game.actions
    stride = max(1, len(table) // 250)
    return sorted({*state.legal_ids(), *range(number % stride, len(table), stride)})


def comparable(data: object) -> str:
    """Plain data as text, so that a comparison detects any difference."""
    return json.dumps(data, ensure_ascii=False)


def is_refused(act: Callable[[int], object], action: int) -> bool:
    """Whether an action is refused as an illegal move."""
    try:
        act(action)
    except IllegalMove:
        return True
    return False


def future(state: State) -> list[int]:
    """Play some first, middle and last legal actions on the state itself; return the hashes on the way."""
    seen = []
    for step in range(12):
        actions = state.legal_ids()
        if actions:
            state.step(actions[(0, len(actions) // 2, -1)[step % 3]])
            seen.append(state.hash())
    return seen


@law
def every_game_ends_and_over_means_nothing_is_legal(table: Table) -> None:
    for seed in range(table.ending):
        for state in table.states(seed):
            assert state.over == (state.legal_ids() == []) == (state.turn is None) == (state.result is not None)


@law
def no_card_is_lost_or_doubled_and_positions_round_trip(table: Table) -> None:
    """A position that is read back names every card once: the reader refuses an extra card and a missing card."""
    for state in table.sampled(every=11):
        position = json.loads(json.dumps(state.position()))
        twin = table.game.position(position)
        assert twin.position() == position
        assert twin.hash() == state.hash()
        assert twin.legal_ids() == state.legal_ids()


@law
def an_action_is_refused_exactly_when_it_is_not_legal(table: Table) -> None:
    for number, state in enumerate(table.sampled(every=37, games=max(2, table.games // 4))):
        before = state.hash()
        legal = set(state.legal_ids())
        assert len(legal) == len(state.legal_ids())
        for action in tried(state, number):
            assert (table.game.explain(state, action) is None) == (action in legal), str(table.game.move(state, action))
            refused = state.refusal(action)
            assert (refused is None) == (action in legal)
            assert refused is None or refused.rule
        assert state.hash() == before


@law
def what_is_refused_changes_nothing(table: Table) -> None:
    for number, state in enumerate(table.sampled(every=97, games=2)):
        before, record = state.hash(), state.record()
        for action in tried(state, number):
            if state.refusal(action) is not None:
                assert is_refused(state.play, action)
                assert is_refused(state.step, action)
        assert (state.hash(), state.record()) == (before, record)


@law
def the_text_of_a_move_reads_back_to_it(table: Table) -> None:
    for state in table.sampled(every=13):
        for move in state.legal():
            assert table.game.read(state, str(move)) == move
            assert table.game.read(state, move.id) == move


@law
def the_same_seed_gives_the_same_game(table: Table) -> None:
    first = [state.hash() for state in table.states(5)]
    assert [state.hash() for _, state in table.played(5)] == first[1:]
    assert len({table.last(seed).hash() for seed in range(4)}) == 4


@law
def a_record_replays_to_the_same_state(table: Table) -> None:
    for seed in range(max(2, table.games // 4)):
        state = table.last(seed)
        record = json.loads(json.dumps(state.record()))
        assert replay(record).hash() == state.hash()
        assert replay(record).record() == record


@law
def play_and_step_do_the_same(table: Table) -> None:
    for state in table.sampled(every=17, games=2):
        for move in state.legal():
            stepped, played, told = state.clone(), state.clone(), state.clone()
            stepped.step(move.id)
            played.play(move)
            told.play(str(move))
            assert stepped.hash() == played.hash() == told.hash() != state.hash()


@law
def what_a_seat_cannot_see_changes_nothing_that_it_sees(table: Table) -> None:
    """With unseen cards redealt and the generator rekeyed, a seat's view, legal list and planes do not change."""
    for number, state in enumerate(table.sampled(every=23)):
        for seat in range(table.seats):
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


@law
def refusals_tell_nothing_that_the_seat_cannot_see(table: Table) -> None:
    for number, state in enumerate(table.sampled(every=71, games=2)):
        if state.turn is None:
            continue
        other = state.imagine(state.turn, number)
        for action in tried(state, number):
            ours, theirs = state.refusal(action), other.refusal(action)
            assert (ours and (ours.rule, ours.facts, str(ours))) == (
                theirs and (theirs.rule, theirs.facts, str(theirs))
            )


@law
def events_tell_nothing_that_the_seat_cannot_see(table: Table) -> None:
    """After the same move in two states that look the same to a seat, the seat sees the same events.

    The exception is what chance or a hidden card reveals to the seat at that moment.
    """
    for number, state in enumerate(table.sampled(every=29, games=max(2, table.games // 2))):
        for seat in [*range(table.seats), None]:
            other = state.imagine(seat, number)
            for move in set(map(str, state.legal())) & set(map(str, other.legal())):
                ours, theirs = state.clone().play(move), other.clone().play(move)
                seen = [event.seen_by(seat) for event in ours]
                seen_there = [event.seen_by(seat) for event in theirs]
                if any(event.reveals and FACE_DOWN not in event.facts().values() for event in seen):
                    continue
                assert comparable([e.as_dict() for e in seen]) == comparable([e.as_dict() for e in seen_there])


@law
def moves_that_look_alike_read_alike(table: Table) -> None:
    """If a seat sees the same events and the same table after two moves, their texts are the same to it too."""
    for state in table.sampled(every=47, games=2):
        for seat in [*range(table.seats), None]:
            texts: dict[str, str] = {}
            for move in map(str, state.legal()):
                twin = state.clone()
                seen = [event.seen_by(seat).as_dict() for event in twin.play(move)]
                text = table.game.move_seen_by(seat, state.on_turn, move)
                assert seat != state.on_turn or text == move
                assert texts.setdefault(comparable([seen, twin.view(seat)]), text) == text


@law
def a_view_is_enough_to_imagine_from(table: Table) -> None:
    for state in table.sampled(every=31):
        for seat in range(table.seats):
            view = json.loads(json.dumps(state.view(seat)))
            agreeing = table.game.from_view(view)
            assert comparable(agreeing.view(seat)) == comparable(state.view(seat))
            if state.turn == seat:
                assert agreeing.legal_ids() == state.legal_ids()


@law
def imagining_follows_from_what_the_seat_knows_and_the_seed_alone(table: Table) -> None:
    """Two states that look the same to a seat are imagined alike, so that a player with one seed chooses one move."""
    for number, state in enumerate(table.sampled(every=37)):
        for seat in [*range(table.seats), None]:
            other = state.imagine(seat, number)
            assert other.imagine(seat, -number).hash() == state.imagine(seat, -number).hash()


@law
def imagining_is_repeatable_and_varied(table: Table) -> None:
    state = table.game.deal(seats=table.seats, seed=1)
    assert state.imagine(0, 7).hash() == state.imagine(0, 7).hash()
    assert len({state.imagine(0, seed).hash() for seed in range(50)}) == 50
    before = state.hash()
    state.imagine(0, 8).playout(1)
    assert state.hash() == before


@law
def clones_go_their_own_way(table: Table) -> None:
    for state in table.sampled(every=41, games=2):
        twin, before = state.clone(), state.hash()
        assert twin.hash() == before
        assert twin.record() == state.record()
        twin.playout(3)
        assert state.hash() == before


@law
def copies_and_pickles_go_their_own_way(table: Table) -> None:
    """Copies have the same hash, record and future, in mid-turn, at the end, and of imagined states."""
    for number, state in enumerate(table.sampled(every=41, games=2)):
        for one in (state, state.imagine(number % table.seats, number)):
            before, record = one.hash(), one.record()
            for twin in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
                assert type(twin) is type(one) and twin.game is one.game
                assert twin.hash() == before
                assert twin.record() == record
                assert twin.legal() == one.legal()
                assert future(twin) == future(one.clone())
                assert (one.hash(), one.record()) == (before, record)


@law
def results_name_every_seat_once(table: Table) -> None:
    for seed in range(table.games):
        result = table.last(seed).result
        assert result is not None
        assert sorted(seat for place in result.ranking for seat in place) == list(range(table.seats))
        assert result.winners in ((), result.ranking[0])
        assert len(result.scores) == table.seats


@law
def playouts_share_every_win(table: Table) -> None:
    state = table.game.deal(seats=table.seats, seed=3)
    before = state.hash()
    tally = state.playouts(20, 5)
    assert tally.games == 20 and tally.steps > 20
    assert isclose(sum(tally.shares), 1)
    assert state.playouts(20, 5) == tally
    assert state.hash() == before


@law
def views_and_events_are_plain_data(table: Table) -> None:
    for state in table.sampled(every=43, games=2):
        for seat in [*range(table.seats), None]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
        for move in state.legal():
            for event in state.clone().play(move):
                assert json.loads(comparable(event.as_dict()))["event"] == event.key


@law
def players_do_not_peek(table: Table) -> None:
    """With everything changed that the seat cannot know, the same seed chooses the same move."""
    for level in sorted(bots.levels(table.name).keys() & {"random", "reference", "heuristic"}):
        for number, state in enumerate(table.sampled(every=19, games=2)):
            if state.turn is not None:
                other = state.imagine(state.turn, number)
                ours, theirs = (bots.bot(table.name, level, seed=9).choose(one) for one in (state, other))
                assert str(ours) == str(theirs)
                assert state.refusal(ours) is None


# Laws that do not depend on how a game is played: one policy is enough.
OF_ANY_PLAY = {
    "imagining_is_repeatable_and_varied",
    "playouts_share_every_win",
    "players_do_not_peek",
}
