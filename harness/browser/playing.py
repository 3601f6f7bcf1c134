"""Random play by what the screen offers, weighted so that games end soon; the same for the same name."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol

from harness.counts import FULL

LOOK = """() => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const seen = (query) => [...document.querySelectorAll(query)].filter(isSeen);
  const name = (one) => one.dataset.test;
  const inHand = (one) => ({ name: name(one), up: one.ariaPressed === 'true', quiet: one.classList.contains('quiet') });
  const held = (one) => ({ card: one.dataset.held, fits: one.dataset.fits === 'true', up: one.ariaPressed === 'true' });
  return {
    parts: seen('[data-test]').map(name),
    buttons: seen('button[data-test]:enabled, a[data-test]').map(name),
    hand: seen('[data-hand-card]').map(inHand),
    held: seen('[data-held]').map(held),
    choices: seen('[data-test=choices] button').length,
    is_called: document.querySelector('[data-test=solo-call]')?.ariaPressed === 'true',
    asked: seen('[data-test=question].asked, [data-test=question][data-question]').map((one) => one.innerText)[0] ?? '',
    text: document.body.innerText,
  };
}"""
"""Read the screen: the fields of `ScreenState`."""

SOFT = ("do-pass", "do-fail", "do-refuse")
"""Buttons that give up a chance: pressed more seldom than the rest."""

CAUTION = 0.75 if FULL else 0.15
"""How often somebody draws a card who could play one: hands grow, and a whole game of SOLO is over sooner; a single
hand is over sooner without."""
ENOUGH = 14
"""Who had so many cards draws none for fun any more, until other cards are dealt, swapped or forced upon them: else
hands stay as large as that, and nobody goes out."""

BLACK = 52
"""The first of the black cards of SOLO."""


class OutOfReach(AssertionError):
    """An element is visible and cannot be reached."""


class Gone(OutOfReach):
    """The element is not on the page any more."""


@dataclass(frozen=True)
class ScreenState:
    """The screen at one moment: parts and buttons by their data-test names, cards, and all text."""

    parts: list[str]
    buttons: list[str]
    hand: list[dict[str, Any]]
    held: list[dict[str, Any]]
    choices: int
    """Number of buttons in the list of all choices, if it lies open."""
    is_called: bool
    """In SOLO: the call for the next card is made."""
    asked: str
    text: str


class Player(Protocol):
    """A player at any browser, as far as playing needs one."""

    mood: random.Random
    likes_black: bool
    """In SOLO: plays a black card whenever there is one, and so names a colour soon."""
    held: int
    has_enough: bool

    def tap(self, test: str, /) -> None:
        """Press what was seen a moment ago; `Gone` if it is not there any more."""

    def tap_nth(self, selector: str, index: int) -> None:
        """Press one of several elements; `Gone` if it is not there any more."""

    def wait_for_change(self, sight: ScreenState) -> None:
        """Wait, 3 s at most, until the screen's text differs from what was seen."""


def step(person: Player, sight: ScreenState) -> bool:
    """One step of a turn; False if there is nothing to do."""
    if "end" in sight.parts:
        return False
    try:
        return watch(person, sight) or (pizza(person, sight) if "pizza-table" in sight.parts else solo(person, sight))
    except Gone:
        return True  # the table moved on under the hand: look again


def watch(person: Player, sight: ScreenState) -> bool:
    """The oven is emptied, a card is explained, a sheet lies on the table, or the finale runs: look, then go on."""
    for way in ("close-card", "scene-to-question", "scene-skip", "sheet-close", "finale-skip"):
        if way in sight.buttons:
            person.tap(way)
            return True
    return False


# --- the pizza games


def pizza(person: Player, sight: ScreenState) -> bool:
    if "actions" not in sight.parts:
        return False
    mood = person.mood
    if "choices" in sight.parts:
        return choose_in_words(person, sight)
    if mood.random() < 0.03 and "hint" in sight.buttons and "refused" not in sight.parts:
        person.tap("hint")
        person.wait_for_change(sight)
        return True
    if mood.random() < 0.04 and "all-choices" in sight.buttons:
        person.tap("all-choices")
        return True
    return answer(person, sight, *mood.choices(*zip(*pizza_ways(sight), strict=True)))


