"""What is hidden stays hidden: re-deal what a viewer cannot know, and no channel differs in a byte."""

from __future__ import annotations

import json
import os
from typing import Any

import msgspec
import pytest

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.games.pizza.turn import PutIngredients
from forno.server import archive, counsel, telling, thinking
from forno.server.protocol import Chair, TableSettings
from forno.server.reading import Stream
from forno.server.room import Room
from tests.server.golden.story import story
from tests.server.rooms.scene import Scene
from tests.server.twins import after_a_move, channels, twin_of, without_past

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]
REDEALS = int(os.environ.get("FORNO_REDEALS", "2000"))


def differences(game: str, redeals: int, *, seed: int = 1, stop: bool = True) -> list[str]:
    """Play at random; now and then, for one viewer, compare the true room with re-dealt ones."""
    chance = FastChance(seed)
    found: list[str] = []
    done = 0
    while done < redeals:
        scene = Scene(game, 2 + chance.below(3), settings=TableSettings(window=chance.below(2) * 500))
        while scene.room.status == "playing" and done < redeals:
            scene.play_on(chance, 1 + chance.below(12))
            if scene.room.status != "playing":
                break
            viewer = chance.below(len(scene.room.seats) + 1) or None
            viewer = None if viewer is None else viewer - 1
            for _ in range(4):
                done += 1
                found += compare(scene, viewer, chance)
            if found and stop:
                return found
    return found


def compare(scene: Scene, viewer: int | None, chance: FastChance) -> list[str]:
    """The channels that differ between the truth and one re-deal."""
    room = without_past(scene.room)
    other = twin_of(scene.room, scene.room.game.redeal(scene.table, viewer, chance))
    pairs = zip(channels(room, viewer, scene, []), channels(other, viewer, scene, []), strict=True)
    found = [name for (name, true), (_, guess) in pairs if true != guess]
    one, two = after_a_move(room, other, viewer, scene, chance)
    return [*found, *(["a frame"] if one != two else [])]


@pytest.mark.parametrize("game", GAMES)
def test_no_channel_differs_in_a_byte_when_the_hidden_is_dealt_anew(game: str) -> None:
    assert differences(game, REDEALS) == []


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_a_replay_for_the_public_is_what_the_public_saw(game: str) -> None:
    rows, room = story(game).rows, "a" * 16
    told = [json.loads(frame).get("game") for frame in Stream(room, None).read(rows).frames]
    steps = archive.replay(room, rows, 1, "public")
    replayed = [json.loads(bytes(frame)).get("game") for [frame] in steps]
    assert [view for view in replayed if view] == [view for view in told if view]


# --- each leak that others have had is seen by this check


def whole_state_to_the_public(monkeypatch: pytest.MonkeyPatch) -> None:
    made = telling.game_views

    def leaking(room: Room, viewers: Any, events: list[Any]) -> Any:
        shown = made(room, [0 if viewer is None else viewer for viewer in viewers], events)
        return {viewer: shown[viewer or 0] for viewer in viewers}

    monkeypatch.setattr(telling, "game_views", leaking)


def the_seed_in_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    made = telling.room_view

    def leaking(room: Room) -> Any:
        seed = room.table.chance.copy().below(1000) if room.table else 0
        view = made(room)
        return msgspec.structs.replace(view, chairs=(Chair(name=str(seed)), *view.chairs[1:]))

    monkeypatch.setattr(telling, "room_view", leaking)


def a_refusal_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    made = PutIngredients.check

    def leaking(self: Any, table: Any, seat: int, move: Any) -> None:
        try:
            made(self, table, seat, move)
        except Refused:
            raise Refused("turn.whose", seat=table.hands[(seat + 1) % table.players][0]) from None

    monkeypatch.setattr(PutIngredients, "check", leaking)


def options_of_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(room: Room, viewer: int | None) -> Any:
        return telling.raw(room.playing.options())

    monkeypatch.setattr(telling, "options", leaking)


def a_hand_in_the_order_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    made = telling.game_views

    def leaking(room: Room, viewers: Any, events: list[Any]) -> Any:
        dealt = telling.raw([*getattr(room.table, "kitchen", [])][:3])
        shown = made(room, viewers, events)
        return {viewer: msgspec.structs.replace(view, outcome=dealt) for viewer, view in shown.items()}

    monkeypatch.setattr(telling, "game_views", leaking)


def timers_that_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server import twins

    made = twins.room_alarms
    monkeypatch.setattr(twins, "room_alarms", lambda room: (made(room), room.table.hands[0]))


def a_hint_that_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Any = thinking.sight_of

    def leaking(room: Any, seat: int, **more: Any) -> Any:
        sight = made(room, seat, **more)
        knowing = sight and room.table.kitchen[:1] < [6]
        return msgspec.structs.replace(sight, options=[sight.default]) if knowing else sight

    monkeypatch.setattr(counsel, "sight_of", leaking)


LEAKS = [
    whole_state_to_the_public,
    the_seed_in_the_state,
    a_refusal_that_tells,
    options_of_another_seat,
    a_hand_in_the_order_of_the_deal,
    timers_that_tell,
    a_hint_that_knows,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_the_check_sees(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert differences("mamma-mia", 300, stop=True) != []
