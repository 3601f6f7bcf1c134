"""All chance of a room comes from its log."""

from __future__ import annotations

import pytest

import forno
from forno.core.chance import FastChance
from harness.scenes.room import RoomScene


@pytest.mark.parametrize("game", forno.game_names())
def test_a_room_never_takes_randomness_from_outside(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(size: int) -> bytes:
        raise AssertionError("a deal without a seed")

    monkeypatch.setattr("forno.core.chance.urandom", taken)
    scene = RoomScene(game, 3)
    scene.play_on(FastChance(1), 60)
    with pytest.raises(AssertionError, match="without a seed"):
        forno.game(game).deal(3)
