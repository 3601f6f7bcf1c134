"""SOLO: match the top card, jump in, be the first to get rid of all cards."""

from forno.core.move import Pass
from forno.games.solo.cards import ANY, CODES, COLOURS, DECK, NAMES, card_name, card_names
from forno.games.solo.game import SOLO, Solo
from forno.games.solo.moves import Colour, Draw, Jump, Keep, Play, SoloMove, Swap, read_move
from forno.games.solo.rules.choices import ChooseColour, ChooseSwap
from forno.games.solo.rules.turn import Drawn, Turn
from forno.games.solo.table import SoloTable
from forno.games.solo.view import SoloView

__all__ = [
    "ANY",
    "CODES",
    "COLOURS",
    "DECK",
    "NAMES",
    "SOLO",
    "ChooseColour",
    "ChooseSwap",
    "Colour",
    "Draw",
    "Drawn",
    "Jump",
    "Keep",
    "Pass",
    "Play",
    "Solo",
    "SoloMove",
    "SoloTable",
    "SoloView",
    "Swap",
    "Turn",
    "card_name",
    "card_names",
    "read_move",
]
