"""Called to the table: a push service of our own verifies and decrypts what the server sends, and a webhook is told."""

from __future__ import annotations

import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.core.errors import Unreadable
from forno.server.main import web_push
from forno.server.protocol import Look
from forno.server.protocol.client_messages import HandOver, LeaveSeat, Nudge, ReplaceKey, StartGame
from forno.server.room import nudges
from forno.server.runtime import call_requests, caller, delivery
from forno.server.settings import Settings
from harness.log_rows import opened
from harness.players import is_asked_the_same, open_for_two, play_one_move
from harness.push_service import PushService, push_service
from harness.virtual.server import Switchboard, VirtualProcess, store_of, virtual_server
from harness.virtual.world import EPOCH, World

CALL_S = Settings().call_delay / 1000 + 1
"""A second more than a decision is open before somebody is called, and less than until a bot plays for them."""
HOUR_S = 3_600


@asynccontextmanager
async def calling_server(folder: Path, **settings: Any) -> AsyncIterator[tuple[Client, PushService]]:
    """A server that calls, and the push service that it may call."""
    async with push_service() as service:
        local = service.address.removeprefix("http://")
        allowed: dict[str, Any] = {"outbound_local": (local,), "contact": "mailto:host@cards.example"}
        async with virtual_server(folder, **allowed | settings) as client:
            service.public = (await client.request("GET", "/api/games"))["push_key"]
            yield client, service


async def subscribe(seat: Seat, service: PushService, **other: Any) -> dict[str, Any]:
    made = service.subscribe(**other)
    await seat.client.request("POST", f"/api/rooms/{seat.room}/push", made, seat.key)
    return made


async def started(client: Client, game: str = "mamma-mia", **settings: Any) -> tuple[Seat, Seat]:
    """A game of two: the one who owes the first decision, and the other."""
    host, guest = await open_for_two(client, game, **settings)
    await host.do(StartGame)
    for seat in (host, guest):
        await seat.until(partial(has_game, seat))
    return (host, guest) if host.is_asked else (guest, host)


def has_game(seat: Seat) -> bool:
    return seat.game is not None


async def look(seat: Seat, looking: bool) -> None:
    await seat.send(Look(looking))


async def stored(folder: Path, room: str) -> list[str]:
    """The addresses that the store keeps of a room."""
    async with opened(store_of(folder)) as store:
        return [one.address for one in await store.recipients.of_room(room)]


async def test_somebody_who_left_the_page_is_called_once_and_the_call_is_withdrawn(
    world: World, tmp_path: Path
) -> None:
    async with calling_server(tmp_path) as (client, service):
        asked, other = await started(client)
        await subscribe(asked, service, lang="it")
        await subscribe(other, service)
        await look(asked, looking=False)
        await world.loop.until_idle()
        [call] = service.received
        assert asked.game is not None
        assert call.message == {
            "type": "call",
            "room": asked.room,
            "decision": f"1:{asked.game.decision}",
            "title": "Mamma Mia!",
            "text": f"Tocca a te.\nAl tavolo: {'Bob' if asked.number == 0 else 'Anna'}",
            "lang": "it",
        }
        assert call.claims["sub"] == "mailto:host@cards.example"
        await look(asked, looking=True)
        await play_one_move(asked, other)
        await world.loop.until_idle()
        [_, withdrawal] = service.received
        assert withdrawal.message == {
            "type": "withdraw", "room": asked.room, "decision": call.message["decision"],
        }  # fmt: skip
        assert withdrawal.headers["Topic"] == call.headers["Topic"]
        assert not service.errors


