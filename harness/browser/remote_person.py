"""A person at Firefox or WebKit: opens a game against bots and plays it by mouse, by what the screen shows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from harness.browser import playing
from harness.browser.input_devices import POINT, REACH_TIMEOUT_S
from harness.browser.playing import LOOK, Gone, OutOfReach, ScreenState
from harness.browser.remote_browsers import RemoteBrowser

POLL_S = 0.06
CHANGE_TIMEOUT_S = 3.0

NTH_POINT = f"""(selector, index) => {{
  const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return ({POINT})([seen[index]]);
}}"""


class RemotePerson:
    """One user of a browser; choices are random and the same for the same name."""

    def __init__(self, browser: RemoteBrowser, address: str, name: str) -> None:
        self.browser = browser
        self.address = address
        self.name = name
        self.mood = random.Random(name)
        self.likes_black = False
        self.held, self.has_enough = 0, False

    def look(self) -> ScreenState:
        return ScreenState(**self.browser.evaluate(LOOK))

    def wait_until(self, is_done: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so; whether it came to be."""
        end = time.monotonic() + seconds
        while not (done := is_done()) and time.monotonic() < end:
            time.sleep(POLL_S)
        return done

    def wait_for(self, test: str, seconds: float = 30) -> None:
        """Wait until a part is visible; AssertionError with the screen's text after `seconds`."""
        is_there = self.wait_until(lambda: test in self.look().parts, seconds)
        assert is_there, f"no {test} on the screen: {self.look().text[:600]!r}"

    def wait_for_change(self, sight: ScreenState) -> None:
        self.wait_until(lambda: self.look().text != sight.text, CHANGE_TIMEOUT_S)

    def tap(self, test: str, /) -> None:
        self.tap_nth(f'[data-test="{test}"]', 0)

    def tap_nth(self, selector: str, index: int) -> None:
        end = time.monotonic() + REACH_TIMEOUT_S
        while not isinstance(found := self.browser.evaluate(NTH_POINT, selector, index), dict):
            if found == "gone":
                raise Gone(f"{selector} is gone")
            if time.monotonic() > end:
                raise OutOfReach(f"{selector} is out of reach: {found}")
            time.sleep(POLL_S)
        self.browser.click(found["x"], found["y"])

    def press(self, test: str) -> None:
        self.wait_for(test)
        self.tap(test)

    def play_bots(self, game: str) -> None:
        """Open the start page, choose a game, and start it against bots under this person's name."""
        self.browser.go(f"{self.address}/")
        self.press(f"game-{game}")
        self.wait_for("chosen")
        self.press("name")
        self.browser.evaluate("() => document.activeElement.select()")
        self.browser.write(self.name)
        self.press("play-bots")
        self.wait_for("table")

    def play_until(self, is_done: Callable[[ScreenState], bool], seconds: float) -> ScreenState:
        """Play until the screen is as wanted, and return it; AssertionError after `seconds`."""
        end = time.monotonic() + seconds
        while not is_done(sight := self.look()):
            if not playing.step(self, sight):
                time.sleep(POLL_S)
            assert time.monotonic() < end, f"the game does not go on: {sight.text[:600]!r}"
        return sight
