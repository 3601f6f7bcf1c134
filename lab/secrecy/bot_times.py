"""Times of bots: an attacker guesses from the time of a searching bot's answer whether its seat had a choice.

Tables ask their bots all at once, on a machine with busy cores and the kernel in its plain form, so that searches are
slow and wait for each other. Each question comes from a position of a game of random moves; the time is taken from the
question until the answer is committed.
"""

from __future__ import annotations

import asyncio
import math
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import msgspec

from forno import bots
from forno.core.chance import FastChance
from forno.games.pizza.moves import Refuse
from forno.server.infra.metrics import LATE_BOTS
from forno.server.infra.tasks import TaskSet
from forno.server.room import PlayBotMove, Room
from forno.server.room.timers import MIN_THINKING_MS, Timer
from forno.server.runtime.bot_runner import MAX_WAIT_S, THINKING_LIMIT_S, BotPool, BotRunner, observation_of
from forno.server.runtime.live_room import LiveRoom
from harness.scenes.room import RoomScene
from harness.viewer_channels import REGISTRY, AnyLine, twin_of
from harness.workload import GAMES
from lab.experiment import Experiment, Outcome, Progress

TABLES = 40
BUSY_CORES = 2
REFUSED = "answer-help > refused"
"""A seat that refuses to help: could it have helped? Positions in which an expert would refuse."""
KINDS = (
    REFUSED, "answer-duel", "answer-help", "cover-missing", "drawn", "lay-series", "put-ingredients", "request-help",
    "turn",
)  # fmt: skip
"""The questions that come up with one legal move and with several in games of random moves."""
ERRORS = 3.29
"""Standard errors within which the area is 0.5, of 999 in 1,000 fair attempts."""
MAX_GAMES = 4_000
"""Games of random moves after which a batch goes on with the questions that it found."""
PATIENT_S = 600.0


class Question(msgspec.Struct):
    """A question to a bot at a table, and how long its answer took."""

    kind: str
    is_forced: bool
    room: Room
    seat: int
    answer: str = ""
    took_ms: float = 0.0


class Area(msgspec.Struct, frozen=True):
    """The area under the curve of an attacker who takes the longer times for forced moves: 0.5 for a blind guess."""

    forced: int
    free: int
    value: float
    error: float
    """The standard error of a blind guess."""

    @property
    def tells(self) -> bool:
        return abs(self.value - 0.5) > ERRORS * self.error


class BotTimes(msgspec.Struct):
    """The answers of one run, and how busy it was."""

    answered: list[Question] = []
    quicker: int = 0
    """Questions that a quicker bot answered."""
    queue: int = 0
    """The most searches that waited."""

    def areas(self) -> dict[str, Area]:
        """The area for each kind of question; of those that expect a refusal, where it was the answer."""
        kinds: dict[str, list[Question]] = {}
        for one in self.answered:
            if one.kind != REFUSED or "refuse" in one.answer:
                kinds.setdefault(one.kind, []).append(one)
        return {kind: area_of(kinds[kind]) for kind in sorted(kinds)}


def area_of(questions: Sequence[Question]) -> Area:
    """The area under the curve, with its standard error where times tell nothing. (Mann and Whitney)"""
    forced = [one.took_ms for one in questions if one.is_forced]
    free = [one.took_ms for one in questions if not one.is_forced]
    pairs = len(forced) * len(free)
    if not pairs:
        return Area(len(forced), len(free), 0.5, 0.5)
    longer = sum((one > other) + 0.5 * (one == other) for one in forced for other in free)
    return Area(len(forced), len(free), longer / pairs, math.sqrt((len(forced) + len(free) + 1) / (12 * pairs)))


# --- questions


def collect(kinds: Sequence[str], each: int, chance: FastChance) -> list[Question]:
    """Find questions in games of random moves: of each kind as many with one legal move as with several."""
    wanted = Counter({(kind, is_forced): each for kind in kinds for is_forced in (True, False)})
    rooms = [RoomScene(game, 1, bots=players - 1).room for game in GAMES for players in (3, 4)]
    found: list[Question] = []
    for number, room in enumerate(cycle(rooms)):
        if not wanted.total() or number == MAX_GAMES:
            break
        for position in positions(room, chance):
            for kind, is_forced in kinds_of_question(position):
                if wanted[kind, is_forced] > 0:
                    wanted[kind, is_forced] -= 1
                    found.append(Question(kind, is_forced, named(position, len(found)), position.playing.seat))
                    break
    chance.shuffle(found)
    return found


def positions(room: Room, chance: FastChance) -> Iterator[Room]:
    """Play a game of random moves; the room at each decision of a bot."""
    table = room.game.deal(len(room.seats), chance.child())
    table.events = history = table.events or []
    while not table.is_over:
        moves = table.legal_moves()
        if table.seat and not table.race_queue:
            twin = twin_of(room, table)
            twin.history, twin.jump_in = history, None  # type: ignore[assignment]
            yield twin
        table.act(moves[chance.below(len(moves))])


def kinds_of_question(room: Room) -> Iterator[tuple[str, bool]]:
    """The kinds of the current question, the rarest first, and whether there is one legal move."""
    question, moves = room.game.question(room.playing), room.playing.legal_moves()
    assert question is not None
    if question.name == "answer-help":
        observation = observation_of(room, question.seat, jumping=False)
        assert observation is not None
        if bots.find("expert").choose(observation, FastChance(1)) == Refuse():
            yield REFUSED, len(moves) == 1
    yield question.name, len(moves) == 1


