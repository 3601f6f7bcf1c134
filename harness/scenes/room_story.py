"""A whole game as a log, with chat, jump-ins, undo, time-outs and absence; the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.projections import ViewerStream
from forno.server.protocol import (
    AnswerUndo,
    ChangeGame,
    Contribute,
    JoinQueue,
    MutePerson,
    PerDecision,
    RoomSettings,
    SendChat,
    SendReaction,
    SetReady,
    ShareReplay,
    StartGame,
    Undo,
)
from forno.server.room import CloseJumpIn, MarkAway, MarkPresent, TimeOut
from forno.server.store.base import Row
from harness.scenes.room import RoomScene

PLAYERS = 3


def story(game: str) -> RoomScene:
    """The same every time."""
    scene = RoomScene(game, PLAYERS, start=False, settings=RoomSettings(clock=PerDecision(20, 60), jump_in_ms=700))
    for seat in range(PLAYERS):
        scene.do(Contribute, seat, words=f"words of {seat}")
    scene.do(SendChat, 1, phrase="good-luck")
    scene.do(StartGame, 0)
    chance = FastChance(11)
    while scene.room.status == "playing":
        scene.at += 100 + chance.below(3000)
        something(scene, chance)
    scene.do(SendChat, 0, text="well played, все!")
    for seat in range(PLAYERS):
        scene.do(ShareReplay, seat, number=1)
    scene.do(JoinQueue, None, name="Zoe", key="z" * 22)
    scene.do(SendChat, None, by=PLAYERS + 1, text="me too!")
    scene.do(SetReady, 1)
    scene.do(ChangeGame, 0, game="plus" if game == "solo" else "solo")
    return scene


def continued_story(game: str) -> RoomScene:
    """A game that was played on in a room of its own, from its middle to its end; the same every time."""
    finished = story(game)
    middle = finished.room.table.serial // 2 if finished.room.table else 0
    while True:
        try:
            scene = RoomScene.continued(finished, middle, 1, settings=RoomSettings(jump_in_ms=0))
            break
        except Refused:  # an undo skipped this number
            middle += 1
    chance = FastChance(12)
    scene.play_on(chance, 100_000)
    return scene


def something(scene: RoomScene, chance: FastChance) -> None:
    """Mostly a move; now and then what else happens at a table."""
    seat, asked = scene.table.seat, scene.table.serial
    if scene.room.jump_in:
        answer_in_the_window(scene, chance)
        scene.at += 700
        scene.do(CloseJumpIn(asked), None)
        return
    match chance.below(40):
        case 0:
            scene.attempt(Undo, (seat + chance.below(PLAYERS)) % PLAYERS)
            for other in range(PLAYERS):
                scene.attempt(AnswerUndo, other, accept=chance.below(4) > 0)
        case 1:
            scene.do(TimeOut(asked), None)
        case 2:
            scene.do(MarkAway(seat + 1), None)
            scene.do(MarkPresent(seat + 1), None)
        case 3:
            scene.do(MutePerson, seat, person=(seat + 1) % PLAYERS + 1, on=bool(chance.below(2)))
            scene.do(SendChat, (seat + 1) % PLAYERS, text="<b>hm</b>")
            scene.do(SendReaction, (seat + 1) % PLAYERS, reaction="wow")
        case 4:
            scene.attempt(scene.act("put 99 salami"), seat)
        case _:
            move(scene, seat, chance)


def move(scene: RoomScene, seat: int, chance: FastChance, reaction_ms: int = 0) -> None:
    options = scene.table.legal_moves(seat)
    if options:
        chosen = options[0] if chance.below(4) else options[chance.below(len(options))]
        scene.attempt(scene.act(chosen), seat, reaction_ms=reaction_ms)


def answer_in_the_window(scene: RoomScene, chance: FastChance) -> None:
    for seat in range(PLAYERS):
        if chance.below(2):
            move(scene, seat, chance, reaction_ms=100 + chance.below(500))


def hashes(room: str, rows: list[Row]) -> Iterator[tuple[str, str]]:
    """The hashes that a log must always replay to: every stream, the record, and the table itself."""
    for viewer in (None, *range(PLAYERS)):
        yield f"stream of {'the public' if viewer is None else viewer}", ViewerStream(room, viewer).read(rows).head[1]
    folded = replay.fold(room, rows)
    yield "record", sha256(replay.finished(room, rows, 1).record.text.encode()).hexdigest()
    yield "room", sha256(viewer_frames.encode(viewer_frames.room_view(folded))).hexdigest()
