"""Bare echo server on the same stack: aiohttp on uvloop, one WebSocket, JSON decoded and encoded.

python benchmarks/server/echo.py 8401
"""

from __future__ import annotations

import asyncio
import sys

import msgspec
import uvloop
from aiohttp import WSMsgType, web


async def echo(request: web.Request) -> web.WebSocketResponse:
    ws = web.WebSocketResponse(compress=False)
    await ws.prepare(request)
    async for message in ws:
        if message.type is WSMsgType.TEXT:
            await ws.send_str(msgspec.json.encode(msgspec.json.decode(message.data)).decode())
    return ws


async def serve(port: int) -> None:
    app = web.Application()
    app.add_routes([web.get("/", echo)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, backlog=4096).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
