"""The state of a game: the base class of every law, and the one interface for search, batches and tables.

A game implements the lower half (`deal_cards` to `mixed`), which works on plain numbers and is called without the GIL.
The upper half is the public interface, written here once for all games: it checks arguments, collects events, and gets
notation and views from the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

import cython

from parlour.core.errors import IllegalMove, OptionError, shown
from parlour.core.moves import Move, is_whole
from parlour.core.pickling import write_state
from parlour.core.record import write_record
from parlour.core.result import Result
from parlour.core.rng import Rng

if not cython.compiled:
    from parlour.core.consts import MIX_START, MOST_ACTIONS, MOST_SEATS, MOST_TOLD, OVER, SPECTATOR, TOLD_CELLS
    from parlour.core.rng import mix

if TYPE_CHECKING:
    from parlour.core.events import Event
    from parlour.core.game import Game
    from parlour.core.observe import Planes
    from parlour.core.rng import BitSource, Seed


POLICIES = ("uniform", "meld_happy")


class Cells(Protocol):
    """An array of small numbers: a pointer in C, anything that can be indexed when uncompiled."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Room:
    """A buffer for the legal actions of one state. A search without the GIL needs a buffer of its own."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells: dict[int, int] = {}  # allocating an array of thousands would cost more than using it


class Tale:
    """The event buffer of one action: rows of numbers, each the kind of an event and up to five facts."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells = [0] * (MOST_TOLD * TOLD_CELLS)
        self.count = 0

    def add(self, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Append an event; ignored when the buffer is full."""
        if self.count == MOST_TOLD:
            return
        row = self.count * TOLD_CELLS
        self.cells[row] = kind
        self.cells[row + 1] = a
        self.cells[row + 2] = b
        self.cells[row + 3] = c
        self.cells[row + 4] = d
        self.cells[row + 5] = e
        self.count += 1

    def rows(self) -> list[tuple[int, int, int, int, int, int]]:
        """All rows, in order."""
        told = []
        for i in range(self.count):
            row = i * TOLD_CELLS
            told.append(
                (
                    self.cells[row],
                    self.cells[row + 1],
                    self.cells[row + 2],
                    self.cells[row + 3],
                    self.cells[row + 4],
                    self.cells[row + 5],
                )
            )
        return told


class Wins:
    """Each seat's share of the wins, summed over many games."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.shares = [0.0] * MOST_SEATS


class Playouts(NamedTuple):
    """The outcome of many random playouts: `shares[seat]` is the seat's share of the wins."""

    games: int
    steps: int
    shares: tuple[float, ...]


def is_melding(policy: str) -> bool:
    """Whether playouts with the policy of this name prefer melds; raises OptionError for an unknown name."""
    if policy not in POLICIES:
        raise OptionError("no-such-policy", given=shown(policy), allowed=", ".join(POLICIES))
    return policy == "meld_happy"


class State:
    """A game in progress."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any]) -> None:
        self.game: Game = game
        self.seats = seats
        self.options = options
        self.make_parts()
        self.take_options()

    def make_parts(self) -> None:
        """Create the generator, the piles and, uncompiled, the arrays: all that must exist before a copy is filled."""
        self.rng = Rng.blank()
        self.on_turn = OVER
        self.starter = 0
        self.turns = 0
        self.winners = 0
        self.first_meld = MOST_ACTIONS
        self.telling = 0
        self.tale: Tale | None = None
        self.trouble: BaseException | None = None
        self.origin: Any = None
        self.history: Any = None

    # The law, on plain numbers. A game overrides these; they run without the GIL.

    def deal_cards(self) -> None:
        """Shuffle and deal a new game with the generator in its present state."""

    def list_legal(self, cells: Cells) -> int:
        """Write the legal actions into the cells and return their count, which is 0 only when the game is over."""
        return 0

    def apply(self, action: int) -> None:
        """Play a legal action."""

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same game."""

    def redeal(self, seat: int, rng: Rng) -> None:
        """Redeal, with `rng`, what this seat cannot know, and keep what it knows. The caller rekeys the generator.

        The seat may be SPECTATOR, which sees no hand.
        """

    def write_planes(self, seat: int, planes: Cells) -> None:
        """Write what this seat sees as bytes, plane by plane, into planes that are filled with zeros."""

    def mixed(self, seen: int) -> int:
        """The hash `seen` with everything folded in that identifies this state."""
        return seen

    def take_options(self) -> None:
        """Store the options as numbers, for C."""

    # Shared by all laws.

    def copy_common(self, other: State) -> None:
        """Copy the attributes that every game has."""
        self.seats = other.seats
        self.on_turn = other.on_turn
        self.starter = other.starter
        self.turns = other.turns
        self.winners = other.winners
        self.rng.copy_from(other.rng)

    def mixed_common(self, seen: int) -> int:
        """The hash `seen` with the attributes folded in that every game has."""
        seen = mix(seen, self.seats)
        seen = mix(seen, self.on_turn + 1)
        seen = mix(seen, self.starter)
        seen = mix(seen, self.turns)
        return self.rng.mixed(mix(seen, self.winners))

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Report an event, if `listen` was called."""
        if self.telling:
            cython.cast(Tale, self.tale).add(kind, a, b, c, d, e)

    def outcome(self, seat: int) -> float:
        """A seat's share of the win, from 0 to 1; in a draw all seats share it."""
        if self.winners == 0:
            return 1.0 / self.seats
        if not self.winners >> seat & 1:
            return 0.0
        sharers = 0
        for other in range(self.seats):
            sharers += self.winners >> other & 1
        return 1.0 / sharers

    def run_out(self, room: Room, rng: Rng, melding: bool) -> int:
        """Play random legal actions to the end of the game, melds first if `melding`; return how many were played."""
        steps = 0
        while self.on_turn != OVER:
            count = self.list_legal(room.cells)
            if count == 0:
                break  # no legal action before the end is a fault of the law, which the caller reports
            if melding:
                count = self.prefer_melds(room, count)
            self.apply(room.cells[rng.pick(count)])
            steps += 1
        return steps

    def prefer_melds(self, room: Room, count: int) -> int:
        """Keep only melds, lay-offs and swaps in the list or, if there are none, drop gambles; return how many stay."""
        kept = 0
        for i in range(count):
            if room.cells[i] >= self.first_meld:
                room.cells[kept] = room.cells[i]
                kept += 1
        if kept:
            return kept
        for i in range(count):
            if not self.is_gamble(room.cells[i]):
                room.cells[kept] = room.cells[i]
                kept += 1
        return kept if kept else count

    def is_gamble(self, action: int) -> bool:
        """Whether a legal action risks the game for no gain; a game may override this."""
        return False

    def allows(self, room: Room, action: int) -> bool:
        """Whether an action is legal now."""
        for i in range(self.list_legal(room.cells)):  # noqa: SIM110  # C has no any()
            if room.cells[i] == action:
                return True
        return False

    # The public interface.

    @property
    def turn(self) -> int | None:
        """The seat on turn; None when the game is over."""
        return None if self.on_turn == OVER else self.on_turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.on_turn == OVER

    @property
    def result(self) -> Result | None:
        """Winners, scores and ranking; None until the game is over."""
        return self.game.result(self) if self.on_turn == OVER else None

    def winner_seats(self) -> tuple[int, ...]:
        """The seats that won or share the win; empty in a draw and while the game goes on."""
        return tuple(seat for seat in range(self.seats) if self.winners >> seat & 1)

    def legal_ids(self) -> list[int]:
        """The legal actions, as numbers in the game's table."""
        room = self.scratch()
        count = self.list_legal(room.cells)
        self.raise_trouble()
        return [room.cells[i] for i in range(count)]

    def legal(self) -> list[Move]:
        """The legal moves."""
        actions = self.legal_ids()
        table = self.game.written_moves(self)
        if table:
            return [table[action] or self.game.move(self, action) for action in actions]
        return [self.game.move(self, action) for action in actions]

    def step(self, action: int) -> None:
        """Play an action by its number: the fast path, which returns no events."""
        if type(action) is not int:
            action = self.game.check_action(action)
        if not self.may(action):
            raise self.game.refusal_of(self, action)
        self.apply(action)
        self.raise_trouble()
        self.history = (self.history, action)

    def play(self, move: Move | str | int) -> list[Event]:
        """Play a move (text, Move or number) and return its events. A move of several actions is atomic."""
        chosen = move if isinstance(move, Move) else self.game.read(self, move)
        if len(chosen.ids) > 1:
            refused = self.game.refusal_of_several(self, chosen)
            if refused is not None:
                raise refused
        elif not self.may(chosen.ids[0]):
            raise self.game.refusal_of(self, chosen.ids[0])
        told = self.listen()
        for action in chosen.ids:
            self.apply(action)
        self.telling = 0
        self.tale = None  # a table keeps its state for hours, and the buffer is larger than most states
        self.raise_trouble()
        self.history = (self.history, chosen)
        event = self.game.event
        return [event(row) for row in told.rows()]

    def listen(self) -> Tale:
        """Start collecting events into a new buffer, and return it."""
        self.tale = Tale()
        self.telling = 1
        return self.tale

    def scratch(self) -> Room:
        """A buffer for one call. Compiled laws share one, because nothing else runs while they hold the GIL."""
        return SCRATCH if cython.compiled else Room()

    def may(self, action: int) -> bool:
        """Whether an action number from outside is legal now."""
        try:
            allowed = self.allows(self.scratch(), action)
        except OverflowError:
            return False
        self.raise_trouble()
        return allowed

    def raise_trouble(self) -> None:
        """Raise an error that a law in plain Python left behind when compiled code had called it."""
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble

    def refusal(self, move: Move | str | int) -> IllegalMove | None:
        """None for a legal move, else the refusal that `play` would raise. Unreadable text raises UnreadableMove."""
        try:
            chosen = move if isinstance(move, Move) else self.game.read(self, move)
        except IllegalMove as refused:
            return refused
        if len(chosen.ids) > 1:
            return self.game.refusal_of_several(self, chosen)
        if self.may(chosen.ids[0]):
            return None
        return self.game.refusal_of(self, chosen.ids[0])

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator."""
        return self.game.view(self, None if seat is None else self.check_seat(seat))

    def observe(self, seat: int) -> Planes:
        """What a seat sees, as planes of bytes (documented in the game's view.py)."""
        from parlour.core.observe import planes

        seen = planes(self, self.check_seat(seat))
        self.raise_trouble()
        return seen

    def observe_into(self, seat: int, planes: Cells) -> None:
        """Write what a seat sees into a buffer of zeros, plane by plane."""
        if cython.compiled:
            self.write_planes(seat, cython.address(planes[0]))
        else:
            self.write_planes(seat, planes)

    def clone(self) -> Self:
        """An equal, independent copy of this state."""
        twin = self.blank()
        twin.copy_from(self)
        twin.origin = self.origin
        twin.history = self.history
        twin.raise_trouble()
        return twin

    def __copy__(self) -> Self:
        """Support `copy.copy` with a clone: states never share their parts."""
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Support `copy.deepcopy` with a clone: only immutable values, the game and the moves played, are shared."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Support `pickle`: a state is pickled as its position and its record (parlour/core/pickling.py)."""
        return write_state(self)

    def blank(self) -> Self:
        """An empty state of the same game, to copy into."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.make_parts()
        return twin

    def imagine(self, seat: int | None, rng: Rng | Seed | BitSource) -> Self:
        """A state that agrees with all that this seat knows; hidden cards and the future are redealt with `rng`.

        None is a spectator.
        """
        twin = self.blank()
        twin.imagine_from(self, SPECTATOR if seat is None else self.check_seat(seat), Rng.of(rng))
        twin.raise_trouble()
        return twin

    def imagine_from(self, truth: State, seat: int, rng: Rng) -> None:
        """Become an imagined copy of `truth`, like `imagine`, without allocating a new state."""
        self.copy_from(truth)
        self.rng.rekey(rng)
        self.redeal(seat, rng)

    def playout(self, rng: Rng | Seed | BitSource, policy: str = "uniform") -> int:
        """Play random legal moves to the end, in place, and return how many. They are not added to the record.

        `policy` is "uniform", or "meld_happy": a random meld, lay-off or swap whenever there is one.
        """
        melding = is_melding(policy)
        self.origin = None
        self.history = None
        steps = self.run_out(self.scratch(), Rng.of(rng), melding)
        self.raise_trouble()
        self.check_end()
        return steps

    def playouts(self, count: int, rng: Rng | Seed | BitSource, policy: str = "uniform") -> Playouts:
        """Play copies of this state to the end at random, each with a different future, without the GIL."""
        melding = is_melding(policy)
        if not is_whole(count) or count < 1:
            raise OptionError("bad-count", given=shown(count))
        times = int(count)
        source = Rng.of(rng)
        room = Room()
        wins = Wins()
        twin = self.blank()
        with cython.nogil:
            steps = self.play_often(times, twin, source, room, wins, melding)
        twin.raise_trouble()
        twin.check_end()
        shares = [wins.shares[seat] / times for seat in range(self.seats)]
        return Playouts(times, steps, tuple(shares))

    def play_often(self, count: int, twin: State, source: Rng, room: Room, wins: Wins, melding: bool) -> int:
        """Play out `count` copies; return the total number of steps, and add each seat's share of wins to `wins`."""
        steps = 0
        for _ in range(count):
            twin.copy_from(self)
            twin.rng.rekey(source)
            steps += twin.run_out(room, source, melding)
            for seat in range(self.seats):
                wins.shares[seat] += twin.outcome(seat)
        return steps

    def hash(self) -> int:
        """A hash of the whole state, hidden cards and generator included: equal states have equal hashes."""
        number = self.mixed(self.mixed_common(MIX_START))
        self.raise_trouble()
        return number

    def position(self) -> dict[str, Any]:
        """This state written down as a position, which `game.position` reads back."""
        return self.game.write_position(self)

    def record(self) -> dict[str, Any]:
        """The record of the game so far: how it began, and the moves. `parlour.replay` replays it."""
        return write_record(self)

    def start(self, key: bytes) -> None:
        """Key the generator and deal."""
        self.rng.set_key(key)
        self.deal_cards()
        self.raise_trouble()

    def set_common(self, turn: int | None, turns: int, starter: int, winners: Sequence[int]) -> None:
        """Set the attributes that every game has, from a position."""
        self.on_turn = OVER if turn is None else turn
        self.turns = turns
        self.starter = starter
        self.winners = sum(1 << seat for seat in set(winners))

    def set_rng(self, rng: Rng) -> None:
        """Copy this generator into the state."""
        self.rng.copy_from(rng)

    def rng_hex(self) -> str:
        """The state of the generator, for a position."""
        return self.rng.hex()

    def begin(self, origin: Any) -> None:
        """Start the record here: `origin` is the seed or the position that the game began with."""
        self.origin = origin
        self.history = None

    def recall(self, origin: Any, played: Sequence[Move | int]) -> None:
        """Restore the record: how the game began, and the moves played since."""
        self.begin(origin)
        for entry in played:
            self.history = (self.history, entry)

    def check_seat(self, seat: object) -> int:
        """Check a seat number from outside: it must exist at this table."""
        if not is_whole(seat) or not 0 <= int(seat) < self.seats:
            raise OptionError("no-such-seat", given=shown(seat), last=self.seats - 1)
        return int(seat)

    def check_end(self) -> None:
        """Raise RuntimeError if a playout stopped before the end because the law had no legal action."""
        if self.on_turn != OVER:
            raise RuntimeError(f"{self.game.name}: nothing is legal, and the game is not over")

    def played(self) -> Sequence[Move | int]:
        """The moves played since the beginning, in order."""
        entries = []
        link = self.history
        while link is not None:
            link, entry = link
            entries.append(entry)
        return entries[::-1]


SCRATCH = Room()
