"""Read aloud: the device's voice says what is announced, in the reader's language, to those who want it."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from forno.games.pizza import KINDS
from forno.rulebook.bundles import say
from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, play_until, sit_together
from harness.browser.virtual_site import PageConnection, VirtualSite

LISTEN = """
window.spoken = [];
const speak = SpeechSynthesis.prototype.speak;
SpeechSynthesis.prototype.speak = function (speech) {
  window.spoken.push([speech.lang, speech.text]);
  return speak.call(this, speech);
};
"""
"""Notes what the browser is given to say, and lets it say it."""

NAMES = ("Berta", "Carlo")


def test_announcements_are_read_aloud_to_who_wants_it(site: VirtualSite, device: NewDevice) -> None:
    host, guest = (listener(device, site, name, lang) for name, lang in zip(NAMES, ("de", "fr"), strict=True))
    turn_speech(host, on=True)
    turn_speech(guest, on=True)
    turn_speech(guest, on=False)
    heard = announcements(site, host)
    sit_together(host, guest, "mamma-mia", 2)
    host.start()
    guest.wait_for("pizza-table", "the guest is dealt cards too")
    play_until(lambda: {event["seat"] for event in heard} == {0, 1}, host, guest)

    is_shown(guest, heard[-1], "fr")
    is_shown(host, heard[-1], "de")
    spoken = said(host)
    expected = [in_words(host, event, "de") for event in heard]
    assert [text for _, text in spoken if text in expected] == expected, f"each is said once, among {spoken}"
    assert {lang for lang, _ in spoken} == {"de"}
    assert said(guest) == []


def test_speech_can_be_turned_off_at_the_table(site: VirtualSite, device: NewDevice) -> None:
    host, guest = (listener(device, site, name, "en") for name in NAMES)
    turn_speech(host, on=True)
    heard = announcements(site, host)
    sit_together(host, guest, "mamma-mia", 2)
    host.start()
    guest.wait_for("pizza-table", "the guest is dealt cards too")
    play_until(lambda: len(heard) > 0, host, guest)
    is_shown(host, heard[0], "en")
    assert ["en", in_words(host, heard[0], "en")] in said(host)

    host.press("menu")
    host.press("open-settings")
    host.press("speech")
    host.press("close")
    before, known = said(host), len(heard)
    play_until(lambda: len(heard) > known, host, guest)
    is_shown(host, heard[-1], "en")
    assert said(host) == before


def listener(device: NewDevice, site: VirtualSite, name: str, lang: str) -> Person:
    used = device(lang=lang)
    used.add_init_script(LISTEN)
    return Person(used, site.address, name)


def turn_speech(person: Person, *, on: bool) -> None:
    person.go("/")
    person.press("settings")
    person.press("speech")
    expect(person.see("speech")).to_be_checked(checked=on)
    person.press("close")


class HeardConnection(PageConnection):
    """A connection whose announcements are noted."""

    def __init__(self, site: VirtualSite, heard: list[dict[str, Any]], page: WebSocketRoute) -> None:
        self.heard = heard
        super().__init__(site, page)

    def tell(self, text: str) -> None:
        told = json.loads(text)
        events = (told.get("game") or {}).get("events", []) if told["type"] == "frame" else []
        self.heard.extend(event for event in events if event["event"] == "announced")
        super().tell(text)


def announcements(site: VirtualSite, person: Person) -> list[dict[str, Any]]:
    """Announcements that the server sends to this page from now on."""
    heard: list[dict[str, Any]] = []
    person.page.route_web_socket(re.compile("/ws/"), partial(HeardConnection, site, heard))
    return heard


def in_words(person: Person, event: dict[str, Any], lang: str) -> str:
    """The text of an announcement for one person, who is addressed in the second person."""
    number = event["number"]
    kind = say(lang, f"kind-{KINDS[event['kind']]}", count=number)
    name = NAMES[event["seat"]]
    own = "you" if name == person.name else ""
    words = say(lang, "pizza-event-announced", own, name=name, number=number, kind=kind, doubles=event["doubles"])
    assert words
    return words


def is_shown(person: Person, event: dict[str, Any], lang: str) -> None:
    """It is told to screen readers, with speech or without."""
    shown = person.page.locator("[data-test=live] p").get_by_text(in_words(person, event, lang), exact=True)
    expect(shown.last, "the announcement has reached the page").to_be_attached()


def said(person: Person) -> list[list[str]]:
    spoken: list[list[str]] = person.page.evaluate("window.spoken")
    return spoken
