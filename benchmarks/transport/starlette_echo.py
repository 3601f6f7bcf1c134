"""Echo server on Starlette and uvicorn: python benchmarks/transport/starlette_echo.py 8401 websockets-sansio"""

from __future__ import annotations

import sys

import msgspec
import uvicorn  # type: ignore[import-not-found, unused-ignore]
from starlette.applications import Starlette  # type: ignore[import-not-found, unused-ignore]
from starlette.routing import WebSocketRoute  # type: ignore[import-not-found, unused-ignore]
from starlette.websockets import WebSocket, WebSocketDisconnect  # type: ignore[import-not-found, unused-ignore]


async def echo(ws: WebSocket) -> None:
    await ws.accept()
    try:
        while True:
            text = await ws.receive_text()
            await ws.send_text(msgspec.json.encode(msgspec.json.decode(text)).decode())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    uvicorn.run(
        Starlette(routes=[WebSocketRoute("/", echo)]),
        port=int(sys.argv[1]),
        ws=sys.argv[2],  # type: ignore[arg-type, unused-ignore]
        loop="uvloop",
        log_level="error",
        ws_per_message_deflate=False,
        backlog=4096,
    )
