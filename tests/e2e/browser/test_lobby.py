"""The lobby: what people agree on before the cards are dealt."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.person import Person, sit_together
from harness.browser.virtual_site import VirtualSite

MUSHROOM, SALAMI = 3, 4


def colour_of(person: Person, seat: int) -> Locator:
    return person.page.locator(f'[data-seat="{seat}"] [data-test="seat-colour"]')


def test_everybody_picks_a_colour_of_their_own(site: VirtualSite, device: NewDevice) -> None:
    host, guest = Person(device(), site.address, "Dora"), Person(device(**PHONE), site.address, "Emil")
    sit_together(host, guest, "mamma-mia", 2)
    guest.tap(colour_of(guest, 1))
    guest.press("colour-red")
    expect(colour_of(host, 1), "everybody sees the choice").to_have_attribute("data-colour", "red")
    host.tap(colour_of(host, 0))
    expect(host.see("colour-red"), "a colour is taken once").to_be_disabled()
    host.press("colour-brown")
    expect(colour_of(guest, 0)).to_have_attribute("data-colour", "brown")
    host.set("bot-pace", "quick")
    host.start()
    for person in (host, guest):
        person.wait_for("pizza-table", "both are dealt cards")
        for seat, kind in ((0, MUSHROOM), (1, SALAMI)):
            plate = person.page.locator(f'.kind-{kind}[data-test="seat-{seat}"]')
            expect(plate, "each has the own kind").to_have_count(1)
