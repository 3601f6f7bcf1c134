"""A real browser and a real server for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from lab.world.served import Served
from tests.browser import chromium

PATIENCE = 15_000
"""Milliseconds that anything on the page may take before a test gives up."""

USUAL = ("net::ERR", "WebSocket", "the server responded with a status of 40")
"""What a browser says of lost lines and of refusals, and what is no fault of the page."""

NewDevice = Callable[..., BrowserContext]

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
"""The smallest phone that everything must fit on."""


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Its event loop must have ended before other tests of this process run theirs."""
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.installed() or playwright.chromium.executable_path
    assert Path(path).exists(), "no Chromium: run ./forno test, which fetches one"
    opened = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for many tests: tables do not know of each other."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def own_served(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, to be stopped and killed."""
    with Served(tmp_path) as server:
        yield server


@pytest.fixture
def device(browser: Browser) -> Iterator[NewDevice]:
    """Makes devices: each has a storage of its own, a size, a language. What its page complains of fails the test."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def make(width: int = 1280, height: int = 800, *, lang: str = "en", **more: Any) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion=more.pop("motion", "reduce"),
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()
    assert [said for said in complaints if not any(usual in said for usual in USUAL)] == []
