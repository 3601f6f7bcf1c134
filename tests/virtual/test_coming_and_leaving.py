"""Seats that change hands in a running game, votes and nudges, over connections."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from forno.client import RefusedByServer, Seat
from forno.core.errors import Refused
from forno.server.protocol import (
    AnswerTakeOver,
    CastVote,
    HandOver,
    LeaveSeat,
    ProposeVote,
    StartGame,
    TakeOver,
)
from harness.players import ScriptedPlayer, open_for_two, play_one_move
from harness.reviews import whole_review
from harness.virtual.server import virtual_server


def told(seat: Seat) -> list[str]:
    """The room events of all frames since the last snapshot."""
    return [event["event"] for frame in seat.frames for event in json.loads(frame).get("room_events", ())]


@pytest.mark.rule("house.take-over")
async def test_a_late_friend_sees_what_the_seat_knows_and_the_former_player_no_more(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        for _ in range(6):
            await play_one_move(host, guest)
        reloaded = client.seat(host.room, guest.key)
        await reloaded.connect()
        zoe = await client.wait_for_seat(host.room, "Zoe")
        assert zoe.person is not None
        before = (reloaded.view, reloaded.legal_moves, reloaded.game.events if reloaded.game else None)
        await guest.do(HandOver, person=zoe.person)
        await zoe.until(lambda: zoe.number == 1)
        await reloaded.until(lambda: reloaded.number is None)
        assert guest.number is None
        assert zoe.game is not None
        assert (zoe.view, zoe.legal_moves, zoe.game.events) == before
        second = client.seat(host.room, zoe.key)
        await second.connect()
        assert (second.view, second.n, second.hash) == (zoe.view, zoe.n, zoe.hash)
        public = await client.watch(host.room)
        for seat in (guest, reloaded):
            assert (seat.view, seat.legal_moves) == (public.view, [])
            with pytest.raises(RefusedByServer, match=r"house\.sit"):
                await seat.play("pass")
        for _ in range(6):
            await play_one_move(host, zoe)
        await asyncio.gather(*(seat.until(lambda seat=seat: seat.n == public.n) for seat in (guest, reloaded)))  # type: ignore[misc]
        assert guest.frames[-6:] == public.frames[-6:]


@pytest.mark.rule("house.take-over")
async def test_a_bot_gives_way_and_a_seat_that_was_left_is_taken_over(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna")
        guest = await client.sit(host.room, "Bob")
        await host.do(StartGame, fill="random")
        zoe, yan = [await client.wait_for_seat(host.room, name) for name in ("Zoe", "Yan")]
        await zoe.do(TakeOver, seat=2)
        await host.do(AnswerTakeOver, person=zoe.person, accept=True)
        await zoe.until(lambda: zoe.number == 2)
        await guest.do(LeaveSeat)
        await yan.do(TakeOver, seat=1)
        await host.do(AnswerTakeOver, person=yan.person, accept=True)
        await yan.until(lambda: yan.number == 1)
        await asyncio.gather(*(ScriptedPlayer(seat, number).play() for number, seat in enumerate((host, yan, zoe))))
        path = f"/api/rooms/{host.room}/games/1/record"
        for seat in (zoe, guest):  # one has the seat at the end, the other had it for a while
            assert (await client.request("GET", path, key=seat.key)).startswith("forno record 1")


@pytest.mark.rule("house.vote", "house.fair")
async def test_a_game_that_is_ended_early_is_recorded_replayed_and_reviewed(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        for _ in range(8):
            await play_one_move(host, guest)
        base = f"/api/rooms/{host.room}/games/1"
        with pytest.raises(RefusedByServer, match=r"house\.after"):
            await client.request("GET", f"{base}/record", key=host.key)
        await guest.do(ProposeVote, vote="close-game")
        await host.do(CastVote, yes=True)
        await guest.until(lambda: guest.status == "over")
        assert "game-ended" in told(guest)
        record = await client.request("GET", f"{base}/record.json", key=host.key)
        assert "secret" in record["proof"]
        assert len(record["moves"]) == 8
        assert (await client.request("GET", f"{base}/replay/open", key=guest.key))["steps"]
        review = await whole_review(client, f"{base}/review/0", host.key)
        figures = review["figures"]
        assert figures["share"] + figures["deal"] + figures["luck"] + figures["skill"] == pytest.approx(
            figures["result"]
        )
        late = client.seat(host.room, guest.key)
        await late.connect()
        assert late.game is not None
        assert (late.game.decision, json.loads(bytes(late.game.outcome))) == (None, None)


@pytest.mark.rule("house.vote", "house.key")
async def test_a_removed_player_hears_nothing_more(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await host.do(ProposeVote, vote="remove", person=guest.person)
        await guest.until(lambda: guest.goodbye is not None)
        with pytest.raises((RefusedByServer, Refused), match=r"house\.key"):
            await guest.connect()
        assert "seat-left" not in told(guest), "the seat's stream is no longer theirs"
        assert host.room_view is not None
        assert host.room_view.seats[1].bot == "regular"
        await ScriptedPlayer(host, 1).play()
