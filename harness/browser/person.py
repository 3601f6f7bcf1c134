"""A person at a browser: acts only on what the screen shows, by mouse, touch or keyboard, and knows no server."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from forno.client import Client
from harness.browser import playing
from harness.browser.input_devices import InputDevice, Mouse
from harness.browser.playing import LOOK, Gone, ScreenState
from harness.browser.virtual_site import VirtualSite, site_at
from harness.counts import FULL
from harness.players import ScriptedPlayer

Result = TypeVar("Result")
STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isFinite = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  const isMoving = () => document.getAnimations().some((one) => one.playState === 'running' && isFinite(one));
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  const boxes = () => JSON.stringify([...document.querySelectorAll('[data-test], [data-held]')].map(box));
  const beganMs = performance.now();
  let before = '', frames = 0, changedMs = beganMs, nowMs = beganMs;
  while ((frames < 6 || nowMs - changedMs < 400) && nowMs - beganMs < 10_000) {
    await frame();
    nowMs = performance.now();
    const now = boxes();
    if (now === before && !isMoving()) frames++;
    else [frames, changedMs] = [0, nowMs];
    before = now;
  }
}"""
"""Let 400 ms and six frames pass in which every part keeps its box and no animation with an end runs; 10 s at most."""
DRAWN = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 1000);
})"""
"""Let the page draw what it was told; one that is hidden draws nothing."""
MAX_DRAWINGS = 300
"""Of a page that asks for more and more."""
MAX_MOVES = 1000
"""Of a round that others play."""
REMEMBER_NAME = """([origin, name]) => {
  if (location.origin === origin) localStorage['forno.preferences'] ??= JSON.stringify({ name });
}"""
"""Let the device know its owner's name, as the start page would."""
CHANGED = "(before) => document.body.innerText !== before"
PAGE_TIMEOUT_S = 60
"""Seconds that anything on the page may take before a test gives up, also on a busy machine."""
PAGE_TIMEOUT_MS = PAGE_TIMEOUT_S * 1000
expect.set_options(timeout=PAGE_TIMEOUT_MS)
WHOLE_GAME_S = 1200 if FULL else 400
"""Seconds in which a game comes to its end, also on a busy machine; with full counts people play all of it."""
KEY = "(room) => JSON.parse(localStorage.getItem('forno.seats'))[room][0].key"
"""The key of this device's seat at a table."""
SEED = 1
"""Of the moves that a client makes for somebody who has left."""
POLL_MS = 60
"""Milliseconds between two looks at a screen on which nothing has changed: looking keeps a browser busy."""
USUAL_SEATS, USUAL_BOTS = 4, "regular"
"""Of a table that is opened on a virtual site without saying more."""
DRAW_MS = 500
"""Milliseconds in which a page draws what it was told, before virtual time passes; more of it does no harm."""
REDRAW_MS = 50
"""The same once virtual time has passed in vain."""
WAIT_STEP_S, LONGEST_STEP_S = 0.5, 4.0
"""Virtual time that passes at once where somebody waits: at first, and at most."""
DOUBLE_TAP_MS = 450
"""Milliseconds after which a tap on a covered screen counts: an earlier one is the second of a double tap."""


