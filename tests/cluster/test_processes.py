"""Real nodes that are killed, stopped and drained while people play: nobody notices more than a reconnect."""

from __future__ import annotations

import json
import signal
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.program import run
from tests.cluster.processes import Guest, eventually, log_of, node_processes, rows
from tests.server.process import NONCE, Server

Cluster = tuple[str, list[Server], Path]


@pytest.fixture(scope="module")
def cluster(one_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two nodes; a test that kills one starts it again."""
    folder = tmp_path_factory.mktemp("nodes")
    with node_processes(folder, one_database, "oslo", "rome") as servers:
        yield one_database, servers, folder


def admin(folder: Path, node: str, *words: str) -> Any:
    """What `parlour admin` prints for a node, as JSON where it can."""
    done = run("admin", *words, "--data", str(folder / node))
    assert done.exit_code == 0, done.output
    return json.loads(done.output) if "--json" in words else done.output


def status_of(server: Server, path: str) -> int:
    try:
        return int(urllib.request.urlopen(f"{server.address}{path}", timeout=30).status)
    except urllib.error.HTTPError as error:
        return error.code


def quick(guest: Guest) -> str:
    """A table of the guest against a computer, with the guest on turn."""
    return guest.open(visibility="quick", options={"first_player": 0})


def test_people_find_their_table_through_any_node(cluster: Cluster) -> None:
    database, [oslo, rome], _ = cluster
    ann, bob = Guest([oslo, rome], "Ann"), Guest([rome, oslo], "Bob")
    table = ann.open(sit=True)
    ann.come(table, by=1)
    assert ann.sockets == 2, "one that sent her on, and one to the node that has the table"
    assert bob.sit(table) == 1, "rome lets oslo answer"
    assert bob.cookies.keys() == {"parlour_person", f"seat_{table}"}
    assert bob.come(table)["you"] == 1
    assert bob.get("/api/me/tables")[0]["table"] == table
    code = ann.latest["info"]["code"]
    assert bob.get(f"/api/codes/{code}") == {"table": table}
    assert ann.ask("start")["t"] == "ack"
    with pytest.raises(urllib.error.HTTPError):
        bob.get(f"/api/codes/{code}")
    assert bob.post(f"/api/tables/{table}/sit", {"name": "Bob", "nonce": NONCE})[1]["key"] == "table-begun"
    assert not [kind for _, kind, _, _ in log_of(database, table) if kind == "owned"], "it never left oslo"


def test_nobody_but_a_node_can_ask_what_nodes_ask(cluster: Cluster) -> None:
    _, [oslo, _], _ = cluster
    guest = Guest([oslo], "Eve")
    asked = {"table": "x", "person": "y"}
    assert guest.post("/api/node/leave", asked)[0] == 403
    assert guest.post("/api/node/leave", asked, **{"parlour-node-key": "guess"})[0] == 403
    assert guest.post("/api/tables", {}, **{"parlour-node-key": ""})[0] == 403


def test_when_a_node_is_killed_in_the_middle_of_a_move_another_goes_on(cluster: Cluster) -> None:
    database, [oslo, rome], _ = cluster
    ann = Guest([rome, oslo], "Ann")
    table = quick(ann)
    ann.come(table)
    try:
        ann.order("do", "in flight", turn=0, move="draw 1")
        rome.kill()
        ann.come_back(table, by=1)
        answer = ann.answer("in flight")
        assert answer["t"] == "ack"
        log = log_of(database, table)
        assert [(seq, kind) for seq, kind, cmd, _ in log if cmd == "in flight"] == [(answer["seq"], "moved")]
        assert [body["node"] for _, kind, _, body in log if kind == "owned"] == ["oslo"]
        assert ann.play("end")["t"] == "ack"
    finally:
        rome.start()


def test_a_node_that_was_asleep_writes_nothing_when_it_wakes(cluster: Cluster) -> None:
    database, [oslo, rome], _ = cluster
    ann, ghost = Guest([oslo, rome], "Ann"), Guest([oslo], "Ann")
    table = quick(ann)
    ghost.cookies = ann.cookies
    ghost.come(table)
    oslo.process.send_signal(signal.SIGSTOP)
    try:
        rows(database, "UPDATE node SET heartbeat = heartbeat - 1000 WHERE id = 'oslo' RETURNING id")
        ann.come_back(table, by=1)
        assert ann.play("draw 1")["t"] == "ack"
        before = log_of(database, table)
        ghost.order("do", "late", turn=0, move="draw 2")
    finally:
        oslo.process.send_signal(signal.SIGCONT)
    with pytest.raises(ConnectionClosed):
        while True:
            assert ghost.receive()["t"] not in ("ack", "events"), "a ghost has told something"
    after = log_of(database, table)
    assert after[: len(before)] == before and not any(cmd == "late" for _, _, cmd, _ in after)
    ghost.come(table, by=0)
    assert ghost.sockets == 3, "the one that has woken up knows better now"


def knows_both_alive(folder: Path, node: str) -> bool:
    """Whether a node sees itself and the other one alive."""
    seen = {one["node"]: one["state"] for one in admin(folder, node, "nodes", "--json")}
    return seen == {"oslo": "alive", "rome": "alive"}


def test_an_admin_of_one_node_reaches_all_tables_and_all_people(cluster: Cluster) -> None:
    _, [oslo, rome], folder = cluster
    for node in ("oslo", "rome"):  # one of them may have been asleep a moment ago
        eventually(partial(knows_both_alive, folder, node))
    ann, bob = Guest([oslo], "Ann"), Guest([rome], "Bob")
    tables = [quick(ann), quick(bob)]
    ann.come(tables[0])
    bob.come(tables[1])
    found = {one["table"]: one["names"] for one in admin(folder, "oslo", "tables", "--json") if "names" in one}
    assert found[tables[0]] == ["Ann"] and found[tables[1]] == ["Bob"]
    people = {one["table"]: one["name"] for one in admin(folder, "rome", "people", "--json")}
    assert people[tables[0]] == "Ann" and people[tables[1]] == "Bob"
    admin(folder, "rome", "message", "We close at eleven.")
    for guest in (ann, bob):
        assert guest.until(lambda message: message["t"] == "notice")["text"] == "We close at eleven."
    admin(folder, "rome", "close", tables[0], "--reason", "late")
    assert ann.until(lambda message: message["t"] == "bye")["key"] == "serve-table-closed"


def test_whoever_is_forgotten_on_one_node_is_forgotten_on_all(cluster: Cluster) -> None:
    database, [oslo, rome], _ = cluster
    ann, bob = Guest([oslo, rome], "Annegret"), Guest([oslo], "Bob")
    table = ann.open(sit=True)
    bob.sit(table)
    bob.come(table)
    assert bob.latest["info"]["seats"][0]["name"] == "Annegret"
    ann.server = rome
    assert ann.post("/api/me/delete", {})[0] == 200
    with pytest.raises(ConnectionClosed):  # the table is read again, without the name
        while True:
            bob.receive()
    bob.come_back(table)
    assert bob.latest["info"]["seats"][0]["kind"] == "free"
    assert "Annegret" not in str(log_of(database, table))


def test_a_node_that_is_drained_costs_its_guests_one_reconnect(cluster: Cluster) -> None:
    database, [oslo, rome], folder = cluster
    guests = [Guest([oslo], name) for name in ("Ann", "Bob", "Cid")]
    tables = [quick(guest) for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        guest.come(table)
    assert status_of(oslo, "/api/ready") == 200
    assert "handed over to the other nodes" in admin(folder, "oslo", "drain")
    try:
        assert (status_of(oslo, "/api/ready"), status_of(rome, "/api/ready")) == (503, 200)
        for guest, table in zip(guests, tables, strict=True):
            moved = guest.until(lambda message: message["t"] == "moved")
            assert moved["url"] == f"{rome.address}/api/tables/{table}/socket"
            guest.servers = [rome]
            guest.come(table)
            assert guest.sockets == 2
            assert guest.play("draw 1")["t"] == "ack"
        new = guests[0].open(sit=True)
        [(owner,)] = rows(database, "SELECT owner FROM tables WHERE id = %s", new)
        assert owner == "rome", "oslo opens no new tables"
    finally:
        admin(folder, "oslo", "drain", "--undo")
    assert status_of(oslo, "/api/ready") == 200


def test_a_node_that_is_stopped_hands_its_tables_over_first(cluster: Cluster) -> None:
    database, [oslo, rome], _ = cluster
    ann = Guest([oslo, rome], "Ann")
    table = quick(ann)
    ann.come(table)
    try:
        oslo.process.send_signal(signal.SIGTERM)
        moved = ann.until(lambda message: message["t"] == "moved")
        assert moved["url"].startswith(rome.address)
        ann.come(table, by=1)
        assert ann.play("draw 1")["t"] == "ack"
        assert oslo.process.wait(timeout=60) == 0
        eventually(lambda: [id for (id,) in rows(database, "SELECT id FROM node")] == ["rome"])
    finally:
        oslo.start()


def test_settings_of_a_node_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    alone = run("serve", "--data", str(tmp_path), "--node", "oslo")
    assert alone.exit_code == 2 and "--node is for several servers on one PostgreSQL database" in alone.stderr
    address = ("--data", str(tmp_path), "--database", "postgresql://localhost/parlour")
    for flags, reason in [
        (("--node", "Oslo 1"), "small letters"),
        (("--node-url", "oslo.example.org"), "without a path"),
        (("--node-address", "http://oslo/path"), "without a path"),
    ]:
        refused = run("serve", "--check", *address, *flags)
        assert refused.exit_code == 2 and reason in refused.stderr.replace("\n", " "), refused.stderr
    shown = run("serve", "--check", *address, "--node", "oslo", "--node-url", "https://oslo.example.org:8443")
    assert "--node oslo" in shown.output and "--node-url https://oslo.example.org:8443" in shown.output
