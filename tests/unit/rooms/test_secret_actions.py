"""Secrecy of what other players do: sealed answers, withdrawn ones, refusals and mutes change no byte for anybody else.

The re-deal tests (tests/server/test_secrecy.py) vary what is dealt; these vary what a player does in secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from forno.core.chance import FastChance
from forno.server import viewer_frames
from forno.server.history.projections import ViewerStream
from forno.server.protocol import ChangeSettings, MutePerson, PlayMove, RoomSettings, SendChat, StartGame, Undo
from forno.server.room import CloseJumpIn, LogEntry, PlayBotMove, Room, apply, read_entry
from forno.server.room.timers import timers
from forno.server.runtime.commit import shown_commands
from forno.server.settings import Settings
from harness.scenes.room import RoomScene, racers_of, with_racers

MOST_QUESTIONS = 160

SecretAction = Callable[[RoomScene, int], None]


def jump_in(scene: RoomScene, seat: int) -> None:
    scene.move(scene.table.legal_moves(seat)[0], seat, reaction_ms=300)


def withdraw(scene: RoomScene, seat: int) -> None:
    jump_in(scene, seat)
    scene.do(Undo, seat)


def hesitate(scene: RoomScene, seat: int) -> None:
    withdraw(scene, seat)
    withdraw(scene, seat)


def try_what_is_refused(scene: RoomScene, seat: int) -> None:
    scene.refused(scene.act("jump blue 99"), seat)
    scene.refused(StartGame, seat)
    scene.refused(SendChat, seat, text=" ")
    scene.refused(ChangeSettings, ((scene.room.host_seat or 0) + 1) % 4, settings=RoomSettings())


def mute(scene: RoomScene, seat: int) -> None:
    for other in range(4):
        scene.do(MutePerson, seat, person=other + 1)


UNDONE: dict[str, SecretAction] = {
    "a withdrawn answer": withdraw,
    "two withdrawn answers": hesitate,
    "refused commands": try_what_is_refused,
    "mutes": mute,
}
"""Secret actions that leave no trace in the game."""


def race() -> tuple[RoomScene, int, int]:
    """A room with an open jump-in window; a seat that may jump in, and one that watches."""
    scene, racers = with_racers()
    actor = next(seat for seat in racers if seat != scene.table.seat)
    observer = next(seat for seat in range(4) if seat not in (actor, scene.table.seat))
    return scene, actor, observer


def sent(scene: RoomScene, viewer: int | None) -> list[bytes]:
    """All that a viewer was ever sent: its stream, a snapshot on reconnecting, and the texts of both."""
    stream = ViewerStream(scene.room.name, viewer).read(scene.rows)
    snapshot = viewer_frames.snapshot(scene.room, viewer, stream.head, [])
    texts = viewer_frames.texts(scene.room, [*stream.frames, snapshot])
    return [*stream.frames, snapshot, texts or b"", viewer_frames.list_card(scene.room)]


def chat(scene: RoomScene, seat: int) -> bytes:
    """The bytes that a seat is sent for its own chat message."""
    command = SendChat("0" * 32, text="anybody?")
    entry, _ = scene.attempt(command, seat)
    return scene.sent[seat][-1] + viewer_frames.answer(scene.room, command.id, entry, "en")


@pytest.mark.rule("house.window")
@pytest.mark.parametrize("action", [jump_in, *UNDONE.values()], ids=["a sealed answer", *UNDONE])
def test_while_the_window_is_open_nobody_else_notices(action: SecretAction) -> None:
    (quiet, _, observer), (busy, actor, _) = race(), race()
    action(busy, actor)
    assert chat(busy, observer) == chat(quiet, observer)
    for viewer in (None, *(seat for seat in range(4) if seat != actor)):
        assert sent(busy, viewer) == sent(quiet, viewer), viewer


@pytest.mark.parametrize("action", UNDONE.values(), ids=UNDONE)
def test_after_the_window_nobody_else_can_tell(action: SecretAction) -> None:
    (quiet, _, _), (busy, actor, _) = race(), race()
    action(busy, actor)
    for scene in (quiet, busy):
        scene.at += 1500
        scene.do(CloseJumpIn(scene.table.serial), None)
        scene.move(scene.table.legal_moves()[0])
    for viewer in (None, *(seat for seat in range(4) if seat != actor)):
        assert sent(busy, viewer) == sent(quiet, viewer), viewer


@pytest.mark.parametrize("action", [jump_in, *UNDONE.values()], ids=["a sealed answer", *UNDONE])
def test_the_check_sees_the_log_s_numbers(action: SecretAction, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of the log in frames, as protocol version 1 had it, is found."""
    honest = viewer_frames.frames

    def numbered(room: Any, entry: LogEntry, effects: Any, heads: Any) -> Any:
        return honest(room, msgspec.structs.replace(entry, at_ms=entry.at_ms + room.seq), effects, heads)

    monkeypatch.setattr(viewer_frames, "frames", numbered)
    (quiet, _, observer), (busy, actor, _) = race(), race()
    action(busy, actor)
    assert chat(busy, observer) != chat(quiet, observer)


