"""Every channel through which the server can tell a viewer something, to compare rooms it cannot tell apart."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from copy import copy
from pathlib import Path
from typing import Any

import msgspec

from forno import observe
from forno.bots import Observation
from forno.core.chance import Chance, FastChance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.move import Pass
from forno.server import viewer_frames
from forno.server.infra.client_address import LOCAL_CLIENT
from forno.server.infra.fair_queue import Place
from forno.server.infra.tasks import TaskSet
from forno.server.notify import calls, webhooks
from forno.server.protocol import (
    AnswerUndo,
    AnyQuery,
    CheckMove,
    ChooseName,
    HandOver,
    JoinQueue,
    LeaveSeat,
    Nudge,
    ProposeVote,
    RequestHint,
    SendChat,
    SetReady,
    Uncover,
    Undo,
)
from forno.server.protocol.calls import Webhook
from forno.server.room import (
    Effects,
    ForgetPerson,
    LogEntry,
    MarkAway,
    PlayBotMove,
    RemovePerson,
    ReopenJumpIn,
    Room,
    apply,
    decide,
)
from forno.server.room.log_entry import text_of
from forno.server.room.nudges import PATIENCE_MS
from forno.server.room.timers import Timer
from forno.server.runtime.bot_runner import NO_PLACE, BotPool, BotRunner, observation_of
from forno.server.runtime.commit import is_expected
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.queries import Queries
from forno.server.runtime.registry import RoomRegistry
from forno.server.settings import Settings
from forno.server.store.sqlite import SqliteStore
from harness.scenes.room import RoomScene
from harness.steady_metrics import Lines, growth, own_lines

REGISTRY = RoomRegistry(SqliteStore(Path("nowhere")), Settings())
HINT_BOT = "master@1"
"""The bot of hints as on a server, but quicker: its worlds are as many whatever is hidden."""
LINK = "https://cards.example/t/abc"
PROBES = ("draw", "pass", "keep", "jump red 7", "put 1 salami", "put 9 olive", "lay duel", "refuse", "fail", "dance")


class WaitlessPool(BotPool):
    """A pool that searches at once, in this process.

    A request that is the same as the last to the byte, as a worker process would receive it, is not searched again: the
    worker could not tell them apart either.
    """

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.last: tuple[bytes, Any] = b"", None

    async def _search(self, method: Callable[..., Any], observation: Observation, chance: Chance, place: Place) -> Any:
        if (request := pickle.dumps((method, observation, chance))) != self.last[0]:
            self.last = request, method(observation, chance)
        return self.last[1]


QUERIES = Queries(REGISTRY, WaitlessPool(1), lambda game: HINT_BOT)


def twin_of(room: Room, table: Any) -> Room:
    """The same room around another table."""
    twin = Room(room.name)
    for name in Room.__slots__:
        setattr(twin, name, getattr(room, name))
    twin.table = table
    twin.seats = [copy(seat) for seat in room.seats]
    twin.bank = [*room.bank]
    twin.undo_points = []
    twin.texts = {**room.texts}
    return twin


def without_past(room: Room) -> Room:
    """The true room, with nothing to take back: what can be is tested elsewhere."""
    assert room.table is not None
    return twin_of(room, room.table.copy())


def channels(room: Room, viewer: int | None, scene: RoomScene, past: list[Event]) -> Iterator[tuple[str, bytes]]:
    """Everything that can reach this viewer now, by name."""
    head = (room.seats[viewer].n, room.seats[viewer].hash) if viewer is not None else (7, "ab" * 32)
    yield "state", viewer_frames.snapshot(room, viewer, head, past)
    yield "the list of tables", viewer_frames.list_card(room)
    yield "the lists of its people", viewer_frames.summary(room)
    yield "timers", viewer_frames.encode(room_alarms(room))
    yield "calls", calls_of(room)
    yield "a remark", viewer_frames.presence([True] * len(room.seats), [], 1)
    yield "an announcement", viewer_frames.announcement("we restart at ten")
    yield (
        "a removal",
        frame_after(room, viewer, (RemovePerson(room.seats[room.humans[0]].person_id or 0, ban=True), None)),
    )
    yield "talk", frame_after(room, viewer, (SendChat("0" * 32, text="what have you got?"), (viewer or 0)))
    yield "a new name", frame_after(room, viewer, (ChooseName("0" * 32, "Zoe"), viewer or 0))
    yield "absence", frame_after(room, viewer, (MarkAway(person_on_turn(room)), None))
    yield "somebody who is forgotten", frame_after(room, viewer, (ForgetPerson(person_on_turn(room)), None))
    yield "a nudge", frame_after(room, viewer, *nudges(room))
    yield "an uncovered screen", frame_after(room, viewer, *uncovering(room))
    yield "a vote", frame_after(room, viewer, (ProposeVote("0" * 32, "close-game"), viewer or 0))
    yield "a game ended early", frame_after(room, viewer, *early_end(room))
    yield "the lobby of the next game", frame_after(room, viewer, *next_lobby(room))
    for seat in room.humans:
        yield f"seat {seat} in other hands", frame_after(room, viewer, *change_of_hands(room, seat))
    yield "a window opened again", frame_after(room, viewer, *reopening(room, viewer))
    yield "a welcome after a bot has played", welcome_after_absence(room, viewer)
    yield "a disk that fails", unwritten(room, viewer)
    if viewer is None:
        return
    yield "a bot's sight", observation(room, viewer)
    live = live_room(room)
    for command in (Undo("0" * 32), AnswerUndo("0" * 32, accept=True)):
        yield f"the answer to {type(command).__name__}", answer(room, command, viewer)
    for move in [*PROBES, *(str(move) for move in room.playing.legal_moves(viewer)[:3]), {"move": "jump"}, 7]:
        for late in (0, 1):
            act = scene.act(move, decision=room.playing.serial - late)
            yield f"the answer to {move!r}, {late} late", answer(room, act, viewer)
            why = CheckMove("0" * 32, act.number, act.decision, act.move)
            yield f"why {move!r} is refused, {late} late", wonder(room, why, viewer, live)
    yield "the worlds of a hint", known_to(room, viewer)
    yield "a hint", wonder(room, RequestHint("0" * 32, room.number, room.playing.serial), viewer, live)


Sent = tuple[Any, int | None]
"""A command, and the seat that sends it."""


def nudges(room: Room) -> list[Sent]:
    """Everybody nudges every seat."""
    seats = room.humans
    return [(Nudge("0" * 32, seat), other) for seat in seats for other in seats]


def uncovering(room: Room) -> list[Sent]:
    """Everybody says that they have the screen. (house.hot-seat)"""
    return [(Uncover("0" * 32, room.number, room.playing.serial), seat) for seat in room.humans]


def early_end(room: Room) -> list[Sent]:
    """All but one go away, and that one ends the game."""
    first, *others = (seat for seat in room.humans)
    away: list[Sent] = [(MarkAway(room.seats[seat].person_id or 0), None) for seat in others]
    return [*away, (ProposeVote("0" * 32, "close-game"), first)]


def next_lobby(room: Room) -> list[Sent]:
    """The game is ended, and somebody is ready for another: the last table stays in sight."""
    return [*early_end(room), (SetReady("0" * 32), room.humans[0])]


def change_of_hands(room: Room, seat: int) -> list[Sent]:
    """Somebody comes late and is given a seat."""
    return [(JoinQueue("0" * 32, "Zoe", "z" * 64), None), (HandOver("0" * 32, room.person_count + 1), seat)]


def reopening(room: Room, viewer: int | None) -> list[Sent]:
    """All but one leave, and the jump-in window is opened again for that one. (house.absent)"""
    stays = room.humans[0] if viewer is None else viewer
    left: list[Sent] = [(LeaveSeat("0" * 32), seat) for seat in room.humans if seat != stays]
    return [*left, (ReopenJumpIn(room.playing.serial), None)]


def welcome_after_absence(room: Room, viewer: int | None) -> bytes:
    """The viewer's welcome once a bot has played for the seat on turn. (house.absent)"""
    trial = twin_of(room, room.playing.copy())
    trial.jump_in, seat, move = None, room.playing.seat, viewer_frames.raw(room.playing.legal_moves()[0])
    for command in (MarkAway(person_on_turn(room)), PlayBotMove(seat, room.number, room.playing.serial, move)):
        do(trial, command, None)
    return viewer_frames.welcome(trial, 0, viewer, None, room.at, 0)


