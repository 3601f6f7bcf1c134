"""Bots in any language: a program that reads questions and writes answers, one JSON object a line (docs/own-bot.md).

A program gets the observations of its seat and runs in a process of its own: it can be stopped, and sees nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from subprocess import TimeoutExpired
from threading import Condition, Thread
from time import monotonic
from typing import Literal

import msgspec

from forno.bots.bot import Observation
from forno.bots.third_party.guard import BRIEF, MOVE_LIMIT_S, Fault, ThirdPartyBot
from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import View
from forno.platform import kill_program, start_program

MAX_UNREAD_BYTES = 1_000_000
"""Unread output without the end of a line after which a program is stopped."""
STDERR_TAIL_BYTES = 500
"""The part of the standard error that is shown with a fault."""
READ_BYTES = 65_536
"""Output that is read at a time, and no further while it has an unread line."""
EXIT_WAIT_S = 1.0
"""Wait for the exit status and the last words after the end of the output."""


class BotProcess:
    """One run of a program. After a fault raised here it cannot be used any more: close it.

    Each pipe has a thread, which closes it at its end: on Windows nobody can wait for several pipes at once.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.run = start_program(command)
        except OSError as error:
            raise Fault("crash", f"{command[0]}: {error.strerror}") from None
        self.unsent: SimpleQueue[bytes] = SimpleQueue()
        """Lines for the program; an empty one is the end."""
        self.unread = self.tail = b""
        self.is_silent = self.is_closing = self.is_closed = False
        self.changed = Condition()
        """Guards the output that was read, and tells of more of it, of its end, and of room for more."""
        transfers = (self.write_stdin, self.read_stdout, self.read_stderr)
        self.threads = [Thread(target=transfer, name="forno-bot-pipe", daemon=True) for transfer in transfers]
        for thread in self.threads:
            thread.start()

    # --- input and output, in the threads of the pipes

    def write_stdin(self) -> None:
        assert self.run.stdin
        with self.run.stdin as pipe, suppress(OSError):  # it may have ended, which its output tells
            while lines := self.unsent.get():
                while lines:
                    lines = lines[pipe.write(lines) :]

    def read_stdout(self) -> None:
        assert self.run.stdout
        with self.run.stdout as pipe, suppress(OSError):
            while (said := pipe.read(READ_BYTES)) and not self.is_closed:
                with self.changed:
                    self.unread += b"" if self.is_closing else said
                    self.changed.notify_all()
                    self.changed.wait_for(self.has_room)
        with self.changed:
            self.is_silent = True
            self.changed.notify_all()

    def read_stderr(self) -> None:
        assert self.run.stderr
        with self.run.stderr as pipe, suppress(OSError):
            while (said := pipe.read(READ_BYTES)) and not self.is_closed:
                self.tail = (self.tail + said)[-STDERR_TAIL_BYTES:]

    def has_room(self) -> bool:
        return self.is_closing or len(self.unread) < (READ_BYTES if b"\n" in self.unread else MAX_UNREAD_BYTES)

    # --- lines

    def write(self, lines: bytes) -> None:
        """Write lines to the program, as soon as it reads them."""
        self.unsent.put(lines)

    def read_line(self, until: float) -> bytes:
        """Return the next line of its output. Raises TimeoutError at `until`."""
        with self.changed:
            left = until - monotonic()
            if left <= 0 or not self.changed.wait_for(self.has_news, left):
                raise TimeoutError
            line, newline, rest = self.unread.partition(b"\n")
            if newline:
                self.unread = rest
                self.changed.notify_all()
                return line
        if self.is_silent:
            raise self.exited()
        raise Fault("crash", f"it wrote more than {MAX_UNREAD_BYTES:,} bytes without the end of a line")

    def has_news(self) -> bool:
        return self.is_silent or b"\n" in self.unread or len(self.unread) >= MAX_UNREAD_BYTES

    # --- the end

    def timed_out(self, limit_s: float) -> Fault:
        return Fault("time-out", f"no answer within {limit_s:g} s{self.stderr_text()}")

    def exited(self) -> Fault:
        """Return the fault of a program that has ended, or has closed its output."""
        with suppress(TimeoutExpired):
            self.run.wait(EXIT_WAIT_S)
        if self.run.returncode is None:
            return Fault("crash", f"it closed its output{self.stderr_text()}")
        self.threads[-1].join(EXIT_WAIT_S)
        return Fault("crash", f"it ended with status {self.run.returncode}{self.stderr_text()}")

    def stderr_text(self) -> str:
        """Return the end of its standard error, in one line."""
        said = " ".join(self.tail.decode(errors="replace").split())
        return f"; it said: {said}" if said else ""

    def close(self, timeout_s: float) -> None:
        """Close its input, wait so many seconds for its exit, then kill it and all that it has started."""
        with self.changed:
            self.is_closing = True
            self.changed.notify_all()
        self.unsent.put(b"")
        with suppress(TimeoutExpired):
            self.run.wait(timeout_s)
        kill_program(self.run)
        self.run.wait()
        self.is_closed = True
        for thread in self.threads:
            thread.join(EXIT_WAIT_S)  # longer only if somebody else holds the pipe


