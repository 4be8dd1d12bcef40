"""What goes over HTTP: what the hall offers, opening a table, and sitting down, where a cookie is set."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from parlour.wire.messages import Because, Name, Nonce, SeatInfo, Situation, Told


class LevelOffer(msgspec.Struct, frozen=True):
    """A computer player of the menu, with its measured rating if it has one."""

    name: str
    rating: int | None


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of a game, as its form asks for it; `words` are the values of a choice."""

    name: str
    kind: str
    default: Any
    low: int | None
    high: int | None
    words: list[str]


class OutsidePage(msgspec.Struct, frozen=True):
    """Where a game from outside has a page of its own: a module, and a style sheet if it brings one."""

    module: str
    style: str | None = None


class OutsideGame(msgspec.Struct, frozen=True):
    """What the page needs for a table of a game that it does not know.

    `moves` has one of each kind, by its first word, where they are known; `seat_fields` are the fields of events that
    name seats; `seat_lists` the parts of a view that list something for each seat, `piles` those that are cards.
    """

    seats: list[int]  # the fewest, the most
    options: list[OptionOffer]
    cards: list[str]
    moves: list[str]
    seat_fields: list[str]
    seat_lists: list[str]
    piles: list[str]
    matches: list[Literal["games", "points"]]
    page: OutsidePage | None = None


class GameOffer(msgspec.Struct, frozen=True):
    """What the hall offers for a game: the levels from the weakest on, and the one for who does not choose."""

    name: str
    levels: list[LevelOffer]
    first: str
    outside: OutsideGame | None = None  # of a game from outside alone
    lesson: bool = False  # whether it has a first hand that teaches


class MatchWish(msgspec.Struct, frozen=True):
    """A match: best of a number of games, or to a number of points."""

    kind: Literal["games", "points"]
    target: int


class StartFrom(msgspec.Struct, frozen=True):
    """A moment of a finished game: what if one had played on from here? The opener sits where the turn is."""

    table: str
    game: int
    move: int


class PublicSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a public table."""

    kind: Literal["free", "person", "computer"]
    name: str = ""
    level: str = ""
    bot: bool = False


class PublicTable(msgspec.Struct, frozen=True):
    """A public table, as the hall lists it."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    seats: list[PublicSeat]
    match: MatchWish | None
    clock: int | None
    rated: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A new table. A quick one names its first guest and the level of the computers, if not the first of the offer.

    With `sit` its opener sits down at once, as at a quick one. At a show computers play among themselves, as long as
    somebody watches.
    """

    game: str
    visibility: Literal["public", "private", "quick", "show"]
    seats: int
    options: dict[str, Any] = {}
    name: Name | None = None  # as before, or a guest
    nonce: Nonce = "0" * 32
    level: str | None = None
    levels: list[str] = []  # of a show, a seat
    match: MatchWish | None = None
    start: StartFrom | None = None
    clock: int | None = None
    rated: bool | None = None
    sit: bool = False


class SitDown(msgspec.Struct, frozen=True):
    """Take a seat, this one or any; who sits already goes on under the new name."""

    name: Name | None  # as before, or a guest
    nonce: Nonce
    seat: int | None = None


Label = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewedMove(msgspec.Struct, frozen=True):
    """A decision of a finished game, judged on what its player could know.

    `chance` is what the move played won, `best_chance` what the best one would have; `loss` is their difference in the
    same imagined worlds, with its standard error. `reasons` say why the best one is, where it was not played.
    `reveals`: it showed something hidden or random. `luck` is what every seat gained by chance after the move: its
    player nothing where it showed nothing. A turn is judged as a whole, and only the move that left the best one is
    marked. `computer`: one played it for the person of the seat.
    """

    by: int
    move: str
    label: Label
    chance: float
    best: str
    best_chance: float
    loss: float
    error: float
    reveals: bool
    luck: list[float]
    reasons: list[Because]
    computer: bool = False


class SeatReview(msgspec.Struct, frozen=True):
    """What a seat's result is made of: an even share, luck and skill add up to it."""

    even: float
    deal: float  # luck of the first cards
    luck: float  # of everything after them
    own: float  # what the player's own moves gave away: never more than 0
    others: float  # what the others' moves gave away
    result: float
    labels: dict[str, int]  # how often each was given for the player's moves, without those that a computer made


class Eyes(msgspec.Struct, frozen=True):
    """A finished game as one reader could know it: all chances before every move and at the end, one whole each."""

    curve: list[list[float]]
    turning: list[int]


