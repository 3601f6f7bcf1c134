"""`forno observe`"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import forno
from forno.cli.common import GameName, Players, read_text, usual_players
from forno.core.errors import Refused, Unreadable
from forno.games.variants import SUFFIX, Described, in_variant
from forno.kernel.fields import PlacedField
from forno.kernel.spec import Spec, column_name, spec_of
from forno.kernel.tables import bridge_of

USUAL_PLAYERS = 4


def observe(
    game: GameName,
    /,
    *,
    players: Players = None,
    variant: Annotated[
        str, Parameter(help="A small variant: the name of a built-in one, or a TOML file that describes it.")
    ] = "",
    memory: Annotated[
        Literal["none", "person", "perfect"],
        Parameter(help="What is remembered: nothing, what the page shows a person, or all that was heard."),
    ] = "perfect",
    columns: Annotated[
        bool, Parameter(help="The columns of the mask instead: what each action is.", negative="")
    ] = False,
    json: Annotated[bool, Parameter(help="The whole specification as JSON, for programs.", negative="")] = False,
) -> None:
    """Print what a batch shows of a game: the fields of an observation, with their bounds and meaning."""
    played = forno.game(game)
    bridge = bridge_of(played)
    if bridge is None:
        raise Unreadable("the kernel does not play this game", game)
    if variant:
        played = in_variant(played, described(variant))
    players = usual_players(played, USUAL_PLAYERS) if players is None else players
    if not played.least <= players <= played.most:
        raise Refused("setup.players", players=players, least=played.least, most=played.most)
    spec = spec_of(played, players, memory)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(spec)).decode() + "\n")
    elif columns:
        for column in range(spec.columns):
            if name := column_name(spec, bridge, column):
                sys.stdout.write(f"{column} {name}\n")
    else:
        show_fields(spec)


def described(variant: str) -> Described:
    """Return the variant that an argument names: a built-in one, or a file."""
    if not variant.endswith(SUFFIX):
        return variant
    try:
        return {"name": Path(variant).stem} | tomllib.loads(read_text(Path(variant)))
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(str(error), variant) from None


def show_fields(spec: Spec) -> None:
    """Print the fields as a table, and what holds for all of them."""
    console = Console(highlight=False)
    variant = f" in the variant {spec.variant}" if spec.variant else ""
    console.print(
        f"[bold]{spec.layout}[/]{variant}: {spec.width} numbers ({spec.dtype}) for {spec.players} players, "
        f"memory: {spec.memory}; {spec.columns} columns."
    )
    console.print("Seats count from the viewer on; -1 is nobody or nothing unless a field says more.")
    table = Table("field", "first", "shape", "from", "to", "meaning", box=None, pad_edge=False)
    for field in spec.fields:
        table.add_row(
            f"[bold]{field.name}", first_of_field(field), shape_of(field), str(field.low), str(field.high), field.about
        )
    console.print(table)
    if spec.orders:
        console.print("orders by number: " + ", ".join(f"{number} {name}" for number, name in enumerate(spec.orders)))
    console.print("cards by number: " + ", ".join(f"{number} {name}" for number, name in enumerate(spec.cards)))


def first_of_field(field: PlacedField) -> str:
    """Return the first column of a field, and how far its seats lie apart."""
    return f"{field.first} +{field.stride}" if field.stride else str(field.first)


def shape_of(field: PlacedField) -> str:
    return " x ".join(map(str, field.shape)) or "1"
