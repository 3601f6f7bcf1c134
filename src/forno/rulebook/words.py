"""Names of cards, orders, colours and piles, as the rules write them, in a reader's language.

A refusal carries such names in the one form that the notation has: `2 olive, double salami`,
`quartet-olive`, `red 7`. What is not known here stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from forno.rulebook.bundles import say


def in_words(name: str, value: object, lang: str) -> str:
    """The value of a refusal that goes by this name, in the reader's words."""
    translate = WORDS_FOR.get(name)
    return translate(str(value), lang) if translate else str(value)


def cards(text: str, lang: str) -> str:
    """`2 olive, double salami`, or `red 7, blue 7`."""
    return ", ".join(_some_cards(part, lang) for part in text.split(", "))


def _some_cards(text: str, lang: str) -> str:
    number, _, name = text.partition(" ")
    if number.isdigit() and name:
        return f"{number} {card(name, lang, int(number))}"
    return card(text, lang)


def card(name: str, lang: str, count: int = 1) -> str:
    """One card by its name: an ingredient, the chef card, a card of SOLO, or an order."""
    if name.startswith("double "):
        return say(lang, f"double-{name.removeprefix('double ')}", count=count) or name
    if name == "chef card":
        return say(lang, "chef-card") or name
    word = say(lang, f"kind-{name}", count=count) or say(lang, f"card-{name}")
    return word or _coloured(name, lang) or order(name, lang)


def _coloured(name: str, lang: str) -> str | None:
    """`red 7`, `blue draw-two`"""
    first, _, rank = name.partition(" ")
    in_colour = say(lang, f"colour-{first}")
    if in_colour is None or not rank:
        return None
    return say(lang, "card-coloured", colour=in_colour, rank=say(lang, f"card-{rank}") or rank)


def order(name: str, lang: str) -> str:
    """An order card: `duel`, or with the kind that it shows, `quartet-olive`."""
    sort, _, kind = name.rpartition("-")
    shown = say(lang, f"kind-{kind}", count=4) if sort else None
    if shown is None:
        return say(lang, f"order-name-{name}") or name
    return say(lang, f"order-name-{sort}", kind=shown) or name


def colour(name: str, lang: str) -> str:
    """A colour, or `any` where none is in force."""
    return say(lang, f"colour-{name}") or say(lang, f"card-{name}-colour") or name


def pile(name: str, lang: str) -> str:
    return say(lang, f"pile-{name}") or name


WORDS_FOR: dict[str, Callable[[str, str], str]] = {
    "card": cards,
    "cards": cards,
    "colour": colour,
    "missing": cards,
    "order": order,
    "pile": pile,
    "top": cards,
    "way": cards,
}
"""Which values of a refusal are names, and of what."""
