"""All messages on the socket. Each class is a message, and its tag is the value of `t`; unknown fields are ignored.

The client's types are generated from this file (`wire/typescript.py`), so the two sides cannot drift apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

VERSION = 2  # 2: `info` of state and events, which was `table`; `table` is an id everywhere
LARGEST_FRAME = 4096  # bytes of a client's message

Cmd = Annotated[str, Meta(min_length=1, max_length=40)]  # an idempotency key, chosen by the client
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # a person's share in the randomness of the deal
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=40)]  # of a party or a tournament; empty without one
Text = Annotated[str, Meta(max_length=400)]
Avatar = Literal[
    "fox", "hare", "cat", "bear", "owl", "frog", "badger", "fish",
    "moon", "sun", "leaf", "acorn", "mushroom", "lantern", "teapot", "boat",
]  # fmt: skip
Colour = Literal["brass", "wine", "leaf", "teal", "night", "plum", "rust", "slate"]
Pace = Literal["calm", "normal", "brisk", "at_once"]  # of the computer players


class Message(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Base class of all messages."""


# From a client. The connection identifies the sender, never the message.


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the version that the page was built for, the last `seq` it has seen, its language, and how
    fast the computers should play.

    After a reconnect a page may still have a window open that it opened by itself: `reading` is its `turn`.
    """

    v: int
    have: int = 0
    locale: str = "en"
    reading: int | None = None
    pace: Pace = "normal"


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
    """Seat a computer player on a free seat, as the host; without a level the seat becomes free again."""

    cmd: Cmd
    seat: int
    level: str | None = None


class SetOptions(Message, frozen=True, tag="options"):
    """Set the number of seats and the options of the game, as the host, before it begins."""

    cmd: Cmd
    seats: int
    options: dict[str, Any]


class Start(Message, frozen=True, tag="start"):
    """Begin the game, as the host."""

    cmd: Cmd


class Do(Message, frozen=True, tag="do"):
    """Play a move in notation; `turn` is the number of moves so far, so that a move for an earlier state is refused."""

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
    """Start or stop receiving the chances after every move."""

    on: bool


class AskWhy(Message, frozen=True, tag="why"):
    """Ask which rule refuses a move, without playing it; `turn` and `move` are those of `do`."""

    turn: int
    move: Text


class Reading(Message, frozen=True, tag="reading"):
    """The page has opened a window by itself, after `turn` moves, or has closed it: computers wait meanwhile."""

    turn: int
    on: bool


class SetPace(Message, frozen=True, tag="pace"):
    """Choose how fast the computers play: the calmest choice of the people at a table holds."""

    pace: Pace


class SkipAhead(Message, frozen=True, tag="skip"):
    """Ask for no more pauses until a person is on turn; `turn` is the number of moves so far. It happens once everybody
    at the table has asked."""

    turn: int


class TakeBack(Message, frozen=True, tag="take_back"):
    """Take the last move back."""

    cmd: Cmd


class Rematch(Message, frozen=True, tag="rematch"):
    """Ask for another game with the same people: it begins when all of them have asked."""

    cmd: Cmd
    nonce: Nonce


class SetTerms(Message, frozen=True, tag="terms"):
    """Set the seconds per turn, if any, and whether games are rated, as the host, before the first game."""

    cmd: Cmd
    clock: int | None
    rated: bool


class Remove(Message, frozen=True, tag="remove"):
    """Free the seat of somebody who left before the game began, as the host."""

    cmd: Cmd
    seat: int


class PassHost(Message, frozen=True, tag="pass_host"):
    """Hand the table to somebody else, as the host."""

    cmd: Cmd
    seat: int


class Here(Message, frozen=True, tag="here"):
    """Answer a warning with "still thinking", or come back to the table."""

    cmd: Cmd


class Resign(Message, frozen=True, tag="resign"):
    """Resign: a computer plays on, and the seat is ranked last."""

    cmd: Cmd


class Vote(Message, frozen=True, tag="vote"):
    """Vote to skip the player on turn, or to end the game; or withdraw the vote."""

    cmd: Cmd
    what: Literal["skip", "end"]
    yes: bool


class AskUndo(Message, frozen=True, tag="undo"):
    """Ask the others to undo your last move."""

    cmd: Cmd


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    """Agree to an undo, or refuse it; the person who asked withdraws the request with no."""

    cmd: Cmd
    yes: bool


class Say(Message, frozen=True, tag="say"):
    """Say something to the table."""

    cmd: Cmd
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Emote(Message, frozen=True, tag="emote"):
    """Make a gesture at the table."""

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
    | SetPace
    | SkipAhead
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


class Face(msgspec.Struct, frozen=True):
    """The avatar that marks a person's seats, and its colour."""

    avatar: Avatar
    colour: Colour


class SeatInfo(msgspec.Struct, frozen=True):
    """The occupant of a seat. A person who has chosen no face gets one from the page, by their name."""

    kind: Literal["free", "person", "computer"]
    name: str = ""
    level: str = ""
    online: bool = False
    ready: bool = False  # wants a rematch
    bot: bool = False  # an outside program
    stand_in: bool = False  # a computer plays for the seat's person
    resigned: bool = False
    grace_until: float | None = None  # if they are away: when a computer takes over
    face: Face | None = None


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock of the turn: its seat, when its time is up, whether the player was warned and can have more."""

    seat: int
    until: float
    warned: bool
    extended: bool


class UndoInfo(msgspec.Struct, frozen=True):
    """A request to undo a seat's last move, and the seats that have agreed."""

    seat: int
    move: str
    agreed: list[int]


class ReadingInfo(msgspec.Struct, frozen=True):
    """The readers of a window that the page opened: the table waits for them, among several people until `until`."""

    seats: list[int]
    until: float | None


