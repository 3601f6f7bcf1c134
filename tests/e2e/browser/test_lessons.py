"""The lesson of each game is played to its end with the cards on the table, after one wrong move."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect

from harness.browser.fixtures import NewDevice, at_night
from harness.browser.moves import make
from harness.browser.person import PAGE_TIMEOUT_S, Person
from harness.browser.playing import Gone
from harness.browser.virtual_site import VirtualSite

GAMES = ["mamma-mia", "solo", *at_night("sole-mio", "grande", "plus")]
"""One of each family: what differs between the lessons of a family is data, which tests/unit/lessons plays."""


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_played_to_its_end(game: str, site: VirtualSite, device: NewDevice) -> None:
    beats = script(site, game)
    person = Person(device(), site.address, "Lina")
    person.go("/")
    person.press(f"game-{game}")
    person.press("learn")
    person.wait_for("lesson", "the lesson opens")
    if game != "solo":
        the_chef_explains_itself(person)
    has_erred = False
    for at, beat in enumerate(beats):
        settle(person)
        if not beat["ask"]:
            if at + 1 < len(beats):
                person.press("learn-next", f"beat {at} goes on")
            continue
        person.wait_for("learn-try", f"beat {at} asks for {beat['ask']}")
        wait_to_be_asked(person)
        wrong = other_than(beat["ask"], beats[at - 1]["game"]["legal_moves"])
        if wrong and not has_erred:
            has_erred = True
            err(person, wrong)
        make(person, beat["ask"][0])
        expect(person.page.locator("progress"), f"{beat['ask'][0]} is what beat {at} asked for").to_have_attribute(
            "value", str(min(at + 2, len(beats)))
        )
    settle(person)
    person.press("learn-done", "the lesson ends")
    person.wait_for("start", "from the lesson to the table")
    assert has_erred


def the_chef_explains_itself(person: Person) -> None:
    person.touch(person.page.locator("[data-test=lesson] aside [data-explained]"))
    person.wait_for("card-info", "the chef's card is explained")
    person.press("close-card")


def err(person: Person, wrong: dict[str, Any]) -> None:
    before = person.text("chef")
    make(person, wrong)
    expect(person.see("chef"), "the chef says that something else is meant").not_to_have_text(before)
    put_down(person)


def put_down(person: Person) -> None:
    """What was picked up for the wrong move goes back into the hand."""
    up = person.page.locator("[data-hand-card][aria-pressed=true], [data-held][aria-pressed=true]")
    while up.count():
        person.touch(up.first)


def settle(person: Person) -> None:
    """The table shows what happened; nobody has to wait for it."""
    while person.sees("scene-to-question"):
        with suppress(Gone):  # the scene has come to its end by itself
            person.tap("scene-to-question")


def wait_to_be_asked(person: Person) -> None:
    end = time.monotonic() + PAGE_TIMEOUT_S
    while time.monotonic() < end:
        sight = person.look()
        if "actions" in sight.parts or "jump-card" in sight.parts or (sight.asked and sight.held):
            return
        settle(person)
        person.pause()
    raise AssertionError(f"the table never asks: {person.look().text!r}")


def other_than(asked: list[dict[str, Any]], options: list[dict[str, Any]]) -> dict[str, Any] | None:
    return next((option for option in options if option not in asked), None)


def script(site: VirtualSite, game: str) -> list[dict[str, Any]]:
    beats: list[dict[str, Any]] = site.fetch(f"/api/lessons/{game}").json()["beats"]
    return beats
