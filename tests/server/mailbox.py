"""An SMTP server on this machine, and the letters that it has taken."""

from __future__ import annotations

import email
import email.policy
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.process import free_port

PATIENCE = 30.0  # seconds


class Mailbox:
    """The letters that have arrived, in order."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = False
        self.port = free_port()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            return "451 not now"
        found = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.letters if one["To"] == address]

    def wait_for(self, address: str, count: int = 1) -> EmailMessage:
        """Wait until this many letters to an address have arrived; return the last one."""
        deadline = time.monotonic() + PATIENCE
        while len(self.to(address)) < count:
            assert time.monotonic() < deadline, [str(one) for one in self.letters]
            time.sleep(0.05)
        return self.to(address)[count - 1]


def text_of(letter: EmailMessage) -> str:
    """The plain text of a letter, which has no other part."""
    assert letter.get_content_type() == "text/plain"
    return str(letter.get_content()).replace("\r\n", "\n")


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Run an SMTP server."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
