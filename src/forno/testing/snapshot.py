"""Snapshots of a table, which do not change with it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from forno.core.table import Table

PLAIN = frozenset((int, str, bool, bytes, float, type(None)))


def snapshot(table: Table) -> Any:
    """Return a deep copy of the state of a table."""
    return _picture(table.state())


def _picture(value: Any) -> Any:
    sort: Any = type(value)
    if sort in PLAIN:
        return value
    if sort is list:
        return [item if type(item) in PLAIN else _picture(item) for item in value]
    if sort is dict:
        return {key: _picture(item) for key, item in value.items()}
    if sort is tuple:
        return tuple(_picture(item) for item in value)
    if sort.__eq__ is object.__eq__ or _is_frozen(sort):
        return value
    return deepcopy(value)


def _is_frozen(sort: Any) -> bool:
    settings = getattr(sort, "__struct_config__", None)
    return settings is not None and settings.frozen
