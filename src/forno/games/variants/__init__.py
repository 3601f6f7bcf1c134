"""Small variants: a game played with a part of its cards, for exact methods and quick tests.

A variant is data. It takes cards and orders out of the box, deals fewer, or ends sooner; rules, moves and cards keep
their names and numbers. Those that are built in are files of this folder, each in the folder of its game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from forno.core.errors import Unreadable, did_you_mean
from forno.core.game import Game
from forno.games.pizza.variants import NAMES as PIZZA

SUFFIX = ".toml"
UNNAMED = "unnamed"
"""The name of a variant that is a mapping without a name."""

Described = str | Mapping[str, Any]
"""The name of a built-in variant, or a mapping as their files have it."""


def variant_names(game: Game) -> list[str]:
    """List the built-in variants of a game, in alphabetical order."""
    folder = files(__package__) / game.name
    return sorted(file.name.removesuffix(SUFFIX) for file in folder.iterdir()) if folder.is_dir() else []


def in_variant(game: Game, variant: Described) -> Game:
    """Return a game as it is played in a variant. Raises Unreadable for a variant that cannot be played."""
    if isinstance(variant, str):
        variant = {"name": variant} | tomllib.loads(_text(game, variant))
    name = str(variant.get("name", UNNAMED))
    described = {key: value for key, value in variant.items() if key != "name"}
    if game.name == "solo":
        from forno.games.solo.small import small_solo

        return small_solo(name, described)
    if game.name in PIZZA:
        from forno.games.pizza.small import small_pizza

        return small_pizza(game.name, name, described)
    raise Unreadable("this game has no variants", game.name)


def _text(game: Game, name: str) -> str:
    names = variant_names(game)
    if name not in names:
        there = f"there are: {', '.join(names)}" if names else "there are none; describe one by a mapping"
        raise Unreadable(f"no variant of {game.name} has this name; {there}{did_you_mean(name, names)}", name)
    return (files(__package__) / game.name / f"{name}{SUFFIX}").read_text(encoding="utf-8")
