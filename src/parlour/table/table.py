"""The table itself: what may be asked of it, and what its log makes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.options import RANDOM
from parlour.core.record import FIRST_RULES, write_seed
from parlour.core.state import State
from parlour.table import happening
from parlour.table.agreeing import Undo, Votes
from parlour.table.bookmarks import Bookmarks
from parlour.table.clock import Clock, checked_clock
from parlour.table.errors import StaleTurn, TableError
from parlour.table.fairness import commitment, seed_of
from parlour.table.log import Draft, Entry
from parlour.table.match import Match
from parlour.table.outcome import Outcome, outcome
from parlour.table.seats import Computer, Free, Occupant, Person
from parlour.table.take_back import TakeBack
from parlour.table.talk import Talk, clean_name

Visibility = Literal["public", "private", "quick", "show"]  # at a show computers play among themselves
RATED = ("public", "quick")  # unless somebody wants it otherwise
Phase = Literal["open", "playing", "over"]


class Table:
    """A table of one game, folded from its entries."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.visibility: Visibility = "private"
        self.seats: list[Occupant] = []
        self.options: dict[str, Any] = {}
        self.host: int | None = None
        self.secret = ""
        self.state: State | None = None
        self.played: list[tuple[int, str]] = []  # the moves that stand, and whose they are
        self.moves = 0
        self.games_played = 0
        self.match: Match | None = None
        self.starter = 0  # of the last deal
        self.way_back = TakeBack()
        self.bookmarks: Bookmarks | None = None  # of the game on the table
        self.beginning: dict[str, Any] = {}  # what was dealt
        self.dealt: dict[str, Any] = {}  # secret, nonces and commitment of the game on the table
        self.rated = False
        self.clock = Clock()
        self.ended = ""  # why the game was broken off before its end, if it was
        self.closed = ""  # why nobody can play here any more
        self.resigned: list[int] = []  # in the order in which they did
        self.skipped = False  # whether a computer finishes the turn, because the others want it
        self.helped: set[int] = set()  # who had help from the computer in this game
        self.votes = Votes()
        self.undo: Undo | None = None
        self.talk = Talk()

    # What is so.

    @property
    def phase(self) -> Phase:
        """Open until the first deal, then playing, then over."""
        if self.state is None:
            return "open"
        return "over" if self.state.over or self.ended else "playing"

    @property
    def on_turn(self) -> int | None:
        """The seat that is to play now."""
        return self.state.turn if self.state is not None and self.phase == "playing" else None

    @property
    def clock_runs(self) -> bool:
        """Whether turns have their time, and a game goes on."""
        return self.clock.seconds is not None and self.phase == "playing"

    @property
    def outcome(self) -> Outcome | None:
        """How the game on the table ended."""
        if self.state is None or self.phase != "over":
            return None
        return outcome(self.state, self.resigned, self.ended not in ("", "resigned"))

    @property
    def rules_version(self) -> int:
        """The version of the rules of the game on the table, or of the next one."""
        return self.game.version if self.state is None else self.state.game.version

    @property
    def commitment(self) -> str:
        """What is published of the secret behind the next deal, or behind the one on the table."""
        return str(self.dealt["commitment"]) if self.phase == "playing" else commitment(self.secret)

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Person)]

    def person(self, seat: int) -> Person:
        """The person on a seat."""
        occupant = self.seats[seat]
        assert isinstance(occupant, Person)
        return occupant

    def holders(self) -> list[int]:
        """The seats that their people play themselves."""
        return [seat for seat in self.people() if self.person(seat).holds]

    def between_people(self) -> bool:
        """Whether people play against each other here, and not one of them against programs."""
        return sum(not self.person(seat).bot for seat in self.people()) > 1

    def seat_of(self, key: str) -> int | None:
        """The seat that the token with this hash opens."""
        return next((seat for seat in self.people() if key and self.person(seat).key == key), None)

    def seat_of_person(self, person: str) -> int | None:
        """The seat of somebody whom the house knows."""
        return next((seat for seat in self.people() if person and self.person(seat).person == person), None)

    def record(self) -> dict[str, Any] | None:
        """The record of the game on the table, with what proves its deal."""
        if self.state is None:
            return None
        return {**self.state.record(), "fairness": self.dealt} if self.phase == "over" else self.state.record()

    # What may be asked. Each answers with a draft, or raises.

    def open(
        self,
        visibility: Visibility,
        seats: int,
        options: Mapping[str, Any],
        secret: str,
        match: Match | None = None,
        clock: int | None = None,
        rated: bool | None = None,
    ) -> list[Draft]:
        """Set the table up, for single games or for a match. Among friends games are not rated, unless they want it."""
        resolved = self.checked_options(seats, options)
        if match is not None:
            match.check(self.game, self.game.blank(seats, options))
        wish = match.wish() if match is not None else None
        body = {"visibility": visibility, "seats": seats, "options": resolved, "match": wish}
        body |= {"clock": checked_clock(clock), "rated": visibility in RATED if rated is None else rated}
        return [Draft("opened", None, body), Draft("secret", None, {"secret": secret})]

    def set_options(self, seat: int | None, seats: int, options: Mapping[str, Any]) -> Draft:
        """The host changes the number of seats or the options."""
        self.check_host(seat)
        self.check_open()
        resolved = self.checked_options(seats, options)
        if any(not isinstance(occupant, Free) for occupant in self.seats[seats:]):
            raise TableError("table-seat-in-use", seats=seats)
        return Draft("options", seat, {"seats": seats, "options": resolved})

    def set_terms(self, seat: int | None, clock: int | None, rated: bool) -> Draft:
        """The host sets the clock, and whether the games are rated."""
        self.check_host(seat)
        self.check_open()
        return Draft("terms", seat, {"clock": checked_clock(clock), "rated": rated})

    def sit(self, seat: int | None, name: str, nonce: str, key: str = "", person: str = "", bot: bool = False) -> Draft:
        """Take a free seat, this one or the first; `key` is the hash of the token that opens it from now on.

        Who sits here already may take another name, but no other seat.
        """
        self.check_open()
        own = self.seat_of_person(person)
        if own is not None and (seat not in (None, own) or self.person(own).name == clean_name(name)):
            raise TableError("table-already-seated")
        free = [place for place, occupant in enumerate(self.seats) if isinstance(occupant, Free)]
        if seat is None:
            seat = own if own is not None else next(iter(free), None)
        if seat is None or seat not in [own, *free]:
            raise TableError("table-no-free-seat", free=[str(place) for place in free])
        who = {"person": person, "bot": bot}
        return Draft("sat", seat, {"name": clean_name(name), "nonce": nonce, "key": key, **who})

    def stand(self, seat: int | None) -> Draft:
        """Leave before the game begins."""
        self.check_open()
        return Draft("stood", self.check_person(seat))

    def sit_computer(self, seat: int | None, place: int, level: str | None) -> Draft:
        """The host puts a computer on a free seat, or takes it away again."""
        self.check_host(seat)
        self.check_open()
        if not 0 <= place < len(self.seats) or isinstance(self.seats[place], Person):
            raise TableError("table-not-for-a-computer", seat=place)
        return Draft("computer", seat, {"place": place, "level": level})

    def seat_computers(self, levels: Sequence[str]) -> list[Draft]:
        """Computers on all seats: a show."""
        return [Draft("computer", None, {"place": place, "level": level}) for place, level in enumerate(levels)]

    def begin(self, seat: int | None) -> Draft:
        """The host lets the game begin; every seat is taken."""
        self.check_host(seat)
        self.check_open()
        return self.deal()

    def begin_from(self, seat: int | None, position: Mapping[str, Any], rules: int | None = None) -> Draft:
        """The host lets a game go on from a position instead, by the rules that it began with: what if?"""
        self.check_host(seat)
        self.check_open()
        chosen = self.game.with_rules(self.game.version if rules is None else rules).version
        return Draft("began", None, {**self.deal().body, "rules": chosen, "position": dict(position)})

    def deal(self) -> Draft:
        """The deal, from the secret and everybody's nonces. The rules that hold now hold to the end of the game."""
        free = [str(place) for place, occupant in enumerate(self.seats) if isinstance(occupant, Free)]
        if free:
            raise TableError("table-seats-free", free=free)
        nonces = [occupant.nonce for occupant in self.seats if isinstance(occupant, Person)]
        body = {"seed": seed_of(self.secret, nonces).hex(), "nonces": nonces, "starter": self.next_starter()}
        return Draft("began", None, {**body, "rules": self.game.version})

    def next_starter(self) -> int | None:
        """The starter of the next game; None leaves it to the options.

        In a match it is the seat after the last starter, from game to game and from match to match.
        """
        option = self.game.starter_option
        if option is None:
            return None
        if self.match is not None and self.state is not None:
            return (self.starter + 1) % len(self.seats)
        alone = len(self.people()) == 1 and self.game.person_starts
        return self.people()[0] if alone and self.options[option] == RANDOM else None

    def move(self, seat: int | None, turn: int, move: str) -> Draft:
        """Play a move; `turn` is the number of moves that the player has seen."""
        state = self.check_turn(seat, turn)
        refused = state.refusal(move)
        if refused is not None:
            raise refused
        return Draft("moved", seat, {"move": str(state.game.read(state, move))})

    def take_back(self, seat: int | None) -> Draft:
        """Take the last move back, if nothing hidden was revealed by it."""
        self.check_turn(seat, self.moves)
        if not self.way_back.before:
            closed = self.way_back.closed
            if closed is None:
                raise TableError("table-nothing-to-take-back")
            raise TableError(f"table-{closed.words}", move=closed.move, rule=closed.rule)
        return Draft("took_back", seat, {"move": self.way_back.before[-1][1]})

    def want_rematch(self, seat: int | None, nonce: str) -> Draft:
        """Say yes to another game; when all people have, it is dealt."""
        if self.phase != "over":
            raise TableError("table-game-goes-on")
        place = self.check_person(seat)
        return Draft("rematch", place, {"nonce": nonce})

    def everybody_wants_rematch(self) -> bool:
        """Whether the next game can be dealt: nobody waits for who has left."""
        people = [occupant for occupant in self.seats if isinstance(occupant, Person)]
        ready = any(person.wants_rematch for person in people)
        return self.phase == "over" and ready and all(person.wants_rematch or not person.holds for person in people)

    def others_want_rematch(self, seat: int) -> bool:
        """Whether somebody else waits here for another game."""
        return self.phase == "over" and any(self.person(one).wants_rematch for one in self.people() if one != seat)

    # Checks.

    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Seats and options as the game takes them."""
        return dict(self.game.blank(seats, options).options)

    def check_person(self, seat: int | None) -> int:
        if seat is None or not isinstance(self.seats[seat], Person):
            raise TableError("table-not-seated")
        return seat

    def check_host(self, seat: int | None) -> None:
        if seat is None or seat != self.host:
            raise TableError("table-host-only")

    def check_open(self) -> None:
        self.check_not_closed()
        if self.phase != "open":
            raise TableError("table-begun")

    def check_not_closed(self) -> None:
        if self.closed:
            raise TableError("table-closed")

    def check_help(self) -> None:
        """In a rated game between people nobody is helped: fair play."""
        if self.rated and self.between_people():
            raise TableError("table-no-help")

    def check_begun(self) -> None:
        if self.state is None:
            raise TableError("table-not-begun")
        if self.ended:
            raise TableError("table-ended")

    def check_turn(self, seat: int | None, turn: int) -> State:
        """It is this seat's turn, and it has seen the last move."""
        if seat is None:
            raise TableError("table-not-seated")
        self.check_not_closed()
        self.check_begun()
        assert self.state is not None
        if turn != self.moves:
            raise StaleTurn("table-stale", turn=turn, moves=self.moves)
        if self.state.turn is not None and self.state.turn != seat:
            raise TableError("table-not-your-turn", seat=self.state.turn)
        return self.state

    # What the log makes true.

    def apply(self, entry: Entry) -> list[Event]:
        """Fold one entry in; the events are those of a move."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        self.seq = entry.seq
        turn = self.turn_played()
        events: list[Event] = []
        body = entry.body
        match entry.kind:
            case "opened" | "options" | "terms":
                self.set_up(body)
            case "secret":
                self.secret = body["secret"]
            case "sat" | "stood" | "computer" | "rematch":
                self.change_seat(entry)
            case "began":
                self.apply_deal(body)
            case "took_back":
                (self.state, _) = self.way_back.before.pop()
                self.played.pop()
                self.moves += 1  # a move made for the table before it is stale
            case "moved":
                events = self.apply_move(body["move"])
            case _:
                happening.apply(self, entry)
        if entry.kind == "began" or self.turn_played() != turn:
            self.clock.start(entry.at)
            self.votes.skip.clear()
            self.skipped = False
        return events

    def turn_played(self) -> tuple[int | None, int] | None:
        """Which turn it is: the seat and the turn's number in the game."""
        return (self.on_turn, self.state.turns) if self.state is not None else None

    def set_up(self, body: Mapping[str, Any]) -> None:
        """How the table is opened, or set up anew before the game."""
        self.visibility = body.get("visibility", self.visibility)
        self.clock.seconds = body.get("clock", self.clock.seconds)
        self.rated = body.get("rated", self.rated if self.seats else self.visibility in RATED)
        if "options" not in body:
            return
        self.options = body["options"]
        self.seats = [*self.seats, *[Free()] * body["seats"]][: body["seats"]]
        if body.get("match") is not None:
            self.match = Match(**body["match"])
        if self.match is not None:
            self.match = self.match.begun(body["seats"])

    def change_seat(self, entry: Entry) -> None:
        """Somebody comes, goes, or is ready for more."""
        seat = entry.body["place"] if entry.kind == "computer" else entry.seat
        assert seat is not None
        occupant = self.seats[seat]
        match entry.kind:
            case "sat":
                who = {name: entry.body[name] for name in ("person", "bot") if name in entry.body}
                self.seats[seat] = Person(entry.body["name"], entry.body["nonce"], entry.body["key"], **who)
            case "stood":
                self.seats[seat] = Free()
            case "computer":
                self.seats[seat] = Computer(entry.body["level"]) if entry.body["level"] else Free()
            case "rematch" if isinstance(occupant, Person):
                back = replace(occupant, stand_in=False, resigned=False)
                self.seats[seat] = replace(back, nonce=entry.body["nonce"], wants_rematch=True)
        if self.host is None or not isinstance(self.seats[self.host], Person):
            self.host = next(iter(self.people()), None)

    def apply_deal(self, body: Mapping[str, Any]) -> None:
        """Cards on the table. After the end of a match the next one begins."""
        self.games_played += self.state is not None
        self.dealt = {"secret": self.secret, "nonces": body["nonces"], "commitment": commitment(self.secret)}
        self.beginning = dict(body)
        self.state = self.first_state()
        self.starter = self.state.starter
        if self.match is not None and self.match.winner is not None:
            self.match = self.match.begun(len(self.seats))
        self.moves = 0
        self.played = []
        self.way_back = TakeBack()
        self.bookmarks = Bookmarks(self.state)
        self.ended, self.undo = "", None
        self.resigned, self.helped, self.votes = [], set(), Votes()
        for seat in self.people():
            self.seats[seat] = replace(self.person(seat), wants_rematch=False, resigned=False)

    def first_state(self) -> State:
        """The game on the table before its first move, by the rules under which it began."""
        body = self.beginning
        game = self.game.with_rules(body.get("rules", FIRST_RULES))
        if body.get("position") is not None:
            return game.position(body["position"])
        starter = body.get("starter")
        named = {} if starter is None else {str(game.starter_option): starter}
        return game.deal_with(len(self.seats), bytes.fromhex(body["seed"]), {**self.options, **named})

    def apply_move(self, move: str) -> list[Event]:
        """A move, and the way back from it; the last one of a game counts in the match."""
        assert self.state is not None
        events = self.play_on(self.state, move)
        self.moves += 1
        self.undo = None
        if self.state.over:
            self.count_in_match()
        return events

    def count_in_match(self) -> None:
        """A game is over: what it says for the match."""
        if self.match is not None and self.state is not None and self.outcome is not None:
            self.match = self.match.after(self.state.game, self.state, self.outcome.winners)

    def play_on(self, state: State, move: str) -> list[Event]:
        """A move that stands, with the way back from it."""
        before = state.clone()
        assert before.turn is not None
        events = state.play(move)
        self.way_back.remember(before, move, events, state)
        self.played.append((before.turn, move))
        assert self.bookmarks is not None
        self.bookmarks.look(len(self.played), state, self.way_back)
        return events

    def go_back_to(self, number: int) -> None:
        """Undo all moves from this one on: the game is played again up to it, from the last bookmark."""
        assert self.bookmarks is not None
        mark = self.bookmarks.before(number)
        moves = self.played[mark.number : number]
        del self.played[mark.number :]
        self.way_back = TakeBack(mark.closed)
        self.state = mark.state.clone()
        for _, move in moves:
            self.play_on(self.state, move)
        self.moves += 1

    def move_seen_by(self, seat: int | None, mover: int, move: str) -> str:
        """A move of this game as a seat sees it: a card that goes face down is not named."""
        assert self.state is not None
        return self.state.game.move_seen_by(seat, mover, move)

    def seed_text(self) -> str | None:
        """The seed of a finished game, which may be told now."""
        if self.state is None or self.phase != "over" or isinstance(self.state.origin, Mapping):
            return None  # a game that went on from a position has none
        return str(write_seed(self.state.origin))
