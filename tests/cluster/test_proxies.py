"""The recipes in deploy/ for nginx and HAProxy, in front of real nodes; skipped where a proxy cannot be installed."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cluster.processes import PATIENT, Guest, rows
from tests.server.process import free_port
from trials.cluster.house import NAMES, NodeServer
from trials.cluster.proxies import RECIPES, Proxy, Unavailable, program

Nodes = dict[str, NodeServer]


@pytest.fixture(scope="module")
def nodes(one_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Three nodes under the names of the recipes, which both proxies share."""
    folder = tmp_path_factory.mktemp("behind")
    with ExitStack() as stack:
        found = {}
        for name in NAMES:
            found[name] = NodeServer(folder / name, name, one_database, more=("--dead-after", PATIENT))
            stack.callback(found[name].end)
        yield found


@pytest.fixture(params=sorted(RECIPES))
def proxy(request: pytest.FixtureRequest, nodes: Nodes, tmp_path: Path) -> Iterator[Proxy]:
    try:
        program(request.param)
    except Unavailable as why:
        pytest.skip(str(why))
    running = Proxy(request.param, tmp_path, free_port(), [f"127.0.0.1:{node.port}" for node in nodes.values()])
    yield running
    running.end()


def status(proxy: Proxy, path: str) -> int:
    try:
        return int(urllib.request.urlopen(f"{proxy.address}{path}", timeout=60).status)
    except urllib.error.HTTPError as error:
        return error.code


def test_people_meet_at_their_table_and_move_through_the_proxy(proxy: Proxy, one_database: str) -> None:
    ann, bob = Guest([proxy], "Ann"), Guest([proxy], "Bob")
    table = ann.open(sit=True, options={"first_player": 0})
    assert bob.sit(table) == 1
    assert (ann.come(table)["you"], bob.come(table)["you"]) == (0, 1)
    assert ann.ask("start")["t"] == "ack"
    bob.until(lambda message: message["t"] == "state" and message["info"]["phase"] == "playing")
    ann.wait_for_turn(0)
    assert ann.play("draw 1")["t"] == "ack"
    bob.until(lambda message: message["t"] == "events" and message["move"] == "draw 1")
    [(owner,)] = rows(one_database, "SELECT owner FROM tables WHERE id = %s", table)
    assert owner in NAMES


def test_a_page_reaches_the_node_that_it_names(proxy: Proxy, nodes: Nodes) -> None:
    for name in nodes:
        with urllib.request.urlopen(f"{proxy.address}/api/ready?node={name}", timeout=60) as answer:
            assert f'"node":"{name}"' in answer.read().decode().replace(" ", "")


def test_what_is_not_for_everybody_does_not_pass(proxy: Proxy) -> None:
    assert status(proxy, "/api/health") == 200
    for path in ("/metrics", "/api/admin/nodes", "/api/node/leave"):
        assert status(proxy, path) == 404