class Person:
    """One user with a page of their own; choices are random and the same for the same name."""

    def __init__(
        self,
        device: BrowserContext,
        address: str,
        name: str,
        *,
        inputs: InputDevice | None = None,
        patience: float = 1,
    ) -> None:
        self.device = device
        self.page = device.new_page()
        self.address = address
        self.site = site_at(address)
        """The virtual site at this address; None for a server on the network."""
        self.name = name
        self.inputs: InputDevice = inputs or Mouse()
        self.patience = patience
        """Factor for all limits of waiting."""
        device.set_default_timeout(PAGE_TIMEOUT_MS * patience)
        self.mood = random.Random(name)
        self.is_at_end = False
        self.is_round_over = False
        """At the last look, the oven was being emptied, or the sheet of a hand of SOLO was shown."""
        self.likes_black = False
        """In SOLO: plays a black card whenever there is one, and so names a colour soon."""
        self.held, self.has_enough = 0, False

    # --- seeing

    def see(self, test: str) -> Locator:
        return self.page.locator(f'[data-test="{test}"]').filter(visible=True).first

    def sees(self, test: str) -> bool:
        return self.see(test).count() > 0

    def wait_for(self, test: str, why: str, seconds: float = PAGE_TIMEOUT_S) -> Locator:
        """Wait until a part is visible; AssertionError with `why` and the screen's text after `seconds`."""
        if self.site:
            self.let_pass_until("visible", test, self.site, seconds)
        try:
            self.see(test).wait_for(timeout=seconds * 1000 * self.patience)
        except PlaywrightTimeout:
            raise AssertionError(
                f"{self.name} waits in vain: {why} ({test}). On the screen: {self.look().text[:600]!r}"
            ) from None
        return self.see(test)

    def let_pass_until(self, state: Literal["visible", "hidden"], test: str, site: VirtualSite, seconds: float) -> None:
        """Let virtual time pass until a part is visible or hidden, `seconds` at most; first the page may draw."""
        end, draw_ms, step_s = site.world.loop.now + seconds, DRAW_MS, WAIT_STEP_S
        while site.world.loop.now < end:
            self.draw(site)
            with suppress(PlaywrightTimeout):
                self.see(test).wait_for(state=state, timeout=draw_ms)
                return
            site.let_pass(step_s)
            draw_ms, step_s = REDRAW_MS, min(2 * step_s, LONGEST_STEP_S)

    def draw(self, site: VirtualSite) -> None:
        """Let the page draw all that it has asked for, however long a busy machine takes: no virtual time passes."""
        for _ in range(MAX_DRAWINGS):
            with suppress(PlaywrightError):  # the page is on its way to another address
                self.page.evaluate(DRAWN)
                if not site.is_asked_by(self.page.context):
                    return

    def pause(self) -> None:
        """Let a moment pass, in which others or the page may go on."""
        if self.site:
            self.site.let_pass(WAIT_STEP_S)
            self.draw(self.site)
        else:
            self.page.wait_for_timeout(POLL_MS)

    def let_pass(self, seconds: float) -> None:
        """Let time pass: virtual time on a virtual site."""
        if self.site:
            self.site.let_pass(seconds)
        else:
            self.page.wait_for_timeout(seconds * 1000)

    def wait_gone(self, test: str, why: str, seconds: float = PAGE_TIMEOUT_S) -> None:
        if self.site:
            self.let_pass_until("hidden", test, self.site, seconds)
        expect(self.page.locator(f'[data-test="{test}"]').filter(visible=True), why).to_have_count(
            0, timeout=seconds * 1000 * self.patience
        )

    def look(self) -> ScreenState:
        sight = ScreenState(**self.page.evaluate(LOOK))
        self.is_at_end = "end" in sight.parts
        self.is_round_over = bool({"oven-scene", "sheet"} & {*sight.parts})
        return sight

    def text(self, test: str) -> str:
        return self.wait_for(test, f"{test} says something").inner_text()

    def settle(self) -> None:
        """Wait until nothing on the page moves."""
        self.page.evaluate(STILL)

    # --- doing

    def press(self, test: str, why: str = "") -> None:
        self.touch(self.wait_for(test, why or f"{test} can be pressed"))

    def touch(self, one: Locator) -> None:
        """Press an element as soon as it is attached; one that is drawn anew at that moment is waited for again."""
        end = time.monotonic() + PAGE_TIMEOUT_S * self.patience
        while True:
            one.wait_for(state="attached")
            try:
                self.tap(one)
            except Gone:
                if time.monotonic() > end:
                    raise
                self.pause()
            else:
                return

    def tap(self, one: str | Locator) -> None:
        """Press what was seen a moment ago; `Gone` if it is not there any more."""
        self.inputs.press(self.page, self.see(one) if isinstance(one, str) else one)

    def tap_nth(self, selector: str, index: int) -> None:
        self.tap(self.page.locator(selector).nth(index))

    def write(self, test: str, text: str) -> None:
        self.inputs.write(self.page, self.wait_for(test, f"{test} can be filled"), text)

    def go(self, path: str) -> None:
        self.page.goto(path if "://" in path else self.address + path)

    # --- on the way to a table

    def choose(self, game: str, seats: int | None = None) -> None:
        self.go("/")
        self.press(f"game-{game}")
        self.wait_for("chosen", "the chosen game opens")
        self.write("name", self.name)
        while seats is not None and (now := int(self.text("seats"))) != seats:
            self.press("more" if now < seats else "fewer")

    def play_bots(self, game: str, seats: int | None = None) -> None:
        if self.site:
            self.enter(self.site.open_table(game, seats or USUAL_SEATS, self.name, bots=USUAL_BOTS))
            self.start()
            return
        self.choose(game, seats)
        self.press("play-bots")
        self.wait_for("table", "a game against bots begins at once")

    def open_for_friends(self, game: str, seats: int | None = None) -> str:
        """Open a table and stay in its lobby; the link that the page shows."""
        if self.site:
            self.enter(self.site.open_table(game, seats or USUAL_SEATS, self.name))
        else:
            self.choose(game, seats)
            self.press("play-friends")
        self.wait_for("lobby", "the new table's lobby opens")
        return self.wait_for("link", "the lobby shows its link").input_value()

    def enter(self, link: str) -> None:
        """Open a seat by the link that moves it to another device: on a virtual site people come straight to the table,
        and the way through the start page is left to its own tests."""
        self.page.add_init_script(f"({REMEMBER_NAME})({json.dumps([self.address, self.name])})")
        self.page.goto(link)

    def sit_at(self, link: str) -> None:
        if self.site and self.page.url != link:
            self.enter(self.site.sit(link, self.name))
            self.wait_for("lobby", "who sat down is in the lobby")
            return
        self.go(link)
        self.write("join-name", self.name)
        self.press("take-seat")
        self.wait_for("lobby", "who sat down is in the lobby")

    def play_solo(self, seats: int) -> None:
        """Start SOLO against bots without a time for jumping in."""
        if self.site:
            self.enter(self.site.open_table("solo", seats, self.name, settings={"jump_in_ms": 0}))
            self.start()
            return
        self.open_for_friends("solo", seats)
        self.set("jump-in", "0")
        self.start()

    def start(self) -> None:
        self.press("start")
        self.wait_for("table", "the cards are dealt")

    def set(self, name: str, value: str) -> None:
        """Choose a setting of the table in the lobby's drawer."""
        if not self.sees(f"set-{name}"):
            self.touch(self.see("settings").locator("summary"))
        self.wait_for(f"set-{name}", "the drawer shows the settings").select_option(value)
        expect(self.see(f"set-{name}"), "the server keeps the setting").to_have_value(value)

    def open_chat(self) -> None:
        """Open the chat beside the table, which is in a drawer on a small screen."""
        if self.sees("log-open") and not self.sees("tab-chat"):
            self.press("log-open")
        self.press("tab-chat")

    # --- playing

    def take_step(self) -> bool:
        """Do one step of a turn; False if there is nothing to do."""
        return playing.step(self, self.look())

    def wait_for_change(self, sight: ScreenState) -> None:
        """Wait, 3 s at most, until the screen's text differs from what was seen; on a virtual site let a moment pass,
        in which all that follows from a step has come."""
        if self.site:
            return self.pause()
        try:
            self.page.wait_for_function(CHANGED, arg=sight.text, timeout=3000, polling=POLL_MS)
        except PlaywrightTimeout:
            return None  # a move that changes no word, such as one that waits for the others
        return None