def named(room: Room, number: int) -> Room:
    """A copy of the room in its position, under a name of its own, with masters as its bots."""
    copy = twin_of(room, room.playing.copy())
    copy.name, copy.history = f"position {number}", (*room.history,)
    for seat in copy.seats[1:]:
        seat.bot = "master"
    return copy


# --- asking


class Tables:
    """Tables that ask their bots, each its next question as soon as the last is answered."""

    def __init__(self, pool: BotPool, questions: list[Question], progress: Progress) -> None:
        self.pool = pool
        self.left = questions
        self.progress = progress
        self.times = BotTimes()
        self.tasks = TaskSet()
        self.runner = BotRunner(pool, self.commit, self.fail, self.tasks)
        self.asked: dict[LiveRoom, tuple[Question, float, asyncio.Future[None]]] = {}

    async def ask_all(self, tables: int) -> BotTimes:
        before = LATE_BOTS._value.get()
        await asyncio.gather(*(self.ask(number) for number in range(tables)))
        self.times.quicker = int(LATE_BOTS._value.get() - before)
        return self.times

    async def ask(self, table: int) -> None:
        while self.left:
            question = self.left.pop()
            live = LiveRoom(f"table {table}", REGISTRY.clock, REGISTRY.settings)
            live.load(question.room)
            live.opener = "203.0.113.7"
            live.connections.add(AnyLine(), None, None)  # type: ignore[arg-type]
            answered = asyncio.get_running_loop().create_future()
            timer = Timer(live.clock.now() + MIN_THINKING_MS, "bot", question.seat)
            self.asked[live] = question, time.monotonic(), answered
            self.runner.start(live, timer)
            self.times.queue = max(self.times.queue, self.pool.waiting)
            await answered
            self.progress()

    async def commit(self, live: LiveRoom, command: PlayBotMove, command_id: str, reaction_ms: int) -> bool:
        """Note when the answer comes, and what it is."""
        question, began, answered = self.asked.pop(live)
        question.took_ms = 1000 * (time.monotonic() - began)
        question.answer = bytes(command.move).decode()
        self.times.answered.append(question)
        answered.set_result(None)
        return True

    def fail(self, live: LiveRoom, doing: str, error: Exception) -> None:
        """End the run with the error."""
        self.asked.pop(live)[2].set_exception(error)


@contextmanager
def slow_machine(busy_cores: int) -> Iterator[None]:
    """Keep cores busy, and let searches run in the plain form of the kernel."""
    before = os.environ.get("FORNO_KERNEL")
    os.environ["FORNO_KERNEL"] = "plain"
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(busy_cores)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()
        if before is None:
            del os.environ["FORNO_KERNEL"]
        else:
            os.environ["FORNO_KERNEL"] = before


async def run_bot_times(
    questions: list[Question],
    *,
    tables: int = TABLES,
    busy_cores: int = BUSY_CORES,
    patient: bool = False,
    progress: Progress = lambda: None,
) -> BotTimes:
    """Ask these questions. `patient`: every one is searched, however long the queue is."""
    limit_s, max_wait_s = (PATIENT_S, PATIENT_S) if patient else (THINKING_LIMIT_S, MAX_WAIT_S)
    pool = BotPool(1, limit_s, max_wait_s)
    with slow_machine(busy_cores):
        try:
            await start_worker(pool, questions[0])
            return await Tables(pool, questions, progress).ask_all(tables)
        finally:
            pool.close()


async def start_worker(pool: BotPool, question: Question) -> None:
    """Search until a search is in time: the worker process takes a while to start."""
    observation = observation_of(question.room, question.seat, jumping=False, sampler=FastChance(1))
    assert observation is not None
    late = -1.0
    while LATE_BOTS._value.get() != late:
        late = LATE_BOTS._value.get()
        await pool.choose("master", observation, FastChance(1))


def describe(times: BotTimes) -> list[str]:
    """One line for each kind of question."""
    return [
        f"{kind}: {one.forced} forced, {one.free} free, {one.value:.3f} +- {1.96 * one.error:.3f}"
        for kind, one in times.areas().items()
    ]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Ask questions at busy tables; every other batch searches each, however long its queue gets."""
    questions = collect(KINDS, size // (2 * len(KINDS)), FastChance(seed))
    for _ in range(size - len(questions)):
        progress()
    patient = seed % 2 == 0
    times = await run_bot_times(questions, patient=patient, progress=progress)
    (folder / "areas.txt").write_text("\n".join(describe(times)), encoding="utf-8")
    how = "patient" if patient else "usual"
    areas = times.areas()
    violations = [
        f"{kind}: {one.value:.3f}, and not 0.5 +- {ERRORS * one.error:.3f}" for kind, one in areas.items() if one.tells
    ]
    figures = {f"{kind}, {how}": one.value for kind, one in areas.items()}
    figures[f"searches waiting, {how}, at most"] = times.queue
    counts: Counter[str] = Counter()
    for kind, one in areas.items():
        counts[f"forced {kind}"] += one.forced
        counts[f"free {kind}"] += one.free
    return Outcome(seed, size, {**counts, "questions to quicker bots": times.quicker}, violations, figures)


BOT_TIMES = Experiment(
    name="bot-times",
    claim="the time of a master's answer does not tell whether its seat had a choice, however slow searches are",
    bound=f"area under the curve 0.5 within {ERRORS:g} standard errors for each kind of question",
    unit="questions to masters",
    batch=600 * len(KINDS),
    goal=1200 * len(KINDS),
    run=run_batch,
)
