"""Forno: an open card table for four pizza games and SOLO.

    import random

    import forno

    game = forno.game("solo")
    table = game.deal(4, seed=7)
    while not table.is_over:
        table.play(random.choice(table.legal_moves()))
    print(game.outcome(table))
    print(game.view(table, seat=0))

Everything here is typed, and needs msgspec and the standard library alone; `Batch` needs NumPy besides. docs/library.md
is the tour.
A name is imported when it is first used, which keeps `import forno` quick.
"""

from importlib import import_module

TYPE_CHECKING = False
"""True for type checkers; as the one of `typing`, whose import would take most of the time of `import forno`."""

if TYPE_CHECKING:
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
    from forno.kernel.batch import Batch as Batch  # not in __all__: `import *` asks for no NumPy

    __version__: str

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

MODULES = {
    "forno.core.chance": ("Chance", "FairChance", "FastChance", "seeded"),
    "forno.core.errors": ("BrokenRecord", "FornoError", "Impossible", "Refused", "Unreadable"),
    "forno.core.event": ("Event",),
    "forno.core.game": ("Game", "Option", "Outcome", "Question", "View"),
    "forno.core.match": ("Match",),
    "forno.core.move": ("PASS", "Move"),
    "forno.core.position": ("Position",),
    "forno.core.record": ("Record", "read_record", "record_of"),
    "forno.core.table": ("Table",),
    "forno.games": ("game", "game_names"),
    "forno.kernel.batch": ("Batch",),
}
"""The modules that hold the names of this package."""


def __getattr__(name: str) -> object:
    if name == "__version__":  # asked for by few, and a checkout reads it from git
        return import_module("forno.version").current()
    for module, names in MODULES.items():
        if name in names:
            return globals().setdefault(name, getattr(import_module(module), name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "Batch", "__version__"})
