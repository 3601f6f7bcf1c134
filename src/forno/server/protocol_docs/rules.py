"""The page's tables of refusals, limits and phrases, from where the server has them."""

from __future__ import annotations

import re

import msgspec

from forno.rulebook import rules, text
from forno.rulebook.bundles import say, sources
from forno.server.protocol_docs.notes import field_notes
from forno.server.protocol_docs.tables import table
from forno.server.room.chat import PHRASES
from forno.server.settings import Settings
from forno.server.web.api import STATUS

LIMITS = (
    "message_bytes", "rate", "burst", "connections", "unread_bytes", "silence", "latency_cap", "grace", "patience",
    "shelf", "settle_in",
)  # fmt: skip


def refusals(section: str) -> str:
    """The rules of a section that can refuse something, with the English sentence and their own status over HTTP."""
    rows = []
    for rule in rules():
        sentence = say("en", rule.message, "refused", **_names()) if rule.section == section else None
        if sentence:
            rows.append((f"`{rule.id}`", sentence, str(STATUS.get(rule.id, ""))))
    return table(("rule", "text", "HTTP"), rows)


def explanations() -> str:
    """The rules of the house that refuse nothing by themselves."""
    quiet = [rule for rule in rules() if rule.section == "house" and say("en", rule.message, "refused") is None]
    return table(("rule", "says"), [(f"`{rule.id}`", text(rule.id, "en")) for rule in quiet])


def _names() -> dict[str, str]:
    """Every value that a sentence can hold, standing for itself: `{seat}`."""
    return {name: f"{{{name}}}" for source in sources("en") for name in re.findall(r"\{ \$(\w+)", source)}


def limits() -> str:
    """The limits that a host can set, with their defaults."""
    notes = field_notes(Settings)
    defaults = msgspec.structs.asdict(Settings())
    return table(
        ("setting", "default", "meaning"),
        [(f"`{name}`", _plain(defaults[name]), notes.get(name, "")) for name in LIMITS],
    )


def _plain(value: float) -> str:
    return f"{value:g}" if isinstance(value, float) else f"{value:,}"


def phrases() -> str:
    return table(("phrase", "in English"), [(f"`{phrase}`", say("en", f"phrase-{phrase}") or "") for phrase in PHRASES])
