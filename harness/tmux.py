"""A real terminal, by tmux: a program in it, its keys and its screen as text; and a player by the screen alone."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self
from uuid import uuid4

import pytest

from forno.terminal.tables.drawn import LETTERS, SETTLE_S

POLL_S = 0.1
TIMEOUT_S = 60.0
PRESS_INTERVAL_S = SETTLE_S + 0.05
"""The time between two keys of a player: one that comes sooner after a move was meant for the question before."""

LETTER_SHARE, CARD_SHARE = 0.25, 0.2
"""Share of the turns in which a letter or a card is tried where Enter would do."""

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed: there is no real terminal")


class Tmux:
    """A terminal of its own with one program, on a socket of its own."""

    def __init__(
        self, command: Sequence[str], folder: Path, *, columns: int = 80, rows: int = 24, **environ: str
    ) -> None:
        self.name = f"forno-{os.getpid()}-{uuid4().hex[:8]}"
        self.command, self.folder = command, folder
        self.columns, self.rows = columns, rows
        self.environ = {"LANG": "C.UTF-8", "HOME": str(folder)} | environ

    def __enter__(self) -> Self:
        settings = " ".join(f"{name}={shlex.quote(value)}" for name, value in self.environ.items())
        size = ("-x", str(self.columns), "-y", str(self.rows))
        command = f"env -u COLUMNS -u LINES {settings} {shlex.join(self.command)}"
        self.run("-u", "new-session", "-d", *size, command, cwd=self.folder)
        return self

    def __exit__(self, *_: object) -> None:
        self.run("kill-server", check=False)

    def run(self, *arguments: str, check: bool = True, cwd: Path | None = None) -> str:
        command = ["tmux", "-L", self.name, "-f", "/dev/null", *arguments]
        ran = subprocess.run(command, check=check, capture_output=True, text=True, encoding="utf-8", cwd=cwd)
        return ran.stdout

    def press(self, *keys: str) -> None:
        """Press keys by tmux's names: `Enter`, `Up`, `a`."""
        self.run("send-keys", *keys)

    def type(self, text: str) -> None:
        self.run("send-keys", "-l", text)

    def screen(self) -> str:
        return self.run("capture-pane", "-p")

    def wait(self, condition: Callable[[str], object], timeout_s: float = TIMEOUT_S) -> str:
        """Wait until a screen fulfils a condition; the screen."""
        end = time.monotonic() + timeout_s
        while not condition(screen := self.screen()):
            if time.monotonic() > end:
                raise AssertionError(f"not seen in {timeout_s} s; the screen is\n{screen}")
            time.sleep(POLL_S)
        return screen

    def wait_for(self, text: str, timeout_s: float = TIMEOUT_S) -> str:
        return self.wait(lambda screen: text in screen, timeout_s)


BUTTON = re.compile(rf"[\[<](?:! )?(Enter|[{LETTERS}js]) ([^\]>]+)[\]>]")
SKIP = re.compile(r"^ s Skip", re.MULTILINE)
"""The key bar while the oven is emptied, in English."""
LABEL = re.compile(r"[╰╚┗][─═ ]*[ \[](\d)[ \]]|(?<=[─═╯╝])[ \[](\d)[ \]](?=[─═])")


class ScreenPlayer:
    """A player who knows the screen alone: presses the keys that it offers, cards at random."""

    def __init__(self, terminal: Tmux, seed: int = 0) -> None:
        self.terminal = terminal
        self.random = random.Random(seed)
        self.pressed_at = 0.0

    def play_until(self, is_over: Callable[[], bool], timeout_s: float) -> None:
        """Press keys until the game is over."""
        end = time.monotonic() + timeout_s
        while not is_over():
            self.act(self.terminal.screen())
            time.sleep(PRESS_INTERVAL_S)  # a look at the screen is a process of its own
            if time.monotonic() > end:
                raise AssertionError(f"the game is not over; the screen is\n{self.terminal.screen()}")

    def act_until(self, condition: Callable[[str], object], timeout_s: float = TIMEOUT_S) -> None:
        """Press keys until the screen fulfils a condition."""
        self.play_until(lambda: bool(condition(self.terminal.screen())), timeout_s)

    def act(self, screen: str) -> None:
        """Press the next key, if the one before had time to take effect."""
        now = time.monotonic()
        if now - self.pressed_at < PRESS_INTERVAL_S:
            return
        self.pressed_at = now
        for key in self.keys(screen):
            self.terminal.press(key)

    def keys(self, screen: str) -> list[str]:
        """The keys to press: Enter for the main button and for the current card, sometimes a letter or another card."""
        letters = [key for key, text in BUTTON.findall(screen) if key != "Enter" and text != "SOLO"]
        cards = [one or other for one, other in LABEL.findall(screen)]
        chance = self.random.random()
        if SKIP.search(screen):
            return ["s"]
        if "[Enter " in screen or "<Enter " in screen:
            return ["Enter"]
        if letters and chance < LETTER_SHARE:
            return [self.random.choice(letters)]
        return [self.random.choice(cards)] if cards and chance > 1 - CARD_SHARE else ["Enter"]
