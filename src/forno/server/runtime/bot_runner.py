"""Bots in a room: each gets what a person in its seat gets, and searches where no move waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from typing import Any

import msgspec

from forno import bots, games, observe
from forno.bots import Bot, Observation, Reason
from forno.bots.process_pool import Workers
from forno.core.chance import Chance, FairChance
from forno.core.errors import Refused
from forno.core.event import heard
from forno.core.move import Pass
from forno.server import viewer_frames
from forno.server.infra.entropy import Entropy, system_entropy
from forno.server.infra.fair_queue import FairQueue, Place
from forno.server.infra.logging import log, place_of
from forno.server.infra.metrics import BOT_QUESTIONS, BOT_QUEUE, BOT_SECONDS, LATE_BOTS
from forno.server.infra.tasks import TaskSet
from forno.server.room import PlayBotMove, Room
from forno.server.room.timers import AnswerTimes, Timer, answer_times, level_of
from forno.server.runtime.live_room import LiveRoom
from forno.server.store.base import Unavailable

SEARCH_SLOT_S = 0.25
"""Each search keeps its worker process for so long, whatever is searched: the queue tells nothing of a hand either."""
THINKING_LIMIT_S = 5.0
MAX_WAIT_S = 1.0
QUICKER_LEVELS = ("expert", "regular")
"""Levels that choose in place of a bot that fails or is late, the best first."""
NO_PLACE = Place("", "")
STORE_RETRY_S = 1.0

CommitBotMove = Callable[[LiveRoom, PlayBotMove, str, int], Awaitable[bool]]
"""Commits a bot's move under a command id, with its reaction in milliseconds; False if a rule refuses it."""


Fail = Callable[[LiveRoom, str, Exception], None]
"""Keeps an error to its room."""


