"""Every message there is. A class is a message, its tag the name in `t`; unknown fields are ignored.

The client's types are written from this file (`wire/typescript.py`), so the two sides cannot drift apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

VERSION = 2  # 2: `info` of state and events, which was `table`; `table` is an id everywhere
LARGEST_FRAME = 4096  # bytes of a client's message

Cmd = Annotated[str, Meta(min_length=1, max_length=40)]  # made by the client, unique for its seat
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # a person's share in the chance of the deal
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(max_length=400)]


class Message(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Base of all messages."""


# From a client. Whoever speaks is known from the connection, never from the message.


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the version the page was built for, the last `seq` it has seen, its language.

    After a lost connection a page may still have a window open that it opened by itself: `reading` is its `turn`.
    """

    v: int
    have: int = 0
    locale: str = "en"
    reading: int | None = None


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat, this one or any."""

    cmd: Cmd
    name: Name
    nonce: Nonce
    seat: int | None = None


class Stand(Message, frozen=True, tag="stand"):
    """Leave the seat before the game begins."""

    cmd: Cmd


class SitBot(Message, frozen=True, tag="sit_bot"):
    """The host puts a computer player on a free seat; without a level the seat becomes free again."""

    cmd: Cmd
    seat: int
    level: str | None = None


class SetOptions(Message, frozen=True, tag="options"):
    """The host sets the number of seats and the options of the game, before it begins."""

    cmd: Cmd
    seats: int
    options: dict[str, Any]


class Start(Message, frozen=True, tag="start"):
    """The host lets the game begin."""

    cmd: Cmd


class Do(Message, frozen=True, tag="do"):
    """Play a move in notation; `turn` is the number of moves played so far, so that no move comes too late unseen."""

    cmd: Cmd
    turn: int
    move: Text


class PlayForMe(Message, frozen=True, tag="play_for_me"):
    """Let the computer play this seat for one action, or for the rest of the turn."""

    cmd: Cmd
    turn: int
    scope: Literal["action", "turn"]


class AskHint(Message, frozen=True, tag="hint"):
    """Ask what to do now: 1 the kind of action, 2 the action, 3 the reasons."""

    turn: int
    level: Literal[1, 2, 3]


class WatchChances(Message, frozen=True, tag="chances"):
    """Whether this connection wants to hear after every move how the game stands."""

    on: bool


class AskWhy(Message, frozen=True, tag="why"):
    """Ask which rule speaks against a move, without playing it; `turn` and `move` are those of `do`."""

    turn: int
    move: Text


class Reading(Message, frozen=True, tag="reading"):
    """The page has opened a window by itself, after so many moves, or it is closed: computers wait meanwhile."""

    turn: int
    on: bool


class TakeBack(Message, frozen=True, tag="take_back"):
    """Take the last move back."""

    cmd: Cmd


class Rematch(Message, frozen=True, tag="rematch"):
    """Another game with the same people: it begins when all of them have said so."""

    cmd: Cmd
    nonce: Nonce


class SetTerms(Message, frozen=True, tag="terms"):
    """The host sets the seconds of a turn, if any, and whether games are rated, before the first one begins."""

    cmd: Cmd
    clock: int | None
    rated: bool


class Remove(Message, frozen=True, tag="remove"):
    """The host frees the seat of somebody who has left before the game began."""

    cmd: Cmd
    seat: int


class PassHost(Message, frozen=True, tag="pass_host"):
    """The host hands the table to somebody else."""

    cmd: Cmd
    seat: int


class Here(Message, frozen=True, tag="here"):
    """Still thinking, after a warning; or back at the table."""

    cmd: Cmd


class Resign(Message, frozen=True, tag="resign"):
    """Give up: a computer plays on, and the seat is ranked last."""

    cmd: Cmd


class Vote(Message, frozen=True, tag="vote"):
    """Be for skipping who is on turn, or for ending the game; or no more."""

    cmd: Cmd
    what: Literal["skip", "end"]
    yes: bool


class AskUndo(Message, frozen=True, tag="undo"):
    """Ask the others to undo your last move."""

    cmd: Cmd


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    """Agree that a move is undone, or not; who asked takes it back with no."""

    cmd: Cmd
    yes: bool


class Say(Message, frozen=True, tag="say"):
    """Say something to the table."""

    cmd: Cmd
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Emote(Message, frozen=True, tag="emote"):
    """A gesture."""

    cmd: Cmd
    id: str


class Ping(Message, frozen=True, tag="ping"):
    n: int


FromClient = (
    Hello
    | Sit
    | Stand
    | SitBot
    | SetOptions
    | Start
    | Do
    | PlayForMe
    | AskHint
    | WatchChances
    | AskWhy
    | Reading
    | TakeBack
    | Rematch
    | SetTerms
    | Remove
    | PassHost
    | Here
    | Resign
    | Vote
    | AskUndo
    | AnswerUndo
    | Say
    | Emote
    | Ping
)


# From the server.


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["free", "person", "computer"]
    name: str = ""
    level: str = ""
    online: bool = False
    ready: bool = False  # wants a rematch
    bot: bool = False  # an outside program
    stand_in: bool = False  # a computer plays for its person
    resigned: bool = False
    grace_until: float | None = None  # away: when a computer takes over


