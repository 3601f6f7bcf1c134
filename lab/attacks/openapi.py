"""OpenAPI document of the HTTP routes, built from the server's route table and the protocol's schema."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from aiohttp.web import RouteDef

from forno.server.web import api
from forno.server.web.app import HTTP_ROUTES
from lab.attacks.message_schema import definitions

Json = dict[str, Any]
KnownValues = Mapping[str, Sequence[str]]
PATH_PARAMETER = re.compile(r"\{(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?\}")
"""A variable part of an aiohttp path, and its pattern."""
OPTIONAL_WEBHOOK: Json = {"anyOf": [{"$ref": "#/$defs/WebhookView"}, {"type": "null"}]}
OWN_SEATS: Json = {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/$defs/OwnSeat"}}}}
RESPONSES: dict[tuple[str, str], Json] = {
    ("POST", "/api/rooms"): {"$ref": "#/$defs/RoomOpened"},
    ("GET", "/api/rooms"): {"type": "array", "items": {"$ref": "#/$defs/ListedRoom"}},
    ("POST", "/api/my-tables"): {"type": "array", "items": {"$ref": "#/$defs/OwnTable"}},
    ("POST", "/api/forget"): {"type": "array", "items": {"$ref": "#/$defs/Forgotten"}},
    ("GET", "/api/games"): {"$ref": "#/$defs/Catalogue"},
    ("GET", "/api/instance"): {"$ref": "#/$defs/Instance"},
    ("GET", "/api/lessons/{game}"): {"$ref": "#/$defs/Lesson"},
    ("GET", "/api/rooms/{room}"): {"$ref": "#/$defs/RoomView"},
    ("GET", "/api/rooms/{room}/games/{number}/replay/{viewer}"): {"$ref": "#/$defs/Replay"},
    ("POST", "/api/rooms/{room}/games/{number}/play-on"): {"$ref": "#/$defs/RoomOpened"},
    ("GET", "/api/rooms/{room}/games/{number}/review/{seat}"): {"$ref": "#/$defs/GameReview"},
    ("POST", "/api/rooms/{room}/push"): {"type": "null"},
    ("POST", "/api/rooms/{room}/reports"): {"type": "null"},
    ("DELETE", "/api/rooms/{room}/push"): {"type": "null"},
    ("GET", "/api/rooms/{room}/webhook"): OPTIONAL_WEBHOOK,
    ("PUT", "/api/rooms/{room}/webhook"): OPTIONAL_WEBHOOK,
    ("DELETE", "/api/rooms/{room}/webhook"): {"type": "null"},
}
"""Responses that docs/protocol.md specifies; the others are not JSON, or a record."""
REQUEST_BODIES: dict[tuple[str, str], Json] = {
    ("DELETE", "/api/rooms/{room}/push"): {"application/json": {"schema": {"$ref": "#/$defs/Unsubscription"}}},
    ("POST", "/api/rooms/{room}/push"): {"application/json": {"schema": {"$ref": "#/$defs/Subscription"}}},
    ("POST", "/api/rooms/{room}/reports"): {"application/json": {"schema": {"$ref": "#/$defs/ReportPerson"}}},
    ("PUT", "/api/rooms/{room}/webhook"): {"application/json": {"schema": {"$ref": "#/$defs/Webhook"}}},
    ("POST", "/api/rooms"): {"application/json": {"schema": {"$ref": "#/$defs/OpenRoom"}}},
    ("POST", "/api/rooms/{room}/games/{number}/play-on"): {"application/json": {"schema": {"$ref": "#/$defs/PlayOn"}}},
    ("POST", "/api/qr"): {
        "text/plain": {"schema": {"type": "string", "minLength": 1, "maxLength": api.MAX_LINK_CHARS}}
    },
    ("PUT", "/api/rings/{ring}"): {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    ("POST", "/api/my-tables"): OWN_SEATS,
    ("POST", "/api/forget"): OWN_SEATS,
}
REFUSAL_STATUSES = ("400", "403", "404", "405", "408", "409", "410", "412", "413", "415", "421", "429")
REFUSAL: Json = {"application/json": {"schema": {"$ref": "#/$defs/Refusal"}}}


def document(known: KnownValues) -> Json:
    """Describe all routes. `known`: existing values of path parameters, so that requests get past the first lookup."""
    paths: dict[str, Json] = {}
    for route in HTTP_ROUTES:
        assert isinstance(route, RouteDef)
        if route.method == "*":  # the addresses of version 1, which refuse everything
            continue
        path = PATH_PARAMETER.sub(r"{\1}", route.path)
        paths.setdefault(path, {})[route.method.lower()] = operation(route, path, known)
    found = {"openapi": "3.1.0", "info": {"title": "Forno", "version": "1"}, "paths": paths}
    whole: Json = relocate_refs(
        found | {"components": {"schemas": definitions() | {"OpenRoom": create_request_schema(known)}}}
    )
    return whole


def create_request_schema(known: KnownValues) -> Json:
    """Schema of a request for a table that can succeed: existing games and bots."""
    schema = definitions()["OpenRoom"]
    likely = {"game": parameter_schema("", known.get("game", ())), "bots": parameter_schema("", known.get("level", ()))}
    return schema | {"properties": schema["properties"] | likely}


def operation(route: RouteDef, path: str, known: KnownValues) -> Json:
    parts = [
        {"name": name, "in": "path", "required": True, "schema": parameter_schema(kind, known.get(name, ()))}
        for name, kind in PATH_PARAMETER.findall(route.path)
    ]
    keys = parameter_schema("", [f"Bearer {key}" for key in known.get("key", ())])
    answer = RESPONSES.get((route.method, path))
    fine: Json = {"application/json": {"schema": answer}} if answer else {"*/*": {}}
    made: Json = {
        "parameters": [*parts, {"name": "Authorization", "in": "header", "schema": keys}],
        "responses": {"200": {"description": "", "content": fine}},
    }
    made["responses"] |= {status: {"description": "", "content": REFUSAL} for status in REFUSAL_STATUSES}
    if path == "/api/rings/{ring}" and route.method == "PUT":
        tags = {"name": "If-Match", "in": "header", "schema": parameter_schema("", ['"0"', '"1"'])}
        made["parameters"].append(tags)
        made["responses"] |= {"204": {"description": ""}}
    if route.method in ("POST", "PUT") or (route.method, path) in REQUEST_BODIES:
        made["requestBody"] = {"required": True, "content": REQUEST_BODIES[route.method, path]}
    return made


def parameter_schema(kind: str, known: Sequence[str]) -> Json:
    """Schema of a parameter: a value known to exist, or anything that matches its pattern."""
    wild: Json = {"type": "string", "pattern": f"^({kind})$"} if kind and kind != ".*" else {"type": "string"}
    return {"anyOf": [{"enum": [*known]}, wild]} if known else wild


def relocate_refs(schema: Any) -> Any:
    """Move `$defs` references to where OpenAPI expects them."""
    if isinstance(schema, list):
        return [relocate_refs(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {name: relocate_refs(part) for name, part in schema.items()}
    if isinstance(result.get("$ref"), str):
        result["$ref"] = result["$ref"].replace("#/$defs/", "#/components/schemas/")
    return result
