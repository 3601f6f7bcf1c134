"""The JSON Schema of everything on the wire."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from forno.core.errors import Unreadable
from forno.core.game import Outcome
from forno.server import http_responses, protocol
from forno.server.schema.components import NULL, Names, Schema, components, either, named, ref, several, structs_in
from forno.server.schema.families import Family, families
from forno.server.schema.folding import folded, plain, shared

ANSWERS = (
    protocol.OpenTable,
    http_responses.Catalogue,
    http_responses.ListedTable,
    http_responses.Lesson,
    http_responses.GameReview,
)
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REPLAY = "A finished game step by step, with a frame for each viewer; null where that one saw nothing of the step."


def document(games: Sequence[str] | None = None, *, spoken: Any = protocol.Spoken, told: Any = protocol.Told) -> Schema:
    """The whole schema, for these games or for all that are installed."""
    found = families(games)
    defs = _unions(spoken, told) | shared() | _of_games(found) | _structs(found, spoken, told)
    return {
        "$schema": DIALECT,
        "title": f"Forno's protocol, version {protocol.VERSION}",
        "description": "Everything on the wire. Made by `./forno protocol schema`; docs/protocol.md explains it.",
        **either(ref("Spoken"), ref("Open"), ref("Told"), ref("OpenTable")),
        "$defs": {name: folded(schema, name) for name, schema in defs.items()},
    }


def written(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _structs(found: list[Family], spoken: Any, told: Any) -> dict[str, Schema]:
    """Each struct. What only the server sends is always whole; what clients send may leave out defaults."""
    asked = structs_in(spoken, protocol.Open)
    names: Names = asked | structs_in(told, *ANSWERS, Outcome)
    for family in found:
        names |= named(family)
    for name, times in Counter(names.values()).items():
        if times > 1:
            raise Unreadable("two types of the protocol have this name", name)
    moves = structs_in(*(move for family in found for move in family.moves))
    return components(names, [struct for struct in names if struct not in asked and struct not in moves])


def _unions(spoken: Any, told: Any) -> dict[str, Schema]:
    """What either side may send, and what a replay is."""
    return {
        "Spoken": {"description": "All that a client may send through a socket.", **plain(spoken)},
        "Told": {"description": "All that the server may send through a socket.", **plain(told)},
        "Replay": {"description": REPLAY, **several(several(either(ref("Frame"), NULL)))},
    }


def _of_games(found: list[Family]) -> dict[str, Schema]:
    """The unions of what the games say: all of it, and family by family."""
    made: dict[str, Schema] = {
        "AnyView": {"description": "Of any game.", **either(*(ref(named(family)[family.view]) for family in found))},
        "AnyMove": {"description": "Of any game.", **either(*(ref(f"{family.prefix}Move") for family in found))},
        "AnyEvent": {"description": "Of any game.", **either(*(ref(f"{family.prefix}Event") for family in found))},
    }
    for family in found:
        names = named(family)
        made[f"{family.prefix}Move"] = either(*(ref(names[move]) for move in family.moves))
        made[f"{family.prefix}Event"] = either(*(ref(names[event]) for event in family.events))
    return made
