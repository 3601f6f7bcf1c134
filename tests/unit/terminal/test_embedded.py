"""A server in this process: it deals, seats any bots, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest

from forno import bots
from forno.bots.third_party.guard import Fault
from forno.client import RefusedByServer, Seat
from forno.core.record import read_record
from forno.terminal.embedded import Opponents, embedded_server, open_table, record_of

TIMEOUT_S = 120.0


async def play_first_moves(seat: Seat) -> None:
    """Play the first legal move until the game is over."""
    while not seat.is_over:
        await seat.until(lambda: seat.is_asked or seat.is_over, TIMEOUT_S)
        if seat.is_asked:
            await seat.play(seat.legal_moves[0])


async def record_with(seed: int | None, *specs: str) -> str:
    opponents = Opponents(specs)
    async with embedded_server(seed=seed, bot_pace_ms=0, opponents=opponents) as client:
        seat = await open_table(client, "mamma-mia", opponents.levels, seed=seed)
        assert await record_of(seat, 1) is None
        await play_first_moves(seat)
        text = await record_of(seat, 1)
        assert text is not None
        return text


@pytest.mark.asyncio
async def test_the_same_seed_and_the_same_moves_make_the_same_game() -> None:
    one, same = await record_with(7, "random", "regular"), await record_with(7, "random", "regular")
    other, fresh = await record_with(8, "random", "regular"), await record_with(None, "random", "regular")
    assert one == same
    assert len({read_record(text).proof.secret for text in (one, other, fresh) if read_record(text).proof}) == 3


@pytest.mark.asyncio
async def test_it_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    async with embedded_server(bot_pace_ms=0) as client:
        await open_table(client, "solo", ["regular"])
        assert [*tmp_path.iterdir()]
    assert not [*tmp_path.iterdir()]


@pytest.mark.asyncio
async def test_a_bot_of_your_own_sits_down_and_its_faults_are_reported(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text("class Mine:\n    def choose(self, sight, chance):\n        return 1 / 0\n")
    faults: list[tuple[str, Fault]] = []
    opponents = Opponents([str(tmp_path / "my_bot.py"), "random"], lambda name, fault: faults.append((name, fault)))
    assert opponents.levels == ["my_bot", "random"]
    async with embedded_server(bot_pace_ms=0, opponents=opponents) as client:
        assert "my_bot" in bots.on_offer()
        seat = await open_table(client, "mamma-mia", opponents.levels)
        assert seat.room_view is not None
        assert [one.bot for one in seat.room_view.seats] == ["", "my_bot", "random"]
        async with asyncio.timeout(TIMEOUT_S):
            while not faults:
                await seat.until(lambda: bool(faults) or seat.is_asked, TIMEOUT_S)
                if seat.is_asked:
                    await seat.play(seat.legal_moves[0])
    assert faults[0][0] == "my_bot"
    assert "ZeroDivisionError" in str(faults[0][1])
    assert "my_bot" not in bots.on_offer()


@pytest.mark.asyncio
async def test_a_master_with_a_budget_is_a_bot_like_any_other() -> None:
    opponents = Opponents(["master@2", "master@2", "master@3"])
    assert opponents.levels == ["master@2", "master@2", "master@3"]
    assert [*opponents.own] == ["master@2", "master@3"]


@pytest.mark.asyncio
async def test_no_room_seats_a_bot_that_is_not_registered() -> None:
    async with embedded_server(bot_pace_ms=0, lang="de") as client:
        with pytest.raises(RefusedByServer) as refused:
            await open_table(client, "mamma-mia", ["my_bot"])
    assert refused.value.rule == "house.bot"
    assert "Bot" in refused.value.text
