"""Called to the table with the page closed: from the server's push request to the notification, and back to the table.

No vendor's push service can be reached here. One of our own verifies and decrypts the request by the standards, and the
browser's debugging protocol brings the payload to the service worker, as the vendor's would.

Real: a service worker, notifications, and the server's request to another.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright

from harness.browser import chromium
from harness.browser.fixtures import LAUNCH_TIMEOUT_MS
from harness.browser.person import Person, play_until
from harness.push_service import PushService, push_service
from harness.servers import ServerProcess

CALL_TIMEOUT_S = 60.0
NOTIFICATIONS = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
}"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  const opened = [];
  clients.openWindow = async (address) => opened.push(address);
  const event = new NotificationEvent('notificationclick', { notification });
  let work = null;
  event.waitUntil = (promise) => (work = promise);
  dispatchEvent(event);
  await work;
  return opened;
}"""


@contextmanager
def running_push_service() -> Iterator[PushService]:
    """A push service in a thread of its own: the browser's loop has this one."""
    running: dict[str, Any] = {}
    ready = threading.Event()

    async def serve() -> None:
        async with push_service() as service:
            running.update(service=service, loop=asyncio.get_running_loop(), stop=asyncio.Event())
            ready.set()
            await running["stop"].wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(CALL_TIMEOUT_S)
    try:
        yield running["service"]
    finally:
        running["loop"].call_soon_threadsafe(running["stop"].set)
        thread.join()


def ask(address: str, body: object = None, key: str = "") -> Any:
    """One HTTP request, as the page makes it."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        return json.load(answer)


class ServiceWorkers:
    """The service workers of a device, by the browser's debugging protocol, beside any page of the table."""

    def __init__(self, used: BrowserContext, origin: str) -> None:
        self.page: Page = used.new_page()
        self.session: CDPSession = used.new_cdp_session(self.page)
        self.origin = origin
        self.registrations: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.note)
        self.session.send("ServiceWorker.enable")

    def note(self, event: dict[str, Any]) -> None:
        self.registrations += [one["registrationId"] for one in event["registrations"] if not one["isDeleted"]]

    def deliver(self, message: dict[str, Any]) -> None:
        """Deliver the decrypted payload of a push message."""
        deadline = time.monotonic() + CALL_TIMEOUT_S
        while not self.registrations:
            assert time.monotonic() < deadline, "there is no service worker"
            self.page.wait_for_timeout(50)
        push = {"origin": self.origin, "registrationId": self.registrations[-1], "data": json.dumps(message)}
        self.session.send("ServiceWorker.deliverPushMessage", push)

    def notifications(self, count: int) -> list[dict[str, Any]]:
        """The notifications that are shown, once there are so many."""
        self.page.goto(f"{self.origin}/licences.txt")
        deadline = time.monotonic() + CALL_TIMEOUT_S
        while len(shown := self.page.evaluate(NOTIFICATIONS)) != count:
            assert time.monotonic() < deadline, shown
            self.page.wait_for_timeout(50)
        return list(shown)


@pytest.fixture(scope="module")
def windowed_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications: the headless shell has none."""
    path = chromium.windowed() or playwright.chromium.executable_path
    if not Path(path).exists():
        pytest.skip("no Chromium with windows: install one, or name it in FORNO_WINDOWED_CHROMIUM")
    arguments = [*chromium.ARGUMENTS, "--headless=new"]
    opened = playwright.chromium.launch(executable_path=path, args=arguments, timeout=LAUNCH_TIMEOUT_MS)
    yield opened
    opened.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with running_push_service() as running:
        yield running


@pytest.fixture
def calling_server(tmp_path: Path, service: PushService) -> Iterator[ServerProcess]:
    """A server that may call that service, and does so after a moment."""
    local = service.address.removeprefix("http://")
    with ServerProcess(tmp_path, outbound_local=(local,), call_delay=300) as server:
        service.public = ask(f"{server.address}/api/games")["push_key"]
        yield server


def wait_for(service: PushService, count: int, page: Page) -> dict[str, Any]:
    """The payload of the last of so many push requests."""
    deadline = time.monotonic() + CALL_TIMEOUT_S
    while len(service.received) < count:
        assert time.monotonic() < deadline, service.errors
        page.wait_for_timeout(50)
    return service.received[count - 1].message


def test_with_the_page_closed_a_notification_calls_and_leads_back(
    calling_server: ServerProcess, service: PushService, windowed_browser: Browser
) -> None:
    used = windowed_browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    used.grant_permissions(["notifications"])
    person = Person(used, calling_server.address, "Nora")
    person.play_bots("mamma-mia", 2)
    play_until(lambda: bool(person.look().asked), person)  # the table waits for her: no bot moves once she has gone
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    room = person.page.url.rsplit("/", 1)[-1].partition("#")[0]
    key = person.page.evaluate("(room) => JSON.parse(localStorage.getItem('forno.seats'))[room][0].key", room)
    ask(f"{calling_server.address}/api/rooms/{room}/push", service.subscribe(lang="en"), key)
    workers = ServiceWorkers(used, calling_server.address)
    person.page.close()

    call = wait_for(service, 1, workers.page)
    workers.deliver(call)
    [shown] = workers.notifications(1)
    assert shown["title"] == "Mamma Mia!"
    assert shown["body"].startswith("It’s your turn.")
    assert shown["data"] == {"room": room, "decision": call["decision"]}
    assert used.service_workers[0].evaluate(CLICK) == [f"{calling_server.address}/t/{room}"]

    workers.deliver(call)
    workers.notifications(1)
    workers.deliver({"type": "withdraw", "room": room, "decision": "9:9"})
    workers.notifications(1)
    workers.deliver({"type": "withdraw", "room": room, "decision": call["decision"]})
    workers.notifications(0)

    workers.deliver(call)
    workers.notifications(1)
    back = used.new_page()
    back.goto(f"{calling_server.address}/t/{room}")
    workers.notifications(0)
    assert not service.errors
    used.close()
