"""Everybody can play: with a finger on a small phone, with large letters, with the left hand.

Whole games by keyboard alone and by finger are in test_games.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route

from harness.browser.checks import a_finger_hits_everything, nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice, at_night
from harness.browser.input_devices import Touch
from harness.browser.person import Person, play_until
from harness.browser.virtual_site import VirtualSite


@pytest.mark.parametrize(
    "likes", [("size-1.5", "left"), *at_night(())], ids=["large letters and the left hand", "as it comes"]
)
@pytest.mark.parametrize(("game", "seats"), [("solo", 10), ("plus", 6)])
def test_a_full_table_fits_on_a_phone(
    game: str, seats: int, likes: tuple[str, ...], site: VirtualSite, device: NewDevice
) -> None:
    person = Person(device(**PHONE), site.address, "Pollice", inputs=Touch())
    person.go("/")
    fits(person)
    prefer(person, *likes)
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


def prefer(person: Person, *likes: str) -> None:
    if not likes:
        return
    person.press("settings")
    for like in likes:
        person.touch(person.page.locator(f'[data-test="{like}"]'))
        fits(person)
    person.page.keyboard.press("Escape")
    person.wait_gone("settings-open", "the settings close")
    fits(person)


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
