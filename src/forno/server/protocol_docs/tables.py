"""The page's tables, made from the schema: structs with their fields, news and moves in one line each."""

from __future__ import annotations

import json
from collections.abc import Iterable

from forno.server.protocol_docs.components import Schema
from forno.server.protocol_docs.typescript import type_of

TAGS = ("type", "news", "move", "event", "clock")
BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxProperties": "at most {} of them",
    "pattern": "matches `{}`",
}


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Columns in which nothing stands are left out."""
    lines = [*rows]
    kept = [column for column in range(len(heads)) if any(line[column] for line in lines)]
    written = [f"| {' | '.join(cell(line[column]) for column in kept)} |" for line in (heads, *lines)]
    return "\n".join([written[0], "|" + "---|" * len(kept), *written[1:]]) + "\n"


def cell(text: str) -> str:
    """A text that stays in its cell."""
    return text.replace("|", "\\|").replace("\n", " ")


def tag_of(schema: Schema) -> str:
    """The tag of a struct in JSON; empty where it has none."""
    field, first = next(iter(schema["properties"].items()))
    return str(first["enum"][0]) if field in TAGS and len(first.get("enum", ())) == 1 else ""


def own_fields(schema: Schema) -> dict[str, Schema]:
    """The fields besides the tag."""
    fields: dict[str, Schema] = dict(schema["properties"])
    if tag_of(schema):
        fields.pop(next(iter(fields)))
    return fields


def described(name: str, schema: Schema, level: str = "###") -> str:
    """A heading, what it is, and its fields."""
    head = f"{level} `{tag_of(schema) or name}`\n\n{schema.get('description', '')}\n"
    needed = schema.get("required", [])
    rows = [
        (f"`{field}`", f"`{type_of(part)}`", "" if field in needed else left_out(part), meaning(part))
        for field, part in own_fields(schema).items()
    ]
    return f"{head}\n{table(('field', 'type', 'left out', 'meaning'), rows)}" if rows else head


def left_out(part: Schema) -> str:
    """The value of a field that is left out."""
    return f"`{json.dumps(part['default'])}`" if "default" in part else "nothing new"


def meaning(part: Schema) -> str:
    """The description of a field, and its bounds."""
    bounds = "; ".join(said.format(part[key]) for key, said in BOUNDS.items() if key in part)
    return " ".join(filter(None, [part.get("description", ""), bounds and f"({bounds})"]))


def in_lines(heads: tuple[str, str, str], schemas: Iterable[Schema], *, without: str = "") -> str:
    """A table with one line for each: tag, fields, meaning. `without`: a field that all of them have."""
    rows = [(f"`{tag_of(schema)}`", in_short(schema, without), schema.get("description", "")) for schema in schemas]
    return table(heads, rows)


def in_short(schema: Schema, without: str) -> str:
    """`seat: number`, `on?: boolean = true`: with a question mark where a field may be left out."""
    needed = schema.get("required", [])
    fields = [(name, part) for name, part in own_fields(schema).items() if name != without]
    return ", ".join(
        f"`{name}: {type_of(part)}`"
        if name in needed
        else f"`{name}?: {type_of(part)} = {json.dumps(part['default'])}`"
        for name, part in fields
    )