class Review(msgspec.Struct, frozen=True):
    """A finished game, looked at again. `curve` has each seat's chance before every move and at the end.

    There each seat is judged on what it knew itself. `eyes` are those of each seat, and last those of a spectator.
    """

    game: str
    seats: list[SeatInfo]
    winners: list[int]
    moves: list[ReviewedMove]
    curve: list[list[float]]
    sums: list[SeatReview]
    turning: list[int]
    eyes: list[Eyes]


class ReviewWork(msgspec.Struct, frozen=True):
    """A review that is being made, or is ready."""

    done: int
    of: int
    review: Review | None = None


class Moment(msgspec.Struct, frozen=True):
    """A position of a finished game as one seat saw it, or with `seat` null as a spectator did."""

    move: int
    situation: Situation
    last: Told | None


class PuzzlePlace(msgspec.Struct, frozen=True):
    """A puzzle, by its game and number; the numbers begin at 1."""

    game: str
    number: int


class PuzzleList(msgspec.Struct, frozen=True):
    """How many puzzles each game has, and the one of the day."""

    counts: dict[str, int]
    today: PuzzlePlace


class Puzzle(msgspec.Struct, frozen=True):
    """A position with one clearly best move; `you` is on turn."""

    game: str
    number: int
    of: int
    you: int
    seats: list[SeatInfo]
    situation: Situation


class PuzzleTry(msgspec.Struct, frozen=True):
    """A move, tried."""

    move: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """Whether it was the best one; which is, what each wins, and why."""

    right: bool
    best: str
    best_chance: float
    chance: float
    reasons: list[Because]


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: what is told (a key), its rule, the move and the table before it.

    `then` is what comes of the move: the table after it, and after each move of the others. Another `scene` begins at
    another table.
    """

    scene: int
    words: str
    rule: str
    move: str
    situation: Situation
    then: list[Moment]


class Lesson(msgspec.Struct, frozen=True):
    """A first hand that teaches by doing; `learned` are keys."""

    game: str
    you: int
    seats: list[SeatInfo]
    steps: list[LessonStep]
    learned: list[str]


class LessonTry(msgspec.Struct, frozen=True):
    """A move, tried at a step of a lesson."""

    move: str


class LessonAnswer(msgspec.Struct, frozen=True):
    """Whether it is what the step is about; if not, why it is refused. Without a key it is allowed too."""

    right: bool
    key: str = ""
    args: dict[str, Any] = {}
    rule: str = ""


# People, without passwords.

Against = Literal["people", "computers"]


class Standing(msgspec.Struct, frozen=True):
    """What somebody has achieved in a game, against people or against computers."""

    game: str
    against: Against
    rating: int
    error: int
    games: int
    won: int


class BotInfo(msgspec.Struct, frozen=True):
    """An outside program that plays under somebody's responsibility."""

    id: str
    name: str


class Me(msgspec.Struct, frozen=True):
    """What the house knows of whoever asks; nothing of who has no cookie yet."""

    id: str
    name: str
    listed: bool  # whether leaderboards name them
    since: float
    standings: list[Standing]
    bots: list[BotInfo]


class Rename(msgspec.Struct, frozen=True):
    """Another name, and whether leaderboards show it."""

    name: Name
    listed: bool = True


class OneTimeCode(msgspec.Struct, frozen=True):
    """Continue on another device: the code opens once, and not for long."""

    code: str
    seconds: int


class UseCode(msgspec.Struct, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class NewBot(msgspec.Struct, frozen=True):
    """A name for an outside program."""

    name: Name


class BotToken(msgspec.Struct, frozen=True):
    """What an outside program shows as `Authorization: Bearer`; it is told once."""

    id: str
    name: str
    token: str


class Leader(msgspec.Struct, frozen=True):
    """A place on a leaderboard. `level` names a computer player of the house, which has no name of its own."""

    name: str
    rating: int
    error: int
    games: int
    won: int
    you: bool = False
    bot: bool = False
    level: str = ""


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which somebody sits, to go on with: also after a game, where somebody else waits for another one."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    you: int
    your_turn: bool  # and no computer plays it
    until: float | None  # when a computer will
    at: float


class OwnGame(msgspec.Struct, frozen=True):
    """A game that somebody has finished, to look back at; one that was broken off has no review."""

    table: str
    number: int
    game: str
    seats: list[SeatInfo]
    you: int
    place: int | None
    won: bool
    review: bool
    at: float
