"""A picture of a table that stays as it is when the table changes."""

from __future__ import annotations

from typing import Any

from forno.core.table import Table

PLAIN = frozenset((int, str, bool, bytes, float, type(None)))


def photograph(table: Table) -> Any:
    """Everything that makes the table what it is, copied through and through."""
    return _picture(table.state())


def _picture(value: Any) -> Any:
    sort = type(value)
    if sort in PLAIN:
        return value
    if sort is list:
        return [item if type(item) in PLAIN else _picture(item) for item in value]
    if sort is dict:
        return {key: _picture(item) for key, item in value.items()}
    if sort is tuple:
        return tuple(_picture(item) for item in value)
    if sort is set:
        return set(value)
    if getattr(sort, "__struct_config__", None) is not None:
        return value if sort.__struct_config__.frozen else _parts(value, value.__struct_fields__)
    slots = [name for base in sort.__mro__ for name in getattr(base, "__slots__", ())]
    return _parts(value, [*slots, *getattr(value, "__dict__", ())])


def _parts(value: Any, names: Any) -> Any:
    return type(value).__name__, {name: _picture(getattr(value, name, None)) for name in names}
