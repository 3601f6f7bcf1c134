"""The evening: one game after another at one table."""

from __future__ import annotations

from typing import Any

import pytest

from forno.core.chance import FastChance
from harness.scenes.room import RoomScene


def played(game: str = "mamma-mia", people: int = 2, **more: Any) -> RoomScene:
    """A room whose first game is over."""
    scene = RoomScene(game, people, **more)
    scene.play_on(FastChance(3), 5_000)
    assert scene.room.status == "over"
    return scene


@pytest.mark.rule("house.evening")
def test_a_game_that_is_over_is_kept_with_its_people_and_its_result() -> None:
    scene = played(people=2, bots=1)
    (game,) = scene.room.games
    assert scene.room.table is not None
    outcome = scene.room.game.outcome(scene.room.table)
    assert (game.number, game.game, game.early, game.sealed) == (1, "mamma-mia", False, True)
    assert [seat.person for seat in game.seats] == [1, 2, None]
    assert [seat.bot for seat in game.seats] == ["", "", "random"]
    assert tuple(seat.score for seat in game.seats) == outcome.scores
    assert tuple(seat.place for seat in game.seats) == outcome.places
    assert game.people == {1, 2}
