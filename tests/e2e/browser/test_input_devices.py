"""Everybody can play: with a keyboard alone, with a finger on a small phone, with large letters, with the left hand.

Real: whole games with input devices, whose events and animations go by the browser's own time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route

from harness.browser.checks import a_finger_hits_everything, nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.input_devices import Keyboard, Touch
from harness.browser.person import Person, play_a_game, play_until
from harness.browser.virtual_site import VirtualSite
from harness.servers import ServerProcess

COUNT_CLICKS = """if (location.protocol !== "about:") {
  sessionStorage.pressed ??= 0;
  addEventListener("pointerdown", () => sessionStorage.pressed++, true);
}"""
"""Counted across loads of the page; an empty page has no storage."""


def test_a_whole_game_by_keyboard_alone(server: ServerProcess, device: NewDevice) -> None:
    used = device()
    used.add_init_script(COUNT_CLICKS)
    person = Person(used, server.address, "Tastiera", inputs=Keyboard())
    person.play_bots("mamma-mia", 2)
    play_a_game(person)
    assert person.text("winners")
    assert person.page.evaluate("sessionStorage.pressed") == "0"


def test_a_whole_game_by_finger_on_a_small_phone(server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(**PHONE), server.address, "Bert", inputs=Touch())
    person.go("/")
    fits(person)
    person.play_bots("mamma-mia", 2)
    play_a_game(person, each=fits)
    person.wait_for("plot", "the evening is drawn")
    fits(person)


@pytest.mark.parametrize("like", ["as it comes", "large letters", "left hand"])
@pytest.mark.parametrize(("game", "seats"), [("solo", 10), ("plus", 6)])
def test_a_full_table_fits_on_a_phone(game: str, seats: int, like: str, site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(**PHONE), site.address, "Pollice", inputs=Touch())
    person.go("/")
    prefer(person, like)
    fits(person)
    person.open_for_friends(game, seats)
    if game == "solo":
        person.set("jump-in", "0")
    fits(person)
    person.start()
    nothing_scrolls_sideways(person)
    made = moves(person)
    play_until(lambda: made() >= 3 or person.is_at_end, person, each=nothing_scrolls_sideways)


def test_nothing_moves_under_a_finger_when_answers_come_late(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(**PHONE), site.address, "Lento", inputs=Touch())
    link = person.open_for_friends("solo", 10)
    late: list[Route] = []
    person.page.route(re.compile("/api/games|/assets/qr-"), lambda route: late.append(route))
    person.go(link)
    person.wait_for("lobby", "the table is shown before all is known of it")
    while {"games", "qr"} - {re.split("[/-]", urlsplit(route.request.url).path)[2] for route in late}:
        person.pause()
    before = heights(person)
    for route in late:
        route.fallback()
    person.wait_for("qr", "the picture is there")
    person.wait_for("add-bot", "the offer is there")
    assert heights(person) == before
    person.set("jump-in", "0")


def heights(person: Person) -> dict[str, float]:
    """Where the drawers of a lobby begin."""
    return {name: person.see(name).evaluate("one => one.getBoundingClientRect().y") for name in ("options", "settings")}


def prefer(person: Person, like: str) -> None:
    chosen = {"large letters": "size-1.5", "left hand": "left"}.get(like)
    if not chosen:
        return
    person.press("settings")
    person.touch(person.page.locator(f'[data-test="{chosen}"]'))
    fits(person)
    person.page.keyboard.press("Escape")
    person.wait_gone("settings-open", "the settings close")


def moves(person: Person) -> Callable[[], int]:
    """Counts the questions that this person was asked."""
    asked: list[str] = []

    def count() -> int:
        now = person.look().asked
        if now and (not asked or asked[-1] != now):
            asked.append(now)
        return len(asked)

    return count


def fits(person: Person) -> None:
    nothing_scrolls_sideways(person)
    a_finger_hits_everything(person)
