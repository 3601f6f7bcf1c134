"""A game that is over can be looked at again: step by step, through any eyes, by those who may."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from harness.browser.fixtures import PHONE, NewDevice
from harness.browser.input_devices import Touch
from harness.browser.person import Person, finish, sit_together
from harness.browser.virtual_site import VirtualSite

STEPS_S = 10.0
"""Seconds in which a replay that plays takes several steps."""
REVIEW_TIMEOUT_MS = 240_000
"""Milliseconds for a review of some seventy decisions, also on a busy machine."""


@pytest.mark.long
def test_a_game_is_looked_at_again(site: VirtualSite, device: NewDevice) -> None:
    host, guest = finished(site, device)
    host.press("replay-link")
    host.wait_for("replay", "the replay opens")
    host.wait_for("pizza-table", "the replay shows the table")
    shows_step(host, 1)
    for _ in range(3):
        host.page.keyboard.press("ArrowRight")
    shows_step(host, 4)
    host.page.keyboard.press("ArrowLeft")
    shows_step(host, 3)
    host.press("next")
    shows_step(host, 4)
    assert host.page.url.endswith("#step=3"), "the address follows the step, so that it can be shared"

    another = Person(device(**PHONE, storage_state=host.device.storage_state()), site.address, "Berta", inputs=Touch())
    another.go(host.page.url)
    another.wait_for("replay", "a link leads to the step")
    shows_step(another, 4)
    swipe(another.page, -160)
    shows_step(another, 5)
    swipe(another.page, 160)
    shows_step(another, 4)
    another.page.keyboard.press("Home")
    shows_step(another, 1)
    caption = another.see("caption")
    assert len(caption.inner_text()) > 84, "the start of a game has a long caption"
    assert caption.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), "it is read whole on a phone"

    has_erred = is_judged(guest)
    is_watched(host)
    looks_through_other_eyes(host)
    a_stranger_sees_it_once_all_share(host, guest, Person(device(), site.address, "Xenia"))
    assert has_erred or is_judged(host), "of two players one has made a costly choice, whatever the deal is"


def is_judged(person: Person) -> bool:
    """See what was luck and what was not, and go from a costly choice straight to where it was made; False if there is
    none: few games are so well played."""
    person.press("review-button")
    review = person.wait_for("review", "what is found is shown")
    expect(review).to_have_attribute("data-whole", "true", timeout=REVIEW_TIMEOUT_MS)
    apart = ("both",) if person.sees("review-imprecise") else ("luck", "skill")
    *parts, result = (
        int(re.split(r"\s*±", person.text(f"review-{part}"))[0].replace("\u2212", "-"))
        for part in ("share", "deal", *apart, "result")
    )
    assert sum(parts) == result
    assert re.search(r"in \d+ of \d+ decisions", person.text("review-agreed"))
    if not person.sees("review-step"):
        return False
    step = person.see("review-step").first
    wanted = step.get_attribute("href")
    assert wanted is not None
    person.touch(step)
    person.wait_for("pizza-table", "the moment is shown")
    shows_step(person, int(wanted.rpartition("=")[2]) + 1)
    person.page.go_back()
    person.wait_for("end", "and back to the end")
    return True


def is_watched(person: Person) -> None:
    """Playing goes on by itself, each step with its caption; the list of moves leads to any of them."""
    person.see("speed").select_option("4")
    person.press("play")
    expect(person.see("step")).to_have_text(re.compile(r"^(8|9|\d\d+) / "), timeout=60_000)
    person.press("play")
    stopped = person.text("step")
    person.let_pass(STEPS_S)
    assert person.text("step") == stopped, "it stands still"
    marks = person.page.locator("[data-test=mark]").all_inner_texts()
    assert marks == ["1", "2", "3"], "a mark for each round"
    person.page.keyboard.press("Space")
    expect(person.see("step")).not_to_have_text(stopped)
    person.page.keyboard.press("Space")
    moves = person.wait_for("moves", "the moves stand beside the table").locator("li")
    moves.nth(4).locator("button").click()
    expect(person.see("step")).to_have_text(re.compile(rf"^{int(moves.nth(4).get_attribute('data-step') or 0) + 1} / "))
    expect(person.see("caption")).to_have_text(moves.nth(4).locator("button").inner_text())
    assert re.search(r"Berta|Carlo|You", person.text("caption")), "a step that is told names who did it"
    person.page.keyboard.press("Home")
    for _ in range(3):
        person.page.keyboard.press("ArrowRight")
    shows_step(person, 4)


def test_a_game_is_played_on_from_a_step(site: VirtualSite, device: NewDevice) -> None:
    host, _ = finished(site, device)
    host.press("replay-link")
    host.wait_for("pizza-table", "the replay shows the table")
    for _ in range(6):
        host.page.keyboard.press("ArrowRight")
    shows_step(host, 7)
    host.press("play-on")
    host.see("play-on-form").locator("label", has_text="Carlo").click()
    host.press("play-on-start")
    host.wait_for("unsealed", "the new table says that its deal was not sealed")
    host.wait_for("pizza-table", "the game goes on")
    assert re.search(r"/t/[a-z2-7]{16}$", host.page.url)
    finish(host)
    host.press("check")
    assert "sealed" in host.text("fairness-summary")


def looks_through_other_eyes(host: Person) -> None:
    before = [card["name"] for card in host.look().hand]
    for eyes in ("1", "open", "public"):
        host.see("eyes").select_option(eyes)
        expect(host.page).to_have_url(re.compile(rf"/{eyes}#step=3$"))
        host.wait_for("pizza-table", f"the table as seen by {eyes}")
        shows_step(host, 4)
        if eyes == "1":
            assert [card["name"] for card in host.look().hand] != before, "another hand is seen"
        assert host.sees("open-hands") == host.sees("open-oven") == (eyes == "open")
    assert host.look().hand == [], "the public sees no hand"


def a_stranger_sees_it_once_all_share(host: Person, guest: Person, stranger: Person) -> None:
    stranger.go(re.sub(r"/public#.*", "/open", host.page.url))
    assert "share" in stranger.text("refused").lower()
    host.page.go_back()
    host.go(re.sub(r"/game/.*", "", host.page.url))
    for person in (host, guest):
        person.press("share-button")
        person.press("share")
        person.wait_gone("share", "one's own word is given")
    stranger.page.reload()
    stranger.wait_for("open-hands", "once all share, a stranger sees the game")


def finished(site: VirtualSite, device: NewDevice) -> tuple[Person, Person]:
    host, guest = (Person(device(), site.address, name) for name in ("Berta", "Carlo"))
    sit_together(host, guest, "mamma-mia", 2)
    host.start()
    guest.wait_for("table", "the guest is dealt cards too")
    finish(host, guest)
    return host, guest


def shows_step(person: Person, number: int) -> None:
    expect(person.see("step"), f"step {number} is shown").to_have_text(re.compile(rf"^{number} / \d+$"))


def swipe(page: Page, across: int) -> None:
    """A finger goes over the table."""
    x, y = 180 - across / 2, 250
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + across * part, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
