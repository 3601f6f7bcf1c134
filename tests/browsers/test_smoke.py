"""A game of each family, played by mouse in Firefox and in WebKit: `./forno test browsers`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.browser.remote_browsers import BROWSERS, RemoteBrowser
from harness.browser.remote_person import RemotePerson
from harness.servers import ServerProcess

GAME_TIMEOUT_S = 400.0
EXPECTED_ERRORS = ("WebSocket",)
"""Console errors of lost connections, which are no faults of the page."""
SCROLL_LENGTH = "() => document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight"

pytestmark = pytest.mark.timeout(2 * GAME_TIMEOUT_S)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(params=BROWSERS)
def browser(request: pytest.FixtureRequest) -> Iterator[RemoteBrowser]:
    kind = BROWSERS[request.param]
    if not kind.find():
        pytest.skip(f"{request.param} is not installed")
    with kind() as browser:
        yield browser


def test_mamma_mia_is_played_to_its_end(browser: RemoteBrowser, server: ServerProcess) -> None:
    person = RemotePerson(browser, server.address, "Berta")
    person.play_bots("mamma-mia")
    person.play_until(lambda sight: "oven-scene" in sight.parts, GAME_TIMEOUT_S)
    keep_picture(browser, "oven")
    assert scroll_length_px(browser) == 0
    end = person.play_until(lambda sight: "end" in sight.parts, GAME_TIMEOUT_S)
    keep_picture(browser, "end")
    assert person.name in end.text
    assert faults_of(browser) == []


def test_a_hand_of_solo_is_played_to_its_end(browser: RemoteBrowser, server: ServerProcess) -> None:
    person = RemotePerson(browser, server.address, "Berta")
    person.play_bots("solo")
    person.play_until(lambda sight: "sheet" in sight.parts, GAME_TIMEOUT_S)
    keep_picture(browser, "solo")
    assert scroll_length_px(browser) == 0
    person.play_until(lambda sight: "sheet" not in sight.parts and bool(sight.asked), GAME_TIMEOUT_S)
    assert faults_of(browser) == []


def scroll_length_px(browser: RemoteBrowser) -> int:
    """Return how far the whole page can be scrolled down: these browsers take room for a scrollbar."""
    return int(browser.evaluate(SCROLL_LENGTH))


def faults_of(browser: RemoteBrowser) -> list[str]:
    return [error for error in browser.errors() if not any(usual in error for usual in EXPECTED_ERRORS)]


def keep_picture(browser: RemoteBrowser, name: str) -> None:
    """Keep a picture in the folder FORNO_PICTURES, if it is named."""
    if folder := os.environ.get("FORNO_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        browser.save_picture(Path(folder) / f"{type(browser).__name__.lower()}-{name}.png")
