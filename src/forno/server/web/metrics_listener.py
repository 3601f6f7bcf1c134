"""The listener for `/metrics`: an address of its own, which no proxy of the page publishes."""

from __future__ import annotations

import asyncio
import re

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from forno.core.errors import Refused
from forno.server.infra.logging import log
from forno.server.infra.tasks import TaskSet
from forno.server.settings import Settings
from forno.server.web import security_headers
from forno.server.web.api import Handler, http_refusal, refusal_response
from forno.server.web.host_names import ALLOWED, HostNames, host_of
from forno.server.web.request_body import SETTINGS

RETRY_S = 5.0
"""Between two attempts to listen: the address may be that of a process which is about to end."""
INTERNAL_NAME = re.compile(r"[a-z0-9_-]+")
"""A name without a dot, such as that of a container: no other site has one."""


class MetricsListener:
    """Listens on the address of the setting `metrics`. While it is taken the server runs without, and tries again."""

    def __init__(self, settings: Settings, tasks: TaskSet) -> None:
        self._settings = settings
        self._tasks = tasks
        self._runner = web.AppRunner(metrics_app(settings), access_log=None, handle_signals=False)
        self.retrying: asyncio.Task[None] | None = None
        """Runs until the address was free."""

    async def start(self) -> None:
        """Listen, or log why that is not possible and go on trying. Without an address, do nothing."""
        if self._settings.metrics_listener is None:
            return
        await self._runner.setup()
        if why := await self._listen():
            advice = "give each process an address of its own with the setting metrics"
            log.warning("metrics are not served yet", address=self._settings.metrics, why=why, advice=advice)
            self.retrying = self._tasks.start(self._retry())

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _retry(self) -> None:
        while await self._listen():
            await asyncio.sleep(RETRY_S)

    async def _listen(self) -> str:
        """Try to listen; the reason why that is not possible, empty if it is."""
        assert self._settings.metrics_listener is not None
        site = web.TCPSite(self._runner, *self._settings.metrics_listener)
        try:
            await site.start()
        except OSError as error:
            await site.stop()
            return error.strerror or str(error)
        log.info("metrics are served", address=f"{site.name}/metrics")
        return ""


def metrics_app(settings: Settings) -> web.Application:
    """The application of the listener, with one route."""
    app = web.Application(middlewares=[check_host])
    app[SETTINGS] = settings
    app[ALLOWED] = HostNames(settings)
    app.router.add_get("/metrics", metrics)
    security_headers.install(app)
    return app


@web.middleware
async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a request under the name of another site (DNS rebinding); names that are only known inside are accepted.
    (wire.host)"""
    headers = request.headers.getall("Host", ())
    host = headers[0] if len(headers) == 1 else ""
    listener = request.app[SETTINGS].metrics_listener
    is_inside = INTERNAL_NAME.fullmatch(name := host_of(host)) or (listener and name == listener[0].lower())
    if len(headers) <= 1 and (is_inside or request.app[ALLOWED].allow_probe(host)):
        try:
            return await handler(request)
        except web.HTTPException as error:
            return http_refusal(error, request)
    return refusal_response(Refused("wire.host", address=f"http://{request.app[SETTINGS].metrics}"), request)


async def metrics(request: web.Request) -> web.Response:
    """All metrics of this process, in Prometheus' text format."""
    return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
