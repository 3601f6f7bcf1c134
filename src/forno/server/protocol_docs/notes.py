"""Descriptions of fields, read from the docstrings below them in the source."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from functools import cache
from itertools import pairwise
from typing import Any


def said_of(thing: Any) -> str:
    """A docstring as one line."""
    return " ".join((thing.__doc__ or "").split())


def field_notes(struct: type) -> dict[str, str]:
    """The descriptions of fields, also of inherited ones."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        found |= _notes_in(base.__module__).get(base.__name__, {})
    return found


@cache
def _notes_in(module: str) -> dict[str, dict[str, str]]:
    """By class and field. A class that has no source has no notes."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (KeyError, OSError, TypeError):
        return {}
    return {node.name: _notes_of(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _notes_of(node: ast.ClassDef) -> dict[str, str]:
    notes: dict[str, str] = {}
    for field, note in pairwise(node.body):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str):
            notes[field.target.id] = re.sub(r"\bNone\b", "null", " ".join(note.value.value.split()))
    return notes
