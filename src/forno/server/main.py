"""The composition root: puts the server together and runs it. The only module that knows sockets and rooms."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage

from forno import bots, games, platform
from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.kernel.notice import plain_kernel_notice
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import bundle, texts
from forno.server.history.reads import Reader
from forno.server.history.reviews import Reviews
from forno.server.history.rings import RingKeeper
from forno.server.http_responses import Catalogue, OnOffer
from forno.server.infra.entropy import Entropy, system_entropy
from forno.server.infra.logging import configure_logging, log, no_logging
from forno.server.infra.name_look import prototypes
from forno.server.infra.readiness import Readiness
from forno.server.infra.service_manager import READY, STOPPING, notify
from forno.server.infra.tasks import watch_event_loop
from forno.server.lessons import lesson_on
from forno.server.machine import Machine, MemoryMachine, SystemMachine
from forno.server.notify.outbound import HostList, Outbound
from forno.server.protocol import VERSION
from forno.server.room.chat import PHRASES
from forno.server.runtime.call_requests import CallRequests
from forno.server.runtime.caller import Caller
from forno.server.runtime.delivery import Delivery
from forno.server.runtime.public_list import PublicList
from forno.server.runtime.service import Runtime
from forno.server.settings import Settings
from forno.server.store import EncryptedStore, Store
from forno.server.store.base import Damaged, Full, Unavailable
from forno.server.store.encrypt_stored import encrypt_running_games, note_key
from forno.server.store.migrations import FORMAT
from forno.server.web.app import make_app
from forno.server.web.metrics_listener import MetricsListener

if TYPE_CHECKING:
    from forno.server.notify.web_push import WebPush

Found = TypeVar("Found")


def catalogue(push_key: str = "") -> bytes:
    """Encode what can be played here: games with their options, bots, phrases, languages, the key for notifications."""
    offered = tuple(on_offer(games.game(name)) for name in games.game_names())
    return msgspec.json.encode(Catalogue(VERSION, offered, tuple(bots.on_offer()), PHRASES, tuple(LANGUAGES), push_key))


def on_offer(game: Game) -> OnOffer:
    """A game as it is offered to hosts."""
    return OnOffer(game.name, game.rules_version, game.least, game.most, game.options, game.colours)


@asynccontextmanager
async def serving(
    settings: Settings, entropy: Entropy = system_entropy, machine: Machine | None = None
) -> AsyncIterator[str]:
    """Run a server within the block, and give its address. At the end all connections are told and closed."""
    machine = machine or SystemMachine()
    store = machine.store(settings)
    runtime = Runtime(store, machine.bus(settings), settings, entropy)
    store.on_writer_failure = partial(runtime.supervisor.note_failure, "writer")
    await open_encrypted(store)
    is_small = await persisting(store.size_bytes) <= CHECKED_AT_ONCE_BYTES
    if not is_small or not await look_for_damage(store):
        runtime.tasks.start(check_until_done(store))
    reviews, supervisor = Reviews(settings.review), runtime.supervisor
    readiness = Readiness(supervisor.problem, runtime.committer.health.problem)
    for lang in LANGUAGES:
        texts(lang)
        bundle(lang)  # parsed now, since it takes as long as many moves
    prototypes()  # read now, for the same reason
    rings = RingKeeper(store, settings.rings)
    outbound = Outbound(HostList(settings.outbound_hosts, settings.outbound_local))
    push = await persisting(partial(web_push, store, settings)) if outbound.hosts else None
    delivery = Delivery(store.recipients, outbound, push, runtime.registry.clock, runtime.tasks)
    caller, requests = Caller(runtime.registry, delivery), CallRequests(runtime.registry, delivery)
    if outbound.hosts:
        runtime.registry.subscribe(caller.watch)
    offer = catalogue(push.public_key if push else "")
    reader = Reader(store, reviews, runtime.registry.faults, PublicList(runtime.registry).names)
    app = make_app(
        runtime.service,
        reader,
        requests,
        rings,
        runtime.reports,
        runtime.announcements,
        settings,
        offer,
        lesson_on,
        readiness=readiness,
        supervisor=supervisor,
    )
    runner = web.AppRunner(
        app,
        access_log=None,
        handle_signals=False,
        shutdown_timeout=2.0,
        keepalive_timeout=settings.silence / 1000,
        lingering_time=1.0,
        auto_decompress=False,
    )
    metrics = MetricsListener(settings, runtime.tasks)
    try:
        await runtime.start()
        supervisor.run("watchdog", watch_event_loop)
        if outbound.hosts:
            supervisor.run("caller", caller.run)
        await runner.setup()
        address = await machine.listen(runner, settings)
        await metrics.start()  # after the page, whose port it never takes
        yield settings.public or address
    finally:
        await machine.stop_listening(runner)
        await runner.cleanup()
        await metrics.close()
        await runtime.close()
        await outbound.close()
        reviews.close()
        await store.close()


@asynccontextmanager
async def in_memory(settings: Settings, entropy: Entropy = system_entropy) -> AsyncIterator[web.Server]:
    """Run a server within the block that has no socket and logs nothing; `forno.client.memory_transport` connects to
    what this yields."""
    machine = MemoryMachine()
    with no_logging():
        async with serving(settings, entropy, machine):
            assert machine.server is not None
            yield machine.server


CHECKED_AT_ONCE_BYTES = 256 * 1024 * 1024
"""A larger store is checked while the server runs: reading it all takes more than a second or two."""


CHECK_RETRY_S = 10.0
"""Before a check that could not be made is repeated."""
START_WAIT_S, START_RETRY_S = 10.0, 0.2
"""For how long, and how often, a step of the start is repeated while the store cannot be reached."""


async def persisting(step: Callable[[], Awaitable[Found]]) -> Found:
    """Do a step of the start, and again if the store drops the connection under it, as a database that restarts does.
    Raises Unavailable if that goes on."""
    end = asyncio.get_running_loop().time() + START_WAIT_S
    while True:
        try:
            return await step()
        except Unavailable as error:
            if isinstance(error, Damaged | Full) or asyncio.get_running_loop().time() > end:
                raise
        await asyncio.sleep(START_RETRY_S)


async def check_until_done(store: Store) -> None:
    """Check the database in the background, again and again until it could be checked."""
    while not await look_for_damage(store):
        await asyncio.sleep(CHECK_RETRY_S)


async def look_for_damage(store: Store) -> bool:
    """Check the database; whether that could be done. What can still be read is served; the damage is logged, and
    `/readyz` says 503."""
    try:
        problems = await store.check()
    except Unavailable as error:
        log.warning("the store could not be checked yet", why=str(error))
        return False
    for problem in problems:
        store.damage.note(problem)
    return True


async def open_encrypted(store: EncryptedStore) -> None:
    """Open a store, make its key at the first start, and encrypt the running games that an earlier version left."""
    keys = store.cipher.keys
    is_new = not keys.keys
    log.debug("the key of the store", key=keys.newest.name, file=str(keys.path))
    found = await store.open()
    if found not in (None, FORMAT):
        log.info("the store was upgraded", format=FORMAT, before=found)
    if count := await persisting(partial(encrypt_running_games, store)):
        log.info("running games of an earlier version are encrypted now", tables=count)
    for missing in await persisting(partial(note_key, store)):
        log.error("a key is missing: tables with games that it encrypts are refused", key=missing, file=str(keys.path))
    if is_new:
        log.info("a key of the store was made: keep a copy of it, apart from the backups", file=str(keys.path))


DAMAGED_PUSH_KEY = (
    "the server's key for push is damaged: restore a backup, or delete the row push of the table secrets, "
    "and devices will have to subscribe again"
)


async def web_push(store: Store, settings: Settings) -> WebPush:
    """Web Push with the keys of this server, which all its processes share; made at the first start. Raises Unreadable
    for a stored key that is none."""
    from forno.server.notify.web_push import PushKeys, WebPush  # only where somebody may be called

    try:
        keys = PushKeys(await store.recipients.secret("push", PushKeys.make()))
    except ValueError:
        raise Unreadable(DAMAGED_PUSH_KEY, "serve") from None
    return WebPush(keys, settings.contact or settings.public)


async def serve(settings: Settings, ready: Callable[[str], None], entropy: Entropy = system_entropy) -> None:
    """Serve until a signal asks to stop. Calls `ready` with the address once connections are accepted."""
    configure_logging(settings.log, settings.log_form, is_own_error)
    stop = asyncio.Event()
    with platform.calling_on_stop(stop.set):
        async with serving(settings, entropy) as address:
            tune_garbage_collector()
            warn_of_readers(settings)
            if notice := plain_kernel_notice():
                log.info(notice)
            log.info("open", address=address)
            ready(address)
            notify(READY)
            await stop.wait()
            notify(STOPPING)
            log.info("closing")
    log.info("closed")


def warn_of_readers(settings: Settings) -> None:
    """Log each file of the server that other users of this machine may read: it was made so by somebody else."""
    for path in platform.readable_by_others(private_paths(settings)):
        log.warning("other users of this machine may read this: take the right away (chmod go= FILE)", file=str(path))


def private_paths(settings: Settings) -> list[Path]:
    """The files and folders that only the server's user may read: the key file, and an SQLite store."""
    store = Path(settings.address)
    files = [] if settings.store else [store.parent, store, *(Path(f"{store}-{part}") for part in ("wal", "shm"))]
    return [settings.key_path, *files]


