"""Lines break, servers fall, devices change: nobody loses a card, and nothing happens twice.

Real: processes that are killed, disks that are full, and a browser without a network.
"""

from __future__ import annotations

import resource

from playwright.sync_api import Page, expect

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, play_until, sit_together
from harness.servers import ServerProcess

LITTLE = 2**14
"""Bytes: enough for what a server says of its errors."""


def test_a_move_made_without_a_line_arrives_once(server: ServerProcess, device: NewDevice) -> None:
    mover, other = asked_to_put(server, device)
    before = in_oven(mover.page)
    mover.device.set_offline(True)
    mover.wait_for("line-lost", "the page says that the line is lost")
    put_one_card(mover)
    mover.page.wait_for_timeout(500)
    assert in_oven(other.page) == before, "nothing has arrived yet"
    mover.device.set_offline(False)
    mover.wait_gone("line-lost", "the page comes back by itself")
    for person in (mover, other):
        expect(person.see("oven"), "the card arrives once").to_have_attribute("data-count", str(before + 1))
    expect(mover.see("question"), "the turn goes on where it was").to_have_attribute("data-question", "lay-order")


def test_a_killed_server_comes_back_with_everything(own_server: ServerProcess, device: NewDevice) -> None:
    mover, other = asked_to_put(own_server, device)
    held, before = hand(mover), in_oven(mover.page)
    own_server.kill()
    for person in (mover, other):
        person.wait_for("line-lost", "the page says that the line is lost")
    put_one_card(mover)
    own_server.start()
    for person in (mover, other):
        person.wait_gone("line-lost", "the page comes back by itself")
        expect(person.see("oven")).to_have_attribute("data-count", str(before + 1))
    assert len(hand(mover)) == len(held) - 1
    play_until(lambda: in_oven(mover.page) > before + 2, mover, other)


def test_a_disk_that_takes_no_more_is_told_until_it_does(own_server: ServerProcess, device: NewDevice) -> None:
    mover, other = asked_to_put(own_server, device)
    before = in_oven(mover.page)
    let_files_grow(own_server, LITTLE)
    put_one_card(mover)
    mover.wait_for("line-stuck", "the page says that nothing can be written down")
    assert in_oven(other.page) == before
    let_files_grow(own_server, resource.RLIM_INFINITY)
    mover.wait_gone("line-stuck", "and then that something can be")
    for person in (mover, other):
        expect(person.see("oven"), "the card arrives once").to_have_attribute("data-count", str(before + 1))


def let_files_grow(server: ServerProcess, size: int) -> None:
    """Up to so many bytes, and no further."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_reloading_and_the_start_page_lead_back(server: ServerProcess, device: NewDevice) -> None:
    mover, _ = asked_to_put(server, device)
    held = hand(mover)
    mover.page.reload()
    mover.wait_for("pizza-table", "the game is there again after a reload")
    assert hand(mover) == held
    mover.press("menu")
    mover.press("go-home")
    mover.touch(mover.wait_for("your-table", "the start page lists the table").locator("a"))
    mover.wait_for("pizza-table", "the list leads back to the table")
    assert hand(mover) == held


def test_a_seat_moves_to_another_device(server: ServerProcess, device: NewDevice) -> None:
    mover, _ = asked_to_put(server, device)
    mover.press("menu")
    mover.press("open-move")
    link = mover.wait_for("move-seat", "the seat's link is shown").locator("[data-test=link]").input_value()
    assert "#key=" in link
    phone = Person(device(360, 740), server.address, mover.name)
    phone.go(link)
    phone.wait_for("pizza-table", "the key opens the seat on the other device")
    assert hand(phone) == hand(mover)
    assert "key" not in phone.page.url, "the key does not stay in the address"
    before = in_oven(phone.page)
    put_one_card(phone)
    expect(mover.see("oven"), "both devices see the move").to_have_attribute("data-count", str(before + 1))


def asked_to_put(server: ServerProcess, device: NewDevice) -> tuple[Person, Person]:
    """Two people at a table, and the first of them is to put ingredients in the oven."""
    host, guest = (Person(device(), server.address, name) for name in ("Berta", "Carlo"))
    sit_together(host, guest, "mamma-mia", 2)
    host.start()
    guest.wait_for("pizza-table", "the guest is dealt cards too")
    play_until(lambda: any(is_asked_to_put(person) for person in (host, guest)), host, guest)
    return (host, guest) if is_asked_to_put(host) else (guest, host)


def is_asked_to_put(person: Person) -> bool:
    return person.page.locator('[data-question="put-ingredients"]').count() > 0


def put_one_card(person: Person) -> None:
    person.touch(person.page.locator("[data-hand-card]").first)
    person.press("do")


def hand(person: Person) -> list[str]:
    person.page.locator("[data-hand-card]").first.wait_for()
    return [card["name"] for card in person.look().hand]


def in_oven(page: Page) -> int:
    return int(page.locator("[data-test=oven]").get_attribute("data-count") or 0)
