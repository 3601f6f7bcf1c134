"""A table waits for its only person; tables of several people play on, and say so. (house.absent)"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from forno.client import Client
from forno.server.protocol import StartGame
from harness.browser.accessibility import Examined
from harness.browser.checks import nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice, NewSite
from harness.browser.input_devices import Touch
from harness.browser.person import KEY, Person, play_until, sit_together
from harness.browser.virtual_site import VirtualSite
from harness.players import ScriptedPlayer

GRACE_MS = 1000

HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""What a browser does when another tab is looked at."""
BOXES = """() => [...document.querySelectorAll('[data-test=your-table], [data-test=games]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 200) ?? String(node)));
  }).observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.fixture
def impatient_site(new_site: NewSite) -> VirtualSite:
    """A site where a bot soon plays for whoever is absent."""
    return new_site(grace=GRACE_MS)


def table_of(person: Person) -> str:
    return urlsplit(person.page.url).path.split("/")[2]


def state(person: Person, room: str) -> dict[str, Any]:
    """How the server lists a person's table: whose turn it is, and how many decisions were made."""
    key = person.page.evaluate(KEY, room)
    asked = [{"room": room, "key": key, "number": 1, "decision": 0}]
    assert person.site
    body, headers = json.dumps(asked).encode(), {"Content-Type": "application/json"}
    found: list[dict[str, Any]] = person.site.fetch("/api/my-tables", "POST", body, headers).json()
    return found[0]


async def a_whole_game(address: str) -> None:
    """Play a game against bots to its end: all that bots of this server could do meanwhile, they have done."""
    async with Client(address) as client:
        host = await client.open("mamma-mia", 3, "Xenia")
        await host.do(StartGame, fill="regular")
        await ScriptedPlayer(host, 1).play()


def goes_away_in_a_bots_turn(anna: Person) -> str:
    """Move behind a hidden page, which confirms nothing, and leave; the room."""
    room = table_of(anna)
    play_until(lambda: state(anna, room)["turn"] == 0, anna)
    anna.page.evaluate(HIDE)
    play_until(lambda: state(anna, room)["turn"] not in (0, None), anna)
    return room


@pytest.mark.rule("house.absent")
def test_nothing_is_played_while_one_is_away(site: VirtualSite, device: NewDevice) -> None:
    anna = Person(device(**PHONE), site.address, "Anna", inputs=Touch())
    anna.play_solo(3)
    room = goes_away_in_a_bots_turn(anna)
    left = state(anna, room)
    site.call(a_whole_game(site.address))
    assert state(anna, room) == left, "nothing happens behind a hidden page"
    anna.go("/")
    expect(anna.wait_for("headline", "the list says how the table is")).to_have_text("Waits for you")
    assert not anna.sees("news")
    site.call(a_whole_game(site.address))
    assert state(anna, room) == left, "nor while there is no page"

    anna.touch(anna.see("your-table").locator("a"))
    anna.wait_for("resume", "the table is shown as it was left")
    site.call(a_whole_game(site.address))
    assert state(anna, room) == left, "nor before she goes on"
    seen = Examined()
    seen.look(anna, "table that has waited")
    assert seen.found == {}
    nothing_scrolls_sideways(anna)
    anna.press("resume")
    anna.wait_gone("resume", "it goes on")
    play_until(lambda: state(anna, room)["moves"] > left["moves"] + 3, anna)


@pytest.mark.rule("house.absent")
def test_the_game_goes_on_by_the_keyboard_where_nothing_has_moved(site: VirtualSite, device: NewDevice) -> None:
    anna = Person(device(), site.address, "Anna")
    anna.play_solo(3)
    room = goes_away_in_a_bots_turn(anna)
    before, left = places(anna), state(anna, room)
    anna.page.reload()
    expect(anna.wait_for("resume", "the table is shown as it was left")).to_be_focused()
    expect(anna.page.locator('[data-test="live"]')).to_contain_text("The table waited for you.")
    assert places(anna) == before
    anna.page.keyboard.press("Enter")
    anna.wait_gone("resume", "it goes on")
    play_until(lambda: state(anna, room)["moves"] > left["moves"], anna)


def places(person: Person) -> list[object]:
    """Where the parts of a table of SOLO lie, once nothing moves."""
    person.settle()
    return [person.see(part).bounding_box() for part in ("hand", "draw-pile", "solo-call")]


