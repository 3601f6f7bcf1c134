"""TypeScript types from the schema: one interface a struct, one type a union, readable and always in the same order."""

from __future__ import annotations

import json
from textwrap import fill

from forno.server.protocol import VERSION
from forno.server.protocol_docs.components import Schema

HEADER = "// Made by `./forno protocol typescript` from the structs in forno.server.protocol. Do not edit.\n"
WIDEST = 100
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(document: Schema) -> str:
    """A module with a type for each name of the schema."""
    parts = [HEADER, f"export const VERSION = {VERSION};\n"]
    parts += [declared(name, schema) for name, schema in document["$defs"].items()]
    return "\n".join(parts)


def declared(name: str, schema: Schema) -> str:
    """One exported type with its doc comment."""
    said = comment(schema.get("description", ""), "")
    if "properties" in schema:
        return f"{said}export interface {name} {{\n{fields(schema)}}}\n"
    line = f"export type {name} = {type_of(schema)};"
    if len(line) > WIDEST and "anyOf" in schema:
        members = "".join(f"\n  | {type_of(part)}" for part in schema["anyOf"])
        line = f"export type {name} ={members};"
    return f"{said}{line}\n"


def fields(schema: Schema) -> str:
    needed = schema.get("required", [])
    return "".join(
        f"{comment(told(part), '  ')}  {name}{'' if name in needed else '?'}: {type_of(part)};\n"
        for name, part in schema["properties"].items()
    )


def told(part: Schema) -> str:
    """The description of a field, and its default."""
    default = part.get("default")
    without = "" if default in (None, "", {}, []) else f"Default: {json.dumps(default)}"
    return " ".join(filter(None, [part.get("description", ""), without]))


def comment(text: str, indent: str) -> str:
    """A doc comment in as many lines as it needs; nothing for no text."""
    if len(indent) + len(text) + 7 <= WIDEST:
        return f"{indent}/** {text} */\n" if text else ""
    lines = fill(text, WIDEST, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return f"{indent}/**\n{lines}\n{indent} */\n"


def type_of(schema: Schema) -> str:
    """The type of one schema, in one line."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object":
            inner = schema.get("additionalProperties")
            return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
        case str() as simple:
            return SIMPLE[simple]
    return "unknown"


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    items = schema.get("items") or {}
    inner = type_of(items)
    return f"({inner})[]" if {"anyOf", "enum"} & {*items} else f"{inner}[]"
