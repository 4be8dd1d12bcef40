"""The groups of Notty (§5): the table of all 194, which the law and the exact cover both use.

A card is the number colour * 9 + number - 1. A group is an action of the table of moves, and a mask over the 45 kinds.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from parlour.core.bits import bit
    from parlour.games.notty.law.consts import (
        ACTIONS,
        COLOURS,
        FIRST_COLOUR,
        KINDS,
        NUMBERS,
        RUN,
        RUN_STARTS,
        SETS_A_NUMBER,
    )

    GROUP_CARDS = [0] * ACTIONS
    RUN_ACTION = [0] * (KINDS * (NUMBERS + 1))


def write_group_table() -> None:
    """Fill the table of the 194 groups: the cards of each action, and the action of each run by card and length."""
    action = RUN
    for first in range(KINDS):
        for length in range(3, NUMBERS - first % NUMBERS + 1):
            GROUP_CARDS[action] = (bit(length) - 1) << first
            RUN_ACTION[first * (NUMBERS + 1) + length] = action
            action += 1
    for number in range(NUMBERS):
        whole = 0
        for colour in range(COLOURS):
            whole |= bit(colour * NUMBERS + number)
        for colour in range(COLOURS):
            GROUP_CARDS[action + colour] = whole & ~bit(colour * NUMBERS + number)
        GROUP_CARDS[action + COLOURS] = whole
        action += SETS_A_NUMBER


def run_starts(hand: int) -> int:
    """The lowest cards of all runs of three: bit i is set if cards i, i + 1 and i + 2 of one colour are held."""
    return hand & hand >> 1 & hand >> 2 & RUN_STARTS


def set_numbers(hand: int) -> int:
    """The numbers held in at least four of the five colours."""
    none_missing = FIRST_COLOUR
    one_missing = 0
    for colour in range(COLOURS):
        held = hand >> (colour * NUMBERS) & FIRST_COLOUR
        one_missing = one_missing & held | none_missing & ~held
        none_missing &= held
    return none_missing | one_missing


def group_cards(action: int) -> list[int]:
    """The cards of a group's action, in order."""
    if not RUN <= action < ACTIONS:
        raise ValueError(f"action {action} is not a group")
    return [card for card in range(KINDS) if GROUP_CARDS[action] >> card & 1]


write_group_table()
