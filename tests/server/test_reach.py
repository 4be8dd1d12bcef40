"""How people are reached, over HTTP: browsers, e-mail addresses, reminders, and the way back without a cookie."""

from __future__ import annotations

import re
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.process import UNLIMITED, Player, Server, serving
from tests.server.push_service import PushService, push_service

CODE = re.compile(r"^.*: ([a-z0-9]{8})$", re.MULTILINE)


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Mailbox, push: PushService) -> Iterator[Server]:
    mail = ("--smtp", box.address, "--mail-from", "cards@example.org", "--url", "https://cards.example.org")
    flags = (*UNLIMITED, *mail, "--mail-rate", "0", "--push-services", push.origin, "--remind-after", "0")
    with serving(tmp_path_factory.mktemp("reach"), flags=flags) as server:
        yield server


def named(server: Server, name: str) -> Player:
    """A player whom the server knows."""
    player = Player(server, name)
    assert player.post("/api/me", {"name": name})[0] == 200
    return player


def refusal(answer: tuple[int, Any]) -> str:
    return str(answer[1].get("key", ""))


def ask(player: Player, address: str, language: str = "en") -> tuple[int, Any]:
    return player.post("/api/me/mail", {"address": address, "language": language})


def code_in(box: Mailbox, address: str, count: int = 1) -> str:
    """The code in a letter."""
    found = CODE.search(text_of(box.wait_for(address, count)))
    assert found is not None
    return found[1]


def confirmed(server: Server, box: Mailbox, name: str, address: str) -> Player:
    """A player with an address."""
    player = named(server, name)
    assert ask(player, address) == (200, {})
    assert player.post("/api/me/mail/confirm", {"code": code_in(box, address)}) == (200, {})
    return player


def test_an_address_is_confirmed_by_its_code_before_it_counts(server: Server, box: Mailbox) -> None:
    ann = named(server, "Ann")
    assert ask(ann, "Ann@Example.org", "cs") == (200, {})
    reach = ann.get("/api/me/reach")
    assert (reach["mail"], reach["address"], reach["waiting"]) == (True, "", "ann@example.org")
    letter = box.wait_for("ann@example.org")
    assert "kód" in letter["Subject"] and "https://cards.example.org/me#mail=" in text_of(letter)
    assert refusal(ann.post("/api/me/mail/confirm", {"code": "wrong"})) == "notice-no-such-code"
    eve = named(server, "Eve")
    code = code_in(box, "ann@example.org")
    assert refusal(eve.post("/api/me/mail/confirm", {"code": code})) == "notice-no-such-code", "it is Ann's"
    assert ann.post("/api/me/mail/confirm", {"code": code.upper()}) == (200, {})
    reach = ann.get("/api/me/reach")
    assert (reach["address"], reach["waiting"], reach["letters"]) == ("ann@example.org", "", True)
    assert refusal(ann.post("/api/me/mail/confirm", {"code": code})) == "notice-no-such-code", "it works once"
    assert ann.post("/api/me/mail/drop", {}) == (200, {})
    assert ann.get("/api/me/reach")["address"] == ""


@pytest.mark.parametrize(
    "address",
    ["", "ann", "ann@", "@example.org", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "<a@b.org>"],
)
def test_what_is_no_address_gets_no_letter(server: Server, box: Mailbox, address: str) -> None:
    before = len(box.letters)
    ann = named(server, "Ann")
    assert ask(ann, address)[0] == 400
    assert ann.post("/api/me/recover", {"address": address, "language": "en"})[0] == 400
    assert len(box.letters) == before


