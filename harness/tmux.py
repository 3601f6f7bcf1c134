"""A real terminal, by tmux: a program in it, its keys and its screen as text; and a player by the screen alone.

One client of tmux in control mode sends keys and reads the screen without a process for each, and hears of each change
of the screen.
"""

from __future__ import annotations

import os
import random
import re
import selectors
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self
from uuid import uuid4

import pytest

from forno.terminal.tables.drawn import LETTERS
from harness import CHECKOUT

TIMEOUT_S = 60.0
PATIENCE_S = 0.45
"""The time after which a player presses a key again on a screen that has not changed."""

LETTER_SHARE, CARD_SHARE = 0.25, 0.2
"""Share of the turns in which a letter or a card is tried where Enter would do."""

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed: there is no real terminal")


def quick_terminal(*arguments: str) -> list[str]:
    """Return the command of a terminal client that a `ScreenPlayer` plays in."""
    return [sys.executable, "-m", "harness.quick_terminal", *arguments]


class Tmux:
    """A terminal of its own with one program, on a socket of its own."""

    def __init__(
        self, command: Sequence[str], folder: Path, *, columns: int = 80, rows: int = 24, **environ: str
    ) -> None:
        self.socket = f"forno-{os.getpid()}-{uuid4().hex[:8]}"
        self.command, self.folder = command, folder
        self.columns, self.rows = columns, rows
        self.environ = {"LANG": "C.UTF-8", "HOME": str(folder), "PYTHONPATH": str(CHECKOUT)} | environ

    def __enter__(self) -> Self:
        settings = " ".join(f"{name}={shlex.quote(value)}" for name, value in self.environ.items())
        size = ("-x", str(self.columns), "-y", str(self.rows))
        command = f"env -u COLUMNS -u LINES {settings} {shlex.join(self.command)}"
        tmux = ["tmux", "-u", "-L", self.socket, "-f", "/dev/null"]
        subprocess.run([*tmux, "new-session", "-d", *size, command], cwd=self.folder, check=True, capture_output=True)
        self.control = Control([*tmux, "-C", "attach-session", "-f", "ignore-size"])
        return self

    def __exit__(self, *_: object) -> None:
        self.control.close()
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], check=False, capture_output=True)

    def press(self, *keys: str) -> None:
        """Press keys by tmux's names: `Enter`, `Up`, `a`."""
        self.control.run("send-keys", *keys)

    def type(self, text: str) -> None:
        self.control.run("send-keys", "-l", text)

    def screen(self) -> str:
        """The text of the screen; empty once the program has ended."""
        return self.control.run("capture-pane", "-p")

    def wait_for_change(self, timeout_s: float) -> None:
        """Wait until the program has written since the last look at its screen."""
        self.control.wait_for_output(timeout_s)

    def wait(self, condition: Callable[[str], object], timeout_s: float = TIMEOUT_S) -> str:
        """Wait until a screen fulfils a condition; the screen."""
        end = time.monotonic() + timeout_s
        while not condition(screen := self.screen()):
            if time.monotonic() > end:
                raise AssertionError(f"not seen in {timeout_s} s; the screen is\n{screen}")
            self.wait_for_change(end - time.monotonic())
        return screen

    def wait_for(self, text: str, timeout_s: float = TIMEOUT_S) -> str:
        return self.wait(lambda screen: text in screen, timeout_s)


class Control:
    """A client of tmux in control mode: commands and their answers, and notices of output, as lines."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin
        assert self.process.stdout
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.stdout, selectors.EVENT_READ)
        self.read = b""
        """The beginning of a line whose end is not read yet."""
        self.lines: list[bytes] = []
        self.has_ended = False
        self.has_output = False
        """The program has written since the last command."""

    def run(self, *command: str) -> str:
        """Run a command of tmux and return what it prints; nothing once the program has ended."""
        if not self.has_ended:
            self.has_output = False
            self.stdin.write(f"{shlex.join(command)}\n".encode())
            self.stdin.flush()
        printed: list[bytes] = []
        number = b""
        while line := self.next_line(TIMEOUT_S):
            kind, *rest = line.rstrip(b"\n").split(b" ")
            if not number and kind == b"%begin" and rest[-1] == b"1":
                number = rest[1]
            elif number and kind in (b"%end", b"%error") and len(rest) == 3 and rest[1] == number:
                break
            elif number:
                printed.append(line)
        return b"".join(printed).decode()

    def wait_for_output(self, timeout_s: float) -> None:
        """Wait until the program has written since the last command, or ended."""
        end = time.monotonic() + timeout_s
        while not self.has_output and not self.has_ended and (left_s := end - time.monotonic()) > 0:
            self.next_line(left_s)

    def next_line(self, timeout_s: float) -> bytes:
        """The next line; nothing after so many seconds, or at the end."""
        while not self.lines:
            if self.has_ended or not self.selector.select(timeout_s):
                return b""
            part = os.read(self.stdout.fileno(), 1 << 16)
            self.has_ended = not part
            *whole, self.read = (self.read + part).splitlines(keepends=True) or [b""]
            if self.read.endswith(b"\n"):
                whole, self.read = [*whole, self.read], b""
            self.lines += whole
        line = self.lines.pop(0)
        self.has_output = self.has_output or line.startswith(b"%output")
        return line

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.selector.close()
        self.stdin.close()
        self.stdout.close()


BUTTON = re.compile(rf"[\[<](?:! )?(Enter|[{LETTERS}js]) ([^\]>]+)[\]>]")
SKIP = re.compile(r"^ s Skip", re.MULTILINE)
"""The key bar while the oven is emptied, in English."""
LABEL = re.compile(r"[╰╚┗][─═ ]*[ \[](\d)[ \]]|(?<=[─═╯╝])[ \[](\d)[ \]](?=[─═])")


class ScreenPlayer:
    """A player who knows the screen alone: presses the keys that it offers, cards at random."""

    def __init__(self, terminal: Tmux, seed: int = 0) -> None:
        self.terminal = terminal
        self.random = random.Random(seed)
        self.answered, self.pressed_at = "", 0.0
        """The screen on which a key was pressed last, and when."""

    def play_until(self, is_over: Callable[[], bool], timeout_s: float) -> None:
        """Press keys until the game is over."""
        end = time.monotonic() + timeout_s
        while not is_over():
            self.act(self.terminal.screen())
            self.terminal.wait_for_change(PATIENCE_S)
            if time.monotonic() > end:
                raise AssertionError(f"the game is not over; the screen is\n{self.terminal.screen()}")

    def act_until(self, condition: Callable[[str], object], timeout_s: float = TIMEOUT_S) -> None:
        """Press keys until the screen fulfils a condition."""
        self.play_until(lambda: bool(condition(self.terminal.screen())), timeout_s)

    def act(self, screen: str) -> None:
        """Press the next key, unless the one before has had no time yet to change the screen."""
        now = time.monotonic()
        if screen == self.answered and now - self.pressed_at < PATIENCE_S:
            return
        self.answered, self.pressed_at = screen, now
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
