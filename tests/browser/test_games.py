"""Each game, from the start page to its end: two people in two browsers and a bot, at a table opened by a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.person import Person, play_to_the_end, sit_together
from tests.server.served import Served

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end(game: str, served: Served, device: NewDevice) -> None:
    host = Person(device(), served.address, "Berta")
    guest = Person(device(360, 740), served.address, "Carlo")
    sit_together(host, guest, game, 3, **({"window": "0"} if game == "solo" else {}))
    host.start()
    guest.wait_for("table", "the guest is dealt cards too")
    play_to_the_end(host, guest)

    same_result(host, guest)
    for person in (host, guest):
        person.wait_for("plot", "the evening is drawn")
        is_fair(person)
    host.press("again")
    for person in (host, guest):
        person.wait_for("lobby", "again leads everybody back to the lobby")


def same_result(host: Person, guest: Person) -> None:
    assert host.text("winners")
    tables = [person.see("end").locator("table").first for person in (host, guest)]
    first, second = ([row.split("\t") for row in table.inner_text().splitlines()[1:]] for table in tables)
    assert first == second
    assert any(row[0] == "1." for row in first)


def is_fair(person: Person) -> None:
    person.press("check")
    person.wait_for("fairness-summary", "the deal is checked", seconds=30)
    checks = person.page.locator("[data-test=fairness] li[data-ok]")
    expect(checks.first).to_be_visible()
    wrong = person.page.locator("[data-test=fairness] li[data-ok=false]")
    assert wrong.count() == 0, wrong.first.inner_text()
    assert not person.sees("fairness-unnoted"), "this device has noted what was promised"
