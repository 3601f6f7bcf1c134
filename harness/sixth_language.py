"""A made-up language, added to a copy of the tree by the steps of docs/translating.md: English in brackets."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from harness import CHECKOUT

CODE, NAME = "eo", "Esperanto"
OPEN, CLOSE = "⟦", "⟧"
RULEBOOK = Path("src", "forno", "rulebook")


def copy_tree(folder: Path, *parts: str) -> None:
    """Copy these parts of the checkout into a folder, without what is built or installed."""
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "page")
    for part in parts:
        shutil.copytree(CHECKOUT / part, folder / part, ignore=ignored)


def add_language(tree: Path, code: str = CODE, name: str = NAME) -> None:
    """Name the language in languages.json, and give it every text file of English."""
    listed = tree / RULEBOOK / "languages.json"
    names = json.loads(listed.read_text(encoding="utf-8")) | {code: name}
    listed.write_text(json.dumps(names, ensure_ascii=False, indent=2), encoding="utf-8")
    target = tree / RULEBOOK / "text" / code
    target.mkdir()
    for source in (tree / RULEBOOK / "text" / "en").glob("*.ftl"):
        (target / source.name).write_text(in_brackets(source.read_text(encoding="utf-8")), encoding="utf-8")


def in_brackets(source: str) -> str:
    """Put brackets around every text and every attribute of a Fluent file."""
    resource = FluentParser().parse(source)
    for message in resource.body:
        if isinstance(message, ftl.Message):
            parts: list[ftl.Message | ftl.Attribute] = [message, *message.attributes]
            for part in parts:
                if part.value:
                    part.value.elements = [ftl.TextElement(OPEN), *part.value.elements, ftl.TextElement(CLOSE)]
    return FluentSerializer().serialize(resource)
