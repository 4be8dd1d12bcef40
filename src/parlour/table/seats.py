"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Free:
    """Nobody sits here yet."""


@dataclass(frozen=True)
class Person:
    """A person, with the share of chance they brought for the next deal, and what opens their seat to them alone."""

    name: str
    nonce: str
    key: str = ""  # the hash of their seat token
    wants_rematch: bool = False


@dataclass(frozen=True)
class Computer:
    """A computer player."""

    level: str


Occupant = Free | Person | Computer
