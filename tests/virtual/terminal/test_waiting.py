"""The terminal at a table that waits for its only person, and at one that plays on without them. (house.absent)"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import CheckMove, Look, Message, RoomSettings, Shown, StartGame
from forno.terminal.app import Start
from harness.app_screens import AppPlayer, playing
from harness.virtual.server import virtual_server
from harness.virtual.world import World
from tests.virtual.terminal.test_plain_joined import Keyboard, Listener, sit_down

pytestmark = pytest.mark.rule("house.absent")
TIMEOUT_S = 60.0
QUICK = RoomSettings(jump_in_ms=0)
WAITED = "The table waited for you."


@pytest.fixture
def client(world: World, tmp_path: Path) -> Iterator[Client]:
    with world.entered(virtual_server(tmp_path, bot_pace=0, grace=120_000, settle_in=0)) as opened:
        yield opened


async def left_alone(client: Client) -> Seat:
    """Anna's seat at a table with two bots: it was a bot's turn when she went."""
    host = await client.open("mamma-mia", 3, "Anna", bots="random", settings=QUICK)
    await host.do(StartGame)
    await host.until(lambda: host.is_asked, TIMEOUT_S)
    host.auto_confirm = False
    while host.is_asked:
        await host.play(host.legal_moves[0])
    await host.close()
    return host


async def left_with_bob(client: Client) -> tuple[Seat, Seat]:
    """Anna's seat and Bob's, at a running game of the two."""
    anna = await client.open("mamma-mia", 2, "Anna", settings=QUICK)
    bob = await client.sit(anna.room, "Bob")
    await anna.do(StartGame)
    await bob.until(lambda: bob.status == "playing")
    return anna, bob


def table_seat(player: AppPlayer) -> Seat:
    assert player.app.table is not None
    return player.app.table.seat


async def is_processed(seat: Seat) -> None:
    """Wait until the server has read all that was sent: it answers in the order in which it was asked."""
    assert seat.game is not None
    with pytest.raises(RefusedByServer):
        await seat.do(CheckMove, move=b'"dance"', number=seat.game.number, decision=seat.game.decision)


async def test_who_comes_back_sees_where_they_were_and_goes_on_by_enter(client: Client) -> None:
    anna = await left_alone(client)
    async with playing(start=Start(link=anna.link), server=client.address) as player:
        await player.until_text(WAITED)
        seat = table_seat(player)
        before = seat.n
        await player.press("l", "escape", "space")
        await is_processed(seat)
        assert seat.n == before == anna.n, "nothing goes on by itself"
        await player.press("enter")
        await player.until(lambda: seat.is_asked)
        assert seat.n > before
        await player.until(lambda: WAITED not in player.text)


async def test_nothing_goes_on_behind_a_program_in_the_background(tmp_path: Path) -> None:
    """The server is told before the program stops, and hears when the player goes on."""
    slow_ms = 3_600_000  # a bot's question stays open
    async with virtual_server(tmp_path, bot_pace=slow_ms) as client, playing(server=client.address) as player:
        await player.press("enter")
        await player.until_screen("TableScreen")
        seat = table_seat(player)
        while seat.is_asked:
            await seat.play(seat.legal_moves[0])
        assert WAITED not in await player.settled()
        sent: list[object] = []
        send = seat.send

        async def listen(message: Message | dict[str, Any]) -> None:
            sent.append(message)
            await send(message)

        seat.send = listen  # type: ignore[method-assign]
        await player.press("ctrl+z")
        await player.until_text(WAITED)
        assert sent == [Look(False)]
        await player.press("enter")
        await player.until(lambda: WAITED not in player.text)
        assert sent == [Look(False), Look(True), Shown(seat.n)]


async def test_a_move_goes_on_as_well(client: Client) -> None:
    """The own question needs no Enter: the table waits for it anyway."""
    host = await client.open("mamma-mia", 3, "Anna", bots="random", settings=QUICK)
    await host.do(StartGame)
    await host.until(lambda: host.is_asked, TIMEOUT_S)
    await host.close()
    async with playing(start=Start(link=host.link), server=client.address) as player:
        await player.until_screen("TableScreen")
        seat, table = table_seat(player), player.app.table
        assert table is not None
        assert WAITED not in await player.settled()
        while seat.is_asked:
            assert await table.play(table.model.legal_moves[0]) is None
        await player.until(lambda: seat.is_asked)


async def test_who_leaves_friends_is_told_when_a_bot_takes_over_and_what_it_played(tmp_path: Path) -> None:
    async with virtual_server(tmp_path, bot_pace=0, grace=120_000, settle_in=0) as client:
        anna, _ = await left_with_bob(client)
        await anna.close()
        async with playing(start=Start(link=anna.link), server=client.address) as player:
            await player.until_screen("TableScreen")
            await player.app.go_home()
            outlook = "They play on; a bot takes over after 2 minutes."
            await player.until(lambda: outlook in [one.message for one in player.app._notifications])
            await player.app.join(anna.link)
            await player.until_screen("TableScreen")
            await player.press("ctrl+q")
            await player.until(lambda: player.app.farewell)
            assert player.app.farewell.startswith(f"{outlook}\nTo come back")


async def test_who_comes_back_to_friends_is_told_what_a_bot_played(tmp_path: Path) -> None:
    async with virtual_server(tmp_path, bot_pace=0, grace=1, settle_in=0) as client:
        anna, bob = await left_with_bob(client)
        await anna.close()
        async with asyncio.timeout(TIMEOUT_S):
            while not (bob.room_view and bob.room_view.seats[0].away and bob.is_asked and bob.n > 5):
                if bob.is_asked:
                    await bob.play(bob.legal_moves[0])
                await asyncio.sleep(0.02)
        async with playing(start=Start(link=anna.link), server=client.address) as player:
            await player.until_text("for you: ")
            table = player.app.table
            assert table is not None
            assert table.welcome is not None
            told = table.absence
            assert told.startswith(f"A bot played {table.welcome.played_count} turn") or "one turn" in told
            assert told.count(". ") == len(table.welcome.played) - 1


# --- plain mode


async def test_in_lines_who_comes_back_goes_on_by_enter(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await left_alone(client)
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=anna.link)
    await listener.until(rf"^{WAITED} Press Enter to go on\.$")
    keyboard.type("help")
    await listener.until("hint")
    observer = await client.watch(anna.room)
    assert observer.game is not None
    decision = observer.game.decision
    await observer.close()
    assert decision == (anna.game.decision if anna.game else None)
    mark = len(listener.read())
    keyboard.type("")
    await listener.until(r"^ 1 ", mark)
    keyboard.type("quit")
    await task
    assert "Your table waits for you.\nTo come back to your seat: " in listener.read()


async def test_in_lines_who_leaves_friends_is_told_when_a_bot_takes_over(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, _ = await left_with_bob(client)
    await anna.close()
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    keyboard.type("quit")
    await sit_down(monkeypatch, keyboard, link=anna.link)
    assert "They play on; a bot takes over after 2 minutes.\nTo come back to your seat: " in listener.read()
    assert WAITED not in listener.said
