"""The table itself: what may be asked of it, and the fold of its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from parlour.core.events import Event
from parlour.core.options import RANDOM
from parlour.table.entries import (
    Began,
    Body,
    ComputerSeated,
    MatchTerms,
    Moved,
    Opened,
    OptionsSet,
    RematchWanted,
    Sat,
    SecretDrawn,
    Stood,
    TermsSet,
    TookBack,
    Visibility,
)
from parlour.table.errors import TableError
from parlour.table.fairness import seed_of
from parlour.table.handler import B
from parlour.table.handlers import handled
from parlour.table.log import Entry
from parlour.table.match import Match
from parlour.table.seats import Person
from parlour.table.state import RATED, TableState
from parlour.table.talk import clean_name


class Table(TableState):
    """A table of one game, folded from its entries. Each method that asks for something answers with the body of the
    entry that makes it true, or raises."""

    def open(
        self,
        visibility: Visibility,
        seats: int,
        options: Mapping[str, Any],
        secret: str,
        match: Match | None = None,
        clock: int | None = None,
        rated: bool | None = None,
    ) -> list[Body]:
        """Set the table up, for single games or for a match. Among friends games are not rated, unless they want it."""
        terms = MatchTerms(match.kind, match.target) if match is not None else None
        counts = visibility in RATED if rated is None else rated
        opened = self.checked(Opened(None, visibility, seats, dict(options), terms, clock, counts))
        return [replace(opened, options=self.checked_options(seats, options)), SecretDrawn(None, secret)]

    def set_options(self, seat: int | None, seats: int, options: Mapping[str, Any]) -> OptionsSet:
        """The host changes the number of seats or the options."""
        body = self.checked(OptionsSet(self.check_host(seat), seats, dict(options)))
        return replace(body, options=self.checked_options(seats, options))

    def set_terms(self, seat: int | None, clock: int | None, rated: bool) -> TermsSet:
        """The host sets the clock, and whether the games are rated."""
        return self.checked(TermsSet(self.check_host(seat), clock, rated))

    def sit(self, seat: int | None, name: str, nonce: str, key: str = "", person: str = "", bot: bool = False) -> Sat:
        """Take a free seat, this one or the first; `key` is the hash of the token that opens it from now on.

        Anyone who sits here already may take another name, but no other seat.
        """
        self.check_open()
        place = seat if seat is not None else self.seat_for(person)
        return self.checked(Sat(place, clean_name(name), nonce, key, person, bot))

    def seat_for(self, person: str) -> int:
        """The seat of somebody who has not chosen one: their own, or the first that is free."""
        own = self.seat_of_person(person)
        place = own if own is not None else next(iter(self.free_seats()), None)
        if place is None:
            raise TableError("table-no-free-seat", free=[])
        return place

    def stand(self, seat: int | None) -> Stood:
        """Leave before the game begins."""
        self.check_open()
        return self.checked(Stood(self.check_person(seat)))

    def sit_computer(self, seat: int | None, place: int, level: str | None) -> ComputerSeated:
        """The host puts a computer on a free seat, or takes it away again."""
        return self.checked(ComputerSeated(self.check_host(seat), place, level))

    def seat_computers(self, levels: Sequence[str]) -> list[ComputerSeated]:
        """Computers on all seats: a show."""
        return [self.checked(ComputerSeated(None, place, level)) for place, level in enumerate(levels)]

    def begin(self, seat: int | None) -> Began:
        """The host lets the game begin; every seat is taken."""
        self.check_host(seat)
        self.check_open()
        return self.deal()

    def begin_from(self, seat: int | None, position: Mapping[str, Any], rules: int | None = None) -> Began:
        """The host lets a game go on from a position instead, by the rules that it began with: what if?"""
        begun = self.begin(seat)
        chosen = self.game.with_rules(self.game.version if rules is None else rules).version
        return replace(begun, rules=chosen, position=dict(position))

    def deal(self) -> Began:
        """The deal, from the secret and everybody's nonces. The rules that hold now hold to the end of the game."""
        nonces = [occupant.nonce for occupant in self.seats if isinstance(occupant, Person)]
        seed = seed_of(self.secret, nonces).hex()
        return self.checked(Began(None, seed, nonces, self.next_starter(), self.game.version))

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

    def move(self, seat: int | None, turn: int, move: str) -> Moved:
        """Play a move; `turn` is the number of moves that the player has seen."""
        state = self.check_turn(seat, turn)
        body = self.checked(Moved(self.check_seated(seat), move))
        return replace(body, move=str(state.game.read(state, move)))

    def take_back(self, seat: int | None) -> TookBack:
        """Take the last move back, if nothing hidden was revealed by it."""
        last = self.way_back.before[-1][1] if self.way_back.before else ""
        return self.checked(TookBack(self.check_seated(seat), last))

    def want_rematch(self, seat: int | None, nonce: str) -> RematchWanted:
        """Say yes to another game; when all people have, it is dealt."""
        return self.checked(RematchWanted(self.check_seated(seat), nonce))

    def checked(self, body: B) -> B:
        """An entry that may be appended now; raises if its kind is refused."""
        handled(body).check(self)
        return body

    def apply(self, entry: Entry) -> list[Event]:
        """Fold one entry in; the events are those of a move."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        self.seq = entry.seq
        turn = self.turn_played()
        events = handled(entry.body).fold(self, entry.at)
        if self.turn_played() != turn:
            self.start_turn(entry.at)
        return events
