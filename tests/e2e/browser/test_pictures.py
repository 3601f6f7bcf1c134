"""Every screen on a phone and on a wide screen: nothing scrolls sideways, no text is cut off.

With FORNO_PICTURES=folder (`./forno pictures FOLDER`) each screen is shown in five languages, at three sizes and in
two themes, and its pictures are kept there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from harness.browser.album import LANGUAGES, SIZES_PX, take_pictures
from harness.browser.checks import nothing_is_cut_off, nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.input_devices import Mouse, Touch
from harness.browser.person import Person, finish, play_until
from harness.servers import ServerProcess

WIDE: dict[str, Any] = {"width": 1280, "height": 800}
FOLDER = os.environ.get("FORNO_PICTURES")


class Album:
    """Looks at each screen, and keeps its pictures if somebody wants them."""

    def __init__(self, person: Person, language: str) -> None:
        self.person = person
        self.language = language
        self.faults: list[str] = []

    def look(self, screen: str) -> None:
        if FOLDER:
            for size in take_pictures(self.person.page, Path(FOLDER), screen, self.language):
                self.check(f"{screen}, {self.language}, {size}")
        else:
            self.person.page.wait_for_timeout(150)
            self.check(screen)

    def check(self, screen: str) -> None:
        for check in (nothing_scrolls_sideways, nothing_is_cut_off):
            try:
                check(self.person)
            except AssertionError as fault:
                self.faults.append(f"{screen}: {str(fault).splitlines()[0]}")


@pytest.fixture(params=LANGUAGES if FOLDER else ("phone", "wide"))
def album(request: pytest.FixtureRequest, server: ServerProcess, device: NewDevice) -> Album:
    if FOLDER:
        context = device(**SIZES_PX["phone"], lang=request.param, color_scheme="light")
        return Album(Person(context, server.address, "Berta", patience=3), request.param)
    size, inputs = (PHONE, Touch()) if request.param == "phone" else (WIDE, Mouse())
    return Album(Person(device(**size, color_scheme="light"), server.address, "Berta", inputs=inputs), "en")


def test_the_screens_around_a_game(album: Album) -> None:
    person = album.person
    person.go("/")
    album.look("start")
    person.press("game-sole-mio")
    album.look("chosen")
    person.press("settings")
    album.look("settings")
    for screen, path, part in (
        ("guide", "/rules/mamma-mia", "guide-section"),
        ("reference", "/rules/mamma-mia/reference", "rule"),
        ("rule", "/rules/solo#solo.call", "rule"),
        ("lesson", "/learn/mamma-mia", "pizza-table"),
        ("lesson-solo", "/learn/solo", "solo-table"),
        ("no-table", "/t/aaaaaaaaaaaaaaaa", "no-table"),
    ):
        person.go(path)
        person.wait_for(part, f"{screen} is shown")
        album.look(screen)
    person.choose("grande", 4)
    person.press("play-friends")
    person.wait_for("qr", "the lobby shows its link")
    album.look("lobby")
    for drawer in ("options", "settings"):
        person.touch(person.see(drawer).locator("summary"))
        album.look(f"lobby-{drawer}")
    assert album.faults == []


def test_the_pizza_table(album: Album) -> None:
    person = album.person
    person.play_bots("mamma-mia", 4)
    play_until(lambda: person.sees("do-nothing-yet"), person)
    album.look("pizza-asked")
    person.touch(person.page.locator("[data-hand-card]:not(.quiet)").first)
    album.look("pizza-picked")
    person.press("all-choices")
    album.look("pizza-choices")
    person.page.keyboard.press("Escape")
    person.press("menu")
    album.look("menu")
    person.page.keyboard.press("Escape")
    if person.sees("log-open"):
        person.press("log-open")
        album.look("log")
        person.page.keyboard.press("Escape")
    play_until(lambda: person.sees("oven-scene"), person, seconds=120)
    album.look("oven-scene")
    play_until(lambda: person.sees("columns"), person, seconds=120)
    album.look("oven-columns")
    finish(person)
    person.wait_for("plot", "the evening is drawn")
    album.look("end")
    person.press("review-button")
    person.wait_for("review", "a master has looked back", seconds=90).scroll_into_view_if_needed()
    album.look("review")
    person.press("review-button")
    person.press("check")
    person.wait_for("fairness-summary", "the deal is checked", seconds=30)
    album.look("fairness")
    person.press("check")
    person.press("share-button")
    person.wait_for("link", "the link to the replay is there")
    album.look("share")
    person.press("replay-link")
    person.wait_for("pizza-table", "the replay opens")
    person.page.keyboard.press("PageDown")
    album.look("replay")
    person.see("eyes").select_option("open")
    person.wait_for("open-hands", "all hands lie open")
    album.look("replay-open")
    person.press("play-on")
    album.look("replay-play-on")
    assert album.faults == []


@pytest.mark.parametrize("seats", [4, 10])
def test_the_solo_table(seats: int, album: Album) -> None:
    person = album.person
    person.likes_black = True
    person.play_solo(seats)
    play_until(lambda: bool(person.look().asked), person)
    album.look(f"solo-{seats}")
    if seats == 4:
        play_until(lambda: person.sees("colour-0") or person.is_at_end, person, seconds=60)
        album.look("solo-colours")
        play_until(lambda: person.sees("sheet") or person.is_at_end, person, seconds=60)
        album.look("solo-sheet")
        finish(person)
        person.wait_for("plot", "the evening is drawn")
        album.look("solo-end")
    assert album.faults == []
