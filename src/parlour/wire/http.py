"""The bodies of HTTP requests and responses: the lobby's offers, opening a table and taking a seat, people, reviews."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from parlour.wire.messages import Because, Face, Name, Nonce, SeatInfo, Situation, Title, Told


class LevelOffer(msgspec.Struct, frozen=True):
    """A level of computer player that the menu offers, with its measured rating if it has one."""

    name: str
    rating: int | None


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of a game, as a form shows it; `words` are the values of a choice."""

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
    """The shape of a game that the page does not know, as it needs it to draw a table.

    `moves` has one move of each kind, by its first word, if they are known; `seat_fields` are the fields of events that
    name seats; `seat_lists` are the parts of a view that list something per seat, `piles` those that are cards.
    """

    seats: list[int]  # the fewest and the most
    options: list[OptionOffer]
    cards: list[str]
    moves: list[str]
    seat_fields: list[str]
    seat_lists: list[str]
    piles: list[str]
    matches: list[Literal["games", "points"]]
    page: OutsidePage | None = None


class GameOffer(msgspec.Struct, frozen=True):
    """What the lobby offers for a game: its levels from the weakest to the strongest, and the default one."""

    name: str
    levels: list[LevelOffer]
    first: str
    outside: OutsideGame | None = None  # only for a game from outside
    lesson: bool = False  # whether it has a first hand that teaches


class MatchWish(msgspec.Struct, frozen=True):
    """A match: best of a number of games, or to a number of points."""

    kind: Literal["games", "points"]
    target: int


class StartFrom(msgspec.Struct, frozen=True):
    """A moment of a finished game to play on from: what if? The opener takes the seat on turn."""

    table: str
    game: int
    move: int


class PublicSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """An occupied seat at a public table."""

    kind: Literal["free", "person", "computer"]
    name: str = ""
    level: str = ""
    bot: bool = False
    face: Face | None = None


class PublicTable(msgspec.Struct, frozen=True):
    """A public table, as the lobby lists it."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    seats: list[PublicSeat]
    match: MatchWish | None
    clock: int | None
    rated: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A new table. For a quick one, `level` is that of the computers, by default the one that the lobby offers.

    With `sit` its opener sits down at once, as at a quick one. At a show computers play among themselves, as long as
    somebody watches.
    """

    game: str
    visibility: Literal["public", "private", "quick", "show"]
    seats: int
    options: dict[str, Any] = {}
    name: Name | None = None  # null: the name as before, or a guest
    nonce: Nonce = "0" * 32
    level: str | None = None
    levels: list[str] = []  # of a show, one per seat
    match: MatchWish | None = None
    start: StartFrom | None = None
    clock: int | None = None
    rated: bool | None = None
    sit: bool = False


class SitDown(msgspec.Struct, frozen=True):
    """Take a seat, this one or any. A person who is already seated goes on under the new name."""

    name: Name | None  # null: the name as before, or a guest
    nonce: Nonce
    seat: int | None = None


# Parties of friends.


class JoinParty(msgspec.Struct, frozen=True):
    """Open a party or join it; a member gives a new share in the randomness of its next deal."""

    name: Name | None = None  # null: the name as before, or a guest
    nonce: Nonce = "0" * 32


class MemberWish(msgspec.Struct, frozen=True):
    """The member that a host removes, or who becomes the host."""

    member: int


class RenameGathering(msgspec.Struct, frozen=True):
    """The name that a host gives a party or a tournament; an empty one takes it away."""

    title: Title


class WatchWish(msgspec.Struct, frozen=True):
    """Whether a member of a party only watches, until they say otherwise."""

    only: bool


class NextGame(msgspec.Struct, frozen=True):
    """The next game of a party: `players` are the members who play, in the order of their seats, with or without the
    host; computers of `level` take the other seats. `after` is the number of games so far, so that the same game does
    not begin twice."""

    game: str
    seats: int
    players: list[int]
    after: int
    options: dict[str, Any] = {}
    level: str | None = None
    clock: int | None = None


class TakeSeat(msgspec.Struct, frozen=True):
    """Take the seat of a computer, or of somebody who resigned, in the middle of a game."""

    seat: int
    nonce: Nonce = "0" * 32


class PartyMember(msgspec.Struct, frozen=True):
    """A member of a party, by their number there. Without a face of their own they get one from the page, by name.

    Whoever `watches` is not to be dealt in for now.
    """

    member: int
    name: str
    online: bool
    face: Face | None = None
    watches: bool = False


class PartyPlace(msgspec.Struct, frozen=True):
    """The place of a person in a game of a party."""

    name: str
    place: int
    won: bool


class PartyGame(msgspec.Struct, frozen=True):
    """A game of a party; a game that is not over, or was broken off, has no places."""

    table: str
    game: str
    places: list[PartyPlace]


class PartyScore(msgspec.Struct, frozen=True):
    """The score of a person over all games of a party; `member` is null for somebody who has left."""

    member: int | None
    name: str
    games: int
    won: int
    points: int


