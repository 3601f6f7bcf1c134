"""Each game, from its first card to its end: two people in two browsers and a bot, at a table opened by a link.

The people play until the end of a round; bots finish the game. With FORNO_COUNTS=full the people play all of it.
Real: one game of each family, played by keyboard and by finger over a network; the others are watched on virtual time.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import WebSocketRoute, expect

from harness.browser import layout
from harness.browser.accessibility import Examined
from harness.browser.checks import a_finger_hits_everything, nothing_scrolls_sideways
from harness.browser.fixtures import PHONE, NewDevice, at_night
from harness.browser.input_devices import Keyboard, Touch
from harness.browser.person import PAGE_TIMEOUT_S, Person, play_a_game, play_until, sit_together
from harness.browser.virtual_site import PageConnection, VirtualSite
from harness.servers import ServerProcess

COUNT_CLICKS = """if (location.protocol !== "about:") {
  sessionStorage.pressed ??= 0;
  addEventListener("pointerdown", () => sessionStorage.pressed++, true);
}"""
"""Counted across loads of the page; an empty page has no storage."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_two_people_and_a_bot_play_to_the_end(game: str, server: ServerProcess, device: NewDevice) -> None:
    """One by keyboard alone, one by finger on a small phone, on which everything fits at every step."""
    wide = device()
    wide.add_init_script(COUNT_CLICKS)
    host = Person(wide, server.address, "Berta", inputs=Keyboard())
    guest = Person(device(**PHONE), server.address, "Carlo", inputs=Touch())
    sit_together(host, guest, game, 3, **({"jump-in": "0"} if game == "solo" else {}))
    host.start()
    guest.wait_for("table", "the guest is dealt cards too")
    layout.watch(guest)
    play_until(lambda: layout.has_seen_all(guest), host, guest)
    play_a_game(host, guest, each=guest_fits(guest))

    layout.stood_still(guest)
    same_result(host, guest)
    for person in (host, guest):
        story_fits(person)
        is_fair(person)
    fits(guest)
    table = guest.page.url
    layout.stands_still_in_replay(guest, larger=True)
    guest.page.goto(table)
    guest.wait_for("end", "the guest is back at the results")
    host.press("rematch")
    host.wait_for("lobby", "again leads to the next lobby")
    guest.wait_for("next-game", "who reads the results is told of the next game")
    assert guest.sees("end"), "and is not moved"
    guest.press("rematch")
    for person in (host, guest):
        person.wait_gone("lobby", "the next game begins once both are ready")
        person.wait_for("table", "both are dealt cards")
    assert host.page.evaluate("sessionStorage.pressed") == "0"


@pytest.mark.parametrize("game", ["plus", *at_night("sole-mio", "grande")])
def test_a_round_is_watched_on_a_phone(game: str, site: VirtualSite, device: NewDevice) -> None:
    """The table of each other game stands still, live and in its replay; then its bots play on to the end."""
    guest = Person(device(*layout.PHONE), site.address, "Carlo")
    guest.play_bots(game, 3)
    layout.watch(guest)
    play_until(lambda: layout.has_seen_all(guest), guest)
    play_a_game(guest)

    layout.stood_still(guest)
    assert guest.text("winners")
    story_fits(guest)
    is_fair(guest)
    layout.stands_still_in_replay(guest, larger=False)


def test_a_guest_with_a_link_needs_a_name_and_a_tap(site: VirtualSite, device: NewDevice) -> None:
    host = Person(device(), site.address, "Berta")
    guest = Person(device(360, 740), site.address, "Carlo")
    guest.page.goto(host.open_for_friends("solo", 3))
    guest.wait_for("join", "the guest is asked for a name")
    seen = Examined()
    seen.look(guest, "sitting down")
    guest.press("take-seat")
    guest.wait_for("join-name-problem", "nobody sits down without a name")
    guest.write("join-name", guest.name)
    guest.press("take-seat")
    guest.wait_for("lobby", "the guest sits at the table")
    seen.look(guest, "lobby of a guest")
    assert seen.found == {}
    assert {"Berta", "Carlo"} <= {*guest.page.locator("[data-test=seat-name]").all_inner_texts()}


