"""Taking back: freely what nobody has seen, by agreement what came from one's own hand, never anything else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from forno.bots.search import SearchBudget
from forno.core.chance import FastChance
from forno.core.event import NOTHING, heard
from forno.games.pizza import events as pizza_events
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.projections import ViewerEvents
from forno.server.history.reviews import ReviewProgress, count_decisions, encode_review, review_decision
from forno.server.protocol import AnswerUndo, Contribute, RoomSettings, StartGame, Undo
from forno.server.protocol.room_events import MovesUndone
from forno.server.room.undo import moves_back
from harness.scenes.room import RoomScene

NO_WINDOW = RoomSettings(jump_in_ms=0)


@pytest.mark.rule("house.undo")
def test_what_nobody_has_seen_is_taken_back_freely() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.move(scene.table.legal_moves()[0])
    before = scene.table.copy()
    seat = scene.table.seat
    scene.move("pass")
    effects = scene.do(Undo, seat)
    assert effects.room_events == [MovesUndone(seat, 1, before.serial)]
    assert scene.table.serial > before.serial
    scene.table.serial = before.serial
    assert scene.table == before
    assert scene.refused(Undo, (seat + 1) % 3) == "house.undo"


@pytest.mark.rule("house.undo-limit")
def test_after_two_refusals_an_undo_is_asked_for_only_after_another_move() -> None:
    scene = RoomScene("mamma-mia", 3)
    seat = scene.table.seat
    scene.move(scene.table.legal_moves()[0])
    for _ in range(2):
        scene.do(Undo, seat)
        scene.do(AnswerUndo, (seat + 1) % 3, accept=False)
    assert scene.refused(Undo, seat) == "house.undo-limit"
    assert scene.table.seat == seat
    scene.move("pass")
    assert scene.room.undo_refusals == {}
    scene.do(Undo, seat)


@pytest.mark.rule("house.undo-agree")
def test_what_came_from_the_hand_is_taken_back_if_all_others_agree() -> None:
    scene = RoomScene("mamma-mia", 3)
    seat = scene.table.seat
    others = [other for other in range(3) if other != seat]
    assert scene.refused(AnswerUndo, others[0], accept=True) == "house.undo-agree"
    scene.move(scene.table.legal_moves()[0])
    scene.do(Undo, seat)
    assert scene.table.serial == 1
    assert scene.refused(AnswerUndo, seat, accept=True) == "house.undo-agree"
    scene.do(AnswerUndo, others[0], accept=True)
    assert scene.last(others[1])["game"]["undo"] == {"seat": seat, "agreed": [others[0]]}
    assert scene.do(AnswerUndo, others[1], accept=True).undone == 1
    scene.move(scene.table.legal_moves()[0])
    scene.do(Undo, seat)
    scene.do(AnswerUndo, others[0], accept=False)
    assert scene.room.undo_request is None
    assert scene.refused(AnswerUndo, others[1], accept=True) == "house.undo-agree"


@pytest.mark.rule("house.undo-hidden")
def test_what_drew_or_showed_the_hidden_is_never_taken_back() -> None:
    scene = RoomScene("mamma-mia", 3)
    seat = scene.table.seat
    scene.move(scene.table.legal_moves()[0])
    scene.move("pass")
    scene.move(scene.table.legal_moves()[0])
    assert scene.room.last_mover == seat
    assert scene.refused(Undo, seat) == "house.undo-hidden"


@pytest.mark.rule("house.undo")
def test_what_was_told_of_an_undone_move_is_told_to_nobody_who_comes_again() -> None:
    scene = RoomScene("mamma-mia", 3)
    seat, other = scene.table.seat, (scene.table.seat + 1) % 3
    viewers = (seat, other, None)
    before = [ViewerEvents(scene.room.name, viewer).read(scene.rows).shown for viewer in viewers]
    scene.move(scene.table.legal_moves()[0])
    announced = [ViewerEvents(scene.room.name, viewer).read(scene.rows).shown for viewer in viewers]
    assert all(any(isinstance(event, pizza_events.Announced) for event in shown) for shown in announced)
    scene.do(Undo, seat)
    for number in range(3):
        if number != seat:
            scene.do(AnswerUndo, number, accept=True)
    assert [ViewerEvents(scene.room.name, viewer).read(scene.rows).shown for viewer in viewers] == before


def test_an_answer_to_an_undone_question_meets_nothing() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.move(scene.table.legal_moves()[0])
    seat = scene.table.seat
    scene.move("pass")
    late = scene.act(scene.table.legal_moves()[0])
    scene.do(Undo, seat)
    assert scene.refused(late, scene.table.seat) == "play.decision"


GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]


@pytest.mark.rule("play.decision")
def test_a_jump_in_on_a_card_that_was_taken_back_comes_too_late() -> None:
    """It holds as long as the card lies there that was seen, but not if that one has gone."""
    scene, jumper, jump = with_jump()
    asked, seat = scene.table.serial, scene.room.last_mover
    scene.do(Undo, seat)
    for other in range(4):
        if other != seat:
            scene.do(AnswerUndo, other, accept=True)
    assert scene.table.race_opened < asked < scene.table.serial
    assert scene.refused(scene.act(jump, decision=asked), jumper) == "play.decision"


def with_jump() -> tuple[RoomScene, int, Any]:
    """A game of SOLO in which somebody has discarded from the hand, somebody else could jump in, and how."""
    for seed in range(200):
        scene = RoomScene("solo", 4, start=False, settings=NO_WINDOW)
        scene.do(Contribute, 0, words=str(seed))
        scene.do(StartGame, 0)
        scene.move(scene.table.legal_moves()[0])
        jumpers = [seat for seat in range(4) if seat != scene.table.seat and scene.table.legal_moves(seat)]
        if jumpers and scene.room.undo_points:
            return scene, jumpers[0], scene.table.legal_moves(jumpers[0])[0]
    raise AssertionError("no such deal")


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_shows_nobody_a_card(game: str) -> None:
    """What can be taken back told its player nothing: in every other world that the player could be in, the move
    would have told the same. And afterwards the table is what it was."""
    undone = teaching_undos(RoomScene(game, 3, settings=NO_WINDOW), moves=120)
    assert undone.count(True) == 0
    assert len(undone) > 5


def test_the_check_would_see_a_draw_being_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pizza_events.Drew, "discloses", NOTHING)
    assert any(teaching_undos(RoomScene("mamma-mia", 3, settings=NO_WINDOW), moves=60))


def teaching_undos(scene: RoomScene, moves: int) -> list[bool]:
    """Play at random, take back what can be taken back: did the move teach its player anything?"""
    chance, taught = FastChance(5), []
    for _ in range(moves):
        if scene.room.status != "playing":
            break
        before, seat, options = scene.table.copy(), scene.table.seat, scene.table.legal_moves()
        move = options[chance.below(len(options))]
        effects = scene.move(move)
        if scene.room.status != "playing" or scene.room.last_mover != seat or not scene.room.undo_points:
            continue
        true = viewer_frames.encode(heard(effects.events, seat))
        taught.append(any(told_in_another_world(scene, before, seat, move, chance) != true for _ in range(4)))
        take_back(scene, seat)
        before.serial = scene.table.serial
        assert scene.table == before
        scene.move(move)
    return taught


def told_in_another_world(scene: RoomScene, before: Any, seat: int, move: Any, chance: FastChance) -> bytes:
    other = scene.room.game.redeal(before, seat, chance)
    other.events = []
    other.act(move, seat)
    return viewer_frames.encode(heard(other.events, seat))


def take_back(scene: RoomScene, seat: int) -> None:
    scene.do(Undo, seat)
    for other in scene.room.humans:
        if other != seat and scene.room.undo_request:
            scene.do(AnswerUndo, other, accept=True)


@pytest.mark.rule("house.undo")
def test_a_review_counts_decisions_as_the_replay_does() -> None:
    """The step of a reviewed decision offers the move that was chosen, although undone moves used up numbers."""
    scene = RoomScene("sole-mio", 1, bots=1, settings=NO_WINDOW)
    chance, undone = FastChance(5), 0
    while scene.room.status == "playing":
        seat = scene.table.seat
        scene.play_on(chance)
        if undone < 6 and scene.room.status == "playing" and moves_back(scene.room, 0) and seat == 0:
            scene.do(Undo, 0)
            undone += 1
    assert undone == 6
    record, numbers = replay.numbered_record(scene.room.name, scene.rows, 1)
    progress = ReviewProgress(record.names, 0, "local")
    last = count_decisions(record.text, 0)
    for number in (0, 1, last - 2, last - 1):
        progress.found.append(review_decision(record.text, 0, number, SearchBudget(worlds=1)))
    sent = json.loads(encode_review(progress, numbers, "en"))["decisions"]
    steps = [json.loads(bytes(step[0])) for step in replay.replay(scene.room.name, scene.rows, 1, "0").steps]
    offered = {step["game"]["decision"]: step["game"]["legal_moves"] for step in steps if step.get("game")}
    assert [one["chosen"] in offered[one["decision"]] for one in sent] == [True] * 3
    assert sent[-1]["decision"] > progress.found[-2][0].decision
