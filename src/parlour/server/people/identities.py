"""Identities without passwords: a name and a cookie are enough. Programs use a bearer token instead.

Only hashes of cookies, tokens and codes are stored. A one-time code identifies a person on another device; it works
once, and expires after ten minutes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import HTTPConnection

from parlour.server.host.bans import Bans
from parlour.server.host.environment import REAL, Environment
from parlour.server.host.name_filter import NameFilter
from parlour.server.people import ratings
from parlour.server.views.faces import face_of
from parlour.storage import Conflict, Store, hash_token
from parlour.storage.operations import (
    AddDeviceCode,
    AddKey,
    AddPerson,
    ChooseFace,
    DropOtherKeys,
    ForgetPerson,
    RenamePerson,
    UseDeviceCode,
)
from parlour.storage.rows import PersonRow, Sitting
from parlour.storage.store import EVERYTHING
from parlour.table.errors import TableError
from parlour.table.talk import clean, clean_name
from parlour.wire.http import BotInfo, BotToken, Me, OneTimeCode
from parlour.wire.messages import Face

GUEST = "Guest"  # the name of people who give none; each page shows it in its own language
COOKIE = "parlour_person"
CODE_LENGTH = 8  # 39 bits, valid for a few minutes
CODE_SECONDS = 600
MOST_BOTS = 20
KNOWN = 10_000  # people cached by their token's hash
KNOWN_FOR = 10.0  # seconds, because another node may change or forget them


@dataclass(frozen=True)
class Identified:
    """A person, and the token that their browser must store, if it is new."""

    row: PersonRow
    token: str | None = None


class UnknownToken(TableError):
    """Raised for a bearer token that belongs to nobody: mistyped, or its program was deleted."""


class Identities:
    """The people and programs that the server knows."""

    def __init__(self, store: Store, environment: Environment = REAL, names: NameFilter | None = None) -> None:
        self.store = store
        self.environment = environment
        self.people = store.people
        self.known: dict[str, tuple[PersonRow, float]] = {}  # with the time until which they are cached
        self.bans = Bans()
        self.names = names or NameFilter()

    async def load_bans(self) -> set[str]:
        """Read the bans; return those that are new."""
        found = await self.people.bans()
        new = found - self.bans.kept
        if found != self.bans.kept:
            self.bans = Bans(found)
        return new

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
        hash, now = hash_token(token), self.environment.monotonic()
        row, until = self.known.get(hash, (None, now))
        if now < until:
            return row
        self.known.pop(hash, None)
        row = await self.people.of_key(hash)
        if row is not None:
            if len(self.known) >= KNOWN:
                self.known.pop(next(iter(self.known)))
            self.known[hash] = (row, now + KNOWN_FOR)
        return row

    async def identify_or_create(self, asking: HTTPConnection, name: str | None) -> Identified:
        """Return the person behind a request, under the name they give now; a new person is stored."""
        row = await self.identify(asking)
        if row is None:
            return await self.create(clean_name(name or GUEST))
        self.check_not_banned(row)
        if row.owner is None and name is not None and row.name != clean_name(name):
            return Identified(await self.rename(row, name, row.listed))
        self.names.check(row.name)  # the host may have refused it since
        return Identified(row)

    async def create(self, name: str, owner: str | None = None) -> Identified:
        """Store a new person, or a new program of `owner`."""
        self.names.check(name)
        token = self.environment.token()
        row = PersonRow(id=self.environment.word(12), name=name, created=self.environment.now(), owner=owner)
        await self.store.write([AddPerson(row, hash_token(token))])
        return Identified(row, token)

    def check_not_banned(self, row: PersonRow) -> None:
        """Refuse banned people and their programs."""
        if row.id in self.bans or row.owner in self.bans:
            raise TableError("serve-banned")

    def drop(self, person: str) -> None:
        """Drop a person from the cache."""
        self.known = {hash: known for hash, known in self.known.items() if known[0].id != person}

    async def rename(self, row: PersonRow, name: str, listed: bool) -> PersonRow:
        """Store a person's name, and whether leaderboards show it."""
        changed = replace(row, name=clean_name(name), listed=listed)
        self.names.check(changed.name)
        await self.store.write([RenamePerson(row.id, changed.name, listed)])
        self.drop(row.id)
        return changed

    def clean_title(self, title: str) -> str:
        """Return the name that somebody gives a party or a tournament, as it is stored; raise if it is refused."""
        cleaned = clean(title)
        self.names.check(cleaned)
        return cleaned if cleaned.strip("\u200c\u200d") else ""

    async def choose_face(self, row: PersonRow, face: Face) -> PersonRow:
        """Store the face that marks a person's seats."""
        changed = replace(row, avatar=face.avatar, colour=face.colour)
        if changed != row:
            await self.store.write([ChooseFace(row.id, face.avatar, face.colour)])
            self.drop(row.id)
        return changed

    # Other devices.

    async def new_code(self, row: PersonRow, seconds: int = CODE_SECONDS) -> OneTimeCode:
        """Return a one-time code for another device; the person's previous one no longer works."""
        now, code = self.environment.now(), self.environment.word(CODE_LENGTH)
        await self.store.write([AddDeviceCode(row.id, hash_token(code), now + seconds, now)])
        return OneTimeCode(code, seconds)

    async def use_code(self, code: str) -> str:
        """Return the token for the device that presents this code. Of two devices at once, one gets it."""
        now, hash = self.environment.now(), hash_token("".join(code.lower().split()).replace("-", ""))
        person = await self.people.of_device_code(hash, now)
        if person is None:
            raise TableError("people-no-such-code")
        token = self.environment.token()
        try:
            await self.store.write([UseDeviceCode(hash, now), AddKey(person.id, hash_token(token), now)])
        except Conflict:
            raise TableError("people-no-such-code") from None
        return token

    async def sign_out_others(self, row: PersonRow, token: str) -> None:
        """Sign a person out in all browsers but the one with this token."""
        if await self.of_token(token) != row:
            raise TableError("people-unknown")
        await self.store.write([DropOtherKeys(row.id, hash_token(token))])
        self.drop(row.id)

    # Data about people.

    async def me(self, row: PersonRow) -> Me:
        """Return what the page of a person shows about them."""
        standings = [ratings.standing(rating) for rating in await self.people.ratings(row.id)]
        bots = [BotInfo(bot.id, bot.name) for bot in await self.people.bots(row.id)]
        return Me(row.id, row.name, row.listed, row.created, standings, bots, face_of(row))

    async def data(self, row: PersonRow) -> dict[str, Any]:
        """Return everything that is stored about a person, except the logs of their tables."""
        return {
            "person": row,
            "sittings": await self.people.sittings(row.id),
            "ratings": await self.people.ratings(row.id),
            "scores": await self.people.scores(row.id),
            "finished": await self.people.finished(row.id),
            "bots": await self.people.bots(row.id),
            "solved_puzzles": await self.people.solved(row.id),
            "puzzle_days": await self.people.puzzle_days(row.id),
            "friends": await self.store.social.friends(row.id, EVERYTHING),
            "blocked": await self.store.social.blocks(row.id),
            "invitations": await self.store.social.invitations(row.id),
            "sent_invitations": await self.store.social.sent_invitations(row.id),
            "reports": await self.store.social.reports_by(row.id),
            "profile": await self.store.social.profile(row.id),
            "parties": await self.store.parties.memberships(row.id),
            "party_names": await self.store.parties.titles(row.id),
            "tournament_names": await self.store.tournaments.titles(row.id),
            "tournaments": await self.store.tournaments.playing(row.id),
            "browsers": await self.store.notices.devices(row.id),
            "mail": await self.store.notices.mail(row.id),
            "mail_to_confirm": await self.store.notices.mail_code(row.id, 0.0),
            "reminders": await self.store.notices.reminders_of(row.id),
            "notices": await self.store.notices.of_person(row.id),
        }

    async def forget(self, id: str, sittings: Iterable[Sitting], watched: Iterable[str] = ()) -> None:
        """Delete everything about a person or a program, and their name and words at the tables where they sat, or
        where they may have talked as a friend who watches."""
        await self.store.write([ForgetPerson(id, tuple(sittings), tuple(watched))])
        self.drop(id)

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
