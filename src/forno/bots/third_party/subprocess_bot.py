"""A guest in any language: a program that reads questions and writes answers, one JSON object a line.

The words are those of docs/own-bot.md. A program sees what a seat sees, and runs in a process of its own: it can be
stopped, and cannot look at anything else.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Literal

import msgspec

from forno.bots.bot import Observation
from forno.bots.third_party.guard import BRIEF, SECONDS, Fault, ThirdPartyBot
from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import View

MOST_UNREAD = 1_000_000
"""Who has written more than so many bytes that nobody asked for is stopped."""
TAIL = 500
"""So much of what it complained of last is shown with a fault."""
CHUNK = 65_536
DYING = 1.0
"""Seconds between the end of its output and its own."""


class BotProcess:
    """One run of a program. Every fault raised here is the end of it: close it then."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A group of its own, so that whatever it starts can be ended with it.
            self.run = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)  # noqa: S603
        except OSError as error:
            raise Fault("crash", f"{command[0]}: {error.strerror}") from None
        assert self.run.stdin
        assert self.run.stdout
        assert self.run.stderr
        self.inlet, self.outlet, self.complaints = self.run.stdin, self.run.stdout, self.run.stderr
        self.unsent = self.unread = self.tail = b""
        self.pipes = DefaultSelector()
        for pipe in (self.inlet, self.outlet, self.complaints):
            os.set_blocking(pipe.fileno(), False)
        self.pipes.register(self.outlet, EVENT_READ, self.hear)
        self.pipes.register(self.complaints, EVENT_READ, self.hear_complaint)

    # --- talking

    def send(self, lines: bytes, until: float) -> None:
        """Say something; it need not listen at once, but before the time is up."""
        self.unsent += lines
        self.pipes.register(self.inlet, EVENT_WRITE, self.say)
        while self.unsent:
            self.exchange(until)
        self.pipes.unregister(self.inlet)

    def line(self, until: float) -> bytes:
        """The next line it writes."""
        while b"\n" not in self.unread:
            self.exchange(until)
        if monotonic() > until:
            raise self.late()
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def exchange(self, until: float) -> None:
        """Let pass whatever can pass, or wait for it."""
        left = until - monotonic()
        if left <= 0 or not (ready := self.pipes.select(left)):
            raise self.late()
        for key, _ in ready:
            key.data()

    def say(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.inlet.fileno(), self.unsent) :]
        except BlockingIOError:
            return
        except OSError:
            raise self.ended() from None

    def hear(self) -> None:
        said = os.read(self.outlet.fileno(), CHUNK)
        self.unread += said
        if not said:
            raise self.ended()
        if len(self.unread) > MOST_UNREAD:
            raise Fault("crash", f"it wrote more than {MOST_UNREAD:,} bytes unasked")

    def hear_complaint(self) -> None:
        said = os.read(self.complaints.fileno(), CHUNK)
        self.tail = (self.tail + said)[-TAIL:]
        if not said:
            self.pipes.unregister(self.complaints)

    # --- the end

    def late(self) -> Fault:
        return Fault("time-out", f"no answer in time{self.last_words()}")

    def ended(self) -> Fault:
        """It is over, or as good as: nobody can talk to a program that has closed its ears or its mouth."""
        with suppress(TimeoutExpired):
            self.run.wait(DYING)
        with suppress(BlockingIOError):
            self.tail = (self.tail + os.read(self.complaints.fileno(), CHUNK))[-TAIL:]
        how = "it closed its output" if self.run.returncode is None else f"it ended with status {self.run.returncode}"
        return Fault("crash", f"{how}{self.last_words()}")

    def last_words(self) -> str:
        """The end of what it wrote to its standard error, in one line."""
        said = " ".join(self.tail.decode(errors="replace").split())
        return f"; it said: {said}" if said else ""

    def close(self, patience: float) -> None:
        """Nothing more to read: it may end by itself within so many seconds, or is ended. Nothing of it is left."""
        self.pipes.close()
        with suppress(OSError):
            self.inlet.close()
        with suppress(TimeoutExpired):
            self.run.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.run.pid, signal.SIGKILL)
        self.run.wait()
        self.outlet.close()
        self.complaints.close()


PROTOCOL = 1
MOST_FAILURES = 4
"""In one game: after the first three it is started again, then it is not asked any more."""
PATIENCE = 1.0
"""Seconds to end by itself once there is nothing more to read."""


