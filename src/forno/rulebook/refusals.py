"""A refusal as a sentence to the player, in their language."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.rulebook.bundles import say
from forno.rulebook.words import in_words


def refusal(refused: Refused, lang: str) -> str:
    """Why a move was refused. A rule that only another package knows is named by its id."""
    message = refused.rule.replace(".", "-")
    values = {name: in_words(name, value, lang) for name, value in refused.values.items()}
    return say(lang, message, "refused", **values) or say(lang, message) or str(refused)
