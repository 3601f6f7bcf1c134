"""A host that is called and does not answer: given up in time, at virtual time."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from forno.server.notify.outbound import TIMEOUT_S, HostList, Outbound, Unreachable
from harness.virtual.world import World


async def drip(writer: asyncio.StreamWriter) -> None:
    """Answer with one byte of a header at a time, without end."""
    writer.write(b"HTTP/1.1 200 OK\r\nX: ")
    with suppress(ConnectionError):
        while not writer.is_closing():
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(TIMEOUT_S / 50)


@pytest.mark.parametrize("answers", [False, True], ids=["never", "byte by byte"])
async def test_a_host_that_does_not_answer_in_time_is_given_up(answers: bool, world: World) -> None:
    async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if answers:
            await drip(writer)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    client, began = Outbound(HostList([], ["127.0.0.1"])), world.loop.now
    with pytest.raises(Unreachable):
        await client.send("POST", f"http://127.0.0.1:{port}/", {}, b"")
    assert TIMEOUT_S <= world.loop.now - began < TIMEOUT_S + 1
    await client.close()
    server.close()
