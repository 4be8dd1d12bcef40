"""The write operations of a store, as values. A caller hands in several at once: all of them are written, or none.

Each implementation translates an operation into its own statements; `Operation` is the closed union of all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.storage.notices import NoticeOperation
from parlour.storage.rows import (
    Entry,
    FinishedRow,
    ListedTable,
    MemberRow,
    NodeRow,
    PairRow,
    PartyGameRow,
    PartyRow,
    PersonRow,
    PlayerRow,
    RatingRow,
    RoundRow,
    ScoreRow,
    Sitting,
    SolvedRow,
    TableRow,
    TournamentRow,
)
from parlour.storage.social import SocialOperation


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Add a table."""

    row: TableRow


@dataclass(frozen=True, slots=True)
class Append:
    """Append an entry to the log of its table. Its number must be free: otherwise a Conflict on "seq"."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class SetLive:
    """Mark whether the clock of a table can run: such tables are opened when the server starts."""

    table_id: str
    live: bool


@dataclass(frozen=True, slots=True)
class SetDue:
    """Mark a table that leaves the memory, to be opened again when it is due, if it ever is."""

    table_id: str
    due: float | None


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Mark a table as closed for good."""

    table_id: str
    at: float


@dataclass(frozen=True, slots=True)
class SetOwner:
    """Note the node that has a table in memory."""

    table_id: str
    node: str


@dataclass(frozen=True, slots=True)
class PassTable:
    """Hand a table from its node to another one, or to nobody; nothing if it is not that node's."""

    table_id: str
    node: str
    to: str | None


@dataclass(frozen=True, slots=True)
class AddCode:
    """Give a table a short code. The code must be free, and the table without one: otherwise a Conflict on "code"."""

    table_id: str
    code: str


@dataclass(frozen=True, slots=True)
class DropCode:
    """Take the short code of a table away."""

    table_id: str


@dataclass(frozen=True, slots=True)
class ForgetCommands:
    """Drop the idempotency keys of a seat: its next person may use the same ones."""

    table_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class AddPerson:
    """Add a person, with the hash of the token that shows who they are."""

    row: PersonRow
    key_hash: str


@dataclass(frozen=True, slots=True)
class AddKey:
    """Add another device of a person."""

    person: str
    key_hash: str
    at: float


@dataclass(frozen=True, slots=True)
class DropOtherKeys:
    """Sign a person out on all devices but the one with this key; a code for another device no longer works."""

    person: str
    key_hash: str


@dataclass(frozen=True, slots=True)
class AddDeviceCode:
    """Add a one-time code for another device, in place of the person's last one; codes that are out of date go."""

    person: str
    code_hash: str
    until: float
    now: float


@dataclass(frozen=True, slots=True)
class UseDeviceCode:
    """Use up a one-time code; a Conflict on "code" if it has been used already, or is out of date."""

    code_hash: str
    now: float


@dataclass(frozen=True, slots=True)
class RenamePerson:
    """Change a person's name, and whether leaderboards list it."""

    person: str
    name: str
    listed: bool


@dataclass(frozen=True, slots=True)
class ChooseFace:
    """Set the avatar that marks a person's seats, and its colour."""

    person: str
    avatar: str
    colour: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Note where a person sits; at one table a person sits on one seat, the last one."""

    row: Sitting


@dataclass(frozen=True, slots=True)
class Leave:
    """Note that a person sits at a table no longer."""

    person: str
    table_id: str


@dataclass(frozen=True, slots=True)
class AddScore:
    """Add the result of a rated game."""

    row: ScoreRow


@dataclass(frozen=True, slots=True)
class SetRating:
    """Change a rating, if it still counts one game less than the new one; otherwise a Conflict on "rating".

    Two games of one person may end at the same moment, on two servers: the second reckons again.
    """

    row: RatingRow


@dataclass(frozen=True, slots=True)
class AddFinished:
    """Add a finished game to a person's list."""

    row: FinishedRow


@dataclass(frozen=True, slots=True)
class AddSolved:
    """Note that a person has solved a puzzle; the first time counts."""

    row: SolvedRow


@dataclass(frozen=True, slots=True)
class AddPuzzleDay:
    """Note that a person has solved the puzzle of this day, written as 2026-11-18."""

    person: str
    day: str


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """Delete everything about a person: their rows, and their name and words in the logs of these tables."""

    person: str
    sittings: tuple[Sitting, ...]
    watched: tuple[str, ...] = ()  # tables where they may have talked without a seat


