"""A party on a real server: one link for several games, its score, latecomers, and what is kept about it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import NONCE, UNLIMITED, Player, Server, serving

SHORT = {"game": "notty", "seats": 2, "options": {"turn_limit": 20, "first_player": 0}, "level": "reference"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("parties"), flags=UNLIMITED) as server:
        yield server


def open_party(host: Player) -> str:
    status, answer = host.post("/api/parties", {"name": host.name, "nonce": NONCE})
    assert status == 200, answer
    return str(answer["party"])


def join(player: Player, party: str) -> dict[str, Any]:
    status, answer = player.post(f"/api/parties/{party}/join", {"name": player.name, "nonce": NONCE})
    assert status == 200, answer
    return dict(answer)


def begin(host: Player, party: str, players: list[int], **wish: Any) -> str:
    after = len(host.get(f"/api/parties/{party}")["games"])
    status, answer = host.post(f"/api/parties/{party}/next", SHORT | {"players": players, "after": after} | wish)
    assert status == 200, answer
    return str(answer["table"])


def refusal(answer: tuple[int, Any]) -> str:
    status, body = answer
    assert status in (404, 409), answer
    return str(body["key"])


def finish(player: Player) -> None:
    """Play a short game of Notty to its end by ending every turn."""
    while player.situation["view"]["turn"] is not None:
        player.wait_for_turn(0)
        if player.situation["view"]["turn"] == 0:
            assert player.play("end")["t"] == "ack"


def of_four(server: Server) -> tuple[str, list[Player]]:
    friends = [Player(server, name) for name in ("Ann", "Ben", "Cid", "Dora")]
    party = open_party(friends[0])
    for friend in friends[1:]:
        join(friend, party)
    return party, friends


def test_one_code_and_one_link_lead_to_the_party_and_to_its_games(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    seen = ben.get(f"/api/parties/{party}")
    assert [one["name"] for one in seen["members"]] == ["Ann", "Ben", "Cid", "Dora"]
    assert (seen["you"], seen["host"], seen["table"]) == (2, 1, None)
    owl = {"avatar": "owl", "colour": "teal"}
    ann.post("/api/me/face", owl)
    faces = [one["face"] for one in ben.get(f"/api/parties/{party}")["members"]]
    assert faces == [owl, None, None, None], "whoever has chosen no face gets one from the page"
    code = seen["code"].upper()
    assert Player(server, "Eve").get(f"/api/codes/{code[:4]}-{code[4:]}") == {"party": party}
    table = begin(ann, party, [1, 2])
    seen = ben.get(f"/api/parties/{party}")
    assert seen["table"] == {**seen["table"], "table": table, "phase": "playing", "seat": 1}
    assert ben.join(table)["you"] == 1, "the cookie of the person opens the seat"
    assert ben.latest["info"]["party"] == party
    assert [one["party"] for one in ben.get("/api/me/parties")] == [party]


def test_a_game_counts_once_it_is_over_and_a_change_ends_the_wait(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    table = begin(ann, party, [1])
    ann.join(table)
    version = ben.get(f"/api/parties/{party}")["version"]
    finish(ann)
    seen = ben.get(f"/api/parties/{party}?after={version}")
    while not seen["score"]:
        seen = ben.get(f"/api/parties/{party}?after={seen['version']}")
    [line] = seen["score"]
    assert (line["member"], line["name"], line["games"]) == (1, "Ann", 1)
    assert [place["name"] for place in seen["games"][0]["places"]] == ["Ann"] and seen["table"]["phase"] == "over"
    assert line["points"] == 2 - seen["games"][0]["places"][0]["place"] and line["won"] in (0, 1)


def test_only_the_host_begins_and_twice_the_same_begins_one_game(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    wish = SHORT | {"players": [1, 2], "after": 0}
    assert refusal(ben.post(f"/api/parties/{party}/next", wish)) == "party-host-only"
    stranger = Player(server, "Eve")
    stranger.post("/api/me", {"name": "Eve"})
    assert refusal(stranger.post(f"/api/parties/{party}/next", wish)) == "party-not-member"
    first = ann.post(f"/api/parties/{party}/next", wish)
    assert ann.post(f"/api/parties/{party}/next", wish) == first
    assert len(ann.get(f"/api/parties/{party}")["games"]) == 1
    assert refusal(ann.post(f"/api/parties/{party}/next", wish | {"after": 7})) == "party-stale"
    for players in ([], [1, 2, 3], [9]):
        answer = ann.post(f"/api/parties/{party}/next", wish | {"after": 1, "players": players})
        assert refusal(answer) in ("party-bad-players", "party-no-such-member")


def test_the_host_and_anybody_else_can_sit_out_and_watch(server: Server) -> None:
    party, [ann, ben, cid, dora] = of_four(server)
    table = begin(ann, party, [2, 3], game="potter", seats=3, options={})
    assert ann.join(table)["you"] is None and ben.join(table)["you"] == 0 and cid.join(table)["you"] == 1
    assert ann.get(f"/api/parties/{party}")["table"]["seat"] is None
    hands = [json.dumps(one.situation["view"]["hands"]) for one in (ann, ben)]
    assert hands[0] != hands[1], "a host who watches sees no cards"
    assert dora.post(f"/api/parties/{party}/watch", {"only": True}) == (200, {})
    watching = {one["member"]: one["watches"] for one in ann.get(f"/api/parties/{party}")["members"]}
    assert watching == {1: False, 2: False, 3: False, 4: True}
    wish = SHORT | {"players": [1, 4], "after": 1}
    assert refusal(ann.post(f"/api/parties/{party}/next", wish)) == "party-only-watches"
    assert join(dora, party)["members"][3]["watches"], "a new share in the deal changes nothing about it"
    assert dora.post(f"/api/parties/{party}/watch", {"only": False}) == (200, {})
    assert ann.post(f"/api/parties/{party}/next", wish)[0] == 200
    assert ann.post(f"/api/parties/{party}/watch", {"only": True}) == (200, {})
    begin(ann, party, [1, 2])  # a host who deals themselves in plays


def test_only_the_host_names_the_party_and_the_name_goes_with_their_data(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    assert refusal(ben.post(f"/api/parties/{party}/name", {"title": "Ben’s"})) == "party-host-only"
    assert ann.post(f"/api/parties/{party}/name", {"title": "x" * 41})[0] == 400
    assert ann.post(f"/api/parties/{party}/name", {"title": " <b>Ann’s\n Friday</b>\u202e "}) == (200, {})
    assert ben.get(f"/api/parties/{party}")["title"] == "<b>Ann’s Friday</b>"
    assert [one["title"] for one in ben.get("/api/me/parties")] == ["<b>Ann’s Friday</b>"]
    assert ann.get("/api/me/data")["party_names"] == ["<b>Ann’s Friday</b>"]
    assert ben.get("/api/me/data")["party_names"] == []
    assert ann.post("/api/me/delete", {})[0] == 200
    assert ben.get(f"/api/parties/{party}")["title"] == ""


def test_a_latecomer_takes_a_computers_seat_and_sees_its_cards_only_then(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    table = begin(ann, party, [1], game="potter", seats=3, options={})
    ann.join(table)
    late = Player(server, "Late")
    assert refusal(late.post(f"/api/tables/{table}/take", {"seat": 2})) == "people-unknown"
    late.post("/api/me", {"name": "Late"})
    assert refusal(late.post(f"/api/tables/{table}/take", {"seat": 2})) == "party-not-member"
    join(late, party)
    assert late.join(table)["you"] is None and late.latest["info"]["to_take"] == [1, 2]
    watched = late.situation["view"]
    assert late.post(f"/api/tables/{table}/take", {"seat": 2, "nonce": NONCE}) == (200, {"seat": 2})
    late.close()
    assert late.join(table)["you"] == 2
    assert late.situation["view"]["hands"][2] != watched["hands"][2], "now the cards are theirs"
    assert [one["kind"] for one in late.latest["info"]["seats"]] == ["person", "computer", "person"]
    assert refusal(late.post(f"/api/tables/{table}/take", {"seat": 1})) == "table-knows-cards"
    assert refusal(ben.post(f"/api/tables/{table}/take", {"seat": 0})) == "table-not-to-take"
    plain = ann.open(visibility="quick")
    assert refusal(ben.post(f"/api/tables/{plain}/take", {"seat": 1})) == "table-not-to-take"


def test_whoever_had_a_seat_that_a_friend_has_taken_only_watches(server: Server) -> None:
    party, [ann, ben, cid, _] = of_four(server)
    table = begin(ann, party, [1, 2, 4], game="potter", seats=3, options={})
    for one in (ann, ben):
        one.join(table)
    assert ben.ask("resign")["t"] == "ack"
    assert cid.post(f"/api/tables/{table}/take", {"seat": 1, "nonce": NONCE}) == (200, {"seat": 1})
    cid.join(table)
    assert ben.until(lambda message: message["t"] == "bye")["key"] == "table-come-back"
    assert ben.join(table)["you"] is None and ben.situation["view"]["hands"][1] != cid.situation["view"]["hands"][1]
    assert ben.ask("do", turn=0, move="end")["key"] == "table-not-seated"
    seats = {one.name: [there["you"] for there in one.get("/api/me/tables")] for one in (ben, cid)}
    assert seats == {"Ben": [], "Cid": [1]}


def test_friends_who_watch_talk_strangers_do_not_and_too_much_is_refused(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    table = begin(ann, party, [1])
    for one in (ann, ben):
        one.join(table)
    assert ben.ask("say", text="good luck")["t"] == "ack"
    line = ann.until(lambda message: message["t"] == "said")
    assert (line["seat"], line["name"], line["text"]) == (None, "Ben", "good luck")
    stranger = Player(server, "Eve")
    stranger.join(table)
    assert stranger.ask("say", text="hello")["key"] == "table-not-seated"
    assert "table-too-much-talk" in [ben.ask("say", text="again").get("key") for _ in range(10)]


def test_whoever_is_removed_stays_out_and_a_computer_plays_on(server: Server) -> None:
    party, [ann, ben, cid, _] = of_four(server)
    table = begin(ann, party, [1, 2])
    ann.join(table)
    assert refusal(ben.post(f"/api/parties/{party}/remove", {"member": 3})) == "party-host-only"
    assert refusal(ann.post(f"/api/parties/{party}/remove", {"member": 1})) == "party-not-yourself"
    assert ann.post(f"/api/parties/{party}/remove", {"member": 2})[0] == 200
    ann.until(lambda message: message["t"] == "state" and message["info"]["seats"][1]["resigned"])
    assert refusal(ben.post(f"/api/parties/{party}/join", {"name": "Ben", "nonce": NONCE})) == "party-removed"
    assert [one["member"] for one in ann.get(f"/api/parties/{party}")["members"]] == [1, 3, 4]
    assert ben.get("/api/me/parties") == []
    assert cid.post(f"/api/parties/{party}/leave", {})[0] == 200
    assert join(cid, party)["you"] == 3, "whoever left comes back under the same number"


def test_the_host_passes_the_party_on_and_whoever_leaves_does_so_too(server: Server) -> None:
    party, [ann, ben, cid, _] = of_four(server)
    assert refusal(cid.post(f"/api/parties/{party}/host", {"member": 3})) == "party-host-only"
    assert ann.post(f"/api/parties/{party}/host", {"member": 2})[0] == 200
    assert cid.get(f"/api/parties/{party}")["host"] == 2
    ben.post(f"/api/parties/{party}/leave", {})
    assert cid.get(f"/api/parties/{party}")["host"] == 1


def test_everything_is_kept_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        party, [ann, ben, *_] = of_four(server)
        table = begin(ann, party, [1, 2], options={"first_player": 0})
        before = ben.get(f"/api/parties/{party}")
        server.kill()
        server.start()
        after = ben.get(f"/api/parties/{party}")
        assert after["members"] == before["members"] and after["table"]["table"] == table
        assert ben.join(table)["you"] == 1


def test_download_and_delete_cover_parties(server: Server) -> None:
    party, [ann, ben, *_] = of_four(server)
    table = begin(ann, party, [1])
    for one in (ann, ben):
        one.join(table)
    ben.ask("say", text="my secret words")
    [kept] = ben.get("/api/me/data")["parties"]
    assert (kept["party"], kept["name"]) == (party, "Ben")
    ben.close()
    assert ben.post("/api/me/delete", {})[0] == 200
    assert [one["name"] for one in ann.get(f"/api/parties/{party}")["members"]] == ["Ann", "Cid", "Dora"]
    cid = Player(server, "Cid again")
    cid.join(table)
    assert "my secret words" not in json.dumps(list(cid.heard)) and "Ben" not in json.dumps(list(cid.heard))


def test_parties_have_budgets(server: Server) -> None:
    host = Player(server, "Host")
    for _ in range(10):
        open_party(host)
    assert refusal(host.post("/api/parties", {"name": "Host", "nonce": NONCE})) == "party-too-many"
    party = host.get("/api/me/parties")[0]["party"]
    for number in range(19):
        join(Player(server, f"Friend {number}"), party)
    answer = Player(server, "One more").post(f"/api/parties/{party}/join", {"name": "One more", "nonce": NONCE})
    assert refusal(answer) == "party-full"


def test_a_party_that_does_not_exist_is_not_found(server: Server) -> None:
    ann = Player(server, "Ann")
    assert ann.post("/api/parties/nowhere/join", {"name": "Ann"}) == (404, {"key": "party-none", "args": {}})


def test_nobody_waits_longer_than_a_moment_for_no_change(server: Server) -> None:
    party, [ann, *_] = of_four(server)
    version = ann.get(f"/api/parties/{party}")["version"]
    begun = time.monotonic()
    assert ann.get(f"/api/parties/{party}?after={version}")["version"] == version
    assert time.monotonic() - begun > 1, "it waited"