class PartyTable(msgspec.Struct, frozen=True):
    """The table of the last game, and the seat of whoever asks."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    seat: int | None


class PartyState(msgspec.Struct, frozen=True):
    """A party as its page shows it. `host_free_at` is when another member may become the host without being asked.

    `commitment` is the hash of the server's share in the randomness of the next deal, `title` the name that the
    host has given the party, or empty.
    """

    party: str
    code: str
    version: int
    title: str
    you: int | None
    host: int | None
    host_free_at: float
    now: float
    members: list[PartyMember]
    games: list[PartyGame]
    score: list[PartyScore]
    table: PartyTable | None
    commitment: str


class OwnParty(msgspec.Struct, frozen=True):
    """A party of the person who asks: the names of the others, and the game that is being played there."""

    party: str
    title: str
    names: list[str]
    playing: str
    at: float


Label = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewedMove(msgspec.Struct, frozen=True):
    """A decision of a finished game, judged by what its player could know.

    `chance` is the winning chance after the move played, `best_chance` after the best one; `loss` is their difference
    in the same imagined worlds, with its standard error. `reasons` explain the best move where it was not played.
    `reveals`: the move revealed something hidden or random. `luck` is what every seat gained by chance after the move;
    the player gains nothing from a move that reveals nothing. A turn is judged as a whole, and only the move that left
    the best line is marked. `computer`: a computer played the move for the seat's person.
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
    """The parts of a seat's result: an even share, luck and skill, which add up to it."""

    even: float
    deal: float  # luck of the first cards
    luck: float  # luck of everything after them
    own: float  # what the player's own moves gave away: never more than 0
    others: float  # what the others' moves gave away
    result: float
    labels: dict[str, int]  # how often each was given to the player's moves, without those that a computer made


class Eyes(msgspec.Struct, frozen=True):
    """A finished game as one reader could know it: the chances of all seats before every move and at the end."""

    curve: list[list[float]]
    turning: list[int]


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game. `curve` has each seat's chance before every move and at the end.

    There each seat is judged by what it knew itself. `eyes` has the views of each seat, and last that of a spectator.
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
    """A position of a finished game as one seat saw it, or, with `seat` null, as a spectator did."""

    move: int
    situation: Situation
    last: Told | None


class PuzzlePlace(msgspec.Struct, frozen=True):
    """A puzzle, by its game and number; the numbers start at 1."""

    game: str
    number: int


class PuzzleList(msgspec.Struct, frozen=True):
    """The number of puzzles of each game, and the puzzle of the day."""

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
    """A move that the player of a puzzle tries."""

    move: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The verdict on a move tried in a puzzle: whether it is the best one, which is, both chances, and why."""

    right: bool
    best: str
    best_chance: float
    chance: float
    reasons: list[Because]


class PuzzleProgress(msgspec.Struct, frozen=True):
    """The puzzles that a person has solved, by game; the days in a row whose puzzle they solved, and the most ever."""

    solved: dict[str, list[int]]
    streak: int
    longest: int
    today: bool  # whether the puzzle of the day is solved


class SolvedPuzzles(msgspec.Struct, frozen=True):
    """Puzzles that a browser knows as solved; `now` is the one that was solved just now."""

    solved: dict[str, list[int]] = {}
    now: PuzzlePlace | None = None


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: its text (a key), its rule, the move, and the table before it.

    `then` is what follows: the table after the move, and after each move of the others. A new `scene` begins at another
    table.
    """

    scene: int
    words: str
    rule: str
    move: str
    situation: Situation
    then: list[Moment]


class Lesson(msgspec.Struct, frozen=True):
    """A first hand that teaches by doing; `learned` has keys of locales/."""

    game: str
    you: int
    seats: list[SeatInfo]
    steps: list[LessonStep]
    learned: list[str]


class LessonTry(msgspec.Struct, frozen=True):
    """A move that the learner tries at a step of a lesson."""

    move: str


class LessonAnswer(msgspec.Struct, frozen=True):
    """Whether a tried move is the one that the step teaches; if not, the refusal, or no key if it is legal."""

    right: bool
    key: str = ""
    args: dict[str, Any] = {}
    rule: str = ""


# People, without passwords.

Against = Literal["people", "computers"]


class Standing(msgspec.Struct, frozen=True):
    """The rating and results of a person in a game, against people or against computers."""

    game: str
    against: Against
    rating: int
    error: int
    games: int
    won: int


class BotInfo(msgspec.Struct, frozen=True):
    """An outside program for which a person is responsible."""

    id: str
    name: str


class Me(msgspec.Struct, frozen=True):
    """What the server knows of the person who asks; null for anyone without a cookie."""

    id: str
    name: str
    listed: bool  # whether leaderboards show their name
    since: float
    standings: list[Standing]
    bots: list[BotInfo]
    face: Face | None = None


class Rename(msgspec.Struct, frozen=True):
    """A new name, and whether leaderboards show it."""

    name: Name
    listed: bool = True


class OneTimeCode(msgspec.Struct, frozen=True):
    """A code for another device, which works once and expires soon."""

    code: str
    seconds: int


class UseCode(msgspec.Struct, frozen=True):
    """A one-time code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class NewBot(msgspec.Struct, frozen=True):
    """The name of a new outside program."""

    name: Name


class BotToken(msgspec.Struct, frozen=True):
    """The token that an outside program sends as `Authorization: Bearer`; it is shown only once."""

    id: str
    name: str
    token: str


class Leader(msgspec.Struct, frozen=True):
    """A place on a leaderboard. `level` is that of a computer player of the server, which has no name of its own."""

    name: str
    rating: int
    error: int
    games: int
    won: int
    you: bool = False
    bot: bool = False
    level: str = ""


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which a person can go on playing; also after a game, if somebody there wants another one."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    you: int
    your_turn: bool  # and no computer plays it
    until: float | None  # when a computer will play it
    at: float


class OwnGame(msgspec.Struct, frozen=True):
    """A game that a person has finished, to look back at; one that was broken off has no review."""

    table: str
    number: int
    game: str
    seats: list[SeatInfo]
    you: int
    place: int | None
    won: bool
    review: bool
    at: float
