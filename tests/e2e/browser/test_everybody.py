"""axe-core finds nothing serious on any screen, by day and by night."""

from __future__ import annotations

import pytest

from harness.browser.accessibility import Examined
from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, finish, leave, play_until
from harness.browser.virtual_site import VirtualSite

PATIENCE = 4
"""Times the usual limits: axe visits every element of some thirty screens, twice, and a busy machine is no fault."""

pytestmark = pytest.mark.timeout(900)


def person_with_patience(device: NewDevice, site: VirtualSite, name: str) -> Person:
    return Person(device(color_scheme="light"), site.address, name, patience=PATIENCE)


def test_the_screens_around_a_game(site: VirtualSite, device: NewDevice) -> None:
    person, seen = person_with_patience(device, site, "Lina"), Examined()
    person.go("/")
    seen.look(person, "start")
    person.press("game-grande")
    seen.look(person, "chosen game")
    person.press("settings")
    seen.look(person, "settings")
    person.go("/rules/mamma-mia")
    person.wait_for("guide-section", "the guide opens")
    seen.look(person, "guide")
    person.press("page-reference")
    person.wait_for("rule", "the reference opens")
    seen.look(person, "reference")
    person.go("/learn/mamma-mia")
    person.wait_for("pizza-table", "the lesson opens")
    seen.look(person, "lesson")
    person.go("/t/aaaaaaaaaaaaaaaa")
    person.wait_for("no-table", "there is no such table")
    seen.look(person, "no table")
    assert seen.found == {}


def test_the_pizza_table(site: VirtualSite, device: NewDevice) -> None:
    host, guest = (person_with_patience(device, site, name) for name in ("Berta", "Carlo"))
    seen = Examined()
    link = host.open_for_friends("grande", 2)
    guest.go(link)
    guest.wait_for("join", "the guest is asked for a name")
    seen.look(guest, "sitting down")
    guest.sit_at(link)
    seen.look(host, "lobby of the host")
    seen.look(guest, "lobby of the guest")
    host.start()
    leave(guest)
    play_until(lambda: host.sees("do-nothing-yet"), host)
    seen.look(host, "pizza table, asked")
    host.press("all-choices")
    seen.look(host, "all choices")
    host.page.keyboard.press("Escape")
    host.press("do-nothing-yet")
    host.wait_for("refused", "what is missing is said")
    seen.look(host, "refused")
    host.press("quick-talk")
    seen.look(host, "reactions and phrases")
    host.press("phrase-hello")
    host.open_chat()
    seen.look(host, "chat")
    host.press("menu")
    seen.look(host, "menu")
    host.page.keyboard.press("Escape")
    site.set_offline(host.device, True)
    host.wait_for("line-lost", "the page says that the line is lost")
    seen.look(host, "line lost")
    site.set_offline(host.device, False)
    host.wait_gone("line-lost", "the page comes back by itself")
    play_until(lambda: host.sees("oven-scene"), host, seconds=200)
    seen.look(host, "oven scene")
    finish(host)
    host.wait_for("plot", "the evening is drawn")
    seen.look(host, "end")
    host.press("review-button")
    host.wait_for("review", "a master has looked back", seconds=90)
    seen.look(host, "review")
    host.press("replay-link")
    host.wait_for("pizza-table", "the replay opens")
    seen.look(host, "replay")
    assert seen.found == {}


def test_the_solo_table(site: VirtualSite, device: NewDevice) -> None:
    person, seen = person_with_patience(device, site, "Lina"), Examined()
    person.likes_black = True
    person.play_solo(4)
    play_until(lambda: bool(person.look().asked), person)
    seen.look(person, "solo table, asked")
    play_until(lambda: person.sees("colour-0") or person.is_at_end, person, seconds=60)
    seen.look(person, "colour choice")
    assert seen.found == {}
