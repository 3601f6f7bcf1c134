"""Key rings over HTTP: versions, limits, and what the server makes of their bytes."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from forno.client import Client
from forno.server.infra.address_limits import LIMITS
from harness.servers import session_of
from harness.virtual.server import virtual_server
from harness.virtual.world import World

BODY = bytes(range(256)) * 256
"""As large as a ring may be."""


def new_id() -> str:
    return secrets.token_urlsafe(32)


async def get(client: Client, ring: str) -> tuple[int, str, bytes]:
    async with session_of(client).get(f"{client.address}/api/rings/{ring}") as answer:
        return answer.status, answer.headers.get("ETag", ""), await answer.read()


async def put(
    client: Client, ring: str, version: str | None, body: bytes, headers: dict[str, str] | None = None
) -> tuple[int, str]:
    """The status, and the entity tag or the rule that refuses."""
    sent = {**(headers or {}), **({"If-Match": version} if version is not None else {})}
    async with session_of(client).put(f"{client.address}/api/rings/{ring}", data=body, headers=sent) as answer:
        return answer.status, answer.headers["ETag"] if answer.status == 204 else (await answer.json())["rule"]


@pytest.mark.rule("wire.ring")
async def test_a_device_replaces_only_the_version_that_it_has_read(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        ring = new_id()
        assert await get(client, ring) == (200, '"0"', b"")
        assert await put(client, ring, '"1"', b"x") == (412, "wire.ring")
        assert await put(client, ring, '"0"', BODY) == (204, '"1"')
        assert await put(client, ring, '"0"', b"x") == (412, "wire.ring")
        assert await get(client, ring) == (200, '"1"', BODY)
        for version in (None, "", "1", "*", 'W/"1"', '"-1"', '"1", "2"', '"' + "9" * 400 + '"'):
            assert await put(client, ring, version, b"x") == (412, "wire.ring")
        assert await put(client, ring, '"1"', b"second") == (204, '"2"')
        assert await get(client, ring) == (200, '"2"', b"second")
    async with virtual_server(tmp_path) as client:
        assert await get(client, ring) == (200, '"2"', b"second")


@pytest.mark.rule("wire.size")
async def test_a_ring_has_64_kilobytes_at_most(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        ring = new_id()
        assert await put(client, ring, '"0"', BODY + b"x") == (413, "wire.size")
        assert await get(client, ring) == (200, '"0"', b"")


async def test_other_ids_and_other_pages_are_refused(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        for ring in ("x", "x" * 42, "x" * 44, "%2e" * 43):
            assert (await get(client, ring))[0] == 404
        ring = new_id()
        assert await put(client, ring, '"0"', b"x", {"Origin": "https://evil.example"}) == (403, "wire.origin")
        assert await get(client, ring) == (200, '"0"', b"")


@pytest.mark.rule("wire.full")
async def test_the_operator_says_how_many_rings_are_kept(tmp_path: Path) -> None:
    async with virtual_server(tmp_path, rings=2) as client:
        first = new_id()
        assert await put(client, first, '"0"', b"x") == (204, '"1"')
        assert await put(client, new_id(), '"0"', b"x") == (204, '"1"')
        assert await put(client, new_id(), '"0"', b"x") == (503, "wire.full")
        assert await put(client, first, '"1"', b"still") == (204, '"2"')


@pytest.mark.rule("wire.address")
async def test_an_address_adds_rings_at_a_limited_rate(world: World, tmp_path: Path) -> None:
    """Two at once, and one more each minute."""
    async with virtual_server(tmp_path, address_limits=2 / LIMITS["ring"].burst) as client:
        ring = new_id()
        added = [await put(client, one, '"0"', b"x") for one in (ring, new_id(), new_id())]
        assert added == [(204, '"1"'), (204, '"1"'), (429, "wire.address")]
        assert await put(client, ring, '"1"', b"changed") == (204, '"2"')
        await world.loop.let_pass(60)
        assert await put(client, new_id(), '"0"', b"x") == (204, '"1"')
