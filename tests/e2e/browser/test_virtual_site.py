"""Pages on virtual time: the server's own answers reach them, its clock and theirs go together, and nothing is waited
for."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from harness.browser.fixtures import NewDevice, NewSite
from harness.browser.person import Person, sit_together, watch_a_round
from harness.browser.virtual_site import VirtualSite
from harness.virtual.world import EPOCH

ABSENCE_S = 600.0
SCRIPT = """() => new Promise((done) => {
  addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));
  document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
})"""


def test_a_page_has_the_servers_own_answers_and_no_port_is_open(site: VirtualSite, browser: Browser) -> None:
    used = browser.new_context()
    site.connect(used)
    person = Person(used, site.address, "Nora")
    answer = person.page.goto(site.address)
    assert answer is not None
    assert "default-src" in answer.headers["content-security-policy"]
    assert person.page.evaluate(SCRIPT).startswith("script-src"), "the browser follows the server's policy"
    assert person.page.evaluate("window.ran") is None
    missing = person.page.goto(f"{site.address}/assets/nothing.js")
    assert missing is not None
    assert missing.status == 404
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", urlsplit(site.address).port or 0))
    used.close()


def test_time_passes_for_the_server_and_on_the_page(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(), site.address, "Nora")
    person.go("/")
    person.page.evaluate("() => { window.rung = 0; setInterval(() => window.rung++, 60_000); }")
    began = site.world.loop.now
    site.let_pass(ABSENCE_S)
    assert site.world.loop.now >= began + ABSENCE_S
    assert person.page.evaluate("window.rung") >= ABSENCE_S // 60
    assert abs(person.page.evaluate("Date.now() / 1000") - EPOCH - site.world.loop.now) < ABSENCE_S / 100


def test_the_same_seed_deals_the_same_cards(new_site: NewSite, device: NewDevice) -> None:
    first, second, other = (first_hands(new_site(seed=seed), device) for seed in (3, 3, 4))
    assert first == second != other


def first_hands(site: VirtualSite, device: NewDevice) -> list[list[str]]:
    """The cards that two people are dealt, who both have a part in the shuffle."""
    host, guest = (Person(device(), site.address, name) for name in ("Berta", "Carlo"))
    sit_together(host, guest, "mamma-mia", 2)
    host.start()
    for person in (host, guest):
        person.page.locator("[data-hand-card]").first.wait_for()
    return [[card["name"] for card in person.look().hand] for person in (host, guest)]


def test_a_round_is_watched(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(), site.address, "Berta")
    person.play_bots("mamma-mia", 2)
    watch_a_round(person)
    assert person.is_round_over or person.is_at_end


def test_a_server_that_was_killed_is_missed_until_it_is_back(site: VirtualSite, device: NewDevice) -> None:
    person = Person(device(), site.address, "Nora")
    person.open_for_friends("solo", 2)
    site.kill()
    person.wait_for("line-lost", "the page says that the line is lost")
    elsewhere = Person(device(), site.address, "Nora")
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        elsewhere.go("/")
    site.start()
    person.wait_gone("line-lost", "the page comes back by itself")
    expect(person.see("settings"), "the table is there again").to_be_visible()


def test_a_device_without_a_network_reaches_nothing(site: VirtualSite, device: NewDevice) -> None:
    person, other = (Person(device(), site.address, name) for name in ("Nora", "Otto"))
    person.open_for_friends("solo", 2)
    site.set_offline(person.device, True)
    person.wait_for("line-lost", "the page says that the line is lost")
    other.go("/")
    other.wait_for("start", "others are served")
    site.set_offline(person.device, False)
    person.wait_gone("line-lost", "the page comes back by itself")
