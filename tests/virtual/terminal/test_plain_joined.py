"""Plain mode at the tables of a server, beside people with other clients."""

from __future__ import annotations

import asyncio
import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import pytest
from aiohttp import web

from forno import games
from forno.client import Client, Seat
from forno.client import client as client_module
from forno.server.admin_moderation import announce
from forno.server.protocol import AnswerTakeOver, ProposeVote, RoomSettings, SendChat, SetReady, StartGame, Undo
from forno.terminal import plain_mode
from forno.terminal.joining import NotJoined, client_of, join, read_link
from forno.terminal.line_input import LineInput
from forno.terminal.plain_mode import play_plain
from forno.terminal.request import PlayRequest
from harness.log_rows import opened
from harness.players import ScriptedPlayer
from harness.virtual.server import store_of, virtual_server
from harness.virtual.world import World

QUICK = RoomSettings(jump_in_ms=0)
TIMEOUT_S = 3600.0


class Keyboard(io.TextIOBase):
    """A standard input whose lines a test types."""

    def __init__(self, *, is_terminal: bool) -> None:
        self.is_terminal = is_terminal
        self.typed: list[str | None] = []
        """Lines that nobody has begun to read; None for the end."""
        self.take: Callable[[str | None], None] = self.typed.append

    def isatty(self) -> bool:
        return self.is_terminal

    def type(self, *lines: str) -> None:
        for line in lines:
            self.take(line)

    def end(self) -> None:
        self.take(None)


class TypedInput(LineInput):
    """The lines of a keyboard of a test, without a thread."""

    def begin(self, stream: TextIO) -> None:
        assert isinstance(stream, Keyboard)
        stream.take = self.take
        for line in stream.typed:
            self.take(line)


