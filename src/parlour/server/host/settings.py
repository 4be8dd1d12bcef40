"""The settings of a host: all of them in one place, checked once."""

from __future__ import annotations

import ipaddress
import math
import os
import re
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit

from parlour import storage
from parlour.core.errors import OptionError
from parlour.server.host import data_folder, name_filter

LOOPBACK = "127.0.0.1,::1"
# The services behind Chrome, Firefox, Edge and Safari.
PUSH_SERVICES = "fcm.googleapis.com,jmt17.google.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com"
SMTP = ("smtp", "smtps")
MAIN = "main"
NODE = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a server. A limit of 0 means no limit; times are in seconds, rates per second."""

    data: Path
    database: str = ""  # the address of a PostgreSQL server; empty: SQLite in the data folder
    node: str = MAIN  # the name of this process among those that share the database
    node_address: str = ""  # where the others reach it; empty: where it listens
    node_url: str = ""  # where pages reach it; empty: at the address of all nodes, through a proxy
    dead_after: float = 0.75  # until the others take a process without a heartbeat for dead
    pause: float = 1.0  # between a computer's actions
    workers: int | None = None  # processes for computer players; None: one per core, less one
    grace: float = 120.0  # until a computer takes over for a player who is away
    restart_grace: float = 60.0  # added to every clock when the server restarts
    round_pause: float = 20.0  # between two rounds of a tournament
    unload_after: float = 600.0  # until a table that nobody uses is evicted from memory
    open_days: float = 1.0  # until a table whose first game has not begun is closed
    table_days: float = 30.0  # until a table that nobody has touched is closed
    per_address: int = 200  # sockets per address
    waiting_per_address: int = 200  # connections per address that are not sockets yet
    request_seconds: float = 10.0  # for a request to arrive, both head and body
    most_guests: int = 100  # connections per table
    rate: float = 20.0  # messages per socket, in the long run
    burst: float = 60.0  # and in a burst
    address_rate: float = 100.0  # messages per address, over all its sockets, in the long run
    address_burst: float = 1000.0  # and in a burst
    read_rate: float = 50.0  # reads per address; expensive ones count as several
    read_burst: float = 1000.0
    guess_rate: float = 0.1  # wrong codes per address
    guess_burst: float = 20.0
    all_guess_rate: float = 5.0  # wrong codes from all addresses together
    all_guess_burst: float = 200.0
    post_rate: float = 10.0  # requests per address that change something
    post_burst: float = 100.0
    socket_rate: float = 10.0  # new sockets per address
    socket_burst: float = 200.0
    url: str = ""  # where people reach the server, for the links in letters
    push_services: str = PUSH_SERVICES  # the services that may be asked to wake browsers, separated by commas
    smtp: str = ""  # the SMTP server for letters; empty: none are sent
    mail_from: str = ""  # the sender of letters
    remind_after: float = 30.0  # seconds without the person on turn until they are told of it
    mail_rate: float = 0.005  # letters per address of whoever asks for them
    mail_burst: float = 10.0
    refused_names: str = ""  # a file of names that nobody may have; empty: refused-names.txt in the data folder
    trust_proxy: bool = False  # take the address of a client from the proxy's headers
    proxies: str = LOOPBACK  # the trusted proxies: addresses and networks, separated by commas

    @property
    def address(self) -> storage.Address:
        """Where the database is: a file in the data folder, or a server."""
        return self.database or self.data / data_folder.DATABASE

    @property
    def names_file(self) -> Path:
        """The file of refused names; it need not exist."""
        return Path(self.refused_names) if self.refused_names else self.data / name_filter.FILE

    @property
    def worker_count(self) -> int:
        """The number of worker processes."""
        return self.workers or max(1, (os.cpu_count() or 1) - 1)

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and not 0 <= value < math.inf:
                raise OptionError("serve-bad-number", setting=flag(field.name), given=str(value))
        if self.database and not storage.is_server(self.database):
            raise OptionError("serve-bad-database", given=self.database)
        self.check_node()
        self.check_mail()
        for proxy in self.proxies.split(","):
            check_network(proxy.strip())

    def check_mail(self) -> None:
        """Refuse an SMTP server without what a letter needs: a sender, and an address for its links."""
        if self.url and not is_origin(self.url):
            raise OptionError("serve-bad-node-url", setting="--url", given=self.url)
        if not self.smtp:
            return
        if not is_smtp(self.smtp):
            raise OptionError("serve-bad-smtp", given=storage.without_password(self.smtp))
        if "@" not in self.mail_from or not self.url:
            raise OptionError("serve-mail-needs")

    def check_node(self) -> None:
        """Refuse the settings of a node where only one process can use the database, and those that lead nowhere."""
        if not NODE.fullmatch(self.node):
            raise OptionError("serve-bad-node", given=self.node)
        for name in ("node", "node_address", "node_url"):
            value = getattr(self, name)
            if value and value != MAIN and not self.database:
                raise OptionError("serve-node-alone", setting=flag(name))
            if value and name != "node" and not is_origin(value):
                raise OptionError("serve-bad-node-url", setting=flag(name), given=value)


def is_origin(text: str) -> bool:
    """Return whether text is the address of a web server, without a path: http://HOST or http://HOST:PORT."""
    try:
        found = urlsplit(text)
        return found.scheme in ("http", "https") and bool(found.hostname) and text == f"{found.scheme}://{found.netloc}"
    except ValueError:  # for example a bracket that is never closed
        return False


def is_smtp(text: str) -> bool:
    """Return whether text is the address of an SMTP server, such as smtp://USER:PASSWORD@HOST:587."""
    try:
        found = urlsplit(text)
        return found.scheme in SMTP and bool(found.hostname) and found.port != 0
    except ValueError:  # for example a port that is not a number
        return False


def flag(name: str) -> str:
    """Return the command-line option of a setting."""
    return "--" + name.replace("_", "-")


def check_network(text: str) -> None:
    """Refuse text that is neither an address nor a network such as 10.0.0.0/8."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise OptionError("serve-bad-proxy", given=text) from None
