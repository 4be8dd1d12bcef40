"""`parlour` on a system that keeps little of what a client has not read; usually that is megabytes.

For tests alone: `python -m tests.server.small_buffers serve ...` is the real program but for this.
"""

from __future__ import annotations

import socket

from parlour.__main__ import main

SMALL = 4096


class Socket(socket.socket):
    """What is accepted has the buffers of who listens."""

    def listen(self, *backlog: int) -> None:
        self.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        super().listen(*backlog)


if __name__ == "__main__":
    vars(socket)["socket"] = Socket
    main()
