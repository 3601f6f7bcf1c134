"""What is hidden stays hidden: re-deal what a viewer cannot know, and no channel differs in a byte."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from structlog.testing import capture_logs

from forno.core.chance import FastChance
from forno.server.history import replay
from forno.server.history.projections import ViewerStream
from forno.server.protocol import PerDecision, RoomSettings
from forno.server.protocol.room_settings import NoClock
from forno.server.room import Room
from harness.counts import count
from harness.leaks import LEAKS, a_log_that_tells
from harness.scenes.room import RoomScene, with_racers
from harness.scenes.room_story import story
from harness.terminal_channels import terminal_channels
from harness.viewer_channels import after_a_move, asked_bots, channels, twin_of, without_past

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
REDEALS = int(os.environ.get("FORNO_REDEALS") or count(300, 2000))

SCENE_REDEALS = 100
"""Most re-deals of one table: a game of SOLO alone would outlast them all."""


def differences(game: str, redeals: int, *, seed: int = 1, stop: bool = True) -> list[str]:
    """Play at random; now and then, for one viewer, compare the true room with re-dealt ones."""
    chance = FastChance(seed)
    found: list[str] = []
    done = 0
    while done < redeals:
        clock = PerDecision(30, 60) if chance.below(2) else NoClock()
        settings = RoomSettings(jump_in_ms=chance.below(2) * 500, clock=clock)
        scene = RoomScene(game, 2 + chance.below(3), settings=settings, sharing=1 + chance.below(3))
        until = done + SCENE_REDEALS
        while scene.room.status == "playing" and done < min(redeals, until):
            scene.play_on(chance, 1 + chance.below(12))
            if scene.room.status != "playing":
                break
            viewer = chance.below(len(scene.room.seats) + 1) or None
            viewer = None if viewer is None else viewer - 1
            truth = told_in(without_past(scene.room), viewer, scene)
            for _ in range(4):
                done += 1
                found += compare(scene, viewer, chance, truth)
            if found and stop:
                return found
    return found


def differences_played_on(game: str, redeals: int) -> list[str]:
    """Play on from decisions of a finished game, and compare the true room with re-dealt ones for every viewer.

    The seed is one of a short game of SOLO: each scene reads its whole log.
    """
    chance, finished = FastChance(20), RoomScene(game, 3, settings=RoomSettings(jump_in_ms=0))
    finished.play_on(chance, 100_000)
    last = finished.room.table.serial if finished.room.table else 0
    found: list[str] = []
    for _ in range(redeals // 8 + 1):
        scene = RoomScene.continued(finished, chance.below(last), chance.below(3))
        for viewer in (None, 0, 1, 2):
            found += compare(scene, viewer, chance)
        scene.play_on(chance, 1 + chance.below(6))
        if scene.room.status == "playing":
            found += [one for viewer in (None, 0, 1, 2) for one in compare(scene, viewer, chance)]
    return found


Told = list[tuple[str, Any]]
"""What a viewer is told, by the name of the channel."""


def told_in(room: Room, viewer: int | None, scene: RoomScene) -> Told:
    """All channels of a room, and its log."""
    with capture_logs() as logged:
        told: Told = [*channels(room, viewer, scene, [])]
    return [*told, ("the log", logged)]


def compare(scene: RoomScene, viewer: int | None, chance: FastChance, truth: Told | None = None) -> list[str]:
    """The channels that differ between the truth and one re-deal."""
    room = without_past(scene.room)
    other = twin_of(scene.room, scene.room.game.redeal(scene.table, viewer, chance))
    pairs = zip(truth or told_in(room, viewer, scene), told_in(other, viewer, scene), strict=True)
    found = [name for (name, true), (_, guess) in pairs if true != guess]
    one, two = after_a_move(room, other, viewer, scene, chance)
    return [*found, *(["a frame"] if one != two else [])]


@pytest.mark.parametrize("game", GAMES)
def test_redeals_of_hidden_cards_change_no_byte_of_any_channel(game: str) -> None:
    assert differences(game, REDEALS) == []


def test_redeals_of_who_may_jump_in_change_no_byte_of_any_channel() -> None:
    """A random game seldom comes to a race, and the race seldom to other seats in a re-deal."""
    chance, (scene, racers) = FastChance(1), with_racers()
    assert len(racers) > 1
    found = [
        difference
        for viewer in (None, *range(len(scene.room.seats)))
        for _ in range(REDEALS // 30)
        for difference in compare(scene, viewer, chance)
    ]
    assert found == []


@pytest.mark.parametrize("game", ["sole-mio", "plus", "solo"])
@pytest.mark.rule("house.play-on")
def test_a_game_that_is_played_on_keeps_what_is_hidden(game: str) -> None:
    assert differences_played_on(game, REDEALS // 4) == []


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_a_replay_for_the_public_is_what_the_public_saw(game: str) -> None:
    rows, room = story(game).rows, "a" * 16
    told = [json.loads(frame).get("game") for frame in ViewerStream(room, None).read(rows).frames]
    steps = replay.replay(room, rows, 1, "public")
    replayed = [json.loads(bytes(frame)).get("game") for [frame] in steps.steps]
    assert [view for view in replayed if view] == [view for view in told if view]


@pytest.mark.rule("house.window")
def test_metrics_do_not_tell_which_bots_could_jump_in() -> None:
    """A bot counts as asked whether or not it can, and its thinking is not counted."""
    scene, racers = with_racers()
    chance, told = FastChance(4), asked_bots(scene.room)
    able = set()
    for _ in range(20):
        twin = twin_of(scene.room, scene.room.game.redeal(scene.table, None, chance))
        able.add(sum(bool(twin.playing.legal_moves(seat)) for seat in range(4) if seat != scene.table.seat))
        assert asked_bots(twin) == told
    assert len(racers) >= 2
    assert 0 in able
    assert json.loads(told) == [{'forno_bot_questions_total{what="jump"}': 1.0}] * 4


# --- the terminal, which could reach the server of its own process


def terminal_differences(game: str, redeals: int) -> list[str]:
    """Play at random; now and then compare what each viewer reads in the terminal with a re-dealt room."""
    chance = FastChance(3)
    found: list[str] = []
    scene = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=500))
    for _ in range(redeals):
        scene.play_on(chance, 1 + chance.below(12))
        if scene.room.status != "playing":
            scene = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=500))
        for viewer in (None, 0, 1, 2):
            twin = twin_of(scene.room, scene.room.game.redeal(scene.table, viewer, chance))
            pairs = zip(terminal_channels(scene.room, viewer), terminal_channels(twin, viewer), strict=True)
            found += [name for (name, true), (_, guess) in pairs if true != guess]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_redeals_of_hidden_cards_change_no_character_in_the_terminal(game: str) -> None:
    assert terminal_differences(game, REDEALS // 20) == []


@pytest.mark.parametrize("game", ["grande", "solo"])
def test_the_terminal_shows_a_player_the_hand_and_others_nothing_of_it(game: str) -> None:
    """The comparison would be worth nothing if the terminal drew the same for everybody."""
    scene = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=0))
    own, public = (dict(terminal_channels(scene.room, viewer)) for viewer in (0, None))
    dealt_anew = twin_of(scene.room, scene.room.game.redeal(scene.table, 1, FastChance(5)))
    other = dict(terminal_channels(dealt_anew, 0))
    assert all(own[name] != public[name] and own[name] != other[name] for name in own)


# --- each leak that others have had is seen by this check


@pytest.mark.parametrize("leak", [*LEAKS, a_log_that_tells])
def test_the_check_sees(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert differences("mamma-mia", REDEALS, stop=True) != []
