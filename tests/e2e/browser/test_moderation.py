"""Reporting a person on the page, and the operator's name, texts and announcement."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Route, expect

from forno.server.admin import store_of
from forno.server.admin_moderation import announce
from forno.server.settings import Settings
from forno.server.store.moderation import Report
from harness.browser.accessibility import Examined
from harness.browser.checks import a_finger_hits_everything, nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice, NewSite
from harness.browser.person import Person, apart, sit_together
from harness.browser.virtual_site import VirtualSite

ANNOUNCEMENT = "We restart at ten o’clock. <b>Games go on afterwards.</b>"
WAIT_MS = 60_000
POLL_MS = 20
LATE = re.compile(r"/api/(instance|my-tables)$")
"""Requests that the home screen makes once it is painted."""

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def presented_site(new_site: NewSite) -> VirtualSite:
    texts: dict[str, Any] = {
        "name": "Rosa’s card table",
        "motd": "Tournament on Friday!",
        "privacy": "Names are kept for 30 days.",
    }
    return new_site(imprint="## Rosa Rossi\n\nVia Roma 1, Napoli", **texts)


@pytest.mark.rule("house.report")
def test_a_player_reports_a_message_and_everybody_reads_an_announcement(
    presented_site: VirtualSite, device: NewDevice
) -> None:
    site = presented_site
    phone, desktop = device(**PHONE, color_scheme="light"), device(width=1280, height=800, color_scheme="light")
    anna, bob = Person(phone, site.address, "Anna"), Person(desktop, site.address, "Bob")
    the_start_page_presents_the_server(bob)
    sit_together(anna, bob, "mamma-mia", 3)
    anna.start()
    bob.wait_for("table", "the game begins")
    bob.open_chat()
    bob.write("chat-text", "you fool")
    bob.press("send-chat")
    anna.wait_for("chat-bubble", "the message arrives")
    anna_reports_bob(anna)
    [found] = apart(reports(site, ANNOUNCEMENT))
    assert (found.name, found.reason, found.line, found.note) == ("Bob", "spam", "you fool", "He says it all the time.")
    for person in (anna, bob):
        person.wait_for("operator-notice", "the announcement reaches everybody")
        expect(person.see("operator-notice")).to_contain_text(ANNOUNCEMENT)
        picture(person, f"announcement-{person.name.lower()}")
        nothing_scrolls_sideways(person)
        person.press("close-notice")
        person.wait_gone("operator-notice", "a notice that was closed stays away")


def test_late_answers_move_no_game_from_under_a_finger(presented_site: VirtualSite, device: NewDevice) -> None:
    phone = device(**PHONE, color_scheme="light")
    anna = Person(phone, presented_site.address, "Anna")
    anna.open_for_friends("mamma-mia", 2)
    held: list[Route] = []
    phone.route(LATE, lambda route: held.append(route), times=2)  # later ones pass
    anna.go("/")
    while len(held) < 2:
        anna.pause()
    before = places_of_games(anna)
    for route in held:
        route.fallback()
    expect(anna.see("operator-notice")).to_contain_text("Tournament on Friday!", timeout=WAIT_MS)
    anna.wait_for("headline", "the own table says what is new")
    assert places_of_games(anna) == before
    picture(anna, "late-answers-phone")
    nothing_scrolls_sideways(anna)
    a_finger_hits_everything(anna)
    anna.press("all-rules")
    anna.wait_for("guide-section", "what lies below the notice can be reached")


def places_of_games(person: Person) -> list[FloatRect | None]:
    return [game.bounding_box() for game in person.page.locator("[data-test^=game-]").all()]


def the_start_page_presents_the_server(bob: Person) -> None:
    bob.go("/")
    expect(bob.see("instance-name")).to_have_text("Rosa’s card table", timeout=WAIT_MS)
    expect(bob.see("operator-notice")).to_contain_text("Tournament on Friday!")
    bob.see("imprint").scroll_into_view_if_needed()
    picture(bob, "footer-desktop")
    bob.press("imprint")
    expect(bob.page.locator("h2")).to_have_text("Rosa Rossi", timeout=WAIT_MS)
    picture(bob, "imprint-desktop")


def anna_reports_bob(anna: Person) -> None:
    seen = Examined()
    anna.press("menu")
    anna.press("open-players")
    anna.press("report-person")
    anna.wait_for("report", "the dialog opens")
    a_finger_hits_everything(anna)
    anna.press("report-reason-spam")
    anna.see("report-line").select_option("you fool")
    anna.write("report-note", "He says it all the time.")
    picture(anna, "report-phone")
    seen.look(anna, "the report")
    assert seen.found == {}
    anna.press("send-report")
    anna.wait_for("report-done", "the report is sent")
    picture(anna, "report-done-phone")
    anna.press("close")
    anna.press("close")


async def reports(site: VirtualSite, announcement: str) -> list[Report]:
    """The reports in the server's store; and set the announcement there."""
    settings = Settings(data=str(site.process.settings.data))
    async with store_of(settings) as store:
        await announce(store, announcement)
        return await store.moderation.reports()


def picture(person: Person, name: str) -> None:
    """Keep a picture for people to look at, where FORNO_PICTURES names a folder."""
    if folder := os.environ.get("FORNO_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")