def test_a_lost_cookie_is_recovered_once_by_the_letter(server: Server, box: Mailbox) -> None:
    ann = confirmed(server, box, "Ann", "lost@example.org")
    id = ann.get("/api/me")["id"]
    new = Player(server, "New")
    assert new.post("/api/me/recover", {"address": "LOST@example.org", "language": "en"}) == (200, {})
    code = code_in(box, "lost@example.org", 2)
    assert f"https://cards.example.org/me#code={code}" in text_of(box.to("lost@example.org")[1])
    status, me = new.post("/api/me/continue", {"code": code})
    assert (status, me["id"]) == (200, id)
    assert new.get("/api/me")["id"] == id
    assert ann.get("/api/me")["id"] == id, "other browsers stay signed in"
    assert refusal(Player(server, "Eve").post("/api/me/continue", {"code": code})) == "people-no-such-code"


def test_whether_an_address_is_known_cannot_be_seen(server: Server, box: Mailbox) -> None:
    confirmed(server, box, "Ann", "known@example.org")
    stranger = Player(server, "Eve")
    answers = [
        stranger.post("/api/me/recover", {"address": address, "language": "en"})
        for address in ("unknown@example.org", "known@example.org")
    ]
    assert answers[0] == answers[1] == (200, {})
    box.wait_for("known@example.org", 2)
    assert box.to("unknown@example.org") == []


