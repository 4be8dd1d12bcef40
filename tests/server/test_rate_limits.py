"""Rate limits per address: a refused client gets the reason, and others are not affected."""

from __future__ import annotations

import asyncio
import json
import socket
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parlour.server.host.addresses import household
from parlour.server.host.rate_limits import MOST_ADDRESSES, AddressBuckets
from parlour.server.host.token_bucket import LONGEST_TURN, TokenBucket
from tests.server.process import NONCE, Player, Server, serving

POLICY_VIOLATION = 1008


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=0.5, burst=3, clock=clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait() == 2
    clock.now += bucket.wait()
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_rate_of_0_means_no_limit() -> None:
    bucket = TokenBucket(rate=0, burst=1)
    assert all(bucket.take() for _ in range(1000))


def test_tokens_come_in_turn_but_nobody_waits_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def turns(bucket: TokenBucket, number: int) -> list[bool]:
        return [await bucket.turn() for _ in range(number)]

    monkeypatch.setattr(asyncio, "sleep", sleep)
    rate = 2 / LONGEST_TURN
    assert asyncio.run(turns(TokenBucket(rate, burst=2, clock=Clock()), 6)) == [True] * 4 + [False] * 2
    assert waits == pytest.approx([1 / rate, 2 / rate])
    assert asyncio.run(turns(TokenBucket(rate=0, burst=1), 100)) == [True] * 100
    assert TokenBucket(rate=0, burst=1).wait() == 0


def test_addresses_that_have_been_quiet_are_forgotten_and_busy_ones_are_not() -> None:
    clock = Clock()
    buckets = AddressBuckets(rate=1, burst=2, clock=clock)
    for number in range(MOST_ADDRESSES):
        buckets.of(f"quiet {number}").take()
    clock.now += 10
    assert [buckets.of("busy").take() for _ in range(3)] == [True, True, False]
    assert len(buckets.known) == 1
    assert not buckets.of("busy").take()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("somebody", "somebody"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def post(server: Server, path: str = "/api/tables", **headers: str) -> tuple[int, Any, Any]:
    """Open a table; return the status, the body and the headers."""
    wish = {"game": "notty", "visibility": "private", "seats": 2, "nonce": NONCE}
    request = urllib.request.Request(f"{server.address}{path}", json.dumps(wish).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.loads(answer.read()), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()), error.headers


def knock(server: Server, table: str, **headers: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=headers)


def turned_away(connection: ClientConnection) -> dict[str, Any]:
    """Return the last message, after which the connection is closed with the code for it."""
    said: dict[str, Any] = json.loads(connection.recv(30))
    with pytest.raises(ConnectionClosed) as closed:
        connection.recv(30)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == POLICY_VIOLATION
    assert said["t"] == "bye"
    return said


def test_too_many_requests_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    flags = ["--post-rate", "0.01", "--post-burst", "3"]
    with serving(tmp_path / "data", flags=flags, log=tmp_path / "log") as server:
        assert [post(server)[0] for _ in range(3)] == [200, 200, 200]
        status, answer, headers = post(server)
        assert (status, answer["key"]) == (429, "serve-too-fast")
        assert 0 < int(headers["Retry-After"]) == answer["args"]["seconds"] <= 100
        assert urllib.request.urlopen(f"{server.address}/api/health", timeout=30).status == 200
        (told,) = server.told("connection refused")
        assert told["why"] == "serve-too-fast" and len(told["address"]) == 8


def test_connections_of_an_address_are_counted_and_given_back(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--per-address", "2"]) as server:
        ann = Player(server, "Ann")
        table = ann.open()
        first, second = knock(server, table), knock(server, table)
        assert turned_away(knock(server, table)) == {"t": "bye", "key": "serve-too-many", "args": {"most": 2}}
        first.close()
        ann.join(table)
        ann.close()
        second.close()


def test_new_connections_come_at_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--socket-rate", "0.01", "--socket-burst", "2"]) as server:
        table = Player(server, "Ann").open()
        knock(server, table).close()
        knock(server, table).close()
        said = turned_away(knock(server, table))
        assert said["key"] == "serve-too-fast" and 0 < said["args"]["seconds"] <= 100


def test_a_full_table_lets_its_own_people_in(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--most-guests", "2"]) as server:
        ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
        table = ann.open()
        ann.sit(table)
        bob.join(table)
        eve.join(table)
        late = knock(server, table)
        late.send('{"t":"hello","v":2}')
        assert turned_away(late)["key"] == "serve-table-full"
        assert ann.join(table)["you"] == 0
        for player in (ann, bob, eve):
            player.close()


def test_messages_of_a_connection_come_at_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--rate", "0.01", "--burst", "3"]) as server:
        ann = Player(server, "Ann")
        ann.join(ann.open())
        for number in range(3):
            ann.send(t="ping", n=number)
        assert ann.until(lambda message: message["t"] == "bye")["key"] == "table-too-fast"


def test_a_body_must_be_small_and_say_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        status, answer = Player(server, "Ann").post("/api/tables", b"x" * 70_000)
        assert (status, answer["key"]) == (413, "serve-too-large")
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as raw:
            raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            assert raw.recv(4096).startswith(b"HTTP/1.1 411")


def test_without_a_proxy_nobody_can_claim_another_address(tmp_path: Path) -> None:
    flags = ["--post-rate", "0.01", "--post-burst", "1"]
    with serving(tmp_path / "data", flags=flags, log=tmp_path / "log") as server:
        assert post(server, **{"X-Forwarded-For": "192.0.2.1"})[0] == 200
        assert post(server, **{"X-Forwarded-For": "192.0.2.2"})[0] == 429
        assert len(server.told("proxy not trusted")) == 1


def test_behind_a_proxy_the_address_is_the_one_that_the_last_trusted_hop_saw(tmp_path: Path) -> None:
    """What a client itself writes into the header is further left, and does not count."""
    flags = ["--proxy", "--proxies", "127.0.0.1,10.0.0.0/8", "--post-rate", "0.01", "--post-burst", "1"]
    with serving(tmp_path, flags=flags) as server:
        assert post(server, **{"X-Forwarded-For": "192.0.2.1"})[0] == 200
        assert post(server, **{"X-Forwarded-For": "192.0.2.2, 10.1.2.3"})[0] == 200
        assert post(server, **{"X-Forwarded-For": "192.0.2.9, 192.0.2.1"})[0] == 429
        assert post(server, **{"X-Forwarded-For": "192.0.2.9, 192.0.2.2, 10.9.9.9"})[0] == 429


def test_behind_a_proxy_cookies_are_for_https_alone(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--proxy"]) as server:
        table = Player(server, "Ann").open()
        wish = json.dumps({"name": "Ann", "nonce": NONCE}).encode()
        request = urllib.request.Request(
            f"{server.address}/api/tables/{table}/sit", wish, {"X-Forwarded-Proto": "https"}
        )
        assert "; Secure" in urllib.request.urlopen(request, timeout=30).headers["Set-Cookie"]
