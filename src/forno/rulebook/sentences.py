"""A refusal as a sentence to the player, in their language."""

from __future__ import annotations

from collections.abc import Mapping

from forno.core.errors import Refused
from forno.rulebook.bundles import say
from forno.rulebook.words import in_words


def hint(reason: str, values: Mapping[str, int | str], lang: str) -> str:
    """Why a move is a good one. A reason that only another package knows is not explained."""
    words = {name: value if isinstance(value, int) else in_words(name, value, lang) for name, value in values.items()}
    return say(lang, f"hint-{reason}", **words) or say(lang, "hint-usual") or reason


def refusal(refused: Refused, lang: str) -> str:
    """Why a move was refused. A rule that only another package knows is named by its id."""
    message = refused.rule.replace(".", "-")
    values = {name: in_words(name, value, lang) for name, value in refused.values.items()}
    return say(lang, message, "refused", **values) or say(lang, message) or str(refused)
