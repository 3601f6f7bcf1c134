"""What the property tests draw from: games, matches in the middle of random games, moves and words from nowhere."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies
from msgspec import inspect

import forno
from forno.core.game import Game
from forno.core.match import Match
from forno.testing.strategies import matches

GAMES = [forno.game(name) for name in ("mamma-mia", "sole-mio", "grande", "plus", "solo")]

Strategy = strategies.SearchStrategy

games: Strategy[Game] = strategies.sampled_from(GAMES)
any_match: Strategy[Match] = games.flatmap(lambda game: matches(game, moves=strategies.integers(0, 400)))
"""In any game, with any number of players and any options, before anybody moved or far into it."""

numbers = strategies.integers(-3, 40) | strategies.integers()
words = strategies.sampled_from(["kitchen", "waiter", "olive", "minimale", "", "0", "-1"]) | strategies.text()


@cache
def random_moves(game: Game) -> Strategy[Any]:
    """Any move of the game's own types, with any values that their fields can hold."""
    return strategies.one_of([_values(sort) for sort in _sorts(game.move_types)])


@cache
def _sorts(move_types: Any) -> tuple[Any, ...]:
    """What is known of each of some types."""
    found: Any = inspect.type_info(move_types)
    return found.types if isinstance(found, inspect.UnionType) else (found,)


def _values(sort: inspect.Type) -> Strategy[Any]:
    """Values that a field can hold, as far as types say; what only JSON would refuse is among them."""
    match sort:
        case inspect.BoolType():
            return strategies.booleans()
        case inspect.IntType():
            return numbers
        case inspect.StrType():
            return words
        case inspect.LiteralType():
            return strategies.sampled_from(sort.values)
        case inspect.VarTupleType():
            return strategies.lists(_values(sort.item_type), max_size=6).map(tuple)
        case inspect.StructType():
            fields = {field.name: _values(field.type) for field in sort.fields}
            return strategies.builds(sort.cls, **fields)
    raise TypeError(f"no values of {sort} are drawn yet")


def bent(move: Any) -> Strategy[Any]:
    """A move with one of its values replaced."""
    sort_of_move: Any = type(move)
    [sort] = _sorts(sort_of_move)
    if not sort.fields:
        return strategies.just(move)
    one = strategies.sampled_from(sort.fields)
    return one.flatmap(
        lambda field: _values(field.type).map(lambda value: msgspec.structs.replace(move, **{field.name: value}))
    )
