"""Putting the server together and running it: the one place that knows both sides."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from aiohttp import web

from forno import bots, games
from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import bundle, texts
from forno.server.answers import Catalogue, OnOffer
from forno.server.attending import Attendant
from forno.server.bus.open import bus_at
from forno.server.log.open import log_at
from forno.server.logs import log, set_up_logs
from forno.server.protocol import VERSION
from forno.server.reception import Reception
from forno.server.room.talking import PHRASES
from forno.server.settings import Settings
from forno.server.teaching import lesson_on
from forno.server.web.app import make_app


def catalogue() -> bytes:
    """What can be played here: games with their options, bots, phrases, languages."""
    offered = tuple(on_offer(games.find(name)) for name in games.names())
    return msgspec.json.encode(Catalogue(VERSION, offered, tuple(bots.levels()), PHRASES, tuple(LANGUAGES)))


def on_offer(game: Game[Any]) -> OnOffer:
    """A game as it is offered to hosts of tables."""
    return OnOffer(game.name, game.rules, game.least, game.most, game.options)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[str]:
    """A running server; its address. When the block ends, it has told everybody and let go."""
    store = log_at(settings.address)
    await store.open()
    house = Reception(store, bus_at(settings.bus), settings)
    attendant = Attendant(house)
    for lang in LANGUAGES:
        texts(lang)
        bundle(lang)  # takes as long as many moves, and nobody waits for one yet
    app = make_app(house, settings, catalogue(), lesson_on)
    runner = web.AppRunner(
        app,
        access_log=None,
        handle_signals=False,
        shutdown_timeout=2.0,
        keepalive_timeout=settings.silence / 1000,
        lingering_time=1.0,
    )
    try:
        await attendant.start()
        await runner.setup()
        await web.SockSite(runner, listening(settings), backlog=4096).start()
        host, port = runner.addresses[0][:2]
        yield settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
    finally:
        await runner.cleanup()
        await attendant.stop()
        await store.close()


def listening(settings: Settings) -> socket.socket:
    """The socket to listen on. What the system keeps for a slow reader is limited too: lines inherit the limit."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    reuse = settings.reuse_port and hasattr(socket, "SO_REUSEPORT")
    try:
        door = socket.create_server((settings.host, settings.port), family=family, reuse_port=reuse)
    except OSError as error:
        raise Unreadable(why_not(error, settings), "serve") from None
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.unread_bytes)
    door.setblocking(False)
    return door


def why_not(error: OSError, settings: Settings) -> str:
    """Why nobody can listen there, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return f"port {settings.port} is taken by another program; choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {settings.port} is not for everybody; choose one above 1023 with --port"
    return f"{settings.host} is no address of this machine; choose another with --host"


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody says stop."""
    set_up_logs(settings.log)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with serving(settings) as address:
        rarely_collect()
        log.info("open", address=address)
        ready(address)
        await stop.wait()
        log.info("closing")
    log.info("closed")


AT_ONCE = -1
"""What was new at one look of the collector is old at the next: by itself it would look twice."""


def rarely_collect() -> None:
    """What is there at the start stays, and what a move leaves behind is freed without the collector: look at all of it
    seldom, and at the newest often, but at each thing once. What dies old is counted against what is new, so that with
    thousands of tables and a high count a look at "the newest" took a fifth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200, AT_ONCE, 50_000)


def open_many_files() -> None:
    """Each connection is an open file: as many as the system allows us, not the few that it begins with."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve on the fastest event loop there is."""
    open_many_files()
    try:
        import uvloop
    except ImportError:  # where it does not exist
        asyncio.run(serve(settings, ready))
    else:
        uvloop.run(serve(settings, ready))
