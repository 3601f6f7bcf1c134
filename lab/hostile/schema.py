"""Everything that the protocol's schema allows a client to say, drawn by Hypothesis from a seed."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from lab.world.served import CHECKOUT

Schema = dict[str, Any]
Drawn = st.SearchStrategy[Any]
HEX = st.integers(0, 2**128 - 1).map("{:032x}".format)
PATTERNS: dict[str, Drawn] = {
    "^[0-9a-f]{32}$": HEX,
    "^([0-9a-f]{64})?$": st.just("") | HEX.map(lambda half: half + half),
    "^[A-Za-z0-9_-]{22,86}$": HEX,
}
"""What every message has is drawn without the cost of a regular expression."""
QUIET = settings(database=None, deadline=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
"""Only drawing: nothing is kept, timed or made smaller."""


def drawn(count: int, number: int, name: str = "Spoken") -> list[str]:
    """About so many messages of a kind, always the same for a seed."""
    said: list[str] = []

    @seed(number)
    @settings(QUIET, max_examples=count)
    @given(anything(defs()[name]))
    def note(message: Any) -> None:
        said.append(json.dumps(message))

    note()
    return said


@cache
def defs() -> dict[str, Schema]:
    schema: Schema = json.loads((CHECKOUT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
    found: dict[str, Schema] = schema["$defs"]
    return found


@cache
def named(name: str) -> Drawn:
    return st.deferred(lambda: anything(defs()[name]))


def anything(schema: Schema) -> Drawn:
    """Whatever a schema allows."""
    if "$ref" in schema:
        return named(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return st.one_of([anything(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema.get("type"):
        case "object":
            return a_thing(schema)
        case "array":
            return st.lists(anything(schema.get("items", {})), min_size=schema.get("minItems", 0), max_size=5)
        case "string":
            return a_text(schema)
        case "integer":
            return st.integers(
                schema.get("minimum"), schema.get("maximum", schema.get("exclusiveMaximum", 1) - 1 or None)
            )
        case "boolean":
            return st.booleans()
        case _:
            return st.none()


def a_thing(schema: Schema) -> Drawn:
    """Its fields, of which some may be missing; or names of any kind."""
    more = schema.get("additionalProperties")
    if isinstance(more, dict):
        return st.dictionaries(st.text(max_size=8), anything(more), max_size=4)
    fields = {name: anything(part) for name, part in schema.get("properties", {}).items()}
    needed = {*schema.get("required", ())}
    return st.fixed_dictionaries(
        {name: part for name, part in fields.items() if name in needed},
        optional={name: part for name, part in fields.items() if name not in needed},
    )


def a_text(schema: Schema) -> Drawn:
    if "pattern" in schema:
        known = PATTERNS.get(schema["pattern"])
        return st.from_regex(schema["pattern"].replace("$", r"\Z")) if known is None else known
    return st.text(min_size=schema.get("minLength", 0), max_size=min(80, schema.get("maxLength", 80)))