async def test_the_page_may_be_closed(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        asked, _ = await started(client)
        await subscribe(asked, service)
        await asked.close()
        await world.loop.let_pass(CALL_S)
        assert len(service.received) == 1


async def test_somebody_who_looks_on_any_device_is_not_called(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        asked, _ = await started(client)
        await subscribe(asked, service)
        phone = client.seat(asked.room, asked.key)
        await phone.connect()
        await look(phone, looking=False)
        await world.loop.until_idle()
        assert not service.received
        await asked.close()
        await world.loop.until_idle()
        assert len(service.received) == 1


@pytest.mark.rule("house.nudge")
async def test_somebody_who_is_nudged_is_called_again(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        asked, other = await started(client)
        await subscribe(asked, service)
        await asked.close()
        await world.loop.let_pass(nudges.PATIENCE_MS / 1000)
        assert len(service.received) == 1
        await other.do(Nudge, seat=asked.number)
        await world.loop.let_pass(1)
        assert len(service.received) == 2
        name = "Bob" if asked.number == 0 else "Anna"
        assert service.received[1].message["text"].startswith(f"{name} is waiting for you.")
        await asked.connect()
        await play_one_move(asked, other)
        await world.loop.until_idle()
        assert [one.message["type"] for one in service.received] == ["call", "call", "withdraw"]


@pytest.mark.rule("house.hot-seat")
@pytest.mark.parametrize("subscribers", [("Anna",), ("Bob",), ("Anna", "Bob")])
async def test_a_device_that_two_people_share_is_called_once_and_by_name(
    world: World, tmp_path: Path, subscribers: tuple[str, ...]
) -> None:
    async with calling_server(tmp_path) as (client, service):
        phone = await client.open("mamma-mia", 2, "Anna")
        assert phone.key is not None
        keys = {"Anna": phone.key, "Bob": await phone.add_person("Bob")}
        made = service.subscribe()
        for name in subscribers:
            await client.request("POST", f"/api/rooms/{phone.room}/push", made, keys[name])
        await phone.do(StartGame)
        await phone.until(partial(has_game, phone))
        asked = phone.names[phone.view["question"]["seat"]]
        await world.loop.until_idle()
        assert not service.received, "the phone is looked at, whosever seat it shows"
        await look(phone, looking=False)
        await world.loop.until_idle()
        [call] = service.received
        assert call.message["text"].startswith(f"{asked}, it’s your turn.")


async def test_a_seat_that_changes_hands_calls_its_new_person(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        asked, _ = await started(client)
        late = await client.wait_for_seat(asked.room, "Carla")
        first, second = await subscribe(asked, service), await subscribe(late, service)
        await look(asked, looking=False)
        await world.loop.until_idle()
        await asked.do(HandOver, person=late.person)
        await late.until(lambda: late.number is not None)
        await late.close()
        await world.loop.let_pass(CALL_S)
        got = [(one.endpoint, one.message["type"]) for one in service.received]
        assert got[0] == (first["endpoint"], "call")
        assert {*got[1:]} == {(first["endpoint"], "withdraw"), (second["endpoint"], "call")}


async def test_nobody_is_called_for_a_jump_in(world: World, tmp_path: Path) -> None:
    """The window stays open for longer than the delay of a call. (house.window)"""
    async with calling_server(tmp_path, call_delay=5_000) as (client, service):
        asked, other = await started(client, "solo", jump_in_ms=10_000)
        for seat in (asked, other):
            await subscribe(seat, service)
        while asked.game is not None and asked.game.jump_in is None:
            mover = asked if asked.is_asked else other
            await mover.play(mover.legal_moves[0])
            for seat in (asked, other):
                await seat.until(partial(is_asked_the_same, seat, mover))
        await asked.close()
        await other.close()
        await world.loop.let_pass(9)
        assert not service.received
        await world.loop.let_pass(7)
        assert [one.message["type"] for one in service.received] == ["call"], "the window is closed"


async def test_quiet_hours_postpone_a_call_to_their_end(world: World, tmp_path: Path) -> None:
    """The world begins soon after midnight; the quiet hours end at one o'clock."""
    async with calling_server(tmp_path) as (client, service):
        asked, _ = await started(client, clock={"clock": "days", "days": 1})
        await subscribe(asked, service, quiet={"begins": 23 * 60, "ends": 60, "zone": "Etc/UTC"})
        await asked.close()
        await world.loop.until(HOUR_S)
        assert not service.received
        async with opened(store_of(tmp_path)) as store:
            [kept] = await store.recipients.of_room(asked.room)
            assert kept.due == (EPOCH + HOUR_S) * 1000
            await world.loop.until(HOUR_S + caller.POLL_PERIOD_S + 1)
            assert [one.message["type"] for one in service.received] == ["call"]
            [kept] = await store.recipients.of_room(asked.room)
            assert kept.due == 0


async def test_a_subscription_is_deleted_with_the_seat_its_key_or_the_room(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        host, guest = await open_for_two(client)
        for seat in (host, guest):
            await subscribe(seat, service)
        await guest.do(LeaveSeat)
        await world.loop.until_idle()
        assert len(await stored(tmp_path, host.room)) == 1
        await host.do(ReplaceKey, key="k" * 32)
        await world.loop.until_idle()
        assert len(await stored(tmp_path, host.room)) == 0
        host.key = "k" * 32
        await host.connect(anew=True)
        ended = await subscribe(host, service)
        await client.request("DELETE", f"/api/rooms/{host.room}/push", {"endpoint": ended["endpoint"]}, host.key)
        assert await stored(tmp_path, host.room) == []
        await subscribe(host, service)
        await host.send({"type": "close-room", "id": "0" * 32})
        await world.loop.until_idle()
        assert len(await stored(tmp_path, host.room)) == 0


async def test_a_subscription_that_is_gone_is_deleted_and_a_busy_service_asked_again(
    world: World, tmp_path: Path
) -> None:
    async with calling_server(tmp_path) as (client, service):
        asked, _ = await started(client)
        await subscribe(asked, service)
        service.status = 503
        await asked.close()
        await world.loop.let_pass(CALL_S + sum(delivery.RETRY_DELAYS_S))
        assert len(service.received) == 1 + len(delivery.RETRY_DELAYS_S)
        service.status = 410
        await asked.connect()
        await asked.play(asked.legal_moves[0])  # the withdrawal finds out
        await world.loop.until_idle()
        assert len(await stored(tmp_path, asked.room)) == 0


@pytest.mark.rule("house.address", "house.key", "house.host")
async def test_requests_that_are_refused(tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        host, guest = await open_for_two(client)
        good = service.subscribe()
        quiet = {"begins": 0, "ends": 60, "zone": "../../etc/passwd"}
        push, hook = f"/api/rooms/{host.room}/push", f"/api/rooms/{host.room}/webhook"
        refused = [
            ("house.key", "POST", push, good, None),
            ("house.key", "POST", push, good, "x" * 32),
            ("house.address", "POST", push, good | {"endpoint": "https://169.254.169.254/latest"}, host.key),
            ("house.address", "POST", push, good | {"endpoint": "https://evil.example/"}, host.key),
            ("wire.unreadable", "POST", push, good | {"p256dh": "A" * 87}, host.key),
            ("wire.unreadable", "POST", push, good | {"auth": "short"}, host.key),
            ("wire.unreadable", "POST", push, good | {"quiet": quiet}, host.key),
            ("house.host", "PUT", hook, {"address": f"{service.address}/hook", "format": "json"}, guest.key),
            ("house.host", "GET", hook, None, guest.key),
            ("house.host", "DELETE", hook, None, guest.key),
            ("house.address", "PUT", hook, {"address": "https://10.0.0.1/", "format": "slack"}, host.key),
            ("house.missing", "POST", "/api/rooms/" + "a" * 16 + "/push", good, host.key),
        ]
        for rule, method, path, body, key in refused:
            with pytest.raises(RefusedByServer) as error:
                await client.request(method, path, body, key)
            assert error.value.rule == rule, (method, path, body)
        assert await stored(tmp_path, host.room) == []


async def test_a_person_has_a_few_devices_and_the_oldest_makes_way(tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        host, _ = await open_for_two(client)
        made = [await subscribe(host, service) for _ in range(call_requests.MAX_DEVICES + 2)]
        assert {*await stored(tmp_path, host.room)} == {one["endpoint"] for one in made[2:]}


async def test_a_webhook_is_told_what_a_spectator_sees_signed(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        host, guest = await open_for_two(client)
        hook = {"address": f"{service.address}/hook/json", "format": "json", "lang": "de"}
        view = await client.request("PUT", f"/api/rooms/{host.room}/webhook", hook, host.key)
        assert (await client.request("GET", f"/api/rooms/{host.room}/webhook", None, host.key)) == {
            "format": "json", "host": "127.0.0.1", "secret": "",
        }  # fmt: skip
        await host.do(StartGame)
        await world.loop.until_idle()
        assert len(service.hooks) == 1
        await (host if host.is_asked else guest).close()
        await world.loop.let_pass(CALL_S)
        told = [json.loads(body) for *_, body in service.hooks]
        assert [one["event"] for one in told] == ["started", "turn"]
        assert told[0]["text"] == "Mamma Mia! – eine neue Partie beginnt: Anna, Bob"
        for _, _, headers, body in service.hooks:
            stamp, code = (part.partition("=")[2] for part in headers["Forno-Signature"].split(","))
            assert hmac.new(view["secret"].encode(), f"{stamp}.".encode() + body, sha256).hexdigest() == code
        await client.request("DELETE", f"/api/rooms/{host.room}/webhook", None, host.key)
        assert await client.request("GET", f"/api/rooms/{host.room}/webhook", None, host.key) is None


async def test_a_webhook_of_a_room_without_spectators_is_told_nothing(world: World, tmp_path: Path) -> None:
    async with calling_server(tmp_path) as (client, service):
        host, _ = await open_for_two(client, spectators=False)
        hook = {"address": f"{service.address}/hook/json", "format": "json"}
        await client.request("PUT", f"/api/rooms/{host.room}/webhook", hook, host.key)
        await host.do(StartGame)
        await world.loop.until_idle()
        assert not service.hooks


async def test_of_two_processes_one_calls(world: World, tmp_path: Path) -> None:
    """The one that the person is connected to; and the webhook is told by the one that is first."""
    async with push_service() as service:
        switchboard, local = Switchboard(), service.address.removeprefix("http://")
        async with (
            VirtualProcess(tmp_path, switchboard, outbound_local=(local,)) as one,
            VirtualProcess(tmp_path, switchboard, outbound_local=(local,)) as two,
            Client(one.address) as first,
            Client(two.address) as second,
        ):
            keys = {(await client.request("GET", "/api/games"))["push_key"] for client in (first, second)}
            [service.public] = keys
            host = await first.open("mamma-mia", 2, "Anna", settings={"jump_in_ms": 0})
            guest = await second.sit(host.room, "Bob")
            for seat in (host, guest):
                await subscribe(seat, service)
            hook = {"address": f"{service.address}/hook", "format": "json"}
            await first.request("PUT", f"/api/rooms/{host.room}/webhook", hook, host.key)
            await host.do(StartGame)
            for seat in (host, guest):
                await seat.until(partial(has_game, seat))
            asked, other = (host, guest) if host.is_asked else (guest, host)
            await look(asked, looking=False)
            await world.loop.let_pass(10 * CALL_S)
            assert [call.message["type"] for call in service.received] == ["call"]
            await look(asked, looking=True)
            await play_one_move(asked, other)
            await world.loop.let_pass(10 * CALL_S)
            assert [call.message["type"] for call in service.received] == ["call", "withdraw"]
            assert [json.loads(body)["event"] for *_, body in service.hooks] == ["started"]
            assert not service.errors


async def test_a_damaged_key_for_push_is_named_at_the_start(tmp_path: Path) -> None:
    async with opened(store_of(tmp_path)) as store:
        await store.recipients.secret("push", b"\0")
        with pytest.raises(Unreadable, match="key for push is damaged"):
            await web_push(store, Settings())
