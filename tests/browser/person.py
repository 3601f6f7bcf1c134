"""Somebody at a device: does what a user does, with what is on the screen, and asks no server behind its back."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect
from playwright.sync_api import TimeoutError as WaitedInVain

from tests.browser import playing
from tests.browser.hands import Hands, Mouse

LOOK = """() => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const seen = (query) => [...document.querySelectorAll(query)].filter(isSeen);
  const name = (one) => one.dataset.test;
  const inHand = (one) => ({ name: name(one), up: one.ariaPressed === 'true', quiet: one.classList.contains('quiet') });
  const held = (one) => ({ card: one.dataset.held, fits: one.dataset.fits === 'true', up: one.ariaPressed === 'true' });
  return {
    parts: seen('[data-test]').map(name),
    buttons: seen('button[data-test]:enabled, a[data-test]').map(name),
    hand: seen('[data-hand-card]').map(inHand),
    held: seen('[data-held]').map(held),
    asked: seen('[data-test=question].asked, [data-test=question][data-question]').map((one) => one.innerText)[0] ?? '',
    text: document.body.innerText,
  };
}"""

CHANGED = "(before) => document.body.innerText !== before"
GLANCE = 60
"""Milliseconds between two looks at a screen on which nothing has changed: looking keeps a browser busy."""


@dataclass(frozen=True)
class Sight:
    """What is on the screen at one moment."""

    parts: list[str]
    buttons: list[str]
    hand: list[dict[str, Any]]
    held: list[dict[str, Any]]
    asked: str
    text: str


class Person:
    def __init__(self, device: BrowserContext, address: str, name: str, *, hands: Hands | None = None) -> None:
        self.device = device
        self.page = device.new_page()
        self.address = address
        self.name = name
        self.hands: Hands = hands or Mouse()
        self.mood = random.Random(name)
        self.is_at_end = False
        self.likes_black = False
        """In SOLO: plays a black card whenever there is one, and so names a colour soon."""
        self.held, self.has_enough = 0, False

    # --- seeing

    def see(self, test: str) -> Locator:
        return self.page.locator(f'[data-test="{test}"]').filter(visible=True).first

    def sees(self, test: str) -> bool:
        return self.see(test).count() > 0

    def wait_for(self, test: str, why: str, seconds: float = 15) -> Locator:
        """Until it is there; `why` is what a failure says."""
        try:
            self.see(test).wait_for(timeout=seconds * 1000)
        except WaitedInVain:
            raise AssertionError(
                f"{self.name} waits in vain: {why} ({test}). On the screen: {self.look().text[:600]!r}"
            ) from None
        return self.see(test)

    def wait_gone(self, test: str, why: str, seconds: float = 15) -> None:
        expect(self.page.locator(f'[data-test="{test}"]').filter(visible=True), why).to_have_count(
            0, timeout=seconds * 1000
        )

    def look(self) -> Sight:
        sight = Sight(**self.page.evaluate(LOOK))
        self.is_at_end = "end" in sight.parts
        return sight

    def text(self, test: str) -> str:
        return self.wait_for(test, f"{test} says something").inner_text()

    # --- doing

    def press(self, test: str, why: str = "") -> None:
        self.touch(self.wait_for(test, why or f"{test} can be pressed"))

    def touch(self, one: Locator) -> None:
        """Once it is there."""
        one.wait_for(state="attached")
        self.tap(one)

    def tap(self, one: str | Locator) -> None:
        """What was seen a moment ago; it may be gone."""
        self.hands.press(self.page, self.see(one) if isinstance(one, str) else one)

    def write(self, test: str, text: str) -> None:
        self.hands.write(self.page, self.wait_for(test, f"{test} can be filled"), text)

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
        self.choose(game, seats)
        self.press("play-bots")
        self.wait_for("table", "a game against bots begins at once")

    def open_for_friends(self, game: str, seats: int | None = None) -> str:
        """A table; its link, as it stands there to be given away."""
        self.choose(game, seats)
        self.press("play-friends")
        self.wait_for("lobby", "the new table's lobby opens")
        return self.wait_for("link", "the lobby shows its link").input_value()

    def sit_at(self, link: str) -> None:
        self.go(link)
        self.write("sit-name", self.name)
        self.press("sit")
        self.wait_for("lobby", "who sat down is in the lobby")

    def play_solo(self, seats: int) -> None:
        """Against bots, with nobody waiting for somebody to jump in."""
        self.open_for_friends("solo", seats)
        self.set("window", "0")
        self.start()

    def start(self) -> None:
        self.press("start")
        self.wait_for("table", "the cards are dealt")

    def set(self, name: str, value: str) -> None:
        """A setting of the table, in the lobby's drawer."""
        if not self.sees(f"set-{name}"):
            self.touch(self.see("settings").locator("summary"))
        self.wait_for(f"set-{name}", "the drawer shows the settings").select_option(value)
        expect(self.see(f"set-{name}"), "the server keeps the setting").to_have_value(value)

    # --- playing

    def take_step(self) -> bool:
        """One step of a turn, if there is anything to do."""
        return playing.step(self, self.look())

    def wait_for_change(self, sight: Sight) -> None:
        """A move was made: until the screen shows something else than before."""
        try:
            self.page.wait_for_function(CHANGED, arg=sight.text, timeout=3000, polling=GLANCE)
        except WaitedInVain:
            return  # a move that changes no word, such as one that waits for the others


def sit_together(host: Person, guest: Person, game: str, seats: int, **settings: str) -> str:
    """The host opens a table, the guest comes by its link. The link."""
    link = host.open_for_friends(game, seats)
    for name, value in settings.items():
        host.set(name, value)
    guest.sit_at(link)
    expect(host.page.get_by_text(guest.name).first, "the host sees the guest sit down").to_be_visible()
    return link


def play_to_the_end(*people: Person, seconds: float = 200, each: Callable[[Person], None] | None = None) -> None:
    """Until everybody sees how it ended; `each` is called after each step of somebody."""
    play_until(lambda: all(person.is_at_end for person in people), *people, seconds=seconds, each=each)


def play_until(
    done: Callable[[], bool], *people: Person, seconds: float = 90, each: Callable[[Person], None] | None = None
) -> None:
    end = time.monotonic() + seconds
    while not done():
        moved = [person for person in people if person.take_step()]
        for person in moved if each else []:
            assert each is not None
            each(person)
        if not moved:
            people[0].page.wait_for_timeout(GLANCE)
        assert time.monotonic() < end, "the game does not go on:\n" + "\n".join(
            f"{person.name} sees {person.look().text[:500]!r}" for person in people
        )
