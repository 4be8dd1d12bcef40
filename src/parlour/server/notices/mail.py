"""E-mail: letters, and the SMTP server of the host that takes them."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from parlour.server.host import logs

PATIENCE = 15.0  # seconds
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class NotSent(Exception):
    """Raised for a letter that the SMTP server has not taken."""


@dataclass(frozen=True)
class Letter:
    """A letter in plain text. Whoever does not want such letters is sent to `stop`."""

    to: str
    subject: str
    text: str
    stop: str = ""


class PostOffice:
    """The SMTP server that the host has set: smtp://USER:PASSWORD@HOST:PORT, or smtps:// with TLS from the start."""

    def __init__(self, address: str, sender: str, threads: ThreadPoolExecutor) -> None:
        self.place = urlsplit(address)
        self.sender = sender
        self.threads = threads

    @property
    def works(self) -> bool:
        """Whether the host has set an SMTP server."""
        return bool(self.place.hostname)

    @property
    def sender_address(self) -> str:
        """The address of the sender, without a name."""
        return parseaddr(self.sender)[1]

    async def send(self, letter: Letter) -> None:
        """Send a letter; raise NotSent if the server does not take it."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.deliver, letter)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            logs.event("letter not sent", logging.WARNING, why=type(error).__name__)
            raise NotSent from error

    def deliver(self, letter: Letter) -> None:
        """Hand a letter to the SMTP server; runs in a thread."""
        with closing(self.connected()) as server:
            server.send_message(self.written(letter))

    def connected(self) -> smtplib.SMTP:
        """Return a connection on which letters can be sent. A password is only sent over TLS, or to this machine."""
        host, port = self.place.hostname or "", self.place.port or PORTS[self.place.scheme]
        safe = ssl.create_default_context()
        if self.place.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=safe)
            elif self.place.username and host not in LOOPBACK:
                server.close()
                raise ValueError("the SMTP server offers no TLS")
        if self.place.username:
            server.login(unquote(self.place.username), unquote(self.place.password or ""))
        return server

    def written(self, letter: Letter) -> EmailMessage:
        """Return a letter with its headers."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender_address.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
