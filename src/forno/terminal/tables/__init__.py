"""The tables of the games in the full-screen terminal."""

from __future__ import annotations

from forno.terminal.model import TableModel
from forno.terminal.tables.base import CardInfo, GameTable
from forno.terminal.tables.pizza import PizzaTable
from forno.terminal.tables.plain import PlainTable
from forno.terminal.tables.solo import SoloTable

__all__ = ["CardInfo", "GameTable", "table_for"]

TABLES: dict[str, type[GameTable]] = {"pizza": PizzaTable, "solo": SoloTable}
"""The tables of Forno's own games, by family."""


def table_for(family: str, model: TableModel) -> GameTable:
    """Return the table of a family of games; the plain one for a game that the terminal does not know."""
    return TABLES.get(family, PlainTable)(model)