class Listener:
    """The output of plain mode up to now."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.said = ""

    def read(self) -> str:
        self.said += self.capsys.readouterr().out
        return self.said

    async def until(self, words: str, after: int = 0) -> str:
        """Wait for a regular expression in the output."""
        async with asyncio.timeout(TIMEOUT_S):
            while not (found := re.compile(words, re.MULTILINE).search(self.read(), after)):
                await asyncio.sleep(0.01)
        return found[0]


@pytest.fixture
def client(world: World, tmp_path: Path) -> Iterator[Client]:
    with world.entered(virtual_server(tmp_path)) as opened:
        yield opened


def table_link(seat: Seat) -> str:
    return f"{seat.client.address}/t/{seat.room}"


def sit_down(monkeypatch: pytest.MonkeyPatch, keyboard: Keyboard, **request: Any) -> asyncio.Task[None]:
    """Begin to play in lines."""
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.setattr(plain_mode, "LineInput", TypedInput)
    return asyncio.ensure_future(play_plain(PlayRequest("en", **request)))


@pytest.mark.parametrize("game", games.game_names())
async def test_a_whole_game_beside_a_friend(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    host = await client.open(game, 2, "Anna", settings=QUICK)
    keyboard, listener = Keyboard(is_terminal=False), Listener(capsys)
    keyboard.type(*["1"] * 900)
    task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
    await host.until(lambda: host.names == ["Anna", "Berta"], TIMEOUT_S)
    await host.do(StartGame)
    async with asyncio.timeout(TIMEOUT_S):
        await ScriptedPlayer(host, 1).play()
    keyboard.end()
    await listener.until(r"^Goodbye!$")
    await task
    assert "The game is over" in listener.said
    assert re.search(r"^1\. (Anna|Berta): ", listener.said, re.MULTILINE)
    assert re.search(rf"^To come back to your seat: {client.address}/t/{host.room}#key=", listener.said, re.MULTILINE)


async def test_talk_rematch_and_coming_back(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await client.open("mamma-mia", 2, "Anna", settings=QUICK)
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=table_link(host))
    await listener.until("What shall we call you")
    keyboard.type("Anna")
    await listener.until("choose another name")
    keyboard.type("Berta")
    await listener.until(r"^Seat 2: Berta$")
    keyboard.type("say Ciao, Anna!")
    await host.until(lambda: "Ciao, Anna!" in host.texts.values())
    await host.do(SendChat, text="Ciao, Berta!")
    await listener.until(r"^Anna: Ciao, Berta!$")
    await host.do(StartGame)
    player = asyncio.ensure_future(ScriptedPlayer(host, 1).play())
    mark = 0
    while "The game is over" not in listener.said:
        await listener.until(r"^ 1 |The game is over", mark)
        mark = len(listener.said)
        keyboard.type("1")
    await player
    keyboard.type("rematch")
    await host.do(SetReady)
    await listener.until(r"^Game 2\. ")
    keyboard.type("quit")
    await task
    link = await listener.until(r"http\S+#key=\S+")
    again = sit_down(monkeypatch, Keyboard(is_terminal=False), link=link)
    async with asyncio.timeout(TIMEOUT_S):
        while host.connected != [True, True]:
            await asyncio.sleep(0.05)
    again.cancel()
    await asyncio.gather(again, return_exceptions=True)


async def test_an_announcement_of_the_operator_is_a_line(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await client.open("mamma-mia", 2, "Anna", settings=QUICK)
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
    await listener.until(r"^Seat 2: Berta$")
    async with opened(store_of(tmp_path)) as store:
        await announce(store, "We restart at ten.")
    await listener.until(r"^We restart at ten\.$")
    keyboard.type("quit")
    await task


async def test_a_player_is_reported_to_the_operator(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await client.open("mamma-mia", 2, "Anna", settings=QUICK)
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
    await listener.until(r"^Seat 2: Berta$")
    keyboard.type("report Anna")
    await listener.until(r"^Type the number of their seat")
    keyboard.type("report 2 spam")
    await listener.until(r"^This report can’t be sent")
    keyboard.type("report 1 insult She called me a fool.")
    await listener.until(r"^Thank you\. Your report has been sent\. You can also mute Anna")
    async with opened(store_of(tmp_path)) as store:
        found = [one for one in await store.moderation.reports() if one.room == host.room]
    assert [(one.name, one.reason, one.note) for one in found] == [("Anna", "insult", "She called me a fool.")]
    keyboard.type("quit")
    await task


async def test_the_message_of_the_day_is_the_first_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with virtual_server(tmp_path, motd="Tournament on \x1b[31mFriday!") as client:
        host = await client.open("mamma-mia", 2, "Anna", settings=QUICK)
        keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
        task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
        await listener.until(r"^Tournament on  \[31mFriday!$")
        keyboard.type("quit")
        await task


async def test_a_jump_in_counts_while_others_are_on_turn(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await client.open("solo", 2, "Anna", settings=RoomSettings(jump_in_ms=800))
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
    await host.until(lambda: host.names == ["Anna", "Berta"])
    await host.do(StartGame)
    player, mark = asyncio.ensure_future(ScriptedPlayer(host, 2).play()), 0
    while "You jumped in" not in listener.said:
        await listener.until(r"^ \d+ |You jumped in", mark)
        list_of_moves, mark = listener.said[mark:], len(listener.said)
        jump = re.search(r"^ *\d+ (jump .+?) – ", list_of_moves, re.MULTILINE)
        keyboard.type(jump[1] if jump else "1")
    assert "Jump in now!" in listener.said
    assert re.search(r"^You have [\d.]+ s\.", listener.said, re.MULTILINE), "less where the frame was late"
    player.cancel()
    keyboard.type("quit")
    await task


async def test_requests_of_others_are_answered(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An undo and a vote are put once, and answered with yes or no."""
    host = await client.open("mamma-mia", 2, "Anna", settings=QUICK, options={"first-player": "1"})
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
    await host.until(lambda: host.names == ["Anna", "Berta"])
    await host.do(StartGame)
    await host.until(lambda: host.is_asked)
    await host.play(host.legal_moves[0])
    await host.do(Undo)
    await listener.until(r"^Anna would like to take back a move\. OK\?\nType yes or no\.$")
    keyboard.type("no")
    await listener.until(r"^You said no\.$")
    await host.do(Undo)
    await listener.until(r"OK\?\nType yes or no\.$", len(listener.said))
    keyboard.type("yes")
    await listener.until(r"^Anna took back a move\.$")
    await host.do(ProposeVote, vote="close-game")
    await listener.until(r"^Anna would like to end this game\. OK\?$")
    keyboard.type("yes")
    await listener.until(r"^Game 1 was ended early")
    keyboard.type("quit")
    await task


