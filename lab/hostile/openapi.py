"""The HTTP routes as an OpenAPI document, made from the server's own routes and the protocol's schema."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from aiohttp.web import RouteDef

from forno.server.web import page, pages
from lab.hostile.schema import defs

Json = dict[str, Any]
Known = Mapping[str, Sequence[str]]
PART = re.compile(r"\{(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?\}")
"""A part of a path that may vary, and what it may be: aiohttp's way to write it."""
ANSWERS: dict[tuple[str, str], Json] = {
    ("POST", "/api/tables"): {"$ref": "#/$defs/OpenTable"},
    ("GET", "/api/tables"): {"type": "array", "items": {"$ref": "#/$defs/ListedTable"}},
    ("GET", "/api/games"): {"$ref": "#/$defs/Catalogue"},
    ("GET", "/api/lessons/{game}"): {"$ref": "#/$defs/Lesson"},
    ("GET", "/api/tables/{room}"): {"$ref": "#/$defs/RoomView"},
    ("GET", "/api/tables/{room}/games/{number}/replay/{viewer}"): {"$ref": "#/$defs/Replay"},
    ("GET", "/api/tables/{room}/games/{number}/review/{seat}"): {"$ref": "#/$defs/GameReview"},
}
"""What docs/protocol.md promises; the other answers are no JSON, or a record."""
BODIES: dict[str, Json] = {
    "/api/tables": {"application/json": {"schema": {"$ref": "#/$defs/Open"}}},
    "/api/qr": {"text/plain": {"schema": {"type": "string", "minLength": 1, "maxLength": pages.LONGEST_LINK}}},
}
REFUSED = ("400", "403", "404", "405", "408", "409", "410", "413", "429")
REFUSAL: Json = {"application/json": {"schema": {"$ref": "#/$defs/Refusal"}}, "text/plain": {}}


def document(known: Known) -> Json:
    """All routes. `known`: values of parts that exist, so that not everything ends at the first door."""
    paths: dict[str, Json] = {}
    for route in [*pages.routes, *page.routes]:
        assert isinstance(route, RouteDef)
        path = PART.sub(r"{\1}", route.path)
        paths.setdefault(path, {})[route.method.lower()] = operation(route, path, known)
    found = {"openapi": "3.1.0", "info": {"title": "Forno", "version": "1"}, "paths": paths}
    whole: Json = moved(found | {"components": {"schemas": defs() | {"Open": opening(known)}}})
    return whole


def opening(known: Known) -> Json:
    """A request for a table that has a chance: games and bots that are there."""
    schema = defs()["Open"]
    likely = {"game": varied("", known.get("game", ())), "bots": varied("", known.get("level", ()))}
    return schema | {"properties": schema["properties"] | likely}


def operation(route: RouteDef, path: str, known: Known) -> Json:
    parts = [
        {"name": name, "in": "path", "required": True, "schema": varied(kind, known.get(name, ()))}
        for name, kind in PART.findall(route.path)
    ]
    keys = varied("", [f"Bearer {key}" for key in known.get("key", ())])
    answer = ANSWERS.get((route.method, path))
    fine: Json = {"application/json": {"schema": answer}} if answer else {"*/*": {}}
    made: Json = {
        "parameters": [*parts, {"name": "Authorization", "in": "header", "schema": keys}],
        "responses": {"200": {"description": "", "content": fine}},
    }
    made["responses"] |= {status: {"description": "", "content": REFUSAL} for status in REFUSED}
    if route.method == "POST":
        made["requestBody"] = {"required": True, "content": BODIES[path]}
    return made


def varied(kind: str, known: Sequence[str]) -> Json:
    """What is known to exist, or anything of this kind."""
    wild: Json = {"type": "string", "pattern": f"^({kind})$"} if kind and kind != ".*" else {"type": "string"}
    return {"anyOf": [{"enum": [*known]}, wild]} if known else wild


def moved(schema: Any) -> Any:
    """The same with its definitions where OpenAPI has them."""
    if isinstance(schema, list):
        return [moved(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: moved(part) for name, part in schema.items()}
    if isinstance(kept.get("$ref"), str):
        kept["$ref"] = kept["$ref"].replace("#/$defs/", "#/components/schemas/")
    return kept