class BotPool:
    """Asks bots: the quick ones at once, the searching ones in worker processes, whose turns are shared fairly.

    Where a search fails, or takes longer than `limit_s` with its time in the queue, a quicker bot chooses; also where
    a move would have to wait in the queue for longer than `max_wait_s`. A forced move is searched like any other.
    """

    def __init__(self, workers: int, limit_s: float = THINKING_LIMIT_S, max_wait_s: float = MAX_WAIT_S) -> None:
        self._workers = workers
        self._limit_s = limit_s
        self._max_wait_s = max_wait_s
        self._turns = FairQueue(workers)
        self._pool: Workers | None = None

    @property
    def waiting(self) -> int:
        """The number of searches that wait for their turn."""
        return self._turns.waiting

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, level: str, observation: Observation, chance: Chance, place: Place = NO_PLACE) -> Any:
        """The bot's move; a quicker bot's where it fails or is late."""
        found = await self._ask(Bot.choose.__name__, bots.find(level).even(), observation, chance, place)
        return observation.default if found is None else found

    async def advise(
        self, level: str, observation: Observation, chance: Chance, place: Place = NO_PLACE
    ) -> tuple[Any, Reason]:
        """The move that the bot would play, and its reason; a quicker bot's where it fails or is late."""
        found = await self._ask(Bot.advise.__name__, bots.find(level), observation, chance, place)
        return found or (observation.default, Reason("default"))

    async def _ask(self, method: str, asked: Bot, observation: Observation, chance: Chance, place: Place) -> Any:
        """Ask a bot, then quicker ones; None if all of them fail."""
        for bot in (asked, *quicker_bots(asked, observation)):
            try:
                if bot.waits:
                    return await asyncio.to_thread(getattr(bot, method), observation, chance)
                if observation.sampled_table is None:
                    return getattr(bot, method)(observation, chance)
                if method == Bot.choose.__name__ and self._wait_s(place) > self._max_wait_s:
                    raise TimeoutError
                return await self._search(getattr(bot, method), observation, chance, place)
            except TimeoutError:
                if is_on_turn(observation):
                    LATE_BOTS.inc()
            except BrokenProcessPool:
                self._pool = None
            except Exception as error:
                where = place_of(error)
                log.error("a bot failed", room=place.item, level=bot.level, why=type(error).__name__, where=where)
            observation = msgspec.structs.replace(observation, sampled_table=None)
        return None

    def _wait_s(self, place: Place) -> float:
        """How long a search of this place would wait in the queue: nothing of it follows from a hand."""
        return self._turns.ahead_of(place) * SEARCH_SLOT_S / self._workers

    async def _search(self, method: Callable[..., Any], observation: Observation, chance: Chance, place: Place) -> Any:
        """Search in a worker process, for the time of a slot. A search that is late goes on there, and keeps its slot
        until it ends."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self._limit_s):
            await self._turns.acquire(place)
            try:
                self._pool = self._pool or Workers(self._workers)
                search = loop.run_in_executor(self._pool, method, observation, chance)
            except BaseException:
                self._turns.release(place)
                raise
            ends = loop.time() + SEARCH_SLOT_S
            search.add_done_callback(lambda done: self._searched(done, place, ends))
            found = await asyncio.shield(search)
        await asyncio.sleep(ends - loop.time())
        return found

    def _searched(self, search: asyncio.Future[Any], place: Place, ends: float) -> None:
        """Give the slot back once its time is over."""
        asyncio.get_running_loop().call_at(ends, self._turns.release, place)
        if not search.cancelled():
            search.exception()  # of a search that was late, nobody else asks


def quicker_bots(bot: Bot, observation: Observation) -> list[Bot]:
    """The bots that choose at once in place of one of ours. A third-party bot loses its move instead."""
    if bot.waits:
        return []
    game = games.game(observation.game)
    return [one for level in QUICKER_LEVELS if not (one := bots.find(level)).searches_in(game)]


class BotRunner:
    """Plays for bots and absent players. Their moves are commands like any other."""

    def __init__(
        self, pool: BotPool, commit: CommitBotMove, fail: Fail, tasks: TaskSet, entropy: Entropy = system_entropy
    ) -> None:
        self._pool = pool
        self._fail = fail
        self._commit = commit
        self._tasks = tasks
        self._entropy = entropy

    def start(self, live: LiveRoom, timer: Timer) -> None:
        """Begin to choose a seat's move in the background. The lock is held.

        A quicker bot chooses where nobody looks at the table, and whether to jump in: a seat that cannot is not asked,
        and the queue of searches would tell.
        """
        room = live.room
        BOT_QUESTIONS.labels(timer.what).inc()
        level = level_of(room, timer.seat)
        searches = timer.what == "bot" and live.is_watched and bots.find(level).searches_in(room.game)
        purpose = f"{room.number} {room.playing.serial} {timer.seat}"
        sampler = FairChance(self._entropy(f"sample {purpose}")) if searches else None
        observation = observation_of(room, timer.seat, jumping=timer.what == "jump", sampler=sampler)
        if observation is not None:
            reaction_ms = timer.at - room.jump_in.opened if room.jump_in else 0
            chance = FairChance(self._entropy(f"bot {purpose}"))
            self._tasks.start(
                self._guarded(
                    live,
                    self.play(live, level, observation, room.number, reaction_ms, chance, answer_times(room, timer)),
                )
            )

    async def _guarded(self, live: LiveRoom, work: Coroutine[Any, Any, None]) -> None:
        """Play; whatever goes wrong stops this room only."""
        try:
            await work
        except Refused:
            pass  # the room cannot be loaded: that is noted
        except Exception as error:
            self._fail(live, "bot", error)

    async def play(
        self,
        live: LiveRoom,
        level: str,
        observation: Observation,
        number: int,
        reaction_ms: int,
        chance: Chance,
        times: AnswerTimes,
    ) -> None:
        """Choose a move and commit it at one of the times of its question; the default if a rule refuses it. A bot that
        does not want to jump in passes in silence."""
        question = observation.view.question
        assert question is not None
        began, on_turn = time.monotonic(), is_on_turn(observation)
        with BOT_QUEUE.track_inprogress() if on_turn else nullcontext():
            move = await self._pool.choose(level, observation, chance, Place(live.opener, live.name))
        if on_turn:  # whoever may jump in is a secret
            BOT_SECONDS.observe(time.monotonic() - began)
        ready_at = live.clock.now()
        if (answer_at := times.next(ready_at)) > ready_at:
            await asyncio.sleep((answer_at - ready_at) / 1000)
        if move == Pass() and move not in observation.legal_moves[1:] and observation.seat != question.seat:
            return
        command_id = f"bot:{number}:{question.id}:{observation.seat}"
        failure: Exception | None = None
        for chosen, name in ((move, command_id), (observation.default, f"{command_id}:default")):
            command = PlayBotMove(observation.seat, number, question.id, viewer_frames.raw(chosen))
            try:
                if await self._commit_when_available(live, command, name, reaction_ms):
                    return
            except Refused:
                raise
            except Exception as error:  # a rule raises at this move; another may do
                failure = error
        if failure is not None:
            raise failure

    async def _commit_when_available(
        self, live: LiveRoom, command: PlayBotMove, command_id: str, reaction_ms: int
    ) -> bool:
        """Commit, again and again until the store can be reached; False if a rule refuses. An answer is dropped while
        the table waits for its person, and the bot is asked again later. (house.absent)"""
        while True:
            try:
                async with live.lock:
                    window = live.room.jump_in
                    name = f"{command_id}:{window.opened}" if window else command_id
                    is_done = await self._commit(live, command, name, reaction_ms)
                    if live.is_held and not is_done:
                        live.forget_asked(command.seat)
                    return is_done or live.is_held
            except Unavailable:
                await asyncio.sleep(STORE_RETRY_S)


def is_on_turn(observation: Observation) -> bool:
    """Whether the seat owes the answer to the question, and does not think of jumping in."""
    question = observation.view.question
    return question is not None and question.seat == observation.seat


def observation_of(room: Room, seat: int, *, jumping: bool, sampler: Chance | None = None) -> Observation | None:
    """The observation of a seat, with a table drawn by `sampler` to search; None if the seat cannot do anything."""
    table = room.playing
    if not table.legal_moves(seat) or (jumping and seat == table.seat):
        return None
    events = heard(list(room.history), seat)
    return observe.observation_of(room.game, table, seat, events, jumping=jumping, sampler=sampler)
