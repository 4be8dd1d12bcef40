"""A friend takes a computer's seat in the middle of a game, and friends who watch may talk."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.server.views.table_view import situation
from parlour.table import commands
from parlour.table.errors import SeatOnTurn, TableError
from parlour.table.handlers import handled
from parlour.table.log import loaded, stored
from parlour.table.projections import PersonSits
from parlour.table.seats import Computer, Person
from tests.table.stored_table import ANN, BOB, Kept, play

GAMES = [one for one in parlour.games() if one in ("notty", "jolly", "potter", "house_of_cards")]


def party_table(game: str = "notty", party: str = "P", rated: bool = False, people: int = 1, **options: Any) -> Kept:
    """Begin a game of friends against computers, on three seats if the game has them."""
    chosen = parlour.game(game)
    kept = Kept(min(3, max(chosen.seats)), chosen, party=party, rated=rated, **options)
    for place, (name, nonce) in enumerate([("Ann", ANN), ("Bob", BOB)][:people]):
        kept.keep(commands.sit(kept.table, place, name, nonce, "", name.lower()))
    for place in kept.table.free_seats():
        kept.keep(commands.sit_computer(kept.table, 0, place, "reference"))
    kept.keep(commands.deal(kept.table))
    return kept


def seat_off_turn(kept: Kept) -> int:
    """Return a computer's seat that is not on turn."""
    return next(seat for seat in kept.table.seats_to_take() if seat != kept.table.on_turn)


def take(kept: Kept, seat: int, person: str = "cara", name: str = "Cara") -> None:
    kept.keep(commands.take_seat(kept.table, seat, name, "cc" * 16, person))


def refused(key: str, kept: Kept, seat: int, person: str = "cara") -> None:
    with pytest.raises(TableError) as error:
        take(kept, seat, person)
    assert error.value.key == key


def test_a_friend_takes_a_computers_seat_and_every_fold_agrees() -> None:
    kept = party_table(first_player=0)
    body = commands.take_seat(kept.table, 2, "Cara", "cc" * 16, "cara")
    assert list(handled(body).projections(kept.table)) == [PersonSits("cara", 2)]
    kept.keep(body)
    twin = kept.folded()
    assert twin.seats == kept.table.seats and twin.seat_of_person("cara") == 2
    assert isinstance(twin.seats[1], Computer) and twin.people() == [0, 2] == twin.holders()
    assert loaded("T", *stored(body)) == body


@pytest.mark.parametrize("game", GAMES)
def test_only_the_taker_sees_the_cards_of_the_seat_and_only_after_the_entry(game: str) -> None:
    kept = party_table(game)
    seat = seat_off_turn(kept)
    watching, others = situation(kept.table, None), [situation(kept.table, one) for one in range(len(kept.table.seats))]
    commands.take_seat(kept.table, seat, "Cara", "cc" * 16, "cara")
    assert situation(kept.table, None) == watching, "a wish alone changes nothing"
    take(kept, seat)
    assert situation(kept.table, None) == watching
    assert [situation(kept.table, one) for one in range(len(kept.table.seats))] == others, (
        "nobody knows more of the game than before"
    )


def test_a_seat_is_taken_between_its_turns() -> None:
    kept = party_table(first_player=1)
    assert kept.table.on_turn == 1
    with pytest.raises(SeatOnTurn):
        take(kept, 1)
    play(kept, "end")
    take(kept, 1)
    assert kept.table.person(1).name == "Cara"


def test_a_seat_is_never_taken_in_a_rated_game_nor_where_no_party_plays_nor_before_or_after_the_game() -> None:
    for kept in (party_table(rated=True, people=2), party_table(rated=True), party_table(party="")):
        assert kept.table.seats_to_take() == []
        refused("table-not-to-take", kept, seat_of_computer(kept))
    kept = party_table(first_player=0)
    refused("table-not-to-take", kept, 0)
    kept.keep(commands.close("idle"))
    refused("table-closed", kept, 2)


def seat_of_computer(kept: Kept) -> int:
    return next(seat for seat, one in enumerate(kept.table.seats) if isinstance(one, Computer))


def test_whoever_has_held_a_seat_in_this_game_takes_no_other() -> None:
    kept = party_table(people=2, first_player=0)
    refused("table-knows-cards", kept, 2, "bob")
    kept.keep(commands.resign(kept.table, 1))
    take(kept, 1)
    assert kept.table.seat_of_person("bob") is None and kept.table.resigned == []
    refused("table-knows-cards", kept, 2, "bob")
    assert isinstance(kept.table.seats[1], Person) and kept.table.holders() == [0, 1]


def test_a_seat_taken_from_somebody_who_resigned_is_no_longer_ranked_last() -> None:
    kept = party_table(people=2, first_player=0, turn_limit=20)
    kept.keep(commands.resign(kept.table, 1))
    take(kept, 1)
    while kept.table.phase == "playing":
        play(kept, "end")
    outcome = kept.table.outcome
    assert outcome is not None and kept.table.resigned == []
    result = kept.table.state.result if kept.table.state is not None else None
    assert result is not None and outcome.ranking == tuple(map(tuple, result.ranking))


def test_friends_who_watch_may_talk_and_strangers_may_not() -> None:
    kept = party_table()
    kept.keep(commands.say_watching(kept.table, "Cara", " well \u202eplayed ", "cara"))
    assert [(line.seat, line.name, line.text) for line in kept.table.talk] == [(None, "Cara", "well played")]
    assert kept.folded().talk == kept.table.talk
    for table in (party_table(party="").table,):
        with pytest.raises(TableError, match="no seat"):
            commands.say_watching(table, "Cara", "hello", "cara")
    with pytest.raises(TableError, match="is empty"):
        commands.say_watching(kept.table, "Cara", "\u202e", "cara")


def test_a_table_opened_before_there_were_parties_belongs_to_none() -> None:
    kept = Kept()
    assert "party" not in stored(kept.log[0].body)[1]
    assert kept.table.party == "" and kept.table.seats_to_take() == []
