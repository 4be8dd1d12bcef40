"""A tournament as it is in the store, with its checks and changes. Pure: time and randomness are passed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import msgspec

from parlour.server.gatherings.gathering import Gathering, Refusals
from parlour.server.tournaments.entrants import (
    ABSENT,
    BYE,
    DRAW,
    LOSS,
    WALKOVER,
    WIN,
    Entrant,
    Outcome,
    Round,
    seated,
)
from parlour.server.tournaments.knockout import Board, first_round, next_round, rounds_for
from parlour.server.tournaments.swiss import pair
from parlour.storage.operations import ChangeTournament, Operation, SetPlayer, SetResult
from parlour.storage.rows import PairRow, PlayerRow, RoundRow, TournamentRow
from parlour.table.errors import TableError
from parlour.wire.tournaments import Terms

FEWEST, MOST = 4, 64  # players
MOST_COMPUTERS = 15
MOST_ROUNDS = 15
MOST_GAMES = 2  # of two players in one round of a knock-out

# What a result means for the first player and for the second one.
MEANINGS: Mapping[str, tuple[Outcome, Outcome]] = {
    "first": (WIN, LOSS), "second": (LOSS, WIN), "draw": (DRAW, DRAW), "bye": (BYE, ABSENT),
    "first-walkover": (WALKOVER, ABSENT), "second-walkover": (ABSENT, WALKOVER), "nobody": (ABSENT, ABSENT),
}  # fmt: skip


@dataclass(frozen=True)
class Tournament(Gathering[TournamentRow, PlayerRow]):
    """A tournament, everybody who is or was in it, and its games."""

    status: ClassVar[str] = "in"
    refusals: ClassVar[Refusals] = Refusals(
        closed="tournament-closed", removed="tournament-removed", stranger="tournament-not-player",
        host_only="tournament-host-only", nobody="tournament-no-such-player",
    )  # fmt: skip

    pairs: Sequence[PairRow] = ()
    rounds: Sequence[RoundRow] = ()

    @property
    def terms(self) -> Terms:
        return msgspec.json.decode(self.row.terms, type=Terms)

    @property
    def players(self) -> list[PlayerRow]:
        """Everybody who takes part now, in the order in which they entered."""
        return self.present

    @property
    def host(self) -> PlayerRow | None:
        """The host, who may run the tournament without playing in it."""
        return self.known(self.row.host)

    def of(self, number: int) -> PlayerRow:
        return next(one for one in self.everybody if one.number == number)

    @property
    def now_played(self) -> list[PairRow]:
        """The games of the current round."""
        return [one for one in self.pairs if one.round == self.row.round]

    def may_enter(self) -> bool:
        """Return whether somebody new can enter: before the start, and in a Swiss for its first half too."""
        row = self.row
        late = row.kind == "swiss" and row.phase in ("running", "break") and row.round <= row.rounds // 2
        return row.closed is None and (row.phase == "open" or late) and len(self.players) < MOST

    # Changes.

    def changed(self, **values: object) -> ChangeTournament:
        changes: dict[str, object] = {"version": self.row.version + 1, **values}
        return ChangeTournament(replace(self.row, **changes))  # type: ignore[arg-type]  # the columns of a row

    def enter(self, person: str, rating: float, nonce: str, now: float) -> list[Operation]:
        """Add a player, or bring back one who left. Rounds that they miss count nothing."""
        self.check_open()
        self.check_not_removed(person)
        if not self.may_enter():
            raise (
                TableError("tournament-full", most=MOST) if self.row.phase == "open" else TableError("tournament-late")
            )
        known = self.known(person)
        number = known.number if known is not None else self.next_number
        entered = (known.entered if known is not None else 0) or self.row.round + 1
        row = PlayerRow(
            tournament=self.row.id, number=number, person=person, rating=rating, entered=entered, joined=now, seen=now,
            nonce=nonce,
        )  # fmt: skip
        host = self.host.person if self.host is not None else person
        return [SetPlayer(row), self.changed(host=host, used=now)]

    def part(self, leaver: PlayerRow, status: str, now: float) -> list[Operation]:
        """Let a player leave, or remove them. A host who leaves is followed by somebody who is there."""
        return self.withdraw(leaver, status, now, self.heir(leaver, now))

    def step_back(self, host: PlayerRow, now: float) -> list[Operation]:
        """Let the host stop playing, and run the tournament on."""
        return self.withdraw(host, "left", now, host.person)

    def withdraw(self, leaver: PlayerRow, status: str, now: float, host: str | None) -> list[Operation]:
        """Take somebody out of the field: the game that they play is lost."""
        lost = [
            SetResult(replace(one, result="second" if one.first == leaver.number else "first"))
            for one in self.now_played
            if not one.result and leaver.number in (one.first, one.second)
        ]
        due = now if lost else self.row.due
        return [SetPlayer(replace(leaver, status=status)), *lost, self.changed(host=host, due=due)]

    def start(self, level: str, rating: float, now: float) -> list[Operation]:
        """Let the first round begin: computers of this level and rating fill up as the host has chosen."""
        if self.row.phase != "open":
            raise TableError("tournament-begun-already")
        terms, count = self.terms, len(self.players)
        wanted = count + count % 2 if terms.fill == 1 else max(count, terms.fill)
        if not FEWEST <= wanted <= MOST:
            raise TableError("tournament-too-few", fewest=FEWEST)
        first = self.next_number
        computers = [
            PlayerRow(tournament=self.row.id, number=number, person=None, level=level, rating=rating, joined=now)
            for number in range(first, first + wanted - count)
        ]
        rounds = rounds_for(wanted)
        if self.row.kind == "swiss" and terms.rounds:
            rounds = min(terms.rounds, wanted - 1, MOST_ROUNDS)
        started = self.changed(phase="break", rounds=rounds, due=now, used=now)
        return [*map(SetPlayer, computers), started]

    def end(self) -> list[Operation]:
        """End the tournament where it stands."""
        if self.row.phase == "over":
            raise TableError("tournament-over-already")
        return [self.changed(phase="over", due=None)]

    # The games.

    def entrants(self, upto: int) -> list[Entrant]:
        """Return everybody with their games up to a round, seeded by rating."""
        field = [one for one in self.everybody if one.entered]
        order = sorted(field, key=lambda one: (-one.rating, one.number))
        return [
            Entrant(one.number, seed, self.rounds_of(one, upto), one.status == "in")
            for seed, one in enumerate(order, start=1)
        ]

    def rounds_of(self, player: PlayerRow, upto: int) -> tuple[Round, ...]:
        return tuple(self.round_of(player, number) for number in range(1, upto + 1))

    def round_of(self, player: PlayerRow, number: int) -> Round:
        """Return how a round went for a player; the last of several games counts."""
        games = [one for one in self.pairs if one.round == number and player.number in (one.first, one.second)]
        if not games or games[-1].result not in MEANINGS:
            return Round(ABSENT)
        last, first = games[-1], games[-1].first == player.number
        return Round(MEANINGS[last.result][0 if first else 1], last.second if first else last.first, first)

    def next_boards(self) -> list[PairRow]:
        """Return the games of the next round, by board. Those without a table have their result already."""
        number = self.row.round + 1
        if self.row.kind == "swiss":
            return self.swiss_boards(number)
        here = {one.number for one in self.players}
        boards = []
        for place, (one, other) in enumerate(self.bracket(number)):
            if one is not None or other is not None:
                boards.append(self.knockout_board(number, place, (one, other), here))
        return boards

    def swiss_boards(self, number: int) -> list[PairRow]:
        entrants = self.entrants(self.row.round)
        of = {one.number: one for one in entrants}
        found = pair(entrants)
        boards = []
        for board, (one, other) in enumerate(found.pairs):
            first, second = seated(of[one], of[other])
            boards.append(PairRow(tournament=self.row.id, round=number, board=board, first=first, second=second))
        if found.bye is not None:
            bye = PairRow(tournament=self.row.id, round=number, board=len(boards), first=found.bye, result="bye")
            boards.append(bye)
        return boards

    def bracket(self, number: int) -> list[Board]:
        """Return the boards of a round of a knock-out, from the results of the rounds before it."""
        seeded = sorted((one for one in self.everybody if one.entered), key=lambda one: (-one.rating, one.number))
        boards = first_round([one.number for one in seeded if self.took_part(one)])
        for before in range(1, number):
            winners = {place: self.winner(before, place, board) for place, board in enumerate(boards)}
            boards = next_round(boards, winners, self.terms.third)
        return boards

    def took_part(self, player: PlayerRow) -> bool:
        """Return whether a player was there when the bracket was made."""
        return player.status == "in" or any(player.number in (one.first, one.second) for one in self.pairs)

    def knockout_board(self, number: int, place: int, board: Board, here: set[int]) -> PairRow:
        """Return a game of a knock-out; it is not played where one of the two is missing."""
        there = [one for one in board if one in here]
        one, other = board
        if one is None or other is None:
            return PairRow(tournament=self.row.id, round=number, board=place, first=one or other or 0, result="bye")
        of = {each.number: each for each in self.entrants(self.row.round)}
        first, second = seated(of[one], of[other])
        result = "" if len(there) == 2 else "nobody" if not there else "second-walkover"
        if len(there) == 1:
            first, second = (one, other) if there[0] == other else (other, one)
        return PairRow(tournament=self.row.id, round=number, board=place, first=first, second=second, result=result)

    def winner(self, number: int, place: int, board: Board) -> int | None:
        """Return who goes on from a board: whoever won its last game. After draws only, and if neither came, it is the
        higher seed."""
        games = [one for one in self.pairs if one.round == number and one.board == place]
        one, other = board
        if one is None or other is None or not games:
            return one if other is None else other
        last = games[-1]
        if last.result.startswith("first"):
            return last.first
        if last.result.startswith("second"):
            return last.second
        return min((one, other), key=lambda who: (-self.of(who).rating, who))

    def replays(self) -> list[PairRow]:
        """Return the games that have to be played again: in a knock-out, a second one after a draw, the other way
        round."""
        if self.row.kind != "knockout":
            return []
        last = {one.board: one for one in self.now_played}
        drawn = [one for one in last.values() if one.result == "draw" and one.game < MOST_GAMES]
        return [
            replace(one, game=one.game + 1, first=one.second, second=one.first, table_id=None, result="")
            for one in drawn
            if one.second is not None
        ]
