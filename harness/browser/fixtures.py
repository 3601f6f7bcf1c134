"""Pytest fixtures: a browser, a server, and devices whose complaints fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from harness.browser import chromium, jitter
from harness.browser.person import PAGE_TIMEOUT_MS
from harness.browser.virtual_site import OPEN, VirtualSite
from harness.servers import ServerProcess

EXPECTED_ERRORS = ("net::ERR", "WebSocket", "the server responded with a status of 40")
"""Console errors of lost connections and refused requests, which are no faults of the page."""

LAUNCH_TIMEOUT_MS = 180_000
"""Milliseconds for a browser to start: several start at once, beside servers."""

NewDevice = Callable[..., BrowserContext]
NewSite = Callable[..., VirtualSite]

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
"""The smallest phone that everything must fit on."""


def at_night(*values: Any) -> list[Any]:
    """Mark further values of a parameter as nightly: the same scene, with other data or on another screen."""
    return [pytest.param(value, marks=pytest.mark.nightly) for value in values]


def browser_scope(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """Keep one browser for a worker's whole run of tests/e2e; beside other tests, one for each module.

    Playwright's event loop runs until it is closed, and tests of the server run loops of their own.
    """
    return "session" if all("tests/e2e" in argument for argument in config.args) else "module"


@pytest.fixture(scope=browser_scope)
def playwright() -> Iterator[Playwright]:
    jitter.delay_calls()
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope=browser_scope)
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.installed() or playwright.chromium.executable_path
    assert Path(path).exists(), "no Chromium: run ./forno test, which fetches one"
    opened = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS, timeout=LAUNCH_TIMEOUT_MS)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker: tables are independent of each other."""
    with ServerProcess(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test, which may stop or kill it."""
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.fixture
def new_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewSite]:
    """Open sites on virtual time, with any settings of a server; before the devices that are to reach them."""
    opened: list[VirtualSite] = []

    def open_site(**settings: Any) -> VirtualSite:
        opened.append(VirtualSite(tmp_path_factory.mktemp("site"), **settings))
        return opened[-1]

    yield open_site
    for site in opened:
        site.close()


@pytest.fixture
def site(new_site: NewSite) -> VirtualSite:
    """A site on virtual time."""
    return new_site()


@pytest.fixture
def device(browser: Browser) -> Iterator[NewDevice]:
    """Make devices, each with a storage, a size and a language. Errors on their consoles fail the test.

    They reach the virtual sites that were opened before them.

    A service worker is installed only on request (`worker=True`): it reads all files of the page, which costs more than
    to open the page itself.
    """
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        width: int = 1280, height: int = 800, *, lang: str = "en", worker: bool = False, **more: Any
    ) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion=more.pop("motion", "reduce"),
            service_workers="allow" if worker else "block",
            **more,
        )
        context.set_default_timeout(PAGE_TIMEOUT_MS)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        jitter.delay_page(context)
        opened.append(context)
        for reached in OPEN.values():
            reached.connect(context)
        return context

    yield make
    for context in opened:
        context.close()
    errors = [said for said in complaints if not any(usual in said for usual in EXPECTED_ERRORS)]
    assert not errors, f"on the console: {errors}"
