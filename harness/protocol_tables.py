"""Tables of docs/protocol.md. The documentation's build puts them in the place of blocks that name their contents.

A block `{schema}` names types of docs/protocol.schema.json: a struct becomes a section with a table of its fields, a
union a table with a line for each member, anything else a line of a table of types. Other blocks list what the server
knows besides.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from forno.core.move import kebab
from forno.games.pizza.cards import CARD_NAMES, COLOURS, KINDS
from forno.games.solo.cards import COLOUR_NAMES, NAMES
from forno.rulebook import rules, text
from forno.rulebook.bundles import say, sources
from forno.rulebook.register import GAMES
from forno.server.protocol_docs.families import families
from forno.server.protocol_docs.notes import field_notes, said_of
from forno.server.room.chat import PHRASES
from forno.server.settings import Settings
from forno.server.web.api import STATUS
from harness import CHECKOUT
from hatch_build import load

Schema = dict[str, Any]
type_of: Callable[[Schema], str] = load("web/protocol_types.py").type_of
BLOCK = re.compile(r"^```\{([a-z]+)\}\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^##+ ", re.MULTILINE)
TAGS = ("type", "move", "event", "clock")
BOUNDS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxProperties": "at most {} of them",
    "pattern": "matches `{}`",
}
CODES: dict[str, dict[str, Sequence[str]]] = {
    "pizza": {"Cards": CARD_NAMES, "Kinds": KINDS, "Colours (`own`)": COLOURS},
    "solo": {"Cards": NAMES, "Colours": COLOUR_NAMES},
}
"""Meanings of codes in the games' views, moves and events."""


def with_tables(page: str) -> str:
    """Replace the blocks of a page. A struct's section is one level below the heading that it stands under."""

    def made(block: re.Match[str]) -> str:
        level = HEADING.findall(page[: block.start()])[-1].strip() + "#"
        names = block[2].split()
        return f"{schema_tables(names, level) if block[1] == 'schema' else TABLES[block[1]](names)}\n"

    return BLOCK.sub(made, page)


# --- the schema


@cache
def definitions() -> dict[str, Schema]:
    document = json.loads((CHECKOUT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
    return dict(document["$defs"])


def schema_tables(names: Sequence[str], level: str) -> str:
    """Write sections and tables of these types, in their order."""
    defs, parts = definitions(), []
    for is_simple, group in groupby(names, lambda name: not {"properties", "anyOf"} & {*defs[name]}):
        if is_simple:
            rows = [(f"`{name}`", f"`{type_of(defs[name])}`", meaning(defs[name])) for name in group]
            parts.append(table(("type", "is", "meaning"), rows))
        else:
            parts += [members(defs[name]) if "anyOf" in defs[name] else section(name, level) for name in group]
    return "\n".join(parts)


def section(name: str, level: str) -> str:
    """Write the heading of a struct, its description, and its fields."""
    schema = definitions()[name]
    needed = schema.get("required", [])
    rows = [
        (f"`{field}`", f"`{type_of(part)}`", "" if field in needed else left_out(part), meaning(part))
        for field, part in own_fields(schema).items()
    ]
    text = f"{level} `{tag_of(schema) or name}`\n\n{schema.get('description', '')}\n"
    return f"{text}\n{table(('field', 'type', 'left out', 'meaning'), rows)}" if rows else text


def members(union: Schema) -> str:
    """Write a table of a union's structs. `on?: boolean = true`: with a question mark where it may be left out."""
    rows = []
    for member in (definitions()[type_of(part)] for part in union["anyOf"]):
        needed = member.get("required", [])
        fields = [
            f"`{name}: {type_of(part)}`"
            if name in needed
            else f"`{name}?: {type_of(part)} = {json.dumps(part['default'])}`"
            for name, part in own_fields(member).items()
        ]
        rows.append((f"`{tag_of(member)}`", ", ".join(fields), member.get("description", "")))
    return table(("name", "fields", "meaning"), rows)


def tag_of(schema: Schema) -> str:
    """Find the tag of a message, move, event or clock; empty where there is none."""
    name, first = next(iter(schema["properties"].items()))
    return str(first["enum"][0]) if name in TAGS and len(first.get("enum", ())) == 1 else ""


def own_fields(schema: Schema) -> dict[str, Schema]:
    fields = dict(schema["properties"])
    if tag_of(schema):
        fields.pop(next(iter(fields)))
    return fields


def left_out(part: Schema) -> str:
    """Name the value of a field that is left out."""
    return f"`{json.dumps(part['default'])}`" if "default" in part else "nothing new"


def meaning(part: Schema) -> str:
    bounds = "; ".join(words.format(part[key]) for key, words in BOUNDS.items() if key in part)
    return " ".join(filter(None, [part.get("description", ""), bounds and f"({bounds})"]))


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Write a table without the columns that are empty."""
    lines = [*rows]
    kept = [column for column in range(len(heads)) if any(line[column] for line in lines)]
    written = [f"| {' | '.join(cell(line[column]) for column in kept)} |" for line in (heads, *lines)]
    return "\n".join([written[0], "|" + "---|" * len(kept), *written[1:]]) + "\n"


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


# --- the server


def refusals(sections: Sequence[str]) -> str:
    """List the rules of these sections that refuse something, with the English sentence and their status over HTTP."""
    values = {name: f"{{{name}}}" for source in sources("en") for name in re.findall(r"\{ \$(\w+)", source)}
    sentences = {rule: say("en", rule.message, "refused", **values) for rule in rules() if rule.section in sections}
    return table(
        ("rule", "text", "HTTP"),
        [(f"`{rule.id}`", words, str(STATUS.get(rule.id, ""))) for rule, words in sentences.items() if words],
    )


def explanations(sections: Sequence[str]) -> str:
    """List the rules of these sections that refuse nothing by themselves."""
    silent = [rule for rule in rules() if rule.section in sections and say("en", rule.message, "refused") is None]
    return table(("rule", "says"), [(f"`{rule.id}`", text(rule.id, "en")) for rule in silent])


def limits(names: Sequence[str]) -> str:
    """List settings of a host with their defaults."""
    notes, defaults = field_notes(Settings), msgspec.structs.asdict(Settings())
    shown = {name: f"{value:g}" if isinstance(value := defaults[name], float) else f"{value:,}" for name in names}
    return table(
        ("setting", "default", "meaning"),
        [(f"`{name}`", value, notes.get(name, "")) for name, value in shown.items()],
    )


def phrases(_names: Sequence[str]) -> str:
    return table(("phrase", "in English"), [(f"`{phrase}`", say("en", f"phrase-{phrase}") or "") for phrase in PHRASES])


def codes(names: Sequence[str]) -> str:
    """List what the numbers of a family of games mean."""
    return "\n\n".join(
        f"{kind}: {', '.join(f'{number} {meant}' for number, meant in enumerate(meanings))}."
        for name in names
        for kind, meanings in CODES[name].items()
    )


def questions(names: Sequence[str]) -> str:
    asked = [question for family in families(GAMES) if family.name in names for question in family.questions]
    return table(
        ("`question.name`", "who is asked what"),
        [(f"`{kebab(question.__name__)}`", said_of(question)) for question in asked],
    )


TABLES: dict[str, Callable[[Sequence[str]], str]] = {
    "refusals": refusals,
    "explanations": explanations,
    "limits": limits,
    "phrases": phrases,
    "codes": codes,
    "questions": questions,
}
"""Renderers of blocks, by the name of the block."""
