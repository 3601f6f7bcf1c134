"""A guest in any language: a program that reads questions and writes answers, one JSON object a line.

The words are those of docs/own-bot.md. A program sees what a seat sees, and runs in a process of its own: it can be
stopped, and cannot look at anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Literal

import msgspec

from forno.bots.bot import Sight
from forno.bots.guest import BRIEF, SECONDS, Fault, Guest
from forno.bots.process import Process
from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import View

PROTOCOL = 1
MOST_FAILURES = 4
"""In one game: after the first three it is started again, then it is not asked any more."""
PATIENCE = 1.0
"""Seconds to end by itself once there is nothing more to read."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
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


class Answer(msgspec.Struct, frozen=True):
    """The text of a move, or its place among the options, counted from 0."""

    type: Literal["hello", "move"] = "move"
    id: int | None = None
    move: str | None = None
    option: int | None = None


READ = msgspec.json.Decoder(Answer).decode


class Course:
    """How far a seat has come in its game, and how much of that the program was told."""

    def __init__(self) -> None:
        self.question = -1
        self.heard: list[Event] = []
        self.told: int | None = None
        self.failures = 0

    def goes_on(self, sight: Sight) -> bool:
        """Is this still the same game? Questions are numbered, and what a seat heard only grows."""
        return number(sight) >= self.question and list(sight.heard[: len(self.heard)]) == self.heard

    def follow(self, sight: Sight) -> list[Event]:
        """What is new."""
        self.question = number(sight)
        self.heard = list(sight.heard)
        new = self.heard[self.told or 0 :]
        self.told = len(self.heard)
        return new


class Program(Guest):
    """A program, started at its first question and again after it failed."""

    keeps_time = True

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self.command = command
        self.start = SECONDS
        """For its first answer it has at least so long, as it must start."""
        self.process: Process | None = None
        self.asked = 0
        self.courses: dict[int, Course] = {}

    def answer(self, sight: Sight, chance: Chance) -> object:
        course = self.courses.get(sight.seat)
        if course is None or not course.goes_on(sight):
            course = self.courses[sight.seat] = Course()
        if course.failures >= MOST_FAILURES:
            raise Fault("crash", f"it failed {course.failures} times in this game and is not asked any more")
        try:
            return self.ask(sight, course)
        except Fault as fault:
            if fault.kind != "illegal":
                course.failures += 1
                self.stop(patience=0)
            raise

    def ask(self, sight: Sight, course: Course) -> object:
        """Put the question, and wait for the answer as long as there is time."""
        until = monotonic() + (self.limit if self.process else max(self.limit, self.start))
        messages: list[msgspec.Struct] = []
        if self.process is None:
            self.process = Process(self.command)
            messages.append(Hello(PROTOCOL, sight.game))
        if course.told is None:
            messages.append(NewGame(sight.game, sight.seat))
        messages.append(self.question(sight, course.follow(sight)))
        self.process.send(msgspec.json.Encoder().encode_lines(messages), until)
        return self.reply(self.process, sight, until)

    def question(self, sight: Sight, news: list[Event]) -> Choose:
        self.asked += 1
        options = [str(move) for move in sight.options]
        return Choose(self.asked, sight.game, sight.seat, sight.view, options, str(sight.default), news)

    def reply(self, process: Process, sight: Sight, until: float) -> object:
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
            return chosen(answer, sight)

    # --- the end

    def stop(self, patience: float) -> None:
        """End this run. The next one must be told everything anew."""
        if self.process:
            self.process.close(patience)
            self.process = None
        for course in self.courses.values():
            course.told = None

    def close(self) -> None:
        self.stop(PATIENCE)


def chosen(answer: Answer, sight: Sight) -> object:
    """The text of a move, or the option with this number."""
    if answer.option is None:
        return answer.move
    if not 0 <= answer.option < len(sight.options):
        raise Fault(
            "illegal", f"there is no option {answer.option}: they are counted from 0 to {len(sight.options) - 1}"
        )
    return sight.options[answer.option]


def number(sight: Sight) -> int:
    """Questions of a game are numbered upwards."""
    return sight.view.question.id if sight.view.question else 0