class ProgramHello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line. It may be answered with another hello, and need not."""

    protocol: int
    game: str


class NewGame(msgspec.Struct, frozen=True, tag="game"):
    """A game begins, at this seat."""

    game: str
    seat: int


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A question. `heard` is what this seat heard since it was last asked."""

    id: int
    game: str
    seat: int
    view: View
    options: list[str]
    default: str
    heard: list[Event]


class ProgramAnswer(msgspec.Struct, frozen=True):
    """The text of a move, or its place among the options, counted from 0."""

    type: Literal["hello", "move"] = "move"
    id: int | None = None
    move: str | None = None
    option: int | None = None


READ = msgspec.json.Decoder(ProgramAnswer).decode


class SeatProgress:
    """How far a seat has come in its game, and how much of that the program was told."""

    def __init__(self) -> None:
        self.question = -1
        self.heard: list[Event] = []
        self.told: int | None = None
        self.failures = 0

    def goes_on(self, observation: Observation) -> bool:
        """Is this still the same game? Questions are numbered, and what a seat heard only grows."""
        return number(observation) >= self.question and list(observation.heard[: len(self.heard)]) == self.heard

    def follow(self, observation: Observation) -> list[Event]:
        """What is new."""
        self.question = number(observation)
        self.heard = list(observation.heard)
        new = self.heard[self.told or 0 :]
        self.told = len(self.heard)
        return new


class SubprocessBot(ThirdPartyBot):
    """A program, started at its first question and again after it failed."""

    keeps_time = True

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self.command = command
        self.start = SECONDS
        """For its first answer it has at least so long, as it must start."""
        self.process: BotProcess | None = None
        self.asked = 0
        self.progress_by_seat: dict[int, SeatProgress] = {}

    def answer(self, observation: Observation, chance: Chance) -> object:
        progress = self.progress_by_seat.get(observation.seat)
        if progress is None or not progress.goes_on(observation):
            progress = self.progress_by_seat[observation.seat] = SeatProgress()
        if progress.failures >= MOST_FAILURES:
            raise Fault("crash", f"it failed {progress.failures} times in this game and is not asked any more")
        try:
            return self.ask(observation, progress)
        except Fault as fault:
            if fault.kind != "illegal":
                progress.failures += 1
                self.stop(patience=0)
            raise

    def ask(self, observation: Observation, progress: SeatProgress) -> object:
        """Put the question, and wait for the answer as long as there is time."""
        until = monotonic() + (self.limit if self.process else max(self.limit, self.start))
        messages: list[msgspec.Struct] = []
        if self.process is None:
            self.process = BotProcess(self.command)
            messages.append(ProgramHello(PROTOCOL, observation.game))
        if progress.told is None:
            messages.append(NewGame(observation.game, observation.seat))
        messages.append(self.question(observation, progress.follow(observation)))
        self.process.send(msgspec.json.Encoder().encode_lines(messages), until)
        return self.reply(self.process, observation, until)

    def question(self, observation: Observation, news: list[Event]) -> Choose:
        self.asked += 1
        options = [str(move) for move in observation.legal_moves]
        return Choose(
            self.asked, observation.game, observation.seat, observation.view, options, str(observation.default), news
        )

    def reply(self, process: BotProcess, observation: Observation, until: float) -> object:
        """The answer to the last question. A greeting, or what comes too late, is passed over."""
        while True:
            line = process.line(until)
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

    def stop(self, patience: float) -> None:
        """End this run. The next one must be told everything anew."""
        if self.process:
            self.process.close(patience)
            self.process = None
        for progress in self.progress_by_seat.values():
            progress.told = None

    def close(self) -> None:
        self.stop(PATIENCE)


def chosen(answer: ProgramAnswer, observation: Observation) -> object:
    """The text of a move, or the option with this number."""
    if answer.option is None:
        return answer.move
    if not 0 <= answer.option < len(observation.legal_moves):
        raise Fault(
            "illegal",
            f"there is no option {answer.option}: they are counted from 0 to {len(observation.legal_moves) - 1}",
        )
    return observation.legal_moves[answer.option]


def number(observation: Observation) -> int:
    """Questions of a game are numbered upwards."""
    return observation.view.question.id if observation.view.question else 0
