"""When the terminal confirms what it has drawn at a table that waits for its only person. (house.absent)"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from forno.client import Client, LineState, Seat
from forno.server.protocol import Refusal, RoomView
from forno.terminal.attention import ABSENCE_S, Attention

pytestmark = [pytest.mark.asyncio, pytest.mark.rule("house.absent")]
TIMEOUT_S = 60.0


class RecordingSeat(Seat):
    """A seat without a connection, which counts its confirmations."""

    confirmed = 0
    owes_move = False

    @property
    def is_asked(self) -> bool:
        return self.owes_move

    async def confirm(self) -> None:
        self.confirmed += 1


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def attending(*, waits: bool = True, **more: Any) -> tuple[RecordingSeat, Attention, Clock]:
    seat, clock = RecordingSeat(Client("http://cards.example"), "room"), Clock()
    seat.number, seat.room_view = 0, cast("RoomView", SimpleNamespace(waits=waits))
    return seat, Attention(seat, clock=clock, **more), clock


async def test_each_frame_is_confirmed_once() -> None:
    seat, attention, _ = attending()
    assert not seat.auto_confirm
    await attention.confirm()
    await attention.confirm()
    assert seat.confirmed == 1


@pytest.mark.rule("wire.rate")
async def test_a_confirmation_that_may_have_been_refused_is_sent_again_once() -> None:
    seat, attention, _ = attending()
    await attention.confirm()
    for command in ("a" * 32, None, None):
        attention.receive(Refusal(id=command, rule="wire.rate", text="", values={"seconds": 0}))
    async with asyncio.timeout(TIMEOUT_S):
        while seat.confirmed < 2:
            await asyncio.sleep(0)
    attention.receive(Refusal(id=None, rule="wire.rate", text="", values={"seconds": 0}))
    seat.n += 1  # another frame, which is not drawn yet
    for _ in range(10):
        await asyncio.sleep(0)
    assert seat.confirmed == 2
    attention.close()


async def test_nothing_is_confirmed_after_an_absence_until_the_player_goes_on() -> None:
    seat, attention, clock = attending()
    await attention.confirm()
    clock.now += ABSENCE_S + 1  # Ctrl-Z, or a laptop that was closed
    await attention.confirm()
    assert (attention.is_held, seat.confirmed) == (True, 1)
    attention.go_on()
    await attention.confirm()
    assert (attention.is_held, seat.confirmed) == (False, 2)


@pytest.mark.parametrize(("outage_s", "is_held"), [(ABSENCE_S - 1, False), (ABSENCE_S + 1, True)])
async def test_a_short_outage_holds_nothing_and_a_long_one_does(outage_s: float, is_held: bool) -> None:
    seat, attention, clock = attending()
    await attention.confirm()
    attention.receive(LineState("lost"))
    for _ in range(int(outage_s)):
        clock.now += 1
        attention.note_break()
    attention.receive(LineState("open"))
    await attention.confirm()
    assert (attention.is_held, seat.confirmed) == (is_held, 1 if is_held else 2)


@pytest.mark.parametrize("case", ["own question", "several people", "a script"])
async def test_nothing_is_held_where_nobody_need_go_on(case: str) -> None:
    seat, attention, clock = attending(waits=case != "several people", may_hold=case != "a script")
    seat.owes_move = case == "own question"
    clock.now += ABSENCE_S + 1
    await attention.confirm()
    assert (attention.is_held, seat.confirmed) == (False, 1)
    seat.owes_move = False
    assert not attention.is_held, "the absence is over"