def test_letters_that_strangers_ask_for_are_limited(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> None:
    mail = ("--smtp", box.address, "--mail-from", "cards@example.org", "--url", "https://cards.example.org")
    with serving(tmp_path_factory.mktemp("limited"), flags=(*UNLIMITED, *mail, "--mail-burst", "4")) as server:
        eve = named(server, "Eve")
        wish = {"address": "victim@example.org", "language": "en"}
        tried = [eve.post("/api/me/recover", wish)[0] for _ in range(4)]
        assert tried == [200, 200, 200, 429], "three letters to one address, whether it is known or not"
        assert ask(eve, "one@example.org")[0] == 200
        assert refusal(ask(eve, "two@example.org")) == "serve-too-fast", "four letters for one place"
        assert box.to("two@example.org") == []


def test_signing_out_elsewhere_leaves_this_browser_alone(server: Server) -> None:
    ann = named(server, "Ann")
    code = ann.post("/api/me/code", {})[1]["code"]
    phone = Player(server, "Phone")
    assert phone.post("/api/me/continue", {"code": code})[0] == 200
    assert phone.post("/api/me/signout", {}) == (200, {})
    assert (ann.get("/api/me"), phone.get("/api/me")["name"]) == (None, "Ann")


def test_a_browser_is_added_only_at_a_push_service_that_the_host_allows(server: Server, push: PushService) -> None:
    ann = named(server, "Ann")
    here = push.endpoint("here")
    for endpoint in ("https://evil.example/x", "http://127.0.0.1:1/x", f"{server.address}/api/me"):
        answer = ann.post("/api/me/devices", {"endpoint": endpoint, "language": "en"})
        assert refusal(answer) == "notice-push-service", endpoint
    assert ann.post("/api/me/devices", {"endpoint": here, "language": "si"}) == (200, {})
    reach = ann.get(f"/api/me/reach?endpoint={here}")
    assert (reach["here"], reach["others"]) == (True, 0)
    assert (ann.get("/api/me/reach")["here"], ann.get("/api/me/reach")["others"]) == (False, 1)
    eve = named(server, "Eve")
    assert eve.post("/api/me/devices/drop", {"endpoint": here}) == (200, {})
    assert ann.get(f"/api/me/reach?endpoint={here}")["here"], "Eve cannot remove it"
    for number in range(12):
        assert ann.post("/api/me/devices", {"endpoint": push.endpoint(str(number)), "language": "en"})[0] == 200
    assert ann.get("/api/me/reach")["others"] == 10
    assert refusal(Player(server, "New").post("/api/me/devices", {"endpoint": here, "language": "en"})) == (
        "people-unknown"
    )


def begin(server: Server, push: PushService, name: str) -> tuple[Player, Player, str]:
    """A game of two people in which the first, who wants to be told, is on turn and away."""
    ann, bob = named(server, name), named(server, "Bob")
    table = ann.open(options={"first_player": 0})
    for player in (ann, bob):
        player.sit(table)
        player.join(table)
    assert ann.post("/api/me/devices", {"endpoint": push.endpoint(name), "language": "si"})[0] == 200
    assert ann.post(f"/api/tables/{table}/remind", {"on": True}) == (200, {"on": True})
    assert ann.ask("start")["t"] == "ack"
    ann.close()
    return ann, bob, table


def wait_until_woken(push: PushService, name: str, bob: Player) -> None:
    """Wait for a push message; Bob's requests only pass the time."""
    for _ in range(600):
        if name in push.paths():
            return
        bob.get("/api/me")
        time.sleep(0.05)
    raise AssertionError(push.paths())


def test_a_browser_that_is_woken_learns_what_it_is_about_and_nothing_more(server: Server, push: PushService) -> None:
    ann, bob, table = begin(server, push, "Woken")
    assert [(one["table"], one["game"]) for one in ann.get("/api/me/reach")["tables"]] == [(table, "notty")]
    wait_until_woken(push, "Woken", bob)
    [notice] = ann.get(f"/api/me/notices?endpoint={push.endpoint('Woken')}")
    assert (notice["path"], notice["language"]) == (f"/t/{table}", "si")
    assert "ඔයාගේ වාරය" in notice["title"]
    assert set(notice) == {"title", "words", "path", "tag", "at", "language"}
    [other] = bob.get("/api/me/notices")
    assert other["tag"] == "nothing"
    data = ann.get("/api/me/data")
    assert [one["endpoint"] for one in data["browsers"]] == [push.endpoint("Woken")]
    assert [one["table_id"] for one in data["reminders"]] == [table]
    assert [one["kind"] for one in data["notices"]] == ["turn"]
    ann.join(table)
    ann.close()
    for _ in range(100):
        if ann.get("/api/me/notices")[0]["tag"] == "nothing":
            break
    assert ann.get("/api/me/notices")[0]["tag"] == "nothing", "she came"
    assert ann.post("/api/me/delete", {}) == (200, {})
    bob.close()


def test_only_who_has_a_seat_is_told_of_turns(server: Server) -> None:
    ann, eve = named(server, "Ann"), named(server, "Eve")
    table = ann.open()
    ann.sit(table)
    assert refusal(eve.post(f"/api/tables/{table}/remind", {"on": True})) == "notice-no-seat"
    assert ann.get(f"/api/tables/{table}/remind") == {"on": False}
    assert ann.post(f"/api/tables/{table}/remind", {"on": True})[0] == 200
    assert (ann.get(f"/api/tables/{table}/remind"), eve.get(f"/api/tables/{table}/remind")) == (
        {"on": True},
        {"on": False},
    )
    assert ann.post(f"/api/tables/{table}/remind", {"on": False})[0] == 200
    assert ann.get("/api/me/reach")["tables"] == []


def test_a_link_to_stop_the_letters_asks_first_and_must_be_right(server: Server) -> None:
    eve = Player(server, "Eve")
    for mark in ("somebody.0123", "x", "somebody.%C3%A9"):
        assert refusal(eve.post(f"/api/mail/stop/{mark}", {})) == "notice-bad-link"
    answer = urllib.request.urlopen(f"{server.address}/api/mail/stop/somebody.0123", timeout=30)
    assert answer.url == f"{server.address}/me#stop=somebody.0123", "the page asks"


def test_without_an_smtp_server_nothing_of_it_is_offered(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("silent"), flags=UNLIMITED) as server:
        ann = named(server, "Ann")
        assert ann.get("/api/me/reach")["mail"] is False
        assert refusal(ask(ann, "ann@example.org")) == "notice-no-mail"
        assert refusal(ann.post("/api/me/recover", {"address": "a@example.org", "language": "en"})) == "notice-no-mail"
