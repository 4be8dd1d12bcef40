"""The public names. Who changes one changes somebody's program: this list changes with it, and the change log."""

from __future__ import annotations

from typing import Any

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

# The lower half, which a room writes: compiled, only C sees it.
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
    starter_option person_starts match_points lesson
    move move_seen_by written_moves longer_moves read check_action refusal_of refusal_of_several
    write_event event rulebook
"""


EVENT = {"game", "reveals", "binds", "milestone", "rests", "seen_by", "key", "facts", "seat_fields", "as_dict"}


def public(thing: Any) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_the_names_of_the_house() -> None:
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
