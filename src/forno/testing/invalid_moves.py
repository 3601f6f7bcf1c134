"""Invalid moves: of the game's own types, with arbitrary values."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from forno.core.chance import Chance
from forno.core.table import Table

NUMBERS = (-1, 0, 1, 2, 3, 4, 7, 13, 60, 255)
WORDS = ("", "nothing", "no-such-card")
HUGE_NUMBER = 1_000_000


def invalid_moves(move_types: Any, table: Table, chance: Chance, number: int) -> list[Any]:
    """Return some arbitrary moves, and as many legal moves with one value changed."""
    return InvalidMoves(move_types, table, chance, NUMBERS).moves(number)


def huge_moves(move_types: Any, table: Table, chance: Chance, number: int) -> list[Any]:
    """Return the same with a huge number for every number."""
    return InvalidMoves(move_types, table, chance, (HUGE_NUMBER,)).moves(number)


class InvalidMoves:
    """Generates the values that JSON allows for each field of a move."""

    def __init__(self, move_types: Any, table: Table, chance: Chance, numbers: tuple[int, ...]) -> None:
        self.sorts = _sorts(move_types)
        self.options = table.legal_moves(table.decision.seat)
        self.numbers = numbers
        self.words = (*WORDS, *(word for option in self.options[:5] for word in str(option).split()))
        self.chance = chance

    def moves(self, number: int) -> list[Any]:
        made = [self.made(self.one_of(self.sorts)) for _ in range(number)]
        return made + [self.bent(self.one_of(self.options)) for _ in range(number)]

    def made(self, sort: inspect.StructType) -> Any:
        return sort.cls(**{field.name: self.value(field.type) for field in sort.fields})

    def bent(self, option: Any) -> Any:
        sort_of_move: Any = type(option)
        [sort] = _sorts(sort_of_move)
        if not sort.fields:
            return option
        field = self.one_of(sort.fields)
        return msgspec.structs.replace(option, **{field.name: self.value(field.type)})

    def one_of(self, things: Any) -> Any:
        return things[self.chance.below(len(things))]

    def value(self, sort: inspect.Type) -> Any:
        match sort:
            case inspect.BoolType():
                return bool(self.chance.below(2))
            case inspect.IntType():
                return self.one_of(self.numbers)
            case inspect.StrType():
                return self.one_of(self.words)
            case inspect.LiteralType():
                return self.one_of(sort.values)
            case inspect.EnumType():
                return self.one_of(list(sort.cls))
            case inspect.VarTupleType():
                return tuple(self.value(sort.item_type) for _ in range(self.chance.below(4)))
            case inspect.TupleType():
                return tuple(self.value(item) for item in sort.item_types)
            case inspect.UnionType():
                return self.value(self.one_of(sort.types))
            case inspect.StructType():
                return self.made(sort)
            case _:
                return None


@cache
def _sorts(move_types: Any) -> list[inspect.StructType]:
    found = inspect.type_info(move_types)
    sorts = found.types if isinstance(found, inspect.UnionType) else (found,)
    return [sort for sort in sorts if isinstance(sort, inspect.StructType)]
