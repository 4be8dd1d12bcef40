"""The occupants of seats: nobody, a person or a computer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Free:
    """A seat that nobody has taken."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, with their nonce for the next deal and the key that opens their seat.

    An outside program takes a seat like a person, and is marked as a bot.
    """

    name: str
    nonce: str
    key: str = ""  # the hash of their seat token
    person: str = ""  # the id of the person, if the server knows them
    bot: bool = False
    wants_rematch: bool = False
    stand_in: bool = False  # a computer plays the seat until its person is back
    resigned: bool = False

    @property
    def holds(self) -> bool:
        """Whether the person plays the seat themselves."""
        return not self.stand_in and not self.resigned


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player of some level."""

    level: str


Occupant = Free | Person | Computer
