"""Make the pictures of the documentation: `./forno pictures --docs [NAME...]` writes docs/images.

Each shows a real game against bots, played on a server that deals from a fixed seed. The oven is an animation.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from io import BytesIO
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, FloatRect, sync_playwright

from forno.server.infra.entropy import seeded_entropy
from forno.server.main import serving
from forno.server.settings import Settings
from forno.terminal.app import FornoApp, Start
from forno.terminal.gateway import Gateway, NewTable
from forno.terminal.model import Preferences
from harness import CHECKOUT
from harness.browser import chromium, playing
from harness.browser.person import POLL_MS, Person, finish, play_until
from harness.servers import FAST_SETTINGS

IMAGES = CHECKOUT / "docs" / "images"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WIDER: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
QUALITY_PERCENT = 82
SETTLE_MS = 700
"""Time in which cards come to rest."""

TERMINAL_MOVES = 13
FRAMES = 60
FRAME_MS = 160
BOARD_PX: FloatRect = {"x": 0, "y": 50, "width": 960, "height": 600}
FILM_PX = (640, 400)
MAX_ANIMATION_BYTES = 600_000

FONT = "svg text { font-family: 'DejaVu Sans Mono', monospace !important }"

SAME_CHANCE = """() => {
  let state = 1;
  crypto.getRandomValues = (bytes) => {
    for (let at = 0; at < bytes.length; at++) bytes[at] = (state = (state * 48271) % 2147483647) >> 8;
    return bytes;
  };
}"""
"""Ids and keys that are the same each time: the name of a room, and so the pace of its bots, follows from them."""


@contextmanager
def seeded_server(seed: int) -> Iterator[str]:
    """Run a server in a thread, and give its address. It deals the same cards each time."""
    address: list[str] = []
    is_ready, is_over = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def run(folder: str) -> None:
        settings = Settings(**FAST_SETTINGS | {"port": 0, "data": folder, "jump_pace": 2500})
        async with serving(settings, seeded_entropy(seed)) as served:
            address.append(served)
            is_ready.set()
            await is_over.wait()

    with TemporaryDirectory() as folder:
        thread = threading.Thread(target=loop.run_until_complete, args=(run(folder),))
        thread.start()
        is_ready.wait()
        try:
            yield address[0]
        finally:
            loop.call_soon_threadsafe(is_over.set)
            thread.join()
            loop.close()


@contextmanager
def player(browser: Browser, seed: int, **device: Any) -> Iterator[Person]:
    """Seat a person at a device of their own, beside a server of their own."""
    with seeded_server(seed) as address:
        context = browser.new_context(locale="en", color_scheme="light", service_workers="block", **device)
        context.add_init_script(f"({SAME_CHANCE})()")
        yield Person(context, address, "Berta", patience=3)
        context.close()


# --- the pictures


def table(browser: Browser) -> None:
    with player(browser, 5, reduced_motion="reduce", **WIDE) as person:
        person.play_bots("mamma-mia", 4)
        play_until_cards(person, 15)
        keep(person, "table")


def table_on_a_phone(browser: Browser) -> None:
    with player(browser, 5, reduced_motion="reduce", **PHONE) as person:
        person.play_bots("mamma-mia", 4)
        play_until_cards(person, 15)
        keep(person, "table-phone")


def jump_in(browser: Browser) -> None:
    """SOLO at a moment when the player may jump in."""
    with player(browser, 3, reduced_motion="reduce", **WIDE) as person:
        person.open_for_friends("solo", 4)
        person.set("jump-in", "6000")
        person.start()
        play_until(lambda: person.sees("jump-card"), person, seconds=240)
        keep(person, "jump-in", settle_ms=150)


def oven(browser: Browser) -> None:
    """The oven emptied card by card, as an animation."""
    with player(browser, 5, reduced_motion="no-preference", **WIDE) as person:
        person.play_bots("mamma-mia", 4)
        while "oven-scene" not in (sight := person.look()).parts:
            playing.step(person, sight)
            person.page.wait_for_timeout(POLL_MS)
        frames = [*film(person)]
    first, *rest = frames
    path = IMAGES / "oven.webp"
    first.save(
        path, save_all=True, append_images=rest, duration=FRAME_MS, loop=0, quality=45, method=4, minimize_size=True
    )
    assert path.stat().st_size <= MAX_ANIMATION_BYTES, f"{path.name} has {path.stat().st_size:,} bytes"


def film(person: Person) -> Iterator[Image.Image]:
    """Take frames of the board, and answer the questions that come up."""
    for _ in range(FRAMES):
        picture = Image.open(BytesIO(person.page.screenshot(clip=BOARD_PX))).convert("RGB")
        yield picture.resize(FILM_PX, Image.Resampling.LANCZOS)
        if "actions" in (sight := person.look()).parts:
            playing.pizza(person, sight)
        person.page.wait_for_timeout(FRAME_MS / 2)


def replay(browser: Browser) -> None:
    with player(browser, 5, reduced_motion="reduce", **WIDER) as person:
        person.play_bots("mamma-mia", 4)
        play_until_cards(person, 5)
        finish(person)
        person.press("replay-link")
        person.wait_for("pizza-table", "the replay opens")
        person.see("eyes").select_option("open")
        person.wait_for("open-hands", "all hands lie open")
        for _ in range(3):
            person.page.keyboard.press("PageDown")
        keep(person, "replay")


def terminal(browser: Browser) -> None:
    """Mamma Mia! in the terminal: Textual draws the screen, the browser turns the drawing into a picture."""
    with ThreadPoolExecutor(1) as thread:  # this one has the event loop of Playwright
        drawing = thread.submit(lambda: asyncio.run(terminal_screen())).result()
    page = browser.new_context(offline=True, device_scale_factor=1.2).new_page()
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 1200px }} {FONT}</style>{drawing}")
    picture = Image.open(BytesIO(page.locator("svg").screenshot())).convert("RGB")
    picture.save(IMAGES / "terminal.webp", quality=QUALITY_PERCENT, method=6)


async def terminal_screen() -> str:
    """Play some turns by the first legal move; the screen as SVG."""
    start = Start(NewTable("mamma-mia", 4, "Berta", "regular"))
    app = FornoApp(Gateway("en", seed=5, bot_pace_ms=0), Preferences(motion=False, name="Berta"), start)
    async with app.run_test(size=(110, 30)) as pilot:
        moves = 0
        while moves < TERMINAL_MOVES or not (app.table and app.table.seat.legal_moves):
            await pilot.pause(0.05)
            if app.table and app.table.seat.legal_moves:
                await app.table.play(app.table.seat.legal_moves[0])
                moves += 1
        await pilot.pause(0.5)
        return app.export_screenshot(title="forno play")


PICTURES: dict[str, Callable[[Browser], None]] = {
    "table": table,
    "table-phone": table_on_a_phone,
    "jump-in": jump_in,
    "oven": oven,
    "replay": replay,
    "terminal": terminal,
}


def play_until_cards(person: Person, count: int) -> None:
    """Play until the player is asked for ingredients and so many cards are in the oven; take up some of them."""
    play_until(lambda: person.sees("do-nothing-yet") and cards_in_oven(person) >= count, person, seconds=240)
    card = person.page.locator("[data-hand-card]:not(.quiet)").first
    person.touch(card)


def cards_in_oven(person: Person) -> int:
    found = re.search(r"(\d+) cards in", person.look().text)
    return int(found[1]) if found else 0


def keep(person: Person, name: str, settle_ms: int = SETTLE_MS) -> None:
    person.page.wait_for_timeout(settle_ms)
    picture = Image.open(BytesIO(person.page.screenshot())).convert("RGB")
    picture.save(IMAGES / f"{name}.webp", quality=QUALITY_PERCENT, method=6)


def make(names: list[str]) -> None:
    """Make the pictures of these names, or all."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.ARGUMENTS)
        for name in names or PICTURES:
            PICTURES[name](browser)
            print(f"forno: docs/images/{name}.webp")
        browser.close()
