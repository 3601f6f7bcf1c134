"""The page knows no rules: it offers what the server sent, nothing more and nothing less."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from harness.browser.fixtures import NewDevice
from harness.browser.moves import Move, pizza_cards
from harness.browser.person import Person, play_until
from harness.browser.virtual_site import PageConnection, VirtualSite

Change = Callable[[list[Move]], list[Move]]


class Line:
    """Between the page and its server: changes which moves the page is told of, and notes which it makes."""

    def __init__(self, person: Person, site: VirtualSite, change: Change) -> None:
        self.change = change
        self.sent: list[Move] = []
        """What the server offered, the last time that it told of the game."""
        self.told: list[Move] = []
        """What the page was told instead."""
        self.hand: list[int] = []
        """The hand of SOLO that came with it: the page may still show the one before."""
        self.acts: list[Move] = []
        person.page.route_web_socket(re.compile("/ws/"), partial(LineConnection, self, site))

    @property
    def is_changed(self) -> bool:
        return self.sent != self.told

    def note(self, text: str | bytes) -> None:
        """Note what the page says."""
        said = json.loads(text)
        if said["type"] == "play-move":
            self.acts.append(said["move"])
            self.sent = self.told = []  # nothing is offered until the server has answered

    def changed(self, text: str) -> str:
        told: dict[str, Any] = json.loads(text)
        game = told.get("game")
        if told["type"] not in ("frame", "snapshot") or not game:
            return text
        self.sent = game["legal_moves"]
        self.told = game["legal_moves"] = self.change(self.sent)
        self.hand = game["view"].get("hand") or []
        return json.dumps(told)


class LineConnection(PageConnection):
    """A connection of the page through such a line."""

    def __init__(self, line: Line, site: VirtualSite, page: WebSocketRoute) -> None:
        self.line = line
        super().__init__(site, page)

    def tell(self, text: str) -> None:
        super().tell(self.line.changed(text))

    def send(self, text: str | bytes) -> None:
        self.line.note(text)
        super().send(text)


def test_a_pizza_table_offers_only_what_was_sent(site: VirtualSite, device: NewDevice) -> None:
    """Of all that could be put in, one single card is left: no other can be picked up, and nothing else be done."""
    person = Person(device(), site.address, "Nora")
    line = Line(person, site, lambda sent: [move for move in sent if is_one_card(move)][-1:] or sent)
    person.play_bots("mamma-mia")
    person.page.locator('[data-question="put-ingredients"]').wait_for()
    person.wait_for("do-nothing-yet", "it is Nora's turn")
    [only] = line.told
    assert len(line.sent) > 1

    listed = in_the_list(person)
    assert len(listed) == 1
    tap_everything(person)
    [wanted] = pizza_cards(only)
    assert lifted(person) == [f"card-{wanted}"], "no other card can be picked up"
    assert ways_to_act(person) == ["do"], "nothing else can be done"
    assert person.text("do") == listed[0]
    before = person.see("oven").get_attribute("data-count") or ""
    person.press("do")
    expect(person.see("oven"), "the server takes it").not_to_have_attribute("data-count", before)
    assert line.acts == [only]


def test_a_pizza_table_offers_whatever_was_sent(site: VirtualSite, device: NewDevice) -> None:
    """A move against the rules is offered like any other; it is the server that refuses it."""
    strange: Move = {"move": "draw", "pile": "waiter"}
    person = Person(device(), site.address, "Nora")
    line = Line(person, site, lambda sent: [strange] if any(map(is_one_card, sent)) else sent)
    person.play_bots("mamma-mia")
    person.wait_for("do-draw-waiter", "it is Nora's turn, and there is this one thing to do")
    assert len(in_the_list(person)) == 1
    tap_everything(person)
    assert lifted(person) == []
    assert ways_to_act(person) == ["do-draw-waiter"]
    person.press("do-draw-waiter")
    person.wait_for("refused", "the server says no, and why")
    assert line.acts == [strange]


def test_a_solo_table_offers_only_what_was_sent(site: VirtualSite, device: NewDevice) -> None:
    """Where a card could be played, but only drawing is left of it, no card fits and none can be chosen."""
    person = Person(device(), site.address, "Nora")
    line = Line(person, site, only_drawing)
    person.play_solo(2)
    play_until(lambda: line.is_changed and "do-draw" in person.look().buttons, person)
    held = person.page.locator("[data-held]")
    expect(held, "the page shows the hand of this turn").to_have_count(len(line.hand))
    assert line.hand
    person.wait_for("do-draw", "it is Nora's turn")
    for at in range(len(line.hand)):
        person.touch(held.nth(at))
    sight = person.look()
    assert not any(card["fits"] or card["up"] for card in sight.held)
    assert ways_to_act(person) == ["do-draw"]
    before = len(line.acts)
    person.press("do-draw")
    expect(held, "the server gives a card").not_to_have_count(len(sight.held))
    assert line.acts[before:] == [{"move": "draw"}]


def is_one_card(move: Move) -> bool:
    return bool(move["move"] == "put" and len(pizza_cards(move)) == 1)


def only_drawing(sent: list[Move]) -> list[Move]:
    names = {move["move"] for move in sent}
    return [move for move in sent if move["move"] == "draw"] if {"draw", "play"} <= names else sent


def in_the_list(person: Person) -> list[str]:
    """Every choice in words, as the list has it."""
    person.press("all-choices")
    choices = person.wait_for("choices", "the list opens").locator("button").all_inner_texts()
    person.press("close")
    return choices


def tap_everything(person: Person) -> None:
    """Each card and each order of the hand."""
    cards = person.page.locator("[data-hand-card]")
    assert cards.count() > 2
    for at in range(cards.count()):
        person.touch(cards.nth(at))


def lifted(person: Person) -> list[str]:
    return [card["name"] for card in person.look().hand if card["up"]]


def ways_to_act(person: Person) -> list[str]:
    return [name for name in person.look().buttons if name == "do" or name.startswith("do-")]
