"""Leaks of hidden cards that other card servers have had, made by patching ours: what a check of secrecy must see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from forno.core.errors import Refused
from forno.games.pizza.rules.turn import PutIngredients
from forno.server import viewer_frames
from forno.server.infra.logging import log
from forno.server.protocol import SeatView
from forno.server.room import Room
from forno.server.runtime import bot_runner, queries
from harness import viewer_channels


def whole_state_to_the_public(monkeypatch: pytest.MonkeyPatch) -> None:
    made = viewer_frames.game_views

    def leaking(room: Room, viewers: Any, events: list[Any]) -> Any:
        shown = made(room, [0 if viewer is None else viewer for viewer in viewers], events)
        return {viewer: shown[viewer or 0] for viewer in viewers}

    monkeypatch.setattr(viewer_frames, "game_views", leaking)


def the_seed_in_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    made = viewer_frames.room_view

    def leaking(room: Room) -> Any:
        seed = room.table.chance.copy().below(1000) if room.table else 0
        view = made(room)
        return msgspec.structs.replace(view, seats=(SeatView(name=str(seed)), *view.seats[1:]))

    monkeypatch.setattr(viewer_frames, "room_view", leaking)


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
        return viewer_frames.raw(room.playing.legal_moves())

    monkeypatch.setattr(viewer_frames, "legal_moves", leaking)


def a_hand_in_the_order_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    made = viewer_frames.game_views

    def leaking(room: Room, viewers: Any, events: list[Any]) -> Any:
        dealt = viewer_frames.raw([*getattr(room.table, "kitchen", [])][:3])
        shown = made(room, viewers, events)
        return {viewer: msgspec.structs.replace(view, outcome=dealt) for viewer, view in shown.items()}

    monkeypatch.setattr(viewer_frames, "game_views", leaking)


def timers_that_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    made = viewer_channels.room_alarms
    monkeypatch.setattr(viewer_channels, "room_alarms", lambda room: (made(room), room.table.hands[0]))


def a_hint_that_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Any = bot_runner.observation_of

    def leaking(room: Any, seat: int, **more: Any) -> Any:
        observation = made(room, seat, **more)
        knowing = observation and room.table.kitchen[:1] < [6]
        return msgspec.structs.replace(observation, legal_moves=[observation.default]) if knowing else observation

    monkeypatch.setattr(queries, "observation_of", leaking)


def a_list_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    made = viewer_frames.summary
    monkeypatch.setattr(viewer_frames, "summary", lambda room: made(room) + bytes(room.table.hands[0]))


def a_log_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    made = viewer_frames.summary

    def leaking(room: Any) -> bytes:
        log.info("summary", hand=str(room.table.hands[0]))
        return made(room)

    monkeypatch.setattr(viewer_frames, "summary", leaking)


LEAKS = [
    whole_state_to_the_public,
    the_seed_in_the_state,
    a_refusal_that_tells,
    options_of_another_seat,
    a_hand_in_the_order_of_the_deal,
    timers_that_tell,
    a_hint_that_knows,
    a_list_that_tells,
]
