"""The bodies of HTTP requests and responses about notifications and e-mail."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Endpoint = Annotated[str, Meta(max_length=1000)]
PLAIN = r"[^\x00-\x20\x7f-\uffff@<>,;:\"()\[\]\\]+"  # no sign that means something else in a header
MailAddress = Annotated[str, Meta(max_length=254, pattern=rf"^{PLAIN}@{PLAIN}\.[a-zA-Z0-9-]+\Z")]
LanguageCode = Annotated[str, Meta(max_length=8)]


class RemindingTable(msgspec.Struct, frozen=True):
    """A table at which a person is told of their turns."""

    table: str
    game: str


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """How a person can be reached: the key for Web Push, whether the host sends e-mail, the confirmed address and
    whether it gets letters, the one to confirm, whether the browser that asks can be woken and how many others, and the
    tables at which they are told of their turns."""

    key: str
    mail: bool
    address: str
    letters: bool
    waiting: str
    here: bool
    others: int
    tables: list[RemindingTable]


class NewDevice(msgspec.Struct, frozen=True):
    """A browser that can be woken."""

    endpoint: Endpoint
    language: LanguageCode


class OldDevice(msgspec.Struct, frozen=True):
    """A browser that is not to be woken any more."""

    endpoint: Endpoint


class MailWish(msgspec.Struct, frozen=True):
    """An e-mail address."""

    address: MailAddress
    language: LanguageCode


class MailCode(msgspec.Struct, frozen=True):
    """The code that was sent to an address."""

    code: Annotated[str, Meta(max_length=40)]


class Letters(msgspec.Struct, frozen=True):
    """Whether a person wants letters."""

    on: bool


class SignOut(msgspec.Struct, frozen=True):
    """The browser that stays signed in, by its endpoint for Web Push if it has one."""

    endpoint: Endpoint = ""


class Reminding(msgspec.Struct, frozen=True):
    """Whether a person is told of their turns at a table."""

    on: bool


class NoticeText(msgspec.Struct, frozen=True, kw_only=True):
    """A notification: what it says, where it leads, what it replaces, when it was written, and its language."""

    title: str
    words: str
    path: str
    tag: str
    at: float
    language: str
