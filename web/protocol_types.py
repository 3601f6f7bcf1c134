"""TypeScript types of the protocol, from its JSON Schema: an interface for each struct, a type for each union.

`web/build.py` writes src/protocol.ts with them. Standard library only.
"""

from __future__ import annotations

import json
from textwrap import fill
from typing import Any

Schema = dict[str, Any]
HEADER = "// Made by web/build.py from docs/protocol.schema.json. Do not edit.\n"
LINE_WIDTH = 100
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(document: Schema) -> str:
    """Write a module with a type for each name of the schema."""
    version = int(document["title"].rpartition(" ")[2])
    return "\n".join(
        [
            HEADER,
            f"export const VERSION = {version};\n",
            *(declared(name, schema) for name, schema in document["$defs"].items()),
        ]
    )


def declared(name: str, schema: Schema) -> str:
    """Declare one type with its doc comment."""
    comment = doc_comment(schema.get("description", ""), "")
    if "properties" in schema:
        return f"{comment}export interface {name} {{\n{fields(schema)}}}\n"
    line = f"export type {name} = {type_of(schema)};"
    if len(line) > LINE_WIDTH and "anyOf" in schema:
        line = f"export type {name} =" + "".join(f"\n  | {type_of(part)}" for part in schema["anyOf"]) + ";"
    return f"{comment}{line}\n"


def fields(schema: Schema) -> str:
    needed = schema.get("required", [])
    return "".join(
        f"{doc_comment(description(part), '  ')}  {name}{'' if name in needed else '?'}: {type_of(part)};\n"
        for name, part in schema["properties"].items()
    )


def description(part: Schema) -> str:
    """Describe a field, and its default."""
    default = part.get("default")
    note = "" if default in (None, "", {}, []) else f"Default: {json.dumps(default)}"
    return " ".join(filter(None, [part.get("description", ""), note]))


def doc_comment(text: str, indent: str) -> str:
    """Write a doc comment in as many lines as it needs; nothing for no text."""
    if len(indent) + len(text) + 7 <= LINE_WIDTH:
        return f"{indent}/** {text} */\n" if text else ""
    lines = fill(text, LINE_WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return f"{indent}/**\n{lines}\n{indent} */\n"


def type_of(schema: Schema) -> str:
    """Write the type of one schema, in one line."""
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
