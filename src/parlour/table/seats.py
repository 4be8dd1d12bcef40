"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Free:
    """Nobody sits here yet."""


@dataclass(frozen=True)
class Person:
    """A person, with the share of chance they brought for the next deal, and what opens their seat to them alone.

    An outside program sits here like a person, and is marked as a bot.
    """

    name: str
    nonce: str
    key: str = ""  # the hash of their seat token
    person: str = ""  # the id of the person, where the server knows them
    bot: bool = False
    wants_rematch: bool = False
    stand_in: bool = False  # a computer plays the seat until its person is back
    resigned: bool = False

    @property
    def holds(self) -> bool:
        """Whether the person plays the seat themselves."""
        return not self.stand_in and not self.resigned


@dataclass(frozen=True)
class Computer:
    """A computer player."""

    level: str


Occupant = Free | Person | Computer
