"""`parlour` on a system that buffers little of what a client has not read; usually that is megabytes.

For tests only: `python -m tests.server.small_buffers serve ...` is otherwise the real program.
"""

from __future__ import annotations

import socket
from typing import Any

from parlour.__main__ import main

SMALL = 4096


class Socket(socket.socket):
    """A socket whose accepted connections inherit its small buffers."""

    def bind(self, address: Any) -> None:  # not `listen`: uvloop listens without asking Python
        self.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        super().bind(address)


if __name__ == "__main__":
    vars(socket)["socket"] = Socket
    main()