def is_own_error(record: logging.LogRecord) -> bool:
    """Leave out malformed requests and lost connections: no error of ours, and a traceback may hold keys."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, BadHttpMessage | web.RequestPayloadError | ConnectionError)


YOUNG_THRESHOLD, SKIP_MIDDLE, OLD_THRESHOLD = 200, -1, 50_000
"""Small young collections, no middle generation (it would look at every object twice), and rare full ones."""


def tune_garbage_collector() -> None:
    """Keep collections short. Objects of the start-up are never freed, and moves leave no cycles behind.

    With thousands of rooms and a high first threshold, one young collection took a fifth of a second: objects that
    die old are counted against the new ones.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, SKIP_MIDDLE, OLD_THRESHOLD)


def run(settings: Settings, ready: Callable[[str], None], entropy: Entropy = system_entropy) -> None:
    """Serve on the fastest event loop available."""
    check_platform(settings)
    platform.restrict_new_files()
    platform.raise_file_limit()
    platform.run_event_loop(serve(settings, ready, entropy))


def check_platform(settings: Settings) -> None:
    """Raise Unreadable for a server of several processes on Windows, where no port can be shared."""
    if platform.is_windows() and (settings.is_shared or settings.reuse_port):
        raise Unreadable("on Windows a server is one process: leave store, bus and reuse_port out", "serve")
