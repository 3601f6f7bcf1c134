"""Replays, records, reviews and rematches; the list of tables and links to them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from forno.client import RefusedByServer
from forno.server.protocol import ClearSeat, CloseRoom, SetReady, ShareReplay, StartGame
from harness.players import ScriptedPlayer, open_for_two
from harness.reviews import whole_review
from harness.servers import session_of
from harness.virtual.server import virtual_server


@pytest.mark.rule("house.share")
async def test_replays_are_for_the_table_and_public_if_all_share(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        base = f"/api/rooms/{host.room}/games/1"
        for path in ("record", "replay/0", "replay/open"):
            with pytest.raises(RefusedByServer, match=r"house\.after"):
                await client.request("GET", f"{base}/{path}", key=host.key)
        await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
        for path in ("record", "record.json", "replay/public"):
            with pytest.raises(RefusedByServer, match=r"house\.share"):
                await client.request("GET", f"{base}/{path}")
            with pytest.raises(RefusedByServer, match=r"house\.key"):
                await client.request("GET", f"{base}/{path}", key="x" * 22)
        seen = (await client.request("GET", f"{base}/replay/1", key=host.key))["steps"]
        mine = [json.loads(frame)["game"] for frame in guest.frames]
        told = [step[0]["game"] for step in seen if step[0].get("game")]
        assert [game for game in mine if game][-len(told) :] == told
        opened = (await client.request("GET", f"{base}/replay/open", key=guest.key))["steps"]
        assert len(opened[0]) == 2
        assert opened[0][1]["game"]["view"] == seen[0][0]["game"]["view"]
        await host.do(ShareReplay, number=1)
        with pytest.raises(RefusedByServer, match=r"house\.share"):
            await client.request("GET", f"{base}/replay/public")
        await guest.do(ShareReplay, number=1)
        assert await client.request("GET", f"{base}/replay/public")
        assert (await client.request("GET", f"{base}/record")).startswith("forno record 1")
        for nobody in ("9", "-1", "everybody", "9" * 20, "9" * 5000):
            with pytest.raises(RefusedByServer, match=r"house\.setting"):
                await client.request("GET", f"{base}/replay/{nobody}", key=host.key)
        await host.do(SetReady)
        await host.do(StartGame)
        await guest.until(lambda: guest.status == "playing")
        await asyncio.gather(ScriptedPlayer(host, 3).play(), ScriptedPlayer(guest, 4).play())
        assert await client.request("GET", f"{base}/replay/public")
        with pytest.raises(RefusedByServer, match=r"house\.share"):
            await client.request("GET", f"/api/rooms/{host.room}/games/2/replay/public")


async def test_a_rematch_keeps_link_seats_and_watchers(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        watcher = await client.watch(host.room)
        for number in (1, 2):
            await host.do(StartGame)
            for seat in (guest, watcher):
                await seat.until(lambda seat=seat: seat.status == "playing")  # type: ignore[misc]
            await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
            await watcher.until(lambda: watcher.is_over)
            assert watcher.game is not None
            assert watcher.game.number == number
            await guest.do(SetReady)
            await host.until(lambda: host.status == "lobby")
            await watcher.until(lambda: watcher.status == "lobby")
        base = f"/api/rooms/{host.room}/games"
        records = [await client.request("GET", f"{base}/{number}/record", key=host.key) for number in (1, 2)]
        secrets = [line for record in records for line in record.splitlines() if line.startswith("secret: ")]
        assert len(secrets) == len(set(secrets)) == 2, "each game is dealt from a secret of its own"


async def test_a_player_new_in_a_rematch_does_not_see_the_previous_game(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
        await host.do(SetReady)
        await host.do(ClearSeat, seat=1)
        other = await client.sit(host.room, "Carla")
        with pytest.raises(RefusedByServer, match=r"house\.share"):
            await client.request("GET", f"/api/rooms/{host.room}/games/1/replay/open", key=other.key)
        assert await client.request("GET", f"/api/rooms/{host.room}/games/1/replay/open", key=host.key)


async def test_only_listed_tables_are_in_the_list(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        await client.open("solo", 2, "Anna")
        listed = await client.open("solo", 2, "Bob", settings={"listed": True})
        found = await client.request("GET", "/api/rooms")
        assert [table["room"] for table in found] == [listed.room]
        await listed.do(CloseRoom)
        assert await client.request("GET", "/api/rooms") == []


async def test_a_link_can_be_shown_as_a_qr_code(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        async with session_of(client).post(f"{client.address}/api/qr", data=host.link) as answer:
            assert answer.status == 200
            assert answer.content_type == "image/svg+xml"
            picture = ElementTree.fromstring(await answer.text())
            assert picture.tag == "{http://www.w3.org/2000/svg}svg"


# --- the review


@pytest.mark.rule("house.share")
async def test_a_review_tells_each_choice_and_its_parts_add_up_to_the_result(tmp_path: Path) -> None:
    async with virtual_server(tmp_path, review=1) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        base = f"/api/rooms/{host.room}/games/1"
        with pytest.raises(RefusedByServer, match=r"house\.after"):
            await client.request("GET", f"{base}/review/0", key=host.key)
        await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
        with pytest.raises(RefusedByServer, match=r"house\.share"):
            await client.request("GET", f"{base}/review/0")
        with pytest.raises(RefusedByServer, match=r"house\.setting"):
            await client.request("GET", f"{base}/review/2", key=host.key)
        first, again = await asyncio.gather(*(whole_review(client, f"{base}/review/1", host.key) for _ in "ab"))
        assert first == again
        figures = first["figures"]
        parts = figures["share"] + figures["deal"] + figures["luck"] + figures["skill"]
        assert parts == pytest.approx(figures["result"])
        assert len(first["decisions"]) == first["total"]
        steps = (await client.request("GET", f"{base}/replay/1", key=host.key))["steps"]
        shown = {step[0]["game"]["decision"]: step[0]["game"] for step in steps if step[0].get("game")}
        for one in first["decisions"]:
            assert one["chosen"] in shown[one["decision"]]["legal_moves"] or one["chosen"]["move"] == "pass"
            assert one["same"] == (one["chosen"] == one["best"])
            assert one["why"].endswith((".", "!"))


async def test_a_review_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async with virtual_server(tmp_path, review=1) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
        await whole_review(client, f"/api/rooms/{host.room}/games/1/review/0", host.key)
        path = f"{client.address}/api/rooms/{host.room}/games/1/review/0"
        told = {}
        for lang in ("de", "it"):
            headers = {"Accept-Language": lang, "Authorization": f"Bearer {host.key}"}
            async with session_of(client).get(path, headers=headers) as answer:
                told[lang] = await answer.json()
        for one, other in zip(told["de"]["decisions"], told["it"]["decisions"], strict=True):
            assert one["why"] != other["why"]
            assert {**one, "why": ""} == {**other, "why": ""}


# --- playing on


@pytest.mark.rule("house.play-on")
async def test_a_finished_game_is_played_on_against_bots(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        path = f"/api/rooms/{host.room}/games/1/play-on"
        wish = {"type": "play-on", "id": "0" * 32, "decision": 4, "seat": 1, "name": "Ida", "key": "i" * 22}
        wish |= {"bots": "random"}
        with pytest.raises(RefusedByServer, match=r"house\.after"):
            await client.request("POST", path, wish, key=host.key)
        await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
        with pytest.raises(RefusedByServer, match=r"house\.share"):
            await client.request("POST", path, wish)
        with pytest.raises(RefusedByServer, match=r"house\.play-on"):
            await client.request("POST", path, wish | {"decision": 100_000}, key=host.key)
        with pytest.raises(RefusedByServer, match=r"house\.seat"):
            await client.request("POST", path, wish | {"seat": 2, "id": "1" * 32}, key=host.key)
        opened = await client.request("POST", path, wish, key=host.key)
        assert opened == await client.request("POST", path, wish, key=host.key)
        assert opened["seat"] == 1
        steps = (await client.request("GET", f"/api/rooms/{host.room}/games/1/replay/1", key=host.key))["steps"]
        then = next(step[0]["game"] for step in steps if (step[0].get("game") or {}).get("decision") == 4)
        room = await client.request("GET", f"/api/rooms/{opened['room']}")
        assert room["source"] == {"room": host.room, "number": 1, "decision": 4}
        assert room["commitment"] == ""
        ida = client.seat(opened["room"], "i" * 22)
        await ida.connect()
        base = f"/api/rooms/{opened['room']}/games/1"
        with pytest.raises(RefusedByServer, match=r"house\.after"):
            await client.request("GET", f"{base}/record", key="i" * 22)
        await ScriptedPlayer(ida, 5).play()
        record = await client.request("GET", f"{base}/record.json", key="i" * 22)
        assert record["proof"] == {}
        first = (await client.request("GET", f"{base}/replay/1", key="i" * 22))["steps"][0][0]["game"]
        assert first["view"] == then["view"]