class ClockInfo(msgspec.Struct, frozen=True):
    """The time of the turn: whose it is, when it ends, whether they were warned and can have more."""

    seat: int
    until: float
    warned: bool
    extended: bool


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody wants their last move undone; who has agreed."""

    seat: int
    move: str
    agreed: list[int]


class ReadingInfo(msgspec.Struct, frozen=True):
    """Who reads a window that the page opened: the table waits for them, among people until a moment."""

    seats: list[int]
    until: float | None


class MatchInfo(msgspec.Struct, frozen=True):
    """How a match stands: games won or points, a seat; the games over so far; the seat that has won it."""

    kind: Literal["games", "points"]
    target: int  # best of this many games, or first to this many points
    scores: list[int]
    games: int
    winner: int | None


class TableInfo(msgspec.Struct, frozen=True):
    """The table as everybody may see it."""

    table: str
    game: str
    visibility: Literal["public", "private", "quick", "show"]
    phase: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    host: int | None
    options: dict[str, Any]
    commitment: str  # SHA-256 of the secret behind the next deal
    games_played: int
    resumed: bool  # whether the game went on from a position of another one: nobody here has seen its deal
    match: MatchInfo | None
    spectators: int
    code: str  # to find the table by, until the game begins
    rated: bool
    clock: int | None  # seconds of a turn
    time: ClockInfo | None
    can_skip_at: float | None  # when the others may vote to skip who is on turn
    skip_votes: list[int]
    end_votes: list[int]
    undo: UndoInfo | None
    reading: ReadingInfo | None
    helped: list[int]
    ended: str  # why the game was broken off: resigned, vote, closed
    paused: str  # why nothing happens, as a key of locales/
    closed: str


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended: no winner in a draw; `ranking` lists the places, each with its seats."""

    winners: list[int]
    scores: list[int]
    ranking: list[list[int]]


class Situation(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator, sees it. `moves` counts the moves so far: a client's `turn`."""

    view: dict[str, Any]
    legal: list[str]
    moves: int
    take_back: str | None  # the move that could be taken back now
    result: GameResult | None = None
    secret: str | None = None  # revealed when the game is over
    seed: str | None = None
    longer: list[str] = []  # what may be played too, of several actions at once


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of the past, as this seat saw it."""

    by: int
    move: str
    events: list[dict[str, Any]]
    computer: bool = False  # a computer played it for the person of the seat


class Said(Message, frozen=True, tag="said"):
    """Something said at the table, or a gesture: text only, to be shown as text."""

    seq: int
    seat: int
    at: float
    text: str = ""
    emote: str = ""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: who you are here, the version of the game's rules, and the house's time."""

    v: int
    you: int | None
    table: str
    seq: int
    now: float
    rules_version: int
    emotes: list[str]


class State(Message, frozen=True, tag="state"):
    """The whole table: on joining, after a gap, after every change that is not a move.

    On joining, and when moves were undone, it brings the log of the game; on joining also what was said; after a
    take-back, and when a move was undone, the move that was taken back. `said_no` is who does not want an undo.
    """

    seq: int
    info: TableInfo
    situation: Situation | None = None
    log: list[Told] | None = None
    taken_back: str = ""
    said_no: int | None = None
    talk: list[Said] | None = None


class Events(Message, frozen=True, tag="events"):
    """What happened, as this seat sees it, and what the table is like now. `seq` has no gaps."""

    seq: int
    by: int
    move: str
    events: list[dict[str, Any]]
    info: TableInfo
    situation: Situation
    computer: bool = False  # it was played for the person of the seat


class Ack(Message, frozen=True, tag="ack"):
    """It is done and kept."""

    cmd: str
    seq: int
    repeat: bool = False


class Refused(Message, frozen=True, tag="refused"):
    """It breaks a rule; nothing has changed. `key` and `args` are words of locales/."""

    cmd: str
    key: str
    args: dict[str, Any]
    rule: str = ""


class Stale(Message, frozen=True, tag="stale"):
    """A move came between; look again."""

    cmd: str
    seq: int


class Error(Message, frozen=True, tag="error"):
    """The message could not be understood or taken."""

    key: str
    args: dict[str, Any]
    cmd: str = ""


class Because(msgspec.Struct, frozen=True):
    """A reason: words of locales/ and their facts."""

    key: str
    args: dict[str, Any]


class Hint(Message, frozen=True, tag="hint"):
    """What to do now and why. At the first level the move is not told; the chances are those of the asking seat."""

    turn: int
    level: int
    move: str | None
    reasons: list[Because]
    win_chance: float
    error: float


class Chances(Message, frozen=True, tag="chances"):
    """How the game stands: every seat's chance to win, from what this connection may know."""

    turn: int
    shares: list[float]
    error: float


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`: the refusal that `do` would get, in its words, or no key if the move is allowed."""

    turn: int
    move: str
    key: str | None = None
    args: dict[str, Any] = {}
    rule: str = ""


class Warn(Message, frozen=True, tag="warn"):
    """The time of a seat's turn ends soon."""

    seat: int
    ms_left: int


class Score(msgspec.Struct, frozen=True):
    """What a rated game made of a seat's rating, and how unsure it is."""

    seat: int
    before: int
    after: int
    error: int


class Rated(Message, frozen=True, tag="rated"):
    """What the game that has just ended made of everybody's ratings."""

    number: int  # of the game at this table
    against: Literal["people", "computers"]
    scores: list[Score]


class Paused(Message, frozen=True, tag="paused"):
    """Nothing can be kept now, so nothing happens; it goes on by itself."""

    key: str
    args: dict[str, Any]


class Notice(Message, frozen=True, tag="notice"):
    """A word of the house to everybody: text only, to be shown as text."""

    text: str


class Pong(Message, frozen=True, tag="pong"):
    n: int


class Bye(Message, frozen=True, tag="bye"):
    """The server ends the connection and says why."""

    key: str
    args: dict[str, Any]


FromServer = (
    Welcome
    | State
    | Events
    | Said
    | Ack
    | Refused
    | Stale
    | Error
    | Hint
    | Chances
    | Reason
    | Warn
    | Rated
    | Paused
    | Notice
    | Pong
    | Bye
)
