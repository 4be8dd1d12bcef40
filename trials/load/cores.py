"""A core for the server, and the others for its clients: what is measured is one core, and not what is left of two."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


class Cores:
    """The cores of this machine, shared out between a server and its clients, which are this process."""

    def __init__(self, wanted: bool) -> None:
        self.all = os.sched_getaffinity(0)
        self.pinned = wanted and len(self.all) > 1
        self.of_server = {min(self.all)} if self.pinned else self.all
        self.of_clients = self.all - self.of_server if self.pinned else self.all
        os.sched_setaffinity(0, self.of_clients)

    @contextmanager
    def server(self) -> Iterator[None]:
        """Processes that are started in this block run on the server's core."""
        os.sched_setaffinity(0, self.of_server)
        try:
            yield
        finally:
            os.sched_setaffinity(0, self.of_clients)
