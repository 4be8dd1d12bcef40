"""The base of laws in plain Python, for games from other packages that are not compiled.

Compiled code calls a state through C and does not see what a Python class overrides. `PlainState` sits in between: it
takes each call, holds the GIL, and calls the `plain_` method of the same name. An error in that method ends the game at
once and is raised by the public method that was called.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import cython

from parlour.core.rng import Rng
from parlour.core.state import Cells, Room, State

if not cython.compiled:
    from parlour.core.consts import OVER, WORD64
    from parlour.core.rng import mix


class PlainState(State):
    """A state whose law is plain Python. A game overrides the `plain_` methods."""

    # What the game implements.

    def plain_deal(self) -> None:
        """Shuffle, deal, and set the first player with `begin_with`."""
        raise NotImplementedError

    def plain_legal(self) -> Sequence[int]:
        """The numbers of the legal actions."""
        raise NotImplementedError

    def plain_apply(self, action: int) -> None:
        """Play a legal action."""
        raise NotImplementedError

    def plain_copy(self, other: PlainState) -> None:
        """Become equal to another state of this game; turn, winners and generator are copied already."""
        raise NotImplementedError

    def plain_redeal(self, seat: int, rng: Rng) -> None:
        """Redeal, with `rng`, the cards that this seat cannot know."""
        raise NotImplementedError

    def plain_planes(self, seat: int) -> Sequence[int]:
        """What a seat sees, as bytes in the shape of the game's planes."""
        raise NotImplementedError

    def plain_contents(self) -> Sequence[int]:
        """The numbers that identify this state, including hidden ones: they go into the hash."""
        raise NotImplementedError

    # What the game may call.

    def random_below(self, count: int) -> int:
        """A random number from 0 to count - 1, from the game's generator."""
        return self.rng.below(count)

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in a random order, from the game's generator."""
        return self.rng.shuffled(cards)

    def begin_with(self, seat: int) -> None:
        """Make this seat the first player."""
        self.starter = seat
        self.on_turn = seat

    def pass_turn_to(self, seat: int) -> None:
        """Make it this seat's turn."""
        self.on_turn = seat

    def count_turn(self) -> None:
        """Count one more turn as played."""
        self.turns += 1

    def end_game(self, winners: Sequence[int]) -> None:
        """End the game with these winners; without winners it is a draw."""
        self.winners = sum(1 << seat for seat in set(winners))
        self.on_turn = OVER

    def tell_row(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Report an event: the number of its class in `events_told`, and its facts."""
        self.tell(kind, a, b, c, d, e)

    # Forwarding from compiled code to the `plain_` methods.

    def scratch(self) -> Room:
        """A new buffer for each call: another thread may take the GIL while a plain law lists its actions."""
        return Room()

    def fail(self, error: BaseException) -> None:
        """Keep an error until it can be raised, and end the game so that nothing runs on."""
        if self.trouble is None:
            self.trouble = error
        self.on_turn = OVER

    def deal_cards(self) -> None:
        with cython.gil:
            self.turns = 0
            self.winners = 0
            try:
                self.plain_deal()
            except BaseException as error:
                self.fail(error)

    def list_legal(self, cells: Cells) -> int:
        count = 0
        with cython.gil:
            try:
                for action in self.plain_legal():
                    cells[count] = self.game.check_action(action)
                    count += 1
                    if count > len(self.game.actions):
                        raise ValueError(f"{self.game.name} lists more legal actions than its table has")
            except BaseException as error:
                self.fail(error)
        return count

    def apply(self, action: int) -> None:
        with cython.gil:
            try:
                self.plain_apply(action)
            except BaseException as error:
                self.fail(error)

    def copy_from(self, other: State) -> None:
        with cython.gil:
            self.copy_common(other)
            try:
                self.plain_copy(other)  # type: ignore[arg-type]
            except BaseException as error:
                self.fail(error)

    def redeal(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            try:
                self.plain_redeal(seat, rng)
            except BaseException as error:
                self.fail(error)

    def write_planes(self, seat: int, planes: Cells) -> None:
        with cython.gil:
            try:
                values = self.plain_planes(seat)
                if len(values) != prod(self.game.planes):
                    raise ValueError(f"{self.game.name} shows {len(values)} cells; its planes have {self.game.planes}")
                for place, value in enumerate(values):
                    planes[place] = value
            except BaseException as error:
                self.fail(error)

    def mixed(self, seen: int) -> int:
        with cython.gil:
            try:
                for number in self.plain_contents():
                    seen = mix(seen, number & WORD64)
            except BaseException as error:
                self.fail(error)
        return seen
