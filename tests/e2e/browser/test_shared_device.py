"""A family on one phone: it is passed round, and between two turns it shows no card of anybody. (house.hot-seat)"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, expect

from harness.browser import layout
from harness.browser.accessibility import violations
from harness.browser.fixtures import NewDevice
from harness.browser.person import DOUBLE_TAP_MS, Person, play_until
from harness.browser.playing import step
from harness.browser.virtual_site import VirtualSite
from harness.counts import count

ROUND_S = 400
"""Seconds in which three people on one phone play a round, also on a busy machine."""
PASSES = count(6, full=1000)
"""Times that the device is passed on; with full counts, until the round is over."""
CARDS = "[data-hand-card], [data-held], [data-card]"
HAND = "[data-hand-card], [data-held]"

pytestmark = pytest.mark.timeout(900)


class Family(Person):
    """People who pass one device round. They note the names of all cards that each of them has seen in hand."""

    def __init__(self, device: BrowserContext, address: str, name: str) -> None:
        super().__init__(device, address, name)
        self.names: set[str] = set()
        """Accessible names of all cards that were in a hand."""
        self.shown = ""
        """The person who sees their cards, or saw them last."""
        self.passed: list[str] = []
        """The people to whom the device was passed, one after the other."""

    def add(self, name: str) -> None:
        """Let another person sit down on this device."""
        self.press("add-person")
        self.write("join-name", name)
        self.press("person-add")
        self.wait_gone("person-add", "the dialog closes")
        expect(self.page.locator("[data-test=seat-name]").get_by_text(name), "the newcomer has a seat").to_be_visible()

    def take_step(self) -> bool:
        sight = self.look()
        if "covered" in sight.parts:
            return self.uncover()
        self.note_hand()
        if "pass-on" in sight.buttons:
            return self.pass_on()
        self.held, self.has_enough = len(sight.held), True  # in SOLO nobody draws for fun: the hand is over sooner
        return step(self, sight)

    def note_hand(self) -> None:
        labels = self.page.locator(HAND).evaluate_all("(all) => all.map((one) => one.ariaLabel ?? one.innerText)")
        self.names.update(label for label in labels if label)

    def pass_on(self) -> bool:
        self.press("pass-on")
        self.wait_for("covered", "the cards are covered")
        return True

    def uncover(self) -> bool:
        """Look for cards that must not be there; then the one whose turn it is takes the device."""
        self.shows_no_card()
        name = self.see("covered").get_attribute("data-person")
        if not name:
            return False
        expect(self.see("uncover"), "the button has the focus").to_be_focused()
        self.page.keyboard.press("Escape")
        assert self.sees("covered"), "Escape uncovers nothing"
        self.let_pass(DOUBLE_TAP_MS / 1000)
        self.press("uncover")
        self.wait_for("pass-bar", f"{name} sees the table")
        expect(self.see("pass-bar")).to_contain_text(name)
        self.shown = name
        self.passed.append(name)
        return True

    def shows_no_card(self) -> None:
        """Neither the page nor its accessibility tree, nor what is stored, holds a card of a hand."""
        assert self.page.locator(CARDS).count() == 0
        client = self.device.new_cdp_session(self.page)
        tree = json.dumps(client.send("Accessibility.getFullAXTree"), ensure_ascii=False)
        client.detach()
        page = self.page.content()
        for name in self.names:
            assert name not in tree
            assert name not in page
        assert '"hand"' not in self.page.evaluate("JSON.stringify(localStorage)")


def sit_down(family: Family, game: str, *others: str) -> None:
    """Open a table with one seat more than the family has; a bot gets it."""
    family.open_for_friends(game, len(others) + 2)
    for name in others:
        family.add(name)
    assert family.page.locator("[data-test=shares-device]").count() == len(others) + 1
    family.wait_for("shared-note", "the lobby says what passing the device round means")


def comes_back_covered(family: Family) -> None:
    """Show no card after a reload, or after the browser's back button, whoever had the device."""
    family.page.reload()
    family.wait_for("covered", "a reload comes back to the covered screen")
    family.shows_no_card()
    family.go("/")
    family.wait_for("your-table", "the table is listed once")
    assert family.page.locator("[data-test=your-table]").count() == 1
    family.page.go_back()
    family.wait_for("covered", "the way back leads to the covered screen")
    family.shows_no_card()


