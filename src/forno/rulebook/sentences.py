"""Sentences for the player, in their language: refusals and hints, with the names of cards, orders, colours and piles.

Refusals and reasons carry such names in the game's notation: `2 olive, double salami`, `quartet-olive`, `red 7`, the
options as they are written, and players by their seat, counted from 1. Unknown names stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from forno.core.errors import Refused
from forno.rulebook.bundles import say


def in_words(name: str, value: object, lang: str) -> str:
    """Translate the value of a refusal or reason."""
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
    """Translate the name of a card: an ingredient, the chef card, a card of SOLO, or an order."""
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
    """Translate the name of an order card: `duel`, or with the kind that it shows, `quartet-olive`."""
    sort, _, kind = name.rpartition("-")
    shown = say(lang, f"kind-{kind}", count=4) if sort else None
    if shown is None:
        return say(lang, f"order-name-{name}") or name
    return say(lang, f"order-name-{sort}", kind=shown) or name


def colour(name: str, lang: str) -> str:
    """Translate a colour; `any` if none is in force."""
    return say(lang, f"colour-{name}") or say(lang, f"card-{name}-colour") or name


def pile(name: str, lang: str) -> str:
    return say(lang, f"pile-{name}") or name


def option(name: str, lang: str) -> str:
    """Translate the name of an option: `first-player`."""
    return say(lang, f"table-option-{name}") or name


def option_value(name: str, value: str, lang: str) -> str:
    """Translate a value of an option; numbers and names stay as they are."""
    return say(lang, f"table-option-{name}-{value}") or say(lang, f"table-option-{value}") or value


def level(name: str, lang: str) -> str:
    """Translate the level of a bot."""
    return say(lang, f"table-bot-{name}") or name


def each(translate: Callable[[str, str], str]) -> Callable[[str, str], str]:
    """Return a translator of several names, separated by commas."""
    return lambda names, lang: ", ".join(translate(name, lang) for name in names.split(", "))


WORDS_FOR: dict[str, Callable[[str, str], str]] = {
    "card": cards,
    "cards": cards,
    "colour": colour,
    "level": level,
    "levels": each(level),
    "missing": cards,
    "option": option,
    "order": order,
    "pile": pile,
    "top": cards,
    "way": cards,
}
"""Translators of values, by the name of the value."""


def hint(reason: str, values: Mapping[str, int | str], lang: str) -> str:
    """Return the sentence of a reason; a general one if the reason has no text."""
    words = {name: value if isinstance(value, int) else in_words(name, value, lang) for name, value in values.items()}
    return say(lang, f"hint-{reason}", **words) or say(lang, "hint-usual") or reason


def refusal(refused: Refused, lang: str, names: Sequence[str] = ()) -> str:
    """Return the sentence of a refusal, with the names at the seats; the id of the rule if it has no text."""
    values = {name: in_words(name, value, lang) for name, value in refused.values.items()}
    if "option" in refused.values:
        values |= _option_values(refused.values, lang)
    if "player" in refused.values:
        values["player"] = player(refused.values["player"], lang, names)
    return _sentence(refused, values, lang)


def refusal_in_notation(refused: Refused) -> str:
    """Return the English sentence of a refusal with its values as one has to type them."""
    values = dict(refused.values)
    if "player" in values:
        values["player"] = player(values["player"], "en", ())
    return _sentence(refused, values, "en")


def _sentence(refused: Refused, values: Mapping[str, object], lang: str) -> str:
    message = refused.rule.replace(".", "-")
    return say(lang, message, "refused", **values) or say(lang, message) or str(refused)


def _option_values(values: Mapping[str, object], lang: str) -> dict[str, str]:
    """Translate the values of an option, and those allowed."""
    name = str(values["option"])
    translate = each(lambda value, lang: option_value(name, value, lang))
    return {field: translate(str(values[field]), lang) for field in ("value", "allowed") if field in values}


def player(number: object, lang: str, names: Sequence[str]) -> str:
    """Return the name at a seat, counted from 1: `Player 3` if it is not known."""
    at = int(str(number)) - 1
    known = names[at] if 0 <= at < len(names) else ""
    return known or say(lang, "home-player-number", number=at + 1) or str(number)