# --- metrics


def answer_on_turn(scene: RoomScene, seat: int) -> None:
    scene.move(scene.table.legal_moves(scene.table.seat)[0])


def be_beaten(scene: RoomScene, seat: int) -> None:
    """Two jump in, and the player on turn answers too."""
    for other in (seat for seat in racers_of(scene) if seat != scene.table.seat):
        jump_in(scene, other)
    answer_on_turn(scene, seat)


def jump_in_after_all(scene: RoomScene, seat: int) -> None:
    hesitate(scene, seat)
    try_what_is_refused(scene, seat)
    jump_in(scene, seat)


ANSWERS: dict[str, SecretAction] = {
    "a jump-in": jump_in,
    "an answer on turn": answer_on_turn,
    "answers of which one counts": be_beaten,
    "a jump-in after others": jump_in_after_all,
}


def counted(scene: RoomScene) -> list[list[type]]:
    """The commands that metrics count at each entry of a room's log."""
    room, shown = Room(scene.room.name), list[list[type]]()
    for row in scene.rows:
        entry = read_entry(row.body)
        shown.append(shown_commands(room, entry))
        apply(room, entry, row.text)
    return shown


@pytest.mark.rule("house.window")
@pytest.mark.parametrize("action", [*UNDONE.values(), *ANSWERS.values()], ids=[*UNDONE, *ANSWERS])
def test_metrics_count_a_window_when_it_closes_and_one_move_however_many_answered(action: SecretAction) -> None:
    scene, actor, _ = race()
    opened = len(scene.rows)
    action(scene, actor)
    scene.at += 1500
    scene.do(CloseJumpIn(scene.table.serial), None)
    *within, at_the_end = counted(scene)[opened:]
    assert [command for shown in within for command in shown if command is not MutePerson] == []
    assert at_the_end == [CloseJumpIn, *([PlayMove] if action in ANSWERS.values() else [])]


# --- time


@pytest.mark.rule("bake.silent", "help.refuse", "order.duel-show-all")
@pytest.mark.parametrize(("game", "jump_in_ms"), [("sole-mio", 0), ("plus", 0), ("solo", 0), ("solo", 700)])
def test_who_is_asked_and_when_a_bot_answers_follow_from_open_cards(game: str, jump_in_ms: int) -> None:
    """At every question of a game, with all hidden cards dealt anew: the same seat, the same timers."""
    scene = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=jump_in_ms))
    chance, asked = FastChance(5), dict[int, str]()
    for seat in scene.room.seats:
        seat.bot = "master"
    while scene.room.status == "playing" and len(asked) < MOST_QUESTIONS:
        table = scene.table
        asked[table.serial] = type(table.decision).__name__
        alarms = timers(scene.room, Settings())
        for viewer in (*range(3), None):
            scene.room.table = twin = scene.room.game.redeal(table, viewer, chance)
            twin.race_at_once()
            assert (twin.decision.seat, timers(scene.room, Settings())) == (table.decision.seat, alarms)
        scene.room.table = table
        scene.at = max(alarm.at for alarm in alarms)
        if scene.room.jump_in:
            scene.do(CloseJumpIn(table.serial), None)
            continue
        moves = table.legal_moves(table.seat)
        scene.do(PlayBotMove(table.seat, 1, table.serial, viewer_frames.raw(moves[chance.below(len(moves))])), None)
    expected = {"Turn", "Drawn"} if game == "solo" else {"CoverMissing", "AnswerHelp"}
    assert expected <= {*asked.values()}