def person_on_turn(room: Room) -> int:
    """The person who owes an answer; of a bot's seat any number that nobody has."""
    person = room.seats[room.playing.seat].person
    return person.id if person else 0


def observation(room: Room, viewer: int) -> bytes:
    """The observation of a bot in this seat."""
    seen = observation_of(room, viewer, jumping=viewer != room.playing.seat)
    return viewer_frames.encode([seen.view, seen.legal_moves, seen.default]) if seen else b"nothing"


def known_to(room: Room, viewer: int) -> bytes:
    """The table whose re-deals are the worlds of a hint, and their seed."""
    known = observe.known_table(room.game, room.playing, viewer)
    return f"{known.seed} {room.game.position(known.table).text}".encode()


class AnyLine:
    lang = "it"
    latency_ms = None
    client = LOCAL_CLIENT

    def __init__(self) -> None:
        self.told = b""

    def send(self, data: bytes) -> None:
        self.told += data

    def note_answer(self, took_ms: float) -> None:
        pass


def wonder(room: Room, asked: AnyQuery, seat: int | None, live: LiveRoom | None = None) -> bytes:
    """The answer to a question, by the same path as on a server. Nothing in it waits for anything.

    `live` is the room in memory, for those who ask several questions.
    """
    person = None if seat is None else room.seats[seat].person_id
    answering = QUERIES.answer(live or live_room(room), person, asked, AnyLine.lang)
    try:
        answering.send(None)
    except StopIteration as answered:
        return bytes(answered.value)
    raise AssertionError("a question waited for something")


