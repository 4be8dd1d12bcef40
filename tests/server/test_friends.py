"""Friends, recent players, invitations, blocks, reports and refused names, over HTTP and at a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli import program
from tests.server.process import NONCE, UNLIMITED, Player, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("friends"), flags=UNLIMITED) as server:
        yield server


def named(server: Server, name: str) -> tuple[Player, str]:
    """A player whom the server knows, and their id."""
    player = Player(server, name)
    return player, player.post("/api/me", {"name": name})[1]["id"]


def finish(one: Player, two: Player) -> str:
    """Play a game together that one of the two resigns."""
    table = one.open(visibility="private", options={"first_player": 0})
    for player in (one, two):
        player.sit(table)
        player.join(table)
    assert one.ask("start")["t"] == "ack"
    assert two.ask("resign")["t"] == "ack"
    one.close()
    two.close()
    return table


def company(player: Player) -> dict[str, list[tuple[str, str]]]:
    found = player.get("/api/me/company")
    return {what: [(one["name"], one["bond"]) for one in found[what]] for what in ("friends", "recent", "blocked")}


def admin(server: Server, *arguments: str) -> str:
    """The output of `parlour admin reports`."""
    done = program.run("admin", "reports", *arguments, "--data", str(server.data))
    assert done.exit_code == 0, done.output
    return done.output


def refusal(answer: tuple[int, Any]) -> str:
    return str(answer[1].get("key", ""))


def test_people_of_the_last_games_become_friends_when_both_want_it(server: Server) -> None:
    (ann, ann_id), (bob, bob_id) = named(server, "Ann"), named(server, "Bob")
    assert company(ann) == {"friends": [], "recent": [], "blocked": []}
    finish(ann, bob)
    assert company(ann)["recent"] == [("Bob", "")]
    assert ann.post(f"/api/people/{bob_id}/befriend", {}) == (200, {})
    assert (company(ann)["friends"], company(bob)["friends"]) == ([("Bob", "asked")], [("Ann", "asks")])
    assert bob.post(f"/api/people/{ann_id}/befriend", {}) == (200, {})
    assert (company(ann)["friends"], company(bob)["friends"]) == ([("Bob", "friend")], [("Ann", "friend")])
    assert company(ann)["recent"] == [], "a friend is listed once"
    assert bob.post(f"/api/people/{ann_id}/unfriend", {}) == (200, {})
    assert company(ann)["friends"] == []


def test_nobody_befriends_themselves_a_program_or_nobody(server: Server) -> None:
    ann, ann_id = named(server, "Ann")
    robot = ann.post("/api/bots", {"name": "Robot"})[1]["id"]
    assert refusal(ann.post(f"/api/people/{ann_id}/befriend", {})) == "people-yourself"
    for id in (robot, "nobody"):
        assert ann.post(f"/api/people/{id}/befriend", {}) == (404, {"key": "people-no-such-person", "args": {}})
    assert refusal(Player(server, "New").post(f"/api/people/{ann_id}/befriend", {})) == "people-unknown"


def test_an_invitation_opens_a_private_table_and_waits_in_the_lobby(server: Server) -> None:
    (ann, _), (bob, bob_id) = named(server, "Ann"), named(server, "Bob")
    wish = {"game": "notty", "nonce": NONCE}
    assert refusal(ann.post(f"/api/people/{bob_id}/invite", wish)) == "people-invite-stranger"
    finish(ann, bob)
    status, opened = ann.post(f"/api/people/{bob_id}/invite", wish)
    assert status == 200
    [found] = bob.get("/api/me/invitations")
    assert (found["table"], found["game"], found["name"]) == (opened["table"], "notty", "Ann")
    ann.join(opened["table"])
    bob.sit(opened["table"])
    assert ann.ask("start")["t"] == "ack"
    ann.close()
    assert bob.get("/api/me/invitations") == [], "the game has begun"


def test_a_friend_is_invited_to_the_table_where_one_sits_and_may_decline(server: Server) -> None:
    (ann, _), (bob, bob_id) = named(server, "Ann"), named(server, "Bob")
    finish(ann, bob)
    table = bob.open(visibility="private")
    wish = {"game": "notty", "nonce": NONCE, "table": table}
    assert refusal(ann.post(f"/api/people/{bob_id}/invite", wish)) == "people-invite-elsewhere"
    ann.sit(table)
    assert ann.post(f"/api/people/{bob_id}/invite", wish) == (200, {"table": table})
    assert [one["table"] for one in bob.get("/api/me/invitations")] == [table]
    assert bob.post("/api/me/invitations/decline", {"table": table}) == (200, {})
    assert bob.get("/api/me/invitations") == []


def test_invitations_that_wait_are_limited(server: Server) -> None:
    (ann, _), (bob, bob_id) = named(server, "Ann"), named(server, "Bob")
    finish(ann, bob)
    for _ in range(20):
        assert ann.post(f"/api/people/{bob_id}/invite", {"game": "notty", "nonce": NONCE})[0] == 200
    answer = ann.post(f"/api/people/{bob_id}/invite", {"game": "notty", "nonce": NONCE})
    assert refusal(answer) == "people-too-many-invitations"


def test_a_blocked_person_cannot_invite_befriend_or_find_the_other(server: Server) -> None:
    (ann, ann_id), (eve, eve_id) = named(server, "Ann"), named(server, "Eve")
    table = finish(ann, eve)
    assert ann.post(f"/api/people/{eve_id}/block", {}) == (200, {})
    assert company(ann) == {"friends": [], "recent": [], "blocked": [("Eve", "blocked")]}
    assert company(eve) == {"friends": [], "recent": [], "blocked": []}
    for act, wish in (("befriend", {}), ("invite", {"game": "notty", "nonce": NONCE})):
        assert refusal(eve.post(f"/api/people/{ann_id}/{act}", wish)) == "people-no-such-person"
    assert [one["name"] for one in eve.get(f"/api/tables/{table}/people")] == ["Eve"]
    assert [one["bond"] for one in ann.get(f"/api/tables/{table}/people")] == ["you", "blocked"]
    assert ann.post(f"/api/people/{eve_id}/unblock", {}) == (200, {})
    assert company(eve)["recent"] == [("Ann", "")]


def test_a_blocked_person_is_not_heard_at_the_table(server: Server) -> None:
    (ann, _), (eve, eve_id), (bob, _) = (named(server, name) for name in ("Ann", "Eve", "Bob"))
    table = ann.open(visibility="private", seats=3)
    for player in (ann, eve, bob):
        player.sit(table)
        player.join(table)
    assert eve.ask("say", text="before")["t"] == "ack"
    ann.until(lambda message: message["t"] == "said")
    ann.post(f"/api/people/{eve_id}/block", {})
    shown = ann.until(lambda message: message["t"] == "state" and "talk" in message)
    assert shown["talk"] == [], "also what was said before is gone"
    assert eve.ask("say", text="psst")["t"] == "ack"
    assert bob.ask("say", text="hello")["t"] == "ack"
    heard = ann.until(lambda message: message["t"] == "said")
    assert heard["text"] == "hello"
    numbers = [message["seq"] for message in ann.heard if message["t"] in ("state", "said")]
    assert heard["seq"] - 1 in numbers, "a page that misses a number would reconnect"
    assert [message["text"] for message in bob.heard if message["t"] == "said"][:2] == ["before", "psst"]
    ann.close()
    ann.join(table)
    again = next(message for message in reversed(ann.heard) if "talk" in message)
    assert [line["text"] for line in again["talk"]] == ["hello"]
    for player in (ann, eve, bob):
        player.close()


def test_a_report_reaches_the_host_with_the_last_lines_of_the_chat(server: Server) -> None:
    (ann, ann_id), (eve, eve_id), (_, bob_id) = (named(server, name) for name in ("Ann", "Eve", "Bob"))
    table = ann.open(visibility="private")
    for player in (ann, eve):
        player.sit(table)
        player.join(table)
    assert eve.ask("say", text="[red]you lose")["t"] == "ack"
    wish = {"reason": "talk", "text": "She is  rude.", "table": table}
    assert refusal(ann.post(f"/api/people/{bob_id}/report", wish)) == "people-not-there"
    assert ann.post(f"/api/people/{eve_id}/report", wish) == (200, {})
    [listed] = [one for one in json.loads(admin(server, "list", "--json")) if one["by_id"] == ann_id]
    assert (listed["about"], listed["name"], listed["reason"], listed["text"]) == (
        eve_id,
        "Eve",
        "talk",
        "She is rude.",
    )
    shown = admin(server, "show", listed["report"])
    assert "Eve: [red]you lose" in shown
    assert listed["report"] in admin(server, "list")
    assert listed["report"] in admin(server, "close", listed["report"])
    left = json.loads(admin(server, "list", "--json"))
    assert listed["report"] not in [one["report"] for one in left]
    for player in (ann, eve):
        player.close()


def test_one_person_cannot_fill_the_queue_of_reports(server: Server) -> None:
    (ann, _), (_, eve_id) = named(server, "Ann"), named(server, "Eve")
    for _ in range(10):
        assert ann.post(f"/api/people/{eve_id}/report", {"reason": "name"}) == (200, {})
    assert refusal(ann.post(f"/api/people/{eve_id}/report", {"reason": "name"})) == "people-too-many-reports"


def test_the_host_refuses_names(server: Server) -> None:
    ann, _ = named(server, "Ann")
    named(server, "Scunthorpe")
    Path(server.data, "refused-names.txt").write_text("# not here\nVillain\nAdmin*\n", encoding="utf-8")
    for name in ("villain", "V i l l 4 i n", "The Víllàin", "admin", "Admin of all"):
        assert refusal(ann.post("/api/me", {"name": name})) == "people-name-refused", name
        assert refusal(Player(server, name).post("/api/me", {"name": name})) == "people-name-refused", name
    assert refusal(ann.post("/api/bots", {"name": "Villain"})) == "people-name-refused"
    party = ann.post("/api/parties", {"nonce": NONCE})[1]["party"]
    assert refusal(ann.post(f"/api/parties/{party}/name", {"title": "Villain’s"})) == "people-name-refused"
    cup = {"game": "notty", "kind": "swiss", "title": "The Villains Cup"}
    assert refusal(ann.post("/api/tournaments", cup)) == "people-name-refused"
    assert ann.post("/api/me", {"name": "Badminton"})[0] == 200, "a pattern is for the whole name"
    Path(server.data, "refused-names.txt").unlink()
    assert ann.post("/api/me", {"name": "Villain"})[0] == 200


def test_the_data_of_a_person_include_all_of_it_and_go_with_them(server: Server) -> None:
    (ann, ann_id), (bob, bob_id), (_, eve_id) = (named(server, name) for name in ("Ann", "Bob", "Eve"))
    finish(ann, bob)
    ann.post(f"/api/people/{bob_id}/befriend", {})
    ann.post(f"/api/people/{eve_id}/block", {})
    ann.post(f"/api/people/{eve_id}/report", {"reason": "other", "text": "mine"})
    bob.post(f"/api/people/{ann_id}/invite", {"game": "notty", "nonce": NONCE})
    data = ann.get("/api/me/data")
    assert [one["id"] for one in data["friends"]] == [bob_id]
    assert [one["id"] for one in data["blocked"]] == [eve_id]
    assert [one["by"] for one in data["invitations"]] == [bob_id]
    assert [one["text"] for one in data["reports"]] == ["mine"]
    assert ann.post("/api/me/delete", {}) == (200, {})
    assert company(bob) == {"friends": [], "recent": [], "blocked": []}