def test_a_table_against_bots_plays_without_a_tap_while_one_looks(site: VirtualSite, device: NewDevice) -> None:
    anna = Person(device(), site.address, "Anna")
    anna.play_solo(3)
    room = table_of(anna)
    play_until(
        lambda: state(anna, room)["moves"] > 6, anna, each=lambda person: expect(person.see("resume")).to_have_count(0)
    )
    anna.press("menu")
    assert anna.text("absence") == "Your table waits for you."


@pytest.mark.rule("house.absent")
def test_a_bot_plays_for_one_of_several_people_and_says_what(impatient_site: VirtualSite, device: NewDevice) -> None:
    anna, berta = (Person(device(**PHONE), impatient_site.address, name, inputs=Touch()) for name in ("Anna", "Berta"))
    sit_together(anna, berta, "mamma-mia", 2)
    anna.start()
    room = table_of(berta)
    berta.press("menu")
    assert berta.text("absence") == "They play on; a bot takes over after a second."
    berta.press("go-home")
    berta.wait_for("headline", "the list says how the table is")
    play_until(lambda: state(anna, room)["moves"] > 6, anna)
    berta.touch(berta.see("your-table").locator("a"))
    note = berta.wait_for("played-for-you", "the page says what a bot played")
    count = int(note.get_attribute("data-count") or 0)
    assert count >= 1
    turns = "one turn" if count == 1 else f"{count} turns"
    expect(note).to_contain_text(f"A bot played {turns} for you:")
    assert len([line for line in note.locator("li").all_inner_texts() if line != "…"]) == count
    expect(berta.page.locator('[data-test="live"]'), "it is read out").to_contain_text(f"A bot played {turns}")
    seen = Examined()
    seen.look(berta, "what a bot played")
    assert seen.found == {}
    nothing_scrolls_sideways(berta)
    berta.press("played-close")
    berta.wait_gone("played-for-you", "it is put away")


# --- one's own tables on the start page


def test_the_list_stays_true_while_it_is_open(site: VirtualSite, device: NewDevice) -> None:
    anna, berta = (Person(device(), site.address, name) for name in ("Anna", "Berta"))
    sit_together(anna, berta, "mamma-mia", 2)
    anna.start()
    berta.wait_for("table", "the cards are dealt")
    is_annas = bool(anna.wait_for("question", "somebody is asked").get_attribute("data-question"))
    mover, other = (anna, berta) if is_annas else (berta, anna)
    other.go("/")
    headline = other.wait_for("headline", "the list says how the table is")
    expect(headline).to_have_text(f"{mover.name}’s turn")
    room = table_of(mover)
    play_until(lambda: state(other, room)["turn"] == state(other, room)["seat"], mover)
    expect(headline, "without a reload").to_have_text("Your turn")


def hold_in(held: list[Route]) -> Callable[[Route], None]:
    return lambda route: held.append(route)


def with_news(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The third table is listed first, with more to say than fits beside its name."""
    third = tables[2]
    third["card"]["status"] = "playing"
    third["card"]["seats"] = [{**seat, "name": f"Bartholomew {at}"} for at, seat in enumerate(third["card"]["seats"])]
    return [*tables[:2], {**third, "turn": third["seat"], "moves": 28}, *tables[3:]]


def test_the_details_of_tables_come_without_a_jump(site: VirtualSite, device: NewDevice) -> None:
    for size in ({"width": 390, "height": 844}, {"width": 1280, "height": 800}):
        anna = Person(device(**size), site.address, "Anna")
        for game, seats in (("mamma-mia", 2), ("solo", 3), ("plus", 4), ("sole-mio", 3)):
            anna.open_for_friends(game, seats)
        anna.page.add_init_script(f"({SHIFTS})()")
        held: list[Route] = []
        hold = hold_in(held)
        anna.page.route("**/api/my-tables", hold)
        with anna.page.expect_request("**/api/my-tables"):
            anna.go("/")
        anna.settle()
        before = anna.page.evaluate(BOXES)
        assert len(before) == 4, "three tables, and the games below them"
        for route in held:
            route.fulfill(json=with_news(site.answer_to(route.request).json()))
        anna.page.unroute("**/api/my-tables", hold)
        expect(anna.page.locator('[data-test="headline"]').first).to_have_text("Your turn")
        anna.settle()
        assert anna.page.evaluate(BOXES) == before
        assert anna.page.evaluate("window.shifts") == []
