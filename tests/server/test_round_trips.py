"""Round trips that the kernel measures of connections, also of those that have ended.

On real sockets: what is tested is how the transports of asyncio and uvloop give their socket away when they end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
import uvloop

from forno.server.infra.client_address import LOCAL_CLIENT
from forno.server.settings import Settings
from forno.server.web.websocket import WebSocketConnection


class Accepting(asyncio.Protocol):
    """Keeps the transport of a connection."""

    def __init__(self) -> None:
        self.made: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.made.set_result(transport)


async def ended_transport() -> Any:
    """A transport whose connection was accepted and has ended."""
    protocol = Accepting()
    with closing(await asyncio.get_running_loop().create_server(lambda: protocol, "127.0.0.1", 0)) as server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        transport = await protocol.made
        writer.transport.abort()
        transport.abort()
        while transport.get_extra_info("socket").fileno() != -1:
            await asyncio.sleep(0)
    return transport


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_the_round_trip_of_a_connection_that_has_ended_is_unknown(run: Callable[..., Any]) -> None:
    """A connection may end between the arrival of a move and its commit, which asks for the delay."""

    async def latency_ms() -> float | None:
        transport, ws = await ended_transport(), Any
        return WebSocketConnection(ws, transport, Settings(), LOCAL_CLIENT).latency_ms  # type: ignore[arg-type]

    assert LOCAL_CLIENT.is_direct
    assert run(latency_ms()) is None