def live_room(room: Room) -> LiveRoom:
    """The room, as a server has it in memory."""
    live = LiveRoom(room.name, REGISTRY.clock, REGISTRY.settings)
    live.load(room)
    return live


def unwritten(room: Room, viewer: int | None) -> bytes:
    """The messages to a viewer while the store is down, for each bot that could move or jump in now."""
    line = AnyLine()
    for seat in range(len(room.seats)):
        live = live_room(room)
        live.connections.add(line, None, viewer)  # type: ignore[arg-type]
        options = room.playing.legal_moves(seat)
        if options and is_expected(
            room, PlayBotMove(seat, room.number, room.playing.serial, viewer_frames.raw(options[0]))
        ):
            live.announce_outage(Refused("wire.store"))
    return line.told


class PassingPool(BotPool):
    """A pool whose bots do not want to jump in, and the metrics while they choose."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seen: list[Lines] = []

    async def choose(self, level: str, observation: Observation, chance: Chance, place: Place = NO_PLACE) -> Any:
        self.seen.append(own_lines())
        return Pass()


class AtOnce(TaskSet):
    """Runs what is started at once; nothing in it waits for anything."""

    def start(self, work: Coroutine[Any, Any, None]) -> Any:
        with suppress(StopIteration):
            work.send(None)
            raise AssertionError("a bot waited for something")


async def never(*_: object) -> bool:
    raise AssertionError("a bot that passes moves nothing")


def asked_bots(room: Room) -> bytes:
    """The counts of metrics when every seat is asked whether it jumps in, and none does; and the differences while one
    thinks of it."""
    pool, live = PassingPool(), live_room(room)
    bots = BotRunner(pool, never, lambda *_: None, AtOnce())
    counted = []
    for seat in range(len(room.seats)):
        before = own_lines()
        bots.start(live, Timer(room.at, "jump", seat))
        after = own_lines()
        counted += [growth(before, after), *(growth(seen, after) for seen in pool.seen if seen != after)]
        pool.seen.clear()
    return msgspec.json.encode(counted)


def calls_of(room: Room) -> bytes:
    """The payloads of a call and of its withdrawal, when it is made and for how long it is worth delivering, and the
    whole request to each kind of webhook; also whom nobody calls."""
    sent = []
    for lang in ("en", "ru"):
        owed = calls.open_decision(room)
        if owed is not None:
            sent += [calls.call_message(room, owed, lang), calls.call_message(room, owed, lang, by=0)]
            sent += [calls.withdrawal_message(room, owed.tag)]
            sent += [f"{room.asked_at} {calls.life_s(room, room.at)}".encode()]
        notices = [calls.phase_notice(room, lang, LINK), calls.turn_notice(room, owed, lang, LINK) if owed else None]
        for form in webhooks.FORMATS:
            hook = Webhook("https://hook.example/1", form, lang)
            sent += [msgspec.json.encode(webhooks.hook_request(hook, one, b"secret", 7)) for one in notices if one]
    return b"\n".join(sent)


def room_alarms(room: Room) -> Any:
    from forno.server.room.timers import timers

    return timers(room, Settings())


def answer(room: Room, command: Any, seat: int) -> bytes:
    """Done or the refusal, in words."""
    fixed = msgspec.structs.replace(command, id="0" * 32)
    return viewer_frames.answer(room, "0" * 32, decide(room, fixed, seat, room.at + 5), "it")


def frame_after(room: Room, viewer: int | None, *commands: Sent) -> bytes:
    """The viewer's frames for commands one after another, on a copy of the room, and their snapshot then."""
    assert room.table is not None
    trial = twin_of(room, room.table.copy())
    sent = []
    for command, seat in commands:
        entry, effects = do(trial, command, seat, later_ms=PATIENCE_MS)
        told = viewer_frames.frame(trial, entry, effects, viewer, (3, "cd" * 32)) if effects else None
        sent.append(told[0] if told else b"nothing")
    return b"\n".join([*sent, viewer_frames.snapshot(trial, viewer, (4, "cd" * 32), [])])


def do(room: Room, command: Any, seat: int | None, later_ms: int = 5) -> tuple[LogEntry, Effects | None]:
    entry = decide(room, command, seat, room.at + later_ms)
    return entry, apply(room, entry, text_of(command)) if entry.refusal is None else None


def after_a_move(
    true: Room, other: Room, viewer: int | None, scene: RoomScene, chance: FastChance
) -> tuple[bytes, bytes]:
    """Play the same move in both rooms: the two frames, if the move is possible in both and opens nothing."""
    sent = []
    table = true.playing
    options = table.legal_moves()
    move, seat = options[chance.below(len(options))], table.seat
    for room in (true, other):
        try:
            room.playing.check(move, seat)
        except Refused:
            return b"", b""
        room.jump_in = None
        entry, effects = do(room, scene.act(move), seat)
        assert effects is not None
        if any(event.opens(viewer) for event in effects.events):
            return b"", b""
        told = viewer_frames.frame(room, entry, effects, viewer, (3, "cd" * 32))
        sent.append(told[0] if told else b"")
    return sent[0], sent[1]
