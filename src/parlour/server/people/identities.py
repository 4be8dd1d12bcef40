"""Identities without passwords: a name and a cookie are enough. Programs use a bearer token instead.

Only hashes of cookies and tokens are stored. A one-time code identifies a person on another device; it is kept in
memory, works once, and expires after ten minutes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic, time
from typing import Any

from starlette.requests import HTTPConnection

from parlour.server.host.bans import Bans
from parlour.server.people import ratings
from parlour.server.people.tokens import new_token, random_word
from parlour.storage import Store, hash_token
from parlour.storage.operations import AddKey, AddPerson, ForgetPerson, RenamePerson
from parlour.storage.rows import PersonRow
from parlour.table.errors import TableError
from parlour.table.talk import clean_name
from parlour.wire.http import BotInfo, BotToken, Me, OneTimeCode

GUEST = "Guest"  # the name of people who give none; each page shows it in its own language
COOKIE = "parlour_person"
CODE_LENGTH = 8  # 39 bits, valid for a few minutes
CODE_SECONDS = 600
MOST_CODES = 10_000
MOST_BOTS = 20
KNOWN = 10_000  # people cached by their token's hash


@dataclass(frozen=True)
class Identified:
    """A person, and the token that their browser must store, if it is new."""

    row: PersonRow
    token: str | None = None


class UnknownToken(TableError):
    """Raised for a bearer token that belongs to nobody: mistyped, or its program was deleted."""


class Identities:
    """The people and programs that the server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.people = store.people
        self.known: dict[str, PersonRow] = {}
        self.codes: dict[str, tuple[str, float]] = {}  # the person, and when the code expires
        self.bans = Bans()

    async def start(self) -> None:
        """Load the bans."""
        self.bans = Bans(await self.people.bans())

    # Identification.

    async def identify(self, asking: HTTPConnection) -> PersonRow | None:
        """Return the person behind a request or a socket, by their bearer token or their cookie.

        An unknown bearer token is refused, because a program that sends one claims an identity. An unknown cookie may
        be older than this database, so its owner counts as new.
        """
        scheme, _, bearer = asking.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            found = await self.of_token(bearer.strip())
            if found is None:
                raise UnknownToken("people-unknown-token")
            return found
        token = asking.cookies.get(COOKIE, "")
        return await self.of_token(token) if token else None

    async def of_token(self, token: str) -> PersonRow | None:
        """Return the person with this token, from the cache or the store."""
        hash = hash_token(token)
        if hash not in self.known:
            row = await self.people.of_key(hash)
            if row is None:
                return None
            if len(self.known) >= KNOWN:
                self.known.pop(next(iter(self.known)))
            self.known[hash] = row
        return self.known[hash]

    async def identify_or_create(self, asking: HTTPConnection, name: str | None) -> Identified:
        """Return the person behind a request, under the name they give now; a new person is stored."""
        row = await self.identify(asking)
        if row is None:
            return await self.create(clean_name(name or GUEST))
        self.check_not_banned(row)
        if row.owner is None and name is not None and row.name != clean_name(name):
            row = await self.rename(row, name, row.listed)
        return Identified(row)

    async def create(self, name: str, owner: str | None = None) -> Identified:
        """Store a new person, or a new program of `owner`."""
        token = new_token()
        row = PersonRow(id=random_word(12), name=name, created=time(), owner=owner)
        await self.store.write([AddPerson(row, hash_token(token))])
        return Identified(row, token)

    def check_not_banned(self, row: PersonRow) -> None:
        """Refuse banned people and their programs."""
        if row.id in self.bans or row.owner in self.bans:
            raise TableError("serve-banned")

    def remember(self, row: PersonRow) -> None:
        """Update the cache of a person."""
        for hash, known in self.known.items():
            if known.id == row.id:
                self.known[hash] = row

    async def rename(self, row: PersonRow, name: str, listed: bool) -> PersonRow:
        """Store a person's name, and whether leaderboards show it."""
        changed = replace(row, name=clean_name(name), listed=listed)
        await self.store.write([RenamePerson(row.id, changed.name, listed)])
        self.remember(changed)
        return changed

    # Other devices.

    def new_code(self, row: PersonRow) -> OneTimeCode:
        """Return a one-time code for another device; the person's previous one no longer works."""
        now = monotonic()
        self.codes = {code: known for code, known in self.codes.items() if known[1] > now and known[0] != row.id}
        if len(self.codes) >= MOST_CODES:
            raise TableError("people-too-many-codes")
        code = random_word(CODE_LENGTH)
        self.codes[code] = (row.id, now + CODE_SECONDS)
        return OneTimeCode(code, CODE_SECONDS)

    async def use_code(self, code: str) -> str:
        """Return the token for the device that presents this code."""
        person, until = self.codes.pop("".join(code.lower().split()).replace("-", ""), ("", 0.0))
        if until <= monotonic():
            raise TableError("people-no-such-code")
        token = new_token()
        await self.store.write([AddKey(person, hash_token(token), time())])
        return token

    # Data about people.

    async def me(self, row: PersonRow) -> Me:
        """Return what the page of a person shows about them."""
        standings = [ratings.standing(rating) for rating in await self.people.ratings(row.id)]
        bots = [BotInfo(bot.id, bot.name) for bot in await self.people.bots(row.id)]
        return Me(row.id, row.name, row.listed, row.created, standings, bots)

    async def data(self, row: PersonRow) -> dict[str, Any]:
        """Return everything that is stored about a person, except the logs of their tables."""
        return {
            "person": row,
            "sittings": await self.people.sittings(row.id),
            "ratings": await self.people.ratings(row.id),
            "scores": await self.people.scores(row.id),
            "finished": await self.people.finished(row.id),
            "bots": await self.people.bots(row.id),
        }

    async def forget(self, row: PersonRow) -> None:
        """Delete everything about a person and their programs."""
        for one in [*await self.people.bots(row.id), row]:
            await self.store.write([ForgetPerson(one.id, tuple(await self.people.sittings(one.id)))])
            self.known = {hash: known for hash, known in self.known.items() if known.id != one.id}
            self.codes = {code: known for code, known in self.codes.items() if known[0] != one.id}

    # Programs.

    async def new_bot(self, owner: PersonRow, name: str) -> BotToken:
        """Create an outside program, and return its token."""
        if owner.owner is not None:
            raise TableError("people-bots-have-no-bots")
        if len(await self.people.bots(owner.id)) >= MOST_BOTS:
            raise TableError("people-too-many-bots", most=MOST_BOTS)
        made = await self.create(clean_name(name), owner.id)
        assert made.token is not None
        return BotToken(made.row.id, made.row.name, made.token)

    async def own_bot(self, owner: PersonRow, id: str) -> PersonRow:
        """Return a program if it belongs to this person; raise otherwise."""
        found = next((bot for bot in await self.people.bots(owner.id) if bot.id == id), None)
        if found is None:
            raise TableError("people-no-such-bot")
        return found
