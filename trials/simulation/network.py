"""Sockets between pages and processes: ordered, slow at times, and cut without a word."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from trials.simulation.loop import VirtualLoop

NOTICED = (1.0, 40.0)  # seconds until a server finds out that a client has gone without a word
STUCK = 10.0  # seconds after which a server gives up a page that reads nothing


@dataclass(frozen=True)
class NetworkHabits:
    """The delay of a message in seconds, on average, and how often it is delayed a hundred times as long."""

    delay: float
    lags: float


class Network:
    """Delays for whatever goes from one machine to another. All of it happens outside of any process."""

    def __init__(self, loop: VirtualLoop, chance: Random, habits: NetworkHabits) -> None:
        self.loop = loop
        self.chance = chance
        self.habits = habits
        self.outside = Context()  # without a domain of its own

    def delay(self) -> float:
        """Return the seconds that the next message takes."""
        seconds = self.chance.expovariate(1 / self.habits.delay)
        return 100 * seconds if self.chance.random() < self.habits.lags else seconds

    def later(self, seconds: float, call: Callable[..., object], *args: Any) -> None:
        """Do something after a while, whatever becomes of the process that asks for it."""
        self.at(self.loop.now + seconds, call, *args)

    def at(self, when: float, call: Callable[..., object], *args: Any) -> None:
        """Do something at a moment."""
        self.loop.call_at(when, call, *args, context=self.outside)


class Browser(Protocol):
    """What a page hears of its socket."""

    def opened(self, socket: Socket) -> None: ...
    def received(self, socket: Socket, message: bytes) -> None: ...
    def hung_up(self, socket: Socket) -> None: ...


class Server(Protocol):
    """What a server hears of a socket."""

    def received(self, message: bytes) -> None: ...
    def hung_up(self) -> None: ...


class Socket:
    """A connection of a page to a process. Messages arrive in their order, or not at all."""

    def __init__(self, network: Network, browser: Browser) -> None:
        self.network = network
        self.browser = browser
        self.server: Server | None = None
        self.client_gone = False  # as the server knows
        self.server_gone = False  # as the page knows
        self.is_cut = False
        self.stalled_until = 0.0  # the page does not read
        self.in_flight = 0  # messages that the page has not read
        self._to_page = self._to_server = 0.0  # when the last message arrives

    # The server's end.

    def accept(self, server: Server) -> None:
        """Let a server have the messages of the page, and tell the page that it is connected."""
        self.server = server
        self._carry_to_page(self._opened)

    def send(self, message: bytes) -> None:
        """Send a message to the page."""
        self.in_flight += 1
        self._carry_to_page(self._deliver, message)

    def end(self) -> None:
        """Close the connection, behind everything that was sent."""
        self.client_gone = True
        self._carry_to_page(self._server_ended)

    # The page's end.

    def write(self, message: bytes) -> None:
        """Send a message to the server."""
        self._carry_to_server(self._arrive, message)

    def close(self) -> None:
        """Leave. The server hears of it after everything that was written."""
        self.server_gone = True
        self._carry_to_server(self._client_left)

    # Faults.

    def cut(self) -> None:
        """Lose everything that is under way and that is sent from now on. Neither side is told."""
        self.is_cut = True
        self.network.later(self.network.chance.uniform(*NOTICED), self._client_left)

    def reset(self) -> None:
        """Break off because the server's machine says that nobody is there any more."""
        self.network.later(self.network.delay(), self._server_ended)
        self.is_cut = True

    def stall(self, seconds: float) -> None:
        """Let the page read nothing for a while. A server that has something to send gives it up."""
        self.stalled_until = self.network.loop.now + seconds
        self.network.later(STUCK, self._give_up, self.stalled_until)

    # Carrying.

    def _carry_to_page(self, call: Callable[..., object], *args: Any) -> None:
        self._to_page = max(self._to_page, self.network.loop.now + self.network.delay(), self.stalled_until)
        if not self.is_cut:
            self.network.at(self._to_page, self._unless_cut, call, *args)

    def _carry_to_server(self, call: Callable[..., object], *args: Any) -> None:
        self._to_server = max(self._to_server, self.network.loop.now + self.network.delay())
        if not self.is_cut:
            self.network.at(self._to_server, self._unless_cut, call, *args)

    def _unless_cut(self, call: Callable[..., object], *args: Any) -> None:
        if not self.is_cut:
            call(*args)

    def _opened(self) -> None:
        if not self.server_gone:
            self.browser.opened(self)

    def _deliver(self, message: bytes) -> None:
        self.in_flight -= 1
        if not self.server_gone:
            self.browser.received(self, message)

    def _server_ended(self) -> None:
        if not self.server_gone:
            self.server_gone = True
            self.browser.hung_up(self)

    def _arrive(self, message: bytes) -> None:
        if self.server is not None and not self.client_gone:
            self.server.received(message)

    def _client_left(self) -> None:
        if not self.client_gone:
            self.client_gone = True
            if self.server is not None:
                self.server.hung_up()

    def _give_up(self, stalled_until: float) -> None:
        if self.stalled_until == stalled_until and self.in_flight and self.network.loop.now < stalled_until:
            self._client_left()
            self.reset()
