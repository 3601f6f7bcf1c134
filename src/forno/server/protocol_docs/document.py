"""The JSON Schema of everything on the wire."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from forno.core.errors import Unreadable
from forno.core.game import Outcome
from forno.server import http_responses, protocol
from forno.server.protocol import calls, moderation
from forno.server.protocol_docs.components import Names, Schema, components, either, named, ref, structs_in
from forno.server.protocol_docs.families import Family, families
from forno.server.protocol_docs.folding import folded, plain, shared

ANSWERS = (
    protocol.RoomOpened,
    http_responses.Catalogue,
    moderation.Instance,
    http_responses.ListedRoom,
    http_responses.OwnTable,
    http_responses.Forgotten,
    http_responses.Lesson,
    http_responses.GameReview,
    http_responses.Replay,
    calls.WebhookView,
)
ASKED = (
    protocol.OpenRoom,
    protocol.PlayOn,
    protocol.OwnSeat,
    calls.Subscription,
    calls.Unsubscription,
    calls.Webhook,
    moderation.ReportPerson,
)
"""The bodies of requests."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def document(
    games: Sequence[str] | None = None,
    *,
    spoken: Any = protocol.AnyClientMessage,
    told: Any = protocol.AnyServerMessage,
) -> Schema:
    """The whole schema, for these games or for all that are installed."""
    found = families(games)
    defs = _unions(spoken, told) | shared() | _of_games(found) | _structs(found, spoken, told)
    return {
        "$schema": DIALECT,
        "title": f"Forno's protocol, version {protocol.VERSION}",
        "description": "Everything on the wire. Made by `./forno protocol`; docs/protocol.md explains it.",
        **either(ref("AnyClientMessage"), ref("OpenRoom"), ref("PlayOn"), ref("AnyServerMessage"), ref("RoomOpened")),
        "$defs": {name: folded(schema, name) for name, schema in defs.items()},
    }


def written(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _structs(found: list[Family], spoken: Any, told: Any) -> dict[str, Schema]:
    """Each struct. What only the server sends is always whole; what clients send may leave out defaults."""
    asked = structs_in(spoken, *ASKED)
    names: Names = asked | structs_in(told, *ANSWERS, Outcome)
    for family in found:
        names |= named(family)
    for name, times in Counter(names.values()).items():
        if times > 1:
            raise Unreadable("two types of the protocol have this name", name)
    moves = structs_in(*(move for family in found for move in family.moves))
    return components(names, [struct for struct in names if struct not in asked and struct not in moves])


def _unions(spoken: Any, told: Any) -> dict[str, Schema]:
    """The messages of either side."""
    return {
        "AnyClientMessage": {"description": "The messages that a client may send through a socket.", **plain(spoken)},
        "AnyServerMessage": {"description": "The messages that the server may send through a socket.", **plain(told)},
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
