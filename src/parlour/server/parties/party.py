"""A party as it is in the store, with its checks. Pure: time and randomness are passed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from parlour.server.gatherings.gathering import Gathering, Refusals
from parlour.storage.operations import ChangeParty, Operation, SetMember
from parlour.storage.rows import MemberRow, PartyRow
from parlour.table.errors import TableError

MOST_MEMBERS = 20


@dataclass(frozen=True)
class Party(Gathering[PartyRow, MemberRow]):
    """A party and everybody who is or was in it."""

    status: ClassVar[str] = "member"
    refusals: ClassVar[Refusals] = Refusals(
        closed="party-closed", removed="party-removed", stranger="party-not-member", host_only="party-host-only",
        nobody="party-no-such-member",
    )  # fmt: skip

    @property
    def members(self) -> list[MemberRow]:
        """The present members, in the order in which they joined."""
        return self.present

    def check_players(self, numbers: Sequence[int], seats: int) -> list[MemberRow]:
        """Return the members who are to play, in the order of their seats; some may be left out, the host too."""
        players = [self.check_other(number) for number in dict.fromkeys(numbers)]
        if not 0 < len(players) <= seats:
            raise TableError("party-bad-players", seats=seats)
        for one in players:
            if one.watches and one.person != self.row.host:
                raise TableError("party-only-watches", name=one.name)
        return players

    # Changes.

    def changed(self, **values: object) -> ChangeParty:
        changes: dict[str, object] = {"version": self.row.version + 1, **values}
        return ChangeParty(replace(self.row, **changes))  # type: ignore[arg-type]  # the columns of a row

    def join(self, person: str, nonce: str, now: float) -> list[Operation]:
        """Add a member, or bring back one who left. Where there is no host, they are the host."""
        self.check_open()
        self.check_not_removed(person)
        if self.present_as(person) is None and len(self.members) >= MOST_MEMBERS:
            raise TableError("party-full", most=MOST_MEMBERS)
        known = self.known(person)
        number = known.number if known is not None else self.next_number
        joined = known.joined if known is not None else now
        row = MemberRow(party=self.row.id, number=number, person=person, joined=joined, seen=now, nonce=nonce)
        host = self.host.person if self.host is not None else person
        return [SetMember(row), self.changed(host=host, used=now)]

    def part(self, leaver: MemberRow, status: str, now: float) -> list[Operation]:
        """Let a member leave, or remove them. A host who leaves is followed by somebody who is there."""
        return [SetMember(replace(leaver, status=status)), self.changed(host=self.heir(leaver, now))]

    def watch(self, person: str, *, only: bool) -> list[Operation]:
        """Note whether a member only watches, until they say otherwise."""
        return [SetMember(replace(self.check_attending(person), watches=only)), self.changed()]
