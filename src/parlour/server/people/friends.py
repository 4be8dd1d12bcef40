"""Friends, requests and blocks. To somebody who is blocked, the person who blocked them does not exist."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.server.host.environment import REAL, Environment
from parlour.storage import Store
from parlour.storage.rows import PersonRow
from parlour.storage.social import Befriend, Block, FriendRow, InvitationRow, MetRow, Unblock, Unfriend
from parlour.table.errors import TableError
from parlour.wire.social import Bond, Company, Invitation, OtherPerson

MOST_FRIENDS = 300  # with the open requests in both directions
MOST_ASKED = 50  # open requests of one person
MOST_BLOCKED = 500
RECENT_GAMES = 60  # in which people count as met lately
MOST_RECENT = 20  # of them listed


class Friends:
    """What people are to each other."""

    def __init__(self, store: Store, environment: Environment = REAL) -> None:
        self.store = store
        self.social = store.social
        self.environment = environment

    async def other(self, me: PersonRow, id: str) -> PersonRow:
        """Return another person; raise if there is none, or none for this one, who was blocked by them."""
        row = await self.store.people.person(id)
        if row is None or row.owner is not None or await self.social.is_blocked(row.id, me.id):
            raise TableError("people-no-such-person")
        if row.id == me.id:
            raise TableError("people-yourself")
        return row

    async def company(self, me: PersonRow) -> Company:
        """Return the people around a person."""
        friends = await self.social.friends(me.id, MOST_FRIENDS)
        met = await self.social.met(me.id, RECENT_GAMES)
        last = {one.id: one for one in met}
        known = {one.id for one in friends}
        return Company(
            [friend(one, last.get(one.id)) for one in sorted(friends, key=order)],
            [OtherPerson(one.id, one.name, "", one.game, one.at) for one in met if one.id not in known][:MOST_RECENT],
            [OtherPerson(one.id, one.name, "blocked") for one in await self.social.blocks(me.id)],
            invitations(await self.social.invitations(me.id)),
        )

    async def bonds(self, me: PersonRow) -> dict[str, Bond]:
        """Return what others are to a person, by id; whoever is missing is nothing to them."""
        found: dict[str, Bond] = {one.id: bond(one) for one in await self.social.friends(me.id, MOST_FRIENDS)}
        return found | {one.id: "blocked" for one in await self.social.blocks(me.id)} | {me.id: "you"}

    async def has_met(self, me: PersonRow, id: str) -> bool:
        """Return whether a person is a friend, or played with this one lately."""
        friends, met = await self.social.friends(me.id, MOST_FRIENDS), await self.social.met(me.id, RECENT_GAMES)
        return any(one.id == id and one.mutual for one in friends) or any(one.id == id for one in met)

    async def befriend(self, me: PersonRow, id: str) -> None:
        """Ask a person to be a friend, or accept their request. Whoever was blocked is not any more."""
        other = await self.other(me, id)
        friends = await self.social.friends(me.id, MOST_FRIENDS)
        theirs = await self.social.friends(other.id, MOST_FRIENDS)
        waits = [one for one in friends if one.asks is None]
        if any(one.id == id and one.asked is not None for one in friends):
            return
        accepts = any(one.id == id for one in friends)
        if not accepts and (len(waits) >= MOST_ASKED or MOST_FRIENDS in (len(friends), len(theirs))):
            raise TableError("people-too-many-friends")
        await self.store.write([Unblock(me.id, id), Befriend(me.id, id, self.environment.now())])

    async def unfriend(self, me: PersonRow, id: str) -> None:
        """End a friendship, or take back or decline a request."""
        await self.store.write([Unfriend(me.id, id)])

    async def block(self, me: PersonRow, id: str) -> None:
        """Block a person, also one who has blocked this one."""
        row = await self.store.people.person(id)
        if row is None or row.owner is not None:
            raise TableError("people-no-such-person")
        if row.id == me.id:
            raise TableError("people-yourself")
        if len(await self.social.blocks(me.id)) >= MOST_BLOCKED:
            raise TableError("people-too-many-blocked", most=MOST_BLOCKED)
        await self.store.write([Block(me.id, id, self.environment.now())])

    async def unblock(self, me: PersonRow, id: str) -> None:
        """Lift a block."""
        await self.store.write([Unblock(me.id, id)])


def bond(row: FriendRow) -> Bond:
    """Return what a row of the list of friends is."""
    return "friend" if row.mutual else "asked" if row.asks is None else "asks"


def order(row: FriendRow) -> tuple[int, str]:
    """Sort requests first, then friends, then those who have not answered."""
    return ("asks", "friend", "asked").index(bond(row)), row.name.casefold()


def friend(row: FriendRow, last: MetRow | None) -> OtherPerson:
    """Return a friend with the last game together."""
    game, at = (last.game, last.at) if last is not None else ("", None)
    return OtherPerson(row.id, row.name, bond(row), game, at)


def invitations(rows: Iterable[InvitationRow]) -> list[Invitation]:
    """Return invitations as structs of the wire."""
    return [Invitation(one.table_id, one.game, one.by, one.name, one.at) for one in rows]