def test_the_bots_play_as_well_as_one_likes(site: VirtualSite, device: NewDevice) -> None:
    """Chosen on the start page; the device remembers it."""
    person = Person(device(), site.address, "Nora")
    person.choose("mamma-mia", 3)
    assert person.see("level").input_value() == "regular"
    person.see("level").select_option("master")
    person.press("play-bots")
    person.wait_for("table", "the game begins")
    person.press("menu")
    person.press("open-players")
    assert person.page.locator("dialog").inner_text().count("Master") == 2
    person.choose("solo")
    assert person.see("level").input_value() == "master"


def test_a_hint_and_a_refusal_say_why(site: VirtualSite, device: NewDevice) -> None:
    """What a good bot would do, in a sentence; and why two kinds do not go together, with the way to the rule."""
    person = Person(device(), site.address, "Nora")
    person.play_bots("mamma-mia")
    person.wait_for("actions", "it is Nora's turn")
    person.press("hint")
    assert len(person.text("hint-text")) > 20
    cards = person.page.locator("[data-hand-card][data-test^=card-]")
    kinds = [cards.nth(at).get_attribute("data-test") for at in range(cards.count())]
    lifted = next(at for at, _ in enumerate(kinds) if cards.nth(at).get_attribute("aria-pressed") == "true")
    other = next(at for at, kind in enumerate(kinds) if kind != kinds[lifted])
    person.touch(cards.nth(other))
    refused = person.wait_for("refused", "two kinds are refused")
    assert refused.get_attribute("data-rule") == "turn.one-kind"
    person.touch(refused.locator("a"))
    expect(person.see("rule"), "the rule is fetched and shown").to_contain_text("one kind")


def test_a_late_refusal_does_not_hide_an_open_list(site: VirtualSite, device: NewDevice) -> None:
    """A list that was hidden while it lay open left the whole page dead: the refusal came after it was opened."""
    person = Person(device(), site.address, "Nora")
    held: list[tuple[WebSocketRoute, str]] = []

    class LateConnection(PageConnection):
        def tell(self, text: str) -> None:
            if '"refusal"' in text:
                held.append((self.page, text))
            else:
                super().tell(text)

    person.page.route_web_socket(re.compile("/ws/"), partial(LateConnection, site))
    person.play_bots("mamma-mia")
    person.wait_for("actions", "it is Nora's turn")
    cards = person.page.locator("[data-hand-card][data-test^=card-]")
    kinds = [cards.nth(at).get_attribute("data-test") for at in range(cards.count())]
    person.touch(cards.first)
    person.touch(cards.nth(next(at for at, kind in enumerate(kinds) if kind != kinds[0])))
    person.press("all-choices")
    end = time.monotonic() + PAGE_TIMEOUT_S
    while not held:
        assert time.monotonic() < end, "the second kind is refused"
        person.pause()
    for line, told in held:
        line.send(told)
    person.wait_for("refused", "the refusal is there now")
    person.touch(person.see("choices").locator("button").first)
    person.wait_gone("choices", "the list can be used and closes")


def same_result(host: Person, guest: Person) -> None:
    for person in (host, guest):
        assert person.text("winners")
        person.wait_for("plot", "the evening is drawn, and what was left in hand is known")
    tables = [person.see("end").locator("table").first for person in (host, guest)]
    first, second = ([row.split("\t") for row in table.inner_text().splitlines()[1:]] for table in tables)
    assert first == second
    assert any(row[0] == "1." for row in first)


def story_fits(person: Person) -> None:
    """The evening is drawn, and each line ends at what its player has."""
    lines = person.wait_for("plot", "the evening is drawn").locator("li")
    drawn = dict(line.strip().rsplit(" ", 1) for line in lines.all_inner_texts())
    rows = person.see("end").locator("table").first.locator("tbody tr")
    scores = {row.locator("th").inner_text(): row.locator("[data-test=score]").inner_text() for row in rows.all()}
    assert drawn == scores


def is_fair(person: Person) -> None:
    person.press("check")
    person.wait_for("fairness-summary", "the deal is checked")
    checks = person.page.locator("[data-test=fairness] li[data-ok]")
    expect(checks.first).to_be_visible()
    wrong = person.page.locator("[data-test=fairness] li[data-ok=false]")
    assert wrong.count() == 0, wrong.first.inner_text()
    assert not person.sees("fairness-unnoted"), "this device has noted what was promised"


def guest_fits(guest: Person) -> Callable[[Person], None]:
    return lambda person: fits(guest) if person is guest else None


def fits(person: Person) -> None:
    nothing_scrolls_sideways(person)
    a_finger_hits_everything(person)
