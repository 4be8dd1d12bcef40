"""A game as a whole: its name, seats, options and table of actions, and how to enter it: deal, position, view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from parlour.core.cards import Deck
from parlour.core.decoding import decoder
from parlour.core.errors import IllegalMove, OptionError, Refusal, UnreadableMove, shown
from parlour.core.events import Event, Seat
from parlour.core.lesson import Lesson
from parlour.core.moves import Actions, Move, is_whole
from parlour.core.options import Options
from parlour.core.pickling import write_game
from parlour.core.position import PositionReader
from parlour.core.record import FIRST_RULES
from parlour.core.result import Result
from parlour.core.rng import Seed, key_of
from parlour.core.state import State
from parlour.core.views import CommonView, seat_or_none

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # its default lets a plain `Game` mean a game with any state

    GameState = TypeVar("GameState", bound=State, default=State)
else:
    from typing import TypeVar

    GameState = TypeVar("GameState", bound=State)

Happening = tuple[int, int, int, int, int, int]


class Game(ABC, Generic[GameState]):
    """What a game implements, generic in its state: `class PotterGame(Game[Potter])`.

    `deal`, `position`, `from_view` and the handling of moves are the same for all games.
    """

    name: ClassVar[str]
    # The version of the rules. A record names it and is replayed under it. When a rule changes, the version goes up and
    # the old rules are kept (docs/decisions/0012).
    version: ClassVar[int] = FIRST_RULES
    seats: ClassVar[tuple[int, int]]
    options: ClassVar[Options]
    actions: ClassVar[Actions]
    deck: ClassVar[Deck]
    planes: ClassVar[tuple[int, ...]]
    law: type[GameState]  # a class variable too, but a ClassVar cannot name a type parameter
    folder: ClassVar[Path]
    # The event classes, indexed by the number under which the law reports each.
    events_told: ClassVar[Sequence[type[Event] | Callable[..., Event]]]
    position_keys: ClassVar[frozenset[str]]
    # All moves, if an action reads the same in every state; otherwise a game overrides `move`.
    fixed_moves: ClassVar[tuple[Move, ...]] = ()
    # For matches, several games at one table with alternating starters: the option that sets the starter, a seat or
    # "random". Without it there are no matches. `match_points` decides whether matches can be played for points.
    starter_option: ClassVar[str | None] = None
    # Whether a person who plays against computers only starts the game, where chance would choose the starter.
    person_starts: ClassVar[bool] = False
    # The moves, by their first word, before which a computer at a table does not pause: they show nothing new.
    quick_moves: ClassVar[frozenset[str]] = frozenset({"end"})
    # A guided first hand that teaches the rules, if there is one.
    lesson: ClassVar[Lesson | None] = None

    def __init__(self, older: Sequence[Game[GameState]] = ()) -> None:
        self.older = tuple(older)  # the same game under earlier rules, for games that began under them
        self._written: list[Move | None] = list(self.fixed_moves)
        # Events are immutable and few, so equal rows share one object (docs/decisions/0004).
        self.event = lru_cache(maxsize=4096)(self.write_event)

    # There is one object per game: copying returns the game itself, and a pickle holds only its name.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return write_game(self)

    # What every game implements.

    @abstractmethod
    def read_text(self, state: GameState, text: str) -> Move:
        """The move that a text stands for. Raises UnreadableMove if there is none, a Refusal if it is never legal."""

    @abstractmethod
    def explain(self, state: GameState, action: int) -> Refusal | None:
        """The reason why an action is refused in this state; None if it is legal."""

    @abstractmethod
    def own_view(self, state: GameState, seat: int | None) -> Mapping[str, Any]:
        """The game-specific part of what a seat, or a spectator, may see: a `TypedDict` that declares it."""

    @abstractmethod
    def own_position(self, state: GameState) -> dict[str, Any]:
        """The hands and the other keys of a position that only this game has."""

    @abstractmethod
    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The game-specific part of a position that agrees with a view."""

    @abstractmethod
    def read_own_position(self, state: GameState, position: PositionReader) -> None:
        """Set the game-specific part of a state from a position."""

    @abstractmethod
    def result(self, state: GameState) -> Result:
        """The result of a finished game."""

    # What a game may implement.

    def match_points(self, state: GameState) -> tuple[int, ...] | None:
        """The points that a game brings each seat in a match, 0 before its end; None if it is not played for points."""
        return None

    def move_seen_by(self, seat: int | None, mover: int, move: str) -> str:
        """A move in notation as a seat, or a spectator, sees it: a card that goes face down is not named."""
        return move

    # How a game is entered.

    def with_rules(self, version: object) -> Game[GameState]:
        """This game under the rules of the given version, current or older."""
        kept = {game.version: game for game in (*self.older, self)}
        if not is_whole(version) or int(version) not in kept:
            allowed = ", ".join(map(str, sorted(kept)))
            raise OptionError("no-such-rules", game=self.name, given=shown(version), allowed=allowed)
        return kept[int(version)]

    def deal(self, *, seats: int, seed: Seed, **options: Any) -> GameState:
        """Deal a new game. The same seed and options give the same cards for ever."""
        return self.deal_with(seats, seed, options)

    def deal_with(self, seats: int, seed: Seed, options: Mapping[str, Any]) -> GameState:
        """Deal a new game, like `deal`, with the options as a mapping."""
        state = self.blank(seats, options)
        state.start(key_of(seed))
        state.begin(seed)
        return state

    def blank(self, seats: int, options: Mapping[str, Any]) -> GameState:
        """A state of this game with no cards dealt yet."""
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise OptionError("bad-seat-count", game=self.name, given=shown(seats), low=low, high=high)
        return self.law(self, seats, self.options.resolve(options, seats))

    def position(self, position: Mapping[str, Any]) -> GameState:
        """The state of a written position; an impossible position is refused with the reason."""
        reader = PositionReader(self.name, self.deck, self.position_keys, position)
        state = self.blank(reader.seats, reader.options)
        reader.set_common(state)
        self.read_own_position(state, reader)
        reader.set_rng(state)
        state.begin(self.write_position(state))
        return state

    def write_position(self, state: GameState) -> dict[str, Any]:
        """The state written as a position, with all keys."""
        view = self.common_view(state)
        return {**common_position(view), **self.own_position(state), "rng": state.rng_hex()}

    def common_view(self, state: GameState) -> CommonView:
        """The part of a view that every game has and everybody may see."""
        return {
            "game": self.name,
            "seats": state.seats,
            "turn": seat_or_none(state.turn),
            "turns": state.turns,
            "starter": Seat(state.starter),
            "options": dict(state.options),
            "over": state.over,
            "winners": [Seat(seat) for seat in state.winner_seats()],
        }

    def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may see."""
        return {**self.common_view(state), "seat": seat, **self.own_view(state, seat)}

    def from_view(self, view: Mapping[str, Any]) -> GameState:
        """A state that agrees with a view; what the view does not show is dealt at random."""
        if not isinstance(view, Mapping) or view.get("game") != self.name:
            raise OptionError("not-a-view", game=self.name)
        try:
            position = {**common_position(view), **self.own_position_from_view(view)}
        except (KeyError, TypeError, AttributeError, IndexError, UnreadableMove) as error:
            raise OptionError("not-a-view", game=self.name) from error
        return self.position(position)

    # Moves and events.

    def move(self, state: GameState, action: int) -> Move:
        """The action as a move in notation, as it reads in this state."""
        return self.fixed_moves[action]

    def written_moves(self, state: GameState) -> list[Move | None]:
        """The moves already built, by number; `legal` calls `move` for those that are None."""
        return self._written

    def longer_moves(self, state: GameState) -> list[str]:
        """The legal moves that consist of several actions, where a page cannot derive them from the single ones."""
        return []

    def read(self, state: GameState, move: str | int) -> Move:
        """The move that a text or a number stands for."""
        if isinstance(move, str):
            return self.read_text(state, move)
        return self.move(state, self.check_action(move))

    def check_action(self, action: object) -> int:
        """Check an action number from outside: it must be in the game's table."""
        if not is_whole(action) or action not in self.actions:
            raise UnreadableMove("no-such-action", given=shown(action), last=len(self.actions) - 1)
        return int(action)

    def refusal_of(self, state: GameState, action: object) -> IllegalMove:
        """The reason why this action is not legal now."""
        refused = self.explain(state, self.check_action(action))
        assert refused is not None, f"{self.name}: action {action} is neither legal nor refused"
        return refused

    def refusal_of_several(self, state: GameState, move: Move) -> IllegalMove | None:
        """The reason why a move of several actions cannot be played through, tried on a clone; None if it can."""
        twin = state.clone()
        for action in move.ids:
            if action not in twin.legal_ids():
                return self.refusal_of(twin, action)
            twin.step(action)
        return None

    def write_event(self, told: Happening) -> Event:
        """The event that one row of the law's numbers describes."""
        kind: Any = self.events_told[told[0]]
        event: Event = decoder(kind, self.deck)(told[1:])
        return event

    def rulebook(self, language: str) -> str:
        """The text of the rule book in a language."""
        path = self.folder / f"rulebook.{language}.md"
        if not path.is_file():
            written = sorted(book.suffixes[0][1:] for book in self.folder.glob("rulebook.*.md"))
            raise OptionError("no-rulebook", game=self.name, given=language, allowed=", ".join(written))
        return path.read_text(encoding="utf-8")


def common_position(view: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of a position that every game has, taken from a view."""
    common = {key: view[key] for key in ("game", "turn", "options", "turns", "starter")}
    return common | ({"winners": view["winners"]} if view["over"] else {})
