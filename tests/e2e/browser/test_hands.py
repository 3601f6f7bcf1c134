"""Hands on a phone: each card has space for a finger, which plays it, moves it, scrolls the row or has it explained.

Real: the speed of a finger and the length of its touch are those of the browser's own clock.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, ViewportSize

from harness.browser.checks import a_finger_hits_every_card
from harness.browser.fixtures import NewDevice
from harness.browser.input_devices import Finger, Touch
from harness.browser.person import Person, play_until
from harness.servers import ServerProcess

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
NARROW: ViewportSize = {"width": 320, "height": 568}
"""A phone on which a hand of seven cards of SOLO scrolls."""
ROOMY: ViewportSize = {"width": 460, "height": 844}
"""A phone on which nine ingredients, the most that Plus gives early, do not scroll."""
EXPLANATION = "[data-test=card-info]"
"""Shown while a finger rests on a card."""
TAKEN = "[data-grabbed]"
"""A card of a row that scrolls, once a finger has rested on it: sooner than it is explained."""
INGREDIENTS = "[data-hand-card][data-card]"
IN_ROWS = "[data-held]:not([data-test=drawn] *)"
"""Cards of SOLO but for the one just drawn, which lies apart."""


def test_a_finger_at_a_pizza_table(server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(**PHONE), server.address, "Berta", inputs=Touch())
    person.play_bots("plus", 2)
    play_until(lambda: person.sees("do-nothing-yet"), person)
    person.settle()
    cards, finger = person.page.locator(INGREDIENTS), Finger(person.page)
    assert cards.count() >= 7
    a_finger_hits_every_card(person)
    person.touch(cards.nth(2))
    person.settle()
    a_finger_hits_every_card(person)
    person.touch(cards.nth(2))

    person.page.set_viewport_size(ROOMY)
    person.settle()
    before = codes(cards)
    drag_along(person, cards.first, cards.nth(2))
    assert codes(cards) == [*before[1:3], before[0], *before[3:]]
    person.press("sort-hand")
    assert codes(cards) == before

    finger.press(middle(cards.first), until=EXPLANATION)
    person.wait_for("card-info", "a long press has the card explained")
    person.page.keyboard.press("Escape")
    person.wait_gone("card-info", "and is closed")
    assert codes(cards) == before

    count = person.see("oven").get_attribute("data-count")
    flick(person, cards.first)
    person.page.wait_for_function(
        "(count) => document.querySelector('[data-test=oven]')?.dataset.count !== count", arg=count
    )
    assert not person.sees("refused")


def test_a_finger_at_a_solo_table(server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(**PHONE), server.address, "Sola", inputs=Touch())
    person.play_solo(2)
    play_until(lambda: fitting(person).count() > 0, person)
    person.settle()
    cards = person.page.locator(IN_ROWS)
    a_finger_hits_every_card(person)
    before = codes(cards, "data-held")
    drag_along(person, cards.first, cards.nth(1))
    assert codes(cards, "data-held") == [before[1], before[0], *before[2:]]
    cards.nth(1).press("Shift+ArrowLeft")
    assert codes(cards, "data-held") == before
    assert person.page.evaluate("document.activeElement.dataset.held") == before[0]
    cards.first.blur()

    person.page.set_viewport_size(NARROW)
    person.settle()
    a_finger_hits_every_card(person)
    drag_along(person, cards.nth(3), cards.nth(1))
    assert codes(cards, "data-held") == before
    assert scrolled(person) > 0, "a finger that goes along the row scrolls it"
    person.page.evaluate("document.querySelector('[data-scrolls]').scrollLeft = 0")
    drag_along(person, cards.nth(1), cards.nth(3), until=TAKEN)
    assert codes(cards, "data-held") == [before[0], *before[2:4], before[1], *before[4:]]
    assert scrolled(person) == 0
    person.press("sort-hand")
    assert codes(cards, "data-held") == before

    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    person.settle()
    top = person.see("pile").inner_html()
    flick(person, fitting(person).first)
    person.page.wait_for_function("(top) => document.querySelector('[data-test=pile]')?.innerHTML !== top", arg=top)
    assert not person.sees("refused")


def test_a_card_of_solo_is_dragged_with_the_mouse(server: ServerProcess, device: NewDevice) -> None:
    person = Person(device(1200, 800), server.address, "Sola")
    person.play_solo(2)
    play_until(lambda: fitting(person).count() > 0, person)
    person.settle()
    cards = person.page.locator(IN_ROWS)
    before = codes(cards, "data-held")
    drag(person, cards.first, cards.last)
    person.settle()
    assert codes(cards, "data-held") == [*before[1:], before[0]]
    top = person.see("pile").inner_html()
    drag(person, fitting(person).first, person.see("pile"))
    person.page.wait_for_function("(top) => document.querySelector('[data-test=pile]')?.innerHTML !== top", arg=top)
    assert not person.sees("refused")


def fitting(person: Person) -> Locator:
    """Find the cards of SOLO that can be played now."""
    return person.page.locator(f"{IN_ROWS}[data-fits=true]")


def codes(cards: Locator, name: str = "data-card") -> list[str]:
    found: list[str] = cards.evaluate_all("(all, name) => all.map((one) => one.getAttribute(name))", name)
    return found


def middle(one: Locator, *, across: float = 0.3) -> tuple[float, float]:
    """Find a point of a card that no other covers."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2


def drag_along(person: Person, card: Locator, onto: Locator, *, until: str = "") -> None:
    """Move a card with a finger to the far side of another one; to a finger that a busy machine delays it is explained
    as well, which is closed."""
    start = middle(card)
    is_right = middle(onto)[0] > start[0]
    x, y = middle(onto, across=0.9 if is_right else 0.1)
    Finger(person.page).drag(start, (x, y + 4), until=until)
    person.settle()
    if person.sees("card-info"):
        person.page.keyboard.press("Escape")
        person.settle()


def flick(person: Person, card: Locator) -> None:
    """Play a card with a quick short move upwards."""
    x, y = middle(card)
    Finger(person.page).drag((x, y), (x + 6, y - 90), duration_ms=60)


def drag(person: Person, card: Locator, onto: Locator) -> None:
    """Drag a card with the mouse."""
    mouse, (x, y) = person.page.mouse, middle(onto, across=0.6)
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(x, y, steps=8)
    mouse.up()


def scrolled(person: Person) -> float:
    found: float = person.page.evaluate("document.querySelector('[data-scrolls]').scrollLeft")
    return found
