"""A party as it is in the store, with its checks. Pure: time and randomness are passed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.storage.operations import ChangeParty, Operation, SetMember
from parlour.storage.rows import MemberRow, PartyRow
from parlour.table.errors import TableError

MOST_MEMBERS = 20
AWAY_AFTER = 30.0  # seconds without a request after which a member counts as away
HEIR_AFTER = 60.0  # seconds after which somebody else may take over from a host who is away


@dataclass(frozen=True)
class Party:
    """A party and everybody who is or was in it."""

    row: PartyRow
    everybody: Sequence[MemberRow]

    @property
    def members(self) -> list[MemberRow]:
        """The present members, in the order in which they joined."""
        return [one for one in self.everybody if one.status == "member"]

    def known(self, person: str) -> MemberRow | None:
        """Return what is kept about a person who is or was a member."""
        return next((one for one in self.everybody if one.person == person), None)

    def member(self, person: str | None) -> MemberRow | None:
        """Return a member by their person."""
        return next((one for one in self.members if one.person == person), None)

    @property
    def host(self) -> MemberRow | None:
        return self.member(self.row.host)

    def host_free_at(self) -> float:
        """Return when another member may become the host without being asked; 0 if there is no host."""
        return 0.0 if self.host is None else self.host.seen + HEIR_AFTER

    # Checks.

    def check_open(self) -> None:
        if self.row.closed is not None:
            raise TableError("party-closed")

    def check_not_removed(self, person: str) -> None:
        """Refuse somebody whom the host has removed."""
        known = self.known(person)
        if known is not None and known.status == "removed":
            raise TableError("party-removed")

    def check_member(self, person: str) -> MemberRow:
        self.check_open()
        self.check_not_removed(person)
        found = self.member(person)
        if found is None:
            raise TableError("party-not-member")
        return found

    def check_host(self, person: str) -> MemberRow:
        found = self.check_member(person)
        if found.person != self.row.host:
            raise TableError("party-host-only")
        return found

    def check_other(self, number: int) -> MemberRow:
        """Return a member by number."""
        found = next((one for one in self.members if one.number == number), None)
        if found is None:
            raise TableError("party-no-such-member")
        return found

    # Changes.

    def changed(self, host: str | None, used: float | None = None) -> ChangeParty:
        """Return the operation that changes the host, and when the party was used."""
        row = replace(self.row, version=self.row.version + 1, host=host, used=self.row.used if used is None else used)
        return ChangeParty(row)

    def join(self, person: str, nonce: str, now: float) -> list[Operation]:
        """Add a member, or bring back one who left. Where there is no host, they are the host."""
        self.check_open()
        self.check_not_removed(person)
        if self.member(person) is None and len(self.members) >= MOST_MEMBERS:
            raise TableError("party-full", most=MOST_MEMBERS)
        known = self.known(person)
        number = known.number if known is not None else 1 + max((one.number for one in self.everybody), default=0)
        joined = known.joined if known is not None else now
        row = MemberRow(party=self.row.id, number=number, person=person, joined=joined, seen=now, nonce=nonce)
        host = self.host.person if self.host is not None else person
        return [SetMember(row), self.changed(host, used=now)]

    def part(self, leaver: MemberRow, status: str, now: float) -> list[Operation]:
        """Let a member leave, or remove them. A host who leaves is followed by somebody who is there."""
        rest = [one for one in self.members if one.person != leaver.person]
        heirs = sorted(rest, key=lambda one: (now - one.seen > AWAY_AFTER, one.number))
        host = self.row.host if self.row.host != leaver.person else (heirs[0].person if heirs else None)
        return [SetMember(replace(leaver, status=status)), self.changed(host)]

    def pass_host(self, person: str, number: int, now: float) -> list[Operation]:
        """Make another member the host: as the host, or for oneself while the host is away."""
        asking, heir = self.check_member(person), self.check_other(number)
        takes_over = heir == asking and now >= self.host_free_at()
        if asking.person != self.row.host and not takes_over:
            raise TableError("party-host-only")
        return [self.changed(heir.person)]
