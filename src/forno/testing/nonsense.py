"""Moves that nobody in their right mind would send: of the game's own types, with values from nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from forno.core.chance import Chance
from forno.core.table import Table

NUMBERS = (-1, 0, 1, 2, 3, 4, 7, 13, 60, 255, 1_000_000)
WORDS = ("", "nothing", "no-such-card")


def nonsense_moves(move_types: Any, table: Table, chance: Chance, number: int) -> list[Any]:
    """Some moves out of thin air, and as many options with one value changed."""
    options = table.options()
    sorts = _sorts(move_types)
    moves = [_move_of(sorts[chance.below(len(sorts))], options, chance) for _ in range(number)]
    return moves + [_bent(options[chance.below(len(options))], options, chance) for _ in range(number)]


@cache
def _sorts(move_types: Any) -> list[inspect.StructType]:
    found = inspect.type_info(move_types)
    sorts = found.types if isinstance(found, inspect.UnionType) else (found,)
    return [sort for sort in sorts if isinstance(sort, inspect.StructType)]


def _move_of(sort: inspect.StructType, options: Sequence[Any], chance: Chance) -> Any:
    return sort.cls(**{field.name: _value(field.type, options, chance) for field in sort.fields})


def _bent(option: Any, options: Sequence[Any], chance: Chance) -> Any:
    sort = _sorts(type(option))[0]
    if not sort.fields:
        return option
    field = sort.fields[chance.below(len(sort.fields))]
    return msgspec.structs.replace(option, **{field.name: _value(field.type, options, chance)})


def _value(sort: inspect.Type, options: Sequence[Any], chance: Chance) -> Any:
    """Any value that JSON could bring for a field of this type."""
    match sort:
        case inspect.BoolType():
            return bool(chance.below(2))
        case inspect.IntType():
            return NUMBERS[chance.below(len(NUMBERS))]
        case inspect.StrType():
            words = [*WORDS, *(word for option in options[:5] for word in str(option).split())]
            return words[chance.below(len(words))]
        case inspect.LiteralType():
            return sort.values[chance.below(len(sort.values))]
        case inspect.EnumType():
            members = list(sort.cls)
            return members[chance.below(len(members))]
        case inspect.VarTupleType():
            return tuple(_value(sort.item_type, options, chance) for _ in range(chance.below(4)))
        case inspect.TupleType():
            return tuple(_value(item, options, chance) for item in sort.item_types)
        case inspect.UnionType():
            return _value(sort.types[chance.below(len(sort.types))], options, chance)
        case inspect.StructType():
            return _move_of(sort, options, chance)
        case _:
            return None
