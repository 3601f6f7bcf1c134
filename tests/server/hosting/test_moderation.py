"""Reports, removal, bans and the list of words on running servers, on either kind of store."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.client.client import new_id, new_key
from forno.server.protocol import ChooseName, SendChat, StartGame, TakeSeat
from forno.server.runtime.moderation import MAX_OPEN_REPORTS
from harness.commands import Forno
from harness.servers import ServerProcess, in_process_server

pytestmark = pytest.mark.asyncio


async def report(seat: Seat, person: int, **more: Any) -> None:
    body = {"id": new_id(), "person": person, "reason": "insult", **more}
    await seat.client.request("POST", f"/api/rooms/{seat.room}/reports", body, seat.key)


async def refusal_of(work: Any) -> str:
    with pytest.raises(RefusedByServer) as refused:
        await work
    return str(refused.value.rule)


# --- reports


@pytest.mark.rule("house.report")
async def test_a_player_reports_a_person_and_the_operator_resolves_it(forno: Forno, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client:
            anna = await client.open("mamma-mia", 3, "Anna")
            bob = await client.sit(anna.room, "Bob")
            await bob.do(SendChat, text="you fool")
            await report(anna, 2, line="you fool", note="Twice already.")
        listed = await asyncio.to_thread(forno, "admin", "reports", "--json", "--data", "data")
        [found] = json.loads(listed.stdout)
        assert (found["room"], found["name"], found["seat"]) == (anna.room, "Bob", 1)
        assert (found["reason"], found["line"], found["note"]) == ("insult", "you fool", "Twice already.")
        shown = await asyncio.to_thread(forno, "admin", "reports", "--data", "data", COLUMNS="120")
        assert "said: you fool" in shown.stdout
        resolved = await asyncio.to_thread(forno, "admin", "reports", "--resolve", found["id"], "--data", "data")
        assert "There are no open reports." in resolved.stdout
        assert anna.room not in server.errors.read_text()


@pytest.mark.rule("house.report")
async def test_what_nobody_said_cannot_be_reported(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        anna = await client.open("mamma-mia", 3, "Anna")
        bob = await client.sit(anna.room, "Bob")
        await anna.do(SendChat, text="hello")
        assert await refusal_of(report(bob, 1, line="something else")) == "house.report"
        assert await refusal_of(report(anna, 1)) == "house.report"
        assert await refusal_of(report(anna, 7)) == "house.person"
        stranger = client.seat(anna.room, new_key())
        assert await refusal_of(report(stranger, 1)) == "house.key"
        assert await refusal_of(report(anna, 2, note="bell \x07")) == "house.report"


@pytest.mark.rule("house.report")
async def test_one_person_has_a_few_open_reports(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        anna = await client.open("mamma-mia", 3, "Anna")
        bob = await client.sit(anna.room, "Bob")
        same = new_id()
        for _ in range(3):
            await report(anna, 2, id=same)
        for _ in range(MAX_OPEN_REPORTS - 1):
            await report(anna, 2)
        assert await refusal_of(report(anna, 2)) == "house.report"
        await report(anna, 2, id=same)
        await report(bob, 1)


# --- removal and bans


@pytest.mark.rule("house.banned")
async def test_a_banned_player_cannot_come_back_by_key_or_address(
    forno: Forno, tmp_path: Path, postgres_url: str
) -> None:
    """Two processes: the one without the banned connection learns of the address through the store."""
    with (
        ServerProcess(tmp_path, store=postgres_url) as first,
        ServerProcess(tmp_path, store=postgres_url) as second,
    ):
        async with Client(first.address) as client, Client(second.address) as other:
            anna = await client.open("mamma-mia", 3, "Anna")
            bob = await client.sit(anna.room, "Bob")
            watcher = await client.watch(anna.room)
            await anna.do(StartGame, fill="random")
            banned = await asyncio.to_thread(forno, "admin", "ban", anna.room, "2", "--store", postgres_url)
            assert banned.stdout == f"Bob is banned from the table {anna.room}.\n"
            await anna.until(lambda: bool(anna.room_view and anna.room_view.seats[1].bot))
            for gone in (bob, watcher):
                await gone.until(lambda gone=gone: gone.goodbye is not None)  # type: ignore[misc]
                assert gone.goodbye is not None
                assert gone.goodbye.rule == "house.banned"
            for one in (client, other):
                assert await refusal_of(one.seat(anna.room, bob.key).connect()) == "house.banned"
                assert await refusal_of(one.watch(anna.room)) == "house.banned"
            again = other.seat(anna.room, anna.key)
            await again.connect()
            await asyncio.to_thread(forno, "admin", "unban", anna.room, "--store", postgres_url)
            assert (await asyncio.to_thread(forno, "admin", "unban", anna.room, "--store", postgres_url)).returncode
            await until_admitted(other, anna.room)
        for server in (first, second):
            assert server.complaints() == []


async def until_admitted(client: Client, room: str) -> None:
    """Connect as a spectator as soon as the servers have seen that the bans are lifted."""
    async with asyncio.timeout(60):
        while True:
            try:
                await client.watch(room)
                return
            except RefusedByServer:
                await asyncio.sleep(0.2)


@pytest.mark.rule("house.banned")
async def test_a_removed_player_may_come_back(forno: Forno, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client:
            anna = await client.open("mamma-mia", 3, "Anna")
            bob = await client.sit(anna.room, "Bob")
            told = await asyncio.to_thread(forno, "admin", "remove", anna.room, "2", "--data", "data")
            advice = f"For good: forno admin ban {anna.room} --person 2"
            assert told.stdout == f"Bob is removed from the table {anna.room}. {advice}\n"
            await bob.until(lambda: bob.goodbye is not None)
            await client.sit(anna.room, "Bob")
            await anna.until(lambda: anna.names[1] == "Bob")


@pytest.mark.rule("house.banned")
@pytest.mark.parametrize("playing", [True, False])
async def test_who_was_removed_can_be_banned(forno: Forno, tmp_path: Path, playing: bool) -> None:
    """By the seat where it was in this game, else by the number; nobody else at that address is concerned."""
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client:
            anna = await client.open("mamma-mia", 3, "Anna")
            bob = await client.sit(anna.room, "Bob")
            if playing:
                await anna.do(StartGame, fill="random")
            await asyncio.to_thread(forno, "admin", "remove", anna.room, "2", "--data", "data")
            await bob.until(lambda: bob.goodbye is not None)
            assert await refusal_of(client.seat(anna.room, bob.key).connect()) == "house.key"
            who = ["2"] if playing else ["--person", "2"]
            told = await asyncio.to_thread(forno, "admin", "ban", anna.room, *who, "--data", "data")
            assert told.stdout == f"Person 2 is banned from the table {anna.room}.\n"
            await refused_as_banned(client, anna.room)
            assert await refusal_of(client.seat(anna.room, bob.key).connect()) == "house.banned"
            await client.seat(anna.room, anna.key).connect()
            told = await asyncio.to_thread(forno, "admin", "ban", anna.room, "--person", "9", "--data", "data")
            assert "They’re not at this table any more" in told.stderr


async def refused_as_banned(client: Client, room: str) -> None:
    """Watch again and again until the server has seen that this address is banned."""
    async with asyncio.timeout(60):
        while True:
            try:
                watcher = await client.watch(room)
            except RefusedByServer as refused:
                rule = refused.rule
                break
            await watcher.close()
            await asyncio.sleep(0.2)
    assert rule == "house.banned"


async def test_bad_arguments_are_one_sentence_each(forno: Forno, tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        anna = await client.open("mamma-mia", 3, "Anna")
        for arguments, words in (
            (("ban", anna.room), "name a seat, or somebody with --person"),
            (("ban", anna.room, "9"), "this table has the seats 1 to 3"),
            (("remove", anna.room, "2"), "They’re not at this table any more"),
            (("unban", anna.room), "nobody is banned from this table"),
            (("remove", "a" * 16, "1"), "there is no such table"),
            (("reports", "--resolve", "x"), "there is no such report"),
        ):
            told = await asyncio.to_thread(forno, "admin", *arguments, "--data", "data")
            assert told.returncode != 0
            assert words in told.stderr
            assert len(told.stderr.strip().splitlines()) == 1


# --- words


@pytest.mark.rule("house.words")
async def test_names_and_chat_with_a_word_of_the_list_are_refused(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("fool\n", encoding="utf-8")
    async with in_process_server(tmp_path, words=str(tmp_path / "words.txt")) as client:
        assert await refusal_of(client.open("mamma-mia", 3, "A Fool")) == "house.words"
        anna = await client.open("mamma-mia", 3, "Anna")
        assert await refusal_of(anna.do(SendChat, text="you f00l")) == "house.words"
        assert await refusal_of(anna.do(ChooseName, name="fool")) == "house.words"
        watcher = await client.watch(anna.room)
        assert await refusal_of(watcher.do(TakeSeat, name="Fóol", key=new_key())) == "house.words"
        await anna.do(SendChat, text="a foolish move")
