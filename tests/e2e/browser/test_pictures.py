"""Every screen on a phone and on a wide screen: nothing scrolls sideways, no text is cut off, no word is broken; and
axe-core finds nothing serious, by day and by night.

With FORNO_PICTURES=folder (`./forno pictures FOLDER`) each screen is shown in five languages, at three sizes and in
two themes, and its pictures are kept there.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from forno.rulebook import LANGUAGES
from harness.browser.accessibility import Examined
from harness.browser.album import SIZES_PX, take_pictures
from harness.browser.checks import no_word_is_broken, nothing_is_cut_off, nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.input_devices import Touch
from harness.browser.person import DOUBLE_TAP_MS, Person, finish, play_until, sit_together
from harness.browser.virtual_site import VirtualSite

WIDE: dict[str, Any] = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}
SMALL: dict[str, Any] = {"width": PHONE["width"], "height": PHONE["height"], "deviceScaleFactor": 1, "mobile": True}
"""Metrics of the browser's debugging protocol: a screen that is reached once is looked at on both."""
LAID_OUT = "(width) => matchMedia(`(width: ${width}px)`).matches"
"""The page has the size: the browser tells it some time after the protocol has answered."""
LISTEN = """() => {
  window.resized = new Promise((done) => addEventListener('resize', () => done(), { once: true }));
}"""
"""The page closes what it explains when it hears of the size: the frames of a clock that is installed come sooner."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
REVIEW_MS = 300_000
FOLDER = os.environ.get("FORNO_PICTURES")
SCROLL = """(one) => {
  const isScroller = (box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight;
  let scroller = one;
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
  scroller ??= document.scrollingElement;
  scroller.scrollTop += one.getBoundingClientRect().top - Math.max(0, scroller.getBoundingClientRect().top);
}"""


class Album:
    """Looks at each screen, and keeps its pictures if somebody wants them."""

    def __init__(self, person: Person, language: str) -> None:
        self.person = person
        self.metrics = person.device.new_cdp_session(person.page)
        self.language = language
        self.faults: list[str] = []
        self.examined = Examined()

    def look(self, screen: str, arrange: Callable[[], object] = lambda: None, part: str | None = "") -> None:
        """Look at a screen; `arrange` shows what does not last, or what a change of the size closes. axe looks at the
        whole of it or at the part that is new; at nothing if that is None."""
        if FOLDER:
            for size in take_pictures(self.person.page, Path(FOLDER), screen, self.language, arrange):
                self.check(f"{screen}, {self.language}, {size}")
            return
        arrange()
        self.check(f"{screen}, phone")
        if part is not None:
            self.examined.look(self.person, screen, part)
        self.resize(WIDE)
        arrange()
        self.check(f"{screen}, wide")
        self.resize(SMALL)

    def resize(self, metrics: dict[str, Any]) -> None:
        """Change the size of the screen, and let the page lay itself out."""
        self.person.page.evaluate(LISTEN)
        self.metrics.send("Emulation.setDeviceMetricsOverride", metrics)
        self.metrics.send("Emulation.setTouchEmulationEnabled", {"enabled": metrics["mobile"]})
        self.person.page.wait_for_function(LAID_OUT, arg=metrics["width"])
        self.person.page.evaluate("() => window.resized")
        self.person.page.evaluate(TWO_FRAMES)

    def close(self, part: str) -> None:
        """Close a dialog, of which a part is named, by Escape: what follows must not lie under it."""
        self.person.wait_for(part, f"{part} is open")
        self.person.page.keyboard.press("Escape")
        self.person.wait_gone(part, f"Escape closes {part}")

    def is_clean(self) -> None:
        assert (self.faults, self.examined.found) == ([], {})

    def check(self, screen: str) -> None:
        for check in (nothing_scrolls_sideways, nothing_is_cut_off, no_word_is_broken):
            try:
                check(self.person)
            except AssertionError as fault:
                self.faults.append(f"{screen}: {str(fault).splitlines()[0]}")


@pytest.fixture(params=LANGUAGES if FOLDER else ("en",))
def album(request: pytest.FixtureRequest, site: VirtualSite, device: NewDevice) -> Album:
    if FOLDER:
        context = device(**SIZES_PX["phone"], lang=request.param, color_scheme="light")
        return Album(Person(context, site.address, "Berta", patience=3), request.param)
    return Album(Person(device(**PHONE, color_scheme="light"), site.address, "Berta", inputs=Touch()), "en")


@pytest.mark.long
def test_the_screens_around_a_game(album: Album) -> None:
    person = album.person
    person.go("/")
    album.look("start")
    person.press("game-sole-mio")
    album.look("chosen", part="chosen")
    person.press("settings")
    album.look("settings", part="settings-open")
    for screen, path, shown in (
        ("guide", "/rules/mamma-mia", "guide-section"),
        ("guide-orders", "/rules/grande#orders", "guide-section"),
        ("rule", "/rules/solo#solo.call", "rule"),
        ("lesson", "/learn/mamma-mia", "pizza-table"),
        ("lesson-solo", "/learn/solo", "solo-table"),
        ("no-table", "/t/aaaaaaaaaaaaaaaa", "no-table"),
    ):
        person.go(path)
        person.wait_for(shown, f"{screen} is shown")
        album.look(screen, part=None if screen == "guide-orders" else "")
    person.go("/nonsense/page")
    album.look("not-found")
    person.choose("grande", 4)
    person.press("play-friends")
    person.wait_for("qr", "the lobby shows its link")
    album.look("lobby")
    for drawer in ("options", "settings"):
        summary = person.see(drawer).locator("summary")
        person.touch(summary)
        album.look(f"lobby-{drawer}", at_top(summary), drawer)
    share_a_device(album)
    album.is_clean()


def share_a_device(album: Album) -> None:
    """Add another person in the lobby, and pass the device on."""
    person = album.person
    person.press("add-person")
    album.look("add-person")
    person.write("join-name", "Maximiliane")
    person.press("person-add")
    note = person.wait_for("shared-note", "two people share the device")
    album.look("lobby-shared", at_top(note), "shared-note")
    person.press("start")
    person.wait_for("covered", "the cards are dealt face down")
    album.look("covered")
    expect(person.see("covered"), "it is the turn of one of them").to_have_attribute("data-person", re.compile("."))
    person.let_pass(DOUBLE_TAP_MS / 1000)
    person.press("uncover")
    person.wait_for("pass-bar", "the table is shown to one of them")
    album.look("pass-bar", part="pass-bar")


def talks_and_errs(album: Album, site: VirtualSite) -> None:
    """See what is said for some seconds or beside the table: it has a picture in other albums, or none."""
    person, seen = album.person, album.examined
    play_until(lambda: person.sees("do-nothing-yet"), person)
    person.press("do-nothing-yet")
    person.wait_for("refused", "what is missing is said")
    seen.look(person, "refused", "refused")
    person.press("quick-talk")
    seen.look(person, "reactions and phrases", "quick-panel")
    person.press("phrase-hello")
    person.open_chat()
    seen.look(person, "chat", "chat")
    album.close("chat")
    site.set_offline(person.device, True)
    person.wait_for("line-lost", "the page says that the line is lost")
    seen.look(person, "line lost", "line-lost")
    site.set_offline(person.device, False)
    person.wait_gone("line-lost", "the page comes back by itself")


@pytest.mark.long
def test_the_pizza_table(album: Album, site: VirtualSite) -> None:
    person = album.person
    person.play_bots("mamma-mia", 4)
    play_until(lambda: person.sees("do-nothing-yet"), person)
    person.touch(person.page.locator("[data-hand-card]:not(.quiet)").first)
    album.look("pizza-picked")
    person.press("all-choices")
    album.look("pizza-choices", part="choices")
    album.close("choices")
    album.look("card", lambda: explain_a_card(person), "card-info")
    explain_a_card(person)
    person.press("all-orders")
    person.wait_for("order-list", "all orders are listed")
    album.look("orders", part="order-list")
    album.close("order-list")
    person.press("menu")
    album.look("menu", part="menu-list")
    album.close("menu-list")
    if person.sees("log-open"):
        person.press("log-open")
        album.look("log", part="log")
        album.close("log")
    if not FOLDER:
        talks_and_errs(album, site)
    play_until(lambda: person.sees("oven-scene"), person, seconds=200)
    album.look("oven-scene")
    play_until(lambda: person.sees("columns"), person, seconds=200)
    album.look("oven-columns", part=None)
    finish(person)
    if FOLDER:
        album.look("finale", lambda: celebrate(person))
        person.wait_for("end", "the results follow")
    person.wait_for("plot", "the evening is drawn")
    album.look("end")
    album.look("end-plot", at_top(person.see("plot")), None)
    person.press("review-button")
    person.wait_for("review", "a master has looked back", seconds=90)
    if FOLDER:
        person.page.locator("[data-test=review][data-whole=true]").wait_for(timeout=REVIEW_MS)
    album.look("review", at_top(person.see("review-button")), "review")
    person.press("review-button")
    person.press("check")
    person.wait_for("fairness-summary", "the deal is checked")
    album.look("fairness", at_top(person.see("check")), "fairness")
    person.press("replay-link")
    person.wait_for("pizza-table", "the replay opens")
    person.page.keyboard.press("PageDown")
    album.look("replay")
    person.see("eyes").select_option("open")
    person.wait_for("open-hands", "all hands lie open")
    album.look("replay-open", part="open-hands")
    person.press("play-on")
    album.look("replay-play-on", part="play-on-form")
    album.is_clean()


@pytest.mark.skipif(not FOLDER, reason="test_talk.py plays this; here it is for its pictures")
def test_the_talk_at_a_table(album: Album, device: NewDevice) -> None:
    person = album.person
    own = device(lang=album.language, color_scheme="light")
    guest = Person(own, person.address, "Maximiliane", patience=person.patience)
    link = person.open_for_friends("plus", 6)
    guest.go(link)
    guest.wait_for("join", "the guest is asked for a name")
    guests = Album(guest, album.language)
    guests.look("join")
    guest.sit_at(link)
    person.start()
    guest.wait_for("table", "the guest is dealt cards too")
    guest.open_chat()

    def speak() -> None:
        guest.write("chat-text", "Is anybody hungry?")
        guest.press("send-chat")
        guest.press("quick-talk")
        guest.press("react-clap")
        person.wait_for("reaction", "the guest's applause is shown")

    album.look("talk", speak)
    person.press("quick-talk")
    album.look("quick-talk")
    assert album.faults + guests.faults == []


@pytest.mark.skipif(not FOLDER, reason="test_evening.py plays this; here it is for its pictures")
def test_an_evening(album: Album, device: NewDevice) -> None:
    """A late friend asks for a seat, a vote ends the game, and the host changes to another."""
    person = album.person
    guest, friend = (
        Person(device(lang=album.language, color_scheme="light"), person.address, name, patience=person.patience)
        for name in ("Maximiliane", "Bartholomäus")
    )
    guests, friends = Album(guest, album.language), Album(friend, album.language)
    link = sit_together(person, guest, "mamma-mia", 4)
    person.start()
    guest.wait_for("table", "the game begins")
    friend.go(link)
    friend.wait_for("guest", "the late friend watches")
    friends.look("guest")
    friend.press("guest-take-over")
    friend.write("join-name", friend.name)
    friends.look("guest-dialog")
    friend.press("guest-enter")
    friend.press("take-over-seat")
    person.wait_for("request", "the host is asked for a seat")
    album.look("request")
    guest.press("menu")
    guest.press("propose-end")
    guest.press("sure")
    person.wait_for("vote", "the host is asked to end the game")
    album.look("vote")
    guests.look("vote-own")
    person.press("vote-yes")
    person.wait_for("over", "the game is over")
    album.look("end-early")
    person.press("change-game")
    album.look("change-game")
    person.touch(person.page.locator("label:has([data-test=change-sole-mio])"))
    person.press("change-sure")
    person.wait_for("lobby", "the next game is set up")
    album.look("lobby-next")
    guest.wait_for("next-game", "the guest is told")
    guests.look("next-game")
    assert album.faults + guests.faults + friends.faults == []


@pytest.mark.parametrize("seats", [4, 10])
def test_the_solo_table(seats: int, album: Album) -> None:
    person = album.person
    person.likes_black = True
    person.play_solo(seats)
    play_until(lambda: bool(person.look().asked), person)
    if seats == 10:
        album.look("solo-10")
    else:
        play_until(lambda: person.sees("colour-0") or person.is_at_end, person, seconds=200)
        album.look("solo-colours", lambda: see_colours(person))
        play_until(lambda: person.sees("sheet") or person.is_at_end, person, seconds=200)
        album.look("solo-sheet")
        finish(person)
        if FOLDER:
            album.look("solo-finale", lambda: celebrate(person))
            person.wait_for("end", "the results follow")
        person.wait_for("plot", "the evening is drawn")
        album.look("solo-end")
    album.is_clean()


def at_top(one: Locator) -> Callable[[], object]:
    """Scroll until an element is at the top of the screen."""
    return lambda: one.evaluate(SCROLL)


def explain_a_card(person: Person) -> None:
    """Show the last card of the hand large: an order, as long as there is one."""
    person.page.locator("[data-hand-card]").filter(visible=True).last.press("i")
    person.wait_for("card-info", "the card explains itself")


def see_colours(person: Person) -> None:
    if not person.is_at_end:
        expect(person.see("colour-0")).to_be_in_viewport(ratio=1)


def celebrate(person: Person) -> None:
    """Show the finale again, up to the celebration."""
    if person.sees("finale"):
        person.page.keyboard.press("Escape")
    person.wait_for("end", "the finale is over")
    person.page.evaluate("sessionStorage.removeItem('forno.finale')")
    person.page.reload()
    person.page.locator("[data-test=finale][data-decided=true]").wait_for()
