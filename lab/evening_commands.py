"""Commands of an evening, counted in a log: an experiment in which one of them never occurs proves nothing of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from lab.checker import StoredEntry

KINDS = {
    "set-ready": "people ready for the next game",
    "start-next-game": "games started by everybody's readiness",
    "change-game": "changes of the game",
    "take-over": "seats asked for or taken over",
    "hand-over": "seats handed over",
    "close-game": "votes on ending a game",
    "remove": "votes on removing a person",
    "cast-vote": "votes cast",
    "nudge": "nudges",
    "choose-name": "changes of a name",
    "add-person": "people added on a device",
    "uncover": "clocks that waited for a device",
}
"""Kinds of commands, or of votes that a command proposes, and how their number is called in a result."""


def count_commands(rows: Iterable[StoredEntry]) -> Counter[str]:
    """Count the commands of an evening that were accepted, by kind."""
    return Counter(kind for row in rows if not row.is_refusal and (kind := kind_of(row)) in KINDS)


def missing(done: Counter[str]) -> list[str]:
    """Violations of an experiment that is long enough to meet every kind of command."""
    return [f"there were no {label}" for kind, label in KINDS.items() if not done[kind]]


def kind_of(row: StoredEntry) -> str:
    command = json.loads(row.body)["command"]
    return str(command.get("vote") or command["type"])
