"""Make a given move on the page: pick up its cards, then press the button that says it."""

from __future__ import annotations

from typing import Any

from harness.browser.person import Person

Move = dict[str, Any]


def make(person: Person, move: Move) -> None:
    """Make a move of the protocol with the controls on the screen."""
    name = move["move"]
    for card in pizza_cards(move):
        pick(person, f"card-{card}")
    for order in [move["order"]] if name == "lay" else move.get("orders", []):
        pick(person, f"order-{order}")
    for group, value in choices(move):
        choose(person, group, value)
    if name in ("play", "jump", "colour", "swap"):
        make_solo(person, move)
    elif name in ("pass", "fail", "ask", "refuse", "show"):
        person.press(f"do-{name}")
    elif name == "draw":
        person.press(f"do-draw-{move['pile']}" if "pile" in move else "do-draw")
    elif name == "name":
        person.press(f"do-name-{move['seat']}")
    elif name in ("keep",):
        person.press(f"do-{name}")
    else:
        person.press("do", f"the button does {move}")


def pizza_cards(move: Move) -> list[int]:
    if move["move"] == "put":
        kind, doubles = move["kind"], move.get("doubles", 0)
        return [2 * kind] * move["singles"] + [2 * kind + 1] * doubles
    if move["move"] in ("serve", "give", "commit"):
        return list(move.get("cards", []))
    return list(move.get("pledge", []))


def pick(person: Person, name: str) -> None:
    """The next card of this name that is not picked up yet."""
    down = person.page.locator(f'[data-test="{name}"][aria-pressed=false]')
    if down.count():
        person.touch(down.first)


def choices(move: Move) -> list[tuple[str, str]]:
    """The choice to make beside the cards, where there is one."""
    name = move["move"]
    if name == "put" and move["singles"] and move.get("doubles"):
        return [("top", "double" if move.get("double_last") else "single")]
    if name == "want":
        return [("request", ",".join(map(str, move["request"])))]
    if name == "commit":
        return [("total", str(move["total"]))]
    if name == "series":
        return [("numbers", ",".join(map(str, move["numbers"])))]
    return []


def choose(person: Person, group: str, value: str) -> None:
    wanted = person.page.locator(f'[data-test="group-{group}"] [data-test="choice-{value}"]')
    if wanted.count():
        person.touch(wanted)


def make_solo(person: Person, move: Move) -> None:
    if move["move"] == "colour":
        return person.press(f"colour-{move['colour']}")
    if move["move"] == "swap":
        return person.press(f"swap-{move['seat']}" if move["seat"] >= 0 else "do-swap")
    if move["move"] == "jump":
        return person.press("jump-card")
    if bool(move.get("solo")) != (person.see("solo-call").get_attribute("aria-pressed") == "true"):
        person.press("solo-call")
    for card in move["cards"]:
        person.touch(person.page.locator(f'[data-held="{card}"][aria-pressed=false]').first)
    person.press("do-play")
    return None
