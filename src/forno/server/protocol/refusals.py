"""Refusals as a client gets them: made of a rule and its values alone, so a socket may make them as well as a room."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from forno.core.errors import Refused
from forno.rulebook import LANGUAGES
from forno.rulebook import refusal as sentence
from forno.server.protocol.server_messages import Goodbye, Refusal
from forno.server.store.base import Damaged, Unavailable

BEGINNING = b'{"type":"refusal",'


def plain(refused: Refused) -> dict[str, int | str]:
    """The values of a refusal, as they are sent and kept."""
    return {name: value if isinstance(value, int) else str(value) for name, value in refused.values.items()}


def words(refused: Refused, lang: str, names: Sequence[str] = ()) -> str:
    return sentence(refused, lang if lang in LANGUAGES else "en", names)


def refusal(command: str | None, refused: Refused, lang: str, names: Sequence[str] = ()) -> bytes:
    """A refusal for a client; `names` are those at the seats, where a room is known."""
    return msgspec.json.encode(Refusal(command, refused.rule, plain(refused), words(refused, lang, names)))


def is_refusal(told: bytes) -> bool:
    return told.startswith(BEGINNING)


def bye(rule: str, lang: str) -> bytes:
    """Why a connection ends."""
    return msgspec.json.encode(Goodbye(rule, words(Refused(rule), lang)))


def store_refusal(error: Unavailable) -> Refused:
    """The refusal of a command or request that the store failed to answer. (wire.store, wire.damaged)"""
    return Refused("wire.damaged") if isinstance(error, Damaged) else Refused("wire.store")


def unreadable(error: Exception) -> Refused:
    """The error in a message, in one line."""
    return Refused("wire.unreadable", why=str(error).partition("\n")[0][:200])
