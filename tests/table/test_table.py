"""A table: what may be requested of it, by whom and when; and that it is always the fold of its log."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.errors import IllegalMove
from parlour.table import commands
from parlour.table.entries import Sat, SecretDrawn
from parlour.table.errors import StaleTurn, TableError
from parlour.table.fairness import is_fair
from parlour.table.log import Entry
from parlour.table.seats import Computer, Free, Person
from tests.table.stored_table import ANN, BOB, Kept, game_of, play


def evening(**options: Any) -> Kept:
    """Begin a game between Ann and Bob."""
    kept = Kept(**options)
    kept.keep(commands.sit(kept.table, None, "Ann", ANN))
    kept.keep(commands.sit(kept.table, None, "Bob", BOB))
    kept.keep(commands.begin(kept.table, 0))
    return kept


def test_an_evening_from_the_first_seat_to_the_deal() -> None:
    kept = evening(first_player=1)
    assert kept.table.seats == [Person("Ann", ANN), Person("Bob", BOB)]
    assert (kept.table.host, kept.table.phase, game_of(kept).turn) == (0, "playing", 1)


def test_a_table_is_the_fold_of_its_log() -> None:
    kept = evening()
    for move in ("cycle", f"drop {game_of(kept).view(0)['hands'][game_of(kept).on_turn][0]}", "end"):
        if move.startswith("drop"):
            move = str(game_of(kept).legal()[0])
        play(kept, move)
    twin = kept.folded()
    assert twin.state is not None and twin.state.hash() == game_of(kept).hash()
    assert (twin.seats, twin.host, twin.moves, twin.phase) == (
        kept.table.seats,
        kept.table.host,
        kept.table.moves,
        kept.table.phase,
    )


def test_an_entry_out_of_order_is_an_error() -> None:
    kept = Kept()
    with pytest.raises(ValueError, match="does not follow"):
        kept.table.apply(Entry(9, Sat(0, "Ann", ANN, ""), at=0.0))


def test_only_the_host_opens_the_game_and_only_when_all_seats_are_taken() -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 1, "Ann", ANN))
    assert kept.table.host == 1
    with pytest.raises(TableError, match="Still free: 0"):
        commands.begin(kept.table, 1)
    kept.keep(commands.sit_computer(kept.table, 1, 0, "reference"))
    with pytest.raises(TableError, match="Only the host"):
        commands.begin(kept.table, 0)
    with pytest.raises(TableError, match="Only the host"):
        commands.begin(kept.table, None)
    kept.keep(commands.begin(kept.table, 1))
    with pytest.raises(TableError, match="already started"):
        commands.begin(kept.table, 1)


def test_a_seat_is_taken_once_and_can_be_left_before_the_game() -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    with pytest.raises(TableError, match="Free seats: 1"):
        commands.sit(kept.table, 0, "Bob", BOB)
    with pytest.raises(TableError):
        commands.sit(kept.table, 7, "Bob", BOB)
    kept.keep(commands.stand(kept.table, 0))
    assert kept.table.seats == [Free(), Free()]
    assert kept.table.host is None
    with pytest.raises(TableError, match="no seat"):
        commands.stand(kept.table, 0)


def test_the_host_passes_on_when_the_host_leaves() -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.sit(kept.table, 1, "Bob", BOB))
    kept.keep(commands.stand(kept.table, 0))
    assert kept.table.host == 1


def test_computers_come_and_go_but_not_onto_a_person() -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.sit_computer(kept.table, 0, 1, "reference"))
    assert kept.table.seats == [Person("Ann", ANN), Computer("reference")]
    kept.keep(commands.sit_computer(kept.table, 0, 1, None))
    assert kept.table.seats == [Person("Ann", ANN), Free()]
    for place in (0, 2, -1):
        with pytest.raises(TableError):
            commands.sit_computer(kept.table, 0, place, "random")


def test_the_host_sets_the_options_while_the_table_is_open() -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.set_options(kept.table, 0, 3, {"turn_limit": 50}))
    assert (len(kept.table.seats), kept.table.options["turn_limit"]) == (3, 50)
    with pytest.raises(parlour.OptionError):
        commands.set_options(kept.table, 0, 3, {"turn_limit": 5})
    with pytest.raises(parlour.OptionError):
        commands.set_options(kept.table, 0, 4, {})
    kept.keep(commands.sit(kept.table, 2, "Bob", BOB))
    with pytest.raises(TableError, match="beyond 2"):
        commands.set_options(kept.table, 0, 2, {})


def test_a_move_needs_a_seat_its_turn_the_law_and_a_fresh_look() -> None:
    kept = evening(first_player=0)
    with pytest.raises(TableError, match="no seat"):
        commands.move(kept.table, None, 0, "end")
    with pytest.raises(TableError, match="seat 0’s turn"):
        commands.move(kept.table, 1, 0, "end")
    with pytest.raises(StaleTurn):
        commands.move(kept.table, 0, 1, "end")
    with pytest.raises(IllegalMove) as refused:
        commands.move(kept.table, 0, 0, "draw 4")
    assert refused.value.rule == "N2"
    with pytest.raises(parlour.UnreadableMove):
        commands.move(kept.table, 0, 0, "dance")
    assert len(kept.log) == 5 and kept.table.moves == 0


def test_take_back_returns_to_before_the_move_but_not_past_a_drawn_card() -> None:
    kept = evening(first_player=0)
    with pytest.raises(TableError, match="nothing to take back"):
        commands.take_back(kept.table, 0)
    play(kept, "draw 1")
    with pytest.raises(TableError, match="draw 1 cannot be taken back"):
        commands.take_back(kept.table, 0)
    play(kept, "cycle")
    play(kept, str(game_of(kept).legal()[0]))
    after_drop = kept.table.moves
    kept.keep(commands.take_back(kept.table, 0))
    assert game_of(kept).view(0)["cycling"]
    assert kept.table.moves == after_drop + 1  # a command sent for the old table is now stale
    assert kept.folded().state is not None
    assert kept.folded().state.hash() == game_of(kept).hash()  # type: ignore[union-attr]


def test_a_finished_game_proves_its_deal_and_a_rematch_is_dealt_when_all_agree() -> None:
    kept = evening(turn_limit=20, first_player=0)
    published = kept.table.commitment
    with pytest.raises(TableError, match="not over"):
        commands.want_rematch(kept.table, 0, ANN)
    while not game_of(kept).over:
        play(kept, "end")
    record = kept.table.record()
    assert record is not None
    fairness = record.pop("fairness")
    assert is_fair(published, fairness["secret"], fairness["nonces"], record["seed"])
    assert not is_fair(published, "00" * 32, fairness["nonces"], record["seed"])
    assert parlour.replay(record).hash() == game_of(kept).hash()
    kept.keep(SecretDrawn(None, "77" * 32))
    kept.keep(commands.want_rematch(kept.table, 0, BOB))
    assert not kept.table.everybody_wants_rematch()
    kept.keep(commands.want_rematch(kept.table, 1, ANN))
    assert kept.table.everybody_wants_rematch()
    kept.keep(commands.deal(kept.table))
    assert (kept.table.phase, kept.table.games_played) == ("playing", 1)
    assert kept.folded().state.hash() == game_of(kept).hash()  # type: ignore[union-attr]


def test_whose_turn_it_is_at_the_table() -> None:
    kept = Kept(first_player=1)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.sit_computer(kept.table, 0, 1, "reference"))
    assert kept.table.on_turn is None
    kept.keep(commands.begin(kept.table, 0))
    assert kept.table.on_turn == 1
    play(kept, "end")
    assert kept.table.on_turn == 0


def test_a_full_table_has_no_seat_for_somebody_who_chose_none() -> None:
    kept = Kept()
    for name, nonce in (("Ann", ANN), ("Bob", BOB)):
        kept.keep(commands.sit(kept.table, None, name, nonce))
    with pytest.raises(TableError) as refused:
        commands.sit(kept.table, None, "Cem", ANN)
    assert (refused.value.key, refused.value.facts["free"]) == ("table-no-free-seat", [])


def test_the_host_removes_only_other_people() -> None:
    kept = Kept(seats=3)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.sit_computer(kept.table, 0, 1, "reference"))
    for seat in (0, 1, 2):
        with pytest.raises(TableError) as refused:
            commands.remove(kept.table, 0, seat, online=False)
        assert (refused.value.key, refused.value.facts["seat"]) == ("table-not-a-person", seat)


def test_a_table_without_a_game_has_no_record() -> None:
    assert Kept().table.record() is None


def test_after_the_end_nobody_resigns_or_votes() -> None:
    kept = evening(turn_limit=20)
    while kept.table.phase == "playing":
        play(kept, "end")
    for ask in (commands.resign, lambda table, seat: commands.vote(table, seat, "end", True, waited=True)):
        with pytest.raises(TableError) as refused:
            ask(kept.table, 0)
        assert refused.value.key == "table-ended"
