"""The protocol's page and types are made from its schema, and say all of it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from forno.server import protocol
from harness import CHECKOUT
from harness.protocol_tables import BLOCK, definitions, tag_of, with_tables
from hatch_build import load

PROSE = (CHECKOUT / "docs" / "protocol.md").read_text(encoding="utf-8")
PAGE = with_tables(PROSE)


def test_each_block_has_become_a_table() -> None:
    assert len(BLOCK.findall(PROSE)) > 20
    assert "```{" not in PAGE


def test_the_page_names_the_version_that_the_server_speaks() -> None:
    assert f"This is version {protocol.VERSION}." in PAGE


@pytest.mark.parametrize(
    "line",
    [
        "| `Key` | `string` | A secret of 128 bits or more",
        "### `open-room`",
        "#### `SoloView`",
        '| `lang` | `string` | `"en"` |',
        "| `take-seat` | `id: CommandId`, `name: Nickname`, `key: Key`, `seat?: SeatNumber \\| null = null`",
        "| `house.host` | Only the host",
        "| `burst` | ",
        "Kinds: 0 pineapple, 1 olive,",
        "| `choose-colour` |",
    ],
)
def test_a_table_has_the_line(line: str) -> None:
    assert re.search(rf"^{re.escape(line)}", PAGE, re.MULTILINE)


def test_the_page_has_every_type() -> None:
    """In a section or a line of its own; unions are named by what they are of."""
    written = {*re.findall(r"^(?:#+|\|) `([\w-]+)`", PAGE, re.MULTILINE)}
    names = {
        name: tag_of(schema) if "properties" in schema else ""
        for name, schema in definitions().items()
        if "anyOf" not in schema
    }
    assert [name for name, tag in names.items() if not {name, tag} & written] == []


def test_the_build_writes_the_types_of_the_page(tmp_path: Path) -> None:
    """In a fresh clone, and again when the schema has changed."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    for part in ("web/build.py", "web/protocol_types.py", "docs/protocol.schema.json"):
        shutil.copy(CHECKOUT / part, tmp_path / part)
    builder = load(str(tmp_path / "web/build.py"))
    builder.write_types()
    written = (tmp_path / "web/src/protocol.ts").read_text(encoding="utf-8")
    assert f"export const VERSION = {protocol.VERSION};" in written
    assert [*re.findall(r"^export (?:interface|type) (\w+)", written, re.MULTILINE)] == [*definitions()]
    before = builder.source_hash()
    schema = json.loads((CHECKOUT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
    schema["$defs"]["Key"] = {"type": "integer"}
    (tmp_path / "docs/protocol.schema.json").write_text(json.dumps(schema), encoding="utf-8")
    assert builder.source_hash() != before
    builder.write_types()
    assert "export type Key = number;" in (tmp_path / "web/src/protocol.ts").read_text(encoding="utf-8")
