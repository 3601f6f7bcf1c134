"""An evening at one link, on phones: two people and two late friends play two games of two kinds.

Real: one whole evening over a network, with everything in its place.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from harness.browser import layout
from harness.browser.accessibility import Examined
from harness.browser.fixtures import NewDevice
from harness.browser.person import PAGE_TIMEOUT_S, POLL_MS, Person, finish, play_to_the_end, sit_together
from harness.servers import ServerProcess


@pytest.mark.long
def test_two_people_and_two_late_friends_play_an_evening(server: ServerProcess, device: NewDevice) -> None:
    berta, carlo, dora, emil = (
        Person(device(*layout.PHONE), server.address, name) for name in ("Berta", "Carlo", "Dora", "Emil")
    )
    link = sit_together(berta, carlo, "mamma-mia", 3)
    berta.start()
    carlo.wait_for("table", "the first game begins")

    waits_for_the_next_game(dora, link)
    takes_over_a_bot(emil, link, berta)
    held = hand(emil)
    emil.page.reload()
    emil.wait_for("pizza-table", "the seat is still Emil's after a reload")
    assert hand(emil) == held
    finish(berta, carlo, emil)
    play_to_the_end(dora)

    people = [berta, carlo, emil, dora]
    host = host_of(people)
    others = [person for person in people if person is not host]
    another_game(host, "solo", **{"jump-in": "off"})
    everybody_is_ready(host, *others)
    plays(*people)
    finish(*people)
    for person in people:
        shows_the_score(person)
    seen = Examined()
    seen.look(host, "score of the evening")
    assert seen.found == {}


def host_of(people: list[Person]) -> Person:
    """Find the person who may change the game, once somebody may."""
    end = time.monotonic() + PAGE_TIMEOUT_S
    while time.monotonic() < end:
        for person in people:
            if person.sees("change-game"):
                return person
        people[0].page.wait_for_timeout(POLL_MS)
    raise AssertionError("nobody is the host")


def waits_for_the_next_game(person: Person, link: str) -> None:
    """Come late, read why there is nothing to do, and ask for the next game."""
    person.go(link)
    assert "middle of a game" in person.text("guest-text")
    person.press("guest-join")
    person.write("join-name", person.name)
    person.press("guest-enter")
    person.wait_gone("guest-dialog", "the dialog closes")
    expect(person.see("guest-text"), "the queue is short").to_contain_text("next game")


def takes_over_a_bot(person: Person, link: str, host: Person) -> None:
    """Come late, and have the host's leave to play on with a bot's cards."""
    person.go(link)
    person.press("guest-take-over")
    person.write("join-name", person.name)
    person.press("guest-enter")
    person.press("take-over-seat")
    person.wait_for("guest-cancel", "the request is open")
    expect(host.wait_for("request", "the host is asked")).to_contain_text(person.name)
    host.press("request-yes")
    host.wait_gone("request", "and asked once")
    person.wait_gone("guest", "who plays does not watch")


def everybody_is_ready(host: Person, *others: Person) -> None:
    """Let all get ready for the next game; each stays at the results until then."""
    for person in others:
        expect(person.wait_for("next-game", "the others are told of it")).to_contain_text("SOLO")
        assert person.sees("end"), f"{person.name} still reads the results"
    for number, person in enumerate(others, start=1):
        person.press("rematch")
        expect(host.page.locator("[data-test=ready-tick]"), "all see who is ready").to_have_count(number)
    host.press("ready")


def plays(*people: Person) -> None:
    for person in people:
        person.wait_gone("lobby", "the next game begins once everybody is ready")
        person.wait_for("table", "cards are dealt")
        expect(person.see("table")).to_have_attribute("data-status", "playing")
        assert "end" not in person.look().parts


def another_game(host: Person, game: str, **options: str) -> None:
    host.press("change-game")
    host.touch(host.page.locator(f"label:has([data-test=change-{game}])"))
    host.touch(host.see("change-options").locator("summary"))
    for name, value in options.items():
        host.wait_for(f"option-{name}", "the options of the other game").locator("select").select_option(value)
    host.press("change-sure")
    host.wait_for("lobby", "the host is in the lobby of the other game")


def shows_the_score(person: Person) -> None:
    """Two games and two wins, whoever has them; both games can be opened."""
    rows = person.wait_for("evening-score", "the results show the evening's score").locator("tbody:first-of-type tr")
    assert rows.count() == 4
    games = [int(row.locator("td").last.inner_text()) for row in rows.all()]
    assert sorted(games) == [1, 2, 2, 2], games
    assert person.page.locator("[data-test=past-game]").count() == 2


def hand(person: Person) -> list[str]:
    person.page.locator("[data-hand-card]").first.wait_for()
    return [card["name"] for card in person.look().hand]
