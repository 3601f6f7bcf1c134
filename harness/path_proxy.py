"""Reverse proxies that serve a server below a path of their own address and remove that path: nginx where it is
installed, and a small one that always runs."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import aiohttp
from aiohttp import web

START_TIMEOUT_S = 60.0
SBIN = "/usr/local/sbin:/usr/sbin:/sbin"
HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "upgrade", "content-length"}
NGINX = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log stderr; events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port};
        location {path} {{
            proxy_pass {server}/;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
        }}
    }}
}}
"""


def nginx() -> str | None:
    """The program, if it is installed."""
    return shutil.which("nginx") or shutil.which("nginx", path=SBIN)


@contextmanager
def proxy_below(path: str, server: str, port: int, folder: Path, *, by_nginx: bool) -> Iterator[None]:
    """Serve a server below `path` at this port within the block."""
    with running_nginx(path, server, port, folder) if by_nginx else running_proxy(path, server, port):
        yield


@contextmanager
def running_nginx(path: str, server: str, port: int, folder: Path) -> Iterator[None]:
    program = nginx()
    assert program is not None
    (folder / "nginx.conf").write_text(NGINX.format(path=path, server=server, port=port, folder=folder))
    with (folder / "nginx.log").open("wb") as output:
        command = [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        wait_until_it_answers(f"http://127.0.0.1:{port}{path}healthz")
        yield
    finally:
        process.terminate()
        process.wait(START_TIMEOUT_S)


def wait_until_it_answers(address: str) -> None:
    end = monotonic() + START_TIMEOUT_S
    while True:
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except OSError as error:
            if isinstance(error, urllib.error.HTTPError) or monotonic() > end:
                raise
            sleep(0.05)
        else:
            return


# --- the small one, in a thread of its own


@contextmanager
def running_proxy(path: str, server: str, port: int) -> Iterator[None]:
    loop, is_ready = asyncio.new_event_loop(), threading.Event()
    stopping = asyncio.Event()

    async def serve() -> None:
        async with aiohttp.ClientSession(auto_decompress=False) as http:
            runner = web.AppRunner(passing_on(path, server, http), access_log=None, shutdown_timeout=0.1)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", port).start()
            is_ready.set()
            await stopping.wait()
            await runner.cleanup()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        assert is_ready.wait(START_TIMEOUT_S)
        yield
    finally:
        loop.call_soon_threadsafe(stopping.set)
        thread.join(START_TIMEOUT_S)
        loop.close()


def passing_on(path: str, server: str, http: aiohttp.ClientSession) -> web.Application:
    """An application that passes requests below a path on, and answers all others with 404."""

    async def pass_on(request: web.Request) -> web.StreamResponse:
        target = f"{server}/{request.raw_path.removeprefix(path)}"
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_BY_HOP}
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await pass_messages_on(request, http, target, headers)
        body = await request.read()
        async with http.request(request.method, target, data=body, headers=headers, allow_redirects=False) as answer:
            sent = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
            return web.Response(body=await answer.read(), status=answer.status, headers=sent)

    app = web.Application(client_max_size=1 << 20)
    app.router.add_route("*", path + "{rest:.*}", pass_on)
    return app


async def pass_messages_on(
    request: web.Request, http: aiohttp.ClientSession, target: str, headers: dict[str, str]
) -> web.StreamResponse:
    own = {name: value for name, value in headers.items() if not name.lower().startswith("sec-websocket")}
    async with http.ws_connect(target, headers=own, max_msg_size=0) as there:
        here = web.WebSocketResponse(max_msg_size=0, compress=False)
        await here.prepare(request)

        async def carry(source: Any, sink: Any) -> None:
            async for message in source:
                await sink.send_str(message.data)
            await sink.close()

        await asyncio.gather(carry(here, there), carry(there, here), return_exceptions=True)
        return here
