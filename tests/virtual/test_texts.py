"""Names and chat on the wire: they come beside the stream, before what refers to them, and only to those who may read
them; the log holds none of them."""

from __future__ import annotations

import json
from pathlib import Path

from forno.client import Client, Seat
from forno.server.protocol import LeaveSeat, MutePerson, SendChat, StartGame
from forno.server.protocol.room_events import ChatMessage
from harness.log_rows import opened
from harness.virtual.server import store_of, virtual_server


class OrderedSeat(Seat):
    """A seat that notes each reference that came before its text."""

    def receive(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("frame", "snapshot"):
            self.unknown += [one for one in references(message) if one not in self.texts]
        super().receive(text)

    unknown: list[str] = []


class OrderedClient(Client):
    def seat(self, room: str, key: str | None = None) -> OrderedSeat:
        seat = OrderedSeat(self, room, key)
        seat.unknown = []
        return seat


def references(value: object) -> list[str]:
    """All strings in a message that look like references."""
    if isinstance(value, dict):
        return [one for part in value.values() for one in references(part)]
    if isinstance(value, list):
        return [one for part in value for one in references(part)]
    return [value] if isinstance(value, str) and value.startswith(":") else []


def chat_of(seat: Seat) -> list[str]:
    return [seat.text(event.text) for event in seat.room_events if isinstance(event, ChatMessage)]


async def test_every_text_comes_before_its_reference(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, OrderedClient(client.address) as ordered:
        host = await ordered.open("mamma-mia", 3, "Anna", settings={"jump_in_ms": 0})
        watcher = await ordered.watch(host.room)
        guest = await ordered.sit(host.room, "Bob")
        await guest.do(SendChat, text="ciao a tutti")
        await host.do(StartGame, fill="random")
        for seat in (host, guest, watcher):
            await seat.until(lambda seat=seat: "ciao a tutti" in seat.texts.values() and seat.game)  # type: ignore[misc]
            assert seat.names[:2] == ["Anna", "Bob"]
            assert seat.names[2] not in ("", ":3")
            assert seat.unknown == []  # type: ignore[attr-defined]


async def test_whoever_resumes_gets_the_texts_of_what_was_missed(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, OrderedClient(client.address) as ordered:
        host = await ordered.open("mamma-mia", 3, "Anna")
        guest = await ordered.sit(host.room, "Bob")
        await guest.close()
        late = await ordered.sit(host.room, "Carla")
        for number in range(10):
            await late.do(SendChat, text=f"message {number}")
        guest.texts = {}
        await guest.connect()
        await guest.until(lambda: len(chat_of(guest)) == 10)
        assert chat_of(guest) == [f"message {number}" for number in range(10)]
        assert guest.names == ["Anna", "Bob", "Carla"]


async def test_chat_is_sent_only_to_those_who_hear_it(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna")
        guest = await client.sit(host.room, "Bob")
        await host.do(MutePerson, person=2)
        await guest.do(SendChat, text="psst")
        watcher = await client.watch(host.room)
        await watcher.until(lambda: watcher.names[:2] == ["Anna", "Bob"])
        await host.connect(anew=True)
        for seat in (host, watcher):
            assert "psst" not in seat.texts.values()
        assert "psst" in guest.texts.values()


async def test_the_log_holds_no_name_and_no_chat(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Annamaria")
        guest = await client.sit(host.room, "Bartolomeo")
        await guest.do(SendChat, text="un messaggio privato")
        await guest.do(LeaveSeat)
    async with opened(store_of(tmp_path)) as store:
        rows = await store.read(host.room)
        assert sorted(row.text for row in rows if row.text) == ["Annamaria", "Bartolomeo", "un messaggio privato"]
        index = await store.rooms()
        bytes_of_the_log = b"".join(row.body for row in rows) + b"".join(one.index.card for one in index)
    for text in (b"Annamaria", b"Bartolomeo", b"privato"):
        assert text not in bytes_of_the_log


async def test_after_deletion_a_room_goes_on_without_the_names(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="random", settings={"listed": True})
        room, key = host.room, host.key
    async with opened(store_of(tmp_path)) as store:
        assert await store.delete_texts(room) == 1
    async with virtual_server(tmp_path) as client:
        seat = client.seat(room, key)
        await seat.connect()
        assert seat.names[0] == ""
        [listed] = await client.request("GET", "/api/rooms")
        assert listed["seats"][0]["name"] == ":1", "not free, and without a name"
        await seat.do(StartGame)
        await seat.until(lambda: seat.game is not None)
