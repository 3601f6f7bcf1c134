"""The tables of the games in the full-screen terminal."""

from __future__ import annotations

from forno.terminal.model import TableModel
from forno.terminal.tables.base import CardInfo, GameTable
from forno.terminal.tables.plain import PlainTable

__all__ = ["CardInfo", "GameTable", "table_for"]


def table_for(family: str, model: TableModel) -> GameTable:
    """Return the table of a family of games; the plain one for a game that the terminal does not know."""
    return PlainTable(model)
