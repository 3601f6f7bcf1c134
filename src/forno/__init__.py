"""Forno: an open card table for four pizza games and SOLO.

    import random

    import forno

    game = forno.game("solo")
    table = game.deal(4, seed=7)
    while not table.is_over:
        table.play(random.choice(table.legal_moves()))
    print(game.outcome(table))
    print(game.view(table, seat=0))

Everything here is typed, and comes with msgspec and the standard library alone. docs/library.md is the tour.
"""

from forno.core.chance import Chance, FairChance, FastChance, seeded
from forno.core.errors import BrokenRecord, FornoError, Impossible, Refused, Unreadable
from forno.core.event import Event
from forno.core.game import Game, Option, Outcome, Question, View
from forno.core.match import Match
from forno.core.move import PASS, Move
from forno.core.position import Position
from forno.core.record import Record, read_record, record_of
from forno.core.table import Table
from forno.games import game, game_names

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "BrokenRecord",
    "Chance",
    "Event",
    "FairChance",
    "FastChance",
    "FornoError",
    "Game",
    "Impossible",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Position",
    "Question",
    "Record",
    "Refused",
    "Table",
    "Unreadable",
    "View",
    "game",
    "game_names",
    "read_record",
    "record_of",
    "seeded",
]
