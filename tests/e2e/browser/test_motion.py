"""Cards that move: each at its own size, from where it is to where it goes; dragged, and put in order by hand.

Real: animations and sounds go by the browser's own time.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from harness.browser.fixtures import NewDevice
from harness.browser.person import Person, play_until
from harness.servers import ServerProcess

# Keeps every animation of a flight: from and to as [left, top, scale], and the properties that were animated.
FILM = """() => {
  window.flights = [];
  window.animated = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    for (const frame of frames) Object.keys(frame).forEach((name) => window.animated.add(name));
    if (this.dataset?.test === 'flight') {
      const numbers = (text) => text.match(/-?[\\d.]+/g).map(Number);
      const [from, to] = frames.map((frame) => numbers(frame.transform));
      window.flights.push({ from, to, width: this.getBoundingClientRect().width });
    }
    return animate.call(this, frames, timing);
  };
}"""

# Keeps the audio outputs of the page.
OUTPUTS = """() => {
  window.outputs = [];
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.outputs.push(this);
    }
  };
}"""

SELECT_ALL = "() => getSelection().selectAllChildren(document.body)"


def begin(server: ServerProcess, device: NewDevice) -> Person:
    person = Person(device(1200, 800, motion="no-preference"), server.address, "Berta")
    person.page.add_init_script(f"({FILM})(); ({OUTPUTS})()")
    person.play_bots("mamma-mia", 3)
    play_until(lambda: person.sees("do-nothing-yet"), person)
    person.settle()
    return person


def first_card(person: Person) -> Locator:
    return person.page.locator("[data-hand-card][data-card]").first


def flights(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate("() => window.flights.splice(0)")
    return found


def test_a_card_flies_from_the_hand_into_the_oven(server: ServerProcess, device: NewDevice) -> None:
    person = begin(server, device)
    card = first_card(person)
    person.touch(card)
    person.settle()
    box = card.bounding_box()
    assert box is not None
    flights(person)
    person.press("do")
    person.page.wait_for_function("() => window.flights.length > 0")
    flight = flights(person)[0]
    assert abs(flight["from"][0] - box["x"]) < 12
    assert abs(flight["from"][1] - box["y"]) < 12
    oven = person.see("oven").bounding_box()
    assert oven is not None
    assert oven["x"] < flight["to"][0] < oven["x"] + oven["width"]
    assert {*person.page.evaluate("() => [...window.animated]")} <= {"transform", "opacity", "offset", "easing"}
    # The card has made its sound; in silence the audio output rests.
    person.page.wait_for_function(
        "() => window.outputs.length && window.outputs.every((one) => one.state != 'running')"
    )


def test_cards_are_put_in_order_by_hand_and_dragged_into_the_oven(server: ServerProcess, device: NewDevice) -> None:
    person = begin(server, device)
    cards = person.page.locator("[data-hand-card][data-card]")
    codes = [cards.nth(at).get_attribute("data-card") for at in range(cards.count())]
    person.page.evaluate(SELECT_ALL)  # the browser would drag the selection, and end the drag of the card
    drag(person, cards.first, cards.last)
    person.settle()
    shown = [cards.nth(at).get_attribute("data-card") for at in range(cards.count())]
    assert shown == [*codes[1:], codes[0]]
    person.press("sort-hand")
    assert [cards.nth(at).get_attribute("data-card") for at in range(cards.count())] == codes
    before = person.see("oven").get_attribute("data-count")
    person.settle()
    drag(person, cards.first, person.see("oven"))
    person.page.wait_for_function(
        "(count) => document.querySelector('[data-test=oven]')?.dataset.count !== count", arg=before
    )
    assert not person.sees("refused")


def drag(person: Person, what: Locator, onto: Locator) -> None:
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 3, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2 + 8, end["y"] + end["height"] / 2, steps=8)
    mouse.up()
