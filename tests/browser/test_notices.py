"""Notifications and e-mail on the page: how they are chosen, and what a browser shows that is woken.

A browser without a network has no push service, so the subscription is a stand-in; the endpoint behind it is a real
server, and the message that wakes the service worker comes from the browser's own tools.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.games.notty.tests.page.guest import NottyGuest
from tests.browser.test_life import button, close, drawer, open_drawer
from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.process import NONCE, UNLIMITED, Player, Server, free_port, serving
from tests.server.push_service import PushService, push_service

SUBSCRIPTION = """
  let subscription = null;
  const made = { endpoint: 'ENDPOINT', unsubscribe: async () => { subscription = null; return true; } };
  PushManager.prototype.subscribe = async function (wish) {
    const key = atob(wish.applicationServerKey.replace(/-/g, '+').replace(/_/g, '/'));
    if (!wish.userVisibleOnly || key.length !== 65) throw new TypeError('wish');
    return (subscription = made);
  };
  PushManager.prototype.getSubscription = async () => subscription;
"""
NOTIFICATIONS = """
  navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
    .then((found) => found.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path })))
"""


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
    port = free_port()
    mail = ("--smtp", box.address, "--mail-from", "cards@example.org", "--url", f"http://127.0.0.1:{port}")
    flags = (*UNLIMITED, *mail, "--mail-rate", "0", "--push-services", push.origin, "--remind-after", "0")
    with serving(tmp_path_factory.mktemp("notices"), port=port, flags=flags) as server:
        yield server


def reachable(browser: Browser, server: Server, push: PushService, **how: Any) -> NottyGuest:
    """A guest whose browser allows notifications."""
    guest = NottyGuest(browser, server, own_window=True, service_workers="allow", permissions=["notifications"], **how)
    guest.context.add_init_script(SUBSCRIPTION.replace("ENDPOINT", push.endpoint("browser")))
    return guest


def sit(guest: NottyGuest, server: Server) -> tuple[str, Player]:
    """Seat the guest and another player, who begins, at a slow table."""
    bob = Player(server, "Bob")
    table = bob.open(options={"first_player": 0}, clock=86400)
    bob.sit(table)
    bob.join(table)
    guest.post(f"/api/tables/{table}/sit", {"name": "Ann", "nonce": NONCE})
    assert bob.ask("start")["t"] == "ack"
    return table, bob


def deliver_push(guest: NottyGuest, server: Server) -> None:
    """Wake the service worker, as a message of a push service does."""
    tools = guest.context.new_cdp_session(guest.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        guest.page.wait_for_timeout(50)
    wish = {"origin": server.address, "registrationId": found[0], "data": ""}
    tools.send("ServiceWorker.deliverPushMessage", wish)


def wait_for(guest: NottyGuest, condition: Any) -> Any:
    for _ in range(600):
        found = condition()
        if found:
            return found
        guest.page.wait_for_timeout(100)
    raise AssertionError("it did not happen")


def test_a_player_is_told_of_their_turn_by_the_browser(browser: Browser, server: Server, push: PushService) -> None:
    ann = reachable(browser, server, push)
    table, bob = sit(ann, server)
    ann.page.goto(f"{server.address}/t/{table}")
    ann.page.wait_for_function("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    open_drawer(ann, "Table")
    choice = drawer(ann).get_by_label("Tell me when it is my turn here")
    expect(choice).to_be_enabled()
    expect(choice).not_to_be_checked()
    choice.check()
    expect(drawer(ann).get_by_text("You are told by a notification in this browser.")).to_be_visible()
    assert Player.get(bob, f"/api/tables/{table}/remind") == {"on": False}, "it is Ann's choice alone"

    ann.page.goto(f"{server.address}/rules/notty")  # away from the table
    while bob.situation["view"]["turn"] == 0:
        assert bob.play("end")["t"] == "ack"
    wait_for(ann, lambda: "browser" in push.paths())
    deliver_push(ann, server)
    [shown] = wait_for(ann, lambda: ann.page.evaluate(NOTIFICATIONS))
    assert shown == {
        "title": "Your turn in Notty",
        "body": "The others are waiting for you.",
        "tag": f"turn {table}",
        "path": f"/t/{table}",
    }

    ann.page.goto(f"{server.address}/me")
    ann.page.get_by_role("button", name="Switch off for this table").click()
    expect(ann.page.get_by_text("None yet.", exact=True)).to_be_visible()
    assert ann.page.evaluate(f"fetch('/api/tables/{table}/remind').then((a) => a.json())") == {"on": False}
    bob.close()
    close(ann)


def test_notifications_are_switched_on_and_off_on_ones_own_page(
    browser: Browser, server: Server, push: PushService
) -> None:
    ann = reachable(browser, server, push)
    ann.post("/api/me", {"name": "Ann"})
    ann.page.goto(f"{server.address}/me")
    ann.page.get_by_role("button", name="Show notifications here").click()
    expect(ann.page.get_by_text("This browser shows notifications.")).to_be_visible()
    ann.page.get_by_role("button", name="Show none here").click()
    expect(ann.page.get_by_text("This browser shows none.")).to_be_visible()
    close(ann)


def test_a_browser_that_refuses_says_so(browser: Browser, server: Server) -> None:
    ann = NottyGuest(browser, server, own_window=True, service_workers="allow")
    ann.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    ann.post("/api/me", {"name": "Ann"})
    ann.page.goto(f"{server.address}/me")
    expect(ann.page.get_by_text("This browser does not allow notifications of the parlour.")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Show notifications here")).to_have_count(0)
    close(ann)


def test_an_address_is_given_confirmed_and_brings_its_person_back(
    browser: Browser, server: Server, box: Mailbox
) -> None:
    ann = NottyGuest(browser, server, own_window=True)
    ann.post("/api/me", {"name": "Ann"})
    ann.page.goto(f"{server.address}/me")
    ann.page.get_by_label("Your e-mail address").fill("ann@example.org")
    button(ann.page, "Send a code").click()
    expect(ann.page.get_by_text("A code has been sent to ann@example.org.")).to_be_visible()
    link = re.search(r"http://\S+#mail=\w+", text_of(box.wait_for("ann@example.org")))
    assert link is not None
    ann.page.goto(f"{server.address}/rules/notty")
    ann.page.goto(link[0])
    button(ann.page, "Confirm").click()
    expect(ann.page.get_by_text("Your address: ann@example.org")).to_be_visible()
    expect(ann.page.get_by_label("Tell me by e-mail")).to_be_checked()

    lost = NottyGuest(browser, server, own_window=True)
    lost.page.goto(f"{server.address}/me")
    lost.page.get_by_label("Your e-mail address").fill("ann@example.org")
    button(lost.page, "Send me a link").click()
    expect(lost.page.get_by_text("If this address is known here, an e-mail is on its way.")).to_be_visible()
    way = re.search(r"http://\S+#code=\w+", text_of(box.wait_for("ann@example.org", 2)))
    assert way is not None
    lost.page.goto(f"{server.address}/rules/notty")
    lost.page.goto(way[0])
    button(lost.page, "Continue here").click()
    expect(lost.page.get_by_text("You are now Ann here.")).to_be_visible()
    button(lost.page, "Sign out everywhere else").click()
    sure = lost.page.get_by_role("group", name="Sign out everywhere else")
    sure.get_by_role("button", name="Sign out everywhere else").click()
    expect(lost.page.get_by_text("Only this browser is signed in now.")).to_be_visible()
    assert ann.page.evaluate("fetch('/api/me').then((answer) => answer.json())") is None
    close(ann, lost)
