"""A page's line to a table on its own device: the channel of a conversation that no network carries."""

from __future__ import annotations

from collections.abc import Callable

from parlour.server.host.channel import Receiver
from parlour.server.host.close_codes import NORMAL


class Line:
    """The channel of one conversation; `say` and `hang_up` reach the page."""

    def __init__(self, say: Callable[[str], None], hang_up: Callable[[], None]) -> None:
        self.say = say
        self.hang_up = hang_up
        self.receiver: Receiver | None = None
        self.early: list[bytes] = []  # messages from before the table was in memory
        self.open = True

    def attach(self, receiver: Receiver) -> None:
        """Hand all messages to a receiver from now on."""
        self.receiver = receiver
        early, self.early = self.early, []
        for text in early:
            receiver.receive(text)
        if not self.open:
            self.let_go()

    def hear(self, text: str) -> None:
        """Take a message of the page."""
        if self.receiver is None:
            self.early.append(text.encode())
        else:
            self.receiver.receive(text.encode())

    def write(self, message: bytes) -> bool:
        """Send the page a message; it is never too slow, because nothing is between it and the table."""
        if self.open:
            self.say(message.decode())
        return True

    def close(self, code: int = NORMAL, reason: str = "", last: bytes = b"") -> None:
        """Send a last message, if there is one, and hang up."""
        if not self.open:
            return
        if last:
            self.say(last.decode())
        self.open = False
        self.hang_up()
        self.let_go()

    def lost(self) -> None:
        """Take note that the page has hung up."""
        self.open = False
        self.let_go()

    def let_go(self) -> None:
        """Tell the receiver, once, that the line is dead."""
        receiver, self.receiver = self.receiver, None
        if receiver is not None:
            receiver.lost()
