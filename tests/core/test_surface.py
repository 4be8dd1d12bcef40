"""The public names. A change of one breaks somebody's program: change this list and the changelog with it."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.core.mode import COMPILED

HOUSE = """
    AmbiguousMove Event Game IllegalMove Move OptionError Refusal Result Rng State UnreadableMove
    bot game games hint picture replay
"""

STATE = """
    game options seats starter turns turn on_turn over result winners winner_seats
    legal legal_ids step play refusal view observe observe_into clone blank imagine playout playouts
    hash position record history origin played
    begin recall start set_common set_rng rng_hex make_parts take_options
"""

# The lower half, which a room implements: compiled, only C sees it.
LAW = """
    deal_cards list_legal apply copy_from redeal write_planes mixed
    copy_common mixed_common tell outcome run_out prefer_melds first_meld is_gamble allows imagine_from play_often
    raise_trouble may listen
    scratch check_end check_seat rng tale telling trouble
"""

GAME = """
    name version older with_rules seats options actions deck planes law folder events_told position_keys fixed_moves
    read_text explain own_view own_position own_position_from_view read_own_position result
    deal deal_with blank position write_position common_view view from_view
    starter_option person_starts match_points lesson quick_moves
    move move_seen_by written_moves longer_moves read check_action refusal_of refusal_of_several
    write_event event rulebook
"""


EVENT = {"game", "reveals", "binds", "milestone", "rests", "seen_by", "key", "facts", "seat_fields", "as_dict"}


def public(thing: Any) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_the_names_of_the_package() -> None:
    assert set(parlour.__all__) == set(HOUSE.split())
    assert all(hasattr(parlour, name) for name in parlour.__all__)


def test_the_names_of_a_state() -> None:
    state = parlour.State(parlour.game("notty"), 2, {})
    assert public(state) == set(STATE.split()) | (set() if COMPILED else set(LAW.split()))


def test_the_names_of_a_game() -> None:
    assert public(parlour.game("notty")) == set(GAME.split())


def test_the_names_of_values() -> None:
    assert public(parlour.Move((0,), "end")) == {"id", "ids", "text"}
    assert public(parlour.Result((), (), ())) == {"winners", "scores", "ranking", "fewest_first"}
    assert public(parlour.Event) == EVENT


def test_names_are_found_on_first_use_and_listed_before_it() -> None:
    assert set(parlour.__all__) <= set(dir(parlour))
    assert parlour.core.registry.names() == parlour.games()
    for missing in ("nonsense", "_registry"):
        with pytest.raises(AttributeError, match=missing):
            getattr(parlour.core, missing)
    with pytest.raises(AttributeError, match="nonsense"):
        parlour.nonsense  # noqa: B018  # looking it up is the test


@pytest.mark.parametrize("seat", [0, None])
def test_a_picture_shows_what_the_reader_may_know(seat: int | None) -> None:
    state = parlour.game("potter").deal(seats=2, seed=7)
    shown = parlour.picture(state, seat, ["Ann", "Bob"])
    assert "Ann" in shown and "Bob" in shown and "player 1" in parlour.picture(state, seat)
    assert parlour.picture(state.imagine(seat, 5), seat, ["Ann", "Bob"]) == shown
    assert parlour.picture(state, 1, ["Ann", "Bob"]) != shown