PROTOCOL = 1
START_LIMIT_S = MOVE_LIMIT_S
"""The least time limit of a first answer, which includes the start of the program."""
MAX_FAILURES = 4
"""Failures in one game after which it is not asked any more; before, it is started again."""
CLOSE_WAIT_S = 1.0
"""Wait for the exit of a program whose input is closed."""


class ProgramHello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line. The program may answer with a hello of its own."""

    protocol: int
    game: str


class NewGame(msgspec.Struct, frozen=True, tag="game"):
    """A game begins, at this seat, at a table with these options."""

    game: str
    seat: int
    options: Mapping[str, str]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A question. `heard` has the events since the last question."""

    id: int
    game: str
    seat: int
    view: View
    legal_moves: list[str]
    default: str
    heard: list[Event]


class ProgramAnswer(msgspec.Struct, frozen=True):
    """The text of a move, or its index among the legal moves, counted from 0."""

    type: Literal["hello", "move"] = "move"
    id: int | None = None
    move: str | None = None
    index: int | None = None


READ = msgspec.json.Decoder(ProgramAnswer).decode


class SeatProgress:
    """The progress of a seat in its game, and the number of events that the program was sent."""

    def __init__(self) -> None:
        self.question = -1
        self.heard: list[Event] = []
        self.sent: int | None = None
        self.failures = 0

    def goes_on(self, observation: Observation) -> bool:
        """Tell whether this is the same game: questions are numbered, and the events of a seat only grow."""
        return number(observation) >= self.question and list(observation.heard[: len(self.heard)]) == self.heard

    def follow(self, observation: Observation) -> list[Event]:
        """Return the events that are new to the program."""
        self.question = number(observation)
        self.heard = list(observation.heard)
        new = self.heard[self.sent or 0 :]
        self.sent = len(self.heard)
        return new


class SubprocessBot(ThirdPartyBot):
    """A bot that is a program, started at its first question and again after a failure."""

    keeps_time = True

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self.command = command
        self.start = START_LIMIT_S
        """The least time limit of a first answer in seconds."""
        self.process: BotProcess | None = None
        self.asked = 0
        self.progress_by_seat: dict[int, SeatProgress] = {}

    def answer(self, observation: Observation, chance: Chance) -> object:
        progress = self.progress_by_seat.get(observation.seat)
        if progress is None or not progress.goes_on(observation):
            progress = self.progress_by_seat[observation.seat] = SeatProgress()
        if progress.failures >= MAX_FAILURES:
            raise Fault("crash", f"it failed {progress.failures} times in this game and is not asked any more")
        try:
            return self.ask(observation, progress)
        except Fault as fault:
            if fault.kind != "illegal":
                progress.failures += 1
                self.stop(timeout_s=0)
            raise

    def ask(self, observation: Observation, progress: SeatProgress) -> object:
        """Send the question and wait for the answer within the time limit."""
        limit_s = self.limit if self.process else max(self.limit, self.start)
        until = monotonic() + limit_s
        messages: list[msgspec.Struct] = []
        if self.process is None:
            self.process = BotProcess(self.command)
            messages.append(ProgramHello(PROTOCOL, observation.game))
        if progress.sent is None:
            messages.append(NewGame(observation.game, observation.seat, observation.options))
        messages.append(self.question(observation, progress.follow(observation)))
        self.process.write(msgspec.json.Encoder().encode_lines(messages))
        try:
            return self.reply(self.process, observation, until)
        except TimeoutError:
            raise self.process.timed_out(limit_s) from None

    def question(self, observation: Observation, news: list[Event]) -> Choose:
        self.asked += 1
        return Choose(
            id=self.asked,
            game=observation.game,
            seat=observation.seat,
            view=observation.view,
            legal_moves=[str(move) for move in observation.legal_moves],
            default=str(observation.default),
            heard=news,
        )

    def reply(self, process: BotProcess, observation: Observation, until: float) -> object:
        """Return the answer to the last question. A hello and late answers are ignored. Raises TimeoutError."""
        while True:
            line = process.read_line(until)
            try:
                answer = READ(line)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise Fault("illegal", f"{BRIEF.repr(line)} is no answer: {error}") from None
            if answer.type == "hello" or (answer.id is not None and answer.id < self.asked):
                continue
            if answer.id != self.asked:
                raise Fault("illegal", f"{BRIEF.repr(line)} does not answer question {self.asked}")
            return chosen(answer, observation)

    # --- the end

    def stop(self, timeout_s: float) -> None:
        """End this run. The next one is sent everything again."""
        if self.process:
            self.process.close(timeout_s)
            self.process = None
        for progress in self.progress_by_seat.values():
            progress.sent = None

    def close(self) -> None:
        self.stop(CLOSE_WAIT_S)


def chosen(answer: ProgramAnswer, observation: Observation) -> object:
    """Return the text of a move, or the move with this index."""
    if answer.index is None:
        return answer.move
    if not 0 <= answer.index < len(observation.legal_moves):
        last = len(observation.legal_moves) - 1
        raise Fault("illegal", f"there is no move {answer.index}: they are counted from 0 to {last}")
    return observation.legal_moves[answer.index]


def number(observation: Observation) -> int:
    """Return the number of the question: numbers rise within a game."""
    return observation.view.question.id if observation.view.question else 0