def sit_together(host: Person, guest: Person, game: str, seats: int, **settings: str) -> str:
    """Let the host open a table and the guest sit down by its link; the link."""
    link = host.open_for_friends(game, seats)
    for name, value in settings.items():
        host.set(name, value)
    guest.sit_at(link)
    expect(host.page.get_by_text(guest.name).first, "the host sees the guest sit down").to_be_visible()
    return link


def play_to_the_end(
    *people: Person, seconds: float = WHOLE_GAME_S, each: Callable[[Person], None] | None = None
) -> None:
    """Play until all see the end screen; `each` is called with each person after a step."""
    play_until(lambda: all(person.is_at_end for person in people), *people, seconds=seconds, each=each)


def play_until(
    done: Callable[[], bool], *people: Person, seconds: float = 200, each: Callable[[Person], None] | None = None
) -> None:
    end = time.monotonic() + seconds * max(person.patience for person in people)
    while not done():
        moved = [person for person in people if person.take_step()]
        for person in moved if each else []:
            assert each is not None
            each(person)
        if not moved:
            people[0].pause()
        assert time.monotonic() < end, "the game does not go on:\n" + "\n".join(
            f"{person.name} sees {person.look().text[:500]!r}" for person in people
        )


def play_a_game(*people: Person, each: Callable[[Person], None] | None = None) -> None:
    """Play a round by hand, or watch it on a virtual site, and let bots finish the game; with FORNO_COUNTS=full play
    all of it by hand."""
    if people[0].site and not FULL:
        watch_a_round(*people)
    elif not FULL:
        play_until(lambda: any(one.is_at_end or one.is_round_over for one in people), *people, each=each, seconds=400)
    if not FULL and not all(one.is_at_end for one in people):
        finish(*people)
    play_to_the_end(*people, each=each)