@dataclass(frozen=True, slots=True)
class DropTitles:
    """Take the names away from the parties and tournaments of this host: they are words of theirs."""

    host: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Ban a person, an address or a network."""

    what: str
    at: float


@dataclass(frozen=True, slots=True)
class Unban:
    """Lift a ban."""

    what: str


@dataclass(frozen=True, slots=True)
class Beat:
    """Note that a node is alive now, by the clock of the database.

    A name belongs to the process that took it until its heartbeat is `dead_after` seconds old: otherwise a Conflict on
    "node".
    """

    node: NodeRow
    dead_after: float


@dataclass(frozen=True, slots=True)
class RemoveNode:
    """Delete a node that stops, with its lines in the list of public tables; nothing if another process has its
    name."""

    id: str
    run: str


@dataclass(frozen=True, slots=True)
class ForgetNodes:
    """Delete the nodes whose last heartbeat is older than this many seconds, with their lines in the list."""

    age: float


@dataclass(frozen=True, slots=True)
class ListTable:
    """Put a table on the list of public tables, or change its line."""

    row: ListedTable


@dataclass(frozen=True, slots=True)
class UnlistTable:
    """Take a node's line about a table off the list of public tables."""

    table_id: str
    node: str


@dataclass(frozen=True, slots=True)
class OpenParty:
    """Add a party. Its code must be free: otherwise a Conflict on "code"."""

    row: PartyRow


@dataclass(frozen=True, slots=True)
class ChangeParty:
    """Change a party to this row, if its version is still one less; otherwise a Conflict on "party".

    Any node may change a party: whoever was slower reads it again.
    """

    row: PartyRow


@dataclass(frozen=True, slots=True)
class SetMember:
    """Add a member to a party, or change what is kept about one."""

    row: MemberRow


@dataclass(frozen=True, slots=True)
class SeeMember:
    """Note that a member is there now, and their share in the randomness of the next deal if they gave one."""

    party: str
    person: str
    at: float
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class AddPartyGame:
    """Add a game to a party."""

    row: PartyGameRow


@dataclass(frozen=True, slots=True)
class WakeParty:
    """Count a change of a party that its row does not show, such as the end of a game, and tell all nodes."""

    id: str


@dataclass(frozen=True, slots=True)
class CloseParties:
    """Close the parties that nobody has used since then."""

    before: float
    at: float


PartyOperation = OpenParty | ChangeParty | SetMember | SeeMember | AddPartyGame | WakeParty | CloseParties


@dataclass(frozen=True, slots=True)
class OpenTournament:
    """Add a tournament. Its code must be free: otherwise a Conflict on "code"."""

    row: TournamentRow


@dataclass(frozen=True, slots=True)
class ChangeTournament:
    """Change a tournament to this row, if its version is still one less; otherwise a Conflict on "tournament".

    Any node may change a tournament: whoever was slower reads it again.
    """

    row: TournamentRow


@dataclass(frozen=True, slots=True)
class SetPlayer:
    """Add a player to a tournament, or change what is kept about one."""

    row: PlayerRow


@dataclass(frozen=True, slots=True)
class SeePlayer:
    """Note that a player is there now, and their share in the randomness of the next deal if they gave one."""

    tournament: str
    person: str
    at: float
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class AddRound:
    """Add a round. There must be none with its number: otherwise a Conflict on "tournament"."""

    row: RoundRow


@dataclass(frozen=True, slots=True)
class AddPair:
    """Add a game of a round."""

    row: PairRow


@dataclass(frozen=True, slots=True)
class EndPair:
    """Note how the game at a table has ended, if its tournament does not know a result yet, and let all nodes look at
    the tournament."""

    tournament: str
    table_id: str
    result: str
    at: float


@dataclass(frozen=True, slots=True)
class SetResult:
    """Note the result of a game that has none yet, by its place in the tournament."""

    row: PairRow


@dataclass(frozen=True, slots=True)
class CloseTournaments:
    """Close the tournaments that nobody has used since `before`; their codes are free again."""

    before: float
    at: float


TournamentOperation = (
    OpenTournament | ChangeTournament | SetPlayer | SeePlayer | AddRound | AddPair | EndPair | SetResult
    | CloseTournaments
)  # fmt: skip

Operation = (
    OpenTable
    | Append
    | SetLive
    | SetDue
    | CloseTable
    | SetOwner
    | PassTable
    | AddCode
    | DropCode
    | ForgetCommands
    | AddPerson
    | AddKey
    | DropOtherKeys
    | AddDeviceCode
    | UseDeviceCode
    | RenamePerson
    | ChooseFace
    | Sit
    | Leave
    | AddScore
    | SetRating
    | AddFinished
    | AddSolved
    | AddPuzzleDay
    | ForgetPerson
    | DropTitles
    | Ban
    | Unban
    | Beat
    | RemoveNode
    | ForgetNodes
    | ListTable
    | UnlistTable
    | SocialOperation
    | NoticeOperation
    | PartyOperation
    | TournamentOperation
)
