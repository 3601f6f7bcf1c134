"""Settings of a room: clock, jump-in window, pace of bots, chat, spectators, listing."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from forno.core.move import kebab

Seconds = Annotated[int, Meta(ge=1, le=86_400)]


class Clock(msgspec.Struct, frozen=True, tag_field="clock", tag=kebab, forbid_unknown_fields=True):
    """Time limit of a decision. (house.clock)"""


class NoClock(Clock, frozen=True, tag="none"):
    """No time limit."""


class PerDecision(Clock, frozen=True):
    """Seconds for each decision, and a time bank for the whole game that longer thoughts are paid from."""

    seconds: Seconds
    bank_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Days(Clock, frozen=True):
    """Days for each decision; nobody needs to stay connected."""

    days: Annotated[int, Meta(ge=1, le=30)]


class RoomSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Settings that the host chooses, beside the game's own options."""

    clock: NoClock | PerDecision | Days = NoClock()
    jump_in_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1_500
    """How long the jump-in window stays open after each discard. (house.window)"""
    latency_cap_ms: Annotated[int, Meta(ge=0, le=1_000)] = 200
    """By how much at most an answer in it is corrected for the delay of its connection, never by more than the server's
    `latency_cap`; 0 for not at all. (house.window)"""
    bot_pace: Literal["quick", "normal", "slow"] = "normal"
    """How long bots wait before a move."""
    chat: Literal["free", "phrases", "off"] = "free"
    guests_talk: bool = True
    """Whether people in the queue may chat, as the chat setting allows."""
    take_over: Literal["open", "ask", "off"] = "ask"
    """Whether people in the queue may take over seats of bots and of those who left: at once, or if the host agrees.
    (house.take-over)"""
    spectators: bool = True
    listed: bool = False
    """Whether the room is in the public list."""
    locked: bool = False
    absent: Literal["bot", "sit-out"] = "bot"
    """How a further game starts for people who are away: a bot plays for them, or they sit out. (house.absent)"""
    hints: bool = True
    """Whether players may request hints. (house.hints)"""