def watch_a_round(*people: Person) -> None:
    """Watch a round of one's own game, played from another device of each seat, and skip what is shown meanwhile."""
    site, room = people[0].site, urlsplit(people[0].page.url).path.split("/")[2]
    assert site
    players = site.players(room, [person.page.evaluate(KEY, room) for person in people])
    for _ in range(MAX_MOVES):
        site.call(play_one_move(players))
        for person in people:
            person.page.evaluate(DRAWN)
            playing.watch(person, person.look())
        if any(person.is_at_end or person.is_round_over for person in people):
            return
    raise AssertionError(f"the round does not end: {people[0].look().text[:500]!r}")


async def play_one_move(players: list[ScriptedPlayer]) -> None:
    """Make one move of a seat that is asked, if one is."""
    for player in players:
        if player.seat.is_asked and player.can_act():
            await player.insist(player.seat.asked, player.random.choice(player.seat.legal_moves))
            return


def finish(*people: Person) -> None:
    """Let a game come to its end: all leave their seats, come back, and see the end screen."""
    leave_to_bots(*people)
    for person in people:
        person.touch(person.wait_for("your-table", "the seat is still theirs").locator("a"))
        person.wait_for("table", "who comes back sees the table")
    play_to_the_end(*people)


def leave_to_bots(*people: Person) -> None:
    """Leave the table, and wait at the start page until the game is over: bots are quicker than people. The table waits
    for the last of its people, so a client plays the seat of the first. (house.absent)"""
    first = people[0]
    room = urlsplit(first.page.url).path.split("/")[2]
    key = first.page.evaluate(KEY, room)
    for person in people:
        leave(person)
    beside(first.address, play_seat(first.address, room, key))


async def play_seat(address: str, room: str, key: str) -> None:
    """Play a seat as somebody on another device, until the game is over."""
    async with Client(address) as client:
        seat = client.seat(room, key)
        await seat.connect()
        await ScriptedPlayer(seat, SEED).play()
        await seat.close()


def apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a thread of its own: Playwright's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def beside(address: str, work: Coroutine[Any, Any, Result]) -> Result:
    """Run a client of a server: in the world of a virtual site, else in a thread."""
    site = site_at(address)
    return site.call(work) if site else apart(work)


def leave(person: Person) -> None:
    """Leave the table to a bot, which plays on."""
    person.press("menu")
    person.press("leave")
    person.press("sure")
    person.wait_for("start", "who got up is at the start page")
