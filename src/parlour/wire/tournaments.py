"""What is asked of tournaments over HTTP, and how a tournament is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from parlour.wire.messages import Name, Nonce, Title

Kind = Literal["swiss", "knockout"]
Phase = Literal["open", "break", "running", "over"]
Result = Literal["", "first", "second", "draw", "first-walkover", "second-walkover", "nobody", "bye"]
Status = Literal["in", "runs", "left", "removed"]
RESULTS: tuple[Result, ...] = get_args(Result)


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a tournament has chosen.

    `clock` is the seconds per turn, `patience` how long a player may be late for a game. `rounds` is 0 for as many as
    find one winner. `fill` lets computers of `level` take part: 0 none, 1 as many as make the number even, otherwise
    up to this many players. `third`: a knock-out has a match for the third place.
    """

    options: dict[str, Any] = {}
    clock: Annotated[int, msgspec.Meta(ge=10, le=600)] = 60
    patience: Annotated[int, msgspec.Meta(ge=10, le=1800)] = 120
    rounds: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    fill: Annotated[int, msgspec.Meta(ge=0, le=16)] = 1
    level: str = ""
    third: bool = False


class OpenTournament(msgspec.Struct, frozen=True):
    """Open a tournament; its opener is its host, and its first player if they play. `title` is its name, if any."""

    game: str
    kind: Kind
    terms: Terms = Terms()
    name: Name | None = None
    nonce: Nonce = "0" * 32
    title: Title = ""
    plays: bool = True


class EnterTournament(msgspec.Struct, frozen=True):
    """Enter a tournament; a player gives a new share in the randomness of the next deal."""

    name: Name | None = None
    nonce: Nonce = "0" * 32


class PlayerWish(msgspec.Struct, frozen=True):
    """The player whom a host removes, or who becomes the host."""

    player: int


class TournamentPlayer(msgspec.Struct, frozen=True):
    """A player by number: a person by name, or a computer of a level. `seed` is 1 for the highest rating.

    The status of a host who only runs the tournament is "runs".
    """

    player: int
    name: str
    level: str
    seed: int
    rating: int
    entered: int
    status: Status
    online: bool


class TournamentPair(msgspec.Struct, frozen=True):
    """A game: who has the first seat, who the second, its table and its result."""

    board: int
    game: int
    first: int
    second: int | None
    table: str
    result: Result


class TournamentRound(msgspec.Struct, frozen=True):
    """A round with its games. Its secret is told once the round is over, as the proof of its deals."""

    number: int
    at: float
    secret: str
    pairs: list[TournamentPair]


class TournamentStanding(msgspec.Struct, frozen=True):
    """A line of the standings: points and tie-breaks, all in half points, `berger` in quarters.

    In a knock-out only the place counts, which those share who lost in the same round.
    """

    place: int
    player: int
    points: int
    cut: int
    buchholz: int
    direct: int
    berger: int
    won: int


class TournamentState(msgspec.Struct, frozen=True):
    """A tournament as its page shows it. `due` is when the next round begins; `table` is that of whoever asks.

    `title` is the name that its host has given it, or empty. `you` is the number of whoever asks, if they play; `runs`
    is whether they host it without playing.
    """

    tournament: str
    code: str
    version: int
    title: str
    game: str
    kind: Kind
    terms: Terms
    phase: Phase
    round: int
    rounds: int
    due: float | None
    now: float
    you: int | None
    host: int | None
    runs: bool
    host_free_at: float
    may_enter: bool
    players: list[TournamentPlayer]
    games: list[TournamentRound]
    standings: list[TournamentStanding]
    table: str
    commitment: str


class OwnTournament(msgspec.Struct, frozen=True):
    """A tournament of the person who asks, for the lobby."""

    tournament: str
    title: str
    game: str
    kind: Kind
    phase: Phase
    round: int
    rounds: int
    players: int
