"""Refusals as a client gets them. They are made of a rule and its values, so a socket may make them itself."""

from __future__ import annotations

import msgspec

from forno.core.errors import Refused
from forno.rulebook import LANGUAGES
from forno.rulebook import refusal as sentence
from forno.server.protocol.told import Refusal


def refusal(command: str | None, refused: Refused, lang: str) -> bytes:
    values = {name: value if isinstance(value, int) else str(value) for name, value in refused.values.items()}
    text = sentence(refused, lang if lang in LANGUAGES else "en")
    return msgspec.json.encode(Refusal(command, refused.rule, values, text))


def unreadable(error: Exception) -> Refused:
    """What is wrong with a message, in one line."""
    return Refused("wire.unreadable", why=str(error).partition("\n")[0][:200])
