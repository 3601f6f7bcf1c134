"""The pizza games: everybody feeds one oven from memory, then it is opened."""

from forno.games.pizza.cards import COLOURS, KINDS
from forno.games.pizza.game import GRANDE, MAMMA_MIA, PLUS, SOLE_MIO, Pizza
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.view import PizzaView

__all__ = ["COLOURS", "GRANDE", "KINDS", "MAMMA_MIA", "PLUS", "SOLE_MIO", "Pizza", "PizzaTable", "PizzaView"]