def pizza_ways(sight: ScreenState) -> list[tuple[str, float]]:
    """The parts that can be touched, each with its weight."""
    ready = [card["name"] for card in sight.hand if not card["up"] and not card["quiet"]]
    up = [card["name"] for card in sight.hand if card["up"]]
    quiet = [card["name"] for card in sight.hand if card["quiet"]]
    done = [name for name in sight.buttons if name.startswith("do-") and name != "do-nothing-yet"]
    groups = [name for name in sight.buttons if name.startswith(("choice-", "open-"))]
    piles = [name for name in ("kitchen", "waiter") if name in sight.buttons]
    named = [name for name in sight.buttons if name.startswith("name-")]
    return [
        *((name, 24.0) for name in sight.buttons if name == "do"),
        *((name, 1.0 if name in SOFT else 3.0) for name in done),
        *((name, 3.0) for name in [*ready, *named, *piles]),
        *((name, 0.7) for name in groups),
        *((name, 0.1 if "do" in sight.buttons else 0.3) for name in up),
        *((name, 0.05) for name in [*quiet, *[one for one in sight.buttons if one == "do-nothing-yet"]]),
    ]


def answer(person: Player, sight: ScreenState, name: str) -> bool:
    cards = [card["name"] for card in sight.hand]
    if name in cards:
        alike = [at for at, card in enumerate(sight.hand) if card["name"] == name]
        same = next(card for card in sight.hand if card["name"] == name)
        at = next(at for at in alike if sight.hand[at]["up"] == same["up"])
        person.tap_nth("[data-hand-card]", at)
        return True
    person.tap(name)
    if not name.startswith(("choice-", "open-", "do-nothing")):
        person.wait_for_change(sight)
    return True


def choose_in_words(person: Player, sight: ScreenState) -> bool:
    """By the list of all choices, which lies open. If it moves under the finger, it is tapped again."""
    person.tap_nth("[data-test=choices] button", person.mood.randrange(max(1, sight.choices)))
    person.wait_for_change(sight)
    return True


# --- SOLO


def solo(person: Player, sight: ScreenState) -> bool:
    mood = person.mood
    if "jump-card" in sight.buttons and mood.random() < 0.8:
        person.tap("jump-card")
        person.wait_for_change(sight)
        return True
    if not sight.asked or "jump-in" in sight.parts:
        return False
    if mood.random() < 0.03 and "hint" in sight.buttons:
        person.tap("hint")
        return True
    if len(sight.held) <= 2 and mood.random() < 0.6 and not sight.is_called:
        person.tap("solo-call")
    return solo_answer(person, sight)


def solo_answer(person: Player, sight: ScreenState) -> bool:
    mood, held = person.mood, len(sight.held)
    if abs(held - person.held) > 2:
        person.has_enough = False
    person.held, person.has_enough = held, person.has_enough or held >= ENOUGH
    black = [at for at, card in enumerate(sight.held) if card["fits"] and not card["up"] and int(card["card"]) >= BLACK]
    choices = [name for name in sight.buttons if name.startswith(("colour-", "swap-"))]
    if choices:
        person.tap(mood.choice(choices))
    elif black and person.likes_black and "do-play" not in sight.buttons:
        person.tap_nth("[data-held]", black[0])
        return True
    elif "do-play" in sight.buttons:
        person.tap("do-play")
    elif "do-draw" in sight.buttons and not person.has_enough and mood.random() < CAUTION:
        person.tap("do-draw")
    elif fits := [at for at, card in enumerate(sight.held) if card["fits"] and not card["up"]]:
        person.tap_nth("[data-held]", mood.choice(fits))
        return True
    else:
        done = [name for name in sight.buttons if name in ("do-draw", "do-keep", "do-pass", "do-swap")]
        if not done:
            return False
        person.tap(mood.choice(done))
    person.wait_for_change(sight)
    return True
