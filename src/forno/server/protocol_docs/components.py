"""The schemas of all structs by name, with the games' true types where the protocol itself knows only raw JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from forno.server.protocol_docs.families import Family, Struct
from forno.server.protocol_docs.notes import field_notes, said_of

Schema = dict[str, Any]
Names = dict[Struct, str]
TEMPLATE = "#/$defs/{name}"


def ref(name: str) -> Schema:
    return {"$ref": TEMPLATE.format(name=name)}


def either(*schemas: Schema) -> Schema:
    return {"anyOf": [*schemas]}


def several(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


NULL: Schema = {"type": "null"}
TRUE_TYPES: dict[str, Schema] = {
    "PlayMove.move": either(ref("AnyMove"), {"type": "string"}),
    "CheckMove.move": either(ref("AnyMove"), {"type": "string"}),
    "HintAnswer.move": ref("AnyMove"),
    "Welcome.played": several(ref("AnyMove")),
    "ReviewedDecision.chosen": ref("AnyMove"),
    "ReviewedDecision.best": ref("AnyMove"),
    "LessonBeat.ask": several(ref("AnyMove")),
    "GameView.view": ref("AnyView"),
    "GameView.events": several(ref("AnyEvent")),
    "GameView.legal_moves": several(ref("AnyMove")),
    "GameView.outcome": either(ref("Outcome"), NULL),
    "JumpInView.claim": either(ref("AnyMove"), NULL),
}
"""The types of fields that are Raw in the structs: code at a socket must not know the games, but the schema may."""


def structs_in(*types: Any) -> Names:
    """Every struct that these types are made of, by its own name, in reading order."""
    found: Names = {}
    waiting = [*types]
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found[kind] = kind.__name__
                waiting = [*(field.type for field in msgspec.structs.fields(kind)), *waiting]
        else:
            waiting = [*get_args(kind), *waiting]
    return found


def named(family: Family) -> Names:
    """The family's own structs, called by its name: PizzaDealt, SoloDealt. What is the core's keeps its name."""
    spoken = structs_in(family.view, *family.moves, *family.events)
    return {struct: _called(family.prefix, struct) for struct in spoken}


def _called(prefix: str, struct: Struct) -> str:
    if struct.__module__.startswith("forno.core.") or struct.__name__.startswith(prefix):
        return struct.__name__
    return prefix + struct.__name__


def components(names: Names, always_whole: Iterable[Struct]) -> dict[str, Schema]:
    """The schema of each struct under its name. `always_whole`: those whose every field is always sent."""
    refs, made = msgspec.json.schema_components([*names], ref_template=TEMPLATE)
    theirs = {found["$ref"]: name for found, name in zip(refs, names.values(), strict=True)}
    whole = set(always_whole)
    found: dict[str, Schema] = {}
    for struct, reference in zip(names, refs, strict=True):
        schema = renamed(made[reference["$ref"].rpartition("/")[2]], theirs)
        found[names[struct]] = _told(struct, schema, always_whole=struct in whole)
    return found


def renamed(schema: Any, theirs: dict[str, str]) -> Any:
    """The same schema with our names, and without what is no part of JSON Schema."""
    if isinstance(schema, list):
        return [renamed(part, theirs) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: renamed(part, theirs) for key, part in schema.items() if key != "discriminator"}
    return kept | ref(theirs[kept["$ref"]]) if kept.get("$ref") in theirs else kept


def _told(struct: Struct, schema: Schema, *, always_whole: bool) -> Schema:
    """With what the source says of it and of its fields."""
    properties: dict[str, Schema] = schema["properties"]
    notes = field_notes(struct)
    for field in properties:
        properties[field] = {**TRUE_TYPES.get(f"{struct.__name__}.{field}", properties[field])}
        if field in notes:
            properties[field]["description"] = notes[field]
    if always_whole and not struct.__struct_config__.omit_defaults:
        for told in properties.values():
            told.pop("default", None)
        schema["required"] = list(properties)
    said = said_of(struct)
    rest = {key: part for key, part in schema.items() if key not in ("title", "description")}
    return {"description": said, **rest} if said else rest
