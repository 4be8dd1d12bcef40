"""The state of a table: everything that is folded from its log, with queries and checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.record import FIRST_RULES, write_seed
from parlour.core.state import State
from parlour.table.agreement import NO_SEATS, Undo, Votes
from parlour.table.clock import Clock
from parlour.table.entries import Began, Moved, Visibility, given
from parlour.table.errors import StaleTurn, TableError
from parlour.table.fairness import commitment
from parlour.table.match import Match
from parlour.table.outcome import Outcome, outcome
from parlour.table.seats import Computer, Free, Occupant, Person
from parlour.table.snapshots import Snapshots
from parlour.table.take_back import TakeBack
from parlour.table.talk import Talk

RATED = ("public", "quick")  # by default
Phase = Literal["open", "playing", "over"]


class TableState:
    """A table of one game: seats, host, game, clock, votes and talk. Only the folds of log entries change it."""

    # Python shares the names of attributes between the objects of a class only if there are at most 30.
    __slots__ = (
        "absent", "beginning", "clock", "closed", "dealt", "ended", "game", "games_played", "helped", "host",
        "known_to", "match", "moves", "options", "owner", "party", "patience", "played", "rated", "resigned", "seats",
        "secret", "seq", "skipped", "snapshots", "starter", "state", "talk", "tournament", "undo", "visibility",
        "votes", "way_back",
    )  # fmt: skip

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.visibility: Visibility = "private"
        self.seats: list[Occupant] = []
        self.options: dict[str, Any] = {}
        self.host: int | None = None
        self.party = ""  # the party of friends whose game is played here
        self.tournament = ""  # the tournament whose game is played here
        self.patience = 0  # seconds after which a player who has not come to a tournament's game loses it
        self.known_to: set[str] = set()  # people who have held a seat in this game, and so know some of its cards
        self.secret = ""
        self.state: State | None = None
        self.played: list[Moved] = []  # the moves that stand
        self.moves = 0
        self.games_played = 0
        self.match: Match | None = None
        self.starter = 0  # of the last deal
        self.way_back = TakeBack()
        self.snapshots: Snapshots | None = None  # of the game on the table
        self.beginning: Began | None = None  # the entry that began it
        self.dealt: dict[str, Any] = {}  # its secret, nonces and commitment
        self.rated = False
        self.clock = Clock()
        self.ended = ""  # why the game was broken off, if it was
        self.closed = ""  # why the table was closed, if it was
        self.resigned: list[int] = []  # in the order of their resignation
        self.absent: list[int] = []  # of these, those who did not come to a tournament's game
        self.skipped = False  # whether a computer finishes the turn, because the others voted for it
        self.helped = NO_SEATS  # seats that used the computer's help in this game
        self.votes = Votes()
        self.undo: Undo | None = None
        self.talk = Talk()
        self.owner = ""  # the node that opened it last, if several share the store

    # Queries.

    @property
    def phase(self) -> Phase:
        """Open until the first deal, then playing, then over."""
        if self.state is None:
            return "open"
        return "over" if self.state.over or self.ended else "playing"

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is; None if nobody's."""
        state = self.state
        return None if state is None or state.over or self.ended else state.turn

    @property
    def clock_runs(self) -> bool:
        """Whether turns are timed and a game is in progress."""
        return self.clock.seconds is not None and self.phase == "playing"

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game on the table, once it is over."""
        if self.state is None or self.phase != "over":
            return None
        return outcome(self.state, self.resigned, self.ended not in ("", "resigned"))

    @property
    def rules_version(self) -> int:
        """The rules version of the game on the table, or of the next one."""
        return self.game.version if self.state is None else self.state.game.version

    @property
    def resumed(self) -> bool:
        """Whether the game on the table continued from a position."""
        return self.beginning is not None and self.beginning.position is not None

    @property
    def commitment(self) -> str:
        """The published hash of the secret behind the deal on the table, or behind the next one."""
        return str(self.dealt["commitment"]) if self.phase == "playing" else commitment(self.secret)

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Person)]

    def person(self, seat: int) -> Person:
        """Return the person on a seat."""
        occupant = self.seats[seat]
        assert isinstance(occupant, Person)
        return occupant

    def holders(self) -> list[int]:
        """Return the seats that their people play themselves."""
        return [seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Person) and occupant.holds]

    def between_people(self) -> bool:
        """Return whether people play against each other here, rather than one of them against programs."""
        return sum(not self.person(seat).bot for seat in self.people()) > 1

    def seat_of(self, key: str) -> int | None:
        """Return the seat that the token with this hash opens."""
        return next((seat for seat in self.people() if key and self.person(seat).key == key), None)

    def seat_of_person(self, person: str) -> int | None:
        """Return the seat of a known person, by id."""
        return next((seat for seat in self.people() if person and self.person(seat).person == person), None)

    def everybody_wants_rematch(self) -> bool:
        """Return whether the next game can be dealt: everybody who has not left wants it."""
        if self.phase != "over":
            return False
        people = [occupant for occupant in self.seats if isinstance(occupant, Person)]
        ready = any(person.wants_rematch for person in people)
        return ready and all(person.wants_rematch or not person.holds for person in people)

    def others_want_rematch(self, seat: int) -> bool:
        """Return whether somebody else wants another game."""
        return self.phase == "over" and any(self.person(one).wants_rematch for one in self.people() if one != seat)

    def free_seats(self) -> list[int]:
        """Return the seats that nobody has taken."""
        return [seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Free)]

    def seats_to_take(self) -> list[int]:
        """Return the seats that a friend may take in the middle of a game: those of computers, and of people who have
        resigned. There are none in a rated game, nor at a table that belongs to no party."""
        if not self.party or self.rated or self.closed or self.phase != "playing":
            return []
        return [
            seat
            for seat, occupant in enumerate(self.seats)
            if isinstance(occupant, Computer) or (isinstance(occupant, Person) and occupant.resigned)
        ]

    def last_move_of(self, seat: int) -> int | None:
        """Return the number of a seat's last move that stands, if it has made one."""
        return next((number for number in reversed(range(len(self.played))) if self.played[number].seat == seat), None)

    def record(self) -> dict[str, Any] | None:
        """Return the record of the game on the table, with the proof of its deal."""
        if self.state is None:
            return None
        return {**self.state.record(), "fairness": self.dealt} if self.phase == "over" else self.state.record()

    # Checks.

    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options, checked and completed by the game for this number of seats."""
        return dict(self.game.blank(seats, options).options)

    def check_seated(self, seat: int | None) -> int:
        if seat is None:
            raise TableError("table-not-seated")
        return seat

    def check_person(self, seat: int | None) -> int:
        if seat is None or not isinstance(self.seats[seat], Person):
            raise TableError("table-not-seated")
        return seat

    def check_host(self, seat: int | None) -> int:
        if seat is None or seat != self.host:
            raise TableError("table-host-only")
        return seat

    def check_open(self) -> None:
        self.check_not_closed()
        if self.phase != "open":
            raise TableError("table-begun")

    def check_not_closed(self) -> None:
        if self.closed:
            raise TableError("table-closed")

    def check_friendly(self) -> None:
        """Refuse what players may only agree on outside tournaments."""
        if self.tournament:
            raise TableError("tournament-not-here")

    def check_help(self) -> None:
        """Refuse help in a rated game between people, and in every game of a tournament."""
        self.check_friendly()
        if self.rated and self.between_people():
            raise TableError("table-no-help")

    def check_begun(self) -> None:
        if self.state is None:
            raise TableError("table-not-begun")
        if self.ended:
            raise TableError("table-ended")

    def check_playing(self) -> None:
        """Raise unless a game is in progress."""
        self.check_begun()
        if self.phase != "playing":
            raise TableError("table-ended")

    def check_holder(self, seat: int | None) -> int:
        """Return the seat if its person still plays; raise otherwise."""
        place = self.check_person(seat)
        self.check_not_closed()
        if place in self.resigned:
            raise TableError("table-resigned")
        return place

    def check_talker(self, seat: int | None) -> int:
        """Return the seat if it may talk: anybody seated may, until the table is closed."""
        self.check_not_closed()
        return self.check_person(seat)

    def check_turn(self, seat: int | None, turn: int) -> State:
        """Return the game if it is this seat's turn and the player has seen the last move; raise otherwise."""
        self.check_seated(seat)
        self.check_not_closed()
        self.check_begun()
        assert self.state is not None
        if turn != self.moves:
            raise StaleTurn("table-stale", turn=turn, moves=self.moves)
        if self.state.turn is not None and self.state.turn != seat:
            raise TableError("table-not-your-turn", seat=self.state.turn)
        return self.state

    # Changes of the game, for the folds.

    def turn_played(self) -> tuple[int | None, int] | None:
        """Return the current turn: the seat, and the turn's number in the game."""
        return (self.on_turn, self.state.turns) if self.state is not None else None

    def start_turn(self, at: float) -> None:
        """Begin the next turn: start its clock, and drop the votes to skip the last one."""
        self.clock.start(at)
        self.votes.skip = NO_SEATS
        self.skipped = False

    def begin_game(self, body: Began) -> None:
        """Deal the cards. After the end of a match, begin the next one."""
        self.games_played += self.state is not None
        self.dealt = {"secret": self.secret, "nonces": body.nonces, "commitment": commitment(self.secret)}
        self.beginning = body
        self.state = self.first_state()
        self.starter = self.state.starter
        if self.match is not None and self.match.winner is not None:
            self.match = self.match.begun(len(self.seats))
        self.moves = 0
        self.played = []
        self.way_back = TakeBack()
        self.snapshots = Snapshots(self.first_state)
        self.ended, self.undo = "", None
        self.resigned, self.absent, self.helped, self.votes = [], [], NO_SEATS, Votes()
        for seat in self.people():
            self.seats[seat] = replace(self.person(seat), wants_rematch=False, resigned=False)
        self.known_to = {self.person(seat).person for seat in self.people()}

    def first_state(self) -> State:
        """Return the game on the table before its first move, by the rules under which it began."""
        body = self.beginning
        assert body is not None
        game = self.game.with_rules(given(body.rules, FIRST_RULES))
        if body.position is not None:
            return game.position(body.position)
        starter = given(body.starter, None)
        named = {} if starter is None else {str(game.starter_option): starter}
        return game.deal_with(len(self.seats), bytes.fromhex(body.seed), {**self.options, **named})

    def count_in_match(self) -> None:
        """Count a finished game in the match."""
        if self.match is not None and self.state is not None and self.outcome is not None:
            self.match = self.match.after(self.state.game, self.state, self.outcome.winners)

    def play_on(self, state: State, body: Moved) -> list[Event]:
        """Play a move, and remember the way back from it."""
        before = state.clone()
        events = state.play(body.move)
        self.way_back.remember(before, body.move, events, state)
        self.played.append(body)
        assert self.snapshots is not None
        self.snapshots.look(len(self.played), state, self.way_back)
        return events

    def go_back_to(self, number: int) -> None:
        """Undo all moves from this number on, by replaying the game up to it from the last snapshot."""
        assert self.snapshots is not None
        snapshot = self.snapshots.before(number)
        moves = self.played[snapshot.number : number]
        del self.played[snapshot.number :]
        self.way_back = TakeBack(snapshot.closed)
        self.state = snapshot.state.clone()
        for body in moves:
            self.play_on(self.state, body)
        self.moves += 1

    def move_seen_by(self, seat: int | None, mover: int, move: str) -> str:
        """Return a move as a seat sees it: a card that is played face down is not named."""
        assert self.state is not None
        return self.state.game.move_seen_by(seat, mover, move)

    def seed_text(self) -> str | None:
        """Return the seed of a finished game, which may now be revealed."""
        if self.state is None or self.phase != "over" or isinstance(self.state.origin, Mapping):
            return None  # a game that continued from a position has none
        return str(write_seed(self.state.origin))
