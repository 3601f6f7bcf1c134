"""A JSON Schema validator for as much of the standard as our schema uses; anything more is an AssertionError."""

from __future__ import annotations

import re
from typing import Any

KNOWN = {
    "$ref", "anyOf", "enum", "type", "properties", "required", "additionalProperties", "items", "minItems",
    "minimum", "maximum", "exclusiveMaximum", "minLength", "maxLength", "maxProperties", "pattern",
    "default", "description",
}  # fmt: skip
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def conforms(value: Any, schema: dict[str, Any], defs: dict[str, Any]) -> bool:
    """Say whether a value is what the schema describes."""
    assert schema.keys() <= KNOWN, f"the schema uses what is not checked here: {schema.keys() - KNOWN}"
    if "$ref" in schema:
        return conforms(value, defs[schema["$ref"].rpartition("/")[2]], defs)
    if "anyOf" in schema:
        return any(conforms(value, part, defs) for part in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    if "type" in schema and not _is(value, schema["type"]):
        return False
    if isinstance(value, dict):
        return _object(value, schema, defs)
    if isinstance(value, list):
        inner = all(conforms(item, schema.get("items", {}), defs) for item in value)
        return inner and len(value) >= schema.get("minItems", 0)
    return _text(value, schema) if isinstance(value, str) else _number(value, schema)


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))


def _object(value: dict[str, Any], schema: dict[str, Any], defs: dict[str, Any]) -> bool:
    fields, more = schema.get("properties", {}), schema.get("additionalProperties", True)
    if not value.keys() >= set(schema.get("required", ())) or len(value) > schema.get("maxProperties", len(value)):
        return False
    others = [part for name, part in value.items() if name not in fields]
    if more is False and others:
        return False
    known = all(conforms(part, fields[name], defs) for name, part in value.items() if name in fields)
    return known and (not isinstance(more, dict) or all(conforms(part, more, defs) for part in others))


def _text(value: str, schema: dict[str, Any]) -> bool:
    fits = schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value))
    return fits and bool(re.search(schema.get("pattern", ""), value))


def _number(value: Any, schema: dict[str, Any]) -> bool:
    if not isinstance(value, int):
        return True
    below: bool = value < schema.get("exclusiveMaximum", value + 1)
    return below and bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
