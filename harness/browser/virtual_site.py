"""A site without a network: a real server in a virtual world answers every request of the pages of a browser.

HTTP and WebSockets go over memory, so headers and the content security policy are the server's. The world stands still
but for what a page or a test does: each message is followed by all that is due within a moment, and `let_pass` lets
time pass for the server and on the pages alike. No port is opened, no process is started.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar
from urllib.parse import urlsplit

import aiohttp
from playwright.sync_api import BrowserContext, Request, Route, WebSocketRoute
from playwright.sync_api import Error as PlaywrightError

from forno.client import Client, Seat
from harness.players import ScriptedPlayer
from harness.virtual.server import SEED, VirtualProcess, virtual_loop
from harness.virtual.world import EPOCH, World

Result = TypeVar("Result")

MOMENT_S = 0.2
"""All that is due within so much virtual time after a message is done before the page goes on: commits, bots' moves,
answers. Clocks of decisions, absences and pauses of bots are longer."""
STEP_S = 1.0
"""The longest time that passes for the server before as much passes on the pages."""
HOP_HEADERS = {"connection", "content-length", "date", "keep-alive", "transfer-encoding"}
"""Headers of a connection, which a browser that is answered without one does not expect."""
SEEDED_RANDOM = """(origin, seed, device) => {
  if (location.origin !== origin) return;
  const load = (localStorage.loads = Number(localStorage.loads ?? 0) + 1);
  let state = (seed * 1_000_003 + device * 10_007 + load * 101) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next();
    return array;
  };
}"""
"""Randomness of a page: ids, keys and its part in the shuffle follow from the seed, another one at each load."""
OPEN: dict[str, VirtualSite] = {}
"""The sites that are open, by address."""


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class VirtualSite:
    """A server in a virtual world, and the devices that reach it. It can be killed and started again on its files."""

    files: ClassVar[dict[str, Answer]] = {}
    """Files of the page whose names change with their content: read from a server once in a run of the tests."""

    def __init__(self, folder: Path, *, seed: int = SEED, **settings: Any) -> None:
        self.folder = folder
        self.seed = seed
        self.world = World(seed)
        self.thread = ThreadPoolExecutor(1)
        """The world has a thread of its own: Playwright's event loop runs in the test's. They never run together."""
        self.due: deque[Callable[[], object]] = deque()
        """Messages for the pages, in order."""
        self.devices: list[BrowserContext] = []
        self.ahead_s: dict[BrowserContext, float] = {}
        """How far the clock of a device was ahead of this process's when it was read: it goes on by itself."""
        self.offline: set[BrowserContext] = set()
        self.asked: set[Request] = set()
        """Requests of the pages that are on their way."""
        self.process, self.session, self.client = self.call(self.open(seed, settings))
        self.address = self.origin = self.process.address
        OPEN[self.address] = self

    async def open(self, seed: int, settings: dict[str, Any]) -> tuple[VirtualProcess, aiohttp.ClientSession, Client]:
        virtual_loop().last_port += 100 * len(OPEN)  # several sites of a test have addresses of their own
        process = VirtualProcess(self.folder, seed=seed, **settings)
        session = aiohttp.ClientSession(auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar())
        await process.start()
        return process, session, await Client(process.address).__aenter__()

    # --- the server

    def start(self) -> VirtualSite:
        """Start a server again that was killed or stopped."""
        self.call(self.process.start())
        return self

    def stop(self) -> None:
        """Stop the server as SIGTERM does: pages are told goodbye."""
        self.call(self.process.stop())

    def kill(self) -> None:
        """Kill the server: pages notice that their connections have ended, and nothing else."""

        async def kill() -> None:
            self.process.kill()

        self.call(kill())

    def close(self) -> None:
        OPEN.pop(self.address, None)
        self.due.clear()

        async def close() -> None:
            await self.client.__aexit__()
            await self.session.close()
            await self.process.stop()

        self.call(close())
        self.thread.shutdown()

    # --- the world

    def call(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine beside the server to its end, and tell the pages all that follows within a moment."""

        async def work_and_settle() -> Result:
            result = await work
            await self.settle()
            return result

        result = self.thread.submit(self.world.go_on, work_and_settle()).result()
        self.tell_pages()
        return result

    async def settle(self) -> None:
        """Let everything be done that is due within a moment."""
        loop = virtual_loop()
        while True:
            while loop.ready:
                await asyncio.sleep(0)
            timer = loop.next_own_timer()
            if timer is None or timer > loop.now + MOMENT_S:
                return
            await loop.until(timer)

    def let_pass(self, seconds: float) -> None:
        """Let time pass for the server and on all pages. Pages that draw go on by themselves: the server follows."""
        steps = math.ceil(seconds / STEP_S)
        for _ in range(steps):
            self.read_clocks()
            self.call(self.wait_until(self.time() + seconds / steps))
            for device in self.devices:
                device.clock.run_for(round(1000 * seconds / steps))
                self.ahead_s[device] += seconds / steps

    def read_clocks(self) -> None:
        """Read how far the pages' clocks are: they stand still now and then, while a page is busy."""
        for device in self.devices:
            for page in device.pages[:1]:
                with suppress(PlaywrightError):  # the page is on its way to another address
                    self.ahead_s[device] = page.evaluate("Date.now()") / 1000 - EPOCH - time.monotonic()

    def time(self) -> float:
        """The server's time, or the latest time that a page shows if it is later."""
        return max([self.world.loop.now, *(time.monotonic() + ahead_s for ahead_s in self.ahead_s.values())])

    async def wait_until(self, at: float) -> None:
        await virtual_loop().until(at)

    def tell_pages(self) -> None:
        while self.due:
            with suppress(PlaywrightError):  # the page was closed meanwhile
                self.due.popleft()()

    # --- tables

    def open_table(self, game: str, seats: int, name: str, **more: Any) -> str:
        """Open a table and take its first seat; the link that opens this seat on a device. `more`: settings, bots."""

        async def open_table() -> str:
            return await self.leave(await self.client.open(game, seats, name, **more))

        return self.call(open_table())

    def sit(self, link: str, name: str) -> str:
        """Take a free seat of a table; the link that opens it on a device."""

        async def sit() -> str:
            return await self.leave(await self.client.sit(urlsplit(link).path.split("/")[2], name))

        return self.call(sit())

    def players(self, room: str, keys: Sequence[str]) -> list[ScriptedPlayer]:
        """Open these seats on devices of their own, whose players move when they are told to."""

        async def connect() -> list[ScriptedPlayer]:
            seats = [self.client.seat(room, key) for key in keys]
            for seat in seats:
                await seat.connect()
            return [ScriptedPlayer(seat, SEED + number) for number, seat in enumerate(seats)]

        return self.call(connect())

    async def leave(self, seat: Seat) -> str:
        await seat.close()
        return f"{self.address}/t/{seat.room}#key={seat.key}"

    # --- requests

    def connect(self, device: BrowserContext) -> None:
        """Let all requests of a device to this address come here, and its clock go with that of the server."""
        device.clock.install(time=EPOCH + self.world.loop.now)
        self.ahead_s[device] = self.world.loop.now - time.monotonic()
        device.add_init_script(f"({SEEDED_RANDOM})('{self.origin}', {self.seed}, {len(self.devices)})")
        device.route(f"{self.origin}/**", partial(self.answer, device))
        device.route_web_socket(f"{self.origin.replace('http', 'ws')}/**", partial(self.accept, device))
        device.on("close", self.forget)
        device.on("request", self.note_asked)
        for answered in ("requestfinished", "requestfailed"):
            device.on(answered, self.note_answered)
        self.devices.append(device)

    def note_asked(self, request: Request) -> None:
        self.asked.add(request)

    def note_answered(self, request: Request) -> None:
        self.asked.discard(request)

    def is_asked_by(self, device: BrowserContext) -> bool:
        """Tell whether requests of a device are on their way."""
        with suppress(PlaywrightError):  # a service worker has no frame
            pages = {request.frame.page for request in self.asked}
            return any(page.context == device and not page.is_closed() for page in pages)
        return False

    def forget(self, device: BrowserContext) -> None:
        self.devices.remove(device)
        del self.ahead_s[device]

    def set_offline(self, device: BrowserContext, is_offline: bool) -> None:
        """Take a device off the network, or let it come back: its browser is told, and nothing comes through."""
        (self.offline.add if is_offline else self.offline.discard)(device)
        device.set_offline(is_offline)

    def accept(self, device: BrowserContext, page: WebSocketRoute) -> None:
        if device in self.offline:
            page.close()
        else:
            PageConnection(self, page)

    def answer(self, device: BrowserContext, route: Route) -> None:
        if device in self.offline:
            return route.abort("internetdisconnected")
        try:
            answer = self.answer_to(route.request)
        except (aiohttp.ClientError, OSError):
            return route.abort("connectionrefused")
        with suppress(PlaywrightError):  # the page was closed meanwhile
            route.fulfill(status=answer.status, headers=answer.headers, body=answer.body)
        return None

    def answer_to(self, asked: Request) -> Answer:
        """Have a request of a page answered by the server."""
        path = asked.url.removeprefix(self.origin)
        if found := self.files.get(path):
            return found
        headers = {name: value for name, value in asked.headers.items() if name != "accept-encoding"}
        answer = self.fetch(path, asked.method, asked.post_data_buffer, headers)
        if urlsplit(path).path.startswith("/assets/") and answer.status == 200:
            self.files[path] = answer
        return answer

    def fetch(
        self, path: str, method: str = "GET", body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """Make one request, as a page does."""
        return self.call(self.request(path, method, body, headers or {}))

    async def request(self, path: str, method: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        encoding = {"Accept-Encoding": "identity"}
        async with self.session.request(
            method, self.address + path, data=body, headers=headers | encoding, allow_redirects=False
        ) as answer:
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_HEADERS}
            return Answer(answer.status, kept, await answer.read())


class PageConnection:
    """A WebSocket of a page, connected to the server over memory. Subclasses change what goes either way."""

    def __init__(self, site: VirtualSite, page: WebSocketRoute) -> None:
        self.site = site
        self.page = page
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        page.on_message(self.send)
        page.on_close(self.close)
        site.call(self.open(page.url.removeprefix(site.origin.replace("http", "ws"))))

    async def open(self, path: str) -> None:
        site = self.site
        try:
            self.socket = await site.session.ws_connect(site.address + path, origin=site.origin, max_msg_size=0)
        except (aiohttp.ClientError, OSError):
            site.due.append(self.page.close)
        else:
            self.reading = virtual_loop().create_task(self.read(self.socket))

    async def read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            self.site.due.append(partial(self.tell, message.data))
        self.site.due.append(self.page.close)

    def tell(self, text: str) -> None:
        """Pass a message on to the page."""
        self.page.send(text)

    def send(self, text: str | bytes) -> None:
        """Pass a message on to the server."""
        if self.socket is not None and not self.socket.closed:
            self.site.call(self.send_at(self.site.time(), str(text)))

    async def send_at(self, at: float, text: str) -> None:
        """Send a message at the time that the page shows: what a page offers by its clock, a server does not refuse."""
        assert self.socket is not None
        await self.site.wait_until(at)
        await self.socket.send_str(text)

    def close(self, _code: int | None, _reason: str | None) -> None:
        if self.socket is not None and not self.socket.closed:
            self.site.call(self.socket.close())


def site_at(address: str) -> VirtualSite | None:
    """The virtual site with this address; None for a server on the network."""
    return OPEN.get(address)
