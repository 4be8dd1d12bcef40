"""Commands of a game: its beginning, its moves, a rematch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from parlour.table.entries import Began, Moved, RematchWanted, TookBack
from parlour.table.fairness import seed_of
from parlour.table.seats import Person
from parlour.table.table import Table


def begin(table: Table, seat: int | None) -> Began:
    """Begin the game, as the host, once every seat is taken."""
    table.check_host(seat)
    table.check_open()
    return deal(table)


def begin_from(table: Table, seat: int | None, position: Mapping[str, Any], rules: int | None = None) -> Began:
    """Begin, as the host, a game that continues from a position, by the rules it began with: what if?"""
    begun = begin(table, seat)
    chosen = table.game.with_rules(table.game.version if rules is None else rules).version
    return replace(begun, rules=chosen, position=dict(position))


def deal(table: Table) -> Began:
    """Deal from the secret and everybody's nonces. The rules in force now apply until the end of the game."""
    nonces = [occupant.nonce for occupant in table.seats if isinstance(occupant, Person)]
    seed = seed_of(table.secret, nonces).hex()
    return table.checked(Began(None, seed, nonces, table.next_starter(), table.game.version))


def move(table: Table, seat: int | None, turn: int, move: str) -> Moved:
    """Play a move; `turn` is the number of moves that the player has seen."""
    state = table.check_turn(seat, turn)
    body = table.checked(Moved(table.check_seated(seat), move))
    return replace(body, move=str(state.game.read(state, move)))


def by_computer(table: Table, move: Moved) -> Moved:
    """Mark a move as a computer's, if the seat belongs to a person."""
    return replace(move, computer=True) if move.seat in table.people() else move


def take_back(table: Table, seat: int | None) -> TookBack:
    """Take the last move back, if it revealed nothing hidden."""
    last = table.way_back.before[-1][1] if table.way_back.before else ""
    return table.checked(TookBack(table.check_seated(seat), last))


def want_rematch(table: Table, seat: int | None, nonce: str) -> RematchWanted:
    """Agree to another game; it is dealt once all people have agreed."""
    return table.checked(RematchWanted(table.check_seated(seat), nonce))
