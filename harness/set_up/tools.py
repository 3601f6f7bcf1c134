"""Tools run by the set-up, such as uv, pip and npm, and the progress that is shown meanwhile."""

from __future__ import annotations

import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from types import FrameType
from typing import IO, NamedTuple, TextIO

TICK_S = 0.2
"""Time between two drawings of the moving line."""
READ_BYTES = 65_536
DOWNLOAD_SILENCE_S = 60.0
"""Time for which a download that has begun may pause: Playwright tells of every tenth part only."""
STOP_TIMEOUT_S = 3.0
"""Time for a tool to end by itself after an interrupt."""


def say(text: str) -> None:
    sys.stderr.write(f"forno: {text}\n")
    sys.stderr.flush()


# --- progress


class Progress:
    """Steps of a set-up: one line that moves on a terminal, elsewhere one line for each step."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        self.total = total
        self.number = 0
        self.name = ""
        self.detail = ""
        self.began = time.monotonic()
        self.moves = self.stream.isatty() and os.environ.get("TERM") != "dumb"

    def begin(self, name: str) -> None:
        self.number += 1
        self.name, self.detail, self.began = name, "", time.monotonic()
        if self.moves:
            self.draw()
        else:
            self.stream.write(f"{self.head()}\n")
            self.stream.flush()

    def head(self) -> str:
        number = f"{self.number} of {self.total}: " if self.total > 1 else ""
        return f"forno: {number}{self.name}"

    def show(self, detail: str) -> None:
        """Name what the step does right now."""
        self.detail = detail
        self.draw()

    def draw(self) -> None:
        if self.moves and self.number:
            line = f"{self.head()}, {time.monotonic() - self.began:.0f} s"
            line += f": {self.detail}" if self.detail else ""
            columns = shutil.get_terminal_size().columns
            self.stream.write(f"\r\x1b[K{line[: columns - 1]}")
            self.stream.flush()

    def clear(self) -> None:
        if self.moves:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


class Details:
    """Present work of a tool, read from the lines that it prints."""

    def __init__(self) -> None:
        self.fetched = 0

    def read(self, line: str) -> str | None:
        if found := re.match(r"\s*Downloading (\S+) \(([\d.]+ ?[kMG]?i?B)\)", line):  # uv, pip
            name = re.split(r"-\d", found[1].rpartition("/")[2])[0]
            return f"{name}, {found[2]}"
        if found := re.match(r"\s*(?:Collecting|Building|Downloaded|Built|Prepared|Installed) (.+)", line):
            return line.strip().lower() if found[1][0].isdigit() else found[1].split(" ")[0]
        if re.match(r"npm http (?:fetch GET 2|cache )", line):
            self.fetched += 1
            return f"{self.fetched} files"
        if found := re.search(r"(\d+)% of ([\d.]+ \w+)", line):  # Playwright
            return f"{found[1]} % of {found[2]}"
        return None


# --- running


class Ran(NamedTuple):
    """Exit status and whole output of a tool."""

    status: int
    output: str


def run(
    command: Sequence[str],
    progress: Progress | None = None,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    silence_s: float = float("inf"),
) -> Ran:
    """Run a tool to its end and show its progress; stop it, and all that it has started, if anything is raised here.

    A tool that prints nothing for `silence_s` is stopped as well, unless it is in the middle of a download.
    """
    group = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # of Windows
    process = None
    try:
        with interrupts_held():
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=env,
                cwd=cwd,
                creationflags=group,
                start_new_session=not group,
            )
            printed = read_lines(process)
        lines: list[str] = []
        details = Details()
        heard = time.monotonic()
        for line in lines_of(process, printed):
            if line:
                lines.append(line)
                heard = time.monotonic()
            elif time.monotonic() - heard > silence_s:
                return Ran(1, "".join(lines))
            detail = details.read(line)
            if detail:
                silence_s = max(silence_s, DOWNLOAD_SILENCE_S)
            if progress:
                show(progress, detail)
        return Ran(process.wait(), "".join(lines))
    finally:
        if process:
            stop(process)


def show(progress: Progress, detail: str | None) -> None:
    if detail:
        progress.show(detail)
    else:
        progress.draw()


def read_lines(process: subprocess.Popen[bytes]) -> SimpleQueue[str | None]:
    """Read what a process prints in a thread of its own: its lines, then None."""
    lines: SimpleQueue[str | None] = SimpleQueue()

    def read() -> None:
        assert process.stdout
        with process.stdout as output:
            for raw in printed_by(process, output):
                lines.put(raw.decode("utf-8", "replace"))
        lines.put(None)

    Thread(target=read, daemon=True).start()
    return lines


def printed_by(process: subprocess.Popen[bytes], output: IO[bytes]) -> Iterator[bytes]:
    """Give each line up to the end of a process, though a program that it has left running may hold the pipe open."""
    if sys.platform == "win32":  # select knows no pipes there
        yield from output
        return
    rest = b""
    while True:
        has_ended = process.poll() is not None  # asked first: then all that it printed is in the pipe
        if select.select([output], [], [], 0 if has_ended else TICK_S)[0]:
            printed = os.read(output.fileno(), READ_BYTES)
            if not printed:
                break
            *whole, rest = (rest + printed).split(b"\n")
            yield from (line + b"\n" for line in whole)
        elif has_ended:
            break
    if rest:
        yield rest


def lines_of(process: subprocess.Popen[bytes], lines: SimpleQueue[str | None]) -> Iterator[str]:
    """Give each line that a process prints, and an empty one whenever a tick passes without any."""
    while True:
        try:
            line = lines.get(timeout=TICK_S)
        except Empty:
            if sys.platform == "win32" and process.poll() is not None:  # what it has left running may hold the pipe
                return
            yield ""
            continue
        if line is None:
            return
        yield line


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children, if it still runs: by an interrupt, then by force."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
    with suppress(subprocess.TimeoutExpired):
        process.wait(STOP_TIMEOUT_S)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@contextmanager
def interruptible() -> Iterator[None]:
    """Turn Ctrl-C, SIGTERM and a closed terminal into exceptions, so that tools are stopped; then as it was before."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = [number for name in names if (number := getattr(signal, name, None)) is not None]
    before = {number: signal.getsignal(number) for number in numbers}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def interrupt(number: int, frame: FrameType | None) -> None:
    raise Interrupted(number)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Raise an interrupt at the end of the block: a tool already runs before its caller can know it and stop it."""
    came: list[int] = []
    numbers = [number for number in signal.valid_signals() if signal.getsignal(number) is interrupt]
    for number in numbers:
        signal.signal(number, lambda held, frame: came.append(held))
    try:
        yield
    finally:
        for number in numbers:
            signal.signal(number, interrupt)
    if came:
        raise Interrupted(came[0])


class Interrupted(BaseException):
    """Ctrl-C, or another signal that ends the set-up."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


def run_program(program: Callable[[], int]) -> int:
    """Run a program that the launcher has handed over to. Ctrl-C, which the launcher blocks until here, is one line."""
    try:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        return program()
    except KeyboardInterrupt:
        say("interrupted")
        return 128 + signal.SIGINT


def keep(output: str, folder: Path) -> Path | None:
    """Keep the output of a tool in a file, in the folder or where temporary files lie; None if that is not possible."""
    import tempfile

    with suppress(OSError):
        file = folder / "set-up.log"
        file.write_text(output, encoding="utf-8")
        return file
    with suppress(OSError):
        with tempfile.NamedTemporaryFile("w", prefix="forno-", suffix=".log", delete=False, encoding="utf-8") as other:
            other.write(output)
        return Path(other.name)
    return None