@pytest.mark.long
def test_a_family_plays_a_round_of_mamma_mia(site: VirtualSite, device: NewDevice) -> None:
    family = Family(device(*layout.PHONE), site.address, "Anna")
    sit_down(family, "mamma-mia", "Bruno", "Carla", "Dino")
    family.touch(family.page.locator("[data-test=seat]", has_text="Dino").locator("[data-test=remove-person]"))
    expect(family.page.locator("[data-test=shares-device]"), "one can go again").to_have_count(3)
    colour = family.page.locator("[data-test=seat]", has_text="Bruno").locator("[data-test=seat-colour]")
    family.touch(colour)
    family.press("colour-green")
    expect(colour, "each has a colour of their own").to_have_attribute("data-colour", "green")
    family.press("start")
    family.wait_for("covered", "the cards are dealt face down")
    assert violations(family.page) == []

    play_until(lambda: len(family.passed) == 4, family, seconds=ROUND_S)
    comes_back_covered(family)
    family.passed.clear()
    play_until(lambda: len(family.passed) >= PASSES or "Round 2" in family.look().text, family, seconds=ROUND_S)
    assert set(family.passed) == {"Anna", "Bruno", "Carla"}
    assert all(one != other for one, other in zip(family.passed, family.passed[1:], strict=False))
    assert len(family.names) > 5

    family.press("hide-cards" if family.sees("hide-cards") else "pass-on")
    family.wait_for("covered", "cards can be hidden at any time")
    family.shows_no_card()
    ends_early_and_plays_again(family)


def ends_early_and_plays_again(family: Family) -> None:
    """See the results uncovered, and add another person between two games."""
    play_until(lambda: family.sees("pass-bar"), family)
    family.press("menu")
    family.press("propose-end")
    family.press("sure")
    family.wait_for("over", "one device has one vote: the game is over, and its result is for everybody")
    family.press("change-game", "the device is the host's again")
    family.touch(family.page.locator("label:has([data-test=change-sole-mio])"))
    family.press("change-sure")
    family.wait_for("lobby", "the next game is set up")
    expect(family.page.locator("[data-test=shares-device]"), "they still share the device").to_have_count(3)
    looks_back_as(family, "Bruno")
    family.press("seats-more")
    family.add("Dino")


def looks_back_as(family: Family, name: str) -> None:
    """See the last game again from the seat of one of the family, and come back to the lobby."""
    family.press("past-game")
    family.wait_for("look-back-as", "each of them may look back").select_option(label=name)
    assert violations(family.page) == []
    family.press("replay-link")
    chosen = family.wait_for("eyes", "the replay is shown").locator("option:checked")
    expect(chosen).to_contain_text(name)
    family.page.go_back()
    family.wait_for("lobby", "the way back leads to the lobby")


def test_a_family_plays_a_hand_of_solo(site: VirtualSite, device: NewDevice) -> None:
    family = Family(device(*layout.PHONE), site.address, "Anna")
    sit_down(family, "solo", "Bruno", "Carla")
    family.wait_for("no-jump-ins", "the lobby says that nobody jumps in")
    family.set("clock", "per-decision")
    family.press("start")
    family.wait_for("covered", "the cards are dealt face down")
    play_until(lambda: bool(family.passed), family)
    family.wait_for("clock", "the clock runs once the player has the device")
    play_until(
        lambda: len(family.passed) >= 2 * PASSES or family.sees("sheet-close") or family.is_at_end,
        family,
        seconds=ROUND_S,
    )
    assert set(family.passed) == {"Anna", "Bruno", "Carla"}
    assert not family.sees("jump-card")