class MatchInfo(msgspec.Struct, frozen=True):
    """The score of a match: games won or points per seat, the number of finished games, and the winner."""

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
    resumed: bool  # whether the game continued from a position of another one, whose deal nobody here has seen
    match: MatchInfo | None
    spectators: int
    code: str  # to find the table by, until the game begins
    rated: bool
    clock: int | None  # seconds per turn
    time: ClockInfo | None
    can_skip_at: float | None  # when the others may vote to skip the player on turn
    skip_votes: list[int]
    end_votes: list[int]
    undo: UndoInfo | None
    reading: ReadingInfo | None
    pace: Pace  # of the computer players
    helped: list[int]
    ended: str  # why the game was broken off: resigned, vote, closed
    paused: str  # why nothing happens, as a key of locales/
    closed: str
    party: str = ""  # the party of friends whose game is played here
    tournament: str = ""  # the tournament whose game is played here
    to_take: list[int] = []  # the seats that a friend who watches may take


class GameResult(msgspec.Struct, frozen=True):
    """The result of a game: a draw has no winners; `ranking` lists the places, each with its seats."""

    winners: list[int]
    scores: list[int]
    ranking: list[list[int]]


class Situation(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator, sees it. `moves` is the number of moves so far: a client's `turn`."""

    view: dict[str, Any]
    legal: list[str]
    moves: int
    take_back: str | None  # the move that could be taken back now
    result: GameResult | None = None
    secret: str | None = None  # revealed when the game is over
    seed: str | None = None
    longer: list[str] = []  # legal moves that are several actions at once


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An earlier move, as this seat saw it."""

    by: int
    move: str
    events: list[dict[str, Any]]
    computer: bool = False  # a computer played it for the seat's person


class Said(Message, frozen=True, tag="said"):
    """A line of chat or a gesture: plain text, to be shown as such. A friend who watches has no seat, but a name."""

    seq: int
    seat: int | None
    at: float
    text: str = ""
    emote: str = ""
    name: str = ""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: who you are here, the version of the game's rules, and the server's time."""

    v: int
    you: int | None
    table: str
    seq: int
    now: float
    rules_version: int
    emotes: list[str]


class State(Message, frozen=True, tag="state"):
    """The whole table: on joining, after a gap, and after every change that is not a move.

    On joining, and when moves were undone, it includes the log of the game; on joining also the chat; after a take-back
    or an undo, the move that was undone. `said_no` is the seat that has refused an undo.
    """

    seq: int
    info: TableInfo
    situation: Situation | None = None
    log: list[Told] | None = None
    taken_back: str = ""
    said_no: int | None = None
    talk: list[Said] | None = None


class Events(Message, frozen=True, tag="events"):
    """The events of a move, as this seat sees them, and the table after it. `seq` has no gaps."""

    seq: int
    by: int
    move: str
    events: list[dict[str, Any]]
    info: TableInfo
    situation: Situation
    computer: bool = False  # it was played for the seat's person


class Ack(Message, frozen=True, tag="ack"):
    """A command was accepted and is stored."""

    cmd: str
    seq: int
    repeat: bool = False


class Refused(Message, frozen=True, tag="refused"):
    """A command breaks a rule; nothing has changed. `key` and `args` are words of locales/."""

    cmd: str
    key: str
    args: dict[str, Any]
    rule: str = ""


class Stale(Message, frozen=True, tag="stale"):
    """A command was sent for an earlier state: another move came first."""

    cmd: str
    seq: int


class Error(Message, frozen=True, tag="error"):
    """A message could not be decoded or processed."""

    key: str
    args: dict[str, Any]
    cmd: str = ""


class Because(msgspec.Struct, frozen=True):
    """A reason: words of locales/ and their facts."""

    key: str
    args: dict[str, Any]


class Hint(Message, frozen=True, tag="hint"):
    """What to do now, and why. The first level does not reveal the move; the chances are those of the asking seat."""

    turn: int
    level: int
    move: str | None
    reasons: list[Because]
    win_chance: float
    error: float


class Chances(Message, frozen=True, tag="chances"):
    """Every seat's chance to win, from what this connection may know."""

    turn: int
    shares: list[float]
    error: float


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`: the refusal that `do` would get, in the same words, or no key if the move is legal."""

    turn: int
    move: str
    key: str | None = None
    args: dict[str, Any] = {}
    rule: str = ""


class Warn(Message, frozen=True, tag="warn"):
    """The time of a seat's turn is almost up."""

    seat: int
    ms_left: int


class Score(msgspec.Struct, frozen=True):
    """The change of a seat's rating by a game, with its uncertainty."""

    seat: int
    before: int
    after: int
    error: int


class Rated(Message, frozen=True, tag="rated"):
    """The changes of all ratings by the game that has just ended."""

    number: int  # of the game at this table
    against: Literal["people", "computers"]
    scores: list[Score]


class Paused(Message, frozen=True, tag="paused"):
    """The store cannot be written now, so the table is paused; it goes on by itself."""

    key: str
    args: dict[str, Any]


class Notice(Message, frozen=True, tag="notice"):
    """A notice from the host of the server to everybody: plain text, to be shown as such."""

    text: str


class Pong(Message, frozen=True, tag="pong"):
    n: int


class Bye(Message, frozen=True, tag="bye"):
    """The server ends the connection, for this reason."""

    key: str
    args: dict[str, Any]


class Moved(Message, frozen=True, tag="moved"):
    """Another node of the server has the table: reconnect to the WebSocket at `url`, relative to this page, and send
    every command again that has no answer."""

    url: str


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
    | Moved
)
