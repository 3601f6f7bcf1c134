"""A server below a path of another site: https://example.org/cards/, behind a proxy that removes the path or not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from forno.client import Client
from forno.core.errors import Unreadable
from forno.server.protocol import StartGame
from forno.server.settings import Settings, read_settings
from forno.terminal.joining import read_link
from harness.path_proxy import nginx, proxy_below
from harness.servers import ServerProcess, free_port

PATH = "/cards/"
PROXIES = ["small", "nginx", "none"]


@pytest.fixture(params=PROXIES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The public address: through a proxy that removes the path, or without one, as where a proxy leaves it."""
    if request.param == "nginx" and nginx() is None:
        pytest.skip("nginx is not installed")
    port = free_port()
    public: dict[str, Any] = {"public": f"http://127.0.0.1:{port}{PATH}", "trusted_proxies": ("127.0.0.1",)}
    if request.param == "none":
        with ServerProcess(tmp_path, port=port, **public):
            yield public["public"]
        return
    with (
        ServerProcess(tmp_path, **public) as server,
        proxy_below(PATH, server.address, port, tmp_path, by_nginx=request.param == "nginx"),
    ):
        yield public["public"]


def get(address: str, **headers: str) -> str:
    with urlopen(Request(address, headers=headers), timeout=30) as answer:
        return str(answer.read().decode("utf-8", "replace"))


@pytest.mark.asyncio
async def test_page_api_and_socket_are_below_the_path(address: str) -> None:
    page = get(address)
    named = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert len(named) > 5
    assert all(name.startswith(PATH) for name in named), named
    assert f'<meta name="forno-base" content="{PATH}" />' in page
    for name in named:
        assert get(address.removesuffix(PATH) + name)
    manifest = json.loads(get(address + "manifest.webmanifest"))
    assert (manifest["start_url"], manifest["scope"], manifest["icons"][0]["src"]) == (".", ".", "icon-192.png")
    assert '"assets/' in get(address + "worker.js")
    async with Client(address) as client:
        seat = await client.open("mamma-mia", 2, "Anna", bots="random")
        await seat.do(StartGame)
        await seat.until(lambda: seat.is_asked)
        assert seat.link.startswith(f"{address}t/{seat.room}#key=")
        assert read_link(seat.link).address + "/" == address
        assert read_link(seat.link).room == seat.room
        assert f'content="{address}preview/mamma-mia.png"' in get(f"{address}t/{seat.room}")
        assert get(f"{address}preview/mamma-mia.png")
        await seat.close()


@pytest.mark.parametrize("address", ["small"], indirect=True)
def test_a_wrong_address_below_the_path_leads_to_its_start(address: str) -> None:
    with pytest.raises(HTTPError) as error:
        get(address + "nonsense", Accept="text/html")
    with error.value as answer:
        page = answer.read().decode()
    assert f'<a href="{PATH}">' in page
    assert f'href="{PATH}missing.css"' in page


def test_the_path_of_the_public_address_is_read() -> None:
    for public, base in {
        "": "/",
        "https://cards.example": "/",
        "https://cards.example/": "/",
        "https://example.org/cards": "/cards/",
        "https://example.org/a/b-c/": "/a/b-c/",
    }.items():
        assert Settings(public=public).base == base
    for wrong in (
        "https://example.org/?a",
        "https://example.org/#a",
        'https://example.org/"x',
        "https://a@example.org/",
    ):
        with pytest.raises(Unreadable, match="a host and a path is expected"):
            read_settings(environ={"FORNO_PUBLIC": wrong})
