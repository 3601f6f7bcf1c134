"""Ids that no reader may meet: of cards, orders, options, questions and rules, as the wire writes them."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args

import forno
from forno.core.move import kebab
from forno.games.pizza.cards import KINDS
from forno.games.solo.cards import NAMES as SOLO_CARDS
from forno.rulebook import rules
from forno.rulebook.bundles import texts

GAMES = ("mamma-mia", "sole-mio", "grande", "plus", "solo")
HYPHENATED = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])")
SETTING = re.compile(r"(?<![\w/-])[a-z]+(?:-[a-z]+)*=[a-z]+")
"""An option with its value, as one types it."""
FOREIGN = re.compile(r"\b(?:pineapple|mushroom|shrimp|kitchen|waiter|yellow|green|draw|skip)\b")
"""English words of the notation, which no other language uses."""


def raw_ids(text: str, lang: str) -> list[str]:
    """List the ids in a text."""
    found = [word for word in HYPHENATED.findall(text) if word in ids()] + SETTING.findall(text)
    found += [rule for rule in rule_ids() if rule in text and stands_alone(rule, text)]
    return found if lang == "en" else found + FOREIGN.findall(text)


def stands_alone(rule: str, text: str) -> bool:
    """Say whether a rule's id is in a text, and not only as a part of another id."""
    return re.search(rf"(?<![\w.]){re.escape(rule)}(?![\w.-])", text) is not None


@cache
def ids() -> frozenset[str]:
    """Return every id that is written with a hyphen and is no English word."""
    orders = [name.removeprefix("order-name-") for name in texts("en") if name.startswith("order-name-")]
    options = [option.name for game in GAMES for option in forno.game(game).options]
    ranks = [name.rpartition(" ")[2] for name in SOLO_CARDS]
    questions = [kebab(step.__name__) for game in GAMES for step in get_args(forno.game(game).step_types) if step.asks]
    shown = [f"{order}-{kind}" for order in orders for kind in KINDS]
    return frozenset(word for word in (*orders, *shown, *options, *ranks, *questions) if "-" in word) - {"jump-in"}


@cache
def rule_ids() -> tuple[str, ...]:
    return tuple(rule.id for rule in rules())
