"""People whom one link keeps together under a host, as in a party or a tournament, with the checks that both make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from parlour.storage.operations import Operation
from parlour.table.errors import TableError

AWAY_AFTER = 30.0  # seconds without a request after which somebody counts as away
HEIR_AFTER = 60.0  # seconds after which somebody else may take over from a host who is away


class GatheringRow(Protocol):
    """What the store keeps about a gathering itself."""

    @property
    def id(self) -> str: ...
    @property
    def host(self) -> str | None: ...
    @property
    def version(self) -> int: ...
    @property
    def closed(self) -> float | None: ...


class Attendee(Protocol):
    """What the store keeps about somebody who is or was in a gathering; a computer is no person."""

    @property
    def number(self) -> int: ...
    @property
    def person(self) -> str | None: ...
    @property
    def seen(self) -> float: ...
    @property
    def status(self) -> str: ...


Row = TypeVar("Row", bound=GatheringRow)
Who = TypeVar("Who", bound=Attendee)


@dataclass(frozen=True)
class Refusals:
    """The keys of what a gathering refuses: `stranger` to somebody who is not in it, `nobody` where nobody is meant."""

    closed: str
    removed: str
    stranger: str
    host_only: str
    nobody: str


@dataclass(frozen=True)
class Gathering(Generic[Row, Who]):
    """A gathering and everybody who is or was in it."""

    row: Row
    everybody: Sequence[Who]

    refusals: ClassVar[Refusals]
    status: ClassVar[str]  # of those who are in it now

    @property
    def present(self) -> list[Who]:
        """Everybody who is in it now, in the order in which they came."""
        return [one for one in self.everybody if one.status == self.status]

    def known(self, person: str | None) -> Who | None:
        """Return what is kept about a person who is or was in it."""
        return next((one for one in self.everybody if person and one.person == person), None)

    def present_as(self, person: str | None) -> Who | None:
        """Return what is kept about a person who is in it now."""
        return next((one for one in self.present if person and one.person == person), None)

    @property
    def host(self) -> Who | None:
        return self.present_as(self.row.host)

    def attending(self, person: str | None) -> Who | None:
        """Return what is kept about a person who is in it now, or is its host."""
        host = self.host
        return host if host is not None and host.person == person else self.present_as(person)

    def host_free_at(self) -> float:
        """Return when somebody else may become the host without being asked; 0 if there is no host."""
        return 0.0 if self.host is None else self.host.seen + HEIR_AFTER

    def heir(self, leaver: Who, now: float) -> str | None:
        """Return the host after somebody leaves: if it is the host who does, somebody who is there."""
        if self.row.host != leaver.person:
            return self.row.host
        rest = [one for one in self.present if one.number != leaver.number and one.person is not None]
        heirs = sorted(rest, key=lambda one: (now - one.seen > AWAY_AFTER, one.number))
        return heirs[0].person if heirs else None

    @property
    def next_number(self) -> int:
        return 1 + max((one.number for one in self.everybody), default=0)

    # Changes.

    def changed(self, **values: object) -> Operation:
        """Return the operation that changes the gathering, and counts the change."""
        raise NotImplementedError

    def pass_host(self, person: str, number: int, now: float) -> list[Operation]:
        """Make another person the host: as the host, or for oneself while the host is away."""
        asking, heir = self.check_attending(person), self.check_other(number)
        if heir.person is None:
            raise TableError(self.refusals.nobody)
        if asking.person != self.row.host and not (heir == asking and now >= self.host_free_at()):
            raise TableError(self.refusals.host_only)
        return [self.changed(host=heir.person)]

    def rename(self, person: str, title: str) -> list[Operation]:
        """Give it a name, as the host; an empty one takes the name away."""
        self.check_host(person)
        return [self.changed(title=title)]

    # Checks.

    def check_open(self) -> None:
        if self.row.closed is not None:
            raise TableError(self.refusals.closed)

    def check_not_removed(self, person: str) -> None:
        """Refuse somebody whom the host has removed."""
        known = self.known(person)
        if known is not None and known.status == "removed":
            raise TableError(self.refusals.removed)

    def check_attending(self, person: str) -> Who:
        """Return somebody who is in it now, or its host."""
        self.check_open()
        self.check_not_removed(person)
        found = self.attending(person)
        if found is None:
            raise TableError(self.refusals.stranger)
        return found

    def check_host(self, person: str) -> Who:
        found = self.check_attending(person)
        if found.person != self.row.host:
            raise TableError(self.refusals.host_only)
        return found

    def check_other(self, number: int) -> Who:
        """Return somebody who is in it now, by number."""
        found = next((one for one in self.present if one.number == number), None)
        if found is None:
            raise TableError(self.refusals.nobody)
        return found
