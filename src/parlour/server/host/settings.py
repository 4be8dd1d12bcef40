"""The settings of a host: all of them in one place, checked once."""

from __future__ import annotations

import ipaddress
import math
import os
from dataclasses import dataclass, fields
from pathlib import Path

from parlour import storage
from parlour.core.errors import OptionError
from parlour.server.host import data_folder

LOOPBACK = "127.0.0.1,::1"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a server. A limit of 0 means no limit; times are in seconds, rates per second."""

    data: Path
    database: str = ""  # the address of a PostgreSQL server; empty: SQLite in the data folder
    pause: float = 1.0  # between a computer's actions
    workers: int | None = None  # processes for computer players; None: one per core, less one
    grace: float = 120.0  # until a computer takes over for a player who is away
    restart_grace: float = 60.0  # added to every clock when the server restarts
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
    trust_proxy: bool = False  # take the address of a client from the proxy's headers
    proxies: str = LOOPBACK  # the trusted proxies: addresses and networks, separated by commas

    @property
    def address(self) -> storage.Address:
        """Where the database is: a file in the data folder, or a server."""
        return self.database or self.data / data_folder.DATABASE

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
        for proxy in self.proxies.split(","):
            check_network(proxy.strip())


def flag(name: str) -> str:
    """Return the command-line option of a setting."""
    return "--" + name.replace("_", "-")


def check_network(text: str) -> None:
    """Refuse text that is neither an address nor a network such as 10.0.0.0/8."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise OptionError("serve-bad-proxy", given=text) from None
