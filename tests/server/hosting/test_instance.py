"""The server as its operator presents it: name, imprint, privacy notice, message of the day, announcements."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from forno.client import Client
from forno.core.errors import Unreadable
from forno.server.web.instance import as_html
from harness.commands import Forno
from harness.servers import ServerProcess, in_process_server, session_of

pytestmark = pytest.mark.asyncio

IMPRINT = """# Rosa's cards

Rosa Rossi, *Via Roma 1*, <script>alert(1)</script>

- [mail](mailto:rosa@cards.example)
- [bad](javascript:alert(1))

![picture](https://elsewhere.example/x.png)
"""


async def test_a_server_without_settings_presents_nothing(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        shown = await client.request("GET", "/api/instance")
        assert shown == {"name": "", "motd": "", "announcement": "", "imprint": False, "privacy": False}
        async with session_of(client).get(f"{client.address}/imprint") as answer:
            assert answer.status == 404


async def test_texts_come_from_settings_or_files(tmp_path: Path) -> None:
    (tmp_path / "imprint.md").write_text(IMPRINT, encoding="utf-8")
    texts: dict[str, Any] = {"imprint": str(tmp_path / "imprint.md"), "privacy": "We keep names for 30 days."}
    async with in_process_server(tmp_path, name="Rosa & Co", motd="Welcome!", **texts) as client:
        shown = await client.request("GET", "/api/instance")
        assert shown == {"name": "Rosa & Co", "motd": "Welcome!", "announcement": "", "imprint": True, "privacy": True}
        async with session_of(client).get(f"{client.address}/imprint", headers={"Accept-Language": "de"}) as answer:
            text = await answer.text()
            assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "<title>Impressum – Rosa &amp; Co</title>" in text
        assert "<em>Via Roma 1</em>" in text
        assert "<h1>Rosa's cards</h1>" in text
        assert "<h1>Impressum</h1>" not in text, "one heading is enough"
        async with session_of(client).get(f"{client.address}/privacy") as answer:
            assert "<h1>Privacy</h1>\n<p>We keep names for 30 days.</p>" in await answer.text()


async def test_a_text_brings_no_script_picture_or_odd_link() -> None:
    shown = as_html(IMPRINT)
    assert "<script" not in shown
    assert "<img" not in shown
    assert 'href="javascript' not in shown
    assert 'href="mailto:rosa@cards.example"' in shown


async def test_a_missing_file_is_told_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="this text cannot be read"):
        async with in_process_server(tmp_path, imprint=str(tmp_path / "none.md")):
            pass


async def test_an_announcement_reaches_everybody_and_those_who_come(
    forno: Forno, tmp_path: Path, postgres_url: str
) -> None:
    with (
        ServerProcess(tmp_path, store=postgres_url) as first,
        ServerProcess(tmp_path, store=postgres_url) as second,
    ):
        async with Client(first.address) as client, Client(second.address) as other:
            anna = await client.open("mamma-mia", 3, "Anna")
            watcher = await other.watch(anna.room)
            text = "We restart at ten.  <b>Soon</b>"
            told = await asyncio.to_thread(forno, "admin", "announce", text, "--store", postgres_url)
            assert told.stdout == "Everybody sees it within seconds.\n"
            for seat in (anna, watcher):
                await seat.until(lambda seat=seat: seat.announcement == "We restart at ten. <b>Soon</b>", timeout=60)  # type: ignore[misc]
            late = await other.watch(anna.room)
            await late.until(lambda: bool(late.announcement), timeout=60)
            shown = await other.request("GET", "/api/instance")
            assert shown["announcement"] == "We restart at ten. <b>Soon</b>"
            await asyncio.to_thread(forno, "admin", "announce", "", "--store", postgres_url)
            await anna.until(lambda: not anna.announcement, timeout=60)


async def test_an_announcement_is_one_short_line(forno: Forno, tmp_path: Path) -> None:
    async with in_process_server(tmp_path):
        told = await asyncio.to_thread(forno, "admin", "announce", "x" * 301, "--data", "data")
    assert "an announcement is one line of at most 300 visible characters" in told.stderr


async def test_a_page_without_script_is_for_browsers_only_where_it_exists(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, privacy="Nothing.") as client, aiohttp.ClientSession() as http:
        for path, status in (("/privacy", 200), ("/imprint", 404), ("/imprints", 404)):
            async with http.get(client.address + path, headers={"Accept": "text/html"}) as answer:
                assert answer.status == status