async def test_a_late_friend_waits_and_takes_over_a_seat(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await client.open("mamma-mia", 3, "Anna", settings=QUICK, bots="random")
    await host.do(StartGame)
    keyboard, listener = Keyboard(is_terminal=True), Listener(capsys)
    task = sit_down(monkeypatch, keyboard, link=table_link(host), name="Berta")
    await listener.until(r"^Waiting for a seat: Berta$")
    keyboard.type("take 2")
    await host.until(lambda: host.room_view is not None and any(one.wants for one in host.room_view.queue))
    assert host.room_view is not None
    await host.do(AnswerTakeOver, person=host.room_view.queue[0].person, accept=True)
    await listener.until(r"^You now play for ")
    player = asyncio.ensure_future(ScriptedPlayer(host, 1).play())
    await listener.until(r"^ 1 (put|pass|draw)")
    keyboard.type("table", "1", "quit")
    await task
    assert "Berta: collects" in listener.read()
    player.cancel()


async def test_the_host_starts_with_bots(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await client.open("solo", 3, "Anna", settings=QUICK)
    keyboard, listener = Keyboard(is_terminal=False), Listener(capsys)
    keyboard.type("table", "start", "1")
    keyboard.end()
    task = sit_down(monkeypatch, keyboard, link=host.link)
    await task
    assert "Seat 3: Free" in listener.read()
    questions = r"Your turn\.|Stack another|Choose a colour|Swap hands with|Jump in now!"
    assert re.search(questions, listener.said), "the cards decide which comes first"


# --- links that lead nowhere


async def refusal(link: str, lang: str = "en") -> str:
    read = read_link(link, "", lang)
    async with client_of(read, lang) as own:
        with pytest.raises(NotJoined) as refused:
            await join(own, read, "Berta")
    return str(refused.value)


async def test_a_table_that_does_not_exist_is_one_sentence(client: Client) -> None:
    assert "\n" not in await refusal(f"{client.address}/t/{'a' * 16}")
    assert await refusal(f"{client.address}/t/{'a' * 16}") != await refusal(f"{client.address}/t/{'a' * 16}", "de")


async def test_a_locked_table_and_a_wrong_key_are_one_sentence(client: Client) -> None:
    host = await client.open("mamma-mia", 2, "Anna", settings=RoomSettings(locked=True))
    assert await refusal(table_link(host))
    assert await refusal(f"{table_link(host)}#key={'k' * 22}")


async def test_a_server_of_another_version_is_one_sentence(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await client.open("mamma-mia", 2, "Anna")
    monkeypatch.setattr(client_module, "VERSION", 1)
    assert "another version" in await refusal(table_link(host))


@pytest.mark.parametrize("answers", [False, True], ids=["it knows no such page", "it has a page for everything"])
async def test_another_program_is_one_sentence(answers: bool) -> None:
    async def page(request: web.Request) -> web.Response:
        return web.Response(text="It works!")

    app = web.Application()
    app.add_routes([web.get("/{path:.*}", page)] if answers else [])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    link = f"http://127.0.0.1:{runner.addresses[0][1]}/t/{'a' * 16}"
    assert "is no card table" in await refusal(link)
    async with client_of(read_link(link), "en") as own:
        assert await own.message_of_the_day() == ""
    await runner.cleanup()
