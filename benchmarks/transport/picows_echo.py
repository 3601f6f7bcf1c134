"""Echo server on picows, which has no HTTP server around it: python benchmarks/transport/picows_echo.py 8401"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvloop
from picows import (  # type: ignore[import-not-found, unused-ignore]
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    ws_create_server,
)


class Echo(WSListener):  # type: ignore[misc, unused-ignore]
    """Echoes each text."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            transport.send(WSMsgType.TEXT, msgspec.json.encode(msgspec.json.decode(frame.get_payload_as_bytes())))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()


def listen(_: Any) -> Echo:
    return Echo()


async def serve(port: int) -> None:
    server = await ws_create_server(listen, "127.0.0.1", port, backlog=4096)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
