"""One's own tables on the start page: whose turn it is, what happened since, and the same list on two devices."""

from __future__ import annotations

from playwright.sync_api import expect

from harness.browser.accessibility import Examined
from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.input_devices import Touch
from harness.browser.person import Person, play_until, sit_together
from harness.browser.virtual_site import VirtualSite

GAMES = "all => all.map(one => one.dataset.room)"


def rooms(person: Person) -> list[str]:
    """The rooms in a person's list, in their order."""
    found: list[str] = person.page.locator('[data-test="your-table"]').evaluate_all(GAMES)
    return found


def go_home(person: Person) -> None:
    person.go("/")
    wait_for_list(person)


def wait_for_list(person: Person) -> None:
    """Wait until the tables are in their order: before, none can be tapped."""
    person.wait_for("headline", "the list says how the tables are")
    expect(person.see("your-tables").locator("ul")).to_have_js_property("inert", False)


def test_two_devices_with_one_key_ring(site: VirtualSite, device: NewDevice) -> None:
    phone = Person(device(**PHONE), site.address, "Anna", inputs=Touch())
    laptop = Person(device(), site.address, "Anna")
    berta = Person(device(), site.address, "Berta")
    link = sit_together(phone, berta, "mamma-mia", 2)
    phone.start()
    go_home(phone)
    phone.press("take-along")
    ring = phone.wait_for("link", "the list has a link").input_value()
    assert "/my-tables#" in ring
    phone.wait_for("qr", "and its code")

    solo = laptop.open_for_friends("solo", 2).rpartition("/")[2]
    laptop.go(ring)
    seen = Examined()
    laptop.wait_for("join-ring-yes", "the page of a linked list is there")
    seen.look(laptop, "question before two lists become one")
    laptop.press("join-ring-yes", "the page asks before the lists become one")
    wait_for_list(laptop)
    expect(laptop.page.locator('[data-test="your-table"]'), "both tables are here").to_have_count(2)
    seen.look(laptop, "linked list")
    assert seen.found == {}
    assert laptop.page.url == f"{site.address}/", "the key is no longer in the address"
    mamma_mia = link.rpartition("/")[2]
    laptop.touch(laptop.page.locator(f'[data-room="{mamma_mia}"] a'))
    laptop.wait_for("hand", "Anna sits there on her laptop too")

    go_home(phone)
    expect(phone.page.locator('[data-test="your-table"]'), "the phone has the laptop's table").to_have_count(2)
    phone.touch(phone.page.locator(f'[data-room="{solo}"] [data-test="forget"]'))
    phone.press("forget-yes")
    expect(phone.page.locator('[data-test="your-table"]'), "it is forgotten").to_have_count(1)
    assert rooms(phone) == [mamma_mia]
    phone.page.reload()
    go_home(phone)
    go_home(laptop)
    expect(laptop.page.locator('[data-test="your-table"]'), "it is forgotten on both").to_have_count(1)
    assert rooms(phone) == rooms(laptop) == [mamma_mia]


def test_a_list_of_its_own_again(site: VirtualSite, device: NewDevice) -> None:
    phone = Person(device(**PHONE), site.address, "Anna", inputs=Touch())
    phone.open_for_friends("solo", 2)
    go_home(phone)
    phone.press("take-along")
    first = phone.wait_for("link", "the list has a link").input_value()
    phone.press("new-ring")
    expect(phone.see("link"), "a new key makes a new link").not_to_have_value(first)
    laptop = Person(device(), site.address, "Anna")
    laptop.go("/my-tables#short")
    laptop.wait_for("broken-link", "a link that was cut off is told")
    seen = Examined()
    seen.look(laptop, "broken link")
    assert seen.found == {}


def test_the_list_says_whose_turn_it_is_and_what_happened_since(site: VirtualSite, device: NewDevice) -> None:
    anna, berta = (Person(device(), site.address, name) for name in ("Anna", "Berta"))
    sit_together(anna, berta, "mamma-mia", 2)
    anna.start()
    berta.wait_for("table", "the cards are dealt")
    mover, other = (
        (anna, berta)
        if anna.wait_for("question", "somebody is asked").get_attribute("data-question")
        else (berta, anna)
    )
    for person in (mover, other):
        go_home(person)
    assert mover.text("headline") == "Your turn"
    assert other.text("headline") == f"{mover.name}’s turn"
    assert not other.sees("news")
    mover.touch(mover.see("your-table").locator("a"))
    play_until(lambda: "move" in news(other), mover, seconds=120)


def news(person: Person) -> str:
    """A start page that is opened again tells the news of its tables."""
    go_home(person)
    return person.text("news") if person.sees("news") else ""


def test_the_colour_is_picked_once_and_remembered(site: VirtualSite, device: NewDevice) -> None:
    anna = Person(device(**PHONE), site.address, "Anna", inputs=Touch())
    anna.open_for_friends("mamma-mia", 2)
    anna.press("seat-colour")
    anna.press("colour-red")
    expect(anna.see("seat-colour")).to_have_attribute("data-colour", "red")
    anna.open_for_friends("sole-mio", 3)
    expect(anna.see("seat-colour"), "at the next table she has it at once").to_have_attribute("data-colour", "red")
